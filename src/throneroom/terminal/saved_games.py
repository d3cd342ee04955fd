"""Saved games: loading with clear errors, and atomic saving."""

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

_LARGEST = 20_000_000  # bytes; the record of a long game has about 10,000


class CannotSave(Problem):
    """A game cannot be saved to this file."""


class CannotLoad(Problem):
    """A file does not contain a saved game."""


def load(path: Path, catalog: Catalog, *, partly: bool = False) -> Record:
    """Return the record in a file; for `partly`, see `read_record`.

    Raises CannotLoad with the file, the line and the reason.
    """
    try:
        with path.open("rb") as file:
            content = file.read(_LARGEST + 1)
    except OSError as error:
        raise _problem(CannotLoad, path, system_message(error)) from None
    if len(content) > _LARGEST:
        raise _problem(CannotLoad, path, localizable("problem-file-large", "too large to be a saved game"))
    try:
        return read_record(content.decode("utf-8"), catalog, partly=partly)
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
    """Write a record, as JSON if the file is a .json file, replacing the file atomically.

    Raises CannotSave.
    """
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
        raise _problem(CannotSave, path, system_message(error)) from None


def _problem(kind: type[P], path: Path | str, reason: Localizable) -> P:
    return kind("problem-in-file", f"{path}: {reason}", file=str(path), reason=reason)


def check_target(path: Path) -> Path:
    """Return the file to write.

    Raises CannotSave if it cannot be written, or if it exists and is not a saved game.
    """
    try:
        target = path.resolve()
        if target.is_dir():
            raise _problem(CannotSave, path, localizable("problem-file-folder", "this is a folder; give a file name"))
        if not target.parent.is_dir():
            folder = str(target.parent)
            missing = localizable("problem-file-no-folder", f"no such folder: {folder}", folder=folder)
            raise _problem(CannotSave, path, missing)
        if target.exists() and target.stat().st_size and not _is_record(target):
            kept = "this file is not a saved game and will not be overwritten; choose another name"
            raise _problem(CannotSave, path, localizable("problem-file-kept", kept))
    except CannotSave:
        raise
    except OSError as error:
        raise _problem(CannotSave, path, system_message(error)) from None
    except (ValueError, RuntimeError) as error:  # such as a null byte in the name, or a loop of symbolic links
        raise _problem(CannotSave, path, untranslated(str(error))) from None
    return target


def expanded(typed: str) -> Path:
    """Return a typed path, with ~ replaced by the home folder.

    Raises CannotSave.
    """
    try:
        return Path(typed).expanduser()
    except RuntimeError:
        no_home = localizable("problem-file-no-home", "no such home folder")
        raise _problem(CannotSave, typed, no_home) from None


def _is_record(path: Path) -> bool:
    with path.open("rb") as file:
        beginning = file.read(200)
    return beginning.startswith(b"Throneroom record") or b'"throneroom record"' in beginning


def unused_path(folder: Path, seed: int) -> Path:
    """Return a path in the folder that does not exist yet, named after the game's seed."""
    number = 1
    while (path := folder / f"throneroom-{str(seed)[:20]}{f'-{number}' if number > 1 else ''}.txt").exists():
        number += 1
    return path


def numbered_path(path: Path, number: int) -> Path:
    """Return the file for a game of a series: game.txt, game-2.txt, ..."""
    return path if number == 1 else path.with_name(f"{path.stem}-{number}{path.suffix}")
