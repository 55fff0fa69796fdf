// The Dixit table: the clue, pictures, players, your hand, dock. What the pictures are (hand or slots) and the dock change with the phase.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Contract, DixitView } from '../contract.ts';
import { OverDock, overTitle, WaitDock } from '../frame/parts.tsx';
import type { DeskProps } from '../games.tsx';
import { Button } from '../parts/controls.tsx';
import { Icon } from '../parts/icon.tsx';
import { Avatar } from '../parts/pieces.tsx';
import { t } from '../words.ts';
import { Pic, placeOf, useWords, type Place } from './pictures.tsx';
import { Track, Voters } from './players.tsx';
import { Points, reason, Reveal, RevealSlots } from './reveal.tsx';
import { Zoom } from './zoom.tsx';

type Props = DeskProps<DixitView>;
const CLUE_MOST = 200;

/* The numbers of a choice: "vote 2 4" is [2, 4]. */
function numbersOf(move: string | null): number[] {
    return move === null ? [] : move.split(' ').slice(1).map(Number);
}

interface Tile {
    card: number;
    label: string;
    number?: number;
    picked: boolean;
    tag: string | null;
    open: boolean;
}

function TileView({ tile, place, onPick, onZoom }: { tile: Tile; place: Place; onPick: (() => void) | null; onZoom: () => void }) {
    const title = useWords(place, 0);
    const inner = (
        <>
            <Pic place={place} />
            {tile.number !== undefined && (
                <span class="no" aria-hidden="true">
                    {tile.number}
                </span>
            )}
            {tile.tag !== null && (
                <span class="tag">
                    {tile.picked && <Icon name="check" />}
                    {tile.tag}
                </span>
            )}
        </>
    );
    return (
        <li class="tile">
            <button
                type="button"
                class={`slot-b ${tile.picked ? 'sel' : ''} ${tile.open ? '' : 'own'}`}
                aria-pressed={onPick === null ? undefined : tile.picked}
                aria-disabled={!tile.open || onPick === null}
                aria-label={`${tile.label}: ${title}${tile.tag === null ? '' : `, ${tile.tag}`}`}
                onClick={() => (tile.open && onPick !== null ? onPick() : onZoom())}
            >
                {inner}
            </button>
            <button type="button" class="look" aria-label={t('dixit.zoom', { title })} onClick={onZoom}>
                <Icon name="eye" />
            </button>
        </li>
    );
}

function Tiles({ tiles, decks, label, onPick }: { tiles: Tile[]; decks: DixitView['decks']; label: string; onPick: ((card: number) => void) | null }) {
    const [zoom, look] = useState<number | null>(null);
    const places = tiles.map((tile) => placeOf(decks, tile.card));
    return (
        <>
            <ol class={`slots s${tiles.length}`} aria-label={label}>
                {tiles.map((tile, i) => (
                    <TileView key={tile.card} tile={tile} place={places[i] as Place} onPick={onPick === null ? null : () => onPick(tile.card)} onZoom={() => look(i)} />
                ))}
            </ol>
            {zoom !== null && (
                <Zoom places={places} at={zoom} onAt={look} onClose={() => look(null)} onChoose={onPick !== null && tiles[zoom]?.open ? (at) => onPick((tiles[at] as Tile).card) : null} />
            )}
        </>
    );
}

function Hand({ view }: { view: DixitView }) {
    const [zoom, look] = useState<number | null>(null);
    const places = view.hand.map((card) => placeOf(view.decks, card));
    if (view.hand.length === 0) return null;
    return (
        <section class="hand" aria-label={t('dixit.hand')}>
            <span class="h">{t('dixit.hand')}</span>
            <div class="fan">
                {places.map((place, i) => (
                    <button key={view.hand[i]} type="button" onClick={() => look(i)} aria-label={t('dixit.hand.card', { n: i + 1 })}>
                        <Pic place={place} />
                    </button>
                ))}
            </div>
            {zoom !== null && <Zoom places={places} at={zoom} onAt={look} onClose={() => look(null)} onChoose={null} />}
        </section>
    );
}

