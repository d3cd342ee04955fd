"""`throneroom serve` takes its settings from the command line or the environment; without a client, `play` says so."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from tests.helpers.command import all_commands, run

from throneroom.locale import languages
from throneroom.server import app
from throneroom.server import serve as server
from throneroom.server.settings import Settings

CARD = """\
from throneroom import ACTION, Card

FAIR = Card("{name}", cost=3, types=ACTION, cards=2)
"""


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> dict[str, Any]:
    """Return what the server was last started with; it does not run."""
    found: dict[str, Any] = {}

    def bind(host: str, port: int) -> Any:
        found.update(host=host, port=port)
        return listening(port)

    class listening:  # noqa: N801 - stands in for a socket
        def __init__(self, port: int) -> None:
            self._port = port

        def getsockname(self) -> tuple[str, int]:
            return "", self._port

    def serve(settings: Settings, listening: Any, workers: int, on_ready: Any) -> None:
        found.update(settings=settings, workers=workers)

    monkeypatch.setattr(server, "bind", bind)
    monkeypatch.setattr(server, "serve", serve)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    return found


def test_each_option_has_a_variable() -> None:
    """Named after the option. That of --lang is older, and all commands read it."""
    variables = {max(option.opts, key=len): option.envvar for option in all_commands()[("serve",)].params}
    del variables["--lang"]
    assert len(variables) > 10
    assert variables == {name: f"THRONEROOM_{name[2:].upper().replace('-', '_')}" for name in variables}


def test_all_settings_come_from_the_environment(
    started: dict[str, Any], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name in ("Fair", "Inn"):
        (tmp_path / f"{name}.py").write_text(CARD.format(name=name))
    variables = {
        "HOST": "0.0.0.0",
        "PORT": "8000",
        "DATABASE": "postgresql:///games",
        "WORKERS": "2",
        "BOTS": "3",
        "ORIGIN": "https://one.example https://two.example",
        "LIMIT": "connections=50 all-connections=1000",
        "KEEP_DAYS": "30",
        "DAILY_LEVEL": "good",
        "CUSTOM": os.pathsep.join(str(tmp_path / name) for name in ("Fair.py", "Inn.py")),
        "QUIET": "1",
    }
    for name, value in variables.items():
        monkeypatch.setenv(f"THRONEROOM_{name}", value)
    result = run("serve")
    assert (result.code, result.err) == (0, "")
    settings = started["settings"]
    assert (started["host"], started["port"], started["workers"]) == ("0.0.0.0", 8000, 2)
    assert (settings.database, settings.bot_processes, settings.daily_level) == ("postgresql:///games", 3, "good")
    assert settings.origins == {"https://one.example", "https://two.example"}
    assert (settings.limits.connections, settings.limits.all_connections) == (50, 1000)
    assert settings.timeouts.keep == 30 * 86_400
    assert len(settings.custom) == 2


def test_the_command_line_wins(started: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("THRONEROOM_PORT", "8000")
    monkeypatch.setenv("THRONEROOM_LIMIT", "connections=50")
    run("serve", "--port", "9000", "--limit", "tables=7")
    assert started["port"] == 9000
    assert (started["settings"].limits.tables, started["settings"].limits.connections) == (7, 200)


def test_an_empty_variable_counts_as_unset(started: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """Compose files and unit files often have a line without a value."""
    for name in ("PORT", "ORIGIN", "LIMIT", "QUIET", "CUSTOM", "DATABASE"):
        monkeypatch.setenv(f"THRONEROOM_{name}", "")
    run("serve")
    assert started["port"] == 8471
    assert started["settings"].origins == frozenset()
    assert started["settings"].database.endswith("tables.db")


@pytest.mark.parametrize(
    ("name", "value", "parts"),
    [
        ("PORT", "http", ["'http'", "whole number"]),
        ("PORT", "99999", ["99999", "65535"]),
        ("WORKERS", "0", ["0", "64"]),
        ("LIMIT", "connections=50 chairs=4", ["'chairs=4'", "all-connections"]),
        ("DAILY_LEVEL", "godlike", ["'godlike'", "strong"]),
        ("QUIET", "maybe", ["'maybe'", "1 or 0"]),
    ],
)
def test_an_error_names_the_variable(name: str, value: str, parts: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(f"THRONEROOM_{name}", value)
    result = run("serve")
    assert result.is_refused(2, f"THRONEROOM_{name}", *parts)
    assert f"--{name.lower().replace('_', '-')}" not in result.err


def test_an_error_of_the_command_line_names_the_option(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("THRONEROOM_PORT", "8000")
    assert run("serve", "--port", "http").is_refused(2, "--port")


@pytest.mark.parametrize("language", languages())
def test_without_the_client_play_says_so_and_offers_the_terminal(
    language: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(app, "STATIC", tmp_path)
    assert run("play", "--lang", language).is_refused(1, "Node", "throneroom play --terminal")
