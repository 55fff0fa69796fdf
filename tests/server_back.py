"""server_back.py: the way back: who is away is seen by everybody, anyone who plays may call a bot for them, hosts are replaced, a rematch names who asked and
brings everybody along, latecomers take a bot's seat or the next game, nudges."""
import json
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "lib"))
from tap import refused, run  # noqa: E402
from server import GENEROUS, Server, play, together  # noqa: E402
from server_reminders import Push, serving  # noqa: E402


def limited(*limits):
    return Server(limits=GENEROUS + list(limits))


def play_all(seats):
    together(*(lambda seat=seat: play(seat) for seat in seats))


def hear(link, kind):
    while True:
        message = link.hear()
        if message["t"] == kind:
            return message


# --- presence ---

def test_everybody_sees_who_is_away_and_for_how_long():
    with Server() as server:
        guests, table, seats = server.table_of_people("pig", 3)
        watcher = server.guest("Eva").connect(table)
        assert [seat["away_ms"] for seat in watcher.table["seats"]] == [None] * 3
        seats[1].close()
        for link in (seats[0], seats[2], watcher):
            link.wait(lambda t: not t.table["seats"][1]["online"])
            assert link.table["seats"][1]["away_ms"] >= 0 and link.table["seats"][0]["away_ms"] is None
        back = guests[1].connect(table)
        for link in (seats[0], watcher, back):
            link.wait(lambda t: t.table["seats"][1]["online"])
            assert link.table["seats"][1]["away_ms"] is None


def test_it_is_told_why_a_bot_stands_in_and_who_called_it():
    with limited("relay-seconds=0") as server:
        guests, table, seats = server.table_of_people("pig", 3)
        assert seats[0].table["seats"][2]["standin_by"] is None
        seats[2].ask("leave")
        seats[0].wait(lambda t: t.table["seats"][2]["standin"])
        assert seats[0].table["seats"][2]["standin_by"] == "left"
        seats[1].close()
        seats[0].wait(lambda t: not t.table["seats"][1]["online"])
        seats[2].ask("relay", seat=1)
        seats[0].wait(lambda t: t.table["seats"][1]["standin"])
        assert seats[0].table["seats"][1]["standin_by"] == 2
        server.restart()
        again = guests[0].connect(table)
        assert [seat["standin_by"] for seat in again.table["seats"]] == [None, 2, "left"]
        back = guests[1].connect(table)
        back.wait(lambda t: t.table["seats"][1]["standin"] is None)
        assert back.table["seats"][1]["standin_by"] is None


def test_the_clock_is_named_when_it_calls_the_bot():
    with Server() as server:
        guests, table, seats = server.table_of_people("pig", 2, clock=1)
        first = seats[0].contract["waiting"][0]
        seats[1 - first].wait(lambda t: t.table["seats"][first]["standin"])
        assert seats[1 - first].table["seats"][first]["standin_by"] == "clock"


# --- a bot for somebody who is away ---

def test_anyone_who_plays_may_call_a_bot_for_an_absent_player_after_a_while():
    with limited("relay-seconds=86400") as server:
        guests, table, seats = server.table_of_people("pig", 3)
        watcher = server.guest("Eva").connect(table)
        refused("not_absent", seats[1].ask, "relay", seat=2)
        seats[2].close()
        seats[1].wait(lambda t: not t.table["seats"][2]["online"])
        refused("too_soon", seats[1].ask, "relay", seat=2)
        refused("not_seated", watcher.ask, "relay", seat=2)
        refused("no_such_seat", seats[1].ask, "relay", seat=3)
        assert seats[1].table["seats"][2]["standin"] is None
        seats[0].ask("relay", seat=2)  # the host need not wait
        seats[1].ask("relay", seat=2)  # it is so already
        seats[1].wait(lambda t: t.table["seats"][2]["standin"])


