"""The built-in strategies."""

from __future__ import annotations

import re
from math import sqrt

import pytest
from tests.helpers.paths import ROOT

from throneroom.bots.bot import play_out
from throneroom.bots.match import MOST_TURNS, Match
from throneroom.bots.strategies.builtin import UnknownStrategy, builtin, builtin_names, key_cards, suitable
from throneroom.bots.strategies.language import read_strategy, strategy_text
from throneroom.bots.strategies.strategy import Strategy, StrategyBot
from throneroom.cards.catalog import Catalog
from throneroom.cards.kingdoms import kingdom_of, random_kingdom
from throneroom.cards.sets import RECOMMENDED_SETS
from throneroom.engine.card import Card

CATALOG = Catalog()
GAMES = 50
DOCUMENT = ROOT / "docs" / "strategies.md"

# As in validation.md.
VALIDATION = {
    "basic-money": "Province; Gold; Silver",
    "big-money": "Province if money > 18; Duchy if left(Province) <= 4; Estate if left(Province) <= 2; Gold; "
    "Duchy if left(Province) <= 6; Silver",
    "smithy-money": "Province if money > 15; Duchy if left(Province) <= 4; Estate if left(Province) <= 2; Gold; "
    "Duchy if left(Province) <= 6; Smithy if own(Smithy) < own(Treasure) / 11; Silver",
    "double-witch": "Province if own(Gold) >= 1; Witch if own(Witch) < 2; Duchy if left(Province) <= 5; "
    "Estate if left(Province) <= 2; Gold; Silver",
    "laboratory-money": "Province if own(Gold) >= 1; Duchy if left(Province) <= 4; Estate if left(Province) <= 2; "
    "Gold; Laboratory; Silver",
    "duke-duchy": "Duchy if money >= 14; Province if left(Duchy) = 0 and own(Duchy) < 7; Duke if left(Duchy) = 0; "
    "Estate if left(Duke) <= 3; Gold; Silver; Copper",
    "workshop-gardens": "Gardens if own(Workshop) >= 9; Workshop; Estate; Silver; Copper",
}


@pytest.mark.parametrize("name", VALIDATION)
def test_the_validation_strategies_are_built_in(name: str) -> None:
    assert builtin(name) == read_strategy(VALIDATION[name].replace("; ", "\n"), CATALOG, name)


@pytest.mark.parametrize("name", builtin_names())
def test_built_in_strategies_are_named_after_their_file(name: str) -> None:
    assert builtin(name).name == name
    assert read_strategy(strategy_text(builtin(name)), CATALOG, "") == builtin(name)


def test_an_unknown_built_in_strategy() -> None:
    with pytest.raises(UnknownStrategy, match=r"there is no strategy 'bigmoney'; did you mean big-money"):
        builtin("bigmoney")
    with pytest.raises(UnknownStrategy, match=r"choose from adventurer-steward, .*, big-money, "):
        builtin("xyz")


def against_big_money(strategy: Strategy) -> Match:
    kingdom = random_kingdom(1, need=key_cards(strategy))
    return Match(kingdom, [StrategyBot(strategy), StrategyBot(builtin("big-money"))], 1)


@pytest.mark.parametrize("name", builtin_names())
def test_each_strategy_carries_out_its_plan(name: str) -> None:
    """Fifty games against big-money end, and in most of them the bot gets every card of its plan."""
    strategy = builtin(name)
    match = against_big_money(strategy)
    games_with: dict[Card, int] = dict.fromkeys(key_cards(strategy), 0)
    for number in range(GAMES):
        game = match.deal(number)
        play_out(game, match.seated(number), MOST_TURNS)
        assert game.is_over
        mine = game.players[match.order(number).index(0)].cards()
        for card in games_with:
            games_with[card] += card in mine or card in game.trash  # Feast trashes itself
    assert {card: games for card, games in games_with.items() if games <= GAMES // 2} == {}


def documented_rates() -> list[tuple[str, float]]:
    """Return each strategy in the documentation with its win rate against big-money in percent."""
    rows = re.findall(
        r"^\| `([\w-]+)` \|.*\| ([\d.]+) \| [\d.]+ \| [\d.]+ \|$", DOCUMENT.read_text("utf-8"), re.MULTILINE
    )
    return [(name, float(percent)) for name, percent in rows]


def test_the_documentation_lists_every_strategy() -> None:
    documented = {name for name, _ in documented_rates()}
    expected = set(builtin_names()) - {"big-money"}
    assert documented == expected, (
        f"docs/strategies.md: add rows for {sorted(expected - documented)}, remove {sorted(documented - expected)}; "
        "measure with: throneroom simulate NAME big-money --games 20000 --seed 1"
    )


@pytest.mark.once
@pytest.mark.parametrize(("name", "percent"), documented_rates())
def test_the_documented_win_rates_are_right(name: str, percent: float) -> None:
    """Within five standard errors of a hundred games."""
    games = 100
    won = against_big_money(builtin(name)).tally(0, games).wins[0].total
    chance = percent / 100
    assert abs(won / games - chance) < 5 * sqrt(max(chance * (1 - chance), 0.01) / games)


# -- suitable kingdoms -------------------------------------------------------------------------------------------------


def test_the_key_cards_are_the_kingdom_cards_it_buys() -> None:
    text = "Province\nVillage if turn > 3\nSmithy\nVillage\nSilver\ngain:\nMoat\nplay:\nChapel"
    assert key_cards(read_strategy(text, CATALOG, "")) == CATALOG.read_list("Village, Smithy")


def test_a_strategy_suits_a_kingdom_that_has_all_its_key_cards() -> None:
    size_distortion = next(chosen for chosen in RECOMMENDED_SETS if chosen.name == "Size Distortion")
    names = {strategy.name for strategy in suitable(kingdom_of(size_distortion.cards))}
    assert names >= {"big-money", "basic-money", "workshop-gardens", "double-witch", "laboratory-money"}
    assert not names & {"smithy-money", "duke-duchy"}
