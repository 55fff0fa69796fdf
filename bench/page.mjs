// How long the page takes on slow 4G with the processor slowed four times: first paint of the shelf, from the start button to the table, and
// what moves between draws. Run it on an idle machine: node bench/page.mjs [RUNS]
import { openBrowser, person, serveFiles } from '../tests/page/kit.mjs';

const RUNS = Number(process.argv[2] ?? 5);
// As the developers' tools of Chromium have it: 1.6 Mbit/s down, 750 kbit/s up, 150 ms.
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: (1.6e6 / 8) * 0.9, uploadThroughput: (750e3 / 8) * 0.9 };

const files = await serveFiles();
const { browser, close } = await openBrowser();
const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];
const found = { paint: [], table: [], shift: [] };
for (let run = 0; run < RUNS; run++) {
    const { page, context } = await person(browser, { motion: 'no-preference', settings: { pace: 'quick' } });
    const wire = await context.newCDPSession(page);
    await wire.send('Network.enable');
    await wire.send('Network.emulateNetworkConditions', SLOW_4G);
    await wire.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(files.url);
    await page.waitForSelector('.box');
    found.paint.push(await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0].startTime));
    await page.click('.box a[href*="/new/"] >> nth=0');
    await page.waitForSelector('.new-form');
    await page.waitForTimeout(4000); // somebody reads the form; the code of the game comes meanwhile
    found.table.push(await page.evaluate(async () => {
        const start = performance.now();
        document.querySelector('.new-form button[type=submit]').click();
        while (document.querySelector('main .dock') === null) await new Promise((done) => requestAnimationFrame(done));
        return performance.now() - start;
    }));
    found.shift.push(await page.evaluate(async () => {
        let sum = 0;
        // The pile goes along at the end of its row, which is what it is for; everything else should stay.
        const inRow = ({ node }) => node instanceof Element && node.closest('.rowc') !== null;
        new PerformanceObserver((list) => list.getEntries().forEach((one) => (sum += one.sources.every(inRow) ? 0 : one.value))).observe({ type: 'layout-shift' });
        for (let draws = 0, until = performance.now() + 20000; draws < 6 && performance.now() < until; await new Promise((done) => setTimeout(done, 200))) {
            const button = document.querySelector('.dock:not(.wait, [data-grace]) [data-move=draw]:not([disabled])');
            if (button !== null) (button.click(), draws++);
            else document.querySelector('.dock:not(.wait, [data-grace]) .btn:not([disabled])')?.click();
        }
        return sum;
    }));
    await context.close();
}
console.log(`first paint    ${Math.round(median(found.paint))} ms (${found.paint.map(Math.round).join(', ')})`);
console.log(`start to table ${Math.round(median(found.table))} ms (${found.table.map(Math.round).join(', ')})`);
console.log(`layout shift   ${median(found.shift).toFixed(3)} (${found.shift.map((n) => n.toFixed(3)).join(', ')})`);
await close();
await files.close();
