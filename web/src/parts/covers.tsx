// The covers of the three boxes: cut paper.
import type { GameName } from '../contract.ts';

const CUT = 'url(#cut)';

function DixCover() {
    return (
        <>
            <path d="M0 0h300v220H0Z" fill="#F6D9A8" />
            <path d="M0 150L70 138 150 156 230 136 300 150V220H0Z" fill="#EFC27C" />
            <path d="M74 30l42-12 6 182-44 4Z" fill="#241C19" filter={CUT} />
            <path
                d="M196 18c40 0 62 40 62 92s-24 92-64 92-60-40-60-92 22-92 62-92Zm0 46c-12 0-18 20-18 46s6 46 17 46 18-20 18-46-6-46-17-46Z"
                fill="#2457AE"
                fill-rule="evenodd"
                filter={CUT}
            />
            <g fill="#F08C2A" filter={CUT}>
                <use href="#i-sun" x="44" y="14" width="62" height="62" />
            </g>
            <g fill="#F3A2BE" class="hole-sand" filter={CUT}>
                <use href="#i-flower" x="196" y="134" width="66" height="66" />
            </g>
            <g fill="#1F7350" filter={CUT}>
                <use href="#i-leaf" x="96" y="142" width="66" height="66" />
            </g>
            <g fill="#FFFAF0" filter={CUT}>
                <use href="#i-moon" x="204" y="22" width="46" height="46" />
            </g>
        </>
    );
}

const STARS = [[40, 34], [86, 20], [240, 30], [268, 74], [28, 84], [196, 18]] as const;

function DixitCover() {
    return (
        <>
            <path d="M0 0h300v220H0Z" fill="#35264a" />
            <g fill="#f6dfa4">
                {STARS.map(([x, y]) => (
                    <path key={x} d={`M${x} ${y - 7}l2 5 5 2-5 2-2 5-2-5-5-2 5-2Z`} />
                ))}
            </g>
            <circle cx="150" cy="84" r="56" fill="#f6dfa4" filter={CUT} />
            <path d="M96 116q-6-20 16-20 8-18 28-12 24-6 28 16 20 0 16 18-4 12-20 10H112q-14 0-16-12Z" fill="#fff6ea" filter={CUT} />
            <path d="M130 84q13-14 26 0v34h-26Z" fill="#d9512f" filter={CUT} />
            <path d="M134 126 118 220M154 126l16 94M131 142h26M128 158h32M125 174h38M122 190h44" stroke="#1c1329" stroke-width="5" fill="none" />
            <path d="M0 182L44 150 96 176 150 186 214 160 300 184V220H0Z" fill="#1f6464" filter={CUT} />
            <path d="M0 204L60 186 140 208 220 190 300 206V220H0Z" fill="#134343" filter={CUT} />
        </>
    );
}

const HOLES = [0, 1, 2, 3].flatMap((y) => [0, 1, 2, 3].map((x) => [75 + x * 50, 35 + y * 50] as const));
const DOTS = [
    { x: 75, y: 35, v: 1, fill: '#FBEFD2' },
    { x: 125, y: 85, v: 2, fill: '#F8DCA0' },
    { x: 175, y: 135, v: 3, fill: '#F4C06A' },
    { x: 225, y: 185, v: 4, fill: '#EE9F49' },
];

function DixSurDixCover() {
    return (
        <>
            <path d="M0 0h300v220H0Z" fill="#9A3B2A" />
            <path d="M0 0L120 0 60 220H0Z" fill="#872F22" />
            {HOLES.map(([x, y]) => (
                <circle key={`${x}-${y}`} cx={x} cy={y} r="21" fill="#7A2A1F" />
            ))}
            <path d="M75 35 225 185" stroke="#241C19" stroke-width="9" stroke-linecap="round" />
            {DOTS.map(({ x, y, v, fill }) => (
                <g key={v}>
                    <circle cx={x} cy={y} r="21" fill={fill} filter={CUT} />
                    <text x={x} y={y + 9.5} text-anchor="middle" font-weight="800" font-size="27" fill="#241C19">
                        {v}
                    </text>
                </g>
            ))}
        </>
    );
}

export function Cover({ game }: { game: GameName }) {
    return (
        <svg class="art" viewBox="0 0 300 220" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            {game === 'dix' ? <DixCover /> : game === 'dixit' ? <DixitCover /> : <DixSurDixCover />}
        </svg>
    );
}
