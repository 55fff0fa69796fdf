// The bar at the top of a screen, and the way back to the shelf.
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { Link } from '../router.tsx';
import { t } from '../words.ts';
import { Icon } from './icon.tsx';

export function useTitle(title: string): void {
    useEffect(() => {
        document.title = title === '' ? 'Dizaine' : `${title} · Dizaine`;
    }, [title]);
}

export function Bar({ title, where, children }: { title: string; where?: string; children?: ComponentChildren }) {
    return (
        <header class="bar">
            <Link class="ib" to="/" aria-label={t('back')}>
                <Icon name="back" />
            </Link>
            <h1>{title}</h1>
            {where !== undefined && <span class="where">{where}</span>}
            <span class="sp" />
            {children}
        </header>
    );
}
