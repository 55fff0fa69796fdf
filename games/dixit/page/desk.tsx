// The Dixit table: the clue, pictures, players, your hand, dock. What the pictures are (hand or slots) and the dock change with the phase.
import './desk.css';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Contract } from '@/contract.ts';
import { WaitDock } from '@/frame/parts.tsx';
import type { DeskProps } from '@/game.ts';
import { useFocusAt } from '@/parts/hand.ts';
import { Avatar } from '@/parts/avatar.tsx';
import { toast } from '@/parts/said.tsx';
import { t } from '@/words.ts';
import { Quote } from './clue.tsx';
import { type Around, ChooseDock, numbersOf, TellDock } from './docks.tsx';
import { Ending } from './over.tsx';
import { Track, Voters } from './players.tsx';
import { clueSize, Previous, Reveal, RevealSlots } from './reveal.tsx';
import { Hand, Tiles, type Tile } from './tiles.tsx';
import type { DixitView } from './view.ts';

type Props = DeskProps<DixitView>;

function Clue({ contract, you, name }: Pick<Props, 'contract' | 'you' | 'name'>) {
    const { teller, clue } = contract.view;
    if (teller === null || clue === null) {
        const telling = you !== null && (teller === you || teller === null);
        return (
            <figure class="clue asking">
                <blockquote>{teller === null ? t('dixit.first') : teller === you ? t('dixit.tell') : t('dixit.tell.wait', { name: name(teller) })}</blockquote>
                {telling && <figcaption class="by">{teller === null ? `${t('dixit.first.line')} ${t('dixit.tell.line')}` : t('dixit.tell.line')}</figcaption>}
            </figure>
        );
    }
    return (
        <figure class={`clue ${clueSize(clue)}`}>
            <Avatar seat={teller} name={name(teller)} />
            <figcaption class="by">{teller === you ? t('dixit.tells.you') : t('dixit.tells', { name: name(teller) })}</figcaption>
            <Quote clue={clue} />
        </figure>
    );
}

/* Which cards or slots are picked; begins anew with each step, from the choice already made, before anyone can pick for it. */
function usePicked(contract: Contract<DixitView>): [number[], (numbers: number[]) => void] {
    const [picked, set] = useState(() => numbersOf(contract.choice));
    useLayoutEffect(() => set(numbersOf(contract.choice)), [contract.step, contract.choice]);
    return [picked, set];
}

/* What somebody writes. When another is quicker with the first clue it is kept for their own turn, with a word. */
function useDraft(contract: Contract<DixitView>, you: number | null, name: DeskProps['name']): { current: string } {
    const { teller, clue } = contract.view;
    const draft = useRef('');
    const before = useRef({ teller, clue });
    useEffect(() => {
        const raced = before.current.teller === null && before.current.clue === null;
        before.current = { teller, clue };
        if (draft.current.trim() === '' || teller === null || clue === null) return;
        if (teller === you) draft.current = '';
        else if (raced) toast(t('dixit.tell.late', { name: name(teller) }));
    }, [teller, clue]);
    return draft;
}

/* Who hears what is told aloud: other people, and bots, which do not. */
function around(table: Props['table'], you: number | null): Around {
    const others = table?.seats.filter((_, seat) => seat !== you) ?? [];
    return { people: others.some(({ kind }) => kind === 'person'), bots: others.some(({ kind }) => kind === 'bot') };
}

/* Rounds that are over: the reveal of a new one is shown until its reader goes on. */
function useReveal(contract: Contract<DixitView>, off: boolean): [boolean, () => void] {
    const { view } = contract;
    const finished = view.last === null ? 0 : contract.over ? view.round : view.round - 1;
    const seen = useRef(finished);
    const [, again] = useState(0);
    if (off || finished < seen.current) seen.current = finished;
    const close = () => {
        seen.current = finished;
        again((n) => n + 1);
    };
    return [finished > seen.current, close];
}

function slotTiles(contract: Contract<DixitView>, picked: number[]): Tile[] {
    const { view } = contract;
    const voted = numbersOf(contract.choice);
    return view.slots.map((card, i) => {
        const n = i + 1;
        const own = view.mine.includes(n);
        const tag = own ? (view.told === card ? t('dixit.told.tag') : t('dixit.mine.tag')) : voted.includes(n) ? t('dixit.vote.tag') : null;
        return { card, label: t('dixit.picture', { n }), number: n, picked: picked.includes(n), tag, open: !own };
    });
}

function handTiles(contract: Contract<DixitView>, picked: number[]): Tile[] {
    const { view } = contract;
    const given = view.phase === 'give' ? numbersOf(contract.choice) : [];
    return view.hand.map((card, i) => ({
        card,
        label: t('dixit.hand.card', { n: i + 1 }),
        picked: picked.includes(card),
        tag: given.includes(card) ? t('dixit.gave.tag') : null,
        open: true,
    }));
}

