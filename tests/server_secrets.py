"""server_secrets.py: records every byte that each seat is sent, and proves that nothing secret to it is among them."""
import json
import os
import random
import re
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "lib"))
from tap import run  # noqa: E402
from server import Server, Table, play, together  # noqa: E402


class Recorded(Table):
    """A connection that keeps everything it was sent: raw texts, and contracts with what had been sent before."""

    def __init__(self, guest, table, seat=None):
        self.raw, self.contracts, self.seat = [], [], seat
        super().__init__(guest, table)

    def hear(self):
        if not self.socket.messages:
            text = self.socket.receive_text().decode()
            self.raw.append(text)
            self.socket.messages = [json.loads(line) for line in text.split("\n")]
        message = super().hear()
        if message["t"] == "contract":
            self.contracts.append(message["c"])
        return message


def recorded_game(server, game, players, **fields):
    guests, table, seats = server.table_of_people(game, players, start=False, **fields)
    for seat in seats:
        seat.close()
    seats = [Recorded(guest, table, seat) for seat, guest in enumerate(guests)]
    watcher = Recorded(server.guest("Max"), table)
    seats[0].ask("start")
    for seat in seats + [watcher]:
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
             lambda: watcher.wait(lambda t: t.contract["over"]), look)
    record = json.loads(guests[0].request("GET", f"/api/tables/{table}/record")[2])
    return record, seats + [watcher], around


def before_the_end(reader):
    """The raw texts that were sent before the game was over."""
    return [text for text in reader.raw if '"over":true,"score"' not in text]


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


def test_dixit_tells_no_hand_giver_vote_or_seed_before_its_time():
    with Server() as server:
        decks = [deck["deck"] for deck in server.guest().get("games")["decks"]][:6] or ["base"]
        record, readers, around = recorded_game(server, "dixit", 4, options={"goal": 15}, decks=decks)
        seed_and_nonces_stay_secret(record, readers, around)
        cookies_stay_secret(readers)
        moves, first_card = record["moves"], 100  # smaller numbers are also scores, slots and rounds
        checked = masked = 0
        for reader in readers:
            seat = reader.seat
            assert all(contract["seat"] == seat for contract in reader.contracts)
            for contract in reader.contracts:
                if contract["over"]:
                    continue
                made = moves[:entries_of(contract)]
                may_know = {int(m.split()[3]) for m in made if m.startswith(f"* deal {seat} ")}
                may_know |= {int(m.split()[2]) for m in made if m.startswith("* slot ")}
                view = {key: value for key, value in contract["view"].items() if key not in ("cards", "decks", "pile", "discard", "clue", "last")}
                last = contract["view"]["last"]
                shown = [view, contract["legal"], contract["choice"], last and [last["slots"], last["votes"]]]
                lines = [line["m"] for line in contract["log"]["lines"]]
                shown += [re.sub(r"^(\d+ tell \S+).*", r"\1", line) for line in lines]
                seen = {number for number in numbers_in(shown) if number >= first_card}
                assert seen <= may_know, (seat, seen - may_know, contract)
                checked += len(seen)
                assert contract["choice"] is None or seat is not None
                # Who gave which card, and who voted what, opens with the last vote of the round.
                tells = [i for i, m in enumerate(made) if m.split()[1] == "tell"]
                round_start = tells[-1] if tells else len(made)
                votes = sum(m.split()[1] == "vote" for m in made[round_start:])
                for i, line in enumerate(lines, contract["log"]["from"]):
                    who, kind = line.split()[:2]
                    if i >= round_start and votes < 3 and who not in ("*", str(seat)) and kind in ("give", "tell"):
                        assert line.split()[2] == "?", line
                        masked += 1
                    assert kind != "vote" or i < round_start or votes == 3
        assert checked > 100 and masked > 20, (checked, masked)


def test_dix_sur_dix_tells_nobody_the_draws_of_others():
    with Server() as server:
        record, readers, around = recorded_game(server, "dixsurdix", 3)
        seed_and_nonces_stay_secret(record, readers, around)
        cookies_stay_secret(readers)
        hidden = own = 0
        for reader in readers:
            seat, went_under = reader.seat, False
            for contract in reader.contracts:
                if contract["over"]:
                    continue
                went_under = went_under or bool(contract["view"]["under"])
                for i, line in enumerate(contract["log"]["lines"], contract["log"]["from"]):
                    parts = line["m"].split()
                    if parts[1] != "deal":
                        assert line["m"] == record["moves"][i]
                    elif parts[2] == str(seat):
                        assert line["m"] == record["moves"][i]
                        own += 1
                    else:
                        assert parts[3] == "?", line
                        hidden += 1
                for other, hand in enumerate(contract["view"]["hands"]):
                    # Only tokens that everyone saw go under the pile are known in another hand (rule 5.2).
                    assert other == seat or hand["tokens"] == [] or went_under
        assert hidden > 50 and own > 20


def test_dix_tells_no_seed_and_no_card_to_come():
    with Server() as server:
        record, readers, around = recorded_game(server, "dix", 2)
        seed_and_nonces_stay_secret(record, readers, around)
        cookies_stay_secret(readers)
        for reader in readers:
            for contract in reader.contracts:
                lines = [line["m"] for line in contract["log"]["lines"]]
                start = contract["log"]["from"]
                assert lines == record["moves"][start:start + len(lines)], "the log holds what happened and nothing else"
                assert entries_of(contract) <= len(record["moves"])


def test_pending_choices_are_told_to_nobody_else():
    with Server() as server:
        guests, table, seats = server.table_of_people("dixit", 4)
        seats = [Recorded(guest, table) for guest in guests]
        for seat in seats:
            seat.wait(lambda t: t.contract)
        teller = next(seat for seat in seats if seat.my_turn())
        teller.move(teller.contract["legal"][0] + " a door")
        chooser, *others = [seat for seat in seats if seat is not teller]
        chooser.wait(lambda t: t.my_turn() and t.contract["legal"][0].startswith("give"))
        text = chooser.contract["legal"][0]
        chooser.move(text)
        for seat in others + [teller]:
            seat.wait(lambda t: chooser.contract["seat"] in t.contract["chosen"])
            assert seat.contract["choice"] is None
            assert not any(f'"{text}"' in raw for raw in seat.raw if text not in seat.contract["legal"])
        assert chooser.contract["choice"] == text


def test_the_log_of_the_server_holds_no_secret():
    with Server() as server:
        record, readers, around = recorded_game(server, "dixit", 3, options={"rounds": 2})
        link = server.table_of_people("dix", 1)[2][0].ask("link")["link"]
        log = server.log()
        assert "event=started" in log
        secrets = [record["seed"], link.split("#")[1]] + [reader.guest.cookie for reader in readers]
        secrets += [reader.table["code"] for reader in readers] + [reader.table["id"] for reader in readers]
        assert not any(secret in log for secret in secrets)


if __name__ == "__main__":
    run(sys.modules[__name__])
