// A reveal as a list of beats, one after the other: votes land, the storyteller's picture is named, then who gave what, then points. On a
// small screen each picture has its moment, large.
import { useEffect, useState } from 'preact/hooks';
import { still } from '@/motion.ts';
import type { DixitView } from './view.ts';

export type Last = NonNullable<DixitView['last']>;
export type Step = 1 | 2 | 3 | 4;

export interface Beat {
    /* 1: a vote; 2: the picture that was told; 3: who gave; 4: points. */
    step: Step;
    /* The picture that it is about; null: all of them. */
    slot: number | null;
    /* Who voted; null: nobody did, or it is no vote. */
    seat: number | null;
}

/* What has been shown so far, by slot. */
export interface Shown {
    votes: number[][];
    told: boolean;
    gave: boolean[];
}

export function beatsOf(last: Last, small: boolean): Beat[] {
    const told = last.slots.findIndex((slot) => slot.owner === last.teller);
    const others = last.slots.flatMap((_, i) => (i === told ? [] : [i]));
    const votes = last.slots.flatMap((slot, i): Beat[] => {
        if (slot.voters.length > 0) return slot.voters.map((seat) => ({ step: 1, slot: i, seat }));
        return small ? [{ step: 1, slot: i, seat: null }] : [];
    });
    const gave: Beat[] = small ? others.map((slot) => ({ step: 3, slot, seat: null })) : [{ step: 3, slot: null, seat: null }];
    return [...votes, { step: 2, slot: told, seat: null }, ...gave, { step: 4, slot: null, seat: null }];
}

export function shownAt(last: Last, beats: Beat[], at: number): Shown {
    const past = beats.slice(0, at + 1);
    return {
        votes: last.slots.map((slot, i) => slot.voters.filter((seat) => past.some((beat) => beat.step === 1 && beat.slot === i && beat.seat === seat))),
        told: past.some((beat) => beat.step === 2),
        gave: last.slots.map((_, i) => past.some((beat) => beat.step === 3 && (beat.slot === null || beat.slot === i))),
    };
}

export function everything(last: Last): Shown {
    return { votes: last.slots.map((slot) => slot.voters), told: true, gave: last.slots.map(() => true) };
}

function pause(beat: Beat): number {
    if (beat.step === 1) return beat.seat === null ? 1100 : 800;
    return beat.step === 3 && beat.slot !== null ? 1200 : 1900;
}

/* Which beat it is, and a way to another. `key` names the round; `slow` is how many times longer each lasts. */
export function useBeats(key: string, beats: Beat[], slow = 1): [number, (at: number) => void] {
    const end = beats.length - 1;
    const first = still() ? end : 0;
    const [now, set] = useState({ key, at: first });
    const at = now.key === key ? Math.min(now.at, end) : first;
    useEffect(() => {
        if (at >= end) return;
        const timer = setTimeout(() => set({ key, at: at + 1 }), slow * pause(beats[at] as Beat));
        return () => clearTimeout(timer);
    }, [key, at, end]);
    return [at, (to) => set({ key, at: to })];
}

const SMALL = '(max-width: 699px), (max-height: 500px)'; /* --phone or --sideways of style/widths.css */

/* Whether this is a phone: pictures that lie side by side are too small to be judged. */
export function useSmall(): boolean {
    const [small, set] = useState(() => matchMedia(SMALL).matches);
    useEffect(() => {
        const media = matchMedia(SMALL);
        const change = () => set(media.matches);
        media.addEventListener('change', change);
        change();
        return () => media.removeEventListener('change', change);
    }, []);
    return small;
}
