// The class of a decision: a shape, a sign and a word.
import './seal.css';
import { Icon } from '../parts/icon.tsx';
import { t } from '../words.ts';
import type { Class } from './analysis.ts';

const SIGN = { best: '!', fine: '', doubtful: '?!', mistake: '?', blunder: '??' };

export function Seal({ of }: { of: Class }) {
    return (
        <span class={`seal ${of}`} aria-hidden="true">
            {of === 'fine' ? <Icon name="check" /> : SIGN[of]}
        </span>
    );
}

export function className(of: Class): string {
    return t(`review.${of}`);
}
