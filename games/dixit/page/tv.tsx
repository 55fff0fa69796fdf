// Dixit on the shared screen: the clue, the pictures on the table, and each round's reveal, large.
import './desk.css';
import './tv.css';
import { useEffect, useState } from 'preact/hooks';
import type { Contract } from '@/contract.ts';
import { overTitle, waitingFor } from '@/frame/parts.tsx';
import type { TvProps } from '@/game.ts';
import { Avatar } from '@/parts/avatar.tsx';
import { Icon } from '@/parts/icon.tsx';
import { useSettings } from '@/settings.ts';
import { sound } from '@/sound.ts';
import { t } from '@/words.ts';
import { FACTS } from '@made/facts.ts';
import { Ranking } from './over.tsx';
import { LIMITS } from './limits.ts';
import { paintedDecks, Pic, placeOf } from './pictures.tsx';
import { Track, Voters } from './players.tsx';
import { beatsOf, shownAt, useBeats, type Beat, type Last } from './beats.ts';
import { Quote } from './clue.tsx';
import { clueSize, reason, RevealSlots, roundOf, stepTitle, useSpoken } from './reveal.tsx';
import type { DixitView } from './view.ts';

/* From across a room a reveal is slower than in the hand. */
const SLOW = 1.6;
/* So long a round that is over stays, even if the next storyteller is quick. */
const HOLD_MS = 20000;

/* Pictures face down: one for each that will lie on the table, turned over once all have given. */
function Backs({ contract }: { contract: Contract<DixitView> }) {
    const { view } = contract;
    const { few, few_give } = FACTS.games.dixit.constants;
    const each = contract.seats <= few ? few_give : 1;
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

const GALLERY = 3;
const GALLERY_MS = 7000;

/* While everybody waits for the first clue: pictures of decks that are not played with, so that they give nothing away. */
function Gallery({ view }: { view: DixitView }) {
    const { lang } = useSettings();
    const [others, hang] = useState<{ deck: string; title: string }[]>([]);
    const [turn, next] = useState(() => Math.floor(Math.random() * LIMITS.cards));
    useEffect(() => {
        paintedDecks(lang).then(
            (all) => hang(all.filter((one) => !view.decks.some((part) => part.deck === one.deck))),
            () => undefined,
        );
    }, [lang]);
    useEffect(() => {
        const timer = setInterval(() => next((n) => n + 1), GALLERY_MS);
        return () => clearInterval(timer);
    }, []);
    if (others.length === 0) return null;
    return (
        <ol class={`slots s${GALLERY} gallery`} aria-label={t('dixit.tv.gallery')}>
            {Array.from({ length: GALLERY }, (_, i) => {
                /* One of the three changes at a time. */
                const n = Math.floor((turn - i + GALLERY) / GALLERY) * GALLERY + i;
                const { deck, title } = others[n % others.length] as { deck: string; title: string };
                return (
                    <li key={i} class="tile">
                        <div class="slot-b" key={n}>
                            <Pic place={{ deck, own: null, index: (n * 31) % LIMITS.cards }} />
                        </div>
                        <span class="gallery-deck">{title}</span>
                    </li>
                );
            })}
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

function Spoken({ seat, clue, by, name }: { seat: number; clue: string; by?: string; name: (seat: number) => string }) {
    return (
        <figure class={`clue ${clueSize(clue)}`}>
            <Avatar seat={seat} name={name(seat)} />
            <figcaption class="by">{by ?? t('dixit.tells', { name: name(seat) })}</figcaption>
            <Quote clue={clue} />
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

const SOUNDS = { 1: 'card', 2: 'turn', 3: 'card', 4: 'coin' } as const;

function Round({ contract, name, onWhere }: Pick<TvProps<DixitView>, 'contract' | 'name' | 'onWhere'>) {
    const last = contract.view.last as Last;
    const round = roundOf(contract);
    const next = contract.view.phase === 'tell' ? contract.view.teller : null;
    const beats = beatsOf(last, false);
    const [at] = useBeats(`${round} ${last.slots.map((slot) => slot.card).join()}`, beats, SLOW);
    const { step } = beats[at] as Beat;
    useSpoken(last, step, name);
    useEffect(() => sound(SOUNDS[step]), [at, round]);
    useEffect(() => {
        onWhere(t('dixit.round', { n: round }));
        return () => onWhere(null);
    }, [round]);
    return (
        <>
            <Spoken seat={last.teller} clue={last.clue ?? ''} by={t('dixit.told', { n: round, name: name(last.teller) })} name={name} />
            <RevealSlots view={contract.view} last={last} shown={shownAt(last, beats, at)} name={name} />
            <p class="tv-state">
                <strong>{stepTitle(last, step, name)}</strong>
                {step === 4 && <span> {reason(last, name)}</span>}
                {step === 4 && next !== null && !contract.over && <span class="tv-next"> {t('dixit.tell.wait', { name: name(next) })}…</span>}
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
            {view.phase === 'vote' ? <Slots view={view} /> : view.phase === 'give' ? <Backs contract={contract} /> : <Gallery view={view} />}
            <p class="tv-state">
                <strong>{state}</strong> <span>{contract.waiting.length > 3 ? t('dixit.tv.waiting', { n: contract.waiting.length }) : waitingFor(contract, name)}</span>
            </p>
        </>
    );
}

export default function DixitTv({ contract, name, onWhere, children }: TvProps<DixitView>) {
    const held = useHeld(contract);
    const last = contract.view.last;
    /* Beside a round that is over stands who told it, not who tells next. */
    const seated = held && last !== null ? { ...contract, waiting: [], view: { ...contract.view, teller: last.teller } } : contract;
    return (
        <main class={`dixit-desk tv tv-dixit ${contract.over ? 'ended' : ''}`} data-phase={contract.view.phase}>
            {contract.over && (
                <figure class="clue asking">
                    <blockquote>{overTitle(contract, name)}</blockquote>
                </figure>
            )}
            {contract.over && contract.view.last !== null ? (
                <>
                    <Ranking contract={contract} name={name} />
                    <RevealSlots view={contract.view} last={contract.view.last} name={name} />
                </>
            ) : held ? (
                <Round contract={contract} name={name} onWhere={onWhere} />
            ) : (
                <Now contract={contract} name={name} />
            )}
            {!contract.over && <Voters contract={seated} name={name} gains={held} />}
            {!contract.over && <Track contract={contract} name={name} />}
            {children}
        </main>
    );
}
