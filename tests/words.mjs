// The texts: nothing is missing or left over, parameters are given by the names they have, and a language is added by files alone.
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { onlyInC, params, readProperties, readWords, wordFiles } from './lib/words.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const english = readWords(root, 'en');
const constant = (key) => `WORD_${key.toUpperCase().replace(/[.-]/g, '_')}`;
const byConstant = new Map(english.map(({ key, text }) => [constant(key), text]));

function sources(folders, pattern) {
    return folders.flatMap((folder) =>
        readdirSync(join(root, folder), { recursive: true })
            .filter((name) => pattern.test(name) && !/(^|\/)(tests|node_modules|dist)\//.test(name))
            .map((name) => ({ name: join(folder, name), text: readFileSync(join(root, folder, name), 'utf8') })),
    );
}
const c = sources(['engine', 'words', 'store', 'sim', 'net', 'lab', 'cli', 'games'], /\.(c|h|def)$/);
const page = sources(['web/src', 'games'], /\.tsx?$/);

test('French has every text, in the order of the English file, with the same parameters and forms', () => {
    for (const path of wordFiles(root, 'en')) {
        const [en, fr] = [path, path.replace('.en.', '.fr.')].map((file) => readProperties(file).filter(({ key }) => !key.startsWith('language.')));
        assert.deepEqual(fr.map(({ key }) => key), en.map(({ key }) => key), path);
        for (const [i, { key, text }] of en.entries()) {
            assert.deepEqual(params(fr[i].text), params(text), key);
            assert.equal(fr[i].text.split('|').length, text.split('|').length, key);
        }
    }
    assert.equal(readFileSync(join(root, 'build/words-missing.txt'), 'utf8'), '');
});

test('no key stands twice, and a game has its own names only', () => {
    assert.equal(new Set(english.map(({ key }) => key)).size, english.length);
    for (const path of wordFiles(root, 'en').slice(1)) {
        const game = /games\/(\w+)\//.exec(path)[1];
        for (const { key } of readProperties(path)) assert.ok(key.startsWith(`${game}.`), key);
        for (const { key } of readProperties(join(root, 'words/frame.en.properties'))) assert.ok(!key.startsWith(`${game}.`), key);
    }
});

test('every text is used', () => {
    const inC = new Set(c.flatMap(({ text }) => text.match(/\bWORD_\w+/g) ?? []));
    const quoted = new Set(c.flatMap(({ text }) => text.match(/"\w+"/g) ?? []));
    const literal = new Set(page.flatMap(({ text }) => [...text.matchAll(/'([\w.-]+)'/g)].map((match) => match[1])));
    const made = page.flatMap(({ text }) => [...text.matchAll(/`((?:[\w.-]|\$\{[^{}`]*\})*)`/g)].map((match) => match[1])).filter((form) => form.includes('.') && form.includes('$'));
    const forms = made.map((form) => new RegExp(`^${form.replaceAll('.', '\\.').replace(/\$\{[^{}]*\}/g, '[\\w-]+')}$`));
    const used = (key) =>
        inC.has(constant(key)) || (key.startsWith('server.why.') ? quoted.has(`"${key.slice(11)}"`) : !onlyInC(key) && (literal.has(key) || forms.some((form) => form.test(key))));
    // Those of lessons are named by games/NAME/lesson.txt; tests/lessons.mjs looks at them.
    const taught = (key) => /^[a-z]+\.lesson\./.test(key);
    assert.deepEqual(english.map(({ key }) => key).filter((key) => !taught(key) && !used(key)), []);
});

test('every reason of a refusal has its sentence', () => {
    const known = new Set(english.map(({ key }) => key));
    const names = /const char \*verdict_name\([^]*?\n\}/.exec(c.find(({ name }) => name === 'engine/game.c').text)[0].match(/return "(\w+)"/g);
    for (const name of names.map((text) => text.slice(8, -1))) if (!['fine', 'unknown'].includes(name)) assert.ok(known.has(`server.why.${name}`), name);
});

/* The arguments of a call that opens at `at`, without what stands in strings. */
function call(text, at) {
    let depth = 0, end = at;
    do {
        if (text[end] === '(') depth++;
        if (text[end] === ')') depth--;
        end++;
    } while (depth > 0);
    return text.slice(at, end);
}

test('C gives a text the parameters that it names, and no others', () => {
    let calls = 0;
    for (const { name, text } of c)
        for (const match of text.matchAll(/\b(page_say|show_say|words_say|page_word|show_word|words_text)\(/g)) {
            const inside = call(text, match.index + match[0].length - 1);
            const words = [...new Set(inside.match(/\bWORD_\w+/g) ?? [])];
            if (name.startsWith('words/') || words.length === 0) continue;
            calls++;
            if (/_(word|text)$/.test(match[1])) {
                for (const word of words) assert.ok(!/[{|]/.test(byConstant.get(word)), `${name}: ${word} has parameters`);
                continue;
            }
            const outer = words.filter((word) => !new RegExp(`(page|show)_word\\([^)]*${word}\\b`).test(inside));
            const given = [...inside.matchAll(/\bGIVEN\((\w+),/g)].map((found) => found[1]);
            for (const word of outer) for (const wanted of params(byConstant.get(word))) assert.ok(given.includes(wanted), `${name}: ${word} lacks ${wanted}`);
            for (const one of given) assert.ok(outer.some((word) => params(byConstant.get(word)).includes(one)), `${name}: ${outer} has no ${one}`);
        }
    assert.ok(calls > 100, `${calls} calls`);
});

/* A copy with a language of its own: a few texts and a plural rule that no other has. */
function withLanguage(frame, dix) {
    const copy = mkdtempSync(join(tmpdir(), 'words-'));
    for (const folder of ['tools', 'words', 'engine', 'cli', 'net', 'store', 'sim', 'lab', 'games', 'room', 'bots', 'cards'])
        cpSync(join(root, folder), join(copy, folder), { recursive: true, filter: (path) => !/\/(tests|page)$/.test(path) });
    writeFileSync(join(copy, 'words/frame.xx.properties'), frame);
    if (dix) writeFileSync(join(copy, 'games/dix/words.xx.properties'), dix);
    const run = (program, args, options = {}) => execFileSync(program, args, { cwd: copy, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], ...options });
    return { copy, run };
}
const FRAME = 'language.name = Xish\nlanguage.plural = n < 3 ? n : 2\nlanguage.decimal = ;\nand = plus\npoints = {n} nil|{n} uno|{n} multa\nterm.level.easy = xeasy\n';
const DIX = 'dix.pass = Xpass\ndix.term.do.draw = Xdraw\n';

/* What a server calls the language of guests whose browsers ask for these. */
async function guestLanguages(copy, wanted) {
    const server = spawn('./dizaine', ['serve', '--port', '0', '--bind', '127.0.0.1', '--db', 'games.db', '--quiet'], { cwd: copy, stdio: ['ignore', 'pipe', 'pipe'] });
    const ended = new Promise((done) => server.on('exit', done));
    try {
        const url = await new Promise((done, fail) => {
            const read = (chunk) => /http:\/\/127\.0\.0\.1:\d+/.exec(String(chunk))?.forEach(done);
            server.stdout.on('data', read);
            server.stderr.on('data', read);
            server.on('exit', (code) => fail(new Error(`the server ended with ${code}`)));
        });
        const found = [];
        for (const language of wanted) found.push((await (await fetch(`${url}/api/me`, { headers: { 'Accept-Language': language } })).json()).lang);
        return found;
    } finally {
        server.kill();
        await ended;
    }
}

test('a new language needs files only: the build lists what it lacks, terminal and server know it and fall back to English', async () => {
    const { copy, run } = withLanguage(FRAME, DIX);
    try {
        assert.equal(run('tools/words', []), `words: xx lacks ${english.length - 5} of ${english.length} texts (build/words-missing.txt)\n`);
        const missing = readFileSync(join(copy, 'build/words-missing.txt'), 'utf8').split('\n');
        assert.ok(missing.includes('xx close') && missing.includes('xx dix.draw') && !missing.includes('xx dix.pass'));
        assert.equal(run('tools/words', ['other']).includes('other/words-missing.txt'), true);
        const libraries = run('sh', ['-c', 'pkg-config --libs $(sh tools/libraries)']).trim().split(' ');
        const own = ['words/words.c', 'build/gen/words/table.c', 'cli/play.c'];
        run('gcc', ['-I.', '-Ibuild/gen', `-I${join(root, 'build/gen')}`, '-D_GNU_SOURCE', '-std=gnu17', '-o', 'dizaine', ...own, join(root, 'build/opt/cli/main.o'), join(root, 'build/opt/lib.a'), ...libraries, '-lpthread', '-lm']);
        assert.match(run('./dizaine', ['help', 'play']), /--lang fr\|xx\|en /);
        const said = run('./dizaine', ['play', 'dix', '--seed', '5', '--plain', '--lang', 'xx', '--save', 'saved'], { input: 'd\no\nq\n', stdio: 'pipe' });
        assert.match(said, /\[d\] Xdraw/, 'its own text');
        assert.match(said, /\[n\] Take the numbers/, 'English where it has none');
        assert.match(said, /Player 1: 0 nil, 9 currency/, 'its own forms, and those of English for an English text');
        assert.match(said, /Expected points: .*[+-]\d;\d\d/, 'its own decimal mark');
        assert.match(run('./dizaine', ['play', 'dix', '--players', '2', '--people', '0', '--seed', '5', '--plain', '--lang', 'fr', '--save', 'saved']), /gagne !/);
        assert.match(run('./dizaine', ['play', 'dix', '--seed', '5', '--plain', '--save', 'saved'], { env: { ...process.env, LC_ALL: 'xx_XX.UTF-8' }, input: 'q\n', stdio: 'pipe' }), /Xdraw/);
        assert.deepEqual(await guestLanguages(copy, ['xx-YY,en;q=0.5', 'en-GB', 'de', 'fr,xx']), ['xx', 'en', 'fr', 'fr']);
    } finally {
        rmSync(copy, { recursive: true });
    }
});

test('the page offers the new language and falls back to English', async () => {
    const { copy, run } = withLanguage(FRAME, DIX);
    try {
        run('tools/words', []);
        const { build } = createRequire(join(root, 'web/package.json'))('esbuild');
        await build({
            stdin: { contents: `export * from '@/words.ts'; export * from '@/settings.ts';`, resolveDir: join(root, 'web'), loader: 'ts' },
            bundle: true, outfile: join(copy, 'words.mjs'), format: 'esm', tsconfigRaw: {}, nodePaths: [join(root, 'web/node_modules')],
            alias: { '@': join(root, 'web/src'), '@made': join(copy, 'build/page') },
        });
        Object.defineProperty(globalThis, 'navigator', { value: { languages: ['en-GB', 'xx-YY', 'fr'] }, configurable: true });
        const { change, current, languages, list, plain, t } = await import(join(copy, 'words.mjs'));
        globalThis.document = { documentElement: { dataset: {} } };
        assert.deepEqual(languages.map(({ code, name }) => [code, name]), [['en', 'English'], ['fr', 'Français'], ['xx', 'Xish']]);
        assert.equal(current().lang, 'xx', 'the first language of the browser that is there and not English');
        assert.equal(t('dix.pass'), 'Xpass');
        assert.equal(t('close'), 'Close');
        assert.deepEqual([0, 1, 2, -1].map((n) => t('points', { n })), ['0 nil', '1 uno', '2 multa', '-1 uno']);
        assert.deepEqual([0, 1].map((n) => t('dix.coins.count', { n })), ['0 currency', '1 currency']);
        assert.equal(list(['a', 'b']), 'a plus b');
        assert.equal(plain(-1.5), '−1;5');
        change({ lang: 'fr' });
        assert.equal(t('dix.theirs', { name: 'Ana' }), 'Ana\u202f: tableau et monnaie');
        assert.deepEqual([0, 1, 1.5, 2].map((n) => t('points', { n })), ['0 point', '1 point', '1.5 point', '2 points']);
    } finally {
        rmSync(copy, { recursive: true });
    }
});

test('a text with an unknown parameter, an unknown key or a key that stands twice stops the build', () => {
    for (const [dix, sentence] of [
        ['dix.pass = {who}\n', /English has no \{who\}/],
        ['dix.no.such.text = x\n', /does not exist in English/],
        ['dix.pass = x\ndix.pass = y\n', /stands twice/],
        ['pass = x\n', /does not begin with "dix\."/],
        ['dix.pass = x \n', /\\u0020/],
        ['dix.pass\n', /key = text/],
    ]) {
        const { copy, run } = withLanguage(FRAME, dix);
        try {
            assert.throws(() => run('tools/words', []), (error) => sentence.test(error.stderr) && /words\.xx\.properties:\d/.test(error.stderr), dix);
        } finally {
            rmSync(copy, { recursive: true });
        }
    }
});

test('the type checker refuses unknown keys and wrong parameters', () => {
    const folder = mkdtempSync(join(root, 'build/types-'));
    try {
        mkdirSync(folder, { recursive: true });
        symlinkSync(join(root, 'web/node_modules'), join(folder, 'node_modules'));
        const paths = { '@/*': ['../../web/src/*'], '@games/*': ['../../games/*'], '@made/*': ['../page/*'] };
        writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ extends: '../../web/tsconfig.json', compilerOptions: { paths }, include: ['check.ts'] }));
        const lines = ["t('close');", "t('dix.theirs', { name: 'Ana' });", "t('points', { n: 1 });"];
        const wrong = ["t('no.such.key');", "t('dix.theirs');", "t('dix.theirs', { nam: 'Ana' });", "t('close', { n: 1 });", "t('points', {});", "t('term.colon');", "t('server.why.closed');"];
        writeFileSync(join(folder, 'check.ts'), `import { t } from '@/words.ts';\n${lines.join('\n')}\n${wrong.map((line) => `// @ts-expect-error\n${line}`).join('\n')}\n`);
        execFileSync(join(root, 'web/node_modules/.bin/tsc'), ['--noEmit', '-p', folder], { encoding: 'utf8', stdio: 'pipe' });
    } catch (error) {
        assert.fail(error.stdout ?? error);
    } finally {
        rmSync(folder, { recursive: true });
    }
});
