// A new game: alone, at one screen, or with friends. Two taps from the shelf are enough; everything has a sensible first value.
import { useState } from 'preact/hooks';
import type { GameName, Options } from '../contract.ts';
import { why } from '../frame/why.ts';
import { BOT_NAMES, GAMES, gameTitle, isGame, type GameFact } from '../games.tsx';
import { Bar, useTitle } from '../parts/bar.tsx';
import { Button, Choice, Switch } from '../parts/controls.tsx';
import { Cover } from '../parts/covers.tsx';
import { Lazy } from '../parts/lazy.tsx';
import { toast } from '../parts/said.tsx';
import { go, Link } from '../router.tsx';
import { change, current, read, readLike, write } from '../settings.ts';
import { deckAsked, makeTable, Refused, setMe } from '../source/api.ts';
import { create, type LocalSeat } from '../source/saved.ts';
import { randomHex } from '../source/source.ts';
import { t, tMaybe } from '../words.ts';
import { Nowhere } from './nowhere.tsx';

type Way = 'alone' | 'screen' | 'friends';

/* What was chosen last time for this game, so that the next game is one tap away. */
interface Wish {
    way: Way;
    foe: 'bots' | 'alix';
    players: number;
    people: number;
    level: string;
    alix: number;
    names: string[];
    options: Options;
    decks: string[];
    clock: number;
}

const key = (game: GameName) => `dizaine.wish.${game}`;

function firstWish(fact: GameFact): Wish {
    const players = Math.max(fact.least, 3);
    const standard: Wish = {
        way: 'alone',
        foe: 'bots',
        players,
        people: Math.max(fact.least, 2),
        level: 'normal',
        alix: 5,
        names: [],
        options: {},
        decks: ['paper'],
        clock: 0,
    };
    return readLike(key(fact.name), standard);
}

function numbers(from: number, to: number) {
    return Array.from({ length: to - from + 1 }, (_, i) => ({ value: from + i, label: String(from + i) }));
}

function OptionFields({ fact, players, wish, set }: { fact: GameFact; players: number; wish: Wish; set: (part: Partial<Wish>) => void }) {
    const fitting = fact.options.filter((option) => option.fits?.(players) ?? true);
    const put = (name: string, value: Options[string]) => set({ options: { ...wish.options, [name]: value } });
    return (
        <details class="variants">
            <summary>{t('new.options')}</summary>
            {fitting.map((option) => {
                const label = tMaybe(`option.${option.name}`);
                const value = wish.options[option.name];
                if (option.kind === 'bool')
                    return (
                        <Switch
                            key={option.name}
                            label={label}
                            on={value !== undefined && value !== false && value !== 0}
                            onChange={(on) => put(option.name, on ? (option.on ?? true) : option.on === undefined ? false : 0)}
                        />
                    );
                const values = option.values ?? [];
                return (
                    <Choice
                        key={option.name}
                        label={label}
                        value={(value ?? values[0] ?? '') as string | number}
                        options={values.map((one) => ({ value: one, label: tMaybe(`option.${option.name}.${one}`, String(one)) }))}
                        onChange={(one) => put(option.name, one)}
                    />
                );
            })}
        </details>
    );
}

/* Only the options that this number of players can have. */
function optionsFor(fact: GameFact, players: number, options: Options): Options {
    return Object.fromEntries(
        fact.options.filter((o) => o.name in options && (o.fits?.(players) ?? true)).map((o) => [o.name, options[o.name] as Options[string]]),
    );
}

function startLocal(fact: GameFact, wish: Wish, way: Way): void {
    const alix = fact.name === 'dix' && way === 'alone' && wish.foe === 'alix';
    const people = way === 'alone' ? 1 : Math.max(1, Math.min(wish.people, fact.most));
    const players = alix ? 1 : Math.max(fact.least, way === 'alone' ? wish.players : people);
    const seats: LocalSeat[] = Array.from({ length: players }, (_, i) =>
        i < people
            ? { kind: 'person', name: nameOf(wish, way, i), level: null }
            : { kind: 'bot', name: BOT_NAMES[i - people] as string, level: wish.level },
    );
    const options = { ...optionsFor(fact, players, wish.options), ...(alix ? { alix: wish.alix } : {}) };
    const decks = fact.name === 'dixit' ? { decks: wish.decks } : {};
    const game = create({ game: fact.name, players, options, seats, lang: current().lang, ...decks });
    go(`/local/${game.id}`);
}

function nameOf(wish: Wish, way: Way, i: number): string {
    if (way === 'alone') return current().name.trim() || t('you');
    return (wish.names[i] ?? '').trim() || t('new.name.n', { n: i + 1 }).split(' ').slice(-2).join(' ');
}

