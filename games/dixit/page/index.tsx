// Dixit on the page: what the frame needs of it before its table is loaded.
import type { GamePage } from '@/game.ts';
import { t } from '@/words.ts';
import { DixitCover } from './cover.tsx';
import { dixitSentence } from './log.ts';
import type { DixitNote, DixitView } from './view.ts';

/* Whether a card is of a deck that somebody brought; the painted ones are nobody's. */
function isBrought(view: DixitView, card: number): boolean {
    let before = 0;
    for (const deck of view.decks) {
        before += deck.cards;
        if (card <= before) return deck.own !== undefined;
    }
    return false;
}

const page: GamePage<DixitView, DixitNote> = {
    shelf: 2,
    minutes: 30,
    Cover: DixitCover,
    desk: () => import('./desk.tsx'),
    teach: () => import('./teach.tsx'),
    tv: () => import('./tv.tsx'),
    decks: { standard: ['paper'], picker: () => import('./decks.tsx') },
    help: ['off', 'advice'],
    advice: ({ view }) => (view.phase === 'tell' || view.phase === 'give' || view.phase === 'vote' ? t(`dixit.advice.${view.phase}`) : null),
    offers: { goal: [30, 15, 50], rounds: [0, 1, 2, 3, 4] },
    unseated: ({ view }) => ({ ...view, hand: [], told: null, given: [], mine: [], vote: [] }),
    where: ({ view }) => t('dixit.round', { n: view.round }),
    left: ({ view }) => ({ label: t('dixit.left'), n: view.pile }),
    reportable: ({ view }) => [...new Set([...view.slots, ...(view.last?.slots.map(({ card }) => card) ?? []), ...view.hand])].filter((n) => isBrought(view, n)).map((n) => ({ what: 'picture', n, label: t('dixit.report.picture', { n }) })),
    sentence: dixitSentence,
};
export default page;
