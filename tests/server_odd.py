"""server_odd.py: odd sequences at a table: the wrong moment, the second time, the other tab, the person who should not be there."""
import os
import random
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "lib"))
sys.path.insert(1, os.path.dirname(__file__))
from tap import refused, run  # noqa: E402
from timeshift import TimeShift  # noqa: E402
from server import Closed, Guest, Refused, Server, choose, play_all  # noqa: E402
from server_play import to_auction  # noqa: E402


def closed_with(seat):
    """Listens until the server closes; the code, the reason, and whether a contract came before."""
    seat.contract = None
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


def test_nobody_moves_for_somebody_else():
    with Server() as server:
        guests, table, seats = server.table_of_people("dix", 3)
        mover = next(seat for seat in seats if seat.my_turn())
        others = [seat for seat in seats if seat is not mover]
        step, lines = mover.contract["step"], len(mover.log)
        for other in others:
            refused("wrong_seat", other.ask, "move", step=step, m="draw")
        mover.ask("sync")
        assert (mover.contract["step"], len(mover.log)) == (step, lines)
        mover.move("draw")
        for other in others:  # nor can they claim to have done what somebody else did
            refused("wrong_step", other.ask, "move", step=step, m="draw")
        mover.ask("move", step=step, m="draw")
        assert sum(line["m"].endswith(" draw") for line in mover.log) == 1


def test_nonsense_counts_as_messages():
    with Server(limits=["messages=5"]) as server:
        guest, table = server.make("pig", 2)
        seat = guest.connect(table)
        seat.socket.send_frame(1, b"x\n[]\n{}\n" * 300)  # in one message: none is on its way when the server closes
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


def test_names_that_deceive_are_refused():
    with Server() as server:
        guest = server.guest()
        for name in ("A\u202eneb", "Ana\u200b", "\u3164", "A\u3164", "Ana\u2060", "\u2066Ana\u2069", "An\u00ada", "A\u200dna", "Ana\u200d",
                     "Ana\U000e0041", "\ue000", "\uffa0Ana", "\u2800", "A\u2800", "\U0001d159"):
            refused("bad_name", guest.post, "me", {"name": name})
        for name in ("Zoé", "Łukasz", "李雷", "مريم", "👩\u200d🚀", "❤\ufe0f", "O’Neil", "Ana Maria"):
            assert guest.post("me", {"name": name})["name"] == name


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


def test_a_link_that_is_sent_twice_is_taken_once():
    with Server() as server:
        guests, table, seats = server.table_of_people("dix", 2)
        secret = seats[1].ask("link")["link"][3:]
        phone = server.guest()
        first = phone.post("device", {"secret": secret})
        assert phone.post("device", {"secret": secret}) == first, "a resend after a drop hears the same"
        refused("bad_secret", server.guest().post, "device", {"secret": secret})
        refused("bad_secret", guests[1].post, "device", {"secret": secret})
        tablet, moved = server.guest(), phone.connect(table)
        tablet.post("device", {"secret": moved.ask("link")["link"][3:]})
        refused("bad_secret", phone.post, "device", {"secret": secret})


def test_a_name_counts_wherever_it_was_given():
    with Server() as server:
        host, table = server.make("pig", 2)
        _, other = server.make("pig", 2)
        guest = server.guest()
        here, there = guest.connect(table), guest.connect(other)
        refused("no_name", here.ask, "chat", text="hello")
        guest.post("me", {"name": "Zoé"})
        here.ask("chat", text="hello")
        here.ask("name", name="Zoé B.")
        there.ask("chat", text="hello")
        assert [line["name"] for seat in (here, there) for line in seat.chat.values()] == ["Zoé", "Zoé B."]


def test_somebody_who_was_removed_is_silent():
    with Server() as server:
        guests, table, seats = server.table_of_people("pig", 2)
        seats[0].ask("remove", seat=1)
        refused("removed", seats[1].ask, "chat", text="hello")
        refused("removed", seats[1].ask, "react", r=guests[0].get("games")["reactions"][0])


def test_a_removal_sent_again_spares_a_newcomer():
    with Server() as server:
        host, table = server.make("pig", 2)
        seat = host.connect(table)
        seat.sit(0, "Ana")
        for name, stays in (("Ben", False), ("Zoé", True)):
            guest = Guest(server.url, name)
            guest.connect(table).sit(1, name)
            seat.wait(lambda t: t.table["seats"][1]["name"] == name)
            if not stays:
                first = seat.table["seats"][1]["guest"]
            seat.ask("remove", seat=1, guest=first)
            assert seat.table["seats"][1]["here"] == stays


def test_bots_have_names_of_their_own():
    with Server() as server:
        host, table = server.make("dix", 4)
        seat = host.connect(table)
        for i in (0, 1, 2, 0):
            seat.ask("seat", seat=i, kind="person")
            seat.ask("seat", seat=i, kind="bot", level="normal")
        assert [one["name"] for one in seat.table["seats"]] == ["Nora", "Léo", "Sam", ""]
        seat.sit(3, "Léo")
        seat.ask("start")
        seat.wait(lambda t: t.contract)
        assert seat.contract["names"] == [one["name"] for one in seat.table["seats"]] == ["Nora", "Ada", "Sam", "Léo"], "a bot gives way"


