// An icon of icons.svg, coloured by the text around it.
import type { CSSProperties } from 'preact';

export function Icon({ name, class: cls = 'ic', style }: { name: string; class?: string; style?: CSSProperties | undefined }) {
    return (
        <svg class={cls} style={style} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <use href={`#i-${name}`} />
        </svg>
    );
}
