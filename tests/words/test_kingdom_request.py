"""Kingdoms as typed: sets and lists of cards, each with its edition if it is said."""

from __future__ import annotations

import pytest

from throneroom.cards.catalog import Catalog
from throneroom.cards.kingdoms import BadKingdom, kingdom_of
from throneroom.cards.sets import RECOMMENDED_SETS, recommended_set
from throneroom.engine.setup import Kingdom
from throneroom.locale import Locale
from throneroom.words.kingdom_request import KingdomRequest, kingdom_by_seed, named_kingdom, propose
from throneroom.words.names import NotFound

CARDS = Catalog().cards
LOCALE = Locale()
TEN = "Throne Room, Mine, Moneylender, Masquerade, Moat, Cellar, Village, Smithy, Market, Bridge"


def named(typed: str, edition: str | None = None) -> Kingdom:
    return named_kingdom(typed, CARDS, LOCALE, edition)


@pytest.mark.parametrize(
    ("typed", "edition", "found"),
    [
        ("First Game", None, "First Game"),
        ("First Game, second edition", None, "First Game (second edition)"),
        ("First Game, first edition", None, "First Game"),
        ("first game,Second Edition", None, "First Game (second edition)"),
        ("First Game", "second", "First Game (second edition)"),
        ("First Game, second edition", "first", "First Game (second edition)"),
        ("Deck Top", None, "Deck Top (second edition)"),
        ("Big Money", "first", "Big Money"),
    ],
)
def test_a_set_by_name_and_edition(typed: str, edition: str | None, found: str) -> None:
    """Of two sets with one name, it is the first edition's unless the second is asked for."""
    assert repr(recommended_set(named(typed, edition))) == found


@pytest.mark.parametrize(("typed", "edition"), [(TEN, "first"), (f"{TEN}, second edition", "second")])
def test_ten_cards_with_their_edition(typed: str, edition: str) -> None:
    assert named(typed).edition == edition
    assert named(TEN, edition).edition == edition


def test_a_set_that_the_edition_does_not_have_is_refused() -> None:
    with pytest.raises(NotFound, match="no recommended set named 'Big Money'"):
        named("Big Money, second edition")


def test_every_set_of_the_second_edition_is_found() -> None:
    for known in RECOMMENDED_SETS:
        assert named(f"{known.name}, {known.edition} edition").cards == kingdom_of(known.cards).cards


def test_a_random_kingdom_of_an_edition() -> None:
    by_seed = kingdom_by_seed("random base, second edition", CARDS, LOCALE)
    for seed in range(20):
        assert by_seed(seed).edition == "second"
        assert {card.box for card in by_seed(seed).cards} == {"base"}
    assert kingdom_by_seed("random", CARDS, LOCALE)(3).edition == "first"
    assert kingdom_by_seed("First Game, second edition", CARDS, LOCALE)(3).edition == "second"


def test_a_proposal_by_edition() -> None:
    proposal = propose(KingdomRequest(edition="second", seed=3), CARDS, LOCALE)
    assert proposal.tables[0][1].edition == "second"
    with pytest.raises(BadKingdom, match="Spy is only in the first edition"):
        propose(KingdomRequest(edition="second", needs=("Spy",), seed=3), CARDS, LOCALE)
