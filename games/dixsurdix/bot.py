#!/usr/bin/env python3
"""An external bot for Dix sur Dix: it takes the tens that it can make, and plays by chance otherwise.

    dizaine sim dixsurdix --players 2 --games 20 --seats easy,cmd:games/dixsurdix/bot.py
The protocol is told in docs/bots.md; examples/bot.py has no more than that.
"""
import os
import random
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "examples"))
import bot  # noqa: E402

LINES = [[(r, c) for c in range(4)] for r in range(4)] + [[(r, c) for r in range(4)] for c in range(4)]
LINES += [[(i, i) for i in range(4)], [(i, 3 - i) for i in range(4)]]


def tens(board, move):
    """How many lines of ten a move like "place 3 b2" makes; jokers are left to better bots."""
    _, token, cell = move.split()
    board = dict(board)
    board[int(cell[1]) - 1, "abcd".index(cell[0])] = int(token)
    full = [[board[c] for c in line] for line in LINES if all(c in board for c in line)]
    return sum(sum(line) == 10 for line in full if 0 not in line)


def choose(see, legal):
    rows = [s.split() for s in see if len(s.split()) == 5 and s[0] in "1234"]
    board = {(r, c): int(t) for r, row in enumerate(rows) for c, t in enumerate(row[1:]) if t != "."}
    most = max(tens(board, move) for move in legal)
    return random.choice([move for move in legal if tens(board, move) == most])


bot.choose = choose
bot.main()
