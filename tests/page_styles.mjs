// The style sheets: where they lie, the widths they may name, and that a table is never seen without its own.
import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { dist, openBrowser, person, root, serveFiles } from './page/kit.mjs';

let files, chromium;
before(async () => {
    files = await serveFiles();
    chromium = await openBrowser();
});
after(async () => {
    await chromium.close();
    await files.close();
});

const folders = ['web/src', ...readdirSync(join(root, 'games')).map((game) => `games/${game}/page`)].filter((folder) => existsSync(join(root, folder)));
const sources = folders.flatMap((folder) => readdirSync(join(root, folder), { recursive: true }).map((name) => join(folder, name)));
const text = (name) => readFileSync(join(root, name), 'utf8');
const styles = sources.filter((name) => name.endsWith('.css'));

test('a component imports the style sheet beside it; what is shared lies in style/', () => {
    assert.ok(styles.length > 30);
    for (const name of styles) {
        assert.ok(text(name).split('\n').length <= 405, `${name} is long`);
        if (name.startsWith('web/src/style/')) continue;
        const users = sources.filter((one) => one.endsWith('.tsx') && dirname(one) === dirname(name) && text(one).includes(`import './${basename(name)}';`));
        assert.ok(users.length > 0, `nobody imports ${name}`);
    }
    const names = styles.map((name) => name.split('/').slice(-1)[0]);
    assert.deepEqual(names.filter((name) => /^(rest|misc|other)/.test(name)), []);
});

test('a media query names its width', () => {
    for (const name of styles) {
        if (name.endsWith('/widths.css')) continue;
        for (const [query] of text(name).matchAll(/@media[^{]*/g)) assert.doesNotMatch(query, /(width|height):/, `${name}: ${query}`);
    }
    const named = [...text('web/src/style/widths.css').matchAll(/@custom-media (--[\w-]+)/g)].map((match) => match[1]);
    const used = styles.flatMap((name) => [...text(name).matchAll(/@media[^{]*/g)].flatMap(([query]) => query.match(/--[\w-]+/g) ?? []));
    assert.deepEqual([...new Set(used)].sort(), [...named].sort(), 'every width is used, every used width is named');
});

/* Late sheets come in any order: what one says of a selector no other may say differently. */
test('no two sheets of the build speak of the same selector', () => {
    const owner = new Map();
    for (const name of readdirSync(join(dist, 'assets')).filter((one) => one.endsWith('.css'))) {
        const sheet = readFileSync(join(dist, 'assets', name), 'utf8').replace(/@(font-face|keyframes [\w-]+)\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '').replace(/@media[^{]*\{/g, '');
        for (const [, head] of sheet.matchAll(/([^{}]+)\{/g))
            for (const selector of head.split(/,(?![^(]*\))/)) {
                const other = owner.get(selector.trim());
                assert.ok(other === undefined || other === name, `${selector}: ${other} and ${name}`);
                owner.set(selector.trim(), name);
            }
    }
    assert.ok(owner.size > 800);
});

/* A person whose browser keeps nothing: every file is fetched, and the test can hold it back. */
async function forgetful() {
    const one = await person(chromium.browser);
    await one.context.addInitScript(() => (navigator.serviceWorker.register = () => new Promise(() => undefined)));
    return one;
}

test('a table waits for its style sheet, and the shelf does not load it', async () => {
    const { page, context, errors } = await forgetful();
    const asked = [];
    page.on('request', (request) => request.url().endsWith('.css') && asked.push(basename(new URL(request.url()).pathname)));
    let release;
    const held = new Promise((done) => (release = done));
    await page.route(/desk-\w+\.css$/, async (route) => {
        await held;
        await route.continue();
    });
    await page.goto(files.url);
    await page.waitForSelector('.box');
    // What stands on the shelf may bring its own.
    assert.deepEqual(asked.map((name) => name.split('-')[0]).filter((name) => name !== 'tile'), ['app']);
    await page.click('.box a[href$="/new/dix"]');
    const script = page.waitForResponse(/desk-\w+\.js$/);
    await page.click('.new-form button[type=submit]');
    await page.waitForRequest(/desk-\w+\.css$/).catch(() => undefined);
    await (await script).finished();
    assert.equal(await page.locator('.play').count(), 0, 'nothing unstyled is shown');
    release();
    await page.waitForSelector('.play');
    assert.equal(await page.evaluate(() => getComputedStyle(document.querySelector('.play')).display), 'flex');
    assert.deepEqual(errors, []);
    await context.close();
});

test('a sheet that does not come is asked for again', async () => {
    const { page, context } = await forgetful();
    let broken = true;
    await page.route(/desk-\w+\.css$/, (route) => (broken ? route.abort() : route.continue()));
    await page.goto(files.url);
    await page.click('.box a[href*="/new/"] >> nth=0');
    const again = page.waitForEvent('load');
    await page.click('.new-form button[type=submit]');
    await again;
    broken = false;
    await page.reload();
    await page.waitForSelector('.play');
    assert.equal(await page.evaluate(() => getComputedStyle(document.querySelector('.play')).display), 'flex');
    await context.close();
});
