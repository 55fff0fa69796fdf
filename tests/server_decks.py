"""server_decks.py: decks that guests bring: uploads good and hostile, who may see and join them, and play with them."""
import http.client
import io
import json
import os
import random
import struct
import sys
import time
import urllib.parse
import zipfile
import zlib

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "lib"))
from tap import refused, run  # noqa: E402
from server import PATIENCE, GENEROUS, Server, metric, play, wait_for  # noqa: E402

LIMITS = GENEROUS + ["uploads=0"]


def png(seed, width=120, height=180):
    """A picture that no other seed gives."""
    rng = random.Random(seed)
    colours = [bytes(rng.randrange(256) for _ in range(3)) for _ in range(4)]
    rows = b"".join(b"\0" + b"".join(colours[(x // 20 + y // 30 + seed) % 4] for x in range(width)) for y in range(height))

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def zipped(files):
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_STORED) as archive:
        for name, data in files.items():
            archive.writestr(name, data)
    return out.getvalue()


def pictures(n, first=0):
    return {f"p{i:02}.png": png(first + i) for i in range(n)}


def send(guest, body, name="Our summer", kind="application/zip", lang="en", length=None):
    """Status and answer of an upload."""
    parts = urllib.parse.urlsplit(guest.base)
    connection = http.client.HTTPConnection(parts.hostname, parts.port, timeout=PATIENCE)
    head = dict(guest.headers) | {"Content-Type": kind, "Content-Length": str(len(body) if length is None else length)}
    if guest.cookie:
        head["Cookie"] = "dizaine=" + guest.cookie
    try:
        connection.request("POST", f"{parts.path}/api/decks?name={urllib.parse.quote(name)}&lang={lang}", body, head)
        answer = connection.getresponse()
        return answer.status, json.loads(answer.read() or b"null")
    finally:
        connection.close()


def settled(guest, deck):
    """The deck once its import has come to an end."""
    while True:
        answer = guest.get(f"decks/{deck}")
        if answer["state"] != "working":
            return answer
        time.sleep(0.05)


def bring(guest, files, **fields):
    status, answer = send(guest, zipped(files), **fields)
    assert status == 202 and answer["state"] == "working", (status, answer)
    return settled(guest, answer["deck"])


def test_a_deck_is_brought_listed_shown_and_taken_away():
    with Server(limits=LIMITS) as server:
        ana, leo = server.guest("Ana"), server.guest("Leo")
        words = "p00.png: The sea | A boat waits. | boat\n"
        deck = bring(ana, pictures(24) | {"cards.txt": words, "q-again.png": png(3)}, name="Été à la mer")
        assert deck["state"] == "ready" and deck["cards"] == 24 and deck["name"] == "Été à la mer"
        assert deck["words"][0] == ["The sea", "A boat waits."] and len(deck["words"]) == 24
        assert "left out" in deck["report"] and "q-again.png" in deck["report"], "a picture that is there twice is left out, and the report says so"
        assert [one["deck"] for one in ana.get("decks")["decks"]] == [deck["deck"]]
        assert leo.get("decks")["decks"] == [], "a list shows its reader's own decks only"
        assert "report" not in leo.get(f"decks/{deck['deck']}"), "file names are for the owner"
        for path, least in (("1", 100), ("24", 100), ("1-small", 50)):
            status, headers, data = leo.request("GET", f"/api/decks/{deck['deck']}/{path}")
            assert status == 200 and headers["content-type"] == "image/webp" and "immutable" in headers["cache-control"]
            assert data[:4] == b"RIFF" and len(data) > least
        for path in ("0", "25", "1-large", "../owner", "%2e%2e/owner", "x", ""):
            assert leo.request("GET", f"/api/decks/{deck['deck']}/{path}")[0] == 404, path
        refused("not_found", leo.post, f"decks/{deck['deck']}", {"remove": True})
        server.restart()
        ana.base = leo.base = server.url
        assert ana.get("decks")["decks"][0]["cards"] == 24, "decks outlive the server"
        assert ana.post(f"decks/{deck['deck']}", {"remove": True}) == {"removed": True}
        assert ana.get("decks")["decks"] == []
        refused("not_found", ana.get, f"decks/{deck['deck']}")
        assert os.listdir(os.path.join(server.folder, "test.db-decks")) == []


def test_hostile_files_are_refused_with_a_reason_and_leave_nothing():
    bomb = bytearray(png(1))
    bomb[16:24] = struct.pack(">II", 60000, 60000)
    bomb[29:33] = struct.pack(">I", zlib.crc32(bytes(bomb[12:29])))
    svg = b'<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    with Server(limits=LIMITS) as server:
        ana = server.guest("Ana")
        for files in ({"a.svg": svg}, {"a.png": bytes(bomb)}, {"a.png": png(1) + zipped({"b": b"c"})}, {"a.png": png(1)[:60]},
                      {"a.txt": b"words"}, {"../../a.png": png(1)}):
            answer = bring(ana, files)
            assert answer["state"] == "refused" and ":" in answer["report"], answer
        status, answer = send(ana, b"no zip at all")
        assert settled(ana, answer["deck"])["state"] == "refused"
        assert os.listdir(os.path.join(server.folder, "test.db-decks")) == []
        assert send(ana, zipped(pictures(1)), kind="image/png")[1]["why"] == "bad_request"
        assert send(ana, zipped(pictures(1)), name=" ")[1]["why"] == "bad_name"
        assert send(ana, b"")[1]["why"] == "bad_request"
        mixed = bring(ana, pictures(21) | {"evil.svg": svg, "bomb.png": bytes(bomb)})
        assert mixed["cards"] == 21 and "evil.svg" in mixed["report"] and "bomb.png" in mixed["report"]


def test_limits_and_an_upload_that_breaks_off():
    with Server(limits=GENEROUS + ["deck-bytes=200000", "decks-per-guest=1", "uploads=30"]) as server:
        ana = server.guest("Ana")
        status, answer = send(ana, b"x" * 200001)
        assert (status, answer["why"]) == (413, "too_long")
        nobody = server.guest()
        nobody.cookie = None
        assert send(nobody, zipped(pictures(1)))[0] == 401
        parts = urllib.parse.urlsplit(server.url)
        connection = http.client.HTTPConnection(parts.hostname, parts.port, timeout=PATIENCE)
        wait_for(lambda: metric(server, "connections") == 0)
        before = metric(server, "accepts_total")
        connection.request("POST", "/api/decks?name=half", b"PK", {"Content-Type": "application/zip", "Content-Length": "5000",
                                                                   "Cookie": "dizaine=" + ana.cookie})
        connection.close()
        # The server must have seen that it broke off: an address has one upload at a time.
        wait_for(lambda: metric(server, "accepts_total") > before and metric(server, "connections") == 0)
        bring(ana, pictures(2))
        status, answer = send(ana, zipped(pictures(2, 50)))
        assert (status, answer["why"]) == (429, "too_many_decks")
        folder = os.path.join(server.folder, "test.db-decks")
        wait_for(lambda: len(os.listdir(folder)) == 1)  # what broke off leaves nothing


def test_people_play_with_own_pictures_joined_to_painted_ones():
    with Server(limits=LIMITS) as server:
        ana, leo = server.guest("Ana"), server.guest("Leo")
        deck = bring(ana, pictures(24))["deck"]
        refused("bad_decks", leo.post, "tables", {"game": "dixit", "players": 3, "decks": [f"own:{deck}"]})
        refused("bad_decks", ana.post, "tables", {"game": "dixit", "players": 3, "decks": ["own:d0123456789abcdef"]})
        seats = [{"kind": "person"}, {"kind": "bot", "level": "expert"}, {"kind": "bot", "level": "easy"}]
        for decks, cards, parts in (([f"own:{deck}"], 24, [{"deck": None, "own": deck, "cards": 24}]),
                                    (["paper", f"own:{deck}", "wind"], 192, [{"deck": "paper", "cards": 84}, {"deck": None, "own": deck, "cards": 24}, {"deck": "wind", "cards": 84}])):
            _, table = server.make("dixit", 3, ana, decks=decks, seats=seats, options={"goal": 5}, lang="en")
            mine = ana.connect(table)
            mine.sit(0)
            mine.ask("start")
            mine.wait(lambda t: t.contract)
            view = mine.contract["view"]
            assert view["cards"] == cards and view["decks"] == parts
            assert mine.contract["options"]["cards"] == cards
            play(mine, random.Random(7))
            assert mine.contract["over"]
            server.restart()
            ana.base = leo.base = server.url
            again = ana.connect(table)
            again.wait(lambda t: t.contract)
            assert again.contract["view"]["decks"] == parts, "the decks of a table outlive the server"


def test_the_host_changes_the_decks_in_the_lobby():
    with Server(limits=LIMITS) as server:
        ana, leo = server.guest("Ana"), server.guest("Leo")
        deck, other = bring(ana, pictures(24))["deck"], bring(leo, pictures(22, 50))["deck"]
        few = bring(leo, pictures(3, 90))["deck"]
        seats = [{"kind": "person"}, {"kind": "person"}, {"kind": "bot", "level": "easy"}]
        _, table = server.make("dixit", 3, ana, decks=["paper"], seats=seats, lang="en")
        mine, his = ana.connect(table), leo.connect(table)
        mine.sit(0)
        his.sit(1)
        refused("not_host", his.ask, "decks", decks=["wind"])
        for wrong in ([f"own:{other}"], ["own:d0123456789abcdef"], ["marble"], [], "paper", [7]):
            refused("bad_decks", mine.ask, "decks", decks=wrong)
        assert mine.table["decks"] == ["paper"] and mine.table["options"]["cards"] == 84, "what is refused changes nothing"
        mine.ask("decks", decks=["wind", f"own:{deck}"])
        mine.ask("decks", decks=["wind", f"own:{deck}"])
        his.wait(lambda t: t.table["decks"] == ["wind", f"own:{deck}:24"])
        assert his.table["options"]["cards"] == 108, "all cards of the decks play"
        server.restart()
        ana.base = leo.base = server.url
        mine, his = ana.connect(table), leo.connect(table)
        his.wait(lambda t: t.table)
        assert his.table["decks"] == ["wind", f"own:{deck}:24"] and his.table["options"]["cards"] == 108, "stored"
        mine.ask("leave")
        his.wait(lambda t: t.table["you"]["host"])
        refused("bad_decks", his.ask, "decks", decks=[f"own:{few}"])
        his.ask("decks", decks=[f"own:{deck}", f"own:{other}"])
        his.wait(lambda t: t.table["decks"] == [f"own:{deck}:24", f"own:{other}:22"])
        his.ask("start", fill="easy")
        his.wait(lambda t: t.contract)
        assert his.contract["view"]["cards"] == 46
        refused("not_lobby", his.ask, "decks", decks=["paper"])


def test_changed_decks_keep_the_number_of_cards_that_was_wished_for():
    with Server(limits=LIMITS) as server:
        ana = server.guest("Ana")
        deck = bring(ana, pictures(24))["deck"]
        _, table = server.make("dixit", 3, ana, decks=["paper"], options={"cards": 60})
        mine = ana.connect(table)
        mine.ask("decks", decks=["wind"])
        mine.wait(lambda t: t.table["decks"] == ["wind"])
        assert mine.table["options"]["cards"] == 60
        refused("bad_decks", mine.ask, "decks", decks=[f"own:{deck}"])
        _, table = server.make("dix", 2, ana)
        refused("bad_decks", ana.connect(table).ask, "decks", decks=["paper"])


if __name__ == "__main__":
    run(sys.modules[__name__])
