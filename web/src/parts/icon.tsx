// An icon of icons.svg, coloured by the text around it.
export function Icon({ name, class: cls = 'ic' }: { name: string; class?: string }) {
    return (
        <svg class={cls} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <use href={`#i-${name}`} />
        </svg>
    );
}
