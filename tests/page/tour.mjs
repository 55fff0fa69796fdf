// tour.mjs: makes the pictures of docs/tour.md and README.md anew, from real games: node tests/page/tour.mjs [FOLDER]
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { games, openBrowser, person, root, serveGames } from './kit.mjs';

const kit = (game) => import(`${root}/games/${game}/tests/page_kit.mjs`);
const folder = process.argv[2] ?? join(root, 'docs/pictures');
const named = readFileSync(join(root, 'docs/tour.md'), 'utf8');
const server = await serveGames(), chromium = await openBrowser();

/* Pictures side by side as one WebP of that height. */
async function write(name, shots, height) {
    const sheet = await chromium.browser.newPage();
    const webp = await sheet.evaluate(async ([all, tall]) => {
        const images = [];
        for (const data of all) {
            const image = new Image();
            image.src = `data:image/png;base64,${data}`;
            await image.decode();
            images.push(image);
        }
        const wide = images.map((image) => Math.round((image.width * tall) / image.height));
        const canvas = Object.assign(document.createElement('canvas'), { width: wide.reduce((sum, one) => sum + one), height: tall });
        const paper = canvas.getContext('2d');
        images.reduce((x, image, i) => (paper.drawImage(image, x, 0, wide[i], tall), x + wide[i]), 0);
        return canvas.toDataURL('image/webp', 0.8).split(',')[1];
    }, [shots, height]);
    await sheet.close();
    writeFileSync(join(folder, `${name}.webp`), Buffer.from(webp, 'base64'));
}

async function shot(page) {
    await page.evaluate(() => document.fonts.ready.then(() => true));
    await page.waitForFunction(() => [...document.images].every((image) => image.complete));
    return (await page.screenshot()).toString('base64');
}
const keep = async (page, name) => write(name, [await shot(page)], page.viewportSize().height);

/* A game alone, as far as its kit plays it for a picture. */
async function alone(game, size, then) {
    const { page, context } = await person(chromium.browser, { size });
    await page.goto(`${server.url}/new/${game}`);
    await page.click('.new-form button[type=submit]');
    await page.waitForSelector('.dock');
    await (await kit(game)).some(page);
    await page.waitForFunction(() => {
        document.querySelector('.skip')?.click();
        return document.querySelector('.dock:not(.wait)');
    });
    const taken = await then(page);
    await context.close();
    return taken;
}

const { page, context } = await person(chromium.browser, { size: [1280, 800] });
await page.goto(server.url);
await page.waitForSelector('.box');
await keep(page, 'tour-shelf');
await page.goto(`${server.url}/new/${games[0]}`);
await page.click('.choice label >> nth=2');
await page.waitForSelector('.new-form');
await keep(page, 'tour-new');
await context.close();

/* The lesson, and a game that is over: its ending, and its review. */
const first = await person(chromium.browser, { size: [390, 844] });
await first.page.goto(`${server.url}/learn/${games[0]}`);
await first.page.waitForSelector('.bubble:not([hidden]) .btn.go');
const lesson = await shot(first.page);
await first.page.goto(`${server.url}/new/${games[0]}`);
await first.page.click('.new-form button[type=submit]');
await first.page.waitForSelector('.dock');
await (await kit(games[0])).whole(first.page);
await first.page.waitForSelector('.ended .yourgame .chance-sum');
const ending = await shot(first.page);
await first.page.goto(first.page.url().replace(/\/local\/([^/?#]+).*/, '/review/$1/0'));
await first.page.waitForSelector('.review .chance-sum');
await write('tour-learn', [lesson, ending, await shot(first.page)], 720);
await first.context.close();

const shown = games.filter((game) => named.includes(`tour-${game}.webp`));
for (const [i, game] of shown.entries()) await alone(game, i % 2 ? [390, 844] : [1280, 800], (page) => keep(page, `tour-${game}`));
/* README's picture: the shelf and each game on a phone. */
const phone = [390, 820], shelf = await person(chromium.browser, { size: phone });
await shelf.page.goto(server.url);
await shelf.page.waitForSelector('.box');
const strip = [await shot(shelf.page)];
await shelf.context.close();
for (const game of shown) strip.push(await alone(game, phone, shot));
await write('screens', strip, 799);
await chromium.close();
await server.close();
