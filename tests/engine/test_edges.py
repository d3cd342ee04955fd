"""What the engine says where there is nothing to do, and what it refuses."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.helpers.deals import FIRST_GAME

from throneroom import ACTION, ASIDE, REVEALED, Card, Effect, Game, Play, View, play_once
from throneroom.bots.simple import MoneyBot
from throneroom.cards.base import SMITHY
from throneroom.cards.basic import COPPER, ESTATE, GOLD
from throneroom.cards.catalog import Catalog
from throneroom.engine.bot import Bot
from throneroom.engine.card import Option
from throneroom.engine.decision import PLAY_TREASURES, Decision
from throneroom.engine.numbers import number_option, number_options
from throneroom.engine.player import new_player
from throneroom.engine.zone import Place, remove, remove_in_order
from throneroom.testing import scenario


def test_a_number_is_an_option_by_its_name() -> None:
    assert Catalog().find_option("3") is number_option(3)
    with pytest.raises(ValueError, match="no number from 3 to 2"):
        number_options(3, 2)


@pytest.mark.parametrize("take", [remove, remove_in_order])
def test_a_card_that_is_not_there_cannot_be_taken(take: Callable[[list[Card], Card], None]) -> None:
    cards = [COPPER, ESTATE]
    for card in (GOLD, SMITHY):
        with pytest.raises(ValueError, match=f"{card.name} is not among"):
            take(cards, card)
    assert sorted(card.name for card in cards) == ["Copper", "Estate"], "nothing is lost"


def test_a_card_without_a_pile_is_nowhere_in_the_game() -> None:
    game = Game.deal(FIRST_GAME, 2, 1)
    stranger = Card("Stranger", cost=3, types=ACTION)
    with pytest.raises(ValueError, match="Stranger has no pile in this game"):
        new_player(game.supply.stock.table, 0, 1, hand=[stranger])


def test_nothing_costs_less_than_nothing() -> None:
    game = Game.deal(FIRST_GAME, 2, 1)
    assert game.supply.costing_up_to(-1) == ()
    assert game.supply.lowest_cost() == 0


def test_a_spectator_has_no_possible_games() -> None:
    with pytest.raises(ValueError, match="a spectator has no cards"):
        Game.deal(FIRST_GAME, 2, 1).view(-1).possible_game(7)


def test_between_effects_the_game_before_the_effect_is_the_game_as_it_is() -> None:
    game = Game.deal(FIRST_GAME, 2, 1)
    before = game.before_effect()
    assert before.player.hand == game.player.hand
    assert before.decision == game.decision


def test_nobody_is_asked_anything_once_the_game_is_over() -> None:
    game = Game.deal(FIRST_GAME, 2, 1)
    game.run([MoneyBot(), MoneyBot()])
    assert game.is_over
    assert game.asked_together() == ()


@pytest.mark.parametrize("zone", [REVEALED, ASIDE], ids=["revealed", "set aside"])
def test_a_card_may_be_played_from_where_it_lies(zone: Place) -> None:
    def effect(game: Game, play: Play) -> Effect:
        """Play the top card of your deck."""
        if zone == REVEALED:
            (card,) = game.reveal_top(play.player)
        else:
            drawn = game.draw_one(play.player)
            assert drawn is not None
            card = drawn
            game.set_aside(play.player, card)
        yield from play_once(game, play.player, card, zone)

    card = Card("Herald", cost=4, types=ACTION, effect=effect)
    game, alice, _bob = scenario(custom=(card,), alice="hand: Herald | deck: Militia", bob="hand: 3 Copper")
    alice.plays("Herald")
    assert alice.in_play == "Herald, Militia"
    assert (game.coins, game.is_quiet()) == (2, True)


class Clumsy(Bot):
    """Fails whenever it may play Treasures."""

    def answer(self, view: View, decision: Decision) -> tuple[Option, ...]:
        if decision.verb is PLAY_TREASURES:
            raise KeyError("clumsy")
        return decision.default()


def test_a_bot_that_fails_plays_no_treasures_and_the_game_goes_on() -> None:
    mistakes: list[str] = []
    game = Game.deal(FIRST_GAME, 2, 1)
    game.run([Clumsy(), Clumsy()], 3, on_mistake=lambda bot, decision, error: mistakes.append(repr(error)))
    assert len(game.history) > 6
    assert set(mistakes) == {"KeyError('clumsy')"}
