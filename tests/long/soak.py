#!/usr/bin/env python3
"""soak.py: random people, bots, drops, kills, jumps of the time of day and full disks, all from one printed seed, beside a model of what was
told. Whatever happens: nothing told is lost or changed, what was confirmed is in the log once, the log of each reader is the record as that
reader may see it, and finished games stand before `dizaine check` and the referee.

    tests/long/soak.py                                  a fixed number of steps, about a minute; TAP
    tests/long/soak.py --seconds 3600 [--seed N]        as long as wanted (make soak)"""
import argparse
import json
import os
import random
import resource
import shutil
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path[:0] = [HERE, os.path.join(HERE, "lib")]
from games import variants  # noqa: E402
from referee import judge  # noqa: E402
from server import Closed, Guest, Refused, Server, Table, check_record, choose, free_port  # noqa: E402
from timeshift import TimeShift  # noqa: E402

STEPS = 1500
UNLIMITED = resource.RLIM_INFINITY
HARMLESS = {"wrong_step", "wrong_seat", "no_such_move", "is_over", "not_obliged"}  # somebody else was faster


class Person:
    """Somebody at a table: a connection that breaks, and the memory of everything it was told."""

    def __init__(self, game, guest):
        self.game, self.guest, self.link = game, guest, None
        self.seq, self.log, self.said, self.confirmed = 0, [], {}, []

    def connect(self, keep=False):
        """Comes (back); perhaps with the log that it has."""
        self.drop()
        known = len(self.log) if keep and self.log else 0
        link = Table(self.guest, self.game.table, known, [dict(line) for line in self.log] if known else ())
        if link.table["state"] != "lobby":
            link.wait(lambda t: t.contract)
        self.link = link
        self.note()

    def drop(self):
        if self.link:
            self.link.close()
        self.link = None

    def here(self):
        if not self.link:
            self.connect(self.game.soak.rng.random() < 0.5)
        return self.link

    def note(self):
        """Holds what is told now against what was told before."""
        contract = self.link.contract
        if not contract:
            return
        game, log = self.game, self.link.log
        assert contract["seq"] >= self.seq, f"seq went back from {self.seq} to {contract['seq']}"
        if game.undone == 0:
            for i, line in enumerate(self.log):
                assert i < len(log), f"line {i}, {line}, was told and is gone"
                assert same_line(line["m"], log[i]["m"]), f"line {i} was told as {line} and is now {log[i]}"
        self.seq, self.log = contract["seq"], [dict(line) for line in log]
        for n, line in self.link.chat.items():
            assert self.said.setdefault(n, line["text"]) == line["text"], f"chat line {n} changed"

    def ask(self, command, **fields):
        """A command; refusals that are somebody's good right are let pass. Returns the answer or None."""
        try:
            answer = self.here().ask(command, **fields)
            self.note()
            return answer
        except Refused as no:
            self.game.soak.refusals[no.why] = self.game.soak.refusals.get(no.why, 0) + 1
            if no.why == "not_stored":
                assert self.game.soak.full, "the disk has room, and nothing was stored"
            return None
        except (Closed, OSError, ValueError):
            assert self.game.soak.may_close, "the connection ended for no reason"
            self.drop()
            return None


def same_line(told, now):
    """A line once told stays: hidden words may be opened, nothing else."""
    return told == now or "?" in told and told.split(" ")[:2] == now.split(" ")[:2]


