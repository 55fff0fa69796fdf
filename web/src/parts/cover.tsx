// The cover of a game's box.
import type { GameName } from '../contract.ts';
import { GAMES } from '../games.tsx';

export function Cover({ game }: { game: GameName }) {
    const Art = GAMES[game].Cover;
    return (
        <svg class="art" viewBox="0 0 300 220" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            <Art />
        </svg>
    );
}
