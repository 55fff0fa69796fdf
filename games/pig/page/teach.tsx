// What teaches Pig: where the places of its lesson are, what one has learnt, and how it is played on one screen.
import type { Teach } from '@/game.ts';
import { tLate } from '@/late.ts';
import { Part } from '@/screens/how.tsx';
import { Die } from './die.tsx';

function How() {
    return (
        <>
            <Part title={tLate('how.aim')} text={tLate('pig.how.aim')}>
                <Die value={6} />
            </Part>
            <Part title={tLate('how.turn')} text={tLate('pig.how.turn')}>
                <Die value={5} />
                <span class="op">+</span>
                <Die value={4} />
                <span class="op">= 9</span>
                <span class="gap" />
                <Die value={1} />
                <span class="op">= 0</span>
            </Part>
            <Part title={tLate('how.end')} text={tLate('pig.how.end')}>
                <span class="op">100</span>
            </Part>
        </>
    );
}

const teach: Teach = {
    places: { scores: ['.pig-scores li:first-child'], die: ['.pig-stage .pig-die'], turn: ['.pig-turn'] },
    pieces: '.pig-die',
    learnt: [
        { word: 'pig.how.learnt.roll', piece: () => <Die value={5} /> },
        { word: 'pig.how.learnt.hold', piece: () => <Die value={1} /> },
    ],
    confetti: [
        ['mark', 'var(--back)'],
        ['joker', 'var(--ink)'],
    ],
    How,
};
export default teach;
