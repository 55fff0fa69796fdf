// The deal of the day on the shelf: what it is, one's days in a row, and the way to it.
import './tile.css';
import { useEffect, useState } from 'preact/hooks';
import { Button } from '../parts/controls.tsx';
import { toast } from '../parts/said.tsx';
import { go, Link } from '../router.tsx';
import { Refused } from '../source/api.ts';
import { tLate } from '../late.ts';
import { t, tMaybe } from '../words.ts';
import { begin, daily, type Daily, type Offer } from './api.ts';
import { against, formatted } from './said.ts';

export async function open(offer: Offer, again = false): Promise<void> {
    try {
        go(`/t/${await begin(offer.game, again)}`);
    } catch (error) {
        const why = error instanceof Refused ? error.why : 'offline';
        toast(why === 'offline' ? tLate('daily.offline') : tMaybe(`why.${why}`, t('why.other', { why })), 'error');
    }
}

export function Leaf({ day }: { day: string }) {
    return (
        <span class="leaf-day" aria-hidden="true">
            <small>{formatted(day, { month: 'short' })}</small>
            {formatted(day, { day: 'numeric' })}
        </span>
    );
}

export function Streak({ days }: { days: number }) {
    return (
        <div class="daily-streak">
            <span>
                <b class="num">{days}</b> {tLate('daily.streak.days', { n: days })}
            </span>
            <div class="ten" aria-hidden="true">
                {Array.from({ length: 10 }, (_, i) => (
                    <i key={i} class={i < days ? 'on' : ''} />
                ))}
            </div>
        </div>
    );
}

export default function Tile() {
    const [found, set] = useState<Daily | null>(null);
    useEffect(() => {
        daily().then(set, () => undefined); // no server: there is no deal of the day
    }, []);
    const offer = found?.games.find(({ mine }) => !mine?.done) ?? found?.games[0];
    if (found === null || offer === undefined) return null;
    return (
        <section class="panel daily" aria-labelledby="daily-tile">
            <div class="daily-top">
                <Leaf day={found.day} />
                <div>
                    <h2 id="daily-tile">{tLate('daily.title')}</h2>
                    <p class="muted">{tLate('daily.same', { what: against(offer) })}</p>
                </div>
            </div>
            <Streak days={found.streak} />
            <div class="daily-foot">
                <span class="muted">{offer.finished > 0 ? tLate('daily.played', { n: offer.finished, won: offer.won }) : tLate('daily.first')}</span>
                <div class="acts">
                    <Link class="btn" to="/daily">
                        {tLate('daily.all')}
                    </Link>
                    {!offer.mine?.done && (
                        <Button go aria-label={tLate('daily.play.label', { what: against(offer) })} onClick={() => void open(offer)}>
                            {offer.mine === null ? t('play') : t('resume')}
                        </Button>
                    )}
                </div>
            </div>
        </section>
    );
}
