"""server_service.py: the server as a service of systemd: what it tells its manager, and that it lives with what the unit leaves it."""
import contextlib
import ctypes
import fcntl
import os
import random
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "lib"))
import seccomp  # noqa: E402
from tap import Skipped, run  # noqa: E402
from raw import still_plays  # noqa: E402
from server import PATIENCE, ROOT, GENEROUS, Server, play, wait_for  # noqa: E402
from server_decks import bring, pictures  # noqa: E402

UNIT = os.path.join(ROOT, "examples", "systemd", "dizaine.service")
NOBODY = 65534


@contextlib.contextmanager
def manager(abstract=False, **environment):
    """A socket that hears what a server tells, and the environment that names it."""
    with tempfile.TemporaryDirectory() as folder, socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as link:
        name = ("@dizaine-test-" if abstract else os.path.join(folder, "notify-")) + os.urandom(6).hex()
        link.bind(name.replace("@", "\0") if abstract else name)
        link.settimeout(PATIENCE)
        yield link, {"NOTIFY_SOCKET": name, **environment}


def test_ready_alive_and_stopping_are_told():
    for abstract in (False, True):
        with manager(abstract, WATCHDOG_USEC="200000") as (link, environment), Server(environment=environment) as server:
            assert link.recv(100) == b"READY=1"
            assert [link.recv(100) for _ in range(3)] == [b"WATCHDOG=1"] * 3
            still_plays(server)
            server.process.send_signal(signal.SIGTERM)
            while (said := link.recv(100)) == b"WATCHDOG=1":
                pass
            assert said == b"STOPPING=1", said


def test_a_watchdog_of_somebody_else_is_not_answered():
    for wrong in ({}, {"WATCHDOG_USEC": "1000", "WATCHDOG_PID": str(os.getpid())}, {"WATCHDOG_USEC": "often"}, {"WATCHDOG_USEC": "0"}):
        with manager(**wrong) as (link, environment), Server(environment=environment) as server:
            assert link.recv(100) == b"READY=1"
            still_plays(server)
            server.process.send_signal(signal.SIGTERM)
            assert link.recv(100) == b"STOPPING=1", wrong


def test_a_manager_that_cannot_be_told_stops_nothing():
    for name in ("", "x", "@", "/", "/nowhere/notify", "/" + "x" * 200, "vsock:2:1234"):
        with Server(environment={"NOTIFY_SOCKET": name, "WATCHDOG_USEC": "2000"}) as server:
            still_plays(server)
    with manager(WATCHDOG_USEC="2000") as (link, environment), Server(environment=environment) as server:
        with open("/proc/sys/net/unix/max_dgram_qlen") as file:
            queue = int(file.read())
        for _ in range(3):
            still_plays(server)  # while nobody reads, and the queue of datagrams is full
        assert link.recv(100) == b"READY=1" and queue > 0


def test_a_loop_that_hangs_is_not_called_alive():
    """Standard error goes to a pipe that is full: the next line of the log hangs the loop, and so the watchdog bites."""
    out, into = os.pipe()
    with manager(WATCHDOG_USEC="100000") as (link, environment):
        server = Server(environment=environment, variant="opt", before=lambda: os.dup2(into, 2))
        try:
            assert link.recv(100) == b"READY=1" and link.recv(100) == b"WATCHDOG=1"
            fill(into)
            server.process.send_signal(signal.SIGTERM)
            wait_for(lambda: writes(server.process.pid))
            link.setblocking(False)
            with contextlib.suppress(BlockingIOError):
                while link.recv(100):
                    pass
            link.settimeout(2)  # forty times what it takes a loop that turns
            try:
                raise AssertionError(f"a loop that hangs says {link.recv(100)}")
            except TimeoutError:
                pass
            link.settimeout(PATIENCE)
            os.set_blocking(out, False)
            while (said := heard(link, out)) == b"WATCHDOG=1":
                pass
            assert said == b"STOPPING=1", said
            assert server.process.wait() == 0
        finally:
            os.close(out)
            os.close(into)
            if server.process.poll() is None:
                server.kill()


def fill(into):
    flags = fcntl.fcntl(into, fcntl.F_GETFL)
    fcntl.fcntl(into, fcntl.F_SETFL, flags | os.O_NONBLOCK)
    with contextlib.suppress(BlockingIOError):
        while os.write(into, b"x" * 4096):
            pass
    with contextlib.suppress(BlockingIOError):
        while os.write(into, b"x"):
            pass
    fcntl.fcntl(into, fcntl.F_SETFL, flags)


def writes(pid):
    """Whether the process waits in write(2, ...)."""
    with open(f"/proc/{pid}/syscall") as file:
        return re.match(r"(1|64) 0x2 ", file.read())  # the number of write on x86 and on ARM


