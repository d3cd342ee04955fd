"""Saved games: read with a clear error, written whole or not at all."""

from __future__ import annotations

import contextlib
import os
import tempfile
from pathlib import Path
from typing import TypeVar

from throneroom.cards.catalog import Catalog
from throneroom.engine.localizable import Localizable, Problem, localizable, system_message, untranslated
from throneroom.record.record import BadRecord, Record, read_record

P = TypeVar("P", bound=Problem)

_LARGEST = 20_000_000  # bytes; the record of a long game has some ten thousand


class CannotSave(Problem):
    """A game that cannot be written to this file."""


class CannotLoad(Problem):
    """A file that holds no game."""


def load(path: Path, catalog: Catalog) -> Record:
    """The record in a file. What is wrong with it is said with the file, the line and the reason."""
    try:
        with path.open("rb") as file:
            content = file.read(_LARGEST + 1)
    except OSError as error:
        raise _wrong(CannotLoad, path, system_message(error)) from None
    if len(content) > _LARGEST:
        raise _wrong(CannotLoad, path, localizable("problem-file-large", "too large to be a saved game"))
    try:
        return read_record(content.decode("utf-8"), catalog)
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise CannotLoad(
            "problem-in-line",
            f"{path}, line {line}: not a saved game: the file is not UTF-8 text",
            file=str(path),
            line=str(line),
            reason=localizable("problem-file-text", "not a saved game: the file is not UTF-8 text"),
        ) from None
    except BadRecord as bad:
        raise CannotLoad("problem-file-at", f"{path}, {bad}", file=str(path), problem=bad.message) from None


def save(record: Record, path: Path) -> None:
    """Write a record, as JSON if the file is called so. No moment passes with half a file there."""
    target = check_target(path)
    text = record.to_json() if path.suffix.lower() == ".json" else record.to_text()
    temporary = ""
    try:
        handle, temporary = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}-")
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        with contextlib.suppress(OSError):
            Path(temporary).chmod(target.stat().st_mode & 0o777 if target.exists() else 0o644)
        Path(temporary).replace(target)
    except OSError as error:
        if temporary:
            Path(temporary).unlink(missing_ok=True)
        raise _wrong(CannotSave, path, system_message(error)) from None


def _wrong(kind: type[P], path: Path | str, reason: Localizable) -> P:
    """What is wrong with a file."""
    return kind("problem-in-file", f"{path}: {reason}", file=str(path), reason=reason)


def check_target(path: Path) -> Path:
    """The file to write. Refused is what cannot be one, and a file that is no saved game."""
    try:
        target = path.resolve()
        if target.is_dir():
            raise _wrong(CannotSave, path, localizable("problem-file-folder", "this is a folder; give a file name"))
        if not target.parent.is_dir():
            folder = str(target.parent)
            missing = localizable("problem-file-no-folder", f"no such folder: {folder}", folder=folder)
            raise _wrong(CannotSave, path, missing)
        if target.exists() and target.stat().st_size and not _is_record(target):
            kept = "this file is not a saved game and will not be overwritten; choose another name"
            raise _wrong(CannotSave, path, localizable("problem-file-kept", kept))
    except CannotSave:
        raise
    except OSError as error:
        raise _wrong(CannotSave, path, system_message(error)) from None
    except (ValueError, RuntimeError) as error:  # such as a null byte in the name, or links in a circle
        raise _wrong(CannotSave, path, untranslated(str(error))) from None
    return target


def named(typed: str) -> Path:
    """The file of this name, where ~ is the home folder."""
    try:
        return Path(typed).expanduser()
    except RuntimeError:
        raise _wrong(CannotSave, typed, localizable("problem-file-no-home", "no such home folder")) from None


def _is_record(path: Path) -> bool:
    with path.open("rb") as file:
        beginning = file.read(200)
    return beginning.startswith(b"Throneroom record") or b'"throneroom record"' in beginning


def unused(folder: Path, seed: int) -> Path:
    """A file in the folder that is not there yet, named after the game's seed."""
    number = 1
    while (path := folder / f"throneroom-{str(seed)[:20]}{f'-{number}' if number > 1 else ''}.txt").exists():
        number += 1
    return path


def numbered(path: Path, number: int) -> Path:
    """The file for the next game of a series: game.txt, game-2.txt, ..."""
    return path if number == 1 else path.with_name(f"{path.stem}-{number}{path.suffix}")
