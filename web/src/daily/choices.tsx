// Decisions at one table beside those of everybody who came to the same positions.
import { useState } from 'preact/hooks';
import type { GameName } from '../contract.ts';
import { GAMES, isGame } from '../games.tsx';
import { tLate } from '../late.ts';
import { Button } from '../parts/controls.tsx';
import { plain, t } from '../words.ts';
import type { Choice } from './api.ts';

/* A long list is shown in part at first. */
const CHOICES_AT_FIRST = 20;

function Chosen({ choice, game }: { choice: Choice; game: GameName }) {
    const tries = choice.all.reduce((sum, { count }) => sum + count, 0);
    const say = (move: string) => (isGame(game) ? GAMES[game].move?.(move) : undefined) ?? move;
    return (
        <li>
            <h3>{tLate('daily.choice', { n: choice.n + 1, tries })}</h3>
            <ul>
                {choice.all.map(({ m, count }) => (
                    <li key={m} class={m === choice.m ? 'mine' : ''}>
                        <span>
                            {say(m)}
                            {m === choice.m && ` (${t('you')})`}
                        </span>
                        <progress value={count} max={tries} aria-hidden="true" />
                        <span class="num">{plain(Math.round((100 * count) / tries))} %</span>
                    </li>
                ))}
            </ul>
        </li>
    );
}

export function Choices({ choices, game }: { choices: Choice[]; game: GameName }) {
    const [whole, all] = useState(false);
    const common = choices.filter(({ all: some }) => some.reduce((sum, { count }) => sum + count, 0) > 1);
    const shown = whole ? common : common.slice(0, CHOICES_AT_FIRST);
    return (
        <section class="panel daily-deal" aria-labelledby="daily-choices">
            <h2 id="daily-choices">{tLate('daily.choices')}</h2>
            <p class="muted">{common.length === 0 ? tLate('daily.choices.none') : tLate('daily.choices.line', { n: common.length })}</p>
            <ol class="daily-choices">
                {shown.map((choice) => (
                    <Chosen key={choice.n} choice={choice} game={game} />
                ))}
            </ol>
            {shown.length < common.length && <Button onClick={() => all(true)}>{tLate('daily.choices.all', { n: common.length })}</Button>}
        </section>
    );
}
