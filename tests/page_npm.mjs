// The npm package in a real browser, as any web server gives it out: in a page and in a worker, whole games of every kind and a picture.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createReadStream, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { openBrowser } from './page/kit.mjs';

const root = join(import.meta.dirname, '..'), version = readFileSync(join(root, 'VERSION'), 'utf8').trim();
const folder = mkdtempSync(join(tmpdir(), 'dizaine-npm-')), types = { '.js': 'text/javascript', '.wasm': 'application/wasm', '.html': 'text/html', '.txt': 'text/plain' };
// Whoever imports it plays every game to its end and looks at a card; what is told is the same in a page and in a worker.
const play = `
    import { load } from '/package/index.js';
    export async function play() {
        const rules = await load({ pictures: true }), told = [];
        for (const { name: game, usual: players } of rules.games) {
            const table = rules.open({ game, players, seed: '01'.repeat(32), seats: Array(players).fill('easy') });
            while (table.bot() !== null);
            told.push([game, table.scores, table.winners]);
        }
        return { told, card: rules.card(0, 0).slice(0, 4) };
    }`;
const files = { '/': '<!doctype html><title>npm</title>', '/play.js': play, '/worker.js': "import { play } from '/play.js'; play().then((told) => postMessage(told), (why) => postMessage(String(why)));" };
let server, browser, tab;

before(async () => {
    execFileSync('tar', ['-xzf', join(root, 'build/packages', `dizaine-${version}.tgz`), '-C', folder]);
    server = createServer((request, response) => {
        const path = join(folder, request.url);
        const type = types[extname(request.url)] ?? 'text/html';
        if (files[request.url]) return response.writeHead(200, { 'content-type': type }).end(files[request.url]);
        if (!existsSync(path)) return response.writeHead(404).end();
        createReadStream(path).pipe(response.writeHead(200, { 'content-type': type }));
    });
    await new Promise((done) => server.listen(0, '127.0.0.1', done));
    browser = await openBrowser();
    tab = await (await browser.browser.newContext()).newPage();
    await tab.goto(`http://127.0.0.1:${server.address().port}/`);
});
after(async () => {
    await browser.close();
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true });
});

const inPage = () => tab.evaluate(async () => (await import('/play.js')).play());

test('a page imports it and plays every game', async () => {
    const { told, card } = await inPage();
    assert.equal(card, '<svg');
    assert.ok(told.length >= 4);
    for (const [game, scores, winners] of told) assert.ok(scores.length > 0 && winners.length > 0, game);
});

test('a worker does the same', async () => {
    const told = await tab.evaluate(() => new Promise((resolve, reject) => {
        const worker = new Worker('/worker.js', { type: 'module' });
        worker.onmessage = ({ data }) => resolve(data);
        worker.onerror = (event) => reject(new Error(event.message));
    }));
    assert.deepEqual(told, await inPage());
});
