// One deal for several tables in a browser: offered, opened by its link, played by two groups who know nothing of each other, compared.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { fits, openBrowser, person, serveGames } from './page/kit.mjs';

let server, chromium;
before(async () => {
    server = await serveGames('--limit', 'messages=0', '--limit', 'requests=0', '--limit', 'makes=0', '--limit', 'guests=0');
    chromium = await openBrowser();
});
after(async () => {
    await chromium.close();
    await server.close();
});

const guest = (lang, size, name, theme) => person(chromium.browser, { lang, size, theme, settings: { name } });

/* The game to its end, in the connection of a second tab; each choice is the one that many steps before it name. */
const finish = (page, table, shift) =>
    page.evaluate(([table, shift]) => new Promise((done, fail) => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/ws?table=${table}`);
        let sent = 0;
        socket.onerror = fail;
        socket.onmessage = ({ data }) => {
            for (const line of String(data).trim().split('\n')) {
                const { t, c } = JSON.parse(line);
                if (t !== 'contract') continue;
                if (c.over) return socket.close(), done();
                if (c.waiting.includes(c.seat)) socket.send(JSON.stringify({ t: 'move', id: ++sent, step: c.step, m: c.legal[(c.step + shift) % c.legal.length] }));
            }
        };
    }), [table, shift]);

const idOf = (page) => page.evaluate(async (code) => (await (await fetch(`/api/tables/${code}`)).json()).id, page.url().split('/').pop());

/* Two people at a table of the duplicate where the first one stands; the id of the table. */
async function group(first, second, link) {
    await first.page.goto(link);
    await first.page.click('#duplicate-what ~ .acts .btn.go');
    await first.page.waitForURL('**/t/*');
    await first.page.waitForSelector('.seat.yours');
    await second.page.goto(`${first.page.url()}#sit`);
    await second.page.waitForSelector('.seat.yours');
    return idOf(first.page);
}

test('two groups play one deal and compare', async () => {
    const ana = await guest('fr', [390, 844], 'Ana'), ben = await guest('fr', [390, 844], 'Ben');
    const carl = await guest('en', [1440, 900], '<b>Carl</b>', 'dark'), dora = await guest('en', [1440, 900], 'Dora');
    await ana.page.goto(`${server.url}/new/dix/friends`);
    await ana.page.click('.variants summary');
    await ana.page.locator('fieldset:has-text("Tables avec la même donne") label:has-text("2")').click();
    await fits(ana.page, 'duplicate-new-390x844-fr');
    await ana.page.click('.new-form button[type=submit]');
    await ana.page.waitForURL('**/duplicate/d*');
    await ana.page.waitForSelector('.qr');
    const link = ana.page.url();
    await fits(ana.page, 'duplicate-offered-390x844-fr');

    const one = await group(ana, ben, link);
    await fits(ana.page, 'duplicate-lobby-390x844-fr');
    await ana.page.click('.lobby .dock .btn.go');
    await ana.page.waitForSelector('[data-phase]');
    const two = await group(carl, dora, link);
    await fits(carl.page, 'duplicate-lobby-1440x900-en-dark');
    await carl.page.click('.lobby .dock .btn.go');
    await carl.page.waitForSelector('[data-phase]');
    await Promise.all([finish(ana.page, one, 0), finish(ben.page, one, 0)]);
    await ana.page.waitForSelector('[data-phase=over]');
    await fits(ana.page, 'duplicate-over-390x844-fr');

    // Who still plays sees nothing but that the others have finished.
    await carl.page.goto(link);
    await carl.page.waitForSelector('.dup-tables > li:nth-child(2)');
    assert.equal(await carl.page.locator('.dup-seat').count(), 0);
    assert.match(await carl.page.textContent('.dup-tables'), /Ana/);
    assert.equal(await carl.page.locator('main b:has-text("Carl") b').count(), 0, 'a name is a text');
    await fits(carl.page, 'duplicate-hidden-1440x900-en-dark');
    await ana.page.goto(link);
    await ana.page.waitForSelector('.dup-seat');
    assert.equal(await ana.page.locator('.dup-seat tbody tr').count(), 2, 'one finished table, two seats');
    assert.equal(await ana.page.locator('.daily-deal > code').count(), 0, 'no seed');

    await Promise.all([finish(carl.page, two, 3), finish(dora.page, two, 3)]);
    for (const [{ page, errors }, size, name] of [[ana, [390, 844], '390x844-fr'], [carl, [1440, 900], '1440x900-en-dark'], [dora, [360, 640], '360x640-en'], [ben, [1440, 900], '1440x900-fr']]) {
        await page.setViewportSize({ width: size[0], height: size[1] });
        await page.goto(link);
        await page.waitForSelector('.dup-seat');
        assert.equal(await page.locator('.dup-seat').count(), 2);
        assert.equal(await page.locator('.dup-seat tbody tr').count(), 4);
        await page.waitForFunction(() => ![...document.querySelectorAll('.dup-seat td')].some((cell) => cell.textContent === '…'));
        await page.waitForSelector('.daily-choices > li');
        assert.equal(await page.locator('.daily-deal > code').count(), 1, 'the seed is told');
        assert.match(await page.textContent('.dup-games'), /(move|coup) \d+/);
        await fits(page, `duplicate-compared-${name}`);
        assert.deepEqual(errors, []);
    }
    // Each may look at the other's game now.
    await ana.page.goto(`${server.url}/replay/${two}`);
    await ana.page.waitForSelector('[data-phase], .replay');
    for (const { context } of [ana, ben, carl, dora]) await context.close();
});

test('its maker closes it, and who has no network is told so', async () => {
    const eva = await guest('en', [390, 844], 'Eva');
    await eva.page.goto(`${server.url}/`);
    const id = await eva.page.evaluate(async () => {
        const post = async (path, body) => (await fetch(`/api/${path}`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })).json();
        await fetch('/api/me');
        await post('me', { name: 'Eva' });
        return (await post('duplicates', { game: 'pig', players: 2, tables: 3, name: 'Tuesday' })).duplicate;
    });
    await eva.page.goto(`${server.url}/duplicate`);
    await eva.page.click('.dup-games .btn');
    await eva.page.waitForURL(`**/duplicate/${id}`);
    await eva.page.click('summary:has-text("Alone")');
    await fits(eva.page, 'duplicate-alone-390x844-en');
    await eva.page.click('button:has-text("Close the deal")');
    await eva.page.click('button:has-text("Yes, close it")');
    await eva.page.waitForSelector('.daily-deal > code');
    await fits(eva.page, 'duplicate-closed-390x844-en');
    await eva.page.route('**/api/duplicate**', (route) => route.abort());
    await eva.page.goto(`${server.url}/duplicate/${id}`);
    await eva.page.waitForSelector('[role=status]');
    await eva.page.unroute('**/api/duplicate**');
    await eva.page.goto(`${server.url}/duplicate/d00`);
    await eva.page.waitForSelector('[role=status]');
    assert.deepEqual(eva.errors.filter((error) => !/404|ERR_FAILED/.test(error)), []);
});
