// What a reader of a DIX table knows (docs/protocol.md): the view, and what a line of the log brought.
import type { Note } from '@/contract.ts';

export type DixEnd = 'numbers' | 'coins' | 'bust-total' | 'bust-money';
export type DixPhase = 'first' | 'choose' | 'reveal' | 'bid' | 'pay' | 'drop' | 'buy' | 'bust' | 'over';

export interface DixRun {
    first: number;
    size: number;
    points: number;
    jokers: number[];
}

export interface DixPlayer {
    coins: number;
    tokens: number;
    numbers: string[];
    jokers: string[];
    means: number;
    score: number;
    runs: DixRun[];
}

export interface DixOdds {
    cards: number;
    bust_total: number;
    bust_money: number;
    joker: number;
    /* Only for those who asked for advice. */
    draw?: number;
    numbers?: number;
    coins?: number;
    advice?: string;
}

export interface DixView {
    phase: DixPhase;
    active: number;
    deck: { left: number; cards: Record<string, number> };
    row: string[];
    total: number;
    money: number;
    market: string[];
    auction: {
        joker: string;
        bids: (number | null)[];
        high: number;
        high_seat: number | null;
        bidder: number | null;
    } | null;
    payment: { seat: number; card: string; due: number } | null;
    last_buys: number;
    alix: number;
    odds: DixOdds | null;
    gain: Record<string, number>;
    last: { seat: number; end: DixEnd; row: string[]; total: number; money: number; gained: number[] } | null;
    players: DixPlayer[];
}

export interface DixNote extends Note {
    end?: DixEnd;
    money?: number;
    gained?: number[];
    row?: string[];
    total?: number;
    won?: string;
    price?: number;
    bought?: string;
}
