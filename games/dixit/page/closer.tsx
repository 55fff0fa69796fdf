// One picture that fingers and mouse bring closer: two fingers spread, a double tap or a click toggles, one finger moves what is close,
// and swipes to the next picture what is not.
import { useRef, useState } from 'preact/hooks';
import { Pic, type Place } from './pictures.tsx';

interface Point {
    x: number;
    y: number;
}
interface Pose extends Point {
    scale: number;
}

const WHOLE: Pose = { scale: 1, x: 0, y: 0 };
const CLOSE = 2.5;
const CLOSEST = 5;
const SWIPE_PX = 40;
const TAP_PX = 8;
const TWICE_MS = 350;

/* The picture covers its frame: no further than its edges. */
function within(pose: Pose, frame: DOMRect): Pose {
    const scale = Math.min(CLOSEST, Math.max(1, pose.scale));
    const far = { x: ((scale - 1) * frame.width) / 2, y: ((scale - 1) * frame.height) / 2 };
    return { scale, x: Math.min(far.x, Math.max(-far.x, pose.x)), y: Math.min(far.y, Math.max(-far.y, pose.y)) };
}

/* The pose of another scale in which the point stays where it is. */
function about(pose: Pose, scale: number, point: Point, frame: DOMRect): Pose {
    const from = { x: point.x - frame.left - frame.width / 2, y: point.y - frame.top - frame.height / 2 };
    const by = scale / pose.scale;
    return within({ scale, x: from.x - (from.x - pose.x) * by, y: from.y - (from.y - pose.y) * by }, frame);
}

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y) || 1;

export function Closer({ place, onTurn }: { place: Place; onTurn: ((by: number) => void) | null }) {
    const frame = useRef<HTMLDivElement>(null);
    const fingers = useRef(new Map<number, Point>());
    const start = useRef<Point | null>(null); /* of a touch by one finger */
    const tapped = useRef(0);
    const [pose, put] = useState(WHOLE);
    const box = () => (frame.current as HTMLDivElement).getBoundingClientRect();
    const toggle = (point: Point) => put((old) => (old.scale > 1 ? WHOLE : about(old, CLOSE, point, box())));
    const down = (event: PointerEvent) => {
        const point = { x: event.clientX, y: event.clientY };
        if (event.button !== 0) return;
        (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
        fingers.current.set(event.pointerId, point);
        start.current = fingers.current.size === 1 ? point : null;
    };
    const move = (event: PointerEvent) => {
        const all = fingers.current;
        const before = all.get(event.pointerId);
        const now = { x: event.clientX, y: event.clientY };
        if (before === undefined) return;
        all.set(event.pointerId, now);
        const other = [...all].find(([id]) => id !== event.pointerId)?.[1];
        if (other !== undefined) {
            const centre = middle(now, other);
            const old = middle(before, other);
            const by = apart(now, other) / apart(before, other);
            put((pose) => {
                const closer = about(pose, Math.min(CLOSEST, Math.max(1, pose.scale * by)), old, box());
                return within({ ...closer, x: closer.x + centre.x - old.x, y: closer.y + centre.y - old.y }, box());
            });
        } else put((pose) => (pose.scale > 1 ? within({ ...pose, x: pose.x + now.x - before.x, y: pose.y + now.y - before.y }, box()) : pose));
    };
    const up = (event: PointerEvent) => {
        const from = start.current;
        if (!fingers.current.delete(event.pointerId) || from === null) return;
        start.current = null;
        const x = event.clientX - from.x;
        const y = event.clientY - from.y;
        if (Math.hypot(x, y) <= TAP_PX) {
            const twice = event.timeStamp - tapped.current < TWICE_MS;
            tapped.current = twice ? 0 : event.timeStamp;
            if (event.pointerType === 'mouse' || twice) toggle(from);
        } else if (onTurn !== null && pose.scale === 1 && Math.abs(x) > SWIPE_PX && Math.abs(x) > Math.abs(y)) onTurn(x < 0 ? 1 : -1);
    };
    const lost = (event: PointerEvent) => {
        fingers.current.delete(event.pointerId);
        start.current = null;
    };
    return (
        <div ref={frame} class={`zoom-pic ${pose.scale > 1 ? 'close' : ''}`} onPointerDown={down} onPointerMove={move} onPointerUp={up} onPointerCancel={lost}>
            <div class="zoom-at" style={{ transform: pose.scale > 1 ? `translate(${pose.x}px, ${pose.y}px) scale(${pose.scale})` : undefined }}>
                <Pic place={place} hidden />
            </div>
        </div>
    );
}
