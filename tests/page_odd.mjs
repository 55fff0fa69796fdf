// What goes wrong in families' hands, without a server of games: storage that refuses or lies, odd addresses, two tabs, a second tap, a new
// version of the page under an old one.
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { playDix } from '../games/dix/tests/page_kit.mjs';
import { PATIENCE, dist, openBrowser, person, serveFiles, showContract, startAlone } from './page/kit.mjs';

let files, chromium;
before(async () => {
    files = await serveFiles();
    chromium = await openBrowser();
});
after(async () => {
    await chromium.close();
    await files.close();
});

/* The page as a later build would make it: the same files under other names. */
function laterBuild() {
    const folder = mkdtempSync(join(tmpdir(), 'dizaine-later-'));
    cpSync(dist, folder, { recursive: true });
    const names = readdirSync(join(folder, 'assets'));
    const later = (text) => names.reduce((all, name) => all.replaceAll(name, name.replace(/-([0-9A-Z]{8})/, (_, hash) => `-${hash.slice(1)}${hash[0]}`)), text);
    for (const name of names) {
        const path = join(folder, 'assets', name);
        if (/\.(js|css)$/.test(name)) writeFileSync(path, later(readFileSync(path, 'utf8')));
        renameSync(path, join(folder, 'assets', later(name)));
    }
    for (const name of ['index.html', 'sw.js']) writeFileSync(join(folder, name), later(readFileSync(join(folder, name), 'utf8')).replace(/dizaine-[0-9a-f]{12}/, 'dizaine-000000000000'));
    return folder;
}

/* A person whose browser was told something before the page begins. */
async function prepared(script, arg) {
    const one = await person(chromium.browser);
    await one.context.addInitScript(script, arg);
    return one;
}

test('storage that is forbidden: a game can be played, and lasts as long as the page', async () => {
    const { page, errors, context } = await prepared(() => {
        const no = () => {
            throw new DOMException('denied', 'SecurityError');
        };
        for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: no });
    });
    await startAlone(page, files.url);
    await playDix(page, 6);
    await page.click('.bar a >> nth=0');
    await page.click('.resume .btn');
    await page.waitForSelector('.play');
    assert.deepEqual(errors, []);
    await context.close();
});

test('storage that is full of other things: a game goes on from its newest move', async () => {
    const { page, errors, context } = await person(chromium.browser);
    await startAlone(page, files.url);
    await page.evaluate(() => {
        for (let size = 1 << 22; size >= 1; size >>= 1)
            for (let i = 0; ; i++) {
                try {
                    localStorage.setItem(`other.${size}.${i}`, 'x'.repeat(size));
                } catch {
                    break;
                }
            }
    });
    await playDix(page, 12);
    await page.waitForSelector('.dock:not(.wait) .btn');
    const seen = () => page.evaluate(() => [document.querySelector('.count').textContent, document.querySelector('.mine').textContent]);
    const before = await seen();
    await page.evaluate(() => history.back());
    await page.waitForSelector('.new-form');
    await page.evaluate(() => history.forward());
    await page.waitForSelector('.dock:not(.wait) .btn');
    assert.deepEqual(await seen(), before);
    assert.deepEqual(errors, []);
    await context.close();
});

