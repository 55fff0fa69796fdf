// The house in which this server stands (docs/house.md), as it was last known; keeper.ts asks for it.
import { useEffect, useState } from 'preact/hooks';
import { current, read } from '../settings.ts';

export type Texts = Readonly<Record<string, string>>;
export interface House {
    name: Texts;
    welcome: Texts;
    note: Texts;
    address: Texts;
    contact: Texts;
    /* By day from Monday: from and to in minutes; and the minutes from UTC to the time of day there. */
    hours: [number, number][][] | null;
    zone: number;
    colours: { light: Record<string, string>; dark: Record<string, string> };
    language: string | null;
    games: string[];
    decks: string[];
    allow: { open: boolean; watch: boolean; chat: boolean; decks: boolean };
    kiosk: boolean;
    kiosk_minutes: number;
}

export const HOUSE_KEY = 'dizaine.house';
const listeners = new Set<() => void>();
let house = read<House>(HOUSE_KEY);

/* A text in the language of whoever reads. */
export function said(texts: Texts): string {
    return texts[current().lang] ?? texts['en'] ?? '';
}

export function theHouse(): House | null {
    return house;
}

export function setHouse(found: House | null): void {
    house = found;
    for (const listener of listeners) listener();
}

export function useHouse(): House | null {
    const [, again] = useState(0);
    useEffect(() => {
        const listener = () => again((n) => n + 1);
        listeners.add(listener);
        return () => void listeners.delete(listener);
    }, []);
    return house;
}

/* Of these painted decks those that the house has; if it has none of them, its first one. */
export function offeredDecks(decks: string[]): string[] {
    const there = decks.filter((deck) => house?.decks.includes(deck) ?? true);
    return there.length > 0 ? there : (house?.decks.slice(0, decks.length) ?? []);
}
