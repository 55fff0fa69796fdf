// A position of a review: the board, where the token went and where it should have gone, and the hand.
import './position.css';
import type { PositionProps } from '@/game.ts';
import { t } from '@/words.ts';
import { Board, cellAt } from './board.tsx';
import { Token, tokenLabel } from './token.tsx';
import type { DixSurDixView } from './view.ts';

export function Position({ contract, seat, played, best }: PositionProps<DixSurDixView>) {
    const { view } = contract;
    const at = (move: string) => cellAt(move.split(' ')[2] ?? '');
    const board = [...view.board];
    board[at(played)] = Number(played.split(' ')[1]);
    return (
        <div class="dsd-position">
            <Board view={view} board={board} chosen={null} wins={[]} lifting={false} points={{}} open={() => false} onCell={null} last={at(played)} />
            <p class="dsd-hand">
                <span>{t('dixsurdix.review.hand')}</span>
                {view.hands[seat]?.tokens.map((token, i) => (
                    <span key={i} role="img" aria-label={tokenLabel(token)}>
                        <Token value={token} />
                    </span>
                ))}
            </p>
            {best !== played && <p class="muted">{t('dixsurdix.review.instead', { cell: best.split(' ')[2] ?? '' })}</p>}
        </div>
    );
}
