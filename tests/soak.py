#!/usr/bin/env python3
"""soak.py: random people, bots, drops, kills, jumps of the time of day and full disks, all from one printed seed, beside a model that
knows every line that anyone was told and every move that was confirmed. Whatever happens: nothing told is lost or changed, a confirmed
move stands in the log at its place, by its seat, once; whoever may not move cannot; finished games stand before `dizaine check` and the
referee.

    tests/soak.py [--steps N] [--seed N]               a fixed number of steps, about a minute; TAP
    tests/soak.py --seconds 3600 [--seed N]            as long as wanted (make soak)

A seed repeats what people and the world do, and what the server draws. How far a move that was under way had come when a kill hit the
server is chance all the same."""
import argparse
import json
import os
import random
import resource
import shutil
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "lib")]
from games import variants  # noqa: E402
from referee import judge  # noqa: E402
from server import GENEROUS, Closed, Guest, Refused, Server, Table, check_record, choose, free_port  # noqa: E402
from timeshift import TimeShift  # noqa: E402

STEPS, SEED = 1500, 1  # of the short form
UNLIMITED = resource.RLIM_INFINITY
CLOCK_S = 3599  # longer than any decision of a soak, and no hour: longer ones also run by the time of day, which is set here (tests/server_days.py)
SHIFT_MAX_S = 7 * 86400  # less than after which anything is swept
UNDER_WAY = 1 << 20  # the id of a move whose answer nobody waits for
NONSENSE = ["", "jump", "draw", "roll", "tell 1 x", "place 1 a1", "\u202e", "é" * 300]
BROKEN = [b"\x81\xfe\x10\x00abcd{\"t\":", b"\x81\x85abcd\x00\x01\x02\x03\x04", b"\xff" * 40, b"\x88\x80abcd"]


def same_line(one, other):
    """Two readers' lines of one move, or one reader's at two times: what is hidden is "?", nothing else differs."""
    if one == other:
        return True
    masked, whole = (one, other) if "?" in one.split(" ") else (other, one)
    head, mark, tail = masked.partition(" ?")
    return bool(mark) and whole.startswith(head + " ") and whole.endswith(tail.lstrip(" ?"))


def opened(one, other):
    """The one of two such lines that tells more."""
    return other if "?" in one.split(" ") else one


