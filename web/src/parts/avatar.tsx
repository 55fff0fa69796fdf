// A player's pebble.
import './avatar.css';
import type { ComponentChildren } from 'preact';
import { Icon } from './icon.tsx';

/* An outline and a tone for each seat, and an initial. */
export function Avatar({ seat, name, children }: { seat: number; name: string; children?: ComponentChildren }) {
    const initial = [...name.trim()][0]?.toLocaleUpperCase() ?? '?';
    return (
        <span class={`av p${(seat % 8) + 1}`} aria-hidden="true">
            <Icon name={`a${(seat % 8) + 1}`} class="" />
            <span>{initial}</span>
            {children}
        </span>
    );
}
