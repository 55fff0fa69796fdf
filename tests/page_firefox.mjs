// The page in another browser, Debian's Firefox: a whole game of each kind on a phone or a desktop, axe, text at twice its size, the network off.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { after, before, test } from 'node:test';
process.env.BROWSER = 'firefox';
const { FIREFOX, games, misfits, openBrowser, person, root, serveFiles, shoot, violations, wish } = await import('./page/kit.mjs');

const skip = existsSync(FIREFOX) ? false : `there is no ${FIREFOX}`;
const kit = (game) => import(`${root}/games/${game}/tests/page_kit.mjs`);
let files, firefox;
before(async () => {
    if (skip) return;
    files = await serveFiles();
    firefox = await openBrowser();
});
after(async () => {
    await firefox?.close();
    await files?.close();
});

/* A game alone, as short as it can be: `brief` is what its form is told. */
const begin = async (page, game) => {
    const { brief } = await kit(game);
    await wish(page, files.url, game, { way: 'alone', level: 'easy', ...brief });
    await page.goto(`${files.url}/new/${game}`);
    await page.click('.new-form button[type=submit]');
    await page.waitForSelector('.dock');
};

/* What is wrong with a screen: axe, and what does not fit. */
async function faults(page, name) {
    await shoot(page, `firefox-${name}`);
    return [...(await violations(page)), ...(await misfits(page))].map((fault) => `${name}: ${fault}`);
}

games.forEach((game, i) =>
    test(`a whole game of ${game}`, { skip }, async () => {
        const { whole } = await kit(game);
        const size = i % 2 ? [1440, 900] : [390, 844];
        const { page, errors, context } = await person(firefox.browser, { lang: i % 2 ? 'en' : 'fr', size });
        await begin(page, game);
        const found = await faults(page, `${game}-begun`);
        await whole(page);
        found.push(...(await faults(page, `${game}-over`)));
        assert.deepEqual(found, []);
        assert.deepEqual(errors, []);
        await context.close();
    }),
);

test('text at twice its size: shelf, form and table still fit', { skip }, async () => {
    // A window of 1280 by 800 at 200 % has room for 640 by 400.
    const { page, errors, context } = await person(firefox.browser, { lang: 'fr', size: [640, 400] });
    await page.goto(files.url);
    await page.waitForSelector('.box');
    const found = await faults(page, 'zoom-shelf');
    for (const game of games) {
        await begin(page, game);
        found.push(...(await faults(page, `zoom-${game}`)));
    }
    assert.deepEqual(found, []);
    assert.deepEqual(errors, []);
    await context.close();
});

test('with the network off after one visit the page opens and plays', { skip }, async () => {
    const { page, context } = await person(firefox.browser);
    await page.goto(files.url);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    files.trouble((response) => response.destroy());
    await page.goto(files.url);
    const game = games[0];
    await page.click(`.box a[href$="/new/${game}"]`);
    await page.click('.new-form button[type=submit]');
    await page.waitForSelector('.dock');
    await (await kit(games[0])).whole(page, 12);
    files.trouble(null);
    await context.close();
});

test('the shelf says what plain http leaves out, and nothing where all is well', { skip }, async () => {
    for (const lang of ['fr', 'en']) {
        const { page, context } = await person(firefox.browser, { lang });
        await page.goto(files.url);
        await page.waitForSelector('.box');
        assert.equal(await page.locator('.plain-http').count(), 0, 'this machine is trusted');
        await page.addInitScript(() => Object.defineProperty(window, 'isSecureContext', { value: false }));
        await page.goto(files.url);
        await page.waitForSelector('.plain-http');
        assert.deepEqual(await faults(page, `plain-http-${lang}`), []);
        await context.close();
    }
});
