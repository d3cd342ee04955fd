"""A server with each kind of database."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.server.database import database
from tests.server.running import server, settings


@pytest.fixture(scope="package", params=["sqlite", "postgresql"])
def base(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Yield the address of a server, once with SQLite and once with PostgreSQL."""
    if request.param == "sqlite":
        with server(settings(str(tmp_path_factory.mktemp("server") / "games.db"))) as address:
            yield address
    else:
        with database() as running, server(settings(running.address)) as address:
            yield address
