// A lesson: the real table of a game, a script in place of chance and rivals, and a bubble that says one thing at a time.
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { GameName } from '../contract.ts';
import { namer } from '../frame/table.tsx';
import { useGrace, useKeys } from '../frame/keys.tsx';
import { useNotice } from '../frame/notice.ts';
import type { Teach } from '../game.ts';
import { GAMES, gameTitle, isGame } from '../games.tsx';
import { tLate } from '../late.ts';
import { markLearnt } from '../learnt.ts';
import { Bar, useTitle } from '../parts/bar.tsx';
import { Lazy, Waiting } from '../parts/lazy.tsx';
import { Teaching } from '../parts/teaching.ts';
import { orNewerPage } from '../newer.ts';
import { go } from '../router.tsx';
import { Nowhere } from '../screens/nowhere.tsx';
import { useSettings } from '../settings.ts';
import { usePicture } from '../source/source.ts';
import { t } from '../words.ts';
import { Bubble } from './bubble.tsx';
import { Ready } from './ready.tsx';
import { lessonOf, Taught, type Lesson } from './taught.ts';

export default function LessonScreen({ game }: { game: string }) {
    const lesson = isGame(game) ? lessonOf(game) : null;
    if (!isGame(game) || lesson === null || GAMES[game].teach === undefined) return <Nowhere />;
    return <LessonWith game={game} lesson={lesson} />;
}

function LessonWith({ game, lesson }: { game: GameName; lesson: Lesson }) {
    const [teach, set] = useState<Teach | null>(null);
    useEffect(() => {
        let here = true;
        void GAMES[game]
            .teach?.()
            .catch(orNewerPage)
            .then((module) => here && set(module.default));
        return () => void (here = false);
    }, [game]);
    if (teach === null) return <Waiting />;
    return <LessonTable game={game} lesson={lesson} teach={teach} />;
}

function LessonTable({ game, lesson, teach }: { game: GameName; lesson: Lesson; teach: Teach }) {
    const source = useMemo(() => new Taught(game, lesson), [game]);
    const picture = usePicture(source, (before, after) => (before.contract === null || after.contract === null ? [] : (GAMES[game].flights?.(before.contract, after.contract) ?? [])));
    const title = t('learn.game', { game: gameTitle(game) });
    useSettings();
    useTitle(title);
    useGrace();
    useKeys(() => undefined);
    const { contract } = picture;
    const name = namer(source, picture, 0);
    useNotice(picture, title, 0, name);
    const over = source.over;
    useEffect(() => () => source.close(), [source]);
    useEffect(() => {
        document.body.classList.add('lesson-on');
        return () => document.body.classList.remove('lesson-on');
    }, []);
    useEffect(() => {
        if (over) markLearnt(game);
    }, [over]);
    const leave = () => {
        markLearnt(game);
        go(`/new/${game}`);
    };
    if (picture.link === 'gone') return <Nowhere />;
    if (contract === null) return <Waiting />;
    const bar = (
        <Bar title={title}>
            <button type="button" class="ib skip-lesson" onClick={leave}>
                {tLate(over ? 'lesson.close' : 'lesson.skip')}
            </button>
        </Bar>
    );
    if (over)
        return (
            <>
                {bar}
                <Ready game={game} lesson={lesson} teach={teach} contract={contract} onGo={async () => go(await source.goOn(), true)} />
            </>
        );
    const act = (...moves: string[]) => source.move(...moves);
    return (
        <>
            {bar}
            <Teaching.Provider value={source.wants}>
                <Lazy key={game} load={GAMES[game].desk} props={{ source, table: picture.table, contract, you: 0, name, act, busy: picture.busy, onWhere: () => undefined }} />
            </Teaching.Provider>
            {source.step !== null && <Bubble game={game} step={source.step} teach={teach} onNext={() => source.next()} />}
        </>
    );
}
