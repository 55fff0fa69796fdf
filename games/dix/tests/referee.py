"""referee.py: the rules of DIX, from games/dix/rules.en.md alone."""
from functools import lru_cache

from fault import Fault, need
from rules import Rules


def standard(players):
    """The options in force where none are chosen."""
    return {"bust-buy": False, "final-buy": "all", **({"alix": 4} if players == 1 else {})}


COLOURS = "bgop"


def dix_deck(players):
    deck = {}
    for c in COLOURS:
        for n in range(1, 10):
            copies = 1 if n >= 7 else 2
            copies += (n <= 3 and players >= 3) + (4 <= n <= 6 and players >= 4)
            deck[f"{c}{n}"] = copies
        deck[c + "w"] = 1 + (players >= 4)
    for n in range(1, 10):
        deck[f"w{n}"] = 1
    deck["ww"] = 1
    for n, copies in zip(range(1, 6), (3, 3, 3, 4, 4)):
        deck[f"c{n}"] = copies + (players >= 3) + (players >= 4)
    return deck


def is_number(card):
    return card[0] in COLOURS and card[1] != "w"


def is_money(card):
    return card[0] == "c"


def longest_run(numbers):
    best = run = 0
    for n in range(1, 10):
        run = run + 1 if n in numbers else 0
        best = max(best, run)
    return 10 if best == 9 else best


@lru_cache(maxsize=None)
def run_with_fills(numbers, fills):
    """The best run when `fills` missing numbers may be put in."""
    best = 0
    for a in range(1, 10):
        for b in range(a, 10):
            if sum(n not in numbers for n in range(a, b + 1)) <= fills:
                best = max(best, b - a + 1)
    return 10 if best == 9 else best


def dix_points(cards):
    """Assign numbered jokers one after the other to colours, remembering the best; # jokers and the special one fill holes."""
    own = [frozenset(int(k[1]) for k in cards if is_number(k) and k[0] == c) for c in COLOURS]
    fills = [sum(k == c + "w" for k in cards) for c in COLOURS]
    wild = [int(k[1]) for k in cards if k[0] == "w" and k[1] != "w"]
    special = cards.count("ww")
    layers = {tuple(own)}
    for n in wild:
        layers = {tuple(s | {n} if i == j else s for j, s in enumerate(sets)) for sets in layers for i in range(4)}
    best = 0
    for sets in layers:
        for lucky in range(4):
            extra = [f + (special if i == lucky else 0) for i, f in enumerate(fills)]
            best = max(best, sum(run_with_fills(s, e) for s, e in zip(sets, extra)))
    return best


