// Everything that a player reads, in French and English: one table, made of a part for each corner of the page.
import { current } from './settings.ts';
import { dixWords } from './words/dix.ts';
import { dixitWords } from './words/dixit.ts';
import { dixsurdixWords } from './words/dixsurdix.ts';
import { frameWords } from './words/frame.ts';
import { replayWords } from './words/replay.ts';

/* [French, English]. "{name}" is a parameter; "one|many" are two forms, chosen by the parameter n. */
const words = { ...frameWords, ...dixWords, ...dixitWords, ...dixsurdixWords, ...replayWords } as const;

export type Word = keyof typeof words;

type Names<S> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
type Counted<S> = S extends `${string}|${string}` ? 'n' : never;
type Params<K extends Word> = Names<(typeof words)[K][0]> | Counted<(typeof words)[K][0]>;
type Given<K extends Word> = [Params<K>] extends [never] ? [] : [params: Record<Params<K>, string | number>];

/* French counts 0 and 1 as one; English only 1. */
function isOne(n: number): boolean {
    return current().lang === 'fr' ? Math.abs(n) < 2 : Math.abs(n) === 1;
}

/* In French a thin space that never breaks stands before high punctuation and inside quotation marks. */
export function t<K extends Word>(key: K, ...given: Given<K>): string {
    const [fr, en] = words[key];
    const params = (given[0] ?? {}) as Record<string, string | number>;
    let text: string = current().lang === 'fr' ? fr : en;
    const forms = text.split('|');
    if (forms.length === 2) text = forms[isOne(Number(params['n'] ?? 1)) ? 0 : 1] as string;
    if (current().lang === 'fr') text = text.replace(/ ([?!:;»])/g, '\u202f$1').replace(/« /g, '«\u202f');
    return text.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
}

/* A word whose key is put together from data ("option.bust-buy"); the fallback is the data itself. */
export function tMaybe(key: string, fallback = key): string {
    return key in words ? t(key as 'you') : fallback;
}

/* "Ana, Léo and Sam". */
export function list(parts: string[]): string {
    if (parts.length < 2) return parts.join('');
    return `${parts.slice(0, -1).join(', ')} ${t('and')} ${parts[parts.length - 1]}`;
}

/* A number with a true minus, and with a comma where French has one. */
export function plain(n: number): string {
    const text = String(Math.abs(n));
    return (n < 0 ? '−' : '') + (current().lang === 'fr' ? text.replace('.', ',') : text);
}

/* The same with its sign. */
export function signed(n: number): string {
    return n < 0 ? plain(n) : `+${plain(n)}`;
}
