// Open tables on the shelf: one is made public in the form, seen by a stranger, and a tap takes a seat there; "play now" finds it too.
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

const guest = (lang, size, name) => person(chromium.browser, { lang, size, settings: { name } });

async function makeTable(page, game, open) {
    await page.goto(`${server.url}/new/${game}/friends`);
    if (open) await page.click('.switch:has-text("Ouverte à tous")');
    await page.click('.new-form button[type=submit]');
    await page.waitForSelector('.seat.yours');
}

test('a table that is open to everyone is on the shelf of strangers, and one tap takes a seat there', async () => {
    const host = await guest('fr', [390, 844], 'Ana');
    const secret = await guest('fr', [390, 844], 'Zoé');
    const stranger = await guest('en', [360, 640], 'Léo');
    await makeTable(secret.page, 'dixit', false);
    await makeTable(host.page, 'dix', true);
    await stranger.page.goto(server.url);
    await stranger.page.waitForSelector('.open-table');
    assert.equal(await stranger.page.locator('.open-table').count(), 1, 'a table that is not public is not listed');
    assert.match(await stranger.page.textContent('.open-table'), /DIX.*1 free seat.*Français/);
    await fits(stranger.page, 'open-360x640-en');
    await stranger.page.click('.open-table .btn');
    await stranger.page.waitForSelector('.seat.yours');
    await host.page.waitForSelector('.seat:has-text("Léo")');
    assert.ok(!stranger.page.url().includes('#'), 'a reload is no wish to sit');
    // Once it is played others may watch it, by the same list.
    await host.page.click('.lobby .dock .btn.go');
    await host.page.waitForSelector('[data-phase]');
    const watcher = await guest('en', [390, 844], 'Mia');
    await watcher.page.goto(server.url);
    await watcher.page.waitForSelector('.open-table:has-text("under way")');
    await fits(watcher.page, 'open-running-390x844-en');
    await watcher.page.click('.open-table .btn:has-text("Watch")');
    await watcher.page.waitForSelector('[data-phase]');
    for (const { context } of [host, secret, stranger, watcher]) await context.close();
});

test('play now takes a seat where somebody waits in one’s own language, else begins against the computer', async () => {
    const alone = await guest('en', [1440, 900], 'Eva');
    await alone.page.goto(server.url);
    await alone.page.waitForSelector('.play-now:has-text("against the computer")');
    await alone.page.click('.play-now');
    await alone.page.waitForSelector('.dock');
    const french = await guest('fr', [390, 844], 'Ana'), english = await guest('en', [390, 844], 'Bob');
    await makeTable(french.page, 'dix', true);
    await english.page.goto(`${server.url}/new/dixit/friends`);
    await english.page.click('.switch:has-text("Open to everyone")');
    await english.page.click('.new-form button[type=submit]');
    await english.page.waitForSelector('.seat.yours');
    const eva = await guest('en', [1440, 900], 'Eva');
    await eva.page.goto(server.url);
    await eva.page.waitForSelector('.play-now:has-text("Dixit, with people who wait")');
    await fits(eva.page, 'open-1440x900-en');
    await eva.page.click('.play-now');
    await eva.page.waitForSelector('.seat.yours');
    await english.page.waitForSelector('.seat:has-text("Eva")');
});

test('a table for its players shows nothing to others once it has begun', async () => {
    const host = await guest('fr', [390, 844], 'Ana');
    await host.page.goto(`${server.url}/new/dix/friends`);
    await host.page.click('.switch:has-text("On peut regarder")');
    await host.page.click('.new-form button[type=submit]');
    await host.page.waitForSelector('.seat.yours');
    const link = (await host.page.textContent('#share-link')).trim();
    await host.page.click('.dock .btn.go');
    await host.page.waitForSelector('.bar button[aria-label=Menu]');
    const other = await guest('fr', [390, 844], 'Luc');
    await other.page.goto(link);
    await other.page.waitForSelector('text=Cette table se joue sans public');
});
