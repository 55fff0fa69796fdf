// Every kind of moment of DIX as a picture, at many sizes: nothing sideways, no dock below the fold, no target under 44 px, and axe finds nothing.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { SIZES, check, hiddenByDock, openBrowser, person, serveFiles, showContract } from '../../../tests/page/kit.mjs';
import { dixAt } from './page_kit.mjs';

const FEWER = [[390, 844], [360, 640], [320, 568], [844, 390], [1440, 900]];
/* The fullest positions are looked at in every size. */
const FULL = new Set(['bust', 'long-row', 'bid', 'buy-thirty', 'over']);
const LONG = ['Ana', 'Maximilien-Alexandre de la Tour', 'Bernadette', 'Wolfgang Amadeus', 'Zoé'];

let files, chromium;
before(async () => {
    files = await serveFiles();
    chromium = await openBrowser();
});
after(async () => {
    await chromium.close();
    await files.close();
});

const everyCard = ['b', 'g', 'o', 'p'].flatMap((colour) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `${colour}${n}`));

/* Positions that matter, each as a real contract; where play would take too long to get there, one field is widened. */
const POSITIONS = {
    start: () => dixAt((c) => c.view.phase === 'choose' && c.waiting.includes(0) && c.view.row.length === 0 && c.view.last?.end === 'numbers'),
    bust: () => dixAt((c) => c.view.phase === 'choose' && c.waiting.includes(0) && c.view.row.length === 0 && c.view.last?.end === 'bust-total' && c.view.last.money > 0),
    row: () => dixAt((c) => c.view.phase === 'choose' && c.waiting.includes(0) && c.view.row.length === 4 && c.view.deck.left < 70 && c.view.money > 0),
    'long-row': async () => {
        const contract = await dixAt((c) => c.view.phase === 'choose' && c.waiting.includes(0) && c.view.row.length >= 2, { players: 5, names: LONG });
        return { ...contract, view: { ...contract.view, row: ['b1', 'c2', 'g3', 'c1', 'o2', 'c3', 'p1', 'b2'], total: 3, money: 6, market: everyCard.slice(0, 30) } };
    },
    bid: () => dixAt((c) => c.view.phase === 'bid' && c.waiting.includes(0) && c.legal.length > 2 && c.view.auction.high > 0, { players: 5, names: LONG }),
    buy: () => dixAt((c) => c.view.phase === 'buy' && c.waiting.includes(0) && c.view.market.length >= 6 && c.legal.length > 3),
    'buy-thirty': async () => {
        const contract = await dixAt((c) => c.view.phase === 'buy' && c.waiting.includes(0), { players: 4, names: LONG });
        return { ...contract, view: { ...contract.view, market: everyCard.slice(2, 32) }, legal: [...everyCard.slice(2, 32).filter((_, i) => i % 2 === 0).map((card) => `buy ${card}`), 'done'] };
    },
    pay: () => dixAt((c) => c.view.phase === 'pay' && c.waiting.includes(0) && c.legal.length > 3 && c.view.players[0].tokens > 0),
    drop: () => dixAt((c) => c.view.phase === 'drop' && c.waiting.includes(0) && c.legal.length > 6),
    'bust-buy': () => dixAt((c) => c.view.phase === 'bust' && c.waiting.includes(0) && c.legal.length > 3, { options: ['bust-buy=true'], choose: (c) => (c.legal.includes('draw') ? 'draw' : c.legal.at(-1)) }),
    wait: async () => {
        const contract = await dixAt((c) => c.view.phase === 'choose' && c.waiting.includes(0) && c.view.row.length === 3);
        return { ...contract, waiting: [1], legal: [], view: { ...contract.view, active: 1 } };
    },
    over: () => dixAt((c) => c.over, { players: 5, names: LONG }),
};

/* What the recap says of the turn before, against the rules: ALIX keeps her numbers (8.3), bust-buy leaves a choice, nobody holds more than ten coins. */
const mine = (c) => c.view.phase === 'choose' && c.waiting.includes(0) && c.view.row.length === 0;
const others = ({ gained, seat }) => gained.filter((_, i) => i !== seat);
const RECAPS = [
    ['ALIX busts', { players: 1, names: ['Ana', 'ALIX'], options: ['alix=10'] }, ({ view: { last } }) => last.seat === 1 && last.end === 'bust-money' && last.row.some((card) => !card.startsWith('c')), /ALIX keeps the numbers.*worth 3\.(?!.*market)/],
    ['a bust with bust-buy', { options: ['bust-buy=true'] }, ({ view: { last } }) => last.end === 'bust-total', /or a purchase instead/],
    ['all others gain as much', {}, ({ view: { last } }) => last.end === 'bust-total' && last.money > 0 && others(last).every((n) => n === last.money), /The others gain/],
    ['one is full', { players: 4 }, ({ view: { last } }) => last.end === 'bust-total' && others(last).some((n) => n < last.money) && others(last).some((n) => n > 0), /(?<!others gain.*)\+\d/],
];
for (const [name, how, wanted, says] of RECAPS)
    test(`DIX, the turn before, ${name}`, async () => {
        const contract = await dixAt((c) => mine(c) && c.view.last !== null && wanted(c), how);
        const { page, context, errors } = await person(chromium.browser, { lang: 'en' });
        await showContract(page, files.url, contract);
        assert.match(await page.locator('.recap').innerText().then((text) => text.replaceAll('\n', ' ')), says);
        assert.deepEqual(errors, []);
        await context.close();
    });

