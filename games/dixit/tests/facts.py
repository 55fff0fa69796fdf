"""facts.py: what a contract of Dixit must say, from the referee's own state and games/dixit/rules.en.md."""
from compare import compare
from dixit_referee import Dixit
from rules import Facts


class DixitFacts(Facts, Dixit):
    """The referee with a memory of what the table has seen."""
    name = "dixit"
    plan = ["deck paper", "deck own:d41c:40"]

    def __init__(self, players, options):
        super().__init__(players, options)
        self.clue = self.last = None
        self.slots, self.acted, self.acted_cards = [], {}, {}
        self.told = None
        whole, more = min(84, options["cards"]), min(40, options["cards"] - 84)  # as many cards as the option asks for
        self.decks = [{"deck": "paper", "cards": whole}] + [{"deck": None, "own": "d41c", "cards": more}] * (more > 0)

    def question(self):
        """What several seats are asked at once; None if each question is a new one."""
        return (self.phase, self.round) if self.phase in ("give", "vote") and not self.over else None

    def chapter(self):
        """Changes whenever something secret is opened."""
        return self.round, self.over

    def chance(self, rng):
        if self.phase == "deal":
            return f"deal {self.deals[0]} {rng.choice(sorted(self.pile))}"
        return f"slot {rng.choice(sorted(self.table - set(self.slots)))}"

    def wish(self, seat, rng):
        move = rng.choice(self.legal_of(seat))
        if self.phase == "vote" and rng.random() < 0.4:
            move = next((m for m in self.legal_of(seat) if m == f"vote {self.slots.index(self.told) + 1}"), move)
        return move + rng.choice([" Un escalier", " \"Ja\" \\ nein?", " 雪だるま", " " + "é" * 200]) if move.startswith("tell") else move

    def happen(self, who, move):
        before, played = list(self.scores), self.round
        if self.phase == "vote":
            votes = {**self.acted, who: list(map(int, move.split()[1:]))}
            slots, gave, told, teller, clue = self.slots, self.acted_cards, self.told, self.teller, self.clue
        ending = self.phase == "vote" and self.owing() == [who]
        if self.phase == "tell":
            self.clue = move.split(" ", 2)[2]
        self.play_by(who, move)
        if not ending:
            return {}
        owner = [teller if card == told else next(s for s in gave if card in gave[s]) for card in slots]
        on = [[s for s in sorted(votes) if n + 1 in votes[s]] for n in range(len(slots))]
        bonus = [sum(len(on[n]) for n in range(len(slots)) if owner[n] == s) if s != teller else 0 for s in range(self.seats)]
        if self.options["odyssey"]:
            bonus = [min(3, b) for b in bonus]
        self.last = {"teller": teller, "clue": clue,
                     "slots": [{"card": card, "owner": owner[n], "voters": on[n]} for n, card in enumerate(slots)],
                     "votes": [votes.get(s, []) for s in range(self.seats)],
                     "base": [now - then - b for now, then, b in zip(self.scores, before, bonus)], "bonus": bonus}
        self.clue, self.told, self.slots, self.acted, self.acted_cards = None, None, [], {}, {}
        if self.over:
            self.phase = "over"
        return {"round": played}

    def check_view(self, reader, view):
        seated = reader is not None
        told = self.told if seated and self.teller == reader else None
        gave = self.acted_cards.get(reader, set()) - {told}
        voted = self.acted.get(reader, []) if self.phase == "vote" and seated else []
        compare(view, {
            "phase": self.phase, "round": self.round, "rounds": self.options["rounds"], "goal": self.options["goal"],
            "cards": self.options["cards"], "teller": self.teller, "clue": self.clue, "pile": len(self.pile), "discard": len(self.discard),
            "decks": self.decks, "hand": sorted(self.hands[reader]) if seated else [], "hand_sizes": list(map(len, self.hands)),
            "told": told, "given": sorted(gave) if seated else [], "slots": self.slots,
            "mine": [n + 1 for n, card in enumerate(self.slots) if seated and (card == told or card in gave)], "vote": voted,
            "last": self.last})

    def points(self):
        return self.scores

    def shown(self, who, move, reader, opened):
        """Draws stay their owner's; what was told, given and voted is opened with the votes (4.3)."""
        words = move.split(" ", 2)
        if self.over or words[0] == "slot":
            return move
        if words[0] == "deal":
            return move if int(words[1]) == reader else f"deal {words[1]} ?"
        if opened or who == reader:
            return move
        return f"tell ? {words[2]}" if words[0] == "tell" else f"{words[0]} ?"

    def plain(self, who, move):
        return False


FACTS = DixitFacts
