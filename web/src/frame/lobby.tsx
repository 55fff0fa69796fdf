// The lobby: a link, a code and a square to share; seats to take; the host starts.
import './lobby.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { GamePage } from '../game.ts';
import { GAMES, gameTitle, LEVEL, rulesOf } from '../games.tsx';
import { Bar, useTitle } from '../parts/bar.tsx';
import { Button } from '../parts/controls.tsx';
import { InvitationCode, InvitationPlaces, useInvitation } from '../parts/invitation.tsx';
import { Icon } from '../parts/icon.tsx';
import { Lazy } from '../parts/lazy.tsx';
import { LinkState } from '../parts/link.tsx';
import { Avatar } from '../parts/avatar.tsx';
import { toast } from '../parts/said.tsx';
import { Link, SIT } from '../router.tsx';
import { change, current } from '../settings.ts';
import type { Lobby, Picture, Seat, Source, TableInfo } from '../source/source.ts';
import { t, tMaybe } from '../words.ts';
import { PeopleSheet } from './people.tsx';
import { RematchNotice } from './presence.tsx';
import { ReportSheet } from './report.tsx';

function Share({ table, lobby }: { table: TableInfo; lobby: Lobby }) {
    const invitation = useInvitation(`t/${table.code}`);
    const link = invitation.link ?? '';
    const copy = async () => {
        try {
            await navigator.clipboard.writeText(link);
            toast(t('lobby.copied'));
        } catch {
            document.getSelection()?.selectAllChildren(document.getElementById('share-link') as Node);
        }
    };
    const renew = async () => {
        if (await lobby.code()) toast(t('lobby.renewed'));
    };
    const share = 'share' in navigator;
    return (
        <section class="panel share" aria-label={t('lobby.share')}>
            <InvitationCode link={invitation.link} alt={t('lobby.qr', { code: table.code })} />
            <div class="share-text">
                <p class="muted">{t('lobby.share')}</p>
                <p class="code">
                    <span class="vh">{t('lobby.code')} </span>
                    {table.code}
                </p>
                {invitation.link !== null && (
                    <p class="share-link" id="share-link">
                        {link}
                    </p>
                )}
                <InvitationPlaces {...invitation} />
                <div class="acts">
                    <Button icon="link" onClick={() => void copy()}>
                        {t('lobby.copy')}
                    </Button>
                    {share && <Button onClick={() => void navigator.share({ url: link, title: 'Dizaine' }).catch(() => undefined)}>{t('lobby.share.go')}</Button>}
                    <Link class="btn" to={`/t/${table.code}/tv`}>
                        <span class="lead">
                            <Icon name="tv" />
                            {t('lobby.tv')}
                        </span>
                    </Link>
                    {table.you.host && (
                        <Button onClick={() => void renew()}>
                            {t('lobby.renew')}
                        </Button>
                    )}
                </div>
            </div>
        </section>
    );
}

interface SeatRowProps {
    seat: Seat;
    i: number;
    table: TableInfo;
    lobby: Lobby;
    onSit: (seat: number) => void;
}

function SeatRow({ seat, i, table, lobby, onSit }: SeatRowProps) {
    const yours = table.you.seat === i;
    const free = seat.kind === 'person' && !seat.here;
    const bot = seat.kind === 'bot';
    const label = bot ? [seat.name, t('lobby.bot'), ...(table.you.host ? [] : [tMaybe(`level.${seat.level}`)])].join(' · ') : free ? t('lobby.free') : seat.name;
    return (
        <li class={`seat ${free ? 'free' : ''} ${yours ? 'yours' : ''}`}>
            {free ? <span class="av empty" aria-hidden="true" /> : <Avatar seat={i} name={seat.name} />}
            <span class="nm">
                {label}
                {yours && <span class="muted"> ({t('you')})</span>}
                {!free && !bot && !seat.online && <span class="muted"> · {t('lobby.away')}</span>}
            </span>
            {free && !yours && table.you.seat !== null && (
                <Button class="small" aria-label={`${t('lobby.sit')} (${i + 1})`} onClick={() => onSit(i)}>
                    {t('lobby.sit')}
                </Button>
            )}
            {free && table.you.host && (
                <button type="button" class="ib" aria-label={`${t('lobby.bot.add')} (${i + 1})`} onClick={() => lobby.seat(i, 'bot', LEVEL)}>
                    <Icon name="bot" />
                </button>
            )}
            {bot && table.you.host && (
                <>
                    <label class="vh" for={`level-${i}`}>
                        {t('new.level')}
                    </label>
                    <select id={`level-${i}`} value={seat.level ?? LEVEL} onChange={(event) => lobby.seat(i, 'bot', event.currentTarget.value)}>
                        {rulesOf(table.game).levels.map((level) => (
                            <option key={level} value={level}>
                                {tMaybe(`level.${level}`)}
                            </option>
                        ))}
                    </select>
                    <button type="button" class="ib" aria-label={`${t('lobby.bot.off')} (${i + 1})`} onClick={() => lobby.seat(i, 'person')}>
                        <Icon name="cross" />
                    </button>
                </>
            )}
            {!free && !bot && table.you.host && !yours && (
                <button type="button" class="ib" aria-label={t('lobby.remove', { name: seat.name })} onClick={() => lobby.remove(i)}>
                    <Icon name="cross" />
                </button>
            )}
        </li>
    );
}

