// The album of a finished game: each round a picture and its clue, the clue that worked best, who was found and who deceived whom.
import './album.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Contract } from '@/contract.ts';
import type { Name } from '@/game.ts';
import { tLate } from '@/late.ts';
import { Avatar } from '@/parts/avatar.tsx';
import { Button, Sheet } from '@/parts/controls.tsx';
import { Icon } from '@/parts/icon.tsx';
import { fetchRecord, SPECTATOR, Story } from '@/replay/story.ts';
import { useSettings } from '@/settings.ts';
import { type Source, usePicture } from '@/source/source.ts';
import { list, t } from '@/words.ts';
import type { Last } from './beats.ts';
import { clueText } from './clue.tsx';
import { eveningOf, heartsOf, voteLine, voteOf } from './evening.ts';
import { albumFile, download, print } from './keep.ts';
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
    const whom = [...fooled].sort((a, b) => b[1] - a[1]).map(([who, n]) => tLate('dixit.album.times', { name: name(who), n }));
    return [
        ...(told.length > 0 ? [tLate('dixit.album.told', { n: some.length, of: told.length })] : []),
        tLate('dixit.album.found', { n: heard.filter((round) => finders(round).includes(seat)).length, of: heard.length }),
        whom.length > 0 ? tLate('dixit.album.fooled', { names: list(whom) }) : tLate('dixit.album.fooled.none'),
    ];
}

function Best({ round, hearts, view, name, of }: { round: Last; hearts: number; view: DixitView; name: Name; of: number }) {
    const card = toldOf(round)?.card;
    return (
        <figure class="album-best">
            {card !== undefined && <Pic place={placeOf(view.decks, card)} sizes="300px" />}
            <figcaption>
                <b>{clueText(round.clue)}</b>
                <span class="muted">{tLate('dixit.album.page', { name: name(round.teller), n: finders(round).length, of })}</span>
                {hearts > 0 && <span class="muted">{tLate('dixit.album.hearts', { n: hearts })}</span>}
            </figcaption>
        </figure>
    );
}

/* A round: the picture that was told, then all others with who gave them and who fell for them. */
function Page({ round, view, name, of, heart }: { round: Last; view: DixitView; name: Name; of: number; heart: { n: number; own: boolean; vote: (() => void) | null } }) {
    const card = toldOf(round)?.card;
    return (
        <figure class="album-page">
            {card !== undefined && <Pic place={placeOf(view.decks, card)} sizes="150px" />}
            <figcaption>
                <b>{clueText(round.clue)}</b>
                <span class="muted">{tLate('dixit.album.page', { name: name(round.teller), n: finders(round).length, of })}</span>
                {finders(round).length > 0 && <span class="muted">{tLate('dixit.album.finders', { names: list(finders(round).map(name)) })}</span>}
                <ul class="album-slots">
                    {round.slots
                        .filter(({ owner }) => owner !== round.teller)
                        .map(({ card, owner, voters }) => (
                            <li key={card}>
                                <Pic place={placeOf(view.decks, card)} sizes="72px" />
                                <span>{name(owner)}</span>
                                {voters.length > 0 && <span class="muted">{tLate('dixit.album.fell', { names: list(voters.map(name)) })}</span>}
                            </li>
                        ))}
                </ul>
                {heart.vote !== null ? (
                    <button type="button" class={`album-heart ${heart.own ? 'on' : ''}`} aria-pressed={heart.own} onClick={heart.vote}>
                        <Icon name="heart" /> {tLate('dixit.album.vote')}
                        {heart.n > 0 && <b> {heart.n}</b>}
                    </button>
                ) : (
                    heart.n > 0 && <span class="muted">{tLate('dixit.album.hearts', { n: heart.n })}</span>
                )}
            </figcaption>
        </figure>
    );
}

interface Props {
    source: Source;
    id: string;
    contract: Contract<DixitView>;
    you: number | null;
    name: Name;
    onClose: () => void;
}

export default function Album({ source, id, contract, you, name, onClose }: Props) {
    const [rounds, take] = useState<Last[] | null>(null);
    const [bad, fail] = useState(false);
    const [here, choose] = useState(0); /* the vote of whoever holds a device without a server */
    const { chat } = usePicture(source);
    const inner = useRef<HTMLDivElement>(null);
    const { lang } = useSettings();
    useEffect(() => {
        let live = true;
        roundsOf(id).then((found) => live && take(found), () => live && fail(true));
        return () => void (live = false);
    }, [id]);
    const of = contract.players - 1;
    const remote = source.kind !== 'local';
    const own = remote ? voteOf(chat, you) : here;
    const hearts = rounds === null ? [] : remote ? heartsOf(chat, rounds.length) : rounds.reduce((all, _, i) => [...all, own === i + 1 ? 1 : 0], [0]);
    const evening = eveningOf(hearts);
    const best = rounds === null ? undefined : evening > 0 ? rounds[evening - 1] : bestOf(rounds, contract.players);
    const vote = (round: number, { clue }: Last) => {
        choose(round);
        if (remote && own !== round) source.chat(voteLine(round, clueText(clue)));
    };
    const title = `${t('dixit.album')} · ${new Date().toLocaleDateString(lang, { day: 'numeric', month: 'long', year: 'numeric' })}`;
    const file = (then: (text: string) => void) => inner.current !== null && void albumFile(inner.current, title, lang).then(then);
    return (
        <Sheet title={t('dixit.album')} onClose={onClose} class="album">
            {rounds === null && <p role="status">{bad ? t('review.bad') : t('loading')}</p>}
            {rounds !== null && (
                <div ref={inner} class="album-all">
                    {best !== undefined && (
                        <section aria-labelledby="album-best">
                            <h3 id="album-best">{tLate(evening > 0 ? 'dixit.album.evening' : 'dixit.album.best')}</h3>
                            <Best round={best} hearts={hearts[evening] ?? 0} view={contract.view} name={name} of={of} />
                        </section>
                    )}
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
                    <div class="album-do">
                        <Button icon="save" onClick={() => file((text) => download('dixit-album.html', text))}>
                            {tLate('dixit.album.keep')}
                        </Button>
                        <Button icon="book" onClick={() => file(print)}>
                            {tLate('dixit.album.print')}
                        </Button>
                    </div>
                    <h3>{tLate('dixit.album.rounds')}</h3>
                    <ol class="album-rounds">
                        {rounds.map((round, i) => (
                            <li key={i}>
                                <Page
                                    round={round}
                                    view={contract.view}
                                    name={name}
                                    of={of}
                                    heart={{ n: hearts[i + 1] ?? 0, own: own === i + 1, vote: you === null && remote ? null : () => vote(i + 1, round) }}
                                />
                            </li>
                        ))}
                    </ol>
                </div>
            )}
        </Sheet>
    );
}
