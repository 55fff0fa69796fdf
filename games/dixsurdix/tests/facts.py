"""facts.py: what a contract of Dix sur Dix must say, from the referee's own state and games/dixsurdix/rules.en.md."""
from collections import Counter

from compare import compare
from dixsurdix_referee import CELLS, LINES, DixSurDix
from rules import Facts


def values(tokens):
    return sorted(map(int, tokens))


class DixSurDixFacts(Facts, DixSurDix):
    """The referee with a memory of what the table has seen."""
    name = "dixsurdix"

    def __init__(self, players, options):
        super().__init__(players, options)
        self.open_hands = options["open-hands"]
        self.all = Counter(self.pile)
        self.gone = Counter()  # tokens out of the game
        self.known = [Counter() for _ in range(players)]  # tokens that everyone knows a seat to hold (5.2)
        self.last = None
        self.greed = 0.7 if players % 2 else 0.1  # where nobody wants tens, corners go under the pile and come back

    def chance(self, rng):
        if self.dealer is None:
            return f"dealer {rng.randrange(self.seats)}"
        left = list(Counter(self.pile).elements())
        return f"deal {self.deals[0]} {rng.choice(left) if left else self.under[0]}"

    def wish(self, seat, rng):
        tens = list(self.takes(seat))
        return rng.choice(tens if tens and rng.random() < self.greed else self.legal())

    def tens(self, token, cell):
        """The lines that a placement would take."""
        self.board[cell] = token
        lines = [i for i, line in enumerate(LINES) if cell in line and self.makes_ten(line)]
        del self.board[cell]
        return lines

    def takes(self, seat):
        if seat is None or self.who() != seat:
            return {}
        found = {move: self.tens(*move.split()[1:]) for move in self.legal()}
        return {move: lines for move, lines in found.items() if lines}

    def board_of(self, board):
        return [int(board[c]) if c in board else None for c in CELLS]

    def happen(self, who, move):
        words = move.split()
        if words[0] == "deal" and not sum(self.pile.values()):
            self.known[int(words[1])][words[2]] += 1
        if words[0] != "place":
            self.play(move)
            return {}
        _, token, cell = words
        lines, before = self.tens(token, cell), {**self.board, cell: token}
        if self.known[who][token]:
            self.known[who][token] -= 1
        self.play(move)
        self.gone += Counter(before[c] for c in {c for i in lines for c in LINES[i]})
        corners = not lines and len(before) == 16 and not self.over
        self.last = {"seat": who, "token": int(token), "cell": cell, "lines": lines, "corners": corners, "board": self.board_of(before)}
        if lines:
            return {"lines": len(lines), "seat": who}
        return {"corners": [int(before[c]) for c in ("a1", "d1", "a4", "d4")]} if corners else {}

    def known_hand(self, seat, reader):
        if seat == reader or self.open_hands or self.over:
            return self.hands[seat]
        return list(self.known[seat].elements())

    def unseen(self, reader):
        """All tokens but those on the board, out of the game, under the pile, or in a hand as far as the reader knows it."""
        left = self.all - self.gone - Counter(self.board.values()) - Counter(self.under)
        for seat in range(self.seats):
            left -= Counter(self.known_hand(seat, reader))
        return {token: count for token, count in left.items() if count}

    def check_view(self, reader, view):
        phase = "over" if self.over else "dealer" if self.dealer is None else "deal" if self.deals else "place"
        lines = []
        for line in LINES:
            tokens = [int(self.board[c]) for c in line if c in self.board]
            lines.append({"cells": [CELLS.index(c) for c in line], "sum": sum(tokens), "free": 4 - len(tokens), "jokers": tokens.count(0)})
        hands = [{"size": len(self.hands[s]), "tokens": values(self.known_hand(s, reader))} for s in range(self.seats)]
        view = {**view, "hands": [{**hand, "tokens": sorted(hand["tokens"])} for hand in view["hands"]]}
        compare(view, {
            "phase": phase, "dealer": self.dealer or 0, "active": self.turn or 0, "board": self.board_of(self.board),
            "pile": sum(self.pile.values()), "under": list(map(int, self.under)), "fills": self.fills, "hands": hands,
            "unseen": self.unseen(reader), "lines": lines, "takes": self.takes(reader) if phase == "place" else {}, "last": self.last})

    def points(self):
        return self.scores

    def shown(self, who, move, reader, opened):
        words = move.split()
        if words[0] != "deal" or self.open_hands or self.over or int(words[1]) == reader:
            return move
        return f"deal {words[1]} ?"


FACTS = DixSurDixFacts
