// Pieces of the frame that every game's table uses: the dock while one waits, the log beside the table, the end.
import './parts.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Contract, Options } from '../contract.ts';
import type { DeskProps } from '../game.ts';
import { GAMES, tell, type Told } from '../games.tsx';
import { Button } from '../parts/controls.tsx';
import { Icon } from '../parts/icon.tsx';
import { Avatar, nobody, Presence } from '../parts/avatar.tsx';
import { toast } from '../parts/said.tsx';
import { go, Link } from '../router.tsx';
import { usePicture } from '../source/source.ts';
import { list, t } from '../words.ts';
import { AwayDock, duration, isAway, Nudge } from './presence.tsx';

/* Who is waited for, as a sentence. */
export function waitingFor(contract: Contract, name: (seat: number) => string): string {
    const others = contract.waiting.filter((seat) => seat !== contract.seat);
    if (others.length === 1) return t('wait.choose', { name: name(others[0] as number) });
    return t('wait.many', { names: list(others.map(name)) });
}

/* The move that is made for the reader, who has no other and none to enjoy; null if there is a choice. */
export function forced(contract: Contract): string | null {
    const only = contract.legal.length === 1 ? contract.legal[0] : undefined;
    return contract.seat !== null && only !== undefined && GAMES[contract.game].idle?.includes(only) ? only : null;
}

/* Instead of the dock while others decide; the same height, so that nothing jumps. */
export function WaitDock({ source, contract, name, children }: Pick<DeskProps, 'source' | 'contract' | 'name'> & { children?: ComponentChildren }) {
    const others = contract.waiting.filter((one) => one !== contract.seat);
    const away = others.find((one) => isAway(source.get(), one));
    const seat = away ?? others[0] ?? contract.waiting[0];
    const text = waitingFor(contract, name);
    const left = useTimeLeft(source, seat);
    if (away !== undefined) return <AwayDock source={source} contract={contract} seat={away} name={name} />;
    return (
        <div class="dock wait">
            {seat !== undefined && <Avatar seat={seat} name={name(seat)} />}
            <p>
                {text}
                <span class="dots" aria-hidden="true">
                    <i />
                    <i />
                    <i />
                </span>
                {left !== null && <span class="muted"> {duration(left * 1000)}</span>}
            </p>
            {children ?? <Nudge source={source} contract={contract} seat={seat} />}
        </div>
    );
}

/* Whole seconds that a seat has left, or null without a clock. */
export function useTimeLeft(source: DeskProps['source'], seat: number | undefined): number | null {
    const [, again] = useState(0);
    const until = seat === undefined ? null : (source.get().until[seat] ?? null);
    useEffect(() => {
        if (until === null) return;
        const timer = setInterval(() => again((n) => n + 1), 1000);
        return () => clearInterval(timer);
    }, [until]);
    return until === null ? null : Math.max(0, Math.round((until - performance.now()) / 1000));
}

export function LogItem({ told, name }: { told: Told; name: (seat: number) => string }) {
    return (
        <li>
            <Presence.Provider value={nobody}>
            {told.seat === null ? <Icon name="crown" class="ic log-mark" /> : <Avatar seat={told.seat} name={name(told.seat)} />}
            </Presence.Provider>
            <span>
                {told.text}
                {told.by === 'clock' && <span class="muted"> ({t('log.clock')})</span>}
            </span>
        </li>
    );
}

/* The newest sentences, beside the table on wide screens. The live region speaks them; here they are only seen. */
export function LogAside({ source, contract, name, most = 5 }: Pick<DeskProps, 'source' | 'contract' | 'name'> & { most?: number }) {
    const { lines } = usePicture(source);
    const told = tell(contract.game, lines, name, contract.seat, Math.max(0, lines.length - 40)).slice(-most);
    return (
        <ol class="log" aria-label={t('log.last')}>
            {told.map((one) => (
                <LogItem key={`${one.at}${one.text}`} told={one} name={name} />
            ))}
        </ol>
    );
}

export function overTitle(contract: Contract, name: (seat: number) => string): string {
    const { winners, seat } = contract;
    if (winners.length > 1) return t('over.shared', { names: list(winners.map(name)) });
    if (winners[0] === seat && name(seat as number) === t('you')) return t('over.you');
    return t('over.won', { names: list(winners.map(name)), n: winners.length });
}

/* What one can do when a game is over. */
export function OverDock({ source, contract, name }: Pick<DeskProps, 'source' | 'contract' | 'name'>) {
    const [busy, set] = useState(false);
    const next = source.kind === 'local' ? (GAMES[contract.game].next?.(contract) ?? null) : null;
    const rematch = async (options?: Options) => {
        set(true);
        const to = await source.rematch(options);
        set(false);
        if (to !== null) go(to);
        else toast(t('why.other', { why: 'rematch' }), 'error');
    };
    const { table } = usePicture(source);
    const others = table?.rematch?.agreed.filter((seat) => seat !== contract.seat) ?? [];
    const share = async () => {
        const { shareResult } = await import('./share.ts');
        await shareResult(contract, name).catch(() => toast(t('why.other', { why: 'share' }), 'error'));
    };
    if (table === null) return null;
    return (
        <div class="dock over-dock" role="group" aria-label={t('rematch')}>
            <button type="button" class="btn sq" aria-label={t('over.share')} onClick={() => void share()}>
                <Icon name="send" />
            </button>
            {typeof table.duplicate === 'string' ? (
                <Link class="btn" to={`/duplicate/${table.duplicate}`}>
                    <span class="lead">{t('over.compare')}</span>
                </Link>
            ) : (
                <Link class="btn" to={`/replay/${table.id}`}>
                    <span class="lead">{t('over.replay')}</span>
                </Link>
            )}
            {GAMES[contract.game].review !== undefined && (
                <Link class="btn" to={contract.seat === null ? `/review/${table.id}` : `/review/${table.id}/${contract.seat}`}>
                    <span class="lead">{t('review.title')}</span>
                </Link>
            )}
            {contract.seat !== null && next !== null && (
                <Button go disabled={busy} onClick={() => void rematch(next.options)} detail={next.line}>
                    {t('over.next')}
                </Button>
            )}
            {contract.seat !== null && (
                <Button go={next === null} disabled={busy} onClick={() => void rematch()} detail={others.length > 0 ? list(others.map((seat) => contract.names[seat] ?? '')) : undefined}>
                    {t('rematch')}
                </Button>
            )}
        </div>
    );
}
