// The row: cards with their signed values, total and money as two strips to ten, what would bust, and as much of the odds as is wanted.
import './row.css';
import { useState } from 'preact/hooks';
import { Sheet } from '@/parts/controls.tsx';
import { Icon } from '@/parts/icon.tsx';
import { useSettings } from '@/settings.ts';
import { list, plain, signed, t } from '@/words.ts';
import { LIMITS } from './limits.ts';
import { dixMove } from './log.ts';
import { Card, CardBack, COLOURS, Coins, isJoker, isMoney, Ten, valueOf } from './pieces.tsx';
import type { DixView } from './view.ts';

/* The least total, and the least money, that busts. */
const BUST = LIMITS.bust + 1;
/* Where the meters end. */
const METER = 2 * LIMITS.bust;
/* So many cards stand in one line beside the pile; more begin a second line. */
const LINE_MOST = 8;
const LONG = 7;

export function RowCards({ view, bust = false }: { view: Pick<DixView, 'row' | 'deck'>; bust?: boolean }) {
    return (
        <ol class={`rowc ${bust ? 'is-bust' : ''} ${view.row.length >= LONG ? 'long' : ''}`} style={{ '--n': Math.min(LINE_MOST, Math.max(3, view.row.length)) }} aria-label={t('dix.row')}>
            {view.row.map((card, i) => (
                <li key={`${i}${card}`} class="is-new" data-row={i}>
                    <Card card={card} />
                    <span class="sg">{signed(isMoney(card) ? -valueOf(card) : valueOf(card))}</span>
                </li>
            ))}
            {!bust && (
                <li data-swipe="draw">
                    <Pile deck={view.deck} />
                </li>
            )}
        </ol>
    );
}

/* The pile: the number of cards left; a tap lists them by kind, unless help is off. */
function Pile({ deck }: { deck: DixView['deck'] }) {
    const { help } = useSettings();
    const [open, set] = useState(false);
    if (help === 'off') return <CardBack left={deck.left} />;
    return (
        <>
            <button type="button" class="pile-button" aria-label={t('dix.cards.left.open', { n: deck.left })} onClick={() => set(true)}>
                <CardBack left={deck.left} />
            </button>
            {open && <CardsLeft deck={deck} onClose={() => set(false)} />}
        </>
    );
}

function CardsLeft({ deck, onClose }: { deck: DixView['deck']; onClose: () => void }) {
    const kinds = Object.entries(deck.cards);
    const groups = [
        ...COLOURS.map((colour) => kinds.filter(([card]) => card[0] === colour[0] && !isMoney(card) && !isJoker(card))),
        kinds.filter(([card]) => isMoney(card)),
        kinds.filter(([card]) => isJoker(card)),
    ];
    return (
        <Sheet title={t('dix.cards.left')} onClose={onClose} class="left-sheet">
            {groups.map((group, i) =>
                group.length === 0 ? null : (
                    <ul key={i} class="left-row">
                        {group.map(([card, n]) => (
                            <li key={card}>
                                <Card card={card} small />
                                <b class="num">×{n}</b>
                            </li>
                        ))}
                    </ul>
                ),
            )}
        </Sheet>
    );
}

export function Gauges({ total, money }: { total: number; money: number }) {
    return (
        <div class="panel gauges">
            <div class={`gauge ${total >= BUST ? 'over' : ''}`} role="meter" aria-label={t('dix.total')} aria-valuemin={-METER} aria-valuemax={METER} aria-valuenow={total}>
                <span>{t('dix.total')}</span>
                <span class="v">{plain(total)}</span>
                <Ten n={Math.max(0, total)} kind={total >= BUST ? 'alert' : ''} />
            </div>
            <div class={`gauge ${money >= BUST ? 'over' : ''}`} role="meter" aria-label={t('dix.money')} aria-valuemin={0} aria-valuemax={METER} aria-valuenow={money}>
                <span>{t('dix.money')}</span>
                <span class="v">{money}</span>
                <Ten n={money} kind={money >= BUST ? 'alert' : 'gold'} />
            </div>
        </div>
    );
}

/* Which cards of the deck would bust now. */
export function BustLine({ view }: { view: DixView }) {
    const values = (money: boolean, room: number) => {
        const kinds = Object.keys(view.deck.cards).filter((card) => isMoney(card) === money && !isJoker(card) && valueOf(card) >= room);
        return [...new Set(kinds.map(valueOf))].sort((a, b) => a - b);
    };
    const numbers = values(false, BUST - view.total);
    const coins = values(true, BUST - view.money);
    if (numbers.length + coins.length === 0) return <p class="bust calm">{t('dix.bust.never')}</p>;
    return (
        <p class="bust">
            <Icon name="bust" />
            <span>
                {t('dix.bust.on')} {coins.length === 0 ? list(numbers.map(String)).replace(` ${t('and')} `, ` ${t('or')} `) : numbers.join(', ')}
                {coins.length > 0 && (
                    <>
                        {numbers.length > 0 && ` ${t('or')} `}
                        {coins.map((n) => (
                            <Coins key={n} n={n} />
                        ))}
                    </>
                )}
            </span>
        </p>
    );
}

/* The odds at the level of help that is wanted. */
export function Odds({ view }: { view: DixView }) {
    const { help } = useSettings();
    const odds = view.odds;
    if (odds === null || help === 'off' || help === 'left' || odds.cards === 0) return null;
    const percent = (n: number) => Math.round((100 * n) / odds.cards);
    return (
        <p class="odds">
            <span>{t('dix.chance', { p: percent(odds.bust_total + odds.bust_money) })}</span>
            <span>{t('dix.chance.joker', { p: percent(odds.joker) })}</span>
            {help === 'advice' && odds.advice !== undefined && <b>{t('dix.advice', { move: dixMove(odds.advice) })}</b>}
        </p>
    );
}

/* What a choice is worth, in points, where advice is wanted. */
export function worth(view: DixView, choice: 'draw' | 'numbers' | 'coins', help: string): string | null {
    const hundredths = help === 'advice' ? view.odds?.[choice] : undefined;
    return hundredths === undefined ? null : t('dix.worth', { v: signed(Math.round(hundredths / 10) / 10) });
}
