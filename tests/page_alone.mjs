// A person alone with the page: a whole game of DIX in both languages, ALIX, a reload, the network off, one screen for two.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { playDix } from '../games/dix/tests/page_kit.mjs';
import { openBrowser, person, serveFiles, shoot, startAlone, wish } from './page/kit.mjs';

let files, chromium;
before(async () => {
    files = await serveFiles();
    chromium = await openBrowser();
});
after(async () => {
    await chromium.close();
    await files.close();
});

async function finalScores(page) {
    return page.locator('.count-table tbody tr').evaluateAll((rows) =>
        rows.map((row) => ({ colours: [...row.querySelectorAll('.count-cell')].map((cell) => Number(cell.textContent)), total: Number(row.querySelector('.total').textContent) })),
    );
}

for (const lang of ['fr', 'en'])
    test(`three clicks from the shelf to DIX, and a whole game in ${lang}`, async () => {
        const { page, errors, context } = await person(chromium.browser, { lang });
        await startAlone(page, files.url);
        assert.equal(await page.getAttribute('html', 'lang'), lang);
        await playDix(page);
        const scores = await finalScores(page);
        assert.equal(scores.length, 3);
        for (const { colours, total } of scores) assert.equal(colours.reduce((sum, n) => sum + n, 0), total, 'the colours add up to the total');
        await page.click('.bar button:last-of-type');
        await page.click(`text=${lang === 'fr' ? 'Tout le journal' : 'The whole log'}`);
        const log = await page.locator('.whole-log li').allTextContents();
        assert.ok(log.length > 40, 'the log tells the game');
        assert.ok(log.every((line) => !/undefined|NaN|\{|\}/.test(line)), 'in plain sentences');
        assert.deepEqual(errors, []);
        await context.close();
    });

test('cards that fly do not stand in the way: forty decisions with motion on', async () => {
    const { page, errors, context } = await person(chromium.browser, { motion: 'no-preference', size: [1440, 900] });
    await startAlone(page, files.url);
    await playDix(page, 40);
    assert.deepEqual(errors, []);
    await context.close();
});

test('ALIX, at her levels 4 and 10, with purchases after a bust', async () => {
    const { page, errors, context } = await person(chromium.browser);
    for (const alix of [4, 10]) {
        await wish(page, files.url, 'dix', { way: 'alone', foe: 'alix', options: { alix, 'bust-buy': true } });
        await startAlone(page, files.url);
        assert.equal(await page.locator('.rival').count(), 1);
        await playDix(page);
        assert.equal((await finalScores(page)).length, 2);
    }
    assert.deepEqual(errors, []);
    await context.close();
});

test('a game in progress survives a reload and waits on the shelf', async () => {
    const { page, errors, context } = await person(chromium.browser);
    await startAlone(page, files.url);
    await playDix(page, 12);
    await page.waitForFunction(() => document.querySelector('.dock:not(.wait) .btn:not([disabled])'));
    const seen = () => page.evaluate(() => [document.querySelector('.count').textContent, document.querySelector('.mine').textContent]);
    const before = await seen();
    await page.reload();
    await page.waitForSelector('.dock');
    assert.deepEqual(await seen(), before);
    await page.goto(files.url);
    await page.click('.resume .btn');
    await page.waitForSelector('.dock');
    assert.deepEqual(await seen(), before);
    await playDix(page);
    await page.goto(`${files.url}/past`);
    await page.waitForSelector('.past-row');
    assert.equal(await page.locator('.past-row').count(), 1, 'a finished game is kept');
    assert.deepEqual(errors, []);
    await context.close();
});

test('with the network off after one visit the page opens and plays', async () => {
    const { page, context } = await person(chromium.browser);
    await page.goto(files.url);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await context.setOffline(true);
    await startAlone(page, files.url);
    await playDix(page);
    await page.goto(`${files.url}/rules/dix/all`);
    await page.waitForSelector('#p4\\.3');
    await context.close();
});

test('two people at one screen take turns to the end', async () => {
    const { page, errors, context } = await person(chromium.browser, { size: [1024, 768] });
    await wish(page, files.url, 'dix', { way: 'screen', people: 2, names: ['Ana', 'Léo'] });
    await startAlone(page, files.url);
    const eyes = new Set();
    for (let i = 0; i < 60 && eyes.size < 2; i++) {
        eyes.add(await page.getAttribute('.mine .av', 'class'));
        await playDix(page, 1);
    }
    assert.equal(eyes.size, 2, 'the table is seen through the eyes of whoever is waited for');
    await playDix(page);
    const names = await page.locator('.count-table .who-cell .n').allTextContents();
    assert.deepEqual([...names].sort(), ['Ana', 'Léo']);
    assert.deepEqual(errors, []);
    await context.close();
});

