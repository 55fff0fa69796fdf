// What teaches DIX: where the places of its lesson are, what one has learnt, and how it is played on one screen.
import './pieces.css';
import './players.css';
import './row.css';
import './teach.css';
import type { Teach } from '@/game.ts';
import { tLate } from '@/late.ts';
import { Part } from '@/screens/how.tsx';
import { t } from '@/words.ts';
import { Card, CardBack, Chip, Coins } from './pieces.tsx';
import { Strip } from './players.tsx';
import type { DixPlayer } from './view.ts';

/* A blue run of six, with a joker in it. */
const EXAMPLE: DixPlayer = {
    coins: 0,
    tokens: 0,
    numbers: ['b2', 'b3', 'b4', 'b6', 'b7', 'b9'],
    jokers: ['w5'],
    means: 0,
    score: 6,
    runs: [{ first: 2, size: 6, points: 6, jokers: [5] }],
};

/* The count of the example: points by colour. */
const COUNT = [
    ['blue', 6],
    ['green', 10],
    ['pink', 5],
    ['orange', 3],
] as const;

function How() {
    return (
        <>
            <Part title={tLate('how.aim')} text={tLate('dix.how.aim')}>
                <Strip colour="blue" player={EXAMPLE} index={0} />
            </Part>
            <Part title={tLate('how.turn')} text={tLate('dix.how.turn')}>
                <CardBack left={61} />
                <span class="gap" />
                <Card card="b3" small />
                <span class="op">−</span>
                <Card card="c4" small />
                <span class="op">+</span>
                <Card card="p7" small />
                <span class="op">= 6</span>
            </Part>
            <Part title={tLate('dix.how.market.title')} text={tLate('dix.how.market')}>
                <Card card="g3" small />
                <span class="op">=</span>
                <Coins n={3} />
                <span class="gap" />
                <Card card="w6" small />
                <Card card="pw" small />
                <Card card="ww" small />
            </Part>
            <Part title={tLate('how.end')} text={tLate('dix.how.end')}>
                {COUNT.map(([colour, points], i) => (
                    <>
                        {i > 0 && <span class="op">+</span>}
                        <Chip key={colour} colour={colour}>
                            <span class="vh">{t(`dix.colour.${colour}`)} </span>
                            {points}
                        </Chip>
                    </>
                ))}
                <span class="op">= 24</span>
            </Part>
        </>
    );
}

const teach: Teach = {
    places: {
        mine: ['.mine .strips', '.mine'],
        blue: ['.mine .strip.c-blue'],
        pile: ['.rowc .pile-button', '.rowc .back'],
        gauges: ['.gauges'],
        recap: ['.stage.busted .leaving', '.recap', '.mine .purse'],
        blue2: ['.market [data-market="b2"]', '.market'],
        auction: ['.auc'],
        joker: ['.mine .joker-row', '.mine .purse'],
        stall: ['.stall [data-card="b2"]', '.stall'],
    },
    tap: (move) => {
        const card = /^buy (\w+)$/.exec(move)?.[1];
        return card === undefined ? [] : [`.dock [data-move="${move}"]`, `.stall [data-card="${card}"]`];
    },
    pieces: '.card, .gauge, .rival, .purse, .strip, .chip',
    learnt: [
        { word: 'dix.how.learnt.draw', piece: () => <Card card="b3" small /> },
        { word: 'dix.how.learnt.stop', piece: () => <Card card="c4" small /> },
        { word: 'dix.how.learnt.buy', piece: () => <Card card="p7" small /> },
        { word: 'dix.how.learnt.bid', piece: () => <Card card="w6" small /> },
    ],
    confetti: [
        ['sun', 'var(--orange)'],
        ['moon', 'var(--blue)'],
        ['leaf', 'var(--green)'],
        ['flower', 'var(--pink)'],
        ['joker', 'var(--ink)'],
    ],
    How,
};
export default teach;
