// What one decides with: the clue, a picture to give, a vote.
import './docks.css';
import { useState } from 'preact/hooks';
import type { Contract } from '@/contract.ts';
import type { DeskProps } from '@/game.ts';
import { Button } from '@/parts/controls.tsx';
import { Icon } from '@/parts/icon.tsx';
import { t } from '@/words.ts';
import { LIMITS } from './limits.ts';
import type { DixitView } from './view.ts';

/* The numbers of a choice: "vote 2 4" is [2, 4]. */
export function numbersOf(move: string | null): number[] {
    return move === null ? [] : move.split(' ').slice(1).map(Number);
}

interface TellProps {
    card: number | null;
    /* What was written before, and is kept while somebody writes. */
    draft: { current: string };
    act: DeskProps['act'];
    busy: boolean;
    /* Somebody else may tell, if they like. */
    onPass: (() => void) | null;
}

export function TellDock({ card, draft, act, busy, onPass }: TellProps) {
    const [clue, write] = useState(draft.current);
    const set = (text: string) => {
        draft.current = text;
        write(text);
    };
    const length = [...clue.trim()].length;
    const fits = length >= 1 && length <= LIMITS.clue;
    const say = () => card !== null && fits && !busy && act(`tell ${card} ${clue.trim().replace(/\s+/g, ' ')}`);
    const missing = card === null ? t('dixit.tell.pick') : length === 0 ? t('dixit.tell.write') : null;
    return (
        <form
            class="dock tell"
            onSubmit={(event) => {
                event.preventDefault();
                say();
            }}
        >
            <label class="clue-in">
                <span class="vh">{t('dixit.tell.input')}</span>
                <input
                    type="text"
                    value={clue}
                    maxLength={LIMITS.clue * 2}
                    placeholder={t('dixit.tell.input')}
                    autocomplete="off"
                    enterkeyhint="send"
                    aria-invalid={length > LIMITS.clue}
                    onInput={(event) => set((event.target as HTMLInputElement).value)}
                />
                {length > LIMITS.clue - 40 && (
                    <small class={length > LIMITS.clue ? 'too' : ''} role="status">
                        {t('dixit.tell.left', { n: LIMITS.clue - length })}
                    </small>
                )}
            </label>
            {onPass !== null && (
                <Button class="pass" onClick={onPass}>
                    {t('dixit.first.pass')}
                </Button>
            )}
            <Button go type="submit" icon="teller" disabled={busy || card === null || !fits} detail={missing}>
                {t('dixit.tell.go')}
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
