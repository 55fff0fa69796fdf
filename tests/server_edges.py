"""server_edges.py: what the world may throw at the server's WebSockets: broken frames and messages, floods, slow and dead readers; and starts that cannot be."""
import json
import os
import random
import re
import signal
import socket
import struct
import subprocess
import sys
import tempfile
import threading
import time

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "lib"))
from games import variants  # noqa: E402
from tap import refused, run  # noqa: E402
from server import GENEROUS, ROOT, Closed, Server, metric, raise_files, wait_for  # noqa: E402
from raw import still_plays  # noqa: E402


def test_malformed_frames_harm_nothing():
    rng = random.Random(5)
    with Server() as server:
        guests, table, seats = server.table_of_people("dix", 2)

        def connect():
            return guests[1].connect(table).socket

        frames = [dict(opcode=1, payload=b'{"t":"sync","id":1}', masked=False), dict(opcode=3, payload=b"x"), dict(opcode=11, payload=b"x"),
                  dict(opcode=1, payload=b"\xff\xfe\xfd"), dict(opcode=2, payload=b"binary"), dict(opcode=9, payload=b"x" * 200),
                  dict(opcode=8, payload=b"\x00"), dict(opcode=8, payload=struct.pack("!H", 1005)), dict(opcode=0, payload=b"no start"),
                  dict(opcode=9, payload=b"x", final=False)]
        for frame in frames:
            link = connect()
            link.raw.settimeout(0.3)
            try:
                link.send_frame(**frame)
                for _ in range(3):
                    link.receive_text()
            except (Closed, OSError):
                pass
            link.close()
        link = connect()
        link.raw.sendall(b"\x81\xff" + struct.pack("!Q", 1 << 62) + b"abcd")
        link.close()
        for _ in range(40):
            link = connect()
            try:
                link.raw.sendall(bytes(rng.randrange(256) for _ in range(rng.randrange(1, 100))))
            except OSError:
                pass
            link.close()
        seats[0].ask("sync")
        still_plays(server)


def test_messages_in_pieces_and_several_in_one():
    with Server() as server:
        guests, table, seats = server.table_of_people("dix", 2)
        link = seats[0].socket
        text = json.dumps({"t": "chat", "id": 71, "text": "x" * 200}).encode()
        link.send_frame(1, text[:3], final=False)
        link.send_frame(9, b"ping in between")
        link.send_frame(0, text[3:50], final=False)
        link.send_frame(0, text[50:])
        seats[0].wait(lambda t: 71 in t.answers)
        assert seats[0].answers[71]["t"] == "ok"
        link.send_frame(1, b'{"t":"sync","id":72}\n{"t":"sync","id":73}')
        seats[0].wait(lambda t: 72 in t.answers and 73 in t.answers)


def test_messages_that_make_no_sense_are_refused_one_by_one():
    with Server() as server:
        guests, table, seats = server.table_of_people("dix", 2)
        seat = seats[0]
        for why, text in (("bad_json", "{"), ("bad_json", '{"t":"sync","t":"sync","id":1}'), ("bad_message", "[]"),
                          ("bad_message", '{"t":5,"id":1}'), ("bad_message", '{"t":"sync"}'), ("bad_message", '{"t":"nothing","id":1}'),
                          ("bad_message", '{"t":"move","id":1}'), ("bad_message", '{"t":"move","id":1,"step":-1,"m":"draw"}'),
                          ("bad_message", '{"t":"move","id":1,"step":99999999999,"m":"draw"}'), ("bad_json", "[" * 3000),
                          ("bad_message", '{"t":"move","id":1,"step":1.5,"m":"draw"}'), ("no_such_seat", '{"t":"sit","id":1,"seat":"0"}'),
                          ("bad_message", '{"t":"undo","id":1,"agree":true}'), ("bad_message", '{"t":"sync","id":1,"from":-4}'),
                          ("bad_json", '{"t":"chat","id":1,"text":"\\u0000"}')):
            seat.socket.send_frame(1, text.encode())
            while (message := seat.hear())["t"] != "no":
                pass
            assert message["why"] == why, (text, message)
            seat.answers.clear()
        long_move = "bid " + "9" * 2000
        refused("no_such_move", seat.ask, "move", step=seat.contract["step"], m=long_move) if seat.my_turn() else None
        seat.ask("sync")


