// A new game: alone, at one screen, or with friends. Two taps from the shelf are enough; everything has a sensible first value.
import './new.css';
import { useState } from 'preact/hooks';
import type { GameName, Options } from '../contract.ts';
import { why } from '../frame/why.ts';
import { FITTING, fittingLevel } from '../fitting.ts';
import type { GamePage } from '../game.ts';
import { BOT_NAMES, GAMES, gameTitle, isGame, LEVEL, offered, rulesOf, type OptionFact, type RuleFact } from '../games.tsx';
import { hasLearnt } from '../learnt.ts';
import { Bar, useTitle } from '../parts/bar.tsx';
import { Button, Choice, Switch } from '../parts/controls.tsx';
import { Cover } from '../parts/cover.tsx';
import { offeredDecks, theHouse } from '../house/house.ts';
import { Lazy } from '../parts/lazy.tsx';
import { toast } from '../parts/said.tsx';
import { go, Link } from '../router.tsx';
import { change, current, readLike, write } from '../settings.ts';
import { deckAsked, makeTable, Refused, setMe } from '../source/api.ts';
import { create, type LocalSeat } from '../source/saved.ts';
import { randomHex } from '../source/source.ts';
import { t, tMaybe } from '../words.ts';
import { Avatar, Ways } from '../parts/avatar.tsx';
import { Nowhere } from './nowhere.tsx';

type Way = 'alone' | 'screen' | 'friends';

/* What was chosen last time for this game, so that the next game is one tap away. */
interface Wish {
    way: Way;
    /* 'bots', or the option of the game for one. */
    foe: string;
    players: number;
    people: number;
    level: string;
    names: string[];
    options: Options;
    decks: string[];
    clock: number;
    /* Of a table of friends: strangers may come, others may watch. */
    open: boolean;
    spectate: boolean;
    /* Of so many tables with the same deal; 1: a table of its own. */
    tables: number;
}

const key = (game: GameName) => `dizaine.wish.${game}`;

/* A game as this screen needs it. */
interface Game {
    name: GameName;
    page: GamePage;
    rules: RuleFact;
    least: number;
    most: number;
}

function gameNamed(name: GameName): Game {
    const rules = rulesOf(name);
    return { name, page: GAMES[name], rules, least: rules.players[0], most: rules.players[1] };
}

function firstWish(game: Game): Wish {
    const players = Math.min(Math.max(game.least, 3), game.most);
    const standard: Wish = {
        way: 'alone',
        foe: 'bots',
        players,
        people: Math.max(game.least, 2),
        level: LEVEL,
        names: [],
        options: {},
        decks: offeredDecks(game.page.decks?.standard ?? []),
        clock: 0,
        open: false,
        spectate: true,
        tables: 1,
    };
    return readLike(key(game.name), standard);
}

function numbers(from: number, to: number) {
    return Array.from({ length: to - from + 1 }, (_, i) => ({ value: from + i, label: String(from + i) }));
}

/* The options that the form shows for this number of players. */
function optionsShown({ name, page, rules }: Game, players: number): OptionFact[] {
    return rules.options.filter((option) => option.name !== page.solo?.option && option.players.includes(players) && offered(name, option).length > 0);
}

function OptionField({ game, option, values, value, onChange }: { game: string; option: OptionFact; values: readonly Options[string][]; value: Options[string]; onChange: (value: Options[string]) => void }) {
    const label = tMaybe(`${game}.option.${option.name}`, option.name);
    const [off, on, more] = values;
    if ((off === false || off === 0) && on !== undefined && more === undefined) return <Switch label={label} on={value !== off} onChange={(yes) => onChange(yes ? on : off)} />;
    const choices = values.filter((one) => typeof one !== 'boolean');
    return (
        <Choice
            label={label}
            value={typeof value === 'boolean' ? '' : value}
            options={choices.map((one) => ({ value: one, label: tMaybe(`${game}.option.${option.name}.${one}`, String(one)) }))}
            onChange={onChange}
        />
    );
}

