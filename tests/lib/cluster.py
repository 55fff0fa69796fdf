"""cluster.py: a primary and its synchronous standby, three servers, each with a link of its own to both, and HAProxy with the shipped file before them."""
import contextlib
import os
import shutil
import signal
import socket
import struct
import subprocess
import sys
import tempfile
import time

from postgres import Postgres
from server import GENEROUS, PATIENCE, ROOT, Server, free_port
from tap import Skipped

HERE = os.path.dirname(os.path.abspath(__file__))
NODES = ("n1", "n2", "n3")

# Time that a server does not notice: as in a virtual machine that was paused, whose clocks stood still with it.
CLOCK = r"""
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <time.h>
int clock_gettime(clockid_t id, struct timespec *now) {
    static int (*real)(clockid_t, struct timespec *);
    static const volatile int64_t *missed;
    if (!real) {
        int file = open(getenv("CLOCK_MISSED"), O_RDONLY);
        missed = mmap(NULL, sizeof *missed, PROT_READ, MAP_SHARED, file, 0);
        *(void **)&real = dlsym(RTLD_NEXT, "clock_gettime");
    }
    int result = real(id, now);
    if (missed == MAP_FAILED || (id != CLOCK_BOOTTIME && id != CLOCK_MONOTONIC)) return result;
    int64_t ns = (int64_t)now->tv_sec * 1000000000 + now->tv_nsec - *missed;
    now->tv_sec = ns / 1000000000;
    now->tv_nsec = ns % 1000000000;
    return result;
}
"""


def haproxy():
    """The program and its environment."""
    unpacked = os.path.join(ROOT, "build", "proxies", "usr")
    path = os.path.join(unpacked, "sbin", "haproxy")
    if os.path.exists(path):
        libraries = [os.path.join(unpacked, "lib", one) for one in os.listdir(os.path.join(unpacked, "lib")) if "-linux-" in one]
        return path, {"LD_LIBRARY_PATH": ":".join(libraries)}
    path = shutil.which("haproxy", path=os.environ["PATH"] + ":/usr/sbin")
    if not path:
        raise Skipped("there is no haproxy; on Debian tools/install test brings it")
    return path, {}


class Databases:
    """A primary and a standby without which it confirms nothing."""

    def __init__(self, disk_mb=None, settings=()):
        # Two small disks: log files of a megabyte, and few of them are kept.
        self.a = Postgres("max_wal_size = 16MB", "min_wal_size = 4MB", "wal_keep_size = 8MB", "max_wal_senders = 8", "wal_receiver_status_interval = 1s",
                          "wal_retrieve_retry_interval = 200ms", "autovacuum = on", "autovacuum_naptime = 5s", *settings, disk_mb=disk_mb)
        self.a.sql("CREATE DATABASE play")
        self.b = Postgres(copy_of=self.a, disk_mb=disk_mb)
        self.primary, self.standby = self.a, self.b
        self.address = self.b.folder + "-primary"
        self.point()
        self.lean()

    def point(self):
        os.symlink(self.primary.folder, self.address + ".new")
        os.replace(self.address + ".new", self.address)

    def sql(self, text):
        return self.primary.sql(text, self.primary.url("play"))

    def lean(self):
        """The primary waits for the standby from now on."""
        name = os.path.basename(self.standby.folder)
        self.primary.sql(f"ALTER SYSTEM SET synchronous_standby_names = '\"{name}\"'")
        self.primary.sql("SELECT pg_reload_conf()")
        # Who commits asks the checkpointer's word for it, which comes a little later than what is shown: until then nobody would wait.
        while name not in self.primary.sql("SHOW synchronous_standby_names")[0]:
            time.sleep(0.02)
        self.primary.sql("CHECKPOINT")
        until = time.monotonic() + PATIENCE
        while self.primary.sql("SELECT sync_state FROM pg_stat_replication WHERE state = 'streaming'") != ["sync"]:
            assert time.monotonic() < until, "the standby does not follow"
            time.sleep(0.05)

    def promote(self):
        """The standby takes the place of a primary that is dead, and can be written at once, though nobody follows it yet."""
        self.primary, self.standby = self.standby, self.primary
        self.primary.configure("synchronous_standby_names = ''")
        with open(os.path.join(self.primary.data, "postgresql.auto.conf"), "w"):
            pass  # what the old one had set
        self.primary.call("pg_ctl", "-D", self.primary.data, "-w", "-t", "120", "promote")
        self.primary.sql("SELECT pg_reload_conf()")
        self.point()

    def rebuild(self):
        """The dead one comes back as a standby of the other."""
        self.standby.copy(self.primary)
        self.lean()

    def stop(self):
        self.a.stop()
        self.b.stop()
        os.unlink(self.address)


