"""The version of the database's tables, and why a database is refused: it is newer, or in use."""

from __future__ import annotations

from typing import Final

from throneroom.engine.localizable import Localizable, localizable
from throneroom.server.store.store import StoreDown

# Incremented with every change of the tables, in SQLite and PostgreSQL alike; each change needs a migration in both.
# Databases of version 0.1.0 have no number, which means 0.
SCHEMA_VERSION: Final = 1


class DatabaseTooNew(StoreDown):
    """A newer version of the program has changed the database. Nothing was touched."""

    def __init__(self, version: int) -> None:
        english = (
            f"it was written by a newer version of Throneroom (schema {version}; this program knows up to "
            f"{SCHEMA_VERSION}). Update Throneroom, or restore an older backup. Nothing was changed"
        )
        super().__init__(english)
        self.message: Final[Localizable] = localizable(
            "serve-database-newer", english, found=str(version), known=str(SCHEMA_VERSION)
        )


class DatabaseInUse(StoreDown):
    """Another server is using the file."""

    def __init__(self, file: str) -> None:
        english = f"another server is using {file}. Use that one, or stop it first"
        super().__init__(english)
        self.message: Final[Localizable] = localizable("serve-database-in-use", english, file=file)
