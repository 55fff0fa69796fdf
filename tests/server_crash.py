"""server_crash.py: kill -9 in a loop under load, a full disk, a read-only file. Nothing told is ever lost or doubled."""
import os
import random
import resource
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "lib"))
from games import variants  # noqa: E402
from tap import refused, run  # noqa: E402
from server import PATIENCE, ROOT, Closed, Refused, Server, Table, check_record, choose, free_port, metric, play_all, together  # noqa: E402


class Survivor:
    """A player who remembers what it was told, comes back after every crash, and checks that it still holds."""

    def __init__(self, guest, table, rng):
        self.guest, self.table, self.rng = guest, table, rng
        self.told_seq, self.told_log, self.confirmed, self.returns, self.moves = 0, [], [], 0, 0
        self.over = False
        self.rests = lambda: False

    def connect(self, stop):
        while not stop.is_set():
            try:
                return Table(self.guest, self.table)
            except (OSError, Closed):
                time.sleep(0.02)  # the server is not up again yet

    def note(self, seat):
        contract = seat.contract
        if not contract:
            return
        assert contract["seq"] >= self.told_seq, f"seq went back from {self.told_seq} to {contract['seq']}"
        log = [line["m"] for line in seat.log]
        for i, line in enumerate(self.told_log):
            assert i < len(log), f"line {i} {line!r} was told and is gone"
            assert line == log[i] or "?" in line, f"line {i} was told as {line!r} and is now {log[i]!r}"
        self.told_seq, self.told_log = contract["seq"], log
        self.over = contract["over"]

    def play(self, stop):
        while not stop.is_set() and not self.over:
            seat = self.connect(stop)
            if not seat:
                return
            self.returns += 1
            try:
                while not stop.is_set() and not self.over:
                    seat.wait(lambda t: t.my_turn() or (t.contract and t.contract["over"]))
                    self.note(seat)
                    if self.over:
                        return
                    while self.rests() and not stop.is_set():
                        time.sleep(0.01)
                    step, text = seat.contract["step"], choose(seat.contract, self.rng)
                    try:
                        seat.ask("move", step=step, m=text)
                    except Refused as no:
                        assert no.why in ("wrong_step", "wrong_seat", "no_such_move", "is_over"), no
                        continue
                    self.moves += 1
                    if seat.contract["choice"] != text:  # a choice is in the log only once all have chosen
                        self.confirmed.append((seat.contract["seat"], step, text))
                    self.note(seat)
            except (OSError, Closed, ValueError):
                pass  # the crash
            finally:
                seat.close()


def test_kill_9_in_a_loop_under_load():
    rng = random.Random(9)
    with Server(variant="opt", port=free_port()) as server:
        players = []
        for game, count, options in variants("long"):
            guests, table, seats = server.table_of_people(game, count, options=options)
            for seat in seats:
                seat.close()
            players += [Survivor(guest, table, random.Random(len(players) + i)) for i, guest in enumerate(guests)]
        stop = threading.Event()
        most, returns = 0, [0] * len(players)

        def moves():
            return sum(player.moves for player in players)

        for player in players:  # however slow the killer is, nobody has played to the end before it comes
            player.rests = lambda: moves() >= most

        def some_play(more):
            """Until everyone is back and some moves were made."""
            nonlocal most
            enough = moves() + more
            most = enough + 40  # they go on while it strikes
            while not all(player.over for player in players):
                back = all(player.over or player.returns > before for player, before in zip(players, returns))
                if back and moves() >= enough:
                    return
                time.sleep(0.01)

        def kills():
            nonlocal returns
            for _ in range(12):
                some_play(rng.randrange(20, 80))
                time.sleep(rng.uniform(0, 0.05))  # a moment that nobody can foresee
                returns = [player.returns for player in players]  # before it is up again: who is back at once is back, too
                server.restart()
            some_play(50)
            server.restart()  # whoever waits for a message now learns that it is over
            stop.set()
            server.restart()

        together(kills, *[lambda player=player: player.play(stop) for player in players])
        assert sum(player.returns for player in players) > 3 * len(players), "there were crashes in the middle of play"
        assert moves() > 200
        # Every confirmed move is in the log once: what a seat did in a step happened there exactly so.
        for player in players:
            final = Table(player.guest, player.table)
            final.wait(lambda t: t.contract)
            player.note(final)
            lines = [line["m"] for line in final.log]
            mine = [line[2:] for line in lines if line.startswith(f"{final.contract['seat']} ")]
            made = [text for _, _, text in player.confirmed]
            for text in set(made):
                assert mine.count(text) >= made.count(text), f"{text} was confirmed {made.count(text)} times and is {mine.count(text)} times in the log"
            final.close()
        with sqlite3.connect(os.path.join(server.folder, "test.db")) as db:
            gaps = db.execute("SELECT count(*) FROM (SELECT t, max(seq) + 1 - count(*) AS gap FROM played GROUP BY t) WHERE gap <> 0")
            assert gaps.fetchone()[0] == 0, "events are numbered without a gap"


