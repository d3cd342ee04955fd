"""The folders that hold a user's data and caches."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from throneroom.system.folders import CACHE_VARIABLE, cache_folder, data_folder

pytestmark = pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="XDG folders are those of Linux")


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    for name in (CACHE_VARIABLE, "XDG_CACHE_HOME", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)


def test_by_default_both_are_in_the_home_folder(tmp_path: Path) -> None:
    assert cache_folder() == tmp_path / ".cache" / "throneroom"
    assert data_folder() == tmp_path / ".local" / "share" / "throneroom"


def test_xdg_variables_move_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "caches"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert cache_folder() == tmp_path / "caches" / "throneroom"
    assert data_folder() == tmp_path / "data" / "throneroom"


def test_relative_xdg_variables_are_ignored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The XDG specification calls them invalid."""
    monkeypatch.setenv("XDG_CACHE_HOME", "not/absolute")
    monkeypatch.setenv("XDG_DATA_HOME", "not/absolute")
    assert cache_folder() == tmp_path / ".cache" / "throneroom"
    assert data_folder() == tmp_path / ".local" / "share" / "throneroom"


def test_our_own_variable_names_the_cache_folder_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "caches"))
    monkeypatch.setenv(CACHE_VARIABLE, str(tmp_path / "plans"))
    assert cache_folder() == tmp_path / "plans"


def test_only_the_data_folder_is_created() -> None:
    """A cache is created when something is written there."""
    assert data_folder().is_dir()
    assert not cache_folder().exists()
