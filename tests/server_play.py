"""server_play.py: whole games and everything around them, over real sockets, against the sanitised server."""
import json
import os
import random
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "lib"))
from games import variants  # noqa: E402
from tap import refused, run  # noqa: E402
from server import PATIENCE, Server, Closed, Table, check_record, play, play_all  # noqa: E402


def finish(server, guests, table, seats):
    """After a game: everyone saw the same end, and the record holds."""
    ends = [seat.contract for seat in seats]
    assert all(end["over"] and end["score"] == ends[0]["score"] and end["winners"] == ends[0]["winners"] for end in ends)
    assert all(seat.log == seats[0].log for seat in seats), "once it is over everyone has the same log"
    status, headers, data = guests[0].request("GET", f"/api/tables/{table}/record")
    assert status == 200 and "attachment" in headers["content-disposition"]
    record = json.loads(data)
    assert record["result"]["scores"] == ends[0]["score"]
    assert record["moves"] == [line["m"] for line in seats[0].log]
    assert record["seed"] == ends[0]["seed"] and record["nonces"] == ends[0]["nonces"]
    assert all(nonce != "0" * 32 for nonce in record["nonces"][:len(guests)])
    check_record(server.folder, data.decode())
    record["nonces"][0] = "5" * 32
    try:
        check_record(server.folder, json.dumps(record))
    except AssertionError as fault:
        assert "deal" in str(fault)
    else:
        raise AssertionError("a record with another nonce was accepted")


class Dropping(Table):
    """A player whose connection breaks every now and then, sometimes right after a command left."""

    def __init__(self, guest, table, rng):
        self.rng, self.drops = rng, 0
        super().__init__(guest, table)

    def back(self):
        self.drops += 1
        self.socket.close()
        known, log = (len(self.log), self.log) if self.rng.random() < 0.5 else (0, [])
        Table.__init__(self, self.guest, self.id, known, log)
        self.wait(lambda t: t.contract)

    def move(self, text):
        step = self.contract["step"]
        dice = self.rng.random()
        if dice < 0.04:
            self.back()
        elif dice < 0.08:
            # The command goes out, the answer never arrives; the player sends it again, as a page would.
            self.socket.send({"t": "move", "id": 999, "step": step, "m": text})
            self.back()
        return self.ask("move", step=step, m=text)


def play_with_drops(game, players, seed, **fields):
    with Server() as server:
        guests, table, first = server.table_of_people(game, players, **fields)
        for seat in first:
            seat.close()
        seats = [Dropping(guest, table, random.Random(seed + i)) for i, guest in enumerate(guests)]
        for seat in seats:
            seat.wait(lambda t: t.contract)
        play_all(seats, seed)
        assert sum(seat.drops for seat in seats) > 0
        finish(server, guests, table, seats)


def test_a_whole_game_of_every_kind_with_reconnections():
    for game, players, options in variants("serve"):
        play_with_drops(game, players, 11 * players, options=options)


def test_bots_fill_seats_and_play_every_game():
    with Server() as server:
        for game, players, options in variants("serve"):
            seats = [{"kind": "person"}] + [{"kind": "bot", "level": "random"}] * (players - 1)
            guest, table = server.make(game, players, seats=seats, options=options)
            seat = guest.connect(table)
            seat.sit(0)
            seat.ask("start")
            play(seat, random.Random(5))
            assert any(line.get("by") == "bot" for line in seat.log), game
            check_record(server.folder, guest.request("GET", f"/api/tables/{table}/record")[2].decode())


