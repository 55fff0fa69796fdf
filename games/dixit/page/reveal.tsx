// The end of a round, in order: votes, the storyteller's picture, who gave what, points and why. A tap shows what comes next.
import './reveal.css';
import './tiles.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Contract } from '@/contract.ts';
import type { DeskProps } from '@/game.ts';
import { Button, Sheet } from '@/parts/controls.tsx';
import { useFocusAt } from '@/parts/hand.ts';
import { Icon } from '@/parts/icon.tsx';
import { Avatar } from '@/parts/avatar.tsx';
import { announce } from '@/parts/said.tsx';
import { list, t } from '@/words.ts';
import { beatsOf, everything, shownAt, useBeats, useSmall, type Beat, type Last, type Shown, type Step } from './beats.ts';
import { Quote } from './clue.tsx';
import { Pic, placeOf } from './pictures.tsx';
import { TILE } from './tiles.tsx';
import { Zoom } from './zoom.tsx';
import type { DixitView } from './view.ts';

type Name = (seat: number) => string;
type Around = Pick<DeskProps, 'source' | 'table'> & { contract: Contract<DixitView>; name: Name };

/* Long clues get smaller letters, so that the pictures keep their room. */
export function clueSize(clue: string): string {
    return clue.length > 110 ? 'longest' : clue.length > 48 ? 'long' : '';
}

/* The round that is over, by its number. */
export function roundOf(contract: Contract<DixitView>): number {
    return contract.over ? contract.view.round : contract.view.round - 1;
}

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
    return t(finders.length === 1 ? 'dixit.reveal.some.one' : 'dixit.reveal.some', { names: list(finders.map(name)), n: last.base[last.teller] ?? 0, name: teller });
}

/* What a step says, in words, of what is shown by then: the outcome for those who do not see it move. */
export function sentence(last: Last, shown: Shown, step: Step, named: Name): string {
    const name = within(named);
    const you = (seat: number) => named(seat) === t('you');
    if (step === 1) return list(shown.votes.flatMap((voters, i) => (voters.length > 0 ? [t('dixit.reveal.vote', { n: i + 1, names: list(voters.map(name)) })] : [])));
    if (step === 2) {
        const n = 1 + last.slots.findIndex((slot) => slot.owner === last.teller);
        return you(last.teller) ? t('dixit.reveal.was.you', { n }) : t('dixit.reveal.was', { n, name: name(last.teller) });
    }
    if (step === 3) {
        const gave = (owner: number, n: number) => (you(owner) ? t('dixit.reveal.gave.you', { n }) : t('dixit.reveal.gave', { n, name: name(owner) }));
        return list(last.slots.flatMap((slot, i) => (slot.owner === last.teller || !shown.gave[i] ? [] : [gave(slot.owner, i + 1)])));
    }
    return reason(last, name);
}

/* What a screen reader hears when a step begins; all of it where nothing moves. */
export function spoken(last: Last, step: Step, from: Step, name: Name): string {
    const steps = ([1, 2, 3, 4] as const).filter((one) => one >= from && one <= step);
    return steps.map((one) => sentence(last, everything(last), one, name).replace(/[^.!?]$/, '$&.')).join(' ');
}

export function stepTitle(last: Last, step: Step, name: Name): string {
    const told = name(last.teller) === t('you') ? t('dixit.reveal.told.you') : t('dixit.reveal.told', { name: name(last.teller) });
    return [t('dixit.reveal.votes'), told, t('dixit.reveal.owners'), t('dixit.reveal.points')][step - 1] ?? '';
}

/* A step as it begins is heard once; where several begin at once, all of them. */
export function useSpoken(last: Last, step: Step, name: Name): void {
    const heard = useRef<{ last: Last | null; step: number }>({ last: null, step: 0 });
    useEffect(() => {
        const same = heard.current.last?.slots[0]?.card === last.slots[0]?.card;
        const from = (same ? heard.current.step + 1 : 1) as Step;
        heard.current = { last, step };
        if (from <= step) announce(spoken(last, step, from, name));
    }, [step, last.slots[0]?.card]);
}

function noteOf(last: Last, shown: Shown, i: number, name: Name): string | null {
    const slot = last.slots[i] as Last['slots'][number];
    const told = shown.told && slot.owner === last.teller;
    const whose = told ? stepTitle(last, 2, name) : shown.gave[i] ? sentence(last, { ...shown, gave: shown.gave.map((_, k) => k === i) }, 3, name) : null;
    const votes = (shown.votes[i] ?? []).length > 0 ? t('dixit.reveal.voters', { names: list((shown.votes[i] ?? []).map(name)) }) : null;
    return [whose, votes].filter((part) => part !== null).join(' · ') || null;
}

function Ballots({ voters, name }: { voters: number[]; name: Name }) {
    if (voters.length === 0) return null;
    return (
        <span class={`ballots b${voters.length}`}>
            {voters.map((seat) => (
                <Avatar key={seat} seat={seat} name={name(seat)} />
            ))}
            <span class="vh"> {t('dixit.reveal.voters', { names: list(voters.map(name)) })} </span>
        </span>
    );
}

