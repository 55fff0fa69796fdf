"""facts.py: what a contract of DIX must say, from the referee's own state and games/dix/rules.en.md."""
from functools import lru_cache
from itertools import combinations

from compare import compare
from dix_referee import COLOURS, Dix, is_money, is_number
from fault import need
from rules import Facts

KINDS = [c + str(n) for c in COLOURS for n in range(1, 10)] + [f"c{n}" for n in range(1, 6)] + \
        [f"w{n}" for n in range(1, 10)] + [c + "w" for c in COLOURS] + ["ww"]
ORDER = {kind: place for place, kind in enumerate(KINDS)}
PHASES = {"card": "reveal", None: "over"}


def ordered(cards):
    return sorted(cards, key=ORDER.get)


def points_of(size):
    return 10 if size == 9 else size


@lru_cache(maxsize=None)
def best(cards):
    """The best total of a holding (6.3, 6.4): run by run, colour by colour, remembering which jokers are used up. Another way than
    the referee's, so that the two watch each other."""
    jokers = frozenset(int(k[1]) for k in cards if k[0] == "w" and k != "ww")
    states = {(frozenset(), False): 0}
    for colour in COLOURS:
        own = {int(k[1]) for k in cards if is_number(k) and k[0] == colour}
        hashes = cards.count(colour + "w")
        after = dict(states)
        for first in range(1, 10):
            for last in range(first, 10):
                missing = set(range(first, last + 1)) - own
                for special in range(1 + ("ww" in cards)):
                    wanted = max(0, len(missing) - hashes - special)
                    for used in combinations(sorted(missing & jokers), wanted):
                        for (spent, gone), points in states.items():
                            if (special and gone) or spent & set(used):
                                continue
                            key = spent | set(used), gone or bool(special)
                            after[key] = max(after.get(key, 0), points + points_of(last - first + 1))
        states = after
    return max(states.values())


def score(cards):
    return best(tuple(ordered(cards)))


def check_runs(cards, runs):
    """Runs that are told must be there: held numbers, and jokers that can stand where they are said to, each once."""
    need(len(runs) == 4, "four colours")
    free = [k for k in cards if not is_number(k)]
    places = []
    for colour, run in zip(COLOURS, runs):
        need(set(run) == {"first", "size", "points", "jokers"}, "fields of a run")
        numbers = list(range(run["first"], run["first"] + run["size"]))
        need(run["points"] == points_of(run["size"]), "points of a run")
        need(numbers == [] and run["first"] == 0 or 1 <= numbers[0] and numbers[-1] <= 9, "a run from 1 to 9")
        held = {int(k[1]) for k in cards if is_number(k) and k[0] == colour}
        need(run["jokers"] == sorted(set(numbers) - held), f"jokers of the run {run} with {held}")
        places += [(colour, n) for n in run["jokers"]]
    need(fits(places, free), f"jokers {free} cannot stand for {places}")


def fits(places, jokers):
    if not places:
        return True
    colour, n = places[0]
    for joker in {f"w{n}", colour + "w", "ww"} & set(jokers):
        rest = list(jokers)
        rest.remove(joker)
        if fits(places[1:], rest):
            return True
    return False


