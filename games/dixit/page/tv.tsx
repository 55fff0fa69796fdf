// Dixit on the shared screen: the clue, the pictures on the table, and each round's reveal, large.
import './desk.css';
import './tv.css';
import { useEffect, useState } from 'preact/hooks';
import type { Contract } from '@/contract.ts';
import { overTitle, waitingFor } from '@/frame/parts.tsx';
import type { TvProps } from '@/game.ts';
import { Avatar } from '@/parts/avatar.tsx';
import { Icon } from '@/parts/icon.tsx';
import { announce } from '@/parts/said.tsx';
import { t } from '@/words.ts';
import { FACTS } from '@made/facts.ts';
import { Ranking } from './over.tsx';
import { Pic, placeOf } from './pictures.tsx';
import { Track, Voters } from './players.tsx';
import { clueSize, reason, RevealSlots, sentence, stepTitle, STEPS, useSteps, type Last } from './reveal.tsx';
import type { DixitView } from './view.ts';

const STEP_MS = 3200;
/* So long a round that is over stays, even if the next storyteller is quick. */
const HOLD_MS = STEPS * STEP_MS + 6000;

/* Pictures face down: one for each that will lie on the table, turned over once all have given. */
function Backs({ contract }: { contract: Contract<DixitView> }) {
    const { view } = contract;
    const each = contract.seats <= FACTS.games.dixit.constants.few ? 2 : 1;
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
                <strong>{state}</strong> <span>{contract.waiting.length > 3 ? t('dixit.tv.waiting', { n: contract.waiting.length }) : waitingFor(contract, name)}</span>
            </p>
        </>
    );
}

export default function DixitTv({ contract, name, children }: TvProps<DixitView>) {
    const held = useHeld(contract);
    return (
        <main class={`tale tv tv-dixit ${contract.over ? 'ended' : ''}`} data-phase={contract.view.phase}>
            {contract.over && (
                <figure class="clue asking">
                    <blockquote>{overTitle(contract, name)}</blockquote>
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
            {children}
        </main>
    );
}