test('everything by keyboard: a turn without a mouse', async () => {
    const { page, errors, context } = await person(chromium.browser, { size: [1440, 900] });
    await page.goto(files.url);
    await page.waitForSelector('.box');
    const press = async (label) => {
        for (let i = 0; i < 60; i++) {
            const focused = await page.evaluate(() => document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent);
            if (label.test(focused)) return page.keyboard.press('Enter');
            await page.keyboard.press('Tab');
        }
        throw new Error(`no way to ${label} by Tab`);
    };
    await press(/^Play DIX/);
    await page.waitForSelector('.new-form');
    await press(/^Start/);
    await page.waitForSelector('.play');
    await page.waitForFunction(() => {
        document.querySelector('.skip')?.click();
        if (document.querySelector('.play').dataset.phase !== 'choose') document.querySelector('.dock:not(.wait) .btn')?.click();
        return /Draw/.test(document.querySelector('.dock:not(.wait) .btn.go')?.textContent ?? '');
    });
    await press(/^Draw/);
    await page.waitForFunction(() => document.querySelectorAll('.rowc [data-row]').length > 0 || document.querySelector('.auc'));
    assert.notEqual(await page.textContent('#live'), '', 'a screen reader hears what happened');
    assert.deepEqual(errors, []);
    await context.close();
});

test('a purchase can be taken back before it is paid', async () => {
    const { page, errors, context } = await person(chromium.browser);
    await startAlone(page, files.url);
    await page.evaluate(async () => {
        const one = (selector) => document.querySelector(selector);
        for (;;) {
            const phase = one('.play').dataset.phase;
            const buttons = [...document.querySelectorAll('.dock:not(.wait) .btn:not([disabled])')];
            if (phase === 'buy' && buttons.length > 0) {
                const card = one('.stall .card:not(.held)');
                if (card) return card.click();
            }
            if (phase === 'over') throw new Error('nothing was ever for sale');
            if (phase === 'choose' && buttons.length === 3) buttons[Number(one('.gauge .v')?.textContent.replace('−', '-') ?? 0) >= 5 ? 0 : 2].click();
            else (buttons[0] ?? one('.skip'))?.click();
            await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)));
        }
    });
    await page.click('.dock .btn.go');
    await page.waitForSelector('.play[data-phase=pay]');
    await page.click('.dock .btn >> nth=0');
    await page.waitForSelector('.play[data-phase=buy] .stall');
    assert.deepEqual(errors, []);
    await context.close();
});

test('a fitting opponent: the level of the results on this device, named in the form and taken in the game', async () => {
    const { page, errors, context } = await person(chromium.browser, { lang: 'en' });
    const after = async (games) => {
        await page.goto(`${files.url}/rules/dix`);
        await page.evaluate((kept) => localStorage.setItem('dizaine.stats', kept), JSON.stringify(games.map(([level, players, won], i) => ({ id: `g${i}`, game: 'dix', at: i, players, level, options: {}, won, score: 20, marks: {} }))));
        await page.goto(`${files.url}/new/dix/alone`);
        await page.getByRole('button', { name: 'A fitting opponent' }).or(page.getByLabel('A fitting opponent')).or(page.getByText('A fitting opponent')).first().click();
        return page.locator('.new-form p.muted').last().textContent();
    };
    for (const [games, level] of [
        [[], 'Casual'],
        [[['casual', 2, true]], 'Steady'],
        [[['casual', 2, false]], 'Easy'],
        [[['easy', 2, true], ['expert', 2, false], [null, 2, true]], 'Casual'],
        [[['casual', 4, true]], 'Normal'],
        [Array.from({ length: 12 }, () => ['expert', 2, true]), 'Expert'],
    ])
        assert.match(await after(games), new RegExp(`Now: ${level}\\.$`), JSON.stringify(games));
    await after([['casual', 2, true]]);
    await shoot(page, 'new-fitting-en');
    await page.click('.new-go button');
    await page.waitForSelector('.dock');
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem(Object.keys(localStorage).find((key) => key.startsWith('dizaine.local.')))));
    assert.ok(kept.seats.filter(({ kind }) => kind === 'bot').every(({ level }) => level === 'steady'));
    assert.deepEqual(errors, []);
    await context.close();
});
