"""server_metrics.py: every metric is described in docs/operations.md, counts what it says, and is seen to move."""
import os
import re
import socket
import subprocess
import sys
import urllib.request

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "lib"))
from tap import refused, run  # noqa: E402
from server import GENEROUS, PATIENCE, ROOT, Closed, Server, Table, metric, play_all, wait_for  # noqa: E402
from server_backup import dizaine, fill  # noqa: E402
from server_decks import pictures, send, settled, zipped  # noqa: E402


def read(server):
    """Values by name, and the kinds."""
    with urllib.request.urlopen(server.metrics, timeout=PATIENCE) as answer:
        text = answer.read().decode()
    values = {name: float(value) for name, value in re.findall(r"^(dizaine_\S+) (\S+)$", text, re.M)}
    return values, dict(re.findall(r"^# TYPE (\S+) (\S+)$", text, re.M))


def test_every_metric_is_described_with_its_kind_and_alarms_name_no_other():
    with Server() as server:
        _, kinds = read(server)
    with open(os.path.join(ROOT, "docs", "operations.md")) as file:
        section = file.read().split("\n## Watching it")[1].split("\n## ")[0]
    described = {}
    for names, kind in re.findall(r"^\| ((?:`dizaine_\w+`(?:, )?)+) \| ([a-z, ]+) \|", section, re.M):
        names, listed = re.findall(r"`(\w+)`", names), kind.split(", ")
        for i, name in enumerate(names):
            described[name] = listed[i if len(listed) > 1 else 0]
    assert described == kinds, set(described.items()) ^ set(kinds.items())
    alarms = section.split("| alarm |")[1]
    for name in re.findall(r"dizaine_\w+", alarms):
        assert re.sub("_bucket$", "", name) in kinds, name


def test_histograms_add_up():
    with Server() as server:
        guests, table, seats = server.table_of_people("pig", 2, options={"goal": 10})
        play_all(seats)
        values, kinds = read(server)
        for name in [name for name, kind in kinds.items() if kind == "histogram"]:
            buckets = [value for key, value in values.items() if key.startswith(name + "_bucket")]
            assert buckets == sorted(buckets) and buckets[-1] == values[name + "_count"] > 0, name
            assert values[name + "_sum"] > 0, name


def test_metrics_count_what_they_say():
    with Server() as server:
        before, _ = read(server)
        guests, table, seats = server.table_of_people("pig", 2, options={"goal": 10})
        seats[0].ask("chat", text="x" * 200)
        seats[1].ask("report", what="chat", n=1)
        refused("no_report", seats[1].ask, "report", what="chat", n=7)
        try:
            Table(guests[0], "tnothing")
        except Closed:
            pass
        middle, _ = read(server)
        assert middle["dizaine_unfinished_tables"] == 1 and middle["dizaine_reports_waiting"] == 1 and middle["dizaine_sockets"] == 2
        play_all(seats)
        path = os.path.join(server.folder, "test.db")
        done = dizaine("backup", path + ".copy", "--db", path)
        assert done.returncode == 0, done
        after, _ = read(server)

        def grew(name, least):
            assert after["dizaine_" + name] - before["dizaine_" + name] >= least, (name, before["dizaine_" + name], after["dizaine_" + name])

        for name, least in (("moves_total", 2), ("messages_total", 5), ("refused_total", 1), ("joins_refused_total", 1), ("guesses_total", 1),
                            ("received_bytes_total", 200), ("sent_bytes_total", 1000), ("events_total", 3), ("requests_total", 5), ("accepts_total", 3),
                            ("sockets_opened_total", 3), ("backups_total", 1), ("cpu_seconds_total", 0.001), ("turn_seconds_count", 5), ("answer_seconds_count", 3), ("commit_seconds_count", 3)):
            grew(name, least)
        assert after["dizaine_unfinished_tables"] == 0 and after["dizaine_can_store"] == 1 and after["dizaine_backup_failures_total"] == 0
        assert after["dizaine_backup_timestamp_seconds"] >= after["dizaine_start_timestamp_seconds"] > 1.6e9
        assert after["dizaine_store_bytes"] > after["dizaine_store_free_bytes"] >= 0 and after["dizaine_store_bytes"] % 1024 == 0
        assert before["dizaine_backup_timestamp_seconds"] == 0
        os.rename(path, path + ".away")
        assert read(server)[0]["dizaine_can_store"] == 0
        os.rename(path + ".away", path)


