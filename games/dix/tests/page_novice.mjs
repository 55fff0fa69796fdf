// Somebody who has never heard of DIX: finishes the lesson, goes on by what it taught until the computers are beaten, sees why, and improves by
// the review. Chance is drawn from one seed, so it is the same game each time.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
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

/* Does what the bubble says, until the lesson is over. */
const follow = (page) => page.evaluate(async () => {
    for (let taps = 0; !document.querySelector('.ready'); ) {
        const lit = [...document.querySelectorAll('.bubble:not([hidden]) .btn.go, button[data-lit]')].filter((one) => one.checkVisibility());
        if (lit.length > 0 && !document.querySelector('.dock[data-grace]')) {
            lit.at(-1).click();
            if (++taps > 300) throw new Error(document.body.innerText.slice(0, 300));
        }
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)));
    }
});

/* Plays to the end as the lesson taught: draws while it is not too daring, takes the numbers, bids and buys what adds a point. Only what is
 * on the screen is looked at. */
const play = (page) => page.evaluate(async () => {
    const DARING = 7, DEAR = 5;
    const number = (element) => Number(element?.textContent.replace('−', '-').match(/-?\d+/)?.[0] ?? 0);
    const one = (move) => document.querySelector(`.dock:not(.wait) .btn[data-move^="${move}"]:not([disabled])`);
    const decide = () => {
        if (one('draw') || one('numbers')) return number(document.querySelector('.gauge .v')) < DARING && one('draw') ? one('draw') : (one('numbers') ?? one('draw'));
        if (one('bid')) return document.querySelector('.means .good') && number(one('bid')) <= DEAR ? one('bid') : one('pass');
        const stall = document.querySelector('.buying .stall:not(.drop)');
        if (stall && !stall.querySelector('.sel')) {
            const worth = [...stall.querySelectorAll('.card:not(.held)')].filter((card) => /\+\d/.test(card.textContent));
            if (worth.length > 0) return worth.at(-1);
            return document.querySelector('.dock:not(.wait) .btn:not([disabled])');
        }
        return [...document.querySelectorAll('.dock:not(.wait) .btn:not([disabled])')].at(-1);
    };
    for (let n = 0; document.querySelector('main')?.dataset.phase !== 'over' && !document.querySelector('.over-dock'); n++) {
        if (n > 20000) throw new Error(document.body.innerText.slice(0, 300));
        document.querySelector('.skip')?.click();
        if (!document.querySelector('.dock[data-grace]')) decide()?.click();
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)));
    }
});

/* What the review calls them. */
const MOVES = { draw: 'draw', numbers: 'numbers', currency: 'coins', pass: 'pass', 'buy nothing': 'done' };
const moveOf = (said) => MOVES[said] ?? (/^bid \d+$/.test(said) ? said : undefined);

/* Makes it, bids with the stepper. */
async function make(page, move) {
    await page.waitForSelector('.dock:not(.wait):not([data-grace]) .btn[data-move]');
    const more = page.locator('.dock .step button').last();
    const button = page.locator(`.dock .btn[data-move="${move}"]`);
    while (move.startsWith('bid') && (await button.count()) === 0 && (await more.getAttribute('aria-disabled')) !== 'true') await more.click();
    await button.click();
}

/* What the review says of one's own worst decision that is a single tap or a bid: its number, its class, and what would have been best. */
const worstOf = async (page) => {
    await page.waitForSelector('.review .chance-sum');
    const moments = page.locator('.moments .moment');
    let worst = null;
    for (let i = 0; i < (await moments.count()); i++) {
        await moments.nth(i).click();
        await page.waitForFunction((at) => {
            const on = document.querySelectorAll('.moments .moment')[at];
            return on.classList.contains('on') && document.querySelector('#position')?.textContent.startsWith(/Move \d+/.exec(on.textContent)[0] + ':') && document.querySelector('.options .best');
        }, i);
        const [best, played, cost, text] = await page.evaluate(() => {
            const label = (li) => li?.querySelector('span')?.firstChild?.textContent.trim() ?? '';
            const on = document.querySelector('.moments .moment.on');
            return [label(document.querySelector('.options .best')), label(document.querySelector('.options .you')), Number(on.querySelector('.num').textContent.replace('−', '-')), on.textContent];
        });
        if (moveOf(best) === undefined || best === played) continue;
        if (worst === null || cost < worst.cost) worst = { i, best, cost, move: /Move \d+/.exec(text)[0] };
    }
    return worst;
};

test('a novice learns, wins against easy, sees why, and improves by the review', async () => {
    const { page, context, errors } = await person(chromium.browser, { lang: 'en', size: [390, 844] });
    await context.addInitScript(() => {
        let state = 20261119;
        crypto.getRandomValues = (array) => {
            for (let i = 0; i < array.length; i++) array[i] = (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) >>> 24;
            return array;
        };
    });
    // The aim and the four verbs, by doing.
    await page.goto(files.url);
    await page.click('.first-lesson .btn');
    await page.waitForSelector('.bubble');
    await follow(page);
    assert.equal(await page.locator('.learnt li').count(), 4);
    await page.click('.ready .dock .btn.go');
    await page.waitForSelector('main.play .dock');
    // Against beginners one wins now and then: a rematch is one tap away.
    let won = false;
    for (let game = 1; game <= 8 && !won; game++) {
        await play(page);
        await page.waitForSelector('.yourgame .chance-sum');
        won = /^You win/.test(await page.textContent('.feast-title'));
        if (!won && game < 8) {
            await page.click('.over-dock .btn.go');
            await page.waitForSelector('main.play .dock');
        }
    }
    assert.ok(won, 'a novice who plays as taught wins sometimes');
    // Why: the count, what decided it, and how much of it was one's own doing.
    assert.ok((await page.locator('.count-table .total').count()) >= 2);
    assert.ok((await page.locator('.decided li').count()) >= 1);
    // The review: the worst decision, what was better, and the game goes on from there.
    await page.click('.over-dock a[href*="/review/"]');
    const before = await worstOf(page);
    assert.ok(before !== null && before.cost < 0, 'there is something to learn');
    await page.locator('.moments .moment').nth(before.i).click();
    await page.click('.review .dock .btn.go');
    await page.waitForURL(/\/local\//);
    await make(page, moveOf(before.best));
    await play(page);
    await page.waitForSelector('.yourgame .chance-sum');
    await page.click('.over-dock a[href*="/review/"]');
    await page.waitForSelector('.review .chance-sum');
    const again = await page.locator('.moments .moment').evaluateAll((all, move) => all.map((one) => one.textContent).filter((text) => new RegExp(`${move}(?!\\d)`).test(text)), before.move);
    assert.deepEqual(again.filter((text) => !/Best|Fine/.test(text)), [], 'the decision that was learnt is no mistake any more');
    assert.deepEqual(errors, []);
    await context.close();
});
