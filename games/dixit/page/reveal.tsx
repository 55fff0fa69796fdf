// The end of a round, in order: votes, the storyteller's picture, who gave what, points and why. A tap shows everything at once.
import './reveal.css';
import './tiles.css';
import { useEffect, useState } from 'preact/hooks';
import type { Contract } from '@/contract.ts';
import type { DeskProps } from '@/game.ts';
import { still } from '@/motion.ts';
import { Button, Sheet } from '@/parts/controls.tsx';
import { useFocusAt } from '@/parts/hand.ts';
import { Icon } from '@/parts/icon.tsx';
import { Avatar } from '@/parts/avatar.tsx';
import { announce } from '@/parts/said.tsx';
import { list, t } from '@/words.ts';
import { Pic, placeOf } from './pictures.tsx';
import { Zoom } from './zoom.tsx';
import type { DixitView } from './view.ts';

export type Last = NonNullable<DixitView['last']>;
type Name = (seat: number) => string;
type Around = Pick<DeskProps, 'source' | 'table'> & { contract: Contract<DixitView>; name: Name };
/* Long clues get smaller letters, so that the pictures keep their room. */
export function clueSize(clue: string): string {
    return clue.length > 110 ? 'longest' : clue.length > 48 ? 'long' : '';
}

export const STEPS = 4;
const STEP_MS = 1900;

/* "You" within a sentence. */
function within(name: Name): Name {
    return (seat) => (name(seat) === t('you') ? t('you').toLocaleLowerCase() : name(seat));
}

/* Why the points are what they are. */
export function reason(last: Last, named: Name): string {
    const name = within(named);
    const finders = last.slots.find((slot) => slot.owner === last.teller)?.voters ?? [];
    const teller = name(last.teller);
    const voters = last.votes.filter((votes) => votes.length > 0).length;
    if (finders.length === 0) return t('dixit.reveal.none', { name: teller });
    if (finders.length === voters) return t('dixit.reveal.all', { name: teller });
    return t('dixit.reveal.some', { names: list(finders.map(name)), n: last.base[last.teller] ?? 0, name: teller });
}

/* What each step says, in words: the outcome for those who do not see it move. */
export function sentence(last: Last, step: number, named: Name): string {
    const name = within(named);
    if (step === 1) return list(last.slots.flatMap((slot, i) => (slot.voters.length > 0 ? [t('dixit.reveal.vote', { n: i + 1, names: list(slot.voters.map(name)) })] : [])));
    if (step === 2) {
        const n = 1 + last.slots.findIndex((slot) => slot.owner === last.teller);
        return named(last.teller) === t('you') ? t('dixit.reveal.was.you', { n }) : t('dixit.reveal.was', { n, name: name(last.teller) });
    }
    if (step === 3) return list(last.slots.flatMap((slot, i) => (slot.owner === last.teller ? [] : [t('dixit.reveal.gave', { n: i + 1, name: name(slot.owner) })])));
    return reason(last, name);
}

export function stepTitle(last: Last, step: number, name: Name): string {
    const told = name(last.teller) === t('you') ? t('dixit.reveal.told.you') : t('dixit.reveal.told', { name: name(last.teller) });
    return [t('dixit.reveal.votes'), told, t('dixit.reveal.owners'), t('dixit.reveal.points')][step - 1] ?? '';
}

export function useSteps(key: string, pause = STEP_MS): [number, () => void] {
    const [step, set] = useState(still() ? STEPS : 1);
    useEffect(() => {
        set(still() ? STEPS : 1);
        const timer = setInterval(() => set((old) => Math.min(STEPS, old + 1)), pause);
        return () => clearInterval(timer);
    }, [key]);
    return [step, () => set(STEPS)];
}

export function RevealSlots({ view, last, step, name }: { view: DixitView; last: Last; step: number; name: Name }) {
    const [zoom, look] = useState<number | null>(null);
    const places = last.slots.map((slot) => placeOf(view.decks, slot.card));
    return (
        <>
            <ol class={`slots s${last.slots.length} reveal`} aria-label={t('dixit.table')}>
                {last.slots.map((slot, i) => {
                    const told = step >= 2 && slot.owner === last.teller;
                    const owner = told || (step >= 3 && slot.owner !== last.teller);
                    return (
                        <li key={slot.card} class="tile">
                            <button type="button" class={`slot-b ${told ? 'sel' : step >= 2 ? 'dimmed' : ''}`} onClick={() => look(i)}>
                                <span class="no">
                                    <span class="vh">{t('dixit.picture', { n: '' })}</span>
                                    {i + 1}
                                </span>
                                <Pic place={placeOf(view.decks, slot.card)} />
                                {slot.voters.length > 0 && (
                                    <span class={`ballots b${slot.voters.length}`}>
                                        {slot.voters.map((seat) => (
                                            <Avatar key={seat} seat={seat} name={name(seat)} />
                                        ))}
                                        <span class="vh"> {t('dixit.reveal.voters', { names: list(slot.voters.map(name)) })} </span>
                                    </span>
                                )}
                                {owner && (
                                    <span class="tag">
                                        {told ? <Icon name="teller" /> : null}
                                        <span class="tag-nm">{name(slot.owner)}</span>
                                    </span>
                                )}
                            </button>
                        </li>
                    );
                })}
            </ol>
            {zoom !== null && <Zoom places={places} at={zoom} number={zoom + 1} onAt={look} onClose={() => look(null)} onChoose={null} />}
        </>
    );
}

