"""server_proxies.py: the examples of examples/proxy, each with the real proxy before a real server; and what --proxy believes."""
import contextlib
import http.client
import json
import os
import random
import re
import shutil
import socket
import ssl
import subprocess
import sys
import tempfile
import time
import urllib.parse

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "lib"))
from tap import Skipped, run  # noqa: E402
from server import PATIENCE, ROOT, Closed, Guest, Server, WebSocket, free_port, make_certificate, play  # noqa: E402
from server_decks import pictures, zipped  # noqa: E402

EXAMPLES = os.path.join(ROOT, "examples", "proxy")
UNPACKED = os.path.join(ROOT, "build", "proxies")  # where tools/install puts them; nothing starts them there
NOBODY = 65534


# --- a proxy with the shipped file ---

def program(name):
    for folder in ("usr/sbin", "usr/bin"):
        path = os.path.join(UNPACKED, folder, name)
        if os.path.exists(path):
            libraries = [os.path.join(UNPACKED, "usr/lib", one) for one in os.listdir(os.path.join(UNPACKED, "usr/lib")) if "-linux-" in one]
            return path, {"LD_LIBRARY_PATH": ":".join(libraries)}
    path = shutil.which(name, path=os.environ["PATH"] + ":/usr/sbin")
    if not path:
        raise Skipped(f"there is no {name}; on Debian tools/install test brings it")
    return path, {}


def changed(name, *changes):
    """The shipped file with other ports, names and certificates; each change must find its place."""
    with open(os.path.join(EXAMPLES, name)) as file:
        text = file.read()
    for old, new in changes:
        assert old in text, f"{name} has no {old!r}"
        text = text.replace(old, new)
    return text


class Proxy:
    """A proxy before a server, as a process without rights."""

    def __init__(self, folder, server):
        self.folder, self.server = folder, server
        self.cert, self.key = make_certificate(folder)
        self.plain, self.secure = free_port(), free_port()
        self.context = ssl.create_default_context(cafile=self.cert)
        self.context.check_hostname = False
        os.chmod(folder, 0o777)
        for name in os.listdir(folder):
            os.chmod(os.path.join(folder, name), 0o644)

    def write(self, name, text):
        path = os.path.join(self.folder, name)
        with open(path, "w") as file:
            file.write(text)
        return path

    def start(self, command, environment):
        rights = dict(user=NOBODY, group=NOBODY, extra_groups=[]) if os.getuid() == 0 else {}
        self.log = open(os.path.join(self.folder, "proxy.log"), "w+")
        self.process = subprocess.Popen(command, cwd=self.folder, stdout=self.log, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL,
                                        env={"PATH": os.environ["PATH"], "HOME": self.folder, "XDG_DATA_HOME": self.folder,
                                             "XDG_CONFIG_HOME": self.folder, **environment}, **rights)
        deadline = time.monotonic() + PATIENCE
        for port in (self.plain, self.secure):
            while True:
                with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
                    break
                assert self.process.poll() is None and time.monotonic() < deadline, self.said()
                time.sleep(0.02)

    def said(self):
        self.log.flush()
        with open(self.log.name) as file:
            return file.read()[-3000:]

    def stop(self):
        self.process.kill()
        self.process.wait()
        self.log.close()

    url = property(lambda self: f"https://127.0.0.1:{self.secure}")

    def request(self, method, path, source="127.0.0.1", body=None, **headers):
        """Status, headers and answer of a request from that address."""
        link = http.client.HTTPSConnection("127.0.0.1", self.secure, timeout=PATIENCE, source_address=(source, 0), context=self.context)
        try:
            link.request(method, path, body, {name.replace("_", "-"): value for name, value in headers.items()})
            answer = link.getresponse()
            return answer.status, answer.headers, answer.read()
        finally:
            link.close()


