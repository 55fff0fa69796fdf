// A screen whose code is fetched when it is first needed.
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../words.ts';

interface LazyProps<P> {
    load: () => Promise<{ default: ComponentType<P> }>;
    props: P;
}

export function Lazy<P extends object>({ load, props }: LazyProps<P>) {
    const [Shown, show] = useState<ComponentType<P> | null>(null);
    useEffect(() => {
        let here = true;
        void load().then((module) => here && show(() => module.default));
        return () => void (here = false);
    }, []);
    return Shown === null ? <Waiting /> : <Shown {...props} />;
}

export function Waiting() {
    return (
        <main class="waiting">
            <h1 class="vh">Dizaine</h1>
            <p role="status">{t('loading')}</p>
        </main>
    );
}
