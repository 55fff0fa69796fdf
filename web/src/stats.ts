// What this device remembers of one's own games: a line for each finished one. It never leaves the device but as a file one asks for.
import type { Contract, GameName, Options } from './contract.ts';
import { forget, read, write } from './settings.ts';
import type { Decision } from './review/analysis.ts';

const KEY = 'dizaine.stats';
const KEPT_MOST = 1000;

export interface Played {
    id: string;
    game: GameName;
    at: number;
    players: number;
    /* The strongest computer at the table, or null among people. */
    level: string | null;
    options: Options;
    won: boolean;
    score: number;
    /* What a game counts by itself: busts, the longest run. */
    marks: Record<string, number>;
    /* From the review: decisions, what they cost, and what it cost to stop too early or too late, of 10,000. */
    review?: { decisions: number; cost: number; early: number; late: number };
}

function isPlayed(found: Partial<Played> | null): found is Played {
    return found !== null && typeof found === 'object' && typeof found.id === 'string' && typeof found.game === 'string' && typeof found.won === 'boolean' && typeof found.marks === 'object';
}

export function played(): Played[] {
    const found = read<unknown>(KEY);
    return Array.isArray(found) ? found.filter(isPlayed) : [];
}

function keep(list: Played[]): void {
    write(KEY, list.slice(-KEPT_MOST));
}

/* A game is over: it is remembered once. */
export function notePlayed(id: string, contract: Contract, seat: number, level: string | null, marks: Record<string, number>): void {
    const all = played();
    if (all.some((one) => one.id === id)) return;
    keep([...all, { id, game: contract.game, at: Date.now(), players: contract.players, level, options: contract.options, won: contract.winners.includes(seat), score: contract.score[seat] ?? 0, marks }]);
}

/* What its review found. */
export function noteReview(id: string, decisions: Decision[]): void {
    const cost = (some: Decision[]) => some.reduce((sum, one) => sum - Math.min(0, one.cost.win), 0);
    const early = decisions.filter((one) => one.why?.why.startsWith('stop.'));
    const late = decisions.filter((one) => /^draw\.(numbers|coins)$/.test(one.why?.why ?? ''));
    keep(played().map((one) => (one.id === id ? { ...one, review: { decisions: decisions.length, cost: cost(decisions), early: cost(early), late: cost(late) } } : one)));
}

export function forgetPlayed(): void {
    forget(KEY);
}
