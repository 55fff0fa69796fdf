// A position of a review: the row, or what is for sale, and the tableau of whoever decided.
import './position.css';
import type { PositionProps } from '@/game.ts';
import { t } from '@/words.ts';
import { Card, isMoney } from './pieces.tsx';
import { Collection } from './players.tsx';
import { RowCards } from './row.tsx';
import type { DixPlayer, DixView } from './view.ts';

const BUYS = new Set(['buy', 'bust', 'drop', 'pay']);

export function Position({ contract, seat, name, played, best }: PositionProps<DixView>) {
    const { view } = contract;
    const cards = [played, best].map((move) => move.split(' ')[1] ?? '').filter((card, i, all) => /^[bgop][1-9]$/.test(card) && all.indexOf(card) === i);
    const offer = view.phase === 'choose' ? view.row.filter((card) => !isMoney(card)) : cards;
    return (
        <div class="dix-position">
            {view.auction !== null && view.phase === 'bid' ? (
                <div class="dix-offer">
                    <Card card={view.auction.joker} />
                    <p>{view.auction.high > 0 && view.auction.high_seat !== null ? t('dix.review.high', { name: name(view.auction.high_seat), n: view.auction.high }) : t('dix.review.nobid')}</p>
                </div>
            ) : BUYS.has(view.phase) ? (
                <div class="dix-offer">
                    {cards.map((card) => (
                        <Card key={card} card={card} />
                    ))}
                </div>
            ) : (
                <RowCards view={view} />
            )}
            <Collection player={view.players[seat] as DixPlayer} seat={seat} name={name(seat)} offer={offer} title={name(seat)} />
        </div>
    );
}
