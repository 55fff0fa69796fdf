// Asks whose house this is, paints it in their colours, and in a kiosk forgets one party before the next one comes.
import type { Place } from '../router.tsx';
import { go } from '../router.tsx';
import { change, forget, forgetAll, read, write } from '../settings.ts';
import { asHouse, deleteMe, myTables } from '../source/api.ts';
import { all, dropAll } from '../source/saved.ts';
import { languages } from '../words.ts';
import { HOUSE_KEY, setHouse, theHouse } from './house.ts';

const KIOSK = 'dizaine.kiosk';
let painted: CSSStyleSheet | null = null;

/* For one light, where nobody chose another cloth. */
function rules(light: 'light' | 'dark', colours: Record<string, string>): string[] {
    const known = Object.entries(colours).filter(([name, colour]) => /^[a-z-]+$/.test(name) && /^#[0-9A-F]{6}$/.test(colour));
    const body = `[data-cloth=birch]{${known.map(([name, colour]) => `--${name}:${colour}`).join(';')}}`;
    return [`:root[data-theme=${light}]${body}`, `@media (prefers-color-scheme:${light}){:root:not([data-theme])${body}}`];
}

function paint(): void {
    while (painted !== null && painted.cssRules.length > 0) painted.deleteRule(0);
    const house = theHouse();
    if (house === null || typeof CSSStyleSheet !== 'function' || !('adoptedStyleSheets' in document)) return;
    if (painted === null) document.adoptedStyleSheets = [...document.adoptedStyleSheets, (painted = new CSSStyleSheet())];
    for (const rule of [...rules('light', house.colours.light), ...rules('dark', house.colours.dark)]) painted.insertRule(rule, painted.cssRules.length);
}

/* What is known is kept, so that the next visit begins with it. Whoever has chosen no language is greeted in that of the house. */
async function ask(): Promise<void> {
    const found = await asHouse().catch(() => undefined); // no server: what is known stays
    if (found === undefined) return;
    if (found === null) forget(HOUSE_KEY);
    else write(HOUSE_KEY, found);
    setHouse(found);
    paint();
    const lang = languages.find(({ code }) => code === found?.language)?.code;
    if (lang !== undefined && read('dizaine.settings') === null) change({ lang });
}

/* --- kiosks --- */

export const isKiosk = () => theHouse()?.kiosk === true || read(KIOSK) === true;

let busy = false;

/* Everything of the last party, here and at the server; the shelf is next. */
async function forgetParty(): Promise<void> {
    if (busy) return;
    busy = true;
    const own = read(KIOSK) === true;
    await deleteMe().catch(() => undefined); // no server: nothing of theirs is there that this browser could still ask for
    dropAll();
    forgetAll();
    if (own) write(KIOSK, true);
    await ask();
    busy = false;
    go('/', true);
}

/* Whether a party left something, and nothing of it goes on. */
async function partyIsOver(): Promise<boolean> {
    const games = all();
    const { playing, finished } = await myTables().catch(() => ({ playing: [], finished: [] }));
    return playing.length === 0 && games.every((game) => game.over) && games.length + finished.length > 0;
}

let timer: ReturnType<typeof setTimeout> | undefined;
function touched(): void {
    clearTimeout(timer);
    timer = setTimeout(() => isKiosk() && void forgetParty(), (theHouse()?.kiosk_minutes ?? 5) * 60_000);
}

let asked: Promise<void> | null = null;

/* Called with every place that this browser shows. */
export async function keep(place: Place): Promise<void> {
    if (asked === null) {
        paint();
        for (const kind of ['pointerdown', 'keydown'] as const) addEventListener(kind, touched, { passive: true });
        asked = ask();
    }
    touched();
    await asked;
    if (place.at === 'kiosk') {
        if (place.on) write(KIOSK, true);
        else forget(KIOSK);
        go('/', true);
    } else if (place.at === 'shelf' && isKiosk() && (await partyIsOver())) await forgetParty();
}
