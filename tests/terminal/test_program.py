"""Commands shown for copying use the name by which the program was started."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from throneroom.terminal.program import program


def test_the_program_is_named_as_it_was_started(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert program() == "throneroom"
    installed = tmp_path / "my games" / "throneroom"
    installed.parent.mkdir()
    installed.touch(mode=0o755)
    monkeypatch.setattr(sys, "argv", [str(installed)])
    monkeypatch.setenv("PATH", str(tmp_path))
    assert program() == f"'{installed}'"
    monkeypatch.setenv("PATH", str(installed.parent))
    assert program() == "throneroom"
    monkeypatch.setattr(sys, "argv", [str(tmp_path / "throneroom" / "__main__.py")])
    assert program() == f"{Path(sys.executable).name} -m throneroom"
