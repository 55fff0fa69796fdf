"""server_why.py: Dixit bots play at a real server, in French, and say why they did what they did."""
import os
import random
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "lib"))
from tap import refused, run  # noqa: E402
from server import Server, play  # noqa: E402


def test_dixit_bots_explain_a_round_over_the_socket():
    with Server() as server:
        guest, table = server.make("dixit", 4, options={"rounds": 1},
                                   seats=[{"kind": "person"}] + [{"kind": "bot", "level": level} for level in ("easy", "normal", "expert")])
        seat = guest.connect(table)
        seat.sit(0)
        seat.ask("start")
        seat.wait(lambda t: t.contract)
        refused("no_reason", seat.ask, "why", seat=1, lang="fr")
        refused("bad_message", seat.ask, "why", seat=1, lang="de")
        refused("bad_message", seat.ask, "why", seat=7, lang="fr")
        play(seat, random.Random(3))
        refused("no_reason", seat.ask, "why", seat=0, lang="fr")
        for bot in (1, 2, 3):
            french, english = (seat.ask("why", seat=bot, lang=lang)["text"] for lang in ("fr", "en"))
            assert french != english and "«" in french and "“" in english, (french, english)
        clues = [line["m"].split(" ", 3)[3] for line in seat.log if " tell " in line["m"]]
        assert len(set(clues)) == len(clues) == 4, clues


if __name__ == "__main__":
    run(sys.modules[__name__])
