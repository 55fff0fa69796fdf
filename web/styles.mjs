// The style sheets of the page. Components import the CSS file beside them. What the first screen reaches is one sheet; what only a
// part reaches that is fetched late, import('./desk.tsx'), comes with that part. Two things are written out here because browsers lack
// them: the named widths of style/widths.css, and the dark palette for those whose system is dark.
import { readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { build } from 'esbuild';

const strip = (text) => text.replace(/\/\*[\s\S]*?\*\//g, '');

/* CSS as browsers know it. A name that nobody defined is an error. */
export function plainCss(text, widths) {
    return strip(text)
        .replace(/\((--[\w-]+)\)(?=[^;{}]*\{)/g, (_, name) => widths.get(name) ?? fail(`no width is called ${name}`))
        .replace(/:root\[data-theme=dark\]\s*(\{[^}]*\})/g, (rule, body) => `@media (prefers-color-scheme: dark){:root:not([data-theme=light])${body}}${rule}`);
}

export function readWidths(path) {
    return new Map([...strip(readFileSync(path, 'utf8')).matchAll(/@custom-media\s+(--[\w-]+)\s+([^;]+);/g)].map((match) => [match[1], match[2]]));
}

function fail(sentence) {
    throw new Error(sentence);
}

/* The CSS files that a module brings, in the order of its imports; parts that it fetches late do not count. */
function brought(inputs, entry) {
    const seen = new Set();
    const visit = (name) => {
        if (seen.has(name)) return;
        seen.add(name);
        for (const { path, kind } of inputs[name]?.imports ?? []) if (kind !== 'dynamic-import') visit(path);
    };
    visit(entry);
    return [...seen].filter((name) => name.endsWith('.css'));
}

/* Bundles the sheets. Files that the same late parts need are one sheet, so that none is loaded twice. Gives the first sheet, the font
 * that it names, and for every late part its sheets. */
export async function bundleStyles(inputs, entry, common, widths) {
    const write = async (name, files) => {
        const result = await build({
            ...common,
            stdin: { contents: files.map((file) => `@import ${JSON.stringify(`./${file}`)};`).join('\n'), loader: 'css', resolveDir: common.absWorkingDir, sourcefile: `${name}.css` },
            outdir: 'dist/assets',
            entryNames: `${name}-[hash]`,
            assetNames: '[name]-[hash]',
            loader: { '.woff2': 'file' },
            metafile: true,
            plugins: [{ name: 'plain', setup: (esbuild) => esbuild.onLoad({ filter: /\.css$/ }, ({ path }) => ({ contents: plainCss(readFileSync(path, 'utf8'), widths), loader: 'css' })) }],
        });
        const outputs = Object.keys(result.metafile.outputs).map((output) => output.replace(/^dist\//, ''));
        return { sheet: outputs.find((output) => output.endsWith('.css')), font: outputs.find((output) => output.endsWith('.woff2')) };
    };
    const first = brought(inputs, entry);
    const late = [...new Set(Object.values(inputs).flatMap(({ imports }) => imports.filter(({ kind }) => kind === 'dynamic-import').map(({ path }) => path)))].sort();
    const users = new Map();
    for (const part of late) for (const file of brought(inputs, part)) if (!first.includes(file)) users.set(file, [...(users.get(file) ?? []), part]);
    const groups = new Map();
    for (const [file, parts] of users) groups.set(parts.join(), [...(groups.get(parts.join()) ?? []), file]);
    const sheets = new Map(late.map((part) => [part, []]));
    for (const files of groups.values()) {
        const { sheet } = await write(basename(files[0], '.css'), files);
        for (const part of users.get(files[0])) sheets.get(part).push(sheet);
    }
    return { ...(await write('app', first)), late: sheets };
}

/* In the code, import('./desk.tsx') becomes styled([its sheets], () => import('./desk.tsx')). */
export function withStyles(late, common) {
    const lateImport = /\bimport\((['"])([^'"]+\.tsx)\1\)/g;
    const missing = new Set([...late.keys()].filter((part) => late.get(part).length > 0));
    const name = (from, path) => {
        const alias = Object.keys(common.alias).find((one) => path.startsWith(`${one}/`));
        return relative(common.absWorkingDir, alias ? join(common.alias[alias], path.slice(alias.length)) : join(dirname(from), path));
    };
    const setup = (esbuild) => {
        esbuild.onLoad({ filter: /\.tsx?$/ }, ({ path }) => {
            const source = readFileSync(path, 'utf8');
            if (path.includes('node_modules') || source.search(lateImport) < 0) return null;
            const contents = source.replace(lateImport, (whole, quote, written) => {
                const part = name(path, written);
                const sheets = late.get(part) ?? fail(`${path}: nobody knows ${written}`);
                missing.delete(part);
                return sheets.length === 0 ? whole : `styled(${JSON.stringify(sheets)}, () => ${whole})`;
            });
            return { contents: `import { styled } from '@/parts/styled.ts';\n${contents}`, loader: path.endsWith('x') ? 'tsx' : 'ts' };
        });
        esbuild.onEnd(() => void (missing.size > 0 && fail(`fetched without their styles: ${[...missing]}`)));
    };
    return { name: 'styles', setup };
}
