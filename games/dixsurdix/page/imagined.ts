// A game of Dix sur Dix as it may have been, for advice: something possible for every draw that the reader did not see.
import type { Imagined } from '@/game.ts';
import type { DixSurDixView } from './view.ts';

/* Every token there is, as moves write it. */
const TOKENS = ['1', '2', '3', '4', '5', '6', '7', '0'];

/* What somebody drew from the pile is the next token that they placed, or one that is left over. What came from under it is no secret,
 * though the log hides it: only one token can be the next, and the room finds it (`known`, by the line's place). */
export function imagined(lines: readonly string[], start: DixSurDixView, known: ReadonlyMap<number, string>): Imagined {
    const pool = { ...start.unseen };
    const taken = (token: string) => (pool[token] = (pool[token] ?? 0) - 1);
    const told = lines.map((line) => line.split(' '));
    const hidden: number[] = [];
    let upto = told.length;
    let drawn = 0;
    for (let i = 0; i < upto; i++) {
        const [, what, , token = '?'] = told[i] ?? [];
        if (what !== 'deal') continue;
        const under = drawn++ >= start.pile;
        if (token === '?' && under && !known.has(i)) upto = i;
        else if (token === '?') hidden.push(i);
        else if (!under) taken(token);
    }
    const moves = lines.slice(0, upto);
    const used = new Set<number>();
    /* The next placement of whoever drew at `at`, taken only once. */
    const placed = (at: number, fits: (token: string) => boolean): string | undefined => {
        const found = told.findIndex(([who, what, token = ''], i) => i > at && i < upto && what === 'place' && who === told[at]?.[2] && !used.has(i) && fits(token));
        used.add(found);
        return told[found]?.[2];
    };
    const draw = (at: number, token: string) => (moves[at] = `* deal ${told[at]?.[2] ?? ''} ${token}`);
    const above = hidden.filter((at) => !known.has(at));
    for (const at of hidden) {
        const move = known.get(at);
        if (move === undefined) continue;
        moves[at] = move;
        placed(at, (token) => move.endsWith(token));
    }
    const held = above.filter((at) => {
        const token = placed(at, () => true);
        if (token === undefined) return true;
        taken(token);
        draw(at, token);
        return false;
    });
    for (const at of held) {
        const token = TOKENS.find((one) => (pool[one] ?? 0) > 0) ?? '?';
        taken(token);
        draw(at, token);
    }
    return { moves, tries: upto === told.length ? [] : TOKENS.map((token) => (lines[upto] ?? '').replace('?', token)) };
}
