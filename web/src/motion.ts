// Cards that move: between two pictures of a table, elements that carry the same name fly from the old place to the new one.

export function still(): boolean {
    return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

interface Transition {
    ready: Promise<void>;
    finished: Promise<void>;
}
type Transitions = Document & { startViewTransition?: (update: () => Promise<void> | void) => Transition };

/* Runs a change of the page. `fly` lists pairs of CSS selectors: what is at the first before is at the second afterwards. */
export function moving(change: () => void, fly: [from: string, to: string][] = []): void {
    const page = document as Transitions;
    if (still() || fly.length === 0 || !page.startViewTransition || document.visibilityState === 'hidden') {
        change();
        return;
    }
    const named: HTMLElement[] = [];
    const name = (selector: string, i: number) => {
        const element = document.querySelector<HTMLElement>(selector);
        if (element === null) return;
        element.style.setProperty('view-transition-name', `fly-${i}`);
        named.push(element);
    };
    fly.forEach(([from], i) => name(from, i));
    const transition = page.startViewTransition(async () => {
        for (const element of named.splice(0)) element.style.removeProperty('view-transition-name');
        change();
        await new Promise((done) => setTimeout(done, 0));
        fly.forEach(([, to], i) => name(to, i));
    });
    // A newer change cuts a flight short, and a hidden page does not fly: the page is right all the same.
    transition.ready.catch(() => undefined);
    void transition.finished.catch(() => undefined).finally(() => {
        for (const element of named) element.style.removeProperty('view-transition-name');
    });
}
