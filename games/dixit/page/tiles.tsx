// Pictures in a grid: those on the table or those in hand, each to be chosen and to be looked at closely. On a phone they are small: a tap
// shows one large, and it is chosen there.
import './tiles.css';
import { useId, useState } from 'preact/hooks';
import { Icon } from '@/parts/icon.tsx';
import { t } from '@/words.ts';
import { useSmall } from './beats.ts';
import { Pic, placeOf, useWords, type Place } from './pictures.tsx';
import { Zoom, type ZoomProps } from './zoom.tsx';
import type { DixitView } from './view.ts';

export interface Tile {
    card: number;
    /* What a screen reader says before the title. */
    label: string;
    number?: number;
    picked: boolean;
    tag: string | null;
    open: boolean;
}

/* How wide a tile is at most. */
export const TILE = '(max-width: 699px) 34vw, 290px';

function TileView({ tile, place, small, onPick, onZoom }: { tile: Tile; place: Place; small: boolean; onPick: (() => void) | null; onZoom: () => void }) {
    const title = useWords(place, 0);
    const more = useWords(place, 1);
    const id = useId();
    const choosable = !small && tile.open && onPick !== null;
    return (
        <li class="tile" data-card={tile.card} data-slot={tile.number}>
            <button
                type="button"
                class={`slot-b ${tile.picked ? 'sel' : ''} ${tile.open ? '' : 'own'}`}
                aria-pressed={tile.open && onPick !== null ? tile.picked : undefined}
                aria-describedby={more === '' ? undefined : id}
                onClick={() => (choosable ? onPick() : onZoom())}
            >
                <span class={tile.number === undefined ? 'vh' : 'no'}>
                    {tile.number === undefined ? `${tile.label} ` : <span class="vh">{t('dixit.picture', { n: '' })}</span>}
                    {tile.number}
                </span>
                <Pic place={place} sizes={TILE} />
                {tile.tag !== null && (
                    <span class="tag">
                        {tile.picked && <Icon name="check" />}
                        {tile.tag}
                    </span>
                )}
            </button>
            {more !== '' && (
                <span id={id} hidden>
                    {more}
                </span>
            )}
            {!small && (
                <button type="button" class="look" aria-label={t('dixit.zoom', { title })} onClick={onZoom}>
                    <Icon name="eye" />
                </button>
            )}
        </li>
    );
}

interface TilesProps {
    tiles: Tile[];
    decks: DixitView['decks'];
    label: string;
    onPick: ((card: number) => void) | null;
    /* From a large picture one step suffices, where one picture is the whole choice: what to do with it, or null. */
    take?: ((card: number) => { label: string; go: () => void } | null) | undefined;
}

export function Tiles({ tiles, decks, label, onPick, take }: TilesProps) {
    const [zoom, look] = useState<number | null>(null);
    const small = useSmall();
    const places = tiles.map((tile) => placeOf(decks, tile.card));
    const shown = zoom === null ? undefined : tiles[zoom];
    const choose = (tile: Tile): ZoomProps['choose'] => {
        if (onPick === null || !tile.open) return null;
        const whole = small ? (take?.(tile.card) ?? null) : null;
        if (whole !== null) return whole;
        return { label: tile.picked ? t('dixit.zoom.unchoose') : t('dixit.zoom.choose'), go: () => onPick(tile.card) };
    };
    return (
        <>
            <ol class={`slots s${tiles.length}`} aria-label={label}>
                {tiles.map((tile, i) => (
                    <TileView key={tile.card} tile={tile} place={places[i] as Place} small={small} onPick={onPick === null ? null : () => onPick(tile.card)} onZoom={() => look(i)} />
                ))}
            </ol>
            {zoom !== null && shown !== undefined && (
                <Zoom places={places} at={zoom} number={shown.number ?? null} note={shown.tag} onAt={look} onClose={() => look(null)} choose={choose(shown)} />
            )}
        </>
    );
}

/* The hand, small, while the pictures on the table are what counts. */
export function Hand({ view }: { view: DixitView }) {
    const [zoom, look] = useState<number | null>(null);
    const places = view.hand.map((card) => placeOf(view.decks, card));
    if (view.hand.length === 0) return null;
    return (
        <section class="hand" aria-label={t('dixit.hand')}>
            <span class="h">{t('dixit.hand')}</span>
            <div class="fan">
                {places.map((place, i) => (
                    <button key={view.hand[i]} type="button" onClick={() => look(i)}>
                        <span class="vh">{t('dixit.hand.card', { n: i + 1 })} </span>
                        <Pic place={place} sizes="72px" />
                    </button>
                ))}
            </div>
            {zoom !== null && <Zoom places={places} at={zoom} number={null} onAt={look} onClose={() => look(null)} />}
        </section>
    );
}
