// What a book's games add up to: who came before whom, and what was the most.
import type { GameName } from '../contract.ts';
import type { Book, BookGame } from './kept.ts';

/* How often the first came before the second, of the games in which both sat. */
export function duels(book: Book, game: GameName): number[][] {
    const size = book.members.length;
    const table = Array.from({ length: size }, () => Array<number>(size).fill(0));
    for (const played of book.games.filter((one) => one.game === game))
        for (const a of played.seats)
            for (const b of played.seats) {
                if (a.member === null || b.member === null || a.member === b.member) continue;
                if ((a.won && !b.won) || (a.won === b.won && !a.won && a.score > b.score)) (table[a.member] as number[])[b.member] = (table[a.member]?.[b.member] ?? 0) + 1;
            }
    return table;
}

/* The most points in one game, and the most games won one after the other. */
export function records(book: Book, game: GameName): { best: { member: number; score: number } | null; row: { member: number; wins: number } | null } {
    let best: { member: number; score: number } | null = null;
    let row: { member: number; wins: number } | null = null;
    const running = new Map<number, number>();
    const seats = (one: BookGame) => one.seats.filter((seat) => seat.member !== null);
    for (const played of [...book.games].reverse().filter((one) => one.game === game))
        for (const { member, score, won } of seats(played)) {
            if (best === null || score > best.score) best = { member: member as number, score };
            const wins = won ? (running.get(member as number) ?? 0) + 1 : 0;
            running.set(member as number, wins);
            if (wins > 1 && wins > (row?.wins ?? 0)) row = { member: member as number, wins };
        }
    return { best, row };
}
