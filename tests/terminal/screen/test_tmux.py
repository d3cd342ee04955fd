"""The full screen in tmux: what a person really sees after a terminal has drawn it."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.helpers.missing import missing
from tests.helpers.paths import SOURCES
from tests.helpers.waiting import wait_until

from throneroom.cards.catalog import Catalog
from throneroom.terminal.saved_games import load

PATIENCE = 60  # seconds to wait for another process


class Tmux:
    """A separate tmux server with one window of 80 x 24."""

    def __init__(self, socket: Path) -> None:
        self._socket = socket

    def run(self, *arguments: str) -> str:
        command = ["tmux", "-S", str(self._socket), "-f", os.devnull, *arguments]
        return subprocess.run(command, check=True, capture_output=True, encoding="utf-8", timeout=PATIENCE).stdout

    def screen(self) -> str:
        return self.run("capture-pane", "-p", "-t", "game")

    def until(self, *texts: str, gone: str = "") -> str:
        """Wait until all these texts are on the screen, and `gone` is not; return the screen."""

        def is_shown() -> bool:
            screen = self.screen()
            return all(text in screen for text in texts) and not (gone and gone in screen)

        wait_until(is_shown, lambda: f"{texts} not in\n{self.screen()}", PATIENCE)
        return self.screen()

    def press(self, *keys: str) -> None:
        self.run("send-keys", "-t", "game", *keys)


@pytest.fixture
def tmux(tmp_path: Path) -> Iterator[Tmux]:
    """Start tmux. Without it the test is skipped, or fails if CI is set."""
    if shutil.which("tmux") is None:
        reason = "NO TEST IN TMUX: there is none here; install it with the system's packages"
        missing(reason)
    server = Tmux(tmp_path / "tmux")
    environment = {"PYTHONPATH": str(SOURCES), "THRONEROOM_LANG": "en", "LC_ALL": "C.UTF-8"}
    inherited = [word for name, value in environment.items() for word in ("-e", f"{name}={value}")]
    shell = f"{shlex.quote(sys.executable)} -m throneroom play --terminal; echo left with $?; exec sleep 600"
    folder = str(tmp_path)
    server.run("-u", "new-session", "-d", "-s", "game", "-x", "80", "-y", "24", "-c", folder, *inherited, shell)
    try:
        yield server
    finally:
        server.run("kill-server")


def test_a_game_is_set_up_played_and_left_in_tmux(tmux: Tmux, tmp_path: Path) -> None:
    """From the setup screen to the first turn and back to the shell, where the game is saved."""
    screen = tmux.until("New game", "Cellar", "F2: start")
    assert len(screen.splitlines()) <= 24
    tmux.press("F2")
    screen = tmux.until("Supply", "Your hand", "Play all Treasures", "q quit")
    assert all(len(line) <= 80 for line in screen.splitlines())
    assert "Province" in screen
    tmux.press("a")
    tmux.until("End the turn")
    tmux.press("?")
    tmux.until("Move between cards", "PgUp, PgDn", "Save and quit", "Esc: back")  # all keys, without scrolling
    tmux.press("Escape")
    tmux.until("End the turn", gone="Esc: back")  # a key right after Esc would be read as Alt and that key
    tmux.press("q")
    screen = tmux.until("Continue with: ", "left with 0")
    assert "Supply" not in screen, "the previous screen is restored"
    (saved,) = tmp_path.glob("throneroom-*.txt")
    assert len(load(saved, Catalog()).answers) >= 1