class Link:
    """The way of one server to the primary, whichever that is."""

    def __init__(self, folder, databases):
        os.makedirs(folder, exist_ok=True)
        self.to = os.path.join(databases.address, ".s.PGSQL.5432")
        self.lay(folder)
        self.start()

    def lay(self, folder):
        self.command, self.at = [], os.path.join(folder, ".s.PGSQL.5432")
        self.url = f"postgresql://dizaine@/play?host={folder}"

    def start(self):
        self.process = subprocess.Popen([*self.command, sys.executable, os.path.join(HERE, "relay.py"), self.at, self.to], stdout=subprocess.PIPE)
        assert self.process.stdout.readline() == b"ready\n"

    def hold(self):
        self.process.send_signal(signal.SIGSTOP)

    def release(self):
        self.process.send_signal(signal.SIGCONT)

    def slow(self, slow=True):
        self.process.send_signal(signal.SIGUSR1 if slow else signal.SIGUSR2)

    def end(self):
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()

    def cut(self):
        self.end()
        self.start()

    def remove(self):
        self.release()
        self.end()


def ip(*words, check=True):
    return subprocess.run(["ip", *words], check=check, capture_output=True).returncode == 0


def cables():
    """Whether there can be network namespaces, and cables between them."""
    name = f"dztry{os.getpid()}"
    if os.getuid() != 0 or not shutil.which("ip") or not ip("netns", "add", name, check=False):
        return False
    fine = ip("link", "add", name, "type", "veth", "peer", "name", "database", "netns", name, check=False)
    ip("link", "del", name, check=False)
    ip("netns", "del", name)
    return fine


class Cable(Link):
    """One that leads through a cable into a network namespace, where the databases are. One that is pulled swallows what is sent, and nobody is told."""

    def lay(self, folder):
        pid = os.getpid()
        here, there = (f"10.{200 + pid % 50}.{pid // 50 % 250}.{end}" for end in (1, 2))
        self.name, self.at = f"dz{pid}", f"{there}:5432"
        ip("netns", "add", self.name)
        ip("link", "add", self.name, "type", "veth", "peer", "name", "database", "netns", self.name)
        ip("addr", "add", here + "/30", "dev", self.name)
        ip("link", "set", self.name, "up")
        ip("-n", self.name, "addr", "add", there + "/30", "dev", "database")
        ip("-n", self.name, "link", "set", "database", "up")
        self.command, self.url = ["ip", "netns", "exec", self.name], f"postgresql://dizaine@{self.at}/play"

    def hold(self):
        ip("link", "set", self.name, "down")

    def release(self):
        ip("link", "set", self.name, "up")

    def remove(self):
        super().remove()
        ip("link", "del", self.name, check=False)
        ip("netns", "del", self.name, check=False)


