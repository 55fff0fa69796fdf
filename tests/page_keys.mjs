// A whole game of each kind by keyboard alone: Tab, arrows, Enter and letters; the next thing to do is never many keys away.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openBrowser, person, serveFiles } from './page/kit.mjs';

let files, chromium;
before(async () => {
    files = await serveFiles();
    chromium = await openBrowser();
});
after(async () => {
    await chromium.close();
    await files.close();
});

/* Tab until the focus is there; how many times it took. */
async function reach(page, selector, most, key = 'Tab') {
    for (let n = 0; n <= most; n++) {
        if (await page.evaluate((one) => document.activeElement.matches(one), selector)) return n;
        await page.keyboard.press(key);
    }
    throw new Error(`${selector} is more than ${most} keys away; the focus is at ${await page.evaluate(() => document.activeElement.outerHTML.slice(0, 200))}`);
}

/* From the shelf to the table without a mouse. */
async function begin(page, game) {
    await page.goto(files.url);
    await page.waitForSelector('.box');
    await reach(page, `a[href$="/new/${game}"]`, 30);
    await page.keyboard.press('Enter');
    await page.waitForSelector('.new-form');
    await reach(page, '.new-form button[type=submit]', 40);
    await page.keyboard.press('Enter');
    await page.waitForSelector('main .dock');
}

/* Waits for a decision and makes it, until the game is over. `decide` brings the focus to what ends the decision, and returns the keys
 * that it took to get to the first thing. data-at tells one decision from the next. */
async function play(page, ready, decide) {
    let made = 0, worst = 0;
    for (; ; made++) {
        await page.waitForFunction((one) => document.querySelector('.dock a[href*="/replay/"]') || document.querySelector(one), ready);
        if (await page.locator('.dock a[href*="/replay/"]').count()) return { made, worst };
        const before = await page.getAttribute('main', 'data-at');
        const keys = await decide();
        if (made > 0) worst = Math.max(worst, keys);
        await page.keyboard.press('Enter');
        await page.waitForFunction((old) => document.querySelector('main') && document.querySelector('main').getAttribute('data-at') !== old, before);
    }
}

test('DIX, from the shelf to the count', async () => {
    const { page, errors, context } = await person(chromium.browser, { size: [1440, 900] });
    await begin(page, 'dix');
    const { made, worst } = await play(page, '.play .dock:not(.wait) .btn:not([disabled])', async () => {
        const buying = (await page.locator('.stall .card:not(.held)').count()) > 0 && (await page.locator('.dock .btn.go[disabled]').count()) > 0;
        if (buying) {
            const keys = await reach(page, '.stall .card:not(.held)', 40);
            await page.keyboard.press('Enter');
            await reach(page, '.dock .btn.go', 60);
            return keys;
        }
        const total = Number((await page.locator('.gauge .v').first().textContent({ timeout: 50 }).catch(() => '0')).replace('−', '-'));
        const wanted = total >= 5 ? '.dock .btn:first-child' : '.dock .btn:last-child';
        const keys = await reach(page, '.dock .btn', 40);
        await reach(page, wanted, 6, total >= 5 ? 'Shift+Tab' : 'Tab');
        return keys;
    });
    assert.ok(made > 10, `${made} decisions`);
    assert.ok(worst <= 3, `${worst} keys to the next decision`);
    assert.deepEqual(errors, []);
    await context.close();
});

test('Dix sur Dix, from the shelf to the last token', async () => {
    const { page, errors, context } = await person(chromium.browser, { size: [1440, 900] });
    await begin(page, 'dixsurdix');
    const { made, worst } = await play(page, '.dsd .rack button:not([disabled])', async () => {
        const keys = await reach(page, '.rack button', 30);
        await page.keyboard.press('Enter');
        await reach(page, 'button.cell', 6, 'Shift+Tab');
        await page.keyboard.press('ArrowUp');
        await page.keyboard.press('Enter');
        await page.waitForSelector('.dock .btn.go:not([disabled])');
        await reach(page, '.dock .btn.go', 25);
        return keys;
    });
    assert.ok(made > 8, `${made} placements`);
    assert.ok(worst <= 3, `${worst} keys to the next token`);
    assert.deepEqual(errors, []);
    await context.close();
});

test('Dixit, from the shelf to thirty points', async () => {
    const { page, errors, context } = await person(chromium.browser, { size: [1440, 900] });
    await begin(page, 'dixit');
    const { made, worst } = await play(page, '.tale .dock:not(.wait):not(.done) .btn', async () => {
        if (await page.locator('.revealing').count()) {
            await page.waitForSelector('.revealing[data-step="4"]');
            return reach(page, '.dock .btn', 40);
        }
        const two = /two/i.test(await page.textContent('.dock'));
        const keys = await reach(page, '.slots .slot-b:not(.own)', 30);
        await page.keyboard.press('Enter');
        if (two) {
            await page.keyboard.press('Tab');
            await reach(page, '.slots .slot-b:not(.own):not(.sel)', 6);
            await page.keyboard.press('Enter');
        }
        if (await page.locator('.dock.tell').count()) {
            await reach(page, '.clue-in input', 40);
            await page.keyboard.type('A quiet walk by the sea');
        } else await reach(page, '.dock .btn.go', 40);
        return keys;
    });
    assert.ok(made > 10, `${made} decisions`);
    assert.ok(worst <= 3, `${worst} keys to the next decision`);
    assert.deepEqual(errors, []);
    await context.close();
});