def test_a_full_disk_is_refused_clearly_and_loses_nothing_told():
    def small_files():
        resource.setrlimit(resource.RLIMIT_FSIZE, (700_000, resource.RLIM_INFINITY))

    with Server(variant="opt", before=small_files) as server:
        guests, table, seats = server.table_of_people("pig", 2)
        why = None
        told = 0
        for i in range(5000):
            try:
                seats[0].ask("chat", text=f"{i} " + "x" * 280)
                told = i
            except Refused as no:
                why = no.why
                break
        assert why == "not_stored", why
        # What is smaller than a line of chat may still find room: tables, then guests, then moves, until there is none.
        for make in (lambda: guests[0].post("tables", {"game": "dix", "players": 2}), lambda: server.guest("New")):
            for _ in range(200):
                try:
                    make()
                except Refused as no:
                    assert (no.status, no.why) == (503, "not_stored")
                    break
            else:
                raise AssertionError("the disk was not full")
        for _ in range(60):
            for seat in seats:
                seat.ask("sync")
            mover = next(seat for seat in seats if seat.my_turn())
            before = mover.contract["seq"]
            try:
                mover.move(mover.contract["legal"][0])
            except Refused as no:
                assert no.why == "not_stored", no
                break
        else:
            raise AssertionError("the disk was not full")
        assert guests[0].request("GET", "/healthz")[0] == 503
        watcher = guests[1].connect(table)
        watcher.wait(lambda t: t.contract and len(t.chat) == 50)
        assert watcher.contract["seq"] == before, "the refused move did not happen"
        assert max(watcher.chat.values(), key=lambda line: line["n"])["text"].startswith(f"{told} "), "what was told is there"
        assert "event=not_stored" in server.log()
        server.kill()
        server.before = None
        server.start()
        again = [guest.connect(table) for guest in guests]
        for seat in again:
            seat.wait(lambda t: t.contract)
            assert seat.contract["seq"] == before
        play_all(again)
        check_record(server.folder, guests[0].request("GET", f"/api/tables/{table}/record")[2].decode())


def test_a_disk_that_has_room_again_is_used_again():
    with Server(variant="opt") as server:
        guests, table, seats = server.table_of_people("pig", 2)
        size = sum(os.path.getsize(os.path.join(server.folder, name)) for name in os.listdir(server.folder))
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
        mover = next(seat for seat in seats if seat.my_turn())
        refused("not_stored", mover.move, "roll")
        assert size > 0
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        mover.move("roll")
        assert len(mover.log) == 2 and guests[0].request("GET", "/healthz")[0] == 200


