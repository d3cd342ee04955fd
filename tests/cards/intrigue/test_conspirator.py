"""Conspirator: +2 coins. With 3 or more Actions played this turn, itself included: +1 Card, +1 Action."""

from __future__ import annotations

import pytest

from throneroom.testing import scenario


def test_the_first_action_gives_coins_only() -> None:
    """+2 coins."""
    game, alice, _bob = scenario(alice="hand: Conspirator | deck: Gold", bob="")
    alice.plays("Conspirator")
    assert alice.hand == ""
    assert (game.actions, game.coins) == (0, 2)
    assert game.is_quiet()


def test_the_second_action_gives_coins_only() -> None:
    """3 or more, this one counted: two are too few."""
    game, alice, _bob = scenario(alice="hand: Great Hall, Conspirator | deck: Gold, Silver", bob="")
    alice.plays("Great Hall")
    alice.plays("Conspirator")
    assert alice.hand == "Gold"
    assert (game.actions, game.coins) == (0, 2)
    assert game.is_quiet()


@pytest.mark.parametrize("before", [2, 3])
def test_the_third_action_and_later_ones_give_a_card_and_an_action(before: int) -> None:
    """+1 Card, +1 Action (not +1 Buy, as one paragraph has it)."""
    game, alice, _bob = scenario(alice=f"hand: {before} Great Hall, Conspirator | deck: 3 Copper, Gold, Silver", bob="")
    for _ in range(before):
        alice.plays("Great Hall")
    alice.plays("Conspirator")
    assert len(alice.hand) == before + 1
    assert (game.actions, game.buys, game.coins) == (1, 1, 2)
    assert game.is_quiet()


def test_it_is_checked_when_played_never_later() -> None:
    """Two Actions played afterwards bring nothing more."""
    game, alice, _bob = scenario(alice="hand: Conspirator, 2 Festival | deck: Gold", bob="", turn="2 actions")
    alice.plays("Conspirator")
    alice.plays("Festival")
    alice.plays("Festival")
    assert alice.hand == ""
    assert alice.deck == "Gold"
    assert (game.actions, game.coins) == (3, 6)
    assert game.is_quiet()


def test_throne_room_on_conspirator() -> None:
    """Throne Room on Conspirator: first play is the 2nd Action (no bonus), second the 3rd (bonus)."""
    game, alice, _bob = scenario(alice="hand: Throne Room, Conspirator | deck: Gold, Silver", bob="")
    alice.plays("Throne Room")
    assert alice.hand == "Gold"
    assert alice.deck == "Silver"
    assert (game.actions, game.buys, game.coins) == (1, 1, 4)
    assert game.is_quiet()


def test_both_plays_of_a_throned_action_count() -> None:
    """Throne Room and each of its two plays count: the Conspirator after them is the 4th."""
    game, alice, _bob = scenario(
        alice="hand: Throne Room, Great Hall, Conspirator | deck: Copper, Estate, Gold", bob=""
    )
    alice.plays("Throne Room")
    alice.plays("Great Hall", of="Great Hall, Conspirator")
    alice.plays("Conspirator")
    assert alice.hand == "Copper, Estate, Gold"
    assert (game.actions, game.coins) == (2, 2)
    assert game.is_quiet()


def test_actions_played_count_even_if_no_longer_in_play() -> None:
    """Actions played count, not Actions in play: a trashed Mining Village counts."""
    game, alice, _bob = scenario(
        alice="hand: 2 Mining Village, Conspirator | deck: Copper, Estate, Gold, Silver", bob=""
    )
    alice.plays("Mining Village")
    alice.trashes("Mining Village")
    alice.plays("Mining Village")
    alice.trashes("Mining Village")
    alice.plays("Conspirator")
    assert alice.hand == "Copper, Estate, Gold"
    assert alice.in_play == "Conspirator"
    assert (game.actions, game.coins) == (3, 6)
    assert game.is_quiet()


def test_throne_room_on_throne_room_on_two_conspirators() -> None:
    """Two Throne Rooms, Conspirator as 3rd and 4th; Throne Room as 5th, Conspirator as 6th and 7th."""
    game, alice, _bob = scenario(alice="hand: 2 Throne Room, 2 Conspirator | deck: 4 Copper, Gold", bob="")
    alice.plays("Throne Room")
    alice.plays("Throne Room", of="Throne Room, Conspirator")
    assert alice.hand == "4 Copper"
    assert alice.in_play == "2 Throne Room, 2 Conspirator"
    assert (game.actions, game.coins) == (4, 8)
    assert game.is_quiet()


def test_the_count_starts_over_each_turn() -> None:
    """This turn: Actions played in earlier turns do not count."""
    game, alice, bob = scenario(alice="hand: 3 Great Hall", bob="hand: Conspirator | deck: Gold")
    for _ in range(3):
        alice.plays("Great Hall")
    alice.ends_turn()
    bob.plays("Conspirator")
    assert bob.hand == ""
    assert (game.actions, game.coins) == (0, 2)
    assert game.is_quiet()
