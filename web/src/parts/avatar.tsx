// A player's pebble.
import './avatar.css';
import { createContext, type ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import { current } from '../settings.ts';
import { t } from '../words.ts';
import { Icon } from './icon.tsx';

/* Around a table that is played: who is away, and for whom the computer plays. Pebbles elsewhere show nobody's presence. */
export type Present = 'away' | 'played' | null;
export const nobody = (): Present => null;
export const Presence = createContext<(seat: number) => Present>(nobody);

/* So many outlines and tones there are. */
export const PEBBLES = 8;

/* An outline and a tone for each seat, and an initial: of whoever reads, what they chose and the initial of their own name. */
export function Avatar({ seat, name, children }: { seat: number; name: string; children?: ComponentChildren }) {
    const { name: mine, outline, tone } = current();
    const own = name === t('you');
    const initial = [...(own && mine.trim() !== '' ? mine : name).trim()][0]?.toLocaleUpperCase() ?? '?';
    const standard = (seat % PEBBLES) + 1;
    const state = useContext(Presence)(seat);
    return (
        <span class={`av p${own && tone > 0 ? tone : standard} ${state ?? ''}`} aria-hidden="true">
            <Icon name={`a${own && outline > 0 ? outline : standard}`} class="" />
            <span>{initial}</span>
            {children}
            {state !== null && (
                <span class="sign">
                    <Icon name={state === 'away' ? 'away' : 'bot'} class="" />
                </span>
            )}
        </span>
    );
}
