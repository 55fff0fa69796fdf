// A link that carries a whole game, so that it can be watched on any device: the record, made small, behind the "#" that no server is told.
import { load } from '../source/saved.ts';

/* The place of the id of a game that its own link carries. */
export const LINK = 'link';

async function through(bytes: Uint8Array, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
    return new Uint8Array(await new Response(new Blob([bytes as BlobPart]).stream().pipeThrough(stream)).arrayBuffer());
}

/* "z…": packed; "p…": plain, from browsers that cannot pack. */
export async function packed(text: string): Promise<string> {
    const bytes = new TextEncoder().encode(text);
    const can = typeof CompressionStream !== 'undefined';
    const small = can ? await through(bytes, new CompressionStream('deflate-raw')) : bytes;
    const letters = btoa(Array.from(small, (byte) => String.fromCharCode(byte)).join(''));
    return (can ? 'z' : 'p') + letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export async function unpacked(text: string): Promise<string> {
    const letters = atob(text.slice(1).replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    return new TextDecoder().decode(text.startsWith('z') ? await through(bytes, new DecompressionStream('deflate-raw')) : bytes);
}

/* The place of a move: a game of a server by its number; one that only this device keeps, or that a link or file brought, whole. */
export async function linkTo(id: string, record: object, move: number): Promise<string> {
    return id !== LINK && load(id) === null ? `/replay/${id}/${move}` : `/replay/${LINK}/${move}#${await packed(JSON.stringify(record))}`;
}
