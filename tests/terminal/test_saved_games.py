"""Saved games are written atomically, and never over another file."""

from __future__ import annotations

from pathlib import Path

import pytest

from throneroom.cards.catalog import Catalog
from throneroom.cards.kingdoms import kingdom_of
from throneroom.cards.sets import RECOMMENDED_SETS
from throneroom.engine.game import Game
from throneroom.record.record import Record
from throneroom.terminal.saved_games import CannotSave, load, save, unused_path


def test_a_save_that_fails_leaves_the_old_file_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.txt"
    record = Record.of(Game.deal(kingdom_of(RECOMMENDED_SETS[0].cards), 2, 1), ["Ann", "Bob"])
    save(record, path)
    before = path.read_bytes()

    def fail(self: Path, target: Path) -> Path:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", fail)
    with pytest.raises(CannotSave, match="No space left on device"):
        save(record, path)
    assert path.read_bytes() == before
    assert load(path, Catalog()) == record
    assert [path.name for path in tmp_path.iterdir()] == ["a.txt"]


def test_a_new_file_never_takes_the_place_of_another(tmp_path: Path) -> None:
    assert unused_path(tmp_path, 7).name == "throneroom-7.txt"
    unused_path(tmp_path, 7).touch()
    assert unused_path(tmp_path, 7).name == "throneroom-7-2.txt"
