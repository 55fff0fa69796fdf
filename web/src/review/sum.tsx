// How chances went from the start to the end: 20 + 11 − 31 = 0.
import './sum.css';
import { t } from '../words.ts';
import type { Shares } from './analysis.ts';

const sign = (n: number) => (n < 0 ? '−' : '+');

export function Sum({ shares, own }: { shares: Shares; own: boolean }) {
    return (
        <p class="chance-sum">
            <span>
                <b>{shares.start}</b>
                <small>{t('review.start')}</small>
            </span>
            <i>{sign(shares.rest)}</i>
            <span>
                <b>{Math.abs(shares.rest)}</b>
                <small>{t('review.luck')}</small>
            </span>
            <i>{sign(shares.choices)}</i>
            <span>
                <b>{Math.abs(shares.choices)}</b>
                <small>{own ? t('review.choices') : t('review.choices.of')}</small>
            </span>
            <i>=</i>
            <span>
                <b>{shares.end}</b>
                <small>{t('review.end')}</small>
            </span>
        </p>
    );
}
