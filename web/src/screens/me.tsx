// One's own data: take it home, have it forgotten, a code to come back with, other browsers.
import './past.css';
import './me.css';
import { useEffect, useState } from 'preact/hooks';
import { Bar, useTitle } from '../parts/bar.tsx';
import { Button, Sheet } from '../parts/controls.tsx';
import { toast } from '../parts/said.tsx';
import { go, Link } from '../router.tsx';
import { forgetAll } from '../settings.ts';
import { deleteMe, exportMe, me, recover, recoveryCode, Refused, signOutOthers, type Me } from '../source/api.ts';
import { dropAll } from '../source/saved.ts';
import { tLate } from '../late.ts';
import { t } from '../words.ts';
import { why } from '../frame/why.ts';
import { CallMe } from './reminders.tsx';

/* What the server refuses is said; null then. */
async function tried<T>(asked: Promise<T>): Promise<T | null> {
    try {
        return await asked;
    } catch (error) {
        toast(why(error instanceof Refused ? error.why : 'offline'), 'error');
        return null;
    }
}

function Recovery({ self, onChange }: { self: Me; onChange: (self: Me) => void }) {
    const [code, show] = useState<string | null>(null);
    const [entered, enter] = useState('');
    const make = async () => {
        const made = await tried(recoveryCode(false));
        if (made === null) return;
        show(made.code);
        onChange({ ...self, recovery: true });
    };
    const remove = async () => {
        if ((await tried(recoveryCode(true))) === null) return;
        show(null);
        onChange({ ...self, recovery: false });
        toast(t('me.code.gone'));
    };
    const copy = async () => {
        try {
            await navigator.clipboard.writeText(code ?? '');
            toast(t('me.code.copied'));
        } catch {
            document.getSelection()?.selectAllChildren(document.getElementById('recovery-code') as Node);
        }
    };
    const submit = async (event: Event) => {
        event.preventDefault();
        const found = entered.trim() === '' ? null : await tried(recover(entered.trim()));
        if (found === null) return;
        enter('');
        onChange(found);
        toast(t('me.back', { name: found.name === '' ? t('someone') : found.name }));
    };
    return (
        <section class="panel" aria-labelledby="me-code">
            <h2 id="me-code">{t('me.code')}</h2>
            <p>{t('me.code.line')}</p>
            {code !== null && (
                <>
                    <output class="recovery-code" id="recovery-code" aria-label={t('me.code')}>
                        {code}
                    </output>
                    <p>{t('me.code.once')}</p>
                </>
            )}
            <div class="acts">
                {code !== null && (
                    <Button icon="link" onClick={() => void copy()}>
                        {t('me.code.copy')}
                    </Button>
                )}
                <Button go={!self.recovery} onClick={() => void make()}>
                    {self.recovery ? t('me.code.new') : t('me.code.make')}
                </Button>
                {self.recovery && (
                    <Button onClick={() => void remove()}>
                        {t('me.code.remove')}
                    </Button>
                )}
            </div>
            <form onSubmit={(event) => void submit(event)}>
                <div class="field">
                    <label for="have-code">{t('me.code.have')}</label>
                    <input
                        id="have-code"
                        value={entered}
                        placeholder="K7M4-QXR2-9HTB-…"
                        autocomplete="off"
                        autocapitalize="characters"
                        spellcheck={false}
                        maxLength={40}
                        onInput={(event) => enter(event.currentTarget.value)}
                    />
                </div>
                <div class="acts">
                    <Button type="submit">{t('me.code.enter')}</Button>
                </div>
            </form>
        </section>
    );
}

function DeleteSheet({ onClose }: { onClose: () => void }) {
    const [busy, set] = useState(false);
    const forget = async () => {
        set(true);
        const done = await tried(deleteMe());
        set(false);
        if (done === null) return;
        dropAll();
        forgetAll();
        toast(t('me.deleted'));
        go('/');
    };
    return (
        <Sheet title={t('me.delete.sure')} onClose={onClose}>
            <p>{t('me.delete.line')}</p>
            <p>{t('me.delete.games')}</p>
            <Button class="wide" onClick={onClose}>
                {t('me.delete.not')}
            </Button>
            <Button go class="wide" disabled={busy} onClick={() => void forget()}>
                {t('me.delete.go')}
            </Button>
        </Sheet>
    );
}

export default function MyData() {
    const [self, set] = useState<Me | null>(null);
    const [failed, fail] = useState(false);
    const [asking, ask] = useState(false);
    useTitle(t('me'));
    useEffect(() => {
        me(true).then(set, () => fail(true));
    }, []);
    const signOut = async () => {
        const answer = await tried(signOutOthers());
        if (answer === null) return;
        set(answer);
        toast(t('me.others.done'));
    };
    const take = async () => {
        const text = await tried(exportMe());
        if (text === null) return;
        const link = document.createElement('a');
        link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
        link.download = 'dizaine-me.json';
        link.click();
        setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
    };
    return (
        <>
            <Bar title={t('me')} aside />
            <main class="list-page me-page">
                <section>
                    <p>{t('me.line')}</p>
                    <div class="acts">
                        <Link class="btn" to="/privacy">
                            {tLate('privacy.more')}
                        </Link>
                    </div>
                    {failed && <p role="status">{t('me.offline')}</p>}
                </section>
                {self !== null && (
                    <>
                        <CallMe />
                        <Recovery self={self} onChange={set} />
                        <section class="panel" aria-labelledby="me-others">
                            <h2 id="me-others">{t('me.others')}</h2>
                            <p>{t('me.others.line', { n: self.browsers })}</p>
                            <div class="acts">
                                <Button onClick={() => void signOut()}>{t('me.others.go')}</Button>
                            </div>
                        </section>
                        <section class="panel" aria-labelledby="me-export">
                            <h2 id="me-export">{t('me.export')}</h2>
                            <p>{t('me.export.line')}</p>
                            <div class="acts">
                                <Button icon="save" onClick={() => void take()}>
                                    {t('me.export.go')}
                                </Button>
                            </div>
                        </section>
                        <section class="panel" aria-labelledby="me-delete">
                            <h2 id="me-delete">{t('me.delete')}</h2>
                            <p>{t('me.delete.line')}</p>
                            <div class="acts">
                                <Button icon="cross" onClick={() => ask(true)}>
                                    {t('me.delete')}…
                                </Button>
                            </div>
                        </section>
                    </>
                )}
            </main>
            {asking && <DeleteSheet onClose={() => ask(false)} />}
        </>
    );
}
