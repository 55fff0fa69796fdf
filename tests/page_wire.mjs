// What goes wrong between a page and the real server: dead connections, a restart, a closed table, two tabs, lost cookies, help online.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { playDix } from '../games/dix/tests/page_kit.mjs';
import { PATIENCE, openBrowser, person, serveGames, wire } from './page/kit.mjs';

let server, chromium;
before(async () => {
    server = await serveGames();
    chromium = await openBrowser();
});
after(async () => {
    await chromium.close();
    await server.close();
});

/* Somebody at a table of the server with a bot in every other seat, through a wire of their own. */
async function alone(url, { players = 2, game = 'dix', settings = {}, ...rest } = {}) {
    const one = await person(chromium.browser, { settings: { name: 'Ana', ...settings }, ...rest });
    await one.page.goto(`${url}/new/${game}/friends`);
    await one.page.click(`.choice label:has-text("${players}") >> nth=0`);
    await one.page.click('.new-form button[type=submit]');
    await one.page.waitForSelector('.seat.yours');
    await one.page.click('.dock .btn.go');
    await one.page.waitForSelector('main[data-phase]');
    return one;
}

/* Until this person is to choose between drawing and stopping. */
async function toChoose(page) {
    await page.evaluate(async (patience) => {
        const one = (selector) => document.querySelector(selector);
        for (const end = performance.now() + patience; performance.now() < end; ) {
            if (one('.play')?.dataset.phase === 'choose' && one('.dock:not(.wait) .btn.go:not([disabled])')) return;
            one('.dock:not(.wait) .btn:not([disabled])')?.click();
            await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)));
        }
        throw new Error(`never to choose: ${document.body.innerText.slice(0, 300)}`);
    }, PATIENCE);
}
const cards = (page) => page.evaluate(() => Number(document.querySelector('.count').lastChild.textContent));

test('a connection that died in silence: a move is made all the same, once', async () => {
    const line = await wire(server.url);
    const { page, errors, context } = await alone(line.url);
    await toChoose(page);
    const before = await cards(page);
    line.silence();
    await page.click('.dock .btn.go');
    await page.waitForFunction((n) => Number(document.querySelector('.count').lastChild.textContent) < n, before);
    assert.equal(await cards(page), before - 1);
    assert.deepEqual(errors, []);
    await context.close();
    await line.close();
});

test('a phone that wakes up with a dead connection catches up by itself', async () => {
    const line = await wire(server.url);
    const { page, errors, context } = await alone(line.url);
    await toChoose(page);
    const before = await cards(page);
    line.silence();
    const other = await context.newPage();
    await other.goto(page.url().replace(line.url, server.url));
    await other.waitForSelector('.dock:not(.wait) .btn.go');
    await other.click('.dock .btn.go');
    await other.waitForFunction((n) => Number(document.querySelector('.count').lastChild.textContent) < n, before);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.waitForFunction((n) => Number(document.querySelector('.count').lastChild.textContent) < n, before);
    assert.deepEqual(errors, []);
    await context.close();
    await line.close();
});

test('the wire is cut while a move is under way: it is made once', async () => {
    const line = await wire(server.url);
    const { page, errors, context } = await alone(line.url);
    await toChoose(page);
    const before = await cards(page);
    const watching = await context.newPage();
    await watching.goto(page.url().replace(line.url, server.url));
    await watching.waitForSelector('.dock:not(.wait) .btn.go');
    line.deafen(); // the server hears, the page does not
    await page.click('.dock .btn.go');
    await watching.waitForFunction((n) => Number(document.querySelector('.count').lastChild.textContent) < n, before);
    line.cut();
    line.mend();
    await page.waitForFunction((n) => Number(document.querySelector('.count').lastChild.textContent) < n, before);
    await page.waitForSelector('.dock .btn:not([disabled]), .dock.wait');
    assert.equal(await cards(page), before - 1);
    assert.equal(await page.locator('.toast').count(), 0, 'nothing is complained about');
    assert.deepEqual(errors, []);
    await context.close();
    await line.close();
});

