"""Setup for 2 to 6 players (rules, section 2)."""

from __future__ import annotations

from collections import Counter

import pytest

from throneroom.cards import BASIC_CARDS
from throneroom.cards.catalog import Catalog
from throneroom.engine.card import Card
from throneroom.engine.game import Game
from throneroom.engine.setup import Kingdom, next_first_player
from throneroom.testing import TestGame

CATALOG = Catalog()
VICTORY_KINGDOM = ["Gardens", "Duke", "Great Hall", "Harem", "Nobles"]
OTHER_KINGDOM = ["Cellar", "Moat", "Village", "Smithy", "Witch"]
SEATS = [2, 3, 4, 5, 6]


def deal(seats: int = 2, seed: int = 1, first: int | None = None) -> TestGame:
    cards = [CATALOG.find(name) for name in VICTORY_KINGDOM + OTHER_KINGDOM]
    return TestGame(Game.deal(Kingdom(BASIC_CARDS, tuple(cards)), seats, seed, first), CATALOG)


# -- piles ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "victory", "province", "curse"),
    [(2, 8, 8, 10), (3, 12, 12, 20), (4, 12, 12, 30), (5, 12, 15, 40), (6, 12, 18, 50)],
)
def test_victory_and_curse_piles(seats: int, victory: int, province: int, curse: int) -> None:
    """The players' Estates are in addition to the pile."""
    game = deal(seats)
    assert game.left("Estate") == game.left("Duchy") == victory
    assert game.left("Province") == province
    assert game.left("Curse") == curse


@pytest.mark.parametrize(
    ("seats", "copper", "silver", "gold"),
    [(2, 46, 40, 30), (3, 39, 40, 30), (4, 32, 40, 30), (5, 85, 80, 60), (6, 78, 80, 60)],
)
def test_treasure_piles(seats: int, copper: int, silver: int, gold: int) -> None:
    """One box with up to 4 players, both with 5 and 6; each player's 7 Coppers come out of the Supply."""
    game = deal(seats)
    assert (game.left("Copper"), game.left("Silver"), game.left("Gold")) == (copper, silver, gold)


@pytest.mark.parametrize("seats", SEATS)
def test_kingdom_piles(seats: int) -> None:
    """10 cards each, Victory kingdom piles as Estates and Duchies."""
    game = deal(seats)
    assert {game.left(name) for name in OTHER_KINGDOM} == {10}
    assert {game.left(name) for name in VICTORY_KINGDOM} == {8 if seats == 2 else 12}


@pytest.mark.parametrize("card", [card for card in CATALOG.cards if card.box != "basic"], ids=str)
def test_the_pile_of_every_kingdom_card(card: Card) -> None:
    """10 copies of each, except Victory kingdom cards (Gardens, Duke, Great Hall, Harem, Nobles, Mill)."""
    stocks = [Kingdom(BASIC_CARDS, (card,)).stock(seats) for seats in SEATS]
    sizes = [stock.sizes[stock.cards.index(card)] for stock in stocks]
    assert sizes == ([8, 12, 12, 12, 12] if card.name in [*VICTORY_KINGDOM, "Mill"] else [10] * 5)


@pytest.mark.parametrize("seats", SEATS)
def test_17_supply_piles(seats: int) -> None:
    """17 supply piles in all: 7 basic + 10 different kingdom piles; the trash is empty."""
    game = deal(seats)
    basic = ["Copper", "Silver", "Gold", "Estate", "Duchy", "Province", "Curse"]
    assert sorted(card.name for card in game.game.supply.cards) == sorted(basic + VICTORY_KINGDOM + OTHER_KINGDOM)
    assert game.trash == ""


@pytest.mark.parametrize(("seats", "piles"), [(2, 3), (3, 3), (4, 3), (5, 4), (6, 4)])
def test_how_many_empty_piles_end_the_game(seats: int, piles: int) -> None:
    """Province, or any 3 piles; any 4 with 5 and 6 players."""
    assert deal(seats).game.view(0).empty_piles_to_end == piles


# -- decks ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_starting_decks_and_hands(seats: int) -> None:
    """Every player gets 7 Copper and 3 Estates, shuffles them and draws 5."""
    game = deal(seats)
    assert len(game.game.players) == seats
    for player in game.game.players:
        assert Counter(card.name for card in player.cards()) == {"Copper": 7, "Estate": 3}
        assert len(player.hand) == len(player.deck) == 5
        assert player.discard == player.in_play == player.set_aside == []


def test_the_decks_are_shuffled() -> None:
    """Hands differ from seat to seat and from seed to seed, and any split of the Estates comes up."""
    copper = CATALOG.find("Copper")
    coppers = [[player.hand.count(copper) for player in deal(2, seed).game.players] for seed in range(200)]
    assert {left for left, _right in coppers} == {right for _left, right in coppers} == {2, 3, 4, 5}
    assert any(left != right for left, right in coppers)


def test_the_same_seed_deals_the_same_game() -> None:
    """A game is a seed, a kingdom, the seats, and the answers."""
    one, two = deal(4, 7).game, deal(4, 7).game
    assert [(player.hand, player.deck) for player in one.players] == [(p.hand, p.deck) for p in two.players]


# -- who begins -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_the_first_player_is_random_in_a_first_game(seats: int) -> None:
    """Random by the seed: everybody begins about as often, and the same seed gives the same first player."""
    began = Counter(deal(seats, seed).turn for seed in range(600))
    assert set(began) == set(range(seats))
    assert min(began.values()) > 600 / seats / 2
    assert deal(seats, 5).turn == deal(seats, 5).turn


@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_may_be_given(first: int) -> None:
    """In later games of a series it is known who begins; only that player has begun a turn."""
    game = deal(3, first=first)
    assert game.turn == first
    assert game.decision is not None
    assert game.decision.seat == first
    assert [player.turns for player in game.game.players] == [int(seat == first) for seat in range(3)]


@pytest.mark.parametrize("first", [-1, 3])
def test_the_first_player_must_have_a_seat(first: int) -> None:
    """Seats count from 0."""
    with pytest.raises(ValueError, match="first player"):
        deal(3, first=first)


@pytest.mark.parametrize(("seats", "winner", "first"), [(2, 0, 1), (2, 1, 0), (4, 1, 2), (4, 3, 0), (6, 5, 0)])
def test_the_player_to_the_left_of_the_last_winner_begins(seats: int, winner: int, first: int) -> None:
    """In later games of a series: the player to the left of the last winner, whatever the seed."""
    assert {next_first_player(seats, [winner], seed) for seed in range(20)} == {first}


def test_after_a_tie_a_random_player_who_did_not_win_begins() -> None:
    """If the last game was a tie: a random one of those who did not win."""
    assert {next_first_player(4, [0, 2], seed) for seed in range(50)} == {1, 3}
    assert {next_first_player(3, [0, 2], seed) for seed in range(50)} == {1}


@pytest.mark.parametrize("seats", SEATS)
def test_if_everybody_tied_any_player_at_random_begins(seats: int) -> None:
    """If everybody tied, any player at random."""
    everybody = list(range(seats))
    assert {next_first_player(seats, everybody, seed) for seed in range(200)} == set(everybody)


# -- how many ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [-1, 0, 1, 7, 12])
def test_two_to_six_players(seats: int) -> None:
    """6 is the maximum at a table, 2 the minimum."""
    with pytest.raises(ValueError, match="2 to 6 players"):
        deal(seats)
