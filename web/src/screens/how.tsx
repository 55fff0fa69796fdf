// How to play on one screen: the aim, a turn, the end and the count, drawn with the pieces of the game. The full rules are behind it.
import './how.css';
import type { ComponentChildren } from 'preact';
import type { GameName } from '../contract.ts';
import type { Teach } from '../game.ts';
import { GAMES, gameTitle, isGame, rulesOf } from '../games.tsx';
import { tLate, type Late } from '../late.ts';
import { Bar, useTitle } from '../parts/bar.tsx';
import { Icon } from '../parts/icon.tsx';
import { Lazy } from '../parts/lazy.tsx';
import { Link } from '../router.tsx';
import { useSettings } from '../settings.ts';
import { t } from '../words.ts';
import { Nowhere } from './nowhere.tsx';
import { LanguageAndLight } from './shelf.tsx';

/* The game's own part of the screen, as a module with one component. */
function parts(game: GameName): () => Promise<{ default: Teach['How'] }> {
    return async () => {
        const teach = await GAMES[game].teach?.();
        return { default: teach?.default.How ?? (() => <></>) };
    };
}

/* One of the parts: a heading, its pieces, and lines, some of them with a word of their own in front ("Numbers · for you"). */
export function Part({ title, text, children }: { title: string; text: string; children?: ComponentChildren }) {
    return (
        <section class="panel how-part">
            <div class="how-head">
                <h2>{title}</h2>
                {children !== undefined && <div class="how-pieces">{children}</div>}
            </div>
            {text.split('\n').map((line) => {
                const [rest = '', lead] = line.split(' · ').reverse();
                return (
                    <p key={line}>
                        {lead !== undefined && <b>{lead} </b>}
                        {rest}
                    </p>
                );
            })}
        </section>
    );
}

export default function HowScreen({ game }: { game: string; paragraph: string }) {
    if (!isGame(game)) return <Nowhere />;
    return <HowOf game={game} />;
}

function HowOf({ game }: { game: GameName }) {
    useSettings();
    const { minutes } = GAMES[game];
    const [least, most] = rulesOf(game).players;
    const title = gameTitle(game);
    useTitle(t('rules.of', { game: title }));
    return (
        <>
            <Bar title={title} where={tLate('how.title')} aside>
                <LanguageAndLight />
            </Bar>
            <main class="how">
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
                    <span>{tLate(`${game}.how.ages` as Late)}</span>
                    <span class="muted by">{tLate(`${game}.how.by` as Late)}</span>
                </div>
                <div class="how-parts">
                    <Lazy load={parts(game)} props={{}} quiet />
                </div>
                <div class="dock">
                    <Link class="btn" to={`/rules/${game}/all`}>
                        <span class="lead">
                            <Icon name="book" />
                            {tLate('how.rules')}
                        </span>
                    </Link>
                    <Link class="btn go" to={`/learn/${game}`}>
                        <span class="lead">{t('learn.again')}</span>
                        <small>{t('learn.line')}</small>
                    </Link>
                </div>
            </main>
        </>
    );
}
