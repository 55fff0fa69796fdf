// Who is there: grey pebbles, a word when somebody goes or comes back, a bot for who is away, a nudge, a rematch, a place for who comes late.
import './presence.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Contract } from '../contract.ts';
import { gameTitle } from '../games.tsx';
import { Avatar, type Present } from '../parts/avatar.tsx';
import { Button } from '../parts/controls.tsx';
import { Icon } from '../parts/icon.tsx';
import { announce, toast } from '../parts/said.tsx';
import { go } from '../router.tsx';
import { current } from '../settings.ts';
import { sound } from '../sound.ts';
import { usePicture, type Picture, type Seat, type Source, type TableInfo } from '../source/source.ts';
import { t } from '../words.ts';

/* As the server has them by default: from then on anyone may call a bot, and nudge again. */
const RELAY_S = 30;
const NUDGE_S = 30;
/* Somebody who is there and thinks for so long may be nudged. */
const THINKS_S = 20;

type Names = (seat: number) => string;
interface Waits {
    source: Source;
    contract: Contract;
    seat: number;
}

export function duration(ms: number): string {
    const seconds = Math.max(0, Math.floor(ms / 1000));
    if (seconds < 60) return t('time.seconds', { n: seconds });
    if (seconds < 3600) return t('time.minutes', { n: Math.floor(seconds / 60) });
    if (seconds < 2 * 86400) return t('time.hours', { n: Math.floor(seconds / 3600) });
    return t('time.days', { n: Math.floor(seconds / 86400) });
}

function stateOf(seat: Seat | undefined): Present {
    if (seat === undefined || seat.kind === 'bot') return null;
    if (seat.standin !== null) return 'played';
    return seat.here && !seat.online ? 'away' : null;
}

export function presenceOf(table: TableInfo | null): (seat: number) => Present {
    return (seat) => (table === null || table.state !== 'playing' ? null : stateOf(table.seats[seat]));
}

export function isAway(picture: Picture, seat: number): boolean {
    return presenceOf(picture.table)(seat) === 'away';
}

/* Once a second, while there is something to count. */
function useSeconds(on: boolean): void {
    const [, again] = useState(0);
    useEffect(() => {
        if (!on) return;
        const timer = setInterval(() => again((n) => n + 1), 1000);
        return () => clearInterval(timer);
    }, [on]);
}

/* A nudge, until it may be given again. */
function useNudge({ source, seat }: Pick<Waits, 'source' | 'seat'>): { rests: boolean; nudge: () => void } {
    const [at, set] = useState<number | null>(null);
    const rests = at !== null && performance.now() - at < NUDGE_S * 1000;
    useSeconds(rests);
    return {
        rests,
        nudge: () => {
            set(performance.now());
            source.lobby?.nudge(seat);
        },
    };
}

/* Somebody who is there thinks for long: a sign. */
export function Nudge({ source, contract, seat }: { source: Source; contract: Contract; seat: number | undefined }) {
    const since = useRef(0);
    const { rests, nudge } = useNudge({ source, seat: seat ?? 0 });
    const waits = source.lobby !== null && contract.seat !== null && seat !== undefined && seat !== contract.seat;
    useEffect(() => {
        since.current = performance.now();
    }, [contract.step, seat]);
    useSeconds(waits);
    const one = seat === undefined ? undefined : source.get().table?.seats[seat];
    if (!waits || one?.kind !== 'person' || one.standin !== null || performance.now() - since.current < THINKS_S * 1000 || since.current === 0) return null;
    return (
        <Button class="small" disabled={rests} onClick={nudge}>
            {t('nudge')}
        </Button>
    );
}

/* Instead of the dock while somebody is waited for who is not there. */
export function AwayDock({ source, contract, seat, name }: Waits & { name: Names }) {
    const { table, away } = usePicture(source);
    const { rests, nudge } = useNudge({ source, seat });
    useSeconds(true);
    const gone = Math.max(0, performance.now() - (away[seat] ?? performance.now()));
    const host = table?.you.host === true;
    const plays = contract.seat !== null;
    const soon = Math.ceil(RELAY_S - gone / 1000);
    const may = plays && (host || soon <= 0);
    return (
        <div class="dock wait absent">
            <Avatar seat={seat} name={name(seat)} />
            <p>
                <span class="vh">{name(seat)}. </span>
                {t('presence.since', { time: duration(gone) })}
                {plays && <span class="muted"> {may ? t('presence.can') : t('presence.soon', { n: soon })}</span>}
            </p>
            {may ? (
                <Button class="small" onClick={() => source.lobby?.relay(seat)}>
                    {t('standin.go')}
                </Button>
            ) : (
                plays && (
                    <Button class="small" disabled={rests} onClick={nudge}>
                        {t('nudge')}
                    </Button>
                )
            )}
        </div>
    );
}

