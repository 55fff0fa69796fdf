// Between two people at one screen: the table is covered until the next one has it.
import { useEffect, useRef } from 'preact/hooks';
import { Bar } from '../parts/bar.tsx';
import { Button } from '../parts/controls.tsx';
import type { Source } from '../source/source.ts';
import { t } from '../words.ts';

export function Curtain({ source, name, title }: { source: Source; name: string; title: string }) {
    const heading = useRef<HTMLHeadingElement>(null);
    useEffect(() => heading.current?.focus(), []);
    return (
        <>
            <Bar title={title} />
            <main class="note-page">
                <h2 class="turn" ref={heading} tabIndex={-1}>
                    {t('curtain', { name })}
                </h2>
                <p class="muted">{t('curtain.line')}</p>
                <Button go onClick={() => source.lift()}>
                    {t('curtain.go', { name })}
                </Button>
            </main>
        </>
    );
}
