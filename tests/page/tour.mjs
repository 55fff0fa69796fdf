// tour.mjs: makes the pictures of docs/tour.md anew, from real games: node tests/page/tour.mjs [FOLDER]
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { games, openBrowser, person, root, serveGames } from './kit.mjs';

const kit = (game) => import(`${root}/games/${game}/tests/page_kit.mjs`);
const folder = process.argv[2] ?? join(root, 'docs/pictures');
const named = readFileSync(join(root, 'docs/tour.md'), 'utf8');
const server = await serveGames(), chromium = await openBrowser();

/* As WebP, at the size of the screen. */
async function keep(page, name) {
    await page.evaluate(() => document.fonts.ready.then(() => true));
    await page.waitForFunction(() => [...document.images].every((image) => image.complete));
    const png = (await page.screenshot()).toString('base64');
    const { width, height } = page.viewportSize();
    const sheet = await chromium.browser.newPage();
    const webp = await sheet.evaluate(async ([data, w, h]) => {
        const image = new Image();
        image.src = `data:image/png;base64,${data}`;
        await image.decode();
        const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h });
        canvas.getContext('2d').drawImage(image, 0, 0, w, h);
        return canvas.toDataURL('image/webp', 0.8).split(',')[1];
    }, [png, width, height]);
    await sheet.close();
    writeFileSync(join(folder, `${name}.webp`), Buffer.from(webp, 'base64'));
}

async function alone(game, size) {
    const { page, context } = await person(chromium.browser, { size });
    await page.goto(`${server.url}/new/${game}`);
    await page.click('.new-form button[type=submit]');
    await page.waitForSelector('.dock');
    const { some } = await kit(game);
    if (some) await some(page);
    await page.waitForFunction(() => {
        document.querySelector('.skip')?.click();
        return document.querySelector('.dock:not(.wait)');
    });
    await keep(page, `tour-${game}`);
    await context.close();
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
for (const [i, game] of games.filter((game) => named.includes(`tour-${game}.webp`)).entries()) await alone(game, i % 2 ? [390, 844] : [1280, 800]);
await chromium.close();
await server.close();
