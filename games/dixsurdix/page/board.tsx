// The board of Dix sur Dix: cells, the sum of each line at its edge, ink beams through lines of ten.
import './board.css';
import { useState } from 'preact/hooks';
import { t } from '@/words.ts';
import { FACTS } from '@made/facts.ts';
import { Token, tokenName } from './token.tsx';
import type { DixSurDixView } from './view.ts';

export function cellName(cell: number): string {
    return 'abcd'.charAt(cell % 4) + (1 + Math.floor(cell / 4));
}

export function cellAt(name: string): number {
    return 'abcd'.indexOf(name.charAt(0)) + 4 * (Number(name.charAt(1)) - 1);
}

interface Sum {
    text: string;
    win: boolean;
    dead: boolean;
}

/* A line as its tab shows it, a chosen token counted in. */
function sumOf(view: DixSurDixView, board: (number | null)[], line: number, wins: number[]): Sum {
    const cells = view.lines[line]?.cells ?? [];
    const values = cells.map((cell) => board[cell] ?? null);
    const sum = values.reduce<number>((total, value) => total + (value ?? 0), 0);
    const win = wins.includes(line);
    const full = values.every((value) => value !== null);
    const jokers = values.filter((value) => value === 0).length;
    return { text: win ? String(FACTS.games.dixsurdix.constants.ten) : `${sum}${jokers > 0 ? '+' : ''}`, win, dead: full && !win };
}

function Tab({ sum, label, x, y, kind }: { sum: Sum; label: string; x: number; y: number; kind: 'r' | 'c' }) {
    return (
        <span class={`tab ${kind} ${sum.win ? 'win' : ''} ${sum.dead ? 'dead' : ''}`} style={{ '--x': x, '--y': y }}>
            <span class="vh">{label}</span>
            {sum.text}
            {sum.dead && <span class="vh"> ({t('dixsurdix.missed')})</span>}
        </span>
    );
}

function Diagonals({ sums }: { sums: [Sum, Sum] }) {
    return (
        <span class="tab diag" style={{ '--x': 5, '--y': 5 }}>
            {sums.map((sum, i) => (
                <span key={i} class={sum.win ? 'win' : ''}>
                    <span class="vh">{t('dixsurdix.diagonal', { n: i === 0 ? 'a1–d4' : 'd1–a4' })}</span>
                    <svg viewBox="0 0 12 12" aria-hidden="true">
                        <path d={i === 0 ? 'M1 1l10 10' : 'M11 1L1 11'} />
                    </svg>
                    <span class={sum.dead ? 'x' : ''}>{sum.text}</span>
                    {sum.dead && <span class="vh"> ({t('dixsurdix.missed')})</span>}
                </span>
            ))}
        </span>
    );
}

function Beam({ line }: { line: number }) {
    if (line < 4) return <span class="beam r" style={{ gridArea: `${line + 1}/1/${line + 2}/6` }} />;
    if (line < 8) return <span class="beam c" style={{ gridArea: `1/${line - 3}/6/${line - 2}` }} />;
    return <span class={`beam ${line === 8 ? 'd1' : 'd2'}`} />;
}

const CellAt = ({ name }: { name: string }) => (
    <span class="at" aria-hidden="true">
        {name}
    </span>
);

export interface BoardProps {
    view: DixSurDixView;
    /* What lies there: the board of the contract, the one of the last placement, or one with a token tried on it. */
    board: (number | null)[];
    chosen: number | null;
    wins: number[];
    lifting: boolean;
    /* Points by free cell for the token in hand; shown as help. */
    points: Record<string, number>;
    open: (cell: number) => boolean;
    onCell: ((cell: number) => void) | null;
    /* Where the last token was placed, if it still lies there. */
    last: number | null;
}

export function Board({ view, board, chosen, wins, lifting, points, open, onCell, last }: BoardProps) {
    const taken = new Set(lifting ? wins.flatMap((line) => view.lines[line]?.cells ?? []) : []);
    const [at, stand] = useState<number | null>(null);
    // The board is one stop for Tab; arrows go from cell to cell, so that what lies there is heard too.
    const stop = [at, chosen].find((one) => one !== null && (open(one) || one === chosen)) ?? board.findIndex((_, one) => open(one));
    const keys = (event: KeyboardEvent) => {
        const steps: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
        const step = steps[event.key];
        const from = Number((event.target as HTMLElement).dataset['cell'] ?? NaN);
        if (step === undefined || Number.isNaN(from)) return;
        event.preventDefault();
        const [x, y] = [(from % 4) + step[0], Math.floor(from / 4) + step[1]];
        if (x < 0 || x > 3 || y < 0 || y > 3) return;
        stand(4 * y + x);
        (event.currentTarget as HTMLElement).querySelector<HTMLElement>(`[data-cell="${4 * y + x}"]`)?.focus();
    };
    const cell = (at: number) => {
        const value = board[at] ?? null;
        const place = { '--x': (at % 4) + 1, '--y': Math.floor(at / 4) + 1 };
        const name = cellName(at);
        const free = onCell !== null && open(at);
        if (!free && at !== chosen)
            return (
                <div key={at} data-cell={at} tabIndex={onCell === null ? undefined : -1} class={`cell ${taken.has(at) ? 'taken' : ''} ${at === last ? 'last' : ''}`} style={place} role="img" aria-label={value === null ? t('dixsurdix.cell.free', { cell: name }) : at === last ? t('dixsurdix.cell.last', { cell: name, token: tokenName(value) }) : t('dixsurdix.cell', { cell: name, token: tokenName(value) })}>
                    {value !== null ? <Token value={value} /> : <CellAt name={name} />}
                </div>
            );
        const n = points[name] ?? 0;
        const label = at === chosen && value !== null ? t('dixsurdix.cell.chosen', { cell: name, token: tokenName(value) }) : n > 0 ? t('dixsurdix.cell.scores', { cell: name, n }) : t('dixsurdix.cell.free', { cell: name });
        return (
            <button key={at} type="button" data-cell={at} tabIndex={at === stop ? 0 : -1} class={`cell ${at === chosen ? 'chosen' : n > 0 ? 'hot' : ''}`} style={place} aria-label={label} aria-pressed={at === chosen} onClick={() => onCell?.(at)}>
                {value !== null ? <Token value={value} /> : n > 0 ? <span class="pts">+{n}</span> : <CellAt name={name} />}
            </button>
        );
    };
    const sums = view.lines.map((_, line) => sumOf(view, board, line, wins));
    return (
        <section class="board" aria-label={t('dixsurdix.board')} onKeyDown={keys}>
            {wins.map((line) => (
                <Beam key={line} line={line} />
            ))}
            {Array.from({ length: 16 }, (_, at) => cell(at))}
            {sums.slice(0, 4).map((sum, i) => (
                <Tab key={`r${i}`} sum={sum} label={t('dixsurdix.row', { n: i + 1 })} x={5} y={i + 1} kind="r" />
            ))}
            {sums.slice(4, 8).map((sum, i) => (
                <Tab key={`c${i}`} sum={sum} label={t('dixsurdix.column', { n: 'abcd'.charAt(i) })} x={i + 1} y={5} kind="c" />
            ))}
            <Diagonals sums={[sums[8] as Sum, sums[9] as Sum]} />
        </section>
    );
}
