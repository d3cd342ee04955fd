"""The examples in the lab's help work (with fewer games), and docs/lab.md lists the JSON keys.

test_commands.py tests the commands of the page.
"""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
from tests.helpers.command import run
from tests.helpers.paths import ROOT

from throneroom.lab.validation import REFERENCE_MATCHES

pytestmark = pytest.mark.once  # many games

PAGE = (ROOT / "docs" / "lab.md").read_text(encoding="utf-8")


@pytest.fixture(autouse=True)
def _few_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "my-plan.txt").write_text("Province\nGold\nSilver\n")
    (tmp_path / "mybot.py").symlink_to(ROOT / "docs" / "examples" / "mybot.py")
    monkeypatch.setattr("throneroom.lab.validation.REFERENCE_MATCHES", REFERENCE_MATCHES[:1])


def check_command(command: str) -> None:
    words = shlex.split(command)
    if words[0] in ("simulate", "tournament"):
        words += ["--games", "12", "--jobs", "1"]  # if an option is given twice, the last one counts
    elif words[0] == "lab":
        words += ["--games", "500", "--jobs", "1"]
    result = run(*words)
    assert (result.code, result.err) == (0, ""), command


@pytest.mark.parametrize("name", ["simulate", "tournament", "lab validate"])
def test_each_example_of_the_help_works(name: str) -> None:
    """No line is wider than a terminal."""
    shown = run(*name.split(), "--help").out
    found = re.findall(r"^ *throneroom (.+)$", shown, re.MULTILINE)
    assert len(found) >= 2
    for command in found:
        check_command(command)
    assert max(map(len, shown.splitlines())) <= 80


def test_what_the_page_says_about_json_is_true() -> None:
    """It lists all the keys, and no others."""
    (paragraph,) = re.findall(r"JSON has these keys:.*?\n\n", PAGE, re.DOTALL)
    data = run("simulate", "big-money", "random", "--games", "12", "--json").json
    keys = {*data, *data["strategies"][0]}
    named = set(re.findall(r"`(\w+)`", paragraph)) - {"finished", "precise", "interrupted"}
    assert named <= keys
    assert {key for key in keys if not key.endswith("_interval")} <= named
