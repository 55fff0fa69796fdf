// What a reader of a table of Pig knows (docs/protocol.md): the view, and what a line of the log brought.
import type { Note } from '@/contract.ts';

export interface PigView {
    active: number;
    /* Points gathered in this turn. */
    turn: number;
    /* The last roll; 0 before the first. */
    last: number;
}

/* At the end of a turn: the points that were held, or lost. */
export interface PigNote extends Note {
    held?: number;
    lost?: number;
}
