// The worker that holds a WebAssembly room. It knows nothing of games: it passes text through the bridge's one buffer and calls what it is
// told to call.

type Exports = Record<string, (...args: number[]) => number> & { memory: WebAssembly.Memory };
export interface Order {
    id: number;
    /* Load this module, or call this function. */
    load?: string;
    call?: string;
    args?: number[];
    text?: string;
    /* Before the call, once: hand the module this file of words. */
    words?: string;
    /* The result is the length of a text in the buffer. */
    reads?: boolean;
}
export interface Answer {
    id: number;
    value: number;
    text?: string;
    error?: string;
}

let bridge: Exports | null = null;

async function load(url: string): Promise<void> {
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
    const { instance } = await WebAssembly.instantiate(await answer.arrayBuffer(), {});
    bridge = instance.exports as unknown as Exports;
    worded = false;
    bridge['_initialize']?.();
}

function put(text: string): void {
    const room = bridge as Exports;
    const bytes = new TextEncoder().encode(text);
    const size = (room['bridge_buffer_size'] as () => number)();
    if (bytes.length >= size) throw new Error('too long for the bridge');
    const at = (room['bridge_buffer'] as () => number)();
    const memory = new Uint8Array(room.memory.buffer);
    memory.set(bytes, at);
    memory[at + bytes.length] = 0;
}

function got(length: number): string {
    const room = bridge as Exports;
    const at = (room['bridge_buffer'] as () => number)();
    return new TextDecoder().decode(new Uint8Array(room.memory.buffer, at, length));
}

let worded = false;

async function takeWords(url: string): Promise<void> {
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
    put(await answer.text());
    worded = ((bridge as Exports)['bridge_lexicon'] as () => number)() === 1;
}

async function obey(order: Order): Promise<Answer> {
    if (order.load !== undefined) await load(order.load);
    if (order.call === undefined) return { id: order.id, value: 0 };
    if (bridge === null) throw new Error('no bridge yet');
    if (order.words !== undefined && !worded) await takeWords(order.words);
    if (order.text !== undefined) put(order.text);
    const value = (bridge[order.call] as (...args: number[]) => number)(...(order.args ?? []));
    return order.reads && value > 0 ? { id: order.id, value, text: got(value) } : { id: order.id, value };
}

let queue = Promise.resolve();
addEventListener('message', (event: MessageEvent<Order>) => {
    queue = queue.then(async () => {
        const answer = await obey(event.data).catch((error: unknown) => ({ id: event.data.id, value: -1, error: String(error) }));
        postMessage(answer);
    });
});
