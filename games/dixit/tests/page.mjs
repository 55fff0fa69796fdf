// Dixit in a real browser: alone to the final score, three friends with a reload and a changed vote, the shared screen, own pictures,
// every phase at phone and desktop size.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { hiddenByDock, misfits, openBrowser, person, serveFiles, serveGames, shoot, showContract, startAlone, violations, wish } from '../../../tests/page/kit.mjs';
import { dixitAt, play } from './page_kit.mjs';

let files, server, chromium;
before(async () => {
    files = await serveFiles();
    server = await serveGames('--limit', 'uploads=0');
    chromium = await openBrowser();
});
after(async () => {
    await chromium.close();
    await server.close();
    await files.close();
});

const scores = (page) => page.locator('.ranking li').evaluateAll((rows) => rows.map((row) => `${row.querySelector('.nm').textContent} ${parseInt(row.querySelector('b').textContent, 10)}`).sort());

test('alone: a whole game to its final score, and the bots say why', async () => {
    const { page, errors, context } = await person(chromium.browser, { lang: 'fr' });
    await wish(page, files.url, 'dixit', { way: 'alone', players: 4, level: 'easy', options: { goal: 15 }, decks: ['paper', 'wind'] });
    await startAlone(page, files.url, 'dixit');
    assert.equal(await page.textContent('.bar .where'), 'Manche 1');
    await play(page, () => document.querySelector('.revealing[data-step="4"]') !== null);
    await page.click('.why >> nth=0');
    await page.waitForSelector('.why-said');
    assert.match(await page.textContent('.why-said'), /Un indice|«/);
    assert.deepEqual(await violations(page), []);
    assert.deepEqual(await misfits(page), []);
    await shoot(page, 'dixit-why-390x844-fr');
    await play(page);
    const found = await scores(page);
    assert.equal(found.length, 4);
    assert.ok(Math.max(...found.map((line) => Number(line.split(' ').at(-1)))) >= 15, 'somebody reached the goal');
    assert.deepEqual(await violations(page), []);
    await page.click('.previous');
    await page.waitForSelector('.last-round .slots');
    assert.deepEqual(await violations(page), []);
    await shoot(page, 'dixit-last-round-390x844-fr');
    await page.keyboard.press('Escape');
    const rounds = Number(/\d+/.exec(await page.textContent('.feast-sub'))[0]);
    await page.click('.below .previous >> nth=1');
    await page.waitForFunction((n) => document.querySelectorAll('.album-page').length === n, rounds);
    const deeds = await page.locator('.album-people li').allTextContents();
    const told = deeds.map((one) => Number(/sur (\d+) trouvés/.exec(one)?.[1] ?? 0));
    assert.equal(told.reduce((sum, n) => sum + n, 0), rounds, 'everybody\'s clues are all clues');
    assert.deepEqual([...(await violations(page)), ...(await misfits(page))], []);
    await shoot(page, 'dixit-album-390x844-fr');
    await page.click('.album-heart >> nth=0');
    assert.equal(await page.textContent('#album-best'), 'L’indice de la soirée');
    const [file] = await Promise.all([page.waitForEvent('download'), page.click('.album-do .btn >> nth=0')]);
    const kept = readFileSync(await file.path(), 'utf8');
    assert.equal(kept.match(/src="data:image\/jpeg/g).length, (await page.locator('.album-all img').count()), 'every picture is in the file');
    assert.doesNotMatch(kept, /<script|<button|(?:src|href)="(?:https?:|blob:|\/)/);
    assert.deepEqual(errors, []);
    await context.close();
});

/* On a phone: the picture large, then its button. */
async function choose(page, tile) {
    await page.click(tile);
    await page.click('.zoom .btn.go');
    await page.waitForSelector('.zoom', { state: 'detached' });
}

/* A table of three friends, opened by the first. */
async function gather(prepare = async () => undefined) {
    const friends = [];
    for (const [i, name] of ['Ana', 'Léo', 'Inès'].entries()) friends.push(await person(chromium.browser, { lang: i === 1 ? 'fr' : 'en', size: i === 0 ? [1440, 900] : [390, 844], settings: { name } }));
    const pages = friends.map(({ page }) => page);
    await pages[0].goto(`${server.url}/new/dixit/friends`);
    await prepare(pages[0]);
    await pages[0].click('.new-form button[type=submit]');
    await pages[0].waitForSelector('.seat.yours');
    for (const page of pages.slice(1)) {
        await page.goto(pages[0].url());
        await page.click('.dock .btn.go');
        await page.waitForSelector('.seat.yours');
    }
    return { friends, pages };
}

async function begin(pages) {
    await pages[0].waitForFunction(() => !document.querySelector('.seat.free'));
    await pages[0].click('.dock .btn.go');
    for (const page of pages) await page.waitForSelector('.dixit-desk');
}

const seesPictures = (page, selector = '.slots .pic') =>
    page.waitForFunction((one) => document.querySelectorAll(one).length > 0 && [...document.querySelectorAll(one)].every((image) => image.tagName === 'IMG' && image.naturalWidth > 0), selector);

/* A shared screen has no hand that could scroll it. */
const allSeen = async (page) => assert.ok(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight), 'the shared screen shows all of it');

test('three friends: two rounds, with a reload in the middle, a changed vote, and a shared screen', async () => {
    const { friends, pages } = await gather();
    const [ana, leo, ines] = pages;
    const tv = await person(chromium.browser, { lang: 'fr', size: [1920, 1080] });
    await tv.page.goto(`${pages[0].url()}/tv`);
    await tv.page.waitForFunction(() => document.querySelector('.qr')?.naturalWidth > 0);
    assert.equal(await tv.page.locator('.tv-seats li:not(.free)').count(), 3);
    assert.deepEqual(await violations(tv.page), []);
    assert.deepEqual(await misfits(tv.page), []);
    await shoot(tv.page, 'dixit-tv-lobby-1920x1080-fr');
    await begin(pages);
    await tv.page.waitForSelector('.tv-dixit');
    await seesPictures(tv.page, '.gallery .pic');
    assert.equal(await tv.page.locator('.gallery .pic').count(), 3, 'there is something to look at while somebody thinks');
    await allSeen(tv.page);
    await shoot(tv.page, 'dixit-tv-first-1920x1080-fr');
    await ines.fill('.clue-in input', 'Too late by a moment');
    await ana.click('.slots .slot-b >> nth=0');
    await ana.fill('.clue-in input', 'La mer, la nuit');
    await ana.keyboard.press('Enter');
    await leo.waitForSelector('.dixit-desk[data-phase=give]');
    assert.match(await leo.textContent('.clue blockquote'), /La mer, la nuit/);
    await ines.waitForSelector('.toast');
    assert.match(await ines.textContent('.toast'), /Ana was quicker/);
    await leo.reload();
    await leo.waitForSelector('.dixit-desk[data-phase=give]');
    for (const page of [leo, ines]) {
        await choose(page, '.slots .slot-b >> nth=1');
        await choose(page, '.slots .slot-b >> nth=2');
        await page.click('.dock .btn.go');
    }
    for (const page of pages) await page.waitForSelector('.dixit-desk[data-phase=vote]');
    await seesPictures(tv.page, '.tv-dixit .slots .pic');
    assert.equal(await tv.page.locator('.slots .pic').count(), 5, 'five pictures lie on the table of three');
    assert.equal(await tv.page.locator('.slots .own, .hand, .slots .tag').count(), 0, 'nothing on the shared screen is anybody’s secret');
    await allSeen(tv.page);
    await shoot(tv.page, 'dixit-tv-vote-1920x1080-fr');
    assert.deepEqual(await misfits(tv.page), []);
    await choose(leo, '.slots .slot-b:not(.own) >> nth=0');
    await leo.waitForSelector('.dock.done');
    const first = await leo.textContent('.slot-b.sel .no');
    await tv.page.waitForSelector('.voters .bd.ok');
    await choose(leo, '.slots .slot-b:not(.own):not(.sel) >> nth=0');
    await leo.waitForFunction((old) => document.querySelector('.dock.done') && document.querySelector('.slot-b.sel .no').textContent !== old, first);
    const second = await leo.textContent('.slot-b.sel .no');
    assert.notEqual(first, second);
    await leo.reload();
    await leo.waitForSelector('.dock.done');
    assert.equal(await leo.textContent('.slot-b.sel .no'), second, 'the changed vote is kept');
    await choose(ines, '.slots .slot-b:not(.own) >> nth=0');
    for (const page of pages) await page.waitForSelector('.revealing[data-step="4"]');
    const slot = leo.locator('.slots .tile').nth(Number(second.match(/\d+/)[0]) - 1);
    assert.match(await slot.textContent(), /Vous|You/, 'the vote that counts is the changed one');
    await tv.page.waitForSelector('.slots.reveal .tag');
    await allSeen(tv.page);
    await shoot(tv.page, 'dixit-tv-reveal-1920x1080-fr');
    assert.deepEqual(await violations(tv.page), []);
    assert.equal(await tv.page.textContent('.bar .where'), 'Manche 1', 'the shared screen tells the round that it shows');
    for (const page of pages) await page.click('.dock .btn.go');
    const second_round = () => document.querySelector('.revealing[data-step="4"]') !== null;
    await Promise.all(pages.map((page) => play(page, second_round)));
    await Promise.all(pages.map((page) => page.click('.dock .btn.go')));
    for (const page of pages) await page.waitForFunction(() => / 3$/.test(document.querySelector('.bar .where').textContent));
    for (const { errors, context } of [...friends, tv]) {
        assert.deepEqual(errors, []);
        await context.close();
    }
});

/* A PNG of one colour and a stripe that no other has. */
function png(n) {
    const crc = (bytes) => {
        let c = ~0;
        for (const byte of bytes) for (let k = 0, b = (c ^ byte) & 255, x = b; k < 8; k++) (x = x & 1 ? (x >>> 1) ^ 0xedb88320 : x >>> 1), k === 7 && (c = (c >>> 8) ^ x);
        return ~c >>> 0;
    };
    const chunk = (kind, data) => {
        const body = Buffer.concat([Buffer.from(kind), data]);
        const out = Buffer.alloc(8 + body.length);
        out.writeUInt32BE(data.length, 0);
        body.copy(out, 4);
        out.writeUInt32BE(crc(body), 4 + body.length);
        return out;
    };
    const head = Buffer.alloc(13);
    head.writeUInt32BE(80, 0);
    head.writeUInt32BE(120, 4);
    head.set([8, 2, 0, 0, 0], 8);
    const rows = Buffer.alloc(120 * 241, (n * 9) % 256);
    for (let y = 0; y < 120; y++) {
        rows[y * 241] = 0;
        rows.fill(255 - n, y * 241 + 1, y * 241 + 1 + 3 * n);
    }
    return Buffer.concat([Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]), chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]);
}

