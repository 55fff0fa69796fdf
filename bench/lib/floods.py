"""floods.py: what an address can do at its worst, each until it is killed. See bench/flood."""
import base64
import collections
import contextlib
import http.client
import io
import json
import os
import random
import socket
import ssl
import struct
import time
import urllib.parse
import zipfile
import zlib

from client import Closed, Guest, Refused
from facts import FIRST

SOCKETS, GUESTS, MESSAGES = 60, 40, 39  # what one address may have of WebSockets; of these the first process; a second on each
QUIET = (OSError, http.client.HTTPException)
go = None  # waits until the flood may begin; what comes before is done quietly


# --- tools ---

def where(url):
    parts = urllib.parse.urlsplit(url)
    return parts.hostname, parts.port


def raw(url, hold=False):
    """A connection whose calls never wait for long."""
    link = socket.create_connection(where(url), 5)
    if hold:
        link.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    return link


def frame(message):
    payload = json.dumps(message).encode()
    head = struct.pack("!BB", 0x81, 0x80 | len(payload)) if len(payload) < 126 else struct.pack("!BBH", 0x81, 0xFE, len(payload))
    return head + b"\0\0\0\0" + payload


def handshake(guest, table):
    key = base64.b64encode(os.urandom(16)).decode()
    return (f"GET /api/ws?table={table} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            f"Sec-WebSocket-Version: 13\r\nCookie: dizaine={guest.cookie}\r\n\r\n").encode()


def patiently(action, *arguments):
    """What is refused, or fails, is tried again: the other process of this flood may have been faster."""
    while True:
        try:
            return action(*arguments)
        except (Closed, Refused, *QUIET):
            time.sleep(0.01)


def named(url):
    guest = patiently(Guest, url)
    patiently(guest.post, "me", {"name": "Eve"})
    return guest


def played(url, game=FIRST, bots=1, level="random"):
    """A guest and a table where somebody plays on with bots: its log grows long."""
    guest = named(url)
    seats = [{"kind": "person"}] + [{"kind": "bot", "level": level}] * bots
    table = patiently(guest.post, "tables", {"game": game, "players": 1 + bots, "pause": 0, "seats": seats})["table"]
    link = patiently(guest.connect, table)
    link.sit(0)
    link.ask("start")
    link.ask("leave")  # the bots play on while we look
    return guest, table, link


def keep_up(url, guests, table, number, speak, read=True):
    """Holds WebSockets to the table, one for each guest, says `speak` on them, and opens a new one for each that ends. The first
    process stays within the rate `messages`, so that its connections stay; the second says all it can."""
    go()
    links, due = [], time.monotonic()
    count, words = (len(guests), speak) if number == 0 else (SOCKETS - len(guests), speak * 50)
    while True:
        if number == 0:
            time.sleep(max(0, due - time.monotonic()))
            due += 1 / MESSAGES
        while len(links) < count:
            with contextlib.suppress(*QUIET):
                link = raw(url, hold=not read)
                link.sendall(handshake(guests[len(links) % len(guests)], table))
                link.setblocking(False)
                links.append(link)
        for link in list(links):
            try:
                with contextlib.suppress(BlockingIOError):
                    link.send(words)
                with contextlib.suppress(BlockingIOError):
                    if read and link.recv(1 << 20) == b"":
                        raise ConnectionError
            except OSError:
                link.close()
                links.remove(link)


# --- floods ---

def connections(url, number):
    """Connections without end; as many as possible stay open."""
    links = collections.deque()
    go()
    while True:
        link = socket.socket()
        link.setblocking(False)
        link.bind(("127.0.0.9", 0))
        link.connect_ex(where(url))
        links.append(link)
        if len(links) > 400:
            links.popleft().close()


def handshakes(url, number):
    """Where the server speaks TLS itself: handshakes, each followed by nothing."""
    context = ssl._create_unverified_context()
    go()
    while True:
        with contextlib.suppress(*QUIET), raw(url) as link:
            context.wrap_socket(link).close()


def joins(url, number):
    """WebSockets to a table that come, and go before they are answered."""
    guest, table, _ = played(url)
    hello, links = handshake(guest, table), collections.deque()
    go()
    while True:
        with contextlib.suppress(*QUIET):
            link = raw(url)
            link.sendall(hello)
            links.append(link)
        if len(links) > 20:
            links.popleft().close()


def picture(seed, side):
    """A PNG that compresses well and costs much to open."""
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    row = random.Random(seed).randbytes(60) * (side // 20 + 1)
    rows = b"".join(b"\0" + row[i % 60:i % 60 + 3 * side] for i in range(side))
    head = struct.pack(">IIBBBBB", side, side, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows, 1)) + chunk(b"IEND", b"")


def deck(count, side, ballast=0):
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_STORED) as archive:
        for i in range(count):
            archive.writestr(f"{i:04}.png", picture(i, side))
        if ballast:
            archive.writestr("ballast", os.urandom(ballast))
    return out.getvalue()


