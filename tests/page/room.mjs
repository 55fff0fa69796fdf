// The WebAssembly room in node: real contracts for screens that a browser would reach only after long play.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './kit.mjs';

export class Room {
    static async open(lines, painted = false) {
        const bytes = readFileSync(join(root, `build/dizaine${painted ? '-pictures' : ''}.wasm`));
        const { instance } = await WebAssembly.instantiate(bytes, {});
        const room = new Room();
        room.bridge = instance.exports;
        room.bridge._initialize?.();
        const fault = room.read('open', [], lines.join('\n') + '\n');
        if (fault !== '') throw new Error(fault);
        room.bridge.bridge_start();
        return room;
    }

    put(text) {
        const at = this.bridge.bridge_buffer();
        const bytes = new TextEncoder().encode(`${text}\0`);
        new Uint8Array(this.bridge.memory.buffer).set(bytes, at);
    }

    read(name, args = [], text) {
        if (text !== undefined) this.put(text);
        const size = this.bridge[`bridge_${name}`](...args);
        return size > 0 ? new TextDecoder().decode(new Uint8Array(this.bridge.memory.buffer, this.bridge.bridge_buffer(), size)) : '';
    }

    contract(seat) {
        return JSON.parse(this.read('contract', [seat, 0]));
    }

    submit(seat, move) {
        this.put(move);
        return this.bridge.bridge_submit(seat, -1);
    }

    /* Bots move until somebody else is waited for; false when the game is over. */
    settle() {
        while (this.bridge.bridge_bot() >= 0);
        return !this.contract(0).over;
    }

    /* Plays seat 0 by `choose` (a legal move for a contract) until its contract is as wanted. */
    until(wanted, choose, most = 3000) {
        for (let i = 0; i < most; i++) {
            this.settle();
            const contract = this.contract(0);
            if (wanted(contract)) return contract;
            if (contract.over) return null;
            this.submit(0, choose(contract));
        }
        return null;
    }
}

/* A game of DIX against bots in which seat 0 comes to the wanted position; several deals are tried. */
export async function dixAt(wanted, { players = 3, names = ['Ana'], choose = eager, options = [] } = {}) {
    for (let deal = 1; deal <= 40; deal++) {
        const seats = Array.from({ length: players }, (_, i) => (i === 0 ? `seat 0 person ${names[0]}` : `seat ${i} bot easy`));
        const seed = deal.toString(16).padStart(64, '0');
        const room = await Room.open(['game dix', `players ${players}`, ...options.map((option) => `option ${option}`), ...seats, `seed ${seed}`, 'lang fr']);
        const contract = room.until(wanted, choose);
        if (contract !== null) return { ...contract, names: contract.names.map((name, i) => names[i] ?? name) };
    }
    throw new Error('no deal leads there');
}

/* Draws while the total is small, then takes the numbers; bids and buys what it can. */
export function eager({ legal, view }) {
    const last = (start) => legal.filter((move) => move.startsWith(start)).at(-1);
    if (view.phase === 'choose') return legal.includes('draw') && view.total < 5 ? 'draw' : (last('numbers') ?? 'draw');
    if (view.phase === 'bid') return view.auction.high < 4 ? (legal.find((move) => move.startsWith('bid')) ?? 'pass') : 'pass';
    return last('buy') ?? last('pay') ?? last('drop') ?? legal.at(-1);
}

/* A real game of DIX of five people who hoard: late in it the market is long. `deal` is the first one to try. */
export const HOARDERS = ['Ana', 'Maximilien-Alexandre de la Tour', 'Bernadette', 'Wolfgang Amadeus', 'Zoé'];
export async function dixLate(wanted, deal = 1) {
    for (const end = deal + 8; deal < end; deal++) {
        const seats = HOARDERS.map((name, seat) => `seat ${seat} person ${name}`);
        const room = await Room.open(['game dix', `players ${seats.length}`, ...seats, `seed ${deal.toString(16).padStart(64, '0')}`]);
        for (let own = room.contract(0); !own.over; own = room.contract(0)) {
            if (wanted(own)) return own;
            const seat = own.waiting[0];
            room.submit(seat, hoard(seat === 0 ? own : room.contract(seat)));
        }
    }
    throw new Error('no deal leads there');
}

function hoard({ legal, view }) {
    const first = (start) => legal.find((move) => move.startsWith(start));
    if (view.phase === 'choose') {
        if (legal.includes('draw') && view.total < 7 && view.money < 7) return 'draw';
        const few = view.players[view.active].numbers.length < 6;
        return (few && first('numbers')) || first('coins') || first('numbers') || 'draw';
    }
    if (view.phase === 'bid') return (view.auction.high < 3 && first('bid')) || 'pass';
    return first('done') ?? first('token') ?? legal.at(-1);
}
