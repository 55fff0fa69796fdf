"""server_reminders.py: people are called back when a table waits for them: Web Push against a push service that checks and opens every message,
webhooks, quiet hours, places that are gone or forbidden."""
import json
import os
import random
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "lib"))
from tap import refused, run  # noqa: E402
from server import GENEROUS, ROOT, Server, metric, wait_for  # noqa: E402

CONTACT = "mailto:host@games.example"


class Push:
    """The push service as a process; what it got, line by line. With the files of a certificate and its key it speaks TLS."""

    def __init__(self, *secure):
        self.secure = secure

    def __enter__(self):
        self.process = subprocess.Popen(["node", os.path.join(ROOT, "tests", "lib", "push.mjs"), *self.secure], stdout=subprocess.PIPE, text=True)
        first = self.next()
        self.port, self.keys = first["port"], {"p256dh": first["p256dh"], "auth": first["auth"]}
        return self

    def __exit__(self, *fault):
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()

    def next(self):
        return json.loads(self.process.stdout.readline())

    def place(self, path=""):
        origin = f"https://localhost:{self.port}" if self.secure else f"http://127.0.0.1:{self.port}"
        return {"endpoint": f"{origin}/push{path}", **self.keys}

    def hook(self, path=""):
        return f"http://127.0.0.1:{self.port}/hook{path}"


def serving(*more, seconds=0, **options):
    return Server("--remind", CONTACT, "--remind-inside", *more, limits=GENEROUS + [f"remind-seconds={seconds}"], **options)