class Game:
    """A table with its people, from the lobby to the record."""

    def __init__(self, soak, name, players, options):
        self.soak, self.name, self.players, self.options = soak, name, players, options
        self.undone, self.over, self.moves = 0, False, 0
        rng = soak.rng
        self.bots = rng.randrange(players) if players > 1 else 0
        seats = [{"kind": "person"}] * (players - self.bots) + [{"kind": "bot", "level": rng.choice(["random", "easy"])} for _ in range(self.bots)]
        host = soak.guest()
        self.table = host.post("tables", {"game": name, "players": players, "options": options, "seats": seats, "pause": 0,
                                          "clock": rng.choice([0, 86400])})["table"]
        self.people = [Person(self, host)] + [Person(self, soak.guest()) for _ in range(players - self.bots - 1)]
        for seat, person in enumerate(self.people):
            person.connect()
            person.link.sit(seat)
        self.watcher = Person(self, soak.guest())
        self.people[0].link.ask("start")
        for person in [*self.people, self.watcher]:
            person.connect() if person is self.watcher else person.link.wait(lambda t: t.contract)
            person.note()

    # --- what people do ---

    def anyone(self):
        return self.soak.rng.choice([*self.people, self.watcher])

    def step(self):
        rng = self.soak.rng
        dice = rng.random()
        person = self.anyone()
        if dice < 0.70:
            self.move()
        elif dice < 0.78:
            person.drop()
        elif dice < 0.83:
            person.connect(rng.random() < 0.5)
        elif dice < 0.88:
            self.chat(person)
        elif dice < 0.91:
            person.ask("sync", **rng.choice([{}, {"from": 0}, {"from": len(person.log)}, {"advice": True}]))
        elif dice < 0.94:
            person.ask("move", step=rng.randrange(-2, 1 << 20), m=rng.choice(["", "jump", "draw", "roll", "tell 1 x", "place 1 a1", "\u202e", "é" * 300]))
        elif dice < 0.96:
            self.cut(person)
        elif dice < 0.98:
            self.undo()
        else:
            self.absence(person)

    def move(self):
        """Somebody whose turn it is plays on, a few times perhaps."""
        for _ in range(self.soak.rng.randrange(1, 12)):
            for person in self.people:
                if person.ask("sync") and person.link.my_turn():
                    break
            else:
                return self.settle()
            contract = person.link.contract
            text = choose(contract, self.soak.rng)
            if person.ask("move", step=contract["step"], m=text):
                self.moves += 1
                if person.link.contract["choice"] != text and not person.link.contract["over"]:
                    person.confirmed.append((contract["seat"], text))
                if self.soak.rng.random() < 0.1:
                    again = person.ask("move", step=contract["step"], m=text)  # sent twice
                    assert again or self.soak.full or person.link is None or self.bots, "a move sent again was refused"

    def settle(self):
        """Nobody here is to move: a bot is, or the game is over."""
        person = self.people[0]
        if person.link and person.link.contract["over"]:
            self.finish()

    def chat(self, person):
        text, key = f"line {self.soak.rng.randrange(1 << 30)}", f"k{self.soak.rng.randrange(1 << 30)}"
        sent = sum(person.ask("chat", text=text, key=key) is not None for _ in range(2))
        if sent and person.ask("sync"):
            person.connect()
            assert list(person.said.values()).count(text) == 1, "a line of chat was lost or doubled"

    def cut(self, person):
        """A connection that breaks in the middle of a message, or says nonsense."""
        link = person.here()
        try:
            link.socket.raw.sendall(self.soak.rng.choice([b"\x81\xfe\x10\x00abcd{\"t\":", b"\x81\x85abcd\x00\x01\x02\x03\x04", b"\xff" * 40, b"\x88\x80abcd"]))
        except OSError:
            pass
        person.drop()

    def undo(self):
        for person in self.people:
            if not person.ask("sync") or person.link.contract["undo"] is None:
                continue
            point, before = person.link.contract["undo"], len(person.link.log)
            self.undone += 1  # lines from there on may go
            for other in self.people:
                other.ask("undo", point=point, agree=True)
            for other in [*self.people, self.watcher]:
                other.confirmed = []
                other.drop()
                other.log = []
                other.connect()
            self.undone = 0
            assert len(person.log) <= before + self.players * 40
            return

    def absence(self, person):
        """Somebody is away; the host lets a bot play, and the person comes back."""
        host = self.people[0]
        if person in (host, self.watcher) or not host.ask("sync"):
            return
        seat = person.here().contract["seat"]
        person.drop()
        host.ask("seat", seat=seat, kind="bot", level=self.soak.rng.choice(["random", "easy"]))
        person.connect()
        assert person.link.table["you"]["seat"] == seat

    # --- the end ---

    def finish(self):
        """Everyone has the same end; the record holds what was confirmed and stands before two judges."""
        readers = [*self.people, self.watcher]
        for person in readers:
            person.connect()
            assert person.link.contract["over"]
        assert all(person.log == readers[0].log for person in readers), "once it is over everyone has the same log"
        text = self.people[0].guest.request("GET", f"/api/tables/{self.table}/record")[2].decode()
        record = json.loads(text)
        assert record["moves"] == [line["m"] for line in readers[0].log]
        check_record(self.soak.folder, text)
        judge(record)
        for person in self.people:
            made = [f"{seat} {move}" for seat, move in person.confirmed]
            for move in set(made):
                assert record["moves"].count(move) >= made.count(move), f"{move} was confirmed and is not in the record"
        for person in readers:
            person.drop()
        self.over = True


