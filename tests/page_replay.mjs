// Replays in a real browser: a finished game of this device, move by move, checked, and played on.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { readWords } from './lib/words.mjs';
import { misfits, openBrowser, person, root, serveFiles, shoot, violations } from './page/kit.mjs';

let files, chromium;
before(async () => {
    files = await serveFiles();
    chromium = await openBrowser();
});
after(async () => {
    await chromium.close();
    await files.close();
});

const words = new Map(readWords(root, 'en').map(({ key, text }) => [key, text]));
const NAMES = ['Ana', 'Léo', 'Sam', 'Zoé'];
const SEED = 'ab'.repeat(32);

/* A game that bots have played to its end in the WebAssembly room, as this device would have kept it. */
async function finished(game, players) {
    const { instance } = await WebAssembly.instantiate(readFileSync(join(root, 'build/dizaine-pictures.wasm')), {});
    const c = instance.exports;
    const at = c.bridge_buffer();
    const read = (size) => new TextDecoder().decode(new Uint8Array(c.memory.buffer, at, size));
    const decks = JSON.parse(read(c.facts())).games.find(({ name }) => name === game).pictures ? ['paper'] : [];
    const plan = [`game ${game}`, `players ${players}`, `seed ${SEED}`, 'lang fr', ...decks.map((deck) => `deck ${deck}`)];
    for (let seat = 0; seat < players; seat++) plan.push(`seat ${seat} bot easy`);
    new Uint8Array(c.memory.buffer).set([...new TextEncoder().encode(plan.join('\n') + '\n'), 0], at);
    assert.equal(c.bridge_open(), 0);
    c.bridge_start();
    while (c.bridge_bot() >= 0);
    const contract = JSON.parse(read(c.bridge_contract(0, 0)));
    assert.ok(contract.over);
    const names = NAMES.slice(0, players);
    return {
        id: `${game}x`, game, players, options: {}, seats: names.map((name) => ({ kind: 'bot', name, level: 'easy' })), decks,
        lang: 'fr', seed: SEED, events: read(c.bridge_events(0)).trimEnd().split('\n'), at: 1, names, scores: contract.score, winners: contract.winners, over: true, yours: false,
        moves: contract.log.lines.length,
    };
}

async function keep(page, game) {
    await page.goto(`${files.url}/rules/dix`);
    await page.evaluate((one) => {
        localStorage.setItem('dizaine.locals', JSON.stringify([one.id]));
        localStorage.setItem(`dizaine.local.${one.id}`, JSON.stringify(one));
    }, game);
}
const position = (page) => page.locator('.replay-at').textContent();

const tables = execFileSync('tests/lib/variants', ['page'], { cwd: root, encoding: 'utf8' }).trim().split('\n').map((line) => line.split(' '));
for (const [game, players] of tables.map(([name, count]) => [name, Number(count)]))
    test(`${game}: any move, the chart, the deal, and play that goes on`, async () => {
        const { page, errors, context } = await person(chromium.browser, { lang: 'en' });
        const kept = await finished(game, players);
        await keep(page, kept);
        await page.goto(`${files.url}/past`);
        await page.click('.past-row .btn');
        await page.waitForSelector('.replay-dock');
        assert.equal(await position(page), `0/${kept.moves}`);
        await page.goto(`${files.url}/replay/${kept.id}/50`);
        await page.waitForSelector('.replay-dock');
        assert.equal(await position(page), `50/${kept.moves}`);
        await page.keyboard.press('ArrowRight');
        await page.waitForFunction((text) => document.querySelector('.replay-at').textContent === text, `51/${kept.moves}`);
        await page.waitForURL(/\/replay\/\w+\/51$/);
        await shoot(page, `replay-${game}`);
        assert.deepEqual(await misfits(page), []);
        await page.keyboard.press('End');
        await page.waitForFunction((text) => document.querySelector('.replay-at').textContent === text, `${kept.moves}/${kept.moves}`);
        await page.keyboard.press('Home');
        await page.waitForFunction((text) => document.querySelector('.replay-at').textContent === text, `0/${kept.moves}`);
        const nobody = words.get(`${game}.first`) ?? words.get(`${game}.deal`);
        if (nobody) assert.equal(await page.getByText(nobody, { exact: true }).count(), 1, 'it is nobody’s turn before chance has spoken');
        await page.goto(`${files.url}/replay/${kept.id}/60`);
        await page.waitForSelector('.replay-dock');
        await page.click('.replay-dock .ib:last-child');
        await page.waitForSelector('.chart path');
        assert.deepEqual(await violations(page), []);
        await shoot(page, `replay-${game}-more`);
        await page.getByRole('button', { name: 'Check the deal' }).click();
        await page.waitForSelector('text=The deal is right');
        const download = page.waitForEvent('download');
        await page.getByRole('button', { name: 'Download the game' }).click();
        const record = JSON.parse(readFileSync(await (await download).path(), 'utf8'));
        assert.equal(record.moves.length, kept.moves);
        await page.getByRole('button', { name: 'Play on from here' }).click();
        await page.waitForSelector('main .dock');
        assert.match(page.url(), /\/local\//);
        await page.reload();
        await page.waitForSelector('main .dock');
        assert.deepEqual(errors, []);
        await context.close();
    });

test('play that went on from another deal has no seed to check', async () => {
    const { page, errors, context } = await person(chromium.browser, { lang: 'en' });
    const kept = await finished('dix', 3);
    await keep(page, kept);
    await page.addInitScript(() => {
        const key = 'dizaine.local.dixx';
        const game = JSON.parse(localStorage.getItem(key) ?? 'null');
        if (game) localStorage.setItem(key, JSON.stringify({ ...game, given: 9999 }));
    });
    await page.goto(`${files.url}/replay/dixx/10`);
    await page.waitForSelector('.replay-dock');
    await page.click('.replay-dock .ib:last-child');
    await page.getByRole('button', { name: 'Check the deal' }).click();
    await page.waitForSelector('text=no seed to check');
    assert.deepEqual(errors, []);
    await context.close();
});

test('keys and links are heard from the moment that they are shown', async () => {
    const { page, errors, context } = await person(chromium.browser, { lang: 'en' });
    const kept = await finished('pig', 2);
    await keep(page, kept);
    /* Uses what is shown as soon as it is there: nothing of the page has run in between. */
    await page.addInitScript(() => {
        new MutationObserver((changes, observer) => {
            const dock = document.querySelector('.replay-dock');
            const link = document.querySelector('.box a[href$="/new/dix"]');
            if (dock === null && link === null) return;
            observer.disconnect();
            link?.click();
            if (dock) document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }));
        }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(`${files.url}/replay/${kept.id}/0`);
    await page.waitForFunction((text) => document.querySelector('.replay-at')?.textContent === text, `${kept.moves}/${kept.moves}`);
    await page.goto(files.url);
    await page.waitForSelector('.new-form');
    assert.deepEqual(errors, []);
    await context.close();
});
