// DIX on the page: what the frame needs of it before its table is loaded.
import type { GamePage } from '@/game.ts';
import { read } from '@/settings.ts';
import { t, tMaybe } from '@/words.ts';
import { DixCover } from './cover.tsx';
import { dixFlights } from './flights.ts';
import { dixMove, dixSentence, dixWhy } from './log.ts';
import type { DixNote, DixView } from './view.ts';

const ALIX_MOST = 10;

/* What ALIX needs to win, and the best game against her on this device. */
function alixLine(goal: number): string {
    const best = read<number>('dizaine.alix');
    const line = t('dix.alix.line', { n: goal });
    return best === null ? line : `${line} · ${t('dix.alix.best', { n: best, title: tMaybe(`dix.alix.${best}`) })}`;
}

const page: GamePage<DixView, DixNote> = {
    shelf: 1,
    minutes: 30,
    Cover: DixCover,
    desk: () => import('./desk.tsx'),
    teach: () => import('./teach.tsx'),
    solo: { option: 'alix', get first() {
            return Math.min(10, Math.max(4, (read<number>('dizaine.alix') ?? 3) + 1));
        }, opponent: () => t('dix.new.alix'), label: () => t('dix.new.alix.goal'), line: alixLine },
    help: ['off', 'left', 'chance', 'advice'],
    idle: ['pass', 'done'],
    flights: dixFlights,
    keys: () => [
        { key: 'D', does: t('dix.draw') },
        { key: 'N', does: t('dix.numbers') },
        { key: 'C', does: t('dix.coins.key') },
        { key: 'P', does: t('dix.pass.key') },
        { key: '1 – 9, 0', does: t('dix.bid.key') },
        { key: 'B', does: t('dix.buy.key') },
    ],
    move: dixMove,
    marks: ({ view }, lines, seat) => ({
        busts: lines.filter(({ note }) => note?.seat === seat && note.end?.startsWith('bust')).length,
        'best-run': Math.max(0, ...(view.players[seat]?.runs.map(({ points }) => points) ?? [])),
    }),
    next: ({ view, winners, seat }) => (view.alix > 0 && view.alix < ALIX_MOST && seat !== null && winners.includes(seat) ? { options: { alix: view.alix + 1 }, line: t('dix.alix.next', { n: view.alix + 1, title: tMaybe(`dix.alix.${view.alix + 1}`) }) } : null),
    review: { position: () => import('./desk.tsx').then(({ Position }) => ({ default: Position })), why: dixWhy, choice: dixMove },
    left: ({ view }) => ({ label: t('dix.left'), n: view.deck.left }),
    sentence: dixSentence,
    about: (line) => (line.m.startsWith('* first ') ? Number(line.m.split(' ')[2]) : null),
    sound: ({ note }) => (note?.end === undefined ? null : note.end.startsWith('bust') ? 'bust' : 'coin'),
};
export default page;
