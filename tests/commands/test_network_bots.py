"""Trained networks on the command line: `network:FILE` wherever a bot is named."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest
from tests.helpers.command import run
from tests.helpers.networks import small_network

from throneroom.bots.network_file import save_network
from throneroom.cards.catalog import Catalog
from throneroom.terminal.seats import seats_of


@pytest.fixture
def network(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.chdir(tmp_path)  # unfinished games are saved here
    save_network(tmp_path / "small.npz", small_network())
    return "network:small.npz"


def test_simulate_and_tournament_play_it(network: str) -> None:
    arguments = (network, "big-money", "random", "--games", "6", "--jobs", "1", "--json")
    data = run("simulate", *arguments, "--kingdom", "First Game").json
    assert [player["name"] for player in data["strategies"]] == ["small", "big-money", "random"]
    data = run("tournament", *arguments).json
    assert {standing["name"] for standing in data["standings"]} == {"small", "big-money", "random"}


def test_it_plays_in_the_terminal(network: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("all\n\n" * 3))
    result = run("play", "--plain", "--bots", network, "--seed", "1")
    assert (result.code, result.err) == (0, "")
    assert "network:small.npz bot" in result.out


def test_it_does_not_play_in_the_browser(network: str) -> None:
    assert run("play", "--bots", network).is_refused(2, "The full screen needs a terminal")
    assert run("play", "--bots", network, "--no-browser").is_refused(2, "trained networks", "--terminal or --plain")


def test_a_saved_game_finds_it_again(network: str) -> None:
    names = ["Ann", f"{network} bot", "network:gone.npz bot"]
    assert [seat.kind for seat in seats_of(names, Catalog())] == ["", network, ""]


@pytest.mark.parametrize(
    ("language", "message"),
    [
        ("en", "Cannot read gone.npz: no such file"),
        ("fr", "Impossible de lire gone.npz"),
        ("es", "No se puede leer gone.npz"),
        ("pl", "Nie można odczytać gone.npz"),
    ],
)
def test_a_missing_file_is_refused_in_every_language(language: str, message: str) -> None:
    result = run("simulate", "network:gone.npz", "big-money", "--lang", language)
    assert result.code == 2
    assert message.lower() in result.err.lower()
    assert run("play", "--plain", "--bots", "network:gone.npz").is_refused(2, "Cannot read gone.npz")
