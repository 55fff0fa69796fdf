// What is said of a deal of the day.
import { gameTitle, GAMES } from '../games.tsx';
import { tLate } from '../late.ts';
import { current } from '../settings.ts';
import { tMaybe } from '../words.ts';
import { signed } from '../words.ts';
import type { Choice, Offer, Results } from './api.ts';

/* Midnight UTC of a day, to be formatted in that zone. */
export const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);

export function formatted(day: string, parts: Intl.DateTimeFormatOptions): string {
    return new Intl.DateTimeFormat(current().lang, { ...parts, timeZone: 'UTC' }).format(dateOf(day));
}

/* "DIX against ALIX". */
export function against({ game, level }: Pick<Offer, 'game' | 'level'>): string {
    const opponent = level === null ? (GAMES[game].solo?.opponent() ?? '') : tMaybe(`level.${level}`);
    return level === null ? tLate('daily.against', { game: gameTitle(game), name: opponent }) : tLate('daily.bot', { game: gameTitle(game), level: opponent });
}

/* Whether one chose as most did. */
export const asMost = ({ m, all }: Choice) => all[0]?.m === m || all.find((one) => one.m === m)?.count === all[0]?.count;

const SQUARES = 10;

/* Ten squares for the game from its beginning to its end: dark where one chose as most did. They tell nothing of the deal. */
export function squares(choices: Choice[]): string {
    const part = (i: number) => choices.slice(Math.floor((i * choices.length) / SQUARES), Math.floor(((i + 1) * choices.length) / SQUARES));
    return Array.from({ length: SQUARES }, (_, i) => part(i))
        .map((some) => (some.filter(asMost).length * 2 >= some.length ? '⬛' : '⬜'))
        .join('');
}

/* What one may send to others: the result, and nothing of how it came. */
export function shared(found: Results, offer: Pick<Offer, 'game' | 'level'>, streak: number, address: string): string {
    const { mine } = found;
    const lead = signed((mine?.score ?? 0) - (mine?.other ?? 0));
    return [
        `Dizaine · ${against(offer)} · ${formatted(found.day, { dateStyle: 'medium' })}`,
        `${squares(found.choices)} ${lead}`,
        ...(streak > 1 ? [tLate('daily.streak', { n: streak })] : []),
        address,
    ].join('\n');
}