def test_the_game_goes_on_with_the_bot_that_was_called():
    with limited("relay-seconds=0") as server:
        guests, table, seats = server.table_of_people("pig", 2)
        seats[0].close()  # the host
        seats[1].wait(lambda t: not t.table["seats"][0]["online"])
        seats[1].ask("relay", seat=0)
        play(seats[1])
        assert seats[1].contract["over"]


# --- hosts ---

def test_a_host_who_leaves_is_replaced_at_once():
    with Server() as server:
        guests, table, seats = server.table_of_people("pig", 2, start=False)
        seats[0].ask("leave")
        seats[1].wait(lambda t: t.table["you"]["host"])


def test_a_host_without_a_seat_who_leaves_is_replaced_too():
    with Server() as server:
        host, table = server.make("pig", 2)
        link = host.connect(table)
        guests = [server.guest("Ana"), server.guest("Léo")]
        seats = [guest.connect(table) for guest in guests]
        for i, seat in enumerate(seats):
            seat.sit(i)
        link.ask("leave")
        seats[0].wait(lambda t: t.table["you"]["host"])
        refused("not_host", link.ask, "start")
        seats[0].ask("start")


# --- a rematch ---

def test_a_rematch_names_who_asked_and_tells_those_who_are_at_another_table():
    with Server() as server:
        guests, table, seats = server.table_of_people("pig", 2)
        play_all(seats)
        _, other = server.make("pig", 2, guests[0])
        elsewhere = guests[0].connect(other)
        seats[0].close()
        next_table = seats[1].ask("rematch")["table"]
        seats[1].wait(lambda t: t.table["rematch"])
        assert seats[1].table["rematch"] == {"by": 1, "agreed": [1], "next": next_table}
        told = hear(elsewhere, "rematch")
        assert told == {"t": "rematch", "table": next_table, "game": "pig", "name": "P1"}
        mine = guests[0].get("tables/mine")["playing"]
        assert [(one["table"], one["asked"]) for one in mine if one["asked"]] == [(next_table, "P1")]
        server.restart()
        assert guests[0].connect(table).table["rematch"]["by"] == 1


def test_who_is_nowhere_is_called_for_a_rematch():
    with Push() as push, serving() as server:
        guests, table, seats = server.table_of_people("pig", 2)
        guests[0].post("me", {"lang": "en"})
        guests[0].post("me/reminders", {"push": push.place()})
        play_all(seats)
        seats[0].close()
        seats[1].wait(lambda t: not t.table["seats"][0]["online"])
        next_table = seats[1].ask("rematch")["table"]
        message = json.loads(push.next()["text"])
        assert (message["table"], message["text"]) == (next_table, "P1 wants a rematch."), message


# --- latecomers ---

def test_a_latecomer_takes_a_bots_seat_during_play():
    with Server() as server:
        host, table = server.make("pig", 2, seats=[{"kind": "person"}, {"kind": "bot", "level": "easy"}])
        seat = host.connect(table)
        seat.sit(0)
        seat.ask("start")
        late = server.guest("Zoé")
        link = late.connect(table)
        assert link.table["you"]["seat"] is None
        refused("seat_taken", link.ask, "sit", seat=0)
        link.ask("sit", seat=1, nonce="ab" * 16)
        link.wait(lambda t: t.table["you"]["seat"] == 1 and t.contract["seat"] == 1)
        seat.wait(lambda t: t.table["seats"][1]["name"] == "Zoé" and t.table["seats"][1]["kind"] == "person")
        server.restart()  # the log can be read again: the nonce of the deal is the bot's
        seats = [host.connect(table), late.connect(table)]
        play_all(seats)
        assert host.get(f"tables/{table}/record")["nonces"][1] == "0" * 32


