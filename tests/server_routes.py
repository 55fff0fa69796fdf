"""server_routes.py: every row of the server's tables of routes and commands (dizaine serve --routes), with good and with bad
arguments, and docs/protocol.md compared with them. A row that these tests do not know fails them."""
import http.client
import io
import json
import os
import random
import re
import struct
import subprocess
import sys
import time
import urllib.parse
import zipfile
import zlib

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "lib"))
from tap import refused, run  # noqa: E402
from server import PATIENCE, ROOT, Refused, Server, check_record, play, play_all  # noqa: E402


def listed():
    """The rows of the server: routes by (method, path), commands by name."""
    text = subprocess.run([os.path.join(ROOT, "build", "san", "dizaine"), "serve", "--routes"], capture_output=True, text=True, check=True).stdout
    routes, commands = {}, {}
    for line in text.splitlines():
        kind, *words = line.split()
        facts = dict(word.split("=", 1) for word in words if "=" in word)
        if kind == "route":
            routes[words[0], words[1]] = facts
        else:
            arguments = [word.split(":") for word in words if ":" in word]
            facts["arguments"] = {name: (kind_, needed == "needed", why) for name, kind_, needed, why in arguments}
            commands[words[0]] = facts
    return routes, commands


ROUTES, COMMANDS = listed()


def call(server, method, path, cookie=None, body=None, kind="application/json", metrics=False, **headers):
    """Status, headers and the decoded body of one request."""
    port = urllib.parse.urlsplit(server.metrics).port if metrics else server.port
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    if cookie:
        headers["Cookie"] = "dizaine=" + cookie
    if body is not None:
        headers["Content-Type"] = kind
    try:
        connection.request(method, "/" + path, body, headers)
        answer = connection.getresponse()
        data = answer.read()
        is_json = answer.headers.get("content-type", "").startswith("application/json")
        return answer.status, answer.headers, json.loads(data) if is_json and data else data
    finally:
        connection.close()


def png(number, side=200):
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    rows = b"".join(b"\0" + bytes((x * number, x, number * 40) [k] % 256 for x in range(side) for k in range(3)) for _ in range(side))
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", side, side, 8, 2, 0, 0, 0)) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def zipped():
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        for i in range(3):
            archive.writestr(f"{i}.png", png(i + 1))
    return out.getvalue()


def finished_game(server):
    guest, table = server.make("pig", 2, seats=[{"kind": "person"}, {"kind": "bot", "level": "random"}], options={"goal": 10})
    seat = guest.connect(table)
    seat.sit(0)
    seat.ask("start")
    assert play(seat, random.Random(1))["over"]
    seat.close()
    return guest, table


class Site:
    """A server with one of everything that a path can name."""

    def __init__(self, server):
        self.server = server
        self.guest, self.table = finished_game(server)
        status, _, answer = call(server, "POST", "api/decks?name=Own&lang=en", self.guest.cookie, zipped(), "application/zip")
        assert status == 202, answer
        self.upload = answer["deck"]
        while self.guest.get(f"decks/{self.upload}")["state"] == "working":
            time.sleep(0.02)
        assert self.guest.get(f"decks/{self.upload}")["state"] == "ready"
        self.deck = self.guest.get("games")["decks"][0]["deck"]
        self.book = self.guest.post("books", {"name": "Circle", "as": "Léo"})
        self.daily = self.finished_daily()
        self.duplicate = self.guest.post("duplicates", {"game": "pig", "players": 2})["duplicate"]

    def finished_daily(self):
        """The day whose deal the guest has finished."""
        seat = self.guest.connect(self.guest.post("daily", {"game": "dix"})["table"])
        assert play(seat, random.Random(1))["over"]
        seat.close()
        return self.guest.get("daily")["day"]

    def fill(self, path, table=None, upload=None, deck=None, card="1"):
        return (path.replace(":table", table or self.table).replace(":upload", upload or self.upload)
                .replace(":deck", deck or self.deck).replace(":card", card).replace("*", "t/ABCDEF"))

    def secret(self):
        """A link's secret for a seat of a fresh table."""
        _, table = self.server.make("pig", 2, self.guest)
        seat = self.guest.connect(table)
        seat.sit(0)
        secret = seat.ask("link")["link"].split("#")[1]
        seat.close()
        return secret