async function startFriends(fact: GameFact, wish: Wish): Promise<void> {
    const name = current().name.trim();
    try {
        await setMe(name);
        const players = Math.max(fact.least, Math.max(2, wish.people));
        const { code } = await makeTable({
            game: fact.name,
            players,
            options: optionsFor(fact, players, wish.options),
            clock: wish.clock,
            // The server counts the cards of a deck that somebody brought by itself.
            ...(fact.name === 'dixit' ? { decks: wish.decks.map(deckAsked) } : {}),
            lang: current().lang,
            key: randomHex(12),
        });
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

function Alone({ fact, wish, set }: { fact: GameFact; wish: Wish; set: (part: Partial<Wish>) => void }) {
    const solo = fact.name === 'dix';
    const alix = solo && wish.foe === 'alix';
    const levels = fact.levels.map((level) => ({ value: level, label: tMaybe(`level.${level}`, level) }));
    const best = read<number>('dizaine.alix') ?? 0;
    return (
        <>
            {solo && (
                <Choice
                    label={t('new.opponent')}
                    value={wish.foe}
                    options={[
                        { value: 'bots', label: t('new.bots') },
                        { value: 'alix', label: t('new.alix') },
                    ]}
                    onChange={(foe) => set({ foe })}
                />
            )}
            {alix ? (
                <>
                    <Choice label={t('new.alix.goal')} value={wish.alix} options={numbers(4, 10)} onChange={(value) => set({ alix: value })} />
                    <p class="muted">
                        {t('dix.alix.line', { n: wish.alix })}
                        {best >= 4 && ` · ${t('dix.alix.best', { n: best, title: tMaybe(`dix.alix.${best}`) })}`}
                    </p>
                </>
            ) : (
                <>
                    <Choice
                        label={t('new.opponents')}
                        value={Math.max(1, wish.players - 1)}
                        options={numbers(Math.max(1, fact.least - 1), fact.most - 1)}
                        onChange={(n) => set({ players: n + 1 })}
                    />
                    <Choice label={t('new.level')} value={wish.level} options={levels} onChange={(level) => set({ level })} />
                </>
            )}
        </>
    );
}

function AtOneScreen({ fact, wish, set }: { fact: GameFact; wish: Wish; set: (part: Partial<Wish>) => void }) {
    const put = (i: number, name: string) => set({ names: Object.assign([...wish.names], { [i]: name }) });
    const people = Math.max(2, wish.people);
    return (
        <>
            <Choice
                label={t('new.people')}
                value={Math.max(people, fact.least)}
                options={numbers(Math.max(2, fact.least), fact.most)}
                onChange={(n) => set({ people: n })}
            />
            <fieldset class="names">
                <legend>{t('new.names')}</legend>
                {Array.from({ length: Math.max(people, fact.least) }, (_, i) => (
                    <NameField key={i} id={`name-${i}`} label={t('new.name.n', { n: i + 1 })} value={wish.names[i] ?? ''} onInput={(name) => put(i, name)} />
                ))}
            </fieldset>
        </>
    );
}

function WithFriends({ fact, wish, set }: { fact: GameFact; wish: Wish; set: (part: Partial<Wish>) => void }) {
    return (
        <>
            <NameField id="name" label={t('new.name')} value={current().name} auto="nickname" onInput={(name) => change({ name })} />
            <Choice
                label={t('new.people')}
                value={Math.max(2, fact.least, wish.people)}
                options={numbers(Math.max(2, fact.least), fact.most)}
                onChange={(n) => set({ people: n })}
            />
            <Choice
                label={t('new.clock')}
                value={wish.clock}
                options={[0, 60, 180, 86400].map((value) => ({ value, label: tMaybe(`clock.${value}`) }))}
                onChange={(clock) => set({ clock })}
            />
        </>
    );
}

export function NewScreen({ game, way: asked }: { game: string; way: string }) {
    if (!isGame(game)) return <Nowhere />;
    return <NewGame fact={GAMES[game]} asked={asked} />;
}

function NewGame({ fact, asked }: { fact: GameFact; asked: string }) {
    const [wish, setWish] = useState(() => firstWish(fact));
    const [busy, setBusy] = useState(false);
    const way: Way = asked === 'alone' || asked === 'screen' || asked === 'friends' ? asked : wish.way;
    const set = (part: Partial<Wish>) => {
        const next = { ...wish, ...part };
        setWish(next);
        write(key(fact.name), next);
    };
    const title = gameTitle(fact.name);
    useTitle(title);
    const nameless = way === 'friends' && current().name.trim() === '';
    const start = () => {
        if (nameless) {
            document.getElementById('name')?.focus();
            toast(t('why.no_name'), 'error');
            return;
        }
        if (way !== 'friends') return startLocal(fact, wish, way);
        setBusy(true);
        void startFriends(fact, wish).finally(() => setBusy(false));
    };
    const players = way === 'alone' ? wish.players : Math.max(2, wish.people, fact.least);
    return (
        <>
            <Bar title={title} />
            <main class="new-game">
                <div class="new-cover" aria-hidden="true">
                    <Cover game={fact.name} />
                </div>
                <form
                    class="panel new-form"
                    onSubmit={(event) => {
                        event.preventDefault();
                        start();
                    }}
                >
                    <Choice
                        label={t('new.title')}
                        hideLabel
                        value={way}
                        options={(['alone', 'screen', 'friends'] as const).map((value) => ({ value, label: t(`new.${value}`) }))}
                        onChange={(value) => {
                            set({ way: value });
                            go(`/new/${fact.name}/${value}`, true);
                        }}
                    />
                    <p class="muted way-line">{t(`new.${way}.line`)}</p>
                    {way === 'alone' && <Alone fact={fact} wish={wish} set={set} />}
                    {way === 'screen' && <AtOneScreen fact={fact} wish={wish} set={set} />}
                    {way === 'friends' && <WithFriends fact={fact} wish={wish} set={set} />}
                    {fact.name === 'dixit' && <Lazy load={() => import('@games/dixit/page/decks.tsx')} props={{ chosen: wish.decks, onChange: (decks: string[]) => set({ decks }) }} quiet />}
                    <OptionFields fact={fact} players={players} wish={wish} set={set} />
                    <div class="new-go">
                        <Link class="btn" to={`/rules/${fact.name}`}>
                            {t('rules')}
                        </Link>
                        <Button go type="submit" disabled={busy}>
                            {way === 'friends' ? t('new.table') : t('new.start')}
                        </Button>
                    </div>
                </form>
            </main>
        </>
    );
}
