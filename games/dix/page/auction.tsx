// The auction: the joker, the highest bid, and the order of speech.
import './auction.css';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { DeskProps } from '@/game.ts';
import { Button, Stepper } from '@/parts/controls.tsx';
import { Icon } from '@/parts/icon.tsx';
import { Avatar } from '@/parts/avatar.tsx';
import { t } from '@/words.ts';
import { LIMITS } from './limits.ts';
import { Card } from './pieces.tsx';
import type { DixPlayer, DixView } from './view.ts';

type Props = DeskProps<DixView>;

/* From the left of the active seat to the active seat. */
function speakers(view: DixView): number[] {
    const n = view.players.length;
    return Array.from({ length: n }, (_, i) => (view.active + 1 + i) % n);
}

export function AuctionStage({ contract, you, name }: Pick<Props, 'contract' | 'you' | 'name'>) {
    const { view } = contract;
    const auction = view.auction;
    if (auction === null) return null;
    const yours = auction.bidder !== null && auction.bidder === you;
    const means = you === null ? null : (view.players[you] as DixPlayer);
    const order = speakers(view);
    return (
        <section class="stage" aria-labelledby="stage-title">
            <div class="top">
                <h2 class="turn" id="stage-title">
                    {yours ? t('dix.bid') : t('dix.bid.of')}
                </h2>
                <span class="muted h">
                    <Icon name="auction" />
                    {view.active === you ? t('dix.bid.you.drew') : t('dix.bid.drew', { name: name(view.active) })}
                </span>
            </div>
            <div class="panel auc">
                <Card card={auction.joker} class="is-new" />
                <div class="best">
                    {t('dix.bid.best')}
                    <b>{auction.high || '–'}</b>
                    <span class="w">
                        {auction.high_seat === null || auction.high === 0 ? (
                            t('dix.bid.none')
                        ) : (
                            <>
                                <Avatar seat={auction.high_seat} name={name(auction.high_seat)} />
                                {name(auction.high_seat)}
                            </>
                        )}
                    </span>
                </div>
                <ol class="bidders" data-n={order.length} aria-label={t('dix.bid.order')}>
                    {order.map((seat) => {
                        const bid = auction.bids[seat];
                        const now = seat === auction.bidder;
                        const said = bid === 0 ? t('dix.bid.passed') : typeof bid === 'number' ? String(bid) : now ? '?' : seat === view.active ? t('dix.bid.last') : t('dix.bid.next');
                        return (
                            <li key={seat} class={now ? 'now' : ''} aria-current={now ? 'step' : undefined}>
                                <Avatar seat={seat} name={name(seat)} />
                                <span class="n">{name(seat)}</span>
                                <span class={bid ? 'r' : now ? 'r' : 'muted'}>{said}</span>
                            </li>
                        );
                    })}
                </ol>
            </div>
            {means !== null && (
                <p class="means">
                    {(view.gain['joker'] ?? 0) > 0 && <b class="good">{t('dix.bid.adds', { n: view.gain['joker'] ?? 0 })} </b>}
                    {means.means === 0 ? t('dix.means.none') : t('dix.means', { n: means.means })}{' '}
                    {[
                        { word: 'dix.coins.count', n: means.coins } as const,
                        { word: 'dix.tokens.count', n: means.tokens } as const,
                        { word: 'dix.cards.count', n: means.means - means.coins - LIMITS.token * means.tokens } as const,
                    ]
                        .filter(({ n }) => n > 0)
                        .map(({ word, n }) => t(word, { n }))
                        .join(', ')}
                </p>
            )}
        </section>
    );
}

export function BidDock({ contract, act, busy }: Pick<Props, 'contract' | 'act' | 'busy'>) {
    const bids = contract.legal.filter((move) => move.startsWith('bid ')).map((move) => Number(move.slice(4)));
    const least = Math.min(...bids);
    const most = Math.max(...bids);
    const [bid, set] = useState(least);
    useLayoutEffect(() => set(least), [contract.step]);
    const value = Math.max(least, Math.min(most, bid));
    // A digit says how much; 0 is ten.
    useLayoutEffect(() => {
        const key = (event: KeyboardEvent) => {
            if (!/^[0-9]$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
            const wanted = Number(event.key) || 10;
            if (wanted < least || wanted > most) return;
            set(wanted);
            document.querySelector<HTMLElement>('.dock .btn.go')?.focus({ preventScroll: true });
        };
        addEventListener('keydown', key);
        return () => removeEventListener('keydown', key);
    }, [least, most]);
    return (
        <div class="dock" role="group" aria-label={t('dix.bid')}>
            <Button hotkey="p" move="pass" disabled={busy} onClick={() => act('pass')}>
                {t('dix.pass')}
            </Button>
            {bids.length > 0 && (
                <>
                    <Stepper label={t('dix.bid.amount')} value={value} least={least} most={most} onChange={set} />
                    <Button go hotkey="b" move={`bid ${value}`} disabled={busy} onClick={() => act(`bid ${value}`)}>
                        {t('dix.bid.go', { n: value })}
                    </Button>
                </>
            )}
        </div>
    );
}
