#!/usr/bin/env python3
"""An independent referee: it knows the rules of the three games by itself, from docs/rules alone, and replays annotated records of
`dizaine sim` with them. Every list of legal moves, every draw, every score and every winner must agree.

    tests/referee.py              plays many games with build/dizaine and prints TAP
    tests/referee.py FILE...      judges record files"""
import glob
import json
import os
import subprocess
import sys
from functools import lru_cache
from itertools import combinations


class Fault(Exception):
    pass


def need(condition, sentence):
    if not condition:
        raise Fault(sentence)


# ---------------------------------------------------------------------------------------------------------------- DIX
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


class Dix:
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


# -------------------------------------------------------------------------------------------------------- Dix sur Dix
CELLS = [c + r for r in "1234" for c in "abcd"]
LINES = [[c + r for c in "abcd"] for r in "1234"] + [[c + r for r in "1234"] for c in "abcd"] + [
    ["a1", "b2", "c3", "d4"], ["d1", "c2", "b3", "a4"]]


class DixSurDix:
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

    def alix_must(self):
        return None

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


# -------------------------------------------------------------------------------------------------------------- Dixit
class Dixit:
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

    def who(self):
        return None if self.over else "any"

    def owing(self):
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

    def alix_must(self):
        return None

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


# ------------------------------------------------------------------------------------------------------------- judging
GAMES = {"dix": Dix, "dixsurdix": DixSurDix, "dixit": Dixit}


def judge(record):
    game = GAMES[record["game"]](record["players"], record["options"])
    legal = record.get("legal")
    for i, line in enumerate(record["moves"]):
        who, move = line.split(" ", 1)
        who = who if who == "*" else int(who)
        try:
            need(game.who() is not None, "the game is over already")
            if isinstance(game, Dixit):
                need(who in game.owing(), "that seat owes no move")
                if who != "*":
                    mine = sorted(game.legal_of(who))
                    bare = " ".join(move.split(" ")[:2]) if move.startswith("tell") else move
                    need(bare in mine, "not legal")
                    need(legal is None or legal[i] == mine, f"legal moves: {legal[i] if legal else ''} against {mine}")
                game.play_by(who, move)
                continue
            need(who == game.who(), f"it is {game.who()}'s move")
            if who != "*":
                mine = sorted(game.legal())
                need(move in mine, f"not legal: {mine}")
                need(legal is None or legal[i] == mine, f"legal moves: {legal[i] if legal else ''} against {mine}")
                must = game.alix_must()
                need(must is None or must == move, f"ALIX plays {must}")
            game.play(move)
        except Fault as fault:
            raise Fault(f"move {i + 1} ({line}): {fault}") from None
    need((game.who() is None) == (record["result"] is not None), "the end")
    if record["result"]:
        scores, winners = game.result()
        need(record["result"] == {"scores": list(scores), "winners": winners}, f"result {scores} {winners} against {record['result']}")


def judge_lines(lines):
    count = 0
    for line in lines:
        record = json.loads(line)
        try:
            judge(record)
        except Fault as fault:
            raise Fault(f"record {count + 1}: {fault}") from None
        count += 1
    return count


def cases():
    for players in range(2, 6):
        yield "dix", players, 6, []
        yield "dix", players, 6, ["bust-buy=true", "final-buy=others"]
    for level in range(4, 11):
        yield "dix", 1, 4, [f"alix={level}"] + (["bust-buy=true"] if level % 2 else []) + (["final-buy=others"] if level > 7 else [])
    for players in range(2, 7):
        yield "dixsurdix", players, 10, []
        yield "dixsurdix", players, 10, ["jokers=4"]
        yield "dixsurdix", players, 4, ["open-hands=true"]
    for players in range(3, 9):
        yield "dixit", players, 6, []
        yield "dixit", players, 3, ["rounds=2", "goal=0"]
        yield "dixit", players, 3, ["goal=60"]
        yield "dixit", players, 2, ["cards=1000", "goal=12"]
        yield "dixit", players, 4, [f"cards={players * (7 if players == 3 else 6)}"]
    yield "dixit", 3, 10, ["old-three=true"]
    for players in (7, 8):
        yield "dixit", players, 8, ["odyssey=true"]


def main():
    if len(sys.argv) > 1:
        for name in sys.argv[1:]:
            try:
                with open(name, encoding="utf-8") as file:
                    print(f"{name}: {judge_lines(file)} records agree")
            except Fault as fault:
                sys.exit(f"{name}: {fault}")
        return
    os.chdir(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
    number = 0
    for game, players, games, options in cases():
        for policy in ("random",):
            number += 1
            command = ["build/dizaine", "sim", game, "--players", str(players), "--games", str(games), "--seats", policy, "--seed", str(number),
                       "--records", "-", "--annotate"]
            for option in options:
                command += ["--option", option]
            name = f"{game}, {players} players, {policy} {' '.join(options)}"
            try:
                run = subprocess.run(command, capture_output=True, text=True, timeout=300)
                need(run.returncode == 0, run.stderr.strip())
                need(judge_lines(run.stdout.splitlines()) == games, "a record is missing")
                print(f"ok {number} - {name}", flush=True)
            except Fault as fault:
                print(f"not ok {number} - {name}\n# {fault}", flush=True)
    for name in sorted(glob.glob("games/*/tests/records.jsonl")):
        number += 1
        try:
            with open(name, encoding="utf-8") as file:
                print(f"ok {number} - {name}: {judge_lines(file)} records agree", flush=True)
        except Fault as fault:
            print(f"not ok {number} - {name}\n# {fault}", flush=True)
    print(f"1..{number}")


if __name__ == "__main__":
    main()
