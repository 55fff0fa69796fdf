// The numbers of the rules that the table shows, from the engine.
import { FACTS } from '@made/facts.ts';

const { options } = FACTS.games.dixit;

function standard(name: (typeof options)[number]['name']): number {
    return Number(options.find((option) => option.name === name)?.standard);
}

/* The cards of a painted deck, the points to reach, the letters of a clue. */
export const LIMITS = { cards: standard('cards'), goal: standard('goal'), clue: FACTS.clue };
