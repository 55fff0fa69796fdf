// The Dix sur Dix table: scores, board, what a placement would bring, your tokens, dock. Tap a token and a cell, drag, or use the keys.
import './desk.css';
import './over.css';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Contract } from '@/contract.ts';
import { Closing } from '@/frame/closing.tsx';
import { LogAside, OverDock, overTitle, WaitDock } from '@/frame/parts.tsx';
import type { DeskProps } from '@/game.ts';
import { still } from '@/motion.ts';
import { Button } from '@/parts/controls.tsx';
import { useFocusAt } from '@/parts/hand.ts';
import { Avatar } from '@/parts/avatar.tsx';
import { useSettings } from '@/settings.ts';
import { list, t } from '@/words.ts';
import { Board, cellAt, cellName } from './board.tsx';
import { Token, tokenLabel, tokenName } from './token.tsx';
import type { DixSurDixView } from './view.ts';

export { Position } from './position.tsx';

type Props = DeskProps<DixSurDixView>;

const EVENT_MS = 1100;
const DRAG_PX = 8;

function Scores({ contract, you, name }: Pick<Props, 'contract' | 'you' | 'name'>) {
    const { view } = contract;
    return (
        <ol class={`scores n${contract.seats}`} aria-label={t('dixsurdix.scores')}>
            {contract.score.map((score, seat) => {
                const known = seat === you ? [] : (view.hands[seat]?.tokens ?? []);
                const now = contract.over ? contract.winners.includes(seat) : view.active === seat;
                return (
                    <li key={seat} class={now ? 'now' : ''} aria-current={now ? 'true' : undefined}>
                        <Avatar seat={seat} name={name(seat)} />
                        <span class="nm">{name(seat)}</span>
                        <span class="pt">{score}</span>
                        {known.length > 0 && (
                            <span class="known" role="img" aria-label={t('dixsurdix.known', { name: name(seat), tokens: list(known.map(tokenName)) })}>
                                {known.map((value, i) => (
                                    <Token key={i} value={value} />
                                ))}
                            </span>
                        )}
                    </li>
                );
            })}
        </ol>
    );
}

/* Shows the last placement as it lay on the board for a moment, before what it took is lifted off. */
function useEvent(contract: Contract<DixSurDixView>): DixSurDixView['last'] {
    const { last } = contract.view;
    const key = last === null ? '' : `${contract.step}`;
    const seen = useRef(key);
    const [shown, show] = useState<DixSurDixView['last']>(null);
    useEffect(() => {
        if (seen.current === key) return;
        seen.current = key;
        if (last === null || still() || (last.lines.length === 0 && !last.corners)) return show(null);
        show(last);
        const timer = setTimeout(() => show(null), EVENT_MS);
        return () => clearTimeout(timer);
    }, [key]);
    return shown;
}

/* What the last placement did, as a sentence. */
function lastSentence(view: DixSurDixView, you: number | null, name: (seat: number) => string): string | null {
    const { last } = view;
    if (last === null) return null;
    if (last.corners) return t('dixsurdix.corners');
    const n = last.lines.length;
    if (n === 0) return null;
    return last.seat === you ? t('dixsurdix.took.you', { n }) : t('dixsurdix.took', { name: name(last.seat), n });
}

/* Where the last token lies; null if it took itself off the board. */
function lastCell({ last, board }: DixSurDixView): number | null {
    const cell = last === null ? -1 : cellAt(last.cell);
    return board[cell] === undefined || board[cell] === null ? null : cell;
}

interface Pick2 {
    token: number | null; /* place in the hand */
    cell: number | null;
}
const NOTHING: Pick2 = { token: null, cell: null };

/* Dragging with any pointer: a ghost follows it, and letting go over a cell chooses that cell. */
function useDrag(onDrop: (token: number, cell: number) => void, onTap: (token: number) => void) {
    const [ghost, set] = useState<{ token: number; x: number; y: number } | null>(null);
    const start = (token: number) => (event: PointerEvent) => {
        if (event.button !== 0) return;
        const { clientX, clientY } = event;
        let moved = false;
        const move = (e: PointerEvent) => {
            if (!moved && Math.hypot(e.clientX - clientX, e.clientY - clientY) < DRAG_PX) return;
            moved = true;
            set({ token, x: e.clientX, y: e.clientY });
        };
        const end = (e: PointerEvent) => {
            removeEventListener('pointermove', move);
            removeEventListener('pointerup', end);
            removeEventListener('pointercancel', end);
            set(null);
            if (!moved || e.type === 'pointercancel') return;
            const under = document.elementFromPoint(e.clientX, e.clientY)?.closest<HTMLElement>('[data-cell]');
            if (under?.dataset['cell'] !== undefined) onDrop(token, Number(under.dataset['cell']));
            else onTap(token);
        };
        addEventListener('pointermove', move);
        addEventListener('pointerup', end);
        addEventListener('pointercancel', end);
    };
    return { ghost, start };
}

function pointsFor(view: DixSurDixView, value: number): Record<string, number> {
    const points: Record<string, number> = {};
    for (const [move, lines] of Object.entries(view.takes)) {
        const [, token, cell] = move.split(' ');
        if (Number(token) === value && cell !== undefined) points[cell] = lines.length;
    }
    return points;
}

function Say({ title, help }: { title: string; help: string | null }) {
    return (
        <div class="say">
            <h2 class="turn">{title}</h2>
            {help !== null && <p class="help">{help}</p>}
        </div>
    );
}