function YourName({ lobby, seated }: { lobby: Lobby; seated: boolean }) {
    const [name, set] = useState(current().name);
    const told = useRef(seated ? current().name : ''); // who sits down tells the name by that
    const keep = () => {
        const clean = name.trim();
        if (clean === '' || clean === told.current) return;
        told.current = clean;
        change({ name: clean });
        lobby.name(clean);
    };
    return (
        <div class="field">
            <label for="name">{t('lobby.name')}</label>
            <input
                id="name"
                value={name}
                maxLength={24}
                autocomplete="nickname"
                onInput={(event) => {
                    set(event.currentTarget.value);
                    if (!seated) change({ name: event.currentTarget.value.trim() });
                }}
                onBlur={keep}
            />
        </div>
    );
}

/* What is played with: the host chooses, the others see how many cards there are. */
function Pictures({ table, lobby, decks }: { table: TableInfo; lobby: Lobby; decks: NonNullable<GamePage['decks']> }) {
    return (
        <section class="panel pictures" aria-label={t('deck.title')}>
            <Lazy load={decks.picker} props={{ chosen: table.decks, onChange: table.you.host && typeof table.duplicate !== 'string' ? lobby.decks : null, shared: true }} quiet />
        </section>
    );
}

export function LobbyScreen({ source, picture, table }: { source: Source; picture: Picture; table: TableInfo }) {
    const lobby = source.lobby;
    useTitle(gameTitle(table.game));
    const [sheet, open] = useState<'people' | 'report' | null>(null);
    const decks = GAMES[table.game].decks;
    const seated = table.you.seat !== null;
    const places = table.seats.flatMap((seat, i) => (seat.kind === 'person' && !seat.here ? [i] : []));
    const free = places.length;
    const empty = table.seats.every((seat) => !seat.here);
    useEffect(() => {
        // Whoever opens a table has come to play: the first seat is theirs.
        if (table.you.host && empty && places[0] !== undefined && current().name.trim() !== '') lobby?.sit(places[0], current().name.trim());
    }, [table.id]);
    useEffect(() => {
        if (location.hash !== SIT || lobby === null || seated) return;
        history.replaceState(history.state, '', location.pathname); // once: a reload is no wish to sit
        sitDown();
    }, [table.id]);
    if (lobby === null) return null;
    const sitDown = (seat = places[0]) => {
        if (current().name.trim() === '') {
            document.getElementById('name')?.focus();
            toast(t('why.no_name'), 'error');
        } else if (seat !== undefined) lobby.sit(seat, current().name.trim());
    };
    return (
        <>
            <Bar title={gameTitle(table.game)} where={t('lobby.title')}>
                <LinkState link={picture.link} />
                {table.you.host && (
                    <button type="button" class="ib" aria-label={t('people')} onClick={() => open('people')}>
                        <Icon name="people" />
                    </button>
                )}
                <button type="button" class="ib" aria-label={t('report')} onClick={() => open('report')}>
                    <Icon name="flag" />
                </button>
                <Link class="ib" to={`/rules/${table.game}`} aria-label={t('rules')}>
                    <Icon name="book" />
                </Link>
            </Bar>
            <RematchNotice source={source} picture={picture} name={(seat) => table.seats[seat]?.name ?? ''} />
            <main class="lobby">
                <Share table={table} lobby={lobby} />
                <section class="panel seats" aria-labelledby="seats">
                    <h2 class="h" id="seats">
                        <Icon name="people" />
                        {t('lobby.seats')}
                    </h2>
                    {typeof table.duplicate === 'string' && (
                        <>
                            <p class="muted">{t('lobby.duplicate')}</p>
                            <div class="acts">
                                <Link class="btn" to={`/duplicate/${table.duplicate}`}>
                                    {t('lobby.duplicate.more')}
                                </Link>
                            </div>
                        </>
                    )}
                    <YourName lobby={lobby} seated={seated} />
                    {!seated && <p class="muted">{free > 0 ? t('lobby.watch') : t('lobby.full')}</p>}
                    <ol>
                        {table.seats.map((seat, i) => (
                            <SeatRow key={i} seat={seat} i={i} table={table} lobby={lobby} onSit={sitDown} />
                        ))}
                    </ol>
                </section>
                {decks && <Pictures table={table} lobby={lobby} decks={decks} />}
                <div class="dock">
                    {seated && (
                        <Button class="quiet" onClick={() => source.leave()}>
                            {t('lobby.stand')}
                        </Button>
                    )}
                    {!seated && free > 0 ? (
                        <Button go onClick={() => sitDown()}>
                            {t('lobby.sit')}
                        </Button>
                    ) : table.you.host ? (
                        <Button go onClick={() => lobby.start(free > 0 ? LEVEL : null)}>
                            {free > 0 ? t('lobby.start.fill') : t('lobby.start')}
                        </Button>
                    ) : (
                        <p class="lobby-wait">{t('lobby.wait')}</p>
                    )}
                </div>
            </main>
            {sheet === 'people' && <PeopleSheet table={table} lobby={lobby} onClose={() => open(null)} />}
            {sheet === 'report' && <ReportSheet table={table} contract={null} picture={picture} lobby={lobby} onClose={() => open(null)} />}
        </>
    );
}
