// Games that are played on this device: each is a few lines that open its room and the events that bring it back.
import type { GameName, Options } from '../contract.ts';
import { GAMES, isGame, LEVEL } from '../games.tsx';
import { forget, read, write } from '../settings.ts';
import { randomHex } from './source.ts';

export interface LocalSeat {
    kind: 'person' | 'bot';
    name: string;
    level: string | null;
}

export interface Saved {
    id: string;
    game: GameName;
    players: number;
    options: Options;
    seats: LocalSeat[];
    decks: string[];
    lang: string;
    seed: string;
    events: string[];
    /* Play that goes on from a replay: so many of the first events come from another deal. */
    given?: number;
    at: number;
    names: string[];
    scores: number[];
    winners: number[];
    over: boolean;
    yours: boolean;
}

const KEPT_MOST = 60;
const key = (id: string) => `dizaine.local.${id}`;
const LIST = 'dizaine.locals';
/* The newest of games that storage refused to take: they last as long as the page. */
const unkept = new Map<string, Saved>();

export function savedIds(): string[] {
    const ids = read<unknown>(LIST);
    const kept = Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
    return [...new Set([...unkept.keys(), ...kept])];
}

/* Storage may hold what another version of the page wrote, or half of it: only what this one can list and open is a game. */
function isSaved(found: Partial<Saved> | null): found is Saved {
    if (found === null || typeof found !== 'object' || typeof found.options !== 'object' || !isGame(String(found.game))) return false;
    return [found.seats, found.decks, found.events, found.names, found.scores, found.winners].every(Array.isArray);
}

export function load(id: string): Saved | null {
    const found = unkept.get(id) ?? read<Partial<Saved>>(key(id));
    return isSaved(found) ? found : null;
}

/* Writes a game; when the store is full, the oldest finished games make room. False if it lasts only as long as the page. */
export function store(game: Saved): boolean {
    const ids = [game.id, ...savedIds().filter((id) => id !== game.id)];
    while (ids.length > KEPT_MOST) drop(ids.pop() as string);
    write(LIST, ids);
    let kept = write(key(game.id), game);
    for (let i = ids.length - 1; !kept && i > 0; i--) {
        if (!load(ids[i] as string)?.over) continue;
        drop(ids[i] as string);
        kept = write(key(game.id), game);
    }
    if (kept) unkept.delete(game.id);
    else unkept.set(game.id, game);
    return kept;
}

export function drop(id: string): void {
    unkept.delete(id);
    forget(key(id));
    write(
        LIST,
        savedIds().filter((other) => other !== id),
    );
}

export function dropAll(): void {
    for (const id of savedIds()) drop(id);
}

export function all(): Saved[] {
    return savedIds()
        .map(load)
        .filter((game) => game !== null);
}

export interface NewLocal {
    game: GameName;
    players: number;
    options: Options;
    seats: LocalSeat[];
    decks?: string[];
    lang: string;
    events?: string[];
    given?: number;
    seed?: string;
}

export function create(wish: NewLocal): Saved {
    const game: Saved = {
        ...wish,
        id: randomHex(5),
        decks: wish.decks ?? GAMES[wish.game].decks?.standard ?? [],
        seed: wish.seed ?? randomHex(32),
        events: wish.events ?? [],
        at: Date.now(),
        names: wish.seats.map((seat) => seat.name),
        scores: [],
        winners: [],
        over: false,
        yours: true,
    };
    store(game);
    return game;
}

/* The lines with which the bridge opens the room. */
export function config(game: Saved): string {
    const lines = [`game ${game.game}`, `players ${game.players}`];
    for (const [name, value] of Object.entries(game.options)) lines.push(`option ${name}=${value}`);
    game.seats.forEach((seat, i) => {
        if (seat.kind === 'person') lines.push(`seat ${i} person ${seat.name}`);
        else lines.push(`seat ${i} bot ${seat.level ?? LEVEL}`);
    });
    lines.push(`seed ${game.seed}`, `lang ${game.lang}`);
    for (const deck of game.decks) lines.push(`deck ${deck}`);
    if (game.given !== undefined) lines.push(`given ${game.given}`);
    return lines.join('\n') + '\n';
}
