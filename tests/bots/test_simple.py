"""The simple bots: legal in every kingdom, never endless, and not foolish."""

from __future__ import annotations

import pytest

from throneroom.bots.bot import Bot, play_out
from throneroom.bots.simple import MoneyBot, RandomBot, VillageSmithyBot
from throneroom.cards.kingdoms import kingdom_of, random_kingdom
from throneroom.cards.sets import RECOMMENDED_SETS
from throneroom.engine.game import Game
from throneroom.engine.score import winners
from throneroom.record.record import Record
from throneroom.testing import scenario


@pytest.mark.parametrize("seed", range(30))
def test_simple_bots_finish_every_game(seed: int) -> None:
    """In random kingdoms of both boxes, with two to six seats."""
    seats = 2 + seed % 5
    bots: list[Bot] = [(MoneyBot(), VillageSmithyBot(), RandomBot(seed))[seat % 3] for seat in range(seats)]
    game = Game.deal(random_kingdom(seed), seats, seed)
    play_out(game, bots)
    assert game.is_over
    assert max(player.turns for player in game.players) < 250
    assert Record.of(game).replay().is_over


def test_the_same_seed_gives_the_same_game() -> None:
    games = [Game.deal(random_kingdom(5), 3, 5) for _ in range(2)]
    for game in games:
        play_out(game, [RandomBot(1), RandomBot(2), MoneyBot()])
    assert games[0].history == games[1].history


def test_money_beats_random() -> None:
    kingdom = kingdom_of(RECOMMENDED_SETS[0].cards)
    won = 0
    for seed in range(20):
        game = Game.deal(kingdom, 2, seed)
        play_out(game, [MoneyBot(), RandomBot(seed)])
        won += winners(game) == [0]
    assert won == 20


def test_the_base_bot_declines_whenever_it_may() -> None:
    """Where it must choose, it takes the first options."""
    board, alice, bob = scenario(alice="hand: Militia", bob="hand: 3 Copper, 2 Estate")
    alice.plays("Militia")
    decision = bob.is_asked(board.decision.verb)
    assert Bot().answer(board.game.view(1), decision) == decision.options[:2]


@pytest.mark.parametrize(
    ("hand", "thrown"), [("3 Copper, 2 Estate", "2 Estate"), ("Gold, Silver, 2 Copper, Curse", "Curse, Copper")]
)
def test_money_bot_discards_its_worst_cards(hand: str, thrown: str) -> None:
    board, alice, bob = scenario(alice="hand: Militia", bob=f"hand: {hand}")
    alice.plays("Militia")
    board.game.answer(MoneyBot().answer(board.game.view(1), board.game.decision))
    assert bob.discard.in_any_order == thrown


def test_moat_is_revealed_once() -> None:
    board, alice, bob = scenario(alice="hand: Militia", bob="hand: Moat, Secret Chamber, 3 Copper")
    alice.plays("Militia")
    while board.game.effect is not None:
        board.game.answer(MoneyBot().answer(board.game.view(1), board.game.decision))
    assert len(bob.hand) == 5
