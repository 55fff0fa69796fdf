"""server_places.py: links that others can open: what a server says of its own addresses, whoever asks and however it was asked."""
import fcntl
import http.client
import json
import os
import re
import socket
import struct
import subprocess
import sys
import tempfile
import urllib.parse

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "lib"))
from tap import run  # noqa: E402
from server import ROOT, Server  # noqa: E402

PROGRAM = os.path.join(ROOT, "build", "san", "dizaine")


def ask(server, path, host, **fields):
    """From 127.0.0.1, whatever host is named."""
    link = http.client.HTTPConnection("127.0.0.1", server.port)
    link.request("GET", path, headers={"Host": host, **fields})
    answer = link.getresponse()
    return answer.status, answer.read()


def places(server, host, **fields):
    status, body = ask(server, "/api/places", host, **fields)
    assert status == 200, body
    return json.loads(body)["places"]


def networks():
    """The addresses of IPv4 of this machine but loopback, asked of the kernel interface by interface."""
    found = set()
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asker:
        for _, name in socket.if_nameindex():
            request = struct.pack("256s", name.encode()[:15])
            try:
                address = socket.inet_ntoa(fcntl.ioctl(asker.fileno(), 0x8915, request)[20:24])  # SIOCGIFADDR
                flags, = struct.unpack("H", fcntl.ioctl(asker.fileno(), 0x8913, request)[16:18])  # SIOCGIFFLAGS
            except OSError:
                continue
            if flags & 1 and not flags & 8:  # up, and no loopback
                found.add(address)
    return found


def test_asked_at_localhost_it_names_the_networks_of_the_machine():
    with Server("--bind", "0.0.0.0") as server:
        for host in (f"localhost:{server.port}", f"127.0.0.1:{server.port}", f"[::1]:{server.port}", f"games.localhost:{server.port}"):
            found = places(server, host)
            assert all(re.fullmatch(rf"http://[0-9.]+:{server.port}/", place) for place in found), found
            assert networks() <= {urllib.parse.urlsplit(place).hostname for place in found}, (host, found)
        assert places(server, "notlocalhost:80") == ["http://notlocalhost:80/"]


def test_asked_by_another_name_it_gives_that_name():
    with Server("--bind", "0.0.0.0", "--prefix", "/ten") as server:
        link = http.client.HTTPConnection("127.0.0.1", server.port)
        link.request("GET", "/ten/api/places", headers={"Host": "192.168.7.7:8010"})
        assert json.loads(link.getresponse().read())["places"] == ["http://192.168.7.7:8010/ten/"]


def test_bound_to_this_machine_it_says_that_nobody_else_can_come():
    with Server() as server:
        assert places(server, f"localhost:{server.port}") == []


def test_a_public_url_is_the_place_whatever_was_asked():
    with Server("--public-url", "https://games.example/ten") as server:
        for host in ("localhost", "192.168.7.7", "evil.example"):
            assert places(server, host) == ["https://games.example/ten/"]
        assert ask(server, "/api/qr?text=" + urllib.parse.quote("https://games.example/ten/t/K7M4QXR2", safe=""), "localhost")[0] == 200
        assert ask(server, "/api/qr?text=" + urllib.parse.quote("https://games.example/t/K7M4QXR2", safe=""), "localhost")[0] == 400
        link = http.client.HTTPConnection("127.0.0.1", server.port)
        for origin, status in (("https://games.example", 200), ("https://games.exampl", 403), ("https://games.example.evil", 403), ("https://", 403)):
            link.request("GET", "/api/me", headers={"Host": "localhost", "Origin": origin})
            answer = link.getresponse()
            assert answer.status == status, (origin, answer.status, answer.read())
            answer.read()


def test_behind_a_proxy_its_host_is_the_place_and_strangers_learn_no_network():
    with Server("--bind", "0.0.0.0", "--proxy") as server:
        forwarded = {"X-Forwarded-For": "203.0.113.5", "X-Forwarded-Proto": "https"}
        assert places(server, "localhost", **forwarded, **{"X-Forwarded-Host": "games.example"}) == ["https://games.example/"]
        assert places(server, "localhost", **forwarded) == []


def test_it_prints_the_address_that_others_can_open_first():
    for args, expected in ((["--public-url", "https://games.example/"], "Dizaine plays at https://games.example/\n"),
                           ([], "On this computer only: Dizaine plays at http://127.0.0.1:")):
        with tempfile.TemporaryDirectory(prefix="dizaine-test-") as folder, subprocess.Popen(
                [PROGRAM, "serve", "--bind", "127.0.0.1", "--port", "0", "--quiet", "--db", os.path.join(folder, "test.db"), *args],
                stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
            assert process.stdout.readline().startswith(expected)
            process.terminate()


def test_a_public_url_that_is_none_is_refused():
    for url in ("games.example", "ftp://games.example", "https://", "https:///x", "https://a b", "https://x/?y", "http://x/#", "https://" + "x" * 400):
        done = subprocess.run([PROGRAM, "serve", "--public-url", url], capture_output=True, text=True)
        assert done.returncode == 2 and "--public-url" in done.stderr, (url, done)


if __name__ == "__main__":
    run(sys.modules[__name__])
