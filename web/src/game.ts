// What a game gives to the page: the default export of games/NAME/page/index.tsx. It is loaded with the shelf, so it is small; the table
// itself comes when it is needed. What the rules decide (players, options, limits) is not here: see @made/facts.ts.
import type { ComponentChildren, JSX } from 'preact';
import type { Contract, Line, Note, Options } from './contract.ts';
import type { Late } from './late.ts';
import type { Help } from './settings.ts';
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

/* What a game gives to the screens that teach it: games/NAME/page/teach.tsx. */
export interface Teach {
    /* Where the places of lesson.txt are on the table: selectors, of which the first that is seen counts. */
    places: Readonly<Record<string, readonly string[]>>;
    /* Where a move is made, in the same way, if it is not a button that carries it: the last step first. */
    tap?(move: string): string[];
    /* The pieces on the table, as a selector: a bubble leaves them free if it can. */
    pieces: string;
    /* What somebody can do after the lesson, each with a piece of the game. */
    learnt: readonly { word: Late; piece(): JSX.Element }[];
    /* What is thrown when it is over: icons with their colours. */
    confetti: readonly (readonly [icon: string, colour: string])[];
    /* How to play, on one screen. */
    How(): JSX.Element;
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

/* Why a move was good or bad, as the engine says it (room/middle.h): a name for the sentence, and what stands in it. */
export interface Reason {
    why: string;
    [given: string]: string | number;
}

/* A position of a review, before a decision of `seat`. */
export interface PositionProps<View = unknown> {
    contract: Contract<View>;
    seat: number;
    name: Name;
    played: string;
    best: string;
}

/* How a game is reviewed. */
export interface ReviewPage<View = unknown> {
    position(): Promise<Module<PositionProps<View>>>;
    /* A reason as a sentence. */
    why(reason: Reason): string;
    /* A move as a short label among others. */
    choice(move: string): string;
}

/* The first moves with something possible for what the reader does not know; and what the next one can have been, of which the rules allow
 * one; nothing: these are all. */
export interface Imagined {
    moves: string[];
    tries: string[];
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
    /* Its lesson and how it is played; a game without it has its rules only. */
    teach?(): Promise<{ default: Teach }>;
    /* The shared screen, where the table itself would not do. */
    tv?(): Promise<Module<TvProps<View, N>>>;
    /* Of a game with pictures: the decks that are played with if nobody chose, and the choice. */
    decks?: { standard: string[]; picker(): Promise<Module<DecksProps>> };
    solo?: Solo;
    /* Values of numeric options that the form for a new game offers; one that is not named is not offered. "0 or something" is a switch. */
    offers?: Record<string, readonly number[]>;
    /* How much help players may choose. */
    help?: readonly Help[];
    /* What the scoring wants of whoever decides, where no bot can say which move is best; null: nothing. */
    advice?(contract: Contract<View, N>): string | null;
    /* A game with secrets, from the lines of its log: as it may have been. It is for advice, and bots see no more of it than their seat may. */
    imagined?(): Promise<{ imagined(lines: readonly string[], start: View, known: ReadonlyMap<number, string>): Imagined }>;
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
    /* What its statistics count of a finished game: means, or records where the name begins with "best-" (words: NAME.stats.…). */
    marks?(contract: Contract<View, N>, lines: readonly Line<N>[], seat: number): Record<string, number>;
    /* After a game: the next step up, if there is one. */
    next?(contract: Contract<View, N>): { options: Options; line: string } | null;
    /* A game that can be looked at again with the judge of the strongest bot. */
    review?: ReviewPage<View>;
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