/* What a bot says when asked. */
function Why({ source, seat, name }: { source: DeskProps['source']; seat: number; name: Name }) {
    const [said, say] = useState<string | null>(null);
    const ask = async () => say((await source.why(seat)) ?? t('dixit.why.nothing'));
    if (said !== null)
        return (
            <p class="why-said" role="status">
                {said}
            </p>
        );
    return (
        <button type="button" class="why" onClick={() => void ask()}>
            <Icon name="think" />
            <span class="word">{t('dixit.why')}</span>
            <span class="vh"> ({name(seat)})</span>
        </button>
    );
}

export function Points({ source, table, contract, name }: Around) {
    const last = contract.view.last as Last;
    const gained = (seat: number) => (last.base[seat] ?? 0) + (last.bonus[seat] ?? 0);
    const order = contract.score.map((_, seat) => seat).sort((a, b) => gained(b) - gained(a) || a - b);
    return (
        <ul class="gains">
            {order.map((seat) => {
                const base = last.base[seat] ?? 0;
                const bonus = last.bonus[seat] ?? 0;
                return (
                    <li key={seat}>
                        <Avatar seat={seat} name={name(seat)} />
                        <span class="nm">{name(seat)}</span>
                        <b class={base + bonus > 0 ? 'gain' : ''}>+{base + bonus}</b>
                        {bonus > 0 && base > 0 && (
                            <small>
                                {base} + {bonus}
                            </small>
                        )}
                        {table?.seats[seat]?.kind === 'bot' && <Why key={last.slots[0]?.card} source={source} seat={seat} name={name} />}
                    </li>
                );
            })}
        </ul>
    );
}

function Said({ last, name }: { last: Last; name: Name }) {
    return (
        <figure class={`clue ${clueSize(last.clue ?? '')}`}>
            <Avatar seat={last.teller} name={name(last.teller)} />
            <figcaption class="by">{name(last.teller) === t('you') ? t('dixit.tells.you') : t('dixit.tells', { name: name(last.teller) })}</figcaption>
            <blockquote>{t('dixit.clue', { clue: last.clue ?? '' })}</blockquote>
        </figure>
    );
}

/* The round before, in a sheet of its own, at hand until the next one is over. */
export function Previous({ source, table, contract, name }: Around) {
    const [open, show] = useState(false);
    const last = contract.view.last as Last;
    return (
        <>
            <Button class="previous" icon="cards" onClick={() => show(true)}>
                <span class="word">{contract.over ? t('dixit.last.over') : t('dixit.last')}</span>
            </Button>
            {open && (
                <Sheet title={contract.over ? t('dixit.last.over') : t('dixit.last')} onClose={() => show(false)} class="last-round">
                    <Said last={last} name={name} />
                    <RevealSlots view={contract.view} last={last} step={STEPS} name={name} />
                    <p class="help">
                        {reason(last, name)} {t('dixit.reveal.bonus')}
                    </p>
                    <Points source={source} table={table} contract={contract} name={name} />
                </Sheet>
            )}
        </>
    );
}

export function Reveal({ source, table, contract, name, onDone }: Around & { onDone: () => void }) {
    const { view } = contract;
    const last = view.last as Last;
    const [step, all] = useSteps(`${contract.game}${view.round}`);
    useEffect(() => announce(sentence(last, step, name)), [step]);
    useFocusAt(true, view.round, '.dock .btn');
    return (
        <main class="tale revealing" data-step={step} data-at={`reveal ${view.round}`} onClick={() => step < STEPS && all()}>
            <Said last={last} name={name} />
            <RevealSlots view={view} last={last} step={step} name={name} />
            <div class="outcome" tabIndex={0} role="group" aria-label={t('dixit.reveal')}>
                <h2 class="turn">{stepTitle(last, step, name)}</h2>
                {step === STEPS ? (
                    <>
                        <p class="help">
                            {reason(last, name)} {last.bonus.some((n) => n > 0) && t('dixit.reveal.bonus')}
                        </p>
                        <Points source={source} table={table} contract={contract} name={name} />
                    </>
                ) : (
                    <p class="help">{sentence(last, step, name)}</p>
                )}
            </div>
            <div class="dock">
                <Button go onClick={step < STEPS ? all : onDone}>
                    {step < STEPS ? t('dixit.reveal.skip') : t('dixit.reveal.on')}
                </Button>
            </div>
        </main>
    );
}
