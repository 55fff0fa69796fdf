// Open tables: those that wait for people whom they do not know yet. One tap takes a seat there; "play now" finds a fitting one.
import './open.css';
import { useEffect, useState } from 'preact/hooks';
import { GAME_NAMES, GAMES, gameTitle } from '../games.tsx';
import { Avatar } from '../parts/avatar.tsx';
import { Button } from '../parts/controls.tsx';
import { go, Link, SIT } from '../router.tsx';
import { current } from '../settings.ts';
import { openTables } from '../source/api.ts';
import { all } from '../source/saved.ts';
import { shownName, type TableInfo } from '../source/source.ts';
import { languages, t, tMaybe } from '../words.ts';

/* How often the list is asked for while somebody looks at it. */
const EVERY_MS = 10_000;

export function useOpenTables(): TableInfo[] {
    const [tables, set] = useState<TableInfo[]>([]);
    useEffect(() => {
        let here = true;
        const ask = async () => {
            if (document.visibilityState === 'hidden') return;
            const found = await openTables().catch(() => []); // no server: no tables but one's own
            if (here) set(found.filter(({ game, you }) => game in GAMES && you.seat === null));
        };
        void ask();
        const timer = setInterval(() => void ask(), EVERY_MS);
        document.addEventListener('visibilitychange', ask);
        return () => {
            here = false;
            clearInterval(timer);
            document.removeEventListener('visibilitychange', ask);
        };
    }, []);
    return tables;
}

const isFree = (seat: TableInfo['seats'][number]) => seat.kind === 'person' && !seat.here;
const free = (table: TableInfo) => (table.state === 'lobby' ? table.seats.filter(isFree).length : 0);
const people = (table: TableInfo) => table.seats.filter((seat) => seat.kind === 'person' && seat.online).length;

/* The table that will begin soonest among those in one's own language, else among the others; only where somebody is. */
export function fitting(tables: TableInfo[], lang: string): TableInfo | null {
    const good = tables.filter((table) => free(table) > 0 && people(table) > 0);
    const rank = (table: TableInfo) => Number(table.lang === lang) * 100 - free(table) * 10 + people(table);
    return good.sort((a, b) => rank(b) - rank(a))[0] ?? null;
}

export function PlayNow({ tables }: { tables: TableInfo[] }) {
    const table = fitting(tables, current().lang);
    const last = all().sort((a, b) => b.at - a.at)[0]?.game;
    const game = table?.game ?? last ?? GAME_NAMES[0];
    if (game === undefined) return null;
    const detail = t(table ? 'open.now.people' : 'open.now.bots', { game: gameTitle(game) });
    return (
        <Button class="play-now" detail={detail} onClick={() => (table ? go(`/t/${table.code}${SIT}`) : void import('./new.tsx').then(({ playAlone }) => playAlone(game)))}>
            {t('open.now')}
        </Button>
    );
}

function Row({ table }: { table: TableInfo }) {
    const n = free(table);
    const title = gameTitle(table.game);
    const levels = [...new Set(table.seats.flatMap(({ kind, level }) => (kind === 'bot' && level ? [tMaybe(`level.${level}`, level)] : [])))];
    const language = languages.find(({ code }) => code === table.lang)?.name ?? table.lang;
    const names = table.seats.filter((seat) => !isFree(seat)).map((seat) => shownName(seat.name));
    return (
        <li class="open-table">
            <span class="open-what">
                <b>{title}</b>
                <span>{[table.state === 'lobby' ? t('open.free', { n }) : t('open.running'), language, ...levels.map((level) => t('open.level', { level }))].join(' · ')}</span>
            </span>
            <span class="open-seats" role="img" aria-label={names.join(', ')}>
                {table.seats.map((seat, i) => (isFree(seat) ? <span key={i} class="av empty" /> : <Avatar key={i} seat={i} name={shownName(seat.name)} />))}
            </span>
            <Link class="btn" to={`/t/${table.code}${n > 0 ? SIT : ''}`} aria-label={`${t(n > 0 ? 'open.sit' : 'open.watch')} (${title}, ${names[0] ?? ''})`}>
                {t(n > 0 ? 'open.sit' : 'open.watch')}
            </Link>
        </li>
    );
}

export function OpenTables({ tables }: { tables: TableInfo[] }) {
    if (tables.length === 0) return null;
    return (
        <section class="panel open" aria-labelledby="open-tables">
            <h2 id="open-tables">{t('open.title')}</h2>
            <ul>
                {tables.map((table) => (
                    <Row key={table.id} table={table} />
                ))}
            </ul>
        </section>
    );
}
