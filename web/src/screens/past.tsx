// Games under way and past games.
import './past.css';
import { useEffect, useState } from 'preact/hooks';
import { gameTitle } from '../games.tsx';
import { Bar, useTitle } from '../parts/bar.tsx';
import { Icon } from '../parts/icon.tsx';
import { toast } from '../parts/said.tsx';
import { LINK, linkTo } from '../replay/link.ts';
import { go, Link } from '../router.tsx';
import { current } from '../settings.ts';
import { drop } from '../source/saved.ts';
import { t } from '../words.ts';
import { finished, underWay, type Listed } from './listed.ts';

function when(at: number): string {
    return new Date(at).toLocaleString(current().lang, { dateStyle: 'medium', timeStyle: 'short' });
}

function Row({ game, onForget }: { game: Listed; onForget: (id: string) => void }) {
    const local = game.local;
    const scores = game.names.map((name, i) => ({ name, i, score: game.scores[i] }));
    const label = game.over ? t('past.watch') : t('resume');
    return (
        <li class="panel past-row">
            <div class="past-text">
                <h3>{gameTitle(game.game)}</h3>
                <p class="muted">{when(game.at)}</p>
                <p>
                    {scores.map(({ name, i, score }) => (
                        <span key={i} class="past-score">
                            {game.winners.includes(i) && <Icon name="crown" />}
                            {name}
                            {score !== undefined && game.over && <b class="num"> {score}</b>}
                        </span>
                    ))}
                </p>
            </div>
            <Link class="btn go" to={game.to} aria-label={`${label}: ${gameTitle(game.game)}, ${when(game.at)}`}>
                {label}
            </Link>
            {local !== null && (
                <button type="button" class="ib" aria-label={t('past.forget')} onClick={() => onForget(local)}>
                    <Icon name="cross" />
                </button>
            )}
        </li>
    );
}

const FILE_MOST_BYTES = 1 << 20;

/* A record from a file: it is shown as a link would show it. Of several in one file, the first. */
async function openFile(input: HTMLInputElement): Promise<void> {
    const file = input.files?.[0];
    input.value = '';
    if (file === undefined) return;
    try {
        if (file.size > FILE_MOST_BYTES) throw new Error('too large');
        const text = await file.text();
        const whole = text.trim().split('\n')[0] ?? '';
        const record = JSON.parse(whole.endsWith('}') && whole.startsWith('{') ? whole : text) as object;
        go(await linkTo(LINK, record, 0));
    } catch {
        toast(t('replay.bad'), 'error');
    }
}

export default function Past() {
    const [running, setRunning] = useState<Listed[]>([]);
    const [done, setDone] = useState<Listed[]>([]);
    const load = () => {
        void underWay(setRunning);
        void finished(setDone);
    };
    useTitle(t('past'));
    useEffect(load, []);
    const forget = (id: string) => {
        drop(id);
        load();
    };
    return (
        <>
            <Bar title={t('past')} />
            <main class="list-page">
                <label class="btn open-file">
                    <input type="file" class="vh" accept=".json,.jsonl,application/json" onChange={(event) => void openFile(event.currentTarget)} />
                    <span class="lead">
                        <Icon name="run" />
                        {t('past.open')}
                    </span>
                    <small>{t('past.open.line')}</small>
                </label>
                <Link class="btn" to="/stats">
                    <span class="lead">
                        <Icon name="crown" />
                        {t('stats')}
                    </span>
                </Link>
                {running.length > 0 && (
                    <section>
                        <h2 class="turn">{t('past.under')}</h2>
                        <ul class="past-list">
                            {running.map((game) => (
                                <Row key={game.to} game={game} onForget={forget} />
                            ))}
                        </ul>
                    </section>
                )}
                <section>
                    <h2 class="turn">{t('past')}</h2>
                    {done.length === 0 && <p class="muted">{t('past.none')}</p>}
                    <ul class="past-list">
                        {done.map((game) => (
                            <Row key={game.to} game={game} onForget={forget} />
                        ))}
                    </ul>
                </section>
            </main>
        </>
    );
}