function Clue({ contract, you, name }: Pick<Props, 'contract' | 'you' | 'name'>) {
    const { view } = contract;
    const { teller, clue } = view;
    if (teller === null || clue === null) {
        const telling = view.teller === you || view.teller === null;
        return (
            <figure class="clue asking">
                <blockquote>{teller === null ? t('dixit.first') : teller === you ? t('dixit.tell') : t('dixit.tell.wait', { name: name(teller) })}</blockquote>
                {telling && you !== null && <figcaption class="by">{teller === null ? `${t('dixit.first.line')} ${t('dixit.tell.line')}` : t('dixit.tell.line')}</figcaption>}
            </figure>
        );
    }
    return (
        <figure class="clue">
            <Avatar seat={teller} name={name(teller)} />
            <figcaption class="by">{teller === you ? t('dixit.tells.you') : t('dixit.tells', { name: name(teller) })}</figcaption>
            <blockquote>{t('dixit.clue', { clue })}</blockquote>
        </figure>
    );
}

/* Which cards or slots are picked; begins anew with each step, from the choice already made. */
function usePicked(contract: Contract<DixitView>): [number[], (numbers: number[]) => void] {
    const [picked, set] = useState(() => numbersOf(contract.choice));
    useEffect(() => set(numbersOf(contract.choice)), [contract.step, contract.choice]);
    return [picked, set];
}

function TellDock({ card, act, busy }: { card: number | null; act: Props['act']; busy: boolean }) {
    const [clue, set] = useState('');
    const length = [...clue.trim()].length;
    const fits = length >= 1 && length <= CLUE_MOST;
    const say = () => card !== null && fits && act(`tell ${card} ${clue.trim().replace(/\s+/g, ' ')}`);
    return (
        <form
            class="dock tell"
            onSubmit={(event) => {
                event.preventDefault();
                say();
            }}
        >
            <label class="clue-in">
                <span class="vh">{t('dixit.tell.input')}</span>
                <input type="text" value={clue} maxLength={CLUE_MOST * 2} placeholder={t('dixit.tell.input')} autocomplete="off" enterkeyhint="send" onInput={(event) => set((event.target as HTMLInputElement).value)} />
                {length > CLUE_MOST - 40 && <small class={length > CLUE_MOST ? 'too' : ''}>{t('dixit.tell.left', { n: CLUE_MOST - length })}</small>}
            </label>
            <Button go type="submit" icon="teller" disabled={busy || card === null || !fits} detail={card === null ? t('dixit.tell.pick') : null}>
                {t('dixit.tell.go')}
            </Button>
        </form>
    );
}

function ChooseDock({ contract, moves, labels, done, act, busy }: { contract: Contract<DixitView>; moves: string | null; labels: { go: string; pick: string }; done: string; act: Props['act']; busy: boolean }) {
    const made = contract.choice !== null && contract.choice === moves;
    if (made) return <div class="dock wait"><p>{done}</p></div>;
    return (
        <div class="dock">
            <Button go icon="vote" disabled={busy || moves === null} onClick={() => moves !== null && act(moves)}>
                {moves === null ? labels.pick : labels.go}
            </Button>
        </div>
    );
}

/* The previous round stays at hand until the next one is over. */
function Previous({ contract, name }: Pick<Props, 'contract' | 'name'>) {
    const { last } = contract.view;
    if (last === null) return null;
    return (
        <details class="previous">
            <summary>{t('dixit.last')}</summary>
            <p class="by">
                {t('dixit.tells', { name: name(last.teller) })} {t('dixit.clue', { clue: last.clue ?? '' })}
            </p>
            <RevealSlots view={contract.view} last={last} step={4} name={name} />
            <p class="help">{reason(last, name)}</p>
            <Points contract={contract} last={last} name={name} />
        </details>
    );
}

/* Rounds that are over: the reveal of a new one is shown until its reader goes on. */
function useReveal(contract: Contract<DixitView>): [boolean, () => void] {
    const { view } = contract;
    const finished = view.last === null ? 0 : contract.over ? view.round : view.round - 1;
    const seen = useRef(finished);
    const [, again] = useState(0);
    const close = () => {
        seen.current = finished;
        again((n) => n + 1);
    };
    return [finished > seen.current, close];
}

