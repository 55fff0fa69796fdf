"""referee.py: the rules of Dixit, from games/dixit/rules.en.md alone."""
from itertools import combinations

from fault import need
from rules import Rules


def standard(players):
    """The options in force where none are chosen."""
    return {"cards": 84, "goal": 30, "rounds": 0, "odyssey": False, "old-three": False}


class Dixit(Rules):
    def __init__(self, players, options):
        self.seats = players
        self.options = options
        self.full = 7 if players == 3 else 6
        self.pile = set(range(1, options["cards"] + 1))
        self.discard = set()
        self.hands = [set() for _ in range(players)]
        self.scores = [0] * players
        self.round = 1
        self.teller = None
        self.deals = [s for s in range(players) for _ in range(self.full)]
        self.phase = "deal"
        self.over = False

    def owing(self):
        if self.over:
            return []
        if self.phase in ("deal", "slot"):
            return ["*"]
        if self.phase == "tell":
            return list(range(self.seats)) if self.teller is None else [self.teller]
        return [s for s in range(self.seats) if s != self.teller and s not in self.acted]

    def legal_of(self, seat):
        hand = sorted(self.hands[seat])
        if self.phase == "tell":
            return [f"tell {c}" for c in hand]
        if self.phase == "give":
            if self.seats == 3:
                return [f"give {a} {b}" for a, b in combinations(hand, 2)]
            return [f"give {c}" for c in hand]
        open_slots = [i + 1 for i, c in enumerate(self.slots) if c not in self.acted_cards[seat]]
        moves = [f"vote {n}" for n in open_slots]
        if self.options["odyssey"]:
            moves += [f"vote {a} {b}" for a, b in combinations(open_slots, 2)]
        return moves

    def bare(self, move):
        return " ".join(move.split(" ")[:2]) if move.startswith("tell") else move

    def play_by(self, who, move):
        words = move.split(" ")
        if self.phase == "deal":
            seat = self.deals.pop(0)
            card = int(words[2])
            need(words[0] == "deal" and int(words[1]) == seat and card in self.pile, "this deal cannot be")
            self.pile.remove(card)
            self.hands[seat].add(card)
            if not self.deals:
                self.phase = "tell"
        elif self.phase == "tell":
            clue = move.split(" ", 2)[2]
            need(clue.strip() and len(clue) <= 200, "a clue")
            self.teller, self.told = who, int(words[1])
            self.hands[who].remove(self.told)
            self.phase, self.acted, self.acted_cards = "give", {}, {who: {self.told}}
        elif self.phase == "give":
            cards = set(map(int, words[1:]))
            self.acted[who] = cards
            self.acted_cards[who] = cards
            self.hands[who] -= cards
            if not self.owing():
                self.phase, self.slots = "slot", []
                self.table = set().union(*self.acted_cards.values())
        elif self.phase == "slot":
            card = int(words[1])
            need(words[0] == "slot" and card in self.table and card not in self.slots, "this slot cannot be")
            self.slots.append(card)
            if len(self.slots) == len(self.table):
                self.phase, self.acted = "vote", {}
        else:
            self.acted[who] = list(map(int, words[1:]))
            if not self.owing():
                self.score()

    def score(self):
        odyssey = self.options["odyssey"]
        right = self.slots.index(self.told) + 1
        voters = list(self.acted)
        finders = [s for s in voters if right in self.acted[s]]
        if len(finders) in (0, len(voters)):
            for s in voters:
                self.scores[s] += 2
        else:
            prize = 4 if self.seats == 3 and self.options["old-three"] and len(finders) == 1 else 3
            self.scores[self.teller] += prize
            for s in finders:
                self.scores[s] += prize
        if odyssey:
            for s in finders:
                self.scores[s] += len(self.acted[s]) == 1
        for s in voters:
            bonus = sum(self.slots[n - 1] in self.acted_cards[s] for v in voters for n in self.acted[v])
            self.scores[s] += min(3, bonus) if odyssey else bonus
        self.discard |= self.table
        goal, rounds = self.options["goal"], self.options["rounds"]
        if (goal and max(self.scores) >= goal) or (rounds and self.round == rounds * self.seats):
            self.over = True
            return
        self.round += 1
        self.teller = (self.teller + 1) % self.seats
        order = [(self.teller + i) % self.seats for i in range(self.seats)]
        self.deals = [s for s in order for _ in range(self.full - len(self.hands[s]))]
        if len(self.pile) < len(self.deals):
            self.pile |= self.discard
            self.discard = set()
        self.phase = "deal"

    def result(self):
        best = max(self.scores)
        return self.scores, [s for s in range(self.seats) if self.scores[s] == best]


GAME = Dixit
