// The turn before: what was in the row, how it ended and who gained what; a bust is told step by step.
import './recap.css';
import type { Contract } from '@/contract.ts';
import type { DeskProps } from '@/game.ts';
import { Icon } from '@/parts/icon.tsx';
import { plain, t } from '@/words.ts';
import { Card, isMoney } from './pieces.tsx';
import type { DixView } from './view.ts';

export function Recap({ contract, you, name }: Pick<DeskProps<DixView>, 'contract' | 'you' | 'name'>) {
    const last = contract.view.last;
    if (last === null) return null;
    const bust = last.end.startsWith('bust');
    const own = last.seat === you;
    const who = { name: name(last.seat) };
    const kind = bust ? 'bust' : (last.end as 'numbers' | 'coins');
    const title = own ? t(`dix.recap.${kind}.you`) : t(`dix.recap.${kind}`, who);
    return (
        <section class={`panel recap ${bust ? 'was-bust' : ''}`} aria-label={t('previous.turn')} key={contract.view.deck.left}>
            <h2 class="recap-title">
                {bust && <Icon name="bust" />}
                {title}
            </h2>
            <div class={`recap-row ${bust ? 'is-bust' : ''}`}>
                {last.row.map((card, i) => (
                    <Card key={i} card={card} small />
                ))}
            </div>
            <ol class="recap-steps">
                {steps(contract, last, name).map((step, i) => (
                    <li key={i} style={{ '--i': i }}>
                        {step}
                    </li>
                ))}
            </ol>
        </section>
    );
}

function steps({ players, options }: Contract<DixView>, last: NonNullable<DixView['last']>, name: (seat: number) => string): string[] {
    const numbers = last.row.some((card) => !isMoney(card));
    const money = last.row.some(isMoney);
    const alix = last.seat >= players;
    const all = last.gained.every((n, seat) => seat === last.seat || n === last.money) && last.money > 0;
    const gains = last.gained.flatMap((n, seat) => (n > 0 ? [t('dix.recap.gained', { name: name(seat), n })] : []));
    const gained = gains.length > 0 ? [gains.join(', ')] : [];
    switch (last.end) {
        case 'bust-total':
        case 'bust-money': {
            const by = last.end === 'bust-total';
            const others = all && last.gained.length > 2 ? [t('dix.recap.others', { n: last.money })] : gained;
            return [
                by ? t('dix.recap.why.total', { n: plain(last.total) }) : t('dix.recap.why.money', { n: last.money }),
                ...(numbers ? [alix ? t('dix.recap.alix', { name: name(last.seat) }) : t('dix.recap.to.market')] : []),
                options['bust-buy'] === true && !alix ? t('dix.recap.token.or') : t('dix.recap.token'),
                ...(others.length > 0 ? others : [t('dix.recap.no.coins')]),
                ...(money ? [t('dix.recap.gone')] : []),
            ];
        }
        case 'coins':
            return [...gained, ...(numbers ? [t('dix.recap.to.market')] : [])];
        case 'numbers':
            return gained;
    }
}
