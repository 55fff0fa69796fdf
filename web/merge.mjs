// The chunks that the first screen needs are one file: each would be a request of its own, and together they compress better. esbuild cuts them
// apart because later chunks need some of them and not others; those import from the one file instead.
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'esbuild';

/* `outputs` are those of esbuild's metafile; `entry` and `first` the ones that become one. Returns its name under dist. */
export async function mergeFirst(here, common, outputs, entry, first) {
    const folder = join(here, 'dist/assets');
    const files = [entry, ...first].map((name) => basename(name));
    const told = (name, file) => `${name}$${files.indexOf(file)}`;
    const contents = files.map((file, i) => {
        const names = outputs[[entry, ...first][i]].exports;
        return names.length === 0 ? `import './${file}';` : `export { ${names.map((name) => `${name} as ${told(name, file)}`).join(', ')} } from './${file}';`;
    });
    const result = await build({
        ...common,
        stdin: { contents: contents.join('\n'), resolveDir: folder },
        write: false,
        plugins: [{ name: 'later', setup: (one) => one.onResolve({ filter: /^\.\// }, ({ path }) => (files.includes(basename(path)) ? undefined : { path, external: true })) }],
    });
    const code = result.outputFiles[0].text;
    // The names of all chunks, which carry their hashes, are in it or are among the files.
    const hash = createHash('sha256').update(code).update(files.join()).digest('hex').slice(0, 8).toUpperCase();
    const merged = `app-${hash}.js`;
    for (const file of files) rmSync(join(folder, file));
    writeFileSync(join(folder, merged), code);
    for (const name of Object.keys(outputs).filter((name) => name.endsWith('.js') && !files.includes(basename(name)))) {
        const path = join(folder, basename(name));
        const text = readFileSync(path, 'utf8').replace(/import(?:\{([^}]*)\}from)?"\.\/([^"]+)";/g, (whole, names, file) => {
            if (!files.includes(file)) return whole;
            if (names === undefined) return `import"./${merged}";`;
            const ours = names.split(',').map((one) => one.split(' as ')).map(([name, as]) => `${told(name, file)} as ${as ?? name}`);
            return `import{${ours.join(',')}}from"./${merged}";`;
        });
        for (const file of files) if (text.includes(`/${file}"`)) throw new Error(`${name} asks for ${file} in a way that is not known here`);
        writeFileSync(path, text);
    }
    return `assets/${merged}`;
}
