// What a game gives to the page: the default export of games/NAME/page/index.tsx. It is loaded with the shelf, so it is small; the table
// itself comes when it is needed. What the rules decide (players, options, limits) is not here: see @made/facts.ts.
import type { ComponentChildren, JSX } from 'preact';
import type { Contract, Line, Note } from './contract.ts';
import type { Reported, Source, TableInfo } from './source/source.ts';

export type Name = (seat: number) => string;

/* What a game's table is given. `you` is the seat whose eyes these are; `act` makes moves, one after the other. */
export interface DeskProps<View = unknown, N extends Note = Note> {
    source: Source;
    table: TableInfo | null;
    contract: Contract<View, N>;
    you: number | null;
    name: Name;
    act: (...moves: string[]) => void;
    busy: boolean;
    /* What the bar says instead of where the game is, while the table shows something older; null: nothing. */
    onWhere: (where: string | null) => void;
}

/* What a game's own shared screen is given; `children` is the way to join. */
export interface TvProps<View = unknown, N extends Note = Note> {
    contract: Contract<View, N>;
    name: Name;
    onWhere: (where: string | null) => void;
    children?: ComponentChildren;
}

/* Which decks a table plays with; `onChange` is null for those who only see it. */
export interface DecksProps {
    chosen: string[];
    onChange: ((chosen: string[]) => void) | null;
    /* At a table of friends: decks that others brought may stay. */
    shared?: boolean;
}

/* A module that is fetched when it is needed, with one component. */
export interface Module<Props> {
    default(props: Props): JSX.Element | null;
}

/* A game for one person against the game itself: a numeric option says how hard it is. */
export interface Solo {
    option: string;
    /* The value that is proposed first. */
    first: number;
    opponent(): string;
    label(): string;
    /* A sentence about the chosen value. */
    line(value: number): string;
}

/* Functions are written as methods, so that the list of all games can hold pages of different views. */
export interface GamePage<View = unknown, N extends Note = Note> {
    /* Its place on the shelf, from the left. */
    shelf: number;
    /* A game of the workshop is on the shelf only for those who asked for them. */
    workshop?: boolean;
    minutes: number;
    Cover(): JSX.Element;
    desk(): Promise<Module<DeskProps<View, N>>>;
    /* The shared screen, where the table itself would not do. */
    tv?(): Promise<Module<TvProps<View, N>>>;
    /* Of a game with pictures: the decks that are played with if nobody chose, and the choice. */
    decks?: { standard: string[]; picker(): Promise<Module<DecksProps>> };
    solo?: Solo;
    /* Values of numeric options that the form for a new game offers; one that is not named is not offered. "0 or something" is a switch. */
    offers?: Record<string, readonly number[]>;
    /* Whether players choose how much help they want. */
    help?: boolean;
    /* Moves that are made for a player who has no other. */
    idle?: readonly string[];
    /* The view of somebody with a seat without what only that seat knows. */
    unseated?(contract: Contract<View, N>): View;
    /* What moves between two contracts: pairs of CSS selectors, from and to. */
    flights?(before: Contract<View, N>, after: Contract<View, N>): [string, string][];
    /* What people brought to this table and others may report: pictures. */
    reportable?(contract: Contract<View, N>): Reported[];
    /* A move in words, for a hint; without it no hint is offered. */
    move?(move: string): string;
    /* Its keys, for the list of them; the buttons carry them as data-key. */
    keys?(): { key: string; does: string }[];
    /* Where the game is, for the bar. */
    where?(contract: Contract<View, N>): string;
    /* What is left in the pile, for the bar. */
    left?(contract: Contract<View, N>): { label: string; n: number };
    /* The sentence of a log line, or null if it says nothing by itself. `before` is the line before it. */
    sentence(line: Line<N>, before: Line<N> | undefined, name: Name, you: number | null): string | null;
    /* The seat that a line of chance is about, if it names one. */
    about?(line: Line<N>): number | null;
    /* The sound of a line, if it is worth more than a card's. */
    sound?(line: Line<N>): 'bust' | 'coin' | null;
}
