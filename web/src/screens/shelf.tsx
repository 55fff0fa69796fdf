// The shelf: the boxes, a game to resume, a table to join.
import './shelf.css';
import { useEffect, useState } from 'preact/hooks';
import { GAME_NAMES, GAMES, gameTitle, rulesOf } from '../games.tsx';
import { useTitle } from '../parts/bar.tsx';
import { said, useHouse } from '../house/house.ts';
import { Cover } from '../parts/cover.tsx';
import { Icon } from '../parts/icon.tsx';
import { Lazy } from '../parts/lazy.tsx';
import { Avatar } from '../parts/avatar.tsx';
import { isNew } from '../learnt.ts';
import { Link } from '../router.tsx';
import { change, isDark, useSettings } from '../settings.ts';
import { languages, t, tMaybe } from '../words.ts';
import { Join } from './join.tsx';
import { duration } from '../frame/presence.tsx';
import { underWay, type Listed } from './listed.ts';
import { OpenTables, PlayNow, useOpenTables } from './open.tsx';

export function LanguageAndLight() {
    const { lang } = useSettings();
    const other = languages[(languages.findIndex(({ code }) => code === lang) + 1) % languages.length] ?? languages[0];
    return (
        <>
            <button type="button" class="ib" lang={other.code} aria-label={other.change} onClick={() => change({ lang: other.code })}>
                {other.code.toUpperCase()}
            </button>
            <button type="button" class="ib" aria-label={t('light')} onClick={() => change({ theme: isDark() ? 'light' : 'dark' })}>
                <Icon name="lamp" />
            </button>
        </>
    );
}

function Box({ game }: { game: (typeof GAME_NAMES)[number] }) {
    const { minutes } = GAMES[game];
    const [least, most] = rulesOf(game).players;
    const title = gameTitle(game);
    return (
        <article class="box">
            <div>
                <Cover game={game} />
            </div>
            <div class="in">
                <h2>{title}</h2>
                <p>{tMaybe(`${game}.line`)}</p>
                <div class="meta">
                    <span>
                        <Icon name="people" />
                        <span class="vh">{t('players')} </span>
                        {least}–{most}
                    </span>
                    <span>
                        <Icon name="clock" />
                        {t('minutes', { n: minutes })}
                    </span>
                </div>
                <div class="acts">
                    <Link class="btn go" to={`/new/${game}`} aria-label={t('play.game', { game: title })}>
                        {t('play')}
                    </Link>
                    <Link class="btn" to={`/rules/${game}`} aria-label={t('rules.of', { game: title })}>
                        {t('rules')}
                    </Link>
                </div>
            </div>
        </article>
    );
}

/* Whoever is new here is offered the first lesson on the shelf. */
function FirstLesson() {
    const game = GAME_NAMES.find((name) => GAMES[name].teach !== undefined);
    if (game === undefined || !isNew()) return null;
    const title = gameTitle(game);
    return (
        <div class="panel resume first-lesson">
            <span class="mark" aria-hidden="true">
                <Icon name="mark" class="" />
            </span>
            <span class="tx">
                <b>{t('learn.offer')}</b>
                <span>{t('learn.offer.line', { game: title })}</span>
            </span>
            <Link class="btn go" to={`/learn/${game}`} aria-label={t('learn.game', { game: title })}>
                {t('learn')}
            </Link>
        </div>
    );
}

/* So many tables that wait for you the shelf shows; the rest are one tap away. */
const WAITING_MOST = 3;

function resumeLine(game: Listed): string {
    const title = gameTitle(game.game);
    if (game.asked !== null) return t('resume.asked', { name: game.asked });
    return t(game.lobby ? 'resume.lobby' : game.yours ? 'resume.yours' : 'resume.theirs', { game: title });
}

function ResumeRow({ game, first }: { game: Listed; first: boolean }) {
    const title = gameTitle(game.game);
    const others = game.names.filter((_, i) => i !== game.seat);
    const left = game.until === null ? null : t('resume.left', { time: duration(game.until - Date.now()) });
    return (
        <li class="panel resume">
            <span class="avs">
                {game.names.map((name, i) => (i === game.seat || i > 3 ? null : <Avatar key={i} seat={i} name={name} />))}
            </span>
            <span class="tx">
                <b>{resumeLine(game)}</b>
                <span>{[left, ...(game.asked === null ? [] : [title]), others.join(', ')].filter((part) => part).join(' · ')}</span>
            </span>
            <Link class={first ? 'btn go' : 'btn'} to={game.to} aria-label={t('resume.game', { game: title })}>
                {t('resume')}
            </Link>
        </li>
    );
}

/* Those that wait for you, in that order; if none does, the newest. */
function resumed(games: Listed[]): Listed[] {
    const waiting = games.filter((game) => game.yours || game.asked !== null);
    return (waiting.length > 0 ? waiting : games.slice(0, 1)).slice(0, WAITING_MOST);
}

function Resume({ games }: { games: Listed[] }) {
    if (games.length === 0) return null;
    return (
        <ol class="resumes" aria-label={t('resume.waiting')}>
            {games.map((game, i) => (
                <ResumeRow key={game.to} game={game} first={i === 0} />
            ))}
        </ol>
    );
}

export function Shelf() {
    const { workshop } = useSettings();
    const [games, set] = useState<Listed[]>([]);
    const open = useOpenTables();
    const house = useHouse();
    const shown = resumed(games);
    useTitle(house === null ? t('shelf') : said(house.name));
    useEffect(() => {
        let here = true;
        void underWay((found) => here && set(found));
        document.body.classList.add('shelf');
        return () => {
            here = false;
            document.body.classList.remove('shelf');
        };
    }, []);
    return (
        <>
            <header class="bar">
                <Link class="logo" to="/">
                    <Icon name="mark" class="" />
                    Dizaine
                </Link>
                <span class="sp" />
                <Link class="ib past-link" to="/book">
                    {t('book')}
                </Link>
                <Link class="ib past-link" to="/past">
                    {t('past')}
                </Link>
                <LanguageAndLight />
            </header>
            <main class="home">
                <div class={house === null ? 'hello' : 'hello sign'}>
                    {house === null ? (
                        <>
                            <h1>{t('shelf.hello')}</h1>
                            <p>{t('shelf.line')}</p>
                        </>
                    ) : (
                        <Lazy load={() => import('../house/sign.tsx')} props={{ house }} quiet />
                    )}
                </div>
                <div class="side">
                    <Resume games={shown} />
                    {games.length === 0 && <FirstLesson />}
                    {games.length > shown.length && (
                        <Link class="more-games" to="/past">
                            {t('resume.more', { n: games.length - shown.length })}
                        </Link>
                    )}
                    <PlayNow tables={open} />
                    <Join />
                </div>
                <div class="boxes">
                    {GAME_NAMES.filter((game) => (workshop || !GAMES[game].workshop) && (house?.games.includes(game) ?? true)).map((game) => (
                        <Box key={game} game={game} />
                    ))}
                </div>
                <Lazy quiet load={() => import('../daily/tile.tsx')} props={{}} />
                <OpenTables tables={open} />
                {!isSecureContext && <p class="plain-http">{t('shelf.plain')}</p>}
                <nav class="small-print" aria-label={t('me')}>
                    <Link to="/me">{t('me')}</Link>
                    <Link to="/about">{t('about')}</Link>
                    <Link to="/privacy">{t('privacy')}</Link>
                </nav>
            </main>
        </>
    );
}
