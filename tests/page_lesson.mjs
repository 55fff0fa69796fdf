// Lessons in a real browser: each is played from start to end, by click on a small phone and by keys alone on a desktop; wrong taps break
// nothing; it works with the network off, for a screen reader and in any light; it is offered to whoever is new; the game goes on from there.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { games, misfits, moving, openBrowser, person, serveFiles, shoot, violations } from './page/kit.mjs';

let files, chromium;
before(async () => {
    files = await serveFiles();
    chromium = await openBrowser();
});
after(async () => {
    await chromium.close();
    await files.close();
});

const SAID = '.bubble:not([hidden])';
const step = (page) => page.evaluate(() => document.querySelector('.bubble .steps')?.getAttribute('aria-label') ?? null);
const next = (page, old) => page.waitForFunction((was) => document.querySelector('.ready') || (document.querySelector('.bubble') && document.querySelector('.bubble .steps').getAttribute('aria-label') !== was), old);

/* Does what the lesson asks for, until it says the next thing. `press` is given what is ringed. */
async function obey(page, press) {
    const now = await step(page);
    for (let taps = 0; taps < 8; taps++) {
        await page.waitForFunction((was) => document.querySelector('.ready') || !document.querySelector('.bubble') || document.querySelector('.bubble .steps').getAttribute('aria-label') !== was || document.querySelector('.bubble:not([hidden]) .btn.go, [data-lit]:is(button, input)'), now);
        if ((await step(page)) !== now || (await page.locator('.ready').count())) break;
        await press();
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    }
    await next(page, now);
}

async function click(page) {
    const input = page.locator('input[data-lit]');
    if (await input.count()) return input.fill('Une porte');
    const go = page.locator(`${SAID} .btn.go`);
    if (await go.count()) return go.click();
    return page.locator('button[data-lit]').last().click();
}

/* The bubble lies on the screen, and neither over what it speaks of nor over what is to be pressed. */
async function badlyPlaced(page) {
    return page.evaluate(() => {
        const box = document.querySelector('.bubble:not([hidden])')?.getBoundingClientRect();
        if (!box) return [];
        const found = box.top < 0 || box.left < 0 || box.right > innerWidth || box.bottom > innerHeight ? ['outside'] : [];
        for (const lit of document.querySelectorAll('[data-lit]')) {
            const one = lit.getBoundingClientRect();
            if (Math.min(box.right, one.right) - Math.max(box.left, one.left) > 1 && Math.min(box.bottom, one.bottom) - Math.max(box.top, one.top) > 1) found.push(`over ${lit.className}`);
        }
        return found;
    });
}

