// Dix sur Dix in a real browser: a whole game by taps, by keys and by dragging; how it looks at every size; what axe says.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { PATIENCE, misfits, openBrowser, person, serveFiles, serveGames, shoot, startAlone, violations, wish } from '../../../tests/page/kit.mjs';
import { playByTaps } from './page_kit.mjs';

let files, chromium;
before(async () => {
    files = await serveFiles();
    chromium = await openBrowser();
});
after(async () => {
    await chromium.close();
    await files.close();
});

const yourTurn = (page) => page.waitForFunction(() => {
    document.querySelector('.skip')?.click();
    return document.querySelector('.dsd .rack button:not([disabled])') || document.querySelector('main')?.dataset.phase === 'over';
});

for (const lang of ['fr', 'en'])
    test(`a whole game by taps, in ${lang}`, async () => {
        const { page, errors, context } = await person(chromium.browser, { lang });
        await startAlone(page, files.url, 'dixsurdix');
        const placed = await playByTaps(page);
        assert.ok(placed > 10);
        const scores = (await page.locator('.standing .num').allTextContents()).map(Number);
        const best = Math.max(...scores);
        const marked = (await page.locator('.standing li.won .num').allTextContents()).map(Number);
        assert.ok(marked.length > 0 && marked.every((score) => score === best), 'the winners are marked');
        assert.deepEqual([...(await misfits(page)), ...(await violations(page))], []);
        assert.deepEqual(errors, []);
        await context.close();
    });

test('a second tap on its cell places a token, and advice with its reason stands at the turn', async () => {
    const { page, errors, context } = await person(chromium.browser, { settings: { help: 'advice' } });
    await startAlone(page, files.url, 'dixsurdix');
    await yourTurn(page);
    await page.waitForFunction(() => /expert.+\. \S/.test(document.querySelector('.advice-line')?.textContent ?? ''));
    const at = await page.getAttribute('main', 'data-at');
    await page.locator('.rack button').first().click();
    const cell = await page.locator('button.cell').nth(5).getAttribute('data-cell');
    await page.click(`button.cell[data-cell="${cell}"]`);
    await page.waitForSelector('.cell.chosen .tok');
    await page.click(`button.cell[data-cell="${cell}"]`);
    await page.waitForFunction((old) => document.querySelector('main').getAttribute('data-at') !== old, at);
    assert.deepEqual(errors, []);
    await context.close();
});

test('advice at a table of the server: with hands that are not seen, at every placement of a whole game', async () => {
    const server = await serveGames();
    const { page, errors, context } = await person(chromium.browser, { settings: { help: 'advice', name: 'Ana' } });
    await page.goto(`${server.url}/new/dixsurdix/friends`);
    await page.click('.choice label:has-text("3") >> nth=0');
    await page.click('.new-form button[type=submit]');
    await page.waitForSelector('.seat.yours');
    await page.click('.dock .btn.go');
    let advised = 0;
    for (; !(await page.locator('.over-dock').count()); ) {
        await page.waitForFunction(() => document.querySelector('.over-dock') || /expert.+\. \S/.test(document.querySelector('.advice-line')?.textContent ?? ''));
        if (await page.locator('.over-dock').count()) break;
        advised++;
        await playByTaps(page, 1);
    }
    assert.ok(advised >= 8, `${advised}`);
    assert.deepEqual(errors, []);
    await context.close();
    await server.close();
});

test('a token goes where it is dragged, and comes back on request', async () => {
    const { page, errors, context } = await person(chromium.browser, { size: [1440, 900] });
    await startAlone(page, files.url, 'dixsurdix');
    await yourTurn(page);
    const token = await page.locator('.rack button').first().boundingBox();
    const cell = await page.locator('button.cell').nth(3).boundingBox();
    await page.mouse.move(token.x + 20, token.y + 20);
    await page.mouse.down();
    await page.mouse.move(token.x - 60, token.y + 60, { steps: 4 });
    await page.waitForSelector('.ghost');
    await page.mouse.move(cell.x + cell.width / 2, cell.y + cell.height / 2, { steps: 4 });
    await page.mouse.up();
    await page.waitForSelector('.cell.chosen .tok');
    assert.equal(await page.locator('.ghost').count(), 0);
    await page.click('.dock .btn:not(.go)');
    assert.equal(await page.locator('.cell.chosen').count(), 0);
    assert.equal(await page.locator('.rack button').count(), 3);
    assert.deepEqual(errors, []);
    await context.close();
});

