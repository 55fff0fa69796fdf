// The contract with the page (docs/protocol.md) as types: what a reader of a table knows.

export type GameName = 'dix' | 'dixit' | 'dixsurdix';
export type Options = Record<string, boolean | number | string>;

/* One line of the log: "<who> <move>", who made it, and what followed. */
export interface Line {
    m: string;
    by?: 'bot' | 'clock';
    note?: Note;
}

export interface Note {
    end?: DixEnd;
    seat?: number | null;
    money?: number;
    gained?: number[];
    row?: string[];
    total?: number;
    won?: string;
    price?: number;
    bought?: string;
    lines?: number;
    corners?: number[];
    round?: number;
    over?: boolean;
    winners?: number[];
}

export interface Contract<View = unknown> {
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
    log: { from: number; lines: Line[] };
    promise?: string;
    seed?: string;
    nonces?: string[];
}

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
