"""server_rights.py: a person's rights: take all that is stored about oneself home, have it forgotten, come back with a recovery code,
end other browsers; and links to another device, which end by the time in which the server runs."""
import json
import os
import re
import sqlite3
import sys
import tempfile
import time

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "lib"))
from tap import Skipped, refused, run  # noqa: E402
from server import Closed, Guest, Server, check_record, play_all, on_postgres  # noqa: E402
from server_routes import call, zipped  # noqa: E402
from timeshift import TimeShift  # noqa: E402


def everything(server):
    """All text in the server's file and log."""
    texts = []
    for name in os.listdir(server.folder):
        path = os.path.join(server.folder, name)
        if os.path.isfile(path):
            with open(path, "rb") as file:
                texts.append(file.read())
    return b"\n".join(texts)


def bring_deck(server, guest):
    status, _, answer = call(server, "POST", "api/decks?name=Summer&lang=en", guest.cookie, zipped(), "application/zip")
    assert status == 202, answer
    while guest.get(f"decks/{answer['deck']}")["state"] == "working":
        time.sleep(0.02)
    return answer["deck"]


def a_life(server):
    """A guest who finished a game, plays another, sits in a lobby, has a deck, and has talked: the guest, a friend, and the tables."""
    guests, finished, seats = server.table_of_people("pig", 2, options={"goal": 10}, name="At Zoltan’s")
    me, friend = guests
    me.post("me", {"name": "Zoltan"})
    seats[0].ask("name", name="Zoltan")
    seats[0].ask("chat", text="zoltans first words")
    play_all(seats)
    seats[0].close()
    tables = [finished]
    for start in (True, False):
        _, table = server.make("pig", 2, me)
        links = [me.connect(table), friend.connect(table)]
        for i, link in enumerate(links):
            link.sit(i)
        if start:
            links[0].ask("start")
        links[0].ask("chat", text="zoltans other words")
        links[0].ask("sync")
        tables.append(table)
        for link in links:
            link.close()
    return me, friend, tables, bring_deck(server, me)


# --- taking it home ---

def test_an_export_holds_all_that_is_stored_and_no_secret_of_a_running_game():
    with Server() as server:
        me, friend, tables, deck = a_life(server)
        me.post("me/recovery", {})
        status, headers, body = me.request("GET", "/api/me/export")
        assert status == 200 and "attachment" in headers["content-disposition"]
        home = json.loads(body)
        assert home["guest"][0]["name"] == "Zoltan" and home["guest"][0]["recovery"] > 0
        assert {one["table"] for one in home["tables"]} == set(tables)
        by_id = {one["table"]: one for one in home["tables"]}
        assert by_id[tables[0]]["record"] == json.loads(me.request("GET", f"/api/tables/{tables[0]}/record")[2])
        assert by_id[tables[0]]["title"] == "At Zoltan’s" and by_id[tables[0]]["made"] is True and by_id[tables[0]]["seat"] == 0
        assert by_id[tables[1]]["record"] is None
        assert [line["text"] for line in home["chat"]] == ["zoltans first words"] + ["zoltans other words"] * 2
        assert [one["deck"] for one in home["decks"]] == [deck] and len(home["decks"][0]["words"]) == 3
        written = "encode(seed, 'hex')" if on_postgres() else "lower(hex(seed))"
        for seed in [row["seed"] for row in server.rows(f"SELECT {written} AS seed FROM gametable WHERE state < 2")]:
            assert seed not in body.decode()
        assert me.cookie not in body.decode() and friend.me["guest"] not in json.dumps([one for one in home["tables"] if one["record"] is None])
        assert json.loads(friend.request("GET", "/api/me/export")[2])["chat"] == []


def test_exports_are_metered():
    with Server(limits=["exports=6", "guests=0", "requests=0"]) as server:
        guest = server.guest("Ana")
        seen = [guest.request("GET", "/api/me/export")[0] for _ in range(3)]
        assert seen == [200, 200, 429], seen


# --- forgetting it ---

