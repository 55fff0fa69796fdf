// A game looked at again by the judge of the strongest bot, in a worker of its own (room/review.h): what each decision cost, what each
// draw brought.
import type { Reason } from '../game.ts';
import { Bridge } from '../source/bridge.ts';
import { story, type GameRecord } from '../replay/story.ts';

/* A share of the victory, of 10,000, and a lead in hundredths of a point. */
export interface Worth {
    win: number;
    points: number;
}

export type Class = 'best' | 'fine' | 'doubtful' | 'mistake' | 'blunder';

export interface Step {
    n: number;
    who: number | null;
    m: string;
    now?: (Worth | null)[];
    change?: (Worth | null)[];
    class?: Class;
    best?: string;
    choices?: ({ m: string } & Worth)[];
    why?: Reason;
}

export interface Sums {
    start: Worth;
    luck: Worth;
    choices: Worth;
    others: Worth;
    revised: Worth;
    end: Worth;
    decisions: number;
    classes: Record<Class, number>;
}

export interface Analysis {
    moves: number;
    steps: Step[];
    sums: (Sums | null)[];
}

/* So many moves are looked at between two words of progress. */
const AT_ONCE = 8;

/* Who waits for a game: told of the progress until it is `gone`. */
interface Watcher {
    onProgress: (done: number, of: number) => void;
    gone: () => boolean;
}
interface Job {
    made: Promise<Analysis | null>;
    watchers: Set<Watcher>;
    dropped: boolean;
}

/* What was looked at while the page is open: a game is judged once, for the end of the game and for the review. */
const known = new Map<string, Job>();

/* Work goes on for so long when nobody waits for it: whoever goes from the end to the review takes it along. */
const PATIENCE_MS = 5000;

async function work(record: GameRecord, onProgress: (done: number, of: number) => void, gone: () => boolean): Promise<Analysis | null> {
    const bridge = new Bridge();
    try {
        await bridge.load(false);
        if ((await bridge.read('replay', [], story(record))) !== '') return null;
        const moves = await bridge.call('review');
        if (moves === 0) return null;
        const steps: Step[] = [];
        while (steps.length < moves) {
            if (gone()) return null;
            const text = await bridge.read('review_next', [AT_ONCE]);
            if (text === '') return null;
            for (const line of text.trimEnd().split('\n')) steps.push(JSON.parse(line) as Step);
            onProgress(steps.length, moves);
        }
        return { moves, steps, sums: JSON.parse(await bridge.read('review_sums')) as (Sums | null)[] };
    } finally {
        bridge.close();
    }
}

/* Null: this game has no judge, or `gone` is true of all who asked for it. */
export async function analyse(record: GameRecord, onProgress: (done: number, of: number) => void, gone: () => boolean): Promise<Analysis | null> {
    const key = `${record.game} ${record.moves.join()}`;
    const watcher = { onProgress, gone };
    const found = known.get(key);
    if (found !== undefined && !found.dropped) {
        found.watchers.add(watcher);
        return found.made;
    }
    const watchers = new Set<Watcher>([watcher]);
    let seen = performance.now();
    const left = () => {
        if ([...watchers].some((one) => !one.gone())) seen = performance.now();
        return (job.dropped = performance.now() - seen > PATIENCE_MS);
    };
    const job: Job = { watchers, dropped: false, made: Promise.resolve(null) };
    job.made = work(record, (done, of) => watchers.forEach((one) => one.onProgress(done, of)), left);
    known.set(key, job);
    const forget = () => known.get(key) === job && known.delete(key);
    void job.made.then((analysis) => analysis === null && forget(), forget);
    return job.made;
}

/* Whole numbers that add up: what rounding leaves over goes to what is nobody's choice. */
export interface Shares {
    start: number;
    rest: number;
    luck: number;
    others: number;
    choices: number;
    end: number;
}

export const percent = (win: number) => Math.sign(win) * Math.round(Math.abs(win) / 100);

export function sharesOf(sums: Sums): Shares {
    const [start, end, choices, others] = [sums.start, sums.end, sums.choices, sums.others].map((worth) => percent(worth.win)) as [number, number, number, number];
    const rest = end - start - choices;
    return { start, rest, luck: rest - others, others, choices, end };
}

export interface Decision extends Step {
    class: Class;
    cost: Worth;
}

export function decisionsOf(analysis: Analysis, seat: number): Decision[] {
    return analysis.steps.flatMap((step) => {
        const cost = step.who === seat ? step.change?.[seat] : undefined;
        return step.class === undefined || cost === undefined || cost === null ? [] : [{ ...step, class: step.class, cost }];
    });
}

const MATTERS = 250;
const PRAISED = 500;
const PRAISED_MOST = 3;

/* What the best choice was worth beyond the next. */
function ahead(step: Step): number {
    const [first = 0, second = 0] = (step.choices ?? []).map((choice) => choice.win).sort((a, b) => b - a);
    return first - second;
}

/* Decisions that cost something, and the few good ones that were worth most; in the order of the game. */
export function momentsOf(analysis: Analysis, seat: number): Decision[] {
    const all = decisionsOf(analysis, seat);
    const good = all.filter((one) => one.class === 'best' && ahead(one) >= PRAISED);
    const praised = new Set(good.sort((a, b) => ahead(b) - ahead(a)).slice(0, PRAISED_MOST));
    return all.filter((one) => -one.cost.win >= MATTERS || praised.has(one));
}

/* The decisions of any seat that moved the chances most. */
export function turningPoints(analysis: Analysis, most: number): Decision[] {
    const seats = analysis.sums.map((_, seat) => seat);
    return seats
        .flatMap((seat) => decisionsOf(analysis, seat))
        .sort((a, b) => a.cost.win - b.cost.win)
        .slice(0, most)
        .filter((one) => -one.cost.win >= MATTERS)
        .sort((a, b) => a.n - b.n);
}
