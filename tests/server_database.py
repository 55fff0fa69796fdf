"""server_database.py: a PostgreSQL that a server cannot use, or that goes away while people play: one sentence each, and nothing lost."""
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import threading

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "lib"))
from postgres import Postgres, as_nobody, programs  # noqa: E402
from server import PATIENCE, ROOT, Closed, Guest, Refused, Server, Table, free_port, together  # noqa: E402
import server_metrics  # noqa: E402
import server_nodes  # noqa: E402
from server_nodes import Locked, Nodes, step_on, until  # noqa: E402
from tap import Skipped, run  # noqa: E402

PROGRAM = os.path.join(ROOT, "build", "san", "dizaine")
postgres = None


def refusal(url):
    """What a server says that must not start: one sentence, and exit code 2."""
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run([PROGRAM, "serve", "--db", url, "--node", "n1", "--port", "0", "--bind", "127.0.0.1"], cwd=folder, capture_output=True, text=True, timeout=120)
    assert done.returncode == 2 and done.stdout == "" and done.stderr.count("\n") == 1 and done.stderr.endswith(".\n"), (done.returncode, done.stdout, done.stderr)
    return done.stderr


def test_a_database_that_is_down_or_not_there():
    assert "cannot be reached" in refusal("postgresql://dizaine@/d?host=/nowhere")
    assert "cannot be reached" in refusal(f"postgresql://dizaine@127.0.0.1:{free_port()}/d")
    assert "does not exist" in refusal(postgres.url("no_such_database"))


def test_a_schema_that_is_newer_or_of_something_else():
    newer, other = postgres.database(), postgres.database()
    with Server("--db", newer, "--node", "n1", "--local", "/tmp/dizaine-database-n1"):
        pass
    postgres.sql("INSERT INTO dizaine_version VALUES (99)", newer)
    said = refusal(newer)
    assert "a newer Dizaine has written it" in said and "99" in said, said
    postgres.sql("CREATE TABLE guest (x int)", other)
    assert 'relation "guest" already exists' in refusal(other)
    assert postgres.sql("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'", other) == ["1"], "something stays of a migration that failed"


def test_an_older_schema_is_brought_up_to_date_by_one_of_those_who_start():
    url = postgres.database()
    with open(os.path.join(ROOT, "store", "postgres.sql")) as file:
        postgres.sql("CREATE TABLE dizaine_version (version INTEGER NOT NULL); INSERT INTO dizaine_version VALUES (1);" + file.read(), url)
    servers = []
    together(*[lambda i=i: servers.append(Server("--db", url, "--node", f"m{i}", "--local", f"/tmp/dizaine-database-m{i}")) for i in range(2)])
    versions = postgres.sql("SELECT version FROM dizaine_version ORDER BY version", url)
    assert versions == [str(i + 1) for i in range(len(versions))] and len(versions) > 1, versions
    for server in servers:
        server.guest("Ana").post("tables", {"game": "pig", "players": 2})
        server.stop()


def test_rights_that_are_missing_and_a_database_that_can_only_be_read():
    url = postgres.database()
    postgres.sql("CREATE ROLE poor LOGIN")
    said = refusal(url.replace("dizaine@", "poor@"))
    assert "permission denied" in said, said
    postgres.sql(f"ALTER DATABASE {url.split('@/')[1].split('?')[0]} SET default_transaction_read_only = on", url)
    assert "read-only" in refusal(url)


def test_a_standby():
    with Postgres("fsync = off") as other:
        url = other.database()
        other.halt("fast")
        with open(os.path.join(other.data, "standby.signal"), "w"):
            pass
        other.start()
        assert "it is a standby" in refusal(url)


