// What the page takes from the rest of the project, written into build/page before it is bundled: the list of games, their rules as
// text, and what the engine says of each game. So the page repeats no rule, and a new game is its folder and a line in games/games.def.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/* The functions of a WebAssembly room: text goes in and comes out through its one buffer. */
export async function openBridge(file) {
    const { instance } = await WebAssembly.instantiate(readFileSync(file), {});
    const room = instance.exports;
    room._initialize?.();
    const bytes = (length) => new Uint8Array(room.memory.buffer, room.bridge_buffer(), length);
    return {
        read: (name, text = '') => {
            const given = new TextEncoder().encode(`${text}\0`);
            bytes(given.length).set(given);
            return new TextDecoder().decode(bytes(room[name]()));
        },
    };
}

/* The numbers of players with which an option may differ from its standard: the engine is asked for each. */
function playersOf(bridge, game, option) {
    const others = { bool: [!option.standard], choice: option.values, int: [option.least, option.most] }[option.kind].filter((value) => value !== option.standard);
    const opens = (players, value) => bridge.read('bridge_open', `game ${game.name}\nplayers ${players}\noption ${option.name}=${value}\nseed ${'0'.repeat(64)}\n`) === '';
    const [least, most] = game.players;
    return Array.from({ length: most - least + 1 }, (_, i) => least + i).filter((players) => others.some((value) => opens(players, value)));
}

async function facts(wasm) {
    const bridge = await openBridge(wasm);
    const { games, ...rest } = JSON.parse(bridge.read('facts'));
    for (const game of games) for (const option of game.options) option.players = playersOf(bridge, game, option);
    return { ...rest, games: Object.fromEntries(games.map((game) => [game.name, game])) };
}

/* What a catalogue says of each game, games/NAME/catalogue.json: from what age it is for, and when it first came out. */
function catalogue(folder, names) {
    return Object.fromEntries(
        names.map((name) => {
            const file = join(folder(name), 'catalogue.json');
            const card = JSON.parse(readFileSync(file, 'utf8'));
            if (!Number.isInteger(card.age) || !Number.isInteger(card.year) || Object.keys(card).length !== 2) throw new Error(`${file}: it has an age and a year, and nothing else`);
            return [name, card];
        }),
    );
}

/* Writes build/page/{games,rules,facts,catalogue}.ts. */
export async function make(top, wasm) {
    const out = join(top, 'build/page');
    const folder = (name) => join(top, 'games', name);
    const listed = [...readFileSync(join(top, 'games/games.def'), 'utf8').matchAll(/^GAME\((\w+)\)/gm)].map((match) => match[1]);
    const names = listed.filter((name) => existsSync(join(folder(name), 'page/index.tsx')));
    const write = (file, from, text) => writeFileSync(join(out, file), `// Made by web/made.mjs from ${from}.\n${text}`);
    mkdirSync(out, { recursive: true });
    write(
        'games.ts',
        'games/games.def',
        `${names.map((name) => `import ${name} from '@games/${name}/page/index.tsx';\n`).join('')}\nexport type GameName = ${names.map((name) => `'${name}'`).join(' | ')};\nexport const PAGES = { ${names.join(', ')} };\n`,
    );
    const texts = names.flatMap((name) =>
        readdirSync(folder(name)).flatMap((file) => {
            const lang = /^rules\.(\w+)\.md$/.exec(file)?.[1];
            return lang ? [{ name, lang, file }] : [];
        }),
    );
    write(
        'rules.ts',
        'games/*/rules.*.md',
        `${texts.map(({ name, lang, file }) => `import ${name}_${lang} from '@games/${name}/${file}';\n`).join('')}\nexport const RULES = {\n${names
            .map((name) => `    ${name}: { ${texts.filter((text) => text.name === name).map(({ lang }) => `${lang}: ${name}_${lang}`).join(', ')} },\n`)
            .join('')}};\n`,
    );
    write('catalogue.ts', 'games/*/catalogue.json and VERSION', `\nexport const VERSION = ${JSON.stringify(readFileSync(join(top, 'VERSION'), 'utf8').trim())};\nexport const CATALOGUE = ${JSON.stringify(catalogue(folder, names), null, 4)} as const;\n`);
    write('facts.ts', 'the engine (room/middle.c)', `\nexport const FACTS = ${JSON.stringify(await facts(wasm), null, 4)} as const;\n`);
}
