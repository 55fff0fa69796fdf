"""server_secrets.py: nobody is told the draws of others in Dix sur Dix."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "../../../tests/lib"))
from tap import refused, run  # noqa: E402
from recorded import recorded_game  # noqa: E402
from server import Program, Server  # noqa: E402


def test_dix_sur_dix_tells_nobody_the_draws_of_others():
    with Server() as server:
        record, readers, around = recorded_game(server, "dixsurdix", 3)
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


def test_a_program_sees_what_its_seat_sees():
    with Server() as server:
        guest, table = server.make("dixsurdix", 2)
        host = guest.connect(table)
        host.sit(0)
        program = Program(server, table, host.ask("token", seat=1, name="Robo")["token"])
        host.ask("start")
        program.wait(lambda t: t.contract)
        hands = program.contract["view"]["hands"]
        assert program.contract["seat"] == 1 and hands[0]["tokens"] == [] and len(hands[1]["tokens"]) == 3, hands


def test_the_hand_of_a_seat_that_was_freed_in_the_middle_is_shown_to_nobody():
    with Server() as server:
        guests, table, seats = server.table_of_people("dixsurdix", 3)
        seats[0].ask("remove", seat=1)
        late = server.guest("Late").connect(table)
        late.wait(lambda t: t.contract)
        assert any(line["m"] == "* deal 1 ?" for line in late.log)
        refused("not_lobby", late.sit, 1)
        late.ask("sync")
        assert late.contract["seat"] is None and late.contract["view"]["hands"][1]["tokens"] == []
        assert any(line["m"] == "* deal 1 ?" for line in late.log)


if __name__ == "__main__":
    run(sys.modules[__name__])
