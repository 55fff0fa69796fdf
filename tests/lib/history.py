"""history.py: people who play at a cluster, and all that they were told. A confirmed move, seat or line of chat is there for good, in its place and once; what
anybody saw of the log is never another log later; and whoever asks after a move was confirmed is shown it."""
import contextlib
import http.client
import os
import random
import socket
import threading
import time

from server import Closed, Guest, PATIENCE, Refused, Table, choose

LOST = (Closed, OSError, http.client.HTTPException, ValueError)
STAYS = 12  # seconds for which somebody waits for an answer
GAMES = [("pig", {"goal": 100}), ("dix", {})]


class Wrong(AssertionError):
    """Something that was told is not so."""


class History:
    """What people were told about one table."""

    def __init__(self, table, game):
        self.table, self.game, self.lock = table, game, threading.Lock()
        self.confirmed, self.sent, self.seen, self.chats, self.seats = {}, {}, [], set(), set()
        self.floor = 0  # the step that somebody has seen, or that follows a confirmed one
        self.moved_at, self.over, self.first_seen = time.monotonic(), False, ""

    def confirm(self, step, text):
        with self.lock:
            if step in self.confirmed:
                raise Wrong(f"{self.table}: step {step} was confirmed twice, as {self.confirmed[step]!r} and {text!r}")
            self.confirmed[step] = text
            self.floor = max(self.floor, step + 1)
            self.moved_at = time.monotonic()

    def saw(self, seat, where):
        """A contract and its log."""
        lines = [line["m"] for line in seat.log]
        with self.lock:
            both = min(len(lines), len(self.seen))
            if lines[:both] != self.seen[:both]:
                place = next(i for i in range(both) if lines[i] != self.seen[i])
                raise Wrong(f"{self.table}: line {place} was {self.seen[place]!r} and is {lines[place]!r}")
            if len(lines) > len(self.seen):
                self.seen = lines
            if seat.contract["step"] > self.floor:
                self.floor, self.first_seen = seat.contract["step"], f"{where}, {time.strftime('%H:%M:%S')}"
            self.over |= bool(seat.contract["over"])


