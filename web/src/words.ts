// Everything that a player reads: the texts stand in words/*.properties and games/*/words.*.properties, one file for each language.
import { languages, words } from '@made/words.ts';
import { current } from './settings.ts';

export { languages };

/* [English, ...]. "{name}" is a parameter; "one|many" are forms, of which the parameter n chooses one. */
export type Word = keyof typeof words;

type Names<S> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
type Counted<S> = S extends `${string}|${string}` ? 'n' : never;
type Params<K extends Word> = Names<(typeof words)[K][0]> | Counted<(typeof words)[K][0]>;
type Given<K extends Word> = [Params<K>] extends [never] ? [] : [params: Record<Params<K>, string | number>];

/* Where a language lacks a text, the English one stands, with the forms of English. */
export function t<K extends Word>(key: K, ...given: Given<K>): string {
    return filled(words[key], given[0] ?? {});
}

/* A text of any table, [English, ...], with its parameters. */
export function filled(texts: readonly (string | null)[], params: Record<string, string | number>): string {
    const at = languages.findIndex(({ code }) => code === current().lang);
    const own = texts[at];
    const { plural } = languages[typeof own === 'string' ? at : 0] ?? languages[0];
    const forms = (own ?? texts[0] ?? '').split('|');
    const form = forms[Math.min(plural(Math.abs(Number(params['n'] ?? 1))), forms.length - 1)] ?? '';
    return form.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
}

/* A word whose key is put together from data ("level.easy"); the fallback is the data itself. */
export function tMaybe(key: string, fallback = key): string {
    return key in words ? t(key as 'you') : fallback;
}

/* A sentence whose key and parameters come from the engine. */
export function tGiven(key: string, params: Record<string, string | number>): string {
    return key in words ? t(key as 'points', params as { n: number }) : '';
}

/* "Ana, Léo and Sam". */
export function list(parts: string[]): string {
    if (parts.length < 2) return parts.join('');
    return `${parts.slice(0, -1).join(', ')} ${t('and')} ${parts[parts.length - 1]}`;
}

/* A number with a true minus, and with the decimal mark of the language. */
export function plain(n: number): string {
    const decimal = languages.find(({ code }) => code === current().lang)?.decimal ?? '.';
    return (n < 0 ? '−' : '') + String(Math.abs(n)).replace('.', decimal);
}

/* The same with its sign. */
export function signed(n: number): string {
    return n < 0 ? plain(n) : `+${plain(n)}`;
}
