"""server_admin.py: the operator's hands over the local socket: every command with good and bad arguments, and what players notice of it."""
import json
import os
import re
import socket
import sqlite3
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "lib"))
from tap import refused, run  # noqa: E402
from server import GENEROUS, PATIENCE, ROOT, Closed, Server, Table, on_postgres, play_all  # noqa: E402
from server_decks import bring, pictures  # noqa: E402

PROGRAM = os.path.join(ROOT, "build", "san", "dizaine")


def admin(server, *args):
    """What the command prints, as data."""
    done = subprocess.run([PROGRAM, "admin", *args, "--json", "--db", os.path.join(server.folder, "test.db")], capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode in (0, 1), done
    answer = json.loads(done.stdout)
    assert answer["ok"] == (done.returncode == 0)
    return answer


def said_no(server, *args):
    answer = admin(server, *args)
    assert not answer["ok"] and re.fullmatch(r"[A-Z].*\.", answer["sentence"]), answer
    return answer["sentence"]


def closed_with(link, code, reason):
    try:
        while True:
            link.hear()
    except Closed as closed:
        assert (closed.code, closed.reason) == (code, reason), (closed.code, closed.reason)


def test_tables_and_guests_are_listed_and_a_table_is_closed():
    with Server() as server:
        guests, table, seats = server.table_of_people("pig", 2, name="Sunday")
        watcher = server.guest("Max").connect(table)
        row, = admin(server, "tables")["rows"]
        assert (row["game"], row["state"], row["people"], row["connections"], row["name"]) == ("pig", "playing", 2, 3, "Sunday"), row
        people = {row["guest"]: row for row in admin(server, "guests")["rows"]}
        assert len(people) == 3 and people[guests[0].me["guest"]]["host"] == "host" and people[watcher.guest.me["guest"]]["seat"] == "-"
        assert all(re.fullmatch("[0-9a-f]{10}", row["source"]) for row in people.values()) and "127.0.0.1" not in json.dumps(people)
        assert admin(server, "status")["rows"][0]["games"] == 1
        for wrong in ("0", "99", "tnothing", "NOSUCH", "x" * 300):
            said_no(server, "close", wrong)
        assert admin(server, "close", str(row["table"]))["ok"]
        seats[0].wait(lambda t: t.table["state"] == "closed")
        said_no(server, "close", row["code"])
        assert re.search(rf"event=admin do=close fine=1 uid={os.getuid()} table={row['table']}\n", server.log())
        text = subprocess.run([PROGRAM, "admin", "tables", "--db", os.path.join(server.folder, "test.db")], capture_output=True, text=True)
        head, line = text.stdout.splitlines()
        assert head.split() == list(row) and line.split()[0] == str(row["table"]), text


def test_a_table_is_removed_with_all_that_was_played_there():
    with Server() as server:
        guests, over, seats = server.table_of_people("pig", 2, options={"goal": 10})
        play_all(seats)
        _, other, others = server.table_of_people("pig", 2)
        assert admin(server, "remove-table", over)["ok"]
        closed_with(seats[0], 4404, "no_such_table")
        closed_with(seats[1], 4404, "no_such_table")
        assert guests[0].request("GET", f"/api/tables/{over}/record")[0] in (403, 404), "nobody can read it any more"
        assert all(game["table"] != over for game in guests[0].get("tables/mine")["finished"])
        assert [row["id"] for row in server.rows("SELECT id FROM gametable")] == [other]
        for name in ("event", "seat", "chat", "happening", "record"):
            assert server.count(name, "t NOT IN (SELECT n FROM gametable)") == 0, name
        said_no(server, "remove-table", "nothing")
        others[0].ask("chat", text="still here")


def test_reports_are_listed_and_closed():
    with Server() as server:
        guests, table, seats = server.table_of_people("pig", 2)
        assert admin(server, "reports")["rows"] == []
        seats[1].ask("chat", text="A rude line")
        seats[0].ask("report", what="chat", n=1, text="Rude.")
        seats[0].ask("report", what="name", n=1)
        chat, name = admin(server, "reports")["rows"]
        assert (chat["what"], chat["text"], chat["words"], chat["guest"], chat["by"]) == ("chat", "A rude line", "Rude.", guests[1].me["guest"], guests[0].me["guest"]), chat
        for wrong in ("0", "99", "x", ""):
            said_no(server, "report-done", wrong)
        assert admin(server, "report-done", str(chat["report"]))["ok"]
        assert [row["report"] for row in admin(server, "reports")["rows"]] == [name["report"]]
        said_no(server, "report-done", str(chat["report"]))
        assert f"do=report-done fine=1 uid={os.getuid()} report={chat['report']}" in server.log()


def test_a_guest_gets_another_name_everywhere():
    with Server() as server:
        guests, table, seats = server.table_of_people("pig", 2)
        _, lobby = server.make("pig", 2, guests[1])
        guests[1].connect(lobby).sit(0)
        assert admin(server, "rename", guests[1].me["guest"], "Player")["ok"]
        seats[0].wait(lambda t: t.table["seats"][1]["name"] == "Player" and t.contract["names"][1] == "Player")
        assert guests[1].get("me")["name"] == "Player" and guests[1].get("tables/" + lobby)["seats"][0]["name"] == "Player"
        for wrong in (("gnobody", "Player"), (guests[1].me["guest"], ""), (guests[1].me["guest"], "x" * 100), (guests[1].me["guest"], "a\u202eb")):
            said_no(server, "rename", *wrong)
        server.restart()
        guests[1].base = server.url
        assert guests[1].get("me")["name"] == "Player"


def test_a_banned_guest_is_sent_away_and_stays_away():
    with Server() as server:
        guests, table, seats = server.table_of_people("pig", 2)
        _, lobby = server.make("pig", 2, guests[0])
        guests[1].connect(lobby).sit(1)
        bad = guests[1].me["guest"]
        for wrong in (("gnobody",), (bad, "x"), (bad, "1.5"), (bad, "7", "street")):
            said_no(server, "ban", *wrong)
        assert admin(server, "ban", bad, "7")["ok"]
        closed_with(seats[1], 4403, "barred")
        seats[0].wait(lambda t: t.table["seats"][1]["standin"])  # a bot goes on
        assert not guests[0].get("tables/" + lobby)["seats"][1]["here"]
        for action in (lambda: guests[1].get("tables/mine"), lambda: guests[1].post("tables", {"game": "pig", "players": 2}), lambda: guests[1].post("me", {"name": "New"})):
            assert refused("barred", action).status == 403
        try:
            Table(guests[1], table)
            raise AssertionError("came back")
        except Closed as closed:
            assert (closed.code, closed.reason) == (4403, "barred")
        row, = admin(server, "bans")["rows"]
        assert (row["guest"], row["address"], row["name"]) == (bad, "no", "P1"), row
        server.restart()
        for guest in guests:
            guest.base = server.url
        refused("barred", guests[1].get, "tables/mine")
        server.guest("Somebody else").get("tables/mine")
        assert admin(server, "unban", bad)["ok"] and admin(server, "bans")["rows"] == []
        guests[1].get("tables/mine")
        said_no(server, "unban", bad)
        assert f"do=ban fine=1 uid={os.getuid()} guest={bad} days=7 address=0" in server.log()


def test_a_ban_of_an_address_holds_for_whoever_comes_from_there():
    with Server("--proxy") as server:
        bad = server.guest("Bad", headers=[("X-Forwarded-For", "198.51.100.7")])
        fine = server.guest("Fine", headers=[("X-Forwarded-For", "198.51.100.8")])
        _, table = server.make("pig", 2, fine)
        link = bad.connect(table)
        assert admin(server, "ban", bad.me["guest"], "0", "address")["ok"]
        closed_with(link, 4403, "barred")
        assert admin(server, "bans")["rows"][0]["address"] == "yes"
        assert refused("barred", server.guest, "New", headers=[("X-Forwarded-For", "198.51.100.7")]).status == 403
        fine.get("tables/mine")
        server.guest("New", headers=[("X-Forwarded-For", "198.51.100.9")]).get("tables/mine")
        assert "198.51" not in "".join(json.dumps(server.rows(f"SELECT * FROM {name}"), default=str) for name in ("guest", "gametable", "seat", "barred", "happening"))
        if not on_postgres():
            with sqlite3.connect(os.path.join(server.folder, "test.db")) as db:
                assert "198.51" not in "\n".join(db.iterdump())
        assert "198.51" not in server.log()


def test_decks_and_pictures_are_taken_down():
    with Server(limits=GENEROUS + ["uploads=0"]) as server:
        ana = server.guest("Ana")
        deck = bring(ana, pictures(24))["deck"]
        row, = admin(server, "decks")["rows"]
        assert (row["deck"], row["guest"], row["cards"]) == (deck, ana.me["guest"], 24), row
        for wrong in ((deck, "0"), (deck, "25"), (deck, "x"), ("dnothing", "1")):
            said_no(server, "remove-picture", *wrong)
        assert admin(server, "remove-picture", "own:" + deck, "3")["ok"]
        said_no(server, "remove-picture", deck, "3")
        assert [ana.request("GET", f"/api/decks/{deck}/{card}")[0] for card in ("2", "3", "3-small")] == [200, 404, 404]
        assert admin(server, "remove-deck", deck)["ok"] and ana.get("decks")["decks"] == []
        said_no(server, "remove-deck", deck)


def test_an_announcement_reaches_everyone():
    with Server() as server:
        guests, table, seats = server.table_of_people("pig", 2)
        _, lobby = server.make("pig", 2)
        links = seats + [server.guest("Max").connect(lobby)]
        assert "3 connections" in admin(server, "announce", "The server restarts at ten. “Bientôt”")["said"]
        at = set()
        for link in links + [server.guest("Late").connect(lobby)]:
            while (message := link.hear())["t"] != "announce":
                pass
            assert message["text"] == "The server restarts at ten. “Bientôt”"
            at.add(message["at"])
        assert len(at) == 1
        for wrong in ("", " ", "x" * 301, "a\u0007"):
            said_no(server, "announce", wrong)


def test_a_drained_server_begins_nothing_and_ends_with_the_last_game():
    with Server() as server:
        guests, table, seats = server.table_of_people("pig", 2, options={"goal": 10})
        host, lobby = server.make("pig", 2, seats=[{"kind": "person"}, {"kind": "bot", "level": "random"}])
        waiting = host.connect(lobby)
        waiting.sit(0)
        assert "when 1" in admin(server, "drain")["said"]
        assert refused("draining", host.post, "tables", {"game": "pig", "players": 2}).status == 503
        refused("draining", waiting.ask, "start")
        assert admin(server, "status")["rows"][0]["draining"] == "yes"
        play_all(seats)
        refused("draining", seats[0].ask, "rematch")
        closed_with(waiting, 1012, "restart")
        assert server.process.wait(PATIENCE) == 0
        server.start()
        host.base = server.url
        again = host.connect(lobby)
        again.ask("start")
        assert "when 1" in admin(server, "drain")["said"] and "ends now" in admin(server, "drain")["said"]
        closed_with(again, 1012, "restart")
        assert server.process.wait(PATIENCE) == 0
        server.start()
        assert "ends now" in admin(server, "drain")["said"], "nothing is played"
        assert server.process.wait(PATIENCE) == 0
        server.start()


def test_bad_calls_are_answered_with_a_sentence():
    with Server() as server:
        path = os.path.join(server.folder, "test.db")
        for wrong in ((), ("nothing",), ("close",), ("tables", "x"), ("ban", "a", "b", "c", "d"), ("tables", "--no-such-flag")):
            done = subprocess.run([PROGRAM, "admin", *wrong, "--db", path], capture_output=True, text=True)
            assert done.returncode == 2 and done.stderr and not done.stdout, done
        done = subprocess.run([PROGRAM, "admin", "tables", "--db", path + "x"], capture_output=True, text=True)
        assert done.returncode == 2 and "no server runs" in done.stderr, done
        assert not os.path.exists(path + "x")

        def raw(data):
            with socket.socket(socket.AF_UNIX) as link:
                link.settimeout(PATIENCE)
                link.connect(path + "-admin")
                link.sendall(data)
                answer = b""
                while more := link.recv(4096):
                    answer += more
                return answer

        for text in (b"\n", b"x\n", b"[]\n", b"{}\n", b'{"do":5}\n', b'{"do":"nothing"}\n', b'{"do":"close"}\n', b'{"do":"close","args":[5]}\n',
                     b'{"do":"close","args":["a","b","c","d"]}\n', b'{"do":"close","args":"a"}\n', b'{"do":"tables","args":["\\u0000"]}\n', b'\xff\n',
                     b'{"do":"backup","args":["relative"]}\n', b'{"do":"backup","args":["/x","y"]}\n'):
            answer = json.loads(raw(text))
            assert answer["ok"] is False and answer["sentence"], (text, answer)
        assert raw(b"x" * 8192) == b"", "a line without an end"
        assert json.loads(raw(b'{"do":"tables"}\n'))["rows"] == []


def test_every_command_is_described():
    with open(os.path.join(ROOT, "docs", "operations.md")) as file:
        text = file.read()
    listed = subprocess.run([PROGRAM, "admin", "help"], capture_output=True, text=True, check=True).stdout
    calls = {call.strip() for call in re.findall(r"^  (?! )(?!--)(.+?)  ", listed, re.M)}
    section = text.split("## An operator's hands")[1].split("\n## ")[0]
    written = set(re.findall(r"^\| `([^`]+)` \|", section, re.M))
    assert written == calls, written ^ calls


if __name__ == "__main__":
    run(sys.modules[__name__])
