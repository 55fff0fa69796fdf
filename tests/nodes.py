"""nodes.py: three real servers behind HAProxy, a real PostgreSQL with a synchronous standby, and people who play by the real protocol, while servers are killed, stopped
or updated, links hang or break, the primary dies and the standby takes over, or a disk is full (lib/faults.py). Whatever was confirmed or shown stays so
(lib/history.py). Words are names of faults, for those alone. In the environment: FAULTS, how many (a few); SEED; TABLES."""
import collections
import os
import random
import signal
import sys
import time
import traceback

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "lib"))
import faults  # noqa: E402
from cluster import Cluster  # noqa: E402
from history import Crowd, Place, Wrong, check_all  # noqa: E402
from postgres import programs  # noqa: E402
from server import PATIENCE, together  # noqa: E402
from tap import Skipped, run  # noqa: E402

SEED = int(os.environ.get("SEED") or random.randrange(10**6))
FAULTS = int(os.environ.get("FAULTS") or 0)
MANY = int(os.environ.get("MANY") or (5000 if FAULTS >= 100 else 150))
WORKERS = 10  # people who have them, a tenth each
TABLES = int(os.environ.get("TABLES") or 6)
KINDS = [getattr(faults, name) for name in sys.argv[1:] if hasattr(faults, name)]
sys.argv[1:] = [name for name in sys.argv[1:] if not hasattr(faults, name)]


class Storm:
    """People at their tables while things happen."""

    def __init__(self, cluster):
        self.cluster, self.rng = cluster, random.Random(SEED)
        self.tables = self.moves = 0  # of those that were checked already
        cluster.confirmed = self.confirmed
        self.places = [Place(cluster, number, SEED + 100 * number) for number in range(TABLES)]
        cluster.places = self.places
        self.waits, self.counts = collections.defaultdict(list), collections.Counter()
        for place in self.places:
            for thread in place.threads:
                thread.start()

    def forget(self):
        """What is over need not be looked at again."""
        for place in self.places:
            tables, moves = place.forget()
            self.tables += tables
            self.moves += moves

    def confirmed(self):
        return self.moves + sum(len(history.confirmed) for place in self.places for history in place.histories)

    def listen(self):
        for place in self.places:
            if place.wrong:
                raise place.wrong

    def all_move(self, since, what):
        """Until somebody has moved at every place since then."""
        until = time.monotonic() + min(PATIENCE, 120)
        while any(place.histories[-1].moved_at < since for place in self.places):
            self.listen()
            if time.monotonic() > until:
                stuck = [place for place in self.places if place.histories[-1].moved_at < since]
                for place in stuck:
                    self.explain(place)
                raise Wrong(f"after {what} nobody moves at {[place.histories[-1].table for place in stuck]}")
            time.sleep(0.01)

    def explain(self, place):
        """Where people are who do not move."""
        table, frames = place.histories[-1].table, sys._current_frames()
        print("# " + " ".join(self.cluster.databases.sql(f"SELECT g.id, g.state, owner, node.name, dead, until - now() FROM gametable AS g LEFT JOIN node ON node.id = owner WHERE g.id = '{table}'")))
        for person, thread in zip(place.people, place.threads):
            where = traceback.extract_stack(frames[thread.ident])[-6:] if thread.ident in frames else []
            step = person.seat and person.seat.contract and person.seat.contract["step"]
            print(f"# {'stays at' if person.stays else 'by the proxy'} {person.node} seat {person.seat and person.seat.table['you']['seat']} "
                  f"state {person.seat and person.seat.table['state']} step {step}: {[(frame.name, frame.lineno) for frame in where]}")

    def strike(self, kind):
        kind(self.cluster, self.rng)
        ended = time.monotonic()
        self.counts[kind.__name__] += 1
        self.all_move(ended, kind.__name__)
        self.waits[kind.__name__].append(time.monotonic() - ended)

    def end(self):
        for place in self.places:
            place.end()
        for place in self.places:
            for thread in place.threads:
                thread.join(PATIENCE)
        self.listen()

    def tell(self):
        people = [person for place in self.places for person in place.people]
        print(f"# seed {SEED}: {sum(self.counts.values())} faults, {self.tables + sum(len(place.histories) for place in self.places)} tables, {self.confirmed()} confirmed moves, "
              f"{sum(p.lost for p in people)} lost connections, {sum(p.led for p in people)} times led to another server")
        for kind, waits in sorted(self.waits.items()):
            waits.sort()
            print(f"#   {kind}: {self.counts[kind]} times; from its end until all tables have moved: half within {waits[len(waits) // 2]:.2f} s, all within {waits[-1]:.2f} s",
                  flush=True)


def storm(kinds):
    with Cluster(disk_mb=160) as cluster:
        storm = Storm(cluster)
        try:
            storm.all_move(time.monotonic(), "the beginning")
            for number, kind in enumerate(kinds, 1):
                if kind is faults.full and not cluster.databases.primary.small:
                    print("# a full disk is left out: only root can make a small one")
                    continue
                storm.strike(kind)
                if FAULTS and number % 25 == 0:
                    storm.forget()
                    print(f"# {number} faults, seed {SEED}", flush=True)
            storm.end()
            for place in storm.places:
                place.check(place.histories)
        finally:
            for place in storm.places:
                place.end()
            storm.tell()
        assert storm.confirmed() > 20


def test_whatever_was_confirmed_stays_so_whatever_happens():
    rng = random.Random(SEED)
    print(f"# SEED={SEED}", flush=True)
    if KINDS:
        kinds = KINDS * max(1, FAULTS // len(KINDS))
    elif FAULTS:
        kinds = rng.choices(list(faults.WEIGHTS), faults.WEIGHTS.values(), k=FAULTS)
    else:
        kinds = faults.SHORT
    storm(kinds)


def test_a_server_with_many_tables_dies():
    """MANY tables (150; 5,000 in the long form) at one server, each with somebody who plays there against a bot. It is killed, and everybody goes on elsewhere."""
    if KINDS:
        raise Skipped("only those faults were wanted")
    with Cluster(disk_mb=None) as cluster:
        crowd = [Crowd(cluster, number, MANY // WORKERS) for number in range(WORKERS)]
        together(*[worker.begin for worker in crowd])
        since = time.monotonic()
        cluster["n1"].kill()
        together(*[lambda worker=worker: worker.go_on(since) for worker in crowd])
        took = sorted(wait for worker in crowd for wait in worker.waits)
        cluster["n1"].start()
        for worker in crowd:
            check_all(cluster.databases, worker.histories)
        print(f"# {len(took)} tables at a server that was killed: the next confirmed move of half of them within {took[len(took) // 2]:.2f} s, of all within {took[-1]:.2f} s, "
              f"{len(took) / took[-1]:.0f} a second")


if __name__ == "__main__":
    for number in (signal.SIGTERM, signal.SIGXCPU):  # nothing is left behind
        signal.signal(number, lambda *_: sys.exit(1))
    if programs():
        run(sys.modules[__name__])
    else:
        print("1..1\nok 1 - several servers # SKIP there is no PostgreSQL here: install postgresql-15")