def test_the_lobby():
    with Server() as server:
        host, table = server.make("dix", 2, name="Sunday", public=True)
        a, other = host.connect(table), server.guest()
        assert [t["id"] for t in other.get("tables")["tables"]] == [table]
        b = other.connect(a.table["code"].lower())
        refused("no_name", b.ask, "sit", seat=1)
        refused("bad_name", b.sit, 1, "x" * 25)
        refused("bad_name", b.sit, 1, "a\nb")
        refused("bad_nonce", b.ask, "sit", seat=1, name="Léo", nonce="zz")
        refused("no_such_seat", b.sit, 2, "Léo")
        b.sit(1, "Léo")
        b.sit(0)
        refused("seat_taken", a.sit, 0)
        b.sit(1)
        refused("not_host", b.ask, "start")
        refused("seats_free", a.ask, "start")
        refused("not_playing", b.ask, "move", step=0, m="draw")
        a.sit(0, "Ana")
        a.wait(lambda t: [s["name"] for s in t.table["seats"]] == ["Ana", "Léo"])
        promise = a.table["promise"]
        a.ask("start")
        a.ask("start")
        b.wait(lambda t: t.contract)
        assert b.contract["promise"] == promise, "the promise was made before the nonces"
        assert other.get("tables")["tables"] == []
        mine = other.get("tables/mine")
        assert mine["playing"][0]["table"] == table and mine["playing"][0]["seat"] == 1 and mine["finished"] == []


def test_a_stranger_without_a_cookie_has_no_seat():
    with Server() as server:
        guest, table = server.make("dix", 2, seats=[{"kind": "bot", "level": "random"}, {"kind": "person"}], spectate=False)
        stranger = server.guest()
        stranger.cookie = None
        assert stranger.get("tables/" + table)["you"] == {"guest": "", "seat": None, "host": False}
        seat = guest.connect(table)
        seat.sit(1)
        seat.ask("start")
        play(seat, random.Random(8))
        refused("no_spectators", stranger.get, f"tables/{table}/record")


def test_one_request_makes_one_table():
    with Server() as server:
        guest = server.guest("Ana")
        wish = {"game": "dix", "players": 2, "key": "click-1"}
        assert guest.post("tables", wish) == guest.post("tables", wish)
        assert guest.post("tables", wish | {"key": "click-2"}) != guest.post("tables", wish)


def test_wishes_that_cannot_be():
    with Server() as server:
        guest = server.guest("Ana")
        for why, wish in (("bad_game", {"game": "chess"}), ("bad_seats", {"players": 9}), ("bad_seats", {"seats": []}),
                          ("bad_options", {"options": {"nonsense": 1}}), ("bad_options", {"options": {"bust-buy": [1]}}),
                          ("bad_level", {"seats": [{"kind": "bot", "level": "godlike"}, {"kind": "person"}]}),
                          ("bad_clock", {"clock": -1}), ("bad_clock", {"pause": 99999}), ("bad_name", {"name": "x" * 41}),
                          ("too_long", {"key": "x" * 65})):
            refused(why, guest.post, "tables", {"game": "dix", "players": 2} | wish)
        assert guest.get("tables/mine") == {"playing": [], "finished": []}


def test_a_doubled_or_crossed_command_is_harmless():
    with Server() as server:
        guests, table, seats = server.table_of_people("dix", 2)
        mover = next(seat for seat in seats if seat.my_turn())
        step, text = mover.contract["step"], mover.contract["legal"][0]
        tab = mover.guest.connect(table)
        first = mover.ask("move", step=step, m=text)
        again, other_tab = mover.ask("move", step=step, m=text), tab.ask("move", step=step, m=text)
        assert first["seq"] == again["seq"] == other_tab["seq"]
        refused("wrong_step", mover.ask, "move", step=step, m="jump")
        refused("wrong_seat", mover.ask, "move", step=step + 3, m=text) if mover.contract["step"] == step + 3 else None
        sent = mover.ask("chat", text="Bien joué !", key="k1")
        mover.ask("chat", text="Bien joué !", key="k1")
        assert sent["t"] == "ok" and len(mover.chat) == 1
        watcher = server.guest("Max").connect(table)
        watcher.wait(lambda t: t.chat)
        assert [line["text"] for line in watcher.chat.values()] == ["Bien joué !"]


