// The cover of the box of DIX: cut paper.
import './cover.css';

/* The rough edge of cut paper: a filter of index.html. */
const CUT = 'url(#cut)';

export function DixCover() {
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