/* What most tables leave as it is: the variants of the rules, and one deal for several tables of friends. */
function OptionFields({ game, players, way, wish, set }: { game: Game; players: number; way: Way; wish: Wish; set: (part: Partial<Wish>) => void }) {
    const shown = optionsShown(game, players);
    if (shown.length === 0 && way !== 'friends') return null;
    return (
        <details class="variants" open={way === 'friends' && wish.tables > 1 ? true : undefined}>
            <summary>{t('new.options')}</summary>
            {shown.map((option) => (
                <OptionField
                    key={option.name}
                    game={game.name}
                    option={option}
                    values={offered(game.name, option)}
                    value={wish.options[option.name] ?? option.standard}
                    onChange={(value) => set({ options: { ...wish.options, [option.name]: value } })}
                />
            ))}
            {way === 'friends' && (
                <>
                    <Choice
                        label={t('new.tables')}
                        value={wish.tables}
                        options={[1, 2, 3, 4, 6, 8].map((value) => ({ value, label: String(value) }))}
                        onChange={(tables) => set({ tables })}
                    />
                    {wish.tables > 1 && <p class="muted">{t('new.tables.line')}</p>}
                </>
            )}
        </details>
    );
}

/* Only the options that this number of players can have. */
function optionsFor(game: Game, players: number, options: Options): Options {
    return Object.fromEntries(optionsShown(game, players).flatMap(({ name }) => (options[name] === undefined ? [] : [[name, options[name]]])));
}

/* The game for one that was asked for, and how hard it is to be. */
function soloOf({ page, rules }: Game, wish: Wish) {
    const { solo } = page;
    const option = rules.options.find((one) => one.name === solo?.option);
    if (solo === undefined || option?.kind !== 'int') return null;
    const value = wish.options[solo.option];
    return { ...solo, option, on: wish.foe === option.name, value: typeof value === 'number' ? value : solo.first };
}

/* Instead of a level: characters, each with a way of playing. */
const CAST = 'cast';

function shuffled<T>(list: readonly T[]): T[] {
    return list.map((one) => ({ one, at: Math.random() })).sort((a, b) => a.at - b.at).map(({ one }) => one);
}

function Cast({ game }: { game: Game }) {
    return (
        <Ways.Provider value={game.rules.cast.map(({ plays }) => plays)}>
            <ul class="cast">
                {game.rules.cast.map(({ name, plays }, i) => (
                    <li key={plays}>
                        <Avatar seat={i} name={name} />
                        <span>
                            <b>{name}</b> {tMaybe(`${game.name}.way.${plays}`)}
                        </span>
                    </li>
                ))}
            </ul>
        </Ways.Provider>
    );
}

function startLocal(game: Game, wish: Wish, way: Way): void {
    const solo = soloOf(game, wish);
    const alone = way === 'alone' && solo?.on ? solo : null;
    const people = way === 'alone' ? 1 : Math.max(1, Math.min(wish.people, game.most));
    const players = alone ? 1 : Math.max(game.least, way === 'alone' ? wish.players : people);
    const cast = wish.level === CAST ? shuffled(game.rules.cast) : [];
    const level = wish.level === CAST ? LEVEL : wish.level === FITTING ? fittingLevel(game.name) : wish.level;
    const bot = (i: number): LocalSeat => {
        const one = cast[i];
        return one !== undefined ? { kind: 'bot', name: one.name, level: one.plays } : { kind: 'bot', name: BOT_NAMES[i] as string, level };
    };
    const seats: LocalSeat[] = Array.from({ length: players }, (_, i) => (i < people ? { kind: 'person', name: nameOf(wish, way, i), level: null } : bot(i - people)));
    const options = { ...optionsFor(game, players, wish.options), ...(alone ? { [alone.option.name]: alone.value } : {}) };
    const decks = game.page.decks ? { decks: wish.decks } : {};
    go(`/local/${create({ game: game.name, players, options, seats, lang: current().lang, ...decks }).id}`);
}

/* A game against the computer at once, as it was last chosen. */
export function playAlone(name: GameName): void {
    const game = gameNamed(name);
    startLocal(game, firstWish(game), 'alone');
}

function nameOf(wish: Wish, way: Way, i: number): string {
    if (way === 'alone') return current().name.trim() || t('you');
    return (wish.names[i] ?? '').trim() || t('new.name.n', { n: i + 1 }).split(' ').slice(-2).join(' ');
}