class Person:
    """Somebody at a table, whose connection breaks now and then."""

    def __init__(self, game, guest, seat=None):
        self.game, self.guest, self.seat, self.link = game, guest, seat, None
        self.seq, self.log, self.said = 0, [], {}
        self.choice = None  # confirmed and sealed: step, text, and how long the log was
        self.under_way = None  # sent and not answered: step, text, and how long the log was

    def connect(self, keep=False):
        """Comes (back); perhaps with the log that it has, of which lines may have been taken back meanwhile."""
        self.drop()
        known = len(self.log) if keep else 0
        self.link = Table(self.guest, self.game.table, known, [dict(line) for line in self.log] if known else ())
        assert self.link.table["you"]["seat"] == self.seat, f"seat {self.seat} came back as {self.link.table['you']['seat']}"
        if self.link.table["state"] != "lobby":
            self.link.wait(lambda t: t.contract)
            self.note(fresh=True)

    def drop(self):
        if self.link:
            self.link.close()
        self.link = None

    def here(self):
        if not self.link:
            self.connect(self.game.rng.random() < 0.5)
        return self.link

    def note(self, fresh=False):
        """Holds what is told now against all that was told before, to anyone. A fresh contract has all of it."""
        contract = self.link.contract
        if not contract:
            return
        assert contract["seat"] == self.seat, f"a contract of seat {contract['seat']} for seat {self.seat}"
        assert contract["seq"] >= (self.game.seq if fresh else self.seq), f"seq went back from {self.game.seq} to {contract['seq']}"
        if contract["seq"] < self.game.undone_at:
            return  # of before lines were taken back; the newer one is under way
        self.game.hear(self.link.log, fresh)
        self.seq, self.log = contract["seq"], [dict(line) for line in self.link.log]
        self.game.seq = max(self.game.seq, self.seq)
        self.note_choice(contract)
        for left in self.link.left_ms if self.game.clock else ():
            passed_ms = (time.monotonic() - self.game.begun) * 1000
            assert left is None or CLOCK_S * 1000 - passed_ms - 1 <= left <= CLOCK_S * 1000, f"{left} ms are left after {passed_ms} ms"
        for n, line in self.link.chat.items():
            assert self.said.setdefault(n, line["text"]) == line["text"], f"chat line {n} changed"

    def note_choice(self, contract):
        if not self.choice:
            return
        step, text, start = self.choice
        if contract["step"] == step:
            assert contract["choice"] == text, f"{text} was confirmed, and the choice is {contract['choice']}"
        else:
            self.choice = None
            self.game.confirm(self, start, text)

    def ask(self, command, allowed=(), **fields):
        """A command. Returns the answer, or None when it was refused for a reason that is fine."""
        link = self.here()
        try:
            answer = link.ask(command, **fields)
        except Refused as no:
            self.game.soak.refuse(no.why, allowed)
            self.note()
            return None
        self.note(fresh=command == "sync" and not self.game.undoing)
        return answer

    def sync(self, **fields):
        return self.ask("sync", **fields)

    def move(self, step, text):
        start = len(self.log)
        # A bot may have moved for a moment, until that could not be stored.
        answer = self.ask("move", allowed=("wrong_step", "wrong_seat", "no_such_move", "is_over") if self.game.soak.full else (), step=step, m=text)
        if answer:
            self.confirmed(step, text, start)
        return answer

    def confirmed(self, step, text, start):
        """The server said ok, and before that it has sent the contract that shows it."""
        self.game.moves += 1
        if self.link.contract["choice"] == text and self.link.contract["step"] == step:
            self.choice = (step, text, start)
        else:
            self.choice = None
            self.game.confirm(self, start, text)

    def send_move(self):
        """Sends a move and does not wait for the answer."""
        contract = self.link.contract
        text = choose(contract, self.game.rng)
        self.under_way = (contract["step"], text, len(self.log))
        self.link.socket.send({"t": "move", "id": UNDER_WAY, "step": contract["step"], "m": text})

    def drain(self):
        """What the server told before it died counts as told."""
        if not self.link:
            return
        try:
            while True:
                self.note()
                self.link.hear()
        except (Closed, OSError):
            pass
        answer = self.link.answers.get(UNDER_WAY)
        if answer and answer["t"] == "ok":
            self.confirmed(*self.under_way)
        self.under_way = None
        self.drop()


