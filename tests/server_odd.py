"""server_odd.py: odd sequences at a table: the wrong moment, the second time, the other tab, the person who should not be there."""
import os
import random
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "lib"))
from tap import refused, run  # noqa: E402
from server import Closed, Server  # noqa: E402


def closed_with(seat):
    """Listens until the server closes; the code, the reason, and whether a contract came before."""
    seat.contract = None
    seat.socket.raw.settimeout(10)
    try:
        while True:
            seat.hear()
    except Closed as closed:
        return closed.code, closed.reason, seat.contract is not None


def test_a_table_for_its_players_sends_everyone_else_away():
    with Server() as server:
        guests, table, seats = server.table_of_people("dix", 3, start=False, spectate=False)
        early = server.guest("Eve").connect(table)
        seats[0].ask("start")
        assert closed_with(early) == (4403, "no_spectators", False), "who came to the lobby and took no seat sees nothing of the game"
        phone = server.guest()
        phone.post("device", {"secret": seats[1].ask("link")["link"][3:]})
        assert closed_with(seats[1])[:2] == (4403, "no_spectators"), "nor does the device that gave its seat away"
        seats[0].ask("remove", seat=2)
        assert closed_with(seats[2])[:2] == (4403, "no_spectators"), "nor does somebody whom the host removed"
        phone.connect(table).wait(lambda t: t.contract and t.contract["seat"] == 1)
        seats[0].ask("sync")


if __name__ == "__main__":
    run(sys.modules[__name__])
