// The end of a lesson: what one has learnt, each with its piece, and one button to the game that goes on.
import './ready.css';
import { useEffect, useRef } from 'preact/hooks';
import type { Contract, GameName } from '../contract.ts';
import type { Teach } from '../game.ts';
import { GAMES } from '../games.tsx';
import { tLate } from '../late.ts';
import { Avatar } from '../parts/avatar.tsx';
import { Button } from '../parts/controls.tsx';
import { playsByKeys } from '../parts/hand.ts';
import { Icon } from '../parts/icon.tsx';
import { announce } from '../parts/said.tsx';
import { Link } from '../router.tsx';
import { list } from '../words.ts';
import { Steps } from './bubble.tsx';
import type { Lesson } from './taught.ts';

/* Where each scrap of paper lies, in hundredths of the space above the words: x, y, turn. */
const SCRAPS = [[9, 22, -8], [88, 20, 10], [24, 62, -14], [77, 66, 6], [33, 14, 12], [68, 16, 24], [5, 72, 0], [95, 74, 14], [21, 10, -20], [80, 44, -10], [15, 50, 34], [30, 40, -28], [72, 34, 20], [86, 88, -34], [14, 94, 16], [27, 30, -12], [60, 4, 30], [97, 42, -18], [3, 6, 26], [32, 86, -20]] as const;
const PIECES = 10;
const SIZES = [46, 42, 36, 44, 26, 30, 30, 32, 22, 24];

/* The pieces of the game and strips of paper, thrown once. */
function Confetti({ pieces }: { pieces: Teach['confetti'] }) {
    const of = (i: number) => pieces[i % pieces.length] ?? (['mark', 'var(--back)'] as const);
    return (
        <div class="ready-bits" aria-hidden="true">
            {SCRAPS.map(([x, y, turn], i) => {
                const [icon, colour] = of(i);
                const style = { '--x': `${x}%`, '--y': `${y}%`, '--r': `${turn}deg`, '--i': i, '--s': `${SIZES[i] ?? 20}px`, color: colour };
                return i < PIECES ? (
                    <svg key={i} viewBox="0 0 24 24" style={style}>
                        <use href={`#i-${icon}`} />
                    </svg>
                ) : (
                    <i key={i} style={style} />
                );
            })}
        </div>
    );
}

export function Ready({ game, lesson, teach, contract, onGo }: { game: GameName; lesson: Lesson; teach: Teach; contract: Contract; onGo: () => void }) {
    const steps = lesson.script.filter((line) => typeof line !== 'string').length;
    const rivals = contract.names.slice(1);
    const names = list(rivals);
    const main = useRef<HTMLElement>(null);
    useEffect(() => {
        announce(`${tLate('lesson.over')} ${tLate('lesson.over.line', { n: steps })}`);
        if (playsByKeys()) main.current?.querySelector<HTMLElement>('.btn.go')?.focus({ preventScroll: true });
        scrollTo(0, 0);
    }, []);
    return (
        <main class="ready" ref={main}>
            <section class="ready-top" aria-labelledby="ready-title">
                <Confetti pieces={teach.confetti} />
                <div class="guide big" aria-hidden="true">
                    <Icon name="mark" class="" />
                </div>
                <h2 class="ready-title" id="ready-title">
                    {tLate('lesson.over')}
                </h2>
                <p class="muted">{tLate('lesson.over.line', { n: steps })}</p>
                <Steps n={steps + 1} of={steps} />
            </section>
            <ol class="panel learnt" aria-label={tLate('lesson.knows')}>
                {teach.learnt.map(({ word, piece: Piece }) => {
                    const [head, line] = tLate(word).split('\n');
                    return (
                        <li key={word}>
                            <Piece />
                            <div>
                                <h3>{head}</h3>
                                <p>{line}</p>
                            </div>
                            <Icon name="check" class="ic ok" />
                        </li>
                    );
                })}
            </ol>
            <p class="next-line">
                {rivals.map((name, i) => (
                    <Avatar key={name} seat={i + 1} name={name} />
                ))}
                <span>{tLate(rivals.length === 1 ? 'lesson.rival' : 'lesson.rivals', { names })}</span>
            </p>
            <div class="dock">
                <Link class="btn" to={`/rules/${game}`}>
                    <span class="lead">{tLate('lesson.rules')}</span>
                </Link>
                <Button go onClick={onGo} detail={tLate('lesson.go.detail', { n: lesson.players, m: GAMES[game].minutes })}>
                    {tLate('lesson.go')}
                </Button>
            </div>
        </main>
    );
}
