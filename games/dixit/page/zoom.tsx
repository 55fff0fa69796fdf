// One picture, as large as the screen allows, with its words: the title, and a description that tells more on request.
import './zoom.css';
import { useLayoutEffect, useState } from 'preact/hooks';
import { Button, Sheet } from '@/parts/controls.tsx';
import { Icon } from '@/parts/icon.tsx';
import { t } from '@/words.ts';
import { Closer } from './closer.tsx';
import { useWords, type Place } from './pictures.tsx';

export interface ZoomProps {
    places: Place[];
    at: number;
    /* As it lies on the table, or null. */
    number: number | null;
    /* What is to be known about it besides: whose it is, who voted for it. */
    note?: string | null;
    onAt: (at: number) => void;
    onClose: () => void;
    /* What can be done with the picture. */
    choose?: { label: string; go: () => void } | null;
}

export function Zoom({ places, at, number, note = null, onAt, onClose, choose = null }: ZoomProps) {
    const [depth, deepen] = useState(1);
    const place = places[at] as Place;
    const title = useWords(place, 0);
    const text = useWords(place, depth);
    const several = places.length > 1;
    const turn = (by: number) => {
        onAt((at + by + places.length) % places.length);
        deepen(1);
    };
    useLayoutEffect(() => {
        const key = (event: KeyboardEvent) => {
            if (event.key === 'ArrowRight') turn(1);
            if (event.key === 'ArrowLeft') turn(-1);
        };
        addEventListener('keydown', key);
        return () => removeEventListener('keydown', key);
    }, [at]);
    return (
        <Sheet title={number === null ? title || '…' : t('dixit.zoom.title', { n: number, title })} onClose={onClose} class="zoom">
            <Closer key={at} place={place} onTurn={several ? turn : null} />
            <div class="zoom-words">
                {note !== null && <p class="zoom-note">{note}</p>}
                <p class="zoom-text" role="status">
                    {text}
                </p>
            </div>
            <div class="zoom-do">
                {several && (
                    <button type="button" class="ib" aria-label={t('dixit.zoom.previous')} onClick={() => turn(-1)}>
                        <Icon name="back" />
                    </button>
                )}
                {several && (
                    <button type="button" class="ib" aria-label={t('dixit.zoom.next')} onClick={() => turn(1)}>
                        <Icon name="next" />
                    </button>
                )}
                {depth < 3 && text !== '' && <Button onClick={() => deepen(depth + 1)}>{t('dixit.zoom.more')}</Button>}
                {choose !== null && (
                    <Button
                        go
                        onClick={() => {
                            choose.go();
                            onClose();
                        }}
                    >
                        {choose.label}
                    </Button>
                )}
            </div>
        </Sheet>
    );
}
