// Buying: the market in the stage; then how to pay, with the payment that costs least proposed; then which cards to give.
import './buy.css';
import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import type { Contract } from '@/contract.ts';
import type { DeskProps } from '@/game.ts';
import { Button, Stepper } from '@/parts/controls.tsx';
import { Icon } from '@/parts/icon.tsx';
import { t } from '@/words.ts';
import { LIMITS } from './limits.ts';
import { Card, CardButton, cardLabel, cardName, colourOf, COLOURS, valueOf } from './pieces.tsx';
import { held } from './players.tsx';
import type { DixPlayer, DixView } from './view.ts';

type Props = DeskProps<DixView>;

/* By colour, then number. */
export function sorted(cards: string[]): string[] {
    const rank = (card: string) => COLOURS.indexOf(colourOf(card) as (typeof COLOURS)[number]) * 10 + valueOf(card);
    return [...cards].sort((a, b) => rank(a) - rank(b));
}

interface StallProps {
    contract: Contract<DixView>;
    you: number;
    picked: string | null;
    onPick: (card: string) => void;
}

export function Stall({ contract, you, picked, onPick }: StallProps) {
    const { view, legal } = contract;
    const player = view.players[you] as DixPlayer;
    const market = sorted(view.market);
    return (
        <div class="stall" data-many={market.length > 14 ? (market.length > 24 ? '2' : '1') : '0'} role="group" aria-label={t('dix.market.cards')}>
            {market.map((card, i) => {
                const can = legal.includes(`buy ${card}`);
                const why = player.numbers.includes(card) ? t('dix.buy.held') : t('dix.buy.dear');
                const gain = view.gain[`buy ${card}`] ?? 0;
                return (
                    <CardButton
                        key={`${card}${i}`}
                        card={card}
                        class={`${can ? '' : 'held'} ${picked === card && market.indexOf(card) === i ? 'sel' : ''}`}
                        label={can ? (gain > 0 ? `${cardLabel(card)}, +${t('points', { n: gain })}` : cardLabel(card)) : `${cardLabel(card)}, ${why}`}
                        gain={can ? gain : 0}
                        data-card={card}
                        aria-disabled={!can}
                        aria-pressed={can ? picked === card : undefined}
                        title={can ? undefined : why}
                        onClick={() => can && onPick(card)}
                    />
                );
            })}
        </div>
    );
}

/* The card one has in mind to buy, forgotten when the decision is over. The best gain is proposed. */
export function usePick(contract: Contract<DixView>): [string | null, (card: string | null) => void] {
    const [pick, set] = useState<string | null>(null);
    useLayoutEffect(() => set(null), [contract.step]);
    return [pick !== null && contract.legal.includes(`buy ${pick}`) ? pick : null, set];
}

export function BuyStage({ contract, you, picked, onPick }: StallProps) {
    const { view } = contract;
    const title = view.phase === 'bust' ? t('dix.buy.bust') : view.last_buys > 0 ? t('dix.buy.last') : t('dix.buy');
    const price = picked === null ? null : valueOf(picked);
    const gain = picked === null ? 0 : (view.gain[`buy ${picked}`] ?? 0);
    return (
        <section class="stage" aria-labelledby="stage-title">
            <div class="top">
                <h2 class="turn" id="stage-title">
                    {title}
                </h2>
                <span class="muted h">
                    <Icon name="market" />
                    {view.market.length}
                </span>
            </div>
            <Stall contract={contract} you={you} picked={picked} onPick={onPick} />
            <p class="means" aria-live="polite">
                {picked === null ? t('dix.buy.pick') : `${cardName(picked)} : ${t('dix.buy.go', { n: price ?? 0 }).toLocaleLowerCase()}${gain > 0 ? ` · +${t('points', { n: gain })}` : ''}`}
            </p>
        </section>
    );
}

export function BuyDock({ contract, picked, act, busy }: Pick<Props, 'contract' | 'act' | 'busy'> & { picked: string | null }) {
    const bust = contract.legal.includes('token');
    const none = contract.legal.some((move) => move.startsWith('buy '));
    const gain = picked === null ? 0 : (contract.view.gain[`buy ${picked}`] ?? 0);
    return (
        <div class="dock" role="group" aria-label={t('dix.choice')}>
            {bust ? (
                <Button move="token" disabled={busy} onClick={() => act('token')} detail={t('dix.token.worth')}>
                    {t('dix.token')}
                </Button>
            ) : (
                <Button hotkey="p" move="done" disabled={busy} onClick={() => act('done')}>
                    {t('dix.buy.nothing')}
                </Button>
            )}
            {none && (
                <Button
                    go
                    hotkey="b"
                    icon="buy"
                    move={picked === null ? null : `buy ${picked}`}
                    disabled={busy || picked === null}
                    detail={gain > 0 ? `+${t('points', { n: gain })}` : undefined}
                    onClick={() => picked !== null && act(`buy ${picked}`)}
                >
                    {picked === null ? t('dix.move.buy.go') : t('dix.buy.go', { n: valueOf(picked) })}
                </Button>
            )}
        </div>
    );
}

