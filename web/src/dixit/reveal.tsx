// The end of a round, in order: votes, the storyteller's picture, who gave what, points and why. A tap shows everything at once.
import { useEffect, useState } from 'preact/hooks';
import type { Contract, DixitView } from '../contract.ts';
import { still } from '../motion.ts';
import { Button } from '../parts/controls.tsx';
import { Avatar } from '../parts/pieces.tsx';
import { announce } from '../parts/said.tsx';
import { list, t } from '../words.ts';
import { Pic, placeOf } from './pictures.tsx';

type Last = NonNullable<DixitView['last']>;
export const STEPS = 4;
const STEP_MS = 1700;

/* Why the points are what they are. */
export function reason(last: Last, name: (seat: number) => string): string {
    const told = last.slots.find((slot) => slot.owner === last.teller);
    const finders = told?.voters ?? [];
    const teller = name(last.teller);
    const voters = last.votes.filter((votes) => votes.length > 0).length;
    if (finders.length === 0) return t('dixit.reveal.none', { name: teller });
    if (finders.length === voters) return t('dixit.reveal.all', { name: teller });
    return t('dixit.reveal.some', { names: list(finders.map(name)), n: last.base[last.teller] ?? 3, name: teller });
}

export function useSteps(key: string): [number, () => void] {
    const [step, set] = useState(still() ? STEPS : 1);
    useEffect(() => {
        set(still() ? STEPS : 1);
        const timer = setInterval(() => set((old) => Math.min(STEPS, old + 1)), STEP_MS);
        return () => clearInterval(timer);
    }, [key]);
    return [step, () => set(STEPS)];
}

export function RevealSlots({ view, last, step, name }: { view: DixitView; last: Last; step: number; name: (seat: number) => string }) {
    return (
        <ol class={`slots s${last.slots.length} reveal`} aria-label={t('dixit.table')}>
            {last.slots.map((slot, i) => {
                const told = step >= 2 && slot.owner === last.teller;
                return (
                    <li key={slot.card}>
                        <div class={`slot-b ${told ? 'sel' : step >= 2 ? 'dimmed' : ''}`}>
                            <Pic place={placeOf(view.decks, slot.card)} />
                            <span class="no">
                                <span class="vh">{t('dixit.picture', { n: '' })} </span>
                                {i + 1}
                            </span>
                            <span class="ballots">
                                {slot.voters.map((seat) => (
                                    <Avatar key={seat} seat={seat} name={name(seat)} />
                                ))}
                                <span class="vh">{list(slot.voters.map(name))}</span>
                            </span>
                            {(told || (step >= 3 && slot.owner !== last.teller)) && <span class="tag">{name(slot.owner)}</span>}
                        </div>
                    </li>
                );
            })}
        </ol>
    );
}

export function Points({ contract, last, name }: { contract: Contract<DixitView>; last: Last; name: (seat: number) => string }) {
    const order = contract.score.map((_, seat) => seat).sort((a, b) => (last.base[b] ?? 0) + (last.bonus[b] ?? 0) - (last.base[a] ?? 0) - (last.bonus[a] ?? 0));
    return (
        <ul class="gains">
            {order.map((seat) => {
                const base = last.base[seat] ?? 0;
                const bonus = last.bonus[seat] ?? 0;
                return (
                    <li key={seat}>
                        <Avatar seat={seat} name={name(seat)} />
                        <span class="nm">{name(seat)}</span>
                        <b>+{base + bonus}</b>
                        {bonus > 0 && base > 0 && (
                            <small>
                                {base} + {bonus}
                            </small>
                        )}
                    </li>
                );
            })}
        </ul>
    );
}

export function Reveal({ contract, name, onDone }: { contract: Contract<DixitView>; name: (seat: number) => string; onDone: () => void }) {
    const { view } = contract;
    const last = view.last as Last;
    const [step, all] = useSteps(`${contract.game}${view.round}`);
    const titles = [t('dixit.reveal.votes'), t('dixit.reveal.told', { name: name(last.teller) }), t('dixit.reveal.owners'), t('dixit.reveal.points')];
    useEffect(() => {
        if (step === STEPS) announce(reason(last, name));
    }, [step]);
    return (
        <main class="tale revealing" onClick={() => step < STEPS && all()}>
            <figure class="clue">
                <Avatar seat={last.teller} name={name(last.teller)} />
                <figcaption class="by">{t('dixit.tells', { name: name(last.teller) })}</figcaption>
                <blockquote>{t('dixit.clue', { clue: last.clue ?? '' })}</blockquote>
            </figure>
            <RevealSlots view={view} last={last} step={step} name={name} />
            <div class="outcome">
                <h2 class="turn">{titles[step - 1]}</h2>
                {step === STEPS && <p class="help">{reason(last, name)} {t('dixit.reveal.bonus')}</p>}
                {step === STEPS && <Points contract={contract} last={last} name={name} />}
            </div>
            <div class="dock">
                <Button go onClick={step < STEPS ? all : onDone}>
                    {step < STEPS ? t('dixit.reveal.skip') : t('dixit.reveal.on')}
                </Button>
            </div>
        </main>
    );
}
