// wasm.mjs: playouts per second in WebAssembly under this Node, in the form of `dizaine bench --search --json`.
import { readFileSync } from 'node:fs';

const wasm = (await WebAssembly.instantiate(readFileSync('build/dizaine.wasm'), {})).instance.exports;
const kinds = ['random', 'normal'];
const size = wasm.facts(), start = wasm.bridge_buffer();
const facts = JSON.parse(new TextDecoder().decode(new Uint8Array(wasm.memory.buffer, start, size)));
const players = Object.fromEntries(facts.games.map((game) => [game.name, game.bench]));

function gameName(place) {
    const memory = new Uint8Array(wasm.memory.buffer);
    const start = wasm.wasm_game(place);
    return start && new TextDecoder().decode(memory.subarray(start, memory.indexOf(0, start)));
}

for (let place = 0, game; (game = gameName(place)); place++)
    kinds.forEach((playouts, kind) => {
        if (!wasm.wasm_playouts(place, players[game], kind, 2000)) return; // also warms up
        const rates = [];
        for (let slice = 0; slice < 9; slice++) {
            const start = process.cpuUsage();
            let done = 0, ns;
            do {
                wasm.wasm_playouts(place, players[game], kind, 1000);
                done += 1000;
                ns = process.cpuUsage(start).user * 1000;
            } while (ns < 120e6);
            rates.push(done * 1e9 / ns);
        }
        rates.sort((a, b) => a - b);
        console.log(JSON.stringify({ game, players: players[game], playouts, playouts_per_s: Math.round(rates[4]) }));
    });
