// The numbers of the rules that the table shows, from the engine: what a row may reach, the coins one may keep, the worth of a token, the numbers of a colour.
import { FACTS } from '@made/facts.ts';

export const LIMITS = FACTS.games.dix.constants;
