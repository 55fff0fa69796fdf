// What the tests of Dix sur Dix in a browser share.
import { PATIENCE } from '../../../tests/page/kit.mjs';

/* Plays in the page itself, taking a line of ten wherever the help shows one; ends with the game, or after `most` placements. */
export async function playByTaps(page, most = Infinity) {
    return page.evaluate(async ([limit, patience]) => {
        const all = (selector) => [...document.querySelectorAll(selector)];
        const soon = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)));
        let placed = 0;
        for (let moved = performance.now(); placed < limit && document.querySelector('main')?.dataset.phase !== 'over'; ) {
            const go = document.querySelector('.dsd .dock .btn.go:not([disabled])');
            const held = document.querySelector('.rack [aria-pressed=true], .rack .gone');
            const tokens = all('.rack button:not([disabled])');
            if (go) {
                const at = document.querySelector('main').dataset.at;
                go.click();
                while (document.querySelector('main').dataset.at === at) await soon();
                placed++;
                moved = performance.now();
            } else if (held) (document.querySelector('button.cell.hot') ?? all('button.cell')[0])?.click();
            else if (tokens.length > 0) tokens[0].click();
            else document.querySelector('.skip')?.click();
            if (performance.now() - moved > patience) throw new Error(`nothing happens: ${document.body.innerText.slice(0, 300)}`);
            await soon();
        }
        return placed;
    }, [most, PATIENCE]);
}

/* A whole game. */
export const whole = (page) => playByTaps(page);
/* The choices of a short one. */
export const brief = { players: 2 };
/* The middle of one, for a picture. */
export const some = (page) => playByTaps(page, 5);