interface Payment {
    move: string;
    coins: number;
    tokens: number;
    cards: number;
    over: number;
}

function payments(contract: Contract<DixView>, due: number): Payment[] {
    return contract.legal
        .filter((move) => move.startsWith('pay'))
        .map((move) => {
            const coins = Number(/(\d+)c/.exec(move)?.[1] ?? 0);
            const tokens = Number(/(\d+)t/.exec(move)?.[1] ?? 0);
            const rest = due - coins - LIMITS.token * tokens;
            return { move, coins, tokens, cards: Math.max(0, rest), over: Math.max(0, -rest) };
        });
}

/* Spare copies: cards that one gives without losing a number. */
function spares(player: DixPlayer): number {
    return COLOURS.reduce((sum, colour) => sum + [...held(player, colour).values()].reduce((more, n) => more + n - 1, 0), 0);
}

/* What a payment takes from a player, roughly: a spare copy is worth little, any other card a lot. */
function cost(payment: Payment, player: DixPlayer): number {
    const cheap = Math.min(payment.cards, spares(player));
    return payment.coins + LIMITS.token * payment.tokens + 0.5 * cheap + 2.5 * (payment.cards - cheap);
}

export function usePayment(contract: Contract<DixView>, you: number | null) {
    const due = contract.view.payment?.due ?? 0;
    const all = useMemo(() => payments(contract, due), [contract]);
    const player = you === null ? undefined : contract.view.players[you];
    const best = useMemo(() => {
        if (player === undefined) return null;
        return all.reduce<Payment | null>((least, one) => (least === null || cost(one, player) < cost(least, player) ? one : least), null);
    }, [contract]);
    const [wish, set] = useState<{ coins: number; tokens: number } | null>(null);
    useLayoutEffect(() => set(null), [contract.step]);
    const coins = wish?.coins ?? best?.coins ?? 0;
    const tokens = wish?.tokens ?? best?.tokens ?? 0;
    const chosen = all.find((one) => one.coins === coins && one.tokens === tokens) ?? null;
    return { due, all, coins, tokens, chosen, set };
}

type Paying = ReturnType<typeof usePayment>;

export function PayStage({ contract, you, paying }: { contract: Contract<DixView>; you: number; paying: Paying }) {
    const { due, coins, tokens, chosen, all, set } = paying;
    const player = contract.view.players[you] as DixPlayer;
    const card = contract.view.payment?.card ?? '';
    const rest = due - coins - LIMITS.token * tokens;
    const cardsMost = Math.max(0, ...all.map((one) => one.cards));
    const verdict = chosen === null ? t('dix.pay.bad') : chosen.over > 0 ? t('dix.pay.over', { n: chosen.over }) : t('dix.pay.exact');
    const sum = [coins > 0 ? String(coins) : '', tokens > 0 ? `${tokens}×${LIMITS.token}` : '', rest > 0 ? String(rest) : ''].filter(Boolean).join(' + ') || '0';
    return (
        <section class="stage" aria-labelledby="stage-title">
            <div class="top">
                <h2 class="turn" id="stage-title">
                    {t('dix.pay')}
                </h2>
            </div>
            <div class="panel pay">
                <div class="sum">
                    <Card card={card} small hidden />
                    <b>{due}</b>
                    {t('dix.pay.due', { card: cardName(card) })}
                    <span class={chosen === null ? 'ok bad' : 'ok'} role="status">
                        <Icon name={chosen === null ? 'cross' : 'check'} />
                        {sum}, {verdict}
                    </span>
                </div>
                <div>
                    <div class="lb">
                        <Icon name="coin" class="k-coin" />
                        <span>{t('dix.pay.coins', { n: player.coins })}</span>
                    </div>
                    <Stepper label={t('dix.pay.coins', { n: player.coins })} value={coins} least={0} most={Math.min(player.coins, due)} onChange={(n) => set({ coins: n, tokens })} />
                </div>
                <div>
                    <div class="lb">
                        <Icon name="token" class="k-tok" />
                        <span>{t('dix.pay.tokens', { n: player.tokens })}</span>
                    </div>
                    <Stepper label={t('dix.pay.tokens', { n: player.tokens })} value={tokens} least={0} most={player.tokens} onChange={(n) => set({ coins, tokens: n })} />
                </div>
                <div>
                    <div class="lb">
                        <Icon name="cards" />
                        <span>{t('dix.pay.cards', { n: player.numbers.length })}</span>
                    </div>
                    <Stepper
                        label={t('dix.pay.cards', { n: player.numbers.length })}
                        value={Math.max(0, rest)}
                        least={0}
                        most={cardsMost}
                        onChange={(n) => set(withCards(paying, n))}
                    />
                </div>
            </div>
        </section>
    );
}

