// Invitations: the link, the square and the link to another device name an address that others can open.
import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { test } from 'node:test';
import { fits, openBrowser, person, serveGames } from './page/kit.mjs';

async function freePort() {
    const server = createServer();
    await new Promise((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address();
    await new Promise((done) => server.close(done));
    return port;
}

async function openTable(page, url) {
    await page.goto(`${url}/new/dix/friends`);
    await page.click('.new-form button[type=submit]');
    await page.waitForSelector('.seat.yours');
    await page.waitForFunction(() => document.querySelector('#share-link')?.textContent.trim() !== '');
    return (await page.textContent('#share-link')).trim();
}

test('a page that was opened at localhost invites by the address that others can open', async () => {
    const port = await freePort();
    const server = await serveGames('--port', String(port), '--public-url', `http://127.0.0.1:${port}/`);
    const chromium = await openBrowser();
    try {
        const host = await person(chromium.browser, { lang: 'en', size: [390, 844], settings: { name: 'Ana' } });
        const phone = await person(chromium.browser, { lang: 'fr', size: [360, 640], settings: { name: 'Léo' } });
        const link = await openTable(host.page, `http://localhost:${port}`);
        assert.match(link, new RegExp(`^http://127\\.0\\.0\\.1:${port}/t/\\w{8}$`));
        const code = new URL(await host.page.getAttribute('.share .qr', 'src'), host.page.url());
        assert.equal(code.searchParams.get('text'), link);
        assert.equal((await host.page.request.get(code.href)).status(), 200);
        await fits(host.page, 'invitation-390x844');
        await phone.page.goto(link);
        await phone.page.click('.dock .btn.go');
        await host.page.waitForSelector('.seat:has-text("Léo")');
        await host.page.click('.dock .btn.go');
        await host.page.click('.bar button[aria-label=Menu]');
        await host.page.click('text=Go on on another device');
        await host.page.waitForSelector('#device-link');
        const seat = (await host.page.textContent('#device-link')).trim();
        assert.match(seat, new RegExp(`^http://127\\.0\\.0\\.1:${port}/d#[0-9a-f]+$`));
        assert.equal((await host.page.request.get(new URL(await host.page.getAttribute('.device .qr', 'src'), host.page.url()).href)).status(), 200);
    } finally {
        await chromium.close();
        await server.close();
    }
});

test('several networks are a choice, and none is told', async () => {
    const server = await serveGames();
    const chromium = await openBrowser();
    try {
        const { page } = await person(chromium.browser, { lang: 'fr', size: [360, 640], settings: { name: 'Ana' } });
        const own = await openTable(page, server.url);
        assert.ok(own.startsWith(server.url));
        await page.waitForSelector('.invitation-alone');
        await fits(page, 'invitation-alone-360x640');
        await page.goto(`${own}/tv`);
        await page.waitForSelector('.invitation-alone');
        const places = ['http://192.168.1.5:8010/', 'http://10.42.0.1:8010/'];
        await page.route('**/api/places', (route) => route.fulfill({ json: { places } }));
        await page.route('**/api/qr*', (route) => route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h3v3H1z"/></svg>' }));
        await page.goto(own);
        await page.waitForSelector('.share .choice');
        assert.match(await page.textContent('#share-link'), /^http:\/\/192\.168\.1\.5:8010\/t\//);
        await page.click('.share .choice label:has-text("10.42.0.1")');
        assert.match(await page.textContent('#share-link'), /^http:\/\/10\.42\.0\.1:8010\/t\//);
        assert.match(await page.getAttribute('.share .qr', 'src'), /10\.42\.0\.1/);
        await fits(page, 'invitation-networks-360x640');
    } finally {
        await chromium.close();
        await server.close();
    }
});
