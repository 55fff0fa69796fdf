"""server_duplicates.py: duplicates (docs/daily.md): one deal for several tables; whoever still plays learns nothing of the others, nobody the seed before it is over."""
import hashlib
import json
import os
import random
import sys
import tempfile
import time

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "lib"))
from server import Closed, Refused, Server, check_record, on_postgres, play, play_all, together  # noqa: E402
from tap import refused, run  # noqa: E402
from timeshift import TimeShift  # noqa: E402

DAY = 86400
FOLDER = tempfile.TemporaryDirectory()
SHIFT = TimeShift(FOLDER.name)


def offer(guest, game="dix", players=2, **wish):
    return guest.post("duplicates", {"game": game, "players": players, "pause": 0, **wish})["duplicate"]


def told(guest, duplicate):
    return guest.get("duplicate?id=" + duplicate)


def group(server, duplicate, names):
    """People at a table of their own, which one of them opened by the link: their connections."""
    guests = [server.guest(name) for name in names]
    made = guests[0].post("duplicate", {"id": duplicate, "begin": True})
    seats = [guest.connect(made["code"]) for guest in guests]
    for number, seat in enumerate(seats):
        seat.sit(number)
    seats[0].ask("start")
    for seat in seats:
        seat.wait(lambda t: t.contract)
    return seats


def finish(seats, seed=1):
    play_all(seats, seed)
    for seat in seats:
        seat.wait(lambda t: t.contract["over"])


def watches(guest, table):
    """Nobody may: the server sends them away."""
    try:
        guest.connect(table).wait(lambda t: t.contract)
    except (Refused, Closed):
        return
    raise AssertionError("somebody watches")


def seed_of(server, duplicate):
    column = "encode(seed, 'hex')" if on_postgres() else "lower(hex(seed))"
    return server.rows(f"SELECT {column} AS seed FROM deal WHERE name = '{duplicate}'")[0]["seed"]


def test_two_groups_play_the_same_deal_and_compare():
    with Server(variant="opt") as server:
        maker = server.guest("Ana")
        duplicate = offer(maker, players=2, name="Tuesday")
        one, two = group(server, duplicate, ["Ben", "Cleo"]), group(server, duplicate, ["Dora", "Emil"])
        finish(one, 1)
        seen = told(one[0].guest, duplicate)
        assert (seen["game"], seen["players"], seen["name"], seen["planned"], seen["over"], seen["shown"]) == ("dix", 2, "Tuesday", 2, False, True)
        assert [table["state"] for table in seen["tables"]] == ["over", "playing"] and seen["tables"][1]["table"] is None
        finish(two, 1)  # who chooses the same gets the same
        assert [line["m"] for line in one[0].log] == [line["m"] for line in two[0].log]
        seen = told(two[1].guest, duplicate)
        assert seen["over"] and seen["seed"] == seed_of(server, duplicate) and hashlib.sha256(bytes.fromhex(seen["seed"])).hexdigest() == seen["promise"]
        assert [[seat["name"] for seat in table["seats"]] for table in seen["tables"]] == [["Ben", "Cleo"], ["Dora", "Emil"]]
        for table, seats in zip(seen["tables"], (one, two)):
            assert [seat["score"] for seat in table["seats"]] == seats[0].contract["score"]
            assert [i for i, seat in enumerate(table["seats"]) if seat["won"]] == seats[0].contract["winners"]
            assert not any(seat["knew"] for seat in table["seats"])
            check_record(server.folder, two[0].guest.request("GET", f"/api/tables/{table['table']}/record")[2].decode())
        assert [seat["you"] for table in seen["tables"] for seat in table["seats"]] == [False, False, False, True]
        assert seen["choices"] and all(sum(one["count"] for one in choice["all"]) == 2 for choice in seen["choices"])
        assert [one["duplicate"] for one in maker.get("duplicates")["duplicates"]] == [one["duplicate"] for one in two[0].guest.get("duplicates")["duplicates"]] == [duplicate]