export default function DixitDesk({ source, contract, you, name, act, busy }: Props) {
    const { view, legal } = contract;
    const [picked, pick] = usePicked(contract);
    const [revealing, close] = useReveal(contract);
    if (revealing) return <Reveal contract={contract} name={name} onDone={close} />;
    const owes = you !== null && legal.length > 0;
    const two = view.phase === 'give' && contract.seats === 3;
    const odyssey = contract.options['odyssey'] === true;
    const most = two || (view.phase === 'vote' && odyssey) ? 2 : 1;
    const toggle = (n: number) => pick(picked.includes(n) ? picked.filter((one) => one !== n) : [...picked, n].slice(-most));
    const chosen = [...picked].sort((a, b) => a - b);
    const move = chosen.length > 0 ? `${view.phase} ${chosen.join(' ')}` : null;
    const legalMove = move !== null && legal.includes(move) ? move : null;
    const handTiles = (tag: (card: number) => string | null): Tile[] =>
        view.hand.map((card, i) => ({ card, label: t('dixit.hand.card', { n: i + 1 }), picked: picked.includes(card), tag: tag(card), open: true }));
    const slotTiles: Tile[] = view.slots.map((card, i) => {
        const own = view.mine.includes(i + 1);
        const voted = numbersOf(contract.choice).includes(i + 1);
        const tag = own ? (view.told === card ? t('dixit.told.tag') : t('dixit.mine.tag')) : voted || picked.includes(i + 1) ? t('dixit.vote.tag') : null;
        return { card, label: t('dixit.picture', { n: i + 1 }), number: i + 1, picked: picked.includes(i + 1), tag, open: !own };
    });
    const onSlot = (card: number) => toggle(view.slots.indexOf(card) + 1);
    const handOut = view.phase === 'tell' || view.phase === 'give';
    return (
        <main class={`tale ${contract.over ? 'ended' : ''}`} data-phase={view.phase}>
            {contract.over ? (
                <figure class="clue asking">
                    <blockquote>{overTitle(contract as never, name)}</blockquote>
                </figure>
            ) : (
                <Clue contract={contract} you={you} name={name} />
            )}
            {contract.over && view.last !== null ? (
                <RevealSlots view={view} last={view.last} step={4} name={name} />
            ) : view.slots.length > 0 && view.phase === 'vote' ? (
                <Tiles tiles={slotTiles} decks={view.decks} label={t('dixit.table')} onPick={owes ? onSlot : null} />
            ) : (
                <Tiles
                    tiles={handTiles((card) => (view.told === card ? t('dixit.told.tag') : numbersOf(contract.choice).includes(card) && view.phase === 'give' ? t('dixit.gave.tag') : null))}
                    decks={view.decks}
                    label={t('dixit.hand')}
                    onPick={owes && handOut ? toggle : null}
                />
            )}
            <Voters contract={contract} name={name} />
            <Track contract={contract} name={name} />
            {view.phase === 'vote' && <Hand view={view} />}
            {!contract.over && view.phase !== 'vote' && <Previous contract={contract} name={name} />}
            {contract.over ? (
                <OverDock source={source} contract={contract as never} />
            ) : owes && view.phase === 'tell' ? (
                <TellDock key={view.round} card={picked[0] ?? null} act={act} busy={busy} />
            ) : owes && view.phase === 'give' ? (
                <ChooseDock contract={contract} moves={legalMove} labels={{ go: contract.choice !== null ? t('dixit.give.change') : t('dixit.give.go'), pick: two ? t('dixit.give.two') : t('dixit.give') }} done={t('dixit.given')} act={act} busy={busy} />
            ) : owes && view.phase === 'vote' ? (
                <ChooseDock
                    contract={contract}
                    moves={legalMove}
                    labels={{
                        go: chosen.length === 2 ? t('dixit.vote.two', { a: chosen[0] ?? 0, b: chosen[1] ?? 0 }) : t('dixit.vote.go', { n: chosen[0] ?? 0 }),
                        pick: odyssey ? t('dixit.vote.pick.two') : t('dixit.vote', { name: name(view.teller ?? 0) }),
                    }}
                    done={t('dixit.voted')}
                    act={act}
                    busy={busy}
                />
            ) : (
                <WaitDock source={source} contract={contract as never} name={name} />
            )}
        </main>
    );
}
