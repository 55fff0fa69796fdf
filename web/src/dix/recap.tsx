// The turn before: what was in the row, how it ended and who gained what; a bust is told step by step.
import type { DixView } from '../contract.ts';
import type { DeskProps } from '../games.tsx';
import { Icon } from '../parts/icon.tsx';
import { Card, isMoney, valueOf } from '../parts/pieces.tsx';
import { plain, t } from '../words.ts';

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
            <h3 class="recap-title">
                {bust && <Icon name="bust" />}
                {title}
            </h3>
            <div class={`recap-row ${bust ? 'is-bust' : ''}`}>
                {last.row.map((card, i) => (
                    <Card key={i} card={card} small />
                ))}
            </div>
            <ol class="recap-steps">
                {steps(last, name).map((step, i) => (
                    <li key={i} style={{ '--i': i }}>
                        {step}
                    </li>
                ))}
            </ol>
        </section>
    );
}

function steps(last: NonNullable<DixView['last']>, name: (seat: number) => string): string[] {
    const numbers = last.row.some((card) => !isMoney(card));
    const money = last.row.filter(isMoney).reduce((sum, card) => sum + valueOf(card), 0);
    const gains = last.gained.flatMap((n, seat) => (n > 0 ? [t('dix.recap.gained', { name: name(seat), n })] : []));
    const gained = gains.length > 0 ? [gains.join(', ')] : [];
    switch (last.end) {
        case 'bust-total':
        case 'bust-money': {
            const by = last.end === 'bust-total';
            return [
                by ? t('dix.recap.why.total', { n: plain(last.total) }) : t('dix.recap.why.money', { n: last.money }),
                ...(numbers ? [t('dix.recap.to.market')] : []),
                t('dix.recap.token'),
                ...(by && money > 0 ? [t('dix.recap.others', { n: money }), ...gained] : [t('dix.recap.no.coins')]),
                ...(money > 0 ? [t('dix.recap.gone')] : []),
            ];
        }
        case 'coins':
            return [...gained, ...(numbers ? [t('dix.recap.to.market')] : [])];
        case 'numbers':
            return gained;
    }
}
