"""server_nodes.py: several real servers at one real PostgreSQL: what people do from whichever of them the proxy chose."""
import json
import os
import re
import shutil
import signal
import socket
import struct
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "lib"))
from postgres import Postgres, programs  # noqa: E402
from server import GENEROUS, PATIENCE, ROOT, Closed, Guest, Refused, Server, Table, free_port, play_all  # noqa: E402
import server_metrics  # noqa: E402
from server_decks import bring, pictures, send, settled, zipped  # noqa: E402
from tap import refused, run  # noqa: E402

LIMITS = GENEROUS + ["uploads=0"]
postgres = None


class Nodes:
    """Servers n0, n1 … at one new database."""

    def __init__(self, count=2, *args):
        self.url = postgres.database()
        self.folder = tempfile.mkdtemp(prefix="dizaine-nodes-")
        self.args, self.all = args, {}
        for i in range(count):
            self.start(f"n{i}")

    def start(self, name, *args):
        self.all[name] = Server("--db", self.url, "--node", name, "--local", os.path.join(self.folder, name), "--no-learning", *self.args, *args, limits=LIMITS)
        return self.all[name]

    def __getitem__(self, i):
        return self.all[f"n{i}"]

    def kill(self, i):
        self.all.pop(f"n{i}").kill()

    def sql(self, text):
        return postgres.sql(text, self.url)

    def __enter__(self):
        return self

    def __exit__(self, kind, value, trace):
        for node in self.all.values():
            node.__exit__(kind, value, trace)
        shutil.rmtree(self.folder, ignore_errors=True)


def at(node, guest):
    """The same guest, asking another server."""
    other = Guest.__new__(Guest)
    other.__dict__.update(guest.__dict__)
    other.base = node.url
    return other


def picture(guest, path):
    status, _, data = guest.request("GET", "/api/" + path)
    assert status == 200, status
    return data


def until(true, what="what was waited for"):
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline, what
        time.sleep(0.05)


def arrive(nodes, guest, table, first):
    """Comes to a table as the page does, led by 4421."""
    node = nodes[first]
    while True:
        try:
            return Table(at(node, guest), table)
        except Closed as closed:
            assert closed.code in (4421, 1012), closed
            if closed.code == 4421:
                node = nodes.all[closed.reason.removeprefix("node=")]


# --- decks that people bring ---


def test_a_deck_is_served_by_every_node_also_when_the_one_that_took_it_is_dead():
    with Nodes(3) as nodes:
        ana = nodes[0].guest("Ana")
        status, answer = send(ana, zipped(pictures(24)), name="Our summer")
        assert status == 202, answer
        # Whichever node is asked knows that it is being made.
        assert at(nodes[1], ana).get(f"decks/{answer['deck']}")["state"] in ("working", "ready")
        deck = settled(at(nodes[1], ana), answer["deck"])
        assert deck["state"] == "ready" and deck["cards"] == 24, deck
        first = picture(nodes[0].guest("Leo"), f"decks/{deck['deck']}/1")
        nodes.kill(0)
        for i in (1, 2):
            stranger = nodes[i].guest("Leo")
            assert picture(stranger, f"decks/{deck['deck']}/1") == first
            assert len(picture(stranger, f"decks/{deck['deck']}/24-small")) > 100
            assert len(stranger.get(f"decks/{deck['deck']}")["words"]) == 24
            assert [d["deck"] for d in at(nodes[i], ana).get("decks")["decks"]] == [deck["deck"]]
        table = at(nodes[2], ana).post("tables", {"game": "dixit", "players": 3, "decks": ["paper", "own:" + deck["deck"]]})
        assert table["table"]
        # Taken away at one node, it is gone at the others, too, and so are their copies.
        at(nodes[1], ana).post(f"decks/{deck['deck']}", {"remove": True})
        until(lambda: not os.path.exists(os.path.join(nodes.folder, "n2-decks", deck["deck"])), "the copy stays")
        refused("not_found", nodes[2].guest("Zoe").get, f"decks/{deck['deck']}")
        assert nodes.sql("SELECT count(*) FROM deck_file") == ["0"]


