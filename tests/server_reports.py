"""server_reports.py: players report names, clues, chat and pictures; what they report is kept as it was, once, and within limits."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "lib"))
from tap import refused, run  # noqa: E402
from server import GENEROUS, Server  # noqa: E402


def rows(server):
    return server.rows("SELECT * FROM report ORDER BY id")


def test_what_is_reported_is_kept_as_it_was():
    with Server() as server:
        guests, table, seats = server.table_of_people("dixit", 3, name="A rude table", decks=["paper"])
        seats[0].ask("chat", text="A rude line")
        seats[1].wait(lambda t: t.chat)
        line = next(iter(seats[1].chat.values()))
        seats[1].ask("report", what="chat", n=line["n"], text="Rude.")
        seats[1].ask("report", what="name", n=0)
        seats[1].ask("report", what="table", n=0)
        teller = next(seat for seat in seats if seat.my_turn())
        teller.move(teller.contract["legal"][0] + " A rude clue")
        seats[1].wait(lambda t: any("A rude clue" in entry["m"] for entry in t.log))
        number = next(i for i, entry in enumerate(seats[1].log) if "A rude clue" in entry["m"])
        other = seats[2] if teller is not seats[2] else seats[1]
        other.ask("report", what="clue", n=number)
        other.ask("report", what="picture", n=84)
        seats[0].ask("name", name="Angel")
        chat, name, title, clue, picture = rows(server)
        assert (chat["text"], chat["about"], chat["name"], chat["words"]) == ("A rude line", guests[0].me["guest"], "P0", "Rude."), (chat, name, title, clue, picture)
        assert (name["text"], name["about"], name["guest"]) == ("P0", guests[0].me["guest"], guests[1].me["guest"])
        assert (title["text"], title["about"]) == ("A rude table", guests[0].me["guest"])
        assert (clue["text"], clue["about"]) == ("A rude clue", guests[seats.index(teller)].me["guest"])
        assert (picture["text"], picture["about"]) == ("paper 84", "")
        assert all(row["done"] == 0 and row["at"] > 1.6e12 for row in rows(server))
        log = server.log()
        assert log.count("event=report ") == 5 and "rude" not in log.lower()


def test_a_report_is_kept_once_and_nothing_is_no_report():
    with Server() as server:
        host, table = server.make("pig", 3, seats=[{"kind": "person"}, {"kind": "bot", "level": "random"}, {"kind": "person"}])
        seat = host.connect(table)
        seat.sit(0)
        seat.ask("chat", text="Hello")
        for _ in range(3):
            seat.ask("report", what="chat", n=1)
        assert len(rows(server)) == 1
        for what, n in (("name", 1), ("name", 2), ("name", 3), ("name", 2147483647), ("chat", 2), ("chat", 0), ("clue", 0), ("clue", 99), ("picture", 1), ("table", 0), ("table", 1)):
            refused("no_report", seat.ask, "report", what=what, n=n)
        stranger = server.guest().connect(table)  # also without a name, and without a seat
        stranger.ask("report", what="chat", n=1)
        assert len(rows(server)) == 2


def test_reports_are_limited():
    with Server(limits=[limit for limit in GENEROUS if not limit.startswith("chats")] + ["chats=0", "reports=4"]) as server:
        host, table = server.make("pig", 2)
        seat = host.connect(table)
        seat.sit(0)
        for i in range(5):
            seat.ask("chat", text=f"Line {i}")
        seat.ask("report", what="chat", n=1)
        seat.ask("report", what="chat", n=2)
        refused("too_many", seat.ask, "report", what="chat", n=3)
        refused("too_many", server.guest("Other").connect(table).ask, "report", what="chat", n=4)
        assert len(rows(server)) == 2
    with Server(limits=GENEROUS + ["reports=0", "reports-kept=2"]) as server:
        host, table = server.make("pig", 2)
        seat = host.connect(table)
        seat.sit(0)
        for i in range(3):
            seat.ask("chat", text=f"Line {i}")
        seat.ask("report", what="chat", n=1)
        seat.ask("report", what="chat", n=2)
        refused("too_many", seat.ask, "report", what="chat", n=3)


if __name__ == "__main__":
    run(sys.modules[__name__])
