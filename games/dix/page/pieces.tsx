// The pieces of DIX: cards, coins, tokens, ten strips. Paper in any light; never a colour without its symbol.
import type { ComponentChildren, JSX } from 'preact';
import { t } from '@/words.ts';
import { Icon } from '@/parts/icon.tsx';
import { LIMITS } from './limits.ts';

export const COLOURS = ['blue', 'green', 'orange', 'pink'] as const;
export type Colour = (typeof COLOURS)[number];
export const SYMBOL: Record<Colour, string> = { blue: 'moon', green: 'leaf', orange: 'sun', pink: 'flower' };
const LETTER: Record<string, Colour> = { b: 'blue', g: 'green', o: 'orange', p: 'pink' };

export function colourOf(card: string): Colour | null {
    return card.startsWith('w') ? null : (LETTER[card[0] as string] ?? null);
}
export function isMoney(card: string): boolean {
    return card.startsWith('c');
}
export function isJoker(card: string): boolean {
    return card.includes('w');
}
/* The number on a card; 0 for a joker of any number. */
export function valueOf(card: string): number {
    return Number(card[1]) || 0;
}

/* "blue 4 (moon)", "money 3", "joker 6, any colour": what a screen reader says and what the log writes. */
export function cardName(card: string): string {
    const colour = colourOf(card);
    if (isMoney(card)) return t('dix.card.money', { v: valueOf(card) });
    if (card === 'ww') return t('dix.card.any');
    if (card.startsWith('w')) return t('dix.card.number', { v: valueOf(card) });
    if (colour === null) return card;
    if (isJoker(card)) return t('dix.card.colour', { colour: t(`dix.colour.${colour}`) });
    return t('dix.card.plain', { v: valueOf(card), colour: t(`dix.colour.${colour}`) });
}

/* The same with the symbol's name, for those who do not see the colour. */
export function cardLabel(card: string): string {
    const colour = colourOf(card);
    return colour === null ? cardName(card) : `${cardName(card)} (${t(`dix.symbol.${colour}`)})`;
}

function Quad({ up }: { up?: boolean }) {
    return (
        <span class={up ? 'quad up' : 'quad'}>
            {COLOURS.map((colour) => (
                <svg key={colour} viewBox="0 0 24 24" aria-hidden="true" class={`q-${colour}`}>
                    <use href={`#i-${SYMBOL[colour]}`} />
                </svg>
            ))}
        </span>
    );
}

function face(card: string, small: boolean) {
    const colour = colourOf(card);
    if (isMoney(card))
        return (
            <>
                <Icon name="coin" class="cut" />
                <b>{valueOf(card)}</b>
            </>
        );
    if (colour === null)
        return (
            <>
                <Icon name="joker" class="cut" />
                {card === 'ww' ? <Icon name="hash" class="big" /> : <b>{valueOf(card)}</b>}
                <Quad up />
                <Quad />
            </>
        );
    return (
        <>
            <Icon name={SYMBOL[colour]} class="cut" />
            {isJoker(card) ? <Icon name="hash" class="big" /> : <b>{valueOf(card)}</b>}
            <Icon name={SYMBOL[colour]} class="sy" />
            {!small && <Icon name={SYMBOL[colour]} class="sy br" />}
        </>
    );
}

export function stock(card: string): string {
    const colour = colourOf(card);
    return isMoney(card) ? 'c-coin' : colour === null ? 'c-joker' : `c-${colour}`;
}

interface CardProps {
    card: string;
    small?: boolean;
    class?: string | undefined;
    hidden?: boolean;
    /* Where the card lies, so that it can fly from there. */
    'data-market'?: string;
}

export function Card({ card, small = false, class: cls = '', hidden = false, ...rest }: CardProps) {
    const say = hidden ? { 'aria-hidden': true as const } : { role: 'img' as const, 'aria-label': cardLabel(card) };
    return (
        <div class={`card ${stock(card)} ${small ? 'sm' : ''} ${cls}`} {...say} {...rest}>
            {face(card, small)}
        </div>
    );
}

type CardButtonProps = CardProps & { label?: string; gain?: number } & Omit<JSX.IntrinsicElements['button'], 'label' | 'hidden'>;

export function CardButton({ card, small = true, class: cls = '', label, gain = 0, ...rest }: CardButtonProps) {
    return (
        <button type="button" class={`card ${stock(card)} ${small ? 'sm' : ''} ${cls}`} aria-label={label ?? cardLabel(card)} {...rest}>
            {face(card, small)}
            {gain > 0 && <span class="up" data-gain={`+${gain}`} aria-hidden="true" />}
        </button>
    );
}

/* The back of a card, with the number of cards left. */
export function CardBack({ left }: { left: number }) {
    return (
        <div class="card back" aria-hidden="true">
            <Icon name="mark" class="big" />
            <span class="left">{left}</span>
        </div>
    );
}

/* What changed a moment ago is shown as old and new. */
function Changed({ n, was }: { n: number; was: number | undefined }) {
    if (was === undefined || was === n) return <>{n}</>;
    return (
        <>
            <s class="was">{was}</s> <b class="is">{n}</b>
        </>
    );
}

export function Coins({ n, of, was }: { n: number; of?: number; was?: number | undefined }) {
    return (
        <span class="mny">
            <Icon name="coin" class="k-coin" />
            <span class="vh">{t('dix.coins.vh')} </span>
            <Changed n={n} was={was} />
            {of !== undefined && <span class="muted of">/{of}</span>}
        </span>
    );
}

export function Tokens({ n, was }: { n: number; was?: number | undefined }) {
    return (
        <span class="mny">
            <Icon name="token" class="k-tok" />
            <span class="vh">{t('dix.tokens.vh')} </span>
            <Changed n={n} was={was} />
        </span>
    );
}

/* The strip of a limit: n of its cells filled. */
export function Ten({ n, kind = '' }: { n: number; kind?: string }) {
    return (
        <div class={`ten ${kind}`} aria-hidden="true">
            {Array.from({ length: LIMITS.bust }, (_, i) => (
                <i key={i} class={i < n ? 'on' : ''} />
            ))}
        </div>
    );
}

export function Chip({ colour, class: cls = '', children }: { colour: Colour; class?: string | undefined; children: ComponentChildren }) {
    return (
        <span class={`chip c-${colour} ${cls}`}>
            <Icon name={SYMBOL[colour]} />
            {children}
        </span>
    );
}
