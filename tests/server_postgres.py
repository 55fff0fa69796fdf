"""server_postgres.py: tests of the server that look at what is stored, once more on PostgreSQL. `make check-postgres` runs the ones that play, too."""
import os
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "lib"))
from postgres import Postgres, programs  # noqa: E402

NAMES = ("admin", "reports", "people", "rights", "reminders", "back", "days", "book", "daily", "duplicates")

if __name__ == "__main__":
    if not programs():
        print("1..1\nok 1 - the server on PostgreSQL # SKIP there is no PostgreSQL here: install postgresql-15")
        sys.exit()
    failed = 0
    with Postgres("fsync = off") as postgres:
        for name in NAMES:
            sys.stdout.flush()
            failed += subprocess.run([sys.executable, os.path.join(HERE, f"server_{name}.py")], env={**os.environ, "DIZAINE_POSTGRES": postgres.database()}).returncode != 0
    sys.exit(failed > 0)