def to_auction(seats):
    """Draws until an undo is possible: a bid or a pass was made and nothing random followed."""
    rng = random.Random(3)
    while True:
        for seat in seats:
            seat.ask("sync")
            if seat.contract["undo"] is not None:
                return seat
        mover = next(seat for seat in seats if seat.my_turn())
        legal = mover.contract["legal"]
        mover.move("draw" if "draw" in legal else rng.choice(legal))


def test_undo_when_all_people_agree():
    with Server() as server:
        guests, table, seats = server.table_of_people("dix", 3)
        asker = to_auction(seats)
        others = [seat for seat in seats if seat is not asker]
        point, length = asker.contract["undo"], len(asker.log)
        refused("no_undo", others[0].ask, "undo", point=length + 7, agree=True)
        asker.ask("undo", point=point, agree=True)
        asker.ask("undo", point=point, agree=True)
        others[0].wait(lambda t: t.table["undo"])
        assert others[0].table["undo"] == {"point": point, "by": asker.contract["seat"], "agreed": [asker.contract["seat"]]}
        server.restart()
        seats = [seat.guest.connect(table) for seat in [asker] + others]
        assert seats[1].table["undo"]["point"] == point, "the question is durable"
        seats[1].ask("undo", point=point, agree=False)
        assert seats[1].table["undo"] is None
        seats[0].wait(lambda t: t.contract)
        for seat in seats:
            seat.ask("undo", point=point, agree=True)
        for seat in seats:
            seat.wait(lambda t: t.contract and len(t.log) == point)
        seats[0].ask("undo", point=point, agree=True)
        assert seats[0].my_turn() and seats[0].table["undo"] is None
        server.restart()
        again = guests[0].connect(table)
        again.wait(lambda t: t.contract)
        assert len(again.log) == point
        refused("no_undo", again.ask, "undo", point=0, agree=True)


def test_the_address_says_what_a_client_has_and_wants():
    with Server() as server:
        guests, table, seats = server.table_of_people("dix", 2)
        next(seat for seat in seats if seat.my_turn()).move("draw")
        for wishes, first, advice in (("", 0, False), ("&from=2", 2, False), ("&from=1&advice=1", 1, True), ("&advice=1&from=2", 2, True)):
            back = Table(guests[0], table + wishes)
            back.wait(lambda t: t.contract)
            assert back.contract["log"]["from"] == first, f"{wishes}: lines from {back.contract['log']['from']}"
            odds = back.contract["view"]["odds"]
            assert odds is None or ("advice" in odds) == advice, f"{wishes}: {odds}"


def example(beginning):
    """The JSON object of docs/protocol.md that begins so."""
    with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "docs", "protocol.md"), encoding="utf-8") as page:
        text = page.read()
    return json.JSONDecoder().raw_decode(text[text.index(beginning):])[0]


def same_fields(said, real, where=""):
    """Fields are the same all the way down, where neither is null."""
    if isinstance(said, dict) and isinstance(real, dict) and where != ".options":
        assert set(said) == set(real), f"{where}: {sorted(set(said) ^ set(real))}"
        for key in said:
            same_fields(said[key], real[key], f"{where}.{key}")
    elif isinstance(said, list) and isinstance(real, list):
        for one, other in zip(said, real):
            same_fields(one, other, where + "[]")
    else:
        assert said is None or real is None or type(said) is type(real), f"{where}: {said} and {real}"


def test_public_tables_that_are_played_are_listed_for_those_who_may_watch():
    with Server() as server:
        _, watched, _ = server.table_of_people("dix", 2, public=True)
        server.table_of_people("dix", 2, public=True, spectate=False)
        server.table_of_people("dix", 2)
        other = server.guest("Eva")
        told = other.get("tables")
        assert told["tables"] == [] and [(table["id"], table["state"]) for table in told["running"]] == [(watched, "playing")]
        server.restart()  # nothing of it is in memory
        assert [table["id"] for table in other.get("tables")["running"]] == [watched]
        watching = other.connect(other.get("tables")["running"][0]["code"])
        watching.wait(lambda t: t.contract)
        assert watching.contract["seat"] is None
        for line in (other.get("tables"), watching.table):
            assert "seed" not in json.dumps(line)


