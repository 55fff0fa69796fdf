// DIX by keyboard alone, from the shelf to the end: the next thing to do is never many keys away.
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

test('DIX, from the shelf to the count', async () => {
    const { page, errors, context } = await person(chromium.browser, { size: [1440, 900] });
    await begin(page, files.url, 'dix');
    const { made, worst } = await play(page, '.play .dock:not(.wait) .btn:not([disabled])', async () => {
        const buying = (await page.locator('.stall .card:not(.held)').count()) > 0 && (await page.locator('.dock .btn.go[disabled]').count()) > 0;
        if (buying) {
            const keys = await reach(page, '.stall .card:not(.held)', 40);
            await page.keyboard.press('Enter');
            await reach(page, '.dock .btn.go', 60);
            return keys;
        }
        const gauge = await page.locator('.gauge .v').allTextContents();
        const total = Number((gauge[0] ?? '0').replace('−', '-'));
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
