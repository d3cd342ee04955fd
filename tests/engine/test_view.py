"""What a seat may know, and nothing more (rules, section 3: information)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.properties.games import facts

from throneroom.engine.card import Card
from throneroom.engine.view import SPECTATOR
from throneroom.testing import scenario

SEATS = [0, 1, 2, -1]


def names(cards: Any) -> list[str]:
    return sorted(card.name for card in cards)


def busy_table() -> tuple[Any, ...]:
    return scenario(
        alice="hand: Moat, 2 Copper | deck: Gold, Silver, Estate | discard: Duchy, Curse, Smithy | in play: Village",
        bob="hand: Province, Curse | deck: Smithy, Militia | discard: Silver, Gold",
        carol="hand: Gold",
        trash="Feast, Copper",
        supply="3 Province",
        turn="2 actions, 3 buys, 4 coins, 1 cheaper, 1 played",
    )


# -- open to everybody ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", SEATS)
def test_what_everybody_sees(seat: int) -> None:
    """The Supply, the trash, the tops of discard piles, the sizes of hands, everything in play."""
    game, *_players = busy_table()
    view = game.game.view(seat)
    assert view.seats == 3
    assert (view.left(game.catalog.find("Province")), view.left(game.catalog.find("Duchy"))) == (3, 12)
    assert len(view.supply) == 17
    assert names(view.trash) == ["Copper", "Feast"]
    assert [view.hand_size(other) for other in range(3)] == [3, 2, 1]
    assert [str(view.discard_top(other)) for other in range(3)] == ["Duchy", "Silver", "None"]
    assert names(view.in_play(0)) == ["Village"]
    assert view.cost(game.catalog.find("Silver")) == 2
    assert (view.turn_seat, view.phase, view.is_over) == (0, "action", False)
    assert (view.actions, view.buys, view.coins, view.reduction, view.actions_played) == (2, 3, 4, 1, 1)
    assert (view.empty_piles, view.empty_piles_to_end) == (0, 3)
    assert view.cards_to_end == 3 + 10 + 10  # the Provinces and two kingdom piles
    assert game.is_quiet()


def test_revealed_cards_are_open_while_they_lie_there() -> None:
    """Reveal: show to all, then put back where it came from."""
    game, alice, _bob = scenario(alice="hand: Scout | deck: Copper, Gold, Smithy", bob="")
    alice.plays("Scout")
    assert names(game.game.view(1).revealed(0)) == ["Copper", "Gold", "Smithy"]
    alice.puts_back("Gold, Copper, Smithy")
    assert game.game.view(1).revealed(0) == ()
    assert game.is_quiet()


def test_set_aside_cards_are_open_while_they_lie_there() -> None:
    """Set aside: face up, beside the deck."""
    game, alice, _bob = scenario(alice="hand: Library | deck: Smithy, Village", bob="")
    alice.plays("Library")
    alice.sets_aside("Smithy")
    assert names(game.game.view(1).set_aside(0)) == ["Smithy"]
    alice.declines()
    assert game.game.view(1).set_aside(0) == ()
    assert game.is_quiet()


# -- your own cards ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seat", "hand", "deck"), [(0, "Copper, Copper, Moat", 3), (1, "Curse, Province", 2)])
def test_players_see_their_hand_and_the_size_of_their_deck(seat: int, hand: str, deck: int) -> None:
    """Players may count their own deck."""
    game, *_players = busy_table()
    view = game.game.view(seat)
    assert names(view.hand) == hand.split(", ")
    assert view.in_hand(game.catalog.find("Copper")) == hand.count("Copper")
    assert view.deck_size == deck
    assert game.is_quiet()


def test_a_spectator_has_no_cards() -> None:
    """Seat -1 is a spectator, who sees what everybody sees."""
    game, *_players = busy_table()
    view = game.game.view(-1)
    assert (view.hand, view.deck_size, view.passing) == ((), 0, ())
    assert view.in_hand(game.catalog.find("Copper")) == 0
    assert game.is_quiet()


@pytest.mark.parametrize("seat", [-2, 3, 17])
def test_there_is_no_view_for_a_seat_that_does_not_exist(seat: int) -> None:
    """Seats count from 0."""
    game, *_players = busy_table()
    with pytest.raises(ValueError, match="seat"):
        game.game.view(seat)
    assert game.is_quiet()


# -- what nobody sees -------------------------------------------------------------------------------------------------


def table_with(alice: str, bob: str, carol: str) -> Any:
    game, *_players = scenario(kingdom="Moat, Smithy, Village", alice=alice, bob=bob, carol=carol)
    return game.game


HANDS = ("hand: Moat, Copper | deck: Gold, Silver, Estate | discard: Duchy, Curse", "hand: Estate, Copper | deck: Gold")


ALIKE = {
    "order of the deck": ("hand: Moat, Copper | deck: Estate, Gold, Silver | discard: Duchy, Curse", HANDS[1]),
    "another hand": (HANDS[0], "hand: Gold, Copper | deck: Estate"),
    "another hand too": (HANDS[0], "hand: Estate, Gold | deck: Copper"),
}


@pytest.mark.parametrize(("alice", "bob"), ALIKE.values(), ids=ALIKE)
def test_games_that_look_alike_to_a_player_have_equal_views(alice: str, bob: str) -> None:
    """Players may not look through their own deck, nor know other players' cards. Not by the order of a list either.

    What is in their deck they know without looking: what is not in the discard pile since the last shuffle.
    """
    assert facts(table_with(*HANDS, "").view(0)) == facts(table_with(alice, bob, "").view(0))


ALIKE_TO_OTHERS = ALIKE | {
    "deck and discard pile": ("hand: Moat, Copper | deck: Curse, Gold, Estate | discard: Duchy, Silver", HANDS[1]),
    "a hand": ("hand: Moat, Gold | deck: Copper, Silver, Estate | discard: Duchy, Curse", HANDS[1]),
    "the size of a deck": ("hand: Moat, Copper | deck: Gold, Silver, Estate, Curse | discard: Duchy", HANDS[1]),
}


@pytest.mark.parametrize("seat", [2, -1], ids=["another player", "a spectator"])
@pytest.mark.parametrize(("alice", "bob"), ALIKE_TO_OTHERS.values(), ids=ALIKE_TO_OTHERS)
def test_games_that_look_alike_to_others_have_equal_views(alice: str, bob: str, seat: int) -> None:
    """The number of cards in each hand is open, and nothing else about another player's cards."""
    assert facts(table_with(*HANDS, "").view(seat)) == facts(table_with(alice, bob, "").view(seat))


