// A clue that is said, sung or mimed at the table: told without writing it, shown as such to everybody, with a word for the bots or without.
// The evening's album: everybody votes for the clue of the evening, and can keep it.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { hiddenByDock, misfits, openBrowser, person, serveGames, shoot, violations, wish } from '../../../tests/page/kit.mjs';
import { play } from './page_kit.mjs';

let server, chromium;
before(async () => {
    server = await serveGames();
    chromium = await openBrowser();
});
after(async () => {
    await chromium.close();
    await server.close();
});

/* Two people, the third place for a bot if wanted. */
async function table(bot, prepare = async () => undefined) {
    const friends = [];
    for (const [i, name] of ['Ana', 'Léo', 'Inès'].slice(0, bot ? 2 : 3).entries()) friends.push(await person(chromium.browser, { lang: i === 1 ? 'en' : 'fr', size: [360, 640], settings: { name } }));
    const pages = friends.map(({ page }) => page);
    await prepare(pages[0]);
    await pages[0].goto(`${server.url}/new/dixit/friends`);
    await pages[0].click('.new-form button[type=submit]');
    await pages[0].waitForSelector('.seat.yours');
    for (const page of pages.slice(1)) {
        await page.goto(pages[0].url());
        await page.click('.dock .btn.go');
        await page.waitForSelector('.seat.yours');
    }
    while (bot && (await pages[0].locator('.seat.free .ib').count()) > 0) {
        const free = await pages[0].locator('.seat.free').count();
        await pages[0].click('.seat.free .ib >> nth=-1');
        await pages[0].waitForFunction((n) => document.querySelectorAll('.seat.free').length < n, free);
    }
    await pages[0].waitForFunction(() => !document.querySelector('.seat.free'));
    await pages[0].click('.dock .btn.go');
    for (const page of pages) await page.waitForSelector('.dixit-desk[data-phase=tell]');
    return { friends, pages };
}

async function choose(page, tile) {
    await page.click(tile);
    await page.click('.zoom .btn.go');
    await page.waitForSelector('.zoom', { state: 'detached' });
}

test('three people: told aloud, nothing is written, and the album says so', async () => {
    const { friends, pages } = await table(false);
    const [ana, leo, ines] = pages;
    await choose(ana, '.slots .slot-b >> nth=0');
    await ana.click('.dock.tell .pass');
    assert.equal(await ana.locator('.clue-in').count(), 0, 'nobody here needs a word');
    assert.match(await ana.textContent('.aloud-line'), /chantez/);
    assert.deepEqual([...(await violations(ana)), ...(await misfits(ana))], []);
    assert.equal(await hiddenByDock(ana, '.slots .slot-b'), 0);
    await shoot(ana, 'dixit-aloud-360x640-fr');
    await ana.click('.dock.tell .btn.go');
    await leo.waitForSelector('.dixit-desk[data-phase=give]');
    assert.equal((await leo.textContent('.clue blockquote')).trim(), 'Told aloud');
    assert.equal((await ines.textContent('.clue blockquote')).trim(), 'Dit de vive voix');
    await shoot(leo, 'dixit-aloud-heard-360x640');
    await Promise.all(pages.map((page) => play(page, () => document.querySelector('.revealing[data-step="4"]') !== null)));
    for (const page of pages) assert.doesNotMatch(await page.textContent('body'), /\[aloud\]/);
    for (const { errors, context } of friends) {
        assert.deepEqual(errors, []);
        await context.close();
    }
});

test('with a bot at the table: a word for it, and its reason speaks of that word', async () => {
    const { friends, pages } = await table(true);
    const [ana, leo] = pages;
    await choose(ana, '.slots .slot-b >> nth=0');
    await ana.fill('.clue-in input', 'Begun by hand');
    await ana.click('.dock.tell .pass');
    assert.equal(await ana.inputValue('.clue-in input'), '', 'what was written for people is no word for bots');
    assert.match(await ana.textContent('.aloud-line'), /l’entendent pas/);
    await ana.fill('.clue-in input', '  la   lune ');
    assert.deepEqual([...(await violations(ana)), ...(await misfits(ana))], []);
    await shoot(ana, 'dixit-aloud-word-360x640-fr');
    await ana.keyboard.press('Enter');
    await leo.waitForSelector('.dixit-desk[data-phase=give]');
    assert.match(await leo.textContent('.clue blockquote'), /Told aloud.*“la lune”/);
    await Promise.all(pages.map((page) => play(page, () => document.querySelector('.revealing[data-step="4"]') !== null)));
    await leo.click('.why >> nth=0');
    await leo.waitForSelector('.why-said');
    assert.match(await leo.textContent('.why-said'), /la lune/);
    for (const page of pages) assert.doesNotMatch(await page.textContent('body'), /\[aloud\]/);
    for (const { errors, context } of friends) {
        assert.deepEqual(errors, []);
        await context.close();
    }
});

test('the clue of the evening is voted by everybody, and a vote can be changed', async () => {
    const { friends, pages } = await table(true, (page) => wish(page, server.url, 'dixit', { options: { rounds: 1 } }));
    const ended = () => document.querySelector('.dixit-desk.ended') !== null;
    await Promise.all(pages.map((page) => play(page, ended)));
    for (const page of pages) {
        await page.click('.below .previous >> nth=1');
        await page.waitForSelector('.album-heart');
    }
    const [ana, leo] = pages;
    const votes = (page, n, wanted) => page.waitForFunction(([at, count]) => (document.querySelectorAll('.album-heart')[at].querySelector('b')?.textContent ?? '').trim() === count, [n, wanted]);
    await ana.click('.album-heart >> nth=1');
    for (const page of pages) await votes(page, 1, '1');
    await leo.click('.album-heart >> nth=2');
    await leo.click('.album-heart >> nth=1');
    for (const page of pages) {
        await votes(page, 1, '2');
        await votes(page, 2, '');
    }
    assert.equal(await leo.textContent('#album-best'), 'The clue of the evening');
    assert.equal(await ana.textContent('.album-best b'), await ana.textContent('.album-page >> nth=1 >> figcaption > b'));
    assert.equal(await leo.locator('.album-heart[aria-pressed=true]').count(), 1);
    assert.deepEqual([...(await violations(ana)), ...(await misfits(ana))], []);
    await shoot(ana, 'dixit-evening-360x640-fr');
    await ana.setViewportSize({ width: 1440, height: 900 });
    await shoot(ana, 'dixit-evening-1440x900-fr');
    for (const { errors, context } of friends) {
        assert.deepEqual(errors, []);
        await context.close();
    }
});