/* More cards mean fewer coins, and the other way round; tokens are kept if they can be. */
function withCards({ all, coins, tokens }: Paying, cards: number): { coins: number; tokens: number } {
    const fits = all.filter((one) => one.cards === cards);
    const near = fits.sort((a, b) => Math.abs(a.tokens - tokens) - Math.abs(b.tokens - tokens))[0];
    return near ?? { coins, tokens };
}

export function PayDock({ source, contract, paying, act, busy }: Pick<Props, 'source' | 'contract' | 'act' | 'busy'> & { paying: Paying }) {
    const { chosen } = paying;
    return (
        <div class="dock" role="group" aria-label={t('dix.choice')}>
            {contract.undo !== null && source.kind === 'local' && (
                <Button disabled={busy} onClick={() => source.undo(true)}>
                    {contract.view.payment?.card.includes('w') ? t('undo.short') : t('dix.undo.buy')}
                </Button>
            )}
            <Button go icon="buy" disabled={busy || chosen === null} detail={chosen && chosen.cards > 0 ? t('dix.drop.due', { n: chosen.cards }) : undefined} onClick={() => chosen && act(chosen.move)}>
                {t('dix.pay.go')}
            </Button>
        </div>
    );
}

/* Cards to give: one tap takes a card, another puts it back. Spare copies are proposed first. */
export function useDrops(contract: Contract<DixView>, you: number | null) {
    const due = contract.view.phase === 'drop' ? (contract.view.payment?.due ?? 0) : 0;
    const player = you === null ? undefined : contract.view.players[you];
    const cards = useMemo(() => (player === undefined ? [] : sorted(player.numbers.filter((card) => contract.legal.includes(`drop ${card}`)))), [contract]);
    const [picked, set] = useState<number[]>([]);
    useLayoutEffect(() => {
        if (player === undefined || due === 0) return set([]);
        const run = (card: string) => player.runs[COLOURS.indexOf(colourOf(card) as (typeof COLOURS)[number])];
        const spare = (i: number) => cards.indexOf(cards[i] as string) !== i;
        const loose = (card: string) => {
            const of = run(card);
            return of === undefined || valueOf(card) < of.first || valueOf(card) >= of.first + of.size;
        };
        const rank = (i: number) => (spare(i) ? 0 : loose(cards[i] as string) ? 1 : 2 + (run(cards[i] as string)?.size ?? 0));
        set(cards.map((_, i) => i).sort((a, b) => rank(a) - rank(b)).slice(0, due));
    }, [contract.seq]);
    const toggle = (i: number) => set((now) => (now.includes(i) ? now.filter((one) => one !== i) : [...now, i].slice(-due)));
    return { due, cards, picked, toggle };
}

type Drops = ReturnType<typeof useDrops>;

export function DropStage({ contract, drops }: { contract: Contract<DixView>; drops: Drops }) {
    const { due, cards, picked, toggle } = drops;
    return (
        <section class="stage" aria-labelledby="stage-title">
            <div class="top">
                <h2 class="turn" id="stage-title">
                    {t('dix.drop')}
                </h2>
                <span class="muted h">{t('dix.drop.for', { card: cardName(contract.view.payment?.card ?? '') })}</span>
            </div>
            <p class="means">{t('dix.drop.due', { n: due })}</p>
            <div class="stall drop" role="group" aria-label={t('dix.drop')}>
                {cards.map((card, i) => {
                    const twin = cards.indexOf(card) !== i;
                    return (
                        <CardButton
                            key={`${card}${i}`}
                            card={card}
                            class={picked.includes(i) ? 'sel' : ''}
                            label={twin ? `${cardLabel(card)}, ${t('dix.drop.spare')}` : cardLabel(card)}
                            aria-pressed={picked.includes(i)}
                            onClick={() => toggle(i)}
                        />
                    );
                })}
            </div>
        </section>
    );
}

export function DropDock({ drops, act, busy }: Pick<Props, 'act' | 'busy'> & { drops: Drops }) {
    const { due, cards, picked } = drops;
    return (
        <div class="dock" role="group" aria-label={t('dix.choice')}>
            <Button go disabled={busy || picked.length !== due} onClick={() => act(...picked.map((i) => `drop ${cards[i]}`))}>
                {t('dix.drop.go', { n: due })}
            </Button>
        </div>
    );
}
