// The way back, as people see it: somebody closes the tab and is grey for everyone, another one lets the computer play, the person comes back; who comes late
// takes a bot's seat; what is said is seen at once.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { fits, openBrowser, person, serveGames, shoot } from './page/kit.mjs';

let server, chromium;
before(async () => {
    server = await serveGames('--limit', 'relay-seconds=1', '--limit', 'nudge-seconds=0');
    chromium = await openBrowser();
});
after(async () => {
    await chromium.close();
    await server.close();
});

const guest = (lang, size, name) => person(chromium.browser, { lang, size, settings: { name } });

async function makeTable(page, players) {
    await page.goto(`${server.url}/new/dix/friends`);
    await page.click(`.choice label:has-text("${players}") >> nth=0`);
    await page.click('.new-form button[type=submit]');
    await page.waitForSelector('.seat.yours');
    return (await page.textContent('#share-link')).trim();
}

const acts = (page) => page.locator('.dock:not(.wait) .btn').count();

/* The one whose turn it is, behind. */
async function turned(friends) {
    for (;;) {
        for (const friend of friends) if ((await acts(friend.page)) > 0) return [...friends.filter((one) => one !== friend), friend];
        await friends[0].page.waitForFunction(() => document.querySelector('.dock') !== null);
    }
}

test('who closes the tab is grey for everyone; anyone lets the computer play; and the person comes back', async () => {
    const friends = [await guest('fr', [1440, 900], 'Ana'), await guest('en', [390, 844], 'Maximilien de la Tour'), await guest('fr', [360, 640], 'Zoé')];
    const link = await makeTable(friends[0].page, 3);
    for (const { page } of friends.slice(1)) {
        await page.goto(link);
        await page.click('.dock .btn.go');
        await page.waitForSelector('.seat.yours');
    }
    await friends[0].page.waitForFunction(() => !document.querySelector('.seat.free'));
    await friends[0].page.click('.dock .btn.go');
    for (const { page } of friends) await page.waitForSelector('.play');
    const [one, other, away] = await turned(friends);
    const host = friends[0];
    await away.page.close();
    for (const { page } of [one, other]) {
        await page.waitForSelector('.dock.absent .av.away');
        await page.waitForSelector('.rival .av.away');
    }
    const helper = other === host ? one : other; // anyone but the host, after a while
    await helper.page.waitForSelector('.dock.absent .btn:has-text("Relayer"), .dock.absent .btn:has-text("Let it play")');
    for (const { page } of [one, other]) await fits(page, `away-${page.viewportSize().width}`);
    await helper.page.click('.dock.absent .btn');
    const watching = helper === one ? other : one;
    await watching.page.waitForSelector('.toast:has-text("ordinateur"), .toast:has-text("computer")');
    for (const { page } of [one, other]) await page.waitForSelector('.rival .av.played');
    await fits(watching.page, `played-${watching.page.viewportSize().width}`);
    const back = await away.context.newPage();
    await back.goto(link);
    await back.waitForSelector('.play');
    await watching.page.waitForSelector('.toast:has-text("de retour"), .toast:has-text("is back")');
    await watching.page.waitForFunction(() => document.querySelector('.av.played, .av.away') === null);
    await back.click('.bar button[aria-label^="Chat"], .bar button[aria-label^="Discussion"]');
    await back.fill('#say', 'Me voilà <b>!</b>');
    await back.keyboard.press('Enter');
    await back.click('.reactions button >> nth=0');
    for (const { page } of [one, other]) {
        await page.waitForSelector('.chat-float:has-text("Me voilà <b>!</b>")');
        await page.waitForSelector('.float:not(.chat-float) b');
    }
    await shoot(watching.page, `said-${watching.page.viewportSize().width}`);
    for (const { errors } of friends) assert.deepEqual(errors, []);
});

test('who comes late takes a bot’s seat, or a place in the next game', async () => {
    const host = await guest('fr', [390, 844], 'Ana');
    const link = await makeTable(host.page, 2);
    await host.page.click('.dock .btn.go'); // the free seat is the computer's
    await host.page.waitForSelector('.play');
    const late = await guest('en', [390, 844], 'Wanda'), later = await guest('fr', [360, 640], 'Yan');
    await late.page.goto(link);
    await late.page.waitForSelector('.late .btn');
    await fits(late.page, 'late-390x844-en');
    await late.page.click('.late .btn');
    await late.page.waitForSelector('.mine');
    await host.page.waitForSelector('.toast:has-text("Wanda")');
    await later.page.goto(link);
    await later.page.click('.late .btn:has-text("prochaine partie")');
    await later.page.waitForSelector('.late:has-text("Vous jouerez la prochaine partie")');
    await fits(later.page, 'late-next-360x640-fr');
    for (const { errors } of [host, late, later]) assert.deepEqual(errors, []);
});
