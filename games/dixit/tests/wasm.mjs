// wasm_dixit.mjs: Dixit bots tell, give and vote alike from gcc, from clang and in WebAssembly.
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';

const bytes = readFileSync('build/dizaine-pictures.wasm');
const wasm = (await WebAssembly.instantiate(bytes, {})).instance.exports;
const levels = ['easy', 'normal', 'expert'];
const ROUNDS = 30, SEED = 5;

function native(program) {
    const lines = execFileSync(program, ['study', '--rounds', `${ROUNDS}`, '--seed', `${SEED}`], { encoding: 'utf8' }).trim().split('\n');
    return lines.slice(-3).map(line => line.trim().split(/\s+/).at(-1));
}

const gcc = native('build/dizaine');

test('gcc and clang play the same rounds of Dixit at every level', () => {
    assert.equal(new Set(gcc).size, 3);
    assert.deepEqual(native('build/clang/dizaine'), gcc);
});

test('WebAssembly plays the same rounds of Dixit at every level', () => {
    levels.forEach((level, i) => {
        const hash = BigInt.asUintN(64, wasm.wasm_study(i, ROUNDS, SEED)).toString(16).padStart(16, '0');
        assert.equal(hash, gcc[i], level);
    });
});
