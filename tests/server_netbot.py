"""server_netbot.py: examples/netbot.py, a bot over the network with nothing but a WebSocket library, plays every game to its end beside a person."""
import os
import random
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "lib"))
from games import GAMES  # noqa: E402
from tap import Skipped, refused, run  # noqa: E402
from server import PATIENCE, ROOT, Closed, Program, Server, WebSocket, play  # noqa: E402

BOT = os.path.join(ROOT, "examples", "netbot.py")


def python():
    """A Python that has the library; the system's own, where Debian puts it, comes second."""
    for one in (sys.executable, "/usr/bin/python3"):
        if os.path.exists(one) and subprocess.run([one, "-c", "import websockets"], capture_output=True).returncode == 0:
            return one
    raise Skipped("there is no python3-websockets")


def test_it_is_as_short_as_it_says():
    with open(BOT, encoding="utf-8") as file:
        lines = file.read().splitlines()
    assert len(lines) <= 40 and max(map(len, lines)) <= 150, len(lines)


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
            token = seat.ask("token", seat=1, name="Robo")["token"]
            bot = subprocess.Popen([interpreter, BOT, f"http://127.0.0.1:{server.port}/t/{table}", token], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
            try:
                seat.wait(lambda t: t.table["seats"][1]["online"])
                assert seat.table["seats"][1]["program"] and not seat.table["seats"][0]["program"]
                assert seat.table["seats"][1]["name"] == "Robo"
                seat.ask("start")
                last = play(seat, random.Random(3))
                out, err = bot.communicate(timeout=PATIENCE)
                assert bot.returncode == 0 and out.startswith("scores") and f"{last['score']}" in out, (game, out, err)
            finally:
                bot.kill()


def closed_with(action):
    try:
        action()
    except Closed as closed:
        return closed.code, closed.reason
    raise AssertionError("it was let in")


def lobby(server, players=3):
    guest, table = server.make("pig", players)
    host = guest.connect(table)
    host.sit(0)
    token = host.ask("token", seat=1, name="Robo")["token"]
    return guest, host, table, token


def test_a_token_is_good_for_its_seat_and_for_nothing_else():
    with Server() as server:
        guest, host, table, token = lobby(server)
        other, elsewhere = server.make("pig", 2)
        program = Program(server, table, token)
        assert program.table["you"] == {"guest": host.table["seats"][1]["guest"], "seat": 1, "host": False}
        for command, fields in (("sit", {"seat": 2}), ("link", {}), ("undo", {"point": 0, "agree": True}), ("report", {"what": "name", "n": 0}), ("start", {}), ("close", {}), ("token", {"seat": 2, "name": "Two"})):
            refused("not_person", program.ask, command, **fields)
        for method, path in (("POST", "tables"), ("GET", "tables/mine"), ("POST", "me"), ("GET", "me/export"), ("POST", "me/delete"), ("POST", "device"), ("GET", "decks")):
            status, _, data = program.guest.request(method, "/api/" + path, {} if method == "POST" else None)
            assert status == 403 and b"not_person" in data, (path, status, data)
        assert closed_with(lambda: Program(server, elsewhere, token)) == (4403, "no_spectators")
        for wrong in ("0" * 64, "x", token[:-1], token + "0"):
            assert closed_with(lambda wrong=wrong: WebSocket(f"{server.url}/api/ws?table={table}", [("Authorization", "Bearer " + wrong)]).receive()) == (4401, "no_guest")


def test_a_token_is_taken_back_with_its_seat():
    with Server() as server:
        guest, host, table, token = lobby(server)
        program = Program(server, table, token)
        second = host.ask("token", seat=1, name="Robo")["token"]
        assert second != token and closed_with(lambda: [program.hear() for _ in range(9)]) == (4403, "no_spectators")
        assert closed_with(lambda: Program(server, table, token)) == (4401, "no_guest")
        program = Program(server, table, second)
        host.ask("start", fill="random")
        host.ask("remove", seat=1, guest=program.table["seats"][1]["guest"])
        assert closed_with(lambda: [program.hear() for _ in range(99)]) == (4403, "no_spectators")
        host.wait(lambda t: not t.table["seats"][1]["here"])
        assert host.table["banned"] == [] and host.table["seats"][1]["standin"], "a bot goes on, and nobody's address is kept away"
        server.restart()
        assert closed_with(lambda: Program(server, table, second)) == (4401, "no_guest")


def test_a_program_is_never_the_host():
    with Server("--limit", "host-seconds=1") as server:
        guest, host, table, token = lobby(server, 2)
        program = Program(server, table, token)
        host.ask("leave")
        program.wait(lambda t: not t.table["seats"][0]["here"])
        assert program.table["host"] == guest.me["guest"]
        host.sit(0)
        refused("seat_taken", host.ask, "token", seat=0, name="Two")
        refused("name_taken", host.ask, "token", seat=1, name=guest.me["name"])


if __name__ == "__main__":
    run(sys.modules[__name__])