def test_other_choices_make_another_game_of_the_same_deal():
    with Server(variant="opt") as server:
        duplicate = offer(server.guest("Ana"))
        one, two = group(server, duplicate, ["Ben", "Cleo"]), group(server, duplicate, ["Dora", "Emil"])
        finish(one, 1)
        finish(two, 2)
        assert one[0].log[0]["m"] == two[0].log[0]["m"]  # chance begins alike
        seen = told(one[0].guest, duplicate)
        first = seen["choices"][0]
        assert sum(one["count"] for one in first["all"]) == 2


def test_nobody_learns_the_seed_or_what_others_chose_while_they_play():
    with Server(variant="opt") as server:
        maker, stranger = server.guest("Ana"), server.guest("Zoe")
        duplicate = offer(maker, "dixsurdix", 2, tables=3)
        one, two = group(server, duplicate, ["Ben", "Cleo"]), group(server, duplicate, ["Dora", "Emil"])
        finish(one)
        secret = seed_of(server, duplicate)
        made = told(one[0].guest, duplicate)["tables"][0]["table"]
        # Who plays, who has not begun, whoever offered it, and whoever has no guest at all.
        for guest in (two[0].guest, two[1].guest, maker, stranger, server.guest()):
            seen = told(guest, duplicate)
            assert not seen["shown"] and seen["seed"] is None and seen["choices"] == []
            assert [table["table"] for table in seen["tables"]] == [None, None]
            assert not any("score" in seat or "won" in seat for table in seen["tables"] for seat in table["seats"])
            refused("no_spectators", guest.get, f"tables/{made}/record")
            watches(guest, made)
        texts = [json.dumps(told(guest, duplicate)) for guest in (maker, stranger, one[0].guest, two[0].guest)]
        texts += [json.dumps(seat.contract) + json.dumps(seat.table) + json.dumps(seat.log) for seat in one + two]
        for query in ("", "?annotate=1"):
            texts.append(one[0].guest.request("GET", f"/api/tables/{made}/record{query}")[2].decode())
            assert "moves" in json.loads(texts[-1]) and "seed" not in json.loads(texts[-1])
        texts += [json.dumps(guest.get("me/export")) for guest in (maker, one[0].guest)] + [json.dumps(maker.get("duplicates"))]
        server.restart()
        again = one[0].guest.connect(made)
        again.wait(lambda t: t.contract)
        texts += [json.dumps(again.contract) + json.dumps(again.table), server.log()]
        assert again.contract["sealed"] is True and again.contract["undo"] is None
        for text in texts:
            assert secret not in text
        # Those who have finished see each other's games; a second game hides them until it is over, too.
        assert told(one[0].guest, duplicate)["shown"]
        mine = one[0].guest.post("duplicate", {"id": duplicate, "begin": True, "seat": 1, "level": "casual"})
        assert not told(one[0].guest, duplicate)["shown"]
        seat = one[0].guest.connect(mine["table"])
        assert play(seat, random.Random(3))["over"]
        seen = told(one[0].guest, duplicate)
        assert seen["shown"] and not seen["over"] and seen["tables"][2]["seats"][1]["knew"] and not seen["tables"][0]["seats"][0]["knew"]


def test_whoever_watched_a_lobby_is_sent_away_when_it_begins():
    with Server(variant="opt") as server:
        duplicate = offer(server.guest("Ana"))
        ben, cleo, spy = server.guest("Ben"), server.guest("Cleo"), server.guest("Spy")
        made = ben.post("duplicate", {"id": duplicate, "begin": True})
        seats, watcher = [ben.connect(made["code"]), cleo.connect(made["code"])], spy.connect(made["code"])
        for number, seat in enumerate(seats):
            seat.sit(number)
        seats[0].ask("start")
        seats[0].wait(lambda t: t.contract)
        seats[0].wait(lambda t: t.table["spectators"] == 0)
        assert watcher.contract is None


