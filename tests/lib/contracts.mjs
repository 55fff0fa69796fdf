// contracts.mjs: a room in WebAssembly at the end of a pipe, for tests/contract_check.py. One JSON array a line comes in, one JSON
// value a line goes out: ["open", plan], ["load", event] and ["submit", seat, step, move] answer with 0, or what was wrong; ["start"] lets chance
// begin; ["events", from] and ["contracts", [[reader, from], ...]] answer with lists.
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const bytes = readFileSync(new URL('../../build/dizaine-pictures.wasm', import.meta.url));
const { exports: wasm } = (await WebAssembly.instantiate(bytes, {})).instance;
wasm._initialize?.();
const at = wasm.bridge_buffer();
const size = wasm.bridge_buffer_size();

function write(text) {
    const memory = new Uint8Array(wasm.memory.buffer, at, size);
    memory[new TextEncoder().encodeInto(text, memory).written] = 0;
}

function read(length) {
    return new TextDecoder().decode(new Uint8Array(wasm.memory.buffer, at, length));
}

const commands = {
    open(plan) {
        write(plan);
        const fault = wasm.bridge_open();
        return fault ? JSON.stringify(read(fault)) : '0';
    },
    load(event) {
        write(event);
        return wasm.bridge_load() === 1 ? '0' : '"it does not fit"';
    },
    submit(seat, step, move) {
        write(move);
        return String(wasm.bridge_submit(seat, step));
    },
    start() {
        return String(wasm.bridge_start());
    },
    events(from) {
        return JSON.stringify(read(wasm.bridge_events(from)).split('\n').slice(0, -1));
    },
    contracts(readers) {
        return '[' + readers.map(([reader, from]) => read(wasm.bridge_contract(reader, from))).join(',') + ']';
    },
};

for await (const line of createInterface({ input: process.stdin })) {
    const [name, ...words] = JSON.parse(line);
    process.stdout.write(commands[name](...words) + '\n');
}