def test_bots_and_health_come_back_by_themselves():
    """Nobody has to do anything: a bot whose move found no room tries again, and /healthz tells when there is room."""
    with Server(variant="opt") as server:
        host, table = server.make("pig", 2, seats=[{"kind": "person"}, {"kind": "bot", "level": "random"}], pause=400)
        seat = host.connect(table)
        seat.sit(0)
        seat.ask("start")
        seat.wait(lambda t: t.contract)
        while seat.my_turn():
            seat.move("hold" if "hold" in seat.contract["legal"] else "roll")
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
        refused("not_stored", server.guest)
        assert host.request("GET", "/healthz")[0] == 503, "a guest who could not be stored counts"
        assert metric(server, "commit_failures_total") > 0 and metric(server, "can_store") == 0
        for _ in range(20):
            seat.ask("sync")
            assert host.request("GET", "/healthz")[0] == 503, "a turn that writes nothing proves nothing"
            time.sleep(0.1)  # while the bot tries
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        seat.wait(lambda t: t.my_turn())
        assert host.request("GET", "/healthz")[0] == 200
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
        refused("not_stored", server.guest)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        deadline = time.monotonic() + PATIENCE
        while host.request("GET", "/healthz")[0] != 200:
            assert time.monotonic() < deadline, "nothing is written, and it never says that there is room again"
            time.sleep(0.1)


def serve_once(*args, user=None):
    command = [os.path.join(ROOT, "build", "opt", "dizaine"), "serve", "--bind", "127.0.0.1", "--port", "0", "--quiet", *args]
    if user:
        command = ["setpriv", f"--reuid={user}", f"--regid={user}", "--clear-groups"] + command
    return subprocess.run(command, capture_output=True, text=True)


def test_a_file_that_cannot_be_written_is_refused_at_the_start():
    folder = tempfile.mkdtemp(prefix="dizaine-test-")
    try:
        with Server(variant="opt", folder=folder):
            pass
        user = 65534 if os.getuid() == 0 else None
        path = os.path.join(folder, "test.db")
        for name in os.listdir(folder):
            os.chmod(os.path.join(folder, name), 0o444)
        os.chmod(os.path.join(folder, "test.db-lock"), 0o666)
        os.chmod(folder, 0o755)
        done = serve_once("--db", path, user=user)
        assert done.returncode == 1 and "cannot be used" in done.stderr and "read" in done.stderr, done.stderr
        done = serve_once("--db", os.path.join(folder, "missing", "test.db"))
        assert done.returncode == 1 and "cannot be used" in done.stderr, done.stderr
        other = os.path.join(folder, "other.txt")
        with open(other, "w") as file:
            file.write("this is a letter, not a database, and it is long enough to be seen as such" * 20)
        done = serve_once("--db", other)
        assert done.returncode == 1 and "not a database" in done.stderr, done.stderr
        with open(other) as file:
            assert file.read().startswith("this is a letter")
        newer = os.path.join(folder, "newer.db")
        with sqlite3.connect(newer) as db:
            db.execute("PRAGMA user_version = 1000")
        done = serve_once("--db", newer)
        assert done.returncode == 1 and "a newer Dizaine has written it" in done.stderr, done.stderr
    finally:
        os.chmod(folder, 0o755)
        shutil.rmtree(folder)


def test_two_servers_do_not_share_a_file():
    with Server(variant="opt") as server:
        done = serve_once("--db", os.path.join(server.folder, "test.db"))
        assert done.returncode == 1 and "Another server" in done.stderr, done.stderr


def test_two_servers_do_not_share_a_file_through_a_link():
    with Server() as server:
        with tempfile.TemporaryDirectory() as folder:
            link = os.path.join(folder, "link.db")
            os.symlink(os.path.join(server.folder, "test.db"), link)
            second = subprocess.run([os.path.join(ROOT, "build", "san", "dizaine"), "serve", "--port", "0", "--db", link], capture_output=True, text=True, timeout=PATIENCE)
            assert second.returncode == 1 and "Another server" in second.stderr, second


def test_health_notices_a_file_that_was_replaced():
    with Server() as server:
        path, guest = os.path.join(server.folder, "test.db"), server.guest("Ana")
        assert guest.request("GET", "/healthz")[0] == 200
        os.rename(path, path + ".old")
        assert guest.request("GET", "/healthz")[0] == 503
        with open(path, "w"):
            assert guest.request("GET", "/healthz")[0] == 503, "another file of that name"
        os.rename(path + ".old", path)
        assert guest.request("GET", "/healthz")[0] == 200


