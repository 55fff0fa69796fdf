// What real play showed and was mended: where the focus goes, what keys do, what lies over what, taps that come too early, games that travel.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { misfits, openBrowser, person, serveFiles, shoot, showContract, startAlone, violations } from './page/kit.mjs';
import { dixAt, Room } from './page/room.mjs';

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
    for (let i = 0; i < 3 && (await page.locator('dialog[open]').count()); i++) {
        await page.keyboard.press('Escape');
        await page.waitForTimeout(50);
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

test('DIX by letters: draw, numbers, coins, a bid by its digit, pass, and the list of keys', async () => {
    const { page, context } = await person(chromium.browser, { lang: 'en', size: [1440, 900] });
    // Each key with a dock of its own: after a decision the buttons rest until it is answered.
    for (const [key, label] of [['d', 'Draw'], ['n', 'Numbers'], ['c', 'Coins']]) {
        await showContract(page, files.url, await row());
        await page.waitForSelector('.dock .btn');
        await page.evaluate(() => document.addEventListener('click', (event) => (document.body.dataset.pressed = event.target.closest('.btn')?.textContent ?? ''), true));
        await page.keyboard.press(key);
        await page.waitForFunction((text) => document.body.dataset.pressed?.startsWith(text), label);
    }
    await page.keyboard.press('?');
    await page.waitForSelector('dialog .keys kbd');
    assert.deepEqual(await violations(page), []);
    await showContract(page, files.url, await dixAt((c) => c.view.phase === 'bid' && c.waiting.includes(0) && c.legal.includes('bid 4')));
    await page.waitForSelector('.dock .step');
    await page.keyboard.press('4');
    await page.waitForFunction(() => document.querySelector('.dock .btn.go')?.textContent.includes('4'));
    assert.ok(await page.locator('.dock .btn.go').evaluate((button) => document.activeElement === button));
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
    for (let i = 0; i < 60 && (await page.evaluate(() => window.graced)) < 3; i++) {
        await page.evaluate(() => (document.querySelector('.dock:not(.wait) .btn:not([disabled])') ?? document.querySelector('.skip'))?.click());
        await page.waitForTimeout(60);
    }
    assert.ok((await page.evaluate(() => window.graced)) >= 3);
    assert.deepEqual(await page.evaluate(() => window.faults), []);
    // Afterwards it hears them: a click waits for that.
    await page.waitForSelector('.dock:not(.wait) .btn:not([disabled])');
    await page.waitForSelector('.dock:not([data-grace])');
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
    await other.page.waitForSelector('.count-table');
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

test('DIX: a bust stays until it is read; bots wait; everybody sees what they got; a tap on the table goes on', async () => {
    const { page, context, errors } = await person(chromium.browser, { lang: 'en', settings: { pace: 'calm' } });
    await startAlone(page, files.url);
    await page.evaluate(async (patience) => {
        const from = performance.now();
        const mine = () => document.querySelector('.busted h2')?.textContent === 'Bust!';
        for (; !mine(); await new Promise((done) => setTimeout(done, 20))) {
            if (performance.now() - from > patience) throw new Error('no bust');
            const draw = document.querySelector('.dock [data-key=d], .dock [data-key=p]') ?? [...document.querySelectorAll('.dock:not(.wait) .btn:not([disabled])')].at(-1);
            (draw ?? document.querySelector('.skip')).click();
        }
    }, 60000);
    const at = await page.getAttribute('.play', 'data-at');
    const steps = await page.locator('.leaving li').allTextContents();
    assert.match(steps.at(-1), /bust token, worth 3/);
    await shoot(page, 'busted-390x844');
    assert.deepEqual([...(await violations(page)), ...(await misfits(page))], []);
    const cells = await page.locator('.strip-torn .torn-cell').count();
    assert.equal(cells, 1);
    // Bots would have moved long before.
    await page.waitForTimeout(2500);
    assert.equal(await page.getAttribute('.play', 'data-at'), at);
    assert.equal(await page.locator('.busted').count(), 1);
    await page.click('.stage.busted .turn');
    await page.waitForSelector('.busted', { state: 'detached' });
    await page.waitForFunction((old) => document.querySelector('.play').dataset.at !== old, at);
    assert.deepEqual(errors, []);
    await context.close();
});

test('ALIX is called ALIX, and her ladder begins at 4 and goes on after a win', async () => {
    const { page, context } = await person(chromium.browser, { lang: 'en' });
    await page.goto(`${files.url}/rules/dix`);
    await page.evaluate(() => localStorage.setItem('dizaine.wish.dix', JSON.stringify({ foe: 'alix' })));
    await page.goto(`${files.url}/new/dix/alone`);
    await page.waitForSelector('.new-form');
    await page.locator('.choice label', { hasText: 'ALIX' }).first().locator('input').evaluate((input) => input.click());
    assert.match(await page.textContent('.new-form'), /draws up to 4|to 4/);
    await page.click('.new-form button[type=submit]');
    await page.waitForSelector('.rival');
    assert.match(await page.textContent('.rival .n'), /ALIX/);
    await page.evaluate(() => localStorage.setItem('dizaine.alix', '6'));
    await page.evaluate(() => localStorage.removeItem('dizaine.wish.dix'));
    await page.goto(`${files.url}/new/dix/alone`);
    await page.waitForSelector('.new-form');
    await page.locator('.choice label', { hasText: 'ALIX' }).first().locator('input').evaluate((input) => input.click());
    assert.match(await page.textContent('.new-form'), /draws up to 7|to 7/);
    await context.close();
});
