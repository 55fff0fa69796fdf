// The ending, the review and the statistics in a real browser, with whole games that bots have played.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
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

const NAMES = ['Marie-Antoinette D.', 'Zoé', 'Luc', 'Maximilien-Alexandre', 'Anne-Sophie Lefebvre'];
const SEED = 'cd'.repeat(32);
const { instance } = await WebAssembly.instantiate(readFileSync(join(root, 'build/dizaine.wasm')), {});
const c = instance.exports;
const at = c.bridge_buffer();
const read = (size) => new TextDecoder().decode(new Uint8Array(c.memory.buffer, at, size));
const put = (text) => new Uint8Array(c.memory.buffer).set([...new TextEncoder().encode(text), 0], at);
/* Games that the engine can review, by what it says itself. */
const facts = JSON.parse(read(c.facts())).games;

/* A game that bots have played to its end, as this device would have kept it: a person on the first seat. */
function finished(game, players) {
    const plan = [`game ${game}`, `players ${players}`, `seed ${SEED}`, 'lang fr'];
    for (let seat = 0; seat < players; seat++) plan.push(`seat ${seat} bot normal`);
    put(plan.join('\n') + '\n');
    assert.equal(c.bridge_open(), 0);
    c.bridge_start();
    while (c.bridge_bot() >= 0);
    const contract = JSON.parse(read(c.bridge_contract(0, 0)));
    const seats = NAMES.slice(0, players).map((name, i) => ({ kind: i === 0 ? 'person' : 'bot', name, level: i === 0 ? null : 'normal' }));
    return {
        id: `${game}r`, game, players, options: {}, seats, decks: [], lang: 'fr', seed: SEED, events: read(c.bridge_events(0)).trimEnd().split('\n'), at: 1,
        names: NAMES.slice(0, players), scores: contract.score, winners: contract.winners, over: true, yours: false, lines: contract.log.lines.map(({ m }) => m),
    };
}

const reviewed = facts.filter(({ name, pictures }) => {
    if (pictures) return false;
    const { lines } = finished(name, 2);
    put(`game ${name}\nplayers 2\nmoves\n${lines.join('\n')}`);
    return c.bridge_replay() === 0 && c.bridge_review() > 0;
});

async function keep(page, game) {
    await page.goto(`${files.url}/rules/${game.game}`);
    await page.evaluate((one) => {
        localStorage.setItem('dizaine.locals', JSON.stringify([one.id]));
        localStorage.setItem(`dizaine.local.${one.id}`, JSON.stringify(one));
    }, game);
}

/* 20 + 11 − 31 = 0, as it stands there. */
async function addsUp(page) {
    const text = await page.locator('.chance-sum').first().evaluate((sum) => [...sum.children].map((part) => (part.tagName === 'I' ? part.textContent : part.querySelector('b').textContent)));
    const [start, plus, rest, minus, choices, , end] = text;
    const sign = (mark) => (mark === '−' ? -1 : 1);
    assert.equal(Number(start) + sign(plus) * Number(rest) + sign(minus) * Number(choices), Number(end), text.join(' '));
}

/* On a phone what one can do is the last thing, at the lower edge, however far one has read. */
const behindTheDock = (page) => page.evaluate(() => {
    const dock = document.querySelector('main > .dock');
    scrollTo(0, document.scrollingElement.scrollHeight);
    const { top } = dock.getBoundingClientRect();
    const found = [...dock.parentElement.children].filter((one) => one !== dock && one.getBoundingClientRect().bottom > top + 1).map((one) => `${one.className} comes behind the dock`);
    scrollTo(0, 0);
    return found;
});

/* What axe finds at 200 % of 1440×900, in the other light. */
async function zoomed(page, theme) {
    await page.setViewportSize({ width: 720, height: 450 });
    await page.emulateMedia({ colorScheme: theme === 'dark' ? 'light' : 'dark' });
    const found = [...(await violations(page)), ...(await misfits(page))];
    await page.emulateMedia({ colorScheme: theme });
    return found;
}

test('there are games to review', () => assert.ok(reviewed.length > 0));

