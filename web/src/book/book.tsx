// The book of a circle: how strong everybody is and how sure that is, who beats whom, records, every game; and who belongs to it.
import './book.css';
import '../screens/me.css';
import { Fragment } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { why } from '../frame/why.ts';
import { GAME_NAMES, GAMES, gameTitle, isGame } from '../games.tsx';
import { tLate } from '../late.ts';
import { Avatar } from '../parts/avatar.tsx';
import { Bar, useTitle } from '../parts/bar.tsx';
import { Button } from '../parts/controls.tsx';
import { Icon } from '../parts/icon.tsx';
import { InvitationCode, InvitationPlaces, useInvitation } from '../parts/invitation.tsx';
import { toast } from '../parts/said.tsx';
import { base, go, Link } from '../router.tsx';
import { LanguageAndLight } from '../screens/shelf.tsx';
import { current } from '../settings.ts';
import { myTables, Refused, type Mine } from '../source/api.ts';
import { shownName } from '../source/source.ts';
import type { GameName } from '../contract.ts';
import { t, tGiven, tMaybe } from '../words.ts';
import { changeBook, joinBook, keyOf, makeBook, myBooks, readBook, renewBook, type Book, type Clue, type Listed, type Player } from './kept.ts';
import { duels, records } from './tally.ts';

const failed = (error: unknown) => toast(why(error instanceof Refused ? error.why : 'offline'), 'error');

/* --- making and joining --- */

function Form({ secret }: { secret: string }) {
    const joining = secret !== '';
    const [name, setName] = useState('');
    const [as, setAs] = useState(current().name);
    const send = async (event: Event) => {
        event.preventDefault();
        try {
            go(`/book/${joining ? await joinBook(secret, as.trim()) : await makeBook(name.trim(), as.trim())}`, true);
        } catch (error) {
            failed(error);
        }
    };
    return (
        <section class="panel" aria-labelledby="book-form">
            <h2 id="book-form">{tLate(joining ? 'book.join' : 'book.make')}</h2>
            <p>{tLate(joining ? 'book.join.line' : 'book.make.line')}</p>
            <form onSubmit={(event) => void send(event)}>
                {!joining && (
                    <div class="field">
                        <label for="book-name">{tLate('book.name')}</label>
                        <input id="book-name" required value={name} maxLength={40} autocomplete="off" onInput={(event) => setName(event.currentTarget.value)} />
                    </div>
                )}
                <div class="field">
                    <label for="book-as">{tLate('book.as')}</label>
                    <input id="book-as" required value={as} maxLength={24} autocomplete="nickname" onInput={(event) => setAs(event.currentTarget.value)} />
                </div>
                <div class="acts">
                    <Button go type="submit">
                        {tLate(joining ? 'book.join.go' : 'book.make.go')}
                    </Button>
                </div>
            </form>
        </section>
    );
}

function Books({ secret }: { secret: string }) {
    const [books, set] = useState<Listed[]>([]);
    useTitle(tLate('book.title'));
    useEffect(() => void myBooks().then(set, () => undefined), []);
    return (
        <>
            <Bar title={tLate('book.title')}>
                <LanguageAndLight />
            </Bar>
            <main class="list-page me-page book-list">
                {secret === '' && books.length > 0 && (
                    <section class="panel" aria-labelledby="book-mine">
                        <h2 id="book-mine">{tLate('book.mine')}</h2>
                        <ul>
                            {books.map((book) => (
                                <li key={book.book}>
                                    <Link class="btn" to={`/book/${book.book}`}>
                                        {book.name}
                                    </Link>{' '}
                                    <span class="muted">{tLate('book.members', { n: book.members })}</span>
                                </li>
                            ))}
                        </ul>
                    </section>
                )}
                <Form secret={secret} />
            </main>
        </>
    );
}

/* --- one book --- */

const nameOf = (book: Book, member: number) => (book.members[member]?.you === true ? t('you') : (book.members[member]?.name ?? t('someone')));

function Who({ book, member }: { book: Book; member: number }) {
    return (
        <span class="book-who">
            <Avatar seat={member} name={nameOf(book, member)} />
            <span class="n">{nameOf(book, member)}</span>
        </span>
    );
}

