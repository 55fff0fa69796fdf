// A fitting opponent: the level at which one's own games on this device are about even. The terminal counts in the same way (cli/results.c).
import type { GameName } from './contract.ts';
import { rulesOf } from './games.tsx';
import { played } from './stats.ts';

/* What the form offers beside the levels. */
export const FITTING = 'fitting';

const LEVEL = 60; /* parts of a level: each number of players divides it well enough */
const FIRST_GAMES = 4; /* they count twice */

/* Half a level up after a victory against one other, half a level down after a defeat; with more at the table a victory counts for more and a
 * defeat for less, so that it stays where the share of victories is fair. What a far weaker or far stronger opponent shows is nothing new. */
export function fittingLevel(game: GameName): string {
    const { levels } = rulesOf(game);
    let [at, games] = [LEVEL, 0];
    for (const { game: one, players, level, won } of played()) {
        const met = levels.indexOf(level ?? '') * LEVEL;
        if (one !== game || players < 2 || met < 0 || (won ? met <= at - LEVEL : met >= at + LEVEL)) continue;
        const step = games++ < FIRST_GAMES ? 2 * LEVEL : LEVEL;
        at += won ? Math.trunc((step * (players - 1)) / players) : -Math.trunc(step / players);
        at = Math.max(0, Math.min(at, (levels.length - 1) * LEVEL));
    }
    return levels[Math.trunc((at + LEVEL / 2) / LEVEL)] as string;
}
