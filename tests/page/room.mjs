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
