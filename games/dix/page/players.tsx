// Players of DIX: rivals at a glance, and the four strips of a collection with its money.
import './players.css';
import './rivals.css';
import { useState } from 'preact/hooks';
import type { DeskProps } from '@/game.ts';
import { Sheet } from '@/parts/controls.tsx';
import { Icon } from '@/parts/icon.tsx';
import { Avatar } from '@/parts/avatar.tsx';
import { t } from '@/words.ts';
import { LIMITS } from './limits.ts';
import { Card, cardLabel, Chip, Coins, colourOf, COLOURS, isJoker, SYMBOL, Tokens, type Colour } from './pieces.tsx';
import type { DixPlayer, DixView } from './view.ts';

const NUMBERS = Array.from({ length: LIMITS.numbers }, (_, i) => i + 1);

/* How often a player holds each number of a colour. */
export function held(player: DixPlayer, colour: Colour): Map<number, number> {
    const counts = new Map<number, number>();
    for (const card of player.numbers) if (colourOf(card) === colour) counts.set(Number(card[1]), (counts.get(Number(card[1])) ?? 0) + 1);
    return counts;
}

/* A joker's own small sign. */
export function JokerChip({ card }: { card: string }) {
    const colour = colourOf(card);
    const label = <span class="vh">{cardLabel(card)}</span>;
    if (colour === null)
        return (
            <span class="chip c-joker">
                <Icon name="joker" />
                {card === 'ww' ? '' : card[1]}
                {label}
            </span>
        );
    return (
        <Chip colour={colour}>
            #{label}
        </Chip>
    );
}

interface StripProps {
    colour: Colour;
    player: DixPlayer;
    index: number;
    offer?: number[];
}

/* One colour from 1 to 9: filled is held, black is where a joker fits best now, outlined is on offer, underlined is the run. */
export function Strip({ colour, player, index, offer = [] }: StripProps) {
    const counts = held(player, colour);
    const run = player.runs[index] ?? { first: 0, size: 0, points: 0, jokers: [] };
    const numbers = NUMBERS.filter((n) => counts.has(n));
    const jokers = run.jokers.length > 0 ? ` ${t('dix.jokers.at', { numbers: run.jokers.join(' ') })}` : '';
    const label = `${t(`dix.colour.${colour}`)}, ${t(`dix.symbol.${colour}`)} : ${numbers.join(' ') || '–'}.${jokers} ${t('dix.run', { n: run.points })}`;
    return (
        <div class={`strip c-${colour}`} role="img" aria-label={label}>
            <span class="s">
                <Icon name={SYMBOL[colour]} />
            </span>
            {NUMBERS.map((n) => {
                const inRun = run.size > 1 && n >= run.first && n < run.first + run.size ? ' run' : '';
                const cell = `${colour[0]}${n}`;
                if (counts.has(n))
                    return (
                        <span key={n} data-cell={cell} class={`c on${inRun}${(counts.get(n) ?? 0) > 1 ? ' two' : ''}${offer.includes(n) ? ' again' : ''}`}>
                            {n}
                        </span>
                    );
                if (run.jokers.includes(n))
                    return (
                        <span key={n} data-cell={cell} class={`c joker${inRun}`}>
                            {n}
                        </span>
                    );
                return (
                    <span key={n} data-cell={cell} class={`c${offer.includes(n) ? ' offer' : ''}`}>
                        {n}
                    </span>
                );
            })}
            <span class="t">{run.points}</span>
        </div>
    );
}

interface CollectionProps {
    player: DixPlayer;
    seat: number;
    name: string;
    /* Cards that the choice at hand would add, and what they would add to the score. */
    offer?: string[];
    gain?: number;
    title: string;
    /* The player a moment ago. */
    before?: DixPlayer | undefined;
}