def test_bots_that_think_and_bots_that_wait():
    with Server() as server:
        host, seen = server.guest("Host"), set()
        while len(seen) < 2:  # who looks too late looks at others
            seats = [host.connect(server.make("dix", 2, host, seats=2 * [{"kind": "bot", "level": "expert"}])[1]) for _ in range(40)]
            for seat in seats:
                seat.socket.send({"t": "start", "id": 1})
            for _ in range(40):
                seen.update(name for name in ("thoughts_running", "thoughts_waiting") if metric(server, name) > 0)
            for seat in seats:
                seat.close()
        assert metric(server, "thoughts_total") >= 40 and metric(server, "tables") >= 40


def test_decks_that_are_made_and_decks_that_are_there():
    with Server(limits=GENEROUS + ["uploads=0", "decks-per-guest=1000"]) as server:
        ana, made, seen = server.guest("Ana"), 0, False
        while not seen:  # who looks too late looks at another
            status, answer = send(ana, zipped(pictures(12, 12 * made)))
            assert status == 202, answer
            seen = metric(server, "imports_running") == 1
            assert settled(ana, answer["deck"])["state"] == "ready"
            made += 1
        assert metric(server, "decks") == made and metric(server, "imports_running") == 0


def test_who_does_not_read_is_behind():
    with Server(variant="opt", limits=["ping-seconds=3600", "messages=0", "chats=0", "table-chats=0"]) as server:
        guests, table, seats = server.table_of_people("pig", 2)
        assert metric(server, "sockets_behind") == 0
        seats[1].socket.raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 65536)
        while metric(server, "sockets_behind") == 0:  # until what the system keeps for the second one is full
            for _ in range(100):
                seats[0].socket.send({"t": "chat", "id": 1000000, "text": "x" * 300})
            seats[0].ask("sync")
        seats[1].wait(lambda t: max(t.chat, default=0) == max(seats[0].chat))
        wait_for(lambda: metric(server, "sockets_behind") == 0)


def test_a_backup_that_is_made():
    with Server() as server:
        path = os.path.join(server.folder, "test.db")
        server.make("pig", 2)
        server.end()
        fill(path, 30)
        server.start()
        made, seen = 0, False
        while not seen:
            made += 1
            command = subprocess.Popen([os.path.join(ROOT, "build", "san", "dizaine"), "backup", f"{path}.copy{made}", "--db", path], stdout=subprocess.DEVNULL)
            while command.poll() is None and not seen:
                seen = metric(server, "backup_running") == 1
            assert command.wait() == 0
        assert metric(server, "backups_total") == made and metric(server, "backup_running") == 0


def test_every_metric_is_seen_to_move_somewhere():
    """By its name in a test of the server: what is added has one, too."""
    with Server() as server:
        _, kinds = read(server)
    folder, texts = os.path.join(ROOT, "tests"), []
    for name in os.listdir(folder):
        if name.startswith("server_") and name.endswith(".py"):
            with open(os.path.join(folder, name)) as file:
                texts.append(file.read())
    counted = set(re.findall(r'(?:metric\(\w+, |\(|, |dizaine_)"?(\w+)"', "\n".join(texts)))
    missing = [name for name, kind in kinds.items() if kind != "histogram" and name[len("dizaine_"):] not in counted]
    assert not missing, missing


if __name__ == "__main__":
    run(sys.modules[__name__])
