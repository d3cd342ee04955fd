"""A possible game as plain data: the seat sees and is asked the same, and what it cannot know is dealt again."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given
from tests.properties.games import Deal, deals, facts, fixed_deals, question, where
from tests.properties.twins import rearrange, under_the_top

from throneroom.cards.catalog import Catalog
from throneroom.cards.intrigue import MASQUERADE
from throneroom.engine.decision import Decision
from throneroom.engine.game import Game
from throneroom.engine.turn import next_decision
from throneroom.record.position import read_position
from throneroom.record.possible_game import PossibleGame, possible_game

CATALOG = Catalog()


def questions(deal: Deal) -> Iterator[tuple[Game, Decision]]:
    """Play a game, and yield it at some of its real questions: more of them in the middle of cards."""
    chance = deal.chance()
    for game in deal.play():
        decision = game.decision
        if decision is None or decision.is_forced:
            continue
        if chance.random() < (0.008 if game.effect is None else 0.03):
            yield game, decision


def owners_are_known(game: Game) -> bool:
    """Return whether everybody knows who owns what: no card has been passed unseen."""
    return not game.moves or len(game.players) == 2


@pytest.mark.once  # many games
@given(deals())
def test_the_seat_sees_and_is_asked_the_same(deal: Deal) -> None:
    for game, decision in questions(deal):
        possible = possible_game(game, decision.seat, len(game.history) - 10**6, CATALOG)  # not the seed of any deal
        if possible is None:
            assert game.effect is not None, where(game)
            continue
        rebuilt = possible.rebuilt(CATALOG)
        assert question(rebuilt.decision) == question(decision), where(game)
        assert (rebuilt.seed, rebuilt.keyed) == (0, False), "nothing in it tells the real seed"
        for player, real in zip(rebuilt.players, game.players, strict=True):
            assert player.random != real.random or game.keyed  # a game dealt by key counts its shuffles
        if owners_are_known(game):
            assert facts(rebuilt.view(decision.seat)) == facts(game.view(decision.seat)), where(game)


@pytest.mark.once  # many games
def test_almost_always_there_is_one() -> None:
    """In the middle of some cards, such as after a shuffle, none is found; then bots follow their plan."""
    found = [
        possible_game(game, decision.seat, 1, CATALOG) for deal in fixed_deals() for game, decision in questions(deal)
    ]
    assert len(found) > 100
    assert found.count(None) < 0.05 * len(found)


@pytest.mark.once  # many games
@given(deals())
def test_it_does_not_depend_on_what_the_seat_cannot_know(deal: Deal) -> None:
    """A possible game is a game that differs from the real one in everything hidden: both give the same data."""
    for game, decision in questions(deal):
        seat = decision.seat
        other = possible_game(game, seat, 1, CATALOG) if owners_are_known(game) else None
        if other is not None:
            again = possible_game(other.rebuilt(CATALOG), seat, 2, CATALOG)
            assert again == possible_game(game, seat, 2, CATALOG), where(game)


@pytest.mark.once  # many games
@given(deals())
def test_a_twin_gives_the_same_data(deal: Deal) -> None:
    chance = deal.chance()
    for game, decision in questions(deal):
        if game.effect is not None:
            continue
        twin = game.clone()
        for player in twin.players:
            deck = (player.deck_zone, 0, len(player.deck))
            if player.seat == decision.seat:
                rearrange(chance, (player.deck_zone, 0, min(player.known_from, len(player.deck))))
            else:
                rearrange(chance, deck, under_the_top(player), (player.hand_zone, 0, len(player.hand)))
        twin.seed += 1
        twin.decision = next_decision(twin)
        here, there = (possible_game(each, decision.seat, 3, CATALOG) for each in (game, twin))
        assert here is not None
        assert here == there, where(game)


def test_a_player_asked_together_with_others_gets_a_game_at_their_own_question() -> None:
    position = "\n".join(
        [
            "kingdom: Masquerade, Market, Militia, Mine, Moat, Remodel, Smithy, Village, Woodcutter, Workshop",
            "turn: seat 0, action phase, 1 actions, 1 buys",
            "seat 0: 1 turns | hand: Masquerade, Copper, Silver | deck: Gold, Estate",
            "seat 1: 1 turns | hand: Copper, Estate, Gold | deck: 2 Copper",
            "seat 2: 1 turns | hand: Copper, Curse, Silver | deck: 2 Copper",
        ]
    )
    game = read_position(position, CATALOG)
    game.answer([MASQUERADE])
    asked = game.asked_together()
    assert [decision.seat for decision in asked] == [0, 1, 2]
    for decision in asked:
        possible = possible_game(game, decision.seat, 5, CATALOG)
        assert isinstance(possible, PossibleGame)
        assert question(possible.rebuilt(CATALOG).decision) == question(decision)


@pytest.mark.parametrize("deal", [deal for deal in fixed_deals() if deal.seats == 2][:2], ids=str)
def test_in_a_few_games_the_seat_sees_and_is_asked_the_same(deal: Deal) -> None:
    for game, decision in questions(deal):
        possible = possible_game(game, decision.seat, 1, CATALOG)
        if possible is not None:
            rebuilt = possible.rebuilt(CATALOG)
            assert question(rebuilt.decision) == question(decision), where(game)
            assert facts(rebuilt.view(decision.seat)) == facts(game.view(decision.seat)), where(game)
