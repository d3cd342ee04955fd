"""Mill: +1 Card, +1 Action; you may discard two cards for +2 coins; 1 victory point (second edition)."""

from __future__ import annotations

import pytest

from throneroom import Catalog, Game, kingdom_of
from throneroom.engine import decision as verbs
from throneroom.testing import scenario

DISCARD = "discard 2 cards"


def test_two_cards_for_two_coins() -> None:
    game, alice, _ = scenario(alice="hand: Mill, Estate, Curse | deck: Copper, Gold", bob="")
    alice.plays("Mill")
    assert (alice.hand, game.actions) == ("Estate, Curse, Copper", 1)
    alice.chooses(DISCARD, of=DISCARD, by="Mill")
    alice.discards("Estate, Curse", of="Estate, Curse, Copper", by="Mill")
    assert (alice.hand, alice.discard, alice.deck) == ("Copper", "Curse, Estate", "Gold")
    assert (game.actions, game.buys, game.coins) == (1, 1, 2)
    assert game.is_quiet()


def test_you_may_discard_none() -> None:
    game, alice, _ = scenario(alice="hand: Mill, Estate, Curse | deck: Copper", bob="")
    alice.plays("Mill")
    alice.declines(verbs.CHOOSE)
    assert (alice.hand, alice.discard, game.coins) == ("Estate, Curse, Copper", "", 0)
    assert game.is_quiet()


@pytest.mark.parametrize("answer", ["Estate", "Estate, Curse, Copper"])
def test_it_is_two_or_none(answer: str) -> None:
    """You may discard two cards: not one of several, and not three."""
    _, alice, _ = scenario(alice="hand: Mill, Estate, Curse | deck: Copper", bob="")
    alice.plays("Mill")
    alice.chooses(DISCARD)
    alice.is_asked(verbs.DISCARD)
    alice.cannot_decline()
    alice.cannot_answer(answer)


def test_the_only_card_may_be_discarded_for_nothing() -> None:
    """With one card in hand it may be discarded, for nothing."""
    game, alice, _ = scenario(alice="hand: Mill | deck: Copper", bob="")
    alice.plays("Mill")
    alice.chooses(DISCARD)
    assert (alice.hand, alice.discard, game.coins) == ("", "Copper", 0)
    assert game.is_quiet()


def test_the_only_card_may_be_kept() -> None:
    game, alice, _ = scenario(alice="hand: Mill | deck: Copper", bob="")
    alice.plays("Mill")
    alice.declines(verbs.CHOOSE)
    assert (alice.hand, alice.discard, game.coins) == ("Copper", "", 0)
    assert game.is_quiet()


def test_with_no_card_nobody_is_asked() -> None:
    game, alice, _ = scenario(alice="hand: Mill", bob="")
    alice.plays("Mill")
    assert (game.actions, game.coins) == (1, 0)
    assert game.is_quiet()


def test_two_equal_cards() -> None:
    game, alice, _ = scenario(alice="hand: Mill, Estate | deck: Estate", bob="")
    alice.plays("Mill")
    alice.chooses(DISCARD)
    assert (alice.hand, game.coins) == ("", 2)
    assert game.is_quiet()


@pytest.mark.parametrize("edition", ["first", "second"])
def test_throne_room_discards_twice(edition: str) -> None:
    game, alice, _ = scenario(edition=edition, alice="hand: Throne Room, Mill, 2 Estate | deck: 2 Copper", bob="")
    alice.thrones("Mill")
    alice.chooses(DISCARD, of=DISCARD, by="Mill")
    alice.discards("2 Estate", of="2 Estate, Copper")
    alice.chooses(DISCARD)
    assert (alice.hand, game.coins, game.actions) == ("", 4, 2)
    assert game.is_quiet()


def test_the_others_see_the_number_and_the_top_card() -> None:
    game, alice, bob = scenario(alice="hand: Mill, Estate, Curse | deck: Copper", bob="")
    alice.plays("Mill")
    alice.chooses(DISCARD, of=DISCARD, by="Mill")
    alice.discards("Estate, Curse")
    assert bob.notices("discard") == [(0, "Curse", 2)]
    assert bob.notices("draw") == [(0, "", 1)]
    assert game.is_quiet()


def test_it_is_worth_a_point_wherever_it_is() -> None:
    _, alice, bob = scenario(alice="hand: Mill | deck: Mill | discard: Mill | in play: Mill", bob="hand: Copper")
    assert (alice.points, bob.points) == (4, 0)


@pytest.mark.parametrize(("seats", "size"), [(2, 8), (3, 12), (4, 12), (5, 12), (6, 12)])
def test_it_has_a_victory_pile(seats: int, size: int) -> None:
    """Victory pile: 8 or 12."""
    catalog = Catalog()
    cards = "Mill, Cellar, Market, Militia, Mine, Moat, Remodel, Smithy, Village, Workshop"
    view = Game.deal(kingdom_of(catalog.read_list(cards)), seats, 1).view(0)
    assert view.left(catalog.find("Mill")) == size
    assert view.left(catalog.find("Moat")) == 10


def test_it_counts_as_a_victory_card_and_an_action() -> None:
    """Bureaucrat finds it in hand; Ironworks gives a card and an action for it."""
    game, alice, bob = scenario(alice="hand: Bureaucrat", bob="hand: Mill, Copper")
    alice.plays("Bureaucrat")
    assert (bob.hand, bob.deck) == ("Copper", "Mill")
    assert game.is_quiet()
    game, alice, _ = scenario(alice="hand: Ironworks | deck: Gold", bob="", kingdom="Mill")
    alice.plays("Ironworks")
    alice.gains("Mill")
    assert (alice.hand, game.actions, game.coins) == ("Gold", 1, 0)
