// "It is my turn", outside the tab: switched on in the page, the tab is closed, and whoever is away is called by a message that the page's
// service worker shows. The push service is one of our own (tests/lib/push.mjs); only the browser's subscription to it is made up, since
// Chromium's own would be far away.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { PushService } from './lib/push.mjs';
import { misfits, openBrowser, person, serveGames, shoot, violations } from './page/kit.mjs';

let server, chromium, service;
const told = [];
let wake = () => {};
before(async () => {
    service = new PushService((message) => (told.push(message), wake()));
    await service.listen();
    server = await serveGames('--remind', 'mailto:host@games.example', '--remind-inside', '--limit', 'remind-seconds=0');
    chromium = await openBrowser();
});
after(async () => {
    await chromium.close();
    await server.close();
    service.close();
});

async function message() {
    while (told.length === 0) await new Promise((done) => (wake = done));
    return told.shift();
}

async function guest(lang, size, name) {
    const one = await person(chromium.browser, { lang, size, settings: { name } });
    await one.context.grantPermissions(['notifications'], { origin: server.url });
    await one.context.addInitScript((place) => {
        const bytes = (text) => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0)).buffer;
        const made = { endpoint: place.endpoint, getKey: (name) => bytes(place[name]), unsubscribe: async () => ((window.subscribed = null), true) };
        Object.defineProperty(PushManager.prototype, 'subscribe', { value: async (options) => ((window.key = options.applicationServerKey.length), (window.subscribed = made)) });
        Object.defineProperty(PushManager.prototype, 'getSubscription', { value: async () => window.subscribed ?? null });
    }, service.subscription());
    return one;
}

for (const [lang, size, theme] of [['fr', [360, 640], 'light'], ['en', [1440, 900], 'dark']])
    test(`the switch, quiet hours and an address of one’s own fit: ${lang}, ${size[0]} px, ${theme}`, async () => {
        const { page, context } = await guest(lang, size, 'Ana');
        await page.emulateMedia({ colorScheme: theme });
        await page.goto(`${server.url}/me`);
        await page.evaluate(() => navigator.serviceWorker.ready);
        const part = page.locator('section:has(#me-call)');
        await part.locator('.switch').nth(0).click();
        await part.locator('.call-places li').waitFor();
        assert.equal(await page.evaluate(() => window.key), 65, 'the server’s key is a point of P-256');
        await part.locator('.switch').nth(1).click();
        await part.locator('input[type=time]').first().fill('21:30');
        await part.locator('input[type=time]').first().blur();
        await part.locator('#call-address').fill(`http://127.0.0.1:${service.port}/hook`);
        await part.locator('form .btn').click();
        await part.locator('.call-places li').nth(1).waitFor();
        assert.deepEqual(await violations(page), []);
        assert.deepEqual(await misfits(page), []);
        await part.scrollIntoViewIfNeeded();
        await shoot(page, `call-${size[0]}-${lang}`);
        await part.locator('.acts .btn').last().click();
        const two = [await message(), await message()];
        assert.ok(two.some((one) => one.path === '/hook' && /Dizaine/.test(one.text)), JSON.stringify(two));
        assert.ok(two.some((one) => one.path === '/push' && one.status === 201), JSON.stringify(two));
        await part.locator('.call-places .btn').first().click();
        await part.locator('.switch').nth(0).click();
        await page.waitForFunction(() => document.querySelectorAll('.call-places li').length === 0 || document.querySelectorAll('.call-places li').length === 1);
        await context.close();
    });

test('who closed the tab is called, and the notification leads back to the table', async () => {
    const ana = await guest('fr', [390, 844], 'Ana'), leo = await guest('en', [390, 844], 'Léo');
    await ana.page.goto(`${server.url}/me`);
    await ana.page.evaluate(() => navigator.serviceWorker.ready);
    await ana.page.locator('section:has(#me-call) .switch').nth(0).click();
    await ana.page.locator('.call-places li').waitFor();
    await ana.page.goto(`${server.url}/new/pig/friends`);
    await ana.page.click('.new-form button[type=submit]');
    await ana.page.waitForSelector('.seat.yours');
    const link = ana.page.url();
    await leo.page.goto(link);
    await leo.page.click('.dock .btn.go');
    await ana.page.waitForSelector('.seat:has-text("Léo")');
    await ana.page.click('.dock .btn.go');
    await ana.page.waitForSelector('main[data-phase]');
    await leo.page.waitForSelector('main[data-phase]');
    await ana.page.close();
    /* If Léo is to move first he holds, and then the table waits for Ana. */
    await leo.page.waitForSelector('.dock');
    if ((await leo.page.locator('.dock:not(.wait)').count()) > 0) await leo.page.locator('.dock:not(.wait) .btn:not(.go):not([disabled])').first().click();
    const got = await message();
    const said = JSON.parse(got.text);
    assert.match(said.text, /C’est à vous de jouer.*Léo/);
    const page = await ana.context.newPage();
    await page.goto(server.url);
    await page.evaluate(() => navigator.serviceWorker.ready);
    const [worker] = ana.context.serviceWorkers();
    /* The shell has no place to show it: what it would be is noted. */
    await worker.evaluate(() => {
        self.shown = new Promise((done) => {
            self.registration.showNotification = async (title, { body, data }) => done({ title, body, data });
        });
    });
    const wire = await ana.context.newCDPSession(page);
    const registered = new Promise((done) =>
        wire.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => registrations.length > 0 && done(registrations[0].registrationId)),
    );
    await wire.send('ServiceWorker.enable');
    await wire.send('ServiceWorker.deliverPushMessage', { origin: server.url, registrationId: await registered, data: got.text });
    const shown = await worker.evaluate(() => self.shown);
    assert.deepEqual(shown, { title: 'Dizaine', body: said.text, data: { table: said.table } });
    await page.goto(`${server.url}/t/${said.table}`);
    await page.waitForSelector('.dock:not(.wait)');
    assert.deepEqual(ana.errors, []);
});