def authority(folder):
    """An authority of our own and what it vouches for: a function from a name to the files of a certificate and its key."""
    def openssl(*words):
        subprocess.run(["openssl", *words], cwd=folder, check=True, capture_output=True)

    openssl("req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-keyout", "ca.key", "-out", "ca.pem", "-days", "2", "-subj", "/CN=Ours",
            "-addext", "basicConstraints=critical,CA:TRUE")

    def certificate(name):
        openssl("req", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-keyout", f"{name}.key", "-out", f"{name}.csr", "-subj", f"/CN={name}")
        with open(os.path.join(folder, "names"), "w") as file:
            file.write(f"subjectAltName=DNS:{name}\n")
        openssl("x509", "-req", "-in", f"{name}.csr", "-CA", "ca.pem", "-CAkey", "ca.key", "-CAcreateserial", "-days", "2", "-extfile", "names", "-out", f"{name}.pem")
        return os.path.join(folder, f"{name}.pem"), os.path.join(folder, f"{name}.key")

    return certificate


def absent(server):
    """A game of Pig of two people; the second went away, and it is the first one's turn. Ends with the second one's."""
    guests, table, seats = server.table_of_people("pig", 2)
    first = seats[0].contract["waiting"][0]
    away = 1 - first
    return guests[away], seats[away], seats[first], table


def hand_over(seat):
    """The person moves until the other one has to."""
    rng = random.Random(3)
    while seat.contract["seat"] in seat.contract["waiting"]:
        legal = seat.contract["legal"]
        seat.move("hold" if "hold" in legal else rng.choice(legal))


def test_who_is_away_is_called_by_a_message_that_only_their_browser_can_read():
    with Push() as push, serving() as server:
        guest, away, here, table = absent(server)
        told = guest.post("me/reminders", {"push": push.place()})
        assert [place["kind"] for place in told["places"]] == ["push"], told
        away.close()
        hand_over(here)
        got = push.next()
        assert got["status"] == 201, got
        message = json.loads(got["text"])
        assert message["t"] == "turn" and message["table"] == table, message
        assert got["key"] == told["key"] and got["headers"]["topic"] == table, got
        assert "P" in message["text"] and "seed" not in got["text"], message
        wait_for(lambda: metric(server, "reminders_total") == 1)
        assert metric(server, "reminder_failures_total") == 0


def test_who_is_there_is_not_called():
    with Push() as push, serving() as server:
        guest, away, here, table = absent(server)
        guest.post("me/reminders", {"push": push.place()})
        hand_over(here)  # both are there: nobody is called
        guest.post("me/reminders", {"test": True})  # this is the first that comes
        got = push.next()
        assert "table" in json.loads(got["text"]) and json.loads(got["text"])["table"] == "", got
        away.close()  # leaves although it is their turn
        assert json.loads(push.next()["text"])["table"] == table


def test_a_webhook_gets_plain_text_and_where_to_click():
    with Push() as push, serving("--public-url", "https://games.example/d") as server:
        guest, away, here, table = absent(server)
        guest.post("me/reminders", {"webhook": push.hook()})
        away.close()
        hand_over(here)
        got = push.next()
        assert got["headers"]["title"] == "Dizaine" and got["headers"]["click"] == f"https://games.example/d/t/{table}", got
        assert "P" in got["text"], got


def test_a_place_that_is_gone_is_forgotten_and_one_that_fails_is_kept():
    with Push() as push, serving() as server:
        guest, away, here, table = absent(server)
        guest.post("me/reminders", {"push": push.place("/410")})
        guest.post("me/reminders", {"push": push.place("/500")})
        guest.post("me/reminders", {"test": True})
        assert sorted(push.next()["status"] for _ in range(2)) == [410, 500]
        while True:  # what the answer changed is stored in a later turn of the loop
            places = [place["address"] for place in guest.get("me/reminders")["places"]]
            if len(places) == 1:
                break
            time.sleep(0.01)
        assert places[0].endswith("/500")
        wait_for(lambda: metric(server, "reminder_failures_total") == 2)


def test_redirects_are_not_followed():
    with Push() as push, serving() as server:
        guest = server.guest("A")
        guest.post("me/reminders", {"webhook": push.hook("/307")})
        guest.post("me/reminders", {"test": True})
        assert push.next()["status"] == 307
        guest.post("me/reminders", {"remove": push.hook("/307")})
        guest.post("me/reminders", {"webhook": push.hook("/again")})
        guest.post("me/reminders", {"test": True})
        assert push.next()["path"] == "/hook/again"


def test_quiet_hours_wait_for_their_end():
    with Push() as push, serving() as server:
        guest, away, here, table = absent(server)
        guest.post("me/reminders", {"push": push.place()})
        now = time.gmtime()
        minute = now.tm_hour * 60 + now.tm_min
        told = guest.post("me/reminders", {"quiet": {"from": (minute - 60) % 1440, "to": (minute + 120) % 1440, "zone": 0}})
        assert told["quiet"]["zone"] == 0
        away.close()
        hand_over(here)
        other = server.guest("Z")  # whoever is called later is called first: the quiet one is not called meanwhile
        other.post("me/reminders", {"push": push.place("/other")})
        server.guest("Y")
        other.post("me/reminders", {"test": True})
        assert push.next()["path"] == "/push/other"
        assert guest.post("me/reminders", {"quiet": None})["quiet"] is None


def test_what_is_no_place_is_refused_and_nothing_is_kept():
    with Push() as push, serving() as server:
        guest = server.guest("A")
        good = push.place()
        for wish in ({"push": {**good, "p256dh": "AAAA"}}, {"push": {**good, "auth": "?"}}, {"push": {"endpoint": good["endpoint"]}}, {"push": 7},
                     {"webhook": "ftp://x.example/"}, {"webhook": "https://"}, {"webhook": "https://a b/"}, {"webhook": "https://u@x.example/"},
                     {"webhook": "https://x.example/" + "a" * 700}, {"webhook": "https://x.example/\r\nX: y"}, {"webhook": 3}, {"remove": 3}):
            refused("bad_place", guest.post, "me/reminders", wish)
        for wish in ({"quiet": 3}, {"quiet": {"from": 0, "to": 1440, "zone": 0}}, {"quiet": {"from": 0, "to": 1}}, {"quiet": {"from": -1, "to": 1, "zone": 0}}):
            refused("bad_quiet", guest.post, "me/reminders", wish)
        assert guest.get("me/reminders")["places"] == []
        for i in range(8):
            guest.post("me/reminders", {"push": push.place(f"/{i}x")})
        assert len(guest.get("me/reminders")["places"]) == 5
        exported = guest.get("me/export")
        assert len(exported["reminders"]) == 5 and "p256dh" not in json.dumps(exported)


def test_a_message_goes_over_tls_to_whom_a_known_authority_vouches_for_and_to_nobody_else():
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory() as elsewhere:
        certificate, stranger = authority(folder), authority(elsewhere)
        known = {"SSL_CERT_FILE": os.path.join(folder, "ca.pem"), "SSL_CERT_DIR": folder}
        with Push(*certificate("localhost")) as push, serving(environment=known) as server:
            guest, away, here, table = absent(server)
            told = guest.post("me/reminders", {"push": push.place()})
            away.close()
            hand_over(here)
            got = push.next()
            assert got["status"] == 201 and got["key"] == told["key"] and json.loads(got["text"])["table"] == table, got
            assert metric(server, "reminder_failures_total") == 0
        # One for another name, and one of an authority that nobody knows: nothing is told to either.
        for wrong in (certificate("push.example"), stranger("localhost")):
            with Push(*wrong) as push, serving(environment=known) as server:
                guest = server.guest("A")
                guest.post("me/reminders", {"push": push.place()})
                guest.post("me/reminders", {"test": True})
                wait_for(lambda: metric(server, "reminder_failures_total") == 1)
                assert metric(server, "reminders_total") == 0
                push.process.kill()
                assert push.process.stdout.read() == ""


def test_without_inside_only_public_addresses_with_tls_are_called():
    with Server("--remind", CONTACT) as server:
        guest = server.guest("A")
        for url in ("http://ntfy.example/x", "https://localhost/x", "https://push.example:8443/x"):
            refused("bad_place", guest.post, "me/reminders", {"webhook": url})
        # An address by digits passes as a name, and is not connected to.
        guest.post("me/reminders", {"webhook": "https://127.0.0.1/x", "test": True})
        while "remind_failed" not in server.log():
            time.sleep(0.01)
        assert "status=0" in server.log()


def test_a_server_without_contact_calls_nobody():
    with Server() as server, Push() as push:
        guest = server.guest("A")
        assert guest.get("me/reminders") == {"key": None, "places": [], "quiet": None}
        refused("no_reminders", guest.post, "me/reminders", {"push": push.place()})


def test_the_key_stays_through_a_restart_and_deletion_forgets_the_places():
    with Push() as push, serving() as server:
        guest = server.guest("A")
        key = guest.post("me/reminders", {"push": push.place()})["key"]
        server.restart()
        guest.base = server.url
        again = guest.get("me/reminders")
        assert again["key"] == key and len(again["places"]) == 1
        guest.post("me/delete", {"confirm": True})


if __name__ == "__main__":
    run(sys.modules[__name__])
