"""The search for a strategy: its starting plans, mutations, races and results."""

from __future__ import annotations

import pytest

from throneroom.bots.match import PROVINCES, Match, Outcome, Tally
from throneroom.bots.search.evolve import Search
from throneroom.bots.search.final import finalists_of, race_finalists
from throneroom.bots.search.mutation import Mutator
from throneroom.bots.search.race import Contender, PlayTrials, RaceRunner, Trial, distinct_plans, play_here
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


def decided_by(chances: dict[str, int]) -> PlayTrials:
    """Return games that are decided beforehand: "plan-opponent" wins this many of ten; others five."""

    def tally(trial: Trial) -> Tally:
        wins = chances.get(f"{trial.strategy.name}-{trial.opponent.name}", 5)
        counted = Tally(2)
        for number in range(trial.start, trial.stop):
            winner = 0 if number % 10 < wins else 1
            counted.count(Outcome(order=[0, 1], points=[0, 0], turns=[9, 9], winners=[winner], ending=PROVINCES))
        counted.close_block(counted.games)
        return counted

    return lambda trials: [tally(trial) for trial in trials]


@pytest.mark.parametrize(
    ("chances", "winner"),
    [
        ({"engine-money": 9, "cards-money": 8, "rush-money": 6}, "engine"),
        ({"engine-money": 9, "cards-money": 8, "rush-money": 6, "engine-rush": 0}, "cards"),
        ({"engine-money": 9, "cards-money": 8, "rush-money": 6, "engine-rush": 0, "cards-rush": 1}, "rush"),
        ({"engine-money": 10, "cards-money": 2, "rush-money": 1, "engine-rush": 3}, "engine"),
    ],
)
def test_a_plan_that_loses_to_a_rush_wins_the_final_only_if_it_is_far_better(
    chances: dict[str, int], winner: str
) -> None:
    engine, cards, rush, money = (
        Strategy(name, big_money(enough=at).buys) for at, name in enumerate(("engine", "cards", "rush", "money"))
    )
    races = RaceRunner(2, decided_by(chances))
    ranked = race_finalists(races, distinct_plans([cards, engine, rush]), [money], [rush], [rush], 1_000)
    assert ranked[0].strategy.name == winner
    assert sorted(contender.strategy.name for contender in ranked) == ["cards", "engine", "rush"]
    finalists = finalists_of(ranked, [money])
    assert [finalist.strategy for finalist in finalists] == [contender.strategy for contender in ranked]
    assert finalists[0].rate == pytest.approx(chances[f"{winner}-money"] / 10, abs=0.05)
    assert races.games <= 1_000


def test_finalists_are_of_different_origin() -> None:
    money = big_money("money")
    plans = [Strategy(name, big_money(enough=at).buys) for at, name in enumerate("aabacdefghi")]
    races = RaceRunner(2, decided_by({}))
    ranked = race_finalists(races, distinct_plans(plans), [money], [], [], 1_000)
    assert len({finalist.strategy.name for finalist in finalists_of(ranked, [money])}) == 8


def test_a_search_with_a_target_finds_a_plan_against_it() -> None:
    """Nothing but the games against the target counts."""
    target = read_strategy("Province\nGold\nSilver", CATALOG, "target")
    search = Search(SIZE_DISTORTION, 2, 5, 1_000, play_here(SIZE_DISTORTION, 2, 5), [target], target)
    found = search.run()
    assert search.rivals == []
    tally = Match(SIZE_DISTORTION, [StrategyBot(found.best), StrategyBot(target)], 99).tally(0, 100)
    assert tally.wins[0].total >= 75


def test_known_plans_are_rivals_if_the_budget_allows_it() -> None:
    """A short race cannot afford them; a longer one adds the champions of the islands."""
    known = [fair_plan(SIZE_DISTORTION.cards)]
    assert Search(SIZE_DISTORTION, 2, 5, 1_500, play_here(SIZE_DISTORTION, 2, 5), known).rivals == []
    search = Search(SIZE_DISTORTION, 2, 5, 10_000, decided_by({}), known)
    assert search.rivals == known
    search.seed_islands()
    search.merge_islands(search.budget)
    assert search.rivals[0] == known[0]
    assert len(search.rivals) == 3  # as many as the final can afford


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
