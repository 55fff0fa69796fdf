// What is kept, where and for how long, in plain words; the numbers are this server's own.
import './past.css';
import './me.css';
import { useEffect, useState } from 'preact/hooks';
import { Bar, useTitle } from '../parts/bar.tsx';
import { Link } from '../router.tsx';
import { keptHow, type Kept } from '../source/api.ts';
import { t } from '../words.ts';
import { LanguageAndLight } from './shelf.tsx';

/* "30 days", or "as long as this server runs". */
function days(n: number): string {
    return n === 0 ? t('privacy.forever') : t('privacy.days', { n });
}

export default function Privacy() {
    const [kept, set] = useState<Kept | null>(null);
    const [failed, fail] = useState(false);
    useTitle(t('privacy'));
    useEffect(() => {
        keptHow().then(set, () => fail(true));
    }, []);
    return (
        <>
            <Bar title={t('privacy')} aside>
                <LanguageAndLight />
            </Bar>
            <main class="list-page me-page">
                <section class="panel">
                    <p>{t('privacy.line')}</p>
                </section>
                <section class="panel" aria-labelledby="privacy-here">
                    <h2 id="privacy-here">{t('privacy.here')}</h2>
                    <ul class="privacy-list">
                        <li>{t('privacy.here.settings')}</li>
                        <li>{t('privacy.here.cookie')}</li>
                    </ul>
                </section>
                <section class="panel" aria-labelledby="privacy-server">
                    <h2 id="privacy-server">{t('privacy.server')}</h2>
                    {failed && <p role="status">{t('privacy.offline')}</p>}
                    {kept !== null && (
                        <ul class="privacy-list">
                            <li>{t('privacy.guest', { time: days(kept.unfinished_days) })}</li>
                            <li>{t('privacy.unfinished', { time: days(kept.unfinished_days), minutes: kept.lobby_minutes })}</li>
                            <li>{t('privacy.games', { time: days(kept.games_days) })}</li>
                            {kept.names_days > 0 && <li>{t('privacy.names', { time: days(kept.names_days) })}</li>}
                            <li>{t('privacy.chat', { lines: kept.chat_lines, time: days(kept.chat_days) })}</li>
                            <li>{t('privacy.decks')}</li>
                            <li>{t('privacy.reminders')}</li>
                            <li>{t('privacy.reports', { time: days(kept.unfinished_days) })}</li>
                            <li>{t('privacy.address', { time: days(kept.address_days) })}</li>
                            {kept.learning && <li>{t('privacy.learning')}</li>}
                            <li>{t('privacy.log')}</li>
                        </ul>
                    )}
                </section>
                <section class="panel" aria-labelledby="privacy-not">
                    <h2 id="privacy-not">{t('privacy.not')}</h2>
                    <p>{t('privacy.not.line')}</p>
                </section>
                <section class="panel" aria-labelledby="privacy-you">
                    <h2 id="privacy-you">{t('privacy.you')}</h2>
                    <p>{t('privacy.you.line')}</p>
                    <div class="acts">
                        <Link class="btn go" to="/me">
                            {t('me')}
                        </Link>
                    </div>
                </section>
            </main>
        </>
    );
}