@pytest.mark.parametrize("seat", SEATS)
def test_no_public_attribute_gives_access_to_the_game(seat: int) -> None:
    """Every public attribute is a copy made of cards, numbers and words."""

    def is_plain(value: object) -> bool:
        if isinstance(value, (tuple, list)):
            return all(is_plain(part) for part in value)
        return value is None or isinstance(value, (Card, int, str))

    game, *_players = busy_table()
    for name, value in facts(game.game.view(seat)).items():
        assert is_plain(value), name
    assert game.is_quiet()


def test_what_a_view_returns_is_a_copy() -> None:
    """Changing it does not change the game."""
    game, alice, bob = scenario(alice="hand: Copper", bob="hand: Gold")
    owned = game.game.view(1).owned(0)
    if isinstance(owned, list):
        owned.clear()
    assert alice.cards == "Copper"
    assert bob.cards == "Gold"
    assert game.is_quiet()


@pytest.mark.parametrize("name", ["seat", "hand", "deck_size", "coins", "trash"])
def test_a_view_cannot_be_changed(name: str) -> None:
    """A view is read-only: setting its seat must not show another hand."""
    game, *_players = busy_table()
    with pytest.raises((AttributeError, TypeError)):
        setattr(game.game.view(0), name, 1)
    assert game.is_quiet()


