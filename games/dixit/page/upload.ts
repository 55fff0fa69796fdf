// Bringing pictures of one's own: made smaller here where they are huge, zipped, sent, and followed until the server has a deck of them.
import { base } from '@/router.tsx';
import { current } from '@/settings.ts';
import { me, Refused } from '@/source/api.ts';
import { zip } from './zip.ts';

export interface Upload {
    deck: string;
    state: 'working' | 'ready' | 'refused';
    cards: number;
    name: string;
    report?: string;
}

const BIG_BYTES = 1_500_000;
const WIDTH = 1200;
const HEIGHT = 1800;
const ASK_MS = 400;

export async function uploadedDecks(): Promise<Upload[]> {
    await me();
    const answer = await fetch(`${base}api/decks`, { cache: 'no-store' });
    if (!answer.ok) throw new Refused('offline');
    return ((await answer.json()) as { decks: Upload[] }).decks;
}

export async function removeDeck(deck: string): Promise<void> {
    await fetch(`${base}api/decks/${deck}`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{"remove":true}' });
}

/* A photo of many megabytes becomes a picture that is still larger than any card. What no browser can read goes as it is: the server says why not. */
async function smaller(file: File): Promise<Blob> {
    if (file.size < BIG_BYTES || !file.type.startsWith('image/') || file.type === 'image/gif') return file;
    try {
        const image = await createImageBitmap(file);
        const scale = Math.min(1, WIDTH / image.width, HEIGHT / image.height);
        const canvas = document.createElement('canvas');
        canvas.width = Math.round(image.width * scale);
        canvas.height = Math.round(image.height * scale);
        canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
        image.close();
        return await new Promise((done) => canvas.toBlob((blob) => done(blob ?? file), 'image/jpeg', 0.9));
    } catch {
        return file;
    }
}

async function packed(files: File[]): Promise<Blob> {
    const only = files[0];
    if (files.length === 1 && only && (/\.zip$/i.test(only.name) || only.type === 'application/zip')) return only.slice(0, only.size, 'application/zip');
    const used = new Set<string>();
    const list: { name: string; data: Blob }[] = [];
    for (const file of files) {
        let name = file.name.replace(/[\\/]/g, '-');
        while (used.has(name)) name = `_${name}`;
        used.add(name);
        list.push({ name, data: await smaller(file) });
    }
    return zip(list);
}

function send(body: Blob, name: string, onPart: (part: number) => void): Promise<Upload> {
    return new Promise((done, fail) => {
        const request = new XMLHttpRequest();
        request.open('POST', `${base}api/decks?name=${encodeURIComponent(name)}&lang=${current().lang}`);
        request.setRequestHeader('Content-Type', 'application/zip');
        request.responseType = 'json';
        request.upload.onprogress = (event) => onPart(event.lengthComputable ? event.loaded / event.total : 0);
        request.onerror = () => fail(new Refused('offline'));
        request.onload = () => {
            const answer = request.response as (Upload & { why?: string }) | null;
            if (request.status === 202 && answer) done(answer);
            else fail(new Refused(answer?.why ?? 'offline'));
        };
        request.send(body);
    });
}

async function ask(deck: string): Promise<Upload> {
    const answer = await fetch(`${base}api/decks/${deck}`, { cache: 'no-store' });
    if (!answer.ok) throw new Refused('offline');
    return (await answer.json()) as Upload;
}

/* The deck once it is ready or refused; `onPart` hears how much has been sent, then null while the server works. */
export async function bring(files: File[], name: string, onPart: (part: number | null) => void): Promise<Upload> {
    await me();
    let deck = await send(await packed(files), name, onPart);
    onPart(null);
    while (deck.state === 'working') {
        await new Promise((done) => setTimeout(done, ASK_MS));
        deck = await ask(deck.deck);
    }
    return deck;
}