# For each route: the body and query of a good request, and the status of its answer.
def good(site):
    host = f"http://127.0.0.1:{site.server.port}"
    return {
        ("GET", "api/me"): (None, "", 200), ("POST", "api/me"): ({"name": "Léo", "lang": "fr"}, "", 200),
        ("GET", "api/me/export"): (None, "", 200), ("POST", "api/me/recover"): ({"code": site.guest.post("me/recovery", {})["code"]}, "", 200),
        ("POST", "api/me/recovery"): ({}, "", 200), ("GET", "api/me/reminders"): (None, "", 200), ("POST", "api/me/reminders"): ({"quiet": None}, "", 200), ("GET", "api/privacy"): (None, "", 200), ("POST", "api/me/signout-others"): ({}, "", 200),
        ("POST", "api/me/delete"): ({"confirm": True}, "", 200),
        ("POST", "api/device"): ({"secret": site.secret()}, "", 200), ("GET", "api/games"): (None, "", 200),
        ("GET", "api/tables"): (None, "", 200), ("POST", "api/tables"): ({"game": "pig", "players": 2}, "", 201),
        ("GET", "api/tables/mine"): (None, "", 200), ("GET", "api/tables/:table"): (None, "", 200),
        ("GET", "api/tables/:table/record"): (None, "?annotate=1", 200),
        ("GET", "api/places"): (None, "", 200),
        ("GET", "api/house"): (None, "", 200),
        ("GET", "api/books"): (None, "", 200), ("POST", "api/books"): ({"name": "Circle", "as": "Léo"}, "", 201),
        ("POST", "api/books/join"): ({"key": site.book["key"], "as": "Léo"}, "", 200), ("GET", "api/book"): (None, "?id=" + site.book["book"], 200),
        ("POST", "api/book"): ({"book": site.book["book"], "renew": True}, "", 200), ("GET", "api/book/export"): (None, f"?id={site.book['book']}&as=csv", 200),
        ("GET", "api/daily"): (None, "", 200), ("POST", "api/daily"): ({"game": "dix"}, "", 200),
        ("GET", "api/daily/results"): (None, f"?day={site.daily}&game=dix", 200),
        ("GET", "api/house/played"): (None, "", 200),
        ("GET", "api/duplicates"): (None, "", 200), ("POST", "api/duplicates"): ({"game": "pig", "players": 2}, "", 201),
        ("GET", "api/duplicate"): (None, "?id=" + site.duplicate, 200), ("POST", "api/duplicate"): ({"id": site.duplicate, "close": True}, "", 200),
        ("GET", "api/openapi.json"): (None, "", 200),
        ("GET", "api/qr"): (None, f"?text={urllib.parse.quote(host)}/t/ABCDEF", 200), ("GET", "api/decks"): (None, "", 200),
        ("POST", "api/decks"): (zipped(), "?name=More&lang=fr", 202), ("GET", "api/decks/:upload"): (None, "", 200),
        ("GET", "api/decks/:upload/:card"): (None, "", 200), ("GET", "api/decks/:upload/:card-small"): (None, "", 200),
        ("GET", "api/cards/:deck/:card.svg"): (None, "", 200), ("GET", "healthz"): (None, "", 200), ("GET", "metrics"): (None, "", 200),
        ("GET", "*"): (None, "", 200), ("POST", "api/decks/:upload"): ({"remove": True}, "", 200),
    }


ENDING = ("api/me/signout-others", "api/me/delete")  # the cookie is good no more


def ask(site, row, body=None, query="", cookie=True, path=None, method=None, **fields):
    data = json.dumps(body).encode() if isinstance(body, (dict, list)) else body
    fields.setdefault("kind", "application/zip" if ROUTES[row]["body"] == "zip" else "application/json")
    return call(site.server, method or row[0], (path or site.fill(row[1])) + query, site.guest.cookie if cookie is True else cookie, data,
                metrics=ROUTES[row]["port"] == "metrics", **fields)


def test_every_route_answers_a_good_request():
    with Server() as server:
        site = Site(server)
        requests = good(site)
        assert requests.keys() == ROUTES.keys(), requests.keys() ^ ROUTES.keys()
        for row, (body, query, status) in requests.items():
            cookie = server.guest("Eva").cookie if row[1] in ENDING else True
            got, headers, answer = ask(site, row, body, query, cookie)
            assert got == status, (row, got, answer)
            assert headers["x-content-type-options"] == "nosniff" and headers["content-security-policy"]
            if row[0] == "GET" and row[1] != "api/decks/:upload":
                got, headers, answer = ask(site, row, body, query, method="HEAD")
                assert got == status and not answer, (row, got, answer)


