"""server_daily.py: the deal of the day: the same for everybody, promised the day before and told after it, one try that counts, what everybody chose told to
those who have finished, days in a row."""
import hashlib
import json
import os
import random
import sys
import tempfile
import time

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "lib"))
from tap import refused, run  # noqa: E402
from server import Server, check_record, on_postgres, play, together  # noqa: E402
from timeshift import TimeShift  # noqa: E402

HOUR, DAY = 3600, 86400
FOLDER = tempfile.TemporaryDirectory()
SHIFT = TimeShift(FOLDER.name)


def noon():
    """It is twelve o'clock of some day."""
    SHIFT.jump(-SHIFT.seconds)
    SHIFT.jump(12 * HOUR - int(time.time()) % DAY)


def at_noon(*limits):
    noon()
    return Server(variant="opt", environment=SHIFT.environment, **({"limits": list(limits)} if limits else {}))


def offer(guest, game="dix"):
    return next(one for one in guest.get("daily")["games"] if one["game"] == game)


def results(guest, day, game="dix"):
    return guest.get(f"daily/results?day={day}&game={game}")


def whole_try(guest, seed=1, game="dix", **wish):
    """Begins and plays to the end; the connection at the end of the game."""
    made = guest.post("daily", {"game": game, **wish})
    seat = guest.connect(made["table"])
    assert play(seat, random.Random(seed))["over"]
    return made, seat


def seeds(server):
    """What nobody may be told: as it is stored, in hexadecimal digits."""
    column = "encode(seed, 'hex')" if on_postgres() else "lower(hex(seed))"
    return {row["name"]: row["seed"] for row in server.rows(f"SELECT name, {column} AS seed FROM deal")}


def test_what_is_offered_is_promised_and_the_next_day_too():
    with at_noon() as server:
        eva, leo = server.guest("Eva"), server.guest("Léo")
        day = eva.get("daily")
        assert day["day"] == time.strftime("%Y-%m-%d", time.gmtime(time.time() + SHIFT.seconds)) and 0 < day["left_ms"] <= 12 * HOUR * 1000
        assert [(one["game"], one["players"], one["level"]) for one in day["games"]] == [("dix", 1, None), ("dixsurdix", 2, "skilled")]
        assert (day["streak"], day["best"], day["days"]) == (0, 0, []) and all(one["mine"] is None for one in day["games"])
        stored = seeds(server)
        assert len(stored) == 4
        for one in day["games"]:
            assert one["promise"] == hashlib.sha256(bytes.fromhex(stored[f"{day['day']}:{one['game']}"])).hexdigest()
            assert one["next_promise"] in [hashlib.sha256(bytes.fromhex(seed)).hexdigest() for seed in stored.values()]
        assert len({one["promise"] for one in day["games"]} | {one["next_promise"] for one in day["games"]}) == 4
        tomorrow = {one["game"]: one["next_promise"] for one in day["games"]}
        server.restart()
        assert leo.get("daily")["games"] == day["games"]
        SHIFT.jump(DAY)
        server.restart()
        assert {one["game"]: one["promise"] for one in leo.get("daily")["games"]} == tomorrow


def test_everybody_gets_the_same_deal_and_one_try():
    with at_noon() as server:
        eva, leo = server.guest("Eva"), server.guest("Léo")
        made, seat = whole_try(eva, 1)
        other, again = whole_try(leo, 1)
        assert made["counted"] and other["counted"] and made["table"] != other["table"]
        assert [line["m"] for line in seat.log] == [line["m"] for line in again.log] and len(seat.log) > 20
        assert eva.post("daily", {"game": "dix"}) == made
        mine = offer(eva)["mine"]
        scores = seat.contract["score"]
        assert mine["done"] and (mine["score"], mine["other"]) == (scores[0], scores[1]) and mine["won"] == (0 in seat.contract["winners"])
        assert (offer(eva)["finished"], offer(eva)["won"]) == (2, 2 * mine["won"])
        day = eva.get("daily")
        assert (day["streak"], day["best"]) == (1, 1) and [one["table"] for one in day["days"]] == [made["table"]]


def test_a_guest_on_two_devices_has_one_try():
    with at_noon() as server:
        eva = server.guest("Eva")
        code = eva.post("me/recovery", {})["code"]
        phone = server.guest("Phone")
        phone.post("me/recover", {"code": code})
        tries = []
        together(*[lambda: tries.append(eva.post("daily", {"game": "dix"})["table"]) for _ in range(4)])
        assert len(set(tries)) == 1, tries
        assert server.count("deal_try", "deal LIKE '%:dix'") == 1


