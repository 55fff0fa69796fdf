// Pictures of Dixit: painted in this browser by the same C that paints them elsewhere; pictures that people brought come from the server.
import { useEffect, useState } from 'preact/hooks';
import type { DixitView } from '../contract.ts';
import { base } from '../router.tsx';
import { useSettings } from '../settings.ts';
import { Bridge } from '../source/bridge.ts';
import { t } from '../words.ts';

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

function ready(): Promise<Bridge> {
    painter ??= (async () => {
        const bridge = new Bridge();
        await bridge.load(true);
        return bridge;
    })();
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

/* depth 0 is the title, 1 to 3 descriptions, each telling more. */
export function describe(place: Place, lang: string, depth: number): Promise<string> {
    const { deck, index } = place;
    if (deck === null) return Promise.resolve(depth === 0 ? t('dixit.picture', { n: index + 1 }) : '');
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

export function Pic({ place, described = false }: { place: Place; described?: boolean }) {
    const title = useWords(place, 0);
    const more = useWords(place, 1);
    const url = usePromised(() => address(place), `${place.deck} ${place.own} ${place.index}`);
    const alt = described && more !== '' ? `${title}. ${more}` : title;
    return url === '' ? <span class="pic blank" role="img" aria-label={alt || '…'} /> : <img class="pic" src={url} alt={alt} draggable={false} decoding="async" />;
}
