// The deal of the day, as the server tells it (docs/daily.md).
import type { GameName } from '../contract.ts';
import { ask, me, setMe } from '../source/api.ts';
import { current } from '../settings.ts';
import { tLate } from '../late.ts';

export interface Try {
    day: string;
    game: GameName;
    table: string;
    done: boolean;
    score?: number;
    other?: number;
    won?: boolean;
}

export interface Offer {
    game: GameName;
    players: number;
    level: string | null;
    promise: string;
    next_promise: string | null;
    finished: number;
    won: number;
    mine: Try | null;
}

export interface Daily {
    day: string;
    left_ms: number;
    streak: number;
    best: number;
    games: Offer[];
    days: Try[];
}

export interface Choice {
    n: number;
    m: string;
    all: { m: string; count: number }[];
}

export interface Results {
    day: string;
    game: GameName;
    over: boolean;
    promise: string;
    seed: string | null;
    leads: { lead: number; count: number }[];
    finished: number;
    won: number;
    mine: Try | null;
    rank: number | null;
    choices: Choice[];
}

export function daily(): Promise<Daily> {
    return ask('api/daily');
}

export function results(day: string, game: string): Promise<Results> {
    return ask(`api/daily/results?day=${encodeURIComponent(day)}&game=${encodeURIComponent(game)}`);
}

/* Begins the one try that counts, or goes on with it; with `again` the same deal once more. */
export async function begin(game: GameName, again = false): Promise<string> {
    if ((await me()).name === '') await setMe(current().name.trim() || tLate('daily.someone'));
    return (await ask<{ table: string }>('api/daily', again ? { game, again } : { game })).table;
}
