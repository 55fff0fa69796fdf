// Friends at one table of the real server: two, three and five browsers, with a reload and a network cut in the middle.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { playDix } from '../games/dix/tests/page_kit.mjs';
import { misfits, openBrowser, person, serveGames, shoot, violations, wire } from './page/kit.mjs';

const NAMES = ['Ana', 'Léo', 'Inès', 'Maximilien de la Tour', 'Zoé'];
let server, chromium;
before(async () => {
    server = await serveGames();
    chromium = await openBrowser();
});
after(async () => {
    await chromium.close();
    await server.close();
});

/* The first opens a table and shares its link; the others come by it and sit down. */
async function gather(n, through = []) {
    const friends = [];
    for (let i = 0; i < n; i++) friends.push(await person(chromium.browser, { lang: i % 2 ? 'fr' : 'en', size: i % 2 ? [390, 844] : [1440, 900], settings: { name: NAMES[i] } }));
    const host = friends[0].page;
    await host.goto(`${server.url}/new/dix/friends`);
    await host.click(`.choice label:has-text("${n}") >> nth=0`);
    await host.click('.new-form button[type=submit]');
    await host.waitForSelector('.seat.yours');
    const link = (await host.textContent('#share-link')).trim();
    assert.match(link, /\/t\/[A-Z0-9]+$/);
    for (const [i, { page }] of friends.entries()) {
        if (i === 0) continue;
        await page.goto(link.replace(server.url, through[i] ?? server.url));
        await page.click('.dock .btn.go');
        await page.waitForSelector('.seat.yours');
    }
    return { friends, host, pages: friends.map(({ page }) => page) };
}

async function start(host, pages) {
    await host.waitForFunction(() => !document.querySelector('.seat.free'));
    await host.click('.dock .btn.go');
    for (const page of pages) await page.waitForSelector('.play');
}

async function totals(page) {
    return (await page.locator('.count-table .total').allTextContents()).join();
}

async function leave(friends) {
    for (const { errors, context } of friends) {
        assert.deepEqual(errors, []);
        await context.close();
    }
}

test('two friends: link, QR, seats, chat, another device, a whole game, a rematch', async () => {
    const { friends, host, pages } = await gather(2);
    await host.waitForFunction(() => document.querySelector('.qr')?.naturalWidth > 0);
    assert.deepEqual(await violations(host), []);
    assert.deepEqual(await misfits(pages[1]), []);
    await shoot(host, 'lobby-1440x900');
    await shoot(pages[1], 'lobby-390x844-fr');
    await start(host, pages);
    await host.click('.bar button[aria-label^="Chat"]');
    await host.fill('#say', 'Bonjour <b>Léo</b> !');
    await host.keyboard.press('Enter');
    await pages[1].waitForSelector('.badge');
    await pages[1].click('.bar button[aria-label^="Discussion"]');
    await pages[1].waitForSelector('text=Bonjour <b>Léo</b> !');
    await pages[1].click('.reactions button >> nth=0');
    await pages[1].keyboard.press('Escape');
    await host.waitForSelector('.float');
    await host.keyboard.press('Escape');
    const phone = await person(chromium.browser, { lang: 'fr', settings: { name: 'Léo' } });
    await pages[1].click('.bar button[aria-label=Menu]');
    await pages[1].click('text=Continuer sur un autre appareil');
    const link = (await pages[1].textContent('#device-link')).trim();
    await pages[1].keyboard.press('Escape');
    await phone.page.goto(link);
    await phone.page.waitForSelector('.play');
    await pages[1].close();
    pages[1] = phone.page;
    friends.push(phone);
    await Promise.all(pages.map((page) => playDix(page)));
    assert.equal(await totals(host), await totals(pages[1]), 'both see the same score, one of them on another device');
    await host.click('.dock .btn.go');
    await host.waitForSelector('.seat.yours, .play');
    await pages[1].waitForSelector('.dock .btn.go small');
    await pages[1].waitForSelector('.rematch-notice:has-text("Ana veut une revanche")');
    assert.deepEqual(await violations(pages[1]), []);
    await shoot(pages[1], 'rematch-390x844-fr');
    await pages[1].click('.rematch-notice .btn.go');
    await Promise.all(pages.map((page) => page.waitForSelector('.play:not(.ended)')));
    await leave(friends);
});

test('three friends: one reloads, one loses the network, and the game goes on', async () => {
    const line = await wire(server.url);
    const { friends, host, pages } = await gather(3, [undefined, line.url]);
    await start(host, pages);
    const others = [0, 2];
    const meanwhile = Promise.all(others.map((i) => playDix(pages[i])));
    await playDix(pages[1], 4);
    await pages[1].reload();
    await pages[1].waitForSelector('.play');
    await playDix(pages[1], 4);
    line.cut();
    await pages[1].waitForSelector('.lost');
    line.mend();
    await pages[1].waitForSelector('.lost', { state: 'detached' });
    await playDix(pages[1]);
    await meanwhile;
    const scores = await Promise.all(pages.map(totals));
    assert.equal(new Set(scores).size, 1, 'all three see the same score');
    await leave(friends);
    await line.close();
});

test('five friends play to the end, a sixth looks on', async () => {
    const { friends, host, pages } = await gather(5);
    await start(host, pages);
    const guest = await person(chromium.browser, { settings: { name: 'Nora' } });
    await guest.page.goto(host.url());
    await guest.page.waitForSelector('.play');
    assert.equal(await guest.page.locator('.rival').count(), 5);
    assert.deepEqual(await violations(guest.page), []);
    await shoot(pages[1], 'dix-five-390x844-fr');
    await shoot(host, 'dix-five-1440x900');
    assert.deepEqual(await misfits(pages[1]), []);
    await Promise.all(pages.map((page) => playDix(page)));
    await guest.page.waitForSelector('.ended .count-table .total');
    assert.equal(await totals(guest.page), await totals(host));
    await leave([...friends, guest]);
});
