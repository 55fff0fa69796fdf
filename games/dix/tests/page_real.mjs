// DIX as it really gets late in a game of five with long names: a market of thirty and more, long rows, full purses. Every part of the table is seen
// without scrolling, no text lies over another, and every name can be told.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openBrowser, overlaps, person, serveFiles, shoot, showContract, startAlone } from '../../../tests/page/kit.mjs';
import { dixLate } from './page_kit.mjs';

/* Phones upright and sideways, small windows, and what is left of 1440×900 and 1280×800 at a zoom of 200 %. */
const SIZES = [[390, 844], [360, 640], [844, 390], [740, 360], [667, 375], [720, 450], [640, 400], [1440, 900], [1920, 1080]];

const own = (c) => c.waiting.includes(0);
const POSITIONS = {
    bid: [(c) => c.view.phase === 'bid' && own(c) && c.view.market.length >= 35 && c.legal.length > 2, 1],
    'bid-early': [(c) => c.view.phase === 'bid' && own(c) && c.view.market.length >= 4 && c.view.market.length <= 7 && c.legal.length > 2, 1],
    'bid-three': [(c) => c.view.phase === 'bid' && own(c) && c.view.market.length >= 4 && c.view.market.length <= 7 && c.legal.length > 2, 1, 3],
    row: [(c) => c.view.phase === 'choose' && own(c) && c.view.market.length >= 40 && c.view.row.length >= 6, 2],
    buy: [(c) => c.view.phase === 'buy' && own(c) && c.view.market.length >= 28 && c.legal.length > 3, 1],
    'recap-eight': [(c) => c.view.phase === 'choose' && own(c) && c.view.row.length === 0 && c.view.last?.row.length >= 8, 15],
    'recap-bust': [(c) => c.view.phase === 'choose' && own(c) && c.view.row.length === 0 && c.view.last?.end === 'bust-total' && c.view.market.length >= 25, 2],
};

let files, chromium;
before(async () => {
    files = await serveFiles();
    chromium = await openBrowser();
});
after(async () => {
    await chromium.close();
    await files.close();
});

/* What cannot be seen or read of a table without scrolling. */
const unseen = (page) => page.evaluate(() => {
    const found = [];
    const more = document.scrollingElement.scrollHeight - innerHeight;
    if (more > 1) found.push(`scrolls by ${more}`);
    for (const name of document.querySelectorAll('.rival .n, .bidders .n')) if (name.scrollWidth > name.clientWidth + 1 && name.clientWidth < 30) found.push(`no name: ${name.textContent}`);
    const title = document.querySelector('.recap-title');
    if (title && title.getBoundingClientRect().width < 90) found.push(`a letter a line: ${title.textContent}`);
    return found;
});

for (const [name, [wanted, deal, players]] of Object.entries(POSITIONS))
    test(`DIX, real, ${name}: all is seen on every screen`, async () => {
        const contract = await dixLate(wanted, deal, players);
        const { page, context, errors } = await person(chromium.browser, { lang: 'fr' });
        const faults = [];
        await showContract(page, files.url, contract);
        await page.waitForSelector('.play .dock');
        for (const [width, height] of SIZES) {
            await page.setViewportSize({ width, height });
            await shoot(page, `late-${name}-${width}x${height}`);
            const found = [...(await unseen(page)), ...(await overlaps(page))];
            if (found.length > 0) faults.push(`${width}x${height}: ${found.slice(0, 6).join('; ')}`);
        }
        assert.deepEqual(faults, []);
        assert.deepEqual(errors, []);
        await context.close();
    });

test('DIX at 1920×1080: a long market is large enough to be read across a room', async () => {
    const { page, context } = await person(chromium.browser, { lang: 'en', size: [1920, 1080] });
    await showContract(page, files.url, await dixLate(POSITIONS.bid[0], 1));
    const height = await page.locator('.market .chip').first().evaluate((chip) => chip.getBoundingClientRect().height);
    assert.ok(height >= 44, `${height}`);
    await context.close();
});

test('DIX: nothing on the table moves while cards are drawn', async () => {
    for (const size of [[390, 844], [360, 640], [844, 390], [1440, 900]]) {
        const { page, context } = await person(chromium.browser, { lang: 'en', size });
        await startAlone(page, files.url);
        const seen = [];
        for (let turn = 0; seen.length < 6 && turn < 40; turn++) {
            await page.waitForSelector('.dock:not(.wait) .btn');
            const now = await page.evaluate(() => {
                const top = (part) => document.querySelector(part)?.getBoundingClientRect().top ?? -1;
                const cards = document.querySelectorAll('.rowc li').length - 1;
                return { cards, draw: document.querySelector('.dock .btn.go')?.textContent, at: ['.rivals', '.stage .turn', '.rowc', '.gauges', '.mine', '.dock'].map(top) };
            });
            if (now.cards >= 1 && (await page.getAttribute('.play', 'data-phase')) === 'choose') seen.push([turn, now.cards, now.at]);
            const before = await page.getAttribute('.play', 'data-at');
            await page.click('.dock .btn >> nth=-1');
            await page.waitForFunction((old) => document.querySelector('.play')?.dataset.at !== old, before);
        }
        const moved = (now, then) => now.some((top, i) => Math.abs(top - then[i]) >= 1);
        const jumps = seen.filter(([turn, cards, at], i) => i > 0 && seen[i - 1][0] === turn - 1 && seen[i - 1][1] === cards - 1 && moved(at, seen[i - 1][2]));
        assert.deepEqual(jumps, [], `${size}: ${JSON.stringify(seen)}`);
        await context.close();
    }
});
