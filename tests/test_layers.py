"""Each layer imports only itself and the layers below it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.helpers.layers import FRONT, MAY_IMPORT, ONLY_IN, PACKAGE
from tests.helpers.paths import ROOT

SOURCES = ROOT / "src" / "throneroom"


def test_no_layer_imports_a_higher_one() -> None:
    assert SOURCES.is_dir()
    assert not (wrong := list(wrong_imports(SOURCES))), "\n".join(["forbidden imports:", *wrong])


def test_every_layer_exists() -> None:
    there = {path.stem for path in SOURCES.iterdir() if path.suffix == ".py" or (path / "__init__.py").exists()}
    assert there == MAY_IMPORT.keys()


def test_a_library_is_imported_only_by_its_layers() -> None:
    """Such as Click only by the commands, and Starlette only by the server."""
    wrong = [
        f"{path.relative_to(SOURCES).as_posix()}:{line}: {module}"
        for path in sorted(SOURCES.rglob("*.py"))
        for line, module in imported(path, SOURCES)
        if (top := module.partition(".")[0]) in ONLY_IN and layer_of_file(path, SOURCES) not in ONLY_IN[top]
    ]
    assert not wrong, "\n".join(wrong)


def test_the_checker_sees_every_wrong_import(tmp_path: Path) -> None:
    """Absolute or relative, at the top, inside a function or for types only."""
    package = tmp_path / PACKAGE
    write(package / "__init__.py", "from throneroom.lab import match", "from throneroom.record import text")
    write(
        package / "engine" / "game.py",
        "import random",
        "from throneroom.engine.card import Card",
        "from typing import TYPE_CHECKING",
        "import throneroom.cards.base",
        "if TYPE_CHECKING:",
        "    from throneroom.words.log import Log",
        "def f() -> None:",
        "    from .. import bots",
        "    from ..record.text import read",
        "    from .card import Card",
        "import throneroom.locale",
    )
    write(package / "bots" / "__init__.py", "from .bot import Bot", "from .. import __version__, system, lab")
    write(package / "lab" / "match.py", "from throneroom import server", "from throneroom import bots, __version__")
    write(package / "server" / "app.py", "import throneroom.lab.pool", "from throneroom.terminal.line import talk")
    write(package / "locale" / "__init__.py", "from throneroom.engine.card import Card", "import json")
    write(
        package / "commands" / "play.py", "from throneroom import __version__, locale", "import throneroom.server.app"
    )
    write(package / "shop.py", "import json")

    assert sorted(wrong_imports(package)) == [
        "throneroom/__init__.py:1: __init__ may not import throneroom.lab",
        "throneroom/bots/__init__.py:2: bots may not import throneroom.__version__",
        "throneroom/bots/__init__.py:2: bots may not import throneroom.lab",
        "throneroom/engine/game.py:11: engine may not import throneroom.locale",
        "throneroom/engine/game.py:4: engine may not import throneroom.cards.base",
        "throneroom/engine/game.py:6: engine may not import throneroom.words.log",
        "throneroom/engine/game.py:8: engine may not import throneroom.bots",
        "throneroom/engine/game.py:9: engine may not import throneroom.record.text",
        "throneroom/lab/match.py:1: lab may not import throneroom.server",
        "throneroom/locale/__init__.py:1: locale may not import throneroom.engine.card",
        "throneroom/server/app.py:2: server may not import throneroom.terminal.line",
        "throneroom/shop.py:1: shop has no layer; give it one in LAYERS in tests/helpers/layers.py",
    ]


def wrong_imports(package: Path) -> Iterator[str]:
    """Return each forbidden import as `file:line: what is wrong`."""
    for path in sorted(package.rglob("*.py")):
        name = path.relative_to(package.parent).as_posix()
        layer = layer_of_file(path, package)
        if layer not in MAY_IMPORT:
            yield f"{name}:1: {layer} has no layer; give it one in LAYERS in tests/helpers/layers.py"
            continue
        for line, module in imported(path, package):
            if module.split(".")[0] == PACKAGE and layer_of(module) not in MAY_IMPORT[layer]:
                yield f"{name}:{line}: {layer} may not import {module}"


def imported(path: Path, package: Path) -> Iterator[tuple[int, str]]:
    """Yield everything that a file imports, as line and full name."""
    folder = path.relative_to(package.parent).parent.parts
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
        match node:
            case ast.Import(names=names):
                found = [name.name for name in names]
            case ast.ImportFrom(module=module, names=names, level=level):
                base = folder[: len(folder) - level + 1] if level else ()
                origin = ".".join([*base, *([module] if module else [])])
                # From the package itself, each name may be a layer; from deeper, the origin names the layer.
                found = [f"{origin}.{name.name}" for name in names] if origin == PACKAGE else [origin]
            case _:
                continue
        yield from ((node.lineno, name) for name in found)


def layer_of_file(path: Path, package: Path) -> str:
    return path.relative_to(package).with_suffix("").parts[0]


def layer_of(module: str) -> str:
    """Return the layer of a module: engine for `throneroom.engine.card`, FRONT for `throneroom.__version__`."""
    _, *inner = module.split(".")
    return inner[0] if inner and inner[0] in MAY_IMPORT else FRONT


def write(path: Path, *lines: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
