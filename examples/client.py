#!/usr/bin/env python3
"""A whole Dizaine client with nothing but Python's standard library: joins a table by its link or code, or makes one, and
plays it to the end with random legal moves. Written from docs/protocol.md alone.

    python3 examples/client.py http://localhost:8010 --make dix --players 2 --bots 1
    python3 examples/client.py http://localhost:8010/t/K7M4QX --name Ana
"""
import argparse
import base64
import hashlib
import http.client
import json
import os
import random
import socket
import ssl
import struct
import sys
import time
import urllib.parse


class Refused(Exception):
    """The server said no; `why` is the word of docs/protocol.md."""

    def __init__(self, why, sentence, status=None):
        super().__init__(f"{why}: {sentence}")
        self.why, self.status = why, status


PATIENCE_SECONDS = 30  # without a word from the server
ELSEWHERE = 4421  # another of several servers has the table


class Closed(Exception):
    """The connection ended; `code` and `reason` are the server's, if it gave any."""

    def __init__(self, code=None, reason=""):
        super().__init__(f"closed {code} {reason}")
        self.code, self.reason = code, reason


class WebSocket:
    """A WebSocket client (RFC 6455): text messages, pings answered."""

    def __init__(self, url, headers=(), context=None):
        parts = urllib.parse.urlsplit(url)
        secure = parts.scheme in ("https", "wss")
        port = parts.port or (443 if secure else 80)
        self.raw = socket.create_connection((parts.hostname, port), PATIENCE_SECONDS)
        self.raw.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        if secure:
            context = context or ssl.create_default_context()
            self.raw = context.wrap_socket(self.raw, server_hostname=parts.hostname)
        key = base64.b64encode(os.urandom(16)).decode()
        path = parts.path + ("?" + parts.query if parts.query else "")
        lines = [f"GET {path} HTTP/1.1", f"Host: {parts.netloc}", "Upgrade: websocket", "Connection: Upgrade",
                 f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13"]
        lines += [f"{name}: {value}" for name, value in headers]
        self.raw.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        self.pending, self.messages = b"", []
        while b"\r\n\r\n" not in self.pending:
            self._more()
        head, self.pending = self.pending.split(b"\r\n\r\n", 1)
        status = int(head.split(b" ", 2)[1])
        if status != 101:
            raise Closed(status, head.split(b"\r\n")[0].decode())

    def _more(self):
        data = self.raw.recv(65536)
        if not data:
            raise Closed()
        self.pending += data

    def _take(self, size):
        while len(self.pending) < size:
            self._more()
        taken, self.pending = self.pending[:size], self.pending[size:]
        return taken

    def send_frame(self, opcode, payload, final=True, masked=True):
        head = bytearray([(0x80 if final else 0) | opcode])
        size, bit = len(payload), 0x80 if masked else 0
        if size < 126:
            head.append(bit | size)
        elif size < 65536:
            head += struct.pack("!BH", bit | 126, size)
        else:
            head += struct.pack("!BQ", bit | 127, size)
        if masked:
            mask = os.urandom(4)
            whole = (mask * (size // 4 + 1))[:size]
            payload = mask + (int.from_bytes(payload, "big") ^ int.from_bytes(whole, "big")).to_bytes(size, "big")
        self.raw.sendall(bytes(head) + payload)

    def send(self, message):
        self.send_frame(1, json.dumps(message, ensure_ascii=False).encode())

    def receive_text(self):
        text = b""
        while True:
            first, second = self._take(2)
            size = second & 127
            if size == 126:
                size = struct.unpack("!H", self._take(2))[0]
            elif size == 127:
                size = struct.unpack("!Q", self._take(8))[0]
            payload = self._take(size)
            opcode = first & 15
            if opcode == 8:
                code = struct.unpack("!H", payload[:2])[0] if size >= 2 else None
                raise Closed(code, payload[2:].decode())
            if opcode == 9:
                self.send_frame(10, payload)
            elif opcode in (0, 1):
                text += payload
                if first & 0x80:
                    return text

    def receive(self):
        """The next message of the server, one JSON object."""
        while not self.messages:
            self.messages = [json.loads(line) for line in self.receive_text().decode().split("\n")]
        return self.messages.pop(0)

    def close(self):
        self.raw.close()


def work(challenge, bits):
    """A text that begins with the challenge and whose SHA-256 begins with so many zero bits."""
    for number in range(10**10):
        text = f"{challenge}-{number}"
        if int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big") >> (64 - bits) == 0:
            return text


class Guest:
    """A guest: a cookie, and the HTTP half of the protocol."""

    def __init__(self, base, name=None, cookie=None, context=None, headers=()):
        self.base, self.context, self.cookie, self.headers = base.rstrip("/"), context, cookie, list(headers)
        self.me = self.meet()
        if name:
            self.me = self.post("me", {"name": name})

    def request(self, method, path, body=None, headers=()):
        parts = urllib.parse.urlsplit(self.base)
        make = http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
        options = {"context": self.context} if parts.scheme == "https" and self.context else {}
        connection = make(parts.hostname, parts.port, timeout=PATIENCE_SECONDS, **options)
        head = dict(self.headers) | dict(headers)
        if self.cookie:
            head["Cookie"] = "dizaine=" + self.cookie
        if body is not None:
            head["Content-Type"] = "application/json"
            body = json.dumps(body).encode()
        try:
            connection.request(method, parts.path + path, body, head)
            answer = connection.getresponse()
            for name, value in answer.getheaders():
                if name.lower() == "set-cookie" and value.startswith("dizaine="):
                    self.cookie = value[8:].split(";")[0]
            return answer.status, answer.headers, answer.read()
        finally:
            connection.close()

    def api(self, method, path, body=None):
        status, _, data = self.request(method, "/api/" + path, body)
        answer = json.loads(data)
        if status >= 400:
            raise Refused(answer.get("why"), answer.get("sentence"), status)
        return answer

    def get(self, path):
        return self.api("GET", path)

    def post(self, path, body):
        return self.api("POST", path, body)

    def meet(self):
        """Who this is. While new guests flood the server it asks a new one for some work first."""
        status, _, data = self.request("GET", "/api/me")
        answer = json.loads(data)
        if answer.get("why") == "work":
            return self.get("me?work=" + work(answer["challenge"], answer["bits"]))
        if status >= 400:
            raise Refused(answer.get("why"), answer.get("sentence"), status)
        return answer

    def connect(self, table, known=0):
        """Comes to a table; of several servers the one that does not have it says which one does."""
        node = ""
        while True:
            try:
                return Table(self, table, known, node=node)
            except Closed as closed:
                if closed.code != ELSEWHERE:
                    raise
                node = closed.reason.removeprefix("node=")


def lay(old, changes):
    """What `changes` of docs/protocol.md make of a value."""
    new = old.copy()
    for key, value in changes.items():
        if key == "-":
            for gone in value:
                del new[gone]
        elif key == "@":
            new[value[0]:value[0] + value[1]] = value[2:]
        else:
            name = key.removeprefix("~")
            place = int(name) if isinstance(new, list) else name
            new[place] = lay(new[place], value) if key.startswith("~") else value
    return new


class Table:
    """A connection to a table: the newest table and contract, the log, and commands that wait for their answer."""

    def __init__(self, guest, table, known=0, log=(), node="", changes=True):
        url = f"{guest.base}/api/ws?table={table}" + ("&changes=1" if changes else "") + (f"&from={known}" if known else "") + (f"&node={node}" if node else "")
        self.guest, self.id = guest, table
        self.socket = WebSocket(url, [("Cookie", "dizaine=" + (guest.cookie or ""))] + guest.headers, context=guest.context)
        self.table, self.contract, self.log, self.chat, self.next_id = None, None, list(log), {}, 1
        self.answers, self.reactions, self.left_ms = {}, [], None
        while not self.table:
            self.hear()

    def hear(self):
        """Takes one message in, and returns it."""
        message = self.socket.receive()
        kind = message["t"]
        if kind == "table":
            self.table = message["table"]
        elif kind == "contract":
            self.contract, self.left_ms = message["c"], message["left_ms"]
            lines = self.contract["log"]
            self.log[lines["from"]:] = lines["lines"]
        elif kind == "changes":
            self.contract, self.left_ms = self.changed(message["c"]), message["left_ms"]
        elif kind == "chat":
            self.chat[message["n"]] = message
        elif kind == "react":
            self.reactions.append(message)
        elif kind in ("ok", "no"):
            self.answers[message["id"]] = message
        return message

    def changed(self, changes):
        """The contract as it would have been told whole; its log begins with the first line that is new or open now."""
        log = changes.pop("log", {"from": len(self.log), "lines": []})
        self.log[log["from"]:] = log["lines"]
        for number, line in log.get("opened", []):
            self.log[number] = line
        first = min([log["from"], *(number for number, _ in log.get("opened", []))])
        return {**lay(self.contract, changes), "log": {"from": first, "lines": self.log[first:]}}

    def ask(self, command, /, **fields):
        """Sends a command and waits for its answer; raises Refused if it is no."""
        number = self.next_id
        self.next_id += 1
        self.socket.send({"t": command, "id": number, **fields})
        while number not in self.answers:
            self.hear()
        answer = self.answers.pop(number)
        if answer["t"] == "no":
            raise Refused(answer["why"], answer["sentence"])
        return answer

    def sit(self, seat, name=None):
        fields = {"name": name} if name else {}
        return self.ask("sit", seat=seat, nonce=os.urandom(16).hex(), **fields)

    def wait(self, condition):
        while not condition(self):
            self.hear()

    def my_turn(self):
        """Whether a decision of mine is open that I have not made."""
        return bool(self.contract and self.contract["seat"] in self.contract["waiting"])

    def move(self, text):
        return self.ask("move", step=self.contract["step"], m=text)

    def close(self):
        self.socket.close()


CLUES = ["A door nobody opens", "Le silence avant la neige", "Almost home", "Trop tard", "Once, long ago", "Minuit moins une"]


def choose(contract, rng):
    """A legal move, with a clue where one is needed."""
    text = rng.choice(contract["legal"])
    return f"{text} {rng.choice(CLUES)} {rng.randrange(1000)}" if text.startswith("tell") else text


def play(table, rng=random, verbose=False):
    """Plays until the game is over; returns the last contract."""
    shown = 0
    while True:
        table.wait(lambda t: t.my_turn() or (t.contract and t.contract["over"]) or t.table["state"] == "closed")
        if verbose:
            for line in table.log[shown:]:
                print(line["m"])
            shown = len(table.log)
        if table.table["state"] == "closed" or table.contract["over"]:
            return table.contract
        try:
            table.move(choose(table.contract, rng))
        except Refused as refused:
            if refused.why == "too_many":
                time.sleep(0.5)
                continue
            # Somebody or something was faster: ask for the newest contract.
            if refused.why not in ("wrong_step", "wrong_seat", "no_such_move", "is_over"):
                raise
            table.ask("sync", **{"from": len(table.log)})


def main():
    parser = argparse.ArgumentParser(description="Play a Dizaine table with random legal moves.")
    parser.add_argument("url", help="the server, or a join link that ends with /t/CODE")
    parser.add_argument("--name", default="Python")
    parser.add_argument("--make", metavar="GAME", help="make a table of this game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--bots", type=int, default=1, help="seats for bots at the table that is made")
    args = parser.parse_args()
    base, _, code = args.url.partition("/t/")
    guest = Guest(base, args.name)
    if args.make:
        people = max(1, args.players - args.bots)
        seats = [{"kind": "person"}] * people + [{"kind": "bot"}] * (args.players - people)
        made = guest.post("tables", {"game": args.make, "players": args.players, "seats": seats, "pause": 0})
        code = made["code"]
        print(f"join at {base}/t/{code}")
    if not code:
        sys.exit("give a join link, or --make GAME")
    table = guest.connect(code)
    if table.table["you"]["seat"] is None:
        free = [i for i, seat in enumerate(table.table["seats"]) if seat["kind"] == "person" and not seat["here"]]
        if not free:
            sys.exit("there is no free seat")
        table.sit(free[0])
    if table.table["you"]["host"] and table.table["state"] == "lobby":
        table.wait(lambda t: all(seat["here"] or seat["kind"] == "bot" for seat in t.table["seats"]))
        table.ask("start")
    table.wait(lambda t: t.contract)
    last = play(table, verbose=True)
    print("scores", last["score"], "winners", last["winners"])


if __name__ == "__main__":
    main()
