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

/* How the bots of a table play, by seat: characters among them have a face. */
export const Ways = createContext<readonly (string | null)[]>([]);

/* Eyes, brows and mouths in cut paper, by the way of playing. */
const FACES: Record<string, string> = {
    miser: 'M8 8.100a3.100 3.100 0 1 1 0 6.200 3.100 3.100 0 0 1 0-6.200Zm0 1.700a1.400 1.400 0 1 0 0 2.800 1.400 1.400 0 0 0 0-2.800ZM16 8.100a3.100 3.100 0 1 1 0 6.200 3.100 3.100 0 0 1 0-6.200Zm0 1.700a1.400 1.400 0 1 0 0 2.800 1.400 1.400 0 0 0 0-2.800ZM10.800 10.400h2.400v1.500h-2.400ZM9 16.400h6v1.700H9Z',
    careful: 'M8.300 9.800a1.500 1.500 0 1 1 0 3 1.500 1.500 0 0 1 0-3ZM15.700 9.800a1.500 1.500 0 1 1 0 3 1.500 1.500 0 0 1 0-3ZM5.800 8.300 9.700 6.200l.7 1.300-3.900 2.100ZM18.200 8.300 14.300 6.200l-.7 1.300 3.900 2.100ZM12 15a1.900 1.900 0 1 1 0 3.800 1.900 1.900 0 0 1 0-3.800Z',
    gambler: 'M8.300 9.900a1.700 1.700 0 1 1 0 3.400 1.700 1.700 0 0 1 0-3.400ZM15.700 9.900a1.700 1.700 0 1 1 0 3.400 1.700 1.700 0 0 1 0-3.400ZM5.900 7l4.600 1.500-.5 1.600L5.400 8.600ZM18.100 7l-4.600 1.500.5 1.600 4.600-1.500ZM6.700 14.600h10.600c-.4 3.100-2.700 4.900-5.300 4.900s-4.900-1.800-5.300-4.900Z',
    bidder: 'M8.300 8.600a1.500 1.500 0 1 1 0 3 1.500 1.500 0 0 1 0-3ZM15.700 8.600a1.500 1.500 0 1 1 0 3 1.500 1.500 0 0 1 0-3ZM12 13.700c1.400-1.300 3.800-1.100 5 .1.800.8 1.600 1.100 2.600.9-1 2.200-5.600 2.600-7.600.5-2 2.100-6.600 1.700-7.600-.5 1 .2 1.800-.1 2.600-.9 1.200-1.200 3.600-1.400 5-.1ZM10 17.600h4v1.500h-4Z',
};

/* An outline and a tone for each seat, and an initial: of whoever reads, what they chose and the initial of their own name. */
export function Avatar({ seat, name, children }: { seat: number; name: string; children?: ComponentChildren }) {
    const { name: mine, outline, tone } = current();
    const own = name === t('you');
    const initial = [...(own && mine.trim() !== '' ? mine : name).trim()][0]?.toLocaleUpperCase() ?? '?';
    const standard = (seat % PEBBLES) + 1;
    const state = useContext(Presence)(seat);
    const face = FACES[useContext(Ways)[seat] ?? ''];
    return (
        <span class={`av p${own && tone > 0 ? tone : standard} ${state ?? ''}`} aria-hidden="true">
            <Icon name={`a${own && outline > 0 ? outline : standard}`} class="" />
            {face === undefined ? (
                <span>{initial}</span>
            ) : (
                <svg class="face" viewBox="0 0 24 24">
                    <path d={face} fill-rule="evenodd" />
                </svg>
            )}
            {children}
            {state !== null && (
                <span class="sign">
                    <Icon name={state === 'away' ? 'away' : 'bot'} class="" />
                </span>
            )}
        </span>
    );
}
