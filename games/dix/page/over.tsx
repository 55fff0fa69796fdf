// The end of DIX: the count, colour by colour, the winner last; every tableau to look at, and what decided it.
import './over.css';
import { useEffect, useState } from 'preact/hooks';
import type { DeskProps } from '@/game.ts';
import { Feast } from '@/frame/feast.tsx';
import { OverDock, overTitle } from '@/frame/parts.tsx';
import { still } from '@/motion.ts';
import { Avatar } from '@/parts/avatar.tsx';
import { Icon } from '@/parts/icon.tsx';
import { Lazy } from '@/parts/lazy.tsx';
import { announce } from '@/parts/said.tsx';
import { read, write } from '@/settings.ts';
import { list, t, tMaybe } from '@/words.ts';
import { LIMITS } from './limits.ts';
import { Chip, Coins, COLOURS, SYMBOL, Tokens } from './pieces.tsx';
import { JokerChip, Mini } from './players.tsx';
import type { DixPlayer, DixView } from './view.ts';

type Props = Pick<DeskProps<DixView>, 'contract' | 'you' | 'name'>;

/* Milliseconds from one colour to the next. */
const COLOUR_MS = 720;

/* How many colours are counted: all of them at once where nothing moves, or after a tap. */
function useCount(): [number, () => void] {
    const all = COLOURS.length + 1;
    const [shown, show] = useState(still() ? all : 0);
    useEffect(() => {
        if (shown >= all) return;
        const timer = setTimeout(() => show(shown + 1), COLOUR_MS);
        return () => clearTimeout(timer);
    }, [shown]);
    return [shown, () => show(all)];
}

function useTitle({ contract, you, name }: Props): { title: string; sub: string } {
    const { alix } = contract.view;
    const won = you !== null && contract.winners.includes(you);
    useEffect(() => {
        if (alix > 0 && won && alix > (read<number>('dizaine.alix') ?? 0)) write('dizaine.alix', alix);
    }, [won]);
    if (alix > 0) return won ? { title: overTitle(contract, name), sub: t('dix.alix.title', { title: tMaybe(`dix.alix.${alix}`) }) } : { title: t('dix.over.lost'), sub: t('dix.over.lost.line', { n: alix }) };
    const best = Math.max(...contract.score);
    const others = contract.score.map((score, seat) => ({ score, seat })).filter(({ seat }) => !contract.winners.includes(seat));
    const next = Math.max(-1, ...others.map(({ score }) => score));
    const second = others.filter(({ score }) => score === next).map(({ seat }) => (seat === you ? name(seat).toLocaleLowerCase() : name(seat)));
    const sub = second.length !== 1 && next !== best ? t('points', { n: best }) : next === best ? t('dix.score.tie') : t('dix.over.ahead', { points: t('points', { n: best }), n: best - next, names: second[0] ?? '' });
    return { title: overTitle(contract, name), sub };
}

