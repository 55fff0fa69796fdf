// What changed from one contract to the next (docs/protocol.md, "Changes"), laid over the one before.
import type { Contract, Line } from '../contract.ts';

type Value = Record<string, unknown> | unknown[];
type Changes = Record<string, unknown>;
interface News {
    from: number;
    lines: Line[];
    opened?: [number, Line][];
}

export function lay(old: Value, changes: Changes): Value {
    const list = Array.isArray(old);
    const made = (list ? [...old] : { ...old }) as Record<string, unknown>;
    for (const [key, value] of Object.entries(changes)) {
        if (key === '-') for (const gone of value as string[]) delete made[gone];
        else if (key === '@') (made as unknown as unknown[]).splice(...(value as [number, number, ...unknown[]]));
        else if (key.startsWith('~')) made[key.slice(1)] = lay(made[key.slice(1)] as Value, value as Changes);
        else made[key] = value;
    }
    return made;
}

/* The contract as it would have been told whole to somebody who has these lines. */
export function withChanges(old: Contract, known: readonly Line[], { log, ...changes }: Changes & { log?: News }): Contract {
    const now = lay(old as unknown as Value, changes) as unknown as Contract;
    const { from, lines, opened = [] } = log ?? { from: known.length, lines: [] };
    const all = [...known.slice(0, from), ...lines];
    for (const [number, line] of opened) all[number] = line;
    const first = Math.min(from, ...opened.map(([number]) => number));
    return { ...now, log: { from: first, lines: all.slice(first) } };
}
