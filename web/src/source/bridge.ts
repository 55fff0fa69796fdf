// The page's end of the worker: one promise for each call into the WebAssembly room.
import { orNewerPage } from '../newer.ts';
import { base } from '../router.tsx';
import type { Answer, Order } from '../worker.ts';

/* What bots of a game with pictures need their words for: they are loaded by the first of these calls. */
const SPOKEN = new Set(['bot', 'hint', 'advice', 'why']);

export class Bridge {
    private painted = false;
    private worker = new Worker(new URL(base + WORKER_FILE, location.href), { type: 'module' });
    private ids = 0;
    private waiting = new Map<number, { done: (answer: Answer) => void; fail: (error: Error) => void }>();

    constructor() {
        this.worker.onmessage = (event: MessageEvent<Answer>) => {
            const one = this.waiting.get(event.data.id);
            this.waiting.delete(event.data.id);
            if (event.data.error !== undefined) one?.fail(new Error(event.data.error));
            else one?.done(event.data);
        };
        this.worker.onerror = (event) => {
            for (const one of this.waiting.values()) one.fail(new Error(event.message));
            this.waiting.clear();
        };
    }

    private order(order: Omit<Order, 'id'>): Promise<Answer> {
        const id = ++this.ids;
        return new Promise((done, fail) => {
            this.waiting.set(id, { done, fail });
            this.worker.postMessage({ ...order, id } satisfies Order);
        });
    }

    /* A game with pictures needs the painter; the others load a smaller room. */
    async load(painted: boolean): Promise<void> {
        const file = painted ? WASM_FILES.painted : WASM_FILES.plain;
        if (file === null) throw new Error('this page was built without the WebAssembly room');
        this.painted = painted;
        await this.order({ load: new URL(base + file, location.href).href }).catch(orNewerPage);
    }

    private words(name: string): { words?: string } {
        if (!this.painted || !SPOKEN.has(name) || WASM_FILES.lexicon === null) return {};
        return { words: new URL(base + WASM_FILES.lexicon, location.href).href };
    }

    /* Text goes in through the buffer, a number comes out. */
    async call(name: string, args: number[] = [], text?: string): Promise<number> {
        return (await this.order({ call: `bridge_${name}`, args, ...this.words(name), ...(text === undefined ? {} : { text }) })).value;
    }

    /* The same for functions that leave a text in the buffer and return its length. */
    async read(name: string, args: number[] = [], text?: string): Promise<string> {
        const answer = await this.order({ call: `bridge_${name}`, args, reads: true, ...this.words(name), ...(text === undefined ? {} : { text }) });
        return answer.text ?? '';
    }

    close(): void {
        this.worker.terminate();
    }
}
