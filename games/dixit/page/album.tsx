// The album of a finished game: each round a picture and its clue, the clue that worked best, who was found and who deceived whom.
import './album.css';
import { useEffect, useState } from 'preact/hooks';
import type { Contract } from '@/contract.ts';
import type { Name } from '@/game.ts';
import { Avatar } from '@/parts/avatar.tsx';
import { Sheet } from '@/parts/controls.tsx';
import { fetchRecord, SPECTATOR, Story } from '@/replay/story.ts';
import { list, t } from '@/words.ts';
import type { Last } from './beats.ts';
import { Pic, placeOf } from './pictures.tsx';
import type { DixitNote, DixitView } from './view.ts';

/* The rounds of a record: the log says where each was over. */
async function roundsOf(id: string): Promise<Last[]> {
    const story = new Story(await fetchRecord(id));
    try {
        await story.open(null);
        await story.stand(story.record.moves.length, SPECTATOR);
        const ends = story.get().lines.flatMap((line, i) => ((line.note as DixitNote | undefined)?.round === undefined ? [] : [i + 1]));
        const rounds: Last[] = [];
        for (const end of ends) {
            await story.stand(end, SPECTATOR);
            const { last } = (story.get().contract as Contract<DixitView>).view;
            if (last !== null) rounds.push(last);
        }
        return rounds;
    } finally {
        story.close();
    }
}

const toldOf = ({ slots, teller }: Last) => slots.find(({ owner }) => owner === teller);
const finders = (round: Last) => toldOf(round)?.voters ?? [];

/* Some found it and some did not: the nearer to half, the better. */
function bestOf(rounds: Last[], players: number): Last | undefined {
    const good = (round: Last) => Math.min(finders(round).length, players - 1 - finders(round).length);
    return rounds.reduce<Last | undefined>((best, one) => (good(one) > (best === undefined ? 0 : good(best)) ? one : best), undefined);
}

/* What one person did in all rounds. */
function deedsOf(rounds: Last[], seat: number, players: number, name: Name): string[] {
    const told = rounds.filter(({ teller }) => teller === seat);
    const some = told.filter((round) => finders(round).length > 0 && finders(round).length < players - 1);
    const heard = rounds.filter(({ teller }) => teller !== seat);
    const fooled = new Map<number, number>();
    for (const { slots } of heard) for (const { owner, voters } of slots) if (owner === seat) for (const who of voters) fooled.set(who, (fooled.get(who) ?? 0) + 1);
    const whom = [...fooled].sort((a, b) => b[1] - a[1]).map(([who, n]) => t('dixit.album.times', { name: name(who), n }));
    return [
        ...(told.length > 0 ? [t('dixit.album.told', { n: some.length, of: told.length })] : []),
        t('dixit.album.found', { n: heard.filter((round) => finders(round).includes(seat)).length, of: heard.length }),
        whom.length > 0 ? t('dixit.album.fooled', { names: list(whom) }) : t('dixit.album.fooled.none'),
    ];
}

function Page({ round, n, view, name, of }: { round: Last; n: number | null; view: DixitView; name: Name; of: number }) {
    const card = toldOf(round)?.card;
    return (
        <figure class={n === null ? 'album-best' : 'album-page'}>
            {card !== undefined && <Pic place={placeOf(view.decks, card)} sizes={n === null ? '300px' : '96px'} />}
            <figcaption>
                <b>{t('dixit.clue', { clue: round.clue })}</b>
                <span class="muted">{t('dixit.album.page', { name: name(round.teller), n: finders(round).length, of })}</span>
            </figcaption>
        </figure>
    );
}

export default function Album({ id, contract, name, onClose }: { id: string; contract: Contract<DixitView>; name: Name; onClose: () => void }) {
    const [rounds, take] = useState<Last[] | null>(null);
    const [bad, fail] = useState(false);
    useEffect(() => {
        let live = true;
        roundsOf(id).then((found) => live && take(found), () => live && fail(true));
        return () => void (live = false);
    }, [id]);
    const best = rounds === null ? undefined : bestOf(rounds, contract.players);
    const of = contract.players - 1;
    return (
        <Sheet title={t('dixit.album')} onClose={onClose} class="album">
            {rounds === null && <p role="status">{bad ? t('review.bad') : t('loading')}</p>}
            {best !== undefined && (
                <section aria-labelledby="album-best">
                    <h3 id="album-best">{t('dixit.album.best')}</h3>
                    <Page round={best} n={null} view={contract.view} name={name} of={of} />
                </section>
            )}
            {rounds !== null && (
                <>
                    <ul class="album-people">
                        {contract.names.slice(0, contract.players).map((_, seat) => (
                            <li key={seat}>
                                <Avatar seat={seat} name={name(seat)} />
                                <div>
                                    <b>{name(seat)}</b>
                                    {deedsOf(rounds, seat, contract.players, name).map((line) => (
                                        <p key={line}>{line}</p>
                                    ))}
                                </div>
                            </li>
                        ))}
                    </ul>
                    <h3>{t('dixit.album.rounds')}</h3>
                    <ol class="album-rounds">
                        {rounds.map((round, i) => (
                            <li key={i}>
                                <Page round={round} n={i + 1} view={contract.view} name={name} of={of} />
                            </li>
                        ))}
                    </ol>
                </>
            )}
        </Sheet>
    );
}
