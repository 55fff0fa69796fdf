// Builds the page into web/dist: one module and one style sheet, lazy chunks with theirs, the worker, the service worker, and the
// WebAssembly rooms if they have been built (make wasm). Names carry a hash, so that all of assets/ can be cached for ever.
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { make } from './made.mjs';
import { mergeFirst } from './merge.mjs';
import { bundleStyles, readWidths, withStyles } from './styles.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const dist = join(here, 'dist');
const common = {
    absWorkingDir: here,
    bundle: true,
    minify: true,
    format: 'esm',
    target: ['es2022', 'chrome100', 'firefox100', 'safari15.4'],
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'warning',
    // A game's page lies in games/NAME/page and imports the frame as '@/…'. tsconfig.json is for the type checker alone.
    alias: { '@': join(here, 'src'), '@games': join(here, '../games'), '@made': join(here, '../build/page') },
    nodePaths: [join(here, 'node_modules')],
    tsconfigRaw: {},
};

await make(join(here, '..'), join(here, '../build/dizaine-pictures.wasm'));
rmSync(dist, { recursive: true, force: true });
mkdirSync(join(dist, 'assets'), { recursive: true });

// A file that is copied as it is, under a name with its hash; null if it does not exist.
function hashed(path, name, ext) {
    if (!existsSync(path)) return null;
    const hash = createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 8).toUpperCase();
    const file = `assets/${name}-${hash}.${ext}`;
    copyFileSync(path, join(dist, file));
    return file;
}

const wasm = {
    plain: hashed(join(here, '../build/dizaine.wasm'), 'dizaine', 'wasm'),
    painted: hashed(join(here, '../build/dizaine-pictures.wasm'), 'dizaine-pictures', 'wasm'),
    lexicon: hashed(join(here, '../build/dizaine-lexicon.txt'), 'dizaine-lexicon', 'txt'),
};

async function one(entry, define) {
    const result = await build({
        ...common,
        entryPoints: [entry],
        outdir: 'dist/assets',
        entryNames: '[name]-[hash]',
        metafile: true,
        define,
    });
    return Object.keys(result.metafile.outputs).find((name) => name.endsWith('.js')).replace(/^dist\//, '');
}

const worker = await one('src/worker.ts', {});
const app = {
    ...common,
    entryPoints: ['src/app.tsx'],
    outdir: 'dist/assets',
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    splitting: true,
    jsx: 'automatic',
    jsxImportSource: 'preact',
    loader: { '.css': 'empty', '.md': 'text' },
    metafile: true,
    define: { WORKER_FILE: JSON.stringify(worker), WASM_FILES: JSON.stringify(wasm) },
};
// Once for the graph of imports, which tells what sheets there are; then with their names.
const graph = await build({ ...app, write: false });
const { sheet: style, font, late } = await bundleStyles(graph.metafile.inputs, 'src/app.tsx', common, readWidths(join(here, 'src/style/widths.css')));
const result = await build({ ...app, plugins: [withStyles(late, common)] });
const outputs = Object.entries(result.metafile.outputs);
const entry = outputs.find(([, output]) => output.entryPoint === 'src/app.tsx');

// What the first screen needs beyond the entry.
const first = new Set();
const follow = (name) => {
    for (const { path, kind } of result.metafile.outputs[name]?.imports ?? [])
        if (kind === 'import-statement' && !first.has(path)) {
            first.add(path);
            follow(path);
        }
};
follow(entry[0]);
const script = await mergeFirst(here, common, result.metafile.outputs, entry[0], [...first]);

const icons = readFileSync(join(here, 'icons.svg'), 'utf8').replace(/<!--.*?-->\s*/gs, '').replace(/\n\s*/g, '');
const html = readFileSync(join(here, 'index.html'), 'utf8')
    .replace('%ICONS%', () => icons)
    .replaceAll('%SCRIPT%', script)
    .replaceAll('%STYLE%', style)
    .replaceAll('%FONT%', font);
writeFileSync(join(dist, 'index.html'), html);
const whole = [...readdirSync(join(here, 'static')).map((name) => join(here, 'static', name)), join(here, '../build/gen/cli/notices.txt')];
const stay = whole.map((file) => [basename(file).replace('notices', 'licences'), readFileSync(file)]).sort();
for (const [name, bytes] of stay) writeFileSync(join(dist, name), bytes);

// What the service worker keeps: everything, so that every game can be played with the network off after one visit.
const kept = ['.', ...readdirSync(join(dist, 'assets')).map((name) => `assets/${name}`), ...stay.map(([name]) => name)].sort();
const hash = createHash('sha256').update(html).update(kept.join());
for (const [, bytes] of stay) hash.update(bytes);
const version = hash.digest('hex').slice(0, 12);
await build({
    ...common,
    format: 'iife',
    entryPoints: ['src/sw.ts'],
    outfile: 'dist/sw.js',
    define: { KEPT: JSON.stringify(kept), VERSION: JSON.stringify(version) },
});

for (const name of ['index.html', 'sw.js', ...readdirSync(join(dist, 'assets')).map((file) => `assets/${file}`)])
    if (process.argv.includes('-v')) console.log(String(statSync(join(dist, name)).size).padStart(8), name);
