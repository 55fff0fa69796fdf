#!/usr/bin/env python3
"""record.py FOLDER: plays with a real server and writes what its clients sent, piece by piece, as seeds for fuzz/fuzz_wire.c. The server
draws from the stream that the fuzzed one draws from, so a conversation repeats there: cookies, codes and deals are the same."""
import os
import random
import re
import socket
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "tests", "lib"))
from games import GAMES, variants  # noqa: E402
from server import Guest, Server, choose  # noqa: E402
from timeshift import TimeShift  # noqa: E402

CLIENTS, MOVES = 8, 15
connect = socket.create_connection


class Wire:
    """What all clients sent, in order. A client is the lowest number that is free."""

    def __init__(self):
        self.pieces, self.open = [], set()
        self.client_of = {}

    def connection(self, *args, **options):
        raw = connect(*args, **options)
        number = min(set(range(CLIENTS)) - self.open)
        self.open.add(number)
        return Recorded(self, number, raw)

    def write(self, path):
        with open(path, "wb") as file:
            file.write(b"".join(b"\n@%d%s%s" % (number, what, data) for number, what, data in self.pieces))


class Recorded:
    """A connection that keeps what goes out."""

    def __init__(self, wire, number, raw):
        self.wire, self.number, self.raw = wire, number, raw

    def __getattr__(self, name):
        return getattr(self.raw, name)

    def sendall(self, data):
        self.wire.pieces.append((self.number, b"=", bytes(data)))
        self.raw.sendall(data)

    def close(self):
        if self.number in self.wire.open:
            self.wire.open.remove(self.number)
            self.wire.pieces.append((self.number, b"-", b""))
        self.raw.close()


def record(folder, name, conversation):
    """One seed: a fresh server with the fuzzer's luck, and a conversation with it."""
    with tempfile.TemporaryDirectory() as work:
        shift = TimeShift(work)
        with Server(variant="opt", folder=work, environment={**shift.environment, "RANDOM_SEED": "1"}) as server:
            wire = Wire()
            socket.create_connection = wire.connection
            try:
                conversation(server, random.Random(name))
            finally:
                socket.create_connection = connect
    for number, what, data in list(wire.pieces):
        assert not re.search(rb"\n@[0-7][=m!-]", data), "a mark in what was sent"
    wire.write(os.path.join(folder, name))


def settled(seat):
    """When no bot is to move."""
    seat.ask("sync")
    bots = [i for i, held in enumerate(seat.table["seats"]) if held["kind"] == "bot" or held["standin"]]
    seat.wait(lambda t: not any(i in bots for i in t.contract["waiting"]))
    return seat.contract


def some_moves(seats, rng, most):
    for _ in range(most):
        contract = settled(seats[0])
        if contract["over"]:
            return
        mover = next(seat for seat in seats if seat.table["you"]["seat"] in contract["waiting"])
        settled(mover)
        mover.move(choose(mover.contract, rng))


def people(game, players, options):
    """People alone: the lobby, some moves, talk, a device, a drop, taking back, the end by the host."""
    def conversation(server, rng):
        guests, table, seats = server.table_of_people(game, players, options=options)
        some_moves(seats, rng, MOVES)
        seats[0].ask("chat", text="Bien joué !", key="a1")
        seats[0].ask("react", r="👏")
        seats[-1].close()
        seats[-1] = guests[-1].connect(table, len(seats[0].log))
        settled(seats[-1])
        for seat in seats:
            seat.ask("sync", **{"from": 0, "advice": True})
            if seat.contract["undo"] is not None:
                point = seat.contract["undo"]
                for one in [seat] + [other for other in seats if other is not seat]:
                    one.ask("undo", point=point, agree=True)
                break
        if players > 1 and not settled(seats[0])["over"]:
            seats[0].ask("remove", seat=players - 1)
        seats[0].ask("close")
        for path in ("tables", "tables/mine", f"tables/{table}", "games"):
            guests[0].get(path)
    return conversation


def bots(game, players, options):
    """One person among bots, until the end if that is near; the record and another game."""
    def conversation(server, rng):
        seats = [{"kind": "person"}] + [{"kind": "bot", "level": "random"}] * (players - 1)
        host, table = server.make(game, players, seats=seats, options=options, clock=60, name="Sunday")
        seat = host.connect(table)
        seat.sit(0, "Ana")
        seat.ask("start")
        seat.wait(lambda t: t.contract)
        some_moves([seat], rng, MOVES)
        if not seat.contract["over"]:
            return
        for query in ("", "?annotate=1"):
            host.request("GET", f"/api/tables/{table}/record{query}")
        following = seat.ask("rematch")["table"]
        seat.close()
        seat = host.connect(following)
        seat.wait(lambda t: t.contract)
        some_moves([seat], rng, 5)
    return conversation


def around(server, rng):
    """What a browser asks for besides."""
    host, table = server.make("dixit", 4, decks=["paper"], public=True, key="k")
    for path in ("/", "/healthz", f"/t/{table}", "/api/cards/paper/1.svg", "/api/me", "/api/games", "/nothing"):
        host.request("GET", path, headers=[("Accept-Encoding", "gzip, br"), ("Accept-Language", "en-GB,fr;q=0.5"), ("Origin", server.url)])
    host.request("HEAD", "/")
    host.request("OPTIONS", "/api/me")
    seat = host.connect(host.get(f"tables/{table}")["code"])
    seat.ask("decks", decks=["paper", host.get("games")["decks"][-1]["deck"]])
    seat.ask("seat", seat=1, kind="bot", level="random")
    seat.ask("name", name="Léo")
    seat.sit(0)
    seat.ask("code")
    seat.ask("start", fill="random")
    link = seat.ask("link")["link"]
    other = Guest(server.url)
    other.post("device", {"secret": link.partition("#")[2]})
    seat.ask("sync")


def main():
    folder = sys.argv[1]
    os.makedirs(folder, exist_ok=True)
    os.urandom = lambda size: bytes(size)  # masks of zeros: messages stand in the seeds as they are
    tables = {game: (game, players, options) for game, players, options in variants("serve")}
    for game in GAMES:
        record(folder, f"{game}-people", people(*tables[game]))
        record(folder, f"{game}-bots", bots(*tables[game]))
    record(folder, "short-game", bots("pig", 2, {"goal": 10}))
    record(folder, "around", around)


if __name__ == "__main__":
    main()
