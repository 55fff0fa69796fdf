// The review of a finished game: how the chances went, what each decision was worth, and play that goes on from there.
import './review.css';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Contract } from '../contract.ts';
import { GAMES, gameTitle, rulesOf } from '../games.tsx';
import type { ReviewPage } from '../game.ts';
import { Bar, useTitle } from '../parts/bar.tsx';
import { Button, Choice } from '../parts/controls.tsx';
import { Icon } from '../parts/icon.tsx';
import { Lazy, Waiting } from '../parts/lazy.tsx';
import { fetchRecord, Story } from '../replay/story.ts';
import { go } from '../router.tsx';
import { Nowhere } from '../screens/nowhere.tsx';
import { current } from '../settings.ts';
import { load } from '../source/saved.ts';
import { shownName, usePicture } from '../source/source.ts';
import { plain, signed, t } from '../words.ts';
import { analyse, momentsOf, percent, sharesOf, type Analysis, type Decision } from './analysis.ts';
import { Curve } from './curve.tsx';
import { className, Seal } from './seal.tsx';
import { Sum } from './sum.tsx';

const SHOWN_MOST = 5;

/* The best choices, and the one that was made. */
function Options({ one, page }: { one: Decision; page: ReviewPage }) {
    const all = [...(one.choices ?? [])].sort((a, b) => Number(b.m === one.best) - Number(a.m === one.best) || b.win - a.win);
    const shown = all.filter((choice, i) => i < SHOWN_MOST - 1 || choice.m === one.m).slice(0, SHOWN_MOST);
    const top = Math.max(1, ...shown.map((choice) => choice.win));
    return (
        <ol class="options" aria-label={t('review.worth')}>
            {shown.map((choice) => (
                <li key={choice.m} class={`${choice.m === one.best ? 'best' : ''} ${choice.m === one.m ? 'you' : ''}`}>
                    <span>
                        {page.choice(choice.m)}
                        {choice.m === one.m && <span class="vh"> ({t('review.played')})</span>}
                    </span>
                    <span class="barw" aria-hidden="true">
                        <i style={{ width: `${(choice.win / top) * 100}%` }} />
                    </span>
                    <b>{percent(choice.win)} %</b>
                </li>
            ))}
        </ol>
    );
}

function PositionPanel({ one, contract, seat, name, page }: { one: Decision; contract: Contract; seat: number; name: (seat: number) => string; page: ReviewPage }) {
    return (
        <section class="panel position" aria-labelledby="position">
            <div class="po-top">
                <Seal of={one.class} />
                <div>
                    <h2 id="position">{t('review.at', { n: one.n + 1, move: page.choice(one.m) })}</h2>
                    <p>
                        <span class="vh">{className(one.class)}. </span>
                        {one.why === undefined ? '' : page.why(one.why)}
                    </p>
                </div>
            </div>
            <div class="po-table">
            <Options one={one} page={page} />
            <Lazy key={contract.game} quiet load={page.position} props={{ contract, seat, name, played: one.m, best: one.best ?? one.m }} />
            </div>
        </section>
    );
}

function Moments({ moments, at, own, of, page, onPick }: { moments: Decision[]; at: number; own: boolean; of: number; page: ReviewPage; onPick: (one: Decision) => void }) {
    const costly = moments.filter((one) => one.cost.win < 0).length;
    return (
        <section class="moments" aria-labelledby="moments">
            <h2 class="h" id="moments">
                {own ? t('review.decisions') : t('review.decisions.of')} <span class="muted">{t('review.mattered', { n: costly, of })}</span>
            </h2>
            {costly === 0 && <p>{t('review.none')}</p>}
            <ol>
                {moments.map((one) => (
                    <li key={one.n}>
                        <button type="button" class={`moment ${one.n === at ? 'on' : ''}`} aria-current={one.n === at ? 'step' : undefined} onClick={() => onPick(one)}>
                            <Seal of={one.class} />
                            <span class="mo-t">
                                <span class="mo-h">
                                    <b>{className(one.class)}</b>
                                    <span class="muted">{t('review.move', { n: one.n + 1 })}</span>
                                </span>
                                <span>
                                    {page.choice(one.m)}. {one.why === undefined ? '' : page.why(one.why)}
                                </span>
                            </span>
                            <b class="num">{plain(percent(one.cost.win))}</b>
                        </button>
                    </li>
                ))}
            </ol>
        </section>
    );
}

interface StageProps {
    story: Story;
    analysis: Analysis;
    page: ReviewPage;
    mine: number | null;
}

