// What is kept, where and for how long, in plain words; the numbers are this server's own.
import './past.css';
import './me.css';
import { useEffect, useState } from 'preact/hooks';
import { Bar, useTitle } from '../parts/bar.tsx';
import { Link } from '../router.tsx';
import { keptHow, type Kept } from '../source/api.ts';
import { tLate } from '../late.ts';
import { t } from '../words.ts';
import { LanguageAndLight } from './shelf.tsx';

/* "30 days", or "as long as this server runs". */
function days(n: number): string {
    return n === 0 ? tLate('privacy.forever') : tLate('privacy.days', { n });
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
                    <p>{tLate('privacy.line')}</p>
                </section>
                <section class="panel" aria-labelledby="privacy-here">
                    <h2 id="privacy-here">{tLate('privacy.here')}</h2>
                    <ul class="privacy-list">
                        <li>{tLate('privacy.here.settings')}</li>
                        <li>{tLate('privacy.here.cookie')}</li>
                    </ul>
                </section>
                <section class="panel" aria-labelledby="privacy-server">
                    <h2 id="privacy-server">{tLate('privacy.server')}</h2>
                    {failed && <p role="status">{tLate('privacy.offline')}</p>}
                    {kept !== null && (
                        <ul class="privacy-list">
                            <li>{tLate('privacy.guest', { time: days(kept.unfinished_days) })}</li>
                            <li>{tLate('privacy.unfinished', { time: days(kept.unfinished_days), minutes: kept.lobby_minutes })}</li>
                            <li>{tLate('privacy.games', { time: days(kept.games_days) })}</li>
                            {kept.names_days > 0 && <li>{tLate('privacy.names', { time: days(kept.names_days) })}</li>}
                            <li>{tLate('privacy.chat', { lines: kept.chat_lines, time: days(kept.chat_days) })}</li>
                            <li>{tLate('privacy.decks')}</li>
                            <li>{tLate('privacy.reminders')}</li>
                            <li>{tLate('privacy.daily', { time: days(kept.daily_days) })}</li>
                            <li>{tLate('privacy.reports', { time: days(kept.unfinished_days) })}</li>
                            <li>{tLate('privacy.address', { time: days(kept.address_days) })}</li>
                            {kept.learning && <li>{tLate('privacy.learning')}</li>}
                            <li>{tLate('privacy.log')}</li>
                        </ul>
                    )}
                </section>
                <section class="panel" aria-labelledby="privacy-not">
                    <h2 id="privacy-not">{tLate('privacy.not')}</h2>
                    <p>{tLate('privacy.not.line')}</p>
                </section>
                <section class="panel" aria-labelledby="privacy-you">
                    <h2 id="privacy-you">{tLate('privacy.you')}</h2>
                    <p>{tLate('privacy.you.line')}</p>
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