def test_rematches_are_tables_that_are_made():
    with Server(limits=["makes=30", "tables-per-guest=2", "requests=0", "messages=0"]) as server:
        host, table = server.make("pig", 2)
        seat = host.connect(table)
        seat.sit(0)
        made = 1
        try:
            while made < 20:
                seat.ask("close")
                seat = host.connect(seat.ask("rematch")["table"])
                made += 1
        except Refused as no:
            assert no.why == "too_many"
        assert made == 10, "the burst that limits makes limits rematches too"
    with Server(limits=["makes=0", "tables-per-guest=2", "requests=0"]) as server:
        guests, table, seats = server.table_of_people("pig", 2, options={"goal": 10})
        play_all(seats)
        for _ in range(2):
            server.make("pig", 2, guests[0])
        refused("too_many_tables", seats[0].ask, "rematch")
        seats[1].ask("rematch")


def test_a_rematch_whose_table_was_swept_is_made_anew():
    with Server() as server:
        guests, table, seats = server.table_of_people("pig", 2, options={"goal": 10})
        play_all(seats)
        lost = seats[0].ask("rematch")["table"]
        server.kill()
        server.change(f"DELETE FROM gametable WHERE id = '{lost}'")
        server.start()
        again = [guest.connect(table) for guest in guests]
        found = again[0].ask("rematch")["table"]
        assert found != lost and again[0].table["rematch"] == {"agreed": [0], "next": found, "by": 0}
        assert again[1].ask("rematch")["table"] == found


def test_scores_and_clocks_are_told_as_they_are():
    with Server() as server:
        guests, table, seats = server.table_of_people("dix", 2)
        rng = random.Random(1)
        for _ in range(60):
            for seat in seats:
                seat.ask("sync")
            mover = next(seat for seat in seats if seat.my_turn())
            mover.move(choose(mover.contract, rng))
        assert any(mover.contract["score"])
        assert guests[0].get("tables/mine")["playing"][0]["scores"] == mover.contract["score"], "the list counts as the table does"
        host, table = server.make("pig", 2, seats=[{"kind": "person"}, {"kind": "bot", "level": "random"}], clock=60, pause=5000)
        seat = host.connect(table)
        seat.sit(0)
        seat.ask("start")
        seat.wait(lambda t: t.contract)
        assert seat.left_ms[0] is not None
        while seat.my_turn():
            seat.move("hold" if "hold" in seat.contract["legal"] else "roll")
        assert seat.left_ms == [None, None], "no clock runs for a bot"


def test_a_bot_that_still_thinks_does_not_move_for_somebody_who_is_back():
    with Server() as server:
        guests, table, seats = server.table_of_people("dix", 2)
        rng, tries = random.Random(2), 0
        while tries < 8:
            for seat in seats:
                seat.ask("sync")
            if not seats[1].my_turn():
                seats[0].move(choose(seats[0].contract, rng))
                continue
            tries += 1
            before = len(seats[1].log)
            seats[1].close()
            seats[0].wait(lambda t: not t.table["seats"][1]["online"])
            seats[0].ask("seat", seat=1, kind="bot", level="expert")  # it begins to think at once
            seats[1] = guests[1].connect(table)
            seats[1].wait(lambda t: t.contract)
            back = len(seats[1].log)
            assert seats[1].table["seats"][1]["standin"] is None
            if back != before:
                continue  # the bot was faster
            for i in range(20):
                seats[0].ask("chat", text=f"thinking {i}")
            seats[1].ask("sync")
            assert len(seats[1].log) == back and seats[1].my_turn(), "a bot moved although its person was back"
            seats[1].move(choose(seats[1].contract, rng))


def test_a_table_with_much_chat_can_be_joined():
    with Server(limits=["chat-kept=500", "chats=0", "table-chats=0", "messages=0"]) as server:
        host, table = server.make("pig", 2)
        seat = host.connect(table)
        for _ in range(150):
            seat.ask("chat", text="\U0001f468" * 300)
        again = host.connect(table)
        again.ask("sync")
        assert max(again.chat) == 150 and len(again.chat) > 30, "the last lines, as many as fit"


def test_a_guest_who_comes_again_is_kept_another_month():
    with Server() as server:
        guest = server.guest("Ana")
        server.kill()
        server.change("UPDATE guest SET made = made - 20 * 86400000")
        before = server.rows("SELECT made FROM guest")[0]["made"]
        server.start()
        guest.base = server.url
        assert guest.get("me")["name"] == "Ana"
        assert server.rows("SELECT made FROM guest")[0]["made"] >= before + 20 * 86400000


def test_setting_the_time_of_day_neither_stops_bots_nor_ends_a_decision():
    with tempfile.TemporaryDirectory() as folder:
        shift = TimeShift(folder)
        with Server(variant="opt", environment=shift.environment) as server:
            host, table = server.make("pig", 2, seats=[{"kind": "person"}, {"kind": "bot", "level": "random"}], pause=1000, clock=6000)
            seat = host.connect(table)
            seat.sit(0)
            seat.ask("start")
            seat.wait(lambda t: t.contract)
            for jump in (-3600, 3600, -7200, 86400):
                while seat.my_turn():
                    seat.move("hold" if "hold" in seat.contract["legal"] else "roll")
                shift.jump(jump)
                seat.wait(lambda t: t.my_turn())  # the bot moves after its pause, not after an hour
                shift.jump(jump)
                seat.ask("chat", text="so late already")
                seat.ask("sync")
                assert 3000000 < seat.left_ms[0] <= 6000000, (jump, seat.left_ms)
            assert not any(line.get("by") == "clock" for line in seat.log)


if __name__ == "__main__":
    run(sys.modules[__name__])