function Stage({ story, analysis, page, mine }: StageProps) {
    const picture = usePicture(story);
    const contract = picture.contract as Contract;
    const [seat, look] = useState(mine ?? analysis.sums.findIndex((sums) => sums !== null));
    const moments = useMemo(() => momentsOf(analysis, seat), [seat]);
    const worst = moments.reduce<Decision | undefined>((a, b) => (a === undefined || b.cost.win < a.cost.win ? b : a), undefined);
    const [chosen, choose] = useState<number | null>(null);
    const one = moments.find((moment) => moment.n === chosen) ?? worst;
    const at = one?.n ?? analysis.moves;
    const own = seat === mine;
    const name = (who: number) => (who === mine ? t('you') : shownName(contract.names[who] ?? '') || `${who + 1}`);
    const sums = analysis.sums[seat];
    useEffect(() => void story.stand(at, seat), [at, seat]);
    const list = useRef<HTMLDivElement>(null);
    useEffect(() => {
        if (chosen !== null) list.current?.querySelector('.moment.on')?.scrollIntoView?.({ block: 'nearest' });
    }, [chosen]);
    if (sums === null || sums === undefined) return <Nowhere text={t('review.bad')} />;
    const shares = sharesOf(sums);
    const place = moments.findIndex((moment) => moment.n === at);
    const step = (by: number) => choose(moments[Math.min(moments.length - 1, Math.max(0, place + by))]?.n ?? null);
    const nearest = (n: number) => choose(moments.reduce((a, b) => (Math.abs(b.n - n) < Math.abs(a.n - n) ? b : a), moments[0] as Decision)?.n ?? null);
    const seats = analysis.sums.flatMap((found, who) => (found === null ? [] : [{ value: who, label: name(who) }]));
    return (
        <>
            <Bar title={t('review.title')} where={t('review.where', { game: gameTitle(contract.game), n: Math.min(at + 1, analysis.moves), of: analysis.moves })} aside />
            <main class="review">
                <section class="panel chances" aria-labelledby="chances">
                    <div class="ch-top">
                        <h2 class="h" id="chances">
                            {own ? t('review.chances') : t('review.chances.of', { name: name(seat) })}
                        </h2>
                        <Sum shares={shares} own={own} />
                    </div>
                    <Curve analysis={analysis} seat={seat} own={own} shares={shares} moments={moments} at={at} onAt={(n) => moments.length > 0 && nearest(n)} />
                    <p class="muted ch-parts">{t('review.parts', { luck: signed(shares.luck), others: signed(shares.others) })}</p>
                    {seats.length > 1 && (
                        <Choice
                            label={t('review.whose')}
                            value={seat}
                            options={seats}
                            onChange={(who) => {
                                choose(null);
                                look(who);
                            }}
                        />
                    )}
                </section>
                {one !== undefined && contract.seat === seat && story.at === at && <PositionPanel one={one} contract={contract} seat={seat} name={name} page={page} />}
                <div class="moments-box" ref={list}>
                    <Moments moments={moments} at={at} own={own} of={sums.decisions} page={page} onPick={(moment) => choose(moment.n)} />
                </div>
                <div class="dock">
                    <button type="button" class="btn sq" aria-label={t('review.before')} aria-disabled={place <= 0} onClick={() => step(-1)}>
                        <Icon name="back" />
                    </button>
                    <button type="button" class="btn sq" aria-label={t('review.after')} aria-disabled={place < 0 || place >= moments.length - 1} onClick={() => step(1)}>
                        <Icon name="next" />
                    </button>
                    <Button go icon="play" disabled={one === undefined} detail={t('review.go.line')} onClick={() => go(story.goOn(current().lang, current().name || t('you')))}>
                        {t('review.go')}
                    </Button>
                </div>
            </main>
        </>
    );
}

function Working({ done, of }: { done: number; of: number }) {
    return (
        <main class="waiting review-working">
            <h1>{t('review.title')}</h1>
            <progress value={done} max={Math.max(1, of)} aria-label={t('review.title')} />
            <p role="status">{t('review.working', { n: done, of })}</p>
        </main>
    );
}

export default function Review({ id, seat }: { id: string; seat: number | null }) {
    const [story, set] = useState<Story | null>(null);
    const [analysis, take] = useState<Analysis | null>(null);
    const [progress, tell] = useState<[number, number]>([0, 0]);
    const [bad, fail] = useState(false);
    useTitle(t('review.title'));
    useEffect(() => {
        let made: Story | null = null;
        let live = true;
        void (async () => {
            const record = await fetchRecord(id);
            if (GAMES[record.game].review === undefined || rulesOf(record.game).pictures) throw new Error('no judge');
            made = new Story(record);
            await made.open(0);
            const found = await analyse(record, (done, of) => live && tell([done, of]), () => !live);
            if (!live) return;
            if (found === null) throw new Error('no judge');
            set(made);
            take(found);
        })().catch((error: unknown) => {
            console.error(error);
            if (live) fail(true);
        });
        return () => {
            live = false;
            made?.close();
        };
    }, [id]);
    if (bad) return <Nowhere text={t('review.bad')} />;
    if (story === null || analysis === null) return progress[1] === 0 ? <Waiting /> : <Working done={progress[0]} of={progress[1]} />;
    const person = load(id)?.seats.findIndex((one) => one.kind === 'person') ?? -1;
    const mine = seat !== null && seat < analysis.sums.length ? seat : person >= 0 ? person : null;
    return <Stage story={story} analysis={analysis} page={GAMES[story.record.game].review as ReviewPage} mine={mine} />;
}
