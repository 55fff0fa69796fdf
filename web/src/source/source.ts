// Where a table comes from. Remote (a server's room over a WebSocket) and local (the same room as WebAssembly in a worker) look alike
// to everything that draws.
import type { Reason } from '../game.ts';
import { useEffect, useState } from 'preact/hooks';
import type { Contract, GameName, Line, Options } from '../contract.ts';
import { moving } from '../motion.ts';
import { t } from '../words.ts';

export interface Seat {
    kind: 'person' | 'bot';
    level: string | null;
    name: string;
    guest: string | null;
    here: boolean;
    online: boolean;
    standin: string | null;
    /* Who called the stand-in, and for how long its person was away when this was told. */
    standin_by?: number | 'left' | 'clock' | null;
    away_ms?: number | null;
}

export interface TableInfo {
    id: string;
    code: string;
    game: GameName;
    options: Options;
    players: number;
    name: string;
    lang: string;
    decks: string[];
    state: 'lobby' | 'playing' | 'over' | 'closed';
    you: { guest?: string; seat: number | null; host: boolean };
    /* For the host: who watches, and about whom something was decided. */
    watching?: { guest: string; name: string }[] | null;
    banned?: { guest: string; name: string; what: 'muted' | 'removed' | 'banned' }[] | null;
    seats: Seat[];
    clock: { seconds: number } | null;
    spectators: number;
    /* The deal that other tables play, too. */
    duplicate?: string | null;
    undo: { point: number; by: number; agreed: number[] } | null;
    rematch: { by?: number | null; agreed: number[]; next: string | null } | null;
    /* Who would like to play the next game. */
    queue?: { guest: string; name: string }[];
}

export interface ChatLine {
    n: number;
    seat: number | null;
    guest: string;
    name: string;
    text: string;
}

/* Something that somebody wrote or brought, to be reported. */
export interface Reported {
    what: 'name' | 'table' | 'clue' | 'chat' | 'picture';
    n: number;
    label: string;
}

export interface Reaction {
    n: number;
    seat: number | null;
    name: string;
    r: string;
}

export interface Nudge {
    n: number;
    by: number;
    name: string;
    seat: number;
}

/* Somebody wants a rematch of a game that this person played at another table. */
export interface Asked {
    table: string;
    game: GameName;
    name: string;
}

export interface Refusal {
    why: string;
    rule: string | null;
}

/* All that is known of a table now. A new object for every change. */
export interface Picture {
    table: TableInfo | null;
    contract: Contract | null;
    lines: Line[];
    /* The log's length before the newest contract: what came after it is news. */
    seen: number;
    chat: ChatLine[];
    reactions: Reaction[];
    nudge: Nudge | null;
    asked: Asked | null;
    /* Since when the person of each seat is away, in the clock of performance.now(); null for who is there. */
    away: (number | null)[];
    /* "lost": trying again by itself; "kept": connected, but the servers wait for their database or for one another; "gone": it will not come back, `why` tells. */
    link: 'opening' | 'live' | 'lost' | 'kept' | 'gone';
    why: string | null;
    /* A move was sent and has not been answered. */
    busy: boolean;
    /* When the time of each seat is up, in the clock of performance.now(); null where no clock runs. */
    until: (number | null)[];
    /* One screen for several people: whose eyes only; the table is covered until that person says so. */
    curtain: number | null;
}

/* Moves that were asked for while one was on its way. They hold for the step that was seen then: a second tap is no second move, but a
 * vote can be changed. */
export interface Plan {
    step: number;
    texts: string[];
}

/* A move, and the reason for it. */
export interface Hint {
    best: string;
    why?: Reason;
}

