"""store_postgres.py: the tests of the store, on a PostgreSQL of their own."""
import os
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "lib"))
from postgres import Postgres, programs  # noqa: E402

if not programs():
    print("ok 1 - the store in PostgreSQL # SKIP there is no PostgreSQL here: install postgresql-15")
    sys.exit()
failed = False
with Postgres("fsync = off") as postgres:
    for name in ("test_store", "test_store_keeps"):
        done = subprocess.run([os.path.join(HERE, "..", "build", "san", "tests", name)], env={**os.environ, "DIZAINE_POSTGRES": postgres.database()})
        failed |= done.returncode != 0
sys.exit(failed)
