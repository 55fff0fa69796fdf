// Pictures of Dixit: painted in this browser by the same C that paints them elsewhere; pictures that people brought come from the server.
import './pictures.css';
import { useEffect, useState } from 'preact/hooks';
import { base } from '@/router.tsx';
import { useSettings } from '@/settings.ts';
import { Bridge } from '@/source/bridge.ts';
import { t } from '@/words.ts';
import type { DixitView } from './view.ts';

export interface Place {
    deck: string | null;
    own: string | null;
    index: number; /* from 0 */
}

/* Which picture a card number of a joined deck stands for. */
export function placeOf(decks: DixitView['decks'], card: number): Place {
    let first = 1;
    for (const part of decks) {
        if (card < first + part.cards) return { deck: part.deck, own: part.own ?? null, index: card - first };
        first += part.cards;
    }
    return { deck: null, own: null, index: card - 1 };
}

let painter: Promise<Bridge> | null = null;
const numbers = new Map<string, Promise<number>>();
const painted = new Map<string, Promise<string>>();
const said = new Map<string, Promise<string>>();
const titles = new Map<string, Promise<{ deck: string; title: string }[]>>();
const uploadWords = new Map<string, Promise<[string, string][]>>();

function ready(): Promise<Bridge> {
    painter ??= (async () => {
        const bridge = new Bridge();
        await bridge.load(true);
        return bridge;
    })();
    // Without network at that moment: the next picture tries again.
    painter.catch(() => (painter = null));
    return painter;
}

function kept<T>(map: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
    let one = map.get(key);
    if (one === undefined) {
        one = make();
        map.set(key, one);
        one.catch(() => map.delete(key));
    }
    return one;
}

/* The painted decks: names and titles. */
export function paintedDecks(lang: string): Promise<{ deck: string; title: string }[]> {
    return kept(titles, lang, async () => {
        const bridge = await ready();
        const found: { deck: string; title: string }[] = [];
        for (;;) {
            const deck = await bridge.read('deck_name', [found.length]);
            if (deck === '') return found;
            found.push({ deck, title: await bridge.read('deck_title', [found.length, lang === 'fr' ? 1 : 0]) });
        }
    });
}

async function numberOf(deck: string): Promise<number> {
    return kept(numbers, deck, async () => (await ready()).call('deck', [], deck));
}

function address(place: Place): Promise<string> {
    const { deck, own, index } = place;
    if (deck === null) return Promise.resolve(`${base}api/decks/${encodeURIComponent(own ?? '')}/${index + 1}`);
    return kept(painted, `${deck} ${index}`, async () => {
        const svg = await (await ready()).read('card_svg', [await numberOf(deck), index]);
        return URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    });
}

/* Titles and descriptions of a deck that somebody brought; most have none. */
async function wordsOf(own: string): Promise<[string, string][]> {
    const answer = await fetch(`${base}api/decks/${encodeURIComponent(own)}`);
    return answer.ok ? ((await answer.json()) as { words?: [string, string][] }).words ?? [] : [];
}

/* depth 0 is the title, 1 to 3 descriptions, each telling more. */
export function describe(place: Place, lang: string, depth: number): Promise<string> {
    const { deck, own, index } = place;
    if (deck === null)
        return kept(uploadWords, own ?? '', () => wordsOf(own ?? '')).then((words) => words[index]?.[depth === 0 ? 0 : 1] || (depth === 0 ? t('dixit.unnamed', { n: index + 1 }) : ''));
    return kept(said, `${deck} ${index} ${lang} ${depth}`, async () => (await ready()).read('card_words', [await numberOf(deck), index, lang === 'fr' ? 1 : 0, depth]));
}

function usePromised(make: () => Promise<string>, key: string): string {
    const [value, set] = useState({ key: '', text: '' });
    useEffect(() => {
        let live = true;
        make().then(
            (text) => live && set({ key, text }),
            () => undefined,
        );
        return () => {
            live = false;
        };
    }, [key]);
    return value.key === key ? value.text : '';
}

export function useWords(place: Place, depth: number): string {
    const { lang } = useSettings();
    return usePromised(() => describe(place, lang, depth), `${place.deck} ${place.own} ${place.index} ${lang} ${depth}`);
}

/* Of pictures that people bring, as uploads/uploads.h makes them. */
const WIDTHS = { small: 240, whole: 600 };

/* A picture that somebody brought has a small copy, for where it is shown small: `sizes` says how wide, as in HTML. */
function copies(place: Place, url: string, sizes: string | undefined): { srcset?: string; sizes?: string } {
    return place.deck === null && sizes !== undefined ? { srcset: `${url}-small ${WIDTHS.small}w, ${url} ${WIDTHS.whole}w`, sizes } : {};
}

/* A picture says its title; what is more to say stands behind it, for those who ask (zoom) or hear (aria-describedby). */
export function Pic({ place, hidden = false, sizes }: { place: Place; hidden?: boolean; sizes?: string }) {
    const title = useWords(place, 0);
    const url = usePromised(() => address(place), `${place.deck} ${place.own} ${place.index}`);
    const [gone, lose] = useState('');
    if (url === '' || gone === url) return <span class="pic blank" {...(hidden ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title || '…' })} />;
    return <img class={`pic ${place.deck === null ? 'uploaded' : ''}`} src={url} {...copies(place, url, sizes)} alt={hidden ? '' : title} draggable={false} decoding="async" onError={() => lose(url)} />;
}
