"""server_days.py: play by correspondence: a clock of an hour or more runs while nobody is there and while the server is down; what ended meanwhile is carried
out, and who is away is called once more before it does."""
import json
import os
import re
import sys
import time

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "lib"))
from tap import run  # noqa: E402
from server import Server  # noqa: E402
from server_reminders import Push, hand_over, serving  # noqa: E402

HOUR, DAY = 3600, 86400


def down_for(server, hours, also=""):
    """The server is down for so long."""
    server.end()
    moved = hours * HOUR * 1000
    server.change(f"UPDATE gametable SET counted = counted - {moved}, due = due - {moved} WHERE due <> 0")
    if also:
        server.change(also)
    server.start()


def clocked(server):
    return server.count("event", "line LIKE 'clock %'")


def until(condition):
    while not condition():
        time.sleep(0.02)  # nothing tells a test of what the server does while nobody is connected


def test_a_clock_of_days_runs_while_nobody_is_there():
    with Server() as server:
        guests, table, seats = server.table_of_people("pig", 2, clock=DAY)
        first = seats[0].contract["waiting"][0]
        for seat in seats:
            seat.close()
        left = guests[first].get("tables/mine")["playing"][0]["left_ms"]
        until(lambda: guests[first].get("tables/mine")["playing"][0]["left_ms"] < left)
        assert guests[1 - first].get("tables/mine")["playing"][0]["left_ms"] is None


def test_a_short_clock_waits_for_people():
    with Server() as server:
        guests, table, seats = server.table_of_people("pig", 2, clock=HOUR - 1)
        first = seats[0].contract["waiting"][0]
        for seat in seats:
            seat.close()
        until(lambda: server.count("happening", "line = 'clocks stand'"))
        left = guests[first].get("tables/mine")["playing"][0]["left_ms"]
        assert left > 0 and guests[first].get("tables/mine")["playing"][0]["left_ms"] == left
        assert server.count("gametable", "due <> 0") == 0


def test_time_that_ended_while_the_server_was_down_is_carried_out_and_the_person_comes_back():
    with Server() as server:
        guests, table, seats = server.table_of_people("pig", 2, clock=DAY)
        first = seats[0].contract["waiting"][0]
        for seat in seats:
            seat.close()
        down_for(server, 25)
        until(lambda: clocked(server) == 1)  # nobody has connected
        back = guests[first].connect(table)
        back.wait(lambda t: t.table["seats"][first]["standin"] is None)
        down_for(server, 2)
        again = guests[first].connect(table)
        again.wait(lambda t: t.contract)
        waiting = again.contract["waiting"][0]
        assert 21 * HOUR * 1000 < again.left_ms[waiting] <= 22 * HOUR * 1000, again.left_ms
        assert clocked(server) == 1


def test_who_is_away_is_called_once_more_before_the_time_ends():
    with Push() as push, serving(seconds=DAY) as server:
        guests, table, seats = server.table_of_people("pig", 2, clock=DAY)
        first = seats[0].contract["waiting"][0]
        guests[first].post("me", {"lang": "en"})
        guests[first].post("me/reminders", {"push": push.place()})
        for seat in seats:
            seat.close()
        down_for(server, 20)
        guests[first].post("me/reminders", {"test": True})
        assert json.loads(push.next()["text"])["table"] == "", "four hours are left: nobody is called"
        down_for(server, 2)
        message = json.loads(push.next()["text"])
        assert (message["table"], message["text"]) == (table, "Your time is running out: it is your turn."), message
        due = server.rows("SELECT due FROM gametable")[0]["due"]
        until(lambda: server.rows("SELECT due FROM gametable")[0]["due"] >= due)
        down_for(server, 1)
        guests[first].post("me/reminders", {"test": True})
        assert json.loads(push.next()["text"])["table"] == "", "once is enough"


def test_one_damaged_table_stops_no_other():
    with Server() as server:
        tables = [server.table_of_people("pig", 2, clock=DAY) for _ in range(2)]
        for _, _, seats in tables:
            for seat in seats:
                seat.close()
        number = server.rows(f"SELECT n FROM gametable WHERE id = '{tables[0][1]}'")[0]["n"]
        down_for(server, 30, f"INSERT INTO event (t, seq, at, line) VALUES ({number}, 0, 1, 'nonsense')")
        until(lambda: clocked(server) == 1)
        until(lambda: server.count("gametable", f"n = {number} AND due = 0") == 1)
        assert len(re.findall("log_damaged", server.log())) == 1


if __name__ == "__main__":
    run(sys.modules[__name__])
