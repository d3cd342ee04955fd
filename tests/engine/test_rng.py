"""Shuffles: fast streams from a seed, and shuffles by key that cannot be predicted from one another."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from throneroom import Game
from throneroom.cards.basic import COPPER, DUCHY, ESTATE, GOLD, SILVER
from throneroom.cards.kingdoms import random_kingdom
from throneroom.engine.card import Card
from throneroom.engine.rng import KEY_BITS, keyed_below, keyed_bytes, keyed_swaps
from throneroom.engine.zones import CardTable, new_zone

KEY = int("c0ffee" * 10 + "1234", 16)
KINGDOM = random_kingdom(7)


def shuffled(key: int, stream: int, number: int) -> list[str]:
    return shuffled_cards([COPPER, SILVER, GOLD, ESTATE, DUCHY] * 4, key, stream, number)


def shuffled_cards(cards: list[Card], key: int, stream: int, number: int) -> list[str]:
    deck = new_zone(CardTable((COPPER, SILVER, GOLD, ESTATE, DUCHY)), cards)
    deck.swap(keyed_swaps(key, stream, number, len(cards)))
    return [card.name for card in deck.cards()]


def test_a_shuffle_by_key_is_the_same_in_every_version_and_build() -> None:
    """Records of games dealt by key depend on it."""
    assert keyed_bytes(KEY, -1, 5, 8).hex() == "db4589f3a669b266"
    assert shuffled(KEY, 1, 2)[:6] == ["Silver", "Estate", "Estate", "Copper", "Duchy", "Silver"]


@pytest.mark.parametrize(("key", "stream", "number"), [(KEY + 1, 1, 2), (KEY, 2, 2), (KEY, 1, 3), (KEY, -1, 2)])
def test_every_bit_of_key_seat_and_number_changes_the_shuffle(key: int, stream: int, number: int) -> None:
    assert shuffled(key, stream, number) != shuffled(KEY, 1, 2)


def test_a_shuffle_by_key_prefers_no_order() -> None:
    """Each of the 24 orders of four cards is about as frequent as the others (chi-squared, p < 1e-6)."""
    rounds = 4800
    orders: Counter[tuple[str, ...]] = Counter()
    for number in range(rounds):
        orders[tuple(shuffled_cards([COPPER, SILVER, GOLD, ESTATE], KEY, 0, number))] += 1
    expected = rounds / 24
    assert len(orders) == len(list(permutations(range(4))))
    assert sum((seen - expected) ** 2 / expected for seen in orders.values()) < 74.6


def test_any_seat_may_go_first_in_a_game_dealt_by_key() -> None:
    firsts = {keyed_below(key, -1, 0, 4) for key in range(100)}
    assert firsts == {0, 1, 2, 3}
    assert Game.deal(KINGDOM, 4, KEY, keyed=True).first == keyed_below(KEY, -1, 0, 4)


def test_a_key_deals_another_game_than_the_same_seed() -> None:
    by_key, by_seed = Game.deal(KINGDOM, 4, KEY, keyed=True), Game.deal(KINGDOM, 4, KEY)
    assert [player.deck for player in by_key.players] != [player.deck for player in by_seed.players]


def test_the_largest_key_can_be_used_and_no_larger_one() -> None:
    assert Game.deal(KINGDOM, 2, 2**KEY_BITS - 1, keyed=True).keyed
    with pytest.raises(ValueError, match="a key is a number from 0 to"):
        Game.deal(KINGDOM, 2, 2**KEY_BITS, keyed=True)
