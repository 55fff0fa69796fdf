// The end of DIX: the count, colour by colour.
import './over.css';
import { useEffect } from 'preact/hooks';
import type { DeskProps } from '@/game.ts';
import { overTitle } from '@/frame/parts.tsx';
import { Icon } from '@/parts/icon.tsx';
import { Avatar } from '@/parts/avatar.tsx';
import { read, write } from '@/settings.ts';
import { t, tMaybe } from '@/words.ts';
import { LIMITS } from './limits.ts';
import { Chip, COLOURS, SYMBOL } from './pieces.tsx';
import type { DixPlayer, DixView } from './view.ts';

function Title({ contract, you, name }: Pick<DeskProps<DixView>, 'contract' | 'you' | 'name'>) {
    const alix = contract.view.alix;
    const beaten = alix > 0 && you !== null && contract.winners.includes(you);
    useEffect(() => {
        if (beaten && alix > (read<number>('dizaine.alix') ?? 0)) write('dizaine.alix', alix);
    }, [beaten]);
    const lost = alix > 0 && !beaten;
    return (
        <>
            <h2 class="turn">{lost ? t('dix.over.lost') : overTitle(contract, name)}</h2>
            {beaten && <p class="means">{t('dix.alix.title', { title: tMaybe(`dix.alix.${alix}`) })}</p>}
        </>
    );
}

export function OverStage({ contract, you, name }: Pick<DeskProps<DixView>, 'contract' | 'you' | 'name'>) {
    const { players } = contract.view;
    const order = players.map((_, seat) => seat).sort((a, b) => (contract.score[b] ?? 0) - (contract.score[a] ?? 0));
    const money = (player: DixPlayer) => player.coins + LIMITS.token * player.tokens;
    const top = Math.max(...contract.score);
    const tied = contract.score.filter((score) => score === top).length > 1 && contract.view.alix === 0;
    return (
        <section class="stage over" aria-label={t('dix.score')}>
            <Title contract={contract} you={you} name={name} />
            <table class="panel count-table">
                <caption>{t('dix.score')}</caption>
                <thead>
                    <tr>
                        <td />
                        {COLOURS.map((colour, i) => (
                            <th key={colour} scope="col" style={{ '--i': i }}>
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
                        const won = contract.winners.includes(seat);
                        return (
                            <tr key={seat} class={won ? 'won' : ''}>
                                <th scope="row">
                                    <span class="who-cell">
                                        <Avatar seat={seat} name={name(seat)} />
                                        <span class="n">{name(seat)}</span>
                                        {won && <Icon name="crown" />}
                                    </span>
                                </th>
                                {COLOURS.map((colour, i) => (
                                    <td key={colour} class="count-cell" style={{ '--i': i }}>
                                        <Chip colour={colour}>{player.runs[i]?.points ?? 0}</Chip>
                                    </td>
                                ))}
                                <td class="num total">{contract.score[seat]}</td>
                                <td class="extra">{money(player)}</td>
                                <td class="extra">{player.numbers.length + player.jokers.length}</td>
                            </tr>
                        );
                    })}
                </tbody>
            </table>
            {tied && <p class="means">{t('dix.score.tie')}</p>}
        </section>
    );
}
