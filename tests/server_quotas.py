"""server_quotas.py: what one address may keep and take: tables, guests, places in the list of open tables; and what new guests cost in a rush."""
import contextlib
import hashlib
import http.client
import json
import os
import sqlite3
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "lib"))
from tap import refused, run  # noqa: E402
from server import GENEROUS, Refused, Server, client  # noqa: E402
from server_decks import bring, pictures  # noqa: E402
from timeshift import TimeShift  # noqa: E402

ANA, LEO = "198.51.100.7", "203.0.113.9"  # addresses as a proxy names them


def at(server, address, name=None, **fields):
    return server.guest(name, headers=[("X-Forwarded-For", address)], **fields)


# --- tables ---

def test_unfinished_tables_of_an_address_are_limited_whoever_makes_them():
    with Server("--proxy", limits=GENEROUS + ["tables-per-address=3"]) as server:
        guests = [at(server, ANA, f"P{i}") for i in range(4)]
        tables = [server.make("pig", 2, guest)[1] for guest in guests[:3]]
        refused("too_many_tables", server.make, "pig", 2, guests[3])
        server.make("pig", 2, at(server, LEO))
        server.restart()
        for guest in guests:
            guest.base = server.url
        refused("too_many_tables", server.make, "pig", 2, guests[3])
        guests[0].connect(tables[0]).ask("close")
        server.make("pig", 2, guests[3])
        refused("too_many_tables", server.make, "pig", 2, guests[3])


def listed(guest):
    return [table["id"] for table in guest.get("tables")["tables"]]


def test_one_address_cannot_take_the_list_of_open_tables_over():
    with Server("--proxy", variant="opt") as server:
        ana, leo = at(server, ANA), at(server, LEO)
        _, his = server.make("pig", 2, leo, public=True)
        mine = [server.make("pig", 2, ana, public=True)[1] for _ in range(150)]
        found = listed(leo)
        assert found == mine[:-4:-1] + [his], "the newest of each address, newest first"


def test_addresses_take_turns_in_the_list_of_open_tables():
    with Server("--proxy", variant="opt") as server:
        makers = [at(server, f"192.0.2.{i}") for i in range(60)]
        tables = {server.make("pig", 2, guest, public=True)[1]: i for i, guest in enumerate(makers) for _ in range(3)}
        found = listed(makers[0])
        assert len(found) == 100
        counts = [[tables[table] for table in found].count(i) for i in range(60)]
        assert min(counts) == 1 and max(counts) == 2, counts


def test_tables_of_before_the_sources_are_each_their_own():
    with Server() as server:
        guest = server.guest()
        made = {server.make("pig", 2, guest, public=True)[1] for _ in range(6)}
        server.kill()
        with sqlite3.connect(os.path.join(server.folder, "test.db")) as db:
            db.execute("UPDATE gametable SET source = 0")
        server.start()
        guest.base = server.url
        assert set(listed(guest)) == made


# --- guests ---

def known(guest):
    """Whether the server still knows its cookie."""
    try:
        guest.get("tables/mine")
        return True
    except Refused as no:
        assert no.why == "no_guest"
        return False


def test_guests_without_a_seat_are_limited_by_address_and_make_room_when_they_stay_away():
    with tempfile.TemporaryDirectory() as folder:
        shift = TimeShift(folder)
        limits = [limit for limit in GENEROUS if not limit.startswith("guests-per")] + ["guests-per-address=4", "uploads=0"]
        with Server("--proxy", variant="opt", limits=limits, environment=shift.environment) as server:
            seated, host, owner, idle = (at(server, ANA, name) for name in ("Seated", "Host", "Owner", "Idle"))
            _, table = server.make("pig", 2, host)
            seat = seated.connect(table)
            seat.sit(0)
            seat.close()
            bring(owner, pictures(2))
            more = [at(server, ANA), at(server, ANA)]
            refused("too_many", at, server, ANA)
            at(server, LEO).get("tables/mine")
            server.restart()
            for guest in [seated, host, owner, idle] + more:
                guest.base = server.url
            refused("too_many", at, server, ANA)
            assert all(known(guest) for guest in [seated, host, owner, idle] + more), "nobody made room so soon"
            shift.jump(3 * 86400)
            for guest in more:
                guest.get("me")
            newest = at(server, ANA)
            assert all(known(guest) for guest in [seated, host, owner, newest] + more)
            assert not known(idle), "who stayed away, and has neither seat nor table nor deck, made room"
            refused("too_many", at, server, ANA)


# --- work ---

def asked(server, address, query=""):
    """The answer to somebody without a cookie, and the cookie it sets."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=600)
    connection.request("GET", "/api/me" + query, headers={"X-Forwarded-For": address})
    answer = connection.getresponse()
    data = json.loads(answer.read())
    connection.close()
    return answer.status, data, answer.headers.get("set-cookie")


@contextlib.contextmanager
def rushed(*limits):
    """A server for which time hardly passes, so that no place comes back while a test runs."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server("--proxy", variant="opt", folder=folder, limits=["requests=0", "guests=0", *limits],
                        environment=TimeShift(folder, slow=1000).environment)
        try:
            yield server
        finally:
            server.kill()  # it would take its time


def test_in_a_rush_new_guests_work_and_known_ones_do_not():
    with rushed("easy-guests=2") as server:
        ana = at(server, ANA, "Ana")
        at(server, "192.0.2.1")
        status, answer, cookie = asked(server, LEO)
        assert (status, answer["why"], cookie) == (429, "work", None) and answer["sentence"]
        assert len(answer["challenge"]) == 42 and 14 <= answer["bits"] <= 18, answer
        ana.get("me")
        ana.get("tables/mine")
        server.make("pig", 2, ana)
        done = client.work(answer["challenge"], answer["bits"])
        assert hashlib.sha256(done.encode()).digest()[0] == 0
        first = int(done.split("-")[1])
        wrong = ["", "x", answer["challenge"], answer["challenge"] + "-", f"{answer['challenge']}-{first + 1}", "0" * 42 + "-1", done + "x", done.upper(), " " + done, done + "%20"]
        for one in wrong:
            asked_again = asked(server, LEO, "?work=" + one.replace(" ", "%20"))
            assert asked_again[0] in (403, 429) and not asked_again[2], (one, asked_again)
        assert asked(server, "192.0.2.77", "?work=" + done)[0] == 429, "the work of another address"
        status, answer, cookie = asked(server, LEO, "?work=" + done)
        assert status == 200 and cookie and answer["guest"], answer
        assert asked(server, LEO, "?work=" + done)[0] == 429, "work is good once"
        at(server, LEO, "Leo").get("tables/mine")  # the example client does the work by itself


def test_work_grows_with_the_rush():
    with rushed("easy-guests=1") as server:
        at(server, ANA)
        assert asked(server, ANA)[1]["bits"] == 14
        for i in range(9):
            at(server, f"192.0.2.{i}")
        assert asked(server, ANA)[1]["bits"] > 14


if __name__ == "__main__":
    run(sys.modules[__name__])
