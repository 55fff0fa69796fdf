// Which lessons somebody has seen on this device: whoever is new is offered one.
import type { GameName } from './contract.ts';
import { read, write } from './settings.ts';
import { savedIds } from './source/saved.ts';

const KEY = 'dizaine.lessons';

function seen(): string[] {
    const found = read<unknown>(KEY);
    return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : [];
}

export function hasLearnt(game: GameName): boolean {
    return seen().includes(game);
}

export function markLearnt(game: GameName): void {
    write(KEY, [...new Set([...seen(), game])]);
}

/* Nothing was ever played or learnt here. */
export function isNew(): boolean {
    return seen().length === 0 && savedIds().length === 0;
}
