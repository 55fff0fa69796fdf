// The texts of screens that few open at first: they are fetched with them (tools/words).
import { late } from '@made/late.ts';
import { filled } from './words.ts';

export type Late = keyof typeof late;

export function tLate(key: Late, params: Record<string, string | number> = {}): string {
    return filled(late[key], params);
}

/* A text whose key is put together from data; null if there is none. */
export function tLateMaybe(key: string): string | null {
    return key in late ? tLate(key as Late) : null;
}