test('two tabs of one person show the same table, and a move in one is seen in the other', async () => {
    const { page, errors, context } = await alone(server.url);
    const other = await context.newPage();
    await other.goto(page.url());
    await toChoose(page);
    const before = await cards(page);
    await other.waitForSelector('.dock:not(.wait) .btn.go');
    await other.click('.dock .btn.go');
    await page.waitForFunction((n) => Number(document.querySelector('.count').lastChild.textContent) < n, before);
    assert.equal(await cards(page), await cards(other));
    assert.deepEqual(errors, []);
    await context.close();
});

test('a browser that keeps no cookie is told so', async () => {
    const { page, context } = await person(chromium.browser);
    const { page: host, context: hosts } = await alone(server.url);
    await context.route('**/api/me', async (route) => {
        const answer = await route.fetch();
        const headers = answer.headers();
        delete headers['set-cookie'];
        await context.clearCookies();
        await route.fulfill({ response: answer, headers });
    });
    await page.goto(host.url());
    await page.waitForSelector('.note-page');
    await context.close();
    await hosts.close();
});

test('help at a table of the server: chances and advice come when they are asked for, and go', async () => {
    const { page, errors, context } = await alone(server.url, { settings: { help: 'off' } });
    const levels = ['off', 'left', 'chance', 'advice'];
    for (const [help, chance, advice] of [['off', false, false], ['chance', true, false], ['advice', true, true], ['left', false, false]]) {
        await page.click('.bar button[aria-label=Menu]');
        await page.click(`.settings .choice >> nth=0 >> label >> nth=${levels.indexOf(help)}`);
        await page.keyboard.press('Escape');
        await toChoose(page);
        await page.waitForFunction(
            ([wantsChance, wantsAdvice]) => /to bust/.test(document.querySelector('.play').innerText) === wantsChance && /worth/.test(document.querySelector('.dock').innerText) === wantsAdvice,
            [chance, advice],
        );
    }
    assert.deepEqual(errors, []);
    await context.close();
});

test('advice at a table of the server stands at every decision, with its reason, and nothing is sent for it', async () => {
    const { page, errors, context } = await alone(server.url, { settings: { help: 'advice' } });
    const sent = [], phases = new Set(), wanted = ['choose', 'bid', 'buy', 'pay'];
    page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(JSON.parse(payload).t)));
    for (let n = 0; n < 150 && wanted.some((phase) => !phases.has(phase)) && !(await page.locator('.over-dock').count()); n++) {
        await page.waitForSelector('.over-dock, .play.reading .dock .btn, .play:not(.reading) .dock:not(.wait)');
        if (await page.locator('.play:not(.reading)').count()) {
            await page.waitForFunction(() => document.querySelector('.over-dock, .play:not(.reading) .dock.wait, .play.reading') || /expert.+\. \S/.test(document.querySelector('.advice-line')?.textContent ?? ''));
            if ((await page.textContent('.advice-line').catch(() => '')) !== '') phases.add(await page.getAttribute('.play', 'data-phase'));
        }
        await playDix(page, 1);
    }
    for (const phase of wanted) assert.ok(phases.has(phase), `no advice at ${phase}: ${[...phases]}`);
    assert.deepEqual(sent.filter((what) => what !== 'move' && what !== 'sync'), []);
    assert.deepEqual(errors, []);
    await context.close();
});

test('an announcement of the operator stays until it is closed, and is shown once', async () => {
    const line = await wire(server.url);
    const { page, errors, context } = await alone(line.url);
    await toChoose(page);
    server.admin('announce', 'The server restarts at ten.');
    await page.waitForSelector('.toast.news:has-text("The server restarts at ten.")');
    await page.click('.toast.news button');
    await page.waitForSelector('.toast.news', { state: 'detached' });
    line.silence();
    const before = await cards(page);
    await page.click('.dock .btn.go'); // comes through a new connection, on which the server says it again
    await page.waitForFunction((n) => Number(document.querySelector('.count').lastChild.textContent) < n, before);
    assert.equal(await page.locator('.toast.news').count(), 0);
    assert.deepEqual(errors, []);
    await context.close();
    await line.close();
});
