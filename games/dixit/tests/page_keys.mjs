// Dixit by keyboard alone, from the shelf to the end: the next thing to do is never many keys away.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { begin, play, reach } from '../../../tests/page/keys.mjs';
import { openBrowser, person, serveFiles } from '../../../tests/page/kit.mjs';

let files, chromium;
before(async () => {
    files = await serveFiles();
    chromium = await openBrowser();
});
after(async () => {
    await chromium.close();
    await files.close();
});

test('Dixit, from the shelf to thirty points', async () => {
    const { page, errors, context } = await person(chromium.browser, { size: [1440, 900] });
    await begin(page, files.url, 'dixit');
    const { made, worst } = await play(page, '.dixit-desk .dock:not(.wait):not(.done) .btn', async () => {
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