def test_the_organiser_closes_it_and_then_everything_is_told():
    with Server(variant="opt") as server:
        maker, stranger = server.guest("Ana"), server.guest("Zoe")
        duplicate = offer(maker, tables=5)
        one = group(server, duplicate, ["Ben", "Cleo"])
        finish(one)
        refused("not_host", one[0].guest.post, "duplicate", {"id": duplicate, "close": True})
        assert "seed" not in one[0].contract
        maker.post("duplicate", {"id": duplicate, "close": True})
        one[0].wait(lambda t: "seed" in t.contract)  # who is still there is told
        for guest in (maker, stranger, one[1].guest, server.guest()):
            seen = told(guest, duplicate)
            assert seen["over"] and seen["shown"] and seen["seed"] == seed_of(server, duplicate)
        refused("deal_over", stranger.post, "duplicate", {"id": duplicate, "begin": True})
        record = stranger.request("GET", f"/api/tables/{seen['tables'][0]['table']}/record")[2].decode()
        assert json.loads(record)["seed"] == seen["seed"]
        check_record(server.folder, record)


def test_there_are_as_many_tables_as_were_wished_for_and_one_for_each_who_opens_it():
    with Server(variant="opt") as server:
        duplicate = offer(server.guest("Ana"), tables=2)
        ben, cleo, dora = server.guest("Ben"), server.guest("Cleo"), server.guest("Dora")
        made = ben.post("duplicate", {"id": duplicate, "begin": True})
        assert ben.post("duplicate", {"id": duplicate, "begin": True}) == made and told(ben, duplicate)["own"] == made["table"]
        assert cleo.post("duplicate", {"id": duplicate, "begin": True})["table"] != made["table"]
        refused("all_begun", dora.post, "duplicate", {"id": duplicate, "begin": True})
        # What a table adds to chance would make another deal.
        seats = [ben.connect(made["code"]), dora.connect(made["code"])]
        for number, seat in enumerate(seats):
            seat.ask("sit", seat=number, nonce="00112233445566778899aabbccddeeff")
        seats[0].ask("start")
        seats[0].wait(lambda t: t.contract)
        zeros = server.count("seat", "nonce = '\\x00000000000000000000000000000000'" if on_postgres() else "nonce = zeroblob(16)")
        assert zeros == server.count("seat", "seat >= 0")
        assert seats[0].table["duplicate"] == duplicate and seats[0].table["spectate"] is False
        assert sorted(one["duplicate"] for one in dora.get("duplicates")["duplicates"]) == [duplicate]


def test_one_plays_every_seat_and_the_later_ones_are_known_as_such():
    with Server(variant="opt") as server:
        ana = server.guest("Ana")
        duplicate = offer(ana, "dixsurdix", 2, tables=2)
        for number in range(2):
            made = ana.post("duplicate", {"id": duplicate, "begin": True, "seat": number, "level": "casual"})
            seat = ana.connect(made["table"])
            assert play(seat, random.Random(1))["over"]
        seen = told(ana, duplicate)
        assert seen["over"] and [[seat["kind"] for seat in table["seats"]] for table in seen["tables"]] == [["person", "bot"], ["bot", "person"]]
        assert [[seat["knew"] for seat in table["seats"]] for table in seen["tables"]] == [[False, False], [False, True]]
        assert seen["played"] == seen["tables"][0]["table"]


def test_a_deal_with_pictures_keeps_its_decks():
    with Server(variant="opt") as server:
        duplicate = offer(server.guest("Ana"), "dixit", 3, decks=["paper"], options={"rounds": 1})
        tables = []
        for names in (["Ben", "Cleo", "Dora"], ["Emil", "Fay", "Gil"]):
            guests = [server.guest(name) for name in names]
            made = guests[0].post("duplicate", {"id": duplicate, "begin": True})
            seats = [guest.connect(made["code"]) for guest in guests]
            for number, seat in enumerate(seats):
                seat.sit(number)
            refused("bad_decks", seats[0].ask, "decks", decks=["feast"])
            seats[0].ask("start")
            for seat in seats:
                seat.wait(lambda t: t.contract)
            tables.append(seats)
        for one, two in zip(*tables):
            assert one.contract["view"]["hand"] == two.contract["view"]["hand"] and len(one.contract["view"]["hand"]) > 3


