"""server_edge.py: in a book the seat of the dealer is corrected, and the bots stand where they were measured."""
import os
import sys

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "..")
sys.path.insert(0, os.path.join(ROOT, "tests"))
sys.path.insert(0, os.path.join(ROOT, "tests", "lib"))
from tap import run  # noqa: E402
from server import Server, play_all  # noqa: E402
from server_book import circle, read  # noqa: E402


def test_what_a_seat_was_worth_is_kept_with_the_game():
    with Server() as server:
        book, _, (ana,) = circle(server, "Ana")
        made = ana.post("tables", {"game": "dixsurdix", "players": 2, "book": book, "pause": 0, "seats": [{"kind": "person"}, {"kind": "bot", "level": "easy"}]})
        seat = ana.connect(made["table"])
        seat.sit(0)
        seat.ask("start")
        play_all([seat])
        seat.close()
        edges, = [row["edges"] for row in server.rows("SELECT edges FROM book_game")]
        assert sorted(edges.split()) == ["-92", "0"], edges
        server.restart()
        assert {one["level"]: one["rating"] < 1000 for one in read(ana, book)["ratings"][0]["players"] if one["level"]} == {"easy": True}


if __name__ == "__main__":
    run(sys.modules[__name__])