def test_the_examples_of_the_protocol_have_the_fields_that_a_server_sends():
    with Server() as server:
        guests, table, seats = server.table_of_people("dix", 2, public=True)
        mover = to_auction(seats)
        assert mover.left_ms == [None, None], "no clock runs"
        same_fields(example('{"games":[{"game":"dix"'), guests[0].get("games"))
        same_fields(example('{"guest":"g3f…","name"'), guests[0].get("me"))
        same_fields(example('{"table":"t8c…","code":"K7M4QXR2","game":"dix","name"'), guests[0].get("tables/mine")["playing"][0])
        mover.ask("undo", point=mover.contract["undo"], agree=True)
        said = example('{"id":"t8c…"')
        for real in (mover.table, guests[0].get("tables/" + table)):
            same_fields(said, real)
            assert real["undo"] is not None
        mover.ask("chat", text="Bien joué !", key="a1")
        same_fields(example('{"t":"chat","n":12'), next(iter(mover.chat.values())))
        mover.ask("react", r="👏")
        same_fields(example('{"t":"react","seat":0,"name"'), mover.reactions[0])
        for seat in seats:
            seat.ask("sync")
        no = refused("no_such_move", next(seat for seat in seats if seat.my_turn()).move, "bid 99")
        assert str(no) == "no_such_move: " + example('{"t":"no","id":7')["sentence"]
        alone = server.guest("Solo")
        _, solo = server.make("dix", 1, alone)
        seat = alone.connect(solo)
        seat.sit(0)
        seat.ask("start")
        seat.wait(lambda t: t.contract)
        assert seat.left_ms == [None, None] and seat.contract["seats"] == 2 and len(seat.table["seats"]) == 1, "ALIX has no clock"


def test_who_was_away_during_an_undo_gets_the_lines_that_took_its_place():
    with Server() as server:
        guests, table, seats = server.table_of_people("dix", 2)
        watcher = server.guest("Watcher").connect(table)
        asker = to_auction(seats)
        point = asker.contract["undo"]
        watcher.wait(lambda t: t.contract and len(t.log) == len(asker.log))
        watcher.close()
        undone, length = asker.log[point], len(asker.log)
        for seat in sorted(seats, key=lambda seat: seat is not asker):
            seat.ask("undo", point=point, agree=True)
        asker.wait(lambda t: len(t.log) == point)
        other = next(move for move in asker.contract["legal"] if f"{asker.contract['seat']} {move}" != undone["m"])
        asker.move(other)
        while len(asker.log) <= length:
            for seat in seats:
                seat.ask("sync")
                if seat.my_turn() and len(asker.log) <= length:
                    seat.move(seat.contract["legal"][0])
        back = Table(watcher.guest, table, len(watcher.log), watcher.log)
        back.wait(lambda t: t.contract)
        asker.ask("sync", **{"from": 0})
        assert back.log == asker.log, "lines that were taken back are still in the log"


def test_a_clock_that_runs_out_moves_on_and_the_seat_comes_back():
    with Server() as server:
        guests, table, seats = server.table_of_people("pig", 2, clock=1)
        seats[0].wait(lambda t: any(line.get("by") == "clock" for line in t.log))
        seats[0].wait(lambda t: t.table["seats"][0]["standin"])
        seats[0].sit(0)
        assert seats[0].table["seats"][0]["standin"] is None
        seats[0].close()
        seats[1].wait(lambda t: t.my_turn() or t.table["seats"][0]["standin"] or not t.table["seats"][0]["online"])
        back = guests[0].connect(table)
        back.wait(lambda t: t.contract and not t.table["seats"][0]["standin"])


def wait_until_alone(server):
    import http.client
    import urllib.parse
    url = urllib.parse.urlsplit(server.metrics)
    while True:
        link = http.client.HTTPConnection(url.hostname, url.port, timeout=PATIENCE)
        link.request("GET", url.path)
        alone = b"\ndizaine_sockets 0\n" in link.getresponse().read()
        link.close()
        if alone:
            return


