// Pig in plain sentences, from the lines of the log and their notes.
import type { Line as AnyLine } from '@/contract.ts';
import type { Name } from '@/game.ts';
import { t } from '@/words.ts';
import type { PigNote } from './view.ts';

type Line = AnyLine<PigNote>;

/* The roll of a line of chance; null for any other line. */
function rollOf(line: Line): number | null {
    return line.m.startsWith('* ') ? Number(line.m.slice(2)) : null;
}

/* How a turn ended. */
export function turnEnd({ note }: Line, name: Name, you: number | null): string | null {
    const seat = note?.seat ?? null;
    if (seat === null) return null;
    const own = seat === you;
    if (note?.lost !== undefined) return own ? t('pig.log.lost.you', { n: note.lost }) : t('pig.log.lost', { name: name(seat), n: note.lost });
    if (note?.held !== undefined) return own ? t('pig.log.held.you', { n: note.held }) : t('pig.log.held', { name: name(seat), n: note.held });
    return null;
}

export function pigSentence(line: Line, before: Line | undefined, name: Name, you: number | null): string | null {
    const roll = rollOf(line);
    const end = turnEnd(line, name, you);
    if (end !== null || roll === null || before === undefined) return end;
    const seat = Number(before.m.split(' ')[0]);
    return seat === you ? t('pig.log.roll.you', { n: roll }) : t('pig.log.roll', { name: name(seat), n: roll });
}

/* The rolls of the newest turn that has begun. */
export function rollsOf(lines: Line[]): number[] {
    const rolls: number[] = [];
    for (const line of [...lines].reverse()) {
        const roll = rollOf(line);
        if (line.note?.held !== undefined || (line.note?.lost !== undefined && rolls.length > 0)) break;
        if (roll !== null) rolls.unshift(roll);
    }
    return rolls;
}

/* A move in words, for a hint. */
export function pigMove(move: string): string {
    return (move === 'hold' ? t('pig.hold') : t('pig.roll')).toLocaleLowerCase();
}
