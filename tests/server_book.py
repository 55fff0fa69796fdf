"""server_book.py: books of circles: joining by a link, what is told to whom, ratings, export, leaving and being forgotten, hostile names."""
import csv
import http.client
import io
import json
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "lib"))
from tap import refused, run  # noqa: E402
from server import PATIENCE, Refused, Server, play_all  # noqa: E402


def ask(server, guest, path):
    """Headers and text of an answer as a browser gets it."""
    link = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
    link.request("GET", "/api/" + path, headers={"Cookie": "dizaine=" + guest.cookie})
    answer = link.getresponse()
    return answer.status, answer.headers, answer.read().decode()


def circle(server, *names):
    """A book that the first of them made, and the others joined."""
    guests = [server.guest(name) for name in names]
    made = guests[0].post("books", {"name": "Cercle du jeudi", "as": names[0]})
    for guest, name in zip(guests[1:], names[1:]):
        assert guest.post("books/join", {"key": made["key"], "as": name}) == {"book": made["book"], "key": None}
    return made["book"], made["key"], guests


def game(server, guests, **more):
    """A whole game of pig, the first guest's table; its id."""
    made = guests[0].post("tables", {"game": "pig", "players": len(guests), "spectate": False, **more})
    seats = [guest.connect(made["table"]) for guest in guests]
    for i, seat in enumerate(seats):
        seat.sit(i)
    seats[0].ask("start")
    play_all(seats)
    for seat in seats:
        seat.close()
    return made["table"]


def read(guest, book):
    return guest.get("book?id=" + book)


def test_a_table_made_in_the_circle_is_in_its_book_and_a_finished_one_can_be_added():
    with Server() as server:
        book, _, (ana, bob) = circle(server, "Ana", "Bob")
        first = game(server, [ana, bob], book=book)
        second = game(server, [bob, ana])
        told = read(ana, book)
        assert [one["table"] for one in told["games"]] == [first]
        bob.post("book", {"book": book, "add": second})
        bob.post("book", {"book": book, "add": second})
        told = read(ana, book)
        assert [one["table"] for one in told["games"]] == [second, first], "the newest first, each once"
        assert [seat["member"] for seat in told["games"][0]["seats"]] == [1, 0] and sum(seat["won"] for seat in told["games"][0]["seats"]) == 1
        assert [(one["name"], one["you"]) for one in told["members"]] == [("Ana", True), ("Bob", False)]
        players = told["ratings"][0]["players"]
        assert told["ratings"][0]["game"] == "pig" and [one["games"] for one in players] == [2, 2]
        assert all(300 < one["rating"] < 2700 and 100 < one["margin"] < 500 for one in players)
        assert read(bob, book)["ratings"] == told["ratings"], "the same games give the same numbers to everyone"
        bob.post("book", {"book": book, "remove": second})
        assert [one["table"] for one in read(ana, book)["games"]] == [first]
        stranger = server.guest("Eva")
        third = game(server, [stranger, bob])
        refused("not_seated", ana.post, "book", {"book": book, "add": third})
        refused("no_such_table", ana.post, "book", {"book": book, "add": "t" + "0" * 20})


def test_the_best_of_each_game_is_told_of_members_only():
    with Server() as server:
        book, _, (ana, bob) = circle(server, "Ana", "Bob")
        eva = server.guest("Eva")
        for guests in ([ana, bob], [bob, ana], [ana, eva]):
            game(server, guests, book=book)
        held = {}  # by member, from what was told in the game itself
        for one in read(ana, book)["games"]:
            log = json.loads(ask(server, ana, f"tables/{one['table']}/record")[2])["moves"]
            turn = {}
            for move in log:
                who, what = move.split(" ", 1)
                if who == "*":
                    turn["points"] = 0 if what == "1" else turn.get("points", 0) + int(what)
                elif what == "hold":
                    member = one["seats"][int(who)]["member"]
                    held.setdefault(member, []).append(turn.get("points", 0))
                    turn["points"] = 0
                if who == "*" and what == "1":
                    turn["points"] = 0
        (mark,) = [mark for mark in read(ana, book)["marks"] if mark["what"] == "turn"]
        assert mark["game"] == "pig" and mark["n"] == max(max(points) for member, points in held.items() if member is not None), (mark, held)
        assert mark["member"] is not None and mark["table"] in [one["table"] for one in read(ana, book)["games"]]
        assert read(bob, book)["marks"] == read(ana, book)["marks"]
        # A finished game that is added brings its own along; one that is taken out takes them away.
        later, _, (carl,) = circle(server, "Carl")
        assert read(carl, later)["marks"] == []
        table = game(server, [carl, eva])
        carl.post("book", {"book": later, "add": table})
        assert [one["table"] for one in read(carl, later)["marks"]] in ([table], []) and read(carl, later)["games"]
        carl.post("book", {"book": later, "remove": table})
        assert read(carl, later)["marks"] == []