def test_a_deletion_leaves_nothing_and_breaks_nothing():
    with Server() as server:
        me, friend, tables, deck = a_life(server)
        code = me.post("me/recovery", {})["code"]
        watching = friend.connect(tables[1])
        mine = me.connect(tables[1])
        secret = mine.ask("link")["link"][3:]
        before = json.loads(friend.request("GET", f"/api/tables/{tables[0]}/record")[2])
        refused("no_confirm", me.post, "me/delete", {})
        refused("no_confirm", me.post, "me/delete", {"confirm": "yes"})
        cookie = me.cookie
        status, headers, body = me.request("POST", "/api/me/delete", {"confirm": True})
        assert status == 200 and json.loads(body) == {"deleted": True}
        assert "Max-Age=0" in headers["set-cookie"]
        me.cookie = cookie
        for path in ("tables/mine", "me/export"):
            refused("no_guest", me.get, path)
        refused("bad_recovery", Guest(server.url).post, "me/recover", {"code": code})
        refused("bad_secret", Guest(server.url).post, "device", {"secret": secret})
        try:
            while True:
                mine.hear()
        except Closed as closed:
            assert closed.code == 4401
        # The running game goes on with a bot, under a name of its own, and the friend is the host.
        watching.wait(lambda t: t.table["seats"][0]["standin"] and t.table["you"]["host"])
        assert watching.table["seats"][0]["guest"] is None and watching.table["seats"][0]["name"] != "Zoltan"
        watching.ask("sync")
        lobby = friend.get(f"tables/{tables[2]}")
        assert not lobby["seats"][0]["here"] and lobby["you"]["host"]
        # The finished game is there, is replayed and checks; nobody knows who played it.
        record = friend.request("GET", f"/api/tables/{tables[0]}/record")[2].decode()
        after = json.loads(record)
        assert after["names"] == ["#1", before["names"][1]] and {**after, "names": 0} == {**before, "names": 0}
        check_record(server.folder, record)
        annotated = json.loads(friend.request("GET", f"/api/tables/{tables[0]}/record?annotate=1")[2])
        assert annotated["names"] == after["names"]
        seen = friend.connect(tables[0])
        seen.wait(lambda t: t.contract)
        assert seen.contract["names"] == after["names"] and seen.table["name"] == "" and seen.chat == {}
        assert friend.request("GET", f"/api/decks/{deck}")[0] == 404
        server.restart()
        assert friend.get("tables/mine")["finished"][0]["names"] == after["names"]
        link = friend.connect(tables[1])
        link.wait(lambda t: t.contract)
        assert link.table["you"]["host"] and "Zoltan" not in json.dumps(link.table)
        server.end()
        guest = me.me["guest"]
        for name, column in re.findall(r"(\w+)\.(\w+)", "guest.id seat.guest gametable.maker gametable.host chat.guest device.guest ban.guest session.guest recovery.guest"):
            assert server.count(name, f"{column} = '{guest}'") == 0, name
        for name, column in re.findall(r"(\w+)\.(\w+)", "guest.name seat.name record.record chat.name chat.text ban.name"):
            assert server.count(name, f"lower({column}) LIKE '%zoltan%'") == 0, name
        text = b""
        if not on_postgres():  # which keeps what is gone until it vacuums
            with sqlite3.connect(os.path.join(server.folder, "test.db")) as db:
                db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            with open(os.path.join(server.folder, "test.db"), "rb") as file:
                text = file.read()
        left = [text[found.start() - 40:found.end() + 40] for found in re.finditer(rb"[Zz]oltan", text)]
        assert not left, ("nor is anything left in free parts of the file", left)
        server.start()


def test_a_deletion_that_cannot_be_stored_changes_nothing_and_can_be_tried_again():
    if on_postgres():
        raise Skipped("only a file can be held by somebody else")
    with Server() as server:
        me, friend, tables, deck = a_life(server)
        with sqlite3.connect(os.path.join(server.folder, "test.db"), isolation_level=None) as db:
            db.execute("BEGIN IMMEDIATE")
            refused("not_stored", me.post, "me/delete", {"confirm": True})
            db.execute("ROLLBACK")
        assert me.get("me")["name"] == "Zoltan" and [one["deck"] for one in me.get("decks")["decks"]] == [deck]
        assert len(me.get("tables/mine")["finished"]) == 1
        me.post("me/delete", {"confirm": True})
        assert server.count("guest", f"id = '{me.me['guest']}'") == 0


def test_a_ban_holds_for_the_address_of_somebody_who_had_everything_deleted():
    with Server("--proxy") as server:
        here, there = [("X-Forwarded-For", "10.0.0.1")], [("X-Forwarded-For", "10.0.0.9")]
        host, table = server.make("pig", 2, server.guest("Ana", headers=here))
        link = host.connect(table)
        link.sit(0)
        troll = server.guest("Bob", headers=there)
        watcher = troll.connect(table)
        link.wait(lambda t: t.table["watching"])
        link.ask("mute", guest=troll.me["guest"], on=True)
        troll.post("me/delete", {"confirm": True})
        refused("muted", server.guest("Eva", headers=there).connect(table).ask, "chat", text="me again")
        link.ask("sync")
        assert [one["name"] for one in link.table["banned"]] == [""] and troll.me["guest"] not in json.dumps(link.table["banned"])
        watcher.close()


# --- the same guest elsewhere ---

