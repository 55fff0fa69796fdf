// The clue of the evening, voted. A vote is a line of chat that anyone can read, "♥ 3 “The clue”": so it is told to everybody at the table,
// kept and struck out like any other line. The last line of each person counts; at one screen there is no chat and the page remembers.
import type { Picture } from '@/source/source.ts';

const VOTE = /^♥ (\d{1,3})(?!\d)/;

export function voteLine(round: number, clue: string): string {
    return `♥ ${round} ${clue}`;
}

/* Hearts of each round from 1, by the votes of those who play. */
export function heartsOf(chat: Picture['chat'], rounds: number): number[] {
    const latest = new Map<string, number>();
    for (const { seat, guest, text } of chat) {
        const round = Number(VOTE.exec(text)?.[1] ?? 0);
        if (seat !== null && round >= 1 && round <= rounds) latest.set(guest, round);
    }
    const hearts = Array<number>(rounds + 1).fill(0);
    for (const round of latest.values()) hearts[round] = (hearts[round] ?? 0) + 1;
    return hearts;
}

/* What a seat voted for last; 0: nothing. */
export function voteOf(chat: Picture['chat'], you: number | null): number {
    return chat.reduce((latest, { seat, text }) => (you !== null && seat === you && VOTE.test(text) ? Number(VOTE.exec(text)?.[1]) : latest), 0);
}

/* The round with the most hearts, the first of several; 0: nobody has voted. */
export function eveningOf(hearts: number[]): number {
    return hearts.reduce((best, n, round) => (n > (hearts[best] ?? 0) ? round : best), 0);
}
