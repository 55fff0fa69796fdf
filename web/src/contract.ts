// The contract with the page (docs/protocol.md) as types: what a reader of a table knows. What a game adds is in games/NAME/page/view.ts.
import type { GameName } from '@made/games.ts';

export type { GameName };
export type Options = Record<string, boolean | number | string>;

/* One line of the log: "<who> <move>", who made it, and what followed. */
export interface Line<N extends Note = Note> {
    m: string;
    by?: 'bot' | 'clock';
    note?: N;
}

/* What followed a line, as far as every game says it. */
export interface Note {
    seat?: number | null;
    over?: boolean;
    winners?: number[];
}

export interface Contract<View = unknown, N extends Note = Note> {
    seq: number;
    step: number;
    game: GameName;
    players: number;
    seats: number;
    options: Options;
    names: string[];
    seat: number | null;
    waiting: number[];
    chosen: number[];
    choice: string | null;
    undo: number | null;
    over: boolean;
    score: number[];
    winners: number[];
    view: View;
    legal: string[];
    log: { from: number; lines: Line<N>[] };
    promise?: string;
    /* A deal of the day that is not over: nobody is advised. */
    sealed?: boolean;
    seed?: string;
    nonces?: string[];
}
