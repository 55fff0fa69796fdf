// While new guests come faster than the server likes, a page does some work for its guest, and nobody notices.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openBrowser, person, serveGames } from './page/kit.mjs';

let server, chromium;
before(async () => {
    server = await serveGames('--limit', 'easy-guests=1', '--limit', 'requests=0', '--limit', 'guests=0');
    chromium = await openBrowser();
});
after(async () => {
    await chromium.close();
    await server.close();
});

/* Somebody new, for whom there is no easy place left. Should a place have come back meanwhile, then somebody else. */
async function newcomer(visit) {
    for (;;) {
        while ((await fetch(`${server.url}/api/me`)).status === 200);
        const one = await person(chromium.browser, { settings: { name: 'Ana' } });
        const asked = [];
        one.page.on('request', (request) => {
            const { pathname, search } = new URL(request.url());
            if (pathname === '/api/me' && request.method() === 'GET') asked.push(search);
        });
        await visit(one);
        if (asked.some((search) => search.startsWith('?work='))) return { ...one, asked };
        await one.context.close();
    }
}

test('a new guest works without noticing, and is never asked again', async () => {
    const { page, errors, context, asked } = await newcomer(async ({ page }) => {
        await page.goto(`${server.url}/new/dix/friends`);
        await page.click('.new-form button[type=submit]');
        await page.waitForSelector('.seat.yours');
    });
    assert.equal(asked.filter((search) => search !== '').length, 1, `one work is enough: ${asked}`);
    asked.length = 0;
    await page.reload();
    await page.waitForSelector('.seat.yours');
    assert.ok(asked.length > 0 && asked.every((search) => search === ''), `who has a cookie is not asked: ${asked}`);
    assert.deepEqual(errors, []);
    await context.close();
});

test('who has to wait is told so', async () => {
    let said = '';
    const { errors, context } = await newcomer(async ({ page }) => {
        // The work is not handed in until something was said.
        await page.route('**/api/me?work=*', async (route) => {
            said = await page.textContent('.toast');
            await route.continue();
        });
        await page.goto(`${server.url}/new/dix/friends`);
        await page.click('.new-form button[type=submit]');
        await page.waitForSelector('.seat.yours');
    });
    assert.match(said, /^One moment…/);
    assert.deepEqual(errors, []);
    await context.close();
});
