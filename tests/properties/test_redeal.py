"""A possible game: what the seat knows is the same, everything else is dealt again (`View.possible_game`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given
from tests.properties.games import Deal, any_answer, deals, facts, fixed_deals, question, where
from tests.properties.twins import rearrange_unseen

from throneroom.engine.decision import Decision
from throneroom.engine.game import Game
from throneroom.testing import scenario


def questions(deal: Deal, chance: Random) -> Iterator[tuple[Game, Decision]]:
    """Play a game, and yield it at some of its questions: more of them in the middle of cards."""
    for game in deal.play():
        if game.decision is not None and chance.random() < (0.02 if game.effect is None else 0.1):
            yield game, game.decision


@given(deals())
def test_the_seat_sees_and_is_asked_the_same(deal: Deal) -> None:
    for game, decision in questions(deal, deal.chance()):
        possible = game.view(decision.seat).possible_game(deal.seed)
        assert question(possible.decision) == question(decision), where(game)
        if not game.moves or len(game.players) == 2:
            here, there = facts(game.view(decision.seat)), facts(possible.view(decision.seat))
            there["can_look_ahead"] = here["can_look_ahead"]  # a possible game cannot be copied inside an effect
            assert there == here, where(game)


@pytest.mark.once  # many games
@given(deals())
def test_nobody_gets_or_loses_cards(deal: Deal) -> None:
    """Even after cards were passed unseen, the hands and the number of everybody's cards are as they were."""
    for game, decision in questions(deal, deal.chance()):
        possible = game.view(decision.seat).possible_game(deal.seed)
        for here, there in zip(game.players, possible.players, strict=True):
            assert there.size == here.size, where(game)
            assert len(there.hand) == len(here.hand), where(game)
            assert Counter(there.cards()) == Counter(there.owned.table.cards[at] for at in places(there.owned.all()))


def places(numbers: list[int]) -> Iterator[int]:
    for place, number in enumerate(numbers):
        yield from [place] * number


@pytest.mark.once  # many games
@given(deals())
def test_it_does_not_depend_on_what_the_seat_cannot_know(deal: Deal) -> None:
    """A game and its twin give the same possible game, card by card."""
    chance = deal.chance()
    for game, decision in questions(deal, chance):
        if game.effect is not None:
            continue
        twin = game.clone()
        rearrange_unseen(twin, decision.seat, chance)
        here, there = (each.view(decision.seat).possible_game(7) for each in (game, twin))
        for one, two in zip(here.players, there.players, strict=True):
            assert (one.hand, one.deck, one.discard, one.passing) == (two.hand, two.deck, two.discard, two.passing)
            assert one.random == two.random, where(game)


@given(deals())
def test_it_can_be_played_to_its_end(deal: Deal) -> None:
    chance = deal.chance()
    for game, decision in questions(deal, chance):
        possible = game.view(decision.seat).possible_game(deal.seed)
        for _ in range(40):
            if possible.decision is not None:
                possible.answer(any_answer(possible.decision, chance))


def test_the_real_seed_stays_behind() -> None:
    game, *_ = scenario(alice="hand: 2 Copper | deck: Gold, Estate", bob="hand: 5 Copper | deck: Silver")
    real = game.game
    real.seed = 815
    possible = real.view(0).possible_game(1)
    assert (possible.seed, possible.history, possible.origin) == (0, [], None)
    assert [player.random for player in possible.players] != [player.random for player in real.players]


def test_a_player_knows_what_they_have_put_on_their_deck() -> None:
    """Courtyard puts a card on the deck: its owner draws it next in every possible game, the others do not know it."""
    game, alice, _ = scenario(alice="hand: Courtyard, Gold | deck: 3 Copper, 9 Estate", bob="hand: 5 Copper")
    alice.plays("Courtyard")
    alice.puts_on_deck("Gold")
    real = game.game
    mine = [real.view(0).possible_game(seed).players[0].deck[-1].name for seed in range(20)]
    theirs = [real.view(1).possible_game(seed).players[0].deck[-1].name for seed in range(20)]
    assert set(mine) == {"Gold"}
    assert len(set(theirs)) > 1


def test_every_card_of_the_deck_may_be_on_top() -> None:
    game, *_ = scenario(alice="hand: Copper | deck: Gold, Silver, Estate, Duchy", bob="hand: 5 Copper")
    tops = Counter(game.game.view(0).possible_game(seed).players[0].deck[-1].name for seed in range(4000))
    assert set(tops) == {"Gold", "Silver", "Estate", "Duchy"}
    assert all(900 < number < 1100 for number in tops.values())


def test_a_player_knows_what_is_in_their_discard_pile_and_the_others_do_not() -> None:
    game, *_ = scenario(
        alice="hand: Copper | deck: 2 Estate | discard: Silver, Gold, Gold", bob="hand: 5 Copper | deck: Curse"
    )
    for seed in range(20):
        own = game.game.view(0).possible_game(seed).players[0]
        assert Counter(card.name for card in own.deck) == {"Estate": 2}
    hands = {game.game.view(1).possible_game(seed).players[0].hand[0].name for seed in range(40)}
    assert hands == {"Copper", "Estate", "Gold"}  # not Silver, which everybody sees on top


@pytest.mark.parametrize("deal", [deal for deal in fixed_deals() if deal.seats < 4][:3], ids=str)
def test_in_a_few_games_nobody_gets_or_loses_cards(deal: Deal) -> None:
    for game, decision in questions(deal, deal.chance()):
        possible = game.view(decision.seat).possible_game(1)
        assert question(possible.decision) == question(decision), where(game)
        assert [player.size for player in possible.players] == [player.size for player in game.players], where(game)
