// review.mjs: how long the review of recorded games takes in WebAssembly under this Node: seconds of the processor, and four times as much, as on
// a phone. Chromium slows only the page's own thread, never the worker that reviews. node bench/review.mjs RECORDS...
import { readFileSync } from 'node:fs';

const { instance } = await WebAssembly.instantiate(readFileSync('build/dizaine.wasm'), {});
const bridge = instance.exports, at = bridge.bridge_buffer();
const read = (size) => new TextDecoder().decode(new Uint8Array(bridge.memory.buffer, at, size));
const put = (text) => new Uint8Array(bridge.memory.buffer).set([...new TextEncoder().encode(text), 0], at);

for (const file of process.argv.slice(2))
    for (const line of readFileSync(file, 'utf8').trimEnd().split('\n')) {
        const { game, players, options, moves } = JSON.parse(line);
        const chosen = Object.entries(options).map(([name, value]) => `option ${name}=${value === true ? 'on' : value === false ? 'off' : value}\n`);
        put(`game ${game}\nplayers ${players}\n${chosen.join('')}moves\n${moves.join('\n')}`);
        const fault = bridge.bridge_replay();
        if (fault !== 0) throw new Error(read(fault));
        const start = process.cpuUsage();
        const all = bridge.bridge_review();
        for (let done = 0; done < all; ) done += read(bridge.bridge_review_next(8)).trimEnd().split('\n').length;
        const { user, system } = process.cpuUsage(start), seconds = (user + system) / 1e6;
        console.log(`${game} ${players} players, ${all} moves: ${seconds.toFixed(2)} s, slowed four times ${(4 * seconds).toFixed(1)} s`);
    }