class Game:
    """A table with its people, from the lobby to the record; and all that anyone was told about it."""

    def __init__(self, soak, name, players, options):
        soak.made += 1
        self.soak, self.name, self.players, self.options = soak, name, players, options
        self.rng = rng = random.Random(f"{soak.seed} {soak.made}")
        self.moves = self.undos = 0
        self.bots = rng.randrange(players) if players > 1 else 0
        self.clock = rng.choice([0, CLOCK_S])
        seats = [{"kind": "person"}] * (players - self.bots) + [{"kind": "bot", "level": rng.choice(["random", "easy"])} for _ in range(self.bots)]
        host = soak.guest()
        table = host.post("tables", {"game": name, "players": players, "options": options, "seats": seats, "pause": 0, "clock": self.clock})["table"]
        self.people = [Person(self, host)] + [Person(self, soak.guest()) for _ in range(players - self.bots - 1)]
        self.watcher = Person(self, soak.guest())
        self.clear(table)
        for seat, person in enumerate(self.people):
            person.seat = None
            person.connect()
            person.link.ask("sit", seat=seat, nonce=rng.randbytes(16).hex())
            person.seat = seat
        self.people[0].link.ask("start")
        self.begin()

    def clear(self, table):
        """Of a new table nobody was told anything."""
        self.table, self.over, self.seq, self.undoing, self.undone_at = table, False, 0, False, 0
        self.lines = []  # as open as anyone has seen them
        self.made = {}  # number of the line -> what a person was told to have done there
        self.begun = time.monotonic()
        for person in self.everyone():
            person.seq, person.log, person.said, person.choice = 0, [], {}, None

    def begin(self):
        for person in self.everyone():
            if not person.link:
                person.connect()
            person.link.wait(lambda t: t.contract)
            person.note()

    def everyone(self):
        return [*self.people, self.watcher]

    # --- what was told ---

    def hear(self, log, fresh):
        told = self.lines if not self.undoing else self.lines[:self.undoing[0]]
        if fresh:
            assert len(log) >= len(told), f"line {len(log)}, {told[len(log)]!r}, was told and is gone"
        for i, (line, now) in enumerate(zip(told, log)):
            assert same_line(line, now["m"]), f"line {i} was told as {line!r} and is now {now['m']!r}"
        for line in log:
            assert line.get("by") != "clock", f"{line}: a day has not passed"
        if self.undoing:
            return  # which of the lines behind it hold is seen afterwards
        told += [line["m"] for line in log[len(told):]]
        self.lines = [opened(line, log[i]["m"]) if i < len(log) else line for i, line in enumerate(told)]

    def confirm(self, person, start, text):
        """A move of which a person was told that it is done stands in the log, as a person's."""
        line = f"{person.seat} {text}"
        place = next((i for i in range(start, len(person.log)) if person.log[i]["m"] == line), None)
        assert place is not None, f"{line!r} was confirmed and is not in the log from {start} on: {person.log[start:]}"
        assert "by" not in person.log[place], f"{line!r} was a person's: {person.log[place]}"
        self.made[place] = line

    # --- what people do ---

    def step(self):
        rng = self.rng
        dice = rng.random()
        person = rng.choice(self.everyone())
        if dice < 0.66:
            self.play()
        elif dice < 0.74:
            person.drop()
        elif dice < 0.79:
            person.connect(rng.random() < 0.5)
        elif dice < 0.84:
            self.chat(person)
        elif dice < 0.87:
            person.sync(**rng.choice([{}, {"from": 0}, {"from": len(person.log)}, {"advice": True}]))
        elif dice < 0.90:
            self.intrude(person)
        elif dice < 0.92:
            self.look(person)
        elif dice < 0.94:
            self.cut(person)
        elif dice < 0.97:
            self.undo()
        else:
            self.absence(person)

    def settled(self, person):
        """The newest contract, when all bots have moved; None: the game is over and so is this table."""
        person.sync()
        seats = person.link.table["seats"]
        if not self.soak.full:
            person.link.wait(lambda t: not any(s < self.players and (seats[s]["kind"] == "bot" or seats[s]["standin"]) for s in t.contract["waiting"]))
            person.note()
        return person.link.contract

    def mover(self):
        """Somebody who owes a move."""
        contract = self.settled(self.people[0])
        waiting = [person for person in self.people if person.seat in contract["waiting"]]
        if contract["over"]:
            self.finish()
        if not waiting:
            return None
        person = self.rng.choice(waiting)
        person.sync()
        return person

    def play(self):
        """Somebody whose turn it is plays on, a few times perhaps."""
        for _ in range(self.rng.randrange(1, 12)):
            person = self.mover()
            if not person:
                return
            contract = person.link.contract
            text = choose(contract, self.rng)
            if person.move(contract["step"], text) and self.rng.random() < 0.1:
                before = list(self.lines)
                again = person.ask("move", allowed=("wrong_step", "wrong_seat") if self.soak.full else (), step=contract["step"], m=text)  # sent twice
                assert again or self.soak.full, "a move sent again was refused"
                assert self.bots or len(self.lines) == len(before), "a move sent again happened twice"

    def intrude(self, person):
        """A move of somebody who owes none, or one that makes no sense, changes nothing."""
        contract = self.settled(person)
        text, step = self.rng.choice(NONSENSE), self.rng.choice([contract["step"], self.rng.randrange(1 << 12)])
        mover = self.mover() if self.rng.random() < 0.7 else None
        if mover and mover is not person and not contract["legal"]:
            text, step = choose(mover.link.contract, self.rng), contract["step"]
        if any(f"{text} ".startswith(f"{legal} ") for legal in contract["legal"]) or any(self.lines[i] == f"{person.seat} {text}" for i in self.made):
            return  # it would be no intrusion
        lines = len(self.lines)
        done = person.ask("move", allowed=("wrong_step", "wrong_seat", "no_such_move", "bad_clue", "no_clue", "no_words_here", "not_seated", "is_over", "bad_message"),
                          step=step, m=text)
        assert not done, f"seat {person.seat} made the move {text!r} in step {step}: {contract}"
        person.sync()
        assert len(self.lines) == lines, "a refused move left a line"

    def look(self, person):
        """What HTTP says about the table."""
        table = person.guest.get(f"tables/{self.table}")
        assert table["you"]["seat"] == person.seat and table["state"] in ("playing", "over")
        mine = person.guest.get("tables/mine")
        listed = {entry["table"]: entry["seat"] for kind in mine.values() for entry in kind}
        assert listed.get(self.table) == person.seat, mine
        status = person.guest.request("GET", f"/api/tables/{self.table}/record")[0]
        later = person.guest.get(f"tables/{self.table}")["state"]  # a bot may have ended the game meanwhile
        assert (status == 200 and later == "over") or (status == 409 and table["state"] == "playing"), (table["state"], status, later)

    def chat(self, person):
        text, key = f"line {self.rng.randrange(1 << 30)}", f"k{self.rng.randrange(1 << 30)}"
        sent = [person.ask("chat", text=text, key=key) for _ in range(2)]
        person.connect()
        assert list(person.said.values()).count(text) == (1 if any(sent) else 0), "a line of chat was lost or doubled"

    def cut(self, person):
        """A connection that breaks in the middle of a message, or says nonsense."""
        try:
            person.here().socket.raw.sendall(self.rng.choice(BROKEN))
        except OSError:
            pass
        person.drop()

    def undo(self):
        """Everyone agrees to take somebody's last move back; or one does not."""
        person = self.mover()
        if not person:
            return
        asker = next((one for one in self.people if one.sync() and one.link.contract["undo"] is not None), None)
        if not asker or any(seat["standin"] for seat in asker.link.table["seats"]):
            return
        point = asker.link.contract["undo"]
        others = [one for one in self.people if one is not asker]
        refuses = self.rng.random() < 0.3 and len(others) > 0
        self.undoing = (point,)
        unasked = ("no_undo",) if self.soak.full else ()  # the question was not stored
        answers = [asker.ask("undo", point=point, agree=True)]
        answers += [one.ask("undo", allowed=unasked, point=point, agree=not refuses) for one in others]
        done = all(answers) and not refuses
        assert done or refuses or self.soak.full, "everyone agreed, and it was not taken back"
        if done:
            self.undos += 1
            self.made = {i: line for i, line in self.made.items() if i < point}
            self.lines = self.lines[:point]
        self.undoing = False
        asker.sync(**{"from": 0})
        if done:
            self.undone_at = asker.seq
        assert not done or self.bots or len(asker.link.log) == point, "the log ends where it was taken back to"

    def absence(self, person):
        """Somebody is away or leaves; a bot plays, and the person comes back to the same seat."""
        host = self.people[0]
        if person in (host, self.watcher):
            return
        if self.rng.random() < 0.5:
            person.ask("leave", allowed=("not_playing",))
            person.drop()
        else:
            person.drop()
            host.ask("seat", allowed=("not_absent", "not_playing"), seat=person.seat, kind="bot", level=self.rng.choice(["random", "easy"]))
        person.connect()

    # --- the end ---

    def finish(self):
        """Everyone has the same end; the record holds what was confirmed and stands before two judges."""
        for person in self.everyone():
            person.connect()
            assert person.link.contract["over"]
            assert [line["m"] for line in person.log] == self.lines, "once it is over everyone has the same log"
        text = self.people[0].guest.request("GET", f"/api/tables/{self.table}/record")[2].decode()
        record = json.loads(text)
        assert record["moves"] == self.lines
        for place, line in self.made.items():
            assert self.lines[place] == line, f"{line!r} was confirmed as line {place}, which is {self.lines[place]!r}"
        check_record(self.soak.folder, text)
        judge(record)
        self.over = True
        self.soak.count("finished")
        self.soak.count("confirmed", len(self.made))
        if self.rng.random() < 0.3 and not self.soak.full:
            self.again()
        else:
            for person in self.everyone():
                person.drop()

    def again(self):
        tables = {person.link.ask("rematch", nonce=self.rng.randbytes(16).hex())["table"] for person in self.people}
        assert len(tables) == 1, tables
        for person in self.everyone():
            person.drop()
        self.clear(tables.pop())
        self.begin()
        self.soak.count("rematches")