def nginx(proxy):
    path, environment = program("nginx")
    site = changed("nginx.conf", ("127.0.0.1:8010", f"127.0.0.1:{proxy.server.port}"), ("    listen [::]:80;\n", ""), ("    listen [::]:443 ssl http2;\n", ""),
                   ("listen 80;", f"listen 127.0.0.1:{proxy.plain};"), ("listen 443 ", f"listen 127.0.0.1:{proxy.secure} "),
                   ("/etc/letsencrypt/live/games.example/fullchain.pem", proxy.cert), ("/etc/letsencrypt/live/games.example/privkey.pem", proxy.key),
                   ("games.example", "localhost"))
    # As Debian's own nginx.conf does, which an operator has already.
    folders = "".join(f"{kind}_temp_path {proxy.folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    main = proxy.write("main.conf", f"daemon off;\npid {proxy.folder}/pid;\nerror_log stderr;\nevents {{ worker_connections 768; }}\n"
                                    f"http {{\naccess_log off;\n{folders}include {proxy.write('site.conf', site)};\n}}\n")
    return [path, "-p", proxy.folder, "-e", "stderr", "-c", main], environment


def caddy(proxy):
    path, environment = program("caddy")
    text = changed("Caddyfile", ("127.0.0.1:8010", f"127.0.0.1:{proxy.server.port}"),
                   ("\tservers {\n", f"\tadmin off\n\thttp_port {proxy.plain}\n\thttps_port {proxy.secure}\n\tdefault_bind 127.0.0.1\n\tdefault_sni localhost\n\tservers {{\n"),
                   ("games.example {\n", f"localhost, 127.0.0.1 {{\n\ttls {proxy.cert} {proxy.key}\n"))
    return [path, "run", "--adapter", "caddyfile", "--config", proxy.write("Caddyfile", text)], environment


def haproxy(proxy):
    path, environment = program("haproxy")
    with open(proxy.cert) as cert, open(proxy.key) as key:
        both = proxy.write("both.pem", cert.read() + key.read())
    text = changed("haproxy.cfg", ("    user haproxy\n    group haproxy\n", ""), ("127.0.0.1:8010", f"127.0.0.1:{proxy.server.port}"),
                   ("bind :::80 v4v6", f"bind 127.0.0.1:{proxy.plain}"), ("bind :::443 v4v6", f"bind 127.0.0.1:{proxy.secure}"),
                   ("/etc/haproxy/certs/games.example.pem", both))
    return [path, "-db", "-f", proxy.write("haproxy.cfg", text)], environment


@contextlib.contextmanager
def before(kind, *limits):
    """A server and the proxy of that kind before it."""
    with tempfile.TemporaryDirectory() as folder, Server("--proxy", limits=limits) as server:
        proxy = Proxy(folder, server)
        proxy.start(*kind(proxy))
        try:
            yield proxy
        except Exception:
            print("  " + proxy.said().replace("\n", "\n  "))
            raise
        finally:
            proxy.stop()


# --- what must hold behind each ---

def games_are_played(proxy):
    origin = [("Origin", proxy.url)]
    guest = Guest(proxy.url, "Ana", context=proxy.context, headers=origin)
    made = guest.post("tables", {"game": "dix", "players": 2, "pause": 0, "seats": [{"kind": "person"}, {"kind": "bot", "level": "random"}]})
    seat = guest.connect(made["table"])
    seat.sit(0)
    seat.ask("start")
    assert play(seat, random.Random(5))["over"]
    # A page of plain HTTP is another origin, and so is another site.
    for wrong in (proxy.url.replace("https", "http"), "https://evil.example"):
        try:
            WebSocket(f"{proxy.url}/api/ws?table={made['table']}", [("Cookie", "dizaine=" + guest.cookie), ("Origin", wrong)], context=proxy.context)
            raise AssertionError(f"{wrong} is let in")
        except Closed as closed:
            assert closed.code == 403, closed
        assert guest.request("POST", "/api/me", {"name": "Eve"}, {"Origin": wrong})[0] == 403, wrong
    return guest


def https_is_what_it_is(proxy):
    status, headers, page = proxy.request("GET", "/")
    assert status == 200 and b"<!doctype html>" in page.lower()[:40]
    assert headers.get_all("strict-transport-security") == ["max-age=31536000"], headers
    status, headers, _ = proxy.request("GET", "/api/me")
    assert status == 200 and headers["set-cookie"].endswith("; Secure"), headers["set-cookie"]
    link = http.client.HTTPConnection("127.0.0.1", proxy.plain, timeout=PATIENCE)
    link.request("GET", "/t/K7M4QXAB", headers={"Host": "localhost"})
    answer = link.getresponse()
    assert answer.status in (301, 308) and re.match(r"https://localhost(:\d+)?/t/K7M4QXAB$", answer.headers["location"]), answer.headers
    assert "strict-transport-security" not in answer.headers
    link.close()


