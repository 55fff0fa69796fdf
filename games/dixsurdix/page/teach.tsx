// What teaches Dix sur Dix: where the places of its lesson are, what one has learnt, and how it is played on one screen.
import './teach.css';
import type { Teach } from '@/game.ts';
import { tLate } from '@/late.ts';
import { Part } from '@/screens/how.tsx';
import { cellAt } from './board.tsx';
import { Token } from './token.tsx';

function Sum({ values, sum }: { values: number[]; sum: number }) {
    return (
        <>
            {values.map((value, i) => (
                <Token key={i} value={value} />
            ))}
            <span class="op">= {sum}</span>
        </>
    );
}

function How() {
    return (
        <>
            <Part title={tLate('how.aim')} text={tLate('dixsurdix.how.aim')}>
                <Sum values={[2, 4, 1, 3]} sum={10} />
            </Part>
            <Part title={tLate('how.turn')} text={tLate('dixsurdix.how.turn')}>
                <Token value={1} />
                <Token value={5} />
                <Token value={2} />
            </Part>
            <Part title={tLate('dixsurdix.how.full.title')} text={tLate('dixsurdix.how.full')}>
                <Sum values={[4, 4, 2, 1]} sum={11} />
            </Part>
            <Part title={tLate('dixsurdix.how.end.title')} text={tLate('dixsurdix.how.end')}>
                <Sum values={[3, 3, 3, 1]} sum={10} />
                <span class="op">+1</span>
            </Part>
        </>
    );
}

const teach: Teach = {
    places: {
        board: ['.board'],
        rack: ['.rack'],
        scores: ['.scores li:first-child'],
        row2: ['.board .tab.r[style*="--y: 2"]', '.board .tab.r[style*="--y:2"]', '.board'],
    },
    tap: (move) => {
        const [, token = '', cell = ''] = move.split(' ');
        const held = `.dsd:has(.rack .held[data-token="${token}"])`;
        return [`.dock [data-move="${move}"]`, `${held} .board button[data-cell="${cellAt(cell)}"]`, `.rack [data-token="${token}"]`];
    },
    pieces: '.cell, .tok, .tab',
    learnt: [
        { word: 'dixsurdix.how.learnt.place', piece: () => <Token value={4} /> },
        { word: 'dixsurdix.how.learnt.ten', piece: () => <Token value={3} /> },
        { word: 'dixsurdix.how.learnt.watch', piece: () => <Token value={7} /> },
    ],
    confetti: [
        ['coin', 'var(--coin)'],
        ['mark', 'var(--back)'],
        ['joker', 'var(--ink)'],
        ['a5', 'var(--p5)'],
    ],
    How,
};
export default teach;
