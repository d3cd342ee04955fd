"""The bytes that observations are written into: alike in both builds, and read-only for others."""

from __future__ import annotations

import numpy as np
import pytest

from throneroom.cards.kingdoms import random_kingdom
from throneroom.encoding.buffer import Buffer
from throneroom.encoding.packed_buffer import Buffer as PackedBuffer
from throneroom.engine.game import Game


def test_numbers_are_from_0_to_255() -> None:
    buffer = Buffer(4)
    for at, number in enumerate((-1, 0, 255, 256)):
        buffer.put(at, number)
    assert list(buffer.shared) == [0, 0, 255, 255]
    assert [buffer.get(at) for at in range(4)] == [0, 0, 255, 255]
    buffer.clear(1, 3)
    assert list(buffer.shared) == [0, 0, 0, 255]


def test_counts_are_written_at_the_places_of_their_cards() -> None:
    view = Game.deal(random_kingdom(1)).view(0)
    number = len(view.supply)
    places = view.weights([2 * (number - 1 - at) for at in range(number)])
    buffer = Buffer(2 * number)
    buffer.put_counts(1, places, view.weights([250 + at for at in range(number)]))
    assert list(buffer.shared)[1::2] == [min(255, 250 + at) for at in reversed(range(number))]
    assert not any(list(buffer.shared)[::2])


def test_arrays_look_into_it_and_cannot_change_it() -> None:
    buffer = Buffer(2)
    array = np.frombuffer(buffer.shared, np.uint8)
    buffer.put(1, 7)
    assert array.tolist() == [0, 7]
    with pytest.raises(ValueError, match="read-only"):
        array[0] = 1


def test_a_place_outside_is_an_error() -> None:
    with pytest.raises(IndexError):
        Buffer(2).put(2, 1)


def test_both_kinds_have_the_same_methods() -> None:
    def public(kind: type) -> set[str]:
        return {name for name in dir(kind) if not name.startswith("_")}

    assert public(Buffer) == public(PackedBuffer)
