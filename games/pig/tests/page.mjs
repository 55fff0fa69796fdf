// Pig in a browser: whole games alone, with the network off, and with a friend; its replay, and its place behind a setting.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { PATIENCE, misfits, openBrowser, person, serveFiles, serveGames, shoot, violations, wish } from '../../../tests/page/kit.mjs';
import { whole as play } from './page_kit.mjs';

let files, server, chromium;
before(async () => {
    files = await serveFiles();
    server = await serveGames();
    chromium = await openBrowser();
});
after(async () => {
    await chromium?.close();
    await server?.close();
    files?.close();
});

for (const [size, theme] of [[[360, 640], 'light'], [[844, 390], 'dark'], [[1440, 900], 'light']])
    test(`a whole game alone and its replay fit ${size.join(' by ')}`, async () => {
        const { page, errors, context } = await person(chromium.browser, { size, theme });
        await wish(page, files.url, 'pig', { way: 'alone', players: 4, level: 'normal', options: { goal: 50 } });
        await page.goto(`${files.url}/new/pig`);
        await page.click('.new-form button[type=submit]');
        await page.waitForSelector('.dock:not(.wait)');
        assert.deepEqual(await misfits(page), []);
        assert.deepEqual(await violations(page), []);
        await play(page);
        assert.equal(await page.locator('.standing .won').count(), 1);
        assert.ok(Number(await page.locator('.standing .won .num').textContent()) >= 50);
        await shoot(page, `pig-over-${size.join('x')}-${theme}`);
        assert.deepEqual(await misfits(page), []);
        await page.click('.dock a[href*="/replay/"]');
        await page.waitForSelector('.replay-dock');
        await page.keyboard.press('End');
        await page.waitForSelector('.standing .won');
        assert.deepEqual(errors, []);
        await context.close();
    });

test('with the network off after one visit Pig is played', async () => {
    const { page, errors, context } = await person(chromium.browser);
    await page.goto(files.url);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await context.setOffline(true);
    await wish(page, files.url, 'pig', { way: 'alone', players: 2, level: 'easy', options: { goal: 30 } });
    await page.goto(`${files.url}/new/pig`);
    await page.click('.new-form button[type=submit]');
    await page.waitForSelector('.dock');
    await play(page);
    assert.equal(await page.locator('.standing .won').count(), 1);
    assert.deepEqual(errors, []);
    await context.close();
});

test('two friends play Pig on the server by its link', async () => {
    const friends = [];
    for (const name of ['Ana', 'Léo']) friends.push(await person(chromium.browser, { settings: { name } }));
    const [host, guest] = friends.map(({ page }) => page);
    await wish(host, server.url, 'pig', { way: 'friends', options: { goal: 30 } });
    await host.goto(`${server.url}/new/pig/friends`);
    await host.click('.new-form button[type=submit]');
    await host.waitForSelector('.seat.yours');
    await guest.goto((await host.textContent('#share-link')).trim());
    await guest.click('.dock .btn.go');
    await host.waitForFunction(() => !document.querySelector('.seat.free'));
    await host.click('.dock .btn.go');
    for (const { page } of friends) await page.waitForSelector('.pig-scores');
    await Promise.all(friends.map(({ page }) => play(page)));
    assert.equal(await host.locator('.standing .won .num').textContent(), await guest.locator('.standing .won .num').textContent());
    for (const { errors, context } of friends) {
        assert.deepEqual(errors, []);
        await context.close();
    }
});

test('Pig stands on the shelf only for those who asked for the games of the workshop', async () => {
    for (const workshop of [false, true]) {
        const { page, context } = await person(chromium.browser, { settings: { workshop } });
        await page.goto(files.url);
        await page.waitForSelector('.box');
        assert.equal(await page.locator('.box a[href$="/new/pig"]').count(), Number(workshop));
        await context.close();
    }
});
