// lessons.mjs: every lesson's data, replayed by the engine: each move is legal and each draw possible where it stands, the person is asked for
// moves of their own only, and every sentence and place is there. So a lesson is no second rule.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { readWords } from './lib/words.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const games = execFileSync(join(root, 'tests/lib/variants'), ['--games'], { encoding: 'utf8' }).trim().split('\n').map((line) => line.split(' ')[0]);
const words = new Map(readWords(root, 'en').map(({ key, text }) => [key, text]));
const lines = (game) => readFileSync(join(root, 'games', game, 'lesson.txt'), 'utf8').split('\n').filter((line) => line !== '' && !line.startsWith('#'));
const isMove = (line) => /^[*0-9] /.test(line);

async function room() {
    const { instance } = await WebAssembly.instantiate(readFileSync(join(root, 'build/dizaine-pictures.wasm')), {});
    const c = instance.exports;
    c._initialize?.();
    const write = (text) => new Uint8Array(c.memory.buffer, c.bridge_buffer(), c.bridge_buffer_size()).set([...new TextEncoder().encode(text), 0]);
    const read = (length) => new TextDecoder().decode(new Uint8Array(c.memory.buffer, c.bridge_buffer(), length));
    return { c, write, read, contract: () => JSON.parse(read(c.bridge_contract(0, 0))) };
}

function open(b, game, script) {
    const settings = script.filter((line) => /^(players|option|deck) /.test(line));
    const { n } = /^players (?<n>\d)$/m.exec(script.join('\n')).groups;
    const level = /^level (.+)$/m.exec(script.join('\n'))[1];
    const seats = Array.from({ length: Number(n) }, (_, i) => `seat ${i} ${i === 0 ? 'person Ana' : `bot ${level}`}`);
    const given = script.filter(isMove).length;
    b.write(`game ${game}\n${settings.join('\n')}\n${seats.join('\n')}\nseed ${'5a'.repeat(32)}\nlang en\ngiven ${given}\n`);
    const fault = b.c.bridge_open();
    assert.equal(fault, 0, fault ? b.read(fault) : '');
}

for (const game of games) {
    test(`${game}: the engine accepts every move of the lesson, and the game goes on to its end`, async () => {
        const script = lines(game);
        const b = await room();
        open(b, game, script);
        let asked = 0;
        for (const [i, line] of script.entries()) {
            if (!isMove(line)) continue;
            const before = b.contract();
            if (line[0] === '0') {
                const move = line.slice(2);
                const fits = before.legal.includes(move) || before.legal.some((one) => move.startsWith(`${one} `));
                assert.ok(fits, `${line} is not among ${before.legal}`);
                if (script[i - 1].startsWith('say ')) asked++;
                else assert.equal(before.legal.filter((one) => !one.startsWith('pay')).length <= 1, true, `${line} is played for the person, who had a choice: ${before.legal}`);
            }
            b.write(line.replace(/\{(\w+)\}/, (_, word) => words.get(`${game}.lesson.${word}`)).replace(' ...', ' My own words'));
            assert.equal(b.c.bridge_load(), 1, `${game}: ${line} does not fit`);
        }
        assert.ok(asked >= 3, `the person decides ${asked} times`);
        b.c.bridge_start();
        for (let turns = 0; !b.contract().over; turns++) {
            assert.ok(turns < 5000);
            while (b.c.bridge_bot() >= 0);
            const { over, legal, step } = b.contract();
            if (over) break;
            b.write(legal[0].startsWith('tell') ? `${legal[0]} x` : legal.at(-1).startsWith('tell') ? legal[0] : legal[legal.length > 1 && turns % 3 === 0 ? 1 : 0]);
            assert.equal(b.c.bridge_submit(0, step), 0);
        }
    });

    test(`${game}: the lesson has its sentences, and says kindly why not now`, () => {
        const script = lines(game);
        const said = script.flatMap((line, i) => (line.startsWith('say ') ? [{ key: `${game}.lesson.${line.split(' ')[1]}`, asks: script[i + 1]?.startsWith('0 ') ?? false }] : []));
        const used = new Set([...script.join('\n').matchAll(/\{(\w+)\}/g)].map((match) => `${game}.lesson.${match[1]}`));
        for (const { key, asks } of said) {
            assert.ok(words.has(key), key);
            assert.equal(words.has(`${key}.not`), asks, `${key}.not`);
            used.add(key).add(`${key}.not`);
            // Two minutes: nobody reads a page.
            assert.ok(words.get(key).length <= 190, `${key} is long: ${words.get(key).length}`);
        }
        assert.deepEqual([...words.keys()].filter((key) => key.startsWith(`${game}.lesson.`) && !used.has(key)), []);
        assert.ok(said.length >= 6 && said.length <= 14, `${said.length} steps`);
        assert.match(said[0].key, /\.aim$/, 'the aim comes first');
    });

    test(`${game}: every place of the lesson is known to the page`, { skip: !existsSync(join(root, 'games', game, 'page')) }, () => {
        const teach = readFileSync(join(root, 'games', game, 'page/teach.tsx'), 'utf8');
        const places = new Set(lines(game).filter((line) => line.startsWith('say ')).map((line) => line.split(' ')[2]));
        for (const place of places) assert.match(teach, new RegExp(`\\b${place}: \\[`), place);
    });
}

test('a lesson with a line that says nothing stops the build', () => {
    const out = mkdtempSync(join(tmpdir(), 'lessons-'));
    try {
        const copy = join(out, 'copy');
        execFileSync('sh', ['-c', `mkdir -p ${copy}/games/pig && cp -r ${root}/tools ${copy} && echo 'GAME(pig)' >${copy}/games/games.def && printf 'players 2\\nlevel easy\\nsya aim\\n' >${copy}/games/pig/lesson.txt`]);
        assert.throws(() => execFileSync(join(copy, 'tools/lessons'), [join(out, 'made')], { stdio: 'pipe', encoding: 'utf8' }), /lesson\.txt:3: this line says nothing/);
    } finally {
        rmSync(out, { recursive: true });
    }
});