def test_it_ends_by_itself_and_is_swept():
    with Server(variant="opt", environment=SHIFT.environment, limits=["daily-days=40", "guests=0", "requests=0", "messages=0", "changes=0"]) as server:
        maker = server.guest("Ana")
        duplicate = offer(maker, tables=4)
        one = group(server, duplicate, ["Ben", "Cleo"])
        finish(one)
        made = told(one[0].guest, duplicate)["tables"][0]["table"]
        SHIFT.jump(31 * DAY)
        seen = told(maker, duplicate)
        assert seen["over"] and seen["seed"] == seed_of(server, duplicate)
        SHIFT.jump(10 * DAY)
        server.restart()
        wait = time.monotonic() + 60
        while server.count("duplicate", "deal <> ''") or server.count("deal", f"name = '{duplicate}'") or server.count("deal_choice", "n >= 0"):
            assert time.monotonic() < wait
            time.sleep(0.05)
        refused("not_found", told, maker, duplicate)
        assert "seed" in json.loads(one[0].guest.request("GET", f"/api/tables/{made}/record")[2])  # the game stays, and nothing about it is a secret
    SHIFT.jump(-SHIFT.seconds)


def test_who_goes_is_forgotten_and_what_they_offered_stays():
    with Server(variant="opt") as server:
        maker = server.guest("Ana")
        duplicate = offer(maker)
        one = group(server, duplicate, ["Ben", "Cleo"])
        finish(one)
        assert [deal["deal"] for deal in one[0].guest.get("me/export")["deals"]] == [duplicate]
        maker.post("me/delete", {"confirm": True})
        one[1].guest.post("me/delete", {"confirm": True})
        assert server.count("duplicate", "maker = ''") == 1 and server.count("deal_try", "deal <> ''") == 1
        seen = told(one[0].guest, duplicate)
        assert not seen["yours"] and [seat["name"] for seat in seen["tables"][0]["seats"]] == ["Ben", "#2"]


def test_wrong_wishes_are_refused_and_hostile_names_are_texts():
    with Server(variant="opt") as server:
        ana, nobody = server.guest("Ana"), server.guest()
        for wish, why in (({}, "bad_game"), ({"game": "chess"}, "bad_game"), ({"game": "dix"}, "bad_seats"), ({"game": "dix", "players": 99}, "bad_seats"),
                          ({"game": "dix", "players": 2, "tables": 1}, "bad_request"), ({"game": "dix", "players": 2, "tables": 33}, "bad_request"),
                          ({"game": "dix", "players": 2, "tables": "2"}, "bad_request"), ({"game": "dix", "players": 2, "tables": [2]}, "bad_request"),
                          ({"game": "dix", "players": 2, "options": {"x" * 3000: 1}}, "bad_options"), ({"game": "dix", "players": 2, "options": {"nothing": 1}}, "bad_options"),
                          ({"game": "dixit", "players": 3, "decks": ["own:0"]}, "bad_decks"), ({"game": "dix", "players": 2, "name": "\u202e" * 9}, "bad_name")):
            refused(why, ana.post, "duplicates", wish)
        duplicate = offer(ana, name="<script>alert(1)</script>'--")
        assert told(ana, duplicate)["name"] == "<script>alert(1)</script>'--"
        for wrong in ("", "d", "d' OR 1=1 --", "x" * 300, "2026-11-18:dix", duplicate + "0", duplicate.upper()):
            refused("not_found", told, ana, wrong.replace(" ", "%20"))
            refused("not_found", ana.post, "duplicate", {"id": wrong, "begin": True})
        for wrong in (None, 5, [], {}):
            refused("not_found", ana.post, "duplicate", {"id": wrong, "begin": True})
        refused("bad_request", ana.post, "duplicate", {"id": duplicate})
        refused("no_name", nobody.post, "duplicate", {"id": duplicate, "begin": True})
        for seat, level, why in ((2, "casual", "bad_seats"), (-1, "casual", "bad_seats"), ("0", "casual", "bad_seats"), (0, "nobody", "bad_level")):
            refused(why, ana.post, "duplicate", {"id": duplicate, "begin": True, "seat": seat, "level": level})
        assert server.count("gametable", "deal <> ''") == 0
        made = []
        together(*[lambda: made.append(ana.post("duplicate", {"id": duplicate, "begin": True})["table"]) for _ in range(4)])
        assert told(ana, duplicate)["own"] in made


if __name__ == "__main__":
    run(sys.modules[__name__])
