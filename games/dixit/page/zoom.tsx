// One picture, large, with its words: the title, and a description that tells more on request.
import './zoom.css';
import { useEffect, useState } from 'preact/hooks';
import { Button, Sheet } from '@/parts/controls.tsx';
import { Icon } from '@/parts/icon.tsx';
import { t } from '@/words.ts';
import { Pic, useWords, type Place } from './pictures.tsx';

interface ZoomProps {
    places: Place[];
    at: number;
    /* As it lies on the table, or null. */
    number: number | null;
    onAt: (at: number) => void;
    onClose: () => void;
    onChoose: ((at: number) => void) | null;
}

export function Zoom({ places, at, number, onAt, onClose, onChoose }: ZoomProps) {
    const [depth, deepen] = useState(1);
    const place = places[at] as Place;
    const title = useWords(place, 0);
    const text = useWords(place, depth);
    const turn = (by: number) => onAt((at + by + places.length) % places.length);
    useEffect(() => {
        const key = (event: KeyboardEvent) => {
            if (event.key === 'ArrowRight') turn(1);
            if (event.key === 'ArrowLeft') turn(-1);
        };
        addEventListener('keydown', key);
        return () => removeEventListener('keydown', key);
    }, [at]);
    const [from, setFrom] = useState<number | null>(null);
    return (
        <Sheet title={number === null ? title || '…' : t('dixit.zoom.title', { n: number, title })} onClose={onClose} class="zoom">
            <div
                class="zoom-pic"
                onPointerDown={(event) => setFrom(event.clientX)}
                onPointerUp={(event) => {
                    if (from !== null && Math.abs(event.clientX - from) > 40) turn(event.clientX < from ? 1 : -1);
                    setFrom(null);
                }}
            >
                <Pic place={place} hidden />
            </div>
            <p class="zoom-text" role="status">
                {text}
            </p>
            <div class="dock zoom-dock">
                {places.length > 1 && (
                    <button type="button" class="ib" aria-label={t('dixit.zoom.previous')} onClick={() => turn(-1)}>
                        <Icon name="back" />
                    </button>
                )}
                {places.length > 1 && (
                    <button type="button" class="ib" aria-label={t('dixit.zoom.next')} onClick={() => turn(1)}>
                        <Icon name="next" />
                    </button>
                )}
                {depth < 3 && text !== '' && <Button onClick={() => deepen(depth + 1)}>{t('dixit.zoom.more')}</Button>}
                {onChoose !== null && (
                    <Button
                        go
                        onClick={() => {
                            onChoose(at);
                            onClose();
                        }}
                    >
                        {t('dixit.zoom.choose')}
                    </Button>
                )}
            </div>
        </Sheet>
    );
}
