// The book of a circle in a browser: made, joined by its link, played in, read, and left.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { fits, openBrowser, person, serveGames } from './page/kit.mjs';

let server, chromium;
before(async () => {
    server = await serveGames('--limit', 'messages=0', '--limit', 'requests=0', '--limit', 'makes=0', '--limit', 'guests=0');
    chromium = await openBrowser();
});
after(async () => {
    await chromium.close();
    await server.close();
});

/* What a page asks the server, as its guest. */
const api = (page, path, body) =>
    page.evaluate(async ([path, body]) => {
        const init = body === null ? {} : { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
        const answer = await fetch(`/api/${path}`, init);
        return answer.json();
    }, [path, body ?? null]);

/* Games between one person of the circle and bots: the person passes the move to a bot and the game plays itself. */
async function playHere(page, book, game, players) {
    const seats = [{ kind: 'person' }, ...Array.from({ length: players - 1 }, () => ({ kind: 'bot', level: 'random' }))];
    await api(page, 'me', { name: 'Player' });
    const { table } = await api(page, 'tables', { game, players, seats, book, pause: 0, lang: 'fr' });
    await page.evaluate((table) => new Promise((done, fail) => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/ws?table=${table}`);
        let step = -1, id = 0;
        const send = (message) => socket.send(JSON.stringify({ id: ++id, ...message }));
        socket.onopen = () => (send({ t: 'sit', seat: 0, nonce: '0123456789abcdef0123456789abcdef' }), send({ t: 'start' }));
        socket.onerror = fail;
        socket.onmessage = (event) => {
            for (const line of event.data.split('\n').filter(Boolean)) {
                const { t, c } = JSON.parse(line);
                if (t !== 'contract') continue;
                if (c.over) return socket.close(), done();
                if (c.legal?.length > 0 && c.step !== step) send({ t: 'move', step: (step = c.step), m: c.legal.at(-1) });
            }
        };
    }), table);
}

test('a circle makes a book, a friend joins by the link, games and strengths are in it, in every light; who leaves is gone', async () => {
    const ana = await person(chromium.browser, { lang: 'fr', size: [390, 844], settings: { name: 'Ana' } });
    await ana.page.goto(`${server.url}/book`);
    await ana.page.fill('#book-name', 'Cercle du jeudi');
    await ana.page.fill('#book-as', 'Ana');
    await fits(ana.page, 'book-make-390x844-fr');
    await ana.page.click('form button[type=submit]');
    await ana.page.waitForSelector('.circle .qr');
    const id = /book\/(b[0-9a-f]+)/.exec(ana.page.url())[1];
    const key = await ana.page.evaluate((id) => JSON.parse(localStorage.getItem('dizaine.books'))[id], id);
    assert.match(key, /^[0-9a-f]{64}$/);
    await fits(ana.page, 'book-empty-390x844-fr');

    const bob = await person(chromium.browser, { lang: 'en', theme: 'dark', size: [1440, 900], settings: { name: '<b>Bob</b>' } });
    await bob.page.goto(`${server.url}/book#${key}`);
    await bob.page.waitForSelector('#book-as');
    assert.equal(await bob.page.inputValue('#book-as'), '<b>Bob</b>');
    await fits(bob.page, 'book-join-1440x900-en-dark');
    await bob.page.click('form button[type=submit]');
    await bob.page.waitForURL(/\/book\/b/);
    await bob.page.waitForSelector('.circle');
    assert.equal(await bob.page.locator('.circle b').count(), 0, 'a name is a text');

    for (let i = 0; i < 3; i++) await playHere(ana.page, id, 'pig', 3);
    await playHere(bob.page, id, 'pig', 2);
    for (const [{ page, errors }, size, lang] of [[ana, [390, 844], 'fr'], [bob, [1440, 900], 'en'], [ana, [360, 640], 'fr'], [ana, [1440, 900], 'fr'], [bob, [844, 390], 'en']]) {
        await page.setViewportSize({ width: size[0], height: size[1] });
        await page.goto(`${server.url}/book/${id}`);
        await page.waitForSelector('.force li');
        assert.equal(await page.locator('.force li').count(), 3, 'two people and a kind of bot');
        assert.equal(await page.locator('.book-games li').count(), 4);
        await fits(page, `book-${size.join('x')}-${lang}`);
        assert.deepEqual(errors, []);
    }

    // In this circle a table is made with its book.
    const more = ana.page.locator('a[href*="#book="]').first();
    await more.click();
    await ana.page.waitForSelector('.new-form button[type=submit]');
    const asked = ana.page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/tables'));
    await ana.page.click('.new-form button[type=submit]');
    assert.equal(JSON.parse((await asked).postData()).book, id);

    await bob.page.click('.circle button:has-text("Leave the circle")');
    await bob.page.click('.circle button:has-text("Yes, leave")');
    await bob.page.waitForURL(/\/book$/);
    await ana.page.goto(`${server.url}/book/${id}`);
    await ana.page.waitForSelector('.book-games li');
    assert.doesNotMatch(await ana.page.textContent('main'), /Bob/);
    await bob.page.goto(`${server.url}/book/${id}`);
    await bob.page.waitForSelector('[role=status]:has-text("no such book")');
    for (const { context } of [ana, bob]) await context.close();
});
