"""server_alix.py: DIX alone against ALIX on the server."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "../../../tests/lib"))
from tap import run  # noqa: E402
from server import Server, play_all  # noqa: E402


def test_dix_alone_against_alix():
    with Server() as server:
        guests, table, seats = server.table_of_people("dix", 1)
        play_all(seats)
        assert seats[0].contract["seats"] == 2 and seats[0].contract["names"][1] == "ALIX"


if __name__ == "__main__":
    run(sys.modules[__name__])