for (const [name, make] of Object.entries(POSITIONS))
    test(`DIX, ${name}: fits on every screen`, async () => {
        const contract = await make();
        const { page, context, errors } = await person(chromium.browser, { lang: 'fr', settings: { help: 'advice' } });
        const faults = [];
        await showContract(page, files.url, contract);
        await page.waitForSelector('main[data-phase]');
        for (const [width, height] of FULL.has(name) ? SIZES : FEWER) {
            await page.setViewportSize({ width, height });
            await check(page, `dix-${name}-${width}x${height}-fr`, faults);
            const hidden = name === 'over' ? 0 : await hiddenByDock(page, '.stage');
            if (hidden > 1) faults.push(`${name}-${width}x${height}: the dock hides ${hidden} px of the stage`);
        }
        await page.setViewportSize({ width: 390, height: 844 });
        await page.emulateMedia({ colorScheme: 'dark' });
        await check(page, `dix-${name}-390x844-dark-fr`, faults);
        assert.deepEqual(faults, []);
        assert.deepEqual(errors, []);
        await context.close();
    });

test('sheets: the cards left, a rival', async () => {
    const contract = await POSITIONS.row();
    for (const theme of ['light', 'dark']) {
        const { page, context } = await person(chromium.browser, { lang: 'fr', theme, settings: { name: 'Ana', help: 'left' } });
        const faults = [];
        await showContract(page, files.url, contract);
        await page.waitForSelector('.play');
        for (const [name, part] of [['left', '.pile-button'], ['rival', '.rival >> nth=0']]) {
            await page.click(part);
            await page.waitForSelector('dialog[open]');
            await check(page, `sheet-${name}-390x844-${theme}`, faults);
            await page.keyboard.press('Escape');
            await page.waitForSelector('dialog[open]', { state: 'detached' });
        }
        assert.deepEqual(faults, []);
        await context.close();
    }
});

test('the odds at four levels of help', async () => {
    const contract = await POSITIONS.row();
    const { page, context } = await person(chromium.browser, { lang: 'en' });
    const seen = {};
    for (const help of ['off', 'left', 'chance', 'advice']) {
        await page.goto(`${files.url}/rules/dix`);
        await page.evaluate((value) => localStorage.setItem('dizaine.settings', JSON.stringify({ lang: 'en', sound: false, help: value })), help);
        await showContract(page, files.url, contract);
        await page.waitForSelector('.play');
        seen[help] = { pile: await page.locator('.pile-button').count(), odds: await page.locator('.odds').allTextContents(), dock: await page.textContent('.dock') };
    }
    assert.equal(seen.off.pile, 0);
    assert.equal(seen.left.pile, 1);
    assert.deepEqual([seen.off.odds, seen.left.odds], [[], []]);
    assert.match(seen.chance.odds[0], /\d+% to bust/);
    assert.doesNotMatch(seen.chance.odds[0], /Advice/);
    assert.match(seen.advice.odds[0], /Advice: (draw|numbers|coins)/);
    assert.match(seen.advice.dock, /worth [+−]/);
    await context.close();
});

test('each card that one can buy shows what it adds, and says it; French writes a comma', async () => {
    const contract = await POSITIONS.buy();
    const gains = Object.entries(contract.view.gain).filter(([move, n]) => n > 0 && contract.legal.includes(move));
    assert.ok(gains.length > 0);
    const { page, context } = await person(chromium.browser, { lang: 'fr', settings: { help: 'advice' } });
    await showContract(page, files.url, contract);
    await page.waitForSelector('.stall');
    const shown = await page.locator('.stall .up').evaluateAll((all) => all.map((one) => [one.dataset.gain, one.parentElement.getAttribute('aria-label')]));
    assert.equal(shown.length, contract.view.market.filter((card) => gains.some(([move]) => move === `buy ${card}`)).length);
    for (const [gain, label] of shown) assert.match(label, new RegExp(`, \\${gain} points?$`));
    await showContract(page, files.url, await POSITIONS.row());
    await page.waitForSelector('.dock');
    const worth = await page.textContent('.dock');
    assert.match(worth, /vaut [+−]\d+,\d/);
    assert.doesNotMatch(worth, /\d\.\d/);
    await context.close();
});
