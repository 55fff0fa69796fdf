// Two servers at one database, with a small relay before them that does as a proxy: somebody who comes to the wrong one is led to the right one without noticing, and
// is told when the database keeps everybody waiting.
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { after, before, test } from 'node:test';
import { playDix } from '../games/dix/tests/page_kit.mjs';
import { openBrowser, person, root, shoot } from './page/kit.mjs';

const skip = existsSync('/usr/lib/postgresql') ? false : 'there is no PostgreSQL here: install postgresql-15';
const folder = mkdtempSync('/tmp/dizaine-page-nodes-');
const nodes = {};
let chromium, database, psql, url, relay, base;
/* Where whoever names no node goes: what a proxy would find by its hash. */
let first = 'n1';
const asked = [];

const line = (stream) => new Promise((done) => createInterface({ input: stream }).once('line', done));

async function start(name) {
    const child = spawn(join(root, 'build/dizaine'), ['serve', '--db', url, '--node', name, '--local', join(folder, name), '--port', '0', '--bind', '127.0.0.1', '--proxy', '--quiet', '--no-learning'], { stdio: ['ignore', 'pipe', 'ignore'] });
    nodes[name] = { child, port: Number(/:(\d+)\//.exec(await line(child.stdout))[1]) };
}

function chosen(path) {
    const { pathname, searchParams } = new URL(path, 'http://x');
    const name = searchParams.get('node') ?? first;
    if (pathname.endsWith('/api/ws')) asked.push(name);
    return nodes[name];
}

async function startRelay() {
    relay = createServer((req, res) => {
        const there = request({ port: chosen(req.url).port, host: '127.0.0.1', path: req.url, method: req.method, headers: { ...req.headers, 'x-forwarded-host': req.headers.host, 'x-forwarded-for': '192.0.2.1' } }, (answer) => {
            res.writeHead(answer.statusCode, answer.headers);
            answer.pipe(res);
        });
        there.on('error', () => res.writeHead(502).end());
        req.pipe(there);
    });
    relay.on('upgrade', (req, socket) => {
        const there = connect(chosen(req.url).port, '127.0.0.1', () => {
            there.write(`GET ${req.url} HTTP/1.1\r\n${Object.entries({ ...req.headers, 'x-forwarded-host': req.headers.host, 'x-forwarded-for': '192.0.2.1' }).map(([key, value]) => `${key}: ${value}\r\n`).join('')}\r\n`);
            there.pipe(socket).pipe(there);
        });
        for (const one of [socket, there]) one.on('error', () => (socket.destroy(), there.destroy()));
    });
    await new Promise((done) => relay.listen(0, '127.0.0.1', done));
    base = `http://127.0.0.1:${relay.address().port}/`;
}

before(async () => {
    if (skip) return;
    database = spawn('python3', [join(root, 'tests/lib/postgres.py'), 'sh', '-c', 'echo "$DIZAINE_POSTGRES"; exec cat'], { stdio: ['pipe', 'pipe', 'inherit'] });
    url = await line(database.stdout);
    await Promise.all([start('n1'), start('n2')]);
    await startRelay();
    chromium = await openBrowser();
});

after(async () => {
    psql?.kill(); // which keeps the servers waiting if a test ended before its time
    await chromium?.close();
    relay?.close();
    relay?.closeAllConnections();
    for (const { child } of Object.values(nodes)) {
        child.kill();
        await new Promise((done) => child.once('exit', done));
    }
    if (database) {
        database.stdin.end();
        await new Promise((done) => database.once('exit', done));
    }
    rmSync(folder, { recursive: true, force: true });
});

/* Notes whether the page ever says that its connection was lost. */
const watchful = (page) => page.addInitScript(() => {
    window.said = [];
    new MutationObserver(() => document.querySelectorAll('.lost').forEach((one) => window.said.push(one.textContent))).observe(document, { childList: true, subtree: true });
});

async function sitDown(page) {
    await page.goto(base);
    await page.waitForSelector('main');
    const table = await page.evaluate(async () => {
        const ask = async (path, body) => (await fetch(path, body && { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })).json();
        await ask('/api/me');
        await ask('/api/me', { name: 'Ana' });
        return ask('/api/tables', { game: 'dix', players: 2, pause: 0, seats: [{ kind: 'person' }, { kind: 'bot' }] });
    });
    return table;
}

test('who comes to the wrong server is led to the right one without noticing', { skip }, async () => {
    const { page, errors, context } = await person(chromium.browser, { settings: { name: 'Ana' } });
    await watchful(page);
    first = 'n1';
    const table = await sitDown(page);
    first = 'n2'; // as if the hash had changed
    asked.length = 0;
    await page.goto(`${base}t/${table.code}`);
    await page.waitForSelector('.seat.yours');
    assert.deepEqual(asked, ['n2', 'n1']);
    await page.click('.dock .btn.go');
    await page.waitForSelector('.play');
    await playDix(page, 2);
    assert.deepEqual(await page.evaluate(() => window.said), []);
    // A link to another device, which knows no node, leads to the right one, too.
    const other = await person(chromium.browser, { settings: { name: 'Ana' } });
    const link = await page.evaluate((id) => new Promise((done, fail) => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/ws?table=${id}&node=n1`);
        socket.onerror = fail;
        socket.onopen = () => socket.send(JSON.stringify({ t: 'link', id: 1 }));
        socket.onmessage = ({ data }) => data.split('\n').forEach((one) => JSON.parse(one).link && done(JSON.parse(one).link));
    }), table.table);
    await other.page.goto(base + link.slice(1));
    await other.page.waitForSelector('.play');
    assert.deepEqual([...errors, ...other.errors].filter((one) => !/421/.test(one)), []);
    await other.context.close();
    await context.close();
});

test('while the database does not answer the page says that the table is kept safe, and the move is made when it does', { skip }, async () => {
    for (const [lang, says, size] of [['en', 'The table is being kept safe…', [1440, 900]], ['fr', 'La table est en lieu sûr, un instant…', [320, 568]]]) {
        first = 'n1';
        const { page, errors, context } = await person(chromium.browser, { lang, size, settings: { name: 'Ana' } });
        const table = await sitDown(page);
        await page.goto(`${base}t/${table.code}`);
        await page.waitForSelector('.seat.yours');
        await page.click('.dock .btn.go');
        await page.waitForSelector('.play');
        await playDix(page, 1);
        const count = () => Number(execFileSync('sh', ['-c', '"$(ls -d /usr/lib/postgresql/*/bin | tail -1)/psql" -XqAt -d "$0" -c "$1"', url, `SELECT count(*) FROM event JOIN gametable ON n = t WHERE id = '${table.table}'`], { encoding: 'utf8' }));
        await page.waitForSelector('.dock:not(.wait)');
        const stored = count();
        // Another session has the log of all games for itself: commits wait.
        psql = spawn('sh', ['-c', 'exec "$(ls -d /usr/lib/postgresql/*/bin | tail -1)/psql" -XqAt -d "$0"', url], { stdio: ['pipe', 'pipe', 'inherit'] });
        psql.stdin.write("BEGIN; LOCK TABLE event IN EXCLUSIVE MODE; SELECT 'locked';\n");
        assert.equal(await line(psql.stdout), 'locked');
        await playDix(page, 1);
        await page.waitForSelector('.kept');
        assert.equal(await page.textContent('.kept'), says);
        assert.ok(await page.$eval('.kept', (one) => one.scrollWidth <= one.clientWidth && one.getBoundingClientRect().left >= 0 && one.getBoundingClientRect().right <= innerWidth), 'it can be read as a whole');
        await page.waitForFunction(() => {
            const kept = document.querySelector('.kept'); // which goes and comes again with the connection
            return kept !== null && getComputedStyle(kept).opacity === '1';
        });
        await shoot(page, `nodes-kept-${lang}`);
        assert.equal(count(), stored, 'nothing is stored yet');
        psql.stdin.end('ROLLBACK;\n');
        await page.waitForSelector('.kept', { state: 'detached' });
        await playDix(page, 2);
        assert.ok(count() > stored, 'it goes on');
        assert.deepEqual(errors, []);
        await context.close();
    }
});
