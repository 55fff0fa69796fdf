"""postgres.py: a PostgreSQL of one's own for tests: started in a folder of its own, reached by a unix socket there, ended and removed afterwards.
As a program it runs a command with DIZAINE_POSTGRES set to the address of an empty database."""
import contextlib
import glob
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time


def programs():
    """The folder of initdb and pg_ctl, or None."""
    found = sorted(glob.glob("/usr/lib/postgresql/*/bin"))
    return found[-1] if found else None


def as_nobody():
    """PostgreSQL refuses to be run by root."""
    return ["setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups"] if os.getuid() == 0 else []


def is_there(pid):
    with contextlib.suppress(OSError), open(f"/proc/{pid}/stat") as file:
        return file.read().rpartition(")")[2].split()[0] != "Z"
    return False


class Postgres:
    """A primary, or a copy of one that follows it; `settings` are further lines of postgresql.conf. As root its disk can be a small one of its own."""

    def __init__(self, *settings, port=None, copy_of=None, disk_mb=None):
        self.folder = tempfile.mkdtemp(prefix="dizaine-pg-", dir="/tmp")  # a socket's path has at most about a hundred bytes
        os.chmod(self.folder, 0o755)
        self.data, self.port = os.path.join(self.folder, "data"), port or 5432
        self.small = disk_mb is not None and os.getuid() == 0 and subprocess.run(
            ["mount", "-t", "tmpfs", "-o", f"size={disk_mb}m", "dizaine", self.folder], capture_output=True).returncode == 0
        if os.getuid() == 0:
            shutil.chown(self.folder, "nobody", "nogroup")
        if copy_of:
            self.copy(copy_of)
            return
        self.call("initdb", "--no-sync", "--wal-segsize=1", "-A", "trust", "-U", "dizaine", "-E", "UTF8", "--locale=C", "--locale-provider=icu", "--icu-locale=en-US", "-D", self.data)
        self.configure("listen_addresses = ''", f"unix_socket_directories = '{self.folder}'", f"port = {self.port}", "shared_buffers = 16MB",
                       "max_connections = 100", "autovacuum = off", *settings)
        self.count = 0
        self.start()

    def copy(self, primary):
        """Begins anew as a copy of another, and follows it."""
        shutil.rmtree(self.data, ignore_errors=True)
        self.count = primary.count
        self.call("pg_basebackup", "-d", primary.url(), "-D", self.data, "-X", "stream", "--checkpoint=fast", "--no-sync")
        open(os.path.join(self.data, "standby.signal"), "w").close()
        name = os.path.basename(self.folder)
        self.configure(f"unix_socket_directories = '{self.folder}'", f"port = {self.port}",
                       f"primary_conninfo = 'host={primary.folder} port={primary.port} user=dizaine application_name={name}'")
        self.start()

    def configure(self, *lines):
        with open(os.path.join(self.data, "postgresql.conf"), "a") as file:
            file.write("\n".join(lines) + "\n")

    def call(self, program, *args, check=True):
        done = subprocess.run([*as_nobody(), os.path.join(programs(), program), *args], capture_output=True, text=True, cwd=self.folder,
                              env={**os.environ, "PGCONNECT_TIMEOUT": "10"})
        if check and done.returncode:
            raise RuntimeError(f"{program}: {done.stdout}{done.stderr}")
        return done

    def start(self):
        log = os.path.join(self.folder, "log")
        # Its output must not be the caller's: the server would hold it open.
        done = subprocess.run([*as_nobody(), os.path.join(programs(), "pg_ctl"), "-D", self.data, "-l", log, "-w", "-t", "120", "start"],
                              stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=self.folder)
        if done.returncode:
            with open(log) as file:
                raise RuntimeError("PostgreSQL does not start: " + file.read()[-2000:])

    def pid(self):
        with open(os.path.join(self.data, "postmaster.pid")) as file:
            return int(file.readline())

    def processes(self):
        """Its own and those of its children."""
        pid = self.pid()
        found = [pid]
        for name in filter(str.isdigit, os.listdir("/proc")):
            with contextlib.suppress(OSError), open(f"/proc/{name}/stat") as file:
                if int(file.read().rpartition(")")[2].split()[1]) == pid:
                    found.append(int(name))
        return found

    def signal(self, number):
        """To all of them, as if the machine died or stood still."""
        for pid in self.processes():
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, number)

    def kill(self):
        """As when the power fails, but what the kernel has is kept: none sees another die."""
        self.signal(signal.SIGSTOP)
        pids = self.processes()
        self.signal(signal.SIGKILL)
        self.bury(pids)

    def behead(self):
        """Kills its first process alone; the others see it die, and end."""
        pids = self.processes()
        os.kill(pids[0], signal.SIGKILL)
        self.bury(pids)

    def bury(self, pids):
        for pid in pids:
            while is_there(pid):
                time.sleep(0.01)
        # Whoever has not been waited for yet would be taken for one that runs.
        for path in (os.path.join(self.data, "postmaster.pid"), os.path.join(self.folder, f".s.PGSQL.{self.port}.lock")):
            os.unlink(path)

    def halt(self, mode="immediate"):
        self.call("pg_ctl", "-D", self.data, "-m", mode, "-w", "-t", "120", "stop", check=False)

    def url(self, name="postgres"):
        return f"postgresql://dizaine@/{name}?host={self.folder}&port={self.port}"

    def database(self):
        """The address of a new, empty database."""
        self.count += 1
        self.sql(f"CREATE DATABASE d{self.count}")
        return self.url(f"d{self.count}")

    def sql(self, text, url=None):
        """Rows as lines of text."""
        done = subprocess.run([os.path.join(programs(), "psql"), "-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-d", url or self.url(), "-c", text],
                              capture_output=True, text=True)
        if done.returncode:
            raise RuntimeError(done.stderr)
        return done.stdout.splitlines()

    def stop(self):
        self.halt()
        if self.small:
            subprocess.run(["umount", "-l", self.folder], check=True)
        shutil.rmtree(self.folder, ignore_errors=True)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.stop()


if __name__ == "__main__":
    if not programs():
        sys.exit("there is no PostgreSQL here: install postgresql-15")
    if sys.argv[1] == "--make":  # a database there, unless it is there already
        subprocess.run([os.path.join(programs(), "psql"), "-X", "-q", "-d", sys.argv[2], "-c", f"CREATE DATABASE {sys.argv[3]}"], capture_output=True)
        sys.exit()
    with Postgres("fsync = off") as postgres:
        code = subprocess.run(sys.argv[1:], env={**os.environ, "DIZAINE_POSTGRES": postgres.database()}).returncode
    sys.exit(code)
