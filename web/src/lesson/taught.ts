// The table of a lesson: the same room as anywhere, but chance and the other players follow the lesson's script (games/NAME/lesson.txt), and
// of the person only the move that the script asks for is taken.
import { LESSONS } from '@made/lessons.ts';
import type { Contract, GameName, Options } from '../contract.ts';
import { BOT_NAMES, GAMES, rulesOf } from '../games.tsx';
import { tLate, tLateMaybe, type Late } from '../late.ts';
import { current } from '../settings.ts';
import { Bridge } from '../source/bridge.ts';
import { tableOf } from '../source/local.ts';
import { config, create, type Saved } from '../source/saved.ts';
import { Base, randomHex, withContract, type Source } from '../source/source.ts';
import { t } from '../words.ts';

interface Say {
    say: string;
    at: string;
    asks: boolean;
}

export interface Lesson {
    players: number;
    level: string;
    options: Options;
    decks: readonly string[];
    script: readonly (string | Say)[];
}

/* What is being said, and what the person is asked for (null: only to go on). */
export interface Step extends Say {
    n: number;
    of: number;
    wants: string | null;
    /* How often something else was tried. */
    missed: number;
}

export function lessonOf(game: GameName): Lesson | null {
    const all: Partial<Record<string, Lesson>> = LESSONS;
    return all[game] ?? null;
}

const PACE_MS = { calm: 900, quick: 350, instant: 0 };
/* In a script: words of the person's own, at the end of a move; and a text of the lesson. */
const OWN = ' ...';
const TEXT = /\{(\w+)\}/;

function fits(wanted: string, move: string): boolean {
    return wanted.endsWith(OWN) ? move.startsWith(wanted.slice(0, -OWN.length + 1)) : wanted === move;
}

export class Taught extends Base implements Source {
    readonly kind = 'local' as const;
    readonly lobby = null;
    step: Step | null = null;
    over = false;
    private bridge = new Bridge();
    private at = 0;
    private said = 0;
    private readonly steps: number;
    private running = false;
    private closed = false;
    private held = false;
    private letGo: () => void = () => {};
    private wakeUp: () => void = () => {};
    private readonly game: Saved;

    constructor(game: GameName, private readonly lesson: Lesson) {
        super();
        const { players, level, options } = lesson;
        const seats = Array.from({ length: players }, (_, i) =>
            i === 0 ? { kind: 'person' as const, name: current().name || t('you'), level: null } : { kind: 'bot' as const, name: BOT_NAMES[i] ?? String(i + 1), level },
        );
        const decks = lesson.decks.length > 0 ? [...lesson.decks] : (GAMES[game].decks?.standard ?? []);
        const given = lesson.script.filter((line) => typeof line === 'string').length;
        const shown = { at: Date.now(), names: seats.map(({ name }) => name), scores: [], winners: [], over: false, yours: true };
        this.game = { id: '', game, players, options: { ...options }, seats, decks, lang: current().lang, seed: randomHex(32), events: [], given, ...shown };
        this.steps = lesson.script.length - given;
        void this.open().catch((error: unknown) => {
            console.error(error);
            this.set({ link: 'gone', why: 'no_room' });
        });
    }

    private async open(): Promise<void> {
        await this.bridge.load(rulesOf(this.game.game).pictures);
        const error = await this.bridge.read('open', [], config(this.game));
        if (error !== '') throw new Error(error);
        this.set({ link: 'live' });
        await this.refresh();
        await this.run();
    }

    private async refresh(): Promise<void> {
        const contract = JSON.parse(await this.bridge.read('contract', [0, 0])) as Contract;
        contract.names = contract.names.map((name, i) => this.game.seats[i]?.name ?? name);
        contract.undo = null;
        if (this.closed) return;
        const seen = this.picture.contract === null ? contract.log.lines.length : this.picture.lines.length;
        this.set({ ...withContract(this.picture, contract), seen, table: tableOf(this.game, contract, 0) });
    }

