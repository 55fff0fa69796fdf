// The frame around every table: bar, the game itself, what is waited for, log, chat, menu. One frame for both sources.
import './table.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Contract } from '../contract.ts';
import { GAMES, gameTitle, isGame, rulesOf } from '../games.tsx';
import { Presence, Ways } from '../parts/avatar.tsx';
import { Bar, useTitle } from '../parts/bar.tsx';
import { Button } from '../parts/controls.tsx';
import { Icon } from '../parts/icon.tsx';
import { Lazy, Waiting } from '../parts/lazy.tsx';
import { LinkState } from '../parts/link.tsx';
import { toast } from '../parts/said.tsx';
import { Nowhere } from '../screens/nowhere.tsx';
import { current } from '../settings.ts';
import { Local } from '../source/local.ts';
import { Remote } from '../source/remote.ts';
import { load } from '../source/saved.ts';
import { usePicture, type Picture, type Source } from '../source/source.ts';
import { notePlayed } from '../stats.ts';
import { t } from '../words.ts';
import { Curtain } from './curtain.tsx';
import { Advice } from './advice.tsx';
import { KeysSheet, useGrace, useKeys, useSwipe } from './keys.tsx';
import { LobbyScreen } from './lobby.tsx';
import { MenuSheet } from './menu.tsx';
import { useNotice } from './notice.ts';
import { forced } from './parts.tsx';
import { Latecomer, presenceOf, RematchNotice, usePresence } from './presence.tsx';
import { Reactions, Talk } from './talk.tsx';
import { why } from './why.ts';

function useSource(make: () => Source, key: string): Source {
    const source = useMemo(make, [key]);
    useEffect(() => () => source.close(), [source]);
    return source;
}

export function RemoteTable({ where }: { where: string }) {
    return <Table source={useSource(() => new Remote(where), where)} />;
}

export function LocalTable({ id }: { id: string }) {
    const saved = useMemo(() => load(id), [id]);
    if (saved === null) return <Nowhere />;
    return <LocalOpen id={id} />;
}

function LocalOpen({ id }: { id: string }) {
    return <Table source={useSource(() => new Local(load(id) as NonNullable<ReturnType<typeof load>>), id)} />;
}

/* Names as players say them: "You" for the reader alone at this device. */
export function namer(source: Source, picture: Picture, you: number | null): (seat: number) => string {
    const alone = source.kind === 'remote' || picture.table?.seats.filter((seat) => seat.kind === 'person').length === 1;
    return (seat) => {
        if (alone && seat === you) return t('you');
        const name = picture.table?.seats[seat]?.name || picture.contract?.names[seat];
        return name || `${seat + 1}`;
    };
}

/* What flies between two pictures of the same game. */
function flights(before: Picture, after: Picture): [string, string][] {
    if (before.contract === null || after.contract === null || before.contract.game !== after.contract.game) return [];
    return GAMES[after.contract.game].flights?.(before.contract, after.contract) ?? [];
}

export function Table({ source }: { source: Source }) {
    const picture = usePicture(source, flights);
    useEffect(() => {
        source.onRefusal = ({ why: reason, rule }) => {
            const game = source.get().table?.game ?? source.get().contract?.game;
            const link = rule !== null && game ? { to: `/rules/${game}#p${rule}`, label: t('why.rule', { p: rule }) } : undefined;
            toast(why(reason), 'error', link);
        };
    }, [source]);
    const { table, contract } = picture;
    if (picture.link === 'gone') return <Nowhere text={why(picture.why ?? 'no_such_table')} />;
    // A server may know games that this page does not.
    const game = table?.game ?? contract?.game;
    if (game !== undefined && !isGame(game)) return <Nowhere />;
    if (table?.state === 'closed') return <Nowhere text={t('closed.title')} />;
    if (table !== null && table.state === 'lobby') return <LobbyScreen source={source} picture={picture} table={table} />;
    if (contract === null) return picture.link === 'kept' ? <Waiting text={t('link.kept')} /> : <Waiting />;
    return <Playing source={source} picture={picture} contract={contract} />;
}

