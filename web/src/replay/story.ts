// A finished game as a source that stands at any of its moves: the same room, the same contract, nobody to move.
import type { Contract, GameName, Options } from '../contract.ts';
import { isGame, LEVEL, rulesOf } from '../games.tsx';
import { record as remoteRecord } from '../source/api.ts';
import { Bridge } from '../source/bridge.ts';
import { config, create, load } from '../source/saved.ts';
import { LINK, unpacked } from './link.ts';
import { Base, withContract, type Source } from '../source/source.ts';

export interface GameRecord {
    format: string;
    game: GameName;
    players: number;
    options: Options;
    names?: string[];
    seed?: string;
    nonces?: string[];
    decks?: { deck: string | null; own?: string; cards: number }[];
    moves: string[];
}

export const SPECTATOR = 254;

async function localRecord(id: string): Promise<string | null> {
    const saved = load(id);
    if (saved === null) return null;
    const bridge = new Bridge();
    try {
        await bridge.load(rulesOf(saved.game).pictures);
        if ((await bridge.call('open', [], config(saved))) !== 0) return null;
        for (const event of saved.events) await bridge.call('load', [], event);
        const record = JSON.parse(await bridge.read('record')) as GameRecord;
        return JSON.stringify({ ...record, names: saved.names });
    } finally {
        bridge.close();
    }
}

export async function fetchRecord(id: string): Promise<GameRecord> {
    const text = id === LINK ? await unpacked(location.hash.slice(1)) : ((await localRecord(id)) ?? (await remoteRecord(id)));
    const record = JSON.parse(text) as GameRecord;
    if (!isGame(record.game)) throw new Error(`unknown game: ${record.game as string}`);
    return record;
}

/* A deck as the bridge reads it. */
function deckLine(part: { deck: string | null; own?: string; cards: number }): string {
    return part.deck ?? `own:${part.own ?? ''}:${part.cards}`;
}

/* The lines from which the bridge plays a record again; see web/bridge.c. */
export function story(record: GameRecord): string {
    const lines = [`game ${record.game}`, `players ${record.players}`];
    for (const [name, value] of Object.entries(record.options)) lines.push(`option ${name}=${value}`);
    record.names?.forEach((name, seat) => lines.push(`seat ${seat} person ${name}`));
    for (const part of record.decks ?? []) lines.push(`deck ${deckLine(part)}`);
    if (record.seed !== undefined) lines.push(`seed ${record.seed}`);
    record.nonces?.forEach((nonce, seat) => lines.push(`nonce ${seat} ${nonce}`));
    return [...lines, 'moves', ...record.moves].join('\n');
}

export class Story extends Base implements Source {
    readonly kind = 'local' as const;
    readonly lobby = null;
    private bridge = new Bridge();
    at = 0;
    reader = 0;
    scores: number[][] = [];

    constructor(readonly record: GameRecord) {
        super();
    }

    async open(at: number | null): Promise<void> {
        await this.bridge.load(rulesOf(this.record.game).pictures);
        const fault = await this.bridge.read('replay', [], story(this.record));
        if (fault !== '') throw new Error(fault);
        const text = await this.bridge.read('scores');
        this.scores = text.trimEnd().split('\n').map((line) => line.split(',').map(Number));
        await this.stand(at ?? 0);
    }

    /* Stands after the first `at` moves. Nobody may move, so that tables only show. */
    async stand(at: number, reader = this.reader): Promise<void> {
        this.at = Math.max(0, Math.min(this.record.moves.length, at));
        this.reader = reader;
        if ((await this.bridge.call('at', [this.at])) !== 1) return;
        const contract = JSON.parse(await this.bridge.read('contract', [reader, 0])) as Contract;
        this.set({ ...withContract(this.picture, { ...contract, legal: [], undo: null }), link: 'live' });
    }

    /* 'ok', or why the deal does not match. */
    async check(): Promise<string> {
        const fault = await this.bridge.read('check', [], story(this.record));
        await this.bridge.call('replay', [], story(this.record));
        await this.stand(this.at);
        return fault === '' ? 'ok' : fault;
    }

    /* A game of this device that goes on from here; its place. */
    goOn(lang: string, you: string): string {
        const { game, players, options, moves, decks } = this.record;
        const seat = this.reader === SPECTATOR ? 0 : Math.min(this.reader, players - 1);
        const seats = Array.from({ length: players }, (_, i) => {
            const name = this.record.names?.[i] ?? '';
            return i === seat ? { kind: 'person' as const, name: you, level: null } : { kind: 'bot' as const, name, level: LEVEL };
        });
        const joined = (decks ?? []).map(deckLine);
        const events = moves.slice(0, this.at).map((move) => `move ${move}`);
        return `/local/${create({ game, players, options, seats, lang, events, given: events.length, ...(joined.length > 0 ? { decks: joined } : {}) }).id}`;
    }

    move(): void {}
    undo(): void {}
    chat(): void {}
    react(): void {}
    rematch(): Promise<string | null> {
        return Promise.resolve(null);
    }
    leave(): void {}
    skip(): void {}
    lift(): void {}
    hold(): void {}
    hint(): Promise<null> {
        return Promise.resolve(null);
    }
    why(): Promise<string | null> {
        return Promise.resolve(null);
    }
    close(): void {
        this.bridge.close();
    }
}
