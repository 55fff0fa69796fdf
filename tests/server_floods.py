"""server_floods.py: one address that pushes: connections, guesses, requests that break the framing. Others do not notice."""
import contextlib
import http.client
import json
import os
import random
import re
import resource
import signal
import socket
import sqlite3
import subprocess
import sys
import time

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "lib"))
from tap import refused, run  # noqa: E402
from server import PATIENCE, ROOT, Closed, Refused, Server, choose, play, play_all, raise_files, metric  # noqa: E402

OTHER = "127.0.0.2"  # loopback has many addresses


def get(server, path, source="127.0.0.1", cookie=None, **headers):
    """Status and answer of a request from that address."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE, source_address=(source, 0))
    if cookie:
        headers["Cookie"] = "dizaine=" + cookie
    try:
        connection.request("GET", "/api/" + path, headers=headers)
        answer = connection.getresponse()
        return answer.status, json.loads(answer.read())
    finally:
        connection.close()


def still_open(link):
    """Whether the server has kept a connection: it answers a request."""
    try:
        link.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        return link.recv(4096).startswith(b"HTTP/1.1 200")
    except OSError:
        return False


def is_connected(link):
    with contextlib.suppress(OSError):
        return bool(link.getpeername())
    return False


def closed_with(guest, table):
    try:
        guest.connect(table).close()
    except Closed as closed:
        return closed.code, closed.reason
    return None


def test_every_connection_of_an_address_counts():
    with Server(limits=["sockets-per-address=4", "requests=0"]) as server:
        links = [socket.create_connection(("127.0.0.1", server.port), 60) for _ in range(60)]
        kept = [link for link in links if still_open(link)]
        assert len(kept) == 4 + 16, len(kept)
        counts = metric(server, "connections"), metric(server, "accepts_refused_total")
        assert counts == (20, 40), counts
        assert get(server, "games", OTHER)[0] == 200, "another address gets in"
        for link in links:
            link.close()
        while metric(server, "connections"):
            pass
        assert get(server, "games")[0] == 200


def test_a_flood_of_connections_stops_no_table_and_no_newcomer():
    raise_files()
    with Server(variant="opt", limits=["sockets=1000", "requests=0", "makes=0", "guests=0"]) as server:
        host, table = server.make("pig", 2, seats=[{"kind": "person"}, {"kind": "bot", "level": "random"}], options={"goal": 30})
        seat = host.connect(table)
        seat.sit(0)
        links = []
        for _ in range(3000):
            link = socket.socket()
            link.setblocking(False)
            link.bind((OTHER, 0))
            link.connect_ex(("127.0.0.1", server.port))
            links.append(link)
        seat.ask("start")
        assert play(seat, random.Random(3))["over"], "the table goes on"
        assert get(server, "games", "127.0.0.3")[0] == 200, "newcomers get in"
        assert metric(server, "connections") < 100, metric(server, "connections")
        for link in links:
            link.close()


def test_newcomers_find_a_place_in_the_line_behind_a_flood():
    """Who finds the line full is sent away by the system, and comes again a second later at the earliest."""
    raise_files()
    with Server(variant="opt") as server:
        server.process.send_signal(signal.SIGSTOP)  # a server that has no time at all
        links = [socket.socket() for _ in range(2000)]
        for link in links:
            link.setblocking(False)
            link.connect_ex(("127.0.0.1", server.port))  # at the same machine the answer is there before this returns
        waiting = sum(is_connected(link) for link in links)
        for link in links:
            link.close()
        server.process.send_signal(signal.SIGCONT)
        with open("/proc/sys/net/core/somaxconn") as file:
            assert waiting == min(2000, int(file.read())), waiting
        assert get(server, "games")[0] == 200


def test_the_last_places_are_for_addresses_with_a_seat():
    with Server(limits=["sockets=64", "sockets-per-address=40", "requests=0"]) as server:
        host, table = server.make("pig", 2)
        seat = host.connect(table)
        seat.sit(0)
        others = []
        for i in range(2, 6):  # four addresses with sixteen connections each fill what everyone may use
            others += [socket.create_connection(("127.0.0.1", server.port), 60, (f"127.0.0.{i}", 0)) for _ in range(16)]
        kept = [link for link in others if still_open(link)]
        assert 40 <= len(kept) < 56, len(kept)
        try:
            status = get(server, "games", "127.0.0.9")[0]
        except (http.client.RemoteDisconnected, ConnectionError):
            status = None
        assert status is None, "a stranger finds no place"
        assert get(server, f"tables/{table}")[0] == 200, "who has a seat does"
        for link in others:
            link.close()


def test_where_the_system_allows_few_files_connections_leave_some():
    with Server(limits=["requests=0", "makes=0"], before=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (256, 256))) as server:
        host, table = server.make("pig", 2, seats=[{"kind": "person"}, {"kind": "bot", "level": "random"}], options={"goal": 30})
        seat = host.connect(table)
        seat.sit(0)
        others = [socket.create_connection(("127.0.0.1", server.port), 60, (f"127.0.0.{i}", 0)) for i in range(2, 8) for _ in range(60)]
        kept = sum(still_open(link) for link in others)
        assert 100 < kept <= 256 - 96, kept
        assert len(os.listdir(f"/proc/{server.process.pid}/fd")) < 256 - 20, "some files are left"
        seat.close()
        seat = host.connect(table)
        seat.ask("start")
        assert play(seat, random.Random(3))["over"], "who has a seat finds a place, and plays"
        assert "event=few_files files=256" in server.log()
        for link in others:
            link.close()


def test_the_last_places_are_for_people_with_a_seat_behind_a_proxy_too():
    with Server("--proxy", limits=["sockets=64", "sockets-per-address=40", "requests=0"]) as server:
        host = server.guest("Host", headers=[("X-Forwarded-For", "192.0.2.1")])
        stranger = server.guest("Nora", headers=[("X-Forwarded-For", "192.0.2.9")])
        _, table = server.make("pig", 2, host)
        seat = host.connect(table)
        seat.sit(0)
        accepted = metric(server, "accepts_total")

        def hold(count):
            """Connections of the proxy on which nothing is asked: after an answer they would end."""
            nonlocal accepted
            links, accepted = [socket.create_connection(("127.0.0.1", server.port), 60) for _ in range(count)], accepted + count
            while metric(server, "accepts_total") < accepted:
                pass
            return links

        others = hold(58)
        assert metric(server, "connections") == 59 and metric(server, "accepts_refused_total") == 0
        assert closed_with(stranger, table) == (4429, "too_many"), "a stranger finds no place"
        seat.close()
        seat = host.connect(table)
        assert seat.table["you"]["seat"] == 0, "who has a seat does"
        while metric(server, "connections") > 59:
            pass
        accepted = metric(server, "accepts_total")
        more = hold(80)
        counts = metric(server, "accepts_refused_total"), metric(server, "connections")
        assert counts == (75, 64), (counts, "and there is an end to all places")
        others += more
        for link in others:
            link.close()


def test_a_network_of_ipv6_is_one_address_behind_a_proxy_too():
    with Server("--proxy", limits=["requests=1"]) as server:
        seen = set()
        for i in range(400):
            seen.add(get(server, "games", **{"X-Forwarded-For": f"10.0.0.1, 2001:db8:0:1::{i:x}"})[0])
            if 429 in seen:
                break
        assert 429 in seen, "all addresses of the network share one rate"
        assert get(server, "games", **{"X-Forwarded-For": "2001:db8:0:2::1"})[0] == 200
        assert get(server, "games", **{"X-Forwarded-For": "::ffff:192.0.2.1"})[0] == 200


def test_an_address_is_the_same_by_whatever_port():
    with Server("--proxy", limits=["guests=1", "requests=0"]) as server:  # one an hour: however slow this is
        def comes(address):
            return get(server, "me", **{"X-Forwarded-For": address})[0]

        assert [comes("192.0.2.7:40000"), comes("192.0.2.7:40001"), comes("192.0.2.7")] == [200, 429, 429]
        assert [comes("[2001:db8:0:7::1]:40000"), comes("[2001:db8:0:7::2]:40001"), comes("2001:db8:0:7::9")] == [200, 429, 429]
        assert comes("192.0.2.8:40000") == 200


def test_wrong_codes_cost():
    with Server(limits=["guesses=2", "requests=0"]) as server:
        host, table = server.make("pig", 2)
        code = host.get(f"tables/{table}")["code"]
        assert len(code) == 8
        assert host.get(f"tables/{code.lower()}")["id"] == table
        for i in range(2):
            refused("no_such_table", host.get, f"tables/AAAAAA{i}{i}")
        assert closed_with(host, "AAAAAAAA") == (4404, "no_such_table")
        refused("too_many", host.get, f"tables/{code}")
        assert closed_with(host, code) == (4429, "too_many"), "nor by a WebSocket"
        assert host.get(f"tables/{table}")["id"] == table, "an id cannot be guessed"
        host.connect(table).close()
        assert get(server, f"tables/{code}", OTHER)[0] == 200, "others can use the code"
        counts = metric(server, "guesses_total"), metric(server, "guesses_refused_total")
        assert counts == (3, 2), counts


def test_a_code_ends_with_its_game_and_can_be_renewed():
    with Server() as server:
        guests, table, seats = server.table_of_people("pig", 2, options={"goal": 10})
        stranger = server.guest("Zoé")
        first = seats[0].table["code"]
        second = seats[0].ask("code")["code"]
        assert first != second
        refused("no_such_table", stranger.get, f"tables/{first}")
        assert stranger.get(f"tables/{second}")["id"] == table
        play_all(seats)
        refused("no_such_table", stranger.get, f"tables/{second}")
        assert closed_with(stranger, second) == (4404, "no_such_table")
        assert guests[0].get(f"tables/{second}")["id"] == table, "who played finds the way back"
        assert stranger.get(f"tables/{table}")["state"] == "over"


def test_joins_are_metered_like_requests():
    with Server(limits=["requests=1", "sockets-per-address=1000", "guests=0"]) as server:
        host, table = server.make("pig", 2)
        answers = set()
        for _ in range(400):
            answers.add(closed_with(host, table))
            if (4429, "too_many") in answers:
                break
        assert answers >= {(4429, "too_many")}, answers


def test_changes_around_the_game_are_limited_by_address():
    with Server(limits=["changes=1", "requests=0"]) as server:
        host, table = server.make("pig", 2)
        seat = host.connect(table)
        other = server.guest("Nora").connect(table)
        seat.sit(0)
        refused("too_many", seat.ask, "leave")
        refused("too_many", other.ask, "name", name="Eve")  # another guest at the same address
        assert seat.ask("sync")["t"] == "ok"
        assert "what=changes" in server.log()


def test_what_happened_around_a_game_is_kept_to_a_length():
    with Server(variant="opt") as server:
        host, table = server.make("pig", 2)
        seat = host.connect(table)
        for _ in range(260):
            seat.sit(0)
            seat.ask("leave")
        with contextlib.closing(sqlite3.connect(os.path.join(server.folder, "test.db"))) as db:
            lines = [line for line, in db.execute("SELECT line FROM happening ORDER BY n")]
        assert len(lines) == 500 and lines[-1] == "leave 0", (len(lines), lines[-1])


def test_taking_a_move_back_for_ever_comes_to_an_end():
    """Each time two lines are stored, and the game has come no further."""
    with Server(variant="opt") as server:
        host, table = server.make("dix", 2, seats=[{"kind": "person"}, {"kind": "bot", "level": "random"}])
        seat, rng = host.connect(table), random.Random(2)
        seat.sit(0)
        seat.ask("start")
        # A move of one's own after which it is one's own turn again, so that no bot comes between it and its end, and which cannot be made twice.
        def fits():
            return seat.contract["undo"] == len(seat.log) - 1 and seat.log[-1]["m"].split(" ", 1)[1] not in seat.contract["legal"]
        while not (seat.contract and seat.my_turn() and fits()):
            if seat.contract and seat.my_turn():
                seat.move(choose(seat.contract, rng))
            else:
                seat.wait(lambda t: t.contract and t.my_turn())
        point = seat.contract["undo"]
        move = seat.log[point]["m"].split(" ", 1)[1]
        seat.ask("undo", point=point, agree=True)
        seat.wait(lambda t: len(t.log) == point)
        step = seat.contract["step"]
        for number in range(1200):
            seat.socket.send({"t": "move", "id": 10000 + 2 * number, "step": step, "m": move})
            seat.socket.send({"t": "undo", "id": 10001 + 2 * number, "point": point, "agree": True})
        seat.wait(lambda t: 12399 in t.answers)
        whys = [seat.answers[10001 + 2 * number].get("why") for number in range(1200)]
        done = whys.index("too_many")
        # A log may have four lines for each move that stands, and 2,000.
        assert 1000 <= done <= 1000 + 2 * (point + 2) and set(whys[done:]) == {"too_many"}, (done, set(whys))
        assert seat.answers[10000]["t"] == "ok" and len(seat.log) == point + 1, "the move stands, and the game goes on"
        seat.move(choose(seat.contract, rng))


def test_the_chat_of_a_table_is_limited_for_everyone_together():
    with Server(limits=["table-chats=1", "chats=0", "messages=0"]) as server:
        guests, table, seats = server.table_of_people("pig", 4, start=False)
        for i in range(30):
            seats[i % 4].ask("chat", text=f"line {i}")
        wrong = set()
        for seat in seats:
            try:
                seat.ask("react", r="👏")
            except Refused as no:
                wrong.add(no.why)
        assert wrong == {"too_many"}, wrong
        _, elsewhere = server.make("pig", 2, guests[0])
        guests[0].connect(elsewhere).ask("chat", text="another table")


def test_who_watches_cannot_silence_who_plays():
    with Server(limits=["table-chats=1", "chats=0", "messages=0", "guests=0"]) as server:
        _, table, seats = server.table_of_people("pig", 2)
        crowd = [server.guest(f"W{i}").connect(table) for i in range(4)]
        silenced = False
        for i in range(200):
            try:
                crowd[i % 4].ask("chat", text=f"line {i}")
            except Refused as no:
                assert no.why == "too_many"
                silenced = True
                break
        assert silenced, "all who watch share one rate"
        seats[0].ask("chat", text="we still can")
        seats[1].ask("react", r="👏")


def test_a_connection_that_goes_at_once_counts_for_its_address():
    """When the answer to its handshake finds nobody, the system has forgotten who it was."""
    with Server(limits=["requests=1", "sockets-per-address=1000", "guests=0"]) as server:
        host, table = server.make("pig", 2)
        assert get(server, "me", OTHER)[0] == 200
        other = re.findall(r"event=guest source=(\w+)", server.log())[-1]
        head = (f"GET /api/ws?table={table} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
                "Sec-WebSocket-Version: 13\r\n\r\n")
        deadline = time.monotonic() + PATIENCE
        while not (found := re.findall(r"event=refused source=(\w+) what=requests", server.log())) and time.monotonic() < deadline:
            with socket.create_connection(("127.0.0.1", server.port), 60, (OTHER, 0)) as link:
                link.sendall(head.encode())
        assert found and set(found) == {other}, (found, other)


def bots_at_play(guest, count):
    """So many tables of four expert bots, with their guest looking on."""
    links = []
    for _ in range(count):
        seats = [{"kind": "person"}] + [{"kind": "bot", "level": "expert"}] * 3
        table = guest.post("tables", {"game": "dix", "players": 4, "pause": 0, "seats": seats})["table"]
        link = guest.connect(table)
        link.sit(0)
        link.ask("start")
        link.ask("leave")
        links.append(link)
    return links


def test_bots_among_themselves_rest_while_nobody_looks_on():
    with Server() as server:
        guest = server.guest("Ana")
        link, watched = bots_at_play(guest, 2)
        link.wait(lambda t: len(t.log) > 10)
        size = len(link.log)
        link.close()
        while metric(server, "sockets") > 1:
            watched.ask("sync")
        at = len(watched.log)
        watched.wait(lambda t: len(t.log) > at + 60)
        again = guest.connect(link.id)
        again.wait(lambda t: t.contract)
        assert len(again.log) < size + 40, (size, len(again.log))
        again.ask("leave")
        now = len(again.log)
        again.wait(lambda t: len(t.log) > now + 5)


def test_methods_without_a_length_do_not_poison_a_connection():
    """A proxy sends requests of several people over one connection: none may hang because of another's."""
    with Server() as server:
        for method in ("PUT", "PATCH", "DELETE", "OPTIONS", "POST"):
            with socket.create_connection(("127.0.0.1", server.port), 60) as link:
                link.sendall(f"{method} /api/me HTTP/1.1\r\nHost: x\r\n\r\n".encode())
                answer = b""
                while chunk := link.recv(65536):
                    answer += chunk
                head = answer.split(b"\r\n\r\n")[0].lower()
                assert b" 405 " in head or b" 415 " in head, (method, answer)
                assert b"connection: close" in head, "the answer says that the connection ends, and it does"


def test_refusals_that_follow_one_another_leak_nothing():
    """The sanitizer of the test build tells at the end what was not freed."""
    with Server("--prefix", "/games") as server:
        for path in ("/elsewhere", "/games/api/nothing", "/games/api/me"):
            for head in ("PUT {} HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", "POST {} HTTP/1.1\r\nHost: x\r\nContent-Length: 90000\r\n\r\n",
                         "PUT {} HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nabcde"):
                for _ in range(20):
                    with socket.create_connection(("127.0.0.1", server.port), 60) as link:
                        link.sendall(head.format(path).encode())
                        link.shutdown(socket.SHUT_WR)
                        try:
                            while link.recv(65536):
                                pass
                        except OSError:
                            pass


def test_the_bench_of_floods_measures():
    """Not how fast anything is: that every flood begins, and that honest people get through beside it."""
    done = subprocess.run([os.path.join(ROOT, "bench", "flood"), "--seconds", "2", "connections", "sync"], capture_output=True, text=True)
    rows = [line for line in done.stdout.splitlines() if line.startswith(("connections", "sync"))]
    assert done.returncode == 0 and len(rows) == 2 and "Traceback" not in done.stderr, done.stdout + done.stderr


if __name__ == "__main__":
    run(sys.modules[__name__])
