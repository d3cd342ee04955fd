"""The log of a kept name: every version of it is read, and nothing else is taken for one."""

from __future__ import annotations

import pytest
from tests.helpers.paths import ROOT

from throneroom.server.ratings.glicko2 import UNKNOWN, Rating
from throneroom.server.ratings.name_log import GameCounted, is_name_log, log_id, read_name, write_name_entry
from throneroom.server.store.store import BadLog
from throneroom.server.tables.loading import is_table_log
from throneroom.server.tokens import new_id

KEPT = ROOT / "tests" / "kept" / "names"
TAKEN = b'{"e":"taken","at":1,"name":"Ann","id":"k3x","key":"00","version":1}'


@pytest.mark.parametrize("version", ["1"])
def test_the_log_of_every_version_is_read(version: str) -> None:
    """The files were written by the version whose number they have, and never change."""
    held = read_name((KEPT / f"version-{version}.jsonl").read_bytes().splitlines())
    assert (held.name, held.taken.id, held.length, held.changed) == ("Ann", "k3xabcdefghj", 3, 3000.5)
    assert held.rating == Rating(1580.1, 255.4, 0.059998)
    assert held.before("t1aaaaaaaaaa") == UNKNOWN
    assert held.before("another") == held.rating
    assert list(held.games) == ["t1aaaaaaaaaa", "t2aaaaaaaaaa"]


def test_a_log_of_a_later_version_is_not_read() -> None:
    with pytest.raises(BadLog, match="later version"):
        read_name([TAKEN.replace(b'"version":1', b'"version":2')])


def test_a_log_that_makes_no_sense_is_refused() -> None:
    game = write_name_entry(GameCounted(at=1, table="t", before=UNKNOWN, after=UNKNOWN))
    for wrong in ([b"Dear diary"], [game], [TAKEN, TAKEN], [TAKEN, b"{}"], [TAKEN, game[:-1]]):
        with pytest.raises(BadLog):
            read_name(wrong)


def test_names_that_look_the_same_are_the_same() -> None:
    same = ("Ann Élan", "ann élan", "ANN E\u0301LAN", "Ａnn  Élan")
    assert len({log_id(name) for name in same}) == 1
    assert log_id("Anna Élan") != log_id("Ann Élan")


def test_ids_of_tables_are_never_those_of_names() -> None:
    assert is_name_log(log_id("Ann"))
    assert not is_table_log(log_id("Ann"))
    assert all(is_table_log(new_id()) for _ in range(1000))
