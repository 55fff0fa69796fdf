// Dizaine for JavaScript: Node, browsers and workers. The rules run in WebAssembly that imports nothing; every table has a memory of its own.

export class DizaineError extends Error {
    constructor(code, sentence) {
        super(sentence);
        this.name = 'DizaineError';
        this.code = code;
    }
}

const SENTENCES = {
    wrong_seat: 'that seat owes no move',
    wrong_step: 'the move answers another step',
    no_such_move: 'this is no legal move now',
    no_clue: 'a clue is missing',
    bad_clue: 'the clue is too long, blank, or not clean text',
    no_words_here: 'this move takes no words',
    not_obliged: 'the automaton would move otherwise',
    is_over: 'the game is over',
};
export const SPECTATOR = 254;

// The words of the bots that play with pictures.
async function wordsOf() {
    const url = new URL('./dizaine-lexicon.txt', import.meta.url);
    if (url.protocol === 'file:') {
        const { readFile } = await import('node:fs/promises');
        return readFile(url, 'utf8');
    }
    const answer = await fetch(url);
    if (!answer.ok) throw new DizaineError('no_module', `${url} cannot be fetched: ${answer.status}`);
    return answer.text();
}

async function bytesOf(source, file) {
    if (source instanceof WebAssembly.Module) return source;
    if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) return WebAssembly.compile(source);
    const url = source ?? new URL(`./${file}`, import.meta.url);
    if (url instanceof URL && url.protocol === 'file:') {
        const { readFile } = await import('node:fs/promises');
        return WebAssembly.compile(await readFile(url));
    }
    const answer = await fetch(url);
    if (!answer.ok) throw new DizaineError('no_module', `${url} cannot be fetched: ${answer.status}`);
    return WebAssembly.compile(await answer.arrayBuffer());
}

// The one buffer through which all texts go.
class Memory {
    constructor(module, words) {
        this.exports = new WebAssembly.Instance(module, {}).exports;
        this.at = this.exports.bridge_buffer();
        this.size = this.exports.bridge_buffer_size();
        if (words) this.call('lexicon', words);
    }

    call(name, text, ...numbers) {
        if (text !== null) {
            const bytes = new TextEncoder().encode(text);
            if (text.includes('\0') || bytes.length >= this.size) throw new DizaineError('bad_text', 'a text holds a zero or is too long');
            const memory = new Uint8Array(this.exports.memory.buffer);
            memory.set(bytes, this.at);
            memory[this.at + bytes.length] = 0;
        }
        return this.exports[`bridge_${name}`](...numbers);
    }

    read(name, text, ...numbers) {
        const size = this.call(name, text, ...numbers);
        return this.text(size);
    }

    text(size) {
        return new TextDecoder().decode(new Uint8Array(this.exports.memory.buffer, this.at, Math.max(0, size)));
    }

    /** What the engine tells about its games, and the names of its verdicts by their numbers. */
    get facts() {
        return JSON.parse(this.text(this.exports.facts()));
    }
}

function randomSeed() {
    const bytes = globalThis.crypto.getRandomValues(new Uint8Array(32));
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function oneLine(value, what) {
    const text = String(value);
    if (/[\n\r\0]/.test(text)) throw new DizaineError('bad_text', `${what} is one line`);
    return text;
}

function described({ game, players, seed, options = {}, seats = [] }) {
    if (typeof game !== 'string') throw new DizaineError('bad_game', 'a game is a name');
    if (!Number.isInteger(players)) throw new DizaineError('bad_players', 'players is a whole number');
    const lines = [`game ${oneLine(game, 'a game')}`, `players ${players}`, `seed ${oneLine(seed ?? randomSeed(), 'a seed')}`];
    for (const [name, value] of Object.entries(options)) lines.push(`option ${oneLine(name, 'an option')}=${oneLine(value, 'an option')}`);
    seats.forEach((bot, seat) => lines.push(bot ? `seat ${seat} bot ${oneLine(bot, 'a bot')}` : `seat ${seat} person Player ${seat + 1}`));
    return lines.join('\n');
}

/** One game. */
export class Table {
    #memory;

    constructor(module, setup, words) {
        this.#memory = new Memory(module, words);
        const why = this.#memory.read('open', described(setup));
        if (why) throw new DizaineError('bad_options', why);
        this.#memory.call('start', null);
    }

    /** All that a seat (or SPECTATOR) may know, as docs/protocol.md describes it. */
    look(seat = SPECTATOR) {
        if (!Number.isInteger(seat)) throw new DizaineError('no_such_seat', 'a seat is a whole number');
        return JSON.parse(this.#memory.read('contract', null, seat, 0));
    }

    get over() {
        return this.look().over;
    }

    get scores() {
        return this.look().score;
    }

    get winners() {
        return this.look().winners;
    }

    /** The seats that owe a move. */
    get waiting() {
        return this.look().waiting;
    }

    legal(seat) {
        return this.look(seat).legal;
    }

    /** Plays a move by its text; throws a DizaineError and changes nothing if it is not legal. */
    play(seat, move) {
        if (!Number.isInteger(seat) || seat < 0) throw new DizaineError('no_such_seat', 'there is no such seat');
        const number = this.#memory.call('submit', oneLine(move, 'a move'), seat, -1);
        if (number === 0) return;
        const verdict = this.#memory.facts.verdicts[number];
        throw new DizaineError(verdict, SENTENCES[verdict] ?? verdict);
    }

    /** Lets one bot that is waited for decide; its seat, or null if none is. */
    bot() {
        const seat = this.#memory.call('bot', null);
        return seat < 0 ? null : seat;
    }

    /** Puts a bot on a seat, or takes it away (null). */
    seat(seat, bot) {
        if (!this.#memory.call('seat', oneLine(bot ?? '', 'a bot'), seat)) throw new DizaineError('no_such_bot', 'there is no such bot');
    }

    /** What the strongest bot would play, or null. */
    hint(seat) {
        return this.#memory.read('hint', null, seat) || null;
    }

    /** The game as JSON text, as `dizaine check` reads it. */
    record() {
        return this.#memory.read('record', null);
    }
}

/** The module, once loaded: tables, and the painter if it was asked for. */
export class Dizaine {
    #module;
    #memory;
    #words;

    constructor(module, words) {
        this.#module = module;
        this.#memory = new Memory(module);
        this.#words = words;
    }

    /** What there is to play: names, players, options and bots. */
    get games() {
        return this.#memory.facts.games;
    }

    open(setup) {
        return new Table(this.#module, setup, this.#words);
    }

    /** A painted card as SVG: needs load({pictures: true}). */
    card(deck, number) {
        if (!this.#memory.exports.bridge_card_svg) throw new DizaineError('no_pictures', 'cards are painted by load({pictures: true})');
        const svg = this.#memory.read('card_svg', null, deck, number);
        if (!svg) throw new DizaineError('no_such_card', 'there is no such card');
        return svg;
    }
}

/** Loads the rules; `wasm` may be bytes, a module, or an address of its own. */
export async function load({ pictures = false, wasm } = {}) {
    const module = await bytesOf(wasm, pictures ? 'dizaine-pictures.wasm' : 'dizaine.wasm');
    return new Dizaine(module, pictures ? await wordsOf() : null);
}
