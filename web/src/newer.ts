// A page that is older than the server's files: a part that it fetches late may be gone when a newer page has been installed meanwhile.
import { base } from './router.tsx';

const SOON_MS = 60_000;

/* A browser that leaves for another page ends what the old one fetches: that is no fault, and a reload would call it back. */
let leaving = false;
addEventListener('beforeunload', () => (leaving = true));
addEventListener('pageshow', () => (leaving = false));

/* Loads the newer page, but only once in a while, and only if somebody serves it; else the error stands. The mark is in the history,
 * which outlives a reload and is there where storage is forbidden. */
export async function orNewerPage(error: unknown): Promise<never> {
    const state = (history.state ?? {}) as { reloaded?: number };
    if (Date.now() - (state.reloaded ?? 0) < SOON_MS) throw error;
    const served = await fetch(base, { cache: 'no-store' }).catch(() => null);
    if (!served?.ok || leaving) throw error;
    history.replaceState({ ...state, reloaded: Date.now() }, '');
    location.reload();
    return new Promise(() => undefined);
}
