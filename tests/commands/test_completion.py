"""`throneroom completion`: what real shells offer."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.helpers.command import PATIENCE, run
from tests.helpers.paths import SOURCES

BASH = """
eval "$(throneroom completion bash)"
COMP_WORDS=({words}) COMP_CWORD=$(( ${{#COMP_WORDS[@]}} - 1 ))
_throneroom_completion throneroom
printf '%s\\n' "${{COMPREPLY[@]}}"
"""


@pytest.fixture
def shell(tmp_path: Path) -> dict[str, str]:
    """Return an environment in which `throneroom` is the build under test."""
    program = tmp_path / "throneroom"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m throneroom "$@"\n', encoding="utf-8")
    program.chmod(0o755)
    path = os.pathsep.join([str(tmp_path), os.environ["PATH"]])
    return {**os.environ, "PATH": path, "PYTHONPATH": str(SOURCES), "THRONEROOM_LANG": "en"}


def offered(shell: dict[str, str], words: str) -> list[str]:
    """Return what bash offers after these words; the last one is incomplete."""
    bash = shutil.which("bash")
    assert bash is not None
    done = subprocess.run(
        [bash, "--norc", "-c", BASH.format(words=words)],
        env=shell,
        capture_output=True,
        encoding="utf-8",
        check=True,
        timeout=PATIENCE,
    )
    assert done.stderr == ""
    return done.stdout.split()


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("throneroom k", ["kingdom"]),
        ("throneroom lab ex", ["exploit"]),
        ("throneroom help tour", ["tournament"]),
        ("throneroom play --no", ["--no-browser"]),
        ("throneroom play --cus", ["--custom"]),
        ("throneroom cards throne", ["throne-room"]),
        ("throneroom play --kingdom big", ["big-money"]),
        ("throneroom play --kingdom random,", []),
        ("throneroom kingdom --with moat,minio", ["moat,minion"]),
        ("throneroom play --bots good,str", ["good,strong"]),
        ("throneroom simulate big-money double", ["double-witch"]),
        ("throneroom tournament --gauntlet exp", ["expert"]),
        ("throneroom lab exploit --level st", ["strong"]),
        ("throneroom play --lang f", ["fr"]),
        ("throneroom completion z", ["zsh"]),
    ],
)
def test_bash_completes_commands_options_and_names(shell: dict[str, str], words: str, expected: list[str]) -> None:
    found = offered(shell, words)
    if words.endswith(","):
        assert len(found) > 40
        assert all(word.startswith("random,") for word in found)
    else:
        assert found == expected


def test_cards_are_completed_in_the_players_language_and_found(shell: dict[str, str]) -> None:
    """What is offered is understood without quotes."""
    assert offered({**shell, "THRONEROOM_LANG": "fr"}, "throneroom cards salle-d") == ["salle-du-trone"]
    assert "Throne Room" in run("cards", "salle-du-trone").out


def test_everything_offered_as_a_kingdom_is_one(shell: dict[str, str]) -> None:
    from throneroom.commands.support.completion import _sets
    from throneroom.locale import Locale, languages
    from throneroom.words.names import find_set

    for language in languages():
        locale = Locale(language)
        for word, _ in _sets(locale):
            assert find_set(word, locale)


@pytest.mark.parametrize(
    ("name", "command"), [("bash", "complete"), ("zsh", "#compdef throneroom"), ("fish", "complete")]
)
def test_each_shell_has_a_script(name: str, command: str) -> None:
    done = run("completion", name)
    assert (done.code, done.err) == (0, "")
    assert command in done.out
    assert "_THRONEROOM_COMPLETE" in done.out


def test_other_shells_are_refused() -> None:
    assert run("completion", "tcsh").is_refused(2, "bash, zsh or fish", "throneroom completion --help")
