// The licence of Dizaine, and those of what is in the page: the text that `dizaine licences` prints, kept for offline too.
import './past.css';
import './me.css';
import { useEffect, useState } from 'preact/hooks';
import { Bar, useTitle } from '../parts/bar.tsx';
import { base } from '../router.tsx';
import { t } from '../words.ts';
import { LanguageAndLight } from './shelf.tsx';

async function fetchText(): Promise<string> {
    const answer = await fetch(`${base}licences.txt`);
    if (!answer.ok) throw new Error(String(answer.status));
    return answer.text();
}

/* "Name", a line of "===" below it, then its text. */
function parts(text: string): { title: string; body: string }[] {
    const pieces = text.split(/^(.+)\n=+\n/m).slice(1);
    return pieces.flatMap((title, i) => (i % 2 === 0 ? [{ title, body: (pieces[i + 1] ?? '').trim() }] : []));
}

export default function Licences() {
    const [text, set] = useState('');
    const [failed, fail] = useState(false);
    useTitle(t('licences'));
    useEffect(() => {
        fetchText().then(set, () => fail(true));
    }, []);
    return (
        <>
            <Bar title={t('licences')} aside>
                <LanguageAndLight />
            </Bar>
            <main class="list-page me-page">
                <section class="panel">
                    <p>{t('licences.line')}</p>
                    {failed && <p role="status">{t('licences.offline')}</p>}
                </section>
                {parts(text).map(({ title, body }) => (
                    <section class="panel" key={title} lang="en" aria-label={title}>
                        <h2>{title}</h2>
                        <p class="licence">{body}</p>
                    </section>
                ))}
            </main>
        </>
    );
}
