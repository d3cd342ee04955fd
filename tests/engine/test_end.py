"""The end of the game and the winner (rules, section 5)."""

from __future__ import annotations

from typing import Any

import pytest

from throneroom.engine.decision import BUY, IllegalAnswer
from throneroom.testing import scenario

EIGHT_COINS = "hand: 2 Gold, Silver | deck: 5 Estate"


def seats(number: int, first: str) -> dict[str, Any]:
    return {"alice": first} | {f"player{seat}": "deck: 5 Copper" for seat in range(1, number)}


def buy(game: Any, player: Any, ware: str) -> None:
    while game.decision.verb is not BUY:
        player.plays_treasures(", ".join(option.name for option in game.decision.options))
    player.buys(ware)


# -- when it ends -----------------------------------------------------------------------------------------------------


def test_the_game_ends_when_the_last_province_is_gone() -> None:
    """At the end of the turn, after clean-up; then nobody is asked anything."""
    game, alice, _bob = scenario(supply="1 Province", alice=EIGHT_COINS, bob="")
    buy(game, alice, "Province")
    assert game.is_over
    assert game.decision is None
    assert alice.hand == "5 Estate"
    assert alice.discard.in_any_order == "Province, 2 Gold, Silver"
    assert game.scores == [11, 0]
    assert game.winners == [0]
    assert alice.sees("end") != []
    with pytest.raises(IllegalAnswer):
        game.game.answer([])
    assert game.is_quiet()


@pytest.mark.parametrize("number", [2, 3, 4, 5, 6])
def test_an_empty_province_pile_ends_the_game_with_any_number_of_players(number: int) -> None:
    """An empty Province pile ends every game, even with 5 and 6 players."""
    game, alice, *_others = scenario(supply="1 Province", **seats(number, EIGHT_COINS))
    buy(game, alice, "Province")
    assert game.is_over
    assert game.is_quiet()


def test_a_province_left_does_not_end_the_game() -> None:
    """One is left: the game goes on."""
    game, alice, _bob = scenario(supply="2 Province", alice=EIGHT_COINS, bob="")
    buy(game, alice, "Province")
    assert not game.is_over
    assert game.turn == 1
    assert game.is_quiet()


@pytest.mark.parametrize(
    ("number", "empty", "over"),
    [
        (2, "0 Curse, 0 Moat", True),
        (3, "0 Duchy, 0 Copper", True),
        (4, "0 Moat, 0 Cellar", True),
        (2, "0 Curse", False),
        (4, "0 Moat", False),
        (5, "0 Curse, 0 Moat", False),
        (6, "0 Curse, 0 Moat", False),
        (5, "0 Curse, 0 Moat, 0 Cellar", True),
        (6, "0 Copper, 0 Silver, 0 Gold", True),
    ],
)
def test_three_empty_piles_or_four_with_5_and_6_players(number: int, empty: str, over: bool) -> None:
    """Any piles of the supply, basic piles included: the last Estate makes the third, or fourth."""
    game, alice, *_others = scenario(supply=f"1 Estate, {empty}", **seats(number, "hand: 2 Copper | deck: 5 Copper"))
    buy(game, alice, "Estate")
    assert game.left("Estate") == 0
    assert game.is_over is over
    assert game.is_quiet()


def test_the_end_is_checked_only_after_the_turn() -> None:
    """With buys left the turn goes on after the last Province."""
    game, alice, _bob = scenario(supply="1 Province", alice="hand: 3 Gold | deck: 5 Estate", bob="", turn="2 buys")
    buy(game, alice, "Province")
    assert not game.is_over
    alice.buys("Curse", of="Copper, Curse")
    assert game.is_over
    assert "Curse" in alice.discard
    assert game.is_quiet()


def test_a_pile_emptied_in_the_action_phase_does_not_end_the_turn() -> None:
    """Game end is not checked in the middle of a turn: the player goes on to the buy phase."""
    game, alice, _bob = scenario(
        supply="1 Silver, 0 Curse, 0 Moat", alice="hand: 2 Workshop, Gold | deck: 5 Estate", bob="", turn="2 actions"
    )
    alice.plays("Workshop")
    alice.gains("Silver")
    assert not game.is_over
    alice.plays("Workshop")
    alice.gains("Estate")
    alice.plays_treasures("Gold")
    alice.buys("Village")
    assert game.is_over
    assert alice.discard.in_any_order == "2 Workshop, Gold, Silver, Estate, Village"
    assert game.is_quiet()


