// Contracts of Dixit in every phase, from the WebAssembly room.
import { PATIENCE } from '../../../tests/page/kit.mjs';
import { Room } from '../../../tests/page/room.mjs';

const NAMES = ['Ana', 'Léo', 'Sam', 'Nora', 'Hugo', 'Zoé', 'Max', 'Inès'];

function chance(seed) {
    let x = seed;
    return (n) => Math.floor(((x = (x * 1103515245 + 12345) & 0x7fffffff) / 0x80000000) * n);
}

async function open(players, options) {
    const seats = Array.from({ length: players }, (_, i) => `seat ${i} person ${NAMES[i]}`);
    return Room.open(['game dixit', `players ${players}`, ...options.map((option) => `option ${option}`), ...seats, `seed ${'7'.padStart(64, '0')}`, 'lang fr', 'deck paper'], true);
}

/* People play at random until seat 0's contract is as wanted; `teller` has the first idea. */
function until(room, wanted, clue, teller) {
    const below = chance(5);
    for (let i = 0; i < 5000; i++) {
        const contract = room.contract(0);
        if (wanted(contract) || contract.over) return contract;
        const seat = contract.view.phase === 'tell' && contract.view.teller === null ? teller : contract.waiting.at(-1);
        const { legal } = room.contract(seat);
        const move = legal[below(legal.length)];
        room.submit(seat, move.startsWith('tell') ? `${move} ${clue}` : move);
    }
    throw new Error('no way there');
}

/* What seat 0 sees in that phase: first, give, given, vote, voted, teller (waits for votes), later (tells again), over. */
export async function dixitAt(phase, { players = 4, options = [], clue = 'On est partis avant la marée.' } = {}) {
    const room = await open(players, options);
    const some = (name) => (contract) => contract.view.phase === name && contract.waiting.length <= Math.max(2, players - 2);
    const wanted = {
        first: (contract) => contract.view.phase === 'tell',
        give: some('give'),
        given: some('give'),
        vote: some('vote'),
        voted: some('vote'),
        teller: some('vote'),
        later: (contract) => contract.view.round >= 2 && contract.view.phase === 'tell' && contract.view.teller === 0,
        over: (contract) => contract.over,
    };
    const contract = until(room, wanted[phase], clue, phase === 'teller' ? 0 : 1);
    if (phase !== 'given' && phase !== 'voted') return contract;
    room.submit(0, contract.legal[0]);
    return room.contract(0);
}

/* Tells, gives and votes in the page itself, as fast as it goes, until `done` says so in the page. */
export async function play(page, done = () => document.querySelector('.dixit-desk.ended') !== null, clue = 'Un indice') {
    await page.evaluate(
        async ([source, words, patience]) => {
            const ended = new Function(`return (${source})()`);
            const one = (selector) => document.querySelector(selector);
            for (let moved = performance.now(); !ended(); ) {
                const dock = one('.dock:not(.wait)');
                const input = dock?.querySelector('input');
                const go = dock?.querySelector('.btn.go');
                const before = document.body.innerText;
                if (one('.revealing')) go?.click();
                else if (dock && !one('.ended')) {
                    const tiles = [...document.querySelectorAll('.slots .slot-b:not(.own)')];
                    const most = /deux|two/i.test(go.textContent) ? 2 : 1;
                    while (document.querySelectorAll('.slots .sel').length < most && tiles.length > 0) {
                        tiles.splice(Math.floor(Math.random() * tiles.length), 1)[0].click();
                        await new Promise((next) => requestAnimationFrame(() => setTimeout(next, 0)));
                        if (!one('.zoom')) continue;
                        one('.zoom .btn.go')?.click(); // a phone shows it large first
                        while (one('.zoom')) await new Promise((next) => requestAnimationFrame(() => setTimeout(next, 0)));
                        if (!one('.dock .btn.go')) break; // one picture is the whole choice
                    }
                    if (input && input.value === '') {
                        input.value = `${words} ${Math.floor(Math.random() * 1e6)}`;
                        input.dispatchEvent(new Event('input', { bubbles: true }));
                    }
                    await new Promise((next) => requestAnimationFrame(() => setTimeout(next, 0)));
                    if (!one('.revealing')) one('.dock:not(.wait) .btn.go:not([disabled])')?.click();
                } else one('.skip')?.click();
                await new Promise((next) => requestAnimationFrame(() => setTimeout(next, 0)));
                if (document.body.innerText !== before) moved = performance.now();
                if (performance.now() - moved > patience) throw new Error(`nothing happens: ${document.body.innerText.slice(0, 400)}`);
            }
        },
        [done.toString(), clue, PATIENCE],
    );
}

/* A whole game. */
export const whole = (page) => play(page);
/* The choices of a short one. */
export const brief = { players: 3, options: { goal: 10 } };
/* The first vote of one, for a picture. */
export const some = (page) => play(page, () => document.querySelector('main')?.dataset.phase === 'vote' && document.querySelector('.dock:not(.wait)') !== null);
