// Looking at a picture of Dixit closely, at every size of screen: it is on top and whole, its buttons are in reach, fingers turn and enlarge
// it, the cross closes it.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { misfits, openBrowser, person, serveFiles, shoot, showContract, violations } from '../../../tests/page/kit.mjs';
import { dixitAt } from './page_kit.mjs';

let files, chromium;
before(async () => {
    files = await serveFiles();
    chromium = await openBrowser();
});
after(async () => {
    await chromium.close();
    await files.close();
});

const SIZES = [[320, 568], [360, 640], [390, 844], [844, 390], [768, 1024], [1024, 768], [1440, 900], [1920, 1080]];

/* What is at the middle of the picture, and what of the buttons is out of sight or covered. */
const look = (page) =>
    page.evaluate(() => {
        const picture = document.querySelector('.zoom .pic');
        const middle = (element) => {
            const box = element.getBoundingClientRect();
            return document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        };
        const covered = [...document.querySelectorAll('.zoom button')].filter((button) => !button.contains(middle(button)));
        const box = picture.getBoundingClientRect();
        return { onTop: middle(picture) === picture, width: box.width, height: box.height, fit: getComputedStyle(picture).objectFit, covered: covered.map((button) => button.getAttribute('aria-label') ?? button.textContent) };
    });

async function opened(page, size) {
    const contract = await dixitAt('vote', { players: 6 });
    await page.setViewportSize({ width: size[0], height: size[1] });
    await showContract(page, files.url, contract);
    await page.waitForSelector('.dixit-desk .dock');
    await page.click(size[0] < 700 || size[1] <= 500 ? '.tile .slot-b >> nth=1' : '.tile .look >> nth=1');
    await page.waitForFunction(() => document.querySelector('.zoom img.pic')?.naturalWidth > 0);
}

for (const size of SIZES)
    test(`the zoom at ${size.join(' x ')} shows the picture on top, whole, with its buttons, and the cross closes it`, async () => {
        const { page, errors, context } = await person(chromium.browser, { size, lang: 'fr' });
        await opened(page, size);
        const found = await look(page);
        assert.ok(found.onTop, 'nothing lies over the picture');
        assert.equal(found.fit, 'contain');
        assert.deepEqual(found.covered, [], 'every button can be pressed');
        assert.ok(Math.min(found.width / 2, found.height / 3) * 3 >= Math.min(size[1] * 0.5, size[0] * 1.2), `the picture is large: ${Math.round(found.width)} x ${Math.round(found.height)}`);
        assert.deepEqual(await misfits(page), []);
        assert.deepEqual(await violations(page), []);
        for (let i = 0; i < 2; i++) await page.click('.zoom-do .btn:not(.go)');
        assert.deepEqual((await look(page)).covered, [], 'also with the longest description');
        await shoot(page, `dixit-zoom-${size.join('x')}`);
        await page.click('.zoom .sheet-top .ib');
        await page.waitForSelector('.zoom', { state: 'detached' });
        assert.deepEqual(errors, []);
        await context.close();
    });

test('fingers: a swipe turns to the next picture, two fingers and a double tap bring it closer, one finger moves it', async () => {
    const size = [390, 844];
    const { page, errors, context } = await person(chromium.browser, { size });
    await opened(page, size);
    const wire = await context.newCDPSession(page);
    const touch = (type, ...points) => wire.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
    const title = () => page.textContent('.zoom h2');
    const scale = () => page.evaluate(() => new DOMMatrix(getComputedStyle(document.querySelector('.zoom-at')).transform).a);
    const first = await title();
    const swipe = async (from, to) => {
        await touch('touchStart', [from, 400]);
        for (let i = 1; i <= 4; i++) await touch('touchMove', [from + ((to - from) * i) / 4, 400]);
        await touch('touchEnd');
    };
    await swipe(300, 120);
    await page.waitForFunction((old) => document.querySelector('.zoom h2').textContent !== old, first);
    await swipe(120, 300);
    await page.waitForFunction((old) => document.querySelector('.zoom h2').textContent === old, first);
    await page.waitForFunction(() => document.querySelector('.zoom img.pic')?.naturalWidth > 0);
    await touch('touchStart', [180, 380], [210, 420]);
    await touch('touchMove', [120, 300], [270, 500]);
    await touch('touchEnd');
    assert.ok((await scale()) > 2, 'two fingers bring it closer');
    const before = await page.evaluate(() => document.querySelector('.zoom-at').getBoundingClientRect().left);
    await swipe(200, 150);
    assert.ok((await page.evaluate(() => document.querySelector('.zoom-at').getBoundingClientRect().left)) < before, 'one finger moves it');
    assert.equal(await title(), first, 'and does not turn to another');
    for (let i = 0; i < 2; i++) {
        await touch('touchStart', [200, 400]);
        await touch('touchEnd');
    }
    await page.waitForFunction(() => getComputedStyle(document.querySelector('.zoom-at')).transform === 'none');
    assert.deepEqual(errors, []);
    await context.close();
});

for (const [width, height, players, phase] of [[360, 640, 6, 'vote'], [360, 640, 3, 'teller'], [390, 844, 3, 'teller'], [390, 844, 8, 'vote']])
    test(`the hand beside the table of ${players} at ${width} x ${height} can be touched: every picture is whole and 44 px wide or more`, async () => {
        const { page, errors, context } = await person(chromium.browser, { size: [width, height], lang: 'fr' });
        await showContract(page, files.url, await dixitAt(phase, { players }));
        await page.waitForSelector('.hand .fan button');
        const boxes = await page.evaluate(() =>
            [...document.querySelectorAll('.hand .fan button')].map((one) => {
                const box = one.getBoundingClientRect();
                return { width: box.width, ratio: box.width / box.height };
            }),
        );
        for (const box of boxes) assert.ok(box.width >= 43.5 && Math.abs(box.ratio - 2 / 3) < 0.02, JSON.stringify(boxes));
        assert.deepEqual(await misfits(page), []);
        await shoot(page, `dixit-hand-${players}-${width}x${height}`);
        await page.click('.hand .fan button >> nth=0');
        await page.waitForSelector('.zoom img.pic');
        assert.deepEqual(errors, []);
        await context.close();
    });
