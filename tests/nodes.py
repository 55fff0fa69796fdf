"""nodes.py: three real servers at one real PostgreSQL; some are killed, stopped for longer than their lease, or ended, while people play. Every move that was
confirmed is in the log in its place, none is there twice, and nothing that anybody was shown is gone. FAULTS and SEED are in the environment."""
import http.client
import os
import random
import signal
import sys
import threading
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "lib"))
from postgres import Postgres, programs  # noqa: E402
from server import Closed, Guest, Refused, Server, Table, choose  # noqa: E402
from tap import run  # noqa: E402

SEED = int(os.environ.get("SEED") or random.randrange(10**6))
FAULTS = int(os.environ.get("FAULTS") or 6)
TABLES = 4
LOST = (Closed, OSError, http.client.HTTPException)


class Nodes:
    def __init__(self, postgres):
        self.url = postgres.database()
        self.nodes = [Server("--db", self.url, "--node", f"n{i}", "--local", f"/tmp/dizaine-nodes-{os.getpid()}-n{i}", "--no-learning", variant="opt")
                      for i in range(3)]

    def __getitem__(self, name):
        return self.nodes[int(name[1:])]

    def stop(self):
        for node in self.nodes:
            node.stop()


class Person:
    """Somebody with a cookie who comes to a table by whichever node lets them in, as the page does."""

    def __init__(self, nodes, name, rng):
        self.nodes, self.rng = nodes, rng
        self.guest = Guest(nodes.nodes[0].url, name)
        self.seat, self.led = None, 0

    def connect(self, table):
        self.where = table
        name = f"n{self.rng.randrange(3)}"
        while True:
            self.guest.base = self.nodes[name].url
            try:
                self.seat = Table(self.guest, table)
                return
            except Closed as closed:
                said = closed.reason
                self.led += said.startswith("node=")
                name = said[5:] if said.startswith("node=") else f"n{self.rng.randrange(3)}"
                assert closed.code not in (4401, 4404), f"taken for a stranger: {closed}"
            except LOST:
                name = f"n{self.rng.randrange(3)}"
            time.sleep(0.02)


class History:
    """What people at one table were told: confirmed moves by their step, and the longest log that anybody saw."""

    def __init__(self, table):
        self.table, self.confirmed, self.unsure, self.seen, self.waits = table, {}, 0, [], []

    def saw(self, log):
        lines = [line["m"] for line in log]
        both = min(len(lines), len(self.seen))
        assert lines[:both] == self.seen[:both], "what somebody saw was another game"
        if len(lines) > len(self.seen):
            self.seen = lines


def play(person, history, over):
    """Moves whenever it may, until it is over or the test is."""
    lost_at = None
    while not over.is_set():
        seat = person.seat
        try:
            if seat.contract and seat.contract["over"]:
                return
            if not seat.my_turn():
                seat.socket.raw.settimeout(2)
                seat.hear()
                history.saw(seat.log)
                continue
            step, text, known = seat.contract["step"], choose(seat.contract, person.rng), len(seat.log)
            seat.socket.raw.settimeout(12)
            seat.ask("move", step=step, m=text)
            assert step not in history.confirmed, "a step was confirmed twice"
            history.confirmed[step] = text
            if lost_at:
                history.waits.append(time.monotonic() - lost_at)
            lost_at = None
            history.saw(seat.log[:known])
        except Refused as refused:
            assert refused.why in ("wrong_step", "wrong_seat", "no_such_move", "is_over", "not_stored", "not_playing"), refused.why
            if refused.why in ("is_over", "not_playing"):
                return
            seat.contract = None
            try:
                seat.ask("sync", **{"from": 0})
            except LOST:
                person.connect(history.table)
        except LOST:
            lost_at = lost_at or time.monotonic()
            history.unsure += 1
            person.connect(history.table)


def check(postgres, nodes, history, reader):
    """The log as it is stored against all that anybody was told."""
    rows = postgres.sql(f"SELECT seq || ' ' || line FROM event JOIN gametable ON n = t WHERE id = '{history.table}' ORDER BY seq", nodes.url)
    assert [int(row.split()[0]) for row in rows] == list(range(len(rows))), "the log has a gap"
    reader.connect(history.table)
    while not reader.seat.contract:
        reader.seat.hear()
    final = [line["m"] for line in reader.seat.log]
    assert history.seen == final[:len(history.seen)], "something that was seen is gone"
    stored = [row.split(" ", 1)[1] for row in rows if row.split(" ", 1)[1].startswith("move ")]
    for step, text in history.confirmed.items():
        there = stored[step - 1:step]  # steps are counted from 1, chance among them
        assert there and there[0].split(" ", 2)[2].startswith(text), f"step {step} was confirmed as {text!r}, stored is {there}"


def strike(nodes, rng, kind):
    node = nodes.nodes[rng.randrange(3)]
    if kind == "kill":
        node.kill()
        node.start()
    elif kind == "end":
        node.end()
        node.start()
    else:  # longer than its lease: others take its tables meanwhile, and it comes back without knowing
        node.process.send_signal(signal.SIGSTOP)
        time.sleep(7)
        node.process.send_signal(signal.SIGCONT)


def storm(postgres, faults):
    rng = random.Random(SEED)
    nodes = Nodes(postgres)
    over, histories, threads, wrong, people = threading.Event(), [], [], [], []
    for number in range(TABLES):
        pair = [Person(nodes, f"P{number}{i}", random.Random(SEED + 10 * number + i)) for i in range(2)]
        table = pair[0].guest.post("tables", {"game": "pig", "players": 2, "pause": 0, "options": {"goal": 200}})["table"]
        for i, person in enumerate(pair):
            person.connect(table)
            person.seat.sit(i)
        pair[0].seat.ask("start")
        histories.append(History(table))
        people += pair

        def guarded(person, history=histories[-1]):
            try:
                play(person, history, over)
            except BaseException as exception:
                wrong.append(exception)
        threads += [threading.Thread(target=guarded, args=(person,), daemon=True) for person in pair]
    for thread in threads:
        thread.start()
    for number in range(faults):
        time.sleep(rng.uniform(0.3, 1.0))
        if wrong:
            break
        strike(nodes, rng, ["kill", "stop", "end"][number % 3])
    time.sleep(2)
    over.set()
    for thread in threads:
        thread.join(60)
    if wrong:
        raise wrong[0]
    for number, history in enumerate(histories):
        check(postgres, nodes, history, people[2 * number])
    waits = sorted(wait for history in histories for wait in history.waits)
    print(f"# seed {SEED}: {faults} faults, {sum(len(h.confirmed) for h in histories)} confirmed moves, {sum(p.led for p in people)} times led to another node; "
          f"from a lost connection to the next confirmed move p50 {waits[len(waits) // 2] if waits else 0:.2f} s, most {waits[-1] if waits else 0:.2f} s")
    assert sum(len(h.confirmed) for h in histories) > 20
    nodes.stop()


def test_nothing_confirmed_is_lost_when_nodes_are_killed_stopped_and_ended():
    with Postgres() as postgres:
        storm(postgres, FAULTS)


if __name__ == "__main__":
    if programs():
        run(sys.modules[__name__])
    else:
        print("1..1\nok 1 - several servers # SKIP there is no PostgreSQL here: install postgresql-15")