# -- known cards of each player ---------------------------------------------------------------------------------------


def test_gains_and_trashings_are_known() -> None:
    """Everybody has seen what was gained and trashed."""
    game, alice, _bob = scenario(alice="hand: Remodel, Estate, Copper", bob="")
    alice.plays("Remodel")
    alice.trashes("Estate")
    alice.gains("Smithy")
    assert names(game.game.view(1).owned(0)) == ["Copper", "Remodel", "Smithy"]
    assert game.is_quiet()


def passed() -> tuple[Any, ...]:
    """Alice has passed a Gold to Bob, Bob a Curse to Carol, Carol an Estate to Alice."""
    game, alice, bob, carol = scenario(
        alice="hand: Masquerade, Gold, Copper", bob="hand: Curse, Copper, Chapel", carol="hand: Estate, Copper"
    )
    alice.plays("Masquerade")
    alice.passes("Gold")
    bob.passes("Curse")
    carol.passes("Estate")
    alice.declines()
    return game, alice, bob, carol


def test_a_pass_is_known_to_giver_and_receiver_only() -> None:
    """The third player knows what they owned before; a spectator knows none of it."""
    game, *_players = passed()
    view = game.game.view
    assert names(view(0).owned(1)) == ["Chapel", "Copper", "Curse", "Gold"]
    assert names(view(1).owned(0)) == ["Copper", "Masquerade"]
    assert names(view(2).owned(0)) == ["Copper", "Estate", "Gold", "Masquerade"]
    assert names(view(2).owned(1)) == ["Chapel", "Copper"]
    assert names(view(-1).owned(0)) == ["Copper", "Gold", "Masquerade"]
    assert names(view(-1).owned(1)) == ["Chapel", "Copper", "Curse"]
    assert names(view(1).owned(1)) == ["Chapel", "Copper", "Gold"]
    assert game.is_quiet()


def test_points_count_the_known_cards() -> None:
    """Alice got an Estate from Carol: neither Bob nor a spectator counts it."""
    game, *_players = passed()
    assert [game.game.view(seat).points(0) for seat in (0, 1, 2, -1)] == [1, 0, 1, 0]
    assert game.is_quiet()


def test_the_passed_cards_lie_face_down_until_all_have_chosen() -> None:
    """The giver knows the card; the others see only that there is one."""
    game, alice, _bob, _carol = scenario(
        alice="hand: Masquerade, Gold, Copper", bob="hand: Curse, Copper", carol="hand: Estate, Copper"
    )
    alice.plays("Masquerade")
    alice.passes("Gold")
    assert names(game.game.view(0).passing) == ["Gold"]
    for seat in (1, 2, -1):
        view = game.game.view(seat)
        assert view.passing == ()
        assert view.passing_size(0) == 1
        assert names(view.owned(0)) == ["Copper", "Gold", "Masquerade"]


def test_a_card_passed_unseen_then_trashed_then_bought_again() -> None:
    """Carol did not see Bob get Alice's Silver, but saw Bob trash a Silver and buy one: Bob owns one."""
    game, alice, bob, carol = scenario(
        alice="hand: Masquerade, Silver, Copper", bob="hand: Curse, 3 Copper, Chapel", carol="hand: 2 Estate"
    )
    alice.plays("Masquerade")
    alice.passes("Silver")
    bob.passes("Curse")
    alice.declines()
    alice.ends_turn()
    bob.plays("Chapel")
    bob.trashes("Silver")
    assert names(game.game.view(carol.number).owned(bob.number)) == ["Chapel", "Copper", "Copper", "Copper"]
    bob.plays_treasures("3 Copper")
    bob.buys("Silver")
    assert bob.cards == "Chapel, 3 Copper, Silver"
    assert names(game.game.view(carol.number).owned(bob.number)) == ["Chapel", "Copper", "Copper", "Copper", "Silver"]
    assert game.is_quiet()


