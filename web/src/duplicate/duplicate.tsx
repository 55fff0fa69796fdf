// One deal for several tables: what it is, a table of one's own, who plays, and afterwards the comparison.
import '../screens/past.css';
import '../daily/daily.css';
import './duplicate.css';
import { useEffect, useState } from 'preact/hooks';
import { Choices } from '../daily/choices.tsx';
import { why } from '../frame/why.ts';
import { gameTitle, isGame, LEVEL, rulesOf } from '../games.tsx';
import { tLate } from '../late.ts';
import { Bar, useTitle } from '../parts/bar.tsx';
import { Button, Choice } from '../parts/controls.tsx';
import { InvitationCode, InvitationPlaces, useInvitation } from '../parts/invitation.tsx';
import { Waiting } from '../parts/lazy.tsx';
import { toast } from '../parts/said.tsx';
import { go, Link } from '../router.tsx';
import { LanguageAndLight } from '../screens/shelf.tsx';
import { current } from '../settings.ts';
import { Refused } from '../source/api.ts';
import { t, tMaybe } from '../words.ts';
import { beginDuplicate, closeDuplicate, duplicate, myDuplicates, type Duplicate, type Listed } from './api.ts';
import { Compare, Who } from './compare.tsx';

const failed = (error: unknown) => toast(why(error instanceof Refused ? error.why : 'offline'), 'error');
const AGAIN_MS = 10_000;

/* --- those that one made or plays --- */

function List() {
    const [all, set] = useState<Listed[] | null>(null);
    useEffect(() => void myDuplicates().then(set, () => set([])), []);
    if (all === null) return <Waiting />;
    return (
        <main class="list-page">
            <section class="panel daily-deal" aria-labelledby="duplicate-mine">
                <h2 id="duplicate-mine">{tLate('duplicate.title')}</h2>
                <p>{tLate('duplicate.line')}</p>
                <p class="muted">{tLate('duplicate.how')}</p>
                <ul class="dup-games">
                    {all.map((one) => (
                        <li key={one.duplicate}>
                            <span>
                                <b>{one.name || gameTitle(one.game)}</b>{' '}
                                <span class="muted">{tLate('duplicate.of', { n: one.finished, of: one.tables })}</span>
                            </span>
                            <Link class="btn" to={`/duplicate/${one.duplicate}`}>
                                {tLate('duplicate.open')}
                            </Link>
                        </li>
                    ))}
                </ul>
            </section>
        </main>
    );
}

/* --- one --- */

function Alone({ found, open }: { found: Duplicate; open: (alone: { seat: number; level: string }) => void }) {
    const [seat, take] = useState(0);
    const [level, set] = useState(LEVEL);
    return (
        <details>
            <summary>{tLate('duplicate.alone')}</summary>
            <p class="muted">{tLate('duplicate.alone.line')}</p>
            <Choice label={tLate('duplicate.seat')} value={seat} options={Array.from({ length: found.players }, (_, value) => ({ value, label: String(value + 1) }))} onChange={take} />
            <Choice label={t('new.level')} value={level} options={rulesOf(found.game).levels.map((value) => ({ value, label: tMaybe(`level.${value}`, value) }))} onChange={set} />
            <Button onClick={() => open({ seat, level })}>{t('play')}</Button>
        </details>
    );
}

function Begin({ found }: { found: Duplicate }) {
    const full = found.tables.length >= found.planned;
    const open = (alone?: { seat: number; level: string }) => void beginDuplicate(found.duplicate, alone).then((table) => go(`/t/${table}`), failed);
    if (found.own !== null)
        return (
            <div class="acts">
                <Link class="btn go" to={`/t/${found.own}`}>
                    {tLate('duplicate.on')}
                </Link>
            </div>
        );
    if (found.over || full) return null;
    return (
        <>
            <p class="muted">{tLate('duplicate.begin.line')}</p>
            <div class="acts">
                <Button go={found.played === null} onClick={() => open()}>
                    {tLate('duplicate.begin')}
                </Button>
            </div>
            <Alone found={found} open={open} />
        </>
    );
}

function What({ found }: { found: Duplicate }) {
    const finished = found.tables.filter(({ state }) => state === 'over').length;
    return (
        <section class="panel daily-deal" aria-labelledby="duplicate-what">
            <h2 id="duplicate-what">{found.name || gameTitle(found.game)}</h2>
            <p>{tLate('duplicate.what', { game: gameTitle(found.game), n: found.players })}</p>
            <p class="muted">{tLate('duplicate.of', { n: finished, of: found.planned })}</p>
            <Begin found={found} />
        </section>
    );
}

