"""server_uploads.py: what decks that guests bring may cost the server: slots, bytes, space, time; and when they go."""
import io
import os
import resource
import socket
import sqlite3
import sys
import tempfile
import time
import urllib.parse
import zipfile

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "lib"))
from tap import refused, run  # noqa: E402
from server import GENEROUS, PATIENCE, Server  # noqa: E402
from server_decks import bring, pictures, png, send, settled, zipped  # noqa: E402
from timeshift import TimeShift  # noqa: E402

LIMITS = GENEROUS + ["uploads=0"]
ANA, LEO, ZOE = "198.51.100.7", "203.0.113.9", "192.0.2.33"  # addresses as a proxy names them


def at(server, address, name=None):
    return server.guest(name, headers=[("X-Forwarded-For", address)])


class Half:
    """An upload whose head and first bytes have been sent."""

    def __init__(self, guest, body, sent=10):
        parts = urllib.parse.urlsplit(guest.base)
        self.rest = body[sent:]
        self.link = socket.create_connection((parts.hostname, parts.port), PATIENCE)
        lines = ["POST /api/decks?name=Half HTTP/1.1", "Host: x", "Content-Type: application/zip", f"Content-Length: {len(body)}", "Cookie: dizaine=" + guest.cookie]
        lines += [f"{name}: {value}" for name, value in guest.headers]
        self.link.sendall("\r\n".join(lines).encode() + b"\r\n\r\n" + body[:sent])

    def end(self):
        """The status of its answer, once the rest has been sent."""
        self.link.sendall(self.rest)
        answer = self.link.recv(65536)
        self.link.close()
        return int(answer.split()[1])


def begun(server, count):
    """Waits until so many uploads are on their way: each has a folder."""
    folder = os.path.join(server.folder, "test.db-decks")
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        if os.path.isdir(folder) and len(os.listdir(folder)) == count:
            return
        time.sleep(0.02)
    raise AssertionError(f"not {count}: {os.listdir(folder)}")


def folders(server):
    folder = os.path.join(server.folder, "test.db-decks")
    return os.listdir(folder) if os.path.isdir(folder) else []


# --- slots ---

def test_limits_hold_for_uploads_that_began_together():
    with Server("--proxy", limits=LIMITS + ["decks=1"]) as server:
        ana, leo = at(server, ANA), at(server, LEO)
        first = Half(ana, zipped(pictures(2)))
        begun(server, 1)
        second = send(leo, zipped(pictures(2, 50)))
        assert (second[0], second[1]["why"]) == (429, "too_many_decks"), second
        assert first.end() == 202
        settled(ana, ana.get("decks")["decks"][0]["deck"])
        assert len(folders(server)) == 1


def test_limits_are_looked_at_again_when_an_upload_has_come():
    """Space that was there when it began is gone when it has come: the disk is told to be full meanwhile."""
    with tempfile.TemporaryDirectory() as folder, Server(limits=LIMITS, variant="opt", environment=full_disk(folder)) as server:
        ana = server.guest("Ana")
        upload = Half(ana, zipped(pictures(2)))
        begun(server, 1)
        open(os.path.join(folder, "full"), "w").close()
        assert upload.end() == 503
        assert ana.get("decks")["decks"] == [] and folders(server) == []
        assert send(ana, zipped(pictures(2)))[1]["why"] == "not_stored"
        os.remove(os.path.join(folder, "full"))
        assert bring(ana, pictures(2))["state"] == "ready"


def full_disk(folder):
    """A library that tells of a full disk while a file is there."""
    import subprocess
    source = r"""
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <sys/statvfs.h>
#include <unistd.h>
int statvfs(const char *path, struct statvfs *disk) {
    int (*real)(const char *, struct statvfs *);
    *(void **)&real = dlsym(RTLD_NEXT, "statvfs");
    int result = real(path, disk);
    if (access(getenv("DISK_FULL"), F_OK) == 0) disk->f_bavail = 499 * 1000000ul / disk->f_frsize;
    return result;
}
"""
    library = os.path.join(folder, "disk.so")
    subprocess.run(["gcc", "-shared", "-fPIC", "-O1", "-xc", "-o", library, "-", "-ldl"], input=source, text=True, check=True)
    return {"LD_PRELOAD": library, "DISK_FULL": os.path.join(folder, "full")}