/* The storyteller's picture during the gives: it has left the hand. */
function toldTile(view: DixitView): Tile[] {
    return view.phase === 'give' && view.told !== null && !view.hand.includes(view.told) ? [{ card: view.told, label: t('dixit.told.tag'), picked: false, tag: t('dixit.told.tag'), open: true }] : [];
}

export default function DixitDesk({ source, table, contract, you, name, act, busy, onWhere }: Props) {
    const { view, legal } = contract;
    const replay = table === null;
    const [picked, pick] = usePicked(contract);
    const draft = useDraft(contract, you, name);
    const [revealing, close] = useReveal(contract, replay);
    useFocusAt(!revealing && !contract.over && you !== null && legal.length > 0, contract.step, '.slots .slot-b:not(.own)');
    if (revealing) return <Reveal source={source} table={table} contract={contract} name={name} onWhere={onWhere} onDone={close} />;
    if (contract.over) return <Ending source={source} table={table} contract={contract} you={you} name={name} />;
    const owes = you !== null && legal.length > 0;
    const most = view.phase === 'tell' ? 1 : Math.max(1, ...legal.map((one) => numbersOf(one).length));
    const two = most === 2;
    const toggle = (n: number) => pick(picked.includes(n) ? picked.filter((one) => one !== n) : [...picked, n].slice(-most));
    const chosen = [...picked].sort((a, b) => a - b);
    const wanted = chosen.length > 0 ? `${view.phase} ${chosen.join(' ')}` : null;
    const move = wanted !== null && legal.includes(wanted) ? wanted : null;
    const voting = view.phase === 'vote' && view.slots.length > 0;
    /* Where one picture is the whole choice, a large one is given or voted for at once; like any choice it can be changed. */
    const take = (n: number, label: string) => {
        const one = `${view.phase} ${n}`;
        return view.phase === 'tell' || two || busy || !legal.includes(one) || contract.choice === one ? null : { label, go: () => (pick([n]), act(one)) };
    };
    const handOut = view.phase === 'tell' || view.phase === 'give';
    const bare = !voting && view.hand.length === 0;
    const dock = !owes ? (
        <WaitDock source={source} contract={contract} name={name} />
    ) : view.phase === 'tell' ? (
        <TellDock
            key={view.round}
            card={picked[0] ?? null}
            draft={draft}
            act={act}
            busy={busy}
            onPass={view.teller === null && source.kind === 'local' ? () => source.skip() : null}
            around={around(table, you)}
        />
    ) : view.phase === 'give' ? (
        <ChooseDock
            contract={contract}
            move={move}
            go={contract.choice !== null ? t('dixit.give.change') : two ? t('dixit.give.go.two') : t('dixit.give.go')}
            pick={two ? t('dixit.give.two') : t('dixit.give')}
            done={t('dixit.given')}
            act={act}
            busy={busy}
        />
    ) : (
        <ChooseDock
            contract={contract}
            move={move}
            go={chosen.length === 2 ? t('dixit.vote.two', { a: chosen[0] ?? 0, b: chosen[1] ?? 0 }) : t('dixit.vote.go', { n: chosen[0] ?? 0 })}
            pick={two ? t('dixit.vote.pick.two') : t('dixit.vote', { name: name(view.teller ?? 0) })}
            done={t('dixit.voted')}
            act={act}
            busy={busy}
        />
    );
    return (
        <main class="dixit-desk" data-phase={view.phase} data-at={contract.step}>
            <Clue contract={contract} you={you} name={name} />
            {voting ? (
                <Tiles
                    tiles={slotTiles(contract, picked)}
                    decks={view.decks}
                    label={t('dixit.table')}
                    onPick={owes ? (card) => toggle(view.slots.indexOf(card) + 1) : null}
                    take={(card) => take(view.slots.indexOf(card) + 1, t('dixit.vote.go', { n: view.slots.indexOf(card) + 1 }))}
                />
            ) : bare && view.last !== null ? (
                <RevealSlots view={view} last={view.last} name={name} />
            ) : (
                <Tiles
                    tiles={[...toldTile(view), ...handTiles(contract, picked)]}
                    decks={view.decks}
                    label={t('dixit.hand')}
                    onPick={owes && handOut ? toggle : null}
                    take={(card) => take(card, t('dixit.zoom.give'))}
                />
            )}
            <Voters contract={contract} name={name} />
            <Track contract={contract} name={name} />
            <div class="below">
                {voting && <Hand view={view} />}
                {view.last !== null && !replay && <Previous source={source} table={table} contract={contract} name={name} />}
            </div>
            {dock}
        </main>
    );
}