function Playing({ source, picture, contract }: { source: Source; picture: Picture; contract: Contract }) {
    const [sheet, open] = useState<'menu' | 'talk' | 'keys' | null>(null);
    const [where, onWhere] = useState<string | null>(null);
    const you = contract.seat;
    const name = namer(source, picture, you);
    const page = GAMES[contract.game];
    const title = gameTitle(contract.game);
    const left = page.left?.(contract);
    useTitle(title);
    useNotice(picture, title, you, name);
    usePresence(picture, you, name);
    useForced(source, picture, contract);
    useRemembered(picture, contract);
    useGrace();
    useKeys(() => open('keys'));
    useSwipe();
    const unread = useUnread(picture, sheet === 'talk');
    const ways = picture.table?.seats.map(({ kind, level }) => (kind === 'bot' ? level : null)) ?? [];
    if (picture.curtain !== null) return <Curtain source={source} name={name(picture.curtain)} title={title} />;
    return (
        <Ways.Provider value={ways}>
            <Bar title={title} where={you === null ? t('watching') : where ?? page.where?.(contract)}>
                <LinkState link={picture.link} />
                {left && (
                    <span class="count">
                        <Icon name="pile" />
                        <span class="vh">{left.label} </span>
                        {left.n}
                    </span>
                )}
                {source.kind === 'remote' && (
                    <button type="button" class="ib" aria-label={unread > 0 ? `${t('chat')}, ${t('chat.new', { n: unread })}` : t('chat')} onClick={() => open('talk')}>
                        <Icon name="chat" />
                        {unread > 0 && <span class="badge">{unread}</span>}
                    </button>
                )}
                {source.kind === 'local' && !contract.over && (
                    <button type="button" class="ib skip" aria-label={t('wait.skip')} onClick={() => source.skip()}>
                        <Icon name="next" />
                    </button>
                )}
                <button type="button" class="ib" aria-label={t('menu')} onClick={() => open('menu')}>
                    <Icon name="menu" />
                </button>
            </Bar>
            <StandIn source={source} picture={picture} contract={contract} />
            <RematchNotice source={source} picture={picture} name={name} />
            {picture.table && you === null && <Latecomer source={source} table={picture.table} name={name} />}
            {picture.table?.undo && <UndoQuestion source={source} undo={picture.table.undo} you={you} name={name} />}
            <Advice source={source} contract={contract} />
            <Presence.Provider value={presenceOf(picture.table)}>
                <Lazy
                    key={contract.game}
                    load={page.desk}
                    props={{ source, table: picture.table, contract, you, name, act: (...moves: string[]) => source.move(...moves), busy: picture.busy, onWhere }}
                />
            </Presence.Provider>
            <Reactions picture={picture} name={name} reading={sheet === 'talk'} />
            {sheet === 'menu' && <MenuSheet source={source} picture={picture} contract={contract} name={name} onClose={() => open(null)} />}
            {sheet === 'keys' && <KeysSheet keys={page.keys?.() ?? []} onClose={() => open(null)} />}
            {sheet === 'talk' && <Talk source={source} picture={picture} name={name} onClose={() => open(null)} />}
        </Ways.Provider>
    );
}

/* A finished game of one's own goes into the statistics of this device. */
function useRemembered(picture: Picture, contract: Contract): void {
    const { table } = picture;
    const seat = contract.seat;
    useEffect(() => {
        if (!contract.over || seat === null || table === null) return;
        if (picture.table?.id !== undefined && load(table.id)?.given !== undefined) return; // from a replay: half of it was somebody else's
        const people = table.seats.filter((one) => one.kind === 'person').length;
        if (load(table.id) !== null && people > 1) return; // several people at one screen
        const levels = rulesOf(contract.game).levels;
        const strongest = Math.max(-1, ...table.seats.map((one) => (one.kind === 'bot' && one.level !== null ? levels.indexOf(one.level) : -1)));
        notePlayed(table.id, contract, seat, people > 1 ? null : (levels[strongest] ?? null), GAMES[contract.game].marks?.(contract, picture.lines, seat) ?? {});
    }, [contract.over, seat]);
}

/* A bot moves for you: take the seat back. */
function StandIn({ source, picture, contract }: { source: Source; picture: Picture; contract: Contract }) {
    const { table } = picture;
    const lobby = source.lobby;
    if (table === null || lobby === null || contract.over) return null;
    const you = contract.seat;
    const own = you === null ? undefined : table.seats[you];
    if (you !== null && own?.standin)
        return (
            <div class="question" role="status">
                <p>{t('standin.you')}</p>
                <Button go onClick={() => lobby.sit(you, own.name)}>
                    {t('standin.back')}
                </Button>
            </div>
        );
    return null;
}

/* Somebody would like to take a move back: everyone with a seat is asked. */
function UndoQuestion({ source, undo, you, name }: { source: Source; undo: { by: number; agreed: number[] }; you: number | null; name: (seat: number) => string }) {
    if (you === null) return null;
    const agreed = undo.agreed.includes(you);
    return (
        <div class="question" role="alertdialog" aria-label={t('undo')}>
            <p>{undo.by === you || agreed ? t('undo.yours') : t('undo.asked', { name: name(undo.by) })}</p>
            <Button onClick={() => source.undo(false)}>{t('undo.refuse')}</Button>
            {!agreed && (
                <Button go onClick={() => source.undo(true)}>
                    {t('undo.agree')}
                </Button>
            )}
        </div>
    );
}

/* Chat lines that came while the chat was closed. */
function useUnread(picture: Picture, reading: boolean): number {
    const [read, set] = useState(() => picture.chat.at(-1)?.n ?? 0);
    const last = picture.chat.at(-1)?.n ?? 0;
    useEffect(() => {
        if (reading) set(last);
    }, [reading, last]);
    return picture.chat.filter((line) => line.n > read).length;
}

const FORCED_MS = { calm: 1100, quick: 400, instant: 0 };

/* A decision without a choice (nothing to bid with, nothing to buy) is made for the player, after a moment to see why. */
function useForced(source: Source, picture: Picture, contract: Contract): void {
    const only = forced(contract);
    const due = only !== null && picture.curtain === null;
    useEffect(() => {
        if (!due) return;
        const timer = setTimeout(() => source.move(only), FORCED_MS[current().pace]);
        return () => clearTimeout(timer);
    }, [due, contract.step]);
}