function said(before: Seat, now: Seat, seat: number, table: TableInfo, name: Names): string | null {
    if (before.kind === 'bot' && now.kind === 'person') return t('presence.joined', { name: name(seat) });
    if (now.kind === 'bot' || before.guest !== now.guest) return null;
    if (now.standin !== null && before.standin === null) {
        const by = now.standin_by;
        if (typeof by === 'number') return t('presence.called', { by: table.seats[by]?.name ?? '', name: name(seat) });
        return t(by === 'clock' ? 'presence.clock' : 'presence.left', { name: name(seat) });
    }
    if (before.standin !== null && now.standin === null) return t('presence.is.back', { name: name(seat) });
    return null;
}

/* What changed among the people of a table is said: aloud for everyone when the computer takes over or gives back, else for screen readers. */
export function usePresence({ table, nudge }: Picture, you: number | null, name: Names): void {
    const before = useRef<TableInfo | null>(null);
    useEffect(() => {
        const last = before.current;
        before.current = table;
        if (last === null || table === null || last.id !== table.id || table.state !== 'playing') return;
        table.seats.forEach((now, seat) => {
            const old = last.seats[seat];
            if (old === undefined || seat === you) return;
            const news = said(old, now, seat, table, name);
            if (news !== null) toast(news);
            else if (stateOf(old) !== stateOf(now)) announce(t(stateOf(now) === 'away' ? 'presence.is.away' : 'presence.is.back', { name: name(seat) }));
        });
        if (table.you.host && !last.you.host) toast(t('presence.host'));
    }, [table]);
    useEffect(() => {
        if (nudge === null) return;
        if (nudge.seat !== you) {
            if (nudge.by !== you) toast(t('nudge.other', { by: nudge.name, name: name(nudge.seat) }));
            return;
        }
        toast(t('nudge.you', { name: nudge.name }));
        sound('turn');
    }, [nudge?.n]);
}

/* Somebody wants a rematch: of this game, or of one that was played at another table. Who asked for a place in the next game goes along. */
export function RematchNotice({ source, picture, name }: { source: Source; picture: Picture; name: Names }) {
    const { table, asked } = picture;
    const [later, set] = useState<string | null>(null);
    const queued = useRef(false);
    const rematch = table?.rematch ?? null;
    const you = table?.you.seat ?? null;
    if (table !== null && rematch === null) queued.current = isQueued(table);
    useEffect(() => {
        if (rematch?.next && you === null && queued.current) go(`/t/${rematch.next}`);
    }, [rematch?.next]);
    const here = rematch !== null && rematch.next !== null && rematch.next !== later && (you === null || !rematch.agreed.includes(you));
    if (here) {
        const by = rematch.by ?? rematch.agreed[0];
        const play = async () => {
            const to = you === null ? `/t/${rematch.next}` : await source.rematch();
            if (to !== null) go(to);
        };
        return (
            <Notice
                seat={by ?? 0}
                name={by === undefined ? '' : name(by)}
                line={t('rematch.line', { game: gameTitle((table as TableInfo).game) })}
                go={you === null ? t('rematch.watch') : t('play')}
                onGo={() => void play()}
                onLater={() => set(rematch.next)}
            />
        );
    }
    if (asked === null || source.lobby === null) return null;
    return <Notice seat={1} name={asked.name} line={gameTitle(asked.game)} go={t('play')} onGo={() => go(`/t/${asked.table}`)} onLater={() => source.lobby?.later()} />;
}

function Notice({ seat, name, line, go: label, onGo, onLater }: { seat: number; name: string; line: string; go: string; onGo: () => void; onLater: () => void }) {
    return (
        <div class="question rematch-notice" role="status">
            <Avatar seat={seat} name={name} />
            <p>
                {t('rematch.asked', { name })}
                <span class="muted">{line}</span>
            </p>
            <button type="button" class="ib" aria-label={t('rematch.later')} onClick={onLater}>
                <Icon name="cross" />
            </button>
            <Button go onClick={onGo}>
                {label}
            </Button>
        </div>
    );
}

function isQueued(table: TableInfo): boolean {
    return table.queue?.some((one) => one.guest === table.you.guest) === true;
}

/* Who comes late and only watches may take a bot's seat, or else a place in the next game. */
export function Latecomer({ source, table, name }: { source: Source; table: TableInfo; name: Names }) {
    const [closed, close] = useState(false);
    const lobby = source.lobby;
    if (lobby === null || table.you.seat !== null || closed || table.state === 'closed' || table.rematch !== null) return null;
    const bot = table.state === 'playing' ? table.seats.findIndex((seat) => seat.kind === 'bot') : -1;
    const mine = current().name.trim();
    const waits = isQueued(table);
    const act = () => {
        if (mine === '') toast(t('why.no_name'), 'error');
        else if (bot >= 0) lobby.sit(bot, mine);
        else {
            lobby.name(mine);
            lobby.next(!waits);
        }
    };
    return (
        <section class="question late" aria-label={t('watching')}>
            <p>{bot >= 0 ? t('late.line') : waits ? t('late.waits') : t('late.next.line')}</p>
            <button type="button" class="ib" aria-label={t('late.close')} onClick={() => close(true)}>
                <Icon name="cross" />
            </button>
            <Button go={!waits} onClick={act}>
                {bot >= 0 ? t('late.seat', { name: name(bot) }) : waits ? t('late.not') : t('late.next')}
            </Button>
        </section>
    );
}