/* A form that was opened from the book of a circle makes tables of that circle. */
function bookAsked(): { book: string } | object {
    const book = /^#book=(b[0-9a-f]+)$/.exec(location.hash)?.[1];
    return book === undefined ? {} : { book };
}

async function startFriends(game: Game, wish: Wish): Promise<void> {
    const name = current().name.trim();
    try {
        await setMe(name);
        const players = Math.max(game.least, Math.max(2, wish.people));
        const asked = {
            game: game.name,
            players,
            options: optionsFor(game, players, wish.options),
            clock: wish.clock,
            // The server counts the cards of a deck that somebody brought by itself.
            ...(game.page.decks ? { decks: wish.decks.map(deckAsked) } : {}),
            lang: current().lang,
        };
        if (wish.tables > 1) {
            const { makeDuplicate } = await import('../duplicate/api.ts');
            go(`/duplicate/${await makeDuplicate({ ...asked, tables: wish.tables })}`);
            return;
        }
        const { code } = await makeTable({ ...asked, public: wish.open, spectate: wish.spectate, ...bookAsked(), key: randomHex(12) });
        go(`/t/${code}`);
    } catch (error) {
        toast(why(error instanceof Refused ? error.why : 'offline'), 'error');
    }
}

function NameField({ id, label, value, onInput, auto }: { id: string; label: string; value: string; onInput: (name: string) => void; auto?: string }) {
    return (
        <div class="field">
            <label for={id}>{label}</label>
            <input id={id} value={value} maxLength={24} autocomplete={auto ?? 'off'} onInput={(event) => onInput(event.currentTarget.value)} />
        </div>
    );
}

function Alone({ game, wish, set }: { game: Game; wish: Wish; set: (part: Partial<Wish>) => void }) {
    const solo = soloOf(game, wish);
    const levels = [FITTING, ...game.rules.levels, ...(game.rules.cast.length > 0 ? [CAST] : [])].map((level) => ({ value: level, label: tMaybe(`level.${level}`, level) }));
    return (
        <>
            {solo && (
                <Choice
                    label={t('new.opponent')}
                    value={solo.on ? solo.option.name : 'bots'}
                    options={[
                        { value: 'bots', label: t('new.bots') },
                        { value: solo.option.name, label: solo.opponent() },
                    ]}
                    onChange={(foe) => set({ foe })}
                />
            )}
            {solo?.on ? (
                <>
                    <Choice
                        label={solo.label()}
                        value={solo.value}
                        options={numbers(solo.option.least, solo.option.most)}
                        onChange={(value) => set({ options: { ...wish.options, [solo.option.name]: value } })}
                    />
                    <p class="muted">{solo.line(solo.value)}</p>
                </>
            ) : (
                <>
                    <Choice
                        label={t('new.opponents')}
                        value={Math.max(1, wish.players - 1)}
                        options={numbers(Math.max(1, game.least - 1), game.most - 1)}
                        onChange={(n) => set({ players: n + 1 })}
                    />
                    <Choice label={t('new.level')} value={wish.level} options={levels} onChange={(level) => set({ level })} />
                    <p class="muted">{wish.level === FITTING ? t('level.fitting.about', { level: tMaybe(`level.${fittingLevel(game.name)}`) }) : tMaybe(`level.${wish.level}.about`)}</p>
                    {wish.level === CAST && <Cast game={game} />}
                </>
            )}
        </>
    );
}

function AtOneScreen({ game, wish, set }: { game: Game; wish: Wish; set: (part: Partial<Wish>) => void }) {
    const put = (i: number, name: string) => set({ names: Object.assign([...wish.names], { [i]: name }) });
    const people = Math.max(2, wish.people);
    return (
        <>
            <Choice
                label={t('new.people')}
                value={Math.max(people, game.least)}
                options={numbers(Math.max(2, game.least), game.most)}
                onChange={(n) => set({ people: n })}
            />
            <fieldset class="names">
                <legend>{t('new.names')}</legend>
                {Array.from({ length: Math.max(people, game.least) }, (_, i) => (
                    <NameField key={i} id={`name-${i}`} label={t('new.name.n', { n: i + 1 })} value={wish.names[i] ?? ''} onInput={(name) => put(i, name)} />
                ))}
            </fieldset>
        </>
    );
}

