"""store_copy.py: `dizaine store copy`, from a file to PostgreSQL and back, with people who go on playing after each; `dizaine export` of both."""
import json
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "lib"))
from postgres import Postgres, programs  # noqa: E402
from server import GENEROUS, ROOT, Guest, Server, Table, play, play_all  # noqa: E402
from server_decks import bring, pictures  # noqa: E402
from server_nodes import Locked, until  # noqa: E402
from tap import run  # noqa: E402

LIBRARY = {}
PROGRAM = os.path.join(ROOT, "build", "san", "dizaine")
postgres = None


def copy(*words):
    return subprocess.run([PROGRAM, "store", "copy", *words], capture_output=True, text=True, env={**os.environ, "LC_ALL": "C"})


def dump(path):
    """All rows of all tables, but for links to other devices."""
    database = sqlite3.connect(path)
    tables = [name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table' AND name <> 'device'")]
    return {name: sorted(map(repr, database.execute(f"SELECT * FROM {name}"))) for name in tables}


def files(folder):
    return {os.path.relpath(os.path.join(at, name), folder): open(os.path.join(at, name), "rb").read() for at, _, names in os.walk(folder) for name in names}


class Base:
    """What the tests of copies of a database need of lib Nodes."""

    def __init__(self):
        self.url = postgres.database()

    def sql(self, text):
        return postgres.sql(text, self.url)


def fill(folder):
    """A file with a finished game, one that is being played, a lobby, a deck, chat, and texts that are hard to quote. Guests, tables and the deck."""
    path = os.path.join(folder, "a.db")
    house = os.path.join(folder, "house.properties")
    with open(house, "w") as file:
        file.write("name = Chez nous\n")
    with Server("--db", path, "--house", house, limits=GENEROUS + ["uploads=0"]) as server:
        guests, over, seats = server.table_of_people("pig", 2, options={"goal": 20})
        play_all(seats)
        guests, table, seats = server.table_of_people("pig", 2, options={"goal": 100}, name="Tab\\N \"quoted\" é")
        seats[0].ask("chat", text="back\\slash\\n 'and' \\t \\\\. — “été”")
        for _ in range(6):
            seat = next(seat for seat in seats if seat.my_turn())
            step = seat.contract["step"]
            seat.move("roll")
            for other in seats:
                other.wait(lambda t: t.contract["step"] > step)
        log = list(seats[0].log)
        server.make("dix", 3)
        deck = bring(guests[0], pictures(24))
        library(path, guests)
        LIBRARY["told"] = told_of_library(guests)
    return path, guests, over, table, log, deck["deck"]


def library(path, guests):
    """A book with a game in it, a try of the deal of the day, and a duplicate of which one table has finished; all of it is a row somewhere."""
    book = guests[0].post("books", {"name": "Circle", "as": "A 'quoted'"})
    guests[1].post("books/join", {"key": book["key"], "as": "B\\N"})
    guests[0].post("daily", {"game": "dix"})
    duplicate = guests[0].post("duplicates", {"game": "pig", "players": 2, "pause": 0, "options": {"goal": 20}})["duplicate"]
    made = guests[0].post("duplicate", {"id": duplicate, "begin": True, "seat": 0, "level": "easy"})
    play(guests[0].connect(made["table"]))
    guests[0].post("book", {"book": book["book"], "add": made["table"]})
    for table in ("book", "book_member", "book_game", "book_deed", "deal", "deal_try", "deal_choice", "duplicate", "house_played"):
        assert sqlite3.connect(path).execute(f"SELECT count(*) FROM {table}").fetchone()[0] > 0, table


def told_of_library(people):
    """What the two of them read of it."""
    found = []
    for guest in people[:2]:
        book = guest.get("books")["books"][0]["book"]
        duplicate = people[0].get("duplicates")["duplicates"][0]["duplicate"]
        found.append([guest.get("book?id=" + book), guest.get("duplicate?id=" + duplicate), guest.get("daily")["days"]])
    return found


def goes_on(server, guests, over, table, log, deck):
    """The same people, whose cookies are good, find everything and play to the end."""
    people = []
    for guest in guests:
        other = Guest.__new__(Guest)
        other.__dict__.update(guest.__dict__)
        other.base = server.url
        people.append(other)
    assert people[0].get("me")["name"] == "P0"
    assert people[0].get(f"tables/{over}/record")["game"] == "pig"
    assert people[0].request("GET", f"/api/decks/{deck}/24")[0] == 200
    assert told_of_library(people) == LIBRARY["told"]
    seats = [Table(guest, table) for guest in people]
    for seat in seats:
        seat.wait(lambda t: t.contract)
    assert [line["m"] for line in seats[0].log] == [line["m"] for line in log]
    seats[0].wait(lambda t: t.chat)
    assert seats[0].chat[1]["text"].startswith("back\\slash")
    people[0].post("tables", {"game": "pig", "players": 2})  # numbers of new rows go on behind those that were copied
    return seats


def test_everything_goes_to_postgresql_and_back_and_people_play_on():
    folder = tempfile.mkdtemp(prefix="dizaine-copy-")
    path, guests, over, table, log, deck = fill(folder)
    base, before = Base(), dump(path)
    done = copy(path, base.url)
    assert done.returncode == 0 and "1 decks, 2 unfinished tables" in done.stdout, done.stdout + done.stderr
    assert f"event        {len(before['event'])}\n" in done.stdout, done.stdout
    back = os.path.join(folder, "b.db")
    done = copy(base.url, back)
    assert done.returncode == 0, done.stderr
    assert dump(back) == before
    mine, theirs = files(path + "-decks"), files(back + "-decks")
    assert mine == theirs and len(mine) > 48
    for args in (["--db", base.url, "--local", os.path.join(folder, "n1"), "--node", "n1"], ["--db", back]):
        with Server(*args, folder=folder) as server:
            seats = goes_on(server, guests, over, table, log, deck)
            if args[1] == back:
                play_all(seats)
    shutil.rmtree(folder)


def test_what_is_not_empty_not_there_or_in_use_is_refused_and_nothing_changes():
    folder = tempfile.mkdtemp(prefix="dizaine-copy-")
    path, base = os.path.join(folder, "a.db"), Base()
    with Server("--db", path, folder=folder) as server:
        server.guest("Ana")
        done = copy(path, base.url)
        assert done.returncode == 1 and "Another server uses the file" in done.stderr, done.stderr
    before = dump(path)
    for words, code, why in (((path,), 2, "from where and to where"), ((path, path + "2"), 2, "one of both is a file"), ((base.url, base.url), 2, "one of both is a file"),
                             ((path + "-none", base.url), 2, "No such file"), ((base.url, path), 2, "is there already"),
                             ((path, "postgresql://dizaine@/nothing?host=/nowhere"), 1, "cannot be reached"), ((base.url, folder + "/no/such/folder.db"), 2, "cannot be used")):
        done = copy(*words)
        assert done.returncode == code and why in done.stderr and done.stderr.count("\n") == 1, (words, done)
    assert copy(path, base.url).returncode == 0
    done = copy(path, base.url)
    assert done.returncode == 1 and "not empty" in done.stderr, done.stderr
    with Server("--db", base.url, "--local", os.path.join(folder, "n1"), "--node", "n1", folder=folder):
        done = copy(base.url, os.path.join(folder, "c.db"))
        assert done.returncode == 1 and "Servers use the database" in done.stderr, done.stderr
    assert dump(path) == before
    assert not [name for name in os.listdir(folder) if ".new-" in name or name.startswith("c.db")], os.listdir(folder)
    shutil.rmtree(folder)


def test_a_copy_that_is_killed_leaves_an_empty_database():
    folder = tempfile.mkdtemp(prefix="dizaine-copy-")
    path, base = os.path.join(folder, "a.db"), Base()
    with Server("--db", path, folder=folder) as server:
        server.guest("Ana")
    with Server("--db", base.url, "--local", os.path.join(folder, "n1"), "--node", "n1", folder=folder):
        pass  # it makes the schema
    with Locked(base, "source_key") as lock:  # nearly the last one that is written
        process = subprocess.Popen([PROGRAM, "store", "copy", path, base.url], stdout=subprocess.DEVNULL)
        until(lambda: lock.waiting() == 1)
        process.send_signal(signal.SIGKILL)
        process.wait()
    until(lambda: base.sql("SELECT count(*) FROM guest") == ["0"])
    done = copy(path, base.url)
    assert done.returncode == 0 and base.sql("SELECT count(*) FROM guest") == ["1"], done.stderr
    shutil.rmtree(folder)


def export(*words):
    return subprocess.run([PROGRAM, "export", *words], capture_output=True, text=True, env={**os.environ, "LC_ALL": "C"})


def test_finished_games_are_exported_from_a_file_and_from_a_database_beside_their_server():
    folder = tempfile.mkdtemp(prefix="dizaine-export-")
    path, base = os.path.join(folder, "a.db"), Base()
    for args in (["--db", path], ["--db", base.url, "--local", os.path.join(folder, "n1"), "--node", "n1"]):
        where = args[1]
        with Server(*args, folder=folder) as server:
            assert export(where).stdout == ""
            for goal in (20, 30):
                play_all(server.table_of_people("pig", 2, options={"goal": goal})[2])
            server.table_of_people("pig", 2)  # nobody learns of a game that is being played
            done = export(where)
            games = [json.loads(line) for line in done.stdout.splitlines()]
            assert done.returncode == 0 and [game["options"]["goal"] for game in games] == [20, 30], done
            assert not any("names" in game for game in games) and "P0" not in done.stdout and done.stderr == ""
            assert [json.loads(line)["names"] for line in export("--names", where).stdout.splitlines()] == [["P0", "P1"]] * 2
            assert export("--game", "dix", where).stdout == "" and export("--format", "csv", where).stdout.count("\n") > 20
            play_all(server.table_of_people("pig", 2, options={"goal": 20})[2])
            assert export(where).stdout.count("\n") == 3  # the server goes on
    before, names = dump(path), sorted(os.listdir(folder))
    assert export(path).stdout.count("\n") == 3  # without a server, too
    assert dump(path) == before and [name for name in sorted(os.listdir(folder)) if name not in names] == []
    other, cut = os.path.join(folder, "other.db"), os.path.join(folder, "cut.db")
    sqlite3.connect(other).execute("CREATE TABLE record (t, record)").connection.commit()
    with open(path, "rb") as file, open(cut, "wb") as to:
        to.write(file.read()[:9000])
    for where, why in ((other, "Dizaine has not written it"), (cut, "cannot be used"), ("postgresql://dizaine@/nothing?host=/nowhere", "The database cannot be used")):
        done = export(where)
        assert done.returncode == 2 and why in done.stderr and done.stderr.count("\n") == 1 and done.stdout == "", (where, done)
    shutil.rmtree(folder)


if __name__ == "__main__":
    if not programs():
        print("1..1\nok 1 - copies # SKIP there is no PostgreSQL here: install postgresql-15")
        sys.exit()
    with Postgres("fsync = off") as postgres:
        run(sys.modules[__name__])
