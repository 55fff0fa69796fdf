// What real play showed and was mended: where the focus goes, what keys do, what lies over what, taps that come too early, games that travel.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { dixAt } from '../games/dix/tests/page_kit.mjs';
import { openBrowser, person, serveFiles, showContract, startAlone, violations } from './page/kit.mjs';
import { Room } from './page/room.mjs';

let files, chromium;
before(async () => {
    files = await serveFiles();
    chromium = await openBrowser();
});
after(async () => {
    await chromium.close();
    await files.close();
});

const row = () => dixAt((c) => c.view.phase === 'choose' && c.waiting.includes(0) && c.view.row.length === 3 && c.legal.length === 3);

/* A finished game of DIX, as this device keeps it. */
async function kept(page) {
    const seed = 'ab'.repeat(32);
    const room = await Room.open(['game dix', 'players 3', ...[0, 1, 2].map((seat) => `seat ${seat} bot easy`), `seed ${seed}`, 'lang fr']);
    room.settle();
    const contract = room.contract(0);
    const names = ['Ana', 'Léo', 'Sam'];
    const game = { id: 'mend', game: 'dix', players: 3, options: {}, seats: names.map((name) => ({ kind: 'bot', name, level: 'easy' })), decks: [], lang: 'fr', seed,
        events: room.read('events', [0]).trimEnd().split('\n'), at: 1, names, scores: contract.score, winners: contract.winners, over: true, yours: false };
    await page.goto(`${files.url}/rules/dix`);
    await page.evaluate((one) => {
        localStorage.setItem('dizaine.locals', JSON.stringify([one.id]));
        localStorage.setItem(`dizaine.local.${one.id}`, JSON.stringify(one));
    }, game);
    return { record: JSON.parse(room.read('record')), score: contract.score };
}

test('closing a sheet, or the sheet of a sheet, brings the focus back to the button that opened it', async () => {
    const { page, context } = await person(chromium.browser, { lang: 'en' });
    await showContract(page, files.url, await row());
    await page.waitForSelector('.play');
    const at = () => page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Menu');
    await page.focus('.bar button[aria-label=Menu]');
    await page.keyboard.press('Enter');
    await page.waitForSelector('dialog[open]');
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog[open]', { state: 'detached' });
    await at();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Whole log' }).click();
    await page.waitForSelector('.whole-log');
    const sheet = () => page.evaluate(() => document.querySelector('dialog[open]')?.textContent ?? '');
    for (let shown; (shown = await sheet()) !== ''; ) {
        await page.keyboard.press('Escape');
        await page.waitForFunction((before) => (document.querySelector('dialog[open]')?.textContent ?? '') !== before, shown);
    }
    await at();
    await context.close();
});

test('a message lies over an open sheet', async () => {
    const { page, context } = await person(chromium.browser, { lang: 'en' });
    await showContract(page, files.url, await row(), {}, { why: 'no_such_move', rule: '4.3' });
    await page.waitForSelector('.play');
    await page.evaluate(() => {
        document.querySelector('.bar button[aria-label=Menu]').click();
        document.querySelector('.dock .btn').click();
    });
    await page.waitForSelector('dialog[open]');
    await page.waitForSelector('.toast.error');
    assert.ok(await page.locator('.toasts').evaluate((box) => box.matches(':popover-open')), 'in the top layer, above the backdrop');
    await context.close();
});

test('one’s own pebble bears one’s own letter', async () => {
    const { page, context } = await person(chromium.browser, { lang: 'fr', settings: { name: 'Ludovic' } });
    await startAlone(page, files.url);
    assert.equal(await page.textContent('.purse .av'), 'L');
    await context.close();
});

test('a tap that was meant to hurry the bots decides nothing', async () => {
    const { page, context } = await person(chromium.browser, { lang: 'en', motion: 'no-preference', settings: { pace: 'quick' } });
    await startAlone(page, files.url);
    assert.equal(await page.locator('.dock .skip').count(), 0, 'hurrying is elsewhere');
    assert.equal(await page.locator('.bar .skip').count(), 1);
    // Whenever the dock becomes another one that decides, it hears no taps at first.
    await page.evaluate(() => {
        window.faults = [];
        window.graced = 0;
        let was = null;
        const kind = (dock) => `${dock.classList.contains('wait')} ${dock.getAttribute('aria-label')}`;
        new MutationObserver(() => queueMicrotask(() => {
            const dock = document.querySelector('main .dock');
            if (dock === null || kind(dock) === was) return;
            const first = was === null;
            was = kind(dock);
            if (first || dock.classList.contains('wait')) return;
            window.graced++;
            if (getComputedStyle(dock).pointerEvents !== 'none') window.faults.push(was);
        })).observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['class', 'aria-label'] });
    });
    await page.waitForFunction(() => {
        (document.querySelector('.dock:not(.wait) .btn:not([disabled])') ?? document.querySelector('.skip'))?.click();
        return window.graced >= 3;
    }, null, { polling: 60 });
    assert.deepEqual(await page.evaluate(() => window.faults), []);
    // Afterwards it hears them: a click waits for that.
    await page.waitForFunction(() => {
        const dock = document.querySelector('main .dock:not(.wait)');
        if (dock === null) document.querySelector('.skip')?.click(); // the bots' turn, or a bust to be read
        return dock !== null && !dock.hasAttribute('data-grace');
    }, null, { polling: 60 });
    await context.close();
});

test('a replay: every part in a landmark, small pebbles in the legend, and a link that works elsewhere', async () => {
    const { page, context } = await person(chromium.browser, { lang: 'en' });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { score } = await kept(page);
    await page.goto(`${files.url}/replay/mend/20`);
    await page.waitForSelector('.replay-dock');
    assert.deepEqual(await violations(page), []);
    await page.click('.replay-dock .ib:last-child');
    const width = await page.locator('.chart figcaption .av').first().evaluate((pebble) => pebble.querySelector('svg').getBoundingClientRect().width);
    assert.ok(width <= 40, `a pebble of ${width} px`);
    await page.getByRole('button', { name: 'Copy the link to this move' }).click();
    await page.waitForSelector('.toast');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await context.close();
    const other = await person(chromium.browser, { lang: 'en' });
    await other.page.goto(link);
    await other.page.waitForSelector('.replay-dock');
    assert.match(await other.page.textContent('.replay-at'), /^20\//);
    await other.page.keyboard.press('End');
    await other.page.waitForSelector('.ended');
    assert.deepEqual((await other.page.locator('.count-table .total').allTextContents()).map(Number), [...score].sort((a, b) => b - a));
    assert.deepEqual(other.errors, []);
    await other.context.close();
});

test('a record file is opened and watched; another file is refused with a sentence', async () => {
    const { page, context, errors } = await person(chromium.browser, { lang: 'en' });
    const { record } = await kept(page);
    await page.goto(`${files.url}/past`);
    const file = (text) => page.setInputFiles('.open-file input', { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await file('no game at all');
    await page.waitForSelector('.toast.error');
    await file(`${JSON.stringify(record)}\n${JSON.stringify(record)}\n`);
    await page.waitForSelector('.replay-dock');
    assert.equal(await page.textContent('.replay-at'), `0/${record.moves.length}`);
    await page.goto(`${files.url}/past`);
    await file('{"format":"dizaine","game":"chess","players":2,"options":{},"moves":[]}');
    await page.waitForSelector('text=cannot be');
    assert.deepEqual(errors.filter((text) => !/unknown game/.test(text)), []);
    await context.close();
});
