// Controls: buttons that say what they cost, steppers, choices, sheets.
import './controls.css';
import type { ComponentChildren, JSX } from 'preact';
import { useContext, useEffect, useId, useRef } from 'preact/hooks';
import { t } from '../words.ts';
import { Teaching } from './teaching.ts';
import { Icon } from './icon.tsx';

type ButtonProps = {
    go?: boolean;
    icon?: string;
    detail?: ComponentChildren;
    /* The key that presses it. */
    hotkey?: string;
    /* The move that it makes: a lesson looks for it, and says "later" of those that it has not come to. */
    move?: string | null | undefined;
    children?: ComponentChildren;
} & Omit<JSX.IntrinsicElements['button'], 'icon'>;

/* `go` is the one primary button of a decision; `detail` says what it costs or brings. */
export function Button({ go = false, icon, detail: said, hotkey, move, children, class: cls = '', ...rest }: ButtonProps) {
    const wants = useContext(Teaching);
    const later = wants !== null && move !== undefined && move !== null && !wants(move);
    const detail = later ? t('learn.later') : said;
    return (
        <button type="button" class={`btn ${go ? 'go' : ''} ${cls}`} data-key={hotkey} data-move={move} aria-keyshortcuts={hotkey} aria-disabled={later ? 'true' : undefined} {...rest}>
            <span class="lead">
                {icon && <Icon name={icon} />}
                {children}
            </span>
            {detail !== undefined && detail !== null && <small>{detail}</small>}
        </button>
    );
}

interface StepperProps {
    label: string;
    value: number;
    least: number;
    most: number;
    onChange: (value: number) => void;
}

export function Stepper({ label, value, least, most, onChange }: StepperProps) {
    const set = (next: number) => onChange(Math.max(least, Math.min(most, next)));
    return (
        <div class="step" role="group" aria-label={label}>
            <button
                class="ib"
                type="button"
                aria-label={`${t('less')}: ${label}`}
                aria-disabled={value <= least}
                onClick={() => set(value - 1)}
            >
                <Icon name="minus" />
            </button>
            <output aria-live="polite">{value}</output>
            <button
                class="ib"
                type="button"
                aria-label={`${t('more')}: ${label}`}
                aria-disabled={value >= most}
                onClick={() => set(value + 1)}
            >
                <Icon name="plus" />
            </button>
        </div>
    );
}

interface ChoiceProps<T extends string | number> {
    label: string;
    value: T;
    options: { value: T; label: string; detail?: string }[];
    onChange: (value: T) => void;
    hideLabel?: boolean;
}

/* One of a few: radio buttons that look like cut paper. */
export function Choice<T extends string | number>({ label, value, options, onChange, hideLabel = false }: ChoiceProps<T>) {
    const name = useId();
    return (
        <fieldset class="choice">
            <legend class={hideLabel ? 'vh' : ''}>{label}</legend>
            <div class="choice-row">
                {options.map((option) => (
                    <label key={option.value} class={option.value === value ? 'on' : ''}>
                        <input
                            type="radio"
                            name={name}
                            checked={option.value === value}
                            onChange={() => onChange(option.value)}
                        />
                        <span>{option.label}</span>
                        {option.detail && <small>{option.detail}</small>}
                    </label>
                ))}
            </div>
        </fieldset>
    );
}

export function Switch({ label, on, onChange, detail }: { label: string; on: boolean; onChange: (on: boolean) => void; detail?: string }) {
    return (
        <label class="switch">
            <input type="checkbox" role="switch" checked={on} onChange={() => onChange(!on)} />
            <span class="switch-text">
                {label}
                {detail && <small>{detail}</small>}
            </span>
            <i aria-hidden="true" />
        </label>
    );
}

/* What had the focus before a sheet lay over it. */
let opener: HTMLElement | null = null;

interface SheetProps {
    title: string;
    onClose: () => void;
    children: ComponentChildren;
    class?: string;
}

/* A sheet of paper over the table: a modal dialog, closed by its cross, by Escape or by a tap beside it. */
export function Sheet({ title, onClose, children, class: cls = '' }: SheetProps) {
    const dialog = useRef<HTMLDialogElement>(null);
    const id = useId();
    useEffect(() => {
        const element = dialog.current;
        const now = document.activeElement;
        if (now instanceof HTMLElement && now !== document.body && !now.closest('dialog')) opener = now;
        if (element && !element.open) element.showModal();
        return () => {
            element?.close();
            // A sheet may make way for another one; the focus goes home when the last is gone.
            setTimeout(() => {
                if (document.querySelector('dialog[open]') === null && document.activeElement === document.body) opener?.focus({ preventScroll: true });
            }, 0);
        };
    }, []);
    return (
        <dialog
            ref={dialog}
            class={`sheet ${cls}`}
            aria-labelledby={id}
            onCancel={(event) => {
                event.preventDefault();
                onClose();
            }}
            onClick={(event) => {
                if (event.target === dialog.current) onClose();
            }}
        >
            <div class="sheet-in">
                <header class="sheet-top">
                    <h2 id={id}>{title}</h2>
                    <button type="button" class="ib" aria-label={t('close')} onClick={onClose}>
                        <Icon name="cross" />
                    </button>
                </header>
                <div class="sheet-body" tabIndex={0} role="group" aria-labelledby={id}>
                    {children}
                </div>
            </div>
        </dialog>
    );
}
