// The bubble of a lesson: one thing is said, beside what it speaks of; that and the button to press carry the same ring.
import './bubble.css';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { GameName } from '../contract.ts';
import type { Teach } from '../game.ts';
import { tLate } from '../late.ts';
import { playsByKeys } from '../parts/hand.ts';
import { Icon } from '../parts/icon.tsx';
import { announce, toast } from '../parts/said.tsx';
import { current } from '../settings.ts';
import { spotFor, type Shape, type Spot } from './place.ts';
import { sentence, type Step } from './taught.ts';

/* The first of these that is there and seen; an old browser may not know every selector. */
function find(selectors: readonly string[]): HTMLElement | null {
    for (const selector of selectors)
        try {
            for (const element of document.querySelectorAll<HTMLElement>(selector)) if (element.getClientRects().length > 0) return element;
        } catch {
            continue;
        }
    return null;
}

/* What a bubble had better not cover, besides the game's own pieces. */
const THINGS = '.btn, h2, p, blockquote, .panel > li';

/* How narrow a bubble may be made, in parts of its width, and in pixels. */
const WIDTHS = [1, 0.8, 0.62];
const NARROWEST = 180;

function shapesOf(box: HTMLElement): Shape[] {
    const now = box.style.width;
    box.style.width = '';
    const full = box.offsetWidth;
    const widths = WIDTHS.map((part) => Math.round(part * full)).filter((width) => width === full || width >= NARROWEST);
    const shapes = widths.map((width) => {
        box.style.width = `${width}px`;
        return { width, height: box.offsetHeight };
    });
    box.style.width = now;
    return shapes;
}

const RING = 'data-lit';

function ring(elements: (HTMLElement | null)[]): void {
    for (const old of document.querySelectorAll(`[${RING}]`)) if (!elements.includes(old as HTMLElement)) old.removeAttribute(RING);
    for (const element of elements) if (element !== null && !element.hasAttribute(RING)) element.setAttribute(RING, '');
}

/* Looks again whenever the table changes, and tells where the bubble stands. While what it speaks of is not to be seen, as long as something
 * else is being read, the bubble waits. */
function useSpot(step: Step, teach: Teach, bubble: { current: HTMLElement | null }): Spot | null {
    const [spot, set] = useState<Spot | null>(null);
    useLayoutEffect(() => {
        let frame = 0;
        let led: HTMLElement | null = null;
        const look = () => {
            frame = 0;
            const box = bubble.current;
            if (box === null) return;
            const target = find(teach.places[step.at] ?? []);
            const tap = step.wants === null ? null : find([...(teach.tap?.(step.wants) ?? []), `main [data-move="${step.wants}"]`]);
            ring([target, tap]);
            if (tap !== null && tap !== led && playsByKeys()) {
                const now = document.activeElement;
                if (led === null || !led.isConnected || now === led || now === document.body || now?.closest('.dock, .bubble')) tap.focus({ preventScroll: true });
            }
            led = tap;
            if (target === null) return set(null);
            const bar = document.querySelector('header.bar')?.getBoundingClientRect().bottom ?? 0;
            const part = target.closest('section');
            const others = [...document.querySelectorAll<HTMLElement>(`main :is(${THINGS}, ${teach.pieces})`)].map((one) => ({ near: part?.contains(one) ?? false, box: one.getBoundingClientRect() }));
            const next = spotFor(shapesOf(box), target.getBoundingClientRect(), tap?.getBoundingClientRect() ?? null, others, Math.max(0, bar) + 4);
            set((old) => (old !== null && old.left === next.left && old.top === next.top && old.side === next.side && old.tip === next.tip && old.width === next.width ? old : next));
        };
        const soon = () => {
            frame ||= requestAnimationFrame(look);
        };
        find(teach.places[step.at] ?? [])?.scrollIntoView({ block: 'nearest' });
        look();
        const changes = new MutationObserver(soon);
        changes.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['class', 'disabled', 'aria-disabled', 'aria-pressed', 'src'] });
        const sizes = new ResizeObserver(soon);
        sizes.observe(document.body);
        if (bubble.current !== null) sizes.observe(bubble.current);
        addEventListener('scroll', soon, true);
        addEventListener('resize', soon);
        document.addEventListener('animationend', soon);
        return () => {
            cancelAnimationFrame(frame);
            changes.disconnect();
            sizes.disconnect();
            removeEventListener('scroll', soon, true);
            removeEventListener('resize', soon);
            document.removeEventListener('animationend', soon);
            ring([]);
        };
    }, [step.n, step.missed]);
    return spot;
}

function Listen({ text }: { text: string }) {
    useEffect(() => () => globalThis.speechSynthesis?.cancel(), [text]);
    if (!('speechSynthesis' in globalThis)) return null;
    const speak = () => {
        speechSynthesis.cancel();
        const words = new SpeechSynthesisUtterance(text);
        words.lang = current().lang;
        speechSynthesis.speak(words);
    };
    return (
        <button type="button" class="ib" aria-label={tLate('lesson.listen')} onClick={speak}>
            <Icon name="sound" />
        </button>
    );
}

export function Steps({ n, of }: { n: number; of: number }) {
    return (
        <span class="steps" role="img" aria-label={tLate('lesson.step', { n, of })}>
            {Array.from({ length: of }, (_, i) => (
                <i key={i} class={i + 1 < n ? 'done' : i + 1 === n ? 'now' : ''} />
            ))}
        </span>
    );
}

export function Bubble({ game, step, teach, onNext }: { game: GameName; step: Step; teach: Teach; onNext: () => void }) {
    const box = useRef<HTMLElement>(null);
    const next = useRef<HTMLButtonElement>(null);
    const spot = useSpot(step, teach, box);
    const waits = spot === null;
    const { lead, rest } = sentence(game, step);
    const text = `${lead} ${rest}`.trim();
    useEffect(() => {
        announce(text);
        // Over a sheet the bubble is not seen: a message is.
        if (step.missed > 0 && document.querySelector('dialog[open]') !== null) toast(text);
    }, [text, step.missed]);
    useEffect(() => {
        if (!waits) next.current?.focus({ preventScroll: true });
    }, [step.n, waits]);
    const place = spot === null ? {} : { left: `${spot.left}px`, top: `${spot.top}px`, width: `${spot.width}px`, '--tip': `${spot.tip}px` };
    return (
        <aside ref={box} key={step.n} hidden={waits} class={`bubble ${spot?.side ?? ''} ${step.missed > 0 ? 'missed' : ''}`} style={place} aria-label={tLate('lesson.is')}>
            <span class="guide" aria-hidden="true">
                <Icon name="mark" class="" />
            </span>
            <div>
                <p key={step.missed}>
                    <b>{lead}</b> {rest}
                </p>
                <div class="bubble-foot">
                    <Steps n={step.n} of={step.of} />
                    <span class="sp" />
                    <Listen text={text} />
                    {step.wants === null && (
                        <button type="button" ref={next} class="btn go" onClick={onNext}>
                            <span class="lead">{tLate('lesson.next')}</span>
                        </button>
                    )}
                </div>
            </div>
        </aside>
    );
}
