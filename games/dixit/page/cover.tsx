// The cover of the box of Dixit: cut paper.
/* The rough edge of cut paper: a filter of index.html. */
const CUT = 'url(#cut)';

const STARS = [[40, 34], [86, 20], [240, 30], [268, 74], [28, 84], [196, 18]] as const;

export function DixitCover() {
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
