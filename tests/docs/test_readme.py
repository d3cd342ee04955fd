"""The examples in the help work, and nothing is cut off. (test_commands.py tests those of the pages.)"""

from __future__ import annotations

import io
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from tests.helpers.command import run
from tests.helpers.paths import ROOT, SOURCES

NIGHT_MARKET = ROOT / "docs" / "examples" / "night_market.py"


@pytest.fixture(autouse=True)
def _a_few_answers_are_typed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "stdin", io.StringIO("all\n\n" * 5))


def commands(text: str) -> list[list[str]]:
    found = re.findall(r"^ *throneroom (.+)$", text, re.MULTILINE)
    return [shlex.split(command, comments=True) for command in found]


@pytest.mark.once
def test_each_example_of_play_and_replay_works() -> None:
    assert run("play", "--plain", "--save", "game.json").code == 0
    for command in ("play", "replay"):
        shown = run(command, "--help").out
        examples = commands(shown)
        assert len(examples) >= 4
        for words in examples:
            if {"--terminal", "mybot.py:MyBot", "network:first-game.npz"} & {*words}:  # tests/terminal tests the screen
                assert run(*words).is_refused(2, "The full screen needs a terminal")
            elif command == "play" and "--plain" not in words:
                continue  # it serves until Ctrl-C; tests/commands/test_play_in_browser.py plays these
            elif "40" not in words:  # the game of this test has fewer decisions
                assert run(*words).code == 0, words
        assert max(map(len, shown.splitlines())) <= 80


def test_the_page_about_custom_cards_plays_one() -> None:
    page = (ROOT / "docs" / "write-a-card.md").read_text(encoding="utf-8")
    (words,) = [words for words in commands(page) if words[0] == "play" and "--plain" in words]
    result = run(*[str(NIGHT_MARKET) if word.endswith(".py") else word for word in words])
    assert (result.code, result.err) == (0, "")
    assert "Night Market 10" in result.out


def test_the_page_about_bots_shows_the_whole_example() -> None:
    """About 40 lines."""
    page = (ROOT / "docs" / "write-a-bot.md").read_text(encoding="utf-8")
    example = (ROOT / "docs" / "examples" / "mybot.py").read_text(encoding="utf-8")
    assert f"```python\n{example}```" in page
    assert len(example.splitlines()) <= 40


def test_the_list_of_commands_is_not_cut_off() -> None:
    assert "..." not in run("--help").out.replace("[ARGS]...", "")


@pytest.mark.skipif(os.name == "nt", reason="there are no such streams")
@pytest.mark.parametrize("arguments", ["--version", "cards", "kingdom --json", "play --plain"])
@pytest.mark.parametrize(
    ("stream", "problem"), [(">&-", "standard output is closed"), (">/dev/full", "No space left on device")]
)
def test_an_output_that_cannot_be_written_is_reported_in_one_line(arguments: str, stream: str, problem: str) -> None:
    if stream == ">/dev/full" and not Path("/dev/full").exists():
        pytest.skip("there is no such device")
    done = subprocess.run(
        ["/bin/sh", "-c", f"{shlex.quote(sys.executable)} -m throneroom {arguments} {stream}"],
        stdin=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env={**os.environ, "PYTHONPATH": str(SOURCES)},
        check=False,
        timeout=60,
    )
    assert (done.returncode, done.stderr) == (1, f"throneroom: {problem}\n")
