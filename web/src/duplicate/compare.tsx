// What came of one deal at several tables: seat by seat, with and without the luck of the draws.
import { useEffect, useState } from 'preact/hooks';
import { GAMES } from '../games.tsx';
import { tLate } from '../late.ts';
import { Avatar } from '../parts/avatar.tsx';
import { Icon } from '../parts/icon.tsx';
import { Link } from '../router.tsx';
import type { GameRecord } from '../replay/story.ts';
import { analyse } from '../review/analysis.ts';
import { record } from '../source/api.ts';
import { shownName } from '../source/source.ts';
import { signed, t, tMaybe } from '../words.ts';
import type { Duplicate, DuplicateSeat, DuplicateTable } from './api.ts';

/* What is worked out here from the record of a table: the leads without luck, and how long its moves were those of one's own. */
interface Worked {
    moves: string[];
    leads: (number | null)[] | null;
}

const tenth = (hundredths: number) => Math.round(hundredths / 10) / 10;

/* The lead over the mean of the others. */
function leadOf(seats: DuplicateSeat[], seat: number): number {
    const others = seats.filter((_, i) => i !== seat).map(({ score }) => score ?? 0);
    return tenth(100 * ((seats[seat]?.score ?? 0) - others.reduce((sum, score) => sum + score, 0) / Math.max(1, others.length)));
}

function useWorked({ game, tables }: Duplicate): { worked: Map<string, Worked>; progress: number | null } {
    const [worked, set] = useState(new Map<string, Worked>());
    const [progress, tell] = useState<number | null>(null);
    const ids = tables.flatMap(({ table }) => (table === null ? [] : [table]));
    useEffect(() => {
        let gone = false;
        const work = async () => {
            for (const [i, id] of ids.entries()) {
                const found = JSON.parse(await record(id)) as GameRecord;
                const sums = GAMES[game].review === undefined ? null : ((await analyse(found, (at, of) => !gone && tell((i + at / of) / ids.length), () => gone))?.sums ?? null);
                if (gone) return;
                const leads = sums?.map((one) => (one === null ? null : tenth(one.end.points - one.luck.points))) ?? null;
                set((before) => new Map(before).set(id, { moves: found.moves, leads }));
            }
            tell(null);
        };
        void work().catch(() => !gone && tell(null));
        return () => void (gone = true);
    }, [ids.join()]);
    return { worked, progress };
}

function alike(one: string[], two: string[]): number {
    let n = 0;
    while (n < one.length && one[n] === two[n]) n++;
    return n;
}

function nameOf(seat: DuplicateSeat): string {
    if (seat.kind === 'bot') return tMaybe(`level.${seat.level}`, seat.level ?? '');
    return seat.you ? t('you') : shownName(seat.name ?? '');
}

export function Who({ seat, at }: { seat: DuplicateSeat; at: number }) {
    return (
        <span class="dup-who">
            {seat.kind === 'bot' ? <Icon name="bot" /> : <Avatar seat={at} name={seat.name ?? ''} />}
            <span>
                {nameOf(seat)}
                {seat.won === true && (
                    <>
                        {' '}
                        <Icon name="crown" />
                        <span class="vh">{tLate('duplicate.won')}</span>
                    </>
                )}
                {seat.knew && <small>{tLate('duplicate.knew')}</small>}
            </span>
        </span>
    );
}

function SeatTable({ found, seat, worked }: { found: Duplicate; seat: number; worked: Map<string, Worked> }) {
    const judged = GAMES[found.game].review !== undefined;
    const rows = found.tables.map((table, n) => ({ table, n })).filter(({ table }) => table.table !== null);
    const best = Math.max(...rows.map(({ table }) => table.seats[seat]?.score ?? 0));
    return (
        <table class="dup-seat">
            <caption>{tLate('duplicate.seat.n', { n: seat + 1 })}</caption>
            <thead>
                <tr>
                    <th scope="col">{tLate('duplicate.table.head')}</th>
                    <th scope="col">{tLate('duplicate.points')}</th>
                    <th scope="col">{tLate('duplicate.lead')}</th>
                    {judged && <th scope="col">{tLate('duplicate.luck')}</th>}
                </tr>
            </thead>
            <tbody>
                {rows.map(({ table, n }) => {
                    const held = table.seats[seat] as DuplicateSeat;
                    const lead = worked.get(table.table as string)?.leads?.[seat];
                    return (
                        <tr key={n} class={held.you ? 'mine' : ''}>
                            <th scope="row">
                                <Who seat={held} at={seat} />
                            </th>
                            <td class={`num ${held.score === best ? 'best' : ''}`}>{held.score}</td>
                            <td class="num">{signed(leadOf(table.seats, seat))}</td>
                            {judged && <td class="num">{lead === undefined || lead === null ? '…' : signed(lead)}</td>}
                        </tr>
                    );
                })}
            </tbody>
        </table>
    );
}

function Game({ table, n, own, worked }: { table: DuplicateTable; n: number; own: string | null; worked: Map<string, Worked> }) {
    const id = table.table as string;
    const mine = own === null ? undefined : worked.get(own)?.moves, theirs = worked.get(id)?.moves;
    const same = mine !== undefined && theirs !== undefined && own !== id ? alike(mine, theirs) : null;
    return (
        <li>
            <span>
                <b>{tLate('duplicate.table', { n: n + 1 })}</b>{' '}
                {same !== null && mine !== undefined && <span class="muted">{same === mine.length ? tLate('duplicate.same.all') : tLate('duplicate.same', { n: same })}</span>}
            </span>
            <Link class="btn" to={`/replay/${id}`} aria-label={`${t('over.replay')} (${tLate('duplicate.table', { n: n + 1 })})`}>
                {t('over.replay')}
            </Link>
        </li>
    );
}

export function Compare({ found }: { found: Duplicate }) {
    const { worked, progress } = useWorked(found);
    if (!found.tables.some(({ table }) => table !== null)) return null;
    return (
        <section class="panel daily-deal" aria-labelledby="duplicate-compare">
            <h2 id="duplicate-compare">{tLate('duplicate.compare')}</h2>
            {Array.from({ length: found.players }, (_, seat) => (
                <SeatTable key={seat} found={found} seat={seat} worked={worked} />
            ))}
            {progress !== null && <p class="muted">{tLate('daily.luck.wait', { n: Math.round(100 * progress) })}</p>}
            <p class="muted">{tLate('duplicate.honest')}</p>
            {GAMES[found.game].review !== undefined && <p class="muted">{tLate('duplicate.honest.luck')}</p>}
            <ul class="dup-games">
                {found.tables.map((table, n) => table.table !== null && <Game key={n} table={table} n={n} own={found.played} worked={worked} />)}
            </ul>
        </section>
    );
}