test('keys alone place a token', async () => {
    const { page, errors, context } = await person(chromium.browser);
    await startAlone(page, files.url, 'dixsurdix');
    await yourTurn(page);
    const label = await page.locator('.rack button').first().getAttribute('aria-label');
    await page.keyboard.press(/\d/.exec(label)?.[0] ?? '0');
    await page.waitForSelector('.rack [aria-pressed=true]');
    // From a free cell whose neighbour on the right is free, too: the other player may have begun.
    await page.evaluate(() => {
        const free = (cell) => document.querySelector(`button.cell[data-cell="${cell}"]`);
        const from = [...Array(16).keys()].find((cell) => cell % 4 < 3 && free(cell) && free(cell + 1));
        free(from).focus();
    });
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.cell.chosen .tok');
    await page.locator('.dock .btn.go').focus();
    const filled = await page.locator('.cell .tok').count(), at = await page.getAttribute('main', 'data-at');
    await page.keyboard.press('Enter');
    await page.waitForFunction((old) => document.querySelector('main').getAttribute('data-at') !== old, at);
    await yourTurn(page);
    assert.ok((await page.locator('div.cell .tok').count()) >= filled || (await page.locator('.scores .pt').allTextContents()).some((n) => n !== '0'));
    assert.deepEqual(errors, []);
    await context.close();
});

/* Picks a placement that makes ten, with the most words on the screen, as soon as there is one; after eight turns without, any. */
async function pickTen(page) {
    for (let turn = 0; turn < 8; turn++) {
        await yourTurn(page);
        for (let token = 0; token < (await page.locator('.rack button').count()); token++) {
            await page.locator('.rack button').nth(token).click();
            const hot = page.locator('button.cell.hot').first();
            if (await hot.count()) return hot.click();
            await page.keyboard.press('Escape');
        }
        await playByTaps(page, 1);
    }
    await yourTurn(page);
    await page.locator('.rack button').first().click();
    await page.locator('button.cell').first().click();
}

/* Parts of the table that lie over each other, or that are seen only by scrolling. */
const hidden = (page) => page.evaluate(() => {
    const found = [];
    const more = document.scrollingElement.scrollHeight - innerHeight;
    if (more > 1) found.push(`scrolls by ${more}`);
    const parts = ['.advice-line span', '.scores', '.cell', '.tab', '.say h2', '.rack', '.dock'].flatMap((part) => [...document.querySelectorAll(part)].map((one) => [part, one.getBoundingClientRect()]));
    for (const [a, one] of parts)
        for (const [b, two] of parts)
            if (a < b && Math.min(one.right, two.right) - Math.max(one.left, two.left) > 1 && Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > 1) found.push(`${a} over ${b}`);
    for (const name of document.querySelectorAll('.scores .nm')) if (name.clientWidth < 30) found.push(`no name: ${name.textContent}`);
    return [...new Set(found)];
});

const SIZES = { phone: [390, 844], small: [360, 640], sideways: [844, 390], tiny: [320, 568], tablet: [768, 1024], narrow: [1024, 768], zoomed: [720, 450], slight: [667, 375], low: [1280, 720], desk: [1440, 900], tv: [1920, 1080] };
test('the table fits every size, in both lights, with six players and jokers, and axe is content', async () => {
    for (const theme of ['light', 'dark']) {
        const { page, errors, context } = await person(chromium.browser, { theme, lang: theme === 'dark' ? 'en' : 'fr', settings: { help: theme === 'dark' ? 'odds' : 'advice' } });
        await wish(page, files.url, 'dixsurdix', { way: 'alone', players: 6, level: 'easy', options: { jokers: 4, 'open-hands': true } });
        await startAlone(page, files.url, 'dixsurdix');
        await playByTaps(page, 2);
        await pickTen(page);
        if (theme === 'light') await page.waitForFunction(() => document.querySelector('.advice-line span')?.textContent !== '');
        const faults = [];
        for (const [name, [width, height]] of Object.entries(SIZES)) {
            await page.setViewportSize({ width, height });
            await shoot(page, `dixsurdix-${name}-${theme}`);
            for (const fault of [...(await misfits(page)), ...(await hidden(page))]) faults.push(`${name}: ${fault}`);
        }
        assert.deepEqual(faults, [], theme);
        assert.deepEqual(await violations(page), [], theme);
        assert.deepEqual(errors, []);
        await context.close();
    }
});
