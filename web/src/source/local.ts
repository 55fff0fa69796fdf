// A table on this device: the room runs as WebAssembly in a worker. Bots move one decision at a time, so that one can follow.
import { FACTS } from '@made/facts.ts';
import type { Contract, Line, Options } from '../contract.ts';
import { rulesOf } from '../games.tsx';
import { current } from '../settings.ts';
import { Bridge } from './bridge.ts';
import { config, create, store, type Saved } from './saved.ts';
import { Base, withContract, type Hint, type Plan, type Source, type TableInfo } from './source.ts';

const PACE_MS = { calm: 900, quick: 350, instant: 0 };

/* A table of this device as friends' tables are described. */
export function tableOf(game: Saved, contract: Contract, reader: number): TableInfo {
    const seats = contract.names.map((name, i) => {
        const seat = game.seats[i];
        const person = seat?.kind === 'person';
        return {
            kind: person ? ('person' as const) : ('bot' as const),
            level: seat?.level ?? null,
            name: seat?.name ?? name,
            guest: null,
            here: person,
            online: person,
            standin: null,
        };
    });
    return {
        id: game.id,
        code: '',
        game: game.game,
        options: game.options,
        players: game.players,
        name: '',
        lang: game.lang,
        decks: game.decks,
        state: contract.over ? 'over' : 'playing',
        you: { seat: reader === 254 ? null : reader, host: true },
        seats,
        clock: null,
        spectators: 0,
        undo: null,
        rematch: null,
        queue: [],
    };
}

export class Local extends Base implements Source {
    readonly kind = 'local' as const;
    readonly lobby = null;
    private bridge = new Bridge();
    private people: number[];
    private reader: number;
    private mover: number | null = null;
    private next: Plan | null = null;
    private running = false;
    private skipping = false;
    private wakeUp: () => void = () => {};
    private held = false;
    private letGo: () => void = () => {};
    private closed = false;
    private warned = false;

    constructor(private game: Saved) {
        super();
        this.people = game.seats.flatMap((seat, i) => (seat.kind === 'person' ? [i] : []));
        this.reader = this.people[0] ?? 254;
        void this.open().catch((error: unknown) => {
            console.error(error);
            this.set({ link: 'gone', why: 'no_room' });
        });
    }

    private async open(): Promise<void> {
        await this.bridge.load(rulesOf(this.game.game).pictures);
        const error = await this.bridge.read('open', [], config(this.game));
        if (error !== '') throw new Error(error);
        for (const event of this.game.events)
            if ((await this.bridge.call('load', [], event)) !== 1) throw new Error(`damaged: ${event}`);
        await this.bridge.call('start');
        if (this.closed) return;
        this.set({ link: 'live' });
        await this.refresh();
        void this.run();
    }

    private async contract(seat: number, from: number): Promise<Contract> {
        const contract = JSON.parse(await this.bridge.read('contract', [seat, from])) as Contract;
        contract.names = contract.names.map((name, i) => this.game.seats[i]?.name ?? name);
        return contract;
    }

    /* Several people at one screen see the table through the eyes of whoever is waited for; where hands are secret, a curtain falls
     * between two people. */
    private async refresh(): Promise<void> {
        let contract = await this.contract(this.reader, 0);
        let curtain = this.picture.curtain;
        const next = this.people.find((seat) => contract.waiting.includes(seat));
        if (this.people.length > 1 && next !== undefined && !contract.waiting.includes(this.reader)) {
            this.reader = next;
            if ((await this.bridge.call('secret')) === 1) curtain = next;
            contract = await this.contract(next, 0);
        }
        if (contract.over) curtain = null;
        if (this.mover !== null && this.mover !== this.reader && contract.undo === null)
            contract.undo = (await this.contract(this.mover, 0)).undo;
        await this.keep(contract);
        if (this.closed) return;
        const seen = this.news(contract.log.lines);
        this.set({ ...withContract(this.picture, contract), seen, table: tableOf(this.game, contract, this.reader), curtain });
    }

    /* The contract comes with its whole log; the news begins where it differs from what was known. */
    private news(lines: Line[]): number {
        const known = this.picture.contract === null ? lines : this.picture.lines;
        let same = 0;
        while (same < lines.length && same < known.length && known[same]?.m === lines[same]?.m) same++;
        return same;
    }

