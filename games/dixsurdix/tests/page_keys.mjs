// Dix sur Dix by keyboard alone, from the shelf to the end: the next thing to do is never many keys away.
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

test('Dix sur Dix, from the shelf to the last token', async () => {
    const { page, errors, context } = await person(chromium.browser, { size: [1440, 900] });
    await begin(page, files.url, 'dixsurdix');
    const { made, worst } = await play(page, '.dsd .rack button:not([disabled])', async () => {
        const keys = await reach(page, '.rack button', 30);
        await page.keyboard.press('Enter');
        await reach(page, 'button.cell', 6, 'Shift+Tab');
        await page.keyboard.press('ArrowUp');
        // What lies there is heard; a token goes to a free cell only.
        if (!(await page.evaluate(() => document.activeElement.matches('button.cell')))) await page.keyboard.press('ArrowDown');
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
