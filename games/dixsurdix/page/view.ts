// What a reader of a table of Dix sur Dix knows (docs/protocol.md): the view, and what a line of the log brought.
import type { Note } from '@/contract.ts';

export interface DixSurDixView {
    phase: 'dealer' | 'deal' | 'place' | 'over';
    dealer: number;
    active: number;
    board: (number | null)[];
    pile: number;
    under: number[];
    fills: number;
    hands: { size: number; tokens: number[] }[];
    unseen: Record<string, number>;
    lines: { cells: number[]; sum: number; free: number; jokers: number }[];
    takes: Record<string, number[]>;
    last: { seat: number; token: number; cell: string; lines: number[]; corners: boolean; board: (number | null)[] } | null;
}

export interface DixSurDixNote extends Note {
    lines?: number;
    corners?: number[];
}