def test_every_route_refuses_other_methods_and_says_which_it_allows():
    with Server() as server:
        site = Site(server)
        for row in ROUTES:
            methods = {method for method, path in ROUTES if path == row[1]}
            allowed = ", ".join((["GET, HEAD"] if "GET" in methods else []) + (["POST"] if "POST" in methods else []))
            for method in {"GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"} - methods:
                status, headers, answer = ask(site, row, b"{}" if method == "POST" else None, method=method)
                assert status == 405 and headers["allow"] == allowed, (row, method, status, headers["allow"])
                assert answer["why"] == "bad_request" and answer["sentence"]


def test_every_route_that_needs_a_guest_refuses_a_request_without_its_cookie():
    with Server() as server:
        site = Site(server)
        for row, facts in ROUTES.items():
            body = None if facts["body"] == "none" else b"{}"
            status, _, answer = ask(site, row, body, "?name=x", cookie=False)
            if facts["who"] == "guest":
                assert (status, answer["why"]) == (401, "no_guest"), (row, status, answer)
            else:
                assert status in (200, 400) or ("id" in facts["query"] and status == 404), (row, status)
            if facts["who"] == "guest":
                assert call(server, row[0], site.fill(row[1]) + "?name=x", "0" * 64, body, "application/zip" if facts["body"] == "zip" else "application/json")[0] == 401


def test_every_route_with_a_body_refuses_what_is_no_such_body():
    with Server(limits=["body-bytes=400", "deck-bytes=3000", "requests=0", "guests=0", "makes=0"]) as server:
        guest = server.guest("Ana")
        for row, facts in ROUTES.items():
            if facts["body"] == "none":
                continue
            path = row[1].replace(":upload", "d" + "0" * 16) + ("?name=x" if facts["body"] == "zip" else "")
            kind = "application/zip" if facts["body"] == "zip" else "application/json"
            assert call(server, "POST", path, guest.cookie, b"x" * 4000, kind)[::2] == (413, {"why": "too_long", "sentence": "That is too long."}), row
            for wrong in ("text/plain", "multipart/form-data", ""):
                assert call(server, "POST", path, guest.cookie, b"{}", wrong)[0] == 415, (row, wrong)
            for wrong in (b"", b"{", b"[]", b"5", b'{"a":1,"a":2}', b'{"a":"\xff"}', b"[" * 300) if kind.endswith("json") else ():
                status, _, answer = call(server, "POST", path, guest.cookie, wrong)
                assert (status, answer["why"]) == (400, "bad_json"), (row, wrong, status)


def test_names_in_a_path_that_nothing_has_are_not_found():
    with Server() as server:
        site = Site(server)
        for row, facts in ROUTES.items():
            body = {"remove": True} if row[0] == "POST" else None
            for kind, why in (("table", "no_such_table"), ("upload", "not_found"), ("deck", "not_found"), ("card", "not_found")):
                if ":" + kind not in row[1]:
                    continue
                for wrong in ("x", "%00", "...", "0", "-1", "99999", "1" * 200, "%2F", "%F0%9F%8E%B2", "nobody"):
                    status, _, answer = ask(site, row, body, path=site.fill(row[1], **{kind: wrong}))
                    assert status == 404 and answer["why"] in (why, "not_found"), (row, wrong, status, answer)
            if row[1].startswith("api/"):
                for tail in ("/", "/x", "/x/y"):
                    status, _, answer = ask(site, row, body, path=site.fill(row[1]) + tail)
                    assert status in (404, 405, 415), (row, tail, status)


