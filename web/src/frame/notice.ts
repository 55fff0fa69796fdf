// "It is your turn": a sound, the title of the tab, and a word for screen readers. The sentences of the log are spoken as they come.
import { useEffect, useRef } from 'preact/hooks';
import { announce } from '../parts/said.tsx';
import { sound } from '../sound.ts';
import type { Picture } from '../source/source.ts';
import { GAMES, tell } from '../games.tsx';
import { notify } from '../calling.ts';
import { t } from '../words.ts';

const FLASH_MS = 1000;

export function useNotice(picture: Picture, title: string, you: number | null, name: (seat: number) => string): void {
    const { contract, lines, seen } = picture;
    const yours = contract !== null && you !== null && contract.waiting.includes(you);
    const first = useRef(true);

    useEffect(() => {
        if (contract === null) return;
        const news = tell(contract.game, lines, name, you, seen);
        const said = news.map((one) => one.text);
        if (yours) said.push(t('wait.yours'));
        if (!first.current || yours) announce(said.slice(-6).join(' '));
        if (!first.current) soundOf(picture, you);
        first.current = false;
    }, [contract?.seq]);

    useEffect(() => {
        document.title = `${title} · Dizaine`;
        if (!yours) return;
        sound('turn');
        void notify(t('wait.yours'), picture.table?.id ?? null);
        let on = false;
        const timer = setInterval(() => {
            on = document.visibilityState === 'hidden' && !on;
            document.title = on ? t('title.yours') : `${yours ? '● ' : ''}${title} · Dizaine`;
        }, FLASH_MS);
        document.title = `● ${title} · Dizaine`;
        return () => clearInterval(timer);
    }, [yours, title]);
}

/* One sound for what just happened, the strongest first. */
function soundOf({ contract, lines, seen }: Picture, you: number | null): void {
    const news = lines.slice(seen);
    if (contract === null || news.length === 0) return;
    const sounds = news.map((line) => GAMES[contract.game].sound?.(line) ?? 'card');
    if (contract.over) sound(you !== null && contract.winners.includes(you) ? 'won' : 'turn');
    else sound((['bust', 'coin', 'card'] as const).find((one) => sounds.includes(one)) ?? 'card');
}