export default function DixSurDixDesk({ source, table, contract, you, name, act, busy }: Props) {
    const { view, legal } = contract;
    const { help } = useSettings();
    const [pick, choose] = useState<Pick2>(NOTHING);
    useLayoutEffect(() => choose(NOTHING), [contract.step]);
    const event = useEvent(contract);
    const mine = you !== null && contract.waiting.includes(you) && legal.length > 0 && event === null;
    useFocusAt(mine, contract.step, '.rack button');
    const hand = you === null ? [] : (view.hands[you]?.tokens ?? []);
    const value = mine && pick.token !== null ? (hand[pick.token] ?? null) : null;
    const move = value !== null && pick.cell !== null ? `place ${value} ${cellName(pick.cell)}` : null;
    const wins = event !== null ? event.lines : move !== null ? (view.takes[move] ?? []) : [];
    const board = event !== null ? event.board : view.board.map((there, cell) => (move !== null && cell === pick.cell ? value : there));
    const onToken = (token: number) => choose((old) => ({ ...old, token: old.token === token ? null : token }));
    const drag = useDrag((token, cell) => choose({ token, cell: view.board[cell] === null ? cell : null }), (token) => choose((old) => ({ ...old, token })));
    useLayoutEffect(() => {
        if (!mine) return;
        const key = (e: KeyboardEvent) => {
            if ((e.target as HTMLElement).closest('input, textarea, dialog') || e.ctrlKey || e.metaKey || e.altKey) return;
            const token = /^[0-7]$/.test(e.key) ? hand.indexOf(Number(e.key)) : -1;
            if (token >= 0) choose((old) => ({ ...old, token }));
            if (e.key === 'Escape') choose(NOTHING);
        };
        addEventListener('keydown', key);
        return () => removeEventListener('keydown', key);
    }, [mine, contract.step]);

    const terms = (line: number) => (view.lines[line]?.cells ?? []).map((cell) => tokenName(board[cell] ?? 0)).join(' + ');
    const sentence = lastSentence(view, you, name);
    const say = contract.over ? (
        <Say title={overTitle(contract, name)} help={sentence} />
    ) : !mine ? (
        <Say title={event !== null && wins.length > 0 ? t('dixsurdix.made', { n: wins.length }) : view.phase === 'dealer' || view.phase === 'deal' ? t('dixsurdix.deal') : view.active === you ? t('dixsurdix.turn') : t('dixsurdix.turn.of', { name: name(view.active) })} help={sentence} />
    ) : move !== null ? (
        <Say title={wins.length === 0 ? t('dixsurdix.made.0') : t('dixsurdix.made', { n: wins.length })} help={wins.length === 0 ? null : list(wins.map(terms))} />
    ) : (
        <Say title={t('dixsurdix.turn')} help={value !== null ? t('dixsurdix.pick.cell') : pick.cell !== null ? t('dixsurdix.pick.token') : (sentence ?? t('dixsurdix.pick'))} />
    );
    if (contract.over && event === null)
        return (
            <Closing class="dsd-over" source={source} table={table} contract={contract} you={you} name={name}>
                <div class="last-board">
                    <Board view={view} board={view.board} chosen={null} wins={[]} lifting={false} points={{}} open={() => false} last={lastCell(view)} onCell={null} />
                </div>
            </Closing>
        );
    return (
        <main class={`dsd n${contract.seats}`} data-phase={view.phase} data-at={contract.step}>
            <Scores contract={contract} you={you} name={name} />
            <Board
                view={view}
                board={board}
                chosen={mine ? pick.cell : event !== null ? cellAt(event.cell) : null}
                wins={wins}
                lifting={event !== null}
                points={value !== null && help !== 'off' ? pointsFor(view, value) : {}}
                open={(cell) => view.board[cell] === null}
                last={lastCell(view)}
                onCell={mine ? (cell) => (cell === pick.cell && move !== null ? busy || act(move) : choose((old) => ({ ...old, cell: old.cell === cell ? null : cell }))) : null}
            />
            {say}
            {you !== null && !contract.over && (
                <div class="rack" role="group" aria-label={t('dixsurdix.rack')}>
                    {hand.map((token, i) =>
                        move !== null && i === pick.token ? (
                            <span key={i} class={`gone ${token === 0 ? 'joker' : ''}`} aria-hidden="true">
                                {tokenName(token)}
                            </span>
                        ) : (
                            <button
                                key={i}
                                type="button"
                                class={pick.token === i ? 'held' : ''}
                                data-token={token}
                                disabled={!mine}
                                aria-pressed={pick.token === i}
                                aria-label={tokenLabel(token)}
                                onPointerDown={mine ? drag.start(i) : undefined}
                                onClick={() => onToken(i)}
                            >
                                <Token value={token} />
                            </button>
                        ),
                    )}
                </div>
            )}
            {contract.over ? (
                <OverDock source={source} contract={contract} name={name} />
            ) : !mine ? (
                <WaitDock source={source} contract={contract} name={name} />
            ) : (
                <div class="dock" role="group" aria-label={t('dixsurdix.place')}>
                    <Button disabled={pick.token === null && pick.cell === null} onClick={() => choose(NOTHING)}>
                        {t('dixsurdix.back')}
                    </Button>
                    <Button
                        go
                        move={move}
                        disabled={busy || move === null}
                        onClick={() => move !== null && act(move)}
                        detail={move === null ? null : wins.length > 0 ? t('dixsurdix.place.points', { n: wins.length }) : t('dixsurdix.place.none')}
                    >
                        {value === null ? t('dixsurdix.place') : t('dixsurdix.place.token', { token: tokenName(value) })}
                    </Button>
                </div>
            )}
            <LogAside source={source} contract={contract} name={name} />
            {drag.ghost !== null && (
                <span class="ghost" style={{ left: `${drag.ghost.x}px`, top: `${drag.ghost.y}px` }} aria-hidden="true">
                    <Token value={hand[drag.ghost.token] ?? 0} />
                </span>
            )}
        </main>
    );
}
