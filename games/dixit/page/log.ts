// Dixit in plain sentences, from the lines of the log and their notes.
import type { Line as AnyLine } from '@/contract.ts';
import { t } from '@/words.ts';
import { aloud } from './clue.tsx';
import type { DixitNote } from './view.ts';

type Line = AnyLine<DixitNote>;

export function dixitSentence(line: Line, _before: Line | undefined, name: (seat: number) => string, you: number | null): string | null {
    const [who = '', move = ''] = line.m.split(' ');
    if (move === 'tell') {
        const seat = Number(who);
        const clue = line.m.split(' ').slice(3).join(' ');
        if (aloud(clue) !== null) return seat === you ? t('dixit.log.aloud.you') : t('dixit.log.aloud', { name: name(seat) });
        return seat === you ? t('dixit.log.tell.you', { clue }) : t('dixit.log.tell', { name: name(seat), clue });
    }
    return line.note?.round === undefined ? null : t('dixit.log.round', { n: line.note.round });
}
