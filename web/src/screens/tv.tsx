// The shared screen: a table as spectators see it, large, with the way to join. Phones hold the hands; nothing here is secret, even if
// whoever opened it has a seat.
import './tv.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Contract } from '../contract.ts';
import { namer } from '../frame/table.tsx';
import { why } from '../frame/why.ts';
import { GAMES, gameTitle, isGame, tell } from '../games.tsx';
import { Avatar } from '../parts/avatar.tsx';
import { LinkState } from '../parts/link.tsx';
import { Bar, useTitle } from '../parts/bar.tsx';
import { Icon } from '../parts/icon.tsx';
import { InvitationCode, InvitationPlaces, useInvitation } from '../parts/invitation.tsx';
import { Lazy, Waiting } from '../parts/lazy.tsx';
import { announce } from '../parts/said.tsx';
import { Remote } from '../source/remote.ts';
import { usePicture, type Picture, type TableInfo } from '../source/source.ts';
import { t, tMaybe } from '../words.ts';
import { Nowhere } from './nowhere.tsx';

/* What a spectator would know: the seat of whoever opened this screen is laid aside. */
function unseated(contract: Contract): Contract {
    if (contract.seat === null) return contract;
    const view = GAMES[contract.game].unseated?.(contract) ?? contract.view;
    return { ...contract, view, legal: [], choice: null, undo: null, seat: null };
}

/* A television must not fall asleep during a game. */
function useAwake(): void {
    useEffect(() => {
        let lock: { release(): Promise<void> } | null = null;
        const ask = () => {
            if (document.visibilityState === 'visible') void navigator.wakeLock?.request('screen').then((one) => (lock = one), () => undefined);
        };
        ask();
        document.addEventListener('visibilitychange', ask);
        return () => {
            document.removeEventListener('visibilitychange', ask);
            void lock?.release().catch(() => undefined);
        };
    }, []);
}

function Join({ table, large = false }: { table: TableInfo; large?: boolean }) {
    const invitation = useInvitation(`t/${table.code}`);
    return (
        <section class={`tv-join ${large ? 'large' : ''}`} aria-label={t('tv.join')}>
            <InvitationCode link={invitation.link} alt={t('lobby.qr', { code: table.code })} />
            <p>
                <span class="muted">{t('tv.join')}</span>
                <strong class="code">{table.code}</strong>
                {large && <span class="tv-link">{invitation.link?.replace(/^https?:\/\//, '')}</span>}
            </p>
            {large && <InvitationPlaces {...invitation} />}
        </section>
    );
}

function TvBar({ title, where, picture }: { title: string; where?: string | undefined; picture: Picture }) {
    const full = document.fullscreenEnabled === true;
    return (
        <Bar title={title} where={where}>
            <LinkState link={picture.link} />
            {full && (
                <button
                    type="button"
                    class="ib"
                    aria-label={t('tv.full')}
                    onClick={() => void (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() => undefined)}
                >
                    <Icon name="tv" />
                </button>
            )}
        </Bar>
    );
}

function Lobby({ table, picture }: { table: TableInfo; picture: Picture }) {
    const free = table.seats.filter((seat) => seat.kind === 'person' && !seat.here).length;
    return (
        <>
            <TvBar title={gameTitle(table.game)} where={t('lobby.title')} picture={picture} />
            <main class="tv tv-lobby">
                <Join table={table} large />
                <section class="tv-seats" aria-labelledby="tv-seats">
                    <h2 id="tv-seats">{t('lobby.seats')}</h2>
                    <ol>
                        {table.seats.map((seat, i) => {
                            const empty = seat.kind === 'person' && !seat.here;
                            const label = empty ? t('lobby.free') : seat.kind === 'bot' ? `${t('lobby.bot')} · ${tMaybe(`level.${seat.level}`, seat.name)}` : seat.name;
                            return (
                                <li key={i} class={empty ? 'free' : ''}>
                                    {empty ? <span class="av empty" aria-hidden="true" /> : <Avatar seat={i} name={seat.kind === 'bot' ? 'O' : seat.name} />}
                                    <span class="nm">{label}</span>
                                </li>
                            );
                        })}
                    </ol>
                    <p class="muted" role="status">
                        {free > 0 ? t('tv.free', { n: free }) : t('tv.ready')}
                    </p>
                </section>
            </main>
        </>
    );
}

function Playing({ source, picture }: { source: Remote; picture: Picture }) {
    const contract = unseated(picture.contract as Contract);
    const name = namer(source, picture, null);
    const page = GAMES[contract.game];
    const [where, onWhere] = useState<string | null>(null);
    useEffect(() => {
        const told = tell(contract.game, picture.lines, name, null, picture.seen).map((one) => one.text);
        announce(told.slice(-3).join(' '));
    }, [picture.lines.length]);
    const join = picture.table !== null && !contract.over && <Join table={picture.table} />;
    return (
        <>
            <TvBar title={gameTitle(contract.game)} where={where ?? page.where?.(contract)} picture={picture} />
            {page.tv !== undefined ? (
                <Lazy key={contract.game} load={page.tv} props={{ contract, name, onWhere, children: join }} />
            ) : (
                <div class="tv tv-other">
                    <Lazy key={contract.game} load={page.desk} props={{ source, table: picture.table, contract, you: null, name, act: () => undefined, busy: false, onWhere }} />
                    {join}
                </div>
            )}
        </>
    );
}

export default function Tv({ where }: { where: string }) {
    const source = useMemo(() => new Remote(where), [where]);
    useEffect(() => () => source.close(), [source]);
    const picture = usePicture(source);
    const game = picture.table?.game ?? picture.contract?.game;
    useTitle(game === undefined || !isGame(game) ? '' : gameTitle(game));
    useAwake();
    if (picture.link === 'gone') return <Nowhere text={why(picture.why ?? 'no_such_table')} />;
    if (game !== undefined && !isGame(game)) return <Nowhere />;
    if (picture.table?.state === 'closed') return <Nowhere text={t('closed.title')} />;
    if (picture.table?.state === 'lobby') return <Lobby table={picture.table} picture={picture} />;
    return picture.contract === null ? <Waiting /> : <Playing source={source} picture={picture} />;
}