def test_a_damaged_log_is_noticed():
    with Server(variant="opt") as server:
        guests, table, seats = server.table_of_people("dix", 2)
        server.end()
        with sqlite3.connect(os.path.join(server.folder, "test.db")) as db:
            db.execute("UPDATE event SET line = 'move * first 9' WHERE seq = 0")
        server.start()
        try:
            guests[0].connect(table)
            raise AssertionError("a damaged table was opened")
        except Closed as closed:
            assert closed.code == 4404
        assert "event=log_damaged" in server.log()


def test_a_game_goes_on_from_the_store_after_somebody_was_removed():
    """Whoever is removed has had a part in the deal, which stays."""
    with Server() as server:
        guests, table, seats = server.table_of_people("dix", 3)
        for _ in range(20):  # enough for chance to have been asked a few times
            for seat in seats:
                seat.ask("sync")
            mover = next(seat for seat in seats if seat.my_turn())
            mover.move(mover.contract["legal"][0])
        seats[0].ask("remove", seat=1)
        seats[0].ask("sync")
        before = seats[0].log
        server.restart()
        again = [guests[i].connect(table) for i in (0, 2)]
        for seat in again:
            seat.wait(lambda t: t.contract)
            assert seat.log[:len(before)] == before
        play_all(again)
        check_record(server.folder, guests[0].request("GET", f"/api/tables/{table}/record")[2].decode())


def test_tables_without_a_change_are_swept_and_finished_games_stay():
    with Server(variant="opt", limits=["sweep-days=1"]) as server:
        guests, old, seats = server.table_of_people("dix", 2)
        players, finished, ends = server.table_of_people("pig", 2)
        play_all(ends)
        for seat in seats + ends:
            seat.close()
        server.end()
        with sqlite3.connect(os.path.join(server.folder, "test.db")) as db:
            db.execute("UPDATE gametable SET at = at - 2 * 86400000")
            db.execute("UPDATE event SET at = at - 2 * 86400000")
        server.start()
        deadline = time.monotonic() + PATIENCE
        while "event=swept" not in server.log() and time.monotonic() < deadline:
            time.sleep(0.2)  # the server sweeps a second after its start
        refused("no_such_table", guests[0].get, "tables/" + old)
        assert players[0].get("tables/" + finished)["state"] == "over"


def as_version_4(db):
    db.execute("INSERT OR IGNORE INTO event SELECT t, seq, at, line FROM played")
    db.execute("DROP VIEW played")
    for name in ("guest_unduplicated", "duplicate_ended", "table_undone"):
        db.execute("DROP TRIGGER " + name)
    db.execute("DROP INDEX gametable_deal")
    for name in ("fresh", "duplicate", "book_deed", "house_played"):
        db.execute("DROP TABLE " + name)
    db.execute("PRAGMA user_version = 4")


def test_a_file_of_the_fourth_version_is_converted():
    with Server() as server:
        guests, table, seats = server.table_of_people("dix", 2)
        for _ in range(6):
            mover = next(seat for seat in seats if seat.my_turn())
            mover.move(mover.contract["legal"][0])
            for seat in seats:
                seat.ask("sync")
        before = seats[0].log
        for seat in seats:
            seat.close()
        server.kill()
        with sqlite3.connect(os.path.join(server.folder, "test.db")) as db:
            as_version_4(db)
        server.start()
        seats = [guest.connect(table) for guest in guests]
        for seat in seats:
            seat.wait(lambda t: t.contract)
        assert seats[0].log[:len(before)] == before
        play_all(seats)
        check_record(server.folder, guests[0].request("GET", f"/api/tables/{table}/record")[2].decode())


def as_version_3(db):
    as_version_4(db)
    for name in ("guest_untried", "guest_unbooked", "book_left", "book_ended", "table_unbooked"):
        db.execute("DROP TRIGGER " + name)
    for name in ("deal", "deal_try", "deal_result", "deal_choice", "book_member", "book_game", "book"):
        db.execute("DROP TABLE " + name)
    db.execute("ALTER TABLE gametable DROP COLUMN deal")
    db.execute("PRAGMA user_version = 3")


