// Whether a person is playing by keyboard now: the focus follows the game for them, and stays out of the way for others.
let keys = false;
addEventListener('keydown', () => (keys = true), true);
addEventListener('pointerdown', () => (keys = false), true);

export function byKeyboard(): boolean {
    return keys;
}