def test_a_deck_whose_server_died_over_it_is_refused_and_quotas_hold_for_all_nodes():
    with Nodes(2, "--limit", "decks-per-guest=1") as nodes:
        ana = nodes[0].guest("Ana")
        deck = bring(ana, pictures(24))
        assert deck["state"] == "ready"
        status, answer = send(at(nodes[1], ana), zipped(pictures(24, 30)))
        assert (status, answer["why"]) == (429, "too_many_decks")
        # As if a server had been killed in the middle: its incarnation is dead, and nobody will finish the deck.
        nodes.sql("INSERT INTO deck VALUES ('d0123456789abcdef', '%s', 'Half', 0, 0, 10, 9e12, 1, 0, 0, '', '')" % ana.me["guest"])
        assert at(nodes[1], ana).get("decks/d0123456789abcdef")["state"] == "refused"


# --- a slow database ---


class Locked:
    """Another session that holds tables of the database, so that whoever asks them waits."""

    def __init__(self, nodes, *tables, mode="ACCESS EXCLUSIVE"):
        self.nodes, self.tables, self.mode = nodes, tables, mode

    def __enter__(self):
        self.process = subprocess.Popen([os.path.join(programs(), "psql"), "-X", "-q", "-A", "-t", "-d", self.nodes.url], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.process.stdin.write(f"BEGIN; LOCK TABLE {', '.join(self.tables)} IN {self.mode} MODE; SELECT 'locked';\n")
        self.process.stdin.flush()
        assert self.process.stdout.readline() == "locked\n"
        return self

    def waiting(self):
        """How many sessions wait for it."""
        return int(self.nodes.sql("SELECT count(*) FROM pg_locks WHERE NOT granted AND locktype = 'relation'")[0])

    def __exit__(self, *_):
        self.process.communicate("ROLLBACK;\n")


def admin(nodes, *args):
    """What an operator's command prints, as data."""
    done = subprocess.run([os.path.join(ROOT, "build", "san", "dizaine"), "admin", *args, "--json", "--db", os.path.join(nodes.folder, "n0")], capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode in (0, 1), done
    return json.loads(done.stdout)


def step_on(seats):
    """A move, confirmed and told to everyone."""
    seat = next(seat for seat in seats if seat.my_turn())
    step = seat.contract["step"]
    seat.move("roll" if "roll" in seat.contract["legal"] else seat.contract["legal"][0])
    for other in seats:
        other.wait(lambda t: t.contract["step"] > step)


TRIALS = 20


def test_a_database_that_is_slow_to_answer_holds_nobody_else_up():
    """While people wait for an answer about guests, seats, bans, chats, decks, records or reports, somebody is forgotten or the operator asks, tables in memory go on being
    played and told."""
    with Nodes(1) as nodes:
        guests, table, seats = nodes[0].table_of_people("pig", 2, options={"goal": 200})
        others = [nodes[0].table_of_people("pig", 2) for _ in range(2)]
        ana, other = nodes[0].guest("Ana"), nodes[0].guest("Leo").post("tables", {"game": "pig", "players": 2})["table"]
        leave, named, names = [nodes[0].guest("Leaver") for _ in range(TRIALS)], guests[0].me["guest"], iter(f"A{i}" for i in range(TRIALS))
        Table(leave[-1], other).sit(1)
        asked = [lambda: leave.pop().post("me/delete", {"confirm": True}), lambda: admin(nodes, "rename", named, next(names)), lambda: admin(nodes, "reports"), lambda: admin(nodes, "status"),
                 lambda: ana.get("me"), lambda: ana.get("tables"), lambda: ana.get("tables/mine"), lambda: ana.get(f"tables/{other}"), lambda: Table(ana, other),
                 lambda: Table(ana, table), lambda: ana.get("decks"), lambda: others[0][2][1].ask("report", what="name", n=0),
                 lambda: others[1][2][0].ask("mute", guest="g0123456789abcdef", on=True)]

        def meanwhile(answers):
            def ask(what):
                try:
                    answers.append(what())
                except (Refused, Closed, OSError) as no:  # after three seconds
                    assert not isinstance(no, Refused) or no.why in ("not_stored", "no_such_guest"), no.why
                    answers.append(no)
            lost = False
            with Locked(nodes, "guest", "seat", "ban", "chat", "deck", "record", "report") as lock:
                threads = [threading.Thread(target=ask, args=(what,), daemon=True) for what in asked]
                for thread in threads:
                    thread.start()
                until(lambda: lock.waiting() == 1, "nobody waits for the lock")
                try:
                    for _ in range(4):
                        step_on(seats)
                except Closed as closed:
                    assert (closed.code, closed.reason) == (1012, "restart"), closed
                    lost = True
                early = len(answers)
            for thread in threads:
                thread.join(PATIENCE)
            assert len(answers) == len(asked), answers
            if lost or any(isinstance(answer, (Closed, OSError)) for answer in answers):
                # The machine stood still for longer than the lease of the server, which begins anew: everybody comes back to it.
                until(lambda: nodes[0].log().count("event=lost") == nodes[0].log().count("event=back") > 0, "the server is not back")
                for party, at, links in [(guests, table, seats), *others]:
                    links[:] = [guest.connect(at) for guest in party]
                for seat in seats:
                    seat.wait(lambda t: t.contract)
                return False
            return early == 0
        # On a slow machine the moves may take longer than the answers; if the loop waited for these they always would.
        assert any(meanwhile([]) for _ in range(TRIALS))


def test_the_log_is_read_after_its_table_was_claimed():
    """What is read before the claim may miss what the old owner confirmed in between."""
    with Nodes(2) as nodes:
        guests, table, seats = nodes[0].table_of_people("pig", 2, options={"goal": 200})
        step_on(seats)
        came = []
        with Locked(nodes, "gametable", mode="SHARE") as lock:  # no claim can be made, but everything can be read, and moves can be stored
            thread = threading.Thread(target=lambda: came.append(Table(at(nodes[1], guests[0]), table)), daemon=True)
            thread.start()
            until(lambda: lock.waiting() == 1, "the claim does not wait")
            step_on(seats)
            step = seats[0].contract["step"]
            nodes.kill(0)
            until(lambda: nodes.sql("SELECT count(*) FROM pg_stat_activity WHERE application_name = 'dizaine n0'") == ["0"], "it is not gone")
        thread.join(PATIENCE)
        came[0].wait(lambda t: t.contract)
        assert came[0].contract["step"] == step, "a confirmed move is missing"


# --- from any node ---


def test_lists_codes_links_and_the_next_game_work_from_any_node():
    with Nodes(2) as nodes:
        guests, table, seats = nodes[0].table_of_people("pig", 2, options={"goal": 20})
        ana, leo = guests
        step_on(seats)
        # One's own tables, and a table by its id, are shown wherever they are played; nobody takes them away by looking.
        mine = at(nodes[1], ana).get("tables/mine")["playing"]
        assert [one["table"] for one in mine] == [table] and mine[0]["state"] == "playing" and mine[0]["names"] == ["P0", "P1"], mine
        assert at(nodes[1], leo).get(f"tables/{table}")["state"] == "playing"
        lobby = nodes[0].guest("Host").post("tables", {"game": "pig", "players": 2, "public": True})
        assert [one["id"] for one in at(nodes[1], ana).get("tables")["tables"]] == [lobby["table"]]
        assert nodes.sql("SELECT DISTINCT node.name FROM gametable JOIN node ON node.id = owner") == ["n0"]
        # By code, at the wrong node first.
        zoe = nodes[1].guest("Zoe")
        assert arrive(nodes, zoe, lobby["code"], 1).table["id"] == lobby["table"]
        values, _ = server_metrics.read(nodes[1])
        assert values["dizaine_led_total"] == 1 and values["dizaine_joins_refused_total"] == 0
        # A seat goes over to another device that asks the wrong node, and is told which is the right one.
        secret = seats[1].ask("link")["link"].split("#")[1]
        max_ = nodes[1].guest("Max")
        no = refused("elsewhere", max_.post, "device", {"secret": secret})
        assert no.status == 421
        assert at(nodes[0], max_).post("device", {"secret": secret}) == {"table": table, "seat": 1}
        seats[1] = arrive(nodes, max_, table, 1)
        seats[1].wait(lambda t: t.contract)
        play_all(seats)
        # The next game begins for both, whichever node each comes to.
        following = seats[0].ask("rematch")["table"]
        assert seats[1].ask("rematch")["table"] == following
        third = [arrive(nodes, guest, following, 1) for guest in (ana, max_)]
        for seat in third:
            seat.wait(lambda t: t.contract)
        step_on(third)
        # The same request to two nodes makes one table.
        wish = {"game": "pig", "players": 2, "key": "once"}
        assert ana.post("tables", wish) == at(nodes[1], ana).post("tables", wish)


def test_who_is_forgotten_or_signs_out_at_one_node_is_so_at_the_others():
    with Nodes(2) as nodes:
        guests, table, seats = nodes[0].table_of_people("pig", 2, options={"goal": 100})
        watcher = nodes[0].guest("Watcher")
        looks = Table(watcher, table)
        at(nodes[1], watcher).post("me/signout-others", {})
        try:
            while True:
                looks.hear()
        except Closed as closed:
            assert closed.code == 4401, closed
        at(nodes[1], guests[1]).post("me/delete", {"confirm": True})
        seats[0].wait(lambda t: t.table["seats"][1]["guest"] is None and t.table["seats"][1]["name"] != "P1")
        until(lambda: nodes.sql("SELECT count(*) FROM seat WHERE name = 'P1'") == ["0"], "a name stays")


def test_one_of_all_servers_sweeps():
    with Nodes(3) as nodes:
        until(lambda: nodes.sql("SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND classid = 7 AND objid = 4294967295 AND granted") == ["1"])


# --- processes ---


def two_ports():
    while True:
        port = free_port()
        try:
            with socket.socket() as probe:
                probe.bind(("127.0.0.1", port + 1))
                return port
        except OSError:
            continue


def children(pid):
    with open(f"/proc/{pid}/task/{pid}/children") as file:
        return [int(number) for number in file.read().split()]


def test_workers_are_servers_of_their_own_that_come_back_and_end_together():
    url, folder, port = postgres.database(), tempfile.mkdtemp(prefix="dizaine-workers-"), two_ports()
    errors = open(os.path.join(folder, "errors.log"), "w+")
    process = subprocess.Popen([os.path.join(ROOT, "build", "san", "dizaine"), "serve", "--db", url, "--node", "m", "--workers", "2", "--port", str(port), "--bind", "127.0.0.1"],
                               cwd=folder, stdout=subprocess.DEVNULL, stderr=errors)
    bases = [f"http://127.0.0.1:{port + i}" for i in range(2)]

    def healthy(base):
        try:
            with urllib.request.urlopen(base + "/healthz", timeout=PATIENCE) as answer:
                return answer.status == 200
        except OSError:
            return False
    for base in bases:
        until(lambda: healthy(base))
    until(lambda: postgres.sql("SELECT name FROM node WHERE NOT dead ORDER BY name", url) == ["m-0", "m-1"])
    ana = Guest(bases[0], "Ana")
    table = ana.post("tables", {"game": "pig", "players": 2, "seats": [{"kind": "person"}, {"kind": "bot"}]})["table"]
    seat = Table(ana, table)
    seat.sit(0)
    before = children(process.pid)
    owner = postgres.sql("SELECT pid FROM pg_stat_activity WHERE application_name = 'dizaine m-0' LIMIT 1", url)
    assert len(before) == 2 and owner
    os.kill(before[0], signal.SIGKILL)
    until(lambda: len(children(process.pid)) == 2 and children(process.pid) != before and healthy(bases[0]), "it does not come back")
    other = Guest.__new__(Guest)
    other.__dict__.update(ana.__dict__)
    other.base = bases[1]
    assert Table(other, table).table["seats"][0]["guest"] == ana.me["guest"]  # the other worker has it now
    process.terminate()
    assert process.wait() == 0
    assert postgres.sql("SELECT count(*) FROM node WHERE NOT dead", url) == ["0"] and postgres.sql("SELECT count(*) FROM gametable WHERE owner IS NOT NULL", url) == ["0"]
    errors.seek(0)
    log = errors.read()
    assert "event=worker_ended worker=0 signal=9" in log and "AddressSanitizer" not in log and "runtime error" not in log, log
    # What hinders all of them is said once.
    done = subprocess.run([os.path.join(ROOT, "build", "san", "dizaine"), "serve", "--db", "postgresql://x@/y?host=/nowhere", "--workers", "3"], cwd=folder, capture_output=True, text=True)
    assert done.returncode == 2 and done.stderr.count("\n") == 1, done
    errors.close()
    shutil.rmtree(folder)


# --- another program ---


def other_rules(folder):
    """The same program, but for the number of the rules of Pig: as after an update."""
    path = os.path.join(folder, "dizaine-next")
    shutil.copy(os.path.join(ROOT, "build", "san", "dizaine"), path)
    symbols = subprocess.run(["readelf", "-sW", path], capture_output=True, text=True, check=True).stdout
    address = next(int(line.split()[1], 16) for line in symbols.splitlines() if line.endswith(" pig_game"))
    sections = subprocess.run(["readelf", "-SW", path], capture_output=True, text=True, check=True).stdout
    place = next(address - int(start, 16) + int(offset, 16) for start, offset, length in re.findall(r"PROGBITS +([0-9a-f]+) ([0-9a-f]+) ([0-9a-f]+)", sections)
                 if int(start, 16) <= address < int(start, 16) + int(length, 16))
    with open(path, "r+b") as file:  # struct game: its name, then its rules
        file.seek(place + 8)
        rules = struct.unpack("<H", file.read(2))[0]
        assert 0 < rules < 100
        file.seek(place + 8)
        file.write(struct.pack("<H", rules + 1))
    return path


def started_with(nodes, name, program):
    os.environ["DIZAINE_PROGRAM"] = program
    try:
        return nodes.start(name)
    finally:
        del os.environ["DIZAINE_PROGRAM"]


def goes_on(nodes, guests, table, log, first):
    seats = [arrive(nodes, guest, table, first) for guest in guests]
    for seat in seats:
        seat.wait(lambda t: t.contract)
    assert [line["m"] for line in seats[0].log][:len(log)] == [line["m"] for line in log]
    seat = next(seat for seat in seats if seat.my_turn())
    seat.move(seat.contract["legal"][0])
    log[:] = seat.log
    for seat in seats:
        seat.close()


def test_an_update_node_by_node_loses_no_table_and_none_is_played_by_other_rules():
    with Nodes(2) as nodes:
        old = os.path.join(ROOT, "build", "san", "dizaine")
        new = other_rules(nodes.folder)
        pig, pig_table, seats = nodes[0].table_of_people("pig", 2, options={"goal": 100})
        step_on(seats)
        pig_log = list(seats[0].log)
        dix, dix_table, seats = nodes[0].table_of_people("dix", 2)
        dix_log = list(seats[0].log)
        started_with(nodes, "n2", new)
        nodes.all.pop("n0").stop()  # its tables are nobody's now
        goes_on(nodes, dix, dix_table, dix_log, 2)  # rules that did not change: the new program takes it
        goes_on(nodes, pig, pig_table, pig_log, 2)  # those that did: it leads to the old one
        later, later_table, seats = nodes[2].table_of_people("pig", 2, options={"goal": 100})
        later_log = list(seats[0].log)
        goes_on(nodes, later, later_table, later_log, 1)  # and the other way round
        started_with(nodes, "n3", new)
        nodes.all.pop("n2").stop()
        goes_on(nodes, later, later_table, later_log, 1)  # even when nobody has it
        nodes.all.pop("n1").stop()
        goes_on(nodes, dix, dix_table, dix_log, 3)
        try:
            Table(at(nodes[3], pig[0]), pig_table)
            raise AssertionError("a game is played by other rules")
        except Closed as closed:
            assert closed.code == 4404, closed
        started_with(nodes, "n4", old)  # whoever takes the update back has it again
        goes_on(nodes, pig, pig_table, pig_log, 3)


if __name__ == "__main__":
    if not programs():
        print("1..1\nok 1 - several servers # SKIP there is no PostgreSQL here: install postgresql-15")
        sys.exit()
    with Postgres("fsync = off") as postgres:
        run(sys.modules[__name__])
