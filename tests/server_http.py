"""server_http.py: what the world may throw at the server as HTTP: broken and smuggled requests, strangers' origins, cookies, files, proxies, TLS."""
import contextlib
import gzip
import http.client
import json
import os
import random
import re
import socket
import ssl
import subprocess
import sys
import tempfile
import threading
import time
import urllib.parse

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "lib"))
from tap import refused, run  # noqa: E402
from timeshift import TimeShift  # noqa: E402
from server import PATIENCE, ROOT, Closed, Guest, Server, Table, WebSocket, make_certificate, metric, play, play_all  # noqa: E402
from raw import heard, raw, still_plays, turns  # noqa: E402


def test_malformed_http_harms_nothing():
    rng = random.Random(4)
    with Server() as server:
        for data in (b"\r\n\r\n", b"GET\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"\x00\x01\x02" * 50, b"GET " + b"/a" * 9000 + b" HTTP/1.1\r\n\r\n",
                     b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 3000 + b"\r\n", b"GET /%00 HTTP/1.1\r\nHost: x\r\n\r\n",
                     b"GET /../../etc/passwd HTTP/1.1\r\nHost: x\r\n\r\n", b"GET /%2e%2e/%2e%2e/etc/passwd HTTP/1.1\r\nHost: x\r\n\r\n",
                     b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: -5\r\n\r\n{}",
                     b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99999999999999999999\r\n\r\n{}",
                     b"POST /api/me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
                     b"DELETE /api/me HTTP/1.1\r\nHost: x\r\n\r\n", b"GET /api/ws?table=x HTTP/1.1\r\nUpgrade: websocket\r\n\r\n"):
            answer = raw(server, data)
            assert b"root:" not in answer and (not answer or answer.startswith(b"HTTP/1")), answer[:200]
        for _ in range(60):
            raw_bytes = bytes(rng.randrange(256) for _ in range(rng.randrange(1, 300)))
            with socket.create_connection(("127.0.0.1", server.port), 5) as link:
                link.sendall(raw_bytes)
        still_plays(server)


