// A replay: the table at any move of a finished game, with a slider, a chart, and play that goes on from here.
import './replay.css';
import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import type { Contract } from '../contract.ts';
import { GAMES, gameTitle, tell } from '../games.tsx';
import { Bar, useTitle } from '../parts/bar.tsx';
import { Button, Choice, Sheet } from '../parts/controls.tsx';
import { Icon } from '../parts/icon.tsx';
import { Lazy, Waiting } from '../parts/lazy.tsx';
import { announce, toast } from '../parts/said.tsx';
import { go, href } from '../router.tsx';
import { Nowhere } from '../screens/nowhere.tsx';
import { current } from '../settings.ts';
import { shownName, usePicture } from '../source/source.ts';
import { t } from '../words.ts';
import { Chart } from './chart.tsx';
import { linkTo } from './link.ts';
import { fetchRecord, SPECTATOR, Story } from './story.ts';

const PLAY_MS = 900;

function download(story: Story, id: string): void {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([JSON.stringify(story.record)], { type: 'application/json' }));
    link.download = `dizaine-${story.record.game}-${id}.json`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

async function check(story: Story): Promise<void> {
    if (story.record.seed === undefined) return toast(t('replay.check.none'));
    const answer = await story.check();
    if (answer === 'ok') toast(t('replay.check.ok'));
    else toast(t('replay.check.no', { why: answer }), 'error');
}

function More({ story, id, name, onClose }: { story: Story; id: string; name: (seat: number) => string; onClose: () => void }) {
    const { contract } = usePicture(story);
    const seats = Array.from({ length: contract?.seats ?? 0 }, (_, seat) => seat);
    const copy = () => {
        void linkTo(id, story.record, story.at)
            .then((to) => navigator.clipboard.writeText(new URL(href(to), location.href).href))
            .then(() => toast(t('replay.copied')));
    };
    return (
        <Sheet title={t('replay.more')} onClose={onClose} class="replay-more">
            <Chart scores={story.scores} at={story.at} name={name} onAt={(at) => void story.stand(at)} />
            <Choice
                label={t('replay.eyes')}
                value={story.reader}
                options={[...seats.map((seat) => ({ value: seat, label: name(seat) })), { value: SPECTATOR, label: t('replay.eyes.none') }]}
                onChange={(seat) => void story.stand(story.at, seat)}
            />
            <div class="replay-acts">
                <Button detail={t('replay.continue.line')} disabled={story.at >= story.record.moves.length} onClick={() => go(story.goOn(current().lang, current().name || t('you')))}>
                    {t('replay.continue')}
                </Button>
                <Button icon="save" onClick={() => download(story, id)}>
                    {t('replay.download')}
                </Button>
                {navigator.clipboard !== undefined && (
                    <Button icon="link" onClick={copy}>
                        {t('replay.link')}
                    </Button>
                )}
                <Button icon="check" onClick={() => void check(story)}>
                    {t('replay.check')}
                </Button>
            </div>
        </Sheet>
    );
}

function Controls({ story, playing, onPlay, onMore }: { story: Story; playing: boolean; onPlay: () => void; onMore: () => void }) {
    const last = story.record.moves.length;
    const to = (at: number) => void story.stand(at);
    const button = (icon: string, label: string, act: () => void, off = false, cls = '') => (
        <button type="button" class={`ib ${cls}`} aria-label={label} aria-disabled={off} onClick={() => !off && act()}>
            <Icon name={icon} />
        </button>
    );
    return (
        <section class="dock replay-dock" aria-label={t('replay.controls')}>
            {button('next', t('replay.back'), () => to(story.at - 1), story.at === 0, 'mirror')}
            {button(playing ? 'pause' : 'play', playing ? t('replay.pause') : t('replay.play'), onPlay, story.at === last && !playing)}
            {button('next', t('replay.on'), () => to(story.at + 1), story.at === last)}
            <label class="slider">
                <span class="vh">{t('replay.controls')}</span>
                <input type="range" min={0} max={last} value={story.at} aria-valuetext={t('replay.move', { n: story.at, of: last })} onInput={(event) => to(Number((event.target as HTMLInputElement).value))} />
            </label>
            <output class="replay-at">
                {story.at}/{last}
            </output>
            {button('menu', t('replay.more'), onMore)}
        </section>
    );
}

function Stage({ story, id }: { story: Story; id: string }) {
    const picture = usePicture(story);
    const [playing, play] = useState(false);
    const [more, open] = useState(false);
    const contract = picture.contract as Contract;
    const last = story.record.moves.length;
    const name = (seat: number) => shownName(contract.names[seat] ?? '') || `${seat + 1}`;
    useTitle(t('replay.title', { game: gameTitle(contract.game) }));
    useEffect(() => {
        if (!playing) return;
        const timer = setTimeout(() => (story.at < last ? void story.stand(story.at + 1) : play(false)), PLAY_MS);
        return () => clearTimeout(timer);
    }, [playing, contract.seq]);
    useEffect(() => {
        history.replaceState(history.state, '', href(`/replay/${id}/${story.at}`) + location.hash);
        const told = tell(contract.game, picture.lines, name, null, Math.max(0, story.at - 1)).at(-1);
        if (told !== undefined && !playing) announce(told.text);
    }, [story.at]);
    // As soon as the dock is there, not after the first paint: a key that is pressed at once counts.
    useLayoutEffect(() => {
        const key = (event: KeyboardEvent) => {
            if ((event.target as HTMLElement).closest('input, dialog')) return;
            if (event.key === 'ArrowRight') void story.stand(story.at + 1);
            if (event.key === 'ArrowLeft') void story.stand(story.at - 1);
            if (event.key === 'Home') void story.stand(0);
            if (event.key === 'End') void story.stand(last);
        };
        addEventListener('keydown', key);
        return () => removeEventListener('keydown', key);
    }, [story]);
    const told = tell(contract.game, picture.lines, name, null, Math.max(0, story.at - 3)).at(-1);
    return (
        <div class="replaying">
            <Bar title={t('replay.title', { game: gameTitle(contract.game) })} />
            <aside class="replay-line" aria-label={t('log.last')}>
                {told?.text ?? '\u00a0'}
            </aside>
            <Lazy key={contract.game} load={GAMES[contract.game].desk} props={{ source: story, table: null, contract, you: contract.seat, name, act: () => undefined, busy: false, onWhere: () => undefined }} />
            <Controls story={story} playing={playing} onPlay={() => play(!playing)} onMore={() => open(true)} />
            {more && <More story={story} id={id} name={name} onClose={() => open(false)} />}
        </div>
    );
}

export default function Replay({ id, move }: { id: string; move: number | null }) {
    const [story, set] = useState<Story | null>(null);
    const [bad, fail] = useState(false);
    const first = useMemo(() => move, [id]);
    useEffect(() => {
        let made: Story | null = null;
        let live = true;
        void (async () => {
            made = new Story(await fetchRecord(id));
            await made.open(first);
            if (live) set(made);
        })().catch((error: unknown) => {
            console.error(error);
            fail(true);
        });
        return () => {
            live = false;
            made?.close();
        };
    }, [id]);
    if (bad) return <Nowhere text={t('replay.bad')} />;
    return story === null ? <Waiting /> : <Stage story={story} id={id} />;
}
