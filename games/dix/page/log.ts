// DIX in plain sentences, from the lines of the log and their notes.
import type { Line as AnyLine } from '@/contract.ts';
import type { Reason } from '@/game.ts';
import { list, plain, t, tGiven } from '@/words.ts';
import { cardName, isMoney, valueOf } from './pieces.tsx';
import type { DixNote } from './view.ts';

type Line = AnyLine<DixNote>;

export function dixSentence(line: Line, before: Line | undefined, name: (seat: number) => string, you: number | null): string | null {
    const [who = '', move = '', argument = ''] = line.m.split(' ');
    const parts: string[] = [];
    if (who === '*') parts.push(chance(move, argument, before, name, you) ?? '');
    else parts.push(decision(Number(who), move, argument, line, name, you) ?? '');
    parts.push(outcome(line, name, you) ?? '');
    return parts.filter((part) => part !== '').join(' ') || null;
}

function chance(move: string, argument: string, before: Line | undefined, name: (seat: number) => string, you: number | null): string | null {
    if (move === 'first') {
        const seat = Number(argument);
        return seat === you ? t('dix.log.first.you') : t('dix.log.first', { name: name(seat) });
    }
    const seat = Number(before?.m.split(' ')[0]);
    if (Number.isNaN(seat)) return null;
    const card = cardName(move);
    return seat === you ? t('dix.log.draw.you', { card }) : t('dix.log.draw', { name: name(seat), card });
}

function decision(seat: number, move: string, argument: string, line: Line, name: (seat: number) => string, you: number | null): string | null {
    const own = seat === you;
    const who = { name: name(seat) };
    switch (move) {
        case 'bid':
            return own ? t('dix.log.bid.you', { n: argument }) : t('dix.log.bid', { ...who, n: argument });
        case 'pass':
            return own ? t('dix.log.pass.you') : t('dix.log.pass', who);
        case 'drop':
            return own ? t('dix.log.drop.you', { card: cardName(argument) }) : t('dix.log.drop', { ...who, card: cardName(argument) });
        case 'done':
            return own ? t('dix.log.done.you') : t('dix.log.done', who);
        case 'token':
            return line.note?.end ? null : own ? t('dix.log.token.you') : t('dix.log.token', who);
        default:
            return null;
    }
}

/* A move in words: "draw", "bid 4", "buy pink 5". */
export function dixMove(move: string): string {
    const [kind = '', argument = ''] = move.split(' ');
    switch (kind) {
        case 'draw':
            return t('dix.draw').toLocaleLowerCase();
        case 'numbers':
            return t('dix.numbers').toLocaleLowerCase();
        case 'coins':
            return t('dix.coins.vh');
        case 'pass':
            return t('dix.pass').toLocaleLowerCase();
        case 'bid':
            return t('dix.bid.go', { n: Number(argument) }).toLocaleLowerCase();
        case 'buy':
            return `${t('dix.move.buy')} ${cardName(argument)}`;
        case 'drop':
            return `${t('dix.move.drop')} ${cardName(argument)}`;
        case 'done':
            return t('dix.buy.nothing').toLocaleLowerCase();
        case 'token':
            return t('dix.token').toLocaleLowerCase();
        case 'pay':
            return `${t('dix.pay.go').toLocaleLowerCase()} ${payment(move)}`;
        default:
            return move;
    }
}

function payment(move: string): string {
    const coins = Number(/(\d+)c/.exec(move)?.[1] ?? 0);
    const tokens = Number(/(\d+)t/.exec(move)?.[1] ?? 0);
    const parts = [coins > 0 ? t('dix.coins.count', { n: coins }) : '', tokens > 0 ? t('dix.tokens.count', { n: tokens }) : ''].filter((part) => part !== '');
    return list(parts) || t('dix.pay.by.cards');
}

/* What followed a move: the end of a turn, of an auction, of a purchase. */
function outcome(line: Line, name: (seat: number) => string, you: number | null): string | null {
    const note = line.note;
    if (note === undefined) return null;
    const said: string[] = [];
    const seat = note.seat ?? null;
    const own = seat !== null && seat === you;
    const who = { name: seat === null ? '' : name(seat) };
    if (note.end !== undefined) said.push(turnEnd(line, own, who));
    if (note.won !== undefined) {
        const card = cardName(note.won);
        const n = note.price ?? 0;
        if (seat === null) said.push(t('dix.log.unsold', { card }));
        else said.push(own ? t('dix.log.won.you', { card, n }) : t('dix.log.won', { ...who, card, n }));
    }
    if (note.bought !== undefined) {
        const card = cardName(note.bought);
        const n = note.price ?? valueOf(note.bought);
        said.push(own ? t('dix.log.bought.you', { card, n }) : t('dix.log.bought', { ...who, card, n }));
    }
    return said.join(' ') || null;
}

function turnEnd(line: Line, own: boolean, who: { name: string }): string {
    const note = line.note ?? {};
    const numbers = (note.row ?? []).filter((card) => !isMoney(card)).map(cardName);
    switch (note.end) {
        case 'numbers': {
            const cards = list(numbers) || t('dix.log.nothing');
            if (!note.money) return own ? t('dix.log.numbers.alone.you', { cards }) : t('dix.log.numbers.alone', { ...who, cards });
            const params = { cards, n: note.money };
            return own ? t('dix.log.numbers.you', params) : t('dix.log.numbers', { ...who, ...params });
        }
        case 'coins': {
            const n = (note.seat !== null && note.seat !== undefined && note.gained?.[note.seat]) || 0;
            return own ? t('dix.log.coins.you', { n }) : t('dix.log.coins', { ...who, n });
        }
        default: {
            const n = plain(note.end === 'bust-money' ? (note.money ?? 0) : (note.total ?? 0));
            return own ? t('dix.log.bust.you', { n }) : t('dix.log.bust', { ...who, n });
        }
    }
}

/* Why a decision was good or bad. */
export function dixWhy({ why, ...given }: Reason): string {
    const card = given['card'];
    return tGiven(`dix.review.${why}`, typeof card === 'string' ? { ...given, card: cardName(card) } : given);
}
