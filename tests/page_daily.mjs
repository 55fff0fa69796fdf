// The deal of the day in a browser: on the shelf, played, compared, shared, in the calendar; and a page without its server.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { fits, openBrowser, person, serveGames } from './page/kit.mjs';

let server, chromium;
before(async () => {
    server = await serveGames();
    chromium = await openBrowser();
});
after(async () => {
    await chromium.close();
    await server.close();
});

const guest = (lang, size, name, theme) => person(chromium.browser, { lang, size, theme, settings: { name } });

/* The game to its end with the first legal moves, in the connection of a second tab. */
async function finish(page, table) {
    await page.evaluate(async (id) => {
        const url = new URL(`api/ws?table=${id}`, new URL('/', location.href));
        url.protocol = 'ws:';
        const socket = new WebSocket(url);
        let sent = 0;
        await new Promise((done, fail) => {
            socket.onerror = fail;
            socket.onmessage = ({ data }) => {
                for (const line of String(data).trim().split('\n')) {
                    const message = JSON.parse(line);
                    if (message.t === 'no') fail(new Error(message.why));
                    if (message.t !== 'contract') continue;
                    if (message.c.over) done();
                    else if (message.c.waiting.includes(message.c.seat))
                        socket.send(JSON.stringify({ t: 'move', id: ++sent, step: message.c.step, m: message.c.legal[message.c.step % message.c.legal.length] }));
                }
            };
        });
        socket.close();
    }, table);
}

async function begin(page) {
    await page.goto(server.url);
    await page.click('.daily .btn.go');
    await page.waitForURL('**/t/*');
    await page.waitForSelector('.dock');
    return page.url().split('/').pop();
}

test('the deal of the day is on the shelf, is played once, and is compared with what others chose', async () => {
    const ana = await guest('fr', [390, 844], 'Ana'), bob = await guest('en', [1440, 900], 'Bob', 'dark');
    await ana.page.goto(server.url);
    await ana.page.waitForSelector('.daily:has-text("La donne du jour"):has-text("DIX contre ALIX")');
    await fits(ana.page, 'daily-shelf-390x844-fr');
    await bob.page.goto(server.url);
    await bob.page.waitForSelector('.daily:has-text("The deal of the day")');
    await fits(bob.page, 'daily-shelf-1440x900-en-dark');
    const table = await begin(ana.page);
    assert.equal(await begin(ana.page), table, 'it is gone on with, not begun again');
    await finish(ana.page, table);
    await finish(bob.page, await begin(bob.page));
    await ana.page.goto(`${server.url}/daily`);
    await ana.page.waitForSelector('.daily-calendar .day-today.day-won, .daily-calendar .day-today.day-lost');
    assert.match(await ana.page.textContent('.daily-streak'), /1 jour de suite/);
    await fits(ana.page, 'daily-390x844-fr');
    await bob.page.goto(`${server.url}/daily`);
    await bob.page.waitForSelector('.daily-calendar .day-today.day-won, .daily-calendar .day-today.day-lost');
    await fits(bob.page, 'daily-1440x900-en-dark');
    await ana.page.click('.daily-deal .btn.go:has-text("Comparer")');
    await ana.page.waitForSelector('.daily-choices > li');
    assert.match(await ana.page.textContent('#daily-mine + p'), /^-?\d+ – -?\d+ (gagné|perdu)$/);
    await ana.page.waitForSelector('text=/Rang [12] sur 2/');
    await ana.page.waitForSelector('text=/Sans la chance des tirages/');
    await fits(ana.page, 'daily-results-390x844-fr');
    await bob.page.click('.daily-deal .btn.go:has-text("Compare")');
    await bob.page.waitForSelector('.daily-choices > li');
    await bob.page.waitForSelector('text=/Without the luck of the draws/');
    await fits(bob.page, 'daily-results-1440x900-en-dark');
});

test('the line to send tells the result and nothing of the deal', async () => {
    const eva = await guest('en', [390, 844], 'Eva');
    await eva.page.addInitScript(() => {
        navigator.share = async ({ text }) => void (window.sent = text);
    });
    await finish(eva.page, await begin(eva.page));
    await eva.page.goto(`${server.url}/daily`);
    await eva.page.click('.daily-deal .btn.go:has-text("Compare")');
    await eva.page.click('#daily-mine ~ .acts .btn.go');
    const lines = (await eva.page.evaluate(() => window.sent)).split('\n');
    assert.match(lines[0], /^Dizaine · DIX against ALIX.* · /);
    assert.match(lines[1], /^[⬛⬜]{10} [+−]?\d+$/u);
    assert.equal(lines.at(-1), `${server.url}/daily`);
    assert.equal(lines.length, 3);
});

test('who has not played is told so kindly, and so is who has no network', async () => {
    const leo = await guest('fr', [390, 844], 'Léo');
    await leo.page.goto(`${server.url}/daily`);
    await leo.page.waitForSelector('.daily-deal .btn.go');
    const day = await leo.page.evaluate(async () => (await (await fetch('/api/daily')).json()).day);
    await leo.page.goto(`${server.url}/daily/${day}/dix`);
    await leo.page.waitForSelector('text=Finissez d’abord la donne.');
    await leo.page.route('**/api/daily**', (route) => route.abort());
    await leo.page.goto(`${server.url}/daily`);
    await leo.page.waitForSelector('text=La donne du jour vient du serveur');
    await fits(leo.page, 'daily-offline-390x844-fr');
    await leo.page.goto(server.url);
    await leo.page.waitForSelector('.box');
    assert.equal(await leo.page.locator('.daily').count(), 0);
});
