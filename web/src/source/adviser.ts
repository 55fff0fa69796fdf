// Advice at a table of a server: the game as its reader knows it, played again by the room in a worker of this device, where the strongest
// bot is asked. Nothing is sent for it, and nothing is used that the reader does not see.
import type { Contract, Line } from '../contract.ts';
import { GAMES, rulesOf } from '../games.tsx';
import { story } from '../replay/story.ts';
import { Bridge } from './bridge.ts';
import type { Hint } from './source.ts';

export class Adviser {
    private bridge: Promise<Bridge> | null = null;
    /* One question after the other: all of them move the same room. */
    private turn: Promise<unknown> = Promise.resolve();

    private async open(pictures: boolean): Promise<Bridge> {
        const bridge = new Bridge();
        await bridge.load(pictures);
        return bridge;
    }

    /* Null: nobody can tell. */
    ask(contract: Contract, lines: readonly Line[]): Promise<Hint | null> {
        const said = this.turn.then(() => this.think(contract, lines));
        this.turn = said.catch(() => null);
        return said;
    }

    private async think(contract: Contract, lines: readonly Line[]): Promise<Hint | null> {
        const { game, seat } = contract;
        if (seat === null) return null;
        this.bridge ??= this.open(rulesOf(game).pictures);
        const bridge = await this.bridge;
        if (!(await this.replay(bridge, contract, lines.map(({ m }) => m)))) return null;
        const advice = await bridge.read('advice', [seat]);
        return advice === '' ? null : (JSON.parse(advice) as Hint);
    }

    private async plays(bridge: Bridge, { game, players, options }: Contract, moves: string[]): Promise<boolean> {
        return (await bridge.read('replay', [], story({ format: '', game, players, options, moves }))) === '';
    }

    /* The bridge stands at the end of these moves. */
    private async replay(bridge: Bridge, contract: Contract, lines: string[]): Promise<boolean> {
        const secrets = await GAMES[contract.game].imagined?.();
        if (secrets === undefined) return this.plays(bridge, contract, lines);
        await this.plays(bridge, contract, []);
        const start = (JSON.parse(await bridge.read('contract', [contract.seat ?? 0, 0])) as Contract).view;
        const known = new Map<number, string>();
        for (;;) {
            const { moves, tries } = secrets.imagined(lines, start, known);
            if (tries.length === 0) return this.plays(bridge, contract, moves);
            let found: string | undefined;
            for (const one of tries) if (found === undefined && (await this.plays(bridge, contract, [...moves, one]))) found = one;
            if (found === undefined) return false;
            known.set(moves.length, found);
        }
    }

    close(): void {
        void this.bridge?.then((bridge) => bridge.close());
    }
}
