"""The layout of actions and observations: fixed for each version, for all cards or for chosen kingdoms."""

from __future__ import annotations

from hashlib import blake2b

import pytest

from throneroom.cards import BASE_CARDS, BASIC_CARDS, INTRIGUE_CARDS
from throneroom.cards.kingdoms import kingdom_of
from throneroom.cards.sets import RECOMMENDED_SETS
from throneroom.encoding.layout import LAYOUT_VERSION, Layout, layout_of, standard_layout

FIRST_GAME = kingdom_of(RECOMMENDED_SETS[0].cards)


def digest(layout: Layout) -> str:
    parts = [(part.name, part.start, part.labels) for part in layout.parts]
    return blake2b(repr((layout.actions.names(), parts)).encode(), digest_size=8).hexdigest()


def test_the_layout_of_this_version_never_changes() -> None:
    """Trained networks depend on it: after a change, raise LAYOUT_VERSION and replace the digest."""
    assert LAYOUT_VERSION == 1
    assert digest(standard_layout(2)) == "52102e4fa594f52b"
    assert digest(standard_layout(6)) == "8efb4d2c6b19fb70"


def test_every_printed_card_and_mode_has_an_action() -> None:
    actions = standard_layout().actions
    cards = (*BASIC_CARDS, *BASE_CARDS, *INTRIGUE_CARDS)
    found = [actions.action(option) for option in (*cards, *actions.modes)]
    assert found == list(range(1, 1 + len(cards) + len(actions.modes)))
    assert actions.size == len(actions.names()) == len(set(actions.names())) == 162


def test_parts_follow_one_another() -> None:
    for seats in range(2, 7):
        layout = standard_layout(seats)
        ends = [0, *[part.stop for part in layout.parts]]
        assert [part.start for part in layout.parts] == ends[:-1]
        assert layout.size == ends[-1]


def test_the_layout_of_a_kingdom_has_only_its_cards() -> None:
    layout = layout_of([FIRST_GAME], 3)
    assert set(layout.cards) == {*BASIC_CARDS, *FIRST_GAME.cards}
    assert 3 * layout.size < standard_layout(3).size
    layout.check(FIRST_GAME)
    with pytest.raises(ValueError, match="the layout has no Chapel, Chancellor, "):
        layout.check(kingdom_of(RECOMMENDED_SETS[1].cards))


def test_seats_are_two_to_six() -> None:
    with pytest.raises(ValueError, match="2 to 6 players, not 7"):
        standard_layout(7)
