// The shared screen: a table as spectators see it, large, with the way to join. Phones hold the hands; nothing here is secret, even if
// whoever opened it has a seat.
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Contract, DixitView, DixSurDixView } from '@/contract.ts';
import { namer } from '@/frame/table.tsx';
import { overTitle, waitingFor } from '@/frame/parts.tsx';
import { why } from '@/frame/why.ts';
import { GAMES, gameTitle, tell } from '@/games.tsx';
import { Bar, useTitle } from '@/parts/bar.tsx';
import { Icon } from '@/parts/icon.tsx';
import { Lazy, Waiting } from '@/parts/lazy.tsx';
import { Avatar } from '@/parts/pieces.tsx';
import { announce } from '@/parts/said.tsx';
import { href } from '@/router.tsx';
import { Nowhere } from '@/screens/nowhere.tsx';
import { qr } from '@/source/api.ts';
import { Remote } from '@/source/remote.ts';
import { usePicture, type Picture, type TableInfo } from '@/source/source.ts';
import { t, tMaybe } from '@/words.ts';
import { Ranking } from './over.tsx';
import { Pic, placeOf } from './pictures.tsx';
import { Track, Voters } from './players.tsx';
import { clueSize, reason, RevealSlots, sentence, stepTitle, STEPS, useSteps, type Last } from './reveal.tsx';

const STEP_MS = 3200;
/* So long a round that is over stays, even if the next storyteller is quick. */
const HOLD_MS = STEPS * STEP_MS + 6000;

/* What a spectator would know: the seat of whoever opened this screen is laid aside. */
function unseated(contract: Contract): Contract {
    if (contract.seat === null) return contract;
    const bare = { ...contract, legal: [], choice: null, undo: null, seat: null };
    if (contract.game === 'dixit') bare.view = { ...(contract.view as DixitView), hand: [], told: null, given: [], mine: [], vote: [] };
    if (contract.game === 'dixsurdix' && contract.options['open-hands'] !== true) {
        const view = contract.view as DixSurDixView;
        bare.view = { ...view, takes: {}, hands: view.hands.map((hand, seat) => (seat === contract.seat ? { ...hand, tokens: [] } : hand)) };
    }
    return bare;
}

/* A television must not fall asleep during a game. */
function useAwake(): void {
    useEffect(() => {
        let lock: { release(): Promise<void> } | null = null;
        const ask = () => {
            if (document.visibilityState === 'visible') void navigator.wakeLock?.request('screen').then((one) => (lock = one), () => undefined);
        };
        ask();
        document.addEventListener('visibilitychange', ask);
        return () => {
            document.removeEventListener('visibilitychange', ask);
            void lock?.release().catch(() => undefined);
        };
    }, []);
}

