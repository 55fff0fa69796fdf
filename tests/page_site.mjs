// The documents as a site (make docs) in a real browser: every page begins with what it is about, on a phone too, and nothing is wider than
// the screen; every page has the list of all; a few of each kind for axe, in both lights.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { openBrowser, person, root, shoot, violations } from './page/kit.mjs';

const skip = ['cmark-gfm', 'mandoc'].every((tool) => existsSync(`/usr/bin/${tool}`)) ? false : 'there is no cmark-gfm or no mandoc';
let site, chromium;
before(async () => {
    site = mkdtempSync(join(tmpdir(), 'dizaine-site-'));
    if (!skip) execFileSync(join(root, 'tools/site'), [join(root, 'build/dizaine'), site], { cwd: root });
    chromium = await openBrowser();
});
after(async () => {
    await chromium.close();
    rmSync(site, { recursive: true, force: true });
});
const pages = () => readdirSync(site, { recursive: true }).filter((name) => name.endsWith('.html'));

for (const size of [[360, 640], [1440, 900]])
    test(`every page begins with its heading and fits ${size[0]} px`, { skip }, async () => {
        const { page, context } = await person(chromium.browser, { size });
        const faults = [];
        assert.ok(pages().length > 60, `${pages().length} pages`);
        for (const name of pages()) {
            await page.goto(`file://${site}/${name}`);
            faults.push(
                ...(await page.evaluate(() => {
                    const found = [], { clientWidth, clientHeight, scrollWidth } = document.documentElement;
                    const heading = document.querySelector('main h1');
                    if (!heading || heading.getBoundingClientRect().top > clientHeight / 3) found.push('no heading at the top');
                    if (scrollWidth > clientWidth) found.push(`${scrollWidth} px wide`);
                    if (!document.querySelector('nav a[href$="index.html"]')) found.push('no list of the documents');
                    return found;
                })).map((fault) => `${name}: ${fault}`),
            );
        }
        assert.deepEqual(faults, []);
        await context.close();
    });

test('axe finds nothing, in both lights and languages', { skip }, async () => {
    const faults = [];
    for (const theme of ['light', 'dark']) {
        const { page, context } = await person(chromium.browser, { size: [390, 844], theme });
        for (const name of ['index.html', 'docs/tour.html', 'docs/protocol.html', 'docs/performance.html', 'games/dix/rules.fr.html', 'manual/en/dizaine-serve.html', 'manual/fr/dizaine.html', 'examples/index.html']) {
            await page.goto(`file://${site}/${name}`);
            await shoot(page, `site-${name.replaceAll('/', '-')}-${theme}`);
            faults.push(...(await violations(page)).map((fault) => `${name} ${theme}: ${fault}`));
        }
        await context.close();
    }
    assert.deepEqual(faults, []);
});

test('on a phone the list of all documents is one tap away', { skip }, async () => {
    const { page, context } = await person(chromium.browser, { size: [360, 640] });
    await page.goto(`file://${site}/docs/home.html`);
    await page.click('header a[href="#documents"]');
    await page.locator('nav a >> text=Running a server').scrollIntoViewIfNeeded();
    await page.click('nav a >> text=Running a server');
    await page.waitForURL(/docs\/operations\.html$/);
    await context.close();
});
