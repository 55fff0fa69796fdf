// A house of one's own: its file turns the shelf into theirs, a kiosk forgets, the poster prints, About tells who made what.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fits, misfits, openBrowser, person, root, serveGames } from './page/kit.mjs';

const example = join(root, 'examples/house/tilleuls.properties');
let chromium, folder;
before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'dizaine-house-'));
    chromium = await openBrowser();
});
after(async () => {
    await chromium.close();
    rmSync(folder, { recursive: true, force: true });
});

/* A server with this house, for as long as `work` needs it. */
async function inHouse(text, work) {
    const file = join(folder, 'house.properties');
    writeFileSync(file, text);
    const server = await serveGames('--house', file);
    try {
        await work(server.url);
    } finally {
        await server.close();
    }
}

const SCREENS = [['fr', 'light', [390, 844]], ['en', 'dark', [390, 844]], ['fr', 'dark', [1440, 900]], ['en', 'light', [1440, 900]], ['fr', 'light', [360, 640]], ['fr', 'light', [844, 390]]];

test('the shelf is theirs: name, hours and colours, in every light and language', async () => {
    await inHouse(readFileSync(example), async (url) => {
        for (const [lang, theme, size] of SCREENS) {
            const { page, errors, context } = await person(chromium.browser, { lang, theme, size });
            await page.goto(url);
            await page.waitForSelector('.sign h1');
            assert.equal(await page.textContent('.sign h1'), 'Ludothèque des Tilleuls');
            assert.match(await page.textContent('.sign-hours'), lang === 'fr' ? /Ouverte jusqu’à|Fermée/ : /Open until|Closed/);
            assert.equal(await page.locator('.box').count(), 3);
            assert.match(await page.title(), /Tilleuls/);
            const colour = await page.evaluate(() => getComputedStyle(document.querySelector('.btn.go')).backgroundColor);
            assert.equal(colour, theme === 'light' ? 'rgb(31, 94, 75)' : 'rgb(140, 207, 175)');
            await fits(page, `house-${size.join('x')}-${lang}-${theme}`);
            for (const place of ['about', 'poster']) {
                await page.goto(`${url}/${place}`);
                await page.waitForSelector(place === 'about' ? '.house-cards .house-card' : '.poster .qr');
                await fits(page, `${place}-${size.join('x')}-${lang}-${theme}`);
            }
            assert.deepEqual(errors, []);
            await context.close();
        }
    });
});

test('on paper there is the poster and nothing else', async () => {
    await inHouse(readFileSync(example), async (url) => {
        const { page, context } = await person(chromium.browser, { lang: 'fr', theme: 'dark' });
        await page.goto(`${url}/poster`);
        await page.waitForFunction(() => document.querySelector('img.qr')?.naturalWidth > 0);
        await page.emulateMedia({ media: 'print' });
        assert.equal(await page.locator('.bar').isVisible(), false);
        assert.equal(await page.locator('.poster').isVisible(), true);
        const pdf = await page.pdf({ format: 'A4' });
        assert.equal((pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []).length, 1, 'one sheet');
        await context.close();
    });
});

test('hostile texts of a house are texts, and what it does not offer is not on its shelf', async () => {
    const text = 'name = <img src=x onerror=alert(1)><b>Chez nous</b>\nwelcome = javascript:alert(1)\ncontact = javascript:alert(1)\ngames = dixit\nallow.open = no\nallow.watch = no\n';
    await inHouse(text, async (url) => {
        const { page, errors, context } = await person(chromium.browser, { lang: 'en' });
        let alerted = false;
        page.on('dialog', (dialog) => ((alerted = true), dialog.dismiss()));
        await page.goto(url);
        await page.waitForSelector('.sign h1');
        assert.equal(await page.textContent('.sign h1'), '<img src=x onerror=alert(1)><b>Chez nous</b>');
        assert.equal(await page.locator('.sign img, .sign b').count(), 0);
        assert.equal(await page.locator('.box').count(), 1);
        assert.deepEqual(await misfits(page), []);
        await page.goto(`${url}/about`);
        await page.waitForSelector('.contact');
        assert.equal(await page.locator('a[href^=javascript]').count(), 0);
        await page.goto(`${url}/new/dixit/friends`);
        await page.waitForSelector('.new-form button[type=submit]');
        assert.equal(await page.locator('.switch:has-text("Open to everyone")').count(), 0);
        assert.deepEqual([alerted, errors], [false, []]);
        await context.close();
    });
});

test('who has chosen no language is greeted in that of the house', async () => {
    await inHouse('name = Chez nous\nlanguage = fr\n', async (url) => {
        const context = await chromium.browser.newContext({ locale: 'en-GB' });
        const page = await context.newPage();
        await page.goto(url);
        await page.waitForFunction(() => document.documentElement.lang === 'fr');
        await context.close();
    });
});

test('a kiosk forgets names, games and its guest once a party is over, and stays a kiosk', async () => {
    await inHouse('name = Chez nous\ngames = dix, dixit, dixsurdix, pig\n', async (url) => {
        const { page, context, errors } = await person(chromium.browser, { lang: 'en', settings: { name: 'Zoé' } });
        await page.goto(`${url}/kiosk`);
        await page.waitForSelector('.boxes');
        await page.goto(`${url}/new/dixsurdix/alone`);
        await page.waitForSelector('.new-form button[type=submit]');
        await page.click('.new-form button[type=submit]');
        await page.waitForURL(/\/local\//);
        const before = await page.evaluate(() => fetch('/api/me').then((answer) => answer.json()));
        await page.waitForFunction(() => Object.keys(localStorage).some((key) => localStorage.getItem(key).includes('dixsurdix') && key.startsWith('dizaine.local.')));
        await page.goto(url);
        await page.waitForSelector('.boxes');
        assert.ok(await page.evaluate(() => Object.keys(localStorage).some((key) => localStorage.getItem(key).includes('dixsurdix'))), 'a game that goes on stays');
        // The game ends.
        await page.evaluate(() => {
            for (const key of Object.keys(localStorage)) {
                const kept = JSON.parse(localStorage.getItem(key));
                if (kept?.over === false) localStorage.setItem(key, JSON.stringify({ ...kept, over: true }));
            }
        });
        await page.goto(`${url}/rules/dix`);
        await page.goto(url);
        await page.waitForFunction(() => !Object.keys(localStorage).some((key) => /dixsurdix|Zoé/.test(localStorage.getItem(key)) && key !== 'dizaine.house'));
        await page.waitForFunction((guest) => fetch('/api/me').then((answer) => answer.json()).then((me) => me.guest !== guest), before.guest);
        assert.equal(await page.evaluate(() => localStorage.getItem('dizaine.kiosk')), 'true');
        assert.deepEqual(errors, []);
        await page.goto(`${url}/kiosk/off`);
        await page.waitForFunction(() => localStorage.getItem('dizaine.kiosk') === null);
        await context.close();
    });
});
