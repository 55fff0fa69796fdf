// expert.mjs: how long a move of each game's strongest level takes in Chromium with the page's own thread slowed four times, and random
// playouts per second there, not slowed, beside those of build/dizaine. node bench/expert.mjs [GAMES]
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { dist, openBrowser, person, serveFiles } from '../tests/page/kit.mjs';

const GAMES = Number(process.argv[2] ?? 3), SLOWED = 4;
const asset = (pattern) => `/assets/${readdirSync(join(dist, 'assets')).find((name) => pattern.test(name))}`;
const parts = { plain: asset(/^dizaine-[0-9A-F]+\.wasm$/), painted: asset(/^dizaine-pictures-/), lexicon: asset(/^dizaine-lexicon-/) };

/* In the page: a module with what the measurements need of it. */
async function load({ plain, painted, lexicon }) {
    const open = async (file) => {
        const { instance } = await WebAssembly.instantiate(await (await fetch(file)).arrayBuffer(), {});
        const c = instance.exports, at = c.bridge_buffer();
        const put = (bytes) => new Uint8Array(c.memory.buffer).set([...bytes, 0], at);
        return { c, write: (text) => put(new TextEncoder().encode(text)), read: (size) => new TextDecoder().decode(new Uint8Array(c.memory.buffer, at, size)), put };
    };
    window.rooms = { plain: await open(plain), painted: await open(painted) };
    rooms.painted.put(new Uint8Array(await (await fetch(lexicon)).arrayBuffer()));
    rooms.painted.c.bridge_lexicon();
    return JSON.parse(rooms.painted.read(rooms.painted.c.facts())).games;
}

/* Whole games of nobody but this level; the time of each move that is a decision, ms. */
function play([{ name, bench, level, painted }, games]) {
    const { c, write, read } = rooms[painted ? 'painted' : 'plain'], times = [];
    for (let number = 0; number < games; number++) {
        const seats = Array.from({ length: bench }, (_, seat) => `seat ${seat} bot ${level}\n`).join('');
        write(`game ${name}\nplayers ${bench}\nseed ${String(number + 1).padStart(64, '0')}\nlang fr\n${seats}`);
        const fault = c.bridge_open();
        if (fault) throw new Error(read(fault));
        c.bridge_start();
        for (;;) {
            const start = performance.now();
            if (c.bridge_bot() < 0) break;
            times.push(performance.now() - start);
        }
    }
    return times;
}

function playouts([place, players]) {
    const { c } = rooms.plain, rates = [];
    if (!c.wasm_playouts(place, players, 0, 2000)) return 0;
    for (let slice = 0; slice < 9; slice++) {
        const start = performance.now();
        let done = 0;
        do c.wasm_playouts(place, players, 0, 1000), (done += 1000);
        while (performance.now() < start + 150);
        rates.push((done * 1000) / (performance.now() - start));
    }
    return Math.max(...rates);
}

const files = await serveFiles(), { browser, close } = await openBrowser();
const { page } = await person(browser);
const slow = await page.context().newCDPSession(page);
await page.goto(`${files.url}/icon.svg`);
const games = await page.evaluate(load, parts);
console.log(`Chromium ${browser.version()}`);
for (const [place, game] of games.entries()) {
    const native = JSON.parse(execFileSync('build/dizaine', ['bench', game.name, '--search', '--json'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).split('\n')[0]).playouts_per_s;
    const here = await page.evaluate(playouts, [place, game.bench]);
    console.log(`${game.name.padEnd(10)} random playouts ${Math.round(here)} a second, ${(here / native).toFixed(2)} of native`);
}
await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
for (const game of games) {
    const level = game.levels.at(-1), times = (await page.evaluate(play, [{ ...game, level, painted: game.pictures }, GAMES])).sort((a, b) => a - b);
    const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))].toFixed(1);
    console.log(`${game.name.padEnd(10)} ${level}, slowed ${SLOWED} times: ${times.length} moves, median ${at(0.5)} ms, 90 % ${at(0.9)}, 99 % ${at(0.99)}, most ${at(1)}`);
}
await close();
await files.close();
