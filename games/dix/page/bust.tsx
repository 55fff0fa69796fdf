// A bust, shown until it is read: the card that breaks ten, the torn strip, what goes to the market and who gets what.
import './bust.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Contract } from '@/contract.ts';
import type { DeskProps } from '@/game.ts';
import { Avatar } from '@/parts/avatar.tsx';
import { Button } from '@/parts/controls.tsx';
import { Icon } from '@/parts/icon.tsx';
import { current } from '@/settings.ts';
import { plain, signed, t } from '@/words.ts';
import { LIMITS } from './limits.ts';
import { Card, cardName, Chip, colourOf, isMoney, Ten, valueOf, type Colour } from './pieces.tsx';
import type { DixPlayer, DixView } from './view.ts';

type Last = NonNullable<DixView['last']>;

/* How long somebody else's bust stays without a tap; one's own stays until one goes on. */
const OTHERS_MS = { calm: 3000, quick: 2000, instant: 0 };

export interface Bust {
    /* The table as it was right after it. */
    contract: Contract<DixView>;
    last: Last;
    /* Everybody's coins and tokens before it. */
    before: readonly DixPlayer[];
    go: () => void;
}

function bustOf({ view }: Contract<DixView>): string {
    return view.last !== null && view.last.end.startsWith('bust') ? `${view.last.seat} ${view.last.row.join(' ')}` : '';
}

/* The newest bust while it is to be seen, else null. Bots of this device wait meanwhile. */
export function useBust({ source, contract, you }: Pick<DeskProps<DixView>, 'source' | 'contract' | 'you'>): Bust | null {
    const key = bustOf(contract);
    const seen = useRef(key);
    const before = useRef(contract);
    const [, again] = useState(0);
    const held = useRef<Bust | null>(null);
    if (seen.current !== key) {
        seen.current = key;
        if (key !== '' && current().pace !== 'instant' && !contract.over) {
            const go = () => {
                held.current = null;
                source.hold(false);
                again((n) => n + 1);
            };
            held.current = { contract, last: contract.view.last as Last, before: before.current.view.players, go };
        }
    }
    before.current = contract;
    const bust = held.current;
    // Whoever is asked again, or hurries on, has seen enough.
    const passed = bust !== null && contract.step !== bust.contract.step && (source.kind === 'local' || (you !== null && contract.waiting.includes(you)));
    if (passed) held.current = null;
    useEffect(() => {
        if (bust === null) return;
        if (passed) return bust.go();
        source.hold(true);
        const timer = bust.last.seat === you ? 0 : window.setTimeout(bust.go, OTHERS_MS[current().pace]);
        return () => clearTimeout(timer);
    }, [bust, passed]);
    useEffect(() => () => source.hold(false), []);
    return passed ? null : held.current;
}

function Part({ icon, label, children }: { icon: string; label: string; children: ComponentChildren }) {
    return (
        <li>
            <span class="to">
                <Icon name={icon} class={icon === 'coin' ? 'ic k-coin' : icon === 'token' ? 'ic k-tok' : 'ic'} />
                {label}
            </span>
            <span class="what">{children}</span>
        </li>
    );
}

/* What one of the others truly got, and why it was less. */
function Got({ seat, name, gained, due, coins }: { seat: number; name: string; gained: number; due: number; coins: number }) {
    const lost = due - gained;
    return (
        <span class="got">
            <Avatar seat={seat} name={name} />
            <span class="vh">{name}</span>
            <b class={gained === 0 ? 'none' : ''}>+{gained}</b>
            {lost > 0 && <small>{coins - gained >= LIMITS.coins ? t('dix.bust.full') : t('dix.coins.lost', { n: lost })}</small>}
        </span>
    );
}

export function BustStage({ bust: { contract, last }, you, name }: { bust: Bust } & Pick<DeskProps<DixView>, 'you' | 'name'>) {
    const { view, players, options } = contract;
    const own = last.seat === you;
    const alix = last.seat >= players;
    const byTotal = last.end === 'bust-total';
    const numbers = last.row.filter((card) => !isMoney(card));
    const card = last.row.at(-1) ?? '';
    const n = byTotal ? last.total : last.money;
    const open = view.phase === 'bust';
    const others = view.players.map((_, seat) => seat).filter((seat) => seat !== last.seat);
    return (
        <section class="stage busted" aria-labelledby="stage-title">
            <div class="top">
                <h2 class="turn alert" id="stage-title">
                    <Icon name="bust" />
                    {own ? t('dix.busted') : t('dix.busted.of', { name: name(last.seat) })}
                </h2>
                <p class="cause">{t(byTotal ? 'dix.busted.total' : 'dix.busted.money', { card: cardName(card), n: plain(n) })}</p>
            </div>
            <ol class="rowc torn" style={{ '--n': Math.min(9, Math.max(4, last.row.length)) }} aria-label={t('dix.row')}>
                {last.row.map((one, i) => (
                    <li key={i} class={`${i === last.row.length - 1 ? 'eleventh' : ''} ${isMoney(one) && byTotal ? 'leaves' : ''}`}>
                        <Card card={one} />
                        <span class="sg">{i === last.row.length - 1 ? plain(n) : signed(isMoney(one) ? -valueOf(one) : valueOf(one))}</span>
                    </li>
                ))}
            </ol>
            <div class="panel gauges">
                <Torn label={t('dix.total')} n={last.total} torn={byTotal} />
                <Torn label={t('dix.money')} n={last.money} torn={!byTotal} kind="gold" />
            </div>
            <ol class="panel leaving">
                {numbers.length > 0 && (
                    <Part icon="market" label={alix ? name(last.seat) : t('dix.busted.market')}>
                        {alix ? <span>{t('dix.recap.alix', { name: name(last.seat) })}</span> : null}
                        {numbers.map((one, i) => (
                            <Chip key={i} colour={colourOf(one) as Colour}>
                                <span class="vh">{t(`dix.colour.${colourOf(one) as Colour}`)} </span>
                                {valueOf(one)}
                            </Chip>
                        ))}
                    </Part>
                )}
                {byTotal && last.money > 0 && !open && (
                    <Part icon="coin" label={t('dix.busted.others')}>
                        {others.map((seat) => (
                            <Got key={seat} seat={seat} name={name(seat)} gained={last.gained[seat] ?? 0} due={last.money} coins={view.players[seat]?.coins ?? 0} />
                        ))}
                    </Part>
                )}
                <Part icon="token" label={own ? t('dix.busted.you') : name(last.seat)}>
                    <span>{options['bust-buy'] === true && !alix ? t('dix.recap.token.or') : t('dix.busted.token')}</span>
                </Part>
            </ol>
        </section>
    );
}

/* A strip of ten; the eleventh cell is torn off and red. */
function Torn({ label, n, torn, kind = '' }: { label: string; n: number; torn: boolean; kind?: string }) {
    return (
        <div class={`gauge ${torn ? 'over' : ''}`} role="meter" aria-label={label} aria-valuemin={-20} aria-valuemax={20} aria-valuenow={n}>
            <span>{label}</span>
            <span class="v">{plain(n)}</span>
            <span class="strip-torn">
                <Ten n={Math.max(0, n)} kind={kind} />
                {torn && <i class="torn-cell" aria-hidden="true" />}
            </span>
        </div>
    );
}

export function BustDock({ bust }: { bust: Bust }) {
    return (
        <div class="dock" role="group" aria-label={t('dix.busted')}>
            <Button go class="wide" onClick={bust.go} detail={t('dix.busted.tap')}>
                {t('dix.busted.go')}
            </Button>
        </div>
    );
}