/* A small phone, held both ways; 200 % of 1440×900 and of 1280×800; a tablet, a desktop and a screen across a room. */
const SCREENS = [[360, 640], [390, 844], [844, 390], [667, 375], [720, 450], [640, 400], [768, 1024], [1440, 900], [1920, 1080]];
const settled = (page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

let all = 0;
for (const [number, game] of games.entries()) {
    test(`${game}: a first game by click on a small phone, and it goes on; every step of it on every screen`, async () => {
        const { page, context, errors } = await person(chromium.browser, { lang: 'fr', size: [360, 640], theme: 'dark' });
        await page.goto(`${files.url}/learn/${game}`);
        const trouble = [];
        for (let n = 1; ; n++) {
            await page.waitForSelector(`${SAID}, .ready, [data-lit]`);
            if (await page.locator('.ready').count()) break;
            assert.ok(n < 30);
            for (const [i, [width, height]] of [...SCREENS.slice(1), SCREENS[0]].entries()) {
                await page.setViewportSize({ width, height });
                await settled(page);
                const found = [...(await badlyPlaced(page)), ...(await misfits(page)).filter((what) => !what.startsWith('small')), ...(await moving(page))];
                // axe: in the course of the lessons, on every screen and in both lights.
                if (i === (n + 2 * number) % SCREENS.length) {
                    await page.emulateMedia({ colorScheme: n % 2 ? 'light' : 'dark' });
                    found.push(...(await violations(page)));
                }
                trouble.push(...found.map((one) => `${n}, ${width}x${height}: ${one}`));
            }
            await obey(page, () => click(page));
        }
        await shoot(page, `lesson-${game}-ready`);
        trouble.push(...(await misfits(page)), ...(await violations(page)), ...(await moving(page)));
        assert.deepEqual(trouble, []);
        await page.click('.ready .dock .btn.go');
        await page.waitForURL(/\/local\//);
        // It is a real game now: all that can be done can be done, and rivals think for themselves.
        await page.waitForSelector('main .dock');
        assert.equal(await page.locator('.bubble').count(), 0);
        assert.deepEqual(errors, []);
        await page.goto(`${files.url}/`);
        await page.waitForSelector('.resume');
        assert.equal(await page.locator('.first-lesson').count(), 0, 'whoever has learnt is not new');
        await context.close();
    });

    test(`${game}: the same by keys alone; what is said is heard`, async () => {
        const { page, context, errors } = await person(chromium.browser, { size: [1440, 900] });
        await page.goto(`${files.url}/learn/${game}`);
        await page.waitForSelector(SAID);
        let heard = 0;
        for (let n = 1; !(await page.locator('.ready').count()); n++) {
            assert.ok(n < 30);
            await page.waitForSelector(`${SAID}, [data-lit]`);
            if (await page.locator(SAID).count()) {
                const text = (await page.textContent('.bubble p')).trim().slice(0, 20);
                await page.waitForFunction((said) => document.getElementById('live').textContent.includes(said), text);
                heard++;
            }
            await obey(page, async () => {
                // The focus is led to what is asked for.
                await page.waitForFunction(() => document.activeElement?.matches('[data-lit], .bubble .btn.go'));
                if (await page.evaluate(() => document.activeElement.matches('input'))) await page.keyboard.type('Locked');
                await page.keyboard.press('Enter');
            });
        }
        assert.ok(heard >= 6);
        await page.waitForFunction(() => document.activeElement?.matches('.ready .btn.go'));
        await page.keyboard.press('Enter');
        await page.waitForURL(/\/local\//);
        assert.deepEqual(errors, []);
        await context.close();
    });

    test(`${game}: a wrong tap is answered, and nothing moves`, async () => {
        const { page, context, errors } = await person(chromium.browser, { size: [1440, 900] });
        await page.goto(`${files.url}/learn/${game}`);
        let tried = 0;
        for (let n = 1; !(await page.locator('.ready').count()); n++) {
            assert.ok(n < 30);
            await page.waitForSelector(`${SAID}, [data-lit]`);
            const wrong = page.locator('.dock .btn[aria-disabled="true"][data-move]:not([disabled])').first();
            if ((await wrong.count()) && (await page.locator(SAID).count())) {
                const now = await step(page);
                const at = await page.getAttribute('main', 'data-at');
                await page.waitForSelector('.dock:not([data-grace])');
                await wrong.click({ force: true });
                await page.waitForSelector('.bubble.missed');
                assert.equal(await step(page), now);
                assert.equal(await page.getAttribute('main', 'data-at'), at);
                tried++;
            }
            await obey(page, () => click(page));
        }
        assert.deepEqual(errors, []);
        all += tried;
        await context.close();
    });
}

test('something wrong could be tried', () => assert.ok(all >= 10, `${all} wrong taps`));

test('whoever is new is offered a lesson: on the shelf, in the form, in the menu', async () => {
    const { page, context, errors } = await person(chromium.browser);
    await page.goto(files.url);
    await page.click('.first-lesson .btn');
    await page.waitForSelector(SAID);
    await page.click('.skip-lesson');
    await page.waitForSelector('.new-form');
    assert.equal(await page.locator('.learn-line').count(), 0, 'once seen it is not offered again');
    await page.click('.new-form button[type=submit]');
    await page.waitForSelector('main .dock');
    await page.click('.bar .ib:last-child');
    await page.click('dialog a[href*="/learn/"]');
    await page.waitForSelector(SAID);
    assert.deepEqual(errors, []);
    await context.close();
});

test('a lesson without a network, after one visit', async () => {
    const { page, context, errors } = await person(chromium.browser);
    await page.goto(files.url);
    await page.evaluate(async () => {
        const { active } = await navigator.serviceWorker.ready;
        if (active.state !== 'activated') await new Promise((done) => active.addEventListener('statechange', done, { once: true }));
    });
    await page.reload();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await context.setOffline(true);
    await page.click('.first-lesson .btn');
    await page.waitForSelector(SAID);
    await obey(page, () => click(page));
    await obey(page, () => click(page));
    assert.deepEqual(errors, []);
    await context.close();
});

test('lessons and how to play come late: the first screen does not fetch them', async () => {
    const { page, context } = await person(chromium.browser);
    const fetched = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await page.goto(files.url, { waitUntil: 'load' });
    await page.waitForSelector('.box');
    const script = await page.evaluate(async () => (await Promise.all([...document.querySelectorAll('script[src], link[rel=modulepreload]')].map((one) => fetch(one.src || one.href).then((answer) => answer.text())))).join(''));
    assert.ok(!script.includes('.lesson.aim'), 'the sentences of lessons are in the first load');
    assert.deepEqual(fetched.filter((path) => /lesson|teach|how-/.test(path)), []);
    await context.close();
});
