// wasm.mjs: the signature of every game, and how playouts from its opening end, are the same from gcc, from clang and in
// WebAssembly; the module imports nothing.
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
    return new Map(lines.map(line => { const [game, players, number, kind = ''] = line.split(' '); return [`${game} ${players} ${kind}`, number]; }));
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
    const compare = (key, number) => {
        if (!number) return assert.equal(undefined, gcc.get(key), key);
        assert.equal(BigInt.asUintN(64, number).toString(16).padStart(16, '0'), gcc.get(key), key);
        compared++;
    };
    for (let place = 0, name; (name = gameName(place)); place++)
        for (let players = 1; players <= 8; players++) {
            compare(`${name} ${players} `, wasm.wasm_signature(place, players));
            compare(`${name} ${players} random`, wasm.wasm_playouts(place, players, 0, 200));
            compare(`${name} ${players} normal`, wasm.wasm_playouts(place, players, 1, 200));
            compare(`${name} ${players} values`, wasm.wasm_playouts(place, players, 2, 10000));
        }
    assert.equal(compared, gcc.size);
});
