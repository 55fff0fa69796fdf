"""queries.py: no query that people wait for reads a whole table of the database."""
import os
import re
import sqlite3
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "lib"))
from tap import run  # noqa: E402

STORE = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "store")
# Links to other devices are few and live for minutes; few are banned. What has a source is unfinished or a guest; its key is renewed once a month.
UNHURRIED = {"DEVICES_AGE", "DEVICES_DROP", "DEVICES_ANY", "BARRED", "DROP_BARRED", "SOURCES_FORGET_BARRED", "TABLES_DECKS", "SOURCES_FORGET_GUESTS", "SOURCES_FORGET_TABLES"}


def test_every_query_finds_what_it_wants_by_an_index():
    database = sqlite3.connect(":memory:")
    with open(os.path.join(STORE, "schema.sql")) as file:
        database.executescript(file.read())
    # The columns of some queries come from a list: let the preprocessor put them in.
    source = '#include "store/columns.h"\n#include "store/queries.def"\n'
    text = subprocess.run(["gcc", "-E", "-P", "-I.", "-xc", "-"], input=source, cwd=os.path.dirname(STORE), text=True, capture_output=True, check=True).stdout
    queries = {name: "".join(re.findall(r'"([^"]*)"', parts)) for name, parts in re.findall(r'QUERY\((\w+),((?:\s*"[^"]*")+)\s*\)', text)}
    assert len(queries) == text.count("QUERY(") - len(re.findall(r"QUERY\(\w+, NULL\)", text))  # those are for PostgreSQL alone
    assert len(queries) > 30
    for name, sql in queries.items():
        if name in UNHURRIED or sql.startswith(("BEGIN", "COMMIT", "ROLLBACK")):
            continue
        wanted = max([int(n) for n in re.findall(r"\?(\d+)", sql)] + [len(re.findall(r"\?(?!\d)", sql))])
        for *_, step in database.execute("EXPLAIN QUERY PLAN " + sql, [0] * wanted):
            assert not re.fullmatch(r"SCAN \w+", step), f"{name}: {step}"


if __name__ == "__main__":
    run(sys.modules[__name__])