def heard(link, out):
    """The next message; whatever stands in the pipe is taken out meanwhile."""
    link.settimeout(0.1)
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        with contextlib.suppress(BlockingIOError):
            os.read(out, 1 << 20)
        with contextlib.suppress(TimeoutError):
            return link.recv(100)
    raise AssertionError("nothing was told")


def analyze(*arguments):
    if not shutil.which("systemd-analyze"):
        raise Skipped("there is no systemd-analyze")
    return subprocess.run(["systemd-analyze", "--no-pager", *arguments], capture_output=True, text=True)


def test_systemd_understands_the_unit_and_finds_it_safe():
    with tempfile.TemporaryDirectory() as folder:
        with open(UNIT) as file:
            text = file.read()
        program = os.path.join(ROOT, "build", "opt", "dizaine")
        assert text.count("ExecStart=/usr/local/bin/dizaine ") == 1
        copy = os.path.join(folder, "dizaine.service")
        with open(copy, "w") as file:
            file.write(text.replace("/usr/local/bin/dizaine ", program + " "))
        done = analyze("verify", "--man=no", "--recursive-errors=no", copy)
        assert done.returncode == 0 and "dizaine.service" not in done.stderr, done.stderr
        done = analyze("security", "--offline=true", "--threshold=15", copy)
        assert done.returncode == 0, done.stdout


class Confinement:
    """Called in the child before it becomes the server: nobody's rights, one folder to write to, and the unit's system calls."""

    def __init__(self, folder):
        self.folder, self.filters, self.root = folder, seccomp.filters(UNIT), os.getuid() == 0
        if not self.filters:
            raise Skipped("there is no systemd-analyze to say what the groups of system calls are")
        if self.root:
            os.chown(folder, NOBODY, NOBODY)
        os.chmod(folder, 0o700)

    def __call__(self):
        if self.root:
            read_only_but(self.folder)
            os.setgroups([])
            os.setgid(NOBODY)
            os.setuid(NOBODY)
        for one in self.filters:
            one.load()


def read_only_but(folder):
    """ProtectSystem=strict, where mounts of one's own are allowed."""
    libc = ctypes.CDLL(None, use_errno=True)
    new_mounts, private, recursive, bind, again, read_only = 0x20000, 1 << 18, 1 << 14, 1 << 12, 1 << 5, 1
    if libc.unshare(new_mounts) != 0:
        return
    where = folder.encode()
    for source, target, flags in ((b"none", b"/", recursive | private), (where, where, bind), (b"none", b"/", bind | again | read_only)):
        if libc.mount(source, target, None, flags, None) != 0:
            raise OSError(ctypes.get_errno(), "mount")


def niceness(pid):
    found = set()
    for task in os.listdir(f"/proc/{pid}/task"):
        with open(f"/proc/{pid}/task/{task}/stat") as file:
            found.add(int(file.read().rsplit(")", 1)[1].split()[16]))
    return found


def test_the_server_lives_with_what_the_unit_leaves_it():
    """A game against a bot that thinks on a thread, and pictures that are opened in a sandbox, under the unit's system calls."""
    with tempfile.TemporaryDirectory() as folder:
        confinement = Confinement(folder)
        with manager(WATCHDOG_USEC="200000") as (link, environment):
            os.chmod(os.path.dirname(environment["NOTIFY_SOCKET"]), 0o755)
            os.chmod(environment["NOTIFY_SOCKET"], 0o777)
            with Server(variant="opt", limits=GENEROUS + ["uploads=0"], folder=folder, before=confinement, environment=environment) as server:
                assert link.recv(100) == b"READY=1" and link.recv(100) == b"WATCHDOG=1"
                with open(f"/proc/{server.process.pid}/status") as file:
                    status = dict(line.split(":\t") for line in file.read().splitlines())
                assert status["Seccomp"] == "2" and status["NoNewPrivs"] == "1" and int(status["CapEff"], 16) == 0, status
                guest, table = server.make("dix", 2, seats=[{"kind": "person"}, {"kind": "bot", "level": "expert"}])
                seat = guest.connect(table)
                seat.sit(0)
                seat.ask("start")
                assert play(seat, random.Random(1))["over"]
                assert niceness(server.process.pid) == {0, 5}, "bots think at a lower priority"
                deck = bring(guest, pictures(3))
                assert deck["state"] == "ready" and deck["cards"] == 3, deck
                assert guest.request("GET", f"/api/decks/{deck['deck']}/1")[2][:4] == b"RIFF"
                program = os.path.join(ROOT, "build", "opt", "dizaine")
                done = subprocess.run([program, "admin", "tables", "--db", os.path.join(folder, "test.db")], capture_output=True, text=True)
                assert done.returncode == 0 and " dix " in done.stdout, (done.returncode, done.stdout, done.stderr)


if __name__ == "__main__":
    run(sys.modules[__name__])