for (const [what, entries] of Object.entries({
    'a list that is no list': { 'dizaine.locals': '{"a":1}' },
    'a list of other things': { 'dizaine.locals': '[7,null,{"a":1}]', 'dizaine.local.7': '7' },
    'a game without its parts': { 'dizaine.locals': '["aa"]', 'dizaine.local.aa': '{"id":"aa","game":"dix"}' },
    'a game that this page does not know': { 'dizaine.locals': '["aa"]', 'dizaine.local.aa': '{"id":"aa","game":"go","players":2,"options":{},"seats":[],"decks":[],"lang":"fr","seed":"","events":[],"at":1,"names":["Ana"],"scores":[],"winners":[],"over":false,"yours":true}' },
    'settings that are no settings': { 'dizaine.settings': '{"name":7,"lang":null,"help":{},"pace":"slow"}' },
    'settings that are nothing': { 'dizaine.settings': 'null' },
    'a wish of another time': { 'dizaine.wish.dix': '{"options":null,"names":3,"decks":null,"players":"many"}', 'dizaine.wish.dixit': '7' },
    'half a text': { 'dizaine.locals': '["aa', 'dizaine.settings': '{"name', 'dizaine.wish.dix': '{' },
}))
    test(`damaged storage: ${what}`, async () => {
        const { page, errors, context } = await prepared((all) => Object.entries(all).forEach(([key, value]) => localStorage.setItem(key, value)), entries);
        for (const place of ['', '/past', '/new/dix/screen', '/new/dix/friends', '/new/dixit']) {
            await page.goto(files.url + place);
            await page.waitForSelector('.box, .list-page, .new-form');
        }
        await page.goto(`${files.url}/local/aa`);
        await page.waitForSelector('.note-page');
        await startAlone(page, files.url);
        await playDix(page, 3);
        assert.deepEqual(errors, []);
        await context.close();
    });

test('addresses that lead nowhere say so', async () => {
    const { page, errors, context } = await person(chromium.browser);
    for (const place of ['/t/%E0%A4%A', '/new/constructor', '/new/toString/alone', '/rules/constructor', '/rules/go', '/local/zz', '/nothing', '/local/%']) {
        await page.goto(files.url);
        await page.waitForSelector('.box');
        await page.evaluate((to) => {
            history.pushState(null, '', to);
            dispatchEvent(new PopStateEvent('popstate'));
        }, place);
        await page.waitForSelector('.note-page, .waiting').catch(() => assert.fail(`${place} shows ${errors}`));
    }
    assert.deepEqual(errors, []);
    await context.close();
});

test('settings changed in one tab reach the other, and are not undone by it', async () => {
    const { page, errors, context } = await person(chromium.browser);
    await page.goto(files.url);
    const other = await context.newPage();
    await other.goto(files.url);
    await other.waitForSelector('.box');
    await page.click('.bar .ib[lang=fr]');
    await other.waitForFunction(() => document.documentElement.lang === 'fr');
    await other.waitForSelector('.bar .ib[lang=en]');
    await other.click('.bar .ib:not([lang]):not(.past-link)');
    await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
    assert.equal(await page.getAttribute('html', 'lang'), 'fr');
    assert.deepEqual(errors, []);
    await context.close();
});

for (const [what, trouble] of [['only a proxy answers', (response) => response.writeHead(502).end('bad gateway')], ['nobody answers in time', () => {}]])
    test(`the kept page opens and plays when ${what}`, async () => {
        const { page, errors, context } = await person(chromium.browser);
        await page.goto(files.url);
        await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
        files.trouble(trouble);
        try {
            await startAlone(page, files.url);
            await playDix(page, 3);
        } finally {
            files.trouble(null);
        }
        assert.deepEqual(errors, []);
        await context.close();
    });

test('the icons stay where they are on every screen', async () => {
    const { page, context } = await person(chromium.browser);
    await page.goto(`${files.url}/new/dix/alone`);
    await page.waitForSelector('.new-form');
    const links = await page.evaluate(() => [...document.querySelectorAll('link[rel*=icon], link[rel=manifest]')].map((link) => new URL(link.href).pathname));
    assert.deepEqual(links, ['/icon.svg', '/icon-192.png', '/manifest.webmanifest']);
    await context.close();
});

