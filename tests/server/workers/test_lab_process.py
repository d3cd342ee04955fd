"""The process for one job of the lab: the same results as the lab's own commands."""

from __future__ import annotations

import pytest

from throneroom.bots.levels import FAIR, RANDOM
from throneroom.bots.match import VICTORY
from throneroom.bots.named_bot import NamedBot
from throneroom.bots.strategies.language import read_strategy
from throneroom.cards.catalog import Catalog
from throneroom.cards.language.reader import read_card
from throneroom.cards.sets import RECOMMENDED_SETS
from throneroom.lab.balance.measure import Effort
from throneroom.lab.balance.report import Sample, measure_balance
from throneroom.lab.match_setup import set_up_match, tally_games
from throneroom.lab.pool import Pool
from throneroom.lab.statistics import mean, percent
from throneroom.protocol.lookup import kingdom_named
from throneroom.server.workers import lab_process
from throneroom.server.workers.lab_process import BalanceJob, JobPlayer, JobProgress, SearchJob, SimulationJob

FIRST_GAME = [card.name for card in RECOMMENDED_SETS[0].cards]
MONEY = "strategy money\nProvince\nGold\nSilver\n"


def test_a_simulation_has_the_results_of_the_lab() -> None:
    """The games are those of whole blocks; the progress never exceeds the games asked for."""
    players = [JobPlayer("A", RANDOM), JobPlayer("B", strategy=MONEY), JobPlayer("C", FAIR)]
    reported: list[JobProgress] = []
    lab_process.run_simulation(SimulationJob(players, FIRST_GAME, 100, 5), reported.append)
    last = reported[-1]
    assert [progress.done for progress in reported] == sorted(progress.done for progress in reported)
    assert last.done == 100
    bots = [NamedBot("A", level=RANDOM), NamedBot("B", text=MONEY), NamedBot("C", level=FAIR)]
    tally = tally_games(set_up_match(kingdom_named(FIRST_GAME), bots, 5), 0, 102)
    for number, share in enumerate(last.shares):
        expected = percent(tally.shares[number], tally, VICTORY)
        assert share.name == players[number].name
        assert (share.share, share.low, share.high) == pytest.approx(
            (expected.value / 100, (expected.low or 0) / 100, (expected.high or 0) / 100)
        )
        assert share.points == mean(tally.points[number], tally).value
        assert 2.5 < share.curve[0] < 3.5  # three Estates, and what a random bot buys
    assert last.turns == mean(tally.turns, tally).value


def test_a_simulation_reports_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab_process, "_SIMULATION_SECONDS", 0)
    players = [JobPlayer("A", strategy=MONEY), JobPlayer("B", strategy=MONEY)]
    reported: list[JobProgress] = []
    lab_process.run_simulation(SimulationJob(players, FIRST_GAME, 300, 5), reported.append)
    assert reported[0].done == 60
    assert reported[-1].done == 300
    assert len(reported[-1].shares[0].curve) > 10


@pytest.mark.once  # many games
def test_a_search_reports_its_best_strategies(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab_process, "_SEARCH_SECONDS", 0)
    reported: list[JobProgress] = []
    lab_process.run_search(SearchJob(FIRST_GAME, 0.5, 3), reported.append)
    *earlier, last = reported
    assert all(progress.done < 0.5 for progress in earlier)
    assert [len(progress.best) for progress in earlier[-1:]] == [2]
    assert last.done == 0.5
    assert len(last.best) == 3
    best = last.best[0]
    assert 0.5 < best.low <= best.share <= best.high
    assert read_strategy(best.strategy, Catalog(), "").name == "found"


@pytest.mark.once  # many games
def test_a_balance_report_grows_kingdom_by_kingdom() -> None:
    """It is the report of the lab's own command."""
    short = Effort(search=150, match=20)
    text = "Toll Gate\ncost 3, Action\n+2 Cards, +1 Coin\n"
    reported: list[JobProgress] = []
    lab_process.run_balance(BalanceJob(text, 2, "first", 1, short.search, short.match), reported.append)
    expected = measure_balance(read_card(text), Sample(2, 1, "first", short), Pool())
    assert [progress.done for progress in reported] == [1, 2]
    found = reported[-1].balance
    assert found is not None
    assert (found.kingdoms, found.games) == (2, 2 * short.match)
    assert [price.wins.value for price in found.prices] == [expected.figures(cost).wins.value for cost in (2, 3, 4)]
    assert not found.is_comparable
    assert {figures.card for figures in found.printed} >= {"Village", "Swindler"}
    assert all(figures.difference is not None for figures in found.printed)