class Person:
    """Somebody with a cookie who comes to a table through the proxy, or (who `stays`) directly to the server that has it, and waits there while it is silent."""

    def __init__(self, cluster, name, seed, stays=False):
        self.cluster, self.rng, self.stays, self.led, self.lost = cluster, random.Random(seed), stays, 0, 0
        self.guest, self.seat, self.node, self.since, self.over = None, None, "", 0, False
        self.pause = 0.02  # before it connects again
        self.stale = False  # it was refused: what it has may be old
        # Whoever comes to a server directly says what the proxy would say.
        self.guest = self.patiently(lambda: Guest(cluster.address, name, headers=[("X-Forwarded-For", "192.0.2.1")]))

    def patiently(self, action):
        until = time.monotonic() + PATIENCE
        while True:
            try:
                return action()
            except Refused as refused:
                if refused.status is None or refused.status < 500:
                    raise
            except LOST:
                pass
            if self.over or time.monotonic() > until:
                raise Wrong("nobody answers")
            time.sleep(0.05)

    def connect(self, history):
        """Until the table and, if it plays, its contract are there. Who asks now is shown all that was confirmed until now."""
        node, until, first = self.node if self.stays else "", time.monotonic() + PATIENCE, True
        if self.seat:
            self.seat.close()
            time.sleep(self.pause)
        while True:
            if self.over or time.monotonic() > until:
                raise Wrong(f"{history.table}: nobody lets me in")
            floor, self.since, self.direct = history.floor, time.monotonic(), self.stays
            if self.direct:
                node = node or self.rng.choice(list(self.cluster.nodes))
            self.guest.base = self.cluster[node].url if self.direct else self.cluster.address
            try:
                self.seat = Table(self.guest, history.table, node="" if self.direct else node)
                self.node = node
                self.seat.socket.raw.settimeout(STAYS)
                self.newest(history, floor)
                return
            except Closed as closed:
                if closed.code in (4401, 4403, 4404):
                    raise Wrong(f"{history.table}: taken for a stranger: {closed}")
                said = closed.reason
                self.led += said.startswith("node=")
                node = said[5:] if said.startswith("node=") else ""
            except LOST:
                node = ""
            time.sleep(self.pause if first else max(self.pause, 0.1))
            first = False

    def newest(self, history, floor):
        """Waits for a contract, which must have all that was confirmed before it was asked for."""
        seat = self.seat
        if seat.table["state"] == "lobby" and not floor:
            return
        while not seat.contract:
            seat.hear()
        history.saw(seat, f"asked {'at ' + self.node if self.direct else 'through the proxy'}")
        # A server whose clock stood still does not know yet that it is dead; it can show what it has, but confirm nothing.
        frozen = self.direct and self.cluster[self.node].froze > self.since - 2 * STAYS
        if seat.contract["step"] < floor and not frozen:
            raise Wrong(f"{history.table}: step {floor - 1} was {'confirmed' if floor - 1 in history.confirmed else 'seen'} and is not shown: it is at {seat.contract['step']}; last seen: {history.first_seen} "
                        f"({'stays at ' + self.node if self.direct else 'by the proxy'})")

    def sync(self, history):
        seat, floor, self.stale = self.seat, history.floor, False
        seat.ask("sync", **{"from": 0})
        self.newest(history, floor)

    def stay(self):
        """Comes anew, and directly."""
        self.stays = True
        with contextlib.suppress(OSError):
            self.seat.socket.raw.shutdown(socket.SHUT_RDWR)

    def look(self, history, name):
        """One try to watch a table at this server, which may have it or take it."""
        floor, self.since, self.node, self.direct = history.floor, time.monotonic(), name, True
        self.guest.base = self.cluster[name].url
        try:
            self.seat = Table(self.guest, history.table)
            self.newest(history, floor)
        except LOST:
            return
        self.seat.close()

    # --- coming to a table ---

    def sit_down(self, history, number):
        """Until play has begun. A seat that was confirmed is kept."""
        self.connect(history)
        while not self.over:
            seat = self.seat
            try:
                mine = seat.table["you"]["seat"]
                if number in history.seats and mine != number:
                    raise Wrong(f"{history.table}: seat {number} was confirmed and is lost")
                if seat.table["state"] != "lobby":
                    if not seat.contract:
                        self.sync(history)
                    return
                if mine is None:
                    seat.sit(number)
                    history.seats.add(number)
                elif number == 0 and all(one["here"] or one["kind"] == "bot" for one in seat.table["seats"]):
                    seat.ask("start")
                else:
                    seat.hear()
            except Refused:
                self.connect(history)
            except LOST:
                self.connect(history)

    # --- play ---

    def move(self, history):
        seat = self.seat
        step, text = seat.contract["step"], choose(seat.contract, self.rng)
        history.sent.setdefault(step, set()).add(text)
        while True:
            try:
                seat.ask("move", step=step, m=text)
                history.confirm(step, text)
                return
            except LOST:  # it comes back and says the same again, as the page does
                self.lost += 1
                self.connect(history)
                seat = self.seat
                if self.over:
                    return

    def chat(self, history):
        text = f"{history.table} {len(history.chats)} {self.rng.random()}"
        self.seat.ask("chat", text=text, key=os.urandom(8).hex())
        history.chats.add(text)

    def turn(self, history):
        """A move, or whatever comes meanwhile."""
        seat = self.seat
        if not seat.contract or self.stale:
            self.sync(history)
        elif seat.my_turn():
            time.sleep(self.rng.uniform(0, 0.02))
            self.move(history)
            if self.rng.random() < 0.1:
                self.chat(history)
        else:
            seat.socket.raw.settimeout(1)
            try:
                seat.hear()
                if seat.contract:
                    history.saw(seat, f"told {'at ' + self.node if self.direct else 'through the proxy'}")
            except TimeoutError:
                if seat.socket.pending:  # half a message: this connection can no longer be read
                    raise
                seat.socket.raw.settimeout(STAYS)
                self.sync(history)
        seat.socket.raw.settimeout(STAYS)

    def play(self, history):
        while not self.over and not history.over:
            try:
                self.turn(history)
            except Refused as refused:
                if refused.why not in ("wrong_step", "wrong_seat", "no_such_move", "is_over", "not_stored", "not_playing", "away"):
                    raise
                if refused.why == "not_stored":
                    time.sleep(0.1)
                self.stale = True
            except LOST:
                self.lost += 1
                self.connect(history)


