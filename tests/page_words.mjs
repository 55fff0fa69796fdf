// What can be checked of the page without a browser: types, words in both languages, rules paragraph by paragraph, contrast, and the size of a first visit.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { brotliCompressSync, constants } from 'node:zlib';
import { onlyInC, readWords } from './lib/words.mjs';
import { dist, root } from './page/kit.mjs';

const web = join(root, 'web');

test('the page is sound TypeScript', () => {
    execFileSync(join(web, 'node_modules/.bin/tsc'), ['--noEmit', '-p', web], { stdio: 'pipe' });
});

const games = [...readFileSync(join(root, 'games/games.def'), 'utf8').matchAll(/^GAME\((\w+)\)/gm)].map((match) => match[1]);

test('outside its folder no code of the page names a game', () => {
    assert.ok(games.length > 3);
    const named = new RegExp(`['"\`/](${games.join('|')})['"\`/]`);
    const files = readdirSync(join(web, 'src'), { recursive: true }).filter((name) => /\.tsx?$/.test(name));
    for (const name of [...files.map((file) => `src/${file}`), 'build.mjs', 'made.mjs'])
        for (const line of readFileSync(join(web, name), 'utf8').split('\n')) assert.ok(!named.test(line), `${name}: ${line}`);
});

test('no cast hides what a game gives to the page', () => {
    const folders = ['web/src', ...games.map((game) => `games/${game}/page`)].filter((folder) => existsSync(join(root, folder)));
    for (const folder of folders)
        for (const name of readdirSync(join(root, folder), { recursive: true }).filter((file) => /\.tsx?$/.test(file)))
            assert.ok(!/as never|as any\b|@ts-/.test(readFileSync(join(root, folder, name), 'utf8')), `${folder}/${name}`);
});

