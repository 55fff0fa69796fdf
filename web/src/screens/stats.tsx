// Statistics for oneself: what this device remembers of one's own games. They can be taken along or forgotten.
import './past.css';
import './stats.css';
import { useState } from 'preact/hooks';
import type { GameName } from '../contract.ts';
import { GAMES, gameTitle, isGame, rulesOf } from '../games.tsx';
import { Bar, useTitle } from '../parts/bar.tsx';
import { Button, Sheet } from '../parts/controls.tsx';
import { Icon } from '../parts/icon.tsx';
import { forgetPlayed, played, type Played } from '../stats.ts';
import { tLate } from '../late.ts';
import { plain, t, tMaybe } from '../words.ts';

/* The longest row of victories. */
function streak(games: Played[]): number {
    let [best, now] = [0, 0];
    for (const { won } of games) {
        now = won ? now + 1 : 0;
        best = Math.max(best, now);
    }
    return best;
}

const mean = (numbers: number[]) => numbers.reduce((sum, n) => sum + n, 0) / Math.max(1, numbers.length);
/* Points of chances to win, with one decimal. */
const points = (win: number) => plain(Math.round(win / 10) / 10);

/* Whether one stops too early or draws too long, from the games that were reviewed. */
function Calibration({ games }: { games: Played[] }) {
    const reviewed = games.flatMap(({ review }) => (review === undefined ? [] : [review]));
    if (reviewed.length === 0) return null;
    const early = mean(reviewed.map((one) => one.early));
    const late = mean(reviewed.map((one) => one.late));
    const cost = mean(reviewed.map((one) => one.cost));
    const line = early + late === 0 ? '' : Math.abs(early - late) < 100 ? tLate('stats.even') : early > late ? tLate('stats.early', { n: points(early) }) : tLate('stats.late', { n: points(late) });
    return (
        <p>
            {line} {tLate('stats.cost', { n: reviewed.length, cost: points(cost) })}
        </p>
    );
}

function Levels({ game, games }: { game: GameName; games: Played[] }) {
    const levels = rulesOf(game).levels.filter((level) => games.some((one) => one.level === level));
    if (levels.length === 0) return null;
    return (
        <table class="stats-levels">
            <caption>{tLate('stats.levels')}</caption>
            <thead>
                <tr>
                    <th scope="col">{tLate('stats.level')}</th>
                    <th scope="col">{tLate('stats.games')}</th>
                    <th scope="col">{tLate('stats.wins')}</th>
                </tr>
            </thead>
            <tbody>
                {levels.map((level) => {
                    const some = games.filter((one) => one.level === level);
                    return (
                        <tr key={level}>
                            <th scope="row">{tMaybe(`level.${level}`)}</th>
                            <td>{some.length}</td>
                            <td>{some.filter(({ won }) => won).length}</td>
                        </tr>
                    );
                })}
            </tbody>
        </table>
    );
}

/* The ladder of a game alone: each step, and whether it was climbed. */
function Ladder({ game, games }: { game: GameName; games: Played[] }) {
    const solo = GAMES[game].solo;
    const option = solo === undefined ? undefined : rulesOf(game).options.find(({ name }) => name === solo.option);
    const alone = games.filter(({ players }) => players === 1);
    if (solo === undefined || option?.kind !== 'int' || alone.length === 0) return null;
    const { least, most } = option;
    const steps = Array.from({ length: most - least + 1 }, (_, i) => least + i);
    const won = (step: number) => alone.some((one) => one.won && one.options[solo.option] === step);
    return (
        <section aria-label={tLate('stats.ladder', { name: solo.opponent() })}>
            <h3>{tLate('stats.ladder', { name: solo.opponent() })}</h3>
            <ol class="stats-ladder">
                {steps.map((step) => (
                    <li key={step} class={won(step) ? 'won' : ''}>
                        <b>{step}</b>
                        {won(step) && <Icon name="crown" />}
                        <span class="vh">{won(step) ? tLate('stats.ladder.won') : tLate('stats.ladder.not')}</span>
                    </li>
                ))}
            </ol>
        </section>
    );
}

function OneGame({ game, games }: { game: GameName; games: Played[] }) {
    const wins = games.filter(({ won }) => won).length;
    const figures: [string, string | number][] = [
        [tLate('stats.games'), games.length],
        [tLate('stats.wins'), `${wins} (${Math.round((100 * wins) / games.length)} %)`],
        [tLate('stats.streak'), streak(games)],
        [tLate('stats.score'), Math.max(...games.map(({ score }) => score))],
    ];
    for (const mark of Object.keys(games.at(-1)?.marks ?? {})) {
        const all = games.map(({ marks }) => marks[mark] ?? 0);
        figures.push([tMaybe(`${game}.stats.${mark}`), mark.startsWith('best-') ? Math.max(...all) : plain(Math.round(mean(all) * 10) / 10)]);
    }
    return (
        <section class="panel stats-game" aria-labelledby={`stats-${game}`}>
            <h2 id={`stats-${game}`}>{gameTitle(game)}</h2>
            <dl>
                {figures.map(([label, value]) => (
                    <div key={label}>
                        <dt>{label}</dt>
                        <dd>{value}</dd>
                    </div>
                ))}
            </dl>
            <Calibration games={games} />
            <Levels game={game} games={games} />
            <Ladder game={game} games={games} />
        </section>
    );
}

function save(): void {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([JSON.stringify(played(), null, 1)], { type: 'application/json' }));
    link.download = 'dizaine-statistics.json';
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

export default function Stats() {
    const [all, set] = useState(played);
    const [asking, ask] = useState(false);
    useTitle(t('stats'));
    const games = [...new Set(all.map(({ game }) => game))].filter((game) => isGame(game));
    return (
        <>
            <Bar title={t('stats')} aside />
            <main class="list-page">
                <p class="muted">{all.length === 0 ? tLate('stats.none') : tLate('stats.line')}</p>
                {games.map((game) => (
                    <OneGame key={game} game={game} games={all.filter((one) => one.game === game)} />
                ))}
                {all.length > 0 && (
                    <div class="acts">
                        <Button icon="save" onClick={save}>
                            {tLate('stats.export')}
                        </Button>
                        <Button icon="cross" onClick={() => ask(true)}>
                            {tLate('stats.delete')}…
                        </Button>
                    </div>
                )}
            </main>
            {asking && (
                <Sheet title={tLate('stats.delete.sure')} onClose={() => ask(false)}>
                    <Button class="wide" onClick={() => ask(false)}>
                        {tLate('stats.keep')}
                    </Button>
                    <Button
                        go
                        class="wide"
                        onClick={() => {
                            forgetPlayed();
                            set([]);
                            ask(false);
                        }}
                    >
                        {tLate('stats.delete')}
                    </Button>
                </Sheet>
            )}
        </>
    );
}
