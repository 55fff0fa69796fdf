"""server_backup.py: dizaine backup and restore, of a large file and beside play; a file that shrinks; what is kept, and for how long."""
import json
import os
import random
import resource
import signal
import sqlite3
import stat
import subprocess
import sys
import tempfile
import threading
import time

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "lib"))
from tap import refused, run  # noqa: E402
from server import GENEROUS, PATIENCE, ROOT, Refused, Server, check_record, choose, metric, play_all, together  # noqa: E402
from server_decks import bring, pictures  # noqa: E402

PROGRAM = os.path.join(ROOT, "build", "san", "dizaine")
DAY_MS = 86400000


def dizaine(*args):
    return subprocess.run([PROGRAM, *args], capture_output=True, text=True, timeout=PATIENCE)


def database(path):
    db = sqlite3.connect(path)
    db.row_factory = sqlite3.Row
    return db


def fill(path, megabytes, at=1_600_000_000_000):
    """Finished games of long ago, with records that take room."""
    with sqlite3.connect(path) as db:
        columns = [row[1] for row in db.execute("PRAGMA table_info(gametable)")]
        some = dict(zip(columns, db.execute("SELECT * FROM gametable LIMIT 1").fetchone()))
        for i in range(megabytes * 10):
            some.update(n=100000 + i, id=f"told{i}", code=f"old{i}", key=None, state=2, at=at, maker="g0", host="g0")
            db.execute(f"INSERT INTO gametable ({','.join(columns)}) VALUES ({','.join('?' * len(columns))})", [some[name] for name in columns])
            db.execute("INSERT INTO record VALUES (?, '[1]', '[0]', ?, ?)", (100000 + i, at, json.dumps({"names": ["Ana"], "x": f"{i} " * (100_000 // (len(str(i)) + 1))})))
    db.close()


def listing(folder):
    """Every file with its bytes, but for those that come and go with any opening."""
    found = {}
    for place, _, names in os.walk(folder):
        for name in names:
            path = os.path.join(place, name)
            if not name.endswith(("-lock", "-shm", "-wal", ".log")) and stat.S_ISREG(os.lstat(path).st_mode):
                with open(path, "rb") as file:
                    found[os.path.relpath(path, folder)] = file.read()
    return found


def wait_until(condition, what):
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline, what
        time.sleep(0.05)


class Player:
    """Plays without a pause, then talks, and remembers how far the table was when the server said so."""

    def __init__(self, server, number):
        self.guests, self.table, self.seats = server.table_of_people("dix", 2)
        self.rng, self.seq, self.moves = random.Random(number), 0, 0

    def play(self, stop):
        while not stop.is_set():
            for seat in self.seats:
                seat.ask("sync")
                if seat.contract["over"]:
                    seat.ask("chat", text="Well played")
                    self.moves += 1
                if seat.my_turn():
                    try:
                        self.seq = max(self.seq, seat.move(choose(seat.contract, self.rng))["seq"])
                        self.moves += 1
                    except Refused as no:
                        assert no.why in ("wrong_step", "wrong_seat", "no_such_move", "is_over"), no


def test_a_large_file_is_copied_beside_play_and_comes_back_whole():
    with Server() as server, tempfile.TemporaryDirectory() as folder:
        path, copy = os.path.join(server.folder, "test.db"), os.path.join(folder, "copy.db")
        ana = server.guest("Ana")
        server.make("pig", 2, ana)
        deck = bring(ana, pictures(24), name="Our summer")["deck"]
        server.end()
        fill(path, 120)
        with open(path + "-learned", "w") as file:
            file.write("a line that nobody can read\n")
        server.start()
        ana.base = server.url
        picture = ana.request("GET", f"/api/decks/{deck}/1")[2]
        players = [Player(server, i) for i in range(4)]
        stop, done = threading.Event(), []

        def backup():
            before = [player.seq for player in players], sum(player.moves for player in players)
            done.append(dizaine("backup", copy, "--db", path))
            after = sum(player.moves for player in players)
            stop.set()
            done.append((before[0], after - before[1]))

        together(backup, *[lambda player=player: player.play(stop) for player in players])
        assert done[0].returncode == 0 and not done[0].stderr, done[0]
        told, meanwhile = done[1]
        assert meanwhile > 0, "play went on"
        assert stat.S_IMODE(os.stat(copy).st_mode) == 0o600 and os.listdir(folder) == ["copy.db"], os.listdir(folder)
        assert "event=backup ok=1" in server.log()
        with database(copy) as db:
            assert db.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
            assert db.execute("SELECT count(*) FROM record JOIN gametable ON n = t WHERE id LIKE 'told%'").fetchone()[0] == 1200
            playing = db.execute("SELECT count(*) FROM gametable WHERE state = 1").fetchone()[0]
        restored = os.path.join(folder, "again.db")
        answer = dizaine("restore", copy, "--db", restored)
        assert answer.returncode == 0 and f"{playing} unfinished tables" in answer.stdout, answer
        with open(restored + "-learned") as file:
            assert file.read().startswith("a line"), "what bots learnt"
        assert not [name for name in os.listdir(folder) if ".new-" in name], os.listdir(folder)
        with Server("--db", restored, folder=folder) as second:
            for player, seq in zip(players, told):
                for guest in player.guests:
                    guest.base = second.url
                again = [guest.connect(player.table) for guest in player.guests]
                for seat in again:
                    seat.wait(lambda t: t.contract)
                    assert seat.contract["seq"] >= seq, "what was told before the backup began is in it"
                play_all(again)
                check_record(folder, player.guests[0].request("GET", f"/api/tables/{player.table}/record")[2].decode())
            ana.base = second.url
            assert ana.get("decks")["decks"][0]["name"] == "Our summer"
            assert ana.request("GET", f"/api/decks/{deck}/1")[2] == picture


def test_a_backup_overwrites_nothing_unasked_and_fails_with_a_sentence():
    with Server() as server, tempfile.TemporaryDirectory() as folder:
        path, copy = os.path.join(server.folder, "test.db"), os.path.join(folder, "copy.db")
        with open(copy, "w") as file:
            file.write("mine")
        for alone in (False, True):
            if alone:
                server.end()
            answer = dizaine("backup", copy, "--db", path)
            assert answer.returncode == 1 and "File exists" in answer.stderr, answer
            with open(copy) as file:
                assert file.read() == "mine"
            answer = dizaine("backup", os.path.join(folder, "no", "copy.db"), "--db", path)
            assert answer.returncode == 2 and "cannot be used" in answer.stderr, answer
            answer = dizaine("backup", "/proc/copy.db", "--db", path)
            assert answer.returncode == 1 and "cannot be written" in answer.stderr, answer
        assert os.listdir(folder) == ["copy.db"]
        assert dizaine("backup", copy, "--db", path, "--replace").returncode == 0
        server.start()
        assert dizaine("backup", copy, "--db", path, "--replace").returncode == 0
        with database(copy) as db:
            assert db.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
        assert os.listdir(folder) == ["copy.db"]
        assert dizaine("backup", copy, "--db", os.path.join(folder, "nothing.db"), "--replace").returncode == 1
        assert os.listdir(folder) == ["copy.db"], "and no database is made by asking for one"
        for wrong in ((), ("a", "b")):
            assert dizaine("backup", *wrong).returncode == 2


def test_a_copy_that_finds_no_room_is_given_up_and_play_goes_on():
    with Server() as server, tempfile.TemporaryDirectory() as folder:
        path = os.path.join(server.folder, "test.db")
        guests, table, seats = server.table_of_people("pig", 2)
        server.end()
        fill(path, 30)
        server.start()
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (20_000_000, resource.RLIM_INFINITY))
        answer = dizaine("backup", os.path.join(folder, "copy.db"), "--db", path)
        assert answer.returncode == 1 and "cannot be written" in answer.stderr, answer
        assert not os.listdir(folder) and not [name for name in os.listdir(server.folder) if ".copy-" in name]
        for guest in guests:
            guest.base = server.url
        again = [guest.connect(table) for guest in guests]
        play_all(again)
        assert metric(server, "backup_failures_total") == 1 and metric(server, "backups_total") == 0
        assert "event=backup ok=0" in server.log() and guests[0].request("GET", "/healthz")[0] == 200


def test_a_copy_goes_to_another_disk_than_the_server_s():
    """If there is one here; the server writes beside its own file only."""
    with Server() as server, tempfile.TemporaryDirectory(dir="/dev/shm" if os.access("/dev/shm", os.W_OK) else None) as folder:
        server.make("pig", 2)
        answer = dizaine("backup", os.path.join(folder, "copy.db"), "--db", os.path.join(server.folder, "test.db"))
        assert answer.returncode == 0 and os.listdir(folder) == ["copy.db"], (answer, os.listdir(folder))
        with database(os.path.join(folder, "copy.db")) as db:
            assert db.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
        assert stat.S_IMODE(os.stat(os.path.join(folder, "copy.db")).st_mode) == 0o600
        assert not [name for name in os.listdir(server.folder) if ".copy-" in name]


def test_a_backup_that_nobody_waits_for_leaves_nothing_behind():
    with Server() as server, tempfile.TemporaryDirectory() as folder:
        path = os.path.join(server.folder, "test.db")
        server.make("pig", 2)
        server.end()
        fill(path, 60)
        server.start()
        asked = subprocess.Popen([PROGRAM, "backup", os.path.join(folder, "copy.db"), "--db", path])
        wait_until(lambda: [name for name in os.listdir(server.folder) if ".copy-" in name], "it has begun")
        asked.send_signal(signal.SIGINT)
        asked.wait()
        wait_until(lambda: "event=backup" in server.log(), "it has ended")
        assert not os.listdir(folder), os.listdir(folder)
        assert "ok=1" in server.log() or not [name for name in os.listdir(server.folder) if ".copy-" in name], os.listdir(server.folder)
        assert dizaine("backup", os.path.join(folder, "next.db"), "--db", path).returncode == 0, "the next one can be made"


def test_restore_refuses_what_is_no_good_and_changes_nothing():
    with Server() as server, tempfile.TemporaryDirectory() as folder:
        path, copy = os.path.join(server.folder, "test.db"), os.path.join(folder, "copy.db")
        server.table_of_people("dix", 2)
        assert dizaine("backup", copy, "--db", path).returncode == 0
        answer = dizaine("restore", copy, "--db", path, "--replace")
        assert answer.returncode == 1 and "Another server" in answer.stderr, answer
        server.end()
        with open(copy, "rb") as file:
            whole = file.read()
        before = listing(server.folder)
        answer = dizaine("restore", copy, "--db", path)
        assert answer.returncode == 1 and "--replace" in answer.stderr, answer

        def damaged(name, change):
            bad = os.path.join(folder, name)
            with open(bad, "wb") as file:
                file.write(whole)
            change(bad)
            return bad

        def sql(text):
            def change(bad):
                with sqlite3.connect(bad) as db:
                    db.execute(text)
                db.close()
            return change

        def overwrite(bad):
            with open(bad, "r+b") as file:
                file.seek(1024 * 3)
                file.write(b"\xff" * 8000)

        for name, change, sentence in (
                ("half", lambda bad: os.truncate(bad, len(whole) // 2), "cannot be"), ("bytes", overwrite, "cannot be"),
                ("letter", lambda bad: open(bad, "w").write("a letter"), "cannot be"), ("empty", lambda bad: os.truncate(bad, 0), "has not written it"),
                ("newer", sql("PRAGMA user_version = 1000"), "a newer Dizaine"), ("log", sql("INSERT OR REPLACE INTO event SELECT t, seq, at, 'move * first 9' FROM played WHERE seq = 0"), "cannot be played on"),
                ("strange", sql("INSERT INTO file VALUES ('decks/../../x', x'00')"), "strange name"), ("other", sql("DROP TABLE gametable"), "has not written it")):
            answer = dizaine("restore", damaged(name, change), "--db", path, "--replace")
            assert answer.returncode == 1 and sentence in answer.stderr, (name, answer)
            assert listing(server.folder) == before, name
        answer = dizaine("restore", os.path.join(folder, "nothing"), "--db", path, "--replace")
        assert answer.returncode == 1 and "cannot be used" in answer.stderr, answer
        assert dizaine("restore", path, "--db", path, "--replace").returncode == 1
        assert listing(server.folder) == before and not [name for name in os.listdir(server.folder) if "new-" in name or "old-" in name]
        server.start()


def test_restore_keeps_what_was_there_under_another_name():
    with Server() as server, tempfile.TemporaryDirectory() as folder:
        path, copy = os.path.join(server.folder, "test.db"), os.path.join(folder, "copy.db")
        ana = server.guest("Ana")
        _, first = server.make("pig", 2, ana)
        assert dizaine("backup", copy, "--db", path).returncode == 0
        _, second = server.make("pig", 2, ana)
        deck = bring(ana, pictures(24))["deck"]
        server.kill()  # what it wrote last is in the write-ahead log only
        answer = dizaine("restore", copy, "--db", path, "--replace")
        assert answer.returncode == 0 and ".old-1" in answer.stdout, answer
        server.start()
        ana.base = server.url
        assert ana.get("tables/" + first)["id"] == first
        refused("no_such_table", ana.get, "tables/" + second)
        refused("not_found", ana.get, "decks/" + deck)
        server.end()
        with database(path + ".old-1") as db:
            assert db.execute("SELECT count(*) FROM gametable WHERE id = ?", (second,)).fetchone()[0] == 1
        assert os.path.exists(os.path.join(path + "-decks.old-1", deck, "owner"))
        server.start()


def test_the_socket_of_the_operator_is_for_its_owner_and_goes_with_the_server():
    with Server() as server:
        path = os.path.join(server.folder, "test.db-admin")
        assert stat.S_ISSOCK(os.stat(path).st_mode) and stat.S_IMODE(os.stat(path).st_mode) == 0o600
        server.kill()
        assert os.path.exists(path)
        answer = dizaine("backup", os.path.join(server.folder, "copy.db"), "--db", path[:-6])
        assert answer.returncode == 0, "nobody listens there: the command does it by itself"
        server.start()
        assert dizaine("backup", os.path.join(server.folder, "second.db"), "--db", path[:-6]).returncode == 0
        server.end()
        assert not os.path.exists(path)
        server.start()
    with tempfile.TemporaryDirectory() as folder:
        deep = os.path.join(folder, "d" * 120)
        os.mkdir(deep)
        with Server(folder=deep):
            answer = dizaine("backup", os.path.join(deep, "copy.db"), "--db", os.path.join(deep, "test.db"))
            assert answer.returncode == 0, answer


def test_games_chat_and_names_are_kept_as_long_as_is_said_and_the_file_shrinks():
    with Server(limits=GENEROUS + ["keep-games-days=30", "keep-chat-days=10", "keep-names-days=20"]) as server:
        path = os.path.join(server.folder, "test.db")
        tables = []
        for _ in range(4):
            guests, table, seats = server.table_of_people("pig", 2, options={"goal": 10})
            seats[0].ask("chat", text="Hello")
            play_all(seats)
            tables.append((guests[0], table))
            for seat in seats:
                seat.close()
        server.end()
        with sqlite3.connect(path) as db:
            for (_, table), days in zip(tables, (31, 21, 11, 1)):
                n = db.execute("SELECT n FROM gametable WHERE id = ?", (table,)).fetchone()[0]
                db.execute("UPDATE gametable SET at = at - ? WHERE n = ?", (days * DAY_MS, n))
                db.execute("UPDATE chat SET at = at - ? WHERE t = ?", (days * DAY_MS, n))
        db.close()
        fill(path, 30)
        large = os.path.getsize(path)
        assert large > 30_000_000
        server.start()
        wait_until(lambda: "event=swept" in server.log(), "the sweep")
        wait_until(lambda: os.path.getsize(path) < 4_000_000, "the file shrinks")
        wait_until(lambda: metric(server, "checkpoints_total") > 0, "by a checkpoint")
        for guest, _ in tables:
            guest.base = server.url
        with database(path) as db:
            left = {row["id"]: row["n"] for row in db.execute("SELECT id, n FROM gametable")}
            assert set(left) == {table for _, table in tables[1:]}
            for name in ("event", "seat", "chat", "happening", "record"):
                assert not db.execute(f"SELECT 1 FROM {name} WHERE t NOT IN (SELECT n FROM gametable)").fetchone(), name
            chats = {row["t"] for row in db.execute("SELECT t FROM chat")}
            assert chats == {left[tables[3][1]]}
            for _, table in tables[1:]:
                names = [row["name"] for row in db.execute("SELECT name FROM seat WHERE t = ? ORDER BY seat", (left[table],))]
                known = [row["guest"] for row in db.execute("SELECT guest FROM seat WHERE t = ? ORDER BY seat", (left[table],))]
                record = json.loads(db.execute("SELECT record FROM record WHERE t = ?", (left[table],)).fetchone()[0])
                assert record["names"] == names
                assert (names == ["#1", "#2"] and known == [None, None]) if table == tables[1][1] else names == ["P0", "P1"], (names, known)
        guest, table = tables[1]
        check_record(server.folder, guest.request("GET", f"/api/tables/{table}/record")[2].decode())
        refused("no_such_table", tables[0][0].get, "tables/" + tables[0][1])


def test_without_a_wish_finished_games_and_their_names_stay():
    with Server() as server:
        path = os.path.join(server.folder, "test.db")
        guests, table, seats = server.table_of_people("pig", 2, options={"goal": 10})
        play_all(seats)
        _, stale = server.make("pig", 2)
        for seat in seats:
            seat.close()
        server.kill()
        with sqlite3.connect(path) as db:
            db.execute("UPDATE gametable SET at = 1600000000000")
        db.close()
        server.start()
        wait_until(lambda: "event=swept" in server.log(), "the sweep")
        guests[0].base = server.url
        assert [seat["name"] for seat in guests[0].get("tables/" + table)["seats"]] == ["P0", "P1"]


def test_a_file_that_could_not_shrink_is_converted():
    with Server() as server:
        path = os.path.join(server.folder, "test.db")
        guests, table, seats = server.table_of_people("dix", 2)
        server.end()
        with database(path) as db:
            assert db.execute("PRAGMA auto_vacuum").fetchone()[0] == 2, "of a new file"
        db.close()
        db = sqlite3.connect(path, isolation_level=None)
        db.execute("PRAGMA auto_vacuum = NONE")
        db.execute("VACUUM")
        assert db.execute("PRAGMA auto_vacuum").fetchone()[0] == 0
        db.close()
        server.start()
        guests[0].base = server.url
        guests[0].connect(table).wait(lambda t: t.contract)
        with database(path) as db:
            assert db.execute("PRAGMA auto_vacuum").fetchone()[0] == 2
        db.close()


if __name__ == "__main__":
    run(sys.modules[__name__])