test('own pictures: brought at the new table, refused with a reason, and played with', async () => {
    const pictures = Array.from({ length: 24 }, (_, i) => ({ name: `p${i}.png`, mimeType: 'image/png', buffer: png(i + 1) }));
    const more = [
        { name: 'evil.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>') },
        { name: 'cards.txt', mimeType: 'text/plain', buffer: Buffer.from(Array.from({ length: 24 }, (_, i) => `p${i}.png: Stripe ${i} | A stripe of ${i}.`).join('\n')) },
    ];
    const { friends, pages } = await gather(async (page) => {
        await page.click('.decks summary');
        await seesPictures(page, '.deck .pic');
        assert.equal(await page.locator('.deck').count(), 10);
        assert.deepEqual(await violations(page), []);
        await page.fill('#deck-name', 'Stripes');
        await page.setInputFiles('#deck-files', [...pictures, ...more]);
        await page.waitForSelector('.deck-report');
        assert.match(await page.textContent('.deck-report'), /24 cards[\s\S]*evil\.svg: SVG/);
        await page.waitForSelector('.deck-own .deck.on');
        await page.click('.deck:has-text("The Paper World")');
        assert.match(await page.textContent('.decks summary'), /24/);
        await shoot(page, 'dixit-decks-1440x900');
    });
    await begin(pages);
    for (const page of pages) await seesPictures(page);
    assert.match(await pages[1].getAttribute('.slots img', 'alt'), /^Stripe \d+$/);
    await Promise.all(pages.map((page) => play(page, () => document.querySelector('.revealing[data-step="4"]') !== null)));
    await seesPictures(pages[1]);
    await shoot(pages[1], 'dixit-own-390x844-fr');
    for (const { errors, context } of friends) {
        assert.deepEqual(errors, []);
        await context.close();
    }
});