def an_hour_passes(server):
    """Kills the server and sets everything it stored an hour back, as if it had been down since."""
    server.kill()
    hour = 3600000
    statements = [f"UPDATE {table} SET at = at - {hour}" for table in ("gametable", "event", "alive")]
    for statement in statements:
        server.change(statement)
    server.start()


def test_clocks_stand_still_while_nobody_is_there_and_outlive_a_crash():
    with Server() as server:
        guests, table, seats = server.table_of_people("pig", 2, clock=600)
        an_hour_passes(server)
        seats = [guest.connect(table) for guest in guests]
        for seat in seats:
            seat.wait(lambda t: t.contract)
        assert 300000 < seats[0].left_ms[0] <= 600000, "the time in which the server was down does not count"
        assert seats[0].left_ms[1] is None
        for seat in seats:
            seat.close()
        wait_until_alone(server)
        an_hour_passes(server)
        seat = guests[0].connect(table)
        seat.wait(lambda t: t.contract)
        assert 300000 < seat.left_ms[0] <= 600000, "nor does the time in which nobody was there"
        assert not any(line.get("by") == "clock" for line in seat.log)


def test_an_absent_person_is_replaced_and_removed_people_stay_away():
    with Server() as server:
        guests, table, seats = server.table_of_people("dix", 3)
        refused("not_host", seats[1].ask, "remove", seat=2)
        refused("not_absent", seats[0].ask, "seat", seat=1, kind="bot")
        seats[1].close()
        seats[0].wait(lambda t: not t.table["seats"][1]["online"])
        seats[0].ask("seat", seat=1, kind="bot", level="random")
        assert seats[0].table["seats"][1]["standin"] == "random"
        back = guests[1].connect(table)
        assert back.table["seats"][1]["standin"] is None
        seats[0].ask("remove", seat=2)
        seats[2].wait(lambda t: t.table["you"]["seat"] is None)
        assert seats[2].table["seats"][2]["standin"]
        refused("removed", seats[2].sit, 2)
        refused("not_seated", seats[2].ask, "move", step=1, m="draw")
        newcomer = server.guest("New").connect(table)
        refused("not_lobby", newcomer.sit, 2)
        assert newcomer.table["you"]["seat"] is None and newcomer.table["seats"][2]["standin"], "its hand is shown to nobody"
        seats[0].ask("leave")
        assert seats[0].table["host"] != guests[0].me["guest"], "the host's place goes to somebody who is there"
        refused("not_host", seats[0].ask, "close")
        seats[0].sit(0)
        assert seats[0].table["you"]["seat"] == 0 and seats[0].table["seats"][0]["standin"] is None


def test_an_absent_host_is_replaced_by_somebody_who_is_there():
    with Server(limits=["host-seconds=1"]) as server:
        guests, table, seats = server.table_of_people("dix", 2)
        seats[0].close()
        seats[1].wait(lambda t: t.table["you"]["host"])
        assert seats[1].table["host"] == guests[1].me["guest"]


def test_closing_a_table():
    with Server() as server:
        guests, table, seats = server.table_of_people("dix", 2)
        seats[0].ask("close")
        seats[0].ask("close")
        seats[1].wait(lambda t: t.table["state"] == "closed")
        refused("closed", seats[0].ask, "move", step=seats[0].contract["step"], m="draw")
        server.restart()
        assert guests[0].connect(table).table["state"] == "closed"


