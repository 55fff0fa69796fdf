// The links of books that this browser knows: a server keeps only their hashes. And what the server says of them.
import type { GameName } from '../contract.ts';
import { ask, me } from '../source/api.ts';
import { read, write } from '../settings.ts';

export interface Player {
    member: number | null;
    level: string | null;
    rating: number;
    margin: number;
    games: number;
}
export interface BookGame {
    table: string;
    game: GameName;
    at: number;
    seats: { member: number | null; level: string | null; score: number; won: boolean }[];
}
/* The most of its kind in one game. */
export interface Mark {
    game: GameName;
    what: string;
    n: number;
    text: string;
    member: number;
    table: string;
    at: number;
}
export type Clue = Omit<Mark, 'what'> & { of: number; hearts: number };
export interface Book {
    book: string;
    name: string;
    yours: boolean;
    members: { name: string; you: boolean }[];
    ratings: { game: GameName; players: Player[] }[];
    games: BookGame[];
    marks: Mark[];
    clue: Clue | null;
}
export interface Listed {
    book: string;
    name: string;
    members: number;
}
interface Key {
    book: string;
    key: string | null;
}

const KEYS = 'dizaine.books';
const keys = () => read<Record<string, string>>(KEYS) ?? {};

export function keyOf(book: string): string | null {
    return keys()[book] ?? null;
}

function keep({ book, key }: Key, known?: string): string {
    const own = key ?? known;
    if (own !== undefined) write(KEYS, { ...keys(), [book]: own });
    return book;
}

async function asMe<T>(path: string, body?: unknown): Promise<T> {
    await me();
    return ask<T>(path, body);
}

export const myBooks = async () => (await asMe<{ books: Listed[] }>('api/books')).books;
export const readBook = (book: string) => asMe<Book>(`api/book?id=${encodeURIComponent(book)}`);
export const makeBook = async (name: string, as: string) => keep(await asMe<Key>('api/books', { name, as }));
export const joinBook = async (key: string, as: string) => keep(await asMe<Key>('api/books/join', { key, as }), key);
export const renewBook = async (book: string) => keep(await asMe<Key>('api/book', { book, renew: true }));
export const changeBook = (book: string, change: Record<string, unknown>) => asMe<Key>('api/book', { book, ...change });
