"""server_sources.py: the log tells who pushed, by a tag that stands for an address and never by the address itself."""
import os
import re
import sqlite3
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "lib"))
from tap import refused, run  # noqa: E402
from server import GENEROUS, Closed, Server  # noqa: E402
from server_decks import bring, pictures  # noqa: E402
from timeshift import TimeShift  # noqa: E402

ANA, LEO = "198.51.100.7", "203.0.113.9"  # addresses as a proxy names them


def at(server, address, name=None):
    """A guest at that address."""
    return server.guest(name, headers=[("X-Forwarded-For", address)])


def tags(server, event, **fields):
    """The sources of the log lines of an event, in their order."""
    lines = [dict(word.split("=", 1) for word in line.split() if "=" in word) for line in server.log().splitlines()]
    return [line.get("source") for line in lines if line.get("event") == event and all(line.get(key) == value for key, value in fields.items())]


def test_guests_tables_and_decks_tell_their_source():
    with Server("--proxy", limits=GENEROUS + ["uploads=0"]) as server:
        ana, leo, six, seven = at(server, ANA), at(server, LEO), at(server, "2001:db8:0:1::5"), at(server, "2001:db8:0:1:9::6")
        found = tags(server, "guest")
        assert len(found) == 4 and all(re.fullmatch("[0-9a-f]{10}", tag) for tag in found), found
        assert len(set(found)) == 3 and found[2] == found[3], "a network of IPv6 is one source"
        for guest in (ana, leo):
            server.make("pig", 2, guest)
            bring(guest, pictures(2))
        assert tags(server, "made") == found[:2] and tags(server, "deck") == found[:2], server.log()
        with sqlite3.connect(os.path.join(server.folder, "test.db")) as db:
            tables = [row[0] for row in db.execute("SELECT source FROM gametable ORDER BY n")]
            assert 0 not in tables and len(set(tables)) == 2
            assert {row[0] for row in db.execute("SELECT source FROM guest")} > set(tables)
        for file in ("test.db", "test.db-wal", "errors.log"):
            with open(os.path.join(server.folder, file), "rb") as data:
                text = data.read()
            for address in (ANA, LEO, "2001:db8", "127.0.0.1"):
                assert address.encode() not in text, (file, address)


def test_refusals_and_floods_tell_their_source_once_a_minute():
    limits = ["makes=3", "guests=3", "requests=0", "guesses=2", "chats=1", "table-chats=0", "messages=1", "uploads=1", "decks-per-guest=0"]
    with Server("--proxy", limits=limits) as server:
        ana, leo = at(server, ANA, "Ana"), at(server, LEO, "Leo")
        mine, his = tags(server, "guest")
        for _ in range(5):
            refused("too_many", at, server, ANA)
        _, table = server.make("pig", 2, ana)
        for _ in range(5):
            refused("too_many", server.make, "pig", 2, ana)
        for _ in range(5):
            try:
                leo.get("tables/AAAAAAAA")
            except Exception:  # first wrong, then too many
                pass
        link = leo.connect(table)
        try:
            for i in range(500):
                link.socket.send_frame(1, b'{"t":"sync","id":%d}' % i)
            while True:
                link.hear()
        except (Closed, OSError):  # a reset may overtake the code
            pass
        found = {what: tags(server, "refused", what=what) for what in ("guests", "makes", "guesses", "messages")}
        assert found == {"guests": [mine], "makes": [mine], "guesses": [his], "messages": [his]}, found
        assert tags(server, "flood") == [his]
        assert ANA not in server.log() and LEO not in server.log()


def test_a_tag_ends_with_the_day():
    with tempfile.TemporaryDirectory() as folder:
        shift = TimeShift(folder)
        with Server("--proxy", variant="opt", environment=shift.environment) as server:
            at(server, ANA)
            at(server, ANA)
            shift.jump(86400)
            at(server, ANA)
            first, again, later = tags(server, "guest")
            assert first == again != later


if __name__ == "__main__":
    run(sys.modules[__name__])