def test_a_seat_that_goes_to_another_device_takes_its_try_along():
    with at_noon() as server:
        eva, phone, leo = server.guest("Eva"), server.guest("Phone"), server.guest("Léo")
        made = eva.post("daily", {"game": "dix"})
        seat = eva.connect(made["table"])
        secret = seat.ask("link")["link"].split("#")[1]
        assert phone.post("device", {"secret": secret})["table"] == made["table"]
        assert phone.post("daily", {"game": "dix"})["table"] == made["table"] == eva.post("daily", {"game": "dix"})["table"]
        on_phone = phone.connect(made["table"])
        assert play(on_phone, random.Random(1))["over"]
        assert offer(phone)["finished"] == 1 and offer(eva)["mine"]["done"] and offer(phone)["mine"]["done"]
        # Whoever has a try of their own cannot come to know the deal by another one's.
        other = leo.post("daily", {"game": "dix"})
        secret = leo.connect(other["table"]).ask("link")["link"].split("#")[1]
        refused("already_tried", eva.post, "device", {"secret": secret})
        assert leo.get(f"tables/{other['table']}")["you"]["seat"] == 0


def test_nobody_is_told_the_seed_before_the_deal_is_over():
    with at_noon() as server:
        eva, leo = server.guest("Eva"), server.guest("Léo")
        made, seat = whole_try(eva)
        day = eva.get("daily")["day"]
        secrets = list(seeds(server).values())
        _, uncounted = whole_try(eva, 2, again=True)
        told = [json.dumps(seat.contract), json.dumps(uncounted.contract), json.dumps(results(eva, day)), json.dumps(eva.get("daily")), json.dumps(leo.get("daily")),
                json.dumps(eva.get("me/export")), json.dumps(eva.get(f"tables/{made['table']}"))]
        for query in ("", "?annotate=1"):
            told.append(eva.request("GET", f"/api/tables/{made['table']}/record{query}")[2].decode())
            assert "moves" in json.loads(told[-1])
        seat.ask("sync", **{"from": 0})
        again = eva.connect(made["table"])
        told += [json.dumps(again.contract), json.dumps(again.table)]
        server.restart()
        told += [json.dumps(eva.connect(made["table"]).contract), server.log()]
        for text in told:
            for secret in secrets:
                assert secret not in text
        assert "seed" not in seat.contract and seat.contract["sealed"] is True and results(eva, day)["seed"] is None
        # Who has not finished learns nothing of what others chose, and sees no table of theirs.
        refused("not_tried", results, leo, day)
        refused("no_spectators", leo.get, f"tables/{made['table']}/record")
        leo.post("daily", {"game": "dix"})
        refused("not_tried", results, leo, day)
        refused("not_over", leo.post, "daily", {"game": "dix", "again": True})
        # Over it is one hour after the day, for whoever was still playing.
        SHIFT.jump(12 * HOUR + HOUR // 2)
        assert results(eva, day)["seed"] is None and not results(eva, day)["over"]
        refused("not_tried", results, leo, day)
        SHIFT.jump(HOUR)
        done = results(leo, day)
        assert done["over"] and done["seed"] == seeds(server)[f"{day}:dix"] and hashlib.sha256(bytes.fromhex(done["seed"])).hexdigest() == done["promise"]
        record = eva.request("GET", f"/api/tables/{made['table']}/record")[2].decode()
        assert json.loads(record)["seed"] == done["seed"]
        check_record(server.folder, record)


def test_choices_are_compared_where_positions_are_the_same():
    with at_noon() as server:
        guests = [server.guest(f"P{i}") for i in range(3)]
        seats = [whole_try(guest, seed)[1] for guest, seed in zip(guests, (1, 1, 2))]
        day = guests[0].get("daily")["day"]
        told = results(guests[0], day)
        assert told["finished"] == 3 == sum(one["count"] for one in told["leads"]) and told["choices"]
        ends = [seat.contract for seat in seats]
        moves = [line["m"].split(" ", 1) for line in seats[0].log]
        for choice in told["choices"]:
            who, move = moves[choice["n"]]
            assert who == "0" and move == choice["m"] and choice["m"] in [one["m"] for one in choice["all"]]
            assert 2 <= sum(one["count"] for one in choice["all"]) <= 3  # two played the same game
            assert all(one["m"] == choice["m"] for one in choice["all"]) or sum(one["count"] for one in choice["all"]) == 3
        assert sum(one["count"] for one in told["choices"][0]["all"]) == 3  # all begin in one position
        leads = sorted((end["score"][0] - end["score"][1] for end in ends), reverse=True)
        assert told["rank"] == leads.index(ends[0]["score"][0] - ends[0]["score"][1]) + 1


def test_nothing_is_taken_back_or_left_to_bots_in_a_try():
    with at_noon() as server:
        eva = server.guest("Eva")
        made = eva.post("daily", {"game": "dix"})
        seat = eva.connect(made["table"])
        rng = random.Random(3)
        for _ in range(12):
            seat.wait(lambda t: t.my_turn())
            assert seat.contract["undo"] is None
            refused("no_undo", seat.ask, "undo", point=len(seat.log) - 1, agree=True)
            seat.move(rng.choice(seat.contract["legal"]))
        before = len(seat.log)
        seat.ask("leave")  # a bot goes on
        seat.wait(lambda t: any(line["m"].startswith("0 ") and line.get("by") == "bot" for line in t.log[before:]))
        assert play(seat, rng)["over"]
        assert not offer(eva)["mine"]["done"] and offer(eva)["finished"] == 0
        assert eva.post("daily", {"game": "dix"}) == made  # and there is no other try


def test_days_in_a_row_are_counted():
    with at_noon() as server:
        eva = server.guest("Eva")
        for day in range(3):
            whole_try(eva)
            assert (eva.get("daily")["streak"], eva.get("daily")["best"]) == (day + 1, day + 1)
            SHIFT.jump(DAY)
            assert eva.get("daily")["streak"] == day + 1  # today is not over
            wait = time.monotonic() + 60
            while not eva.get("daily")["games"]:  # the server looks once a second
                assert time.monotonic() < wait
                time.sleep(0.05)
        SHIFT.jump(DAY)
        assert (eva.get("daily")["streak"], eva.get("daily")["best"]) == (0, 3)
        while not eva.get("daily")["games"]:
            time.sleep(0.05)
        whole_try(eva)
        assert (eva.get("daily")["streak"], eva.get("daily")["best"], len(eva.get("daily")["days"])) == (1, 3, 4)


def test_a_try_that_is_finished_too_late_does_not_count():
    with at_noon() as server:
        eva = server.guest("Eva")
        day = eva.get("daily")["day"]
        made = eva.post("daily", {"game": "dix"})
        seat = eva.connect(made["table"])
        SHIFT.jump(14 * HOUR)
        assert play(seat, random.Random(1))["over"]
        assert results(eva, day)["finished"] == 0 and results(eva, day)["mine"] is None


def test_a_try_is_exported_and_forgotten_with_its_guest():
    with at_noon() as server:
        eva, leo = server.guest("Eva"), server.guest("Léo")
        made, _ = whole_try(eva)
        whole_try(leo, 2)
        assert [one["table"] for one in eva.get("me/export")["deals"]] == [made["table"]]
        day = leo.get("daily")["day"]
        eva.post("me/delete", {"confirm": True})
        assert server.count("deal_try", "id = '%s'" % made["table"]) == 0
        assert results(leo, day)["finished"] == 2  # nameless


def test_a_deal_is_kept_as_long_as_the_operator_says():
    with at_noon("daily-days=7", "daily-choices-days=2", "guests=0", "requests=0", "messages=0", "changes=0") as server:
        eva = server.guest("Eva")
        whole_try(eva)
        assert server.count("deal_choice", "n >= 0") > 0
        SHIFT.jump(4 * DAY)
        server.restart()
        wait = time.monotonic() + 60
        while server.count("deal_choice", "n >= 0"):
            assert time.monotonic() < wait
            time.sleep(0.05)
        assert server.count("deal_try", "deal <> ''") == 1
        SHIFT.jump(5 * DAY)
        server.restart()
        while server.count("deal_try", "deal <> ''") or server.count("deal_result", "deal <> ''"):
            assert time.monotonic() < wait + 60
            time.sleep(0.05)


def test_wrong_wishes_are_refused_and_nothing_is_begun():
    with at_noon() as server:
        eva, nobody = server.guest("Eva"), server.guest()
        for game in (None, "", "pig", "dixit", "x" * 300, 5, [], {"a": 1}, "2026-11-18:dix", "dix'--"):
            refused("bad_game", eva.post, "daily", {"game": game})
        refused("no_name", nobody.post, "daily", {"game": "dix"})
        for query in ("", "?day=2026-11-18", "?game=dix", "?day=2026-1-1&game=dix", "?day=&game=dix", "?day=2026-11-18&game=pig", "?day=2026-11-1x&game=dix", "?day=2026-11-18x&game=dix"):
            refused("bad_game", eva.get, "daily/results" + query)
        refused("not_found", eva.get, "daily/results?day=1999-01-01&game=dix")
        refused("not_found", eva.get, "daily/results?day=9999-99-99&game=dix")
        tomorrow = time.strftime("%Y-%m-%d", time.gmtime(time.time() + SHIFT.seconds + DAY))
        refused("not_tried", eva.get, f"daily/results?day={tomorrow}&game=dix")
        assert server.count("deal_try", "deal <> ''") == 0 and server.count("gametable", "deal <> ''") == 0


if __name__ == "__main__":
    run(sys.modules[__name__])
