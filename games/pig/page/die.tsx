// A die of paper: pips, so that it reads without words; a one, which ends the turn, is marked.
import './die.css';
import { t } from '@/words.ts';

const LEFT = 27;
const MIDDLE = 50;
const RIGHT = 73;
const PIPS: Record<number, [x: number, y: number][]> = {
    0: [],
    1: [[MIDDLE, MIDDLE]],
    2: [[LEFT, LEFT], [RIGHT, RIGHT]],
    3: [[LEFT, LEFT], [MIDDLE, MIDDLE], [RIGHT, RIGHT]],
    4: [[LEFT, LEFT], [RIGHT, LEFT], [LEFT, RIGHT], [RIGHT, RIGHT]],
    5: [[LEFT, LEFT], [RIGHT, LEFT], [MIDDLE, MIDDLE], [LEFT, RIGHT], [RIGHT, RIGHT]],
    6: [[LEFT, LEFT], [RIGHT, LEFT], [LEFT, MIDDLE], [RIGHT, MIDDLE], [LEFT, RIGHT], [RIGHT, RIGHT]],
};

export function Die({ value, class: cls = '' }: { value: number; class?: string }) {
    const say = value === 0 ? { 'aria-hidden': true as const } : { role: 'img' as const, 'aria-label': t('pig.die', { n: value }) };
    return (
        <svg class={`pig-die ${value === 1 ? 'one' : ''} ${cls}`} viewBox="0 0 100 100" {...say}>
            <path class="face" d="M18 3h62q17 1 17 16l-1 62q0 16-17 16H20Q4 97 3 80l1-62Q4 4 18 3Z" />
            {(PIPS[value] ?? []).map(([x, y]) => (
                <circle key={`${x} ${y}`} class="pip" cx={x} cy={y} r="9.5" />
            ))}
        </svg>
    );
}
