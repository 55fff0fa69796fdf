"""referee.py: the rules of Pig, from games/pig/rules.en.md alone."""
from fault import need
from rules import Rules


def standard(players):
    """The options in force where none are chosen."""
    return {"goal": 100}


class Pig(Rules):
    def __init__(self, players, options):
        self.seats, self.goal = players, options["goal"]
        self.scores = [0] * players
        self.active, self.turn, self.last = 0, 0, 0
        self.rolling = self.over = False

    def who(self):
        return None if self.over else "*" if self.rolling else self.active

    def legal(self):
        return ["hold", "roll"]

    def play(self, move):
        if self.rolling:
            need(move in ("1", "2", "3", "4", "5", "6"), "a die has six sides")
            self.rolling, self.last = False, int(move)
            if self.last > 1:
                self.turn = min(250, self.turn + self.last)
            else:
                self.next_turn()
        elif move == "roll":
            self.rolling = True
        else:
            self.scores[self.active] += self.turn
            if self.scores[self.active] >= self.goal:
                self.over = True
            else:
                self.next_turn()

    def next_turn(self):
        self.active, self.turn = (self.active + 1) % self.seats, 0

    def result(self):
        return self.scores, [self.active]


GAME = Pig
