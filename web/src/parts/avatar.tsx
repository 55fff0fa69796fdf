// A player's pebble.
import './avatar.css';
import type { ComponentChildren } from 'preact';
import { current } from '../settings.ts';
import { t } from '../words.ts';
import { Icon } from './icon.tsx';

/* An outline and a tone for each seat, and an initial: of whoever reads, the initial of their own name. */
export function Avatar({ seat, name, children }: { seat: number; name: string; children?: ComponentChildren }) {
    const own = name === t('you') && current().name.trim() !== '';
    const initial = [...(own ? current().name : name).trim()][0]?.toLocaleUpperCase() ?? '?';
    return (
        <span class={`av p${(seat % 8) + 1}`} aria-hidden="true">
            <Icon name={`a${(seat % 8) + 1}`} class="" />
            <span>{initial}</span>
            {children}
        </span>
    );
}