class Soak:
    def __init__(self, seed):
        self.rng = random.Random(seed)
        self.folder = tempfile.mkdtemp(prefix="dizaine-soak-")
        self.shift = TimeShift(self.folder)
        self.full, self.may_close = False, False
        self.refusals, self.counts = {}, {}
        self.server = self.games = None
        self.tables = list(variants("serve"))
        self.guests = []

    def begin(self):
        self.server = Server(variant="opt", folder=self.folder, port=free_port(), environment=self.shift.environment)
        self.games = [Game(self, *table) for table in self.tables]

    def guest(self):
        guest = Guest(self.server.url, f"P{len(self.guests)}")
        self.guests.append(guest)
        return guest

    def people(self):
        return [person for game in self.games for person in [*game.people, game.watcher]]

    # --- what the world does ---

    def kill(self):
        """The process dies: every connection with it, and nothing told."""
        for game in self.games:  # something may be under way
            for person in game.people:
                if person.link and self.rng.random() < 0.3 and person.link.my_turn():
                    contract = person.link.contract
                    person.link.socket.send({"t": "move", "id": 1 << 20, "step": contract["step"], "m": choose(contract, self.rng)})
        self.server.kill() if self.rng.random() < 0.8 else self.server.end()
        for person in self.people():
            person.drop()
        self.server.start()

    def jump(self):
        self.shift.jump(self.rng.choice([-86400, -3600, -61, 61, 3600, 86400]))

    def fill(self):
        """No byte can be written for a while."""
        self.full = True
        resource.prlimit(self.server.process.pid, resource.RLIMIT_FSIZE, (1, UNLIMITED))
        for _ in range(self.rng.randrange(1, 6)):
            self.rng.choice(self.games).step()
        resource.prlimit(self.server.process.pid, resource.RLIMIT_FSIZE, (UNLIMITED, UNLIMITED))
        guest = self.guests[0]
        while guest.request("GET", "/healthz")[0] != 200:
            time.sleep(0.05)  # until it has noticed
        self.full = False

    def step(self):
        dice = self.rng.random()
        what = "kill" if dice < 0.02 else "jump" if dice < 0.03 else "fill" if dice < 0.04 else "step"
        self.counts[what] = self.counts.get(what, 0) + 1
        if what == "step":
            place = self.rng.randrange(len(self.games))
            self.games[place].step()
            if self.games[place].over:
                self.counts["finished"] = self.counts.get("finished", 0) + 1
                self.games[place] = Game(self, *self.tables[place])
        else:
            getattr(self, what)()

    def end(self):
        """Everything once more from the disk alone."""
        self.kill()
        for game in self.games:
            for person in [*game.people, game.watcher]:
                person.connect()
                person.drop()
        self.server.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=int, default=0)
    parser.add_argument("--steps", type=int, default=STEPS)
    parser.add_argument("--seed", type=int, default=int.from_bytes(os.urandom(4), "big"))
    wish = parser.parse_args()
    print(f"# seed {wish.seed}", flush=True)
    soak, begun, steps = Soak(wish.seed), time.monotonic(), 0
    try:
        soak.begin()
        while time.monotonic() < begun + wish.seconds if wish.seconds else steps < wish.steps:
            soak.step()
            steps += 1
        soak.end()
    except BaseException:
        print(f"not ok 1 - a soak of {steps} steps: again with tests/soak.py --seed {wish.seed}; its files are in {soak.folder}", flush=True)
        if soak.server:
            print("  " + soak.server.log()[-2000:].replace("\n", "\n  "))
            soak.server.process.kill()
        raise
    moves = sum(game.moves for game in soak.games)
    assert soak.counts.get("step", 0) > 0
    print(f"# {soak.counts}, moves at the last tables {moves}, refused {soak.refusals}")
    print(f"ok 1 - a soak of {steps} steps from seed {wish.seed}\n1..1")


if __name__ == "__main__":
    main()
