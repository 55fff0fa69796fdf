// A token of Dix sur Dix: its number, and ten dots on the rim of which that many are inked. The joker is a star.
import './token.css';
import { Icon } from '@/parts/icon.tsx';
import { t } from '@/words.ts';

const DOTS = Array.from({ length: 10 }, (_, i) => {
    const angle = (i * Math.PI) / 5;
    return { x: (12 + 10.1 * Math.sin(angle)).toFixed(2), y: (12 - 10.1 * Math.cos(angle)).toFixed(2) };
});

/* "3", or the word for the joker. */
export function tokenName(value: number): string {
    return value === 0 ? t('dixsurdix.joker') : String(value);
}

export function tokenLabel(value: number): string {
    return value === 0 ? t('dixsurdix.token.joker') : t('dixsurdix.token', { n: value });
}

export function Token({ value }: { value: number }) {
    return (
        <span class={`tok v${value}`} aria-hidden="true">
            <svg viewBox="0 0 24 24">
                {DOTS.map((dot, i) => (
                    <circle key={i} class={i < value || value === 0 ? 'd1' : 'd0'} cx={dot.x} cy={dot.y} r={i < value || value === 0 ? 0.85 : 0.7} />
                ))}
            </svg>
            {value === 0 ? <Icon name="joker" class="star" /> : <b>{value}</b>}
        </span>
    );
}
