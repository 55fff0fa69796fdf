// The table of Pig: the scores, the die, what this turn has gathered, and two buttons.
import './desk.css';
import type { Contract } from '@/contract.ts';
import { Closing } from '@/frame/closing.tsx';
import { LogAside, WaitDock } from '@/frame/parts.tsx';
import type { DeskProps, Name } from '@/game.ts';
import { Avatar } from '@/parts/avatar.tsx';
import { Button } from '@/parts/controls.tsx';
import { useFocusAt } from '@/parts/hand.ts';
import { Icon } from '@/parts/icon.tsx';
import { usePicture } from '@/source/source.ts';
import { t } from '@/words.ts';
import { Die } from './die.tsx';
import { rollsOf, turnEnd } from './log.ts';
import type { PigNote, PigView } from './view.ts';

type Props = DeskProps<PigView, PigNote>;

/* Everybody's way to the goal; what the turn has gathered is a paler end of the strip. */
function Scores({ contract, name }: { contract: Contract<PigView>; name: Name }) {
    const goal = Number(contract.options['goal']);
    const part = (points: number) => `${Math.min(100, (100 * points) / goal)}%`;
    return (
        <ol class={`pig-scores n${contract.seats}`} aria-label={t('pig.scores')}>
            {contract.score.map((score, seat) => {
                const now = !contract.over && seat === contract.view.active;
                const won = contract.winners.includes(seat);
                return (
                    <li key={seat} class={`panel ${now ? 'now' : ''} ${won ? 'won' : ''}`} aria-current={now ? 'step' : undefined}>
                        <Avatar seat={seat} name={name(seat)} />
                        <span class="nm">{name(seat)}</span>
                        {won && <Icon name="crown" />}
                        <b class="num">{score}</b>
                        <span class="way" aria-hidden="true">
                            <i style={{ width: part(score) }} />
                            {now && contract.view.turn > 0 && <i class="turn-part" style={{ left: part(score), width: part(contract.view.turn) }} />}
                        </span>
                    </li>
                );
            })}
        </ol>
    );
}

function title({ contract, you, name }: Pick<Props, 'contract' | 'you' | 'name'>): string {
    return contract.view.active === you ? t('pig.turn') : t('pig.turn.of', { name: name(contract.view.active) });
}

function Stage({ source, contract, you, name }: Pick<Props, 'source' | 'contract' | 'you' | 'name'>) {
    const { lines } = usePicture(source);
    const { view } = contract;
    const last = lines.at(-1);
    const end = last === undefined || contract.over ? null : turnEnd(last, name, you);
    return (
        <section class="pig-stage" aria-labelledby="stage-title">
            <h2 class="turn" id="stage-title">
                {title({ contract, you, name })}
            </h2>
            <Die key={lines.length} value={view.last} class="large" />
            <p class="pig-turn">
                {end !== null ? (
                    <span class={view.last === 1 ? 'lost-turn' : ''}>{end}</span>
                ) : (
                    !contract.over && (
                        <>
                            <b class="num">{view.turn > 0 ? `+${view.turn}` : '0'}</b> <span class="muted">{t('pig.gathered')}</span>
                        </>
                    )
                )}
            </p>
            <ol class="pig-rolls" aria-label={t('pig.rolls')}>
                {(contract.over || (view.turn === 0 && view.last !== 1) ? [] : rollsOf(lines)).map((roll, i) => (
                    <li key={i}>
                        <Die value={roll} />
                    </li>
                ))}
            </ol>
        </section>
    );
}

export default function PigDesk({ source, table, contract, you, name, act, busy }: Props) {
    const { view, legal } = contract;
    const mine = you !== null && legal.length > 0;
    useFocusAt(mine && !busy, contract.step, '.dock .btn.go');
    const total = (you === null ? 0 : (contract.score[you] ?? 0)) + view.turn;
    if (contract.over) return <Closing source={source} table={table} contract={contract} you={you} name={name} />;
    return (
        <main class="pig" data-phase={contract.over ? 'over' : 'choose'} data-at={contract.step}>
            <Scores contract={contract} name={name} />
            <Stage source={source} contract={contract} you={you} name={name} />
            {!mine ? (
                <WaitDock source={source} contract={contract} name={name} />
            ) : (
                <div class="dock" role="group" aria-label={t('pig.choice')}>
                    <Button move="hold" disabled={busy || !legal.includes('hold')} onClick={() => act('hold')} detail={t('pig.hold.total', { n: total })}>
                        {t('pig.hold')}
                    </Button>
                    <Button go move="roll" disabled={busy || !legal.includes('roll')} onClick={() => act('roll')} detail={t('pig.roll.risk')}>
                        {t('pig.roll')}
                    </Button>
                </div>
            )}
            <LogAside source={source} contract={contract} name={name} />
        </main>
    );
}