def a_connection_is_not_poisoned(proxy):
    """Whatever one client sends, the requests of others that come over the same connection to the server are answered."""
    for method in ("PUT", "PATCH", "DELETE", "OPTIONS", "POST"):
        for _ in range(6):
            status, headers, _ = proxy.request(method, "/api/me")
            assert status in (405, 415, 411), (method, status)
            status, _, body = proxy.request("GET", "/healthz")
            assert status == 200 and json.loads(body) == {"ok": True}, (method, status, body)
    for raw in (b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n",
                b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Length: 38\r\n\r\nGET /api/tables/mine HTTP/1.1\r\nHost: x\r\n\r\n",
                b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{"):
        with socket.create_connection(("127.0.0.1", proxy.secure), PATIENCE) as plain, proxy.context.wrap_socket(plain) as link:
            link.sendall(raw)
        assert proxy.request("GET", "/healthz")[0] == 200, raw


def a_deck_is_brought(proxy, guest):
    status, _, body = proxy.request("POST", "/api/decks?name=Sea&lang=en", body=zipped(pictures(2)), Cookie="dizaine=" + guest.cookie,
                                    Content_Type="application/zip")
    assert status == 202, (status, body)
    deck = json.loads(body)["deck"]
    while guest.get(f"decks/{deck}")["state"] == "working":
        time.sleep(0.05)
    assert guest.get(f"decks/{deck}")["cards"] == 2


def a_large_body_is_refused(link, cookie):
    """By its head alone."""
    link.putrequest("POST", "/api/decks?name=Sea&lang=en")
    for name, value in (("Content-Type", "application/zip"), ("Content-Length", str(200 << 20)), ("Cookie", "dizaine=" + cookie)):
        link.putheader(name, value)
    link.endheaders()
    assert link.getresponse().status == 413
    link.close()


def everything_holds(kind):
    with before(kind, "messages=0", "requests=0", "guests=0") as proxy:
        https_is_what_it_is(proxy)
        guest = games_are_played(proxy)
        a_deck_is_brought(proxy, guest)
        if kind != caddy:  # which passes nothing on before some of the body has come
            a_large_body_is_refused(http.client.HTTPSConnection("127.0.0.1", proxy.secure, timeout=PATIENCE, context=proxy.context), guest.cookie)
        a_connection_is_not_poisoned(proxy)


def addresses_are_told_apart(kind):
    """One address that asks too much is refused by the server, whatever it says of itself; others are not."""
    with before(kind, "requests=1", "guests=0") as proxy:
        asked = 0
        while True:
            status, _, body = proxy.request("GET", "/api/games", "127.0.0.2", X_Forwarded_For=f"10.0.0.{asked % 250}", X_Real_IP=f"10.1.0.{asked % 250}",
                                            Forwarded=f"for=10.2.0.{asked % 250}")
            if status == 429:
                break
            asked += 1
            assert status == 200 and asked < 400, (status, asked)
        assert json.loads(body)["why"] == "too_many", "it is the server that says so"
        assert proxy.request("GET", "/api/games", "127.0.0.3")[0] == 200
        assert proxy.request("GET", "/api/games", "127.0.0.3", X_Forwarded_For="127.0.0.2")[0] == 200, "nobody can make another pay"


def nobody_hides(kind):
    """A header whose name begins a known one hides the next from libwebsockets, and a proxy may write the client's address after it: such a request is
    refused, or counts for that address like any other."""
    last = ["Accept: */*"] if kind == nginx else []  # it writes the address first, and then a header in the end would hide that this is the end
    with before(kind, "requests=0", "guests=1") as proxy:  # one an hour: however slow this is
        def comes(source, *headers):
            with socket.create_connection(("127.0.0.1", proxy.secure), PATIENCE, (source, 0)) as plain, proxy.context.wrap_socket(plain) as link:
                link.sendall("\r\n".join(["GET /api/me HTTP/1.1", "Host: localhost", *headers, *last, "", ""]).encode())
                return int(link.recv(65536).split()[1])

        assert [comes("127.0.0.2"), comes("127.0.0.2")] == [200, 429]
        for headers in (["X: y"], ["X-F: y"], ["X-Forwarded: 203.0.113.1"], ["Co: y"], ["Connectio: y", "X-Forwarded-Fo: 203.0.113.2"],
                        ["X-F: y", "X-Forwarded-For: 203.0.113.3"], ["X-Forwarded-For: 203.0.113.4", "X-Forwarded-: y"],
                        ["X-Forwarded-Fo: X-Forwarded-For: 203.0.113.5"], ["Co: y", "X-Forwarded-For: 203.0.113.6"]):
            assert comes("127.0.0.2", *headers) in (400, 429), headers
        assert comes("127.0.0.3") == 200


def test_nginx():
    everything_holds(nginx)


def test_nginx_tells_addresses_apart():
    addresses_are_told_apart(nginx)


def test_nobody_hides_behind_nginx():
    nobody_hides(nginx)


def test_caddy():
    everything_holds(caddy)


def test_caddy_tells_addresses_apart():
    addresses_are_told_apart(caddy)


def test_nobody_hides_behind_caddy():
    nobody_hides(caddy)


def test_haproxy():
    everything_holds(haproxy)


def test_haproxy_tells_addresses_apart():
    addresses_are_told_apart(haproxy)


def test_nobody_hides_behind_haproxy():
    nobody_hides(haproxy)


# --- what --proxy believes, and who is believed nothing ---

def ask(server, method="GET", path="/api/me", **headers):
    url = urllib.parse.urlsplit(server.url)
    link = http.client.HTTPConnection(url.hostname, url.port, timeout=PATIENCE)
    try:
        link.request(method, path, headers={name.replace("_", "-"): value for name, value in headers.items()})
        answer = link.getresponse()
        answer.read()
        return answer.status, answer.headers
    finally:
        link.close()


def test_a_body_that_is_too_large_hears_why():
    with Server() as server:
        a_large_body_is_refused(http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE), server.guest("Ana").cookie)


def test_the_scheme_of_an_origin_counts():
    with Server("--proxy", "--origin", "http://old.example") as server:
        host = "games.example"
        for proto, origin, fine in (("https", f"https://{host}", True), ("https", f"http://{host}", False), ("wss", f"https://{host}", True),
                                    ("http", f"http://{host}", True), ("http", f"https://{host}", False), (None, f"http://{host}", True),
                                    (None, f"https://{host}", False), ("https", f"ftp://{host}", False), ("https", f"https://{host}.evil.example", False),
                                    ("https", f"https://evil.example/{host}", False), ("https", host, False), ("https", "null", False),
                                    ("https", "http://old.example", True)):
            said = {"X_Forwarded_Proto": proto} if proto else {}
            status, headers = ask(server, Host="inside", X_Forwarded_For="192.0.2.1", X_Forwarded_Host=host, Origin=origin, **said)
            assert status == (200 if fine else 403), (proto, origin, status)
            assert ("strict-transport-security" in headers) == (proto in ("https", "wss")), (proto, headers)
    with Server() as server:
        own = server.url.split("/")[2]
        assert ask(server, Host=own, Origin=f"http://{own}")[0] == 200
        for said in ({}, {"X_Forwarded_Proto": "https", "X_Forwarded_Host": own}):
            status, headers = ask(server, Host=own, Origin=f"https://{own}", **said)
            assert status == 403 and "strict-transport-security" not in headers, "without --proxy nobody is believed"


def test_with_tls_of_its_own_a_plain_origin_is_refused():
    with tempfile.TemporaryDirectory() as folder:
        cert, key = make_certificate(folder)
        with Server("--cert", cert, "--key", key, variant="opt") as server:
            context = ssl.create_default_context(cafile=cert)
            guest = Guest(server.url, "Ana", context=context, headers=[("Origin", server.url)])
            for origin, expected in ((server.url, 200), (server.url.replace("https", "http"), 403)):
                status, headers, _ = guest.request("POST", "/api/me", {"name": "Ana"}, {"Origin": origin})
                assert status == expected and headers["strict-transport-security"], (origin, status)


if __name__ == "__main__":
    run(sys.modules[__name__])
