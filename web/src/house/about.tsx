// About: the house, a card for each game with who made it, what this is, how it can be used by everyone, and whose work it stands on.
import '../screens/past.css';
import '../screens/me.css';
import './about.css';
import { useEffect, useState } from 'preact/hooks';
import { CATALOGUE, VERSION } from '@made/catalogue.ts';
import type { GameName } from '../contract.ts';
import { GAME_NAMES, GAMES, gameTitle, rulesOf } from '../games.tsx';
import { tLate, type Late } from '../late.ts';
import { Bar, useTitle } from '../parts/bar.tsx';
import { Cover } from '../parts/cover.tsx';
import { Icon } from '../parts/icon.tsx';
import { base, Link } from '../router.tsx';
import { LanguageAndLight } from '../screens/shelf.tsx';
import { current, useSettings } from '../settings.ts';
import { ask } from '../source/api.ts';
import { t, tMaybe } from '../words.ts';
import { said, useHouse, type House } from './house.ts';
import { dayName, time } from './hours.ts';
import { isKiosk } from './keeper.ts';

/* A contact as a link where it is plainly an address; else as it stands. */
function Contact({ text }: { text: string }) {
    if (/^https?:\/\/[^\s<>"]+$/.test(text)) return <a href={text} rel="noreferrer">{text}</a>;
    if (/^[^\s@<>"?&]+@[^\s@<>"?&]+$/.test(text)) return <a href={`mailto:${text}`}>{text}</a>;
    return <>{text}</>;
}

export function Hours({ house }: { house: House }) {
    const { lang } = current();
    return (
        <table class="hours">
            <caption class="vh">{tLate('house.hours')}</caption>
            <tbody>
                {(house.hours ?? []).map((spans, day) => (
                    <tr key={day}>
                        <th scope="row">{dayName(day, lang)}</th>
                        <td>{spans.length === 0 ? tLate('house.day.closed') : spans.map(([from, to]) => `${time(from, lang)} – ${time(to, lang)}`).join(', ')}</td>
                    </tr>
                ))}
            </tbody>
        </table>
    );
}

function TheHouse({ house }: { house: House }) {
    const address = said(house.address), contact = said(house.contact), note = said(house.note);
    return (
        <section class="panel" aria-labelledby="about-house">
            <h2 id="about-house">{said(house.name)}</h2>
            {house.hours !== null && <Hours house={house} />}
            {note !== '' && <p>{note}</p>}
            {address !== '' && <p>{address}</p>}
            {contact !== '' && (
                <p class="contact">
                    <Contact text={contact} />
                </p>
            )}
        </section>
    );
}

interface Played {
    month: string;
    game: string;
    games: number;
    people: number;
}

/* How much is played here: by month, and nothing about who plays. */
function PlayedHere() {
    const [played, set] = useState<Played[]>([]);
    useEffect(() => {
        ask<{ played: Played[] }>('api/house/played').then((found) => set(found.played), () => undefined);
    }, []);
    if (played.length === 0) return null;
    const months = [...new Set(played.map(({ month }) => month))].slice(0, 12);
    const games = GAME_NAMES.filter((game) => played.some((one) => one.game === game));
    const named = (month: string) => new Intl.DateTimeFormat(current().lang, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${month}-01T00:00:00Z`));
    return (
        <section class="panel" aria-labelledby="about-played">
            <h2 id="about-played">{tLate('house.played')}</h2>
            <div class="played-wide" tabIndex={0} role="group" aria-labelledby="about-played">
                <table class="played">
                    <thead>
                        <tr>
                            <th scope="col">{tLate('house.played.month')}</th>
                            {games.map((game) => (
                                <th key={game} scope="col">
                                    {gameTitle(game)}
                                </th>
                            ))}
                        </tr>
                    </thead>
                    <tbody>
                        {months.map((month) => (
                            <tr key={month}>
                                <th scope="row">{named(month)}</th>
                                {games.map((game) => (
                                    <td key={game}>{played.find((one) => one.month === month && one.game === game)?.games ?? 0}</td>
                                ))}
                            </tr>
                        ))}
                    </tbody>
                </table>
            </div>
            <p class="muted">{tLate('house.played.line')}</p>
            <div class="acts">
                <a class="btn" href={`${base}api/house/played?as=csv`} download>
                    CSV
                </a>
            </div>
        </section>
    );
}

function Card({ game }: { game: GameName }) {
    const [least, most] = rulesOf(game).players;
    const { age, year } = CATALOGUE[game];
    return (
        <li class="house-card">
            <div class="house-cover">
                <Cover game={game} />
            </div>
            <div>
                <h3>{gameTitle(game)}</h3>
                <p>{tMaybe(`${game}.line`, '')}</p>
                <p class="meta">
                    <span>
                        <Icon name="people" />
                        <span class="vh">{t('players')} </span>
                        {least}–{most}
                    </span>
                    <span>
                        <Icon name="clock" />
                        {t('minutes', { n: GAMES[game].minutes })}
                    </span>
                    <span>{tLate('about.age', { n: age })}</span>
                    <span>{year}</span>
                </p>
                <p class="muted">{tLate(`${game}.how.by` as Late)}</p>
                <Link class="btn" to={`/rules/${game}`} aria-label={t('rules.of', { game: gameTitle(game) })}>
                    {t('rules')}
                </Link>
            </div>
        </li>
    );
}

export default function About() {
    const house = useHouse();
    const { workshop } = useSettings();
    const games = GAME_NAMES.filter((game) => (workshop || !GAMES[game].workshop) && (house?.games.includes(game) ?? true));
    const contact = house === null ? '' : said(house.contact);
    useTitle(t('about'));
    return (
        <>
            <Bar title={t('about')} aside>
                <LanguageAndLight />
            </Bar>
            <main class="list-page me-page about-page">
                {house !== null && <TheHouse house={house} />}
                {house !== null && <PlayedHere />}
                <section class="panel" aria-labelledby="about-games">
                    <h2 id="about-games">{tLate('about.games')}</h2>
                    <ul class="house-cards">
                        {games.map((game) => (
                            <Card key={game} game={game} />
                        ))}
                    </ul>
                    <p>{tLate('about.own')}</p>
                </section>
                <section class="panel" aria-labelledby="about-dizaine">
                    <h2 id="about-dizaine">{tLate('about.dizaine', { version: VERSION })}</h2>
                    <p>{tLate('about.free')}</p>
                    <p>{tLate('about.sources')}</p>
                    <div class="acts">
                        <Link class="btn" to="/licences">
                            {t('licences')}
                        </Link>
                        <Link class="btn" to="/privacy">
                            {t('privacy')}
                        </Link>
                        <Link class="btn" to="/poster">
                            {tLate('house.poster')}
                        </Link>
                        {isKiosk() && house?.kiosk !== true && (
                            <Link class="btn" to="/kiosk/off">
                                {tLate('house.kiosk.off')}
                            </Link>
                        )}
                    </div>
                </section>
                <section class="panel" aria-labelledby="about-access">
                    <h2 id="about-access">{tLate('about.access')}</h2>
                    <p>{tLate('about.access.aim')}</p>
                    <ul class="privacy-list">
                        {(['keys', 'reader', 'sight', 'motion', 'sound', 'time'] as const).map((what) => (
                            <li key={what}>{tLate(`about.access.${what}`)}</li>
                        ))}
                    </ul>
                    <p>{tLate('about.access.not')}</p>
                    <p>
                        {tLate('about.access.tell')}{' '}
                        {contact !== '' && (
                            <span class="contact">
                                <Contact text={contact} />
                            </span>
                        )}
                    </p>
                </section>
            </main>
        </>
    );
}