function Strength({ book, players }: { book: Book; players: Player[] }) {
    const sorted = [...players].sort((a, b) => b.rating - a.rating);
    const least = Math.min(...sorted.map(({ rating, margin }) => rating - margin)), most = Math.max(...sorted.map(({ rating, margin }) => rating + margin));
    const at = (points: number) => `${(((points - least) / Math.max(1, most - least)) * 100).toFixed(1)}%`;
    const unsure = [...players].filter(({ member }) => member !== null).sort((a, b) => b.margin - a.margin)[0];
    return (
        <>
            <ol>
                {sorted.map(({ member, level, rating, margin }) => (
                    <li key={`${member} ${level}`}>
                        {member !== null ? (
                            <Who book={book} member={member} />
                        ) : (
                            <span class="book-who">
                                <Icon name="bot" />
                                <span class="n">{tMaybe(`level.${level}`, level ?? '')}</span>
                            </span>
                        )}
                        <span class="scale" aria-hidden="true">
                            <i class="sure" style={{ left: at(rating - margin), width: at(least + 2 * margin) }} />
                            <i class="dot" style={{ left: at(rating) }} />
                        </span>
                        <span class="rt">
                            <b class="num">{rating.toLocaleString(current().lang)}</b>
                            <small>± {margin}</small>
                        </span>
                    </li>
                ))}
            </ol>
            {unsure !== undefined && (
                <p class="muted foot">
                    {book.members[unsure.member as number]?.you === true
                        ? tLate('book.unsure.you', { n: unsure.games })
                        : tLate('book.unsure', { name: nameOf(book, unsure.member as number), n: unsure.games })}
                </p>
            )}
        </>
    );
}

function Duels({ book, game }: { book: Book; game: GameName }) {
    const table = duels(book, game);
    const who = book.members.map((_, i) => i).filter((i) => table.some((row, k) => (row[i] ?? 0) + (table[i]?.[k] ?? 0) > 0));
    if (who.length < 2) return <p class="muted">{tLate('book.duels.none')}</p>;
    return (
        <div class="duel-wide" tabIndex={0} role="group" aria-labelledby="book-duels">
            <table>
                <caption class="vh">{tLate('book.duels.line', { game: gameTitle(game) })}</caption>
                <thead>
                    <tr>
                        <td />
                        {who.map((b) => (
                            <th key={b} scope="col">
                                <Avatar seat={b} name={nameOf(book, b)} />
                                <span class="vh">{nameOf(book, b)}</span>
                            </th>
                        ))}
                    </tr>
                </thead>
                <tbody>
                    {who.map((a) => (
                        <tr key={a}>
                            <th scope="row">
                                <Who book={book} member={a} />
                            </th>
                            {who.map((b) => {
                                const won = table[a]?.[b] ?? 0, lost = table[b]?.[a] ?? 0;
                                if (a === b) return <td key={b} class="self"><span aria-hidden="true">·</span></td>;
                                return <td key={b} class={won > lost ? 'up' : won < lost ? 'down' : ''}>{`${won}–${lost}`}</td>;
                            })}
                        </tr>
                    ))}
                </tbody>
            </table>
        </div>
    );
}

function Records({ book, game }: { book: Book; game: GameName }) {
    const { best, row } = records(book, game);
    return (
        <ul>
            {best !== null && (
                <li>
                    <Avatar seat={best.member} name={nameOf(book, best.member)} />
                    <span>
                        <b>{t('points', { n: best.score })}</b>
                        <span class="muted">{tLate('book.record.best', { name: nameOf(book, best.member) })}</span>
                    </span>
                </li>
            )}
            {row !== null && (
                <li>
                    <Avatar seat={row.member} name={nameOf(book, row.member)} />
                    <span>
                        <b>{tLate('book.record.row', { n: row.wins })}</b>
                        <span class="muted">{tLate('book.record.row.line', { name: nameOf(book, row.member) })}</span>
                    </span>
                </li>
            )}
            {book.marks
                .filter((mark) => mark.game === game)
                .map(({ what, n, member }) => (
                    <li key={what}>
                        <Avatar seat={member} name={nameOf(book, member)} />
                        <span>
                            <b>{tGiven(`${game}.deed.${what}`, { n })}</b>
                            <span class="muted">{tLate('book.record.most', { name: nameOf(book, member) })}</span>
                        </span>
                    </li>
                ))}
        </ul>
    );
}

