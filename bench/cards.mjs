// bench/cards.mjs [--slower 4] [--every 10] [--compare]: what a painted card costs in Chromium on a processor slowed down, in milliseconds for one
// first drawing at 110 and at 600 px (limits 80 and 1200): processor time of the process that draws, mean of a few drawings, times `slower`, so that a busy
// machine measures the same. --every N takes each N-th card of every deck. --compare draws the same cards at 300 px in Chromium, Firefox and librsvg
// instead, and prints the root mean square difference of their pixels in per cent.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBrowser, root } from '../tests/page/kit.mjs';

const option = (name, otherwise) => { const at = process.argv.indexOf(name); return at < 0 ? otherwise : Number(process.argv[at + 1]); };
const slower = option('--slower', 4), every = option('--every', 10), compare = process.argv.includes('--compare');
const LIMITS = { 110: 80, 600: 1200 };
const dizaine = join(root, 'build/dizaine'), folder = mkdtempSync(join(tmpdir(), 'cards-'));
const decks = execFileSync(dizaine, ['deck', 'list'], { encoding: 'utf8' }).trim().split('\n').map((line) => line.split(' ')[0]).slice(0, 10);
for (const deck of decks) execFileSync(dizaine, ['deck', 'paint', deck, '--out', folder]);
const cards = readdirSync(folder).filter((name) => name.endsWith('.svg')).sort().filter((_, i) => i % every === 0);

/* In the page: pictures read, then drawn into canvases that the main thread fills. The comment makes each a first drawing. */
const reading = async ({ svg, times }) => {
    window.pictures = [];
    for (let k = 0; k < times; k++) {
        const img = new Image();
        img.src = URL.createObjectURL(new Blob([svg + `<!-- ${k} -->`], { type: 'image/svg+xml' }));
        await img.decode();
        window.pictures.push(img);
    }
};
const drawing = ({ width, pixels }) => {
    let data = '';
    for (const img of window.pictures) {
        const canvas = Object.assign(document.createElement('canvas'), { width, height: width * 1.5 }), paint = canvas.getContext('2d', { willReadFrequently: true });
        paint.drawImage(img, 0, 0, width, width * 1.5);
        const bytes = paint.getImageData(0, 0, width, width * 1.5).data;
        if (pixels) data = btoa(Array.from(bytes, (b) => String.fromCharCode(b)).join(''));
        URL.revokeObjectURL(img.src);
    }
    return data;
};
/* The kit opens the browser that the environment names. */
const launch = (name) => { process.env.BROWSER = name; return openBrowser(); };
const median = (list) => [...list].sort((a, b) => a - b)[list.length >> 1];

async function cost() {
    const { browser, close } = await launch('chromium'), page = await browser.newPage();
    await page.setContent('<p>cards');
    const session = await browser.newBrowserCDPSession();
    const spent = async () => (await session.send('SystemInfo.getProcessInfo')).processInfo
        .filter(({ type }) => type === 'renderer').reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0);
    let late = 0;
    for (const [width, times] of [[110, 8], [600, 3]]) {
        const took = [];
        for (const name of cards) {
            await page.evaluate(reading, { svg: readFileSync(join(folder, name), 'utf8'), times });
            const before = await spent();
            await page.evaluate(drawing, { width });
            took.push([(await spent() - before) / times * slower, name]);
        }
        const [most, which] = took.reduce((a, b) => (b[0] > a[0] ? b : a));
        console.log(`${width} px, ${cards.length} cards, processor ${slower} times slower: median ${median(took.map(([ms]) => ms)).toFixed(0)} ms, most ${most.toFixed(0)} ms (${which}), limit ${LIMITS[width]} ms`);
        late += most > LIMITS[width];
    }
    await close();
    process.exitCode = late ? 1 : 0;
}

const difference = (a, b) => {
    let sum = 0;
    for (let i = 0; i < a.length; i++) sum += i % 4 === 3 ? 0 : (a[i] - b[i]) ** 2;
    return 100 * Math.sqrt(sum / (a.length * .75)) / 255;
};

async function renderers() {
    const open = [await launch('chromium'), await launch('firefox')], pages = [];
    for (const { browser } of open) { const page = await browser.newPage(); await page.setContent('<p>cards'); pages.push(page); }
    const found = { firefox: [], librsvg: [] };
    for (const name of cards) {
        const file = join(folder, name), svg = readFileSync(file, 'utf8');
        const seen = [];
        for (const page of pages) {
            await page.evaluate(reading, { svg, times: 1 });
            seen.push(Buffer.from(await page.evaluate(drawing, { width: 300, pixels: true }), 'base64'));
        }
        const png = execFileSync('rsvg-convert', ['-w', '300', file], { maxBuffer: 1 << 24 }).toString('base64');
        const plain = await pages[0].evaluate(async (b64) => {
            const img = new Image();
            img.src = 'data:image/png;base64,' + b64;
            await img.decode();
            const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 450 }), paint = canvas.getContext('2d', { willReadFrequently: true });
            paint.drawImage(img, 0, 0);
            return btoa(Array.from(paint.getImageData(0, 0, 300, 450).data, (b) => String.fromCharCode(b)).join(''));
        }, png);
        found.firefox.push([difference(seen[0], seen[1]), name]);
        found.librsvg.push([difference(seen[0], Buffer.from(plain, 'base64')), name]);
    }
    for (const [who, list] of Object.entries(found)) {
        const [most, which] = list.reduce((a, b) => (b[0] > a[0] ? b : a));
        console.log(`Chromium against ${who}, ${list.length} cards at 300 px: median ${median(list.map(([d]) => d)).toFixed(1)} %, most ${most.toFixed(1)} % (${which})`);
    }
    for (const { close } of open) await close();
}

try {
    await (compare ? renderers() : cost());
} finally {
    rmSync(folder, { recursive: true, force: true });
}
