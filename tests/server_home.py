"""server_home.py: examples/home/tls: an authority for a home network, its certificate on a real server, and what it cannot vouch for."""
import os
import random
import ssl
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "lib"))
from tap import run  # noqa: E402
from server import ROOT, Guest, Server, play  # noqa: E402

SCRIPT = os.path.join(ROOT, "examples", "home", "tls")


def tls(*words):
    return subprocess.run([SCRIPT, *words], capture_output=True, text=True)


def test_a_game_by_the_certificate_of_an_authority_of_ones_own():
    with tempfile.TemporaryDirectory() as folder:
        done = tls("make", folder)
        assert done.returncode == 0, done.stderr
        files = {name: os.path.join(folder, name) for name in ("cert.pem", "key.pem", "authority.crt", "authority.key")}
        assert all(os.stat(files[name]).st_mode & 0o77 == 0 for name in ("key.pem", "authority.key"))
        with Server("--cert", files["cert.pem"], "--key", files["key.pem"]) as server:
            trusting = ssl.create_default_context(cafile=files["authority.crt"])
            guest = Guest(server.url, "Ana", context=trusting)
            table = guest.post("tables", {"game": "pig", "players": 2, "pause": 0, "options": {"goal": 10}, "seats": [{"kind": "person"}, {"kind": "bot", "level": "random"}]})["table"]
            seat = guest.connect(table)
            seat.sit(0)
            seat.ask("start")
            assert play(seat, random.Random(2))["over"]
            try:
                Guest(server.url, "Eve", context=ssl.create_default_context())
                raise AssertionError("somebody who does not know the authority took its word")
            except ssl.SSLCertVerificationError:
                pass
        before = open(files["authority.crt"]).read()
        assert tls("make", folder).returncode == 0 and open(files["authority.crt"]).read() == before, "made again, phones need nothing new"


def test_it_vouches_for_nothing_outside_of_a_home():
    with tempfile.TemporaryDirectory() as folder:
        for wrong in ("games.example", "8.8.8.8"):
            done = tls("make", folder, wrong)
            assert done.returncode == 1 and "none of a home network" in done.stderr and not os.path.exists(os.path.join(folder, "cert.pem")), (wrong, done)
        assert tls("make", folder, "192.168.77.5", "games.home.arpa").returncode == 0
        assert tls("make").returncode == 2 and tls("nothing", folder).returncode == 2 and tls("offer", os.path.join(folder, "none")).returncode == 1


if __name__ == "__main__":
    run(sys.modules[__name__])
