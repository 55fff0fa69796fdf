// Every screen of the frame as a picture, at many sizes, in both lights and languages: nothing sideways, no dock below the fold, no target
// under 44 px, and axe finds nothing. The pictures are in build/shots.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { after, before, test } from 'node:test';
import { dixAt } from '../games/dix/tests/page_kit.mjs';
import { SIZES, check, openBrowser, person, root, serveFiles, showContract, violations } from './page/kit.mjs';

let files, chromium;
before(async () => {
    files = await serveFiles();
    chromium = await openBrowser();
});
after(async () => {
    await chromium.close();
    await files.close();
});

/* A table in play. */
const playing = () => dixAt((c) => c.view.phase === 'choose' && c.waiting.includes(0) && c.view.row.length === 4 && c.view.deck.left < 70 && c.view.money > 0);

const GAMES = execFileSync('tests/lib/variants', ['--games'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
const WAYS = ['alone', 'friends', 'screen'];
const PLACES = { shelf: '/', ...Object.fromEntries(GAMES.map((game, i) => [`new-${WAYS[i % 3]}-${game}`, `/new/${game}/${WAYS[i % 3]}`])), past: '/past', ...Object.fromEntries(GAMES.map((game) => [`rules-${game}`, `/rules/${game}`])), nowhere: '/nowhere' };

for (const lang of ['fr', 'en'])
    for (const theme of ['light', 'dark'])
        test(`the frame in ${lang}, ${theme}: fits, and axe finds nothing`, async () => {
            const { page, context, errors } = await person(chromium.browser, { lang, theme });
            const faults = [];
            for (const [name, place] of Object.entries(PLACES)) {
                // The rules are long: once in each language and light is enough.
                if (name.startsWith('rules') && (lang === 'fr') !== (theme === 'light')) continue;
                await page.goto(files.url + place);
                await page.waitForSelector('h1, .turn');
                await page.waitForFunction(() => !document.querySelector('.waiting'));
                const sizes = theme === 'light' && lang === 'fr' && !name.startsWith('rules') ? SIZES : [[390, 844]];
                for (const [width, height] of sizes) {
                    await page.setViewportSize({ width, height });
                    await check(page, `${name}-${width}x${height}-${theme}-${lang}`, faults);
                }
            }
            assert.deepEqual(faults, []);
            assert.deepEqual(errors, []);
            await context.close();
        });

test('sheets: menu, log, chat, the lobby', async () => {
    const contract = await playing();
    for (const theme of ['light', 'dark']) {
        const { page, context } = await person(chromium.browser, { lang: 'fr', theme, settings: { name: 'Ana', help: 'left' } });
        const faults = [];
        await showContract(page, files.url, contract);
        await page.waitForSelector('.play');
        const sheet = async (name, ...clicks) => {
            for (const click of clicks) await page.click(click);
            await page.waitForSelector('dialog[open]');
            await check(page, `sheet-${name}-390x844-${theme}`, faults);
            await page.keyboard.press('Escape');
            if (await page.locator('dialog[open]').count()) await page.keyboard.press('Escape');
            await page.waitForSelector('dialog[open]', { state: 'detached' });
        };
        await sheet('menu', '.bar button[aria-label=Menu]');
        await sheet('log', '.bar button[aria-label=Menu]', 'text=Tout le journal');
        await sheet('chat', '.bar button[aria-label^=Discussion]');
        await showContract(page, files.url, contract, { state: 'lobby' });
        await page.waitForSelector('.lobby');
        for (const [width, height] of SIZES) {
            await page.setViewportSize({ width, height });
            await check(page, `lobby-${width}x${height}-${theme}`, faults);
        }
        assert.deepEqual(faults, []);
        await context.close();
    }
});

test('a refused move links to the paragraph that refuses it, and the way back leads to the table', async () => {
    const contract = await playing();
    const { page, context } = await person(chromium.browser, { lang: 'en' });
    await showContract(page, files.url, contract, {}, { why: 'no_such_move', rule: '4.3' });
    await page.click('.dock .btn >> nth=0');
    assert.match(await page.textContent('.toast.error'), /not allowed/);
    assert.deepEqual(await violations(page), []);
    await page.click('.toast-link');
    await page.waitForSelector('.rule.asked');
    assert.equal(await page.textContent('.rule.asked .rule-number'), '4.3');
    await page.click('.bar button[aria-label=Back]');
    await page.waitForSelector('.play');
    await context.close();
});

test('somebody asks to take a move back; a bot stands in; somebody is away', async () => {
    const contract = { ...(await playing()), waiting: [1], legal: [] };
    const { page, context } = await person(chromium.browser, { lang: 'fr', settings: { name: 'Ana' } });
    const faults = [];
    await showContract(page, files.url, contract, { undo: { point: 3, by: 1, agreed: [1] } });
    await page.waitForSelector('.question');
    await check(page, 'question-undo-390x844-fr', faults);
    const seats = contract.names.map((name, i) => ({ kind: 'person', level: null, name, guest: `g${i}`, here: true, online: i !== 1, standin: i === 0 ? 'normal' : null }));
    await showContract(page, files.url, contract, { seats });
    await page.waitForSelector('.question');
    await check(page, 'question-standin-390x844-fr', faults);
    await showContract(page, files.url, contract, { seats: seats.map((seat, i) => ({ ...seat, standin: null, away_ms: i === 1 ? 125_000 : null })) });
    await page.waitForSelector('.dock.absent .btn');
    assert.match(await page.textContent('.dock.absent'), /2.min/);
    await check(page, 'away-390x844-fr', faults);
    assert.deepEqual(faults, []);
    await context.close();
});