def test_a_refused_move_names_its_rule():
    with Server() as server:
        guests, table, seats = server.table_of_people("dix", 2)
        mover = next(seat for seat in seats if seat.my_turn())
        mover.socket.send({"t": "move", "id": 5, "step": mover.contract["step"], "m": "bid 3"})
        mover.wait(lambda t: 5 in t.answers)
        answer = mover.answers[5]
        assert answer["why"] == "no_such_move" and answer["sentence"]
        assert re.fullmatch(r"\d+(\.\d+)*", answer.get("rule", "1.1"))


def test_sizes_and_rates_are_limited():
    with Server(limits=["messages=5", "chats=1", "tables-per-guest=2", "makes=300", "requests=0"]) as server:
        guests, table, seats = server.table_of_people("dix", 2)
        link = guests[1].connect(table)
        link.socket.send_frame(1, b'{"t":"chat","id":1,"text":"' + b"x" * 5000 + b'"}')
        try:
            while True:
                link.hear()
        except Closed as closed:
            assert (closed.code, closed.reason) == (4413, "too_long")
        status, _, body = guests[0].request("POST", "/api/me", {"name": "x" * 9000})
        assert status == 413, status
        for i in range(8):
            seats[0].ask("chat", text=str(i))
        refused("too_many", seats[0].ask, "chat", text="once more")
        for i in range(40):
            seats[1].socket.send({"t": "sync", "id": i})
        seats[1].wait(lambda t: any(answer.get("why") == "too_many" for answer in t.answers.values()))
        try:
            for i in range(1000):
                seats[1].socket.send({"t": "sync", "id": i})
            while True:
                seats[1].hear()
        except Closed as closed:
            assert closed.code == 4429
        except ConnectionError:
            pass  # the server was done with it before all was sent
        guests[0].post("tables", {"game": "dix", "players": 2})
        refused("too_many_tables", guests[0].post, "tables", {"game": "dix", "players": 2})


def test_connections_are_limited():
    with Server(limits=["sockets-per-address=6", "sockets-per-seat=3"]) as server:
        guests, table, seats = server.table_of_people("dix", 2)
        extra = [guests[0].connect(table) for _ in range(2)]
        newest = guests[0].connect(table)
        try:
            while True:
                seats[0].hear()
        except Closed as closed:
            assert (closed.code, closed.reason) == (4410, "replaced")
        newest.ask("sync")
        wait_for(lambda: metric(server, "sockets") == 4)
        more = [guests[1].connect(table) for _ in range(2)]
        try:
            guests[1].connect(table)
            raise AssertionError("one connection too many")
        except Closed as closed:
            assert (closed.code, closed.reason) == (4429, "too_many")
        assert extra and more


def test_a_polite_end_says_so():
    with Server() as server:
        guests, table, seats = server.table_of_people("dix", 2)
        server.process.send_signal(signal.SIGTERM)
        try:
            while True:
                seats[0].hear()
        except Closed as closed:
            assert closed.code == 1012


def test_dead_and_slow_sockets_are_dropped():
    with Server(limits=["ping-seconds=2", "messages=0", "chats=0", "table-chats=0", "makes=0"]) as server:
        guests, table, seats = server.table_of_people("dix", 2)
        seats[1].close()
        dead = guests[1].connect(table)  # never reads again, so it never answers a ping
        alive = threading.Event()

        def keep_alive():
            while not alive.is_set():
                seats[0].ask("chat", text="x" * 300)

        thread = threading.Thread(target=keep_alive, daemon=True)
        thread.start()
        wait_for(lambda: metric(server, "sockets") == 1)
        alive.set()
        thread.join()
        seats[0].ask("sync")
        wait_for(lambda: not (seats[0].ask("sync") and seats[0].table["seats"][1]["online"]))
        dead.close()


