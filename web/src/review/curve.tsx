// Chances of winning over a game, with sealed decisions; below, on the same scale, what was nobody's choice and what was chosen.
import './curve.css';
import { signed, t } from '../words.ts';
import { percent, type Analysis, type Decision, type Shares } from './analysis.ts';
import { Seal } from './seal.tsx';

const WIDTH = 680;
const HEIGHT = 220;
/* Decisions closer than this, in shares of the width, stand one above the other: so many seals up or down from their place. */
const NEAR = 0.06;
const OFFSETS = [0, -1, 1, -2, 2];
/* Pixels of a lane for each hundredth of the victory. */
const SCALE = 0.8;
const ONE = 10000;

interface Point {
    n: number;
    win: number;
    rest: number;
    choices: number;
}

function pointsOf(analysis: Analysis, seat: number): Point[] {
    const points: Point[] = [];
    let choices = 0;
    const start = analysis.sums[seat]?.start.win ?? 0;
    const put = (n: number, win: number) => points.push({ n, win, rest: win - start - choices, choices });
    for (const step of analysis.steps) {
        const now = step.now?.[seat];
        if (now === undefined || now === null) continue;
        put(step.n, now.win);
        if (step.who === seat) choices += step.change?.[seat]?.win ?? 0;
    }
    put(analysis.moves, analysis.sums[seat]?.end.win ?? 0);
    return points;
}

function Lane({ points, of, x, at, kind, label, end }: { points: Point[]; of: (point: Point) => number; x: (n: number) => number; at: number; kind: 'luck' | 'skill'; label: string; end: number }) {
    const values = points.map((point) => (of(point) / 100) * SCALE);
    const top = Math.max(2, ...values) + 2;
    const height = top + Math.max(2, ...values.map((value) => -value)) + 2;
    const path = points.map((point, i) => `L${x(point.n).toFixed(1)} ${(top - (values[i] ?? 0)).toFixed(1)}`).join('');
    return (
        <div class="lane">
            <span class="lb">
                <i class={`sw ${kind}`} />
                {label}
            </span>
            <b class="end">{signed(end)}</b>
            <svg style={{ '--h': height }} viewBox={`0 0 ${WIDTH} ${height}`} preserveAspectRatio="none" aria-hidden="true">
                <defs>
                    <pattern id="hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
                        <path d="M0 0V7" class="hatch" />
                    </pattern>
                </defs>
                <path class={kind} d={`M0 ${top}${path}L${WIDTH} ${top}Z`} />
                <path class="grid" d={`M0 ${top}H${WIDTH}`} />
                <path class="now" d={`M${x(at)} 0V${height}`} />
            </svg>
        </div>
    );
}

interface CurveProps {
    analysis: Analysis;
    seat: number;
    own: boolean;
    shares: Shares;
    moments: Decision[];
    at: number;
    onAt: (n: number) => void;
}

export function Curve({ analysis, seat, own, shares, moments, at, onAt }: CurveProps) {
    const points = pointsOf(analysis, seat);
    const x = (n: number) => (n / Math.max(1, analysis.moves)) * WIDTH;
    const top = Math.min(ONE, Math.max(0.6 * ONE, ...points.map((point) => point.win + 0.08 * ONE)));
    const y = (win: number) => HEIGHT - (win / top) * HEIGHT;
    const line = points.map((point, i) => `${i === 0 ? 'M' : 'L'}${x(point.n).toFixed(1)} ${y(point.win).toFixed(1)}`).join('');
    const wins = points.map((point) => percent(point.win));
    const valueAt = (n: number) => points.filter((point) => point.n <= n).at(-1)?.win ?? 0;
    const offsets: number[] = [];
    moments.forEach((one, i) => {
        const taken = moments.slice(0, i).flatMap((other, k) => (Math.abs(x(other.n) - x(one.n)) < NEAR * WIDTH ? [offsets[k]] : []));
        offsets.push(OFFSETS.find((offset) => !taken.includes(offset)) ?? 0);
    });
    const pick = (event: MouseEvent) => {
        const box = (event.currentTarget as Element).getBoundingClientRect();
        onAt(((event.clientX - box.left) / box.width) * analysis.moves);
    };
    return (
        <figure class="plot">
            <div class="main-plot" onClick={pick}>
                <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
                    <path class="area" d={`${line}L${WIDTH} ${HEIGHT}L${x(points[0]?.n ?? 0)} ${HEIGHT}Z`} />
                    <path class="grid" d={`M0 ${y(ONE / 2)}H${WIDTH}M0 ${y(points[0]?.win ?? 0)}H${WIDTH}`} />
                    <path class="line" d={line} />
                    <path class="now" d={`M${x(at)} 0V${HEIGHT}`} />
                </svg>
                <span class="y" style={{ top: `${(y(ONE / 2) / HEIGHT) * 100}%` }}>
                    50 %
                </span>
                {Math.abs(shares.start - 50) > 15 && (
                    <span class="y" style={{ top: `${(y(points[0]?.win ?? 0) / HEIGHT) * 100}%` }}>
                        {shares.start} %
                    </span>
                )}
                {moments.map((one, i) => (
                    <span key={one.n} class={`mark ${one.n === at ? 'on' : ''}`} style={{ left: `${(x(one.n) / WIDTH) * 100}%`, top: `${(y(valueAt(one.n)) / HEIGHT) * 100}%`, '--off': offsets[i] }}>
                        <Seal of={one.class} />
                    </span>
                ))}
            </div>
            <Lane points={points} of={(point) => point.rest} x={x} at={at} kind="luck" label={t('review.band.luck')} end={shares.rest} />
            <Lane points={points} of={(point) => point.choices} x={x} at={at} kind="skill" label={own ? t('review.band.choices') : t('review.band.choices.of')} end={shares.choices} />
            <figcaption class="vh">{t('review.chart', { start: shares.start, end: shares.end, low: Math.min(...wins), high: Math.max(...wins) })}</figcaption>
        </figure>
    );
}
