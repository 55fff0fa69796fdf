"""server_why.py: Dixit bots play at a real server, in French, and say why they did what they did."""
import os
import random
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "../../../tests/lib"))
from tap import refused, run  # noqa: E402
from server import Refused, Server, play  # noqa: E402


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
        refused("no_such_seat", seat.ask, "why", seat=7, lang="fr")
        play(seat, random.Random(3))
        refused("no_reason", seat.ask, "why", seat=0, lang="fr")
        for bot in (1, 2, 3):
            french, english = (seat.ask("why", seat=bot, lang=lang)["text"] for lang in ("fr", "en"))
            assert french != english and "«" in french and "“" in english, (french, english)
        clues = [line["m"].split(" ", 3)[3] for line in seat.log if " tell " in line["m"]]
        assert len(set(clues)) == len(clues) == 4, clues


def play_a_game(server):
    guest, table = server.make("dixit", 4, options={"rounds": 1}, seats=[{"kind": "person"}] + [{"kind": "bot", "level": "normal"}] * 3)
    seat = guest.connect(table)
    seat.sit(0)
    seat.ask("start")
    seat.wait(lambda t: t.contract)
    play(seat, random.Random(5))
    seat.close()


def ties(folder):
    path = [os.path.join(folder, name) for name in os.listdir(folder) if name.endswith("-learned")]
    return [line.split() for line in open(path[0])] if path else None


def test_what_people_say_is_learnt_and_kept():
    with tempfile.TemporaryDirectory(prefix="dizaine-test-") as folder:
        kept = []
        for _ in range(2):
            with Server(folder=folder) as server:
                play_a_game(server)
            kept.append(ties(folder))
        assert kept[0] and all(int(weight) > 0 for _, _, weight in kept[0])
        assert sum(int(tie[2]) for tie in kept[1]) > sum(int(tie[2]) for tie in kept[0])


def test_the_host_can_switch_learning_off():
    with tempfile.TemporaryDirectory(prefix="dizaine-test-") as folder:
        with Server("--no-learning", folder=folder) as server:
            play_a_game(server)
        assert ties(folder) is None


def test_a_long_reason_arrives_whole():
    with Server() as server:
        bots = [{"kind": "bot", "level": "normal"}] * 2
        host, table = server.make("dixit", 3, seats=[{"kind": "person"}] + bots, options={"rounds": 3})
        seat = host.connect(table)
        seat.sit(0)
        seat.ask("start")
        seat.wait(lambda t: t.contract)
        rng, longest = random.Random(3), 0
        while not seat.contract["over"]:
            seat.wait(lambda t: t.my_turn() or t.contract["over"])
            if seat.contract["over"]:
                break
            text = rng.choice(seat.contract["legal"])
            try:
                seat.move(text + " " + "\U0001f468" * 150 + ' "' * 20 if text.startswith("tell") else text)
            except Refused:
                seat.ask("sync")  # a bot told first
            for bot in (1, 2):
                try:
                    longest = max(longest, len(seat.ask("why", seat=bot, lang="fr")["text"].encode()))
                except Refused as no:
                    assert no.why == "no_reason"
        assert longest > 500, longest


if __name__ == "__main__":
    run(sys.modules[__name__])