    private async keep(contract: Contract): Promise<void> {
        const from = contract.seq < this.game.events.length ? 0 : this.game.events.length;
        const text = await this.bridge.read('events', [from]);
        const fresh = text.split('\n').filter((line) => line !== '');
        this.game = {
            ...this.game,
            events: [...this.game.events.slice(0, from), ...fresh],
            at: fresh.length > 0 ? Date.now() : this.game.at,
            names: contract.names,
            scores: contract.score,
            winners: contract.winners,
            over: contract.over,
            yours: this.people.some((seat) => contract.waiting.includes(seat)),
        };
        if (this.closed || store(this.game) || this.warned) return;
        this.warned = true;
        this.onRefusal({ why: 'unkept', rule: null });
    }

    /* Bots move, each after a pause, until nobody but people is waited for. */
    private async run(): Promise<void> {
        if (this.running) return;
        this.running = true;
        while (!this.closed) {
            const contract = this.picture.contract;
            const botsOwe = contract?.waiting.some((seat) => !this.people.includes(seat)) ?? false;
            if (!botsOwe || ((await this.courteous(contract as Contract)) && !this.skipping)) break;
            if (!this.skipping) await this.rest();
            if (this.held) await new Promise<void>((done) => (this.letGo = done));
            if (this.closed) break;
            if ((await this.bridge.call('bot')) < 0) break;
            await this.refresh();
        }
        this.running = false;
        this.skipping = false;
    }

    /* What anybody may do first bots leave to people until they are asked to begin. */
    private async courteous(contract: Contract): Promise<boolean> {
        return this.people.some((seat) => contract.waiting.includes(seat)) && (await this.bridge.call('first_come')) === 1;
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

    hold(on: boolean): void {
        this.held = on;
        if (!on) this.letGo();
    }

    skip(): void {
        this.skipping = true;
        this.hold(false);
        if (this.running) this.wakeUp();
        else void this.run();
    }

    move(...texts: string[]): void {
        const step = this.picture.contract?.step ?? 0;
        if (this.picture.busy) this.next = { step, texts };
        else void this.follow(texts);
    }

    private async follow(texts: string[]): Promise<void> {
        this.set({ busy: true });
        try {
            for (const [i, text] of texts.entries()) {
                const contract = this.picture.contract as Contract;
                if (this.closed || (i > 0 && !contract.legal.includes(text))) break;
                if (!(await this.submit(contract.step, text))) break;
                await this.refresh();
            }
        } finally {
            this.set({ busy: false });
        }
        const next = this.next;
        this.next = null;
        if (next !== null && next.step === this.picture.contract?.step) this.move(...next.texts);
        else void this.run();
    }

    private async submit(step: number, text: string): Promise<boolean> {
        const seat = this.reader;
        const verdict = await this.bridge.call('submit', [seat, step], text);
        if (verdict === 0) this.mover = seat;
        else {
            const rule = await this.bridge.read('rule', [seat], text);
            this.onRefusal({ why: FACTS.verdicts[verdict] ?? 'no_such_move', rule: rule === '' ? null : rule });
        }
        return verdict === 0;
    }

    undo(): void {
        if (!this.picture.busy) void this.takeBack();
    }

    private async takeBack(): Promise<void> {
        this.set({ busy: true });
        try {
            for (const seat of this.mover === null ? [this.reader] : [this.reader, this.mover])
                if ((await this.bridge.call('undo', [seat])) === 1) {
                    await this.refresh();
                    break;
                }
        } finally {
            this.set({ busy: false });
        }
        void this.run();
    }

    async rematch(other?: Options): Promise<string | null> {
        const { game, players, seats, decks, lang } = this.game;
        const options = { ...this.game.options, ...other };
        return `/local/${create({ game, players, options, seats, decks, lang }).id}`;
    }

    lift(): void {
        this.set({ curtain: null });
    }

    async hint(): Promise<Hint | null> {
        const advice = await this.bridge.read('advice', [this.reader]);
        if (advice !== '') return JSON.parse(advice) as Hint;
        const best = await this.bridge.read('hint', [this.reader]);
        return best === '' ? null : { best };
    }

    async why(seat: number): Promise<string | null> {
        return (await this.bridge.read('why', [seat, current().lang === 'fr' ? 1 : 0])) || null;
    }

    /* The record of the game, once it is over, for a replay or a file. */
    record(): Promise<string> {
        return this.bridge.read('record');
    }

    chat(): void {}
    react(): void {}
    leave(): void {}

    close(): void {
        this.closed = true;
        this.bridge.close();
    }
}
