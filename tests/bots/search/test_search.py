"""The search for a strategy: its starting plans, mutations, races and results."""

from __future__ import annotations

import pytest

from throneroom.bots.match import Match, Tally
from throneroom.bots.search.evolve import Search
from throneroom.bots.search.mutation import Mutator
from throneroom.bots.search.race import Contender, RaceRunner, Trial, play_here
from throneroom.bots.search.starting_plans import (
    big_money,
    engines,
    fair_plan,
    money_plans,
    ranked,
    rushes,
    single_terminals,
)
from throneroom.bots.strategies.language import read_strategy, strategy_text
from throneroom.bots.strategies.strategy import Strategy, StrategyBot
from throneroom.cards import BASE_CARDS, INTRIGUE_CARDS
from throneroom.cards.catalog import Catalog
from throneroom.cards.kingdoms import kingdom_of, random_kingdom
from throneroom.cards.sets import RECOMMENDED_SETS
from throneroom.engine.card import BASIC, Card
from throneroom.engine.rng import Random
from throneroom.engine.setup import Kingdom

pytestmark = pytest.mark.once  # many games

CATALOG = Catalog()
SIZE_DISTORTION = kingdom_of(next(known for known in RECOMMENDED_SETS if known.name == "Size Distortion").cards)


def starting_plans(kingdom: Kingdom) -> list[Strategy]:
    cards = kingdom.cards
    best = ranked(cards)[:5]
    plans = single_terminals(cards) + money_plans(cards, best) + engines(cards) + rushes(cards, best)
    return [*plans, fair_plan(cards)]


def foreign(strategy: Strategy, kingdom: Kingdom) -> list[Card]:
    """Return the kingdom cards that a strategy buys and the kingdom lacks."""
    return [line.card for line in strategy.buys if line.card.box != BASIC and line.card not in kingdom.cards]


@pytest.mark.parametrize("seed", range(20))
def test_starting_plans_buy_only_cards_of_the_kingdom(seed: int) -> None:
    kingdom = random_kingdom(seed)
    for strategy in starting_plans(kingdom):
        assert not foreign(strategy, kingdom), strategy
        assert read_strategy(strategy_text(strategy), CATALOG, "") == strategy


def test_the_ranking_holds_every_action_card_and_starts_with_witch() -> None:
    cards = BASE_CARDS + INTRIGUE_CARDS
    assert ranked(cards)[0].name == "Witch"
    assert set(ranked(cards)) == {card for card in cards if card.is_action}


def test_children_differ_and_buy_only_cards_of_the_kingdom() -> None:
    """After any mutation they can still be written and read."""
    kingdom = SIZE_DISTORTION
    mutator = Mutator(kingdom.cards, Random(3, 0))
    chance = Random(4, 0)
    strategies = starting_plans(kingdom)
    children: list[Strategy] = []
    for _ in range(400):
        parent, other = (strategies[chance.below(len(strategies))] for _ in range(2))
        child = mutator.child(parent, other)
        assert child.buys
        assert not foreign(child, kingdom)
        assert read_strategy(strategy_text(child), CATALOG, "") == child
        strategies.append(child)
        children.append(child)
    assert len({child.buys for child in children}) > 350


def test_a_race_keeps_the_best_and_plays_no_game_twice() -> None:
    """Of three strategies, big money beats those that buy no Gold or only Copper and Estates."""
    used: list[tuple[int, int]] = []
    play = play_here(SIZE_DISTORTION, 2, 7)

    def watched(trials: list[Trial]) -> list[Tally]:
        used.extend({(trial.start, trial.stop) for trial in trials})
        return play(trials)

    texts = ["Copper\nEstate", "Province\nSilver", "Province if money > 18\nDuchy if left(Province) <= 4\nGold\nSilver"]
    contenders = [Contender(read_strategy(text, CATALOG, str(at)), "") for at, text in enumerate(texts)]
    races = RaceRunner(2, watched)
    left = races.run(contenders, [big_money()], 240, 1)
    assert [contender.strategy.name for contender in left] == ["2"]
    assert len(used) == 2
    assert sorted(used) == used
    assert used[0][1] <= used[1][0]
    assert races.games == sum(contender.scores[big_money()].games for contender in contenders)


def test_the_search_finds_the_witch_and_finds_it_again() -> None:
    """A thousand games in a kingdom where Witch wins; the same seed and budget find the same strategy."""
    found = [Search(SIZE_DISTORTION, 2, 5, 1_000, play_here(SIZE_DISTORTION, 2, 5)).run() for _ in range(2)]
    assert found[0] == found[1]
    best = found[0].best
    assert read_strategy(strategy_text(best), CATALOG, "") == best
    tally = Match(SIZE_DISTORTION, [StrategyBot(best), StrategyBot(big_money())], 99).tally(0, 200)
    assert tally.wins[0].total >= 160
    assert "Witch" in found[0].single.name


def test_evolution_replaces_parents_with_better_children(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("throneroom.bots.search.evolve._GENERATION", 100)
    search = Search(SIZE_DISTORTION, 2, 5, 2_000, play_here(SIZE_DISTORTION, 2, 5))
    assert search.best_so_far() is None
    search.seed_islands()
    assert len(search.islands) == 3
    before = [island.elite[0].strategy for island in search.islands]
    for island in search.islands:
        search.evolve(island)
    assert search.generations == 3
    after = [contender.strategy for island in search.islands for contender in island.elite]
    assert [strategy for strategy in after if strategy.name in {seed.name for seed in before}]
    assert len({strategy.buys for strategy in after} - {strategy.buys for strategy in before}) > 3
    found = search.best_so_far()
    assert found is not None
    assert found.best in after


@pytest.mark.parametrize("seats", [3, 6])
def test_the_search_works_for_more_seats(seats: int) -> None:
    """The strategy is tested against as many opponents as the game will have."""
    found = Search(SIZE_DISTORTION, seats, 1, 300, play_here(SIZE_DISTORTION, seats, 1)).run()
    bots = [StrategyBot(found.best), *[StrategyBot(big_money()) for _ in range(seats - 1)]]
    tally = Match(SIZE_DISTORTION, list(bots), 9).tally(0, 10 * seats)
    assert tally.wins[0].total > tally.games / seats
