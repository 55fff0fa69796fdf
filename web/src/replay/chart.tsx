// Scores over a game: a line for each seat, in its tone, with its outline at the end.
import './chart.css';
import { Avatar } from '../parts/avatar.tsx';
import { list, t } from '../words.ts';

const WIDTH = 320;
const HEIGHT = 120;
const DASHES = ['', '7 3', '2 3', '10 3 2 3', '4 2', '1 4', '12 4', '6 2 2 2'];

export function Chart({ scores, at, name, onAt }: { scores: number[][]; at: number; name: (seat: number) => string; onAt: (at: number) => void }) {
    const seats = scores[0]?.length ?? 0;
    const top = Math.max(1, ...scores.flat());
    const x = (move: number) => (scores.length > 1 ? (move / (scores.length - 1)) * WIDTH : 0);
    const y = (score: number) => HEIGHT - (score / top) * HEIGHT;
    const path = (seat: number) => {
        let text = '';
        let before = -1;
        scores.forEach((all, move) => {
            const score = all[seat] ?? 0;
            if (score !== before || move === scores.length - 1) text += `${text === '' ? 'M' : 'H'}${x(move).toFixed(1)}${text === '' ? ` ${y(score).toFixed(1)}` : `V${y(score).toFixed(1)}`}`;
            before = score;
        });
        return text;
    };
    const end = scores.at(-1) ?? [];
    const summary = list(end.map((score, seat) => `${name(seat)} ${score}`));
    return (
        <figure class="chart">
            <svg
                viewBox={`-4 -6 ${WIDTH + 8} ${HEIGHT + 12}`}
                preserveAspectRatio="none"
                role="img"
                aria-label={`${t('replay.chart')}: ${summary}`}
                onClick={(event) => {
                    const box = (event.currentTarget as SVGElement).getBoundingClientRect();
                    onAt(Math.round(((event.clientX - box.left) / box.width) * (scores.length - 1)));
                }}
            >
                {Array.from({ length: seats }, (_, seat) => (
                    <path key={seat} class={`p${(seat % 8) + 1}`} d={path(seat)} stroke-dasharray={DASHES[seat]} vector-effect="non-scaling-stroke" />
                ))}
                <line class="now" x1={x(at)} x2={x(at)} y1={-6} y2={HEIGHT + 6} vector-effect="non-scaling-stroke" />
            </svg>
            <figcaption>
                {Array.from({ length: seats }, (_, seat) => (
                    <span key={seat}>
                        <Avatar seat={seat} name={name(seat)} />
                        {name(seat)} <b>{scores[at]?.[seat] ?? 0}</b>
                    </span>
                ))}
            </figcaption>
        </figure>
    );
}