class DixFacts(Facts, Dix):
    """The referee with a memory of what the table has seen."""
    name = "dix"

    def __init__(self, players, options):
        super().__init__(players, options)
        self.auction = self.last = None
        self.busting = False
        self.runs = [None] * self.seats  # as they were told last

    def chance(self, rng):
        if self.expect[0] == "first":
            return f"first {0 if self.solo else rng.randrange(self.seats)}"
        return rng.choices(list(self.deck), list(self.deck.values()))[0]

    def wish(self, seat, rng):
        """A legal move, chosen so that games see everything: long rows, auctions, purchases."""
        must = self.alix_must()
        if must:
            return must
        moves = self.legal()
        if self.expect[0] == "choose" and "draw" in moves and rng.random() < 0.75:
            return "draw"
        if self.expect[0] in ("buy", "bust") and len(moves) > 1 and rng.random() < 0.7:
            moves = moves[1:]
        if self.expect[0] == "bid" and len(moves) > 1 and rng.random() < 0.6:
            moves = moves[1:4]
        return rng.choice(moves)

    def end(self, end, row, gained):
        total = sum(int(k[1]) * (-1 if is_money(k) else 1) for k in row)
        money = sum(int(k[1]) for k in row if is_money(k))
        self.last = {"seat": self.active, "end": end, "row": row, "total": total, "money": money, "gained": gained}
        return dict(self.last)

    def happen(self, who, move):
        """Plays the move; returns its note (or None)."""
        kind, words = self.expect, move.split()
        self.runs = [None] * self.seats
        active, coins, row = getattr(self, "active", 0), list(self.coins), list(self.row)
        if kind[0] == "card" and not is_number(move) and not is_money(move):
            self.auction = {"joker": move, "bids": [None] * self.seats, "high": 0, "high_seat": None}
        if kind[0] == "bid":
            self.auction["bids"][who] = int(words[1]) if words[0] == "bid" else 0
            if words[0] == "bid":
                self.auction.update(high=int(words[1]), high_seat=who)
        self.play(move)
        note = {}
        after, self.active = getattr(self, "active", 0), active
        gained = [max(0, now - then) for now, then in zip(self.coins, coins)]
        if kind[0] == "choose" and move != "draw":
            note = self.end(move, row, gained)
        if kind[0] == "card" and (is_number(move) or is_money(move)):
            row.append(move)
            total = sum(int(k[1]) * (-1 if is_money(k) else 1) for k in row)
            money = sum(int(k[1]) for k in row if is_money(k))
            if money >= 11 or (total >= 11 and not (self.solo and active == 1)):
                note = self.end("bust-money" if money >= 11 else "bust-total", row, gained)
                self.busting = self.expect is not None and self.expect[0] == "bust"
        if kind[0] == "bid" and (self.expect is None or self.expect[0] != "bid"):
            won = self.auction["high_seat"]
            note = {"won": self.auction["joker"], "seat": won}
            if won is not None:
                note["price"] = self.auction["high"]
        if kind[0] in ("pay", "drop") and not kind[4] and (self.expect is None or self.expect[0] not in ("pay", "drop")):
            note = {"bought": kind[2], "seat": who, "price": int(kind[2][1])}
        if self.busting and (self.expect is None or self.expect[0] not in ("bust", "pay", "drop")):
            self.busting = False
            self.last["gained"] = gained = [g if s != active else 0 for s, g in enumerate(gained)]
            if self.last["end"] == "bust-total":
                note = {"seat": active, **note, "gained": gained}
        self.active = after
        return note

    def gain_of(self, reader):
        if reader is None or self.who() != reader:
            return {}
        have = score(self.cards[reader])
        gain = {}
        for move in self.legal():
            if move == "numbers":
                gain[move] = score(self.cards[reader] + [k for k in self.row if is_number(k)]) - have
            elif move.startswith("buy"):
                gain[move] = score(self.cards[reader] + [move[4:]]) - have
        if self.expect[0] == "bid":
            gain["joker"] = score(self.cards[reader] + [self.joker]) - have
        return gain

    def odds(self):
        total, money = self.total(), self.money()
        safe = self.solo and self.active == 1
        odds = {"cards": sum(self.deck.values()), "bust_total": 0, "bust_money": 0, "joker": 0}
        for card, copies in self.deck.items():
            if is_number(card):
                odds["bust_total"] += copies * (not safe and total + int(card[1]) >= 11)
            elif is_money(card):
                odds["bust_money"] += copies * (money + int(card[1]) >= 11)
            else:
                odds["joker"] += copies
        return odds

    def check_odds(self, said):
        """The counts are exact; the weights are the engine's own, but the advice must be legal and the best of them."""
        said = dict(said)
        weights = {move: said.pop(move) for move in ("draw", "numbers", "coins")}
        advice = said.pop("advice")
        need(advice in self.legal(), f"the advice {advice} is not legal")
        need(all(isinstance(n, int) for n in weights.values()), "weights are numbers")
        if self.alix_must():
            need(advice == self.alix_must() and not any(weights.values()), f"ALIX does {self.alix_must()}")
        else:
            need(weights[advice] == max(weights[move] for move in self.legal()), f"{advice} is not the best of {weights}")
        need(said == self.odds(), f"odds {said} against {self.odds()}")

    def payment(self):
        if self.expect is None or self.expect[0] not in ("pay", "drop"):
            return None
        _, seat, card, due, _ = self.expect
        return {"seat": seat, "card": card, "due": due}

    def check_view(self, reader, view):
        view = dict(view)
        kind = self.expect and self.expect[0]
        if kind == "choose":
            self.check_odds(view.pop("odds"))
            view["odds"] = None
        players = []
        for seat, said in enumerate(view["players"]):
            said = dict(said)
            runs = said.pop("runs")
            if runs != self.runs[seat]:
                check_runs(self.cards[seat], runs)
            self.runs[seat] = runs
            need(sum(run["points"] for run in runs) == score(self.cards[seat]), f"runs of seat {seat} make its score")
            players.append(said)
        row = [] if self.busting else self.row
        want = {
            "phase": PHASES.get(kind, kind), "active": getattr(self, "active", 0),
            "deck": {"left": sum(self.deck.values()), "cards": {k: n for k, n in self.deck.items() if n}},
            "row": row, "total": self.total() if row else 0, "money": self.money() if row else 0, "market": ordered(self.market),
            "auction": self.auction and {**self.auction, "bidder": self.expect[1] if kind == "bid" else None},
            "payment": self.payment(), "last_buys": 0 if self.final is None or kind is None else len(self.final) + 1,
            "alix": self.alix, "odds": None, "gain": self.gain_of(reader), "last": self.last,
            "players": [{"coins": self.coins[s], "tokens": self.tokens[s], "numbers": ordered(self.numbers_of(s)),
                         "jokers": ordered(k for k in self.cards[s] if not is_number(k)),
                         "means": self.coins[s] + 3 * self.tokens[s] + len(self.numbers_of(s)), "score": score(self.cards[s])}
                        for s in range(self.seats)]}
        compare({**view, "players": players}, want)

    def points(self):
        return [score(cards) for cards in self.cards]


FACTS = DixFacts
