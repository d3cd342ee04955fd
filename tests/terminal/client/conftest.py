"""A server for the tests of the client, and a separate data folder for each test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.running import server, settings


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with server(settings(str(tmp_path_factory.mktemp("server") / "games.db"))) as address:
        yield address


@pytest.fixture(autouse=True)
def _temporary_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