def test_rematch_with_the_same_people():
    with Server() as server:
        guests, table, seats = server.table_of_people("pig", 2)
        refused("not_over", seats[0].ask, "rematch")
        play_all(seats)
        next_table = seats[1].ask("rematch", nonce="ab" * 16)["table"]
        assert seats[1].ask("rematch", nonce="ab" * 16)["table"] == next_table
        seats[0].wait(lambda t: t.table["rematch"] and t.table["rematch"]["next"] == next_table)
        one = guests[1].connect(next_table)
        assert one.table["state"] == "lobby" and one.table["previous"] == table and one.table["you"]["seat"] == 1
        assert seats[0].ask("rematch", nonce="cd" * 16)["table"] == next_table
        one.wait(lambda t: t.table["state"] == "playing" and t.contract)
        two = guests[0].connect(next_table)
        two.wait(lambda t: t.contract)
        play_all([two, one])
        finish(server, guests, next_table, [two, one])
        mine = guests[0].get("tables/mine")
        assert {game["table"] for game in mine["finished"]} == {table, next_table} and mine["playing"] == []
        assert mine["finished"][0]["scores"] == two.contract["score"]


def test_a_link_moves_a_seat_to_another_device():
    with Server() as server:
        guests, table, seats = server.table_of_people("dix", 2)
        link = seats[1].ask("link")["link"]
        assert link.startswith("/d#")
        secret = link[3:]
        refused("already_seated", guests[0].post, "device", {"secret": secret})
        phone = server.guest()
        assert phone.post("device", {"secret": secret}) == {"table": table, "seat": 1}
        refused("bad_secret", server.guest().post, "device", {"secret": secret})
        seats[1].wait(lambda t: t.table["you"]["seat"] is None and t.contract["seat"] is None)
        moved = phone.connect(table)
        moved.wait(lambda t: t.contract)
        assert moved.contract["seat"] == 1
        play_all([seats[0], moved])


def test_spectators_watch_and_can_be_kept_out():
    with Server() as server:
        guests, table, seats = server.table_of_people("dix", 2)
        watcher = server.guest().connect(table)
        watcher.wait(lambda t: t.contract)
        assert watcher.contract["seat"] is None and watcher.contract["legal"] == []
        refused("not_seated", watcher.ask, "move", step=watcher.contract["step"], m="draw")
        refused("no_name", watcher.ask, "chat", text="hello")
        seats[0].wait(lambda t: t.table["spectators"] == 1)
        guests, table, seats = server.table_of_people("dix", 2, spectate=False)
        try:
            server.guest().connect(table)
            raise AssertionError("a spectator came in")
        except Closed as closed:
            assert (closed.code, closed.reason) == (4403, "no_spectators")


def test_chat_and_reactions():
    with Server() as server:
        guests, table, seats = server.table_of_people("dix", 2)
        nasty = '<script>alert("x")</script> \\ \u2603 "'
        seats[0].ask("chat", text=nasty)
        seats[1].wait(lambda t: t.chat)
        assert list(seats[1].chat.values())[0]["text"] == nasty.strip()
        refused("bad_text", seats[0].ask, "chat", text="x" * 301)
        refused("bad_text", seats[0].ask, "chat", text="  ")
        refused("bad_reaction", seats[0].ask, "react", r="<b>")
        seats[0].ask("react", r=guests[0].get("games")["reactions"][0])
        seats[1].wait(lambda t: t.reactions)
        for i in range(60):
            seats[0].ask("chat", text=f"line {i}")
        server.restart()
        again = guests[1].connect(table)
        again.wait(lambda t: len(t.chat) == 50)
        assert max(again.chat) == 61, "the last fifty lines are kept"


def test_who_is_waited_for_is_told_to_everyone():
    with Server() as server:
        guests, table, seats = server.table_of_people("dix", 2)
        assert seats[0].contract["waiting"] == seats[1].contract["waiting"] != []
        mine = guests[0].get("tables/mine")["playing"][0]
        assert mine["waiting"] == seats[0].contract["waiting"]


def test_the_example_client_plays_a_whole_game():
    import subprocess
    from server import ROOT
    with Server() as server:
        done = subprocess.run([sys.executable, os.path.join(ROOT, "examples", "client.py"), server.url, "--make", "dix"],
                              capture_output=True, text=True)
        assert done.returncode == 0 and "winners" in done.stdout, done.stderr


if __name__ == "__main__":
    run(sys.modules[__name__])
