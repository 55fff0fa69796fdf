// What a reader of a Dixit table knows (docs/protocol.md): the view, and what a line of the log brought.
import type { Note } from '@/contract.ts';

export interface DixitView {
    phase: 'deal' | 'tell' | 'give' | 'slot' | 'vote' | 'over';
    round: number;
    rounds: number;
    goal: number;
    cards: number;
    teller: number | null;
    clue: string | null;
    pile: number;
    discard: number;
    decks: { deck: string | null; own?: string; cards: number }[];
    hand: number[];
    hand_sizes: number[];
    told: number | null;
    given: number[];
    slots: number[];
    mine: number[];
    vote: number[];
    last: {
        teller: number;
        clue: string;
        slots: { card: number; owner: number; voters: number[] }[];
        votes: number[][];
        base: number[];
        bonus: number[];
    } | null;
}

export interface DixitNote extends Note {
    round?: number;
}
