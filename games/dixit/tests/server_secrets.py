"""server_secrets.py: nobody is told a hand, a giver or a vote of Dixit before its time."""
import re
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "../../../tests/lib"))
from tap import run  # noqa: E402
from recorded import Recorded, entries_of, numbers_in, recorded_game  # noqa: E402
from server import Server  # noqa: E402


def test_dixit_tells_no_hand_giver_or_vote_before_its_time():
    with Server() as server:
        decks = [deck["deck"] for deck in server.guest().get("games")["decks"]][:6] or ["base"]
        record, readers, around = recorded_game(server, "dixit", 4, options={"goal": 15}, decks=decks)
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


if __name__ == "__main__":
    run(sys.modules[__name__])
