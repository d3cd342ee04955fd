"""Positions as text: everything reads back, and mistakes are refused with line and reason."""

from __future__ import annotations

import pytest

from throneroom.bots.simple import RandomBot
from throneroom.cards.catalog import Catalog
from throneroom.cards.kingdoms import random_kingdom
from throneroom.engine.game import Game
from throneroom.engine.score import scores
from throneroom.record.position import BadPosition, position_text, read_position

CATALOG = Catalog()

POSITION = """\
# Alice has played two Villages.
kingdom: Cellar, Market, Militia, Mine, Moat, Remodel, Smithy, Village, Woodcutter, Coppersmith
supply: 40 Silver, 7 Province, 0 Curse
trash: 2 Estate, Gold
turn: seat 1, buy phase, 2 actions, 3 buys, 4 coins, 5 played, 1 cheaper, Copper worth more, Copper worth more
seat 0: 3 turns | hand: 2 Copper, Moat | deck: Gold, Estate | discard: Silver, Duchy | random: 815
seat 1: 1 turn | hand: Copper, Estate, Copper | in play: Village, Coppersmith, Village
"""


def read(text: str = POSITION) -> Game:
    return read_position(text, CATALOG, seed=3)


def names(cards: list[object]) -> str:
    return ", ".join(str(card) for card in cards)


def test_every_zone_and_number_is_read() -> None:
    game = read()
    first, second = game.players
    assert names([*first.hand]) == "Copper, Copper, Moat"
    assert names([*first.deck]) == "Estate, Gold"  # the top is the end of the list
    assert names([*first.discard]) == "Duchy, Silver"
    assert (first.turns, second.turns) == (3, 1)
    assert first.random == 815
    assert names([*second.in_play]) == "Village, Coppersmith, Village"
    assert names([*game.trash]) == "Estate, Estate, Gold"
    assert (game.actions, game.buys, game.coins, game.actions_played, game.reduction) == (2, 3, 4, 5, 1)
    assert names([*game.worth_more]) == "Copper, Copper"
    assert game.player is second
    assert str(game.decision).startswith("seat 1 buy: 0 to 1 of Copper, Cellar, Estate, Moat")
    assert [game.supply.left(CATALOG.find(name)) for name in ("Silver", "Province", "Curse", "Moat")] == [40, 7, 0, 10]


def test_what_is_written_reads_back() -> None:
    text = position_text(read())
    assert position_text(read_position(text, CATALOG)) == text


def test_defaults_are_full_piles_empty_zones_and_the_start_of_a_turn() -> None:
    game = read("kingdom: Cellar\nseat 0:\nseat 1: hand: -")
    assert game.supply.left(CATALOG.find("Province")) == 8
    assert game.supply.left(CATALOG.find("Copper")) == 46
    assert (game.actions, game.buys, game.coins, game.player.seat) == (1, 1, 0, 0)
    assert game.players[1].cards() == []
    assert game.trash == []


def test_random_streams_that_are_not_written_come_from_the_seed() -> None:
    assert read().players[1].random == read().players[1].random
    assert read_position(POSITION, CATALOG, seed=4).players[1].random != read().players[1].random


@pytest.mark.parametrize("seed", range(6))
def test_positions_of_running_and_of_ended_games_read_back(seed: int) -> None:
    game = Game.deal(random_kingdom(seed), 2 + seed % 5, seed)
    bots = [RandomBot(seed * 10 + seat) for seat in range(len(game.players))]
    while (decision := game.decision) is not None:
        if game.effect is None and len(game.history) % 17 == 0:
            assert_reads_back(game)
        game.answer(list(bots[decision.seat].answer(game.view(decision.seat), decision)))
    assert_reads_back(game)
    assert read_position(position_text(game), CATALOG).is_over


def assert_reads_back(game: Game) -> None:
    again = read_position(position_text(game), CATALOG)
    assert position_text(again) == position_text(game)
    assert str(again.decision) == str(game.decision)
    assert scores(again) == scores(game)


