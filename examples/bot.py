#!/usr/bin/env python3
"""A whole external bot: it plays every game of Dizaine by chance.

    dizaine sim dix --players 2 --games 20 --seats easy,cmd:examples/bot.py
The protocol is told in docs/bots.md; a game's folder may have a bot.py that looks at the position.
"""
import random
import sys


def choose(see, legal):
    """`see` is the position in lines of text, `legal` the moves; a clue belongs to a move that begins with "tell"."""
    move = random.choice(legal)
    return move + " A clue from Python" if move.startswith("tell ") else move


def main():
    see, legal = [], []
    for line in sys.stdin:
        word, _, rest = line.rstrip("\n").partition(" ")
        if word == "see":
            see.append(rest)
        elif word == "legal":
            legal.append(rest)
        elif word == "go":
            print("bestmove " + choose(see, legal), flush=True)
            see, legal = [], []
        elif word == "quit":
            break


if __name__ == "__main__":
    main()
