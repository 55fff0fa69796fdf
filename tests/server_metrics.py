"""server_metrics.py: every metric is described in docs/operations.md, and counts what it says."""
import os
import re
import subprocess
import sys
import urllib.request

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "lib"))
from tap import refused, run  # noqa: E402
from server import PATIENCE, ROOT, Closed, Server, Table, play_all  # noqa: E402


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
        done = subprocess.run([os.path.join(ROOT, "build", "san", "dizaine"), "backup", path + ".copy", "--db", path], capture_output=True, text=True)
        assert done.returncode == 0, done
        after, _ = read(server)

        def grew(name, least):
            assert after["dizaine_" + name] - before["dizaine_" + name] >= least, (name, before["dizaine_" + name], after["dizaine_" + name])

        for name, least in (("moves_total", 2), ("messages_total", 5), ("refused_total", 1), ("joins_refused_total", 1), ("guesses_total", 1),
                            ("received_bytes_total", 200), ("sent_bytes_total", 1000), ("events_total", 3), ("requests_total", 5), ("accepts_total", 3),
                            ("sockets_opened_total", 3), ("backups_total", 1), ("turn_seconds_count", 5), ("answer_seconds_count", 3), ("commit_seconds_count", 3)):
            grew(name, least)
        assert after["dizaine_unfinished_tables"] == 0 and after["dizaine_can_store"] == 1 and after["dizaine_backup_failures_total"] == 0
        assert after["dizaine_backup_timestamp_seconds"] >= after["dizaine_start_timestamp_seconds"] > 1.6e9
        assert after["dizaine_store_bytes"] > after["dizaine_store_free_bytes"] >= 0 and after["dizaine_store_bytes"] % 1024 == 0
        assert before["dizaine_backup_timestamp_seconds"] == 0
        os.rename(path, path + ".away")
        assert read(server)[0]["dizaine_can_store"] == 0
        os.rename(path + ".away", path)


if __name__ == "__main__":
    run(sys.modules[__name__])
