"""server_odd.py: odd sequences at a table: the wrong moment, the second time, the other tab, the person who should not be there."""
import os
import random
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "lib"))
sys.path.insert(1, os.path.dirname(__file__))
from tap import refused, run  # noqa: E402
from server import Closed, Server, play_all  # noqa: E402
from server_play import to_auction  # noqa: E402


def closed_with(seat):
    """Listens until the server closes; the code, the reason, and whether a contract came before."""
    seat.contract = None
    seat.socket.raw.settimeout(10)
    try:
        while True:
            seat.hear()
    except Closed as closed:
        return closed.code, closed.reason, seat.contract is not None


def test_a_table_for_its_players_sends_everyone_else_away():
    with Server() as server:
        guests, table, seats = server.table_of_people("dix", 3, start=False, spectate=False)
        early = server.guest("Eve").connect(table)
        seats[0].ask("start")
        assert closed_with(early) == (4403, "no_spectators", False), "who came to the lobby and took no seat sees nothing of the game"
        phone = server.guest()
        phone.post("device", {"secret": seats[1].ask("link")["link"][3:]})
        assert closed_with(seats[1])[:2] == (4403, "no_spectators"), "nor does the device that gave its seat away"
        seats[0].ask("remove", seat=2)
        assert closed_with(seats[2])[:2] == (4403, "no_spectators"), "nor does somebody whom the host removed"
        phone.connect(table).wait(lambda t: t.contract and t.contract["seat"] == 1)
        seats[0].ask("sync")


def test_nonsense_counts_as_messages():
    with Server(limits=["messages=5"]) as server:
        guest, table = server.make("pig", 2)
        seat = guest.connect(table)
        for _ in range(100):
            seat.socket.send_frame(1, b"x\n[]\n{}\n" * 3)
        heard = []
        try:
            while len(heard) < 900:
                heard.append(seat.hear()["why"])
        except Closed as closed:
            assert closed.code == 4429
        assert "bad_json" in heard and "bad_message" in heard and heard.count("too_many") >= 400, "beyond the rate nonsense is refused, too"


def test_names_and_lines_that_show_nothing_are_refused():
    with Server() as server:
        guests, table, seats = server.table_of_people("pig", 2, start=False)
        for nothing in ("\u200b", "\u00a0", "\u202e\u202d", "\ufe0f \u2003"):
            refused("bad_name", seats[0].ask, "name", name=nothing)
            refused("bad_name", seats[0].sit, 0, nothing)
            refused("bad_name", guests[0].post, "me", {"name": nothing})
            refused("bad_text", seats[0].ask, "chat", text=nothing)
        # Characters are counted, not bytes: combining marks and emoji up to the border.
        for name in ("e" + "\u0301" * 23, "\U0001f468" * 24, "\u05d0" * 24):
            assert seats[0].ask("name", name=name) and seats[0].table["seats"][0]["name"] == name
            refused("bad_name", seats[0].ask, "name", name=name + name[-1])
        for text in ("\U0001f468" * 300, '"' * 300, "\u202eabc"):
            seats[0].ask("chat", text=text)
            assert max(seats[0].chat.items())[1]["text"] == text
        refused("bad_text", seats[0].ask, "chat", text="\U0001f468" * 301)


def test_an_empty_key_is_no_key():
    with Server() as server:
        guests, table, seats = server.table_of_people("pig", 2)
        seats[0].ask("chat", text="one")
        seats[0].ask("chat", text="two", key="")
        seats[0].ask("chat", text="three", key="")
        assert [line["text"] for line in seats[0].chat.values()] == ["one", "two", "three"]


def test_a_part_in_the_deal_stays_when_its_person_sits_again_without_one():
    with Server() as server:
        guests, table, seats = server.table_of_people("pig", 2, start=False, options={"goal": 10})
        seats[1].ask("sit", seat=1, name="Renamed")
        seats[0].ask("start")
        for seat in seats:
            seat.wait(lambda t: t.contract)
        play_all(seats)
        assert "0" * 32 not in seats[0].contract["nonces"]


def test_a_late_refusal_does_not_answer_another_question():
    with Server() as server:
        guests, table, seats = server.table_of_people("dix", 3)
        asker = to_auction(seats)
        point = asker.contract["undo"]
        asker.ask("undo", point=point, agree=True)
        other = next(seat for seat in seats if seat is not asker)
        other.ask("undo", point=point - 1, agree=False)  # as a page sends it again after a drop
        assert other.table["undo"]["point"] == point
        other.ask("undo", point=point, agree=False)
        assert other.table["undo"] is None


if __name__ == "__main__":
    run(sys.modules[__name__])
