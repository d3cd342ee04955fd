"""Calibration: predictions are compared with results, and with a model that knows only the score."""

from __future__ import annotations

import pytest
from tests.helpers.command import run

from throneroom.advice.plans import Plans, plans_for
from throneroom.bots import levels
from throneroom.engine.rng import Random
from throneroom.engine.setup import Kingdom
from throneroom.lab import calibration
from throneroom.lab.calibration import Sample, calibration_of, fit_naive, naive_chance


def samples(bias: float, number: int = 4000) -> list[Sample]:
    """Games won with chance p, for which p plus a bias was predicted. The lead says nothing about them."""
    random = Random(1, 0)
    found: list[Sample] = []
    for _ in range(number):
        chance = 0.1 + 0.7 * random.below(1000) / 1000
        found.append(Sample(chance + bias, float(random.below(1000) < 1000 * chance), random.below(20) - 10, 8))
    return found


def test_honest_predictions_agree_with_the_results() -> None:
    found = calibration_of(samples(0.0), 16)
    for one in found.bins:
        assert one is None or one.low - 0.02 <= one.predicted <= one.high + 0.02
    assert found.brier < found.naive_brier


def test_predictions_that_are_too_high_show_in_every_bin() -> None:
    found = calibration_of(samples(0.15), 16)
    assert all(one.predicted > one.high for one in found.bins if one is not None and one.count > 200)


def test_the_simple_model_learns_that_a_lead_wins() -> None:
    """Later in the game, the same lead is worth more."""
    model = fit_naive([Sample(0.5, float(lead > 0), lead, turn) for lead in range(-9, 10) for turn in range(1, 20)])
    assert naive_chance(model, Sample(0.5, 0, 6, 10)) > 0.9
    assert naive_chance(model, Sample(0.5, 0, -6, 10)) < 0.1


@pytest.mark.once
def test_custom_cards_that_are_named_are_in_each_kingdom(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "GOOD_GAMES", 60)
    monkeypatch.setattr(levels, "STRONG_GAMES", 61)
    kingdoms: list[Kingdom] = []

    def noted(kingdom: Kingdom, seats: int) -> Plans:
        kingdoms.append(kingdom)
        return plans_for(kingdom, seats)

    monkeypatch.setattr(calibration, "plans_for", noted)
    arguments = ["lab", "calibration", "--positions", "20", "--kingdoms", "1", "--deals", "16", "--jobs", "1", "--json"]
    assert run(*arguments, "--custom", "docs/examples/night_market.py").json["positions"] == 20
    assert "Night Market" in [card.name for card in kingdoms[0].cards]


@pytest.mark.once
def test_the_command_measures_positions_of_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "GOOD_GAMES", 600)
    monkeypatch.setattr(levels, "STRONG_GAMES", 601)
    arguments = ["lab", "calibration", "--positions", "30", "--kingdoms", "1", "--deals", "16", "--jobs", "1"]
    data = run(*arguments, "--json").json
    assert data["positions"] == sum(one["positions"] for one in data["bins"]) == 30
    assert 0 < data["brier"] < 0.3
    shown = run(*arguments).out
    assert "Brier score" in shown