export function Collection({ player, seat, name, offer = [], gain = 0, title, before }: CollectionProps) {
    const of = (colour: Colour) => offer.filter((card) => colourOf(card) === colour && !isJoker(card)).map((card) => Number(card[1]));
    return (
        <section class="mine panel" aria-label={title}>
            <div class="purse">
                <Avatar seat={seat} name={name} />
                <Coins n={player.coins} was={before?.coins} of={LIMITS.coins} />
                {player.tokens > 0 && <Tokens n={player.tokens} was={before?.tokens} />}
                <span class="sp" />
                {player.jokers.length > 0 && (
                    <span class={`joker-row ${player.jokers.length > 2 ? 'many' : ''}`}>
                        {player.jokers.map((card, i) => (
                            <JokerChip key={i} card={card} />
                        ))}
                    </span>
                )}
                <b class="num score">
                    <small class="gain">{gain > 0 && `+${gain}`}</small>
                    {t('points.short', { n: player.score })}
                </b>
            </div>
            <div class="strips">
                {COLOURS.map((colour, i) => (
                    <Strip key={colour} colour={colour} index={i} player={player} offer={of(colour)} />
                ))}
            </div>
        </section>
    );
}

export function Mini({ player }: { player: DixPlayer }) {
    return (
        <span class="mini" aria-hidden="true">
            {COLOURS.map((colour, i) => {
                const counts = held(player, colour);
                const run = player.runs[i];
                return (
                    <span key={colour} class={`mini-row c-${colour}`}>
                        <Icon name={SYMBOL[colour]} class="sy" />
                        {NUMBERS.map((n) => (
                            <i key={n} class={counts.has(n) ? 'on' : run?.jokers.includes(n) ? 'jk' : ''} />
                        ))}
                        <b>{run?.points ?? 0}</b>
                    </span>
                );
            })}
        </span>
    );
}

function Rival({ seat, player, before, name, now, onOpen }: { seat: number; player: DixPlayer; before: DixPlayer | undefined; name: string; now: boolean; onOpen: () => void }) {
    return (
        <li>
            <button type="button" class={`rival${now ? ' now' : ''}`} aria-current={now ? 'step' : undefined} onClick={onOpen}>
                <span class="vh">{t('dix.rival.open', { name })} </span>
                <span class="who">
                    <Avatar seat={seat} name={name} />
                    <span class="n" aria-hidden="true">
                        {name}
                    </span>
                    <span class="cash">
                        <Coins n={player.coins} was={before?.coins} />
                        {player.tokens > 0 && <Tokens n={player.tokens} was={before?.tokens} />}
                        <b class="num pts" data-n={player.score}>{t('points.short', { n: player.score })}</b>
                    </span>
                </span>
                <span class="runs">
                    {COLOURS.map((colour, i) => (
                        <Chip key={colour} colour={colour}>
                            <span class="vh">{t(`dix.colour.${colour}`)} </span>
                            {player.runs[i]?.points ?? 0}
                        </Chip>
                    ))}
                </span>
                <Mini player={player} />
            </button>
        </li>
    );
}

/* Everybody else; all is public in DIX, so a tap shows the whole collection. */
export function Rivals({ contract, you, name, before = [] }: Pick<DeskProps<DixView>, 'contract' | 'you' | 'name'> & { before?: readonly DixPlayer[] }) {
    const [open, set] = useState<number | null>(null);
    const { players, active } = contract.view;
    const others = players.map((_, seat) => seat).filter((seat) => seat !== you);
    const order = you === null ? others : [...others.filter((seat) => seat > you), ...others.filter((seat) => seat < you)];
    const shown = open === null ? undefined : players[open];
    return (
        <section class="rivals-box" aria-label={t('dix.rivals')}>
            <ol class="rivals" data-n={order.length}>
                {order.map((seat) => {
                    const now = contract.waiting.includes(seat) || (contract.waiting.length === 0 && !contract.over && seat === active);
                    return <Rival key={seat} seat={seat} player={players[seat] as DixPlayer} before={before[seat]} name={name(seat)} now={now} onOpen={() => set(seat)} />;
                })}
            </ol>
            {open !== null && shown !== undefined && (
                <Sheet title={name(open)} onClose={() => set(null)} class="collection">
                    <Collection player={shown} seat={open} name={name(open)} title={t('dix.theirs', { name: name(open) })} />
                    <h3 class="h">{t('dix.jokers')}</h3>
                    {shown.jokers.length === 0 ? (
                        <p class="muted">{t('dix.jokers.none')}</p>
                    ) : (
                        <div class="spread">
                            {shown.jokers.map((card, i) => (
                                <Card key={i} card={card} />
                            ))}
                        </div>
                    )}
                </Sheet>
            )}
        </section>
    );
}
