// The server's HTTP side: guests, games, tables.
import type { GameName, Options } from '../contract.ts';
import type { House } from '../house/house.ts';
import { toast } from '../parts/said.tsx';
import { base } from '../router.tsx';
import { current } from '../settings.ts';
import { t } from '../words.ts';
import { Bridge } from './bridge.ts';
import type { TableInfo } from './source.ts';

export interface Mine {
    table: string;
    code: string;
    game: GameName;
    name: string;
    state: string;
    players: number;
    names: string[];
    seat: number;
    waiting: number[];
    asked: string | null;
    left_ms: number | null;
    scores: number[] | null;
    winners: number[];
    at: number;
}

export interface NewTable {
    game: GameName;
    players: number;
    options: Options;
    seats?: { kind: 'person' | 'bot'; level?: string }[];
    clock?: number;
    public?: boolean;
    spectate?: boolean;
    decks?: string[];
    /* The circle's book in which it is played. */
    book?: string;
    lang: string;
    key: string;
}

/* A network that carries nothing may leave a question open for minutes: after so long it counts as none. */
const PATIENCE_MS = 10_000;
/* Who waits for so long is told to. */
const MOMENT_MS = 500;

/* A refusal of the server, with its reason for a sentence in any language. */
export class Refused extends Error {
    constructor(
        readonly why: string,
        readonly answer: Readonly<Record<string, unknown>> = {},
    ) {
        super(why);
    }
}

export async function ask<T>(path: string, body?: unknown): Promise<T> {
    const init: RequestInit =
        body === undefined
            ? {}
            : { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), PATIENCE_MS);
    let answer: Response;
    let json: (T & { why?: string }) | null;
    try {
        answer = await fetch(base + path, { ...init, credentials: 'same-origin', cache: 'no-store', signal: patience.signal });
        json = (await answer.json().catch(() => null)) as (T & { why?: string }) | null;
    } catch {
        throw new Refused('offline');
    } finally {
        clearTimeout(timer);
    }
    // Another of several servers has what this is about.
    const node = answer.status === 421 && !path.includes('?node=') && (json as { node?: unknown } | null)?.node;
    if (typeof node === 'string') return ask(`${path}?node=${encodeURIComponent(node)}`, body);
    if (!answer.ok || json === null) throw new Refused(json?.why ?? 'offline', json ?? {});
    return json;
}

export interface Me {
    guest: string;
    name: string;
    /* In how many browsers this guest is at home, and whether it has a recovery code. */
    browsers: number;
    recovery: boolean;
}

let guest: Promise<Me> | null = null;

/* While new guests flood the server it asks each for some work first. The room's module does it, mostly before anyone notices. */
async function meet(): Promise<Me> {
    try {
        return await ask<Me>('api/me');
    } catch (error) {
        if (!(error instanceof Refused) || error.why !== 'work') throw error;
        const slow = setTimeout(() => toast(t('moment')), MOMENT_MS);
        const bridge = new Bridge();
        try {
            await bridge.load(false);
            const work = await bridge.read('work', [Number(error.answer['bits'])], String(error.answer['challenge']));
            return await ask<Me>(`api/me?work=${encodeURIComponent(work)}`);
        } finally {
            clearTimeout(slow);
            bridge.close();
        }
    }
}

/* Makes sure that this browser is a guest of the server; once a page is enough. */
export function me(again = false): Promise<Me> {
    if (guest === null || again) {
        guest = meet();
        guest.catch(() => (guest = null));
    }
    return guest;
}

/* From now on this browser is another guest, or that one with another cookie. */
function became(next: Promise<Me>): Promise<Me> {
    next.then(
        () => (guest = next),
        () => undefined,
    );
    return next;
}

export async function recoveryCode(remove: boolean): Promise<{ code: string | null }> {
    await me();
    return ask('api/me/recovery', remove ? { remove } : {});
}

export function recover(code: string): Promise<Me> {
    return became(ask<Me>('api/me/recover', { code }));
}

/* Where this guest is called when a table waits, and when not; `key` is null where the server calls nobody. */
export interface Reminders {
    key: string | null;
    places: { kind: 'push' | 'webhook'; address: string; at: number }[];
    quiet: { from: number; to: number; zone: number } | null;
}
export interface RemindWish {
    push?: { endpoint: string; p256dh: string; auth: string };
    webhook?: string;
    remove?: string;
    quiet?: Reminders['quiet'];
    test?: true;
}

export async function reminders(): Promise<Reminders> {
    await me();
    return ask('api/me/reminders');
}

export async function remind(wish: RemindWish): Promise<Reminders> {
    await me();
    return ask('api/me/reminders', wish);
}

export async function signOutOthers(): Promise<Me> {
    await me();
    return became(ask<Me>('api/me/signout-others', {}));
}

export async function exportMe(): Promise<string> {
    await me();
    return JSON.stringify(await ask('api/me/export'), null, 1);
}

export async function deleteMe(): Promise<void> {
    await me();
    await ask('api/me/delete', { confirm: true });
    guest = null;
}

/* How long the server keeps what; days of 0 are for ever. */
export interface Kept {
    unfinished_days: number;
    lobby_minutes: number;
    games_days: number;
    chat_days: number;
    names_days: number;
    chat_lines: number;
    address_days: number;
    daily_days: number;
    learning: boolean;
}

export function keptHow(): Promise<Kept> {
    return ask('api/privacy');
}

/* The house in which the server stands; null: none. */
export async function asHouse(): Promise<House | null> {
    return (await ask<{ house: House | null }>('api/house')).house;
}

export async function setMe(name: string): Promise<void> {
    await me();
    await ask('api/me', { name, lang: current().lang });
}

export async function makeTable(table: NewTable): Promise<{ table: string; code: string }> {
    await me();
    return ask('api/tables', table);
}

/* Tables that wait for anyone, the newest first, and then those that may be watched. */
export async function openTables(): Promise<TableInfo[]> {
    const { tables, running } = await ask<{ tables: TableInfo[]; running?: TableInfo[] }>('api/tables');
    return [...tables, ...(running ?? [])];
}

export async function myTables(): Promise<{ playing: Mine[]; finished: Mine[] }> {
    await me();
    return ask('api/tables/mine');
}

export async function takeSeat(secret: string): Promise<{ table: string }> {
    await me();
    return ask('api/device', { secret });
}

export async function record(id: string): Promise<string> {
    await me();
    return JSON.stringify(await ask(`api/tables/${encodeURIComponent(id)}/record`));
}

/* The addresses at which others can open this server, the most likely one first. */
export async function places(): Promise<string[]> {
    return (await ask<{ places: string[] }>('api/places')).places;
}

export function qr(text: string): string {
    return `${base}api/qr?text=${encodeURIComponent(text)}`;
}

/* A deck as one asks for it: a table says how many cards a brought one has, a wish does not. */
export function deckAsked(deck: string): string {
    return deck.startsWith('own:') ? deck.split(':', 2).join(':') : deck;
}
