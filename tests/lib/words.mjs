// The texts as they stand in words/ and games/*/, for tests: key, text and file, by language.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/* Every "key = text" of a file, in its order; fails on a line that is nothing of the kind. */
export function readProperties(path) {
    const found = [];
    for (const line of readFileSync(path, 'utf8').split('\n')) {
        if (/^\s*(#.*)?$/.test(line)) continue;
        const match = /^([a-z0-9_.-]+) = (.+)$/.exec(line);
        if (match === null) throw new Error(`${path}: ${line}`);
        const text = match[2].replace(/\\(u[0-9a-f]{4}|.)/gi, (_, c) => (c.length > 1 ? String.fromCharCode(parseInt(c.slice(1), 16)) : c === 'n' ? '\n' : c));
        found.push({ key: match[1], text });
    }
    return found;
}

/* The files of a language: the frame's first. */
export function wordFiles(root, lang) {
    const games = readdirSync(join(root, 'games'), { recursive: true }).filter((name) => name.endsWith(`/words.${lang}.properties`));
    return [join(root, `words/frame.${lang}.properties`), ...games.sort().map((name) => join(root, 'games', name))];
}

export function readWords(root, lang) {
    return wordFiles(root, lang).flatMap(readProperties).filter(({ key }) => !key.startsWith('language.'));
}

/* The page has all texts but these. */
export const onlyInC = (key) => /(^|\.)term\.|^server\./.test(key);
export const params = (text) => [...new Set([...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]))].sort();
