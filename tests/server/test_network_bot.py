"""The bot of docs/examples plays a whole game at a real server."""

from __future__ import annotations

import subprocess
import sys

from tests.helpers.paths import ROOT

EXAMPLE = ROOT / "docs" / "examples" / "network_bot.py"


def test_the_example_of_a_network_bot_plays_a_game(base: str) -> None:
    played = subprocess.run(
        [sys.executable, str(EXAMPLE), base], capture_output=True, encoding="utf-8", timeout=120, check=False
    )
    assert (played.returncode, played.stderr) == (0, "")
    scores = dict(line.rsplit(" ", 1) for line in played.stdout.splitlines())
    assert scores.keys() == {"Beginner bot", "Robot"}
    assert int(scores["Robot"]) > 10


def test_the_page_about_the_protocol_shows_the_whole_example() -> None:
    """About 35 lines."""
    example = EXAMPLE.read_text(encoding="utf-8")
    assert f"```python\n{example}```" in (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    assert len(example.splitlines()) <= 40
