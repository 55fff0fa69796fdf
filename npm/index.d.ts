/** Dizaine: three tabletop games around the number ten. */

export type Bot = string;

/** A game there is: how many can play, which options it has, and its bots, the weakest first. */
export interface Game {
    name: string;
    players: [least: number, most: number];
    /** The number that most tables have. */
    usual: number;
    /** Played with painted cards: needs load({pictures: true}). */
    pictures: boolean;
    options: { name: string; kind: 'bool' | 'choice' | 'int'; standard: boolean | string | number }[];
    levels: Bot[];
    /** Characters: strong bots with a habit, beside the levels. */
    cast: { name: string; plays: Bot }[];
}

export interface Setup {
    game: string;
    players: number;
    /** 64 hex digits: the same seed gives the same cards. Random if there is none. */
    seed?: string;
    options?: Record<string, string | number | boolean>;
    /** By seat: the name of a bot, or null for somebody who plays by hand. */
    seats?: (Bot | null)[];
}

/** All that a reader may know; docs/protocol.md describes every field. */
export interface Look {
    step: number;
    game: string;
    players: number;
    seats: number;
    options: Record<string, string | number | boolean>;
    names: string[];
    seat: number | null;
    waiting: number[];
    over: boolean;
    score: number[];
    winners: number[];
    view: Record<string, unknown>;
    legal: string[];
    log: { from: number; lines: { m: string }[] };
}

export declare const SPECTATOR: 254;

export declare class DizaineError extends Error {
    readonly code: string;
}

export declare class Table {
    look(seat?: number): Look;
    readonly over: boolean;
    readonly scores: number[];
    readonly winners: number[];
    readonly waiting: number[];
    legal(seat: number): string[];
    play(seat: number, move: string): void;
    bot(): number | null;
    seat(seat: number, bot: Bot | null): void;
    hint(seat: number): string | null;
    record(): string;
}

export declare class Dizaine {
    readonly games: Game[];
    open(setup: Setup): Table;
    card(deck: number, number: number): string;
}

export declare function load(options?: { pictures?: boolean; wasm?: BufferSource | WebAssembly.Module | URL | string }): Promise<Dizaine>;
