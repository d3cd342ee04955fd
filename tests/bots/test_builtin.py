"""The strategies that come built in."""

from __future__ import annotations

import pytest

from throneroom.bots.builtin import UnknownStrategy, builtin, builtin_names, key_cards, suitable
from throneroom.bots.language import read_strategy, strategy_text
from throneroom.cards.catalog import Catalog
from throneroom.cards.kingdoms import RECOMMENDED_SETS, kingdom_of

CATALOG = Catalog()

# As validation.md gives them.
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
def test_built_in_strategies_are_those_of_the_validation(name: str) -> None:
    assert builtin(name) == read_strategy(VALIDATION[name].replace("; ", "\n"), CATALOG, name)


@pytest.mark.parametrize("name", builtin_names())
def test_built_in_strategies_have_the_name_of_their_file(name: str) -> None:
    assert builtin(name).name == name
    assert read_strategy(strategy_text(builtin(name)), CATALOG, "") == builtin(name)


def test_an_unknown_built_in_strategy() -> None:
    with pytest.raises(UnknownStrategy, match=r"there is no strategy 'bigmoney'; did you mean big-money"):
        builtin("bigmoney")
    with pytest.raises(UnknownStrategy, match=r"there are basic-money, big-money"):
        builtin("xyz")


# -- which suit a kingdom ----------------------------------------------------------------------------------------------


def test_the_key_cards_are_the_kingdom_cards_it_buys() -> None:
    text = "Province\nVillage if turn > 3\nSmithy\nVillage\nSilver\ngain:\nMoat\nplay:\nChapel"
    assert key_cards(read_strategy(text, CATALOG, "")) == CATALOG.read_list("Village, Smithy")


def test_a_strategy_suits_a_kingdom_that_has_all_its_key_cards() -> None:
    size_distortion = next(chosen for chosen in RECOMMENDED_SETS if chosen.name == "Size Distortion")
    names = {strategy.name for strategy in suitable(kingdom_of(size_distortion.cards))}
    assert names >= {"big-money", "basic-money", "workshop-gardens", "double-witch", "laboratory-money"}
    assert not names & {"smithy-money", "duke-duchy"}