/* What people liked most; else what some understood and some did not. */
function Year({ book, clue }: { book: Book; clue: Clue }) {
    const day = new Intl.DateTimeFormat(current().lang, { dateStyle: 'long' });
    const mine = book.games.find(({ table }) => table === clue.table)?.seats.some(({ member }) => member !== null && book.members[member]?.you === true);
    return (
        <section class="panel year" aria-labelledby="book-year">
            <h2 id="book-year">{tLate('book.year')}</h2>
            <blockquote>{tLate('book.year.clue', { clue: clue.text })}</blockquote>
            <div class="year-by">
                <Who book={book} member={clue.member} />
                <span class="muted">
                    {tLate('book.year.found', { day: day.format(clue.at), n: clue.n, of: clue.of })}
                    {clue.hearts > 0 && ` ♥ ${clue.hearts}`}
                </span>
            </div>
            {mine === true && (
                <Link class="btn" to={`/replay/${clue.table}`}>
                    {t('over.replay')}
                </Link>
            )}
        </section>
    );
}

const FIRST_SHOWN = 20;

function Games({ book, game }: { book: Book; game: GameName }) {
    const [all, showAll] = useState(false);
    const games = book.games.filter((one) => one.game === game);
    const day = new Intl.DateTimeFormat(current().lang, { dateStyle: 'medium' });
    return (
        <>
            <ol class="book-games">
                {games.slice(0, all ? games.length : FIRST_SHOWN).map((one) => (
                    <li key={one.table}>
                        <span>{day.format(one.at)}</span>
                        <span>
                            {one.seats.map((seat, i) => (
                                <Fragment key={i}>
                                    {i > 0 && ', '}
                                    <span class={seat.won ? 'won' : ''}>{seat.member !== null ? nameOf(book, seat.member) : seat.level !== null ? tMaybe(`level.${seat.level}`, seat.level) : t('someone')} {seat.score}</span>
                                </Fragment>
                            ))}
                        </span>
                    </li>
                ))}
            </ol>
            {!all && games.length > FIRST_SHOWN && <Button onClick={() => showAll(true)}>{tLate('book.games.all', { n: games.length })}</Button>}
        </>
    );
}

/* Games that one sat at elsewhere may come into the book; and a table of this circle begins here. */
function More({ book, again }: { book: Book; again: () => void }) {
    const [mine, set] = useState<Mine[]>([]);
    useEffect(() => void myTables().then(({ finished }) => set(finished), () => undefined), [book.book]);
    const free = mine.filter(({ table }) => !book.games.some((one) => one.table === table)).slice(0, 5);
    const day = new Intl.DateTimeFormat(current().lang, { dateStyle: 'medium' });
    return (
        <section class="panel circle" aria-labelledby="book-more">
            <h2 id="book-more">{tLate('book.play')}</h2>
            <div class="acts">
                {GAME_NAMES.filter((game) => !GAMES[game].workshop).map((game) => (
                    <Link key={game} class="btn" to={`/new/${game}/friends#book=${book.book}`} aria-label={t('play.game', { game: gameTitle(game) })}>
                        {gameTitle(game)}
                    </Link>
                ))}
            </div>
            {free.length > 0 && <p>{tLate('book.add.line')}</p>}
            {free.length > 0 && (
                <div class="acts">
                    {free.map(({ table, game, at, names }) => (
                        <Button key={table} icon="plus" detail={names.map(shownName).join(', ')} onClick={() => void changeBook(book.book, { add: table }).then(again, failed)}>
                            {`${gameTitle(game)}, ${day.format(at)}`}
                        </Button>
                    ))}
                </div>
            )}
        </section>
    );
}

