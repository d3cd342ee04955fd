"""Each seat has its own random stream: the same seat and seed get the same shuffles, whatever the others do."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from hypothesis import given
from hypothesis import strategies as st
from tests.properties.games import KINGDOM_CARDS, Deal, any_answer, deals, where

from throneroom.cards.base import COUNCIL_ROOM, SMITHY
from throneroom.cards.basic import GOLD, SILVER
from throneroom.cards.intrigue import MASQUERADE, TRIBUTE
from throneroom.engine import decision as verbs
from throneroom.engine.card import Card, Option
from throneroom.engine.decision import Decision

ALONE = tuple(
    card for card in KINGDOM_CARDS if not card.is_attack and card not in (COUNCIL_ROOM, MASQUERADE, TRIBUTE, SMITHY)
)
OBSERVED_BUYS = (GOLD, SMITHY, SILVER)
TURNS = 12


@given(deals(), deals())
def test_a_seat_is_dealt_the_same_hand_in_any_game(one: Deal, other: Deal) -> None:
    """The deck of a seat depends only on seat and seed, not on kingdom, other seats or first player."""
    same_seed = Deal(other.kingdom, other.seats, one.seed, other.whims, one.served)
    for here, there in zip(one.game().players, same_seed.game().players, strict=False):
        assert (here.hand, here.deck, here.random) == (there.hand, there.deck, there.random)


def observed_answer(decision: Decision, bought: list[Card]) -> list[Option]:
    """Answer for the observed seat: buy two Smithies, then money. The others do not buy these."""
    if decision.verb is not verbs.BUY:
        return list(decision.options)[: decision.most]
    for card in OBSERVED_BUYS:
        if card in decision.options and not (card is SMITHY and bought.count(SMITHY) == 2):
            bought.append(card)
            return [card]
    return []


def other_answer(decision: Decision, chance: Random) -> Sequence[Option]:
    """Answer at random, but avoid the cards that the observed seat buys."""
    answer = any_answer(decision, chance)
    if decision.verb in (verbs.BUY, verbs.GAIN) and any(card in OBSERVED_BUYS for card in answer):
        return [option for option in decision.options if option not in OBSERVED_BUYS][-1:] or decision.default()
    return answer


def hands(deal: Deal, seat: int) -> list[tuple[Card, ...]]:
    """Return the seat's hands at the start of its turns."""
    game = deal.game()
    found: list[tuple[Card, ...]] = []
    bought: list[Card] = []
    chance = deal.chance()
    while game.decision is not None and len(found) < TURNS:
        if game.player.seat == seat and game.player.turns > len(found):
            found.append(tuple(game.player.hand))
        if game.decision.seat == seat:
            game.answer(observed_answer(game.decision, bought))
        else:
            assert game.player.seat != seat, where(game)
            game.answer(other_answer(game.decision, chance))
    return found


@given(deals(ALONE), st.integers(0, 2**32), st.data())
def test_a_seat_gets_the_same_shuffles_whatever_the_others_do(deal: Deal, whims: int, data: st.DataObject) -> None:
    """With no card that affects other players, its hands are the same turn by turn."""
    seat = data.draw(st.integers(0, deal.seats - 1))
    kingdom = (*deal.kingdom[:9], SMITHY)
    one = hands(Deal(kingdom, deal.seats, deal.seed, deal.whims), seat)
    other = hands(Deal(kingdom, deal.seats, deal.seed, whims), seat)
    turns = min(len(one), len(other))
    assert turns >= 3
    assert one[:turns] == other[:turns]
