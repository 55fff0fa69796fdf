// Dix sur Dix by keyboard alone, from the shelf to the end: the next thing to do is never many keys away.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { begin, play, reach } from '../../../tests/page/keys.mjs';
import { openBrowser, person, serveFiles, showContract, violations } from '../../../tests/page/kit.mjs';
import { Room } from '../../../tests/page/room.mjs';

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

test('Dix sur Dix: the board is one stop for Tab, and what lies on it is heard cell by cell', async () => {
    const room = await Room.open(['game dixsurdix', 'players 2', 'seat 0 person Ana', 'seat 1 bot easy', `seed ${'1'.repeat(64)}`]);
    const contract = room.until((c) => c.waiting.includes(0) && c.view.board.filter((cell) => cell !== null).length >= 4, (c) => c.legal[0]);
    const { page, context } = await person(chromium.browser, { lang: 'en', size: [1440, 900] });
    await showContract(page, files.url, contract);
    await page.waitForSelector('.rack button');
    const stops = await page.evaluate(() => [...document.querySelectorAll('.board *')].filter((one) => one.tabIndex === 0).length);
    assert.equal(stops, 1);
    const taken = contract.view.board.findIndex((cell) => cell !== null);
    const beside = [taken + 1, taken - 1, taken + 4, taken - 4].find((cell) => contract.view.board[cell] === null && (Math.floor(cell / 4) === Math.floor(taken / 4) || cell % 4 === taken % 4));
    const arrow = { 1: 'ArrowLeft', '-1': 'ArrowRight', 4: 'ArrowUp', '-4': 'ArrowDown' }[beside - taken];
    await page.locator(`[data-cell="${beside}"]`).focus();
    await page.keyboard.press(arrow);
    const label = await page.evaluate(() => document.activeElement.getAttribute('aria-label'));
    assert.match(label, new RegExp(`^${'abcd'[taken % 4]}${1 + Math.floor(taken / 4)}: (\\d|joker)`));
    assert.deepEqual(await violations(page), []);
    await context.close();
});