function Circle({ book }: { book: Book }) {
    const [secret, set] = useState(keyOf(book.book));
    const [sure, ask] = useState<'leave' | 'end' | null>(null);
    const invitation = useInvitation(`book#${secret}`);
    const renew = () => void renewBook(book.book).then((id) => set(keyOf(id)), failed);
    const done = (change: Record<string, unknown>) => void changeBook(book.book, change).then(() => go('/book', true), failed);
    const file = (as: string) => `${base}api/book/export?id=${encodeURIComponent(book.book)}&as=${as}`;
    return (
        <section class="panel circle" aria-labelledby="book-circle">
            <h2 id="book-circle">{tLate('book.circle')}</h2>
            <p>{book.members.map(({ name }) => name).join(', ')}</p>
            {secret !== null ? (
                <>
                    <p>{tLate('book.link.line')}</p>
                    <InvitationPlaces {...invitation} />
                    <InvitationCode link={invitation.link} alt={tLate('book.link.code')} />
                    <p class="book-link">{invitation.link}</p>
                </>
            ) : (
                <p>{tLate(book.yours ? 'book.link.lost' : 'book.link.ask')}</p>
            )}
            <div class="acts">
                {secret !== null && invitation.link !== null && (
                    <Button icon="link" onClick={() => void navigator.clipboard?.writeText(invitation.link ?? '').then(() => toast(tLate('book.link.copied')), () => undefined)}>
                        {tLate('book.link.copy')}
                    </Button>
                )}
                {book.yours && <Button onClick={renew}>{tLate('book.renew')}</Button>}
                <a class="btn" href={file('csv')} download>
                    CSV
                </a>
                <a class="btn" href={file('json')} download>
                    JSON
                </a>
            </div>
            <p class="muted">{tLate('book.leave.line')}</p>
            <div class="acts">
                {sure === null ? (
                    <>
                        <Button onClick={() => ask('leave')}>{tLate('book.leave')}</Button>
                        {book.yours && <Button onClick={() => ask('end')}>{tLate('book.end')}</Button>}
                    </>
                ) : (
                    <>
                        <Button go onClick={() => done({ [sure]: true })}>{tLate(sure === 'leave' ? 'book.leave.sure' : 'book.end.sure')}</Button>
                        <Button onClick={() => ask(null)}>{tLate('book.not')}</Button>
                    </>
                )}
            </div>
        </section>
    );
}

function OneBook({ id }: { id: string }) {
    const [book, set] = useState<Book | null>(null);
    const [trouble, tell] = useState<string | null>(null);
    const [chosen, choose] = useState<GameName | null>(null);
    const load = () => void readBook(id).then(set, (error: unknown) => tell(why(error instanceof Refused ? error.why : 'offline')));
    useEffect(load, [id]);
    useTitle(book?.name ?? tLate('book.title'));
    const played = book === null ? [] : GAME_NAMES.filter((game) => book.games.some((one) => one.game === game && isGame(one.game)));
    const game = chosen ?? played[0] ?? null;
    return (
        <>
            <Bar title={tLate('book.title')} where={book?.name}>
                <LanguageAndLight />
            </Bar>
            <main class="book">
                {trouble !== null && (
                    <section class="panel">
                        <p role="status">{trouble}</p>
                    </section>
                )}
                {book !== null && game === null && (
                    <section class="panel" aria-labelledby="book-empty">
                        <h2 id="book-empty">{tLate('book.empty')}</h2>
                        <p>{tLate('book.empty.line')}</p>
                    </section>
                )}
                {book !== null && game !== null && (
                    <>
                        <section class="panel force" aria-labelledby="book-force">
                            <h2 id="book-force">{tLate('book.force')}</h2>
                            <div class="tabs3" role="group" aria-label={tLate('book.game')}>
                                {played.map((one) => (
                                    <button key={one} type="button" class={`tab3 ${one === game ? 'on' : ''}`} aria-pressed={one === game} onClick={() => choose(one)}>
                                        {gameTitle(one)}
                                    </button>
                                ))}
                            </div>
                            <Strength book={book} players={book.ratings.find((one) => one.game === game)?.players ?? []} />
                        </section>
                        <section class="panel duel" aria-labelledby="book-duels">
                            <h2 id="book-duels">{tLate('book.duels')}</h2>
                            <Duels book={book} game={game} />
                        </section>
                        <section class="panel marks3" aria-labelledby="book-records">
                            <h2 id="book-records">{tLate('book.records')}</h2>
                            <Records book={book} game={game} />
                        </section>
                        {book.clue !== null && book.clue.game === game && <Year book={book} clue={book.clue} />}
                        <section class="panel" aria-labelledby="book-games">
                            <h2 id="book-games">{tLate('book.games')}</h2>
                            <Games book={book} game={game} />
                        </section>
                    </>
                )}
                {book !== null && <More book={book} again={load} />}
                {book !== null && <Circle book={book} />}
            </main>
        </>
    );
}

export default function BookScreen({ id, secret }: { id: string; secret: string }) {
    return id === '' ? <Books secret={secret} /> : <OneBook key={id} id={id} />;
}
