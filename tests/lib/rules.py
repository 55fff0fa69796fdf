"""rules.py: what a referee of any game knows. A game's own is games/NAME/tests/referee.py, from its rules alone; its memory of what the
table has seen, for contracts, is games/NAME/tests/facts.py. What is written here fits a game of open turns; others say otherwise."""


class Rules:
    """`Game(players, options)` has `seats`, `who()` (the seat that owes a move, "*" for chance, None at the end), `legal()`, `play(move)`
    and `result()` (scores and winners)."""

    def owing(self):
        """Everyone who owes a move; [] once it is over."""
        who = self.who()
        return [] if who is None else [who]

    def legal_of(self, seat):
        return self.legal()

    def must(self, seat):
        """The move that an automaton makes on this seat; None if a person decides."""
        return None

    def bare(self, move):
        """A move without the words that go with it."""
        return move

    def play_by(self, who, move):
        self.play(move)


class Facts:
    """Besides the rules: `chance(rng)` and `happen(who, move)` (plays it; returns its note), `check_view(reader, view)`, `points()`."""
    plan = []  # lines for the room besides options and seats

    def waiting(self):
        return [seat for seat in self.owing() if seat != "*" and self.must(seat) is None]

    def question(self):
        """What several seats are asked at once; None if each question is a new one."""
        return None

    def chapter(self):
        """Changes whenever something secret is opened."""
        return not self.owing()

    def wish(self, seat, rng):
        """A legal move, chosen so that games see everything."""
        return self.must(seat) or rng.choice(self.legal_of(seat))

    def shown(self, who, move, reader, opened):
        return move

    def plain(self, who, move):
        """Whether a move can be taken back."""
        return who != "*"