class Node(Server):
    """One of the servers; `freeze` stops it, and `thaw` lets it go on as if no time had passed."""

    def __init__(self, name, folder, url, clock, settings=()):
        self.name, self.missed, self.froze = name, os.path.join(folder, f"{name}.missed"), 0
        with open(self.missed, "wb") as file:
            file.write(struct.pack("q", 0))
        os.makedirs(os.path.join(folder, name), exist_ok=True)
        super().__init__("--db", url, "--node", name, "--local", os.path.join(folder, name, "own"), "--no-learning", "--proxy", *settings, variant="opt",
                         port=free_port(), folder=os.path.join(folder, name), environment={"LD_PRELOAD": clock, "CLOCK_MISSED": self.missed}, limits=GENEROUS)

    def halt(self):
        self.process.send_signal(signal.SIGSTOP)

    def go_on(self):
        self.process.send_signal(signal.SIGCONT)

    def freeze(self):
        self.halt()
        self.froze = time.monotonic()

    def thaw(self):
        with open(self.missed, "r+b") as file:
            before = struct.unpack("q", file.read(8))[0]
            file.seek(0)
            file.write(struct.pack("q", before + int((time.monotonic() - self.froze) * 1e9)))
        self.go_on()


class Cluster:
    def __init__(self, disk_mb=None, links=True, settings=()):
        self.folder = tempfile.mkdtemp(prefix="dizaine-nodes-", dir="/tmp")
        self.nodes, self.links, self.proxy, self.databases = {}, {}, None, None
        program, environment = haproxy()
        try:
            self.databases = Databases(disk_mb)
            clock = os.path.join(self.folder, "clock.so")
            subprocess.run(["gcc", "-shared", "-fPIC", "-O1", "-xc", "-o", clock, "-", "-ldl"], input=CLOCK, text=True, check=True)
            for name in NODES:
                kind = Cable if name == "n3" and links and cables() else Link
                self.links[name] = kind(os.path.join(self.folder, "links", name), self.databases) if links else None
                self.nodes[name] = Node(name, self.folder, self.links[name].url if links else self.url(), clock, settings)
            self.start_proxy(program, environment)
        except BaseException:
            self.stop(False)
            raise

    def url(self):
        a, b = self.databases.a, self.databases.b
        return f"postgresql://dizaine@/play?host={a.folder},{b.folder}&target_session_attrs=read-write"

    def start_proxy(self, program, environment):
        port = free_port()
        with open(os.path.join(ROOT, "examples", "cluster", "haproxy.cfg")) as file:
            text = file.read()
        changes = [("  maxconn 40000\n", ""), ("bind :8010", f"bind 127.0.0.1:{port}"), ("sc0_conn_cur gt 1000", "sc0_conn_cur gt 100000"),
                   ("sc0_http_req_rate gt 3000", "sc0_http_req_rate gt 1000000")]
        changes += [(f"127.0.0.1:801{i}", f"127.0.0.1:{node.port}") for i, node in enumerate(self.nodes.values(), 1)]
        for old, new in changes:
            assert old in text, f"haproxy.cfg has no {old!r}"
            text = text.replace(old, new)
        path = os.path.join(self.folder, "haproxy.cfg")
        with open(path, "w") as file:
            file.write(text)
        self.proxy_log = open(os.path.join(self.folder, "haproxy.log"), "w")
        self.proxy = subprocess.Popen([program, "-db", "-f", path], stdout=self.proxy_log, stderr=subprocess.STDOUT, env={**os.environ, **environment})
        self.address = f"http://127.0.0.1:{port}"
        until = time.monotonic() + PATIENCE
        while True:
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
                break
            assert self.proxy.poll() is None and time.monotonic() < until, open(self.proxy_log.name).read()
            time.sleep(0.02)

    def __getitem__(self, name):
        return self.nodes[name]

    def stop(self, politely=True):
        if self.proxy:
            self.proxy.kill()
            self.proxy.wait()
            self.proxy_log.close()
        for link in self.links.values():
            if link:
                link.release()
        wrong = None
        for node in self.nodes.values():
            try:
                if node.process.poll() is None:
                    node.go_on()
                    node.stop() if politely else node.kill()
            except AssertionError as failed:
                wrong = failed
        for link in self.links.values():
            if link:
                link.remove()
        if self.databases:
            self.databases.stop()
        shutil.rmtree(self.folder, ignore_errors=True)
        if wrong:
            raise wrong

    def __enter__(self):
        return self

    def __exit__(self, kind, *_):
        if kind:
            for name, node in self.nodes.items():
                print(f"  {name}: " + node.log()[-1500:].replace("\n", "\n  "))
        self.stop(kind is None)