def test_an_address_has_one_slot_and_a_guest_too():
    with Server("--proxy", limits=LIMITS) as server:
        ana, sister, leo = at(server, ANA), at(server, ANA), at(server, LEO)
        upload = Half(ana, zipped(pictures(2)))
        begun(server, 1)
        assert send(sister, zipped(pictures(2, 20)))[1]["why"] == "too_many"
        ana.headers = [("X-Forwarded-For", ZOE)]
        assert send(ana, zipped(pictures(2, 20)))[1]["why"] == "too_many", "nor from elsewhere"
        assert bring(leo, pictures(2, 40))["state"] == "ready", "others have a slot of their own"
        assert upload.end() == 202
        settled(ana, ana.get("decks")["decks"][0]["deck"])
        assert bring(sister, pictures(2, 60))["state"] == "ready"


def test_imports_wait_for_one_another():
    with Server("--proxy", limits=LIMITS) as server:
        guests = [at(server, f"192.0.2.{i}") for i in range(6)]
        uploads = [Half(guest, zipped(pictures(6, 10 * i))) for i, guest in enumerate(guests)]
        begun(server, 6)
        assert [upload.end() for upload in uploads] == [202] * 6
        for guest in guests:
            assert settled(guest, guest.get("decks")["decks"][0]["deck"])["state"] == "ready"


def test_an_upload_that_trickles_is_cut_off():
    with Server(limits=LIMITS) as server:
        ana = server.guest("Ana")
        upload = Half(ana, zipped(pictures(2)))
        begun(server, 1)
        upload.link.settimeout(0.2)
        deadline = time.monotonic() + PATIENCE
        closed = False
        while not closed and time.monotonic() < deadline:
            try:
                upload.link.sendall(b"x")
                closed = not upload.link.recv(4096)
            except TimeoutError:
                pass
            except OSError:
                closed = True
        assert closed
        begun(server, 0)
        assert "what=slow-upload" in server.log()
        assert bring(ana, pictures(2))["state"] == "ready"


# --- bytes and time ---

def noise(size):
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_STORED) as archive:
        archive.writestr("p.png", png(1))
        archive.writestr("readme.bin", os.urandom(size))
    return out.getvalue()


def test_bytes_are_limited_for_a_guest_an_address_and_everyone():
    for limit in ("decks-megabytes-per-guest", "decks-megabytes-per-address", "decks-megabytes"):
        with Server("--proxy", limits=LIMITS + [limit + "=1"]) as server:
            ana, sister, leo = at(server, ANA), at(server, ANA), at(server, LEO)
            status, answer = send(ana, noise(1000000))
            assert (status, answer["why"]) == (429, "too_many_decks"), (limit, status, answer)
            upload = Half(ana, noise(600000))
            begun(server, 1)
            # What is on its way counts. A guest and an address have one slot only, so the others come from elsewhere.
            answer = send(leo, noise(600000))
            assert (answer[0] == 202) == (limit != "decks-megabytes"), (limit, answer)
            assert upload.end() == 202
            settled(ana, ana.get("decks")["decks"][0]["deck"])
            with open(os.path.join(server.folder, "test.db-decks", ana.get("decks")["decks"][0]["deck"], "ballast"), "wb") as file:
                file.write(bytes(900000))
            server.restart()
            for guest in (ana, sister, leo):
                guest.base = server.url
            taken = {name: send(guest, noise(200000))[0] == 202 for name, guest in (("ana", ana), ("leo", leo))}
            assert taken == {"ana": False, "leo": limit != "decks-megabytes"}, (limit, taken)
            assert (send(sister, noise(200000))[0] == 202) == (limit == "decks-megabytes-per-guest"), limit


def test_the_disk_keeps_its_last_space():
    with Server(limits=LIMITS + ["disk-spare=1000000000"]) as server:
        ana = server.guest("Ana")
        status, answer = send(ana, zipped(pictures(2)))
        assert (status, answer["why"]) == (503, "not_stored")
        assert folders(server) == []
        server.make("pig", 2, ana)


