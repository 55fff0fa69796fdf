"""server.py: starts, stops and kills a real server for the tests."""
import http.client
import json
import os
import random
import re
import resource
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
import urllib.parse

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", ".."))
sys.path.insert(0, os.path.join(ROOT, "examples"))
import client  # noqa: E402
from client import Guest, Table, choose, play, Refused, Closed, WebSocket  # noqa: E402

PATIENCE = int(os.environ.get("DIZAINE_PATIENCE", "600"))  # seconds until a test gives up: a busy machine is slow, and only a fault waits so long
client.PATIENCE_SECONDS = PATIENCE

GENEROUS = ["messages=0", "makes=0", "requests=0", "guests=0", "easy-guests=0", "guests-per-address=1000000", "tables-per-address=1000000", "chats=0", "table-chats=0", "changes=0", "tables-per-guest=100000", "sockets-per-address=10000", "guesses=0"]


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def on_postgres():
    """Whether servers that do not say otherwise store in PostgreSQL (lib/postgres.py runs a command so)."""
    return bool(os.environ.get("DIZAINE_POSTGRES"))


def store_in(folder):
    """A file in the folder; with DIZAINE_POSTGRES, the address of a database, another database of its own there."""
    if not on_postgres():
        return ["--db", os.path.join(folder, "test.db")]
    name = os.path.basename(folder).replace("-", "_").lower()
    base = os.environ["DIZAINE_POSTGRES"]
    subprocess.run([sys.executable, os.path.join(ROOT, "tests", "lib", "postgres.py"), "--make", base, name], check=True)
    return ["--db", re.sub(r"@/\w+", f"@/{name}", base), "--local", os.path.join(folder, "test.db"), "--node", "n1"]