function Invite({ found }: { found: Duplicate }) {
    const invitation = useInvitation(`duplicate/${found.duplicate}`);
    const { link } = invitation;
    if (found.over || found.tables.length >= found.planned) return null;
    return (
        <section class="panel daily-deal" aria-labelledby="duplicate-invite">
            <h2 id="duplicate-invite">{tLate('duplicate.invite')}</h2>
            <p>{tLate('duplicate.link.line')}</p>
            <InvitationPlaces {...invitation} />
            <InvitationCode link={link} alt={tLate('duplicate.link.code')} />
            {link !== null && (
                <>
                    <p class="dup-link">{link}</p>
                    <div class="acts">
                        <Button icon="link" onClick={() => void navigator.clipboard?.writeText(link).then(() => toast(t('lobby.copied')), () => undefined)}>
                            {t('lobby.copy')}
                        </Button>
                    </div>
                </>
            )}
        </section>
    );
}

function Tables({ found }: { found: Duplicate }) {
    return (
        <section class="panel daily-deal" aria-labelledby="duplicate-tables">
            <h2 id="duplicate-tables">{tLate('duplicate.tables')}</h2>
            {found.tables.length === 0 && <p class="muted">{tLate('duplicate.none')}</p>}
            <ol class="dup-tables">
                {found.tables.map((table, n) => (
                    <li key={n}>
                        <p>
                            <b>{tLate('duplicate.table', { n: n + 1 })}</b> <span class="muted">{tLate(`duplicate.state.${table.state}`)}</span>
                        </p>
                        <ul>
                            {table.seats.map((seat, i) => (seat.kind === 'person' && seat.name === null ? null : <li key={i}><Who seat={{ ...seat, won: undefined }} at={i} /></li>))}
                        </ul>
                    </li>
                ))}
            </ol>
            {!found.shown && <p class="muted">{tLate('duplicate.hidden')}</p>}
        </section>
    );
}

function End({ found, again }: { found: Duplicate; again: () => void }) {
    const [sure, ask] = useState(false);
    const playing = found.tables.filter(({ state }) => state === 'playing').length;
    const date = new Intl.DateTimeFormat(current().lang, { dateStyle: 'long' }).format(found.ends);
    return (
        <section class="panel daily-deal">
            <p class="muted">{found.over ? tLate('duplicate.over') : tLate('duplicate.sealed', { date })}</p>
            {found.seed !== null && <code>{found.seed}</code>}
            <details>
                <summary>{tLate('daily.promise')}</summary>
                <p>{tLate('duplicate.promise')}</p>
                <code>{found.promise}</code>
            </details>
            {found.yours && !found.over && (
                <div class="acts">
                    {sure ? (
                        <>
                            <p>{playing > 0 ? tLate('duplicate.close.playing', { n: playing }) : tLate('duplicate.close.line')}</p>
                            <Button go onClick={() => void closeDuplicate(found.duplicate).then(again, failed)}>
                                {tLate('duplicate.close.sure')}
                            </Button>
                            <Button onClick={() => ask(false)}>{tLate('book.not')}</Button>
                        </>
                    ) : (
                        <Button onClick={() => ask(true)}>{tLate('duplicate.close')}</Button>
                    )}
                </div>
            )}
        </section>
    );
}

function One({ id }: { id: string }) {
    const [found, set] = useState<Duplicate | null>(null);
    const [trouble, tell] = useState<string | null>(null);
    const load = () => void duplicate(id).then(set, (error: unknown) => tell(why(error instanceof Refused ? error.why : 'offline')));
    useEffect(() => {
        load();
        const timer = setInterval(() => document.visibilityState === 'visible' && load(), AGAIN_MS);
        return () => clearInterval(timer);
    }, [id]);
    if (found === null || !isGame(found.game))
        return trouble === null ? (
            <Waiting />
        ) : (
            <main class="list-page">
                <section class="panel daily-deal">
                    <p role="status">{trouble}</p>
                    <div class="acts">
                        <Link class="btn go" to="/">
                            {t('shelf')}
                        </Link>
                    </div>
                </section>
            </main>
        );
    return (
        <main class="list-page duplicate">
            <What found={found} />
            {found.shown && <Compare found={found} />}
            <Invite found={found} />
            <Tables found={found} />
            {found.played !== null && found.choices.length > 0 && <Choices choices={found.choices} game={found.game} />}
            <End found={found} again={load} />
        </main>
    );
}

export default function DuplicateScreen({ id }: { id: string }) {
    useTitle(tLate('duplicate.title'));
    return (
        <>
            <Bar title={tLate('duplicate.title')} aside={id !== ''}>
                <LanguageAndLight />
            </Bar>
            {id === '' ? <List /> : <One key={id} id={id} />}
        </>
    );
}