class Soak:
    def __init__(self, seed):
        self.seed, self.rng = seed, random.Random(seed)
        self.folder = tempfile.mkdtemp(prefix="dizaine-soak-")
        self.shift = TimeShift(self.folder)
        self.full, self.made, self.starts = False, 0, 0
        self.refusals, self.counts = {}, {}
        self.server, self.games = None, []
        self.tables = list(variants("serve"))
        self.guests = []

    def begin(self):
        self.server = Server(variant="opt", folder=self.folder, port=free_port(), environment=self.surroundings(), limits=GENEROUS + ["ping-seconds=3600"])
        self.games = [Game(self, *table) for table in self.tables]

    def surroundings(self):
        """Each start draws from the seed, and differently."""
        self.starts += 1
        return {**self.shift.environment, "RANDOM_SEED": str(random.Random(f"{self.seed} start {self.starts}").getrandbits(60))}

    def guest(self):
        guest = Guest(self.server.url, f"P{len(self.guests)}")
        self.guests.append(guest)
        return guest

    def people(self):
        return [person for game in self.games for person in game.everyone()]

    def count(self, what, more=1):
        self.counts[what] = self.counts.get(what, 0) + more

    def refuse(self, why, allowed):
        """No refusal is fine but those that were to be expected."""
        self.refusals[why] = self.refusals.get(why, 0) + 1
        if why == "not_stored":
            assert self.full, "the disk has room, and nothing was stored"
        else:
            assert why in allowed, f"refused: {why}"

    # --- what the world does ---

    def kill(self):
        """The process dies, most often without a word: every connection with it, and nothing told."""
        movers = [person for game in self.games for person in game.people
                  if person.link and person.link.my_turn() and not person.link.contract["choice"] and self.rng.random() < 0.5]
        for person in movers:
            person.send_move()
        if movers and self.rng.random() < 0.5:
            movers[0].link.wait(lambda t: UNDER_WAY in t.answers)  # in the very moment in which somebody is told
        self.server.kill() if self.rng.random() < 0.8 else self.server.end()
        for person in self.people():
            person.drain()
        self.server.environment.update(self.surroundings())
        self.server.start()

    def jump(self):
        self.shift.jump(self.rng.choice([by for by in (-86400, -3600, -61, 61, 3600, 86400) if abs(self.shift.seconds + by) <= SHIFT_MAX_S]))

    def fill(self):
        """No byte can be written for a while."""
        self.full = True
        resource.prlimit(self.server.process.pid, resource.RLIMIT_FSIZE, (1, UNLIMITED))
        for _ in range(self.rng.randrange(1, 6)):
            game = self.rng.choice(self.games)
            if not game.over:
                game.step()
        resource.prlimit(self.server.process.pid, resource.RLIMIT_FSIZE, (UNLIMITED, UNLIMITED))
        self.full = False
        self.guests[0].post("me", {"name": f"P{self.rng.randrange(1000)}"})
        assert self.guests[0].request("GET", "/healthz")[0] == 200, "there is room again"

    def step(self):
        dice = self.rng.random()
        what = "kill" if dice < 0.02 else "jump" if dice < 0.03 else "fill" if dice < 0.04 else "step"
        self.count(what)
        if what != "step":
            getattr(self, what)()
            return
        place = self.rng.randrange(len(self.games))
        if self.games[place].over:
            self.games[place] = Game(self, *self.tables[place])
        self.games[place].step()

    def end(self):
        """Everything once more from the disk alone."""
        self.kill()
        for person in self.people():
            person.connect()
            person.drop()
        self.server.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=int, default=0)
    parser.add_argument("--steps", type=int, default=STEPS)
    parser.add_argument("--seed", type=int)
    wish = parser.parse_args()
    seed = wish.seed if wish.seed is not None else int.from_bytes(os.urandom(4), "big") if wish.seconds else SEED
    print(f"# seed {seed}", flush=True)
    soak, begun, steps = Soak(seed), time.monotonic(), 0
    try:
        soak.begin()
        while time.monotonic() < begun + wish.seconds if wish.seconds else steps < wish.steps:
            soak.step()
            steps += 1
            if steps % 1000 == 0:
                print(f"# {time.monotonic() - begun:.0f} s, {steps} steps: {soak.counts}", flush=True)
        soak.end()
    except BaseException:
        print(f"not ok 1 - a soak: again with tests/soak.py --seed {seed} --steps {steps + 1}; its files are in {soak.folder}", flush=True)
        if soak.server:
            soak.server.process.kill()
            with open(soak.server.errors.name) as log:
                print("  " + log.read()[-2000:].replace("\n", "\n  "), flush=True)
        raise
    assert all(soak.counts.get(what) for what in ("step", "kill", "jump", "fill", "finished", "confirmed")), soak.counts
    print(f"# {soak.counts}, refused {soak.refusals}")
    print(f"ok 1 - a soak of {steps} steps from seed {seed}\n1..1")


if __name__ == "__main__":
    main()
