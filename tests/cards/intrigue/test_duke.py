"""Duke: 1 VP for each Duchy you own."""

from __future__ import annotations

import pytest

from throneroom.testing import scenario


@pytest.mark.parametrize(
    ("zones", "points"),
    [
        ("hand: Duke", 0),
        ("hand: Duke, Duchy", 4),
        ("hand: 2 Duke | deck: Duchy | discard: Duchy | in play: Duchy", 15),
        ("deck: 3 Duke | discard: 5 Estate", 5),
        ("discard: 8 Duke, 8 Duchy", 88),
    ],
)
def test_a_point_for_each_duchy(zones: str, points: int) -> None:
    """Each Duke counts every Duchy, wherever both are, besides the 3 VP of the Duchy itself."""
    game, alice, _bob = scenario(kingdom="Duke", alice=zones, bob="")
    assert alice.points == points
    assert game.is_quiet()


def test_the_duchies_of_others_do_not_count() -> None:
    """For each Duchy you own."""
    game, alice, bob = scenario(alice="hand: Duke", bob="hand: 2 Duchy")
    assert alice.points == 0
    assert bob.points == 6
    assert game.is_quiet()


def test_it_cannot_be_played() -> None:
    """A Victory card only: nothing to do with it but buy and count."""
    game, alice, _bob = scenario(alice="hand: Duke", bob="")
    alice.buys("Copper", of="Copper, Curse")
    assert alice.discard == ""
    assert alice.hand.in_any_order == "Duke, Copper"
    assert game.is_quiet()