class Server:
    """A server process with a file of its own. `variant` is san (the standard) or opt; DIZAINE_PROGRAM names another program for both."""

    def __init__(self, *args, variant="san", limits=GENEROUS, port=0, folder=None, before=None, wait=True, environment=None):
        self.folder = folder or tempfile.mkdtemp(prefix="dizaine-test-")
        self.own_folder = folder is None
        self.args, self.variant, self.limits, self.port, self.before = args, variant, limits, port, before
        self.environment = {**os.environ, **(environment or {})}
        self.start(wait)

    def start(self, wait=True):
        program = os.environ.get("DIZAINE_PROGRAM") or os.path.join(ROOT, "build", self.variant, "dizaine")
        command = [program, "serve", "--bind", "127.0.0.1", "--port", str(self.port), "--quiet", "--metrics-port", "0"]
        if "--db" not in self.args:
            command += store_in(self.folder)
        for limit in self.limits:
            command += ["--limit", limit]
        self.errors = open(os.path.join(self.folder, "errors.log"), "a+")
        self.process = subprocess.Popen(command + list(self.args), stdout=subprocess.PIPE, stderr=self.errors, text=True,
                                        preexec_fn=self.before, env=self.environment)
        self.url = self.metrics = None
        while wait:
            line = self.process.stdout.readline()
            if not line:
                self.process.wait()
                raise RuntimeError("the server did not start: " + self.log())
            found = re.search(r"https?://\S+", line)
            if line.startswith("Metrics"):
                self.metrics = found.group()
                break
            self.url = found.group().rstrip("/")
        if self.url:
            self.port = int(re.search(r":(\d+)", self.url[6:]).group(1))

    def log(self):
        self.errors.flush()
        with open(self.errors.name) as file:
            return file.read()

    def rows(self, sql):
        """What is stored: a dictionary for each row, in words that both stores understand."""
        if not on_postgres():
            with sqlite3.connect(os.path.join(self.folder, "test.db")) as db:
                db.row_factory = sqlite3.Row
                return [dict(row) for row in db.execute(sql)]
        from postgres import programs
        done = subprocess.run([os.path.join(programs(), "psql"), "-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-d", store_in(self.folder)[1], "-c",
                               f"SELECT row_to_json(found) FROM ({sql}) AS found"], capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        return [json.loads(line) for line in done.stdout.splitlines()]

    def change(self, sql):
        """Changes what is stored while the server does not run."""
        if not on_postgres():
            with sqlite3.connect(os.path.join(self.folder, "test.db")) as db:
                db.execute(sql)
            return
        from postgres import programs
        subprocess.run([os.path.join(programs(), "psql"), "-X", "-q", "-v", "ON_ERROR_STOP=1", "-d", store_in(self.folder)[1], "-c", sql], check=True, capture_output=True)

    def count(self, table, where):
        if table == "event" and not on_postgres():
            table = "played"  # those that are not at home yet, too
        return self.rows(f"SELECT count(*) AS n FROM {table} WHERE {where}")[0]["n"]

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.process.stdout.close()
        self.errors.close()

    def end(self):
        """Ends it politely, and starts nothing."""
        self.process.send_signal(signal.SIGTERM)
        self.process.wait()
        self.process.stdout.close()
        self.errors.close()

    def restart(self):
        self.kill()
        self.start()

    def stop(self):
        """Ends it politely and looks for what a sanitizer has said."""
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait()
        log = self.log()
        self.process.stdout.close()
        self.errors.close()
        if self.own_folder:
            shutil.rmtree(self.folder, ignore_errors=True)
        assert code == 0 and "Sanitizer" not in log and "runtime error" not in log, f"exit code {code}: {log[-3000:]}"

    def __enter__(self):
        return self

    def __exit__(self, kind, value, trace):
        if kind is None:
            self.stop()
        elif self.process.poll() is None:
            print("  " + self.log()[-1500:].replace("\n", "\n  "))
            self.kill()

    def guest(self, name=None, headers=(), **options):
        """Behind a proxy, whoever names no address has one that the proxy names."""
        if "--proxy" in self.args and not any(key == "X-Forwarded-For" for key, _ in headers):
            headers = [*headers, ("X-Forwarded-For", "192.0.2.1")]
        return Guest(self.url, name, headers=headers, **options)

    def make(self, game, players, guest=None, **fields):
        guest = guest or self.guest("Host")
        return guest, guest.post("tables", {"game": game, "players": players, "pause": 0, **fields})["table"]

    def table_of_people(self, game, players, start=True, **fields):
        """A table with a guest on every seat, all connected; it has begun."""
        guests = [self.guest(f"P{i}") for i in range(players)]
        _, table = self.make(game, players, guests[0], **fields)
        seats = [guest.connect(table) for guest in guests]
        for i, seat in enumerate(seats):
            seat.sit(i)
        if start:
            seats[0].ask("start")
            for seat in seats:
                seat.wait(lambda t: t.contract)
        return guests, table, seats


def metric(server, name):
    url = urllib.parse.urlsplit(server.metrics)
    connection = http.client.HTTPConnection(url.hostname, url.port, timeout=PATIENCE)
    connection.request("GET", url.path)
    text = connection.getresponse().read().decode()
    connection.close()
    return float(re.search(rf"^dizaine_{name} (\S+)$", text, re.M).group(1))


def wait_for(condition):
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline, "that did not happen"
        time.sleep(0.02)


class Program(Table):
    """A program's connection: it brings a token where a guest brings a cookie."""

    def __init__(self, server, table, token):
        super().__init__(Bearer(server.url, token), table)


class Bearer(Guest):
    def __init__(self, base, token):
        self.base, self.context, self.cookie, self.headers = base, None, None, [("Authorization", "Bearer " + token)]
        self.me = self.meet()


def make_certificate(folder):
    subprocess.run(["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-keyout", "key.pem", "-out",
                    "cert.pem", "-days", "2", "-subj", "/CN=localhost", "-addext", "subjectAltName=IP:127.0.0.1"], cwd=folder, check=True,
                   capture_output=True)
    return os.path.join(folder, "cert.pem"), os.path.join(folder, "key.pem")


def together(*actions):
    """Runs the actions in threads and raises the first thing that went wrong in any."""
    wrong = []

    def guard(action):
        try:
            action()
        except BaseException as exception:  # carried over to the caller below
            wrong.append(exception)

    threads = [threading.Thread(target=guard, args=(action,), daemon=True) for action in actions]
    for thread in threads:
        thread.start()
    for thread in threads:
        while thread.is_alive() and not wrong:  # once one has failed, the others may wait for ever
            thread.join(0.2)
    if wrong:
        raise wrong[0]


def play_all(seats, seed=1):
    together(*[lambda seat=seat, i=i: play(seat, random.Random(seed * 100 + i)) for i, seat in enumerate(seats)])


def check_record(folder, text):
    """`dizaine check` must accept a record, its deal included."""
    path = os.path.join(folder, "record.json")
    with open(path, "w") as file:
        file.write(text if text.endswith("\n") else text + "\n")
    done = subprocess.run([os.path.join(ROOT, "build", "opt", "dizaine"), "check", path], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def raise_files(wanted=8192):
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(wanted, hard) if hard != resource.RLIM_INFINITY else wanted, hard))