test('every text of the page stands in French and English, with French spaces and apostrophes', () => {
    const english = new Map(readWords(root, 'en').map(({ key, text }) => [key, text]));
    const shown = readWords(root, 'fr').filter(({ key }) => !onlyInC(key));
    for (const { key, text: fr } of shown) {
        assert.ok(fr.trim() !== '' && english.get(key).trim() !== '', key);
        assert.ok(!/[^\s\u00a0\u202f][!?;](?!\w)/.test(fr.replace(/\{\w+\}/g, '')) || !/\w[!?;]/.test(fr), `${key}: a space before ${fr}`);
        assert.ok(!/'/.test(fr), `${key}: a curly apostrophe in ${fr}`);
    }
    assert.ok(shown.length > 200);
});

test('no sentence stands in the code: what a player reads comes from the table', () => {
    const folders = ['web/src', ...readdirSync(join(root, 'games')).map((game) => `games/${game}/page`).filter((folder) => existsSync(join(root, folder)))];
    assert.ok(folders.length > 3);
    const files = folders.flatMap((folder) => readdirSync(join(root, folder), { recursive: true }).map((name) => join(folder, name))).filter((name) => name.endsWith('.tsx'));
    const said = />\s*([A-Za-zÀ-ÿ][a-zà-ÿ’]+(?: [a-zà-ÿ’]+)+)\s*</g;
    for (const name of files) {
        const source = readFileSync(join(root, name), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
        for (const [, text] of source.matchAll(said)) assert.fail(`${name}: ${text}`);
    }
});

for (const game of games)
    test(`the rules of ${game} have the same paragraphs in French`, () => {
        const numbers = (text) => [...text.matchAll(/^(?:- )?\*\*(\d+\.\d+)\*\*/gm)].map((match) => match[1]);
        const en = numbers(readFileSync(join(root, `games/${game}/rules.en.md`), 'utf8'));
        const fr = numbers(readFileSync(join(root, `games/${game}/rules.fr.md`), 'utf8'));
        assert.ok(en.length > 5);
        assert.deepEqual(fr, en);
    });

/* What people at the table say, in DIX as its printed rules do; an option has the name that the form gives it. */
const UNSAID = { dix: { fr: /argent|pièce|\bsaut|joker libre|tir(?:er|ée?s?|e)\b/i, en: /joker|consolation|\bcoins?\b|by money/i } };
for (const game of games)
    for (const lang of ['en', 'fr'])
        test(`the rules of ${game} in ${lang} begin with the aim, name who made it and speak the language of the table`, () => {
            const text = readFileSync(join(root, `games/${game}/rules.${lang}.md`), 'utf8');
            const shown = text.slice(text.search(/^## /m)).replace(/\s*\n(?!\n)/g, ' ');
            const words = new Map(readWords(root, lang).map(({ key, text: said }) => [key, said]));
            assert.match(shown, /^## (?:1\. )?(?:The aim|Le but)/);
            assert.ok(!shown.replaceAll('`#`', '').includes('`'), 'no name out of a program');
            assert.doesNotMatch(shown, /\b(?:seat|place) \d|\boptions?\b/i);
            if (UNSAID[game]) assert.doesNotMatch(shown, UNSAID[game][lang]);
            assert.ok(shown.includes(words.get(`${game}.how.ages`)), 'from what age');
            for (const name of words.get(`${game}.how.by`).match(/\p{Lu}[\p{L}-]+(?: [\p{L}-]+)? \p{Lu}\p{L}+/gu)) assert.ok(shown.includes(name), name);
            for (const [, name] of readFileSync(join(root, `games/${game}/words.en.properties`), 'utf8').matchAll(new RegExp(`^${game}\\.option\\.([\\w-]+) =`, 'gm')))
                assert.ok(shown.toLowerCase().includes(words.get(`${game}.option.${name}`).replace(/ \(.*/, '').toLowerCase()), `the variant ${name}`);
        });

/* WCAG contrast of every pair of colours that the page uses, in both lights. */
test('text has a contrast of 4.5, controls of 3, by day and by night', () => {
    const css = readFileSync(join(web, 'src/style/tokens.css'), 'utf8');
    const grab = (text) => Object.fromEntries([...text.matchAll(/--([\w-]+):\s*(#[0-9A-Fa-f]{6})/g)].map((match) => [match[1], match[2]]));
    const chosen = css.indexOf(':root[data-theme=dark]');
    // The colours of a game's own pieces stand in its folder, and are the same by night.
    const pieces = games.flatMap((game) => readdirSync(join(root, `games/${game}/page`)).filter((name) => name.endsWith('.css')).map((name) => readFileSync(join(root, `games/${game}/page`, name), 'utf8')));
    const grounds = [...pieces.join('').matchAll(/--tv:\s*(#[0-9A-Fa-f]{6});\s*--tc:\s*var\(--([\w-]+)\)/g)];
    assert.ok(grounds.length >= 7);
    const light = grab(css.slice(0, chosen));
    const dark = { ...light, ...grab(css.slice(chosen)) };
    assert.notEqual(dark.table, light.table);
    const sheet = readFileSync(join(dist, /href="(assets\/[^"]+\.css)"/.exec(readFileSync(join(dist, 'index.html'), 'utf8'))[1]), 'utf8');
    const [, bySystem] = /@media\s*\(prefers-color-scheme:\s*dark\)\{:root:not\(\[data-theme=light\]\)\{([^}]*)\}/.exec(sheet);
    const [, byChoice] = /:root\[data-theme=dark\]\{([^}]*)\}/.exec(sheet);
    assert.equal(bySystem, byChoice, 'night by the system and by choice are the same');
    assert.deepEqual(Object.keys(grab(byChoice)).sort(), Object.keys(grab(css.slice(chosen))).sort(), 'the sheet has the whole palette');
    const channel = (v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
    const light_of = (hex) => [0.2126, 0.7152, 0.0722].reduce((sum, k, i) => sum + k * channel(parseInt(hex.slice(1 + 2 * i, 3 + 2 * i), 16) / 255), 0);
    const contrast = (a, b) => {
        const [high, low] = [light_of(a), light_of(b)].sort((x, y) => y - x);
        return (high + 0.05) / (low + 0.05);
    };
    const pairs = [];
    for (const ground of ['table', 'table-lit', 'felt', 'felt-lit', 'sky', 'sky-lit', 'rose', 'rose-lit', 'paper', 'paper-2'])
        pairs.push(['ink', ground, 4.5], ['ink-2', ground, 4.5], ['alert', ground, 4.5], ['good', ground, 4.5], ['line', ground, 3], ['focus', ground, 3]);
    pairs.push(['on-ink', 'ink', 4.5], ['on-alert', 'alert', 4.5], ['paper', 'good', 4.5], ['on-coin', 'kraft', 4.5], ['on-white', 'white', 4.5], ['on-stock', 'stock', 4.5], ['on-back', 'back', 4.5]);
    for (const back of ['teal', 'night', 'brick']) pairs.push(['on-back', `back-${back}`, 4.5]);
    for (const colour of ['blue', 'green', 'orange', 'pink', 'joker', 'coin']) pairs.push([`on-${colour}`, colour, 4.5], [`on-${colour}`, `${colour}-cut`, 4.5]);
    for (const colour of ['blue-lit', 'green-lit', 'orange', 'pink']) pairs.push([colour, 'joker', 3]);
    for (let p = 1; p <= 8; p++) pairs.push(['on-p', `p${p}`, 4.5]);
    for (const [name, tokens] of [['light', light], ['dark', dark]])
        for (const [front, ground, least] of pairs) assert.ok(contrast(tokens[front], tokens[ground]) >= least, `${name}: ${front} on ${ground}`);
    for (const tokens of [light, dark]) for (const [, ground, front] of grounds) assert.ok(contrast(tokens[front], ground) >= 4.5, `${front} on ${ground}`);
});

const LIMIT = 100 * 1024;
test('a first load stays below 100 KB compressed, in few requests', (t) => {
    const size = (name) => {
        const bytes = readFileSync(join(dist, name));
        const small = /\.(woff2|png)$/.test(name) ? bytes.length : brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
        t.diagnostic(`${String(small).padStart(6)} ${name}`);
        return small;
    };
    const html = readFileSync(join(dist, 'index.html'), 'utf8');
    const linked = new Set([...html.matchAll(/(?:href|src)="(assets\/[^"]+)"/g)].map((match) => match[1]));
    const sum = ['index.html', ...linked].reduce((total, name) => total + size(name), 0);
    t.diagnostic(`${sum} bytes for the shelf`);
    assert.deepEqual([...linked].map((name) => /\.\w+$/.exec(name)[0]).sort(), ['.css', '.js', '.woff2'], 'one file of each kind');
    assert.ok(sum < LIMIT, `${sum} bytes`);
    // What the first game of DIX adds, for those who watch the size.
    const desks = readdirSync(join(dist, 'assets')).filter((name) => /^worker-|^dizaine-[0-9A-F]+\.wasm|^desk-/.test(name));
    t.diagnostic(`${desks.reduce((total, name) => total + size(`assets/${name}`), 0)} bytes for the tables and the room`);
});

test('everything that the service worker keeps is there, and nothing names a place of the machine it was built on', () => {
    const worker = readFileSync(join(dist, 'sw.js'), 'utf8');
    const kept = JSON.parse(/\[(?:"[^"]+",?)+\]/.exec(worker)[0]);
    for (const path of kept) assert.ok(path === '.' || existsSync(join(dist, path)), path);
    assert.ok(kept.some((path) => path.endsWith('.wasm')), 'the room is kept for play without a network');
    assert.ok(!/"resolved"/.test(readFileSync(join(web, 'package-lock.json'), 'utf8')), 'the lock names no registry');
});
