// A zip of pictures, made in the browser: stored, not compressed, since pictures are compressed already.

const TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
    let c = n;
    for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
    return c >>> 0;
});

function crc32(bytes: Uint8Array): number {
    let crc = 0xffffffff;
    for (const byte of bytes) crc = (TABLE[(crc ^ byte) & 255] as number) ^ (crc >>> 8);
    return (crc ^ 0xffffffff) >>> 0;
}

/* Little-endian numbers, each with its size in bytes. */
function numbers(...parts: [value: number, bytes: 2 | 4][]): Uint8Array<ArrayBuffer> {
    const out = new Uint8Array(parts.reduce((sum, [, bytes]) => sum + bytes, 0));
    const view = new DataView(out.buffer);
    let at = 0;
    for (const [value, bytes] of parts) {
        if (bytes === 2) view.setUint16(at, value, true);
        else view.setUint32(at, value, true);
        at += bytes;
    }
    return out;
}

const UTF8_NAMES = 0x0800;
const DAY_ONE = 0x21; /* 1980-01-01: when a picture was taken is nobody's business */

export async function zip(files: { name: string; data: Blob }[]): Promise<Blob> {
    const parts: BlobPart[] = [];
    const list: BlobPart[] = [];
    let at = 0;
    let listSize = 0;
    for (const file of files) {
        const name = new TextEncoder().encode(file.name);
        const bytes = new Uint8Array(await file.data.arrayBuffer());
        const facts: [number, 2 | 4][] = [[UTF8_NAMES, 2], [0, 2], [0, 2], [DAY_ONE, 2], [crc32(bytes), 4], [bytes.length, 4], [bytes.length, 4], [name.length, 2], [0, 2]];
        const head = numbers([0x04034b50, 4], [20, 2], ...facts);
        const line = numbers([0x02014b50, 4], [20, 2], [20, 2], ...facts, [0, 2], [0, 2], [0, 2], [0, 4], [at, 4]);
        parts.push(head, name, file.data);
        list.push(line, name);
        at += head.length + name.length + bytes.length;
        listSize += line.length + name.length;
    }
    const end = numbers([0x06054b50, 4], [0, 2], [0, 2], [files.length, 2], [files.length, 2], [listSize, 4], [at, 4], [0, 2]);
    return new Blob([...parts, ...list, end], { type: 'application/zip' });
}
