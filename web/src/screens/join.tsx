// A table to join by its code.
import './join.css';
import { useState } from 'preact/hooks';
import { go } from '../router.tsx';
import { t } from '../words.ts';

export function Join() {
    const [code, set] = useState('');
    const submit = (event: Event) => {
        event.preventDefault();
        const clean = code.trim().toUpperCase().replace(/[^A-Z0-9]/g, '');
        if (clean !== '') go(`/t/${clean}`);
    };
    return (
        <form class="panel join" onSubmit={submit}>
            <label for="code">{t('join')}</label>
            <input
                id="code"
                name="code"
                placeholder="K7M4QXR2"
                autocomplete="off"
                autocapitalize="characters"
                spellcheck={false}
                maxLength={8}
                value={code}
                onInput={(event) => set(event.currentTarget.value)}
            />
            <button type="submit" class="btn">
                {t('join.go')}
            </button>
        </form>
    );
}
