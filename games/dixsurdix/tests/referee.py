"""referee.py: the rules of Dix sur Dix, from games/dixsurdix/rules.en.md alone."""
from fault import need
from rules import Rules


def standard(players):
    """The options in force where none are chosen."""
    return {"open-hands": False, "jokers": 0}


CELLS = [c + r for r in "1234" for c in "abcd"]
LINES = [[c + r for c in "abcd"] for r in "1234"] + [[c + r for r in "1234"] for c in "abcd"] + [
    ["a1", "b2", "c3", "d4"], ["d1", "c2", "b3", "a4"]]


class DixSurDix(Rules):
    def __init__(self, players, options):
        self.seats = players
        jokers = options["jokers"]
        counts = dict(zip(range(8), [4, 20, 16, 11, 7, 4, 2, 2] if jokers else [0, 20, 18, 13, 8, 4, 2, 1]))
        self.pile = {str(k): v for k, v in counts.items() if v}
        self.under = []
        self.board = {}
        self.hands = [[] for _ in range(players)]
        self.scores = [0] * players
        self.fills = 0
        self.dealer = None
        self.deals = []
        self.turn = None
        self.over = False

    def pile_size(self):
        return sum(self.pile.values()) + len(self.under)

    def who(self):
        if self.over:
            return None
        return "*" if self.dealer is None or self.deals else self.turn

    def legal(self):
        return [f"place {t} {c}" for t in set(self.hands[self.turn]) for c in CELLS if c not in self.board]

    def play(self, move):
        words = move.split()
        if self.dealer is None:
            need(words[0] == "dealer" and 0 <= int(words[1]) < self.seats, "dealer")
            self.dealer = int(words[1])
            self.deals = [(self.dealer + 1 + i) % self.seats for i in range(self.seats)] * 3
            self.turn = self.dealer
        elif self.deals:
            seat = self.deals.pop(0)
            need(words[0] == "deal" and int(words[1]) == seat, f"seat {seat} draws")
            token = words[2]
            if sum(self.pile.values()):
                need(self.pile.get(token, 0) > 0, "that token is not in the pile")
                self.pile[token] -= 1
            else:
                need(self.under[0] == token, "the corners come back in their order")
                self.under.pop(0)
            self.hands[seat].append(token)
            if not self.deals:
                self.dealt()
        else:
            self.place(words[1], words[2])

    def dealt(self):
        if self.drawing_back:
            self.drawing_back = False
            self.next_turn()

    drawing_back = False

    def makes_ten(self, line):
        if any(c not in self.board for c in line):
            return False
        values = [int(self.board[c]) for c in line]
        jokers, total = values.count(0), sum(values)
        return jokers <= 10 - total <= 7 * jokers

    def place(self, token, cell):
        self.hands[self.turn].remove(token)
        self.board[cell] = token
        lines = [line for line in LINES if cell in line and self.makes_ten(line)]
        self.scores[self.turn] += len(lines)
        for c in {c for line in lines for c in line}:
            del self.board[c]
        if lines:
            self.fills = 0
        elif len(self.board) == 16:
            self.fills += 1
            outside = self.pile_size() + sum(map(len, self.hands))
            if 4 * (self.fills - 1) >= outside:
                self.over = True
                return
            for corner in ("a1", "d1", "a4", "d4"):
                self.under.append(self.board.pop(corner))
        want = min(3 - len(self.hands[self.turn]), self.pile_size())
        if want > 0:
            self.deals = [self.turn] * want
            self.drawing_back = True
        else:
            self.next_turn()

    def next_turn(self):
        if self.pile_size() == 0 and not any(self.hands):
            self.over = True
            return
        for _ in range(self.seats):
            self.turn = (self.turn + 1) % self.seats
            if self.hands[self.turn]:
                return
            if self.pile_size():
                self.deals = [self.turn] * min(3, self.pile_size())
                return

    def result(self):
        best = max(self.scores)
        return self.scores, [s for s in range(self.seats) if self.scores[s] == best]


GAME = DixSurDix
