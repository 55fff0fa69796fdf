// Games under way and past games, of this device and of the server, as one list.
import type { GameName } from '../contract.ts';
import { myTables, type Mine } from '../source/api.ts';
import { all, type Saved } from '../source/saved.ts';
import { shownName } from '../source/source.ts';

export interface Listed {
    to: string;
    game: GameName;
    names: string[];
    seat: number | null;
    yours: boolean;
    /* Who wants this rematch; and until when one has to decide, in the clock of Date.now(). */
    asked: string | null;
    until: number | null;
    lobby: boolean;
    over: boolean;
    scores: number[];
    winners: number[];
    at: number;
    /* The id of a game of this device, which one may forget. */
    local: string | null;
}

function fromSaved(game: Saved): Listed {
    const people = game.seats.flatMap((seat, i) => (seat.kind === 'person' ? [i] : []));
    return {
        to: game.over ? `/replay/${game.id}` : `/local/${game.id}`,
        game: game.game,
        names: game.names,
        seat: people.length === 1 ? (people[0] ?? null) : null,
        yours: game.yours,
        asked: null,
        until: null,
        lobby: false,
        over: game.over,
        scores: game.scores,
        winners: game.winners,
        at: game.at,
        local: game.id,
    };
}

function fromMine(mine: Mine, over: boolean): Listed {
    return {
        to: over ? `/replay/${mine.table}` : `/t/${mine.code}`,
        game: mine.game,
        names: mine.names.map(shownName),
        seat: mine.seat,
        yours: mine.waiting.includes(mine.seat),
        asked: mine.asked === null ? null : shownName(mine.asked),
        until: mine.left_ms === null || !mine.waiting.includes(mine.seat) ? null : Date.now() + mine.left_ms,
        lobby: mine.state === 'lobby',
        over,
        scores: mine.scores ?? [],
        winners: mine.winners,
        at: mine.at,
        local: null,
    };
}

/* In the order in which they wait for you: the least time left, then the longest wait, then who wants a rematch; the rest newest first. */
export function inOrder(games: Listed[]): Listed[] {
    const rank = ({ yours, until, asked }: Listed) => (yours ? (until !== null ? 0 : 1) : asked !== null ? 2 : 3);
    return games.sort((a, b) => rank(a) - rank(b) || (a.until ?? 0) - (b.until ?? 0) || (a.yours ? a.at - b.at : b.at - a.at));
}

/* Tells at once what this device knows, and again when the server has answered. */
async function collect(over: boolean, tell: (games: Listed[]) => void): Promise<void> {
    const here = all()
        .filter((game) => game.over === over)
        .map(fromSaved);
    tell(inOrder(here));
    try {
        const { playing, finished } = await myTables();
        tell(inOrder([...here, ...(over ? finished : playing).map((mine) => fromMine(mine, over))]));
    } catch {
        // no server now: this device's games are all there is
    }
}

export const underWay = (tell: (games: Listed[]) => void) => collect(false, tell);
export const finished = (tell: (games: Listed[]) => void) => collect(true, tell);
