"""server_netbot.py: examples/netbot.py, a bot over the network with nothing but a WebSocket library, plays every game to its end beside a person."""
import os
import random
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "lib"))
from games import GAMES  # noqa: E402
from tap import Skipped, run  # noqa: E402
from server import ROOT, Server, play  # noqa: E402

BOT = os.path.join(ROOT, "examples", "netbot.py")


def python():
    """A Python that has the library; the system's own, where Debian puts it, comes second."""
    for one in (sys.executable, "/usr/bin/python3"):
        if os.path.exists(one) and subprocess.run([one, "-c", "import websockets"], capture_output=True).returncode == 0:
            return one
    raise Skipped("there is no python3-websockets")


def test_it_is_as_short_as_it_says():
    with open(BOT, encoding="utf-8") as file:
        code = file.read().split('"""', 2)[2].strip().splitlines()
    assert sum(bool(line.strip()) for line in code) <= 40, len(code)


def test_a_bot_of_forty_lines_plays_every_game():
    interpreter = python()
    for game in GAMES:
        with Server() as server:
            facts = next(one for one in server.guest("Eva").get("games")["games"] if one["game"] == game)
            players = max(2, facts["players"][0])
            seats = [{"kind": "person"}, {"kind": "person"}] + [{"kind": "bot", "level": "random"}] * (players - 2)
            guest, table = server.make(game, players, seats=seats, pause=0)
            seat = guest.connect(table)
            seat.sit(0)
            bot = subprocess.Popen([interpreter, BOT, f"http://127.0.0.1:{server.port}/t/{table}", "Robo"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
            try:
                seat.wait(lambda t: t.table["seats"][1]["here"])
                assert seat.table["seats"][1]["name"] == "Robo"
                seat.ask("start")
                last = play(seat, random.Random(3))
                out, err = bot.communicate(timeout=60)
                assert bot.returncode == 0 and out.startswith("scores") and f"{last['score']}" in out, (game, out, err)
            finally:
                bot.kill()


if __name__ == "__main__":
    run(sys.modules[__name__])
