// At the end of a game: the three decisions that cost most, and how one's chances went. It is worked out in a worker meanwhile.
import './decided.css';
import { useEffect, useState } from 'preact/hooks';
import type { Contract } from '../contract.ts';
import { GAMES } from '../games.tsx';
import { fetchRecord } from '../replay/story.ts';
import { noteReview } from '../stats.ts';
import { plain, t } from '../words.ts';
import { analyse, decisionsOf, percent, sharesOf, turningPoints, type Analysis } from './analysis.ts';
import { Seal } from './seal.tsx';
import { Sum } from './sum.tsx';

const MOST = 3;

export default function Decided({ id, contract, you, name }: { id: string; contract: Contract; you: number | null; name: (seat: number) => string }) {
    const [analysis, take] = useState<Analysis | null>(null);
    const [done, tell] = useState(0);
    const [bad, fail] = useState(false);
    useEffect(() => {
        let live = true;
        void (async () => {
            const found = await analyse(await fetchRecord(id), (now, of) => live && tell(Math.round((100 * now) / of)), () => !live);
            if (!live) return;
            if (found === null) return fail(true);
            take(found);
            if (you !== null) noteReview(id, decisionsOf(found, you));
        })().catch(() => live && fail(true));
        return () => void (live = false);
    }, [id]);
    if (bad) return null;
    const page = GAMES[contract.game].review;
    const points = analysis === null ? [] : turningPoints(analysis, MOST);
    const sums = analysis !== null && you !== null ? analysis.sums[you] : null;
    return (
        <>
            <section class="panel decided" aria-labelledby="decided" aria-busy={analysis === null}>
                <h2 id="decided">{analysis === null ? t('over.decided.soon') : points.length === 0 ? t('over.decided.none') : t('over.decided', { n: points.length })}</h2>
                {analysis === null ? (
                    <p class="muted working">
                        <progress value={done} max={100} aria-label={t('over.decided.working')} /> {t('over.decided.working')}
                    </p>
                ) : (
                    <ol>
                        {points.map((one) => (
                            <li key={one.n}>
                                <Seal of={one.class} />
                                <div>
                                    <span class="muted">{t('review.move', { n: one.n + 1 })}</span>
                                    <p>
                                        {t('over.decided.line', { name: name(one.who ?? 0), move: page?.choice(one.m) ?? one.m, why: one.why === undefined ? '' : (page?.why(one.why) ?? '') })}
                                    </p>
                                </div>
                                <span class="swing">
                                    <b>{plain(percent(one.cost.win))}</b>
                                    <small>{name(one.who ?? 0)}</small>
                                </span>
                            </li>
                        ))}
                    </ol>
                )}
                {points.length > 0 && <p class="muted foot">{t('over.decided.unit')}</p>}
            </section>
            {sums !== null && sums !== undefined && (
                <section class="panel yourgame" aria-labelledby="yourgame">
                    <h2 class="h" id="yourgame">
                        {t('over.chances')}
                    </h2>
                    <Sum shares={sharesOf(sums)} own />
                </section>
            )}
        </>
    );
}
