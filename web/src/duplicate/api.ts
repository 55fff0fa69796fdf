// One deal for several tables, as the server tells it (docs/daily.md).
import type { GameName, Options } from '../contract.ts';
import type { Choice } from '../daily/api.ts';
import { tLate } from '../late.ts';
import { current } from '../settings.ts';
import { ask, me, setMe, type NewTable } from '../source/api.ts';

export interface DuplicateSeat {
    kind: 'person' | 'bot';
    level: string | null;
    name: string | null;
    you: boolean;
    /* Whoever sits there had begun this deal at another table before. */
    knew: boolean;
    score?: number;
    won?: boolean;
}
export interface DuplicateTable {
    /* null: one may not look there yet */
    table: string | null;
    state: 'lobby' | 'playing' | 'over';
    at: number | null;
    seats: DuplicateSeat[];
}
export interface Duplicate {
    duplicate: string;
    game: GameName;
    players: number;
    name: string;
    options: Options;
    planned: number;
    made: number;
    ends: number;
    yours: boolean;
    over: boolean;
    shown: boolean;
    promise: string;
    seed: string | null;
    tables: DuplicateTable[];
    /* A table where one plays, and the first at which one has finished. */
    own: string | null;
    played: string | null;
    choices: Choice[];
}
export interface Listed {
    duplicate: string;
    game: GameName;
    name: string;
    tables: number;
    finished: number;
    over: boolean;
    made: number;
}

export async function duplicate(id: string): Promise<Duplicate> {
    await me();
    return ask(`api/duplicate?id=${encodeURIComponent(id)}`);
}

export async function myDuplicates(): Promise<Listed[]> {
    await me();
    return (await ask<{ duplicates: Listed[] }>('api/duplicates')).duplicates;
}

export type DuplicateWish = Omit<NewTable, 'key' | 'public' | 'spectate' | 'seats' | 'book'> & { tables: number };

export async function makeDuplicate(wish: DuplicateWish): Promise<string> {
    await me();
    return (await ask<{ duplicate: string }>('api/duplicates', wish)).duplicate;
}

/* A table with this deal: for a group, or against bots in one seat. */
export async function beginDuplicate(id: string, alone?: { seat: number; level: string }): Promise<string> {
    if ((await me()).name === '') await setMe(current().name.trim() || tLate('daily.someone'));
    return (await ask<{ table: string }>('api/duplicate', { id, begin: true, ...alone })).table;
}

export async function closeDuplicate(id: string): Promise<void> {
    await ask('api/duplicate', { id, close: true });
}