function CountTable({ contract, name, shown }: Omit<Props, 'you'> & { shown: number }) {
    const { players } = contract.view;
    const order = players.map((_, seat) => seat).sort((a, b) => (contract.score[b] ?? 0) - (contract.score[a] ?? 0));
    const money = (player: DixPlayer) => player.coins + LIMITS.token * player.tokens;
    const points = (seat: number, i: number) => players[seat]?.runs[i]?.points ?? 0;
    const best = COLOURS.map((_, i) => Math.max(...order.map((seat) => points(seat, i))));
    const done = shown > COLOURS.length;
    const total = (seat: number) => (done ? (contract.score[seat] ?? 0) : COLOURS.slice(0, shown).reduce((sum, _, i) => sum + points(seat, i), 0));
    return (
        <table class="panel count-table grand">
            <caption>{t('dix.score')}</caption>
            <thead>
                <tr>
                    <td />
                    {COLOURS.map((colour) => (
                        <th key={colour} scope="col">
                            <span class={`chip c-${colour}`}>
                                <Icon name={SYMBOL[colour]} />
                            </span>
                            <span class="vh">{t(`dix.colour.${colour}`)}</span>
                        </th>
                    ))}
                    <th scope="col">{t('dix.score.total')}</th>
                    <th scope="col" class="extra">
                        {t('dix.score.money')}
                    </th>
                    <th scope="col" class="extra">
                        {t('dix.score.cards')}
                    </th>
                </tr>
            </thead>
            <tbody>
                {order.map((seat) => {
                    const player = players[seat] as DixPlayer;
                    const won = done && contract.winners.includes(seat);
                    return (
                        <tr key={seat} class={won ? 'won' : ''}>
                            <th scope="row">
                                <span class="who-cell">
                                    <Avatar seat={seat} name={name(seat)}>{won && <Icon name="crown" class="crown" />}</Avatar>
                                    <span class="n">{name(seat)}</span>
                                </span>
                            </th>
                            {COLOURS.map((colour, i) => (
                                <td key={colour} class={`count-cell ${i < shown ? 'counted' : ''}`}>
                                    {points(seat, i) === best[i] && points(seat, i) > 0 ? <Chip colour={colour}>{points(seat, i)}</Chip> : <span class="plain">{points(seat, i)}</span>}
                                </td>
                            ))}
                            <td class="num total">{total(seat)}</td>
                            <td class="extra">{money(player)}</td>
                            <td class="extra">{player.numbers.length + player.jokers.length}</td>
                        </tr>
                    );
                })}
            </tbody>
        </table>
    );
}

function Everyone({ contract, name }: Omit<Props, 'you'>) {
    const { players } = contract.view;
    const order = players.map((_, seat) => seat).sort((a, b) => (contract.score[b] ?? 0) - (contract.score[a] ?? 0));
    return (
        <section class="everyone" aria-labelledby="everyone">
            <h2 class="h" id="everyone">
                {t('dix.over.tableaux')}
            </h2>
            <ol>
                {order.map((seat) => {
                    const player = players[seat] as DixPlayer;
                    const runs = COLOURS.map((colour, i) => `${t(`dix.colour.${colour}`)} ${player.runs[i]?.points ?? 0}`);
                    return (
                        <li key={seat} class={`panel holder ${contract.winners.includes(seat) ? 'won' : ''}`}>
                            <div class="tab-top">
                                <Avatar seat={seat} name={name(seat)} />
                                <b class="n">{name(seat)}</b>
                                <Coins n={player.coins} />
                                {player.tokens > 0 && <Tokens n={player.tokens} />}
                            </div>
                            <div class="tab-jk">{player.jokers.length === 0 ? <span class="muted">{t('dix.jokers.none')}</span> : player.jokers.map((card, i) => <JokerChip key={i} card={card} />)}</div>
                            <div class="tabm" role="img" aria-label={list(runs)}>
                                <Mini player={player} />
                            </div>
                        </li>
                    );
                })}
            </ol>
        </section>
    );
}

export function Finale({ source, table, contract, you, name }: DeskProps<DixView>) {
    const [shown, all] = useCount();
    const { title, sub } = useTitle({ contract, you, name });
    const done = shown > COLOURS.length;
    const lost = contract.view.alix > 0 && you !== null && !contract.winners.includes(you);
    useEffect(() => {
        if (done) announce(`${title}. ${sub}`);
    }, [done]);
    return (
        // The tap only hurries the count; nothing else waits for it.
        <main class={`finale ${done ? 'ended' : ''}`} data-phase="over" data-at={contract.step} onClick={all}>
            <Feast winners={lost ? [] : contract.winners} name={name} title={done ? title : t('dix.score')} begun={done && !lost}>
                {done ? sub : ''}
            </Feast>
            <CountTable contract={contract} name={name} shown={shown} />
            {table !== null && (
                <div class="why-box">
                    <Lazy quiet load={() => import('@/review/decided.tsx')} props={{ id: table.id, contract, you, name }} />
                </div>
            )}
            <Everyone contract={contract} name={name} />
            <OverDock source={source} contract={contract} name={name} />
        </main>
    );
}
