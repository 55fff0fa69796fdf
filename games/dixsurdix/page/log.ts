// Dix sur Dix in plain sentences, from the lines of the log and their notes.
import type { Line as AnyLine } from '@/contract.ts';
import type { Reason } from '@/game.ts';
import { t, tGiven } from '@/words.ts';
import { tokenName } from './token.tsx';
import type { DixSurDixNote } from './view.ts';

type Line = AnyLine<DixSurDixNote>;

export function dixsurdixSentence(line: Line, _before: Line | undefined, name: (seat: number) => string, you: number | null): string | null {
    const [who = '', move = '', first = '', cell = ''] = line.m.split(' ');
    if (move === 'dealer') {
        const seat = Number(first);
        return seat === you ? t('dixsurdix.log.dealer.you') : t('dixsurdix.log.dealer', { name: name(seat) });
    }
    if (move !== 'place') return null;
    const seat = Number(who);
    const said = { token: tokenName(Number(first)), cell };
    const parts = [seat === you ? t('dixsurdix.log.place.you', said) : t('dixsurdix.log.place', { name: name(seat), ...said })];
    const n = line.note?.lines;
    if (n !== undefined) parts.push(seat === you ? t('dixsurdix.took.you', { n }) : t('dixsurdix.took', { name: name(seat), n }));
    if (line.note?.corners !== undefined) parts.push(t('dixsurdix.corners'));
    return parts.join(' ');
}

/* A placement as a short label. */
export function dixsurdixChoice(move: string): string {
    const [, token = '', cell = ''] = move.split(' ');
    return t('dixsurdix.review.choice', { token: tokenName(Number(token)), cell });
}

/* Why a placement was good or bad. */
export function dixsurdixWhy({ why, ...given }: Reason): string {
    const token = given['token'];
    return tGiven(`dixsurdix.review.${why}`, token === undefined ? given : { ...given, token: tokenName(Number(token)) });
}