def test_a_card_passed_on_unseen() -> None:
    """Dave saw none of it: the Gold went from Alice to Bob to Carol, but for Dave it is still Alice's."""
    game, alice, bob, carol, dave = scenario(
        alice="hand: Throne Room, Masquerade, Gold, Estate",
        bob="hand: 2 Copper",
        carol="hand: 2 Copper",
        dave="hand: 2 Copper",
    )
    alice.plays("Throne Room")
    alice.passes("Gold")
    alice.declines()
    alice.passes("Estate")
    bob.passes("Gold")
    alice.declines()
    assert carol.hand == "Copper, Gold"
    view = game.game.view(dave.number)
    assert names(view.owned(0)) == ["Copper", "Copper", "Estate", "Gold", "Masquerade", "Throne Room"]
    assert names(view.owned(1)) == ["Copper", "Copper"]
    assert names(view.owned(2)) == []  # her two Coppers went to Dave
    assert game.is_quiet()


def test_facts_about_a_seat_that_does_not_exist_are_refused() -> None:
    """A spectator's number is not a seat: it must not show the last player's cards."""
    game, *_players = busy_table()
    watching = game.game.view(-1)
    for ask in (watching.owned, watching.points, watching.hand_size, watching.discard_top, watching.turns):
        with pytest.raises(ValueError, match="a seat is a number from 0 to"):
            ask(-1)


def test_after_the_game_all_cards_are_known() -> None:
    """Including those that were passed unseen."""
    board, alice, bob, carol = scenario(
        alice="hand: Masquerade, Estate, 3 Gold | deck: 2 Copper",
        bob="hand: Duchy, Copper",
        carol="hand: Copper, Silver",
        supply="1 Province",
    )
    alice.plays("Masquerade")
    alice.passes("Estate")
    bob.passes("Duchy")
    carol.passes("Silver")
    alice.declines()
    assert board.game.view(0).points(2) == 0
    alice.plays_treasures("3 Gold")
    alice.declines()
    alice.buys("Province")
    assert board.is_over
    assert board.game.view(0).points(2) == 3


# -- the phase --------------------------------------------------------------------------------------------------------


def phases(game: Any) -> list[str]:
    """Return the phase as the player, another player and a spectator see it."""
    return [game.game.view(seat).phase for seat in (0, 1, SPECTATOR)]


@pytest.mark.parametrize("hand", ["Village, Copper", "2 Copper", "Estate"])
def test_others_cannot_tell_from_the_phase_what_is_in_a_hand(hand: str) -> None:
    """A turn without Action cards begins in the Buy phase, but others see that only once a Treasure is played."""
    game, _alice, _bob = scenario(alice=f"hand: {hand}", bob="")
    own, *others = phases(game)
    assert own == ("action" if "Village" in hand else "treasure" if "Copper" in hand else "buy")
    assert others == ["action", "action"]


def test_others_see_the_phase_by_what_is_played_and_bought() -> None:
    game, alice, _bob = scenario(alice="hand: Woodcutter, Village, Copper, Silver", bob="")
    alice.plays("Woodcutter")
    assert phases(game) == ["treasure", "treasure", "treasure"]  # there are no Actions left
    alice.plays_treasures("Silver")
    assert phases(game) == ["treasure", "treasure", "treasure"]
    alice.plays_treasures("Copper")
    assert phases(game) == ["buy", "treasure", "treasure"]  # a Treasure may be left in the hand
    alice.buys("Silver")
    assert phases(game) == ["buy", "buy", "buy"]


def test_others_see_the_action_phase_while_the_last_action_is_resolved() -> None:
    game, alice, bob = scenario(alice="hand: Militia", bob="hand: 4 Copper, Estate", kingdom="Cellar")
    alice.plays("Militia")
    assert phases(game) == ["action", "action", "action"]
    bob.discards("Copper, Estate")
    assert phases(game)[1:] == ["treasure", "treasure"]
