// What one decides with: the clue, a picture to give, a vote.
import './docks.css';
import { useState } from 'preact/hooks';
import type { Contract } from '@/contract.ts';
import type { DeskProps } from '@/game.ts';
import { Button } from '@/parts/controls.tsx';
import { Icon } from '@/parts/icon.tsx';
import { t } from '@/words.ts';
import { toldAloud } from './clue.tsx';
import { LIMITS } from './limits.ts';
import type { DixitView } from './view.ts';

/* The numbers of a choice: "vote 2 4" is [2, 4]. */
export function numbersOf(move: string | null): number[] {
    return move === null ? [] : move.split(' ').slice(1).map(Number);
}

/* Who else is at the table: people hear what is told aloud, bots do not. */
export interface Around {
    people: boolean;
    bots: boolean;
}

interface TellProps {
    card: number | null;
    /* What was written before, and is kept while somebody writes. */
    draft: { current: string };
    act: DeskProps['act'];
    busy: boolean;
    /* Somebody else may tell, if they like. */
    onPass: (() => void) | null;
    around: Around;
}

export function TellDock({ card, draft, act, busy, onPass, around }: TellProps) {
    const [clue, write] = useState(draft.current);
    const [spoken, speak] = useState(false);
    const set = (text: string) => {
        draft.current = text;
        write(text);
    };
    const length = [...clue.trim()].length;
    const most = LIMITS.clue - (spoken ? toldAloud('').length + 1 : 0);
    const fits = (spoken || length >= 1) && length <= most;
    const words = clue.trim().replace(/\s+/g, ' ');
    const say = () => card !== null && fits && !busy && act(`tell ${card} ${spoken ? toldAloud(words) : words}`);
    const missing = card === null ? t('dixit.tell.pick') : length === 0 && !spoken ? t('dixit.tell.write') : null;
    const asks = spoken ? t('dixit.aloud.word') : t('dixit.tell.input');
    return (
        <form
            class="dock tell"
            onSubmit={(event) => {
                event.preventDefault();
                say();
            }}
        >
            {spoken && <p class="aloud-line">{around.bots ? `${t('dixit.aloud.line')} ${t('dixit.aloud.deaf')}` : t('dixit.aloud.line')}</p>}
            {(!spoken || around.bots) && (
                <label class="clue-in">
                    <span class="vh">{asks}</span>
                    <input
                        type="text"
                        value={clue}
                        maxLength={LIMITS.clue * 2}
                        placeholder={asks}
                        autocomplete="off"
                        enterkeyhint="send"
                        aria-invalid={length > most}
                        onInput={(event) => set((event.target as HTMLInputElement).value)}
                    />
                    {length > most - 40 && (
                        <small class={length > most ? 'too' : ''} role="status">
                            {t('dixit.tell.left', { n: most - length })}
                        </small>
                    )}
                </label>
            )}
            {around.people && (
                <Button class="pass" icon={spoken ? 'chat' : 'sound'} onClick={() => (set(''), speak(!spoken))}>
                    {spoken ? t('dixit.aloud.write') : t('dixit.aloud.do')}
                </Button>
            )}
            {onPass !== null && (
                <Button class="pass" onClick={onPass}>
                    {t('dixit.first.pass')}
                </Button>
            )}
            <Button go type="submit" icon="teller" disabled={busy || card === null || !fits} detail={missing}>
                {spoken ? t('dixit.aloud.go') : t('dixit.tell.go')}
            </Button>
        </form>
    );
}

interface ChooseProps {
    contract: Contract<DixitView>;
    /* The legal move that is picked together now, or null. */
    move: string | null;
    go: string;
    pick: string;
    done: string;
    act: DeskProps['act'];
    busy: boolean;
}

/* A choice stays open until everyone has made theirs: what is picked can be sent, and sent again. */
export function ChooseDock({ contract, move, go, pick, done, act, busy }: ChooseProps) {
    if (contract.choice !== null && contract.choice === move)
        return (
            <div class="dock wait done">
                <span class="done-mark">
                    <Icon name="check" />
                </span>
                <p role="status">{done}</p>
            </div>
        );
    return (
        <div class="dock">
            <Button go icon={contract.view.phase === 'vote' ? 'vote' : 'hand'} disabled={busy || move === null} onClick={() => move !== null && act(move)}>
                {move === null ? pick : go}
            </Button>
        </div>
    );
}