class Place:
    """Two people who play one table after the other: one of them through the proxy, one who stays with the server."""

    def __init__(self, cluster, number, seed):
        self.cluster, self.rng, self.game = cluster, random.Random(seed), GAMES[number % len(GAMES)]
        self.people = [Person(cluster, f"P{number}{i}", seed + i + 1, stays=i == 1) for i in range(2)]
        self.histories, self.wrong, self.met = [], None, threading.Barrier(2)
        self.threads = [threading.Thread(target=self.guarded, args=(i,), daemon=True) for i in range(2)]
        self.new_table()

    def new_table(self):
        game, options = self.game
        wish = {"game": game, "players": 2, "pause": 0, "options": options, "key": f"{self.rng.random()}"}
        host = self.people[0]
        host.guest.base = self.cluster.address
        self.histories.append(History(host.patiently(lambda: host.guest.post("tables", wish))["table"], game))

    def guarded(self, number):
        person = self.people[number]
        try:
            while not person.over:
                history = self.histories[-1]
                person.sit_down(history, number)
                person.play(history)
                if person.over:
                    return
                self.met.wait(PATIENCE)
                if number == 0:
                    self.new_table()
                self.met.wait(PATIENCE)
        except threading.BrokenBarrierError:
            pass
        except BaseException as exception:
            if not person.over or isinstance(exception, Wrong) and "me in" not in str(exception) and "nobody answers" not in str(exception):
                self.wrong = self.wrong or exception
            self.met.abort()

    def end(self):
        for person in self.people:
            person.over = True
        self.met.abort()

    def check(self, histories):
        """The stored log of tables against all that anybody was told."""
        reader = Person(self.cluster, "Reader", 1)
        reader.guest.cookie = self.people[0].guest.cookie
        for history in histories:
            check(self.cluster.databases, history)
            reader.connect(history)
            reader.sync(history)  # whatever is to be heard comes before the answer
            missing = history.chats - {line["text"] for line in reader.seat.chat.values()}
            if missing:
                raise Wrong(f"{history.table}: lines of chat were confirmed and are gone: {missing}")
            final = [line["m"] for line in reader.seat.log]
            if history.seen != final[:len(history.seen)]:
                raise Wrong(f"{history.table}: something that was seen is gone")

    def forget(self):
        """Checks what is over, and returns how many moves were confirmed there."""
        done = self.histories[:-1]
        self.check(done)
        del self.histories[:len(done)]
        return len(done), sum(len(history.confirmed) for history in done)


class Crowd:
    """One person with many tables at the first server, against bots."""

    def __init__(self, cluster, number, count):
        self.cluster, self.count, self.person = cluster, count, Person(cluster, f"C{number}", number, stays=True)
        self.histories, self.seats, self.waits = [], [], []

    def begin(self):
        person = self.person
        wish = {"game": "pig", "players": 2, "pause": 0, "options": {"goal": 200}, "seats": [{"kind": "person"}, {"kind": "bot", "level": "random"}]}
        person.guest.base, person.node = self.cluster["n1"].url, "n1"
        for _ in range(self.count):
            history = History(person.patiently(lambda: person.guest.post("tables", wish))["table"], "pig")
            person.seat = None  # which stays open
            person.sit_down(history, 0)
            self.until_moved(history, 0)
            self.histories.append(history)
            self.seats.append(person.seat)

    def until_moved(self, history, since):
        """Plays until a move is confirmed."""
        while not history.confirmed or history.moved_at < since:
            if history.over:
                return
            try:
                self.person.turn(history)
            except LOST:
                self.person.connect(history)
            except Refused:
                self.person.stale = True

    def go_on(self, since):
        self.person.stays = False
        for history, seat in zip(self.histories, self.seats):
            self.person.seat = seat
            self.until_moved(history, since)
            self.waits.append(time.monotonic() - since)
            self.person.seat.close()


def check_all(databases, histories):
    names = ", ".join(f"'{history.table}'" for history in histories)
    logs = {history.table: [] for history in histories}
    for row in databases.sql(f"SELECT id || ' ' || seq || ' ' || line FROM event JOIN gametable ON n = t WHERE id IN ({names}) ORDER BY id, seq"):
        table, row = row.split(" ", 1)
        logs[table].append(row.split(" ", 1))
    for history in histories:
        compare(history, logs[history.table])


def check(databases, history):
    check_all(databases, [history])


def compare(history, rows):
    if [int(seq) for seq, _ in rows] != list(range(len(rows))):
        raise Wrong(f"{history.table}: the log has a gap")
    stored = [line.split(" ", 2)[2] for _, line in rows if line.startswith(("move ", "bot "))]  # steps are counted from 1, chance among them
    for step, text in history.confirmed.items():
        if step > len(stored) or not stored[step - 1].startswith(text):
            raise Wrong(f"{history.table}: step {step} was confirmed as {text!r}, stored is {stored[step - 1:step]}")
    for step, texts in history.sent.items():  # a step at which a person moves has what that person said, and not what somebody made of it
        if step <= len(stored) and not any(stored[step - 1].startswith(text) for text in texts):
            raise Wrong(f"{history.table}: at step {step} stands {stored[step - 1]!r}, and nobody said so: {texts}")