def test_a_hand_that_a_person_had_is_for_nobody_else():
    with Server() as server:
        host, table = server.make("dixit", 4, seats=[{"kind": "person"}, {"kind": "person"}, {"kind": "bot", "level": "easy"}, {"kind": "bot", "level": "easy"}])
        friend, late = server.guest("Bob"), server.guest("Zoé")
        seats = [host.connect(table), friend.connect(table)]
        for i, seat in enumerate(seats):
            seat.sit(i)
        seats[0].ask("start")
        seats[0].ask("remove", seat=1)
        link = late.connect(table)
        refused("not_lobby", link.ask, "sit", seat=1)  # Bob, under another name, knows that hand
        refused("removed", friend.connect(table).ask, "sit", seat=2)
        refused("already_seated", seats[0].ask, "sit", seat=2)
        link.ask("sit", seat=2)  # a bot's from the beginning: nobody has seen it
        link.wait(lambda t: t.contract["seat"] == 2)
        assert len(link.contract["view"]["hand"]) > 0


def test_who_asked_for_it_plays_the_next_game():
    with Server() as server:
        guests, table, seats = server.table_of_people("pig", 2)
        late, later, twin = server.guest("Zoé"), server.guest("Yan"), server.guest("zoe")
        links = [late.connect(table), later.connect(table)]
        for link in links:
            link.ask("next", on=True)
            link.ask("next", on=True)
        seats[0].wait(lambda t: len(t.table["queue"]) == 2)
        assert [one["name"] for one in seats[0].table["queue"]] == ["Zoé", "Yan"]
        links[1].ask("next", on=False)
        seats[0].wait(lambda t: len(t.table["queue"]) == 1)
        refused("already_seated", seats[0].ask, "next", on=True)
        alike = twin.connect(table)
        alike.ask("next", on=True)  # goes by a name that looks like the first one's
        play_all(seats)
        next_table = seats[0].ask("rematch")["table"]
        links[0].wait(lambda t: t.table["rematch"])
        followed = late.connect(links[0].table["rematch"]["next"])
        assert followed.table["you"]["seat"] == 2 and followed.table["players"] == 3
        for other in (later, twin):
            assert other.connect(next_table).table["you"]["seat"] is None
        seats[1].ask("rematch")
        followed.wait(lambda t: t.table["state"] == "playing")


def test_in_a_full_game_a_bot_gives_way_to_who_asked():
    with Server() as server:
        most = next(game for game in server.guest("A").get("games")["games"] if game["game"] == "pig")["players"][1]
        host, table = server.make("pig", most, seats=[{"kind": "person"}] + [{"kind": "bot", "level": "easy"}] * (most - 1))
        seat = host.connect(table)
        seat.sit(0)
        seat.ask("start")
        late = server.guest("Wanda")  # no bot is called so
        link = late.connect(table)
        link.ask("next", on=True)
        play(seat)
        next_table = seat.ask("rematch")["table"]
        assert late.connect(next_table).table["you"]["seat"] == 1


# --- nudges ---

def test_a_nudge_reaches_who_is_waited_for():
    with limited("nudge-seconds=86400") as server:
        guests, table, seats = server.table_of_people("pig", 2)
        first = seats[0].contract["waiting"][0]
        watcher = server.guest("Eva").connect(table)
        refused("not_awaited", seats[first].ask, "nudge", seat=1 - first)
        refused("not_awaited", seats[first].ask, "nudge", seat=first)
        refused("not_seated", watcher.ask, "nudge", seat=first)
        seats[1 - first].ask("nudge", seat=first)
        assert hear(seats[first], "nudge") == {"t": "nudge", "by": 1 - first, "name": f"P{1 - first}", "seat": first}
        refused("too_soon", seats[1 - first].ask, "nudge", seat=first)


def test_a_nudge_calls_who_is_not_there():
    with Push() as push, serving(seconds=86400) as server:
        guests, table, seats = server.table_of_people("pig", 2)
        first = seats[0].contract["waiting"][0]
        guests[first].post("me", {"lang": "fr"})
        guests[first].post("me/reminders", {"push": push.place()})
        seats[first].close()
        seats[1 - first].wait(lambda t: not t.table["seats"][first]["online"])
        seats[1 - first].ask("nudge", seat=first)
        message = json.loads(push.next()["text"])
        assert (message["table"], message["text"]) == (table, f"P{1 - first} attend votre coup."), message


if __name__ == "__main__":
    run(sys.modules[__name__])