def test_an_import_has_a_budget_of_processor_time():
    with Server(limits=LIMITS + ["import-seconds=1"]) as server:
        ana = server.guest("Ana")
        large = png(1, 4000, 3000)
        files = {f"{i:02}.png": png(i, 4000, 3000) if i < 3 else large[:-12] + bytes(0) + large[-12:] for i in range(60)}
        answer = bring(ana, files)
        assert answer["state"] == "refused" and "together" in answer["report"], answer
        assert folders(server) == []


def test_no_file_of_a_deck_stays_open():
    """Whatever became of it: good, refused, broken off, not to be stored, or of an owner who cannot be read."""
    with Server(limits=LIMITS) as server:
        ana = server.guest("Ana")

        def held():
            place = f"/proc/{server.process.pid}/fd"
            paths = [os.path.join(place, name) for name in os.listdir(place)]
            return [os.readlink(path) for path in paths if os.path.islink(path) and "test.db-decks" in os.readlink(path)]

        deck = bring(ana, pictures(2))["deck"]
        assert bring(ana, {"notes.txt": b"no picture"})["state"] == "refused"
        assert send(ana, b"x" * 100)[0] == 202
        begun(server, 1)  # what was refused is gone
        half = Half(ana, zipped(pictures(2, 20)))
        begun(server, 2)
        half.link.close()
        begun(server, 1)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
        assert send(ana, zipped(pictures(2, 30)))[0] == 503
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        assert not held(), held()
        server.end()
        with open(os.path.join(server.folder, "test.db-decks", deck, "owner"), "w"):
            pass
        server.start()
        assert not held(), held()


# --- when decks go ---

def swept(server, deck):
    """Waits until the folder of a deck is gone: the server sweeps a second after its start."""
    path = os.path.join(server.folder, "test.db-decks", deck)
    deadline = time.monotonic() + PATIENCE
    while os.path.exists(path) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not os.path.exists(path)


def test_decks_that_nobody_uses_go_and_others_stay():
    with tempfile.TemporaryDirectory() as folder:
        shift = TimeShift(folder)
        with Server("--proxy", variant="opt", limits=LIMITS + ["deck-days=10", "sweep-days=3650"], environment=shift.environment) as server:
            ana = at(server, ANA, "Ana")
            unused, played, seen, late = (bring(ana, pictures(24, 30 * i))["deck"] for i in range(4))
            _, table = server.make("dixit", 3, ana, decks=[f"own:{played}"])
            seat = ana.connect(table)
            seat.sit(0)
            seat.close()
            shift.jump(9 * 86400)
            assert ana.request("GET", f"/api/decks/{seen}/1-small")[0] == 200
            ana.request("GET", f"/api/decks/{late}/999")
            shift.jump(2 * 86400)
            server.restart()
            ana.base = server.url
            swept(server, unused)
            swept(server, late)
            assert {deck["deck"] for deck in ana.get("decks")["decks"]} == {played, seen}
            assert server.log().count("why=unused") == 2
            ana.connect(table).ask("close")
            shift.jump(9 * 86400)
            server.restart()
            ana.base = server.url
            swept(server, seen)
            assert {deck["deck"] for deck in ana.get("decks")["decks"]} == {played}, "ten days from when a table last played with it"
            shift.jump(2 * 86400)
            server.restart()
            swept(server, played)


def test_decks_of_forgotten_guests_go_when_no_table_plays_with_them():
    with Server("--proxy", limits=LIMITS) as server:
        ana, leo = at(server, ANA, "Ana"), at(server, LEO, "Leo")
        alone, played = bring(ana, pictures(24))["deck"], bring(ana, pictures(24, 30))["deck"]
        _, table = server.make("dixit", 3, ana, decks=[f"own:{played}"])
        seat = leo.connect(table)
        seat.sit(0)
        seat.close()

        def forget():
            server.kill()
            with sqlite3.connect(os.path.join(server.folder, "test.db")) as db:
                db.execute("DELETE FROM guest WHERE id = ?", (ana.me["guest"],))
                db.execute("UPDATE gametable SET host = ?", (leo.me["guest"],))
            server.start()
            leo.base = server.url

        forget()
        swept(server, alone)
        assert leo.request("GET", f"/api/decks/{played}/1")[0] == 200
        leo.connect(table).ask("close")
        server.restart()
        swept(server, played)
        refused("not_found", at(server, LEO).get, f"decks/{played}")


if __name__ == "__main__":
    run(sys.modules[__name__])
