"""`throneroom coach`: the verdict on a saved game."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.helpers.command import run

from throneroom import Game, Record
from throneroom.bots import levels
from throneroom.bots.search.starting_plans import big_money
from throneroom.bots.strategies.strategy import StrategyBot
from throneroom.cards.kingdoms import kingdom_of
from throneroom.cards.sets import RECOMMENDED_SETS


@pytest.fixture
def saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A short game that was not finished, and short searches for its plans."""
    monkeypatch.setattr(levels, "STRONG_GAMES", 600)
    monkeypatch.setattr(levels, "STRONG_GAMES_PLAIN", 600)
    game = Game.deal(kingdom_of(RECOMMENDED_SETS[0].cards), 2, 5)
    bot = StrategyBot(big_money())
    while game.player.turns < 4:
        assert game.decision is not None
        game.answer(bot.answer(game.view(game.decision.seat), game.decision))
    file = tmp_path / "game.txt"
    file.write_text(Record.of(game, ["Ann", "Ben"]).to_text(), encoding="utf-8")
    return file


def test_a_game_is_judged_in_words_as_data_and_as_a_plot(saved: Path) -> None:
    plot = saved.with_suffix(".png")
    arguments = ["coach", str(saved), "--seat", "Ben", "--quality", "quick", "--jobs", "1"]
    shown = run(*arguments, "--plot", str(plot))
    assert (shown.code, shown.err) == (0, "")
    assert shown.out.startswith("Ben: ")
    assert "Result without luck:" in shown.out
    assert "The game was not finished" in shown.out
    assert plot.read_bytes().startswith(b"\x89PNG")
    data = run(*arguments, "--json").json
    assert (data["format"], data["version"], data["seat"]) == ("throneroom coach", 1, 1)
    assert data["luck"] == pytest.approx(data["final"] - data["initial"] - data["skill"])
    assert "Wynik bez szczęścia:" in run(*arguments, "--lang", "pl").out


def test_what_cannot_be_judged_is_refused(saved: Path, tmp_path: Path) -> None:
    assert run("coach", str(saved), "--seat", "7").is_refused(2, "Ann, Ben")
    assert run("coach", str(saved), "--quality", "perfect").is_refused(2, "quick", "thorough")
    assert run("coach", str(saved), "--plot", str(tmp_path / "plot.txt")).code == 2
    assert run("coach", str(tmp_path / "none.txt")).code == 1