def test_values_of_a_query_are_read_or_refused():
    with Server() as server:
        site = Site(server)
        for row, facts in ROUTES.items():
            for name in facts["query"].split(",") if facts["query"] else ():
                for value in ("", "x", "%00", "%FF", "%C3%A9", "%", "1" * 600, "&" + name, "=" * 9):
                    body = b"no zip" if facts["body"] == "zip" else None
                    try:
                        status = ask(site, row, body, f"?{name}={value}")[0]
                        assert status in (200, 202, 400, 429) or ("%" in value and status == 403) or ("id" in facts["query"] and status == 404), (row, name, value, status)
                    except http.client.RemoteDisconnected:
                        assert "%" in value, (row, name, value)  # not HTTP at all
                status = ask(site, row, b"no zip" if facts["body"] == "zip" else None)[0]
                assert status in (200, 400, 429) or ("id" in facts["query"].split(",") and status == 404), (row, status)  # no id names nothing
        plain = site.guest.request("GET", f"/api/tables/{site.table}/record")[2]
        for query in ("annotate=1", "annotate=0", "annotate", "annotate=", "x=1&annotate=1", "annotate=" + "1" * 200):
            text = site.guest.request("GET", f"/api/tables/{site.table}/record?{query}")[2].decode()
            assert json.loads(text)["moves"] == json.loads(plain)["moves"] and ("legal" in text) == query.endswith("annotate=1"), query
        check_record(server.folder, site.guest.request("GET", f"/api/tables/{site.table}/record?annotate=1")[2].decode())


def test_metered_routes_are_limited_and_refuse_other_origins():
    with Server(limits=["requests=1", "guests=0"]) as server:
        for row, facts in ROUTES.items():
            path = row[1].replace(":table", "x").replace(":upload", "x").replace(":deck", "paper").replace(":card", "1").replace("*", "")
            body = None if facts["body"] == "none" else b"{}"
            kind = "application/zip" if facts["body"] == "zip" else "application/json"
            seen = set()
            for _ in range(200 if facts["metered"] == "1" else 20):
                seen.add(call(server, row[0], path, body=body, kind=kind, metrics=facts["port"] == "metrics")[0])
                if 429 in seen:
                    break
            assert (429 in seen) == (facts["metered"] == "1"), (row, seen)
    with Server() as server:
        site = Site(server)
        for row, facts in ROUTES.items():
            body = None if facts["body"] == "none" else b"{}"
            status, _, answer = ask(site, row, body, Origin="https://elsewhere.example")
            assert (status == 403) == (facts["metered"] == "1"), (row, status)
            if status == 403:
                assert answer["why"] == "wrong_origin"


# --- commands ---

STATES = ("lobby", "playing", "over", "closed")
BAD = {
    "number": [-1, 1.5, "1", 99999999999, [], True], "seat": [-1, 2, 99, "0", 0.5, []], "bool": [1, "true", []], "text": [5, [], True],
    "lang": ["de", "", 5], "kind": ["robot", "", 5], "level": ["nobody", "", 5], "nonce": ["", "zz", "0" * 31, "0" * 34, 5],
    "name": ["", "   ", "x" * 25, "a\u0007", 5], "chat": ["", " ", "x" * 301, 5], "reaction": ["x", "", 5], "key": ["k" * 33, 5],
    "report": ["nothing", "", 5, []], "decks": [[], "paper", ["nothing"], ["own:d0"], [5], 5],
}
GOOD = {"step": 0, "m": "roll", "point": 0, "agree": True, "from": 0, "advice": True, "seat": 1, "lang": "fr", "name": "Zoé", "nonce": "0" * 32,
        "text": "Bonjour", "key": "k1", "r": "👏", "fill": "random", "on": True, "kind": "bot", "level": "random", "guest": "g0", "decks": ["paper"],
        "what": "name", "n": 1}
# What a good message is answered with in each state, where that is not "ok".
ANSWERS = {
    ("move", "playing"): "wrong_step", ("move", "over"): "is_over", ("undo", "playing"): "no_undo", ("why", "any"): "no_reason",
    ("sit", "lobby"): "seat_taken", ("sit", "playing"): "seat_taken", ("sit", "over"): "seat_taken", ("start", "lobby"): None,
    ("seat", "playing"): "not_absent", ("relay", "playing"): "not_absent", ("nudge", "playing"): "not_seated", ("token", "lobby"): "seat_taken", ("decks", "lobby"): "bad_decks", ("mute", "any"): "no_such_guest", ("ban", "any"): "no_such_guest",
}


class Tables:
    """A table in one state, with the host on seat 0, another person on seat 1, and two who watch; one of them has no name."""

    def __init__(self, server, state):
        guests, self.id, seats = server.table_of_people("pig", 2, start=state != "lobby", options={"goal": 10})
        if state == "over":
            play_all(seats)
        if state == "closed":
            seats[0].ask("close")
        self.who = {"host": seats[0], "seat": seats[1], "named": server.guest("Max").connect(self.id), "anyone": server.guest().connect(self.id)}


