"""Hostile texts are refused cleanly, and what can be read can be played. `fuzz.py` tries 100,000 of them."""

from __future__ import annotations

from random import Random

from tests.cards.language.fuzz import fuzz, play

from throneroom.cards.language.reader import card_of, read_tree
from throneroom.engine.card import Card
from throneroom.testing import scenario


def test_mutated_texts_are_read_or_refused_with_a_clean_error() -> None:
    readable, games = fuzz(2000, game_every=60)
    assert readable > 300
    assert games > 5


def test_a_card_that_plays_itself_again_and_again_comes_to_an_end() -> None:
    """Each play gains a copy and plays it; the pile, and the limit of plays within plays, end it."""
    text = "Echo\ncost 4, Action\n+1 Action\nGain a card costing up to 4 onto your deck.\n"
    text += "Discard the top card of your deck. If it is an Action card, play it.\n"
    play(read_tree(text), Random(1))


def test_a_hall_of_mirrors_is_bounded() -> None:
    mirror: Card = card_of(read_tree("Mirror\ncost 4, Action\n+2 Cards\nPlay an Action card from your hand twice."))
    game, alice, _bob = scenario(custom=(mirror,), alice=f"hand: {', '.join(['Mirror'] * 10)}", bob="hand: Copper")
    alice.plays("Mirror")
    assert game.is_quiet()
