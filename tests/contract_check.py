#!/usr/bin/env python3
"""contract_check.py: every field of the contract (docs/protocol.md), for every reader at every position of whole games, against the
referee (tests/referee.py), who knows the rules by itself. The room runs in WebAssembly; this program is chance and all players.

    tests/contract_check.py [WORD]...      the cases whose name contains a word"""
import hashlib
import json
import os
import random
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "lib"))
from compare import compare  # noqa: E402
from fault import Fault, need  # noqa: E402
from games import GAMES, part, variants  # noqa: E402

RULES = {game: part(game, "referee") for game in GAMES}
FACTS = {game: part(game, "facts").FACTS for game in GAMES}
NAMES = ["Ana", "Léo", "Zoë \"Z\"", "Дарья", "", "M. O'Hara", "\\o/", "Ana"]
SPECTATOR = 254
SEED = "0123456789abcdef" * 4


class Pipe:
    """The room at the other end: tests/lib/contracts.mjs."""

    def __init__(self):
        command = ["node", os.path.join(HERE, "lib", "contracts.mjs")]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8")

    def ask(self, *words):
        self.process.stdin.write(json.dumps(words) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def close(self):
        self.process.stdin.close()
        self.process.wait()


class Table:
    """One game: the room through its contracts, the referee beside it, and readers who keep the log as a page does."""

    def __init__(self, pipe, game, players, options, rng, given=True):
        self.pipe, self.rng, self.players, self.given = pipe, rng, players, given
        self.seen = set()  # (game, field, type) of contracts
        self.options = {**RULES[game].standard(players), **options}
        self.facts = FACTS[game](players, self.options)
        self.seats = self.facts.seats
        self.moves = []  # (who, move, by, note, chapter and step in which it was made)
        self.events, self.seq, self.step = 0, 0, 0  # a choice that is changed is an event, and leaves seq as it is
        self.choices = {}  # seat: move, sealed and still to be changed
        self.logs = {reader: [] for reader in [*range(self.seats), None]}
        self.chapter = dict.fromkeys(self.logs)
        lines = [f"game {game}", f"players {players}", f"seed {SEED}"] + ["given 60000"] * given
        lines += [f"option {name}={str(value).lower()}" for name, value in self.options.items()]
        lines += [f"seat {seat} person {NAMES[seat]}" for seat in range(self.seats)]
        lines += [f"nonce {seat} {seat:032x}" for seat in range(self.seats)] * (not given)
        fault = pipe.ask("open", "\n".join(lines + self.facts.plan))
        need(fault == 0, f"the room says: {fault}")

    def load(self, event):
        need(self.pipe.ask("load", event) == 0, f"the room refuses: {event}")
        self.count(event)

    def count(self, event):
        by, who = event.split(" ")[:2]
        self.events += 1
        self.seq += not (by.startswith("choose") and int(who) in self.choices)

    # --- what happens, to the referee and in the log ---

    def note_down(self, who, move, by):
        """The referee takes the move; the log gets its line."""
        facts = self.facts
        need(who == "*" or facts.bare(move) in facts.legal_of(who), f"the referee knows no such move: {who} {move}")
        chapter, question = facts.chapter(), facts.question()
        note = facts.happen(who, move)
        if not facts.owing():
            self.winners = facts.result()[1]
            note.update(over=True, winners=self.winners)
        self.moves.append((who, move, by, note, chapter, self.step))
        self.same_question = question is not None and question == facts.question()
        if not self.same_question:
            self.choices = {}

    def make(self, who, move, by="move"):
        self.load(f"{by} {who} {move}")
        self.note_down(who, move, by)

    def choose(self, seat, move, by):
        self.load(f"choose{'' if by == 'move' else '-' + by} {seat} {move}")
        self.choices[seat] = move

    def undo(self, point):
        self.load(f"undo {point}")
        self.undone = self.moves[point][5]
        del self.moves[point:]
        self.facts, self.choices = FACTS[self.facts.name](self.players, self.options), {}
        for who, move, *_ in self.moves:
            self.facts.happen(who, move)

    # --- what each reader must be told ---

    def undo_point(self, reader):
        for point in range(len(self.moves) - 1, -1, -1):
            who, move = self.moves[point][:2]
            if not self.facts.plain(who, move):
                return None
            if who == reader:
                return point
        return None

    def line(self, entry, reader):
        who, move, by, note, chapter, _ = entry
        line = {"m": f"{who} {self.facts.shown(who, move, reader, chapter != self.facts.chapter())}"}
        if by != "move":
            line["by"] = by
        if note:
            line["note"] = note
        return line

    def check_log(self, reader, log):
        """What a client keeps (docs/protocol.md: replace what you have from there) is the whole log as this reader may see it."""
        kept, first = self.logs[reader], log["from"]
        need(first <= len(kept), f"log lines {len(kept)} to {first} are missing")
        del kept[first:]
        kept += log["lines"]
        need(len(kept) == len(self.moves), f"the log has {len(kept)} lines, not {len(self.moves)}")
        if self.chapter[reader] != self.facts.chapter():
            first, self.chapter[reader] = 0, self.facts.chapter()  # lines that were sealed are open now
        for number in range(first, len(self.moves)):
            compare(kept[number], self.line(self.moves[number], reader), f"log line {number}")

    def check_contract(self, reader, contract):
        facts, owing = self.facts, self.facts.owing()
        contract = dict(contract)
        over = not owing
        view, log = contract.pop("view"), contract.pop("log")
        self.check_log(reader, log)
        facts.check_view(reader, view)
        legal = contract["legal"] = sorted(contract["legal"])
        want = {
            "seq": self.seq, "step": contract["step"], "game": facts.name, "players": self.players, "seats": self.seats,
            "options": self.options, "names": NAMES[:self.seats], "seat": reader,
            "waiting": [s for s in facts.waiting() if s not in self.choices], "chosen": sorted(self.choices),
            "choice": self.choices.get(reader), "undo": None if reader is None or over else self.undo_point(reader), "over": over,
            "score": list(facts.points()), "winners": self.winners if over else [],
            "legal": sorted(facts.legal_of(reader)) if reader in owing else []}
        if not self.given:
            want["promise"] = hashlib.sha256(bytes.fromhex(SEED)).hexdigest()
            if over:
                want.update(seed=SEED, nonces=[f"{seat:032x}" for seat in range(self.seats)])
        need(len(set(legal)) == len(legal), "a legal move is listed twice")
        compare(contract, want)

    undone, checked = None, 0

    def check_step(self, step):
        """Whoever is asked anew is asked with a greater step; those who are still asked have theirs; an undo brings the old one back."""
        if self.undone is not None:
            need(step == self.undone, f"step {step} after an undo, not {self.undone}")
            self.undone = None
        elif len(self.moves) > self.checked:
            need(step == self.step if self.same_question else step > self.step, f"step {step} after {self.step}")
        else:
            need(step == self.step or not self.moves, f"step {step} after {self.step}")
        self.checked = len(self.moves)
        self.step = step

    def check(self):
        readers = [*range(self.seats), None]
        contracts = self.pipe.ask("contracts", [[SPECTATOR if r is None else r, len(self.logs[r])] for r in readers])
        for reader, contract in zip(readers, contracts):
            if len(self.moves) % 8 == reader:
                self.seen.update((self.facts.name, *field) for field in fields(contract))
            try:
                self.check_contract(reader, contract)
                need(contract["step"] == contracts[0]["step"], "one step for all")
            except Fault as fault:
                last = f"{self.moves[-1][0]} {self.moves[-1][1]}" if self.moves else "the start"
                raise Fault(f"after move {len(self.moves)} ({last}), reader {reader}: {fault}") from None
        self.check_step(contracts[0]["step"])

    # --- playing ---

    def by(self):
        return self.rng.choice(["move", "move", "bot", "clock"])

    def sealed_together(self, seats):
        """Gives or votes as at a real table: chosen in any order, changed perhaps, then made all at once."""
        chosen = {}
        for seat in self.rng.sample(seats, len(seats)):
            for _ in range(self.rng.choice([1, 1, 2])):
                chosen[seat] = self.by()
                self.choose(seat, self.facts.wish(seat, self.rng), chosen[seat])
                if len(chosen) < len(seats):
                    self.check()
        choices = dict(self.choices)
        for seat in sorted(chosen):
            self.make(seat, choices[seat], chosen[seat])
        self.check()

    def turn(self):
        owing = self.facts.owing()
        if owing == ["*"]:
            self.make("*", self.facts.chance(self.rng))
        elif self.facts.question() is not None and self.rng.random() < 0.6:
            return self.sealed_together(owing)
        else:
            seat = self.rng.choice(owing)
            self.make(seat, self.facts.wish(seat, self.rng), self.by() if self.facts.waiting() else "move")
        self.check()

    def play(self):
        self.check()
        while self.facts.owing():
            self.turn()
            points = [p for p in map(self.undo_point, range(self.seats)) if p is not None]
            if points and self.facts.owing() and self.rng.random() < 0.05:
                self.undo(self.rng.choice(points))
                self.check()

    # --- as at a table: the room deals, moves ALIX and opens sealed choices by itself ---

    def follow(self):
        for event in self.pipe.ask("events", self.events):
            self.count(event)
            by, who, move = event.split(" ", 2)
            if by.startswith("choose"):
                self.choices[int(who)] = move
            else:
                self.note_down(who if who == "*" else int(who), move, by)
        self.check()

    def play_live(self):
        self.pipe.ask("start")
        self.follow()
        while self.facts.owing():
            seat = self.rng.choice(self.facts.waiting())  # perhaps one that has chosen and changes its mind
            move = self.facts.wish(seat, self.rng)
            need(self.pipe.ask("submit", seat, self.step + 1, move) != 0, "a move for a step to come was taken")
            need(self.pipe.ask("submit", seat, self.step, move) == 0, f"refused: {seat} {move}")
            self.follow()


# --- docs/protocol.md against what was seen ---

FREE = ("options", "deck.cards", "gain", "unseen", "takes")  # objects whose keys are not fields


def fields(value, path=""):
    """Every field of a JSON value with its type: ("view.row[]", "str")."""
    yield path, "null" if value is None else type(value).__name__
    if isinstance(value, dict) and not path.endswith(FREE):
        for key in value:
            yield from fields(value[key], f"{path}.{key}")
    if isinstance(value, list):
        for item in value:
            yield from fields(item, path + "[]")


def check_page(seen):
    """The examples hold nothing that no contract has, and every field is told of: in docs/protocol.md, or in its game's page."""
    pages = {game: f"games/{game}/view.md" for game in GAMES}
    for game, path in {"": "docs/protocol.md", **pages}.items():
        path = os.path.join(HERE, "..", path)
        need(os.path.exists(path), f"games/{game}/view.md is missing: it tells of the game's part of the contract")
        with open(path, encoding="utf-8") as file:
            part = file.read().split("# Talking to the server")[0]
        real = {(path, kind) for name, path, kind in seen
                if (name == game and path.startswith(".view") if game else not path.startswith(".view."))}
        example = json.loads(part.split("```json")[1].split("```")[0])
        for path, kind in fields(example, ".view" if game else ""):
            need((path, kind) in real, f"no contract of {game or 'any game'} has {path} as {kind}")
        for path, _ in real:
            if ".note." in path or path in ("", ".view"):
                continue  # told in a part of its own
            name = path.rsplit(".", 1)[-1].strip("[]")
            need(f'"{name}"' in part or f"`{name}`" in part, f"{game or 'the contract'}: {path} is not described")


def main():
    words, pipe, number, failed, seen = sys.argv[1:], Pipe(), 0, 0, set()
    for game, players, options, live in [*((*case, False) for case in variants("contract")), *((*case, True) for case in variants("live"))]:
        name = f"{game}, {players} players {json.dumps(options)}{' live' * live}"
        if words and not any(word in name for word in words):
            continue
        number += 1
        table = None
        try:
            table = Table(pipe, game, players, options, random.Random(name), given=not live)
            table.play_live() if live else table.play()
            print(f"ok {number} - {name}: {len(table.moves)} moves", flush=True)
        except Fault as fault:
            failed += 1
            print(f"not ok {number} - {name}\n# {fault}", flush=True)
        seen |= table.seen if table else set()
    if not words:
        number += 1
        try:
            check_page(seen)
            print(f"ok {number} - the examples of docs/protocol.md and games/NAME/view.md are such contracts, and every field is described")
        except Fault as fault:
            failed += 1
            print(f"not ok {number} - docs/protocol.md\n# {fault}")
    print(f"1..{number}")
    pipe.close()
    sys.exit(failed > 0)


main()
