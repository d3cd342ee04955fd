"""Games in a Parquet file: the same for any number of processes, and never half a file."""

from __future__ import annotations

import importlib
import json
from pathlib import Path
from typing import Any

import pytest
from tests.helpers.command import run
from tests.helpers.missing import missing
from tests.lab.setups import first_game

from throneroom.encoding.layout import LAYOUT_VERSION
from throneroom.lab import parquet_file
from throneroom.lab.decisions import KINGDOM, data_layout, decisions_with
from throneroom.lab.parquet_file import METADATA, SCHEMA_VERSION, open_games_file, write_games
from throneroom.lab.pool import LocalPool, Pool

ARGUMENTS = ("lab", "games", "random", "big-money", "--kingdom", "First Game", "--layout", "kingdom", "--games", "130")


@pytest.fixture
def parquet() -> Any:
    try:
        return importlib.import_module("pyarrow.parquet")
    except ImportError:
        missing("Parquet files need PyArrow: pip install '.[data]'")


def test_any_number_of_processes_writes_the_same_file(
    parquet: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(LocalPool, "break_even_seconds", 0.0)
    monkeypatch.setattr(parquet_file, "_ROWS", 1000)
    for jobs in ("1", "2"):
        result = run(*ARGUMENTS, "--jobs", jobs, "--out", str(tmp_path / f"{jobs}.parquet"))
        assert (result.code, result.err) == (0, "")
        assert "130 games with" in result.out
    assert (tmp_path / "1.parquet").read_bytes() == (tmp_path / "2.parquet").read_bytes()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["1.parquet", "2.parquet"]
    read = parquet.ParquetFile(tmp_path / "1.parquet")
    assert read.metadata.row_group(0).num_rows == 1000


def test_a_file_has_every_decision_and_says_what_the_numbers_mean(parquet: Any, tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    kingdoms = ("--kingdom", "Big Money")
    assert run(*ARGUMENTS, *kingdoms, "--games", "3", "--out", str(file), "--jobs", "1").code == 0
    table = parquet.read_table(file)
    about = json.loads(table.schema.metadata[METADATA.encode()])
    assert (about["version"], about["layout_version"]) == (SCHEMA_VERSION, LAYOUT_VERSION)
    assert about == json.loads(parquet.read_metadata(file).metadata[METADATA.encode()])  # for programs without Arrow
    assert (about["players"], about["seed"], len(about["kingdoms"])) == (["random", "big-money"], 1, 2)
    setups = [first_game("random", "big-money")]
    expected = decisions_with(setups, KINGDOM)(setups[0], 0, 3)
    rows = [row for row in table.to_pylist() if row["kingdom"] == 0]
    names = data_layout(setups, KINGDOM).actions.names()
    assert [about["actions"][row["action"]] for row in rows] == [names[action] for action in expected.action]
    assert [row["verb"] for row in rows] == expected.verb
    assert {len(row["mask"]) for row in rows} == {len(about["actions"])}
    assert {len(row["observation"]) for row in rows} == {about["parts"][-1]["start"] + 2}
    assert all(row["mask"][row["action"]] for row in rows)


def test_after_ctrl_c_the_file_has_the_games_that_were_finished(parquet: Any, tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"

    def interrupt(done: int, total: int) -> None:
        if done >= 120:
            raise KeyboardInterrupt

    with open_games_file(file, [first_game("random", "big-money")], KINGDOM) as target:
        write_games(target, 600, Pool(), interrupt)
    assert target.games >= 120
    games = parquet.read_table(file)["game"].to_pylist()
    assert sorted(set(games)) == list(range(target.games))
    assert len(games) == target.rows


def test_without_games_or_with_an_error_there_is_no_file(parquet: Any, tmp_path: Path) -> None:
    setups = [first_game("random", "big-money")]
    file = tmp_path / "games.parquet"
    file.write_text("an older one")
    with open_games_file(file, setups, KINGDOM):
        pass
    with pytest.raises(IndexError), open_games_file(file, setups, KINGDOM) as target:
        target.add(0, decisions_with(setups, KINGDOM)(setups[len(setups)], 0, 1), 1)
    assert [path.read_text() for path in tmp_path.iterdir()] == ["an older one"]


def test_a_change_of_the_columns_needs_a_new_version(parquet: Any) -> None:
    layout = data_layout([first_game("random", "random")], KINGDOM)
    shown = [f"{field.name} {field.type}" for field in parquet_file._schema(importlib.import_module("pyarrow"), layout)]
    assert (SCHEMA_VERSION, shown) == (
        1,
        [
            "kingdom int32",
            "game int64",
            "step int32",
            "seat int8",
            "player int8",
            "turn int16",
            "verb string",
            "card string",
            f"observation fixed_size_binary[{layout.size}]",
            f"mask fixed_size_binary[{layout.actions.size}]",
            "action int16",
            "outcome int8",
            "lead int16",
        ],
    )


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["big-money", "--out", "x.parquet"], "at least 2 strategies"),
        (["big-money", "random"], "--out"),
        (["big-money", "random", "--out", "gone/x.parquet"], "no such folder"),
        (["big-money", "random", "--out", "x.parquet", "--kingdom", "First Game", "--kingdoms", "2"], "choose one"),
    ],
)
def test_bad_options_are_refused(arguments: list[str], reason: str) -> None:
    result = run("lab", "games", *arguments)
    assert result.code == 2
    assert reason in result.err
