#!/usr/bin/env python3
"""A whole external bot: it plays every game of Dizaine by chance, but takes its tens in Dix sur Dix.

    dizaine sim dixsurdix --players 2 --games 20 --seats easy,cmd:examples/bot.py
The protocol is told in docs/bots.md.
"""
import random
import sys

LINES = [[(r, c) for c in range(4)] for r in range(4)] + [[(r, c) for r in range(4)] for c in range(4)]
LINES += [[(i, i) for i in range(4)], [(i, 3 - i) for i in range(4)]]


def tens(board, move):
    """How many lines of ten a move like "place 3 b2" makes; jokers are left to better bots."""
    _, token, cell = move.split()
    board = dict(board)
    board[int(cell[1]) - 1, "abcd".index(cell[0])] = int(token)
    full = [[board[c] for c in line] for line in LINES if all(c in board for c in line)]
    return sum(sum(line) == 10 for line in full if 0 not in line)


def choose(game, see, legal):
    if game == "dixsurdix":
        rows = [s.split() for s in see if len(s.split()) == 5 and s[0] in "1234"]
        board = {(r, c): int(t) for r, row in enumerate(rows) for c, t in enumerate(row[1:]) if t != "."}
        most = max(tens(board, move) for move in legal)
        legal = [move for move in legal if tens(board, move) == most]
    move = random.choice(legal)
    return move + " A clue from Python" if move.startswith("tell ") else move


def main():
    game, see, legal = None, [], []
    for line in sys.stdin:
        word, _, rest = line.rstrip("\n").partition(" ")
        if word == "game":
            game = rest
        elif word == "see":
            see.append(rest)
        elif word == "legal":
            legal.append(rest)
        elif word == "go":
            print("bestmove " + choose(game, see, legal), flush=True)
            see, legal = [], []
        elif word == "quit":
            break


main()
