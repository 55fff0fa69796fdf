// A celebration in cut paper: the pieces of the games fall around whoever won.
import './feast.css';
import type { ComponentChildren } from 'preact';
import { Avatar } from '../parts/avatar.tsx';
import { Icon } from '../parts/icon.tsx';

/* [what, left %, top %, size, turn]; no icon: a torn strip. */
const PIECES: [string, string, number, number, number, number][] = [
    ['sun', 'orange', 8, 30, 52, -8], ['moon', 'blue', 20, 16, 22, 20], ['joker', 'joker', 31, 26, 26, 12], ['leaf', 'green', 24, 66, 36, -20],
    ['flower', 'pink', 7, 82, 32, 8], ['', 'green', 3, 8, 20, 24], ['', 'blue', 14, 60, 20, 32], ['', 'orange', 13, 96, 20, 14], ['', 'pink', 31, 54, 20, -24],
    ['', 'green', 26, 42, 20, -10], ['', 'blue', 34, 90, 20, -28], ['', 'pink', 58, 8, 20, 28], ['leaf', 'green', 70, 20, 32, 24], ['moon', 'blue', 88, 26, 46, 14],
    ['', 'orange', 78, 40, 20, 20], ['joker', 'joker', 66, 60, 22, -10], ['flower', 'pink', 76, 72, 44, -6], ['sun', 'orange', 93, 78, 36, 10],
    ['', 'pink', 95, 52, 20, -16], ['', 'green', 86, 92, 20, -30], ['', 'orange', 67, 92, 20, 22],
];

interface FeastProps {
    winners: number[];
    name: (seat: number) => string;
    title: string;
    /* Before the winner is known, there is nothing to celebrate. */
    begun: boolean;
    children?: ComponentChildren;
}

export function Feast({ winners, name, title, begun, children }: FeastProps) {
    return (
        <div class={`feast ${begun ? 'begun' : ''}`}>
            {begun && (
                <div class="confetti" aria-hidden="true">
                    {PIECES.map(([icon, colour, x, y, size, turn], i) => {
                        const style = { '--x': `${x}%`, '--y': `${y}%`, '--s': `${size}px`, '--r': `${turn}deg`, '--i': i };
                        return icon === '' ? <i key={i} class={`f-${colour}`} style={style} /> : <Icon key={i} name={icon} class={`f-${colour}`} style={style} />;
                    })}
                </div>
            )}
            <span class="winner">
                {begun &&
                    winners.map((seat) => (
                        <Avatar key={seat} seat={seat} name={name(seat)}>
                            <Icon name="crown" class="crown" />
                        </Avatar>
                    ))}
            </span>
            <h2 class="feast-title">{title}</h2>
            <p class="feast-sub">{children}</p>
        </div>
    );
}