def test_the_game_may_end_after_any_players_turn() -> None:
    """At the end of any player's turn: there is no last round."""
    game, alice, bob, carol = scenario(
        supply="1 Province", alice="deck: 5 Copper", bob=EIGHT_COINS, carol="", turn="seat 1"
    )
    buy(game, bob, "Province")
    assert game.is_over
    assert (alice.turns, bob.turns, carol.turns) == (1, 1, 1)
    assert game.is_quiet()


# -- who wins ---------------------------------------------------------------------------------------------------------


def ended(**zones: Any) -> Any:
    """Return a game that ends with the first player's turn, when the last Copper empties a third pile."""
    game, first, *_others = scenario(supply="0 Moat, 0 Cellar, 1 Copper", **zones)
    buy(game, first, "Copper")
    assert game.is_over
    return game


def test_points_in_all_zones_count() -> None:
    """All cards of a player: deck, hand, discard pile, play area."""
    game = ended(
        alice="hand: Estate | deck: Duchy | discard: Province, Curse | in play: Great Hall",
        bob="hand: 2 Estate | deck: Gold",
    )
    assert game.scores == [1 + 3 + 6 - 1 + 1, 2]
    assert game.winners == [0]
    assert game.is_quiet()


def test_cards_count_while_they_are_revealed_or_passed() -> None:
    """A card always counts: the score does not change while a card is resolved."""
    game, alice, bob = scenario(alice="hand: Masquerade, Duchy | deck: Estate, Province", bob="hand: Curse, Gold")
    alice.plays("Masquerade")
    alice.passes("Duchy")
    assert (alice.points, bob.points) == (10, -1)
    bob.passes("Curse")
    assert (alice.points, bob.points) == (6, 3)
    alice.declines()
    assert game.is_quiet()


def test_cards_count_while_they_are_set_aside() -> None:
    """Cards set aside still belong to their player."""
    game, alice, _bob = scenario(alice="hand: Library | deck: Great Hall, Copper", bob="")
    alice.plays("Library")
    alice.sets_aside("Great Hall")
    assert alice.points == 1
    assert game.is_quiet()


def test_most_points_win() -> None:
    """The one who ended the game need not be the winner; a negative score may win."""
    game = ended(alice="discard: 3 Curse", bob="discard: Curse", carol="discard: 2 Curse")
    assert game.scores == [-3, -1, -2]
    assert game.winners == [1]
    assert game.is_quiet()


@pytest.mark.parametrize(
    ("turns", "winners"), [((5, 4, 4), [1]), ((5, 5, 4), [0, 1]), ((5, 5, 5), [0, 1]), ((4, 5, 3), [0])]
)
def test_a_tie_is_won_by_fewer_turns_or_shared(turns: tuple[int, int, int], winners: list[int]) -> None:
    """Tie: of those tied, the one with fewer turns taken wins; if still tied, they share the victory."""
    game = ended(
        alice=f"{turns[0]} turns | discard: Duchy",
        bob=f"{turns[1]} turns | hand: 3 Estate",
        carol=f"{turns[2]} turns | hand: 2 Estate",
    )
    assert game.scores == [3, 3, 2]
    assert game.winners == winners
    assert game.is_quiet()


def test_all_may_share_the_victory() -> None:
    """If still tied, they share the victory."""
    game = ended(alice="discard: Estate", bob="discard: Estate", carol="discard: Estate", dave="hand: Estate")
    assert game.winners == [0, 1, 2, 3]
    assert game.is_quiet()


def test_turns_are_counted_as_they_are_played() -> None:
    """The first player ends the game in their second turn: the others, with one turn each, win the tie."""
    game, alice, bob, carol = scenario(
        supply="0 Moat, 0 Cellar, 1 Curse",
        alice="deck: 5 Copper",
        bob="0 turns | deck: 5 Copper",
        carol="0 turns | discard: 5 Copper",
    )
    for player in (alice, bob, carol):
        player.ends_turn()
    assert (alice.turns, bob.turns, carol.turns) == (2, 1, 1)
    alice.declines()
    alice.buys("Curse")
    assert game.scores == [-1, 0, 0]
    assert game.winners == [1, 2]
    assert game.is_quiet()
