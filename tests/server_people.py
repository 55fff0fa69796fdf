"""server_people.py: among people at one table: mute, remove and ban, names that look alike, and a person's own data."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "lib"))
from tap import refused, run  # noqa: E402
from server import Closed, Server  # noqa: E402


def at(server, name, address):
    """A guest who comes from an address, as a proxy tells it."""
    return server.guest(name, headers=[("X-Forwarded-For", address)])


def turned_away(guest, table):
    """Connects, and is closed at once; why."""
    try:
        link = guest.connect(table)
        while True:
            link.hear()
    except Closed as closed:
        assert closed.code == 4403, closed
        return closed.reason


def closed_with(link):
    try:
        while True:
            link.hear()
    except Closed as closed:
        return closed.code, closed.reason


def lobby(server, game="pig", players=3, **fields):
    host = at(server, "Ana", "10.0.0.1")
    _, table = server.make(game, players, host, **fields)
    link = host.connect(table)
    link.sit(0)
    return host, table, link


# --- mute, remove, ban ---

def test_a_mute_holds_for_a_guest_and_an_address_and_can_be_lifted():
    with Server("--proxy") as server:
        host, table, link = lobby(server)
        troll, friend = at(server, "Bob", "10.0.0.9"), at(server, "Eva", "10.0.0.3")
        watcher, other = troll.connect(table), friend.connect(table)
        watcher.ask("chat", text="first")
        link.ask("mute", guest=troll.me["guest"], on=True)
        refused("muted", watcher.ask, "chat", text="second")
        refused("muted", watcher.ask, "react", r=host.get("games")["reactions"][0])
        refused("muted", at(server, "Kim", "10.0.0.9").connect(table).ask, "chat", text="with a new cookie")
        other.ask("chat", text="I am somebody else")
        server.restart()
        refused("muted", troll.connect(table).ask, "chat", text="after a restart")
        refused("muted", at(server, "Kim", "10.0.0.9").connect(table).ask, "chat", text="with a new cookie")
        link = host.connect(table)
        assert [(one["name"], one["what"]) for one in link.table["banned"]] == [("Bob", "muted")]
        link.ask("mute", guest=troll.me["guest"], on=False)
        troll.connect(table).ask("chat", text="again")
        at(server, "Kim", "10.0.0.9").connect(table).ask("chat", text="again")
        assert link.table["banned"] == []


def test_a_ban_sends_players_and_spectators_away_and_keeps_them_away():
    with Server("--proxy") as server:
        host, table, link = lobby(server, public=True)
        player, watcher, friend = (at(server, name, address) for name, address in (("Bob", "10.0.0.2"), ("Kim", "10.0.0.3"), ("Eva", "10.0.0.4")))
        seats = [guest.connect(table) for guest in (player, watcher, friend)]
        seats[0].sit(1)
        seats[2].sit(2)
        link.wait(lambda t: any(one["name"] == "Kim" for one in t.table["watching"]))
        for i, guest in enumerate((player, watcher)):
            link.ask("ban", guest=guest.me["guest"], on=True)
            assert closed_with(seats[i]) == (4403, "banned")
        link.wait(lambda t: not t.table["seats"][1]["here"])
        seats[2].ask("sync")
        for restart in (False, True):
            if restart:
                server.restart()
            for guest in (player, watcher, at(server, "New", "10.0.0.2"), at(server, "Newer", "10.0.0.3")):
                assert turned_away(guest, table) == "banned"
                assert refused("banned", guest.get, f"tables/{table}").status == 403
                refused("banned", guest.get, f"tables/{table}/record")
                assert guest.get("tables")["tables"] == []
            assert len(at(server, "Far", "10.0.0.77").get("tables")["tables"]) == 1
            assert friend.connect(table).table["you"]["seat"] == 2
        link = host.connect(table)
        link.ask("ban", guest=player.me["guest"], on=False)
        player.connect(table).sit(1)
        assert turned_away(watcher, table) == "banned"


def test_who_has_a_seat_is_not_hit_because_of_a_neighbour():
    with Server("--proxy") as server:
        host, table, link = lobby(server)
        sister, brother = at(server, "Eva", "10.0.0.1"), at(server, "Bob", "10.0.0.1")
        seats = [sister.connect(table), brother.connect(table)]
        seats[0].sit(1)
        seats[1].sit(2)
        link.ask("ban", guest=brother.me["guest"], on=True)
        assert closed_with(seats[1]) == (4403, "banned")
        for one in (link, seats[0]):
            one.ask("chat", text="we live in the same house")
        assert sister.connect(table).table["you"]["seat"] == 1 and host.connect(table).table["you"]["host"]
        assert turned_away(at(server, "New", "10.0.0.1"), table) == "banned"
        refused("no_such_guest", link.ask, "ban", guest=host.me["guest"], on=True)
        refused("no_such_guest", link.ask, "mute", guest=host.me["guest"], on=True)
        refused("no_such_guest", link.ask, "ban", guest="g0123456789abcdef", on=True)


def test_a_removal_holds_for_an_address_unless_somebody_with_a_seat_shares_it():
    with Server("--proxy") as server:
        host, table, link = lobby(server)
        stranger, brother = at(server, "Bob", "10.0.0.9"), at(server, "Kim", "10.0.0.1")
        stranger.connect(table).sit(1)
        link.wait(lambda t: t.table["seats"][1]["here"])
        link.ask("remove", seat=1)
        refused("removed", stranger.connect(table).sit, 1)
        refused("removed", at(server, "New", "10.0.0.9").connect(table).sit, 1)
        refused("removed", at(server, "New", "10.0.0.9").connect(table).ask, "chat", text="hello")
        brother.connect(table).sit(1)
        link.wait(lambda t: t.table["seats"][1]["here"])
        link.ask("remove", seat=1)
        refused("removed", brother.connect(table).sit, 1)
        at(server, "Zoé", "10.0.0.1").connect(table).sit(1)


def test_there_is_no_limit_to_whom_a_host_removes_and_bans():
    with Server("--proxy") as server:
        host, table, link = lobby(server)
        gone = []
        for i in range(40):
            guest = at(server, f"Bob {i}", f"10.1.0.{i}")
            seat = guest.connect(table)
            seat.sit(1)
            link.wait(lambda t: t.table["seats"][1]["guest"] == guest.me["guest"])
            if i % 2:
                link.ask("remove", seat=1, guest=guest.me["guest"])
            else:
                link.ask("ban", guest=guest.me["guest"], on=True)
            seat.close()
            gone.append(guest)
        server.restart()
        for i, guest in enumerate(gone):
            if i % 2:
                refused("removed", guest.connect(table).sit, 1)
                refused("removed", at(server, "New", f"10.1.0.{i}").connect(table).sit, 1)
            else:
                assert turned_away(guest, table) == turned_away(at(server, "New", f"10.1.0.{i}"), table) == "banned"
        assert len(host.connect(table).table["banned"]) == 40


def test_only_the_host_hears_who_watches_and_who_is_banned():
    with Server("--proxy") as server:
        host, table, link = lobby(server)
        troll, friend = at(server, "Bob", "10.0.0.9"), at(server, "Eva", "10.0.0.3")
        watcher, other = troll.connect(table), friend.connect(table)
        link.ask("mute", guest=troll.me["guest"], on=True)
        refused("muted", watcher.ask, "chat", text="hello")
        other.ask("sync")
        assert other.table["watching"] is None and other.table["banned"] is None
        assert friend.get(f"tables/{table}")["banned"] is None


def test_bans_go_over_to_the_next_table():
    with Server("--proxy") as server:
        host, table, link = lobby(server, players=2, options={"goal": 10})
        troll = at(server, "Bob", "10.0.0.9")
        seat = troll.connect(table)
        link.wait(lambda t: t.table["watching"])
        link.ask("ban", guest=troll.me["guest"], on=True)
        link.ask("close")
        following = link.ask("rematch")["table"]
        assert turned_away(troll, following) == "banned"
        server.restart()
        assert turned_away(at(server, "New", "10.0.0.9"), following) == "banned"


def test_an_address_is_kept_as_a_hash_only():
    with Server("--proxy") as server:
        host, table, link = lobby(server)
        troll = at(server, "Bob", "10.98.76.54")
        watcher = troll.connect(table)
        link.wait(lambda t: t.table["watching"])
        link.ask("ban", guest=troll.me["guest"], on=True)
        assert closed_with(watcher) == (4403, "banned")
        server.end()
        for name in os.listdir(server.folder):
            with open(os.path.join(server.folder, name), "rb") as file:
                text = file.read()
                assert b"10.98.76.54" not in text and bytes((10, 98, 76, 54)) not in text, name
        assert server.count("ban", "source <> 0") == 1
        server.start()


# --- names ---

def test_no_two_people_at_a_table_go_by_names_that_look_alike():
    with Server() as server:
        host, table = server.make("pig", 3, server.guest("Maxime"), seats=[{"kind": "person"}, {"kind": "person"}, {"kind": "bot", "level": "random"}])
        link = host.connect(table)
        link.sit(0)
        other = server.guest("Eva").connect(table)
        for trick in ("Maxime", "maxime", "Мaxime", "Мaхіmе", "Ｍaxime", "Máxime", "Max1me", "M axime", "Maxirne", "Maxime."):
            refused("name_taken", other.sit, 1, trick)
            refused("name_taken", other.ask, "name", name=trick)
        other.sit(1, "Maxima")
        refused("name_taken", other.ask, "name", name="MAXIME")
        other.ask("name", name="Eva")
        link.ask("name", name="MAXIME")  # one's own name may be written otherwise
        link.ask("start")
        other.wait(lambda t: t.contract)
        refused("name_taken", other.ask, "name", name=other.table["seats"][2]["name"].lower())
        watcher = server.guest("Мaxime").connect(table)
        refused("name_taken", watcher.ask, "chat", text="I am the host")
        watcher.ask("name", name="Max")
        watcher.ask("chat", text="I am not")


if __name__ == "__main__":
    run(sys.modules[__name__])
