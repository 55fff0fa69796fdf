// Who plays, who has acted, and how far everyone is on the track of tens.
import './players.css';
import type { Contract } from '@/contract.ts';
import { Icon } from '@/parts/icon.tsx';
import { Avatar } from '@/parts/avatar.tsx';
import { t } from '@/words.ts';
import { LIMITS } from './limits.ts';
import type { DixitView } from './view.ts';

type Props = { contract: Contract<DixitView>; name: (seat: number) => string; gains?: boolean };

/* `gains`: with what the last round brought. */
export function Voters({ contract, name, gains = false }: Props) {
    const { view } = contract;
    const acting = view.phase === 'give' || view.phase === 'vote';
    return (
        <ol class={`voters n${contract.seats}`} aria-label={t('dixit.players')}>
            {contract.score.map((score, seat) => {
                const teller = view.teller === seat;
                const done = acting && !teller && !contract.waiting.includes(seat);
                const state = teller ? t('dixit.is.teller') : done ? t('dixit.is.done') : contract.waiting.includes(seat) ? t('dixit.is.thinking') : '';
                return (
                    <li key={seat} class={contract.over && contract.winners.includes(seat) ? 'won' : ''}>
                        <Avatar seat={seat} name={name(seat)}>
                            {teller && (
                                <span class="bd tell">
                                    <Icon name="teller" class="" />
                                </span>
                            )}
                            {done && (
                                <span class="bd ok">
                                    <Icon name="check" class="" />
                                </span>
                            )}
                        </Avatar>
                        <span class="nm">
                            {name(seat)}
                            <span class="vh">
                                {state !== '' && `, ${state}`}, {t('dixit.points', { n: score })}
                            </span>
                        </span>
                        <span class="sc" aria-hidden="true">
                            {gains && view.last !== null && <span class="gain">+{(view.last.base[seat] ?? 0) + (view.last.bonus[seat] ?? 0)} </span>}
                            {score}
                        </span>
                    </li>
                );
            })}
        </ol>
    );
}

/* Ten cells a line, as many lines as the goal needs; without a goal, as the scores need. */
export function Track({ contract, name }: Props) {
    const top = contract.view.goal > 0 ? contract.view.goal : Math.max(LIMITS.goal, ...contract.score);
    const lines = Math.min(6, Math.ceil(top / 10));
    return (
        <section class="track" aria-label={t('dixit.track', { n: lines * 10 })}>
            {Array.from({ length: lines }, (_, line) => (
                <div class="ln" key={line}>
                    <div class="ten">
                        {Array.from({ length: 10 }, (_, i) => {
                            const points = line * 10 + i + 1;
                            const here = contract.score.map((score, seat) => ({ score: Math.min(score, lines * 10), seat })).filter((one) => one.score === points);
                            return (
                                <i key={i}>
                                    {here.map((one) => (
                                        <Avatar key={one.seat} seat={one.seat} name={name(one.seat)} />
                                    ))}
                                </i>
                            );
                        })}
                    </div>
                    {(line + 1) * 10}
                </div>
            ))}
        </section>
    );
}
