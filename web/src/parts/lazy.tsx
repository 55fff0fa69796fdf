// A screen whose code is fetched when it is first needed.
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../words.ts';

const TRIED = 'dizaine.reloaded';

/* The code is gone when a newer page has been installed on the server meanwhile: load that one, but only once. */
function fetchAgain(error: unknown): void {
    const tried = Number(sessionStorage.getItem(TRIED) ?? 0);
    if (Date.now() - tried < 60_000) throw error;
    sessionStorage.setItem(TRIED, String(Date.now()));
    location.reload();
}

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
        load().then((module) => here && show(() => module.default), fetchAgain);
        return () => void (here = false);
    }, []);
    if (Shown === null) return quiet ? null : <Waiting />;
    return <Shown {...props} />;
}

export function Waiting() {
    return (
        <main class="waiting">
            <h1 class="vh">Dizaine</h1>
            <p role="status">{t('loading')}</p>
        </main>
    );
}
