// Keys for what is in the dock, a list of them, and a moment of grace: a tap that was meant for the dock before never decides anything.
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { Sheet } from '../parts/controls.tsx';
import { t } from '../words.ts';

const GRACE_MS = 600;
const SWIPE_PX = 48;

/* When the dock becomes another one, taps on it are not heard for a moment. Keys are: they are pressed on purpose. */
export function useGrace(): void {
    useEffect(() => {
        const kindOf = (dock: Element | null) => (dock === null ? '' : `${dock.classList.contains('wait')} ${dock.getAttribute('aria-label') ?? ''}`);
        let dock = document.querySelector<HTMLElement>('main .dock');
        let kind = kindOf(dock);
        let timer = 0;
        const look = () => {
            const now = document.querySelector<HTMLElement>('main .dock');
            const next = kindOf(now);
            if (next === kind || now === null) return;
            const first = kind === '';
            kind = next;
            clearTimeout(timer);
            dock?.removeAttribute('data-grace');
            dock = now;
            if (first || now.classList.contains('wait')) return;
            now.dataset['grace'] = '';
            timer = window.setTimeout(() => now.removeAttribute('data-grace'), GRACE_MS);
        };
        const observer = new MutationObserver(look);
        observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['class', 'aria-label'] });
        return () => {
            observer.disconnect();
            clearTimeout(timer);
        };
    }, []);
}

/* A letter or a digit presses the button of the table that carries it (data-key); "?" asks for the list. */
export function useKeys(onHelp: () => void): void {
    useLayoutEffect(() => {
        const key = (event: KeyboardEvent) => {
            const target = event.target as HTMLElement;
            if (event.ctrlKey || event.metaKey || event.altKey || target.closest('input, textarea, select, dialog') || document.querySelector('dialog[open]')) return;
            if (event.key === '?') return onHelp();
            if (!/^[a-z0-9]$/i.test(event.key)) return;
            const button = document.querySelector<HTMLButtonElement>(`main [data-key="${event.key.toLowerCase()}"]:not([disabled])`);
            // A lesson answers for a move that comes later; nothing else that is off does.
            if (button === null || (button.getAttribute('aria-disabled') === 'true' && button.dataset['move'] === undefined)) return;
            event.preventDefault();
            button.click();
        };
        addEventListener('keydown', key);
        return () => removeEventListener('keydown', key);
    }, []);
}

/* A finger that draws a piece upwards (data-swipe) presses the button of that move. */
export function useSwipe(): void {
    useLayoutEffect(() => {
        let from: { x: number; y: number; move: string } | null = null;
        const down = (event: PointerEvent) => {
            const move = (event.target as Element).closest<HTMLElement>('main [data-swipe]')?.dataset['swipe'];
            from = move === undefined || event.pointerType === 'mouse' ? null : { x: event.clientX, y: event.clientY, move };
        };
        const up = (event: PointerEvent) => {
            const begun = from;
            from = null;
            if (begun === null || event.type === 'pointercancel') return;
            if (begun.y - event.clientY < SWIPE_PX || Math.abs(event.clientX - begun.x) > begun.y - event.clientY) return;
            document.querySelector<HTMLButtonElement>(`main .dock:not([data-grace]) [data-move="${begun.move}"]:not([disabled])`)?.click();
        };
        addEventListener('pointerdown', down);
        addEventListener('pointerup', up);
        addEventListener('pointercancel', up);
        return () => {
            removeEventListener('pointerdown', down);
            removeEventListener('pointerup', up);
            removeEventListener('pointercancel', up);
        };
    }, []);
}

export function KeysSheet({ keys, onClose }: { keys: { key: string; does: string }[]; onClose: () => void }) {
    const all = [...keys, { key: 'Tab', does: t('keys.tab') }, { key: 'Enter', does: t('keys.enter') }, { key: '?', does: t('keys') }];
    return (
        <Sheet title={t('keys')} onClose={onClose}>
            <dl class="keys">
                {all.map(({ key, does }) => (
                    <div key={key}>
                        <dt>
                            <kbd>{key}</kbd>
                        </dt>
                        <dd>{does}</dd>
                    </div>
                ))}
            </dl>
        </Sheet>
    );
}
