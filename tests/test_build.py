"""The build under test is the one that was meant: `make test` says plain or compiled in THRONEROOM_EXPECT."""

from __future__ import annotations

import importlib
import os
import tomllib
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest
from tests.helpers.paths import ROOT

import throneroom

EXPECT = os.environ.get("THRONEROOM_EXPECT")

pytestmark = pytest.mark.skipif(EXPECT is None, reason="THRONEROOM_EXPECT is not set: either will do")


def modules_to_compile() -> list[str]:
    """The modules that pyproject.toml hands to mypyc."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    hook = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]
    return sorted(
        ".".join(path.relative_to(ROOT / "src").with_suffix("").parts)
        for pattern in hook["compile"]
        for path in ROOT.glob(pattern)
        if path.name != "__init__.py"
    )


def test_the_package_has_all_its_files() -> None:
    """What is no Python is there as well: texts, the style of the full screen, strategies. Compiled it is a wheel."""
    package = ROOT / "src" / "throneroom"
    files = [path for path in package.rglob("*") if path.suffix in (".ftl", ".tcss", ".txt", ".typed")]
    names = {path.relative_to(package) for path in files if "static" not in path.parts}
    assert {Path("terminal/screen/style.tcss"), Path("locale/pl/screen.ftl"), Path("py.typed")} <= names
    there = Path(throneroom.__file__).parent
    assert not [str(name) for name in names if not (there / name).is_file()]


def test_the_engine_is_among_the_modules_to_compile() -> None:
    assert "throneroom.engine.game" in modules_to_compile()


@pytest.mark.parametrize("name", modules_to_compile())
def test_the_expected_build_runs(name: str) -> None:
    file = importlib.import_module(name).__file__
    assert file is not None
    loaded = "compiled" if file.endswith(tuple(EXTENSION_SUFFIXES)) else "plain"
    assert loaded == EXPECT, f"{name} was loaded from {file}"
