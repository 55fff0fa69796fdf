// Whether a person is playing by keyboard now: the focus follows the game for them, and stays out of the way for others.
import { useLayoutEffect } from 'preact/hooks';

let keys = false;
addEventListener('keydown', () => (keys = true), true);
addEventListener('pointerdown', () => (keys = false), true);

export function playsByKeys(): boolean {
    return keys;
}

/* When a decision is due (`step` tells one from the next), the focus goes from the dock of the one before, or from nowhere, to the first of
 * these places that can be used, together with what is shown. Whoever has gone elsewhere is left in peace. */
export function useFocusAt(due: boolean, step: number, ...places: string[]): void {
    useLayoutEffect(() => {
        const now = document.activeElement;
        if (!due || !keys || (now !== document.body && !now?.closest('.dock'))) return;
        for (const place of places) {
            const there = document.querySelector<HTMLElement>(`main ${place}:not([disabled])`);
            if (there) return there.focus({ preventScroll: true });
        }
    }, [due, step]);
}
