// What a person has chosen on this device: language, light, sound, help, name. Kept in localStorage, told to whoever listens.
import { useLayoutEffect, useState } from 'preact/hooks';
import { languages } from '@made/words.ts';

export type Lang = (typeof languages)[number]['code'];
export type Theme = 'auto' | 'light' | 'dark';
export const CLOTHS = ['birch', 'felt', 'sky', 'rose'] as const;
export const BACKS = ['plum', 'teal', 'night', 'brick'] as const;
export type Cloth = (typeof CLOTHS)[number];
export type Back = (typeof BACKS)[number];
export type Help = 'off' | 'left' | 'chance' | 'advice';

export interface Settings {
    lang: Lang;
    theme: Theme;
    sound: boolean;
    /* How loud, of 100. */
    volume: number;
    /* Short shakes of a phone for what happens. */
    shake: boolean;
    /* What the table and the backs of the cards are made of. */
    cloth: Cloth;
    back: Back;
    /* One's own pebble: an outline and a tone, 1 to 8; 0 is that of the seat. */
    outline: number;
    tone: number;
    help: Help;
    name: string;
    pace: 'calm' | 'quick' | 'instant';
    /* Whether the games of the workshop stand on the shelf. */
    workshop: boolean;
    /* Whether this browser shows a notification when it is this person's turn. */
    call: boolean;
}

const KEY = 'dizaine.settings';
const listeners = new Set<() => void>();

function first(): Settings {
    const known = (code: string | undefined) => languages.find((language) => language.code === code)?.code;
    const wanted = (navigator.languages ?? [navigator.language]).map((tag) => known(tag.split('-')[0]));
    const lang = wanted.find((code) => code !== undefined && code !== 'en') ?? 'en';
    const standard: Settings = { lang, theme: 'auto', sound: true, volume: 70, shake: true, cloth: 'birch', back: 'plum', outline: 0, tone: 0, help: 'left', name: '', pace: 'calm', workshop: false, call: false };
    const kept = readLike(KEY, standard);
    return { ...kept, lang: known(kept.lang) ?? lang };
}

/* What is kept, part by part, where it is of the kind of the standard; the standard where it is missing, older or damaged. */
export function readLike<T extends object>(key: string, standard: T): T {
    const kind = (value: unknown) => (Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value);
    const found = read<Record<string, unknown>>(key);
    if (kind(found) !== 'object') return standard;
    const fitting = Object.entries(standard).filter(([name, value]) => kind(found?.[name]) === kind(value));
    return { ...standard, ...Object.fromEntries(fitting.map(([name]) => [name, found?.[name]])) };
}

/* Storage can be switched off or full: play goes on without it. */
export function read<T>(key: string): T | null {
    try {
        const text = localStorage.getItem(key);
        return text === null ? null : (JSON.parse(text) as T);
    } catch {
        return null;
    }
}

export function write(key: string, value: unknown): boolean {
    try {
        localStorage.setItem(key, JSON.stringify(value));
        return true;
    } catch {
        return false;
    }
}

export function forget(key: string): void {
    try {
        localStorage.removeItem(key);
    } catch {
        // nothing was kept, so nothing is to be forgotten
    }
}

/* Everything that the page keeps on this device. */
export function forgetAll(): void {
    try {
        for (const key of Object.keys(localStorage)) if (key.startsWith('dizaine.')) localStorage.removeItem(key);
    } catch {
        // nothing was kept, so nothing is to be forgotten
    }
    settings = first();
    show();
    for (const listener of listeners) listener();
}

let settings = first();

function show(): void {
    const root = document.documentElement;
    root.lang = settings.lang;
    if (settings.theme === 'auto') delete root.dataset['theme'];
    else root.dataset['theme'] = settings.theme;
    root.dataset['cloth'] = settings.cloth;
    root.dataset['back'] = settings.back;
}
if (typeof document !== 'undefined') show();

export function current(): Settings {
    return settings;
}

export function change(part: Partial<Settings>): void {
    settings = { ...settings, ...part };
    write(KEY, settings);
    show();
    for (const listener of listeners) listener();
}

/* Another tab of this browser has changed them: the same choice holds here, and is not overwritten by the next one. */
if (typeof document !== 'undefined')
    addEventListener('storage', (event) => {
        if ((event as StorageEvent).key !== KEY) return;
        settings = first();
        show();
        for (const listener of listeners) listener();
    });

/* Calls back on every change until told to stop. */
export function onChange(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
}

export function useSettings(): Settings {
    const [, again] = useState(0);
    useLayoutEffect(() => {
        return onChange(() => again((n) => n + 1));
    }, []);
    return settings;
}

/* Whether the room is dark now, by choice or by the system. */
export function isDark(): boolean {
    if (settings.theme !== 'auto') return settings.theme === 'dark';
    return matchMedia('(prefers-color-scheme: dark)').matches;
}
