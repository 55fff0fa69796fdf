// A cluster started by examples/cluster/up, and somebody who plays there in a browser while the server that has the table is killed, another is ended, and the
// standby of the database takes the place of the primary.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { playDix } from '../games/dix/tests/page_kit.mjs';
import { PATIENCE, openBrowser, person, root, shoot } from './page/kit.mjs';

const tools = existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql').map((version) => `/usr/lib/postgresql/${version}/bin`) : [];
const haproxy = ['/usr/sbin/haproxy', join(root, 'build/proxies/usr/sbin/haproxy')].some(existsSync);
const skip = tools.length === 0 ? 'there is no PostgreSQL here: install postgresql-15' : haproxy ? false : 'there is no haproxy; on Debian tools/install test brings it';
const folder = mkdtempSync('/var/tmp/dizaine-cluster-');
let port = 0, chromium;

/* Four ports in a row that nobody has. */
async function freePorts() {
    const taken = (number) => new Promise((done) => {
        const server = createServer().once('error', () => done(true)).listen(number, '127.0.0.1', () => server.close(() => done(false)));
    });
    for (;;) {
        const first = 20000 + Math.floor(Math.random() * 12000);
        if (!(await Promise.all([0, 1, 2, 3].map((i) => taken(first + i)))).includes(true)) return first;
    }
}

const run = (script, ...args) => execFileSync(join(root, 'examples/cluster', script), args, { encoding: 'utf8', env: { ...process.env, CLUSTER: folder, PORT: String(port) } });
const pid = (name) => Number(readFileSync(join(folder, `${name}.pid`), 'utf8'));
const sql = (side, text) => execFileSync(join(tools.at(-1), 'psql'), ['-XqAt', '-h', join(folder, 'sockets', side), '-U', 'dizaine', '-d', 'dizaine', '-c', text], { encoding: 'utf8' }).trim();

const runs = (one) => existsSync(`/proc/${one}`) && !/^State:\s+Z/m.test(readFileSync(`/proc/${one}/status`, 'utf8'));
async function until(condition, what) {
    for (const end = Date.now() + PATIENCE; !condition(); await new Promise((done) => setTimeout(done, 50))) assert.ok(Date.now() < end, what);
}

after(async () => {
    await chromium?.close();
    if (port) run('down', '--forget');
    rmSync(folder, { recursive: true, force: true });
});

test('a game goes on in the browser when its server is killed, another ends, and the standby takes over', { skip }, async () => {
    port = await freePorts();
    const said = run('up');
    assert.match(said, new RegExp(`http://localhost:${port}/`));
    chromium = await openBrowser();
    const { page, errors, context } = await person(chromium.browser, { size: [1440, 900], settings: { name: 'Ana' } });
    await page.goto(`http://localhost:${port}/`);
    await page.waitForSelector('main');
    const table = await page.evaluate(async () => {
        const ask = async (path, body) => (await fetch(path, body && { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })).json();
        await ask('/api/me');
        await ask('/api/me', { name: 'Ana' });
        return ask('/api/tables', { game: 'dix', players: 2, pause: 0, seats: [{ kind: 'person' }, { kind: 'bot' }] });
    });
    await page.goto(`http://localhost:${port}/t/${table.code}`);
    await page.waitForSelector('.seat.yours');
    await page.click('.dock .btn.go');
    await page.waitForSelector('.play');
    const events = (side) => Number(sql(side, 'SELECT count(*) FROM event'));
    const owner = (side) => sql(side, `SELECT node.name FROM node JOIN gametable ON owner = node.id WHERE gametable.id = '${table.table}'`);
    await playDix(page, 3);
    assert.ok(events('a') > 0);

    const first = owner('a'), before = events('a');
    process.kill(pid(first), 'SIGKILL');
    await playDix(page, 3);
    await shoot(page, 'cluster-after-kill');
    await until(() => events('a') > before, 'it goes on');
    assert.notEqual(owner('a'), first, 'at another server');
    run('up');

    const second = pid(owner('a')), between = events('a');
    process.kill(second, 'SIGTERM');
    await playDix(page, 3);
    await until(() => events('a') > between && !runs(second), 'it goes on, and the server ends');
    run('up');

    const earlier = events('a');
    run('promote');
    await playDix(page, 3);
    await until(() => events('b') > earlier, 'nothing is lost, and it goes on');
    assert.deepEqual(errors, []);
    await context.close();
});

test('down ends what up has started', { skip }, () => {
    const pids = ['haproxy', 'n1', 'n2', 'n3'].map(pid);
    for (const side of ['a', 'b']) pids.push(Number(readFileSync(join(folder, side, 'postmaster.pid'), 'utf8').split('\n')[0]));
    assert.ok(pids.every(runs));
    run('down');
    assert.deepEqual(pids.filter(runs), []);
    assert.ok(existsSync(join(folder, 'a')), 'what was played is kept');
    run('down', '--forget');
    assert.ok(!existsSync(folder));
});
