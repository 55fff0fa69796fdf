// Where a bubble stands: beside what it speaks of, over as little as possible of everything else.

export interface Spot {
    left: number;
    top: number;
    /* The side of the bubble that its tip is on, and where; null: it lies over its target. */
    side: 'up' | 'down' | 'left' | 'right' | null;
    tip: number;
    width: number;
}

/* A shape that the bubble can have: the narrower, the higher. */
export interface Shape {
    width: number;
    height: number;
}

const GAP = 16;
const EDGE = 8;
const CORNER = 28;
/* How bad it is to cover a square pixel: of what is spoken of, of the button to press, of what lies near it, of other things. */
const COST = { target: 1000, tap: 1000, near: 4, other: 1 };
/* To stand somewhere else on the screen, pointing at nothing, is as bad as to cover so many. */
const ASIDE = 20000;
/* And to be a size narrower. */
const NARROW = 3000;
const PLACES = [0, 1 / 4, 1 / 2, 3 / 4, 1];

function area(a: DOMRect, b: DOMRect, margin = 0): number {
    const width = Math.min(a.right, b.right + margin) - Math.max(a.left, b.left - margin);
    const height = Math.min(a.bottom, b.bottom + margin) - Math.max(a.top, b.top - margin);
    return width > 0 && height > 0 ? width * height : 0;
}

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

/* The best of the four sides of the target, with the bubble slid along it as far as the screen allows; or, where all of them would cover
 * too much, a narrower bubble, or a place apart. `shapes` has the widest first. */
export function spotFor(shapes: Shape[], target: DOMRect, tap: DOMRect | null, others: { near: boolean; box: DOMRect }[], top: number): Spot {
    const middle = { x: target.left + target.width / 2, y: target.top + target.height / 2 };
    const all = shapes.flatMap(({ width, height }, narrower) => {
        const most = { left: innerWidth - width - EDGE, top: innerHeight - height - EDGE };
        const beside = (left: number, above: number, side: Spot['side']) => {
            const at = { left: within(left, EDGE, most.left), top: within(above, top, most.top) };
            const box = new DOMRect(at.left, at.top, width, height);
            const covered = COST.target * area(box, target, 6) + (tap === null ? 0 : COST.tap * area(box, tap, 8)) + others.reduce((sum, other) => sum + (other.near ? COST.near : COST.other) * area(box, other.box), 0);
            const across = side === 'up' || side === 'down';
            const tip = across ? within(middle.x - at.left, CORNER, width - CORNER) : within(middle.y - at.top, CORNER, height - CORNER);
            return { spot: { ...at, side, tip, width }, box, cost: covered + NARROW * narrower + (side === null ? ASIDE : 0) };
        };
        // At the middle of the target, and slid as far as its ends.
        const lefts = [middle.x - width / 2, target.left, target.right - width];
        const tops = [middle.y - height / 2, target.top, target.bottom - height];
        return [
            ...lefts.map((left) => beside(left, target.bottom + GAP, 'up')),
            ...lefts.map((left) => beside(left, target.top - GAP - height, 'down')),
            ...tops.map((above) => beside(target.right + GAP, above, 'left')),
            ...tops.map((above) => beside(target.left - GAP - width, above, 'right')),
            ...PLACES.flatMap((x) => PLACES.map((y) => beside(EDGE + x * (most.left - EDGE), top + y * (most.top - top), null))),
        ];
    });
    const { spot, box } = all.reduce((a, b) => (b.cost < a.cost ? b : a));
    // Where there is no room beside the target the bubble lies over it, and points nowhere.
    return area(box, target) > 0 ? { ...spot, side: null } : spot;
}
