"""server_choices.py: gives and votes of Dixit on the server."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "../../../tests/lib"))
from tap import run  # noqa: E402
from server import Server  # noqa: E402


def test_gives_and_votes_can_be_changed_until_all_have_acted():
    with Server() as server:
        guests, table, seats = server.table_of_people("dixit", 4)
        teller = next(seat for seat in seats if seat.my_turn())
        teller.move(next(m for m in teller.contract["legal"] if m.startswith("tell")) + " a door")
        others = [seat for seat in seats if seat is not teller]
        others[0].wait(lambda t: t.contract["legal"] and t.contract["legal"][0].startswith("give"))
        first, second = others[0].contract["legal"][:2]
        others[0].move(first)
        assert others[0].contract["choice"] == first
        server.restart()
        seats = {seat: seat.guest.connect(table) for seat in seats}
        chooser = seats[others[0]]
        chooser.wait(lambda t: t.contract)
        assert chooser.contract["choice"] == first, "the pending choice is durable"
        assert chooser.contract["chosen"] == [chooser.contract["seat"]]
        chooser.move(second)
        for seat in others[1:]:
            seats[seat].wait(lambda t: t.my_turn())
            seats[seat].move(seats[seat].contract["legal"][0])
        chooser.wait(lambda t: t.contract["legal"] and t.contract["legal"][0].startswith("vote"))
        gave = [line["m"] for line in chooser.log if line["m"].startswith(f"{chooser.contract['seat']} give")]
        assert gave == [f"{chooser.contract['seat']} {second}"], "the record holds only the final choice"


if __name__ == "__main__":
    run(sys.modules[__name__])
