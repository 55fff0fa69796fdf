// A screen whose code is fetched when it is first needed.
import './lazy.css';
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { orNewerPage } from '../newer.ts';
import { t } from '../words.ts';

interface LazyProps<P> {
    load: () => Promise<{ default: ComponentType<P> }>;
    props: P;
    /* A part of a screen: nothing is said while it is fetched. */
    quiet?: boolean;
}

export function Lazy<P extends object>({ load, props, quiet = false }: LazyProps<P>) {
    const [Shown, show] = useState<ComponentType<P> | null>(null);
    useEffect(() => {
        let here = true;
        void load()
            .catch(orNewerPage)
            .then((module) => here && show(() => module.default));
        return () => void (here = false);
    }, []);
    if (Shown === null) return quiet ? null : <Waiting />;
    return <Shown {...props} />;
}

export function Waiting({ text = t('loading') }: { text?: string }) {
    return (
        <main class="waiting">
            <h1 class="vh">Dizaine</h1>
            <p role="status">{text}</p>
        </main>
    );
}