def evening(server, book, guests, clues, votes, **more):
    """Rounds of Dixit of three: the clues in order, and which slot each of the others votes for (of the slots that are not their own, the first or
    the last; "found" is the teller's). The id of the table, and the connections."""
    made = guests[0].post("tables", {"game": "dixit", "players": 3, "book": book, "pause": 0, "options": {"rounds": len(clues) // 3}, **more})
    seats = [guest.connect(made["table"]) for guest in guests]
    for i, seat in enumerate(seats):
        seat.sit(i)
    seats[0].ask("start")
    for number, (clue, wanted) in enumerate(zip(clues, votes), 1):
        for seat in seats:
            seat.wait(lambda t: t.contract and (t.contract["view"]["round"], t.contract["view"]["phase"]) == (number, "tell"))
        teller = next(i for i, seat in enumerate(seats) if seat.contract["view"]["teller"] in (i, None) and any(move.startswith("tell") for move in seat.contract["legal"]))
        seats[teller].move(f"{seats[teller].contract['legal'][0]} {clue}")
        others = [i for i in range(3) if i != teller]
        for i in others:
            seats[i].wait(lambda t: t.contract["view"]["phase"] == "give")
            seats[i].move(seats[i].contract["legal"][0])
        for seat in seats:
            seat.wait(lambda t: t.contract["view"]["phase"] == "vote")
        slots, card = seats[teller].contract["view"]["slots"], seats[teller].contract["view"]["told"]
        right = slots.index(card) + 1
        for i, found in zip(others, wanted):
            legal = [move for move in seats[i].contract["legal"] if move.split()[0] == "vote"]
            seats[i].move(next(move for move in legal if (str(right) in move.split()[1:]) == found))
    for seat in seats:
        seat.wait(lambda t: t.contract["over"])
    return made["table"], seats


def test_the_clue_of_the_year_is_what_people_liked_then_what_divided_them():
    with Server() as server:
        book, _, guests = circle(server, "Ana", "Bob", "Carl")
        assert read(guests[0], book)["clue"] is None
        table, seats = evening(server, book, guests, ["everyone knows", "half of <you>", "nobody"], [(True, True), (True, False), (False, False)])
        clue = read(guests[1], book)["clue"]
        assert (clue["text"], clue["n"], clue["of"], clue["hearts"], clue["table"]) == ("half of <you>", 1, 2, 0, table)
        assert any(mark["what"] == "round" and mark["game"] == "dixit" for mark in read(guests[0], book)["marks"])
        # Votes are lines of chat of those who played; each has one, the last.
        for i, text in ((0, "♥ 2 half of <you>"), (0, "♥ 3 nobody"), (1, "♥ 3 nobody"), (2, "♥ 1 everyone knows"), (2, "♥ 99 none")):
            seats[i].ask("chat", text=text)
        clue = read(guests[1], book)["clue"]
        assert (clue["text"], clue["n"], clue["hearts"]) == ("nobody", 0, 2)
        # Whoever leaves takes their clue along.
        guests[clue["member"]].post("book", {"book": book, "leave": True})
        others = [guest for i, guest in enumerate(guests) if i != clue["member"]]
        left = read(others[0], book)["clue"]
        assert left["text"] != "nobody" and left["member"] in (0, 1)


def test_a_rematch_stays_in_the_book_of_its_table():
    with Server() as server:
        book, _, (ana,) = circle(server, "Ana")
        made = ana.post("tables", {"game": "pig", "players": 2, "book": book, "pause": 0, "seats": [{"kind": "person"}, {"kind": "bot", "level": "normal"}]})
        seat = ana.connect(made["table"])
        seat.sit(0)
        seat.ask("start")
        play_all([seat])
        again = seat.ask("rematch")
        seat.close()
        assert server.count("book_game", "edges = ''") == 2, again
        told = read(ana, book)
        assert len(told["games"]) == 1 and told["games"][0]["seats"][1] == {**told["games"][0]["seats"][1], "member": None, "level": "normal"}
        assert {(one["member"], one["level"]) for one in told["ratings"][0]["players"]} == {(0, None), (None, "normal")}


def test_only_members_read_and_only_the_link_lets_in():
    with Server() as server:
        book, key, (ana, bob) = circle(server, "Ana", "Bob")
        eva = server.guest("Eva")
        for path in (f"book?id={book}", f"book/export?id={book}&as=csv", "book?id=", "book?id=" + "x" * 60):
            refused("no_such_book", eva.get, path)
        refused("no_such_book", eva.post, "book", {"book": book, "leave": True})
        refused("no_such_book", eva.post, "tables", {"game": "pig", "players": 2, "book": book})
        for wrong in (key[:-1] + ("0" if key[-1] != "0" else "1"), key.upper() + "0", "", 5, None, "a" * 64):
            refused("no_such_book", eva.post, "books/join", {"key": wrong, "as": "Eva"})
        assert len(key) == 64 and key not in json.dumps(server.rows("SELECT id, name, maker FROM book")), "a hash of 256 random bits is all that is kept"
        refused("not_host", bob.post, "book", {"book": book, "renew": True})
        renewed = ana.post("book", {"book": book, "renew": True})["key"]
        refused("no_such_book", eva.post, "books/join", {"key": key, "as": "Eva"})
        eva.post("books/join", {"key": renewed, "as": "Eva"})
        assert [one["name"] for one in read(eva, book)["members"]] == ["Ana", "Bob", "Eva"]
        eva.post("books/join", {"key": renewed, "as": "Eve"})
        assert eva.get("books")["books"] == [{"book": book, "name": "Cercle du jeudi", "members": 3}], "joining again changes the name"
        refused("not_host", bob.post, "book", {"book": book, "end": True})
        ana.post("book", {"book": book, "end": True})
        refused("no_such_book", read, bob, book)
        assert [server.count(table, "1 = 1") for table in ("book", "book_member", "book_game")] == [0, 0, 0]


def test_wrong_links_cost_as_wrong_codes_do():
    with Server(limits=["guesses=3", "requests=0", "guests=0"]) as server:
        eva = server.guest("Eva")
        said = []
        while "too_many" not in said and len(said) < 50:
            try:
                eva.post("books/join", {"key": "a" * 64, "as": "Eva"})
            except Refused as no:
                said.append(no.why)
        assert said[0] == "no_such_book" and said[-1] == "too_many", said


def test_who_leaves_or_is_deleted_is_a_player_and_nothing_else():
    with Server() as server:
        book, _, (ana, bob, eva) = circle(server, "Ana", "Bob", "Eva")
        game(server, [ana, bob, eva], book=book)
        bob.post("book", {"book": book, "leave": True})
        refused("no_such_book", read, bob, book)
        told = read(ana, book)
        assert [seat["member"] for seat in told["games"][0]["seats"]] == [0, None, 1]
        assert "Bob" not in json.dumps(told) and "Bob" not in ask(server, ana, f"book/export?id={book}&as=csv")[2]
        assert {one["member"] for one in told["ratings"][0]["players"]} == {0, 1}
        exported = eva.get("me/export")["books"]
        assert [(one["book"], one["name"], one["made"], one["title"]) for one in exported] == [(book, "Eva", False, None)]
        eva.post("me/delete", {"confirm": True})
        assert [seat["member"] for seat in read(ana, book)["games"][0]["seats"]] == [0, None, None]
        ana.post("me/delete", {"confirm": True})
        assert [server.count(table, "1 = 1") for table in ("book", "book_member", "book_game")] == [0, 0, 0], "with the last member the book goes"


HOSTILE = ["=1+1", "+cmd", "-2", "@SUM(A1)", '"; x', "<script>", "a,b\"c", "|calc"]


def test_the_csv_holds_no_formula_whatever_people_call_themselves():
    with Server() as server:
        for at in range(0, len(HOSTILE), 4):
            names = HOSTILE[at:at + 4]
            book, _, guests = circle(server, *names)
            game(server, guests, book=book)
            status, headers, text = ask(server, guests[0], f"book/export?id={book}&as=csv")
            assert status == 200 and headers["content-type"].startswith("text/csv") and "attachment" in headers["content-disposition"]
            rows = list(csv.DictReader(io.StringIO(text, newline="")))
            assert len(rows) == 4 and all(None not in row and None not in row.values() for row in rows), rows
            for row, name in zip(rows, names):
                assert row["player"] == ("'" + name if name[0] in "=+-@|" else name), (row, name)
                assert row["player"][0] not in "=+-@|" and row["game"] == "pig" and row["won"] in "01"
            told = json.loads(ask(server, guests[0], f"book/export?id={book}&as=json")[2])
            assert [one["name"] for one in told["members"]] == names and told["format"] == "dizaine-book/1"


def test_bad_wishes_are_refused_and_change_nothing():
    with Server() as server:
        book, key, (ana, bob) = circle(server, "Ana", "Bob")
        for name in ("", "  ", "x" * 200, "a\u202eb", "a\nb", 5, None, ["a"]):
            refused("bad_name", ana.post, "books", {"name": name, "as": "Ana"})
            refused("bad_name", ana.post, "books", {"name": "Carnet", "as": name})
            refused("bad_name", ana.post, "books/join", {"key": key, "as": name})
            refused("bad_name", ana.post, "book", {"book": book, "as": name})
            refused("bad_name", ana.post, "book", {"book": book, "name": name})
        for wish in ({}, {"leave": "yes"}, {"end": 1}, {"renew": None}):
            refused("bad_request", ana.post, "book", {"book": book, **wish})
        for wrong in (5, None, "", "b", "x" * 100, ["b"]):
            refused("no_such_book", ana.post, "book", {"book": wrong, "leave": True})
            refused("no_such_book", ana.post, "tables", {"game": "pig", "players": 2, "book": wrong})
        told = read(ana, book)
        assert told["name"] == "Cercle du jeudi" and [one["name"] for one in told["members"]] == ["Ana", "Bob"]
        for i in range(19):
            ana.post("books", {"name": f"{i}", "as": "Ana"})
        refused("too_many", ana.post, "books", {"name": "one more", "as": "Ana"})


if __name__ == "__main__":
    run(sys.modules[__name__])