test('a double tap on “take back” takes back the purchase, not the turn', async () => {
    const { page, errors, context } = await person(chromium.browser);
    await startAlone(page, files.url);
    const phase = await page.evaluate(async (patience) => {
        const one = (selector) => document.querySelector(selector);
        const soon = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)));
        const usable = '.dock:not(.wait) .btn:not([disabled])';
        let bought = false;
        for (const end = performance.now() + patience; performance.now() < end; await soon()) {
            const now = one('.play').dataset.phase, back = one(`${usable}:not(.go)`);
            if (now !== 'pay') bought = now === 'buy';
            if (bought && now === 'pay' && back && one('.stage .pay')) {
                back.click();
                back.click();
                while (one('.play').dataset.phase === 'pay') await soon();
                for (let j = 0; j < 60; j++) await soon(); // a second one would follow at once
                return one('.play').dataset.phase;
            }
            if (one('.ended')) return 'over';
            if (now === 'buy' && one('.stall .card:not(.held)') && !one('.stall .sel')) {
                one('.stall .card:not(.held)').click();
                continue;
            }
            const take = now === 'choose' && one('.rowc [data-row]') ? one(`${usable}:first-child`) : null;
            (take ?? one(`${usable}.go`) ?? one(usable) ?? one('.skip'))?.click();
        }
        return 'never';
    }, PATIENCE);
    assert.equal(phase, 'buy');
    assert.deepEqual(errors, []);
    await context.close();
});

test('a second tap before the answer is not a second move', async () => {
    const { page, errors, context } = await person(chromium.browser);
    await startAlone(page, files.url);
    const drawn = await page.evaluate(async (patience) => {
        const one = (selector) => document.querySelector(selector);
        const soon = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)));
        for (const end = performance.now() + patience; performance.now() < end; ) {
            const draw = one('.dock:not(.wait) .btn.go:not([disabled])');
            if (one('.play').dataset.phase === 'choose' && draw && !one('.rowc [data-row]')) {
                const left = () => Number(one('.count').lastChild.textContent);
                const before = left();
                draw.click();
                draw.click();
                draw.click();
                while (left() === before) await soon();
                for (let j = 0; j < 60; j++) await soon(); // a second one would follow at once
                return before - left();
            }
            (one('.dock:not(.wait) .btn:not([disabled])') ?? one('.skip'))?.click();
            await soon();
        }
        return -1;
    }, PATIENCE);
    assert.equal(drawn, 1);
    assert.deepEqual(errors, []);
    await context.close();
});

test('a new version of the page: a visitor gets it, plays it without network, and a tab of the old one still begins a game', async () => {
    const { page, errors, context } = await person(chromium.browser);
    await page.goto(files.url);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const old = await context.newPage();
    await old.goto(files.url);
    const script = () => page.evaluate(() => document.querySelector('script[src]').src);
    const before = await script();
    const folder = laterBuild();
    files.install(folder);
    await page.goto(files.url);
    assert.notEqual(await script(), before, 'the newer page is shown at once');
    await page.evaluate(async () => {
        while ((await caches.keys()).join() !== 'dizaine-000000000000') await new Promise((done) => setTimeout(done, 20));
    });
    await old.click('.box a[href$="/new/dix"]');
    await old.click('.new-form button[type=submit]');
    await old.waitForSelector('.dock');
    await playDix(old, 3);
    await context.setOffline(true);
    await startAlone(page, files.url);
    await playDix(page, 3);
    assert.deepEqual(errors, []);
    await context.close();
    files.install(dist);
    rmSync(folder, { recursive: true });
});

test('a table of a game that the server knows and this page does not says so', async () => {
    const { page, errors, context } = await person(chromium.browser);
    const contract = {
        seq: 1, step: 1, game: 'nim', players: 2, seats: 2, options: {}, names: ['Ana', 'Bob'], seat: 0, waiting: [0], chosen: [], choice: null, undo: null, over: false,
        score: [0, 0], winners: [], view: {}, legal: ['take 1'], log: { from: 0, lines: [] },
    };
    for (const place of ['t/K7M4QX', 't/K7M4QX/tv']) {
        await showContract(page, files.url, contract);
        await page.goto(`${files.url}/${place}`);
        await page.waitForSelector('main.note-page');
    }
    assert.deepEqual(errors, []);
    await context.close();
});