test('own pictures: the host brings them in the lobby, everyone sees how many there are and plays with them', async () => {
    const { friends, pages } = await gather();
    const [ana, leo] = pages;
    assert.match(await leo.textContent('.pictures'), /84 cartes/);
    assert.equal(await leo.locator('.pictures button, .pictures input').count(), 0, 'only the host chooses');
    await ana.click('.decks summary');
    await seesPictures(ana, '.deck .pic');
    await ana.fill('#deck-name', 'Stripes');
    await ana.setInputFiles('#deck-files', Array.from({ length: 24 }, (_, i) => ({ name: `p${i}.png`, mimeType: 'image/png', buffer: png(i + 1) })));
    await ana.waitForSelector('.deck-own .deck.on');
    await leo.waitForFunction(() => /108 cartes/.test(document.querySelector('.pictures').textContent));
    await ana.click('.deck:has-text("The Paper World")');
    await leo.waitForFunction(() => /24 cartes/.test(document.querySelector('.pictures').textContent));
    await ana.click('.deck-own .deck');
    await ana.waitForSelector('.toast');
    assert.match(await leo.textContent('.pictures'), /24 cartes/, 'one deck at least');
    for (const size of [[1440, 900], [390, 844], [844, 390]]) {
        await ana.setViewportSize({ width: size[0], height: size[1] });
        await shoot(ana, `dixit-lobby-decks-${size.join('x')}`);
        assert.deepEqual(await misfits(ana), []);
    }
    assert.deepEqual(await violations(ana), []);
    await begin(pages);
    for (const page of pages) await seesPictures(page);
    assert.match(await leo.getAttribute('.slots img', 'src'), /api\/decks\/d/);
    for (const { errors, context } of friends) {
        assert.deepEqual(errors, []);
        await context.close();
    }
});

