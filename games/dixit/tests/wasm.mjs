// wasm_dixit.mjs: Dixit bots tell, give and vote alike from gcc, from clang and in WebAssembly.
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { brotliCompressSync } from 'node:zlib';

const bytes = readFileSync('build/dizaine-pictures.wasm');
const wasm = (await WebAssembly.instantiate(bytes, {})).instance.exports;
const words = readFileSync('build/dizaine-lexicon.txt');
new Uint8Array(wasm.memory.buffer).set([...words, 0], wasm.bridge_buffer());
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

test('the module with pictures stays below 320 KB compressed: the lexicon is a file of its own', () => {
    assert.ok(brotliCompressSync(bytes).length <= 320 * 1024, `${brotliCompressSync(bytes).length} bytes`);
    assert.ok(bytes.indexOf('What the butler saw') < 0 && words.indexOf('what the butler saw') > 0);
});

test('without its words a bot plays on, and says something', async () => {
    const { exports: bare } = (await WebAssembly.instantiate(bytes, {})).instance;
    assert.notEqual(bare.wasm_study(2, 4, SEED), 0n);
});

test('WebAssembly plays the same rounds of Dixit at every level', () => {
    assert.equal(wasm.bridge_lexicon(), 1);
    levels.forEach((level, i) => {
        const hash = BigInt.asUintN(64, wasm.wasm_study(i, ROUNDS, SEED)).toString(16).padStart(16, '0');
        assert.equal(hash, gcc[i], level);
    });
});
