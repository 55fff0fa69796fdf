// Contracts of DIX in wanted positions, from the WebAssembly room, and a player of DIX in the page.
import { PATIENCE } from '../../../tests/page/kit.mjs';
import { Room } from '../../../tests/page/room.mjs';

/* A game of DIX against bots in which seat 0 comes to the wanted position; several deals are tried. */
export async function dixAt(wanted, { players = 3, names = ['Ana'], choose = eager, options = [] } = {}) {
    for (let deal = 1; deal <= 40; deal++) {
        const seats = Array.from({ length: players }, (_, i) => (i === 0 ? `seat 0 person ${names[0]}` : `seat ${i} bot easy`));
        const seed = deal.toString(16).padStart(64, '0');
        const room = await Room.open(['game dix', `players ${players}`, ...options.map((option) => `option ${option}`), ...seats, `seed ${seed}`, 'lang fr']);
        const contract = room.until(wanted, choose);
        if (contract !== null) return { ...contract, names: contract.names.map((name, i) => names[i] ?? name) };
    }
    throw new Error('no deal leads there');
}

/* Draws while the total is small, then takes the numbers; bids and buys what it can. */
export function eager({ legal, view }) {
    const last = (start) => legal.filter((move) => move.startsWith(start)).at(-1);
    if (view.phase === 'choose') return legal.includes('draw') && view.total < 5 ? 'draw' : (last('numbers') ?? 'draw');
    if (view.phase === 'bid') return view.auction.high < 4 ? (legal.find((move) => move.startsWith('bid')) ?? 'pass') : 'pass';
    return last('buy') ?? last('pay') ?? last('drop') ?? legal.at(-1);
}

/* A real game of DIX of five people who hoard: late in it the market is long. `deal` is the first one to try. */
export const HOARDERS = ['Ana', 'Maximilien-Alexandre de la Tour', 'Bernadette', 'Wolfgang Amadeus', 'Zoé'];
export async function dixLate(wanted, deal = 1, players = HOARDERS.length) {
    for (const end = deal + 8; deal < end; deal++) {
        const seats = HOARDERS.slice(0, players).map((name, seat) => `seat ${seat} person ${name}`);
        const room = await Room.open(['game dix', `players ${seats.length}`, ...seats, `seed ${deal.toString(16).padStart(64, '0')}`]);
        for (let own = room.contract(0); !own.over; own = room.contract(0)) {
            if (wanted(own)) return own;
            const seat = own.waiting[0];
            room.submit(seat, hoard(seat === 0 ? own : room.contract(seat)));
        }
    }
    throw new Error('no deal leads there');
}

function hoard({ legal, view }) {
    const first = (start) => legal.find((move) => move.startsWith(start));
    if (view.phase === 'choose') {
        if (legal.includes('draw') && view.total < 7 && view.money < 7) return 'draw';
        const few = view.players[view.active].numbers.length < 6;
        return (few && first('numbers')) || first('coins') || first('numbers') || 'draw';
    }
    if (view.phase === 'bid') return (view.auction.high < 3 && first('bid')) || 'pass';
    return first('done') ?? first('token') ?? legal.at(-1);
}

/* A player of DIX in a hurry, at work in the page itself: buys, bids and pays now and then. Ends with the game, or after `most` decisions. */
export async function playDix(page, most = Infinity) {
    await page.evaluate(async ([limit, patience]) => {
        const one = (selector) => document.querySelector(selector);
        // Picking a card is no decision yet: it is gone after a reload.
        const decide = (dock) => {
            const phase = one('.play')?.dataset.phase;
            const buttons = [...dock.querySelectorAll('.btn:not([disabled])')];
            if (phase === 'choose' && buttons.length === 3) {
                const total = Number(one('.gauge .v')?.textContent.replace('−', '-'));
                buttons[total >= 5 ? 0 : 2].click();
            } else if (phase === 'buy' || phase === 'bust') {
                const cards = [...document.querySelectorAll('.stall .card:not(.held)')];
                if (cards.length > 0 && !one('.stall .sel')) {
                    cards.at(-1).click();
                    return 0;
                }
                buttons.at(-1)?.click();
            } else buttons.at(-1)?.click();
            return 1;
        };
        for (let made = 0, moved = performance.now(); made < limit && one('main')?.dataset.phase !== 'over'; ) {
            const dock = one('.dock:not(.wait)');
            if (dock) {
                made += decide(dock);
                moved = performance.now();
            } else {
                one('.skip')?.click();
                if (performance.now() - moved > patience) throw new Error(`nothing happens: ${document.body.innerText.slice(0, 400)}`);
            }
            await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)));
        }
    }, [most, PATIENCE]);
}

/* A whole game, or so many decisions of one. */
export const whole = (page, most) => playDix(page, most);
/* The choices of a short one. */
export const brief = { players: 2 };
/* The middle of one, for a picture. */
export async function some(page) {
    const choosing = () => {
        document.querySelector('.skip')?.click();
        const dock = document.querySelector('.dock:not(.wait)');
        return dock && { yes: document.querySelector('.gauge') !== null && dock.querySelectorAll('.btn').length === 3 };
    };
    await playDix(page, 45);
    while (!(await (await page.waitForFunction(choosing)).jsonValue()).yes) await playDix(page, 1);
}
