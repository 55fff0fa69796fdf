// A clue as it is shown: its words, or that it was said, sung or mimed at the table (games/dixit/aloud.h), with what the bots were told.
import { t } from '@/words.ts';

const MARK = /^\[aloud\](?: (.*))?$/s;

/* What the bots were told of a clue that was told aloud, perhaps nothing; null: it is written. */
export function aloud(clue: string): string | null {
    const found = MARK.exec(clue);
    return found === null ? null : (found[1] ?? '');
}

export function toldAloud(word: string): string {
    return word.trim() === '' ? '[aloud]' : `[aloud] ${word.trim()}`;
}

export function clueText(clue: string): string {
    const word = aloud(clue);
    return word === null ? t('dixit.clue', { clue }) : t('dixit.aloud');
}

export function Quote({ clue }: { clue: string }) {
    const word = aloud(clue);
    return (
        <blockquote class={word === null ? '' : 'aloud'}>
            {clueText(clue)}
            {word !== null && word !== '' && <small> {t('dixit.aloud.bots', { clue: word })}</small>}
        </blockquote>
    );
}