def test_a_recovery_code_brings_a_guest_back_without_a_cookie():
    with Server() as server:
        guests, table, seats = server.table_of_people("pig", 2)
        me = guests[0]
        assert me.get("me")["recovery"] is False and me.get("me")["browsers"] == 1
        first = me.post("me/recovery", {})["code"]
        code = me.post("me/recovery", {})["code"]
        assert re.fullmatch(r"([2-9A-Z]{4}-){4}[2-9A-Z]{4}", code) and code != first and me.get("me")["recovery"] is True
        assert code.encode() not in everything(server) and code.replace("-", "").encode() not in everything(server)
        other = Guest(server.url)
        stranger = other.me["guest"]
        for wrong in (first, "", "x", code[:-1], code + "A", code.replace("-", "é"), None, 5, []):
            refused("bad_recovery", other.post, "me/recover", {"code": wrong})
        refused("bad_recovery", other.post, "me/recover", {})
        assert other.get("me")["guest"] == stranger
        answer = other.post("me/recover", {"code": f" {code.lower().replace('-', ' ')} "})
        assert answer["guest"] == me.me["guest"] and answer["browsers"] == 2
        assert other.connect(table).table["you"]["seat"] == 0 and me.get("me")["guest"] == answer["guest"], "both are the same guest"
        assert other.post("me/recover", {"code": code})["browsers"] == 2, "a second time changes nothing"
        server.restart()
        assert other.get("me")["guest"] == me.me["guest"]
        assert me.post("me/recovery", {"remove": True}) == {"code": None}
        refused("bad_recovery", Guest(server.url).post, "me/recover", {"code": code})


def test_wrong_recovery_codes_cost_as_wrong_codes_of_tables_do():
    with Server(limits=["guesses=1", "guests=0", "requests=0", "messages=0"]) as server:
        me, other = server.guest("Ana"), server.guest()
        code = me.post("me/recovery", {})["code"]
        seen = set()
        for _ in range(8):
            try:
                other.post("me/recover", {"code": "2" * 20})
            except Exception as no:
                seen.add((no.status, no.why))
        assert seen == {(404, "bad_recovery"), (429, "too_many")}, seen
        refused("too_many", other.post, "me/recover", {"code": code})


def test_other_browsers_can_be_signed_out():
    with Server() as server:
        guests, table, seats = server.table_of_people("pig", 2)
        me = guests[0]
        code = me.post("me/recovery", {})["code"]
        other = Guest(server.url)
        other.post("me/recover", {"code": code})
        link = other.connect(table)
        stolen = Guest(server.url, cookie=me.cookie)
        assert stolen.me["guest"] == me.me["guest"]
        answer = me.post("me/signout-others", {})
        assert answer["guest"] == me.me["guest"] and answer["browsers"] == 1 and me.cookie != stolen.cookie
        for gone in (other, stolen):
            refused("no_guest", gone.get, "tables/mine")
        try:
            while True:
                link.hear()
        except Closed as closed:
            assert closed.code == 4401
        assert me.connect(table).table["you"]["seat"] == 0
        server.restart()
        assert me.get("me")["guest"] == answer["guest"]


def test_a_guest_is_at_home_in_so_many_browsers_at_most():
    with Server() as server:
        me = server.guest("Ana")
        code = me.post("me/recovery", {})["code"]
        browsers = [Guest(server.url) for _ in range(22)]
        for one in browsers:
            one.post("me/recover", {"code": code})
        assert me.get("me")["browsers"] == 21
        assert sum(one.get("me")["guest"] == me.me["guest"] for one in browsers) == 20


def test_the_server_says_how_long_it_keeps_things():
    with Server(limits=["keep-games-days=90", "keep-chat-days=7"]) as server:
        status, _, answer = call(server, "GET", "api/privacy")
        assert status == 200 and answer["games_days"] == 90 and answer["chat_days"] == 7 and answer["unfinished_days"] == 30


# --- links to another device ---

def test_a_link_ends_by_the_time_in_which_the_server_runs():
    with tempfile.TemporaryDirectory() as folder:
        shift = TimeShift(folder)
        with Server(variant="opt", environment=shift.environment) as server:
            guests, table, seats = server.table_of_people("pig", 2)
            first = seats[0].ask("link")["link"][3:]
            shift.jump(86400)
            server.restart()
            assert Guest(server.url).post("device", {"secret": first})["seat"] == 0, "setting the time of day ends no link"
            second = guests[1].connect(table).ask("link")["link"][3:]
            shift.jump(-3 * 86400)
            assert Guest(server.url).post("device", {"secret": second})["seat"] == 1
    with Server(variant="opt", limits=["link-seconds=1"]) as server:
        guests, table, seats = server.table_of_people("pig", 2)
        secret = seats[0].ask("link")["link"][3:]
        server.restart()  # the time in which it does not run does not count, the rest does
        stranger = Guest(server.url)
        time.sleep(1.1)  # nothing tells that a link has ended
        refused("bad_secret", stranger.post, "device", {"secret": secret})


if __name__ == "__main__":
    run(sys.modules[__name__])
