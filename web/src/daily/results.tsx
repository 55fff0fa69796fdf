// A deal of the day that one has finished: the result beside everybody's, each choice beside theirs, and a line to send.
import { useEffect, useState } from 'preact/hooks';
import type { GameRecord } from '../replay/story.ts';
import { GAMES, isGame } from '../games.tsx';
import { Button } from '../parts/controls.tsx';
import { Waiting } from '../parts/lazy.tsx';
import { toast } from '../parts/said.tsx';
import { href, Link } from '../router.tsx';
import { analyse } from '../review/analysis.ts';
import { record, Refused } from '../source/api.ts';
import { tLate } from '../late.ts';
import { signed, t, tMaybe } from '../words.ts';
import { daily, results, type Daily, type Results } from './api.ts';
import { Choices } from './choices.tsx';
import { against, formatted, shared } from './said.ts';

async function share(text: string): Promise<void> {
    if (navigator.share !== undefined) {
        await navigator.share({ text }).catch(() => undefined);
        return;
    }
    const copied = await navigator.clipboard?.writeText(text).then(
        () => true,
        () => false,
    );
    toast(copied ? tLate('daily.copied') : text);
}

/* The result without the luck of the draws (docs/review.md), worked out here by the judge of the strongest bot; the server has nothing of it. */
function WithoutLuck({ found }: { found: Results }) {
    const [done, set] = useState<number | string | null>(null);
    const table = found.mine?.table;
    useEffect(() => {
        let gone = false;
        if (table === undefined || GAMES[found.game].review === undefined) return;
        const work = async () => {
            const game = JSON.parse(await record(table)) as GameRecord;
            const found = await analyse(game, (at, of) => !gone && set(tLate('daily.luck.wait', { n: Math.round((100 * at) / of) })), () => gone);
            const sums = found?.sums[0];
            if (!gone && sums) set((sums.end.points - sums.luck.points) / 100);
        };
        void work().catch(() => undefined);
        return () => void (gone = true);
    }, [table]);
    if (done === null) return null;
    return <p class="muted">{typeof done === 'string' ? done : tLate('daily.luck', { lead: signed(Math.round(done * 10) / 10) })}</p>;
}

function Leads({ found }: { found: Results }) {
    const most = Math.max(1, ...found.leads.map(({ count }) => count));
    const own = found.mine === null ? null : (found.mine.score ?? 0) - (found.mine.other ?? 0);
    return (
        <section class="panel daily-deal" aria-labelledby="daily-leads">
            <h2 id="daily-leads">{tLate('daily.leads')}</h2>
            <ol class="daily-leads">
                {found.leads.map(({ lead, count }) => (
                    <li key={lead} class={lead === own ? 'mine' : ''}>
                        <b class="num">{signed(lead)}</b>
                        <progress value={count} max={most} aria-hidden="true" />
                        <span>
                            {count}
                            {lead === own && <span class="vh"> {t('you')}</span>}
                        </span>
                    </li>
                ))}
            </ol>
        </section>
    );
}

function Mine({ found, today }: { found: Results; today: Daily | null }) {
    const { mine } = found;
    const offer = today?.games.find(({ game }) => game === found.game) ?? { game: found.game, level: null };
    if (mine === null) return null;
    return (
        <section class="panel daily-deal" aria-labelledby="daily-mine">
            <h2 id="daily-mine">{against(offer)}</h2>
            <p>
                <b class="num">
                    {mine.score} – {mine.other}
                </b>{' '}
                {mine.won ? tLate('daily.won') : tLate('daily.lost')}
            </p>
            {found.rank !== null && <p>{tLate('daily.rank', { n: found.rank, of: found.finished })}</p>}
            <WithoutLuck found={found} />
            <div class="acts">
                <Button go icon="send" onClick={() => void share(shared(found, offer, today?.streak ?? 0, new URL(href('/daily'), location.href).href))}>
                    {tLate('daily.share')}
                </Button>
                <Link class="btn" to={`/replay/${mine.table}`}>
                    {t('over.replay')}
                </Link>
                {GAMES[found.game].review !== undefined && (
                    <Link class="btn" to={`/review/${mine.table}/0`}>
                        {t('review.title')}
                    </Link>
                )}
            </div>
        </section>
    );
}

export default function ResultsScreen({ day, game }: { day: string; game: string }) {
    const [found, set] = useState<Results | null>(null);
    const [today, setToday] = useState<Daily | null>(null);
    const [why, fail] = useState<string | null>(null);
    useEffect(() => {
        results(day, game).then(set, (error: unknown) => fail(error instanceof Refused ? error.why : 'offline'));
        daily().then(setToday, () => undefined);
    }, [day, game]);
    if (why !== null)
        return (
            <main class="list-page">
                <section class="panel daily-deal">
                    <p role="status">{why === 'offline' ? tLate('daily.offline') : tMaybe(`why.${why}`, t('why.other', { why }))}</p>
                    <div class="acts">
                        <Link class="btn go" to="/daily">
                            {tLate('daily.title')}
                        </Link>
                    </div>
                </section>
            </main>
        );
    if (found === null || !isGame(found.game)) return <Waiting />;
    return (
        <main class="list-page">
            <p class="muted">{formatted(found.day, { dateStyle: 'full' })}</p>
            <Mine found={found} today={today} />
            <Leads found={found} />
            {found.mine !== null && <Choices choices={found.choices} game={found.game} />}
            <section class="panel daily-deal">
                <p class="muted">{found.over ? tLate('daily.over') : tLate('daily.sealed')}</p>
                {found.seed !== null && <code>{found.seed}</code>}
            </section>
        </main>
    );
}