for (const { name: game, players: [, most] } of reviewed)
    for (const [lang, theme, size] of [['fr', 'light', [390, 844]], ['en', 'dark', [1440, 900]]])
        test(`${game}: the review in ${lang}, ${size.join('x')}, adds up, is heard, and play goes on from it`, async () => {
            const { page, errors, context } = await person(chromium.browser, { lang, theme, size });
            await keep(page, finished(game, Math.min(5, most)));
            await page.goto(`${files.url}/review/${game}r/0`);
            await page.waitForSelector('.review .chance-sum');
            await addsUp(page);
            await page.waitForSelector('.position h2');
            await shoot(page, `review-${game}-${lang}-${size.join('x')}-${theme}`);
            assert.deepEqual(await violations(page), []);
            assert.equal(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth), false, 'nothing is wider than the screen');
            if (size[0] > 1000) assert.ok(await page.evaluate(() => document.scrollingElement.scrollHeight - innerHeight) <= 1, 'a desk shows it whole');
            if (size[0] < 500) {
                await page.setViewportSize({ width: 844, height: 390 });
                assert.deepEqual(await behindTheDock(page), []);
                assert.deepEqual(await zoomed(page, theme), []);
                await page.setViewportSize({ width: size[0], height: size[1] });
            }
            // Every moment says its class in words, and its sentence is whole.
            for (const text of await page.locator('.mo-t').allTextContents()) assert.doesNotMatch(text, /[{}]|undefined|review\./, text);
            await page.click('.review .dock .btn.go');
            await page.waitForURL(/\/local\//);
            assert.deepEqual(errors, []);
            await context.close();
        });

test('whoever goes from the end to the review takes the work along', async () => {
    const { name: game, players: [, most] } = reviewed.at(-1);
    const { page, errors, context } = await person(chromium.browser, { lang: 'fr', size: [1440, 900] });
    const kept = finished(game, most);
    await keep(page, kept);
    await page.goto(`${files.url}/local/${kept.id}`);
    await page.waitForFunction(() => Number(document.querySelector('.decided progress')?.value) > 0);
    await page.click('.over-dock a[href*="/review/"]');
    await page.waitForSelector('.review .chance-sum');
    assert.deepEqual(errors, []);
    await context.close();
});

for (const { name: game, players: [, most] } of reviewed)
    test(`${game}: the end of a game on a desk is seen at once, its dock at the lower edge`, async () => {
        const { page, context } = await person(chromium.browser, { lang: 'fr', size: [1440, 900] });
        const kept = finished(game, Math.min(6, most));
        await keep(page, kept);
        await page.goto(`${files.url}/local/${kept.id}`);
        await page.waitForSelector('.yourgame .chance-sum');
        const found = await page.evaluate(() => {
            const dock = document.querySelector('.over-dock').getBoundingClientRect();
            const under = [...document.querySelectorAll('main .panel, main .board')].map((one) => [one, one.getBoundingClientRect()]).filter(([, box]) => box.bottom > dock.top + 1 && box.top < dock.bottom && box.right > dock.left && box.left < dock.right);
            for (const sum of document.querySelectorAll('.chance-sum b')) sum.textContent = '109'; // as after a lucky game
            const wide = [...document.querySelectorAll('.chance-sum b')].filter((one) => one.getBoundingClientRect().right > one.closest('.panel').getBoundingClientRect().right || one.closest('.panel').getBoundingClientRect().right > innerWidth);
            return [...wide.map(() => 'a sum leaves its panel'), ...under.map(([one]) => `${one.className} under the dock`), ...(innerHeight - dock.bottom < 8 ? ['the dock touches the edge'] : []), ...(document.scrollingElement.scrollHeight > innerHeight + 1 ? [`scrolls by ${document.scrollingElement.scrollHeight - innerHeight}`] : [])];
        });
        assert.deepEqual(found, []);
        await context.close();
    });