def test_requests_that_come_together_harm_nobody():
    """Two requests in one piece made libwebsockets call a body complete for ever, or read one that it had freed; a body of unknown length could hide a request."""
    rng = random.Random(6)
    with Server() as server:
        guest = server.guest("Ana")
        head = f"Host: x\r\nCookie: dizaine={guest.cookie}\r\nContent-Type: application/json\r\n".encode()
        inner = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
        post = b"POST /api/me HTTP/1.1\r\n" + head + b'Content-Length: 13\r\n\r\n{"lang":"en"}'
        pieces = [inner, inner.replace(b"GET", b"HEAD"), inner.replace(b"/healthz", b"/"), post, post[:-4], post.replace(b"13", b"0"), post.replace(b"13", b"9000")]
        long = [inner + post.replace(b"13", b"%d" % size) + b" " * (size // 3) for size in (200, 900, 3000)]
        long += [piece.replace(b"POST", b"PUT") for piece in long] + [piece.replace(b"GET /healthz", b"GET /api/games") for piece in long]
        for data in [post * 2, inner + post, post + inner + post] + long + [b"".join(rng.choices(pieces, k=rng.randrange(2, 6))) for _ in range(30)]:
            with socket.create_connection(("127.0.0.1", server.port), 5) as link:
                cut = rng.randrange(len(data))
                try:
                    link.sendall(data[:cut])
                    link.sendall(data[cut:])
                    link.shutdown(socket.SHUT_WR)
                    while link.recv(65536):
                        pass
                except OSError:
                    pass
            assert guest.request("GET", "/healthz")[0] == 200, data
        for method in (b"GET", b"HEAD", b"POST", b"PUT", b"DELETE"):
            for length in (b"Content-Length: %d\r\n\r\n" % len(inner), b"Transfer-Encoding: chunked\r\n\r\n%x\r\n" % len(inner)):
                answer = raw(server, method + b" /api/games HTTP/1.1\r\n" + head + length + inner)
                assert answer.count(b"HTTP/1.1 ") == 1 and b'"ok":true' not in answer, (method, length, answer)
        for method in ("PUT", "DELETE", "PATCH", "OPTIONS"):
            status, headers, _ = guest.request(method, "/api/me")
            assert status == 405 and headers["allow"] == "GET, HEAD, POST", method


def test_behind_a_proxy_a_connection_carries_one_request():
    """To libwebsockets a header whose name begins a known one (Co of Cookie) hides the header after it, the length of a body too: then a proxy takes for a
    body what would be a request here, and somebody else gets the answer."""
    with Server("--proxy") as server:
        inner = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
        for hidden in (b"", b"Co: y\r\nContent-Length: %d\r\n" % len(inner)):
            with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as link:
                link.sendall(b"GET /api/games HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 192.0.2.1\r\n" + hidden + b"\r\n")
                answer = link.recv(65536)
                assert b"\r\nconnection: close\r\n" in answer
                with contextlib.suppress(OSError):
                    link.sendall(inner)
                    while chunk := link.recv(65536):
                        answer += chunk
                assert answer.count(b"HTTP/1.1 ") == 1, answer
        guest = server.guest("Ana")
        with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as link:
            link.sendall(f"POST /api/me HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 192.0.2.1\r\nCookie: dizaine={guest.cookie}\r\nContent-Type: application/json\r\nContent-Length: 13\r\n\r\n".encode())
            turns(server)
            link.sendall(b'{"lang":"fr"}')
            assert link.recv(65536).startswith(b"HTTP/1.1 200 ")
        assert guest.get("me")["lang"] == "fr", "a body is read as ever"


def test_behind_a_proxy_nobody_hides_their_address():
    """The header that names the client may be hidden like any other; then the client would count as the proxy, and no ban or limit would hold for it."""
    with Server("--proxy", limits=["requests=1"]) as server:
        def ask(path, hiding, own=b"X-Forwarded-For: 192.0.2.1\r\n", more=b""):
            with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as link:
                link.sendall(b"GET " + path + b" HTTP/1.1\r\nHost: x\r\n" + more + hiding + own + b"\r\n")
                return int(link.recv(65536).split()[1])

        upgrade = b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        for hiding, own in ((b"Co: y\r\n", b"X-Forwarded-For: 192.0.2.1\r\n"), (b"", b""), (b"", b"X-Forwarded-For: unknown\r\n")):
            assert ask(b"/api/games", hiding, own) == 400, (hiding, own)
            assert ask(b"/api/ws", hiding, own, upgrade) == 403, (hiding, own)
        assert ask(b"/healthz", b"", b"") == 200, "the proxy's own question"
        assert ask(b"/api/ws", b"", more=upgrade) == 101
        for hiding in (b"Co: X-Forwarded-For: %s\r\n", b"X: %s\r\n", b"Co: y\r\n X-Forwarded-For: %s\r\n", b"X-Forwarded: %s\r\n"):
            answers = {ask(b"/api/games", hiding % b"203.0.113.%d" % (i % 250)) for i in range(130)}
            assert answers <= {400, 429} or 429 in answers, (hiding, answers)


def test_a_request_must_come_within_fifteen_seconds():
    with Server() as server:
        begun = time.monotonic()
        with socket.create_connection(("127.0.0.1", server.port), 5) as head, socket.create_connection(("127.0.0.1", server.port), 5) as body:
            head.sendall(b"GET / HT")
            body.sendall(b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n")
            waiting = [head, body]
            while waiting:
                assert time.monotonic() - begun < PATIENCE, "a connection that trickles is kept for ever"
                for link in list(waiting):
                    link.settimeout(0.3)
                    try:
                        if link is body:
                            link.sendall(b" ")
                        ended = link.recv(1000) == b""
                    except TimeoutError:
                        continue
                    except OSError:
                        ended = True
                    if ended:
                        waiting.remove(link)
        still_plays(server)


def test_only_websockets_are_an_upgrade():
    with Server() as server:
        ask = b" HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA\r\n"
        for request in (b"GET /healthz" + ask + b"\r\n", b"POST /api/me" + ask + b"Content-Length: 2\r\n\r\n{}"):
            assert raw(server, request).split(b" ")[1] == b"400"
        for before in (0, 1, 2):  # libwebsockets frees the headers of one that it does not know when it is not the first
            with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as link:
                for _ in range(before):
                    link.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
                    while b"true" not in link.recv(65536):
                        pass
                link.sendall(b"GET /api/ws HTTP/1.1\r\nHost: x\r\nUpgrade: nothing\r\nConnection: Upgrade\r\n\r\n")
                turns(server)
                answer = heard(link)
                assert answer.split(b" ")[1] == b"403" and answer.count(b"HTTP/1.") == 1, answer
        assert raw(server, b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: upgrade\r\n\r\n").startswith(b"HTTP/1.1 200"), "as proxies send it"
        still_plays(server)


def test_requests_are_limited():
    with tempfile.TemporaryDirectory() as folder:
        slow = TimeShift(folder, slow=1000)  # however slow we are, the meter does not fill meanwhile
        server = Server(variant="opt", limits=["requests=20"], folder=folder, environment=slow.environment)
        try:
            guest = server.guest()
            statuses = [guest.request("GET", "/api/games")[0] for _ in range(120)]
            assert statuses.index(429) in range(70, 80) and set(statuses) == {200, 429}, statuses
            assert guest.request("GET", "/healthz")[0] == 200
        finally:
            server.kill()  # it would take its time to end


def test_other_origins_are_refused():
    with Server("--origin", "https://games.example") as server:
        guest, table = server.make("dix", 2)
        cookie = ("Cookie", "dizaine=" + guest.cookie)
        url = f"{server.url}/api/ws?table={table}"
        own = server.url
        for origin, fine in (("https://evil.example", False), ("null", False), (own + ".evil.example", False), (own, True),
                             ("https://games.example", True)):
            try:
                WebSocket(url, [cookie, ("Origin", origin)]).close()
                connected = True
            except Closed as closed:
                connected = False
                assert closed.code == 403
            assert connected == fine, origin
            status = guest.request("POST", "/api/me", {"name": "Ana"}, {"Origin": origin})[0]
            assert status == (200 if fine else 403), (origin, status)
        status, _, body = guest.request("POST", "/api/me", None, {"Content-Type": "text/plain"})
        assert status == 415, "a form of another site cannot post"


def test_the_cookie_is_a_secret():
    with Server() as server:
        status, headers, body = Guest(server.url).request("GET", "/api/me")
        assert status == 200 and "set-cookie" not in headers, "a guest who is known gets no other cookie"
        fresh = http.client.HTTPConnection("127.0.0.1", server.port)
        fresh.request("GET", "/api/me")
        answer = fresh.getresponse()
        cookie, body = answer.headers["set-cookie"], json.loads(answer.read())
        assert re.fullmatch(r"dizaine=[0-9a-f]{64}; Path=/; Max-Age=\d+; HttpOnly; SameSite=Lax", cookie), cookie
        assert body["guest"] not in cookie
        with open(os.path.join(server.folder, "test.db-wal"), "rb") as file:
            stored = file.read()
        assert cookie[8:72].encode() not in stored and bytes.fromhex(cookie[8:72]) not in stored, "only a hash is kept"
        for wrong in ("0" * 64, "x" * 64, "", body["guest"]):
            refused("no_guest", Guest.api, fake(server, wrong), "GET", "tables/mine")
        try:
            Table(fake(server, "0" * 64), "whatever")
        except Closed as closed:
            assert (closed.code, closed.reason) == (4401, "no_guest")


def test_what_browsers_send_along_is_read_whole():
    with Server() as server:
        guest = server.guest("Ana")
        cookie = guest.cookie
        guest.cookie = "x; other=" + "y" * 2500 + "; dizaine=" + cookie  # other programs of the same host have cookies, too
        assert guest.request("GET", "/api/tables/mine")[0] == 200
        for said, lang in (("en-GB,en-US;q=0.9,en;q=0.8,fr;q=0.5", "en"), ("fr-CA,fr;q=0.9,en;q=0.8,en-US;q=0.7", "fr")):
            assert Guest(server.url, headers=[("Accept-Language", said)]).me["lang"] == lang


def fake(server, cookie):
    guest = Guest.__new__(Guest)
    guest.base, guest.context, guest.cookie, guest.headers = server.url, None, cookie, []
    return guest


def test_pages_and_files():
    with Server() as server:
        guest = server.guest()
        status, headers, page = guest.request("GET", "/")
        assert status == 200 and b"<!doctype html>" in page.lower()[:40]
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy and "'wasm-unsafe-eval'" in policy and "unsafe-inline" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert guest.request("GET", "/", headers={"If-None-Match": headers["etag"]})[0] == 304
        for place in ("/t/K7M4QX", "/d", "/rules/dix", "/assets/"):
            status, _, body = guest.request("GET", place)
            assert status == 200 and body == page, place
        assert guest.request("HEAD", "/")[2] == b""
        assert b"BUILD" not in guest.request("GET", "/../Makefile")[2]
        for nothing in ("/nothing.js", "/assets/x.css", "/api/nothing"):
            assert guest.request("GET", nothing)[0] in (400, 403, 404), nothing
        files = sorted(set(re.findall(rb'(?:src|href)="/?([^"]+\.(?:js|css))"', page)))
        assert files
        for name in files:
            path = "/" + name.decode()
            _, plain_headers, plain = guest.request("GET", path)
            _, zipped_headers, zipped = guest.request("GET", path, headers={"Accept-Encoding": "gzip"})
            _, brotli_headers, brotli = guest.request("GET", path, headers={"Accept-Encoding": "gzip, deflate, br"})
            assert zipped_headers["content-encoding"] == "gzip" and gzip.decompress(zipped) == plain
            assert brotli_headers["content-encoding"] == "br" and len(brotli) <= len(plain)
            assert "accept-encoding" in brotli_headers["vary"]
            if re.search(r"-[A-Z0-9]{8}\.", path):
                assert "immutable" in plain_headers["cache-control"]


def test_pictures_and_codes():
    with Server() as server:
        guest, table = server.make("dix", 2)
        code = guest.get("tables/" + table)["code"]
        link = urllib.parse.quote(f"{server.url}/t/{code}", safe="")
        status, headers, svg = guest.request("GET", "/api/qr?text=" + link)
        assert status == 200 and svg.startswith(b"<svg") and headers["content-type"] == "image/svg+xml"
        for other in ("https://evil.example/t/X", "javascript:alert(1)", server.url + "/other", ""):
            assert guest.request("GET", "/api/qr?text=" + urllib.parse.quote(other, safe=""))[0] == 400, other
        for deck in guest.get("games")["decks"][:1]:
            status, headers, svg = guest.request("GET", f"/api/cards/{deck['deck']}/1.svg", headers={"Accept-Encoding": "gzip"})
            assert status == 200 and gzip.decompress(svg).startswith(b"<svg") and "immutable" in headers["cache-control"]
            assert guest.request("GET", f"/api/cards/{deck['deck']}/1.svg", headers={"If-None-Match": headers["etag"]})[0] == 304
            assert guest.request("GET", f"/api/cards/{deck['deck']}/1.svg")[2] == gzip.decompress(svg)
            for wrong in ("0.svg", "85.svg", "x.svg", "1.png", "1.svg.svg"):
                assert guest.request("GET", f"/api/cards/{deck['deck']}/{wrong}")[0] == 404, wrong


def test_health_and_metrics():
    with Server() as server:
        still_plays(server)
        guest = server.guest()
        assert json.loads(guest.request("GET", "/healthz")[2]) == {"ok": True}
        assert metric(server, "moves_total") > 0 and metric(server, "can_store") == 1
        assert b"dizaine_moves_total" not in guest.request("GET", "/metrics")[2], "metrics are on their own port"
        assert urllib.parse.urlsplit(server.metrics).hostname == "127.0.0.1"


def test_tls():
    with tempfile.TemporaryDirectory() as folder:
        cert, key = make_certificate(folder)
        with Server("--cert", cert, "--key", key, variant="opt") as server:
            assert server.url.startswith("https://")
            context = ssl.create_default_context(cafile=cert)
            guest = Guest(server.url, "Ana", context=context)
            link = http.client.HTTPSConnection("127.0.0.1", server.port, context=context)
            link.request("GET", "/api/me")
            answer = link.getresponse()
            assert "; Secure" in answer.headers["set-cookie"] and answer.headers["strict-transport-security"]
            link.close()
            _, table = server.make("dix", 2, guest, seats=[{"kind": "person"}, {"kind": "bot", "level": "random"}])
            seat = guest.connect(table)
            seat.sit(0)
            seat.ask("start")
            assert play(seat, random.Random(2))["over"]
        done = subprocess.run([os.path.join(ROOT, "build", "opt", "dizaine"), "serve", "--cert", key, "--key", cert, "--port", "0", "--bind",
                               "127.0.0.1", "--db", os.path.join(folder, "x.db")], capture_output=True, text=True)
        assert done.returncode == 1 and "certificate" in done.stderr, done.stderr


class Proxy(threading.Thread):
    """A reverse proxy of a few lines: adds what proxies add, and passes everything else on."""

    def __init__(self, port, address):
        super().__init__(daemon=True)
        self.target, self.address = port, address
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        self.start()

    def run(self):
        while True:
            client, _ = self.listener.accept()
            threading.Thread(target=self.serve, args=(client,), daemon=True).start()

    def serve(self, client):
        head = b""
        while b"\r\n\r\n" not in head:
            data = client.recv(65536)
            if not data:
                return
            head += data
        first, rest = head.split(b"\r\n", 1)
        extra = f"X-Forwarded-For: 6.6.6.6, {self.address}\r\nX-Forwarded-Proto: https\r\nX-Forwarded-Host: games.example\r\n".encode()
        server = socket.create_connection(("127.0.0.1", self.target))
        server.sendall(first + b"\r\n" + extra + rest)
        threading.Thread(target=self.pipe, args=(client, server), daemon=True).start()
        self.pipe(server, client)

    @staticmethod
    def pipe(source, sink):
        try:
            while data := source.recv(65536):
                sink.sendall(data)
        except OSError:
            pass
        finally:
            sink.close()


def test_long_answers_are_compressed_and_what_is_secret_is_not():
    with Server() as server:
        guests, table, seats = server.table_of_people("pig", 2)
        play_all(seats)
        packed = {"Accept-Encoding": "gzip"}
        for path in ("/api/openapi.json", "/api/games", f"/api/tables/{table}/record"):
            _, plain_headers, plain = guests[0].request("GET", path)
            _, headers, body = guests[0].request("GET", path, headers=packed)
            assert len(plain) >= 1024 and headers["content-encoding"] == "gzip" and len(body) < len(plain) / 2, path
            assert gzip.decompress(body) == plain and int(headers["content-length"]) == len(body)
            assert "accept-encoding" in headers["vary"] and "accept-encoding" in plain_headers["vary"] and "content-encoding" not in plain_headers
            _, head_headers, nothing = guests[0].request("HEAD", path, headers=packed)
            assert nothing == b"" and head_headers["content-length"] == headers["content-length"]
        assert "content-encoding" not in guests[0].request("GET", "/api/privacy", headers=packed)[1], "short"
        for path in ("/api/me/export", "/api/tables/mine", f"/api/tables/{table}", "/api/books", "/api/me"):
            assert "content-encoding" not in guests[0].request("GET", path, headers=packed)[1], path
    with Server("--prefix", "/games/ten") as server:
        guest = server.guest()
        plain, zipped = (guest.request("GET", "/", headers=headers) for headers in ({}, packed))
        assert zipped[1]["content-encoding"] == "gzip" and gzip.decompress(zipped[2]) == plain[2] and b"/games/ten/" in plain[2]


def test_under_a_prefix_behind_a_reverse_proxy():
    with Server("--prefix", "/games/ten", "--proxy", limits=["requests=0", "messages=0"]) as server:
        proxy = Proxy(server.port, "10.0.0.1")
        base = f"http://127.0.0.1:{proxy.port}/games/ten"
        guest = Guest(base, "Ana", headers=[("Origin", "https://games.example")])
        refused_guest = fake(server, guest.cookie)
        refused_guest.base, refused_guest.headers = base, [("Origin", "https://evil.example")]
        refused("wrong_origin", refused_guest.post, "me", {"name": "Eve"})
        link = http.client.HTTPConnection("127.0.0.1", proxy.port)
        link.request("GET", "/games/ten/api/me")
        assert "Path=/games/ten/; " in (cookie := link.getresponse().headers["set-cookie"]) and cookie.endswith("; Secure")
        status, _, page = guest.request("GET", "/t/K7M4QX")
        assert status == 200 and b'<base href="/games/ten/"' in page and not re.search(rb'(src|href)="/(?!games/ten/)', page)
        script = re.search(rb'src="([^"/][^"]*\.js)"', page).group(1).decode()
        assert guest.request("GET", "/" + script)[0] == 200
        outside = http.client.HTTPConnection("127.0.0.1", proxy.port)
        outside.request("GET", "/")
        assert outside.getresponse().status == 404
        made = guest.post("tables", {"game": "pig", "players": 2, "pause": 0, "seats": [{"kind": "person"}, {"kind": "bot", "level": "random"}]})
        seat = guest.connect(made["table"])
        assert seat.sit(0) and seat.ask("link")["link"].startswith("/games/ten/d#")
        seat.ask("start")
        assert play(seat, random.Random(3))["over"]
        for link, fine in (("https://games.example/games/ten/t/K7M4QX", 200), (f"http://127.0.0.1:{server.port}/games/ten/t/K7M4QX", 400)):
            assert guest.request("GET", "/api/qr?text=" + urllib.parse.quote(link, safe=""))[0] == fine, link
    with Server("--prefix", "/games/ten", "--proxy", limits=["requests=1"]) as server:
        guest, other = [Guest(f"http://127.0.0.1:{Proxy(server.port, address).port}/games/ten", cookie="x") for address in ("10.0.0.1", "10.0.0.2")]
        assert any(guest.request("GET", "/api/games")[0] == 429 for _ in range(400)), "one address is limited"
        assert other.request("GET", "/api/games")[0] == 200, "another one is not"


if __name__ == "__main__":
    run(sys.modules[__name__])
