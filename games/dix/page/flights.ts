// What moves on the DIX table when a turn ends: the row's numbers fly into one's strips or to the market, a bought card comes home.
import type { Contract } from '@/contract.ts';
import { isMoney } from './pieces.tsx';
import type { DixView } from './view.ts';

export function dixFlights(before: Contract<DixView>, after: Contract<DixView>): [string, string][] {
    const { row, payment, phase } = before.view;
    const you = after.seat;
    const fly: [string, string][] = [];
    const seen = new Set<string>();
    const add = (from: string, card: string, to: string) => {
        if (!seen.has(card)) fly.push([from, to]);
        seen.add(card);
    };
    if (row.length > 0 && after.view.row.length === 0 && after.view.last !== null)
        row.forEach((card, i) => {
            if (isMoney(card)) return;
            const mine = after.view.last?.end === 'numbers' && after.view.last.seat === you;
            if (mine) add(`[data-row="${i}"] .card`, card, `.mine [data-cell="${card}"]`);
            else if (after.view.last?.end !== 'numbers') add(`[data-row="${i}"] .card`, card, `[data-market="${card}"]`);
        });
    if ((phase === 'pay' || phase === 'drop') && payment !== null && after.view.payment === null && payment.seat === you)
        add('.stage .card', payment.card, `.mine [data-cell="${payment.card}"]`);
    return fly.slice(0, 8);
}
