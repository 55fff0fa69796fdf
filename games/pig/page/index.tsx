// Pig on the page: what the frame needs of it before its table is loaded.
import type { GamePage } from '@/game.ts';
import { t } from '@/words.ts';
import { PigCover } from './cover.tsx';
import { pigMove, pigSentence } from './log.ts';
import type { PigNote, PigView } from './view.ts';

const page: GamePage<PigView, PigNote> = {
    shelf: 4,
    workshop: true,
    minutes: 10,
    Cover: PigCover,
    desk: () => import('./desk.tsx'),
    teach: () => import('./teach.tsx'),
    offers: { goal: [100, 50, 25] },
    move: pigMove,
    where: ({ options }) => t('pig.goal', { n: Number(options['goal']) }),
    sentence: pigSentence,
    sound: ({ note }) => (note?.lost !== undefined ? 'bust' : note?.held !== undefined ? 'coin' : null),
};
export default page;
