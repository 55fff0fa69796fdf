// The cover of the box of Pig: cut paper.
const CUT = 'url(#cut)';

export function PigCover() {
    return (
        <>
            <path d="M0 0h300v220H0Z" fill="#CFE3C4" />
            <path d="M0 168L80 154 170 172 240 156 300 166V220H0Z" fill="#7FA66B" />
            <g fill="#E58CA6" filter={CUT}>
                <path d="M92 172l4 30h20l2-24h36l2 24h20l4-34Z" />
                <path d="M70 116q4-56 72-58 70 0 76 58 0 62-76 62-70-2-72-62Z" />
                <path d="M222 96q20-14 14-30-12 2-10 14" />
            </g>
            <path d="M74 74 62 38q26 2 38 22ZM120 56l16-34q18 16 14 36Z" fill="#D0708D" filter={CUT} />
            <path d="M54 122q0-26 32-26t32 26q0 24-32 24t-32-24Z" fill="#F5B4C6" filter={CUT} />
            <g fill="#241C19">
                <ellipse cx="75" cy="122" rx="5" ry="8" />
                <ellipse cx="97" cy="122" rx="5" ry="8" />
                <circle cx="84" cy="84" r="5" />
                <circle cx="124" cy="82" r="5" />
            </g>
            <g transform="rotate(12 234 168)">
                <path d="M206 138h54q10 0 10 10v46q0 10-10 10h-54q-10 0-10-10v-46q0-10 10-10Z" fill="#FFFAF0" filter={CUT} />
                <g fill="#241C19">
                    <circle cx="215" cy="153" r="6" />
                    <circle cx="251" cy="153" r="6" />
                    <circle cx="233" cy="171" r="6" />
                    <circle cx="215" cy="189" r="6" />
                    <circle cx="251" cy="189" r="6" />
                </g>
            </g>
        </>
    );
}
