// What a lesson asks for now: whether a move is the one. Null: there is no lesson, and everything goes.
import { createContext } from 'preact';

export const Teaching = createContext<((move: string) => boolean) | null>(null);
