// What teaches Dixit: where the places of its lesson are, what one has learnt, and how it is played on one screen.
import './pictures.css';
import './teach.css';
import type { Teach } from '@/game.ts';
import { tLate } from '@/late.ts';
import { Part } from '@/screens/how.tsx';
import { Pic } from './pictures.tsx';

function Picture({ card }: { card: number }) {
    return <Pic place={{ deck: 'paper', own: null, index: card - 1 }} />;
}

function How() {
    return (
        <>
            <Part title={tLate('how.aim')} text={tLate('dixit.how.aim')}>
                <Picture card={7} />
                <Picture card={9} />
                <Picture card={8} />
                <Picture card={5} />
            </Part>
            <Part title={tLate('dixit.how.turn.title')} text={tLate('dixit.how.turn')}>
                <Picture card={13} />
                <span class="op">{tLate('dixit.how.say')}</span>
            </Part>
            <Part title={tLate('how.scoring')} text={tLate('dixit.how.scoring')} />
            <Part title={tLate('dixit.how.advice.title')} text={tLate('dixit.how.advice')} />
        </>
    );
}

const teach: Teach = {
    places: {
        fox: ['.slots [data-card="9"] .slot-b'],
        child: ['.slots [data-slot="4"] .slot-b'],
        clue: ['.dixit-desk:not(.revealing) .clue'],
        points: ['.revealing .gains', '.dixit-desk:not(.revealing) .clue'],
    },
    tap: (move) => {
        const [kind = '', n = ''] = move.split(' ');
        const tile = kind === 'vote' ? `.slots [data-slot="${n}"]` : `.slots [data-card="${n}"]`;
        const chosen = `main:has(${tile} .sel)`;
        const said = [`${chosen} .dock.tell:has(input:not(:placeholder-shown)) .btn.go`, `${chosen} .dock.tell input`];
        return ['.revealing .dock .btn.go', 'dialog[open].zoom .btn.go', ...(kind === 'tell' ? said : [`${chosen} .dock .btn.go`]), `${tile} .slot-b`];
    },
    pieces: '.pic',
    learnt: [
        { word: 'dixit.how.learnt.tell', piece: () => <Picture card={13} /> },
        { word: 'dixit.how.learnt.give', piece: () => <Picture card={9} /> },
        { word: 'dixit.how.learnt.vote', piece: () => <Picture card={7} /> },
    ],
    confetti: [
        ['heart', 'var(--p4)'],
        ['teller', 'var(--p1)'],
        ['eye', 'var(--p2)'],
        ['joker', 'var(--ink)'],
    ],
    How,
};
export default teach;