function WithFriends({ game, wish, set }: { game: Game; wish: Wish; set: (part: Partial<Wish>) => void }) {
    return (
        <>
            <NameField id="name" label={t('new.name')} value={current().name} auto="nickname" onInput={(name) => change({ name })} />
            <Choice
                label={t('new.people')}
                value={Math.max(2, game.least, wish.people)}
                options={numbers(Math.max(2, game.least), game.most)}
                onChange={(n) => set({ people: n })}
            />
            <Choice
                label={t('new.clock')}
                value={wish.clock}
                options={[0, 60, 180, 86400].map((value) => ({ value, label: tMaybe(`clock.${value}`) }))}
                onChange={(clock) => set({ clock })}
            />
            {wish.tables === 1 && theHouse()?.allow.open !== false && <Switch label={t('new.open')} detail={t('new.open.line')} on={wish.open} onChange={(open) => set({ open })} />}
            {wish.tables === 1 && theHouse()?.allow.watch !== false && <Switch label={t('new.spectate')} on={wish.spectate} onChange={(spectate) => set({ spectate })} />}
        </>
    );
}

export default function NewScreen({ game, asked }: { game: string; asked: string }) {
    if (!isGame(game)) return <Nowhere />;
    return <NewGame game={gameNamed(game)} asked={asked} />;
}

function NewGame({ game, asked }: { game: Game; asked: string }) {
    const [wish, setWish] = useState(() => firstWish(game));
    const [busy, setBusy] = useState(false);
    const way: Way = asked === 'alone' || asked === 'screen' || asked === 'friends' ? asked : wish.way;
    const set = (part: Partial<Wish>) => {
        const next = { ...wish, ...part };
        setWish(next);
        write(key(game.name), next);
    };
    const title = gameTitle(game.name);
    useTitle(title);
    const nameless = way === 'friends' && current().name.trim() === '';
    const start = () => {
        if (nameless) {
            document.getElementById('name')?.focus();
            toast(t('why.no_name'), 'error');
            return;
        }
        if (way !== 'friends') return startLocal(game, wish, way);
        setBusy(true);
        void startFriends(game, wish).finally(() => setBusy(false));
    };
    const players = way === 'alone' ? wish.players : Math.max(2, wish.people, game.least);
    return (
        <>
            <Bar title={title} />
            <main class="new-game">
                <div class="new-cover" aria-hidden="true">
                    <Cover game={game.name} />
                </div>
                <form
                    class="panel new-form"
                    onSubmit={(event) => {
                        event.preventDefault();
                        start();
                    }}
                >
                    {game.page.teach !== undefined && !hasLearnt(game.name) && (
                        <p class="learn-line">
                            {t('learn.offer')} <Link to={`/learn/${game.name}`}>{t('learn.again')}</Link>
                        </p>
                    )}
                    <Choice
                        label={t('new.title')}
                        hideLabel
                        value={way}
                        options={(['alone', 'screen', 'friends'] as const).map((value) => ({ value, label: t(`new.${value}`) }))}
                        onChange={(value) => {
                            set({ way: value });
                            go(`/new/${game.name}/${value}`, true);
                        }}
                    />
                    <p class="muted way-line">{t(`new.${way}.line`)}</p>
                    {way === 'alone' && <Alone game={game} wish={wish} set={set} />}
                    {way === 'screen' && <AtOneScreen game={game} wish={wish} set={set} />}
                    {way === 'friends' && <WithFriends game={game} wish={wish} set={set} />}
                    {game.page.decks && <Lazy load={game.page.decks.picker} props={{ chosen: wish.decks, onChange: (decks: string[]) => set({ decks }) }} quiet />}
                    <OptionFields game={game} players={players} way={way} wish={wish} set={set} />
                    <div class="new-go">
                        <Link class="btn" to={`/rules/${game.name}`}>
                            {t('rules')}
                        </Link>
                        <Button go type="submit" disabled={busy}>
                            {way !== 'friends' ? t('new.start') : wish.tables > 1 ? t('new.tables.go') : t('new.table')}
                        </Button>
                    </div>
                </form>
            </main>
        </>
    );
}
