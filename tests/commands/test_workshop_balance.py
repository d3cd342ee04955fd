"""`throneroom workshop balance`: is a card fair at its price?"""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.helpers.command import run
from tests.helpers.paths import ROOT

from throneroom.cards.catalog import Catalog
from throneroom.lab.balance import reference as reference_module
from throneroom.lab.balance import report as report_module
from throneroom.lab.balance.measure import BoardResult, measure_board

FILE = "docs/examples/night_market.card"
SHORT = ("--kingdoms", "2", "--games", "20", "--search-games", "150", "--jobs", "1")


@pytest.fixture(autouse=True)
def _in_repository(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)


@pytest.mark.once  # many games
def test_a_card_is_measured_at_three_prices_and_beside_printed_cards(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    plot = tmp_path / "fair.svg"
    data = run("workshop", "balance", FILE, *SHORT, "--json", "--plot", str(plot)).json
    assert (data["format"], data["version"], data["card"], data["cost"]) == ("throneroom balance", 1, "Night Market", 5)
    assert [price["cost"] for price in data["prices"]] == [4, 5, 6]
    assert data["complete"]
    assert data["kingdoms"] == 2
    assert len(data["results"]) == 6
    assert not data["reference"]["same_sample"]
    printed = {row["card"] for row in data["printed"]}
    assert printed == {card.name for card in reference_module.printed_cards("first") if card.cost == 5}
    drawn = plot.read_text(encoding="utf-8")
    assert "Night Market: is it fair at 5?" in drawn
    assert "Festival" in drawn
    shown = run("workshop", "balance", FILE, *SHORT, "--lang", "fr")
    assert shown.code == 0
    assert shown.out.startswith("Marché de nuit")
    assert "> Marché de nuit" in shown.out
    assert "à 4" in shown.out
    assert "Les cartes imprimées ont été mesurées dans d’autres Royaumes" in " ".join(shown.out.split())


def test_one_card_of_a_file_is_named(tmp_path: Path) -> None:
    file = tmp_path / "two.card"
    file.write_text("Gate\ncost 3, Action\n+2 Cards\n\nTower\ncost 4, Action\n+3 Cards\n", encoding="utf-8")
    assert run("workshop", "balance", str(file)).is_refused(2, "Name one card", "--card: Gate, Tower")
    assert run("workshop", "balance", str(file), "--card", "Wall").is_refused(2, "--card: Gate, Tower")


def test_a_file_or_the_reference_is_needed(tmp_path: Path) -> None:
    assert run("workshop", "balance").is_refused(2, "Name a file of cards, or --reference")
    both = run("workshop", "balance", FILE, "--reference", str(tmp_path / "x.json"))
    assert both.is_refused(2, "Name a file of cards, or --reference")


def test_a_card_in_python_is_refused() -> None:
    refused = run("workshop", "balance", "docs/examples/night_market.py", "--jobs", "1")
    assert refused.is_refused(1, "Night Market is not written in the card language")


def test_an_interrupt_prints_what_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """The second kingdom is interrupted; the first one is reported."""
    measured: list[list[BoardResult | None]] = []

    def interrupted(*task: object) -> list[BoardResult | None]:
        if measured:
            raise KeyboardInterrupt
        measured.append(measure_board(*task))  # type: ignore[arg-type]  # as the pool calls it
        return measured[0]

    monkeypatch.setattr(report_module, "measure_board", interrupted)
    result = run("workshop", "balance", FILE, *SHORT)
    assert result.code == 130
    assert "interrupted after 1 kingdom" in result.err
    assert "Night Market:" in result.out
    again = run("workshop", "balance", FILE, *SHORT)
    assert (again.code, again.out) == (130, "")
    assert "before the first kingdom was finished" in again.err


@pytest.mark.once  # many games
def test_the_reference_is_measured_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    few = [Catalog().find(name) for name in ("Village", "Witch")]
    monkeypatch.setattr(reference_module, "printed_cards", lambda edition: few)
    file = tmp_path / "reference.json"
    result = run("workshop", "balance", "--reference", str(file), *SHORT)
    assert (result.code, result.out) == (0, f"Saved: {file}\n")
    data = json.loads(file.read_text(encoding="utf-8"))
    assert list(data["editions"]) == ["first", "second"]
    assert set(data["editions"]["first"]["cards"]) == {"Village", "Witch"}
    assert data["editions"]["first"]["effort"] == {"search": 150, "match": 20}


def test_an_interrupted_reference_is_not_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*task: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(report_module, "measure_board", interrupted)
    file = tmp_path / "reference.json"
    result = run("workshop", "balance", "--reference", str(file), *SHORT)
    assert (result.code, result.out) == (130, "")
    assert "nothing was written" in result.err
    assert not file.exists()
