// Pictures in a grid: those on the table or those in hand, each to be chosen and to be looked at closely.
import './tiles.css';
import { useId, useState } from 'preact/hooks';
import { Icon } from '@/parts/icon.tsx';
import { t } from '@/words.ts';
import { Pic, placeOf, useWords, type Place } from './pictures.tsx';
import { Zoom } from './zoom.tsx';
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

function TileView({ tile, place, onPick, onZoom }: { tile: Tile; place: Place; onPick: (() => void) | null; onZoom: () => void }) {
    const title = useWords(place, 0);
    const more = useWords(place, 1);
    const id = useId();
    const choosable = tile.open && onPick !== null;
    return (
        <li class="tile">
            <button
                type="button"
                class={`slot-b ${tile.picked ? 'sel' : ''} ${tile.open ? '' : 'own'}`}
                aria-pressed={choosable ? tile.picked : undefined}
                aria-describedby={more === '' ? undefined : id}
                onClick={() => (choosable ? onPick() : onZoom())}
            >
                <span class={tile.number === undefined ? 'vh' : 'no'}>
                    {tile.number === undefined ? `${tile.label} ` : <span class="vh">{t('dixit.picture', { n: '' })}</span>}
                    {tile.number}
                </span>
                <Pic place={place} />
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
            <button type="button" class="look" aria-label={t('dixit.zoom', { title })} onClick={onZoom}>
                <Icon name="eye" />
            </button>
        </li>
    );
}

export function Tiles({ tiles, decks, label, onPick }: { tiles: Tile[]; decks: DixitView['decks']; label: string; onPick: ((card: number) => void) | null }) {
    const [zoom, look] = useState<number | null>(null);
    const places = tiles.map((tile) => placeOf(decks, tile.card));
    return (
        <>
            <ol class={`slots s${tiles.length}`} aria-label={label}>
                {tiles.map((tile, i) => (
                    <TileView key={tile.card} tile={tile} place={places[i] as Place} onPick={onPick === null ? null : () => onPick(tile.card)} onZoom={() => look(i)} />
                ))}
            </ol>
            {zoom !== null && (
                <Zoom
                    places={places}
                    at={zoom}
                    number={tiles[zoom]?.number ?? null}
                    onAt={look}
                    onClose={() => look(null)}
                    onChoose={onPick !== null && tiles[zoom]?.open && !tiles[zoom]?.picked ? (at) => onPick((tiles[at] as Tile).card) : null}
                />
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
                        <Pic place={place} />
                    </button>
                ))}
            </div>
            {zoom !== null && <Zoom places={places} at={zoom} number={null} onAt={look} onClose={() => look(null)} onChoose={null} />}
        </section>
    );
}
