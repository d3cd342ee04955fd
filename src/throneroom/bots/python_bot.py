"""Bots written in Python, by their file and class: `mybot.py:MyBot`.

The file is loaded where the bot plays, as Python runs a script: it may import modules from its own folder.
"""

from __future__ import annotations

import importlib.util
import sys
import traceback
from functools import lru_cache
from pathlib import Path
from types import ModuleType
from typing import Final

from throneroom.bots.bot import Bot
from throneroom.engine.localizable import Problem

_SUFFIX: Final = ".py"


class UnknownBot(Problem):
    """There is no level, strategy or file with this name, or no bot in the file."""


def is_python_bot(name: str) -> bool:
    """Whether a name means a bot in Python: `file.py:Class`, or `file.py` if the file has only one."""
    return name.endswith(_SUFFIX) or f"{_SUFFIX}:" in name


def split_name(name: str) -> tuple[Path, str]:
    """Return the file and the class, which is "" if the name has none."""
    file, colon, class_name = name.rpartition(f"{_SUFFIX}:")
    return (Path(file + _SUFFIX), class_name) if colon else (Path(name), "")


def bot_class(file: Path, name: str) -> type[Bot]:
    """Return a class of a file; without a name, the only bot that the file defines. Raises UnknownBot."""
    try:
        changed = file.stat().st_mtime_ns
    except OSError as error:
        raise UnknownBot(
            "problem-python-file", f"cannot read {file}: {error.strerror or error}", file=str(file), error=error
        ) from None
    module = _load(file.resolve(), changed)
    bots = [
        known
        for known, found in vars(module).items()
        if isinstance(found, type) and issubclass(found, Bot) and found.__module__ == module.__name__
    ]
    chosen = name or (bots[0] if len(bots) == 1 else "")
    found = getattr(module, chosen, None) if chosen else None
    if isinstance(found, type) and issubclass(found, Bot):
        return found
    if found is not None:
        raise UnknownBot(
            "problem-python-no-bot",
            f"no bot: {chosen} in {file}; it must be a class that inherits from throneroom.Bot",
            file=str(file),
            name=chosen,
        )
    if not bots:
        raise UnknownBot(
            "problem-python-empty",
            f"no bot in {file}; define a class that inherits from throneroom.Bot",
            file=str(file),
        )
    names = [f"{file}:{known}" for known in bots]
    if not name:
        english = f"several bots in {file}; choose one: {', '.join(names)}"
        raise UnknownBot("problem-python-several", english, file=str(file), names=names)
    english = f"no class {name} in {file}; its bots: {', '.join(names)}"
    raise UnknownBot("problem-python-no-class", english, file=str(file), name=name, names=names)


def new_bot(file: Path, name: str) -> Bot:
    """Return a bot of this class, which must need no arguments. Raises UnknownBot."""
    made = bot_class(file, name)
    try:
        return made()
    except Exception as error:  # whatever the bot's author has written
        reason = _reason(error, file)
        raise UnknownBot(
            "problem-python-not-made",
            f"cannot make {made.__name__} of {file}: {reason}; a bot is made without arguments",
            file=str(file),
            name=made.__name__,
            error=reason,
        ) from None


@lru_cache(maxsize=64)
def _load(file: Path, changed: int) -> ModuleType:
    """Run a file once; again if it has changed since."""
    name = f"throneroom_bot_{file.stem}"
    spec = importlib.util.spec_from_file_location(name, file)
    assert spec is not None  # it ends with .py
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    folder = str(file.parent)
    if folder not in sys.path:
        sys.path.insert(0, folder)
    sys.modules[name] = module  # dataclasses look their module up
    try:
        spec.loader.exec_module(module)
    except Exception as error:  # whatever the bot's author has written
        del sys.modules[name]
        reason = _reason(error, file)
        raise UnknownBot(
            "problem-python-failed", f"cannot load {file}: {reason}", file=str(file), error=reason
        ) from None
    return module


def _reason(error: Exception, file: Path) -> str:
    """Return the error in one line, with the line of the file where it happened."""
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if Path(frame.filename) == file]
    if isinstance(error, SyntaxError):
        lines = [error.lineno]
        error = SyntaxError(error.msg)
    where = f" (line {lines[-1]})" if lines and lines[-1] else ""
    return " ".join(f"{type(error).__name__}: {error}{where}".split())
