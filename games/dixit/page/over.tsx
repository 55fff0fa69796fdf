// The end of a game: who won, how far everyone came, and the last round.
import './over.css';
import { useState } from 'preact/hooks';
import { Feast } from '@/frame/feast.tsx';
import { OverDock, overTitle } from '@/frame/parts.tsx';
import type { Contract } from '@/contract.ts';
import type { DeskProps } from '@/game.ts';
import { Icon } from '@/parts/icon.tsx';
import { Avatar } from '@/parts/avatar.tsx';
import { Button } from '@/parts/controls.tsx';
import { Lazy } from '@/parts/lazy.tsx';
import { t } from '@/words.ts';
import { Previous, RevealSlots } from './reveal.tsx';
import type { DixitView } from './view.ts';

type Props = { contract: Contract<DixitView>; name: (seat: number) => string };

/* Seats by score, with the place that each shares. */
export function ranking(contract: Contract<DixitView>): { seat: number; score: number; place: number }[] {
    return contract.score
        .map((score, seat) => ({ seat, score, place: 1 + contract.score.filter((other) => other > score).length }))
        .sort((a, b) => a.place - b.place || a.seat - b.seat);
}

export function Ranking({ contract, name }: Props) {
    const top = Math.max(1, contract.view.goal, ...contract.score);
    return (
        <ol class="ranking" aria-label={t('dixit.ranking')}>
            {ranking(contract).map(({ seat, score, place }) => (
                <li key={seat} class={contract.winners.includes(seat) ? 'won' : ''}>
                    <span class="place">
                        {contract.winners.includes(seat) ? <Icon name="crown" /> : null}
                        <span class={contract.winners.includes(seat) ? 'vh' : ''}>{place}</span>
                    </span>
                    <Avatar seat={seat} name={name(seat)} />
                    <span class="nm">{name(seat)}</span>
                    <progress value={score} max={top} aria-hidden="true" />
                    <b>
                        {score}
                        <span class="vh"> {t('dixit.points.word', { n: score })}</span>
                    </b>
                </li>
            ))}
        </ol>
    );
}

export function Ending({ source, table, contract, you, name }: Pick<DeskProps, 'source' | 'table' | 'you'> & Props) {
    const { view } = contract;
    const [open, show] = useState(false);
    return (
        <main class="dixit-desk ended" data-phase="over">
            <Feast winners={contract.winners} name={name} title={overTitle(contract, name)} begun>
                {t('dixit.over.rounds', { n: view.round })}
            </Feast>
            <Ranking contract={contract} name={name} />
            {view.last !== null && <RevealSlots view={view} last={view.last} name={name} />}
            <div class="below">
                {view.last !== null && table !== null && <Previous source={source} table={table} contract={contract} name={name} />}
                {table !== null && (
                    <Button class="previous" icon="cards" onClick={() => show(true)}>
                        <span class="word">{t('dixit.album')}</span>
                    </Button>
                )}
            </div>
            {open && table !== null && <Lazy quiet load={() => import('./album.tsx')} props={{ source, id: table.id, contract, you, name, onClose: () => show(false) }} />}
            <OverDock source={source} contract={contract} name={name} />
        </main>
    );
}