for (const { name: game, players: [, most] } of reviewed)
    test(`${game}: at the end confetti lies beside the words, no word of a name is broken, and a phone held sideways shows who won by how much`, async () => {
        const { page, context } = await person(chromium.browser, { lang: 'fr', size: [360, 640] });
        const kept = finished(game, Math.min(5, most));
        const winner = kept.winners[0];
        kept.names[winner] = kept.seats[winner].name = 'Anne-Sophie Lefebvre';
        await keep(page, kept);
        await page.goto(`${files.url}/local/${kept.id}`);
        await page.waitForSelector('.feast.begun .confetti');
        await page.waitForSelector('.yourgame .chance-sum');
        const faults = [];
        for (const [width, height] of [[360, 640], [390, 844], [844, 390], [667, 375], [1024, 768], [1440, 900]]) {
            await page.setViewportSize({ width, height });
            const found = await page.evaluate((sideways) => {
                const texts = (element, pattern) => [...element.textContent.matchAll(pattern)].map((word) => {
                    const range = document.createRange(), node = [...element.childNodes].find((one) => one.nodeType === Node.TEXT_NODE);
                    range.setStart(node, word.index);
                    range.setEnd(node, word.index + word[0].length);
                    return [word[0], [...range.getClientRects()]];
                });
                const title = texts(document.querySelector('.feast-title'), /.+/g)[0][1];
                const under = [...document.querySelectorAll('.confetti > *')].map((one) => one.getBoundingClientRect()).filter((piece) => title.some((line) => Math.min(line.bottom - line.height / 5, piece.bottom) - Math.max(line.top + line.height / 5, piece.top) > 1 && Math.min(line.right, piece.right) - Math.max(line.left, piece.left) > 1));
                const names = [...document.querySelectorAll('.who-cell .n, .standing .n')].flatMap((one) => texts(one, /\p{L}+/gu)).filter(([, lines]) => lines.length > 1);
                const first = document.querySelector('.count-table .won, .standing .won').getBoundingClientRect();
                return [...under.map(() => 'confetti behind the words'), ...names.map(([word]) => `${word} is broken`), ...(sideways && first.bottom > document.querySelector('.over-dock').getBoundingClientRect().top ? ['the winner is not in sight'] : [])];
            }, height < 500);
            if (height < 500) found.push(...(await behindTheDock(page)));
            faults.push(...[...new Set(found)].map((fault) => `${width}x${height}: ${fault}`));
        }
        assert.deepEqual(faults, []);
        await context.close();
    });

test('the end: the count rises to the totals, what decided it follows, a picture can be saved, and the statistics know it', async () => {
    const [{ name: game, players: [, most] }] = reviewed;
    const { page, errors, context } = await person(chromium.browser, { lang: 'fr', size: [390, 844] });
    const kept = finished(game, Math.min(5, most));
    await keep(page, kept);
    await page.goto(`${files.url}/local/${kept.id}`);
    await page.waitForSelector('.ended');
    const totals = (await page.locator('.count-table .total').allTextContents()).map(Number);
    assert.deepEqual(totals, [...kept.scores].sort((a, b) => b - a));
    await page.waitForSelector('.yourgame .chance-sum');
    await addsUp(page);
    assert.ok((await page.locator('.decided li').count()) <= 3);
    assert.deepEqual(await violations(page), []);
    assert.deepEqual(await misfits(page), []);
    assert.deepEqual(await zoomed(page, 'light'), []);
    await page.setViewportSize({ width: 390, height: 844 });
    await shoot(page, `end-${game}-fr-390x844`);
    const [download] = await Promise.all([page.waitForEvent('download'), page.click('.over-dock .btn.sq')]);
    assert.match(download.suggestedFilename(), /^dizaine-\w+\.png$/);
    assert.equal(readFileSync(await download.path()).subarray(1, 4).toString(), 'PNG');
    await page.goto(`${files.url}/stats`);
    await page.waitForSelector('.stats-game dd');
    assert.equal(await page.locator('.stats-game dd').first().textContent(), '1');
    assert.deepEqual(await violations(page), []);
    assert.deepEqual(await zoomed(page, 'light'), []);
    await page.setViewportSize({ width: 390, height: 844 });
    await shoot(page, `stats-${game}-fr-390x844`);
    await page.locator('.acts .btn').nth(1).click();
    await page.click('dialog .btn.go');
    await page.waitForFunction(() => document.querySelector('.stats-game') === null);
    assert.equal(await page.evaluate(() => localStorage.getItem('dizaine.stats')), null);
    assert.deepEqual(errors, []);
    await context.close();
});