class Dix(Rules):
    def __init__(self, players, options):
        self.solo = players == 1
        self.seats = 2 if self.solo else players
        self.alix = options.get("alix", 0)
        self.bust_buy = options["bust-buy"]
        self.final_all = options["final-buy"] == "all"
        self.deck = dix_deck(2 if self.solo else players)
        self.coins = [5] * self.seats
        self.tokens = [0] * self.seats
        self.cards = [[] for _ in range(self.seats)]
        self.market = []
        self.row = []
        self.expect = ("first",)
        self.after_pay = None

    # What is asked for: ("first",) ("card",) ("choose",) ("bid", seats left) ("pay", …) ("drop", …) ("buy", seat) ("bust",) None
    def who(self):
        if self.expect is None:
            return None
        kind = self.expect[0]
        if kind in ("first", "card"):
            return "*"
        return self.expect[1]

    def numbers_of(self, seat):
        return [k for k in self.cards[seat] if is_number(k)]

    def droppable(self, seat):
        """Number cards that may be spent: in solo auctions only copies beyond the first."""
        held = self.numbers_of(seat)
        if self.solo and self.paying_for_joker:
            return [k for k in set(held) for _ in range(held.count(k) - 1)]
        return held

    paying_for_joker = False

    def means(self, seat, joker):
        self.paying_for_joker = joker
        return self.coins[seat] + 3 * self.tokens[seat] + len(self.droppable(seat))

    def total(self):
        return sum(int(k[1]) if is_number(k) else -int(k[1]) for k in self.row)

    def money(self):
        return sum(int(k[1]) for k in self.row if is_money(k))

    def payments(self, seat, due, joker):
        self.paying_for_joker = joker
        spare = len(self.droppable(seat))
        moves = []
        for coins in range(self.coins[seat] + 1):
            for tokens in range(self.tokens[seat] + 1):
                paid = coins + 3 * tokens
                if paid <= due:
                    if due - paid <= spare:
                        moves.append((coins, tokens))
                elif coins == 0 and paid - due < 3:
                    moves.append((coins, tokens))
        return moves

    def buyable(self, seat):
        return sorted({k for k in self.market if k not in self.cards[seat] and int(k[1]) <= self.means(seat, False)})

    def legal(self):
        kind = self.expect[0]
        if kind == "choose":
            moves = []
            if sum(self.deck.values()):
                moves.append("draw")
            if self.drawn:
                moves += ["numbers", "coins"]
            return moves
        if kind == "bid":
            seat = self.expect[1]
            floor = max(self.high + 1, 5 if self.solo else 1)
            return ["pass"] + [f"bid {n}" for n in range(floor, self.means(seat, True) + 1)]
        if kind == "pay":
            _, seat, card, due, joker = self.expect
            texts = []
            for coins, tokens in self.payments(seat, due, joker):
                parts = ([f"{coins}c"] if coins else []) + ([f"{tokens}t"] if tokens else [])
                texts.append("pay " + (" ".join(parts) or "0"))
            return texts
        if kind == "drop":
            _, seat, card, due, joker = self.expect
            self.paying_for_joker = joker
            return [f"drop {k}" for k in set(self.droppable(seat))]
        if kind == "buy":
            return ["done"] + [f"buy {k}" for k in self.buyable(self.expect[1])]
        if kind == "bust":
            return ["token"] + [f"buy {k}" for k in self.buyable(self.expect[1])]
        raise Fault("nobody should move")

    def gain(self, seat, amount):
        self.coins[seat] = min(10, self.coins[seat] + amount)

    def begin_turn(self, seat):
        self.active = seat
        self.row = []
        self.drawn = False
        self.expect = ("choose", seat)

    def end_turn(self):
        if sum(self.deck.values()):
            self.begin_turn((self.active + 1) % self.seats)
            return
        order = [(self.active + 1 + i) % self.seats for i in range(self.seats)]
        if not self.final_all:
            order = order[:-1]
        if self.solo:
            order = [s for s in order if s == 0]
        self.final = order
        self.next_final()

    final = None

    def next_final(self):
        self.expect = ("buy", self.final.pop(0)) if self.final else None

    def after_purchase(self):
        """A buy phase, a consolation purchase or an auction is over."""
        reason = self.reason
        if reason == "auction":
            self.expect = ("choose", self.active)
        elif reason == "final":
            self.next_final()
        elif reason == "bust":
            self.finish_bust()
        else:
            self.end_turn()

    def finish_bust(self):
        if self.total() >= 11:
            for s in range(self.seats):
                if s != self.active:
                    self.gain(s, self.money())
        self.row = []
        self.end_turn()

    def reveal(self, card):
        self.deck[card] -= 1
        self.drawn = True
        if not is_number(card) and not is_money(card):
            self.joker, self.high, self.high_seat = card, 0, None
            self.speakers = [(self.active + 1 + i) % self.seats for i in range(self.seats)]
            self.expect = ("bid", self.speakers.pop(0))
            return
        self.row.append(card)
        self.expect = ("choose", self.active)
        if self.solo and self.active == 1:
            if self.money() >= 11:
                self.cards[1] += [k for k in self.row if is_number(k)]
                self.tokens[1] += 1
                self.row = []
                self.end_turn()
            return
        if self.total() >= 11 or self.money() >= 11:
            self.market += [k for k in self.row if is_number(k)]
            if self.bust_buy:
                self.expect = ("bust", self.active)
                return
            self.tokens[self.active] += 1
            self.finish_bust()

    def settle_auction(self):
        if self.high_seat is None:
            self.expect = ("choose", self.active)
        else:
            self.reason = "auction"
            self.expect = ("pay", self.high_seat, self.joker, self.high, True)

    def must(self, seat):
        return self.alix_must()

    def alix_must(self):
        """What ALIX plays, by the rules of solo; None if it is not her decision."""
        if not self.solo or self.expect is None or self.who() != 1:
            return None
        kind = self.expect[0]
        if kind == "choose":
            stop = self.drawn and self.total() >= self.alix
            return "numbers" if stop or not sum(self.deck.values()) else "draw"
        if kind == "bid":
            hers, his = self.means(1, True), self.means(0, True)
            if self.active == 0:
                return f"bid {min(hers, max(5, his))}" if hers >= 5 else "pass"
            wish = self.high + 1 if self.high else 5
            return f"bid {wish}" if wish <= hers else "pass"
        if kind == "pay":
            due = self.expect[3]
            self.paying_for_joker = True
            spare = len(self.droppable(1))
            cards = min(spare, due)
            coins = min(self.coins[1], due - cards)
            tokens = -(-(due - cards - coins) // 3)
            over = cards + coins + 3 * tokens - due
            back = min(coins, over)
            coins, over = coins - back, over - back
            cards -= min(cards, over)
            parts = ([f"{coins}c"] if coins else []) + ([f"{tokens}t"] if tokens else [])
            return "pay " + (" ".join(parts) or "0")
        if kind == "drop":
            self.paying_for_joker = True
            return "drop " + min(self.droppable(1), key=lambda k: (k[1], COLOURS.index(k[0])))
        raise Fault("ALIX is asked for something that she never does")

    def play(self, move):
        kind = self.expect[0]
        words = move.split()
        if kind == "first":
            need(words[0] == "first" and 0 <= int(words[1]) < self.seats and (not self.solo or words[1] == "0"), "first seat")
            self.begin_turn(int(words[1]))
        elif kind == "card":
            need(self.deck.get(move, 0) > 0, "that card is not in the deck")
            self.reveal(move)
        elif kind == "choose":
            self.choose(move)
        elif kind == "bid":
            seat = self.expect[1]
            if words[0] == "bid":
                self.high, self.high_seat = int(words[1]), seat
            if self.speakers:
                self.expect = ("bid", self.speakers.pop(0))
            else:
                self.settle_auction()
        elif kind == "pay":
            self.pay(words[1:])
        elif kind == "drop":
            _, seat, card, due, joker = self.expect
            self.cards[seat].remove(words[1])
            self.owe(seat, card, due - 1, joker)
        else:
            self.buy(kind, words)

    def choose(self, move):
        if move == "draw":
            self.expect = ("card",)
            return
        numbers = [k for k in self.row if is_number(k)]
        if move == "numbers":
            self.cards[self.active] += numbers
            for s in range(self.seats):
                if s != self.active:
                    self.gain(s, self.money())
            self.row = []
            if self.solo and self.active == 1:
                self.end_turn()
            else:
                self.expect = ("buy", self.active)
        else:
            self.gain(self.active, self.money())
            self.market += numbers
            self.row = []
            self.end_turn()

    def pay(self, parts):
        _, seat, card, due, joker = self.expect
        for part in parts:
            if part.endswith("c"):
                self.coins[seat] -= int(part[:-1])
                due -= int(part[:-1])
            elif part.endswith("t"):
                self.tokens[seat] -= int(part[:-1])
                due -= 3 * int(part[:-1])
        self.owe(seat, card, max(0, due), joker)

    def owe(self, seat, card, due, joker):
        if due:
            self.expect = ("drop", seat, card, due, joker)
            return
        if not joker:
            self.market.remove(card)
        self.cards[seat].append(card)
        self.after_purchase()

    def buy(self, kind, words):
        seat = self.expect[1]
        self.reason = "bust" if kind == "bust" else "final" if self.final is not None else "buy"
        if words[0] == "token":
            self.tokens[seat] += 1
        if words[0] == "buy":
            self.expect = ("pay", seat, words[1], int(words[1][1]), False)
        else:
            self.after_purchase()

    def result(self):
        scores = [dix_points(c) for c in self.cards]
        if self.solo:
            return scores, [0] if scores[0] > scores[1] else [1]
        keys = [(scores[s], self.coins[s] + 3 * self.tokens[s], -len(self.cards[s])) for s in range(self.seats)]
        return scores, [s for s in range(self.seats) if keys[s] == max(keys)]


GAME = Dix
