"""server_routes.py: every route and every query of docs/protocol.md, with good and with bad arguments."""
import json
import os
import random
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "lib"))
from tap import run  # noqa: E402
from server import Server, check_record, play  # noqa: E402


def finished_game(server):
    guest, table = server.make("pig", 2, seats=[{"kind": "person"}, {"kind": "bot", "level": "random"}], options={"goal": 10})
    seat = guest.connect(table)
    seat.sit(0)
    seat.ask("start")
    assert play(seat, random.Random(1))["over"]
    seat.close()
    return guest, table


def test_the_record_of_a_finished_game_with_and_without_annotations():
    with Server() as server:
        guest, table = finished_game(server)
        plain = json.loads(guest.request("GET", f"/api/tables/{table}/record")[2])
        for query in ("annotate=1", "annotate=0", "annotate", "annotate=", "x=1&annotate=1", "annotate=" + "1" * 200):
            status, _, body = guest.request("GET", f"/api/tables/{table}/record?{query}")
            assert status == 200, (query, status)
            annotated = json.loads(body)
            assert annotated["moves"] == plain["moves"], query
            assert ("legal" in body.decode()) == (query.endswith("annotate=1")), query
        check_record(server.folder, guest.request("GET", f"/api/tables/{table}/record?annotate=1")[2].decode())


if __name__ == "__main__":
    run(sys.modules[__name__])