function Join({ table, large = false }: { table: TableInfo; large?: boolean }) {
    const link = new URL(href(`/t/${table.code}`), location.href).href;
    return (
        <section class={`tv-join ${large ? 'large' : ''}`} aria-label={t('dixit.tv.join')}>
            <img class="qr" src={qr(link)} alt={t('lobby.qr', { code: table.code })} />
            <p>
                <span class="muted">{t('dixit.tv.join')}</span>
                <strong class="code">{table.code}</strong>
                {large && <span class="tv-link">{link.replace(/^https?:\/\//, '')}</span>}
            </p>
        </section>
    );
}

function TvBar({ title, where, picture }: { title: string; where?: string | undefined; picture: Picture }) {
    const full = document.fullscreenEnabled === true;
    return (
        <Bar title={title} where={where}>
            {picture.link === 'lost' && <span class="lost">{t('link.lost')}</span>}
            {full && (
                <button
                    type="button"
                    class="ib"
                    aria-label={t('dixit.tv.full')}
                    onClick={() => void (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() => undefined)}
                >
                    <Icon name="tv" />
                </button>
            )}
        </Bar>
    );
}

function Lobby({ table, picture }: { table: TableInfo; picture: Picture }) {
    const free = table.seats.filter((seat) => seat.kind === 'person' && !seat.here).length;
    return (
        <>
            <TvBar title={gameTitle(table.game)} where={t('lobby.title')} picture={picture} />
            <main class="tv tv-lobby">
                <Join table={table} large />
                <section class="tv-seats" aria-labelledby="tv-seats">
                    <h2 id="tv-seats">{t('lobby.seats')}</h2>
                    <ol>
                        {table.seats.map((seat, i) => {
                            const empty = seat.kind === 'person' && !seat.here;
                            const label = empty ? t('lobby.free') : seat.kind === 'bot' ? `${t('lobby.bot')} · ${tMaybe(`level.${seat.level}`, seat.name)}` : seat.name;
                            return (
                                <li key={i} class={empty ? 'free' : ''}>
                                    {empty ? <span class="av empty" aria-hidden="true" /> : <Avatar seat={i} name={seat.kind === 'bot' ? 'O' : seat.name} />}
                                    <span class="nm">{label}</span>
                                </li>
                            );
                        })}
                    </ol>
                    <p class="muted" role="status">
                        {free > 0 ? t('dixit.tv.free', { n: free }) : t('dixit.tv.ready')}
                    </p>
                </section>
            </main>
        </>
    );
}

/* Pictures face down: one for each that will lie on the table, turned over once all have given. */
function Backs({ contract }: { contract: Contract<DixitView> }) {
    const { view } = contract;
    const each = contract.seats === 3 ? 2 : 1;
    const all = view.phase === 'give' ? 1 + (contract.seats - 1) * each : contract.seats;
    const given = view.phase === 'give' ? 1 + (contract.seats - 1 - contract.waiting.length) * each : 0;
    return (
        <ol class={`slots s${all} backs`} aria-label={t('dixit.tv.given', { n: given })}>
            {Array.from({ length: all }, (_, i) => (
                <li key={i} class="tile">
                    <div class={`slot-b back ${i < given ? 'given' : ''}`}>
                        <Icon name="mark" class="big" />
                    </div>
                </li>
            ))}
        </ol>
    );
}

function Slots({ view }: { view: DixitView }) {
    return (
        <ol class={`slots s${view.slots.length}`} aria-label={t('dixit.table')}>
            {view.slots.map((card, i) => (
                <li key={card} class="tile">
                    <div class="slot-b">
                        <span class="no">{i + 1}</span>
                        <Pic place={placeOf(view.decks, card)} />
                    </div>
                </li>
            ))}
        </ol>
    );
}

function Spoken({ seat, clue, name }: { seat: number; clue: string; name: (seat: number) => string }) {
    return (
        <figure class={`clue ${clueSize(clue)}`}>
            <Avatar seat={seat} name={name(seat)} />
            <figcaption class="by">{t('dixit.tells', { name: name(seat) })}</figcaption>
            <blockquote>{t('dixit.clue', { clue })}</blockquote>
        </figure>
    );
}

/* Whether the round that is over is to be shown: through the next tell, and for a while in any case. */
function useHeld(contract: Contract<DixitView>): boolean {
    const { view } = contract;
    const finished = view.last === null ? 0 : contract.over ? view.round : view.round - 1;
    const [held, hold] = useState(0);
    const [first] = useState(finished);
    useEffect(() => {
        if (finished === 0 || finished === first) return;
        hold(finished);
        const timer = setTimeout(() => hold(0), HOLD_MS);
        return () => clearTimeout(timer);
    }, [finished]);
    if (finished === 0) return false;
    return view.phase === 'tell' || view.phase === 'deal' || contract.over || (held === finished && view.phase !== 'vote');
}

function Round({ contract, name }: { contract: Contract<DixitView>; name: (seat: number) => string }) {
    const last = contract.view.last as Last;
    const next = contract.view.phase === 'tell' ? contract.view.teller : null;
    const [step] = useSteps(`${last.slots.map((slot) => slot.card).join()}`, STEP_MS);
    useEffect(() => announce(sentence(last, step, name)), [step, last.slots[0]?.card]);
    return (
        <>
            <Spoken seat={last.teller} clue={last.clue ?? ''} name={name} />
            <RevealSlots view={contract.view} last={last} step={step} name={name} />
            <p class="tv-state">
                <strong>{stepTitle(last, step, name)}</strong>
                {step === STEPS && <span> {reason(last, name)}</span>}
                {step === STEPS && next !== null && !contract.over && <span class="tv-next"> {t('dixit.tell.wait', { name: name(next) })}…</span>}
            </p>
        </>
    );
}

function Now({ contract, name }: { contract: Contract<DixitView>; name: (seat: number) => string }) {
    const { view } = contract;
    const state = view.phase === 'give' ? t('dixit.tv.give') : view.phase === 'vote' ? t('dixit.tv.vote') : t('dixit.tv.tell');
    return (
        <>
            {view.teller === null || view.clue === null ? (
                <figure class="clue asking">
                    <blockquote>{view.teller === null ? t('dixit.first') : t('dixit.tell.wait', { name: name(view.teller) })}</blockquote>
                </figure>
            ) : (
                <Spoken seat={view.teller} clue={view.clue} name={name} />
            )}
            {view.phase === 'vote' ? <Slots view={view} /> : <Backs contract={contract} />}
            <p class="tv-state">
                <strong>{state}</strong> <span>{contract.waiting.length > 3 ? t('dixit.tv.waiting', { n: contract.waiting.length }) : waitingFor(contract as never, name)}</span>
            </p>
        </>
    );
}

function DixitTv({ contract, table, name }: { contract: Contract<DixitView>; table: TableInfo | null; name: (seat: number) => string }) {
    const held = useHeld(contract);
    return (
        <main class={`tale tv tv-dixit ${contract.over ? 'ended' : ''}`} data-phase={contract.view.phase}>
            {contract.over && (
                <figure class="clue asking">
                    <blockquote>{overTitle(contract as never, name)}</blockquote>
                </figure>
            )}
            {contract.over && contract.view.last !== null ? (
                <>
                    <Ranking contract={contract} name={name} />
                    <RevealSlots view={contract.view} last={contract.view.last} step={STEPS} name={name} />
                </>
            ) : held ? (
                <Round contract={contract} name={name} />
            ) : (
                <Now contract={contract} name={name} />
            )}
            {!contract.over && <Voters contract={contract} name={name} gains={held} />}
            {!contract.over && <Track contract={contract} name={name} />}
            {table !== null && !contract.over && <Join table={table} />}
        </main>
    );
}

function Playing({ source, picture }: { source: Remote; picture: Picture }) {
    const contract = unseated(picture.contract as Contract);
    const name = namer(source, picture, null);
    const fact = GAMES[contract.game];
    useEffect(() => {
        const told = tell(contract.game, picture.lines, name, null, picture.seen).map((one) => one.text);
        announce(told.slice(-3).join(' '));
    }, [picture.lines.length]);
    const where = fact.where?.(contract as Contract<never>);
    return (
        <>
            <TvBar title={gameTitle(contract.game)} where={where} picture={picture} />
            {contract.game === 'dixit' ? (
                <DixitTv contract={contract as Contract<DixitView>} table={picture.table} name={name} />
            ) : (
                <div class="tv tv-other">
                    <Lazy key={contract.game} load={fact.load} props={{ source, table: picture.table, contract, you: null, name, act: () => undefined, busy: false } as never} />
                    {picture.table !== null && !contract.over && <Join table={picture.table} />}
                </div>
            )}
        </>
    );
}

export default function Tv({ where }: { where: string }) {
    const source = useMemo(() => new Remote(where), [where]);
    useEffect(() => () => source.close(), [source]);
    const picture = usePicture(source);
    const game = picture.table?.game ?? picture.contract?.game;
    useTitle(game === undefined ? '' : gameTitle(game));
    useAwake();
    if (picture.link === 'gone') return <Nowhere text={why(picture.why ?? 'no_such_table')} />;
    if (picture.table?.state === 'closed') return <Nowhere text={t('closed.title')} />;
    if (picture.table?.state === 'lobby') return <Lobby table={picture.table} picture={picture} />;
    return picture.contract === null ? <Waiting /> : <Playing source={source} picture={picture} />;
}
