// Where one is: a path is parsed into a place, and links change the place without loading the page again.
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

export type Place =
    | { at: 'shelf' }
    | { at: 'new'; game: string; way: string }
    | { at: 'table'; code: string }
    | { at: 'tv'; code: string }
    | { at: 'local'; id: string }
    | { at: 'replay'; id: string; move: number | null }
    | { at: 'review'; id: string; seat: number | null }
    | { at: 'rules'; game: string; paragraph: string; all: boolean }
    | { at: 'learn'; game: string }
    | { at: 'past' }
    | { at: 'stats' }
    | { at: 'daily'; day: string; game: string }
    | { at: 'duplicate'; id: string }
    | { at: 'me' }
    | { at: 'privacy' }
    | { at: 'licences' }
    | { at: 'about' }
    | { at: 'book'; id: string; secret: string }
    | { at: 'poster' }
    | { at: 'kiosk'; on: boolean }
    | { at: 'device'; secret: string }
    | { at: 'nowhere' };

/* The folder that serves the page, so that a proxy may put it anywhere: app.js lies in its assets/. */
export const base = new URL('..', import.meta.url).pathname;
// index.html names its files from <base>; once they are found it must go, or "#i-coin" would be looked for in another document. The icons
// keep where it led.
for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel*=icon], link[rel=manifest]')) link.href = new URL(link.href).href;
document.querySelector('base')?.remove();

/* A link that lost its end may break off inside a letter: it leads nowhere, and says so. */
function plainly(part: string): string {
    try {
        return decodeURIComponent(part);
    } catch {
        return part;
    }
}

export function parse(location: { pathname: string; hash: string; search: string }): Place {
    const path = location.pathname.startsWith(base) ? location.pathname.slice(base.length) : '';
    const [head = '', one = '', two = ''] = path.replace(/\/+$/, '').split('/').map(plainly);
    switch (head) {
        case '':
            return { at: 'shelf' };
        case 'new':
            return { at: 'new', game: one, way: two };
        case 't':
            return two === 'tv' ? { at: 'tv', code: one } : { at: 'table', code: one };
        case 'local':
            return { at: 'local', id: one };
        case 'replay':
            return { at: 'replay', id: one, move: /^\d+$/.test(two) ? Number(two) : null };
        case 'review':
            return { at: 'review', id: one, seat: /^\d$/.test(two) ? Number(two) : null };
        case 'rules':
            return { at: 'rules', game: one, paragraph: location.hash.replace(/^#p?/, ''), all: two === 'all' || location.hash !== '' };
        case 'learn':
            return { at: 'learn', game: one };
        case 'past':
            return { at: 'past' };
        case 'daily':
            return { at: 'daily', day: one, game: two };
        case 'duplicate':
            return { at: 'duplicate', id: one };
        case 'stats':
            return { at: 'stats' };
        case 'me':
            return { at: 'me' };
        case 'privacy':
            return { at: 'privacy' };
        case 'licences':
            return { at: 'licences' };
        case 'book':
            return { at: 'book', id: one, secret: location.hash.slice(1) };
        case 'about':
            return { at: 'about' };
        case 'poster':
            return { at: 'poster' };
        case 'kiosk':
            return { at: 'kiosk', on: one !== 'off' };
        case 'd':
            return { at: 'device', secret: location.hash.slice(1) };
        default:
            return { at: 'nowhere' };
    }
}

/* At the end of a table's address: the lobby takes a seat there at once. */
export const SIT = '#sit';

const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());
addEventListener('popstate', tell);

/* "/rules/NAME" and the like, whatever the folder of the page is. */
export function href(to: string): string {
    return base + to.replace(/^\//, '');
}

export function go(to: string, replace = false): void {
    if (replace) history.replaceState(history.state, '', href(to));
    else history.pushState({ inside: true }, '', href(to));
    tell();
    if (!to.includes('#')) scrollTo(0, 0);
}

/* To where one came from, if that was in this page; else to the shelf. */
export function goBack(): void {
    if ((history.state as { inside?: boolean } | null)?.inside) history.back();
    else go('/');
}

export function usePlace(): Place {
    const [place, set] = useState(() => parse(location));
    useLayoutEffect(() => {
        const listener = () => set(parse(location));
        listeners.add(listener);
        return () => void listeners.delete(listener);
    }, []);
    return place;
}

interface LinkProps {
    to: string;
    class?: string;
    'aria-label'?: string;
    children?: ComponentChildren;
}

export function Link({ to, children, ...rest }: LinkProps) {
    const click = (event: MouseEvent) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        go(to);
    };
    return (
        <a {...rest} href={href(to)} onClick={click}>
            {children}
        </a>
    );
}