def small_deck():
    return deck(2, 200)


def upload(guest, body):
    """Status and answer of a deck that is brought."""
    link = http.client.HTTPConnection(*where(guest.base), timeout=60)
    try:
        link.request("POST", "/api/decks?name=Deck&lang=en", body, {"Content-Type": "application/zip", "Cookie": "dizaine=" + guest.cookie})
        answer = link.getresponse()
        return answer.status, json.loads(answer.read())
    finally:
        link.close()


def uploads(url, number):
    """Decks of large pictures, and decks that are large themselves, one after the other."""
    bodies = deck(40, 4000) if number == 0 else deck(30, 3000, 20 << 20)
    go()
    while True:
        guest = patiently(Guest, url)
        for _ in range(20):
            with contextlib.suppress(*QUIET):
                upload(guest, bodies)


def bots(url, number):
    """As many tables of the strongest bots as one may make, with somebody looking on at each."""
    links = []
    go()
    games = [game for game in named(url).get("games")["games"] if game["players"][1] >= 4]
    for game in (games * 8)[:16]:
        links.append(played(url, game["game"], 3, game["levels"][-1])[2])
    while True:
        for link in links:
            link.socket.raw.settimeout(0.01)
            with contextlib.suppress(Exception):
                link.hear()


def crowd(url, first=None):
    return ([first] if first else []) + [patiently(Guest, url) for _ in range(GUESTS - bool(first))]


def chat(url, number):
    guests = [named(url) for _ in range(GUESTS)]  # only who has a name may speak
    table = patiently(guests[0].post, "tables", {"game": FIRST, "players": 2})["table"]
    keep_up(url, guests, table, number, frame({"t": "chat", "id": 1, "text": "x" * 300}))


def long_table(url):
    guest, table, link = played(url)
    link.wait(lambda t: t.contract and (t.contract["over"] or len(t.log) > 200))
    return crowd(url, guest), table


def sync(url, number):
    """The whole log and the engine's advice, again and again."""
    guests, table = long_table(url)
    keep_up(url, guests, table, number, frame({"t": "sync", "id": 1, "from": 0, "advice": True}))


def slow_readers(url, number):
    """They ask for the same, and never read it."""
    guests, table = long_table(url)
    keep_up(url, guests, table, number, frame({"t": "sync", "id": 1, "from": 0}), read=False)


def pings(url, number):
    """Pings, each of which is answered and which no meter counts."""
    guests, table = long_table(url)
    keep_up(url, guests, table, 1, b"\x89\xfd\0\0\0\0" + b"x" * 125)


def ask_on(url, request):
    """The same request on as many connections as one may have, again as soon as something comes."""
    links = []
    go()
    while True:
        while len(links) < SOCKETS // 2:
            with contextlib.suppress(*QUIET):
                link = raw(url)
                link.sendall(request)
                link.setblocking(False)
                links.append(link)
        for link in list(links):
            try:
                with contextlib.suppress(BlockingIOError):
                    if link.recv(1 << 20) == b"":
                        raise ConnectionError
                    link.send(request)
            except OSError:
                link.close()
                links.remove(link)


def requests(url, number):
    ask_on(url, b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n")


def pages(url, number):
    """The largest files of the page, which no meter counts."""
    ask_on(url, b"GET /dizaine-pictures.wasm HTTP/1.1\r\nHost: x\r\n\r\n" if number else b"GET /api/cards/paper/%d.svg HTTP/1.1\r\nHost: x\r\n\r\n" % 7)


def guests(url, number):
    """New guests without end, then tables without end."""
    go()
    while True:
        with contextlib.suppress(Refused, *QUIET):
            Guest(url, "Eve").post("tables", {"game": FIRST, "players": 2, "public": True})


KINDS = {"connections": connections, "handshakes": handshakes, "joins": joins, "uploads": uploads, "bots": bots, "chat": chat, "sync": sync, "slow-readers": slow_readers,
         "pings": pings, "requests": requests, "pages": pages, "guests": guests}