def test_a_game_continues_from_a_position_and_can_be_rewound_to_it() -> None:
    game = read()
    game.answer([CATALOG.find("Silver")])
    game.answer([])
    assert position_text(game.rewound(0)) == position_text(read())
    assert game.rewound(2).player.seat == game.player.seat


def test_a_position_in_the_middle_of_a_card_cannot_be_written() -> None:
    game = read("kingdom: Cellar\nseat 0: hand: Cellar, Copper\nseat 1:")
    game.answer([CATALOG.find("Cellar")])
    with pytest.raises(ValueError, match="between cards only"):
        position_text(game)


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ("kingdom: Cellar", "kingdom: Celar", "line 2: no card named 'Celar'. Did you mean Cellar?"),
        ("kingdom: Cellar", "kingdom: Market", "line 2: Market already has a pile and cannot be listed again"),
        ("kingdom: Cellar", "kingdom: Gold", "line 2: Gold already has a pile and cannot be listed again"),
        ("40 Silver", "Silver", "line 3: expected a number and a card, such as '7 Province', not 'Silver'"),
        ("40 Silver", "99999 Silver", "line 3: expected a number and a card"),
        ("40 Silver", "40 Slver", "line 3: no card named 'Slver'"),
        ("40 Silver", "4 Witch", "line 3: Witch has no pile in this kingdom"),
        ("2 Estate", "2 Estte", "line 4: no card named 'Estte'"),
        ("2 Estate", "99999999999 Estate", "line 4: no game has 99999999999 copies of a card"),
        ("2 Copper, Moat", "1000 Copper", "line 6: no game has 1000 copies of a card: '1000 Copper'"),
        ("seat 1, buy", "seat 2, buy", "line 5: there is no seat 2"),
        ("buy phase", "lunch phase", "line 5: expected 'seat 0', 'action phase', 'game over', a number of actions"),
        ("5 played", "5 games", "line 5: expected 'seat 0'"),
        ("Copper worth", "Cooper worth", "line 5: no card named 'Cooper'"),
        ("2 Copper, Moat", "2 Copper, Moot", "line 6: no card named 'Moot'"),
        ("2 Copper, Moat", "2 Copper, Witch", "line 6: Witch has no pile in this kingdom"),
        (
            "3 turns",
            "many turns",
            "line 6: expected a zone (hand, deck,",
        ),
        ("random: 815", "random: ²", "line 6: expected a zone (hand, deck,"),
        ("random: 815", f"random: {2**63}", "line 6: expected a zone (hand, deck,"),
        ("in play: Village", "on the table: Village", "line 7: expected a zone (hand, deck,"),
        ("seat 1: 1 turn", "seat 2: 1 turn", "seats must be numbered from 0 without gaps; seat 1 is missing"),
        ("seat 1: 1 turn", "seat 0: 1 turn", "line 7: seat 0 appears twice"),
        ("seat 1: 1 turn", "seat 6: 1 turn", "line 7: expected kingdom, edition, supply, trash, turn or seat 0 to 5"),
        ("seat 1: 1 turn", "seat 1 1 turn", "line 7: expected kingdom, edition, supply, trash, turn or seat 0 to 5"),
        ("kingdom: ", "trash: ", "line 4: trash appears twice"),
    ],
)
def test_a_mistake_is_refused_with_line_and_reason(old: str, new: str, error: str) -> None:
    assert old in POSITION
    with pytest.raises(BadPosition) as caught:
        read(POSITION.replace(old, new, 1))
    assert error in str(caught.value)


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("", "line 1: a position needs a line 'kingdom: ...'"),
        ("seat 0:\nseat 1:", "line 1: a position needs a line 'kingdom: ...'"),
        ("kingdom: Cellar\nseat 0:", "line 1: a game has 2 to 6 players, not 1"),
    ],
)
def test_what_is_missing_is_named(text: str, error: str) -> None:
    with pytest.raises(BadPosition) as caught:
        read(text)
    assert str(caught.value) == error
