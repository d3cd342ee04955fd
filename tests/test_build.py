"""The build under test: the expected one, plain or compiled, with all its files."""

from __future__ import annotations

import importlib.util
import os
import runpy
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
from tests.helpers.paths import PACKAGE, ROOT

from throneroom.engine.build import build_of

EXPECT = os.environ.get("THRONEROOM_EXPECT")  # set by `make test`: plain or compiled


def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def build_settings(name: str) -> list[str]:
    found: list[str] = project()["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"][name]
    return found


def patterns_to_compile() -> list[str]:
    return build_settings("compile")


def modules_to_compile() -> list[str]:
    """Return the names of the modules that pyproject.toml hands to mypyc."""
    return sorted(
        ".".join(path.relative_to(ROOT / "src").with_suffix("").parts)
        for pattern in patterns_to_compile()
        for path in ROOT.glob(pattern)
        if path.name != "__init__.py" and path.relative_to(ROOT).as_posix() not in build_settings("plain")
    )


def test_the_package_has_all_its_files() -> None:
    """Including texts, stylesheets and strategies; the compiled package comes from a wheel."""
    sources = ROOT / "src" / "throneroom"
    files = [path for path in sources.rglob("*") if path.suffix in (".ftl", ".tcss", ".txt", ".typed")]
    names = {path.relative_to(sources) for path in files if "static" not in path.parts}
    assert {Path("terminal/screen/style.tcss"), Path("locale/pl/screen.ftl"), Path("py.typed")} <= names
    assert not [str(name) for name in names if not (PACKAGE / name).is_file()]


def test_the_engine_is_compiled() -> None:
    assert "throneroom.engine.game" in modules_to_compile()


@pytest.mark.parametrize("pattern", patterns_to_compile())
def test_every_pattern_to_compile_matches_a_module(pattern: str) -> None:
    """A renamed module would silently not be compiled."""
    assert list(ROOT.glob(pattern)), f"nothing matches {pattern}: update pyproject.toml"


@pytest.mark.skipif(EXPECT is None, reason="THRONEROOM_EXPECT is not set: any build will do")
@pytest.mark.parametrize("name", modules_to_compile())
def test_the_expected_build_is_running(name: str) -> None:
    module = importlib.import_module(name)
    assert build_of(module) == EXPECT, f"{name} was loaded from {module.__file__}"


@pytest.mark.parametrize("path", build_settings("plain"))
def test_modules_that_are_never_compiled_exist(path: str) -> None:
    assert (ROOT / path).is_file()


def test_a_wish_that_is_neither_yes_nor_no_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    hatch_build = load_hatch_build()
    for wish, expected in (("", False), ("0", False), ("1", True)):
        monkeypatch.setenv("THRONEROOM_PGO", wish)
        assert hatch_build.is_wished("THRONEROOM_PGO") is expected
    monkeypatch.setenv("THRONEROOM_PGO", "yes")
    with pytest.raises(ValueError, match="THRONEROOM_PGO is 'yes'; set it to 0"):
        hatch_build.is_wished("THRONEROOM_PGO")


def test_what_the_build_announces_reaches_the_terminal() -> None:
    """pip hides the output of a build, which may take minutes."""
    announce = "import hatch_build; hatch_build.announce('compiling')"
    hidden = f'exec {shlex.quote(sys.executable)} -c "{announce}" 2>/dev/null'
    in_terminal = "import pty, sys; sys.exit(pty.spawn(sys.argv[1:]))"
    done = subprocess.run(
        [sys.executable, "-c", in_terminal, "sh", "-c", hidden],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=True,
    )
    assert "throneroom: compiling" in done.stdout


def test_a_source_distribution_keeps_its_client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even if it looks outdated, since installing it must never need Node. A checkout builds its own."""
    hatch_build = load_hatch_build()
    monkeypatch.delenv("THRONEROOM_WEB", raising=False)
    monkeypatch.setattr(hatch_build, "client_build", lambda root: pytest.fail("it looked for Node"))
    page = tmp_path / hatch_build.CLIENT
    page.parent.mkdir(parents=True)
    page.touch()
    assert not hatch_build.is_distribution(tmp_path)
    (tmp_path / "PKG-INFO").touch()
    assert hatch_build.is_distribution(tmp_path)
    hatch_build.build_client(tmp_path, is_required=True)


@pytest.mark.once
def test_the_games_that_train_the_compiler_can_be_played() -> None:
    """`THRONEROOM_PGO=1` plays them with a first build."""
    runpy.run_path(str(ROOT / "benchmarks" / "training.py"), run_name="__main__")


def load_hatch_build() -> Any:
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
