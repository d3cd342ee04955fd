"""Imports point one way: engine <- cards <- record, view <- bots <- terminal, env <- lab <- server <- table <- cli."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

SOURCES = Path(__file__).parents[1] / "src" / "throneroom"

PACKAGE = "throneroom"
FRONT = "__init__"  # throneroom/__init__.py, the public names

# What each layer may import besides itself. Neighbours, such as record and view, do not know each other.
ENGINE = {"engine"}
CARDS = ENGINE | {"cards"}
GAME = CARDS | {"record", "view"}
BOTS = GAME | {"bots"}
TOOLS = BOTS | {"lab", "server", "terminal", "table", "env"}
MAY_IMPORT: dict[str, set[str]] = {
    "locale": set(),
    "engine": set(),
    "cards": ENGINE,
    "record": CARDS,
    "view": CARDS,
    "bots": GAME,
    "lab": BOTS | {"locale", "terminal", FRONT},  # its commands read cards and kingdoms as all others do
    "env": BOTS,
    "server": BOTS | {"lab", "locale", "terminal", FRONT},  # the front has the version
    "terminal": BOTS | {"locale"},
    "table": BOTS | {"locale", "server", "terminal"},  # it speaks the server's protocol
    FRONT: TOOLS,
    "cli": TOOLS | {"locale", FRONT},
    "__main__": {"cli"},
}


def test_imports_point_one_way() -> None:
    assert SOURCES.is_dir()
    assert not (wrong := list(wrong_imports(SOURCES))), "\n".join(["imports against the layers:", *wrong])


def test_the_table_knows_of_the_server_only_its_protocol() -> None:
    """And the folder where the seats at servers are remembered."""
    known = {
        module
        for path in (SOURCES / "table").rglob("*.py")
        for _, module in imports(path, SOURCES)
        if layer_of(module) == "server"
    }
    assert known
    assert not [
        name for name in known if not name.startswith(("throneroom.server.protocol", "throneroom.server.folder"))
    ]


def test_the_server_knows_of_the_terminal_only_names_and_words() -> None:
    """As people type them and read them, and what the options of all commands have in common."""
    known = {
        module.removeprefix("throneroom.terminal.").partition(".")[0]
        for path in (SOURCES / "server").rglob("*.py")
        for _, module in imports(path, SOURCES)
        if layer_of(module) == "terminal"
    }
    assert known == {"names", "options", "sayings", "spoken"}


def test_the_checker_sees_every_wrong_import(tmp_path: Path) -> None:
    """Absolute or relative, at the top, inside a function or for types only."""
    package = tmp_path / PACKAGE
    write(package / "__init__.py", "from throneroom.lab import match", "from throneroom.cli import main")
    write(
        package / "engine" / "game.py",
        "import random",
        "from throneroom.engine.card import Card",
        "from typing import TYPE_CHECKING",
        "import throneroom.cards.base",
        "if TYPE_CHECKING:",
        "    from throneroom.view import View",
        "def f() -> None:",
        "    from .. import bots",
        "    from ..record.text import read",
        "    from .card import Card",
    )
    write(package / "record" / "text.py", "from throneroom.view import View")
    write(package / "bots" / "__init__.py", "from .bot import Bot", "from .. import __version__, view, lab")
    write(package / "lab" / "match.py", "from throneroom import server", "from throneroom import bots")
    write(package / "locale" / "__init__.py", "from throneroom.engine.card import Card", "import json")
    write(package / "cli.py", "from throneroom import __version__, locale", "import throneroom.server.app")
    write(package / "shop.py", "import json")

    assert sorted(wrong_imports(package)) == [
        "throneroom/__init__.py:2: __init__ may not import throneroom.cli",
        "throneroom/bots/__init__.py:2: bots may not import throneroom.__version__",
        "throneroom/bots/__init__.py:2: bots may not import throneroom.lab",
        "throneroom/engine/game.py:4: engine may not import throneroom.cards.base",
        "throneroom/engine/game.py:6: engine may not import throneroom.view",
        "throneroom/engine/game.py:8: engine may not import throneroom.bots",
        "throneroom/engine/game.py:9: engine may not import throneroom.record.text",
        "throneroom/lab/match.py:1: lab may not import throneroom.server",
        "throneroom/locale/__init__.py:1: locale may not import throneroom.engine.card",
        "throneroom/record/text.py:1: record may not import throneroom.view",
        "throneroom/shop.py:1: shop has no layer; give it one in tests/test_layers.py",
    ]


def wrong_imports(package: Path) -> Iterator[str]:
    """Each import against the layers, as `file:line: what is wrong`."""
    for path in sorted(package.rglob("*.py")):
        place = path.relative_to(package.parent).as_posix()
        layer = path.relative_to(package).with_suffix("").parts[0]
        if layer not in MAY_IMPORT:
            yield f"{place}:1: {layer} has no layer; give it one in tests/test_layers.py"
            continue
        for line, module in imports(path, package):
            if layer_of(module) not in MAY_IMPORT[layer] | {layer}:
                yield f"{place}:{line}: {layer} may not import {module}"


def imports(path: Path, package: Path) -> Iterator[tuple[int, str]]:
    """Everything of throneroom that a file imports anywhere, as line and full name."""
    folder = path.relative_to(package.parent).parent.parts
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
        match node:
            case ast.Import(names=names):
                found = [name.name for name in names]
            case ast.ImportFrom(module=module, names=names, level=level):
                base = folder[: len(folder) - level + 1] if level else ()
                origin = ".".join([*base, *([module] if module else [])])
                # From the package itself, each name may be a layer; from deeper, the origin tells the layer.
                found = [f"{origin}.{name.name}" for name in names] if origin == PACKAGE else [origin]
            case _:
                continue
        yield from ((node.lineno, name) for name in found if name.split(".")[0] == PACKAGE)


def layer_of(module: str) -> str:
    """The layer of `throneroom.engine.card` is engine; that of `throneroom.__version__` is the front."""
    _, *inner = module.split(".")
    return inner[0] if inner and inner[0] in MAY_IMPORT else FRONT


def write(path: Path, *lines: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
