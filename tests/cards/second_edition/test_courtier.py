"""Courtier: reveal a card from hand, and choose a thing for each of its types (second edition)."""

from __future__ import annotations

from typing import Any

import pytest

from throneroom import ACTION, ATTACK, VICTORY, Card, Catalog
from throneroom.engine import decision as verbs
from throneroom.testing import scenario

CHOICES = "+1 Action, +1 Buy, +3 coins, gain a Gold"


@pytest.mark.parametrize(
    ("card", "types"),
    [
        ("Copper", 1),
        ("Estate", 1),
        ("Curse", 1),
        ("Smithy", 1),
        ("Mill", 2),
        ("Harem", 2),
        ("Diplomat", 2),
        ("Nobles", 2),
        ("Militia", 2),
    ],
)
def test_as_many_choices_as_the_card_has_types(card: str, types: int) -> None:
    """For each type it has, choose a different one."""
    game, alice, _ = scenario(alice=f"hand: Courtier, {card}, Province", bob="")
    alice.plays("Courtier")
    alice.answers(verbs.REVEAL_CARD, card, of=f"{card}, Province", by="Courtier")
    asked = alice.is_asked(verbs.CHOOSE, of=CHOICES, by="Courtier")
    assert (asked.least, asked.most) == (types, types)
    alice.cannot_decline()
    chosen = ["+3 coins", "gain a Gold"][:types]
    alice.chooses(", ".join(chosen))
    assert (game.coins, alice.discard) == (3, "Gold" if types == 2 else "")
    assert alice.hand == f"{card}, Province"
    assert game.is_quiet()


def test_a_card_of_three_types_gives_three() -> None:
    """No printed card has three types; a custom card may."""
    game, alice, _ = scenario_with_three_types()
    alice.plays("Courtier")
    alice.chooses("+1 Action, +1 Buy, gain a Gold", of=CHOICES)
    assert (game.actions, game.buys, game.coins, alice.discard) == (1, 2, 0, "Gold")
    assert game.is_quiet()


def scenario_with_three_types() -> tuple[Any, ...]:
    siege = Card("Siege", cost=5, types=ACTION | ATTACK | VICTORY, coins=1)
    return scenario(catalog=Catalog([siege]), alice="hand: Courtier, Siege", bob="")


@pytest.mark.parametrize(
    ("chosen", "actions", "buys", "coins", "discard"),
    [
        ("+1 Action", 1, 1, 0, ""),
        ("+1 Buy", 0, 2, 0, ""),
        ("+3 coins", 0, 1, 3, ""),
        ("gain a Gold", 0, 1, 0, "Gold"),
    ],
)
def test_each_choice(chosen: str, actions: int, buys: int, coins: int, discard: str) -> None:
    game, alice, _ = scenario(alice="hand: Courtier, Copper", bob="")
    alice.plays("Courtier")
    alice.chooses(chosen, of=CHOICES)
    assert (game.actions, game.buys, game.coins, alice.discard) == (actions, buys, coins, discard)
    assert game.is_quiet()


def test_the_choices_are_different_ones() -> None:
    game, alice, _ = scenario(alice="hand: Courtier, Mill", bob="")
    alice.plays("Courtier")
    alice.cannot_answer("+3 coins, +3 coins")
    alice.cannot_answer("+3 coins")
    alice.cannot_answer("+1 Action, +1 Buy, +3 coins")
    alice.chooses("+1 Action, +1 Buy")
    assert (game.actions, game.buys) == (1, 2)
    assert game.is_quiet()


def test_the_reveal_is_a_must_and_the_only_card_is_revealed_unasked() -> None:
    game, alice, _ = scenario(alice="hand: Courtier, Mill, Copper", bob="")
    alice.plays("Courtier")
    alice.is_asked(verbs.REVEAL_CARD)
    alice.cannot_decline()
    alice.cannot_answer("Mill, Copper")
    alice.answers(verbs.REVEAL_CARD, "Copper")
    alice.chooses("+3 coins")
    assert game.is_quiet()


def test_with_nothing_in_hand_nothing_happens() -> None:
    """Nothing in hand: nothing happens."""
    game, alice, _ = scenario(alice="hand: Courtier | deck: Gold", bob="")
    alice.plays("Courtier")
    assert (game.actions, game.buys, game.coins, alice.discard) == (0, 1, 0, "")
    assert game.is_quiet()


def test_a_gold_may_be_chosen_when_none_is_left() -> None:
    """Any option may be chosen, even one that cannot be done."""
    game, alice, _ = scenario(alice="hand: Courtier, Copper", bob="", supply="0 Gold")
    alice.plays("Courtier")
    alice.chooses("gain a Gold", of=CHOICES)
    assert alice.discard == ""
    assert game.is_quiet()


@pytest.mark.parametrize("edition", ["first", "second"])
def test_throne_room_chooses_twice(edition: str) -> None:
    """The same card may be revealed both times, and the same thing chosen."""
    game, alice, _ = scenario(edition=edition, alice="hand: Throne Room, Courtier, Harem", bob="")
    alice.thrones("Courtier")
    alice.chooses("+3 coins, gain a Gold")
    alice.chooses("+3 coins, +1 Action")
    assert (game.actions, game.coins, alice.discard, alice.hand) == (1, 6, "Gold", "Harem")
    assert game.is_quiet()


def test_another_courtier_may_be_revealed_but_not_the_one_in_play() -> None:
    game, alice, _ = scenario(alice="hand: 2 Courtier, Copper", bob="")
    alice.plays("Courtier")
    alice.answers(verbs.REVEAL_CARD, "Courtier", of="Courtier, Copper")
    alice.chooses("+1 Action")
    assert game.actions == 1
    assert game.is_quiet()


def test_everybody_sees_the_card_and_the_choices() -> None:
    game, alice, bob = scenario(alice="hand: Courtier, Mill, Copper", bob="")
    alice.plays("Courtier")
    assert bob.notices("reveal") == []
    alice.answers(verbs.REVEAL_CARD, "Mill")
    assert bob.notices("reveal") == [(0, "Mill", 1)]
    alice.chooses("+3 coins, gain a Gold")
    assert bob.notices("gain") == [(0, "Gold", 1)]
    assert [cards for _, cards, _ in bob.notices("choose")] == ["+3 coins, gain a Gold"]
    assert game.is_quiet()