    /* A move of the script, or the person's own in its place. */
    private async play(line: string): Promise<void> {
        const text = line.replace(TEXT, (_, word: string) => tLateMaybe(`${this.game.game}.lesson.${word}`) ?? word);
        const bot = /^[1-9]/.test(line);
        if ((await this.bridge.call('load', [], bot ? `bot ${text}` : text)) !== 1) throw new Error(`the lesson does not fit the rules: ${line}`);
        this.at++;
        const next = this.lesson.script[this.at];
        // What follows by itself is shown together with its cause.
        if (typeof next !== 'string' || /^[1-9]/.test(next)) await this.refresh();
    }

    /* Goes on to the next thing that is said. */
    private async run(): Promise<void> {
        if (this.running) return;
        this.running = true;
        this.step = null;
        while (!this.closed) {
            const line = this.lesson.script[this.at];
            if (line === undefined || typeof line !== 'string') break;
            if (/^[1-9]/.test(line)) await this.rest();
            if (this.held) await new Promise<void>((done) => (this.letGo = done));
            if (this.closed) return;
            await this.play(line);
        }
        this.running = false;
        this.say();
    }

    private say(): void {
        const line = this.lesson.script[this.at];
        this.over = line === undefined;
        if (typeof line === 'object') {
            this.at++;
            const next = this.lesson.script[this.at];
            this.step = { ...line, n: ++this.said, of: this.steps, wants: line.asks && typeof next === 'string' ? next.slice(2) : null, missed: 0 };
        }
        this.set({});
    }

    private rest(): Promise<void> {
        return new Promise((done) => {
            const timer = setTimeout(done, PACE_MS[current().pace]);
            this.wakeUp = () => {
                clearTimeout(timer);
                done();
            };
        });
    }

    /* Whether this is the move that is asked for. */
    wants = (move: string): boolean => this.step !== null && this.step.wants !== null && fits(this.step.wants, move);

    /* What was read is read. */
    next(): void {
        if (this.step !== null && this.step.wants === null) void this.run();
    }

    move(...texts: string[]): void {
        const text = texts[0];
        if (text === undefined || this.running || this.picture.busy || this.step === null) return;
        if (!this.wants(text)) {
            this.step = { ...this.step, missed: this.step.missed + 1 };
            return this.set({});
        }
        void this.follow(text);
    }

    private async follow(text: string): Promise<void> {
        this.step = null;
        this.set({ busy: true });
        try {
            await this.play(`0 ${text}`);
        } finally {
            this.set({ busy: false });
        }
        await this.run();
    }

    /* The game that goes on where the lesson ends, with real bots and real chance: its place. */
    async goOn(): Promise<string> {
        const events = (await this.bridge.read('events', [0])).split('\n').filter((line) => line !== '');
        const { game, players, options, seats, decks, lang } = this.game;
        return `/local/${create({ game, players, options, seats, decks, lang, events, given: events.length }).id}`;
    }

    hold(on: boolean): void {
        this.held = on;
        if (!on) this.letGo();
    }
    skip(): void {
        this.hold(false);
        this.wakeUp();
    }
    async rematch(): Promise<string | null> {
        return null;
    }
    async hint(): Promise<null> {
        return null;
    }
    async why(): Promise<string | null> {
        return null;
    }
    undo(): void {}
    chat(): void {}
    react(): void {}
    leave(): void {}
    lift(): void {}
    close(): void {
        this.closed = true;
        this.bridge.close();
    }
}

/* A step's sentence, its beginning apart; what is said after a tap on something else. */
export function sentence(game: GameName, step: Step): { lead: string; rest: string } {
    const missed = step.missed > 0 ? (step.wants === null ? tLate('lesson.wait') : tLateMaybe(`${game}.lesson.${step.say}.not`)) : null;
    const [lead = '', rest = ''] = (missed ?? tLate(`${game}.lesson.${step.say}` as Late)).split('\n');
    return { lead, rest };
}
