// decks.mjs: the page paints offline; WebAssembly gives the bytes that are on record for every deck.
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const wasm = (await WebAssembly.instantiate(readFileSync('build/dizaine-pictures.wasm'), {})).instance.exports;
const CARDS = 84;

function bytesOf(deck, index) {
    const size = wasm.bridge_card_svg(deck, index);
    return new Uint8Array(wasm.memory.buffer).slice(wasm.bridge_buffer(), wasm.bridge_buffer() + size);
}

readFileSync('tests/decks.sha256', 'utf8').trim().split('\n').forEach((line, deck) => {
    const [known, name] = line.split(/\s+/);
    test(`${name}: WebAssembly paints the cards on record`, () => {
        const hash = createHash('sha256');
        for (let i = 0; i < CARDS; i++) hash.update(bytesOf(deck, i));
        assert.equal(hash.digest('hex'), known);
    });
});
