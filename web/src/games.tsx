// What the page knows of each game: how many play, how long, which choices a table has, how its table is drawn and its log told.
import type { ComponentType } from 'preact';
import type { Contract, DixitView, DixSurDixView, DixView, GameName, Line } from './contract.ts';
import type { Source, TableInfo } from './source/source.ts';
import { t, type Word } from './words.ts';
import { dixFlights } from '@games/dix/page/flights.ts';
import { dixMove, dixSentence } from '@games/dix/page/log.ts';
import { dixitSentence } from '@games/dixit/page/log.ts';
import { dixsurdixSentence } from '@games/dixsurdix/page/log.ts';

/* What a game's table is given. `you` is the seat whose eyes these are; `act` makes moves, one after the other. */
export interface DeskProps<View = never> {
    source: Source;
    table: TableInfo | null;
    contract: Contract<View>;
    you: number | null;
    name: (seat: number) => string;
    act: (...moves: string[]) => void;
    busy: boolean;
}

export interface OptionFact {
    name: string;
    kind: 'bool' | 'choice';
    /* Of a choice: its values, the standard one first. Of a bool: the value when it is on (else true). */
    values?: (string | number)[];
    on?: number;
    fits?: (players: number) => boolean;
}

export interface GameFact {
    name: GameName;
    least: number;
    most: number;
    minutes: number;
    options: OptionFact[];
    levels: string[];
    load: () => Promise<{ default: ComponentType<DeskProps<never>> }>;
    /* What moves between two contracts: pairs of CSS selectors, from and to. */
    flights?: (before: Contract<never>, after: Contract<never>) => [string, string][];
    /* A move in words, for a hint. */
    move?: (move: string) => string;
    /* Where the game is, for the bar. */
    where?: (contract: Contract<never>) => string;
    /* What is left in the pile, for the bar: the word for it and the number. */
    left: (contract: Contract<never>) => { word: Word; n: number };
    /* The sentence of a log line, or null if it says nothing by itself. `before` is the line before it. */
    sentence: (line: Line, before: Line | undefined, name: (seat: number) => string, you: number | null) => string | null;
}

export const GAMES: Record<GameName, GameFact> = {
    dix: {
        name: 'dix',
        least: 1,
        most: 5,
        minutes: 30,
        options: [
            { name: 'bust-buy', kind: 'bool' },
            { name: 'final-buy', kind: 'choice', values: ['all', 'others'] },
        ],
        levels: ['easy', 'normal', 'expert'],
        load: () => import('@games/dix/page/desk.tsx') as never,
        left: (contract) => ({ word: 'dix.left', n: (contract.view as DixView).deck.left }),
        flights: dixFlights as never,
        move: dixMove,
        sentence: dixSentence,
    },
    dixit: {
        name: 'dixit',
        least: 3,
        most: 8,
        minutes: 30,
        options: [
            { name: 'goal', kind: 'choice', values: [30, 15, 50] },
            { name: 'odyssey', kind: 'bool', fits: (players) => players >= 7 },
            { name: 'old-three', kind: 'bool', fits: (players) => players === 3 },
        ],
        levels: ['easy', 'normal', 'expert'],
        load: () => import('@games/dixit/page/desk.tsx') as never,
        left: (contract) => ({ word: 'dix.left', n: (contract.view as DixitView).pile }),
        where: (contract) => t('dixit.round', { n: (contract.view as DixitView).round }),
        sentence: dixitSentence,
    },
    dixsurdix: {
        name: 'dixsurdix',
        least: 2,
        most: 6,
        minutes: 15,
        options: [
            { name: 'open-hands', kind: 'bool' },
            { name: 'jokers', kind: 'bool', on: 4 },
        ],
        levels: ['easy', 'normal', 'expert'],
        load: () => import('@games/dixsurdix/page/desk.tsx') as never,
        left: (contract) => ({ word: 'dsd.left', n: (contract.view as DixSurDixView).pile + (contract.view as DixSurDixView).under.length }),
        sentence: dixsurdixSentence,
    },
};
export const GAME_NAMES = Object.keys(GAMES) as GameName[];

export function isGame(name: string): name is GameName {
    return Object.hasOwn(GAMES, name);
}

export function gameTitle(game: GameName): string {
    return t(`game.${game}`);
}

/* The name of a bot on this device, one for each seat. */
export const BOT_NAMES = ['Nora', 'Léo', 'Sam', 'Ada', 'Hugo', 'Zoé', 'Max', 'Inès'];

/* Sentences of the log, oldest first, each with the seat that it is about (null: nobody's). */
export interface Told {
    at: number;
    seat: number | null;
    text: string;
    by: Line['by'];
}

export function tell(game: GameName, lines: Line[], name: (seat: number) => string, you: number | null, from = 0): Told[] {
    const told: Told[] = [];
    for (let at = from; at < lines.length; at++) {
        const line = lines[at] as Line;
        const who = line.m.split(' ')[0];
        const before = lines[at - 1];
        const text = GAMES[game].sentence(line, before, name, you);
        const first = /^\* (?:first|dealer) (\d)/.exec(line.m);
        const seat = first ? Number(first[1]) : who !== '*' ? Number(who) : before !== undefined && !before.m.startsWith('*') ? Number(before.m.split(' ')[0]) : null;
        if (text !== null) told.push({ at, seat: line.note?.seat ?? seat, text, by: line.by });
        if (line.note?.over) told.push({ at, seat: null, text: overSentence(line.note.winners ?? [], name, you), by: undefined });
    }
    return told;
}

function overSentence(winners: number[], name: (seat: number) => string, you: number | null): string {
    const names = winners.map(name).join(', ');
    if (winners.length > 1) return t('log.over.shared', { names });
    return winners[0] === you ? t('log.over.you') : t('log.over.won', { names, n: winners.length });
}