export interface Source {
    readonly kind: 'remote' | 'local';
    get(): Picture;
    listen(listener: () => void): () => void;
    onRefusal: (refusal: Refusal) => void;
    /* Moves to be made one after the other; the rest is dropped when one does not fit any more. */
    move(...texts: string[]): void;
    undo(agree: boolean): void;
    chat(text: string): void;
    react(reaction: string): void;
    /* The place of the next table, to go to; null if there is none. */
    /* The same again, on this device with other options if wanted; its place. */
    rematch(options?: Options): Promise<string | null>;
    leave(): void;
    /* Local: bots move without a pause until a person is waited for. */
    skip(): void;
    lift(): void;
    /* Local: bots wait while something is being read. */
    hold(on: boolean): void;
    /* The move that the strongest bot would make, or null if nobody can tell. */
    /* What the strongest bot would do, and why where the game says so. */
    hint(): Promise<Hint | null>;
    /* Why a bot did what it did in the last round; null if there is nothing to say. */
    why(seat: number): Promise<string | null>;
    close(): void;
    /* Of a table with friends only. */
    lobby: Lobby | null;
}

export interface Lobby {
    sit(seat: number, name: string): void;
    name(name: string): void;
    seat(seat: number, kind: 'person' | 'bot', level?: string): void;
    remove(seat: number): void;
    /* A bot for somebody who is away; a sign for somebody who is waited for; a place in the next game. */
    relay(seat: number): void;
    nudge(seat: number): void;
    next(on: boolean): void;
    /* A rematch that was asked for at another table is for later. */
    later(): void;
    mute(guest: string, on: boolean): void;
    ban(guest: string, on: boolean): void;
    /* Another code; false if it was refused. */
    code(): Promise<boolean>;
    report(what: string, n: number, text: string): Promise<boolean>;
    start(fill: string | null): void;
    /* The decks to play with, "paper" or "own:ID:CARDS". */
    decks(decks: string[]): void;
    end(): void;
    /* The path of a link that takes one's seat over to another device. */
    device(): Promise<string | null>;
}

export const NOTHING: Picture = {
    table: null,
    contract: null,
    lines: [],
    seen: 0,
    chat: [],
    reactions: [],
    nudge: null,
    asked: null,
    away: [],
    link: 'opening',
    why: null,
    busy: false,
    until: [],
    curtain: null,
};

/* Of somebody whose name was deleted the number of the seat is left: "#2". */
export function shownName(name: string): string {
    return /^#\d*$/.test(name) ? t('someone') : name;
}

export function namesShown<C extends { names: string[] }>(contract: C): C {
    return { ...contract, names: contract.names.map(shownName) };
}

export function withNames(table: TableInfo): TableInfo {
    return { ...table, seats: table.seats.map((seat) => ({ ...seat, name: shownName(seat.name) })) };
}

/* The newest contract laid over what was known: its log replaces the lines from `from` on. */
export function withContract(picture: Picture, contract: Contract): Picture {
    const { from, lines } = contract.log;
    const all = [...picture.lines.slice(0, from), ...lines];
    const seen = picture.contract === null ? all.length : Math.min(picture.lines.length, from);
    return { ...picture, contract, lines: all, seen };
}

export abstract class Base {
    protected picture: Picture = NOTHING;
    private listeners = new Set<() => void>();
    onRefusal: (refusal: Refusal) => void = () => {};

    get(): Picture {
        return this.picture;
    }
    listen(listener: () => void): () => void {
        this.listeners.add(listener);
        return () => void this.listeners.delete(listener);
    }
    protected set(part: Partial<Picture>): void {
        this.picture = { ...this.picture, ...part };
        for (const listener of this.listeners) listener();
    }
}

/* `flights` names what moves between two pictures (see motion.ts); without it a picture is just shown. */
export function usePicture(source: Source, flights?: (before: Picture, after: Picture) => [string, string][]): Picture {
    const [picture, set] = useState(source.get());
    useEffect(() => {
        let shown = source.get();
        set(shown);
        return source.listen(() => {
            const next = source.get();
            const fly = flights && next.contract?.seq !== shown.contract?.seq ? flights(shown, next) : [];
            shown = next;
            // A flight starts a moment later; by then there may be a newer picture, and that one counts.
            moving(() => set(source.get()), fly);
        });
    }, [source]);
    return picture;
}

/* Random bytes as hex digits; works on insecure addresses too. */
export function randomHex(bytes: number): string {
    const array = crypto.getRandomValues(new Uint8Array(bytes));
    return Array.from(array, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