def test_a_file_of_the_third_version_is_converted():
    with Server() as server:
        guests, table, seats = server.table_of_people("pig", 2)
        for seat in seats:
            seat.close()
        server.kill()
        with sqlite3.connect(os.path.join(server.folder, "test.db")) as db:
            as_version_3(db)
        server.start()
        guests[0].connect(table).wait(lambda t: t.contract)
        guests[0].post("daily", {"game": "dix"})
        assert guests[0].get("daily")["games"][0]["mine"] is not None
        assert guests[0].post("books", {"name": "Thursday", "as": "Ana"})["book"]


def as_version_2(db):
    as_version_3(db)
    db.execute("DROP INDEX gametable_due")
    for column in ("gametable DROP COLUMN asked", "gametable DROP COLUMN counted", "gametable DROP COLUMN due", "seat DROP COLUMN standin_by"):
        db.execute("ALTER TABLE " + column)
    db.execute("PRAGMA user_version = 2")


def test_a_file_of_the_second_version_is_converted():
    with Server() as server:
        guests, table, seats = server.table_of_people("pig", 2)
        seats[1].ask("leave")
        for seat in seats:
            seat.close()
        server.kill()
        with sqlite3.connect(os.path.join(server.folder, "test.db")) as db:
            as_version_2(db)
        server.start()
        seat = guests[0].connect(table)
        seat.wait(lambda t: t.contract)
        assert seat.table["seats"][1]["standin_by"] == "left", seat.table


def test_a_file_of_the_first_version_is_converted():
    """It kept when a decision began and when the last person left, by the time of day."""
    with Server() as server:
        guests, table, seats = server.table_of_people("pig", 2, clock=600)
        stranger = server.guest("Max")
        for seat in seats:
            seat.close()
        server.kill()
        with sqlite3.connect(os.path.join(server.folder, "test.db")) as db:
            db.execute("ALTER TABLE seat RENAME COLUMN left_ms TO since")
            as_version_2(db)
            for name in ("gametable", "guest"):
                db.execute(f"DROP INDEX {name}_source")
                db.execute(f"ALTER TABLE {name} DROP COLUMN source")
            db.execute("ALTER TABLE gametable ADD COLUMN left_at INTEGER NOT NULL DEFAULT 0")
            db.execute("UPDATE gametable SET left_at = 1700000000000 + 60000")
            db.execute("DROP TRIGGER guest_gone")
            for name in ("ban", "session", "recovery"):
                db.execute(f"DROP TABLE {name}")
            db.execute("ALTER TABLE device RENAME COLUMN left_ms TO until")
            db.execute("ALTER TABLE gametable ADD COLUMN banned TEXT NOT NULL DEFAULT ''")
            db.execute("UPDATE gametable SET banned = 'g0123456789abcdef ' || ? || ' '", (stranger.me["guest"],))
            db.execute("UPDATE seat SET since = CASE WHEN seat = 0 THEN 1700000000000 ELSE 0 END")
            db.execute("PRAGMA user_version = 1")
        server.start()
        seat = guests[0].connect(table)
        seat.wait(lambda t: t.contract)
        assert 500000 < seat.left_ms[0] <= 540000 and seat.left_ms[1] is None, seat.left_ms
        assert {(one["guest"], one["what"]) for one in seat.table["banned"]} == {("g0123456789abcdef", "removed"), (stranger.me["guest"], "removed")}
        refused("removed", stranger.connect(table).ask, "chat", text="hello")


def test_lobbies_in_which_nobody_sits_are_swept_after_an_hour():
    with Server(variant="opt") as server:
        host, empty = server.make("pig", 2)
        _, taken = server.make("pig", 2, host)
        link = host.connect(taken)
        link.sit(0)
        link.close()
        _, fresh = server.make("pig", 2, host)
        server.kill()
        with sqlite3.connect(os.path.join(server.folder, "test.db")) as db:
            db.execute("UPDATE gametable SET at = at - 61 * 60000 WHERE id <> ?", (fresh,))
        server.start()
        deadline = time.monotonic() + PATIENCE
        while "event=swept" not in server.log() and time.monotonic() < deadline:
            time.sleep(0.05)  # the server sweeps a second after its start
        refused("no_such_table", host.get, "tables/" + empty)
        assert host.get("tables/" + taken)["id"] == taken and host.get("tables/" + fresh)["id"] == fresh


if __name__ == "__main__":
    run(sys.modules[__name__])
