"""facts.py: what a contract of Pig must say, from the referee's own state and games/pig/rules.en.md."""
from compare import compare
from pig_referee import Pig
from rules import Facts


class PigFacts(Facts, Pig):
    name = "pig"

    def chance(self, rng):
        return str(rng.randint(1, 6))

    def happen(self, who, move):
        ended = {"hold": "held", "1": "lost"}.get(move)
        note = {"seat": self.active, ended: self.turn} if ended else {}
        self.play(move)
        return note

    def check_view(self, reader, view):
        compare(view, {"active": self.active, "turn": self.turn, "last": self.last})

    def points(self):
        return self.scores


FACTS = PigFacts
