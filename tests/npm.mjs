// The npm package as its users get it: packed, installed into an empty project, and played with.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');
const version = readFileSync(join(root, 'VERSION'), 'utf8').trim();
const project = mkdtempSync(join(tmpdir(), 'dizaine-npm-'));
let dizaine, entry;

before(async () => {
    writeFileSync(join(project, 'package.json'), '{"type":"module","private":true}');
    execFileSync('npm', ['install', '--silent', '--offline', '--no-audit', '--no-fund', join(root, 'build/packages', `dizaine-${version}.tgz`)], { cwd: project });
    entry = join(project, 'node_modules/dizaine/index.js');
    dizaine = await import(pathToFileURL(entry).href);
});
after(() => rmSync(project, { recursive: true }));

test('the package has what it names and depends on nothing', () => {
    const folder = join(project, 'node_modules/dizaine'), made = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    assert.equal(made.version, version);
    assert.equal(made.dependencies, undefined);
    for (const file of made.files) assert.ok(readdirSync(folder).includes(file), file);
});

test('the module imports nothing', async () => {
    const module = await WebAssembly.compile(readFileSync(join(project, 'node_modules/dizaine/dizaine.wasm')));
    assert.deepEqual(WebAssembly.Module.imports(module), []);
});

test('whole games of every kind, with records that the program accepts', async () => {
    const plain = await dizaine.load(), painted = await dizaine.load({ pictures: true }), records = [];
    for (const { name: game, usual: players, pictures } of plain.games) {
        const table = (pictures ? painted : plain).open({ game, players, seed: '01'.repeat(32), seats: Array(players).fill('easy') });
        while (table.bot() !== null);
        assert.ok(table.over && table.winners.length > 0);
        records.push(table.record());
    }
    const said = execFileSync(join(root, 'build/dizaine'), ['check', '-'], { input: records.join('\n') }).toString();
    assert.match(said, new RegExp(`^ok: ${records.length} records`));
});

test('a hand stays hidden, the same seed gives the same cards, and tables do not disturb each other', async () => {
    const rules = await dizaine.load({ pictures: true });
    let hidden = 0;
    for (const { name: game, usual: players } of rules.games) {
        const open = () => rules.open({ game, players, seed: 'ab'.repeat(32) });
        const one = open(), other = open();
        assert.deepEqual(one.look(0).view, other.look(0).view, game);
        hidden += JSON.stringify(one.look(0).view) !== JSON.stringify(one.look(1).view);
        const [seat] = one.waiting;
        const [move] = one.legal(seat);
        try {
            one.play(seat, move);
        } catch (refusal) {
            assert.equal(refusal.code, 'no_clue');
            one.play(seat, `${move} a clue`);
        }
        assert.notDeepEqual(one.look(0), other.look(0), game);
    }
    assert.ok(hidden >= 2, `hands are hidden in ${hidden} games`);
});

test('what is wrong throws a sentence and changes nothing', async () => {
    const rules = await dizaine.load();
    for (const setup of [{}, { game: 'chess', players: 2 }, { game: 'dix', players: 99 }, { game: 'dix', players: 2, options: { alix: 4 } }, { game: 'dix', players: 2, seed: 'x' },
        { game: 'dix', players: 2, seats: ['nobody'] }, { game: 'dix\nplayers 2', players: 2 }, { game: 'dix', players: 2, options: { bust: 12 } }])
        assert.throws(() => rules.open(setup), dizaine.DizaineError, JSON.stringify(setup));
    const table = rules.open({ game: 'dix', players: 2 }), before = JSON.stringify(table.look());
    for (const [seat, move] of [[0, 'fly'], [1, 'fly'], [7, 'draw'], [-1, 'draw'], [0, 'draw\0'], [0.5, 'draw'], [0, 'x'.repeat(2 << 20)]])
        assert.throws(() => table.play(seat, move), dizaine.DizaineError);
    assert.equal(JSON.stringify(table.look()), before);
    assert.throws(() => rules.card(0, 0), dizaine.DizaineError);
    await assert.rejects(dizaine.load({ wasm: new Uint8Array([1, 2, 3]) }));
});

test('it runs in a worker, and paints', async () => {
    const code = `import { parentPort } from 'node:worker_threads'; import { load } from ${JSON.stringify(pathToFileURL(entry).href)};
        const rules = await load({ pictures: true }); parentPort.postMessage(rules.card(0, 0).slice(0, 4));`;
    const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(code)}`));
    const said = await new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject));
    assert.equal(said, '<svg');
});

test('the examples in README.md and in the package run as printed', () => {
    for (const file of ['README.md', 'npm/README.md']) {
        const code = /```js\n([^]*?)```/.exec(readFileSync(join(root, file), 'utf8'))[1];
        writeFileSync(join(project, 'example.mjs'), code);
        assert.match(execFileSync('node', ['example.mjs'], { cwd: project }).toString(), /\d/);
    }
});
