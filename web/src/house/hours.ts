// Whether the house is open, by its own clock.
import type { House } from './house.ts';

const DAY = 24 * 60;

/* Day (0 is Monday) and minute where the house is. */
export function clockOf(house: House, now = Date.now()): { day: number; minute: number } {
    const there = new Date(now + house.zone * 60_000);
    return { day: (there.getUTCDay() + 6) % 7, minute: there.getUTCHours() * 60 + there.getUTCMinutes() };
}

export type Open = { open: true; until: number } | { open: false; day: number; from: number };

/* Open until then, or closed until that day and minute; null: it never opens. */
export function openNow(house: House, now = Date.now()): Open | null {
    const { day, minute } = clockOf(house, now);
    const hours = house.hours ?? [];
    const span = hours[day]?.find(([from, to]) => minute >= from && minute < to);
    if (span !== undefined) return { open: true, until: span[1] };
    for (let later = 0; later <= 7; later++) {
        const on = (day + later) % 7;
        const next = hours[on]?.find(([from]) => later > 0 || from > minute);
        if (next !== undefined) return { open: false, day: on, from: next[0] };
    }
    return null;
}

/* "19:00" as the language writes it, and the name of a day. */
export function time(minute: number, lang: string): string {
    const text = new Intl.DateTimeFormat(lang, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(new Date((minute % DAY) * 60_000));
    if (lang !== 'fr') return text;
    const hour = Math.floor(minute / 60);
    return minute % 60 === 0 ? `${hour}\u00a0h` : `${hour}\u00a0h\u00a0${String(minute % 60).padStart(2, '0')}`;
}

export function dayName(day: number, lang: string): string {
    return new Intl.DateTimeFormat(lang, { weekday: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2024, 0, 1 + day)));
}
