// A player's pebble.
import './avatar.css';
import type { ComponentChildren } from 'preact';
import { current } from '../settings.ts';
import { t } from '../words.ts';
import { Icon } from './icon.tsx';

/* So many outlines and tones there are. */
export const PEBBLES = 8;

/* An outline and a tone for each seat, and an initial: of whoever reads, what they chose and the initial of their own name. */
export function Avatar({ seat, name, children }: { seat: number; name: string; children?: ComponentChildren }) {
    const { name: mine, outline, tone } = current();
    const own = name === t('you');
    const initial = [...(own && mine.trim() !== '' ? mine : name).trim()][0]?.toLocaleUpperCase() ?? '?';
    const standard = (seat % PEBBLES) + 1;
    return (
        <span class={`av p${own && tone > 0 ? tone : standard}`} aria-hidden="true">
            <Icon name={`a${own && outline > 0 ? outline : standard}`} class="" />
            <span>{initial}</span>
            {children}
        </span>
    );
}
