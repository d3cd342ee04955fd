"""A lock that keeps two servers from using one SQLite file, while other programs may read and copy it.

Each server caches tables in memory and would not see what the other appends. The lock is an exclusive transaction on an
empty SQLite file beside the database: the system releases it when the process ends, however it ends.
"""

from __future__ import annotations

import sqlite3
from typing import Final

from throneroom.server.store.schema import DatabaseInUse

_LOCK_SECONDS: Final = 5  # to wait for another server that is just closing this file


class ServerLock:
    """The lock, held until `close`. Raises DatabaseInUse if another server holds it."""

    def __init__(self, path: str) -> None:
        self._connection: Final = sqlite3.connect(f"{path}.lock", timeout=_LOCK_SECONDS, isolation_level=None)
        try:
            self._connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            self._connection.close()
            if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
                raise DatabaseInUse(path) from None
            raise

    def close(self) -> None:
        self._connection.close()
