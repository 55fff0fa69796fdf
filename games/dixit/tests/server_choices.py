"""server_choices.py: gives and votes of Dixit on the server."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "../../../tests/lib"))
from tap import run  # noqa: E402
from recorded import Recorded  # noqa: E402
from server import Refused, Server  # noqa: E402


def test_gives_and_votes_can_be_changed_until_all_have_acted():
    with Server() as server:
        guests, table, seats = server.table_of_people("dixit", 4)
        teller = next(seat for seat in seats if seat.my_turn())
        teller.move(next(m for m in teller.contract["legal"] if m.startswith("tell")) + " a door")
        others = [seat for seat in seats if seat is not teller]
        others[0].wait(lambda t: t.contract["legal"] and t.contract["legal"][0].startswith("give"))
        first, second = others[0].contract["legal"][:2]
        others[0].move(first)
        assert others[0].contract["choice"] == first
        server.restart()
        seats = {seat: seat.guest.connect(table) for seat in seats}
        chooser = seats[others[0]]
        chooser.wait(lambda t: t.contract)
        assert chooser.contract["choice"] == first, "the pending choice is durable"
        assert chooser.contract["chosen"] == [chooser.contract["seat"]]
        chooser.move(second)
        for seat in others[1:]:
            seats[seat].wait(lambda t: t.my_turn())
            seats[seat].move(seats[seat].contract["legal"][0])
        chooser.wait(lambda t: t.contract["legal"] and t.contract["legal"][0].startswith("vote"))
        gave = [line["m"] for line in chooser.log if line["m"].startswith(f"{chooser.contract['seat']} give")]
        assert gave == [f"{chooser.contract['seat']} {second}"], "the record holds only the final choice"


def giving(server, players, **fields):
    """A table of people whose teller has told: the teller's connection, and those of the others, who are to give."""
    guests, table, seats = server.table_of_people("dixit", players, **fields)
    teller = next(seat for seat in seats if seat.my_turn())
    teller.move(next(m for m in teller.contract["legal"] if m.startswith("tell")) + " a door")
    others = [seat for seat in seats if seat is not teller]
    for seat in others:
        seat.wait(lambda t: t.contract["legal"] and t.contract["legal"][0].startswith("give"))
    return table, teller, others


def test_changing_a_choice_for_ever_comes_to_an_end():
    with Server(variant="opt") as server:
        table, teller, others = giving(server, 4)
        chooser, legal, step = others[0], others[0].contract["legal"][:2], others[0].contract["step"]
        for number in range(3000):
            chooser.socket.send({"t": "move", "id": 10000 + number, "step": step, "m": legal[number % 2]})
        chooser.wait(lambda t: 12999 in t.answers)
        answers = [chooser.answers[10000 + number] for number in range(3000)]
        done = [answer["t"] for answer in answers].index("no")
        assert 2000 <= done < 2200 and answers[done]["why"] == "too_many", (done, answers[done])
        last = chooser.contract["choice"]
        assert chooser.move(last)["t"] == "ok", "what was chosen can be sent again"
        for seat in others[1:]:
            seat.move(seat.contract["legal"][0])
        chooser.wait(lambda t: t.contract["legal"] and t.contract["legal"][0].startswith("vote"))
        assert [line["m"] for line in chooser.log if line["m"].startswith(f"{chooser.contract['seat']} give")] == [f"{chooser.contract['seat']} {last}"]


def lines_of(reader):
    """Every byte that a reader is sent until its next question is answered, the number of that question left out."""
    reader.raw.clear()
    number = reader.next_id
    reader.ask("sync", **{"from": 0})
    return "".join(reader.raw).replace(f'"id":{number},', "")


def settle(server, table, readers):
    """Who comes and goes is told once a second: after this nothing of it is left to be told."""
    passer = server.guest("Eve").connect(table)
    for reader in readers:
        reader.wait(lambda t: t.table["spectators"] == 2)
    passer.close()
    for reader in readers:
        reader.wait(lambda t: t.table["spectators"] == 1)