def test_a_pooler_in_between():
    program = shutil.which("pgbouncer") or os.path.join(ROOT, "build", "proxies", "usr", "sbin", "pgbouncer")
    if not os.path.exists(program):
        raise Skipped("there is no PgBouncer here")
    url, port, folder = postgres.database(), free_port(), tempfile.mkdtemp(prefix="dizaine-pooler-", dir="/tmp")
    if os.getuid() == 0:
        shutil.chown(folder, "nobody", "nogroup")
    name = url.split("@/")[1].split("?")[0]
    for mode in ("transaction", "session"):
        with open(os.path.join(folder, "ini"), "w") as file:
            file.write(f"[databases]\n{name} = host={postgres.folder} port={postgres.port} user=dizaine\n[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = {port}\nunix_socket_dir =\n"
                       f"auth_type = any\npool_mode = {mode}\nmax_client_conn = 50\nignore_startup_parameters = extra_float_digits\n")
        process = subprocess.Popen([*as_nobody(), program, os.path.join(folder, "ini")], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            until(lambda: connects(port), "the pooler does not listen")
            assert "a pooler such as PgBouncer" in refusal(f"postgresql://dizaine@127.0.0.1:{port}/{name}")
        finally:
            process.terminate()
            process.wait()
    shutil.rmtree(folder)


def connects(port):
    try:
        socket.create_connection(("127.0.0.1", port), 1).close()
        return True
    except OSError:
        return False


def test_a_second_server_of_the_same_name():
    url = postgres.database()
    with Server("--db", url, "--node", "n1", "--local", "/tmp/dizaine-database-n1") as server:
        assert "another server called n1 runs there" in refusal(url)
        server.kill()
        server.start()  # whoever was killed is not in its own way


def test_a_counter_of_servers_that_was_set_back():
    url = postgres.database()
    with Server("--db", url, "--node", "n0", "--local", "/tmp/dizaine-database-n1"):
        postgres.sql("ALTER SEQUENCE node_id RESTART WITH 1", url)
        assert "another server had or has the number 1" in refusal(url)  # which lives
    postgres.sql("ALTER SEQUENCE node_id RESTART WITH 1", url)
    assert "another server had or has the number 1" in refusal(url)  # and which has ended


def test_a_commit_that_waits_is_told_and_nothing_is_told_before_it_is_stored():
    with Nodes(1) as nodes:
        guests, table, seats = nodes[0].table_of_people("pig", 2)
        seat = next(seat for seat in seats if seat.my_turn())
        other = seats[1 - seats.index(seat)]
        step, heard = seat.contract["step"], []
        with Locked(nodes, "event") as lock:
            seat.socket.send({"t": "move", "id": 900, "step": step, "m": "roll"})
            until(lambda: lock.waiting() == 1)
            for one in (seat, other):  # both are told that it waits, and nothing else
                message = one.hear()
                heard.append(message)
        assert heard == [{"t": "wait", "on": True}] * 2, heard
        while 900 not in seat.answers:
            heard.append(seat.hear())
        assert seat.answers[900]["t"] == "ok" and {"t": "wait", "on": False} in heard
        other.wait(lambda t: t.contract["step"] > step)


def test_what_waits_behind_a_commit_that_was_lost_is_not_confirmed():
    """A table is asked for while a commit hangs, and the connection breaks: whoever was told that it is made finds it."""
    with Nodes(1) as nodes:
        guests, table, seats = nodes[0].table_of_people("pig", 2)
        seat, ana, answers = next(seat for seat in seats if seat.my_turn()), nodes[0].guest("Ana"), []

        def make():
            try:
                answers.append(ana.post("tables", {"game": "pig", "players": 2})["table"])
            except Refused as no:
                assert no.why == "not_stored", no.why
        with Locked(nodes, "event") as lock:
            seat.socket.send({"t": "move", "id": 900, "step": seat.contract["step"], "m": "roll"})
            until(lambda: lock.waiting() == 1)
            thread = threading.Thread(target=make, daemon=True)
            thread.start()
            until(lambda: nodes[0].log().count("event=made") == 2)
            nodes.sql("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'dizaine n0' AND query LIKE 'UPDATE node SET%'")  # its lease
            thread.join(PATIENCE)
        until(lambda: "event=back" in nodes[0].log())
        for one in answers:
            assert nodes.sql(f"SELECT count(*) FROM gametable WHERE id = '{one}'") == ["1"], "a table was confirmed that is not stored"


def come_back(node, guest, table, held):
    """As the page does: until it is let in. Notes whether it was told to wait."""
    while True:
        try:
            other = Guest.__new__(Guest)
            other.__dict__.update(guest.__dict__)
            other.base = node.url

            class Noting(Table):
                def hear(self):
                    message = super().hear()
                    if message == {"t": "wait", "on": True}:
                        held.set()
                    return message
            seat = Noting(other, table)
            seat.wait(lambda t: t.contract)
            return seat
        except Closed as closed:
            assert closed.code in (1012, None, 1006), closed


def test_a_database_that_goes_away_during_play_is_waited_for_and_play_goes_on():
    with Postgres("fsync = off") as other:
        server_nodes.postgres, before = other, server_nodes.postgres
        try:
            with Nodes(1) as nodes:
                guests, table, seats = nodes[0].table_of_people("pig", 2, options={"goal": 100})
                step_on(seats)
                log = list(seats[0].log)
                other.halt()
                held, back = threading.Event(), []
                for seat in seats:  # nothing of the table is told any more
                    try:
                        while True:
                            seat.hear()
                    except Closed as closed:
                        assert closed.code == 1012, closed
                threads = [threading.Thread(target=lambda guest=guest: back.append(come_back(nodes[0], guest, table, held)), daemon=True) for guest in guests]
                for thread in threads:
                    thread.start()
                assert held.wait(PATIENCE), "nobody is told that the table is kept safe"
                assert nodes[0].process.poll() is None and not back
                other.start()
                for thread in threads:
                    thread.join(PATIENCE)
                back.sort(key=lambda seat: seat.contract["seat"])
                assert [line["m"] for line in back[0].log] == [line["m"] for line in log]
                for _ in range(3):
                    step_on(back)
                log = nodes[0].log()
                assert re.search(r'event=lost tables=1 why="[^"]*connection', log) and re.search(r"event=back incarnation=\d+", log), log
                values, _ = server_metrics.read(nodes[0])
                assert values["dizaine_losses_total"] == 1 and values["dizaine_database_away"] == 0
        finally:
            server_nodes.postgres = before


def test_a_table_that_could_not_be_stored_is_read_again_while_others_are_played():
    with Nodes(1) as nodes:
        guests, table, seats = nodes[0].table_of_people("pig", 2, options={"goal": 200})
        others = nodes[0].table_of_people("pig", 2, options={"goal": 200})[2]
        step_on(seats)
        seat, log = next(seat for seat in seats if seat.my_turn()), list(seats[0].log)
        nodes.sql(f"CREATE FUNCTION no() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN IF NEW.t = (SELECT n FROM gametable WHERE id = '{table}') THEN RAISE 'no room'; END IF; RETURN NEW; END $$;"
                  "CREATE TRIGGER no BEFORE INSERT ON event FOR EACH ROW EXECUTE FUNCTION no()")
        with Locked(nodes, "chat") as lock:  # which belongs to what is read of a table
            seat.socket.send({"t": "move", "id": 900, "step": seat.contract["step"], "m": "roll"})
            until(lambda: lock.waiting() == 1, "the table is not read again")
            step_on(others)
            assert lock.waiting() == 1, "the others were played only afterwards"
            nodes.sql("DROP TRIGGER no ON event")
        while 900 not in seat.answers:
            seat.hear()
        assert seat.answers[900]["why"] == "not_stored", seat.answers[900]
        for one in seats:
            one.ask("sync", **{"from": 0})
        assert [line["m"] for line in seat.log] == [line["m"] for line in log]
        step_on(seats)
        assert "event=lost" not in nodes[0].log()


def test_nobody_is_let_in_without_what_was_said():
    with Nodes(1) as nodes:
        guests, table, seats = nodes[0].table_of_people("pig", 2)
        seats[0].ask("chat", text="hello", key="0123456789abcdef")
        nodes.sql("ALTER TABLE chat RENAME TO gone")
        held, back = threading.Event(), []
        thread = threading.Thread(target=lambda: back.append(come_back(nodes[0], guests[1], table, held)), daemon=True)
        thread.start()
        assert held.wait(PATIENCE) and not back, "somebody was let in"
        nodes.sql("ALTER TABLE gone RENAME TO chat")
        thread.join(PATIENCE)
        back[0].ask("sync", **{"from": 0})
        assert [line["text"] for line in back[0].chat.values()] == ["hello"]


def test_a_clock_of_the_database_that_jumps_ends_leases_and_loses_nothing():
    with Nodes(2) as nodes:
        guests, table, seats = nodes[0].table_of_people("pig", 2, options={"goal": 100})
        step_on(seats)
        log = list(seats[0].log)
        for _ in range(3):  # as if it had been set an hour forward; the other server believes it
            nodes.sql("UPDATE node SET until = until - interval '1 hour'")
            # Whoever was declared dead has begun anew.
            until(lambda: nodes.sql("SELECT count(*) FILTER (WHERE dead) > 0 AND count(*) FILTER (WHERE NOT dead AND until > clock_timestamp()) = 2 FROM node") == ["t"])
        seats = [server_nodes.arrive(nodes, guest, table, i) for i, guest in enumerate(guests)]
        for seat in seats:
            seat.wait(lambda t: t.contract)
        assert [line["m"] for line in seats[0].log][:len(log)] == [line["m"] for line in log]
        step_on(seats)


if __name__ == "__main__":
    if not programs():
        print("1..1\nok 1 - databases # SKIP there is no PostgreSQL here: install postgresql-15")
        sys.exit()
    with Postgres("fsync = off") as postgres:
        server_nodes.postgres = postgres
        run(sys.modules[__name__])
