// The cover of the box of Dix sur Dix: cut paper.
/* The rough edge of cut paper: a filter of index.html. */
const CUT = 'url(#cut)';

const HOLES = [0, 1, 2, 3].flatMap((y) => [0, 1, 2, 3].map((x) => [75 + x * 50, 35 + y * 50] as const));
const DOTS = [
    { x: 75, y: 35, v: 1, fill: '#FBEFD2' },
    { x: 125, y: 85, v: 2, fill: '#F8DCA0' },
    { x: 175, y: 135, v: 3, fill: '#F4C06A' },
    { x: 225, y: 185, v: 4, fill: '#EE9F49' },
];

export function DixSurDixCover() {
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
