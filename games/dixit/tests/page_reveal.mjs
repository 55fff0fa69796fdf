// The end of a round of Dixit, with motion as people have it: votes land one by one, pictures in full colour, on a phone one large picture
// after the other; the bar tells the round that is shown; a screen reader hears everything also where nothing moves.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { misfits, openBrowser, person, serveFiles, serveGames, shoot, startAlone, violations, wish } from '../../../tests/page/kit.mjs';
import { play } from './page_kit.mjs';

let files, server, chromium;
before(async () => {
    files = await serveFiles();
    server = await serveGames();
    chromium = await openBrowser();
});
after(async () => {
    await chromium.close();
    await server.close();
    await files.close();
});

/* Notes every picture of the reveal as it changes: the step, the large picture, the votes that lie. */
const watch = (page) =>
    page.evaluate(() => {
        window.beats = [];
        window.heard = [];
        const note = () => {
            const main = document.querySelector('.revealing');
            const said = document.querySelector('#live').textContent;
            if (said !== window.heard.at(-1)) window.heard.push(said);
            if (main === null) return;
            const beat = {
                step: main.dataset.step,
                large: main.querySelector('.large .no')?.textContent ?? null,
                votes: main.querySelectorAll('.ballots .av, .large-votes .av').length,
                bar: document.querySelector('.bar .where').textContent,
                pale: [...main.querySelectorAll('.slot-b .pic')].filter((one) => getComputedStyle(one).opacity !== '1').length,
            };
            if (JSON.stringify(beat) !== JSON.stringify(window.beats.at(-1))) window.beats.push(beat);
        };
        new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    });

async function toReveal(page, players = 4) {
    await wish(page, files.url, 'dixit', { way: 'alone', players, level: 'easy', options: {}, decks: ['paper'] });
    await startAlone(page, files.url, 'dixit');
    await watch(page);
    await play(page, () => document.querySelector('.revealing') !== null);
}

for (const size of [[360, 640], [844, 390]])
    test(`on a phone at ${size.join(' x ')}: one large picture after the other, then all of them with the points`, async () => {
        const { page, errors, context } = await person(chromium.browser, { size, motion: 'no-preference', lang: 'fr' });
        await toReveal(page);
        await page.waitForSelector('.revealing.walk .large img.pic');
        await page.evaluate(() => Promise.allSettled(document.getAnimations().map((one) => one.finished)));
        const box = await page.evaluate(() => {
            const { width, height } = document.querySelector('.large .pic').getBoundingClientRect();
            return { width, height, ratio: width / height };
        });
        assert.ok(Math.abs(box.ratio - 2 / 3) < 0.03 && box.height >= 0.4 * size[1], `a whole large picture: ${JSON.stringify(box)}`);
        assert.deepEqual(await misfits(page), []);
        await shoot(page, `dixit-reveal-large-${size.join('x')}`);
        await page.waitForSelector('.revealing[data-step="2"] .large .sel');
        await shoot(page, `dixit-reveal-told-${size.join('x')}`);
        await page.waitForSelector('.revealing[data-step="4"] .slots');
        const beats = await page.evaluate(() => window.beats);
        const large = new Set(beats.filter((beat) => beat.step === '1').map((beat) => beat.large));
        assert.deepEqual([...large], ['1', '2', '3', '4'], 'each picture has its moment, in order');
        const votes = beats.filter((beat) => beat.step === '1').map((beat) => beat.votes);
        assert.ok(votes.every((n, i) => n <= (votes[i - 1] ?? 0) + 1), `votes land one by one: ${votes}`);
        assert.ok(beats.every((beat) => beat.bar === 'Manche 1'), 'the bar tells the round that is shown');
        assert.match(await page.textContent('.clue .by'), /^Manche 1 · /);
        assert.deepEqual(await misfits(page), []);
        assert.deepEqual(await violations(page), []);
        await shoot(page, `dixit-reveal-points-${size.join('x')}`);
        await page.click('.slots .slot-b >> nth=0');
        await page.waitForSelector('.zoom .zoom-note');
        await page.click('.zoom .sheet-top .ib');
        await page.click('.dock .btn.go');
        await page.waitForFunction(() => document.querySelector('.bar .where').textContent === 'Manche 2');
        assert.deepEqual(errors, []);
        await context.close();
    });

test('on a phone a tap goes on, and the button shows everything', async () => {
    const { page, errors, context } = await person(chromium.browser, { size: [390, 844], motion: 'no-preference' });
    await toReveal(page);
    await page.waitForSelector('.revealing.walk');
    const now = () => page.evaluate(() => window.beats.length);
    const before = await now();
    await page.click('.large');
    await page.waitForFunction((n) => window.beats.length > n, before);
    await page.click('.dock .btn.go');
    await page.waitForSelector('.revealing[data-step="4"] .slots');
    assert.equal(await page.locator('.ballots .av').count(), 3);
    assert.deepEqual(errors, []);
    await context.close();
});

test('at a desk: votes land one by one on pictures in full colour', async () => {
    const { page, errors, context } = await person(chromium.browser, { size: [1440, 900], motion: 'no-preference' });
    await toReveal(page, 6);
    await page.waitForSelector('.revealing[data-step="4"]');
    const beats = await page.evaluate(() => window.beats);
    const votes = beats.filter((beat) => beat.step === '1').map((beat) => beat.votes);
    assert.deepEqual(votes.filter((n, i) => n !== votes[i - 1]).filter((n) => n > 0), [1, 2, 3, 4, 5]);
    assert.ok(beats.every((beat) => beat.pale === 0), 'no picture is dimmed');
    assert.ok(beats.every((beat) => beat.bar === 'Round 1'));
    await shoot(page, 'dixit-reveal-1440x900');
    assert.deepEqual(errors, []);
    await context.close();
});

test('where nothing moves a screen reader hears the votes, the picture, who gave what and the points', async () => {
    const { page, errors, context } = await person(chromium.browser, { size: [390, 844], lang: 'fr' });
    await toReveal(page);
    await page.waitForFunction(() => window.heard.some((text) => /image \d\s:/.test(text) && /a donné la \d/.test(text) && /points?/.test(text)));
    const heard = (await page.evaluate(() => window.heard)).find((text) => /a donné la/.test(text));
    assert.match(heard, /racontait la \d|Votre image est la \d/);
    assert.doesNotMatch(heard, /vous a donné/, 'you have given');
    assert.deepEqual(errors, []);
    await context.close();
});

test('bots are handed their words when the first of them thinks: they tell clues and not numbers', async () => {
    const { page, errors, context } = await person(chromium.browser, { size: [390, 844], lang: 'fr' });
    const fetched = [];
    context.on('request', (request) => fetched.push(request.url()));
    await wish(page, files.url, 'dixit', { way: 'alone', players: 4, level: 'easy', options: {}, decks: ['paper'] });
    await startAlone(page, files.url, 'dixit');
    await play(page, () => / raconte$/.test(document.querySelector('.clue .by')?.textContent ?? ''));
    assert.doesNotMatch(await page.textContent('.clue'), /Devinez/);
    assert.ok(fetched.some((url) => url.includes('dizaine-lexicon')), 'from a file of their own');
    assert.deepEqual(errors, []);
    await context.close();
});
