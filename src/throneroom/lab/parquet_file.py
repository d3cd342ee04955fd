"""Decisions in a Parquet file, written in row groups of a fixed size, so that any number of processes gives the same.

The file is written beside its place and renamed when it is complete: there is never half a file. docs/data.md
describes its columns. Change SCHEMA_VERSION with every change of their order or meaning.
"""

from __future__ import annotations

import importlib
import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from throneroom import __version__
from throneroom.encoding.layout import LAYOUT_VERSION, Layout
from throneroom.lab.batches import play_batches
from throneroom.lab.decisions import Decisions, data_layout, decisions_with
from throneroom.lab.match_setup import MatchSetup, labels
from throneroom.lab.pool import MissingPackage, Pool

SCHEMA_VERSION: Final = 1
FORMAT: Final = "throneroom games"
METADATA: Final = "throneroom"  # the key in the file's metadata

_ROWS: Final = 8192  # of a row group: some 16 megabytes of observations, before they are compressed
# The columns with strings or bytes; all others are numbers of the size of their arrays.
_TEXTS: Final = ("verb", "card")
_BYTES: Final = ("observation", "mask")


def write_games(file: GamesFile, games: int, pool: Pool, report: Callable[[int, int], None]) -> None:
    """Play this many games of each setup, and add their decisions. After Ctrl-C, the file has the complete games."""
    work = decisions_with(file.setups, file.which)
    total = games * len(file.setups)
    try:
        for kingdom, setup in enumerate(file.setups):
            for batch in play_batches(pool, work, setup, games):
                file.add(kingdom, batch.result, batch.stop - batch.start)
                report(file.games, total)
    except KeyboardInterrupt:
        pass


class GamesFile:
    """Collects decisions, and writes a row group whenever there are enough."""

    def __init__(self, arrow: Any, writer: Any, setups: Sequence[MatchSetup], which: str) -> None:
        self.setups: Final = setups
        self.which: Final = which
        self.games = 0
        self.rows = 0
        self._arrow: Final = arrow
        self._writer: Final = writer
        self._tables: list[Any] = []  # not written yet
        self._waiting = 0

    def add(self, kingdom: int, found: Decisions, games: int) -> None:
        """Add the decisions of some games."""
        arrow = self._arrow
        rows = len(found.game)
        columns: list[Any] = []
        for field in self._writer.schema:
            if field.name == "kingdom":
                columns.append(arrow.array([kingdom] * rows, field.type))
            elif field.name in _TEXTS:
                columns.append(arrow.array(getattr(found, field.name), field.type))
            else:
                buffers = [None, arrow.py_buffer(getattr(found, field.name))]
                columns.append(arrow.Array.from_buffers(field.type, rows, buffers))
        self._tables.append(arrow.Table.from_arrays(columns, schema=self._writer.schema))
        self._waiting += rows
        self.rows += rows
        self.games += games
        if self._waiting >= _ROWS:
            self._write(self._waiting // _ROWS * _ROWS)

    def _write(self, rows: int) -> None:
        """Write the first rows of those that wait."""
        table = self._arrow.concat_tables(self._tables)
        self._writer.write_table(table.slice(0, rows), row_group_size=_ROWS)
        self._tables = [table.slice(rows)]
        self._waiting -= rows

    def complete(self) -> None:
        """Write the rest."""
        if self._waiting:
            self._write(self._waiting)
        self._writer.close()


@contextmanager
def open_games_file(path: Path, setups: Sequence[MatchSetup], which: str) -> Iterator[GamesFile]:
    """Yield a file to add decisions to. It is there when the block has ended, unless it failed or has no games."""
    try:
        arrow: Any = importlib.import_module("pyarrow")  # it has no type information
        parquet: Any = importlib.import_module("pyarrow.parquet")
    except ImportError:
        raise MissingPackage("PyArrow", "data") from None
    layout = data_layout(setups, which)
    schema = _schema(arrow, layout).with_metadata({METADATA: json.dumps(_metadata(layout, setups))})
    small = [name for name in schema.names if name not in _BYTES]
    beside = path.with_name(f".{path.name}.part")
    writer = parquet.ParquetWriter(beside, schema, compression="zstd", use_dictionary=small, write_statistics=small)
    try:
        file = GamesFile(arrow, writer, setups, which)
        yield file
        file.complete()
        if file.games:
            beside.replace(path)
    finally:
        writer.close()
        beside.unlink(missing_ok=True)


def _schema(arrow: Any, layout: Layout) -> Any:
    """Return the columns, in order."""
    return arrow.schema(
        [
            ("kingdom", arrow.int32()),
            ("game", arrow.int64()),
            ("step", arrow.int32()),
            ("seat", arrow.int8()),
            ("player", arrow.int8()),
            ("turn", arrow.int16()),
            ("verb", arrow.string()),
            ("card", arrow.string()),
            ("observation", arrow.binary(int(layout.size))),
            ("mask", arrow.binary(int(layout.actions.size))),
            ("action", arrow.int16()),
            ("outcome", arrow.int8()),
            ("lead", arrow.int16()),
        ]
    )


def _metadata(layout: Layout, setups: Sequence[MatchSetup]) -> dict[str, Any]:
    """Return what the numbers mean, so that a file can be read without this program."""
    return {
        "format": FORMAT,
        "version": SCHEMA_VERSION,
        "layout_version": LAYOUT_VERSION,
        "throneroom": __version__,
        "seed": setups[0].seed,
        "players": labels(setups[0].bots),
        "kingdoms": [setup.kingdom for setup in setups],
        "actions": layout.actions.names(),
        "parts": [{"name": part.name, "start": part.start, "labels": part.labels} for part in layout.parts],
    }