def arguments(command, /, **changed):
    fields = {key: GOOD[key] for key in COMMANDS[command]["arguments"]}
    fields.update(changed)
    return {key: value for key, value in fields.items() if value != "LEFT OUT"}


def answer(link, command, /, **fields):
    try:
        link.ask(command, **fields)
        return None
    except Refused as no:
        return no.why


def test_every_command_is_refused_for_the_wrong_person():
    with Server() as server:
        for state in STATES:
            tables = Tables(server, state)
            for name, facts in COMMANDS.items():
                if facts["who"] == "seat":
                    refused("not_seated", tables.who["anyone"].ask, name, **arguments(name))
                if facts["who"] == "named":
                    refused("no_name", tables.who["anyone"].ask, name, **arguments(name))
                if facts["who"] == "host":
                    for other in ("seat", "named", "anyone"):
                        refused("not_host", tables.who[other].ask, name, **arguments(name))


def test_every_command_is_refused_in_the_wrong_state_and_with_bad_arguments():
    with Server() as server:
        for state in STATES:
            tables = Tables(server, state)
            for name, facts in COMMANDS.items():
                seat = tables.who[facts["who"]]
                if facts[state] != "fine":
                    refused(facts[state], seat.ask, name, **arguments(name))
                    refused(facts[state], seat.ask, name)
                    continue
                for key, (kind, needed, why) in facts["arguments"].items():
                    if needed:
                        for missing in ("LEFT OUT", None):
                            assert answer(seat, name, **arguments(name, **{key: missing})) == why, (name, key)
                    for bad in BAD[kind]:
                        assert answer(seat, name, **arguments(name, **{key: bad})) == why, (state, name, key, bad)


def test_every_command_with_good_arguments_is_done():
    with Server() as server:
        for state in STATES:
            for name, facts in COMMANDS.items():
                if facts[state] != "fine":
                    continue
                tables = Tables(server, state)
                expected = ANSWERS.get((name, state), ANSWERS.get((name, "any")))
                seat = tables.who[facts["who"]]
                got = answer(seat, name, **arguments(name))
                assert got == expected, (name, state, got)
                for seat in tables.who.values():
                    seat.close()


def test_a_message_needs_a_known_name_and_a_number():
    with Server() as server:
        seat = Tables(server, "playing").who["host"]
        for text in ('{"t":"sync"}', '{"id":1}', '{"t":"nothing","id":1}', '{"t":5,"id":1}', '{"t":"sync","id":"1"}', '{"t":"sync","id":1.5}', "[]", "5"):
            seat.socket.send_frame(1, text.encode())
            while (message := seat.hear())["t"] != "no":
                pass
            assert message["why"] in ("bad_message", "bad_json"), text
            seat.answers.clear()


# --- the document ---

def test_the_protocol_lists_every_route_and_command_and_nothing_else():
    with open(os.path.join(ROOT, "docs", "protocol.md")) as file:
        text = file.read()
    section = text.split("\n## HTTP\n")[1].split("\n## ")[0]
    written = set()
    for line in section.splitlines():
        if line.startswith("| `"):
            for method, path in re.findall(r"`(GET|POST) ([^`?]+)", line.split(" | ")[0] + " |"):
                written.add((method, path.strip()))
    routes = {row for row, facts in ROUTES.items() if row[1] != "*" and facts["port"] == "play"}
    assert written == routes, written ^ routes
    section = text.split("### From client to server")[1].split("\n### ")[0]
    names = {"anyone": "anyone", "anyone with a name": "named", "seat": "seat", "host": "host"}
    commands = {}
    for message, who in re.findall(r"^\| `(\{.*?\})` \| ([a-z ]+) \|", section, re.M):
        fields = json.loads(message)
        commands[fields["t"]] = (names[who], set(fields) - {"t", "id"})
    rows = {name: (facts["who"], set(facts["arguments"])) for name, facts in COMMANDS.items()}
    assert commands == rows, [(name, commands.get(name), rows.get(name)) for name in commands.keys() | rows.keys() if commands.get(name) != rows.get(name)]


if __name__ == "__main__":
    run(sys.modules[__name__])