test('by keyboard alone: look, choose, tell; a screen reader hears titles, descriptions and what happened', async () => {
    const { page, errors, context } = await person(chromium.browser, { size: [1440, 900] });
    await startAlone(page, files.url, 'dixit');
    await seesPictures(page);
    const focused = () => page.evaluate(() => `${document.activeElement.className} ${document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent}`);
    const reach = async (wanted) => {
        for (let i = 0; i < 60; i++) {
            if (wanted.test(await focused())) return;
            await page.keyboard.press('Tab');
        }
        throw new Error(`no way to ${wanted} by Tab`);
    };
    await reach(/^look/);
    await page.keyboard.press('Enter');
    const title = await page.textContent('.zoom h2');
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction((old) => document.querySelector('.zoom h2').textContent !== old, title);
    await page.keyboard.press('Escape');
    await page.waitForSelector('.zoom', { state: 'detached' });
    await reach(/^slot-b/);
    await page.keyboard.press('Enter');
    assert.equal(await page.locator('.slot-b.sel[aria-pressed=true]').count(), 1);
    const described = await page.evaluate(() => document.getElementById(document.querySelector('.slot-b.sel').getAttribute('aria-describedby')).textContent);
    assert.ok(described.length > 10, 'a picture has a description');
    await page.evaluate(() => {
        window.heard = [];
        new MutationObserver(() => window.heard.push(document.querySelector('#live').textContent)).observe(document.querySelector('#live'), { childList: true, characterData: true, subtree: true });
    });
    await page.focus('.clue-in input');
    await page.keyboard.type('A door nobody opens');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => window.heard.some((text) => /door nobody opens/.test(text)));
    assert.deepEqual(errors, []);
    await context.close();
});

const LONG = ['Maximilien de la Tour du', 'Anne-Sophie Bartholomé', 'Jean-Christophe Martin', 'Wolfeschlegelsteinhausen', 'Marie-Antoinette D.', 'Bartholomew Fitz', 'Guðrún Ásgeirsdóttir', 'Zoé'];
const CLUE = 'Il était une fois, dans un pays si lointain que même les oiseaux en avaient oublié le nom, une porte que personne n’ouvrait, sauf les soirs où la lune riait plus fort que nous deux, là-bas.';
const TABLES = [
    { players: 3, phases: ['give', 'vote'], size: [390, 844], lang: 'fr', theme: 'light' },
    { players: 8, phases: ['give', 'voted', 'later', 'over'], size: [360, 640], lang: 'fr', theme: 'dark', options: ['odyssey=true'], names: LONG, clue: CLUE },
    { players: 6, phases: ['first', 'vote', 'over'], size: [844, 390], lang: 'en', theme: 'light' },
    { players: 8, phases: ['vote', 'over'], size: [1440, 900], lang: 'en', theme: 'dark', names: LONG, clue: CLUE },
    { players: 4, phases: ['first', 'given', 'teller'], size: [1920, 1080], lang: 'fr', theme: 'light' },
    { players: 8, phases: ['give', 'vote'], size: [768, 1024], lang: 'fr', theme: 'light', names: LONG, clue: CLUE },
    { players: 8, phases: ['give', 'vote'], size: [1280, 800], lang: 'en', theme: 'light', names: LONG, clue: CLUE },
    { players: 4, phases: ['first', 'vote', 'over'], size: [320, 568], lang: 'fr', theme: 'dark' },
];
for (const { players, phases, size, lang, theme, options = [], names, clue } of TABLES)
    test(`${players} players at ${size.join(' x ')}: nothing overflows, the dock is in reach, axe is content`, async () => {
        const { page, errors, context } = await person(chromium.browser, { lang, theme, size });
        for (const phase of phases) {
            const contract = await dixitAt(phase, { players, options, clue });
            if (names) contract.names = contract.names.map((_, i) => names[i]);
            await showContract(page, files.url, contract);
            await page.waitForSelector('.dixit-desk .dock');
            await seesPictures(page).catch(() => undefined);
            await shoot(page, `dixit-${players}-${phase}-${size.join('x')}-${theme}-${lang}`);
            assert.deepEqual(await misfits(page), [], phase);
            if (size[0] >= 700 && phase !== 'over') for (const part of ['.slots', '.track']) assert.ok((await hiddenByDock(page, part)) <= 1, `the dock hides ${part}: ${phase}`);
            assert.deepEqual(await violations(page), [], phase);
        }
        assert.deepEqual(errors, []);
        await context.close();
    });
