"""store_postgres.py: the tests of the store, on a PostgreSQL of their own."""
import os
import re
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
        done = subprocess.run([os.path.join(HERE, "..", "build", "san", "tests", name)], env={**os.environ, "DIZAINE_POSTGRES": postgres.database()},
                              stdout=subprocess.PIPE, text=True)
        # cmocka says "not ok" of a test that was skipped: those about a file, which PostgreSQL does not have.
        print(re.sub(r"^not ok (\d+) # SKIP (\S+)", r"ok \1 - \2 # SKIP it is about a file", done.stdout, flags=re.M), end="", flush=True)
        failed |= done.returncode != 0
sys.exit(failed)
