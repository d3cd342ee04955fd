"""What a custom card's file imports: a change in another file of the same author must change its fingerprint, too.

A file of cards stands alone, since it travels to other processes and machines without its neighbours. A package is
installed wherever its cards are loaded, so its modules may import each other.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from importlib.machinery import ModuleSpec
from importlib.util import find_spec
from pathlib import Path
from typing import Final, NamedTuple

_OURS: Final = "throneroom"


class Import(NamedTuple):
    """A module that is imported, as it is written: `level` dots before its name, and `names` that are taken from it."""

    module: str
    level: int
    names: tuple[str, ...]
    line: int


def imports_in(tree: ast.Module) -> Iterator[Import]:
    """Yield the imports of a file, those inside functions included."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield Import(alias.name, 0, (), node.lineno)
        elif isinstance(node, ast.ImportFrom):
            yield Import(node.module or "", node.level, tuple([alias.name for alias in node.names]), node.lineno)


def neighbour(file: Path, tree: ast.Module) -> Import | None:
    """Return the first import of a module that lies beside the file, if there is one."""
    for found in imports_in(tree):
        name = found.module.partition(".")[0]
        if found.level or (not is_known(name) and _is_beside(file, name)):
            return found
    return None


def is_known(module: str) -> bool:
    """Return whether a module is part of Python or Throneroom."""
    name = module.partition(".")[0]
    return name == _OURS or name in sys.stdlib_module_names


def _is_beside(file: Path, name: str) -> bool:
    """Return whether this module lies in the directory of the file, and is not found elsewhere."""
    beside = [file.parent / f"{name}.py", file.parent / name]
    if not beside[0].is_file() and not beside[1].is_dir():
        return False
    spec = _spec(name)
    if spec is None:
        return True
    places = [spec.origin] if spec.has_location else list(spec.submodule_search_locations or ())
    return any(Path(place or "").resolve().is_relative_to(path.resolve()) for place in places for path in beside)


def _spec(name: str) -> ModuleSpec | None:
    try:
        return find_spec(name)
    except (ImportError, ValueError):
        return None


def package_files(name: str, file: Path) -> list[Path]:
    """Return the file of a module, and those of the same package that it imports, directly or not; in order."""
    depth = name.count(".") + (file.name == "__init__.py")
    if not depth or len(file.parents) <= depth:
        return [file]
    root, package = file.parents[depth], name.partition(".")[0]
    found: set[Path] = set()
    waiting = [file]
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            waiting += _imported(path, root, package)
    return sorted(found)


def _imported(path: Path, root: Path, package: str) -> Iterator[Path]:
    """Yield the files of the package that one of its files imports."""
    try:
        tree = ast.parse(path.read_bytes())
    except (OSError, SyntaxError, ValueError):  # it is not read as Python: a compiled module
        return
    for module, level, names, _line in imports_in(tree):
        if level:
            start = path.parents[level - 1] if level <= len(path.parents) else root
        elif module.partition(".")[0] == package:
            start = root
        else:
            continue
        target = start.joinpath(*module.split(".")) if module else start
        parts = target.relative_to(root).parts if target.is_relative_to(root) else ()
        packages = [root.joinpath(*parts[: place + 1]) for place in range(len(parts))]
        for place in (*packages, *(target / name for name in names)):
            yield from (file for file in (place.with_suffix(".py"), place / "__init__.py") if file.is_file())