export function RevealSlots({ view, last, shown = everything(last), name }: { view: DixitView; last: Last; shown?: Shown; name: Name }) {
    const [zoom, look] = useState<number | null>(null);
    const places = last.slots.map((slot) => placeOf(view.decks, slot.card));
    return (
        <>
            <ol class={`slots s${last.slots.length} reveal`} aria-label={t('dixit.table')}>
                {last.slots.map((slot, i) => {
                    const told = shown.told && slot.owner === last.teller;
                    return (
                        <li key={slot.card} class="tile">
                            <button type="button" class={`slot-b ${told ? 'sel' : ''}`} onClick={() => look(i)}>
                                <span class="no">
                                    <span class="vh">{t('dixit.picture', { n: '' })}</span>
                                    {i + 1}
                                </span>
                                <Pic place={placeOf(view.decks, slot.card)} sizes={TILE} />
                                <Ballots voters={shown.votes[i] ?? []} name={name} />
                                {(told || (shown.gave[i] && slot.owner !== last.teller)) && (
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
            {zoom !== null && <Zoom places={places} at={zoom} number={zoom + 1} note={noteOf(last, shown, zoom, name)} onAt={look} onClose={() => look(null)} />}
        </>
    );
}

/* One picture of a reveal, large, with the votes that it has got so far and whose it is. */
function Large({ view, last, beat, shown, name }: { view: DixitView; last: Last; beat: Beat; shown: Shown; name: Name }) {
    const i = beat.slot ?? 0;
    const slot = last.slots[i] as Last['slots'][number];
    const told = shown.told && slot.owner === last.teller;
    return (
        <section class="large" key={slot.card} aria-label={t('dixit.picture', { n: i + 1 })}>
            <div class={`slot-b ${told ? 'sel' : ''}`}>
                <span class="no">{i + 1}</span>
                <Pic place={placeOf(view.decks, slot.card)} />
                {(told || shown.gave[i]) && (
                    <span class="tag">
                        {told ? <Icon name="teller" /> : null}
                        <span class="tag-nm">{name(slot.owner)}</span>
                    </span>
                )}
            </div>
            <ul class="large-votes">
                {(shown.votes[i] ?? []).map((seat) => (
                    <li key={seat}>
                        <Avatar seat={seat} name={name(seat)} />
                        {name(seat)}
                    </li>
                ))}
                {beat.step === 1 && beat.seat === null && <li class="nobody">{t('dixit.reveal.nobody')}</li>}
            </ul>
        </section>
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

function Said({ last, round, name }: { last: Last; round: number; name: Name }) {
    return (
        <figure class={`clue ${clueSize(last.clue ?? '')}`}>
            <Avatar seat={last.teller} name={name(last.teller)} />
            <figcaption class="by">{name(last.teller) === t('you') ? t('dixit.told.you', { n: round }) : t('dixit.told', { n: round, name: name(last.teller) })}</figcaption>
            <Quote clue={last.clue ?? ''} />
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
                    <Said last={last} round={roundOf(contract)} name={name} />
                    <RevealSlots view={contract.view} last={last} name={name} />
                    <p class="help">
                        {reason(last, name)} {t('dixit.reveal.bonus')}
                    </p>
                    <Points source={source} table={table} contract={contract} name={name} />
                </Sheet>
            )}
        </>
    );
}

export function Reveal({ source, table, contract, name, onWhere, onDone }: Around & { onWhere: (where: string | null) => void; onDone: () => void }) {
    const { view } = contract;
    const last = view.last as Last;
    const round = roundOf(contract);
    const small = useSmall();
    const beats = beatsOf(last, small);
    const end = beats.length - 1;
    const [at, go] = useBeats(`${contract.game} ${round}`, beats);
    const beat = beats[at] as Beat;
    const shown = shownAt(last, beats, at);
    useSpoken(last, beat.step, name);
    useFocusAt(true, view.round, '.dock .btn');
    /* The bar tells where the game is by now, which is the next round. */
    useEffect(() => {
        onWhere(t('dixit.round', { n: round }));
        return () => onWhere(null);
    }, [round]);
    const walking = small && at < end;
    return (
        <main class={`dixit-desk revealing ${walking ? 'walk' : ''}`} data-step={beat.step} data-at={`reveal ${view.round}`} onClick={() => at < end && go(small ? at + 1 : end)}>
            <Said last={last} round={round} name={name} />
            {walking ? <Large view={view} last={last} beat={beat} shown={shown} name={name} /> : <RevealSlots view={view} last={last} shown={shown} name={name} />}
            <div class="outcome" tabIndex={0} role="group" aria-label={t('dixit.reveal')}>
                <h2 class="turn">{stepTitle(last, beat.step, name)}</h2>
                {beat.step === 4 ? (
                    <>
                        <p class="help">
                            {reason(last, name)} {last.bonus.some((n) => n > 0) && t('dixit.reveal.bonus')}
                        </p>
                        <Points source={source} table={table} contract={contract} name={name} />
                    </>
                ) : (
                    !walking && <p class="help">{sentence(last, shown, beat.step, name)}</p>
                )}
            </div>
            <div class="dock">
                <Button
                    go
                    onClick={(event) => {
                        event.stopPropagation();
                        if (at < end) go(end);
                        else onDone();
                    }}
                >
                    {at < end ? t('dixit.reveal.skip') : t('dixit.reveal.on')}
                </Button>
            </div>
        </main>
    );
}