def test_who_answers_pings_stays_and_who_does_not_goes():
    with Server(limits=["ping-seconds=1"]) as server:
        guests, table, seats = server.table_of_people("pig", 2)
        mute = guests[1].connect(table).socket.raw  # reads, but answers nothing
        heard = threading.Event()

        def answer():
            while not heard.is_set():
                seats[0].ask("sync")
                time.sleep(0.1)

        thread = threading.Thread(target=answer, daemon=True)
        thread.start()
        read = b"?"
        while read:
            read = mute.recv(4096)
        heard.set()
        thread.join()
        seats[0].ask("sync")
        assert seats[0].contract


def test_who_only_answers_pings_stays():
    """As a browser does (RFC 6455, 5.5.3): with what the ping had, and without a word else."""
    with Server(limits=["ping-seconds=1"]) as server:
        guests, table, seats = server.table_of_people("pig", 2)
        link, pings = server.guest().connect(table).socket, 0
        while pings < 4:
            first, size = link._take(2)
            payload = link._take(int.from_bytes(link._take(2), "big") if size == 126 else size)
            if first & 15 == 9:
                link.send_frame(10, payload)
                pings += 1


def test_two_thousand_idle_sockets():
    raise_files()
    # On a busy machine it takes longer than two pings until all are there, and build/load answers none meanwhile.
    with Server(variant="opt", limits=GENEROUS + ["ping-seconds=3600"]) as server:
        before = metric(server, "resident_bytes")
        load = subprocess.Popen([os.path.join(ROOT, "build", "load"), "--url", server.url, "--tables", "1000", "--seats",
                                 "2", "--idle", "--seconds", "3600"], stdout=subprocess.PIPE, text=True)
        wait_for(lambda: metric(server, "sockets") == 2000)
        still_plays(server)
        wait_for(lambda: metric(server, "tables") >= 1001)
        each = (metric(server, "resident_bytes") - before) / 2000
        assert each < 16384, f"{each:.0f} bytes for each seated socket"
        load.terminate()
        said = load.stdout.read()
        assert load.wait() == 0 and "failed 0" in said, (load.returncode, said)
        load.stdout.close()
        wait_for(lambda: metric(server, "sockets") == 0)


def test_load_counts_every_move():
    """What build/load says was confirmed is what the server says it did, but for what was under way at the end."""
    program = os.path.join(ROOT, "build", "load")
    for game, seats, _ in variants("serve"):
        with Server(variant="opt") as server:
            done = subprocess.run([program, "--url", server.url, "--game", game, "--tables", "3", "--seats", str(seats), "--seconds", "2"],
                                  capture_output=True, text=True)
            assert done.returncode == 0, done.stderr
            wait_for(lambda: metric(server, "sockets") == 0)
            confirmed, moves = int(re.search(r"confirmed (\d+)", done.stdout).group(1)), metric(server, "moves_total")
            assert moves > 0 and moves - 3 * seats <= confirmed <= moves, f"{game}: {confirmed} of {moves}"


def test_a_start_that_cannot_be_says_what_is_wrong():
    with tempfile.TemporaryDirectory() as folder, socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        for args, code, said in ((["--bind", "127.0.0.1", "--port", port], 1, f"Port {port} of 127.0.0.1 cannot be used."),
                                 (["--bind", "300.1.1.1", "--port", "0"], 1, "Port 0 of 300.1.1.1 cannot be used."),
                                 (["--bind", "127.0.0.1", "--port", "0", "--metrics-port", port], 1, f"Port {port} cannot be used for metrics."),
                                 (["--limit", "sweep-days=0"], 2, "from 1 to 3650"), (["--limit", "chat-kept=0"], 2, "from 1 to 500")):
            done = subprocess.run([os.path.join(ROOT, "build", "opt", "dizaine"), "serve", "--quiet", "--db", os.path.join(folder, "x.db"), *args],
                                  capture_output=True, text=True)
            assert done.returncode == code and said in done.stderr.splitlines()[-1], (args, done.returncode, done.stderr)


def test_an_address_of_six_is_printed_so_that_it_can_be_opened():
    if not socket.has_ipv6 or not os.path.exists("/proc/net/if_inet6"):
        return
    with Server("--bind", "::1", "--no-learning") as server:
        assert server.url.startswith("http://[::1]:"), server.url
        assert server.guest("Ana").me["name"] == "Ana"


if __name__ == "__main__":
    run(sys.modules[__name__])
