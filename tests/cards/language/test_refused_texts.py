"""Sentences that can be read but make no sense are refused at their place, with what would be right."""

from __future__ import annotations

import pytest

from throneroom.cards.language.mistakes import BadCardText
from throneroom.cards.language.reader import read_tree
from throneroom.locale import Locale, languages
from throneroom.words.messages import error_text

TWO = "Reveal the top 2 cards of your deck. "


@pytest.mark.parametrize(
    ("text", "part"),
    [
        (TWO + "Put the revealed Silvers and Golds into your hand.", "3:67: name one card, or types of cards"),
        (TWO + "Put the revealed Treasures and Golds into your hand.", "3:69: name one card, or types of cards"),
        (TWO + "Put the revealed Golds and Treasures into your hand.", "3:65: name one card, or types of cards"),
        ("Gain a Silver costing up to 4.", "3:8: a card that is named needs no price"),
        ("Gain a Silver onto your deck if it is a Treasure.", "3:15: the kind of a named card is known"),
        ("You may set aside Action cards as you draw them and discard them afterwards.", "this follows 'Draw until"),
        ("+60 Cards, +60 Cards", "2:1: 120 is out of range; give a number from 0 to 99"),
        ("Trash 2 Action cards from the Supply.", "this can be done with one card only"),
        ("Put 2 cards from your discard pile onto your deck.", "this can be done with one card only"),
        ("Put 2 cards from your hand anywhere in your deck.", "this can be done with one card only"),
        ("Play 2 Action cards from your hand.", "this can be done with one card only"),
        ("Discard a card from the Supply.", "3:16: cards cannot be taken from there"),
        ("Reveal a card from the trash.", "3:15: cards cannot be taken from there"),
        ("Put a card from the trash onto your deck.", "3:12: cards cannot be taken from there"),
        ("Discard 2 cards from your hand for each empty Supply pile.", "say how many for each"),
        (TWO + "Trash a revealed Treasure that you choose.", "3:64: you choose your own cards anyway"),
        (TWO + "Discard it or put it back as you choose.", "3:38: you choose your own cards anyway"),
        ("Gain a card costing up to 4 that you choose.", "3:29: you choose your own cards anyway"),
        ("Reveal cards from your deck until you reveal up to 2 Treasures.", "say how many cards to reveal"),
        ("Choose one: choose one: +1 Card; +1 Coin; +1 Buy.", "a choice cannot stand within another"),
        ("Choose one: " + "; ".join(f"+{n} Cards" for n in range(1, 12)) + ".", "a choice has 2 to 10 options"),
        (
            "Trash a card from your hand. For each type it has, choose two: +1 Card; +1 Coin; +1 Buy.",
            "write: for each type it has, choose one: ...",
        ),
    ],
)
def test_an_action_that_makes_no_sense_is_refused(text: str, part: str) -> None:
    assert part in refusal(f"Toll Gate\ncost 4, Action\n{text}")


@pytest.mark.parametrize(
    ("text", "part"),
    [
        (
            "Each other player discards a card from their hand and each player draws a card.",
            "3:55: 'each player' cannot stand within 'each player'",
        ),
        (
            "Each other player passes a card from their hand to the player on their left.",
            "write: each player passes a card from their hand to the player on their left",
        ),
        (
            "Each other player puts 2 Victory cards from their hand onto their deck or reveals a hand with none.",
            "this can be done with one card only",
        ),
    ],
)
def test_an_attack_that_makes_no_sense_is_refused(text: str, part: str) -> None:
    assert part in refusal(f"Toll Gate\ncost 4, Action - Attack\n{text}")


def test_points_are_counted_in_one_way() -> None:
    text = "Worth 1 point for each Duchy you own. Worth 1 point for each Estate you own."
    assert "3:39: a card counts points in one way" in refusal(f"Toll Gate\ncost 4, Victory\n{text}")


def test_one_card_is_not_several() -> None:
    assert "more than one card" in refusal("Toll Gate\ncost 4, Action\n+1 Card\n\nOld Gate\ncost 3, Action\n+1 Buy")


def refusal(text: str) -> str:
    """Return why a text is refused, in English; it can be said in every language."""
    with pytest.raises(BadCardText) as raised:
        read_tree(text)
    for language in languages():
        assert error_text(raised.value, Locale(language))
    return str(raised.value)
