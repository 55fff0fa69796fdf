// wasm.mjs: the signature of every game is the same from gcc, from clang and in WebAssembly; the module imports nothing.
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';

const bytes = readFileSync('build/dizaine.wasm');
const wasm = (await WebAssembly.instantiate(bytes, {})).instance.exports;

function gameName(place) {
    const memory = new Uint8Array(wasm.memory.buffer);
    const start = wasm.wasm_game(place);
    return start && new TextDecoder().decode(memory.subarray(start, memory.indexOf(0, start)));
}

function native(program) {
    const lines = execFileSync(program, ['bench', '--signatures'], { encoding: 'utf8' }).trim().split('\n');
    return new Map(lines.map(line => { const [game, players, number] = line.split(' '); return [`${game} ${players}`, number]; }));
}

test('the module imports nothing', () => {
    assert.deepEqual(WebAssembly.Module.imports(new WebAssembly.Module(bytes)), []);
});

const gcc = native('build/dizaine');

test('gcc and clang give the same signatures for every game and number of players', () => {
    assert.ok(gcc.size > 0);
    assert.deepEqual(native('build/clang/dizaine'), gcc);
});

test('WebAssembly gives the same signatures for every game and number of players', () => {
    let compared = 0;
    for (let place = 0, name; (name = gameName(place)); place++)
        for (let players = 1; players <= 8; players++) {
            const number = BigInt.asUintN(64, wasm.wasm_signature(place, players));
            const key = `${name} ${players}`;
            assert.equal(number ? number.toString(16).padStart(16, '0') : undefined, gcc.get(key), key);
            compared += number ? 1 : 0;
        }
    assert.equal(compared, gcc.size);
});
