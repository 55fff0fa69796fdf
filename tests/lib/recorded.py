"""recorded.py: whole games on a server, with every byte that each seat was sent."""
import copy
import json
import random
import re

from server import Table, play, together


class Recorded(Table):
    """A connection that keeps everything it was sent: raw texts, and contracts, also those that came as changes."""

    def __init__(self, guest, table, seat=None, changes=True):
        self.raw, self.contracts, self.told, self.seat = [], [], [], seat
        super().__init__(guest, table, changes=changes)

    def hear(self):
        if not self.socket.messages:
            text = self.socket.receive_text().decode()
            self.raw.append(text)
            self.socket.messages = [json.loads(line) for line in text.split("\n")]
            self.told += [message for message in map(json.loads, text.split("\n")) if message["t"] in ("contract", "changes")]
        message = super().hear()
        if message["t"] in ("contract", "changes"):
            self.contracts.append(copy.deepcopy(self.contract))
        return message


def recorded_game(server, game, players, **fields):
    guests, table, seats = server.table_of_people(game, players, start=False, **fields)
    for seat in seats:
        seat.close()
    seats = [Recorded(guest, table, seat) for seat, guest in enumerate(guests)]
    watcher = Recorded(server.guest("Max"), table)
    whole = [Recorded(reader.guest, table, reader.seat, changes=False) for reader in (seats[0], seats[-1], watcher)]
    seats[0].ask("start")
    for seat in [*seats, watcher, *whole]:
        seat.wait(lambda t: t.contract)
    around = []

    def look():
        # Everything a stranger can ask for over HTTP while the game runs.
        stranger = server.guest("Eve")
        while not watcher.contract["over"]:
            around.append(stranger.request("GET", f"/api/tables/{table}")[2].decode())
            around.append(stranger.request("GET", f"/api/tables/{table}/record")[2].decode())
            around.append(guests[0].request("GET", "/api/tables/mine")[2].decode())

    together(*[lambda seat=seat, i=i: play(seat, random.Random(i + 7)) for i, seat in enumerate(seats)],
             *[lambda reader=reader: reader.wait(lambda t: t.contract["over"]) for reader in (watcher, *whole)], look)
    record = json.loads(guests[0].request("GET", f"/api/tables/{table}/record")[2])
    for one, other in zip((seats[0], seats[-1], watcher), whole):
        changes_make_the_contract(one, other)
    return record, [*seats, watcher, *whole], around


def changes_make_the_contract(reader, whole):
    """Whoever is told what changed holds what the same reader is told whole, and has the same log."""
    assert '"t":"changes"' in "".join(reader.raw) and '"t":"changes"' not in "".join(whole.raw)
    told = [{contract["seq"]: {**contract, "log": None} for contract in one.contracts} for one in (reader, whole)]
    both = told[0].keys() & told[1].keys()
    assert len(both) > len(reader.contracts) / 4, (len(both), len(reader.contracts))
    for seq in both:
        assert told[0][seq] == told[1][seq], (told[0][seq], told[1][seq])
    assert reader.log == whole.log and reader.contract["over"]


def before_the_end(reader):
    """The raw texts that were sent before the game was over."""
    return [text for text in reader.raw if '"over":true' not in text]


def seed_and_nonces_stay_secret(record, readers, around):
    assert len(record["seed"]) == 64
    secrets = [record["seed"]] + [nonce for nonce in record["nonces"] if nonce != "0" * 32]
    texts = [text for reader in readers for text in before_the_end(reader)]
    running = [text for text in around if '"result":{' not in text]  # the record of the finished game may come last
    assert len(texts) > 20
    for secret in secrets:
        assert not any(secret in text for text in texts + running), "a part of the deal was told before the end"
    for reader in readers:
        assert record["seed"] in reader.raw[-1], "once it is over the seed is there"
        assert '"over":true' in reader.raw[-1]


def cookies_stay_secret(readers):
    cookies = [reader.guest.cookie for reader in readers]
    for reader in readers:
        for text in reader.raw:
            assert not any(cookie in text for cookie in cookies)


def numbers_in(value):
    """Every number in a JSON value, those inside move texts included."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from numbers_in(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from numbers_in(inner)
    elif isinstance(value, str):
        yield from (int(digits) for digits in re.findall(r"\d+", value))
    elif isinstance(value, int) and not isinstance(value, bool):
        yield value


def entries_of(contract):
    return contract["log"]["from"] + len(contract["log"]["lines"])
