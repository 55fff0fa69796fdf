// All games: what the rules say of each (made from the engine by build.mjs), its page, and the sentences of its log.
import { FACTS } from '@made/facts.ts';
import { PAGES } from '@made/games.ts';
import type { GameName, Line, Options } from './contract.ts';
import type { GamePage, Name } from './game.ts';
import { t, tMaybe } from './words.ts';

/* An option of the rules; `players` are the numbers of players with which it can differ from its standard. */
export type OptionFact = { name: string; players: readonly number[] } & (
    | { kind: 'bool'; standard: boolean }
    | { kind: 'choice'; standard: string; values: readonly string[] }
    | { kind: 'int'; standard: number; least: number; most: number }
);

export interface RuleFact {
    players: readonly [least: number, most: number];
    /* Whether it is played with pictures, so that decks are chosen. */
    pictures: boolean;
    options: readonly OptionFact[];
    levels: readonly string[];
    /* Characters: bots with a name, a face and a way of playing, beside the levels. */
    cast: readonly { name: string; plays: string }[];
}

export const GAMES: Record<GameName, GamePage> = PAGES;
const RULES: Record<GameName, RuleFact> = FACTS.games;
export const GAME_NAMES = (Object.keys(GAMES) as GameName[]).sort((a, b) => GAMES[a].shelf - GAMES[b].shelf);

export function rulesOf(game: GameName): RuleFact {
    return RULES[game];
}

export function isGame(name: string): name is GameName {
    return Object.hasOwn(GAMES, name);
}

export function gameTitle(game: GameName): string {
    return tMaybe(`${game}.name`);
}

/* How well a bot plays if nobody chose. */
export const LEVEL = 'normal';

/* The name of a bot on this device, one for each seat. */
export const BOT_NAMES: readonly string[] = FACTS.bots;

/* The values that the form for a new game offers for an option; the first one of a switch is off. */
export function offered(game: GameName, option: OptionFact): readonly Options[string][] {
    if (option.kind === 'bool') return [false, true];
    return option.kind === 'choice' ? option.values : (GAMES[game].offers?.[option.name] ?? []);
}

/* Sentences of the log, oldest first, each with the seat that it is about (null: nobody's). */
export interface Told {
    at: number;
    seat: number | null;
    text: string;
    by: Line['by'];
}

/* The seat that made a line, or null for chance. */
function maker(line: Line | undefined): number | null {
    return line === undefined || line.m.startsWith('*') ? null : Number(line.m.split(' ')[0]);
}

export function tell(game: GameName, lines: Line[], name: Name, you: number | null, from = 0): Told[] {
    const told: Told[] = [];
    for (let at = from; at < lines.length; at++) {
        const line = lines[at] as Line;
        const before = lines[at - 1];
        const text = GAMES[game].sentence(line, before, name, you);
        const seat = line.note?.seat ?? GAMES[game].about?.(line) ?? maker(line) ?? maker(before);
        if (text !== null) told.push({ at, seat, text, by: line.by });
        if (line.note?.over) told.push({ at, seat: null, text: overSentence(line.note.winners ?? [], name, you), by: undefined });
    }
    return told;
}

function overSentence(winners: number[], name: Name, you: number | null): string {
    const names = winners.map(name).join(', ');
    if (winners.length > 1) return t('log.over.shared', { names });
    return winners[0] === you ? t('log.over.you') : t('log.over.won', { names, n: winners.length });
}
