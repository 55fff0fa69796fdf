// What is said aside: a polite live region for screen readers, and toasts for everyone.
import './said.css';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Link } from '../router.tsx';
import { t } from '../words.ts';
import { Icon } from './icon.tsx';

const AT_ONCE_MS = 30;

interface Toast {
    id: number;
    text: string;
    kind: 'note' | 'error' | 'news';
    rule?: { to: string; label: string } | undefined;
}

let toasts: Toast[] = [];
let spoken = '';
let pending: string[] = [];
let count = 0;
const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

/* A screen reader hears it; nothing is seen. What several parts of the page say at once is heard together. */
export function announce(text: string): void {
    if (text === '' || pending.includes(text) || (pending.length === 0 && text === spoken)) return;
    pending.push(text);
    if (pending.length > 1) return;
    setTimeout(() => {
        spoken = pending.join(' ');
        pending = [];
        tell();
    }, AT_ONCE_MS);
}

export function toast(text: string, kind: Toast['kind'] = 'note', rule?: Toast['rule']): void {
    const id = ++count;
    toasts = [...toasts.filter((other) => other.text !== text).slice(-2), { id, text, kind, rule }];
    tell();
    // News of the operator stay until somebody has read them.
    if (kind !== 'news') setTimeout(() => dismiss(id), rule ? 9000 : 5000);
}

function dismiss(id: number): void {
    toasts = toasts.filter((other) => other.id !== id);
    tell();
}

export function Said() {
    const [, again] = useState(0);
    useEffect(() => {
        const listener = () => again((n) => n + 1);
        listeners.add(listener);
        return () => void listeners.delete(listener);
    }, []);
    // A message lies above everything, an open sheet too: the newest is lifted to the top again.
    const box = useRef<HTMLDivElement>(null);
    const newest = toasts.at(-1)?.id ?? 0;
    useLayoutEffect(() => {
        const element = box.current;
        if (element === null || typeof element.showPopover !== 'function') return;
        if (element.matches(':popover-open')) element.hidePopover();
        if (newest > 0) element.showPopover();
    }, [newest]);
    return (
        <>
            <div class="vh" role="status" aria-live="polite" id="live">
                {spoken}
            </div>
            <div class="toasts" ref={box} popover="manual" role="region" aria-label={t('messages')}>
                {toasts.map((one) => (
                    <div key={one.id} class={`toast ${one.kind}`} role={one.kind === 'error' ? 'alert' : 'status'}>
                        <span>{one.text}</span>
                        {one.rule && (
                            <Link class="toast-link" to={one.rule.to}>
                                {one.rule.label}
                            </Link>
                        )}
                        <button type="button" class="ib" aria-label={t('close')} onClick={() => dismiss(one.id)}>
                            <Icon name="cross" />
                        </button>
                    </div>
                ))}
            </div>
        </>
    );
}
