// The deal of the day: today's deals, one's days, and what is promised.
import '../screens/past.css';
import './tile.css';
import './daily.css';
import { useEffect, useState } from 'preact/hooks';
import { gameTitle } from '../games.tsx';
import { Bar, useTitle } from '../parts/bar.tsx';
import { Button } from '../parts/controls.tsx';
import { Lazy, Waiting } from '../parts/lazy.tsx';
import { Link } from '../router.tsx';
import { tLate } from '../late.ts';
import { t } from '../words.ts';
import { LanguageAndLight } from '../screens/shelf.tsx';
import { daily, type Daily, type Offer, type Try } from './api.ts';
import { against, formatted } from './said.ts';
import { Leaf, open, Streak } from './tile.tsx';

const WEEKS = 5;
/* So many of one's latest tries are listed. */
const TRIES = 8;
const DAY_MS = 86_400_000;

function Deal({ offer, day }: { offer: Offer; day: string }) {
    const { mine } = offer;
    return (
        <section class="panel daily-deal" aria-labelledby={`daily-${offer.game}`}>
            <h2 id={`daily-${offer.game}`}>{against(offer)}</h2>
            {mine?.done ? (
                <p>
                    <b class="num">
                        {mine.score} – {mine.other}
                    </b>{' '}
                    {mine.won ? tLate('daily.won') : tLate('daily.lost')}
                </p>
            ) : (
                <p class="muted">{mine === null ? tLate('daily.once') : tLate('daily.begun')}</p>
            )}
            <p class="muted">{offer.finished > 0 ? tLate('daily.played', { n: offer.finished, won: offer.won }) : tLate('daily.first')}</p>
            <div class="acts">
                {mine?.done ? (
                    <>
                        <Link class="btn go" to={`/daily/${day}/${offer.game}`}>
                            {tLate('daily.compare')}
                        </Link>
                        <Button onClick={() => void open(offer, true)}>{tLate('daily.again')}</Button>
                    </>
                ) : (
                    <Button go onClick={() => void open(offer)}>
                        {mine === null ? t('play') : t('resume')}
                    </Button>
                )}
            </div>
        </section>
    );
}

/* What a day was: each of its tries in words. */
function tried(tries: Try[]): string {
    if (tries.length === 0) return tLate('daily.none');
    return tries.map((one) => `${gameTitle(one.game)}: ${one.done ? (one.won ? tLate('daily.won') : tLate('daily.lost')) : tLate('daily.unfinished')}`).join(', ');
}

function Calendar({ found }: { found: Daily }) {
    const today = Date.parse(`${found.day}T00:00:00Z`);
    const fromMonday = (new Date(today).getUTCDay() + 6) % 7;
    const first = today - (fromMonday + 7 * (WEEKS - 1)) * DAY_MS;
    const days = Array.from({ length: 7 * WEEKS }, (_, i) => new Date(first + i * DAY_MS).toISOString().slice(0, 10));
    return (
        <section class="panel daily-deal" aria-labelledby="daily-days">
            <h2 id="daily-days">{tLate('daily.days')}</h2>
            <Streak days={found.streak} />
            {found.best > found.streak && <p class="muted">{tLate('daily.best', { n: found.best })}</p>}
            <ol class="daily-calendar">
                {days.map((day) => {
                    const tries = found.days.filter((one) => one.day === day);
                    const done = tries.filter((one) => one.done);
                    const state = day > found.day ? 'later' : done.some((one) => one.won) ? 'won' : done.length > 0 ? 'lost' : tries.length > 0 ? 'begun' : '';
                    const label = `${formatted(day, { dateStyle: 'long' })} : ${tried(tries)}`;
                    const number = formatted(day, { day: 'numeric' });
                    return (
                        <li key={day} class={`${state === '' ? '' : `day-${state}`} ${day === found.day ? 'day-today' : ''}`}>
                            <span aria-hidden="true">{number}</span>
                            <span class="vh">{label}</span>
                        </li>
                    );
                })}
            </ol>
            <ul class="daily-tries">
                {found.days
                    .filter(({ done }) => done)
                    .slice(0, TRIES)
                    .map((one) => (
                        <li key={one.table}>
                            <span>
                                <b>{formatted(one.day, { day: 'numeric', month: 'long' })}</b> · {gameTitle(one.game)} · {one.score} – {one.other},{' '}
                                {one.won ? tLate('daily.won') : tLate('daily.lost')}
                            </span>
                            <Link class="btn" to={`/daily/${one.day}/${one.game}`} aria-label={`${tLate('daily.compare')} (${formatted(one.day, { dateStyle: 'long' })}, ${gameTitle(one.game)})`}>
                                {tLate('daily.compare')}
                            </Link>
                        </li>
                    ))}
            </ul>
        </section>
    );
}

function Promises({ found }: { found: Daily }) {
    return (
        <details class="panel daily-deal">
            <summary>{tLate('daily.promise')}</summary>
            <p>{tLate('daily.promise.line')}</p>
            <dl>
                {found.games.map((offer) => (
                    <div key={offer.game}>
                        <dt>{tLate('daily.promise.today', { game: gameTitle(offer.game) })}</dt>
                        <dd>
                            <code>{offer.promise}</code>
                        </dd>
                        {offer.next_promise !== null && (
                            <>
                                <dt>{tLate('daily.promise.next', { game: gameTitle(offer.game) })}</dt>
                                <dd>
                                    <code>{offer.next_promise}</code>
                                </dd>
                            </>
                        )}
                    </div>
                ))}
            </dl>
        </details>
    );
}

function Today() {
    const [found, set] = useState<Daily | null>(null);
    const [failed, fail] = useState(false);
    useEffect(() => {
        daily().then(set, () => fail(true));
    }, []);
    if (failed)
        return (
            <main class="list-page">
                <section class="panel daily-deal">
                    <p role="status">{tLate('daily.offline')}</p>
                    <div class="acts">
                        <Link class="btn go" to="/">
                            {t('shelf')}
                        </Link>
                    </div>
                </section>
            </main>
        );
    if (found === null) return <Waiting />;
    const hours = Math.floor(found.left_ms / 3_600_000);
    return (
        <main class="list-page">
            <div class="daily-top">
                <Leaf day={found.day} />
                <div>
                    <p>
                        <b>{formatted(found.day, { dateStyle: 'full' })}</b>
                    </p>
                    <p class="muted">{hours > 0 ? tLate('daily.left', { n: hours }) : tLate('daily.soon')}</p>
                </div>
            </div>
            {found.games.map((offer) => (
                <Deal key={offer.game} offer={offer} day={found.day} />
            ))}
            <Calendar found={found} />
            <section class="panel daily-deal" aria-labelledby="daily-duplicate">
                <h2 id="daily-duplicate">{tLate('duplicate.title')}</h2>
                <p>{tLate('duplicate.line')}</p>
                <div class="acts">
                    <Link class="btn" to="/duplicate">
                        {tLate('duplicate.open')}
                    </Link>
                </div>
            </section>
            <Promises found={found} />
        </main>
    );
}

export default function DailyScreen({ day, game }: { day: string; game: string }) {
    useTitle(tLate('daily.title'));
    return (
        <>
            <Bar title={tLate('daily.title')} aside={day !== ''}>
                <LanguageAndLight />
            </Bar>
            {day === '' ? <Today /> : <Lazy load={() => import('./results.tsx')} props={{ day, game }} />}
        </>
    );
}
