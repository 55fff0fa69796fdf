// A person's own data on the page, and what people at a table can do about one another: a new code, mute, send away, report.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { fits, openBrowser, person, serveFiles, serveGames } from './page/kit.mjs';
import { reach } from './page/keys.mjs';

let server, chromium;
before(async () => {
    server = await serveGames();
    chromium = await openBrowser();
});
after(async () => {
    await chromium.close();
    await server.close();
});

async function openTable(page, game = 'pig', settings = 'friends') {
    await page.goto(`${server.url}/new/${game}/${settings}`);
    await page.click('.new-form button[type=submit]');
    await page.waitForSelector('.seat.yours');
    return (await page.textContent('#share-link')).trim();
}

test('my data: a code brings me back elsewhere, others are signed out, all goes home, all is forgotten', async () => {
    const here = await person(chromium.browser, { lang: 'en', size: [360, 740], settings: { name: 'Ana', workshop: true } });
    const there = await person(chromium.browser, { lang: 'fr', size: [1440, 900], settings: { name: 'Léo' } });
    const link = await openTable(here.page, 'dix');
    await here.page.goto(server.url);
    await reach(here.page, 'a[href$="/me"]', 60);
    await here.page.keyboard.press('Enter');
    await here.page.waitForSelector('#me-delete');
    await fits(here.page, 'me-360x740');
    await here.page.click('text=Make a code');
    const code = (await here.page.textContent('#recovery-code')).trim();
    assert.match(code, /^([2-9A-Z]{4}-){4}[2-9A-Z]{4}$/);
    await fits(here.page, 'me-code-360x740');
    await there.page.goto(`${server.url}/me`);
    await there.page.fill('#have-code', 'AAAA');
    await there.page.click('text=Me retrouver');
    await there.page.waitForSelector('.toast.error');
    await there.page.fill('#have-code', code.toLowerCase());
    await there.page.keyboard.press('Enter');
    await there.page.waitForSelector('text=Vous êtes chez vous dans 2 navigateurs.');
    await fits(there.page, 'me-1440x900-fr');
    await there.page.goto(link);
    await there.page.waitForSelector('.seat.yours');
    await here.page.click('text=Sign out everywhere else');
    await here.page.waitForSelector('text=You are at home in 1 browser.');
    await there.page.waitForSelector('.seat.yours', { state: 'detached' });
    const [download] = await Promise.all([here.page.waitForEvent('download'), here.page.click('text=Download')]);
    const home = JSON.parse(readFileSync(await download.path(), 'utf8'));
    assert.equal(home.guest[0].name, 'Ana');
    assert.equal(home.tables.length, 1);
    await here.page.click('#me-delete ~ .acts button');
    await here.page.waitForSelector('dialog[open]');
    await fits(here.page, 'me-delete-360x740');
    await here.page.click('text=Delete for good');
    await here.page.waitForSelector('.box');
    const kept = await here.page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('dizaine.')));
    assert.deepEqual(kept, []);
    await there.page.reload();
    await there.page.waitForSelector('.seat.free');
    assert.equal(await there.page.locator('text=Ana').count(), 0);
    for (const one of [here, there]) {
        assert.deepEqual(one.errors, []);
        await one.context.close();
    }
});

test('the privacy page says how long this server keeps things, in both languages, and what the device keeps without it', async () => {
    const reader = await person(chromium.browser, { lang: 'en', size: [360, 740] });
    await reader.page.goto(`${server.url}/privacy`);
    await reader.page.waitForSelector('text=365 days');
    await reader.page.waitForSelector('text=as long as this server runs');
    await fits(reader.page, 'privacy-360x740');
    await reader.page.click('.bar button[lang=fr]');
    await reader.page.waitForSelector('text=365 jours');
    await reader.page.setViewportSize({ width: 1440, height: 900 });
    await fits(reader.page, 'privacy-1440x900-fr');
    await reader.context.close();
    const files = await serveFiles();
    const alone = await person(chromium.browser, { lang: 'en' });
    await alone.page.goto(`${files.url}/privacy`);
    await alone.page.waitForSelector('text=its numbers cannot be shown');
    await alone.page.goto(`${files.url}/me`);
    await alone.page.waitForSelector('text=The server cannot be reached now.');
    await alone.context.close();
    await files.close();
});

test('the host renews the code, mutes and sends away a spectator; anyone can report', async () => {
    const host = await person(chromium.browser, { lang: 'en', size: [360, 740], settings: { name: 'Ana' } });
    const other = await person(chromium.browser, { lang: 'fr', size: [1440, 900], settings: { name: 'Bob' } });
    const old = await openTable(host.page, 'dix');
    await other.page.goto(old);
    await other.page.waitForSelector('.seats');
    await other.page.fill('#name', 'Bob');
    await other.page.locator('#name').blur();
    await host.page.click('text=New code');
    await host.page.waitForFunction((before) => document.getElementById('share-link').textContent.trim() !== before, old);
    await fits(host.page, 'lobby-host-360x740');
    const late = await person(chromium.browser, { lang: 'en', settings: { name: 'Eva' } });
    await late.page.goto(old);
    await late.page.waitForSelector('text=There is no such table.');
    await host.page.click('.bar button[aria-label="People here"]');
    await host.page.click('button[aria-label="Mute Bob"]');
    await host.page.waitForSelector('button[aria-label="Unmute Bob"]');
    await fits(host.page, 'people-360x740');
    await other.page.click('.bar button[aria-label="Signaler"]');
    // The colon of French stands behind a narrow space.
    await other.page.selectOption('#report-what', await other.page.locator('#report-what option', { hasText: /^Nom\s:\sAna$/ }).evaluate((option) => option.value));
    await other.page.fill('#report-text', 'pas gentil');
    await fits(other.page, 'report-1440x900-fr');
    await other.page.click('text=Envoyer le signalement');
    await other.page.waitForSelector('text=Merci : le signalement est transmis.');
    await host.page.click('button[aria-label="Send away Bob"]');
    await host.page.click('dialog[open] .btn.go');
    await other.page.waitForSelector('text=L’hôte ne vous laisse plus entrer à cette table.');
    await host.page.waitForSelector('button[aria-label="Let in again: Bob"]');
    await host.page.click('button[aria-label="Let in again: Bob"]');
    await host.page.waitForSelector('button[aria-label="Let in again: Bob"]', { state: 'detached' });
    for (const one of [host, other, late]) {
        assert.deepEqual(one.errors, []);
        await one.context.close();
    }
});
