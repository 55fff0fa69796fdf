// The bar at the top of a screen, and the way back to the shelf.
import './bar.css';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { goBack, Link } from '../router.tsx';
import { t } from '../words.ts';
import { Icon } from './icon.tsx';

export function useTitle(title: string): void {
    useEffect(() => {
        document.title = title === '' ? 'Dizaine' : `${title} · Dizaine`;
    }, [title]);
}

interface BarProps {
    title: string;
    where?: string | undefined;
    /* A side page, such as the rules: back is where one came from. */
    aside?: boolean;
    children?: ComponentChildren;
}

export function Bar({ title, where, aside = false, children }: BarProps) {
    return (
        <header class="bar">
            {aside ? (
                <button type="button" class="ib" aria-label={t('back.plain')} onClick={goBack}>
                    <Icon name="back" />
                </button>
            ) : (
                <Link class="ib" to="/" aria-label={t('back')}>
                    <Icon name="back" />
                </Link>
            )}
            <h1>{title}</h1>
            {where !== undefined && <span class="where">{where}</span>}
            <span class="sp" />
            {children}
        </header>
    );
}
