// Dix sur Dix on the page: what the frame needs of it before its table is loaded.
import type { Contract } from '@/contract.ts';
import type { GamePage } from '@/game.ts';
import { t } from '@/words.ts';
import { DixSurDixCover } from './cover.tsx';
import { dixsurdixChoice, dixsurdixSentence, dixsurdixWhy } from './log.ts';
import type { DixSurDixNote, DixSurDixView } from './view.ts';

/* Everybody sees open hands; else the hand of the seat and what its tokens would take are its own. */
function unseated({ view, options, seat }: Contract<DixSurDixView>): DixSurDixView {
    if (options['open-hands'] === true) return view;
    return { ...view, takes: {}, hands: view.hands.map((hand, i) => (i === seat ? { ...hand, tokens: [] } : hand)) };
}

const page: GamePage<DixSurDixView, DixSurDixNote> = {
    shelf: 3,
    minutes: 15,
    Cover: DixSurDixCover,
    desk: () => import('./desk.tsx'),
    teach: () => import('./teach.tsx'),
    help: ['off', 'left', 'advice'],
    offers: { jokers: [0, 4] },
    unseated,
    imagined: () => import('./imagined.ts'),
    move: dixsurdixChoice,
    review: { position: () => import('./desk.tsx').then(({ Position }) => ({ default: Position })), why: dixsurdixWhy, choice: dixsurdixChoice },
    left: ({ view }) => ({ label: t('dixsurdix.left'), n: view.pile + view.under.length }),
    keys: () => [
        { key: '1 – 7, 0', does: t('dixsurdix.key.token') },
        { key: '← → ↑ ↓', does: t('dixsurdix.key.cell') },
    ],
    sentence: dixsurdixSentence,
    about: (line) => (line.m.startsWith('* dealer ') ? Number(line.m.split(' ')[2]) : null),
    sound: ({ note }) => (note?.lines === undefined ? null : 'coin'),
};
export default page;