def test_nobody_can_tell_that_a_sealed_choice_was_changed():
    with Server() as server:
        table, teller, others = giving(server, 4)
        chooser, tab = others[0], others[0].guest.connect(table)
        stranger = server.guest("Max")
        readers = [Recorded(seat.guest, table) for seat in (teller, *others[1:])] + [Recorded(stranger, table)]

        def seen():
            chooser.ask("sync")  # whatever was to be told has been told before this is answered
            told = [lines_of(reader) for reader in readers]
            return told + [stranger.request("GET", f"/api/tables/{table}")[2], teller.guest.request("GET", "/api/tables/mine")[2]]

        settle(server, table, readers)
        for kind in ("give", "vote"):
            choices = [m for m in chooser.contract["legal"] if m.startswith(kind)]
            before = seen()
            chooser.move(choices[0])
            assert seen() != before, "that there is a choice is told"
            first = seen()
            for choice in choices[1:] + choices[:1] + choices[-1:]:
                chooser.move(choice)
                assert chooser.contract["choice"] == choice
                tab.wait(lambda t: t.contract and t.contract["choice"] == choice)
                again = seen()
                assert again == first, [(a, b) for a, b in zip(first, again) if a != b][:1]
            server.restart()
            chooser, tab = chooser.guest.connect(table), tab.guest.connect(table)
            readers = [Recorded(reader.guest, table) for reader in readers]
            assert chooser.guest.get(f"tables/{table}")["at"] == teller.guest.get("tables/mine")["playing"][0]["at"]
            chooser.wait(lambda t: t.contract and t.contract["choice"] == choices[-1])
            for reader in readers:
                reader.wait(lambda t: t.contract)
                assert reader is not readers[0] or reader.contract["seq"] == chooser.contract["seq"]
                if kind == "give" and reader.my_turn():
                    reader.move(reader.contract["legal"][0])
            settle(server, table, readers)
            chooser.wait(lambda t: kind == "vote" or (t.contract["legal"] and t.contract["legal"][0].startswith("vote")))


def test_bots_do_not_wait_longer_because_somebody_changes_a_choice():
    seats = [{"kind": "person"}] * 2 + [{"kind": "bot", "level": "random"}] * 2
    with Server() as server:
        host, table = server.make("dixit", 4, seats=seats, pause=300)
        people = [host.connect(table), server.guest("Léo").connect(table)]
        for i, seat in enumerate(people):
            seat.sit(i)
        people[0].ask("start")
        for seat in people:
            seat.wait(lambda t: t.contract and t.contract["legal"])
        people[1].move(next(m for m in people[1].contract["legal"] if m.startswith("tell")) + " a door")
        chooser = people[0]
        chooser.wait(lambda t: t.contract["legal"] and t.contract["legal"][0].startswith("give"))
        choices, step, changes = chooser.contract["legal"], chooser.contract["step"], 0
        # It never rests: bots that waited for it to rest would wait for ever.
        try:
            while True:
                chooser.ask("move", step=step, m=choices[changes % 2])
                changes += 1
        except Refused as no:
            assert no.why in ("wrong_step", "no_such_move") and changes > 1
        chooser.wait(lambda t: t.contract["step"] > step)


def test_what_was_sealed_is_told_again_when_it_is_opened():
    """Without a reconnection: everyone has the lines of a round whole once it is over."""
    with Server() as server:
        guests, table, seats = server.table_of_people("dixit", 4)
        mover = next(seat for seat in seats if seat.my_turn())
        mover.move(next(m for m in mover.contract["legal"] if m.startswith("tell")) + " a door")
        for verb in ("give", "vote"):
            for seat in seats:
                if seat is not mover:
                    seat.wait(lambda t: t.my_turn() and t.contract["legal"][0].startswith(verb))
                    seat.move(seat.contract["legal"][0])
        for seat in seats:
            seat.wait(lambda t: any(" vote " in line["m"] and "?" not in line["m"] for line in t.log))
            told = [line["m"] for line in seat.log if line["m"].split()[1] in ("tell", "give", "vote")]
            assert len(told) == 7 and not any("?" in line for line in told), told


if __name__ == "__main__":
    run(sys.modules[__name__])
