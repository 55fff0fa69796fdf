// The end of a game whose count needs no table: the winner in cut paper, everybody's points, what decided it, and what is next.
import './closing.css';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { DeskProps } from '../game.ts';
import { GAMES } from '../games.tsx';
import { Avatar } from '../parts/avatar.tsx';
import { Icon } from '../parts/icon.tsx';
import { Lazy } from '../parts/lazy.tsx';
import { announce } from '../parts/said.tsx';
import { t } from '../words.ts';
import { Feast } from './feast.tsx';
import { OverDock, overTitle } from './parts.tsx';

type Props = Pick<DeskProps, 'source' | 'table' | 'contract' | 'you' | 'name'> & { class?: string; children?: ComponentChildren };

function Standing({ contract, name }: Pick<Props, 'contract' | 'name'>) {
    const top = Math.max(1, ...contract.score);
    const order = contract.score.map((score, seat) => ({ score, seat })).sort((a, b) => b.score - a.score || a.seat - b.seat);
    return (
        <ol class="panel standing" aria-label={t('over.standing')}>
            {order.map(({ score, seat }) => (
                <li key={seat} class={contract.winners.includes(seat) ? 'won' : ''}>
                    <Avatar seat={seat} name={name(seat)} />
                    <span class="n">
                        {name(seat)}
                        {contract.winners.includes(seat) && <Icon name="crown" />}
                    </span>
                    <progress value={Math.max(0, score)} max={top} aria-hidden="true" />
                    <b class="num">{score}</b>
                </li>
            ))}
        </ol>
    );
}

export function Closing({ source, table, contract, you, name, class: cls = '', children }: Props) {
    const title = overTitle(contract, name);
    const sub = t('points', { n: Math.max(...contract.score) });
    useEffect(() => announce(`${title}. ${sub}`), []);
    return (
        <main class={`closing ${cls}`} data-phase="over" data-at={contract.step}>
            <Feast winners={contract.winners} name={name} title={title} begun>
                {sub}
            </Feast>
            <Standing contract={contract} name={name} />
            {table !== null && GAMES[contract.game].review !== undefined && (
                <div class="closing-why">
                    <Lazy quiet load={() => import('../review/decided.tsx')} props={{ id: table.id, contract, you, name }} />
                </div>
            )}
            {children}
            <OverDock source={source} contract={contract} name={name} />
        </main>
    );
}
