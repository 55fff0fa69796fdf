// What real play of DIX showed and was mended: letters as keys, a bust that is read, ALIX by her name.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { PATIENCE, misfits, openBrowser, person, serveFiles, shoot, showContract, startAlone, violations, wish } from '../../../tests/page/kit.mjs';
import { dixAt } from './page_kit.mjs';

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

test('DIX by letters: draw, numbers, coins, a bid by its digit, pass, and the list of keys', async () => {
    const { page, context } = await person(chromium.browser, { lang: 'en', size: [1440, 900] });
    // Each key with a dock of its own: after a decision the buttons rest until it is answered.
    for (const [key, label] of [['d', 'Draw'], ['n', 'Numbers'], ['c', 'Currency']]) {
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

test('DIX: the pile drawn upwards with a finger draws; sideways or a short way it does not', async () => {
    const { page, context } = await person(chromium.browser, { lang: 'en' });
    await showContract(page, files.url, await row());
    await page.waitForSelector('.dock:not([data-grace]) .btn');
    await page.evaluate(() => document.addEventListener('click', (event) => (document.body.dataset.pressed = event.target.closest('.btn')?.dataset.move ?? ''), true));
    const pile = await page.locator('.rowc [data-swipe]').boundingBox();
    const [x, y] = [pile.x + pile.width / 2, pile.y + pile.height / 2];
    const swipe = (dx, dy) => page.evaluate(([a, b, c, d]) => {
        const send = (type, clientX, clientY) => document.elementFromPoint(a, b).dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch', clientX, clientY }));
        send('pointerdown', a, b);
        send('pointerup', a + c, b + d);
        return document.body.dataset.pressed ?? null;
    }, [x, y, dx, dy]);
    assert.equal(await swipe(0, -20), null);
    assert.equal(await swipe(90, -60), null);
    assert.equal(await swipe(6, -80), 'draw');
    await context.close();
});

test('DIX: the turn before has a heading that skips no level, also where the title of the turn is left out', async () => {
    const { page, context } = await person(chromium.browser, { lang: 'en', size: [640, 400] });
    await showContract(page, files.url, await dixAt((c) => c.view.phase === 'choose' && c.view.row.length === 0 && c.view.last !== null));
    await page.waitForSelector('.recap-title');
    assert.deepEqual(await violations(page), []);
    await context.close();
});

test('DIX: what can bust is told in a line of one height, with or without signs in it', async () => {
    const base = await row();
    for (const size of [[360, 640], [844, 390], [1440, 900]]) {
        const { page, context } = await person(chromium.browser, { lang: 'en', size });
        const heights = new Set();
        for (const [total, money] of [[0, 0], [2, 0], [3, 8], [-9, 9]]) {
            await showContract(page, files.url, { ...base, view: { ...base.view, total, money } });
            heights.add(await page.locator('.bust').evaluate((line) => line.getBoundingClientRect().height));
        }
        assert.equal(heights.size, 1, `${size}: ${[...heights]}`);
        await context.close();
    }
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
    }, PATIENCE);
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

test('DIX against characters: the form says how each plays, and they sit down with their faces and names', async () => {
    const { page, context, errors } = await person(chromium.browser, { size: [360, 640], lang: 'fr' });
    await wish(page, files.url, 'dix', { way: 'alone', players: 5, level: 'cast', options: {} });
    await page.goto(`${files.url}/new/dix`);
    await page.waitForSelector('.cast li');
    const told = await page.locator('.cast li').allTextContents();
    const names = await page.locator('.cast b').allTextContents();
    assert.ok(told.length >= 4 && told.every((text) => text.length > 25), told.join(' / '));
    assert.equal(await page.locator('.cast .face').count(), told.length, 'a face for each');
    assert.deepEqual([...(await misfits(page)), ...(await violations(page))], []);
    await page.click('.new-form button[type=submit]');
    await page.waitForSelector('main .dock');
    assert.deepEqual((await page.locator('.rival .n').allTextContents()).sort(), [...names].sort());
    assert.equal(await page.locator('.rival .face').count(), 4);
    assert.deepEqual([...(await misfits(page)), ...(await violations(page))], []);
    assert.deepEqual(errors, []);
    await context.close();
});

test('DIX, an auction without means: a sentence, not "Up to 0:"', async () => {
    const { page, context } = await person(chromium.browser, { lang: 'en' });
    const contract = await dixAt((c) => c.view.phase === 'bid' && c.waiting.includes(0));
    Object.assign(contract.view.players[0], { coins: 0, tokens: 0, means: 0 });
    await showContract(page, files.url, contract);
    await page.waitForSelector('.means');
    assert.doesNotMatch(await page.textContent('.means'), /:\s*$/);
    await context.close();
});
