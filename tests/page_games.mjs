// What a game gives to the page against what the engine says of it: whatever a form offers can be played.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { openBridge } from '../web/made.mjs';
import { root } from './page/kit.mjs';

const web = join(root, 'web');

/* The pages and the facts as the build bundles them, without a browser. */
async function made(home) {
    const { build } = createRequire(join(web, 'package.json'))('esbuild');
    await build({
        stdin: { contents: `export { FACTS } from '@made/facts.ts'; export { PAGES } from '@made/games.ts';`, resolveDir: web, loader: 'ts' },
        alias: { '@': join(web, 'src'), '@games': join(root, 'games'), '@made': join(root, 'build/page') },
        nodePaths: [join(web, 'node_modules')],
        tsconfigRaw: {},
        jsx: 'automatic',
        jsxImportSource: 'preact',
        loader: { '.css': 'empty' },
        outdir: home,
        outExtension: { '.js': '.mjs' },
        splitting: true,
        bundle: true,
        format: 'esm',
        external: ['./desk.tsx', './tv.tsx', './decks.tsx'],
    });
    Object.defineProperty(globalThis, 'navigator', { value: { languages: ['en'] }, configurable: true });
    return import(join(home, 'stdin.mjs'));
}

test('every option that the form for a new game offers can be played, with each number of players for whom it is shown', async () => {
    const home = mkdtempSync(join(tmpdir(), 'dizaine-games-'));
    after(() => rmSync(home, { recursive: true }));
    const { FACTS, PAGES } = await made(home);
    const bridge = await openBridge(join(root, 'build/dizaine-pictures.wasm'));
    let tried = 0;
    for (const [game, page] of Object.entries(PAGES)) {
        const { options, players, levels } = FACTS.games[game];
        assert.ok(levels.length > 0, `${game} has bots`);
        const known = new Map(options.map((option) => [option.name, option]));
        for (const name of [...Object.keys(page.offers ?? {}), ...(page.solo ? [page.solo.option] : [])]) assert.equal(known.get(name)?.kind, 'int', `${game}: ${name}`);
        assert.equal(page.decks !== undefined, FACTS.games[game].pictures, `${game}: decks`);
        for (const option of options) {
            const values = { bool: [false, true], choice: option.values, int: page.offers?.[option.name] ?? (page.solo?.option === option.name ? [page.solo.first, option.most] : []) }[option.kind];
            assert.ok(option.players.every((n) => n >= players[0] && n <= players[1]));
            for (const value of values)
                for (const n of option.players) {
                    const fault = bridge.read('bridge_open', `game ${game}\nplayers ${n}\noption ${option.name}=${value}\nseed ${'0'.repeat(64)}\n`);
                    assert.equal(fault, '', `${game}, ${n} players, ${option.name}=${value}`);
                    tried++;
                }
        }
    }
    assert.ok(tried > 50);
});
