// What the tests of Pig in a browser share.
import { PATIENCE } from '../../../tests/page/kit.mjs';

/* Holds after three rolls, until the game is over. */
export function whole(page) {
    return page.evaluate(async (patience) => {
        const one = (selector) => document.querySelector(selector);
        for (let moved = performance.now(); one('main').dataset.phase !== 'over'; ) {
            const dock = one('.dock:not(.wait)');
            if (dock) {
                const enough = document.querySelectorAll('.pig-rolls li').length >= 3;
                dock.querySelector(enough ? '.btn:not(.go):not([disabled])' : '.btn.go:not([disabled])')?.click();
                moved = performance.now();
            } else {
                one('.skip')?.click();
                if (performance.now() - moved > patience) throw new Error('nothing happens');
            }
            await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)));
        }
    }, PATIENCE);
}
/* The choices of a short one. */
export const brief = { players: 2, options: { goal: 20 } };
