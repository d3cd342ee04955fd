"""Throne Room, Mine, Moneylender and Masquerade: one card each, with the text of the kingdom's edition."""

from __future__ import annotations

import pytest

from throneroom.engine import decision as verbs
from throneroom.testing import scenario

SECOND = "second"

# -- Throne Room: you may ----------------------------------------------------------------------------------------------


def test_throne_room_may_be_declined() -> None:
    """In the second edition, nothing has to be played twice, not even the only Action."""
    for hand in ("Village", "Village, Festival"):
        game, alice, _ = scenario(edition=SECOND, alice=f"hand: Throne Room, {hand} | deck: 2 Copper", bob="")
        alice.plays("Throne Room")
        alice.is_asked(verbs.PLAY, of=hand, by="Throne Room")
        alice.declines(verbs.PLAY)
        assert (alice.hand, alice.in_play, game.actions) == (hand, "Throne Room", 0)
        assert game.is_quiet()


def test_throne_room_plays_twice() -> None:
    game, alice, _ = scenario(edition=SECOND, alice="hand: Throne Room, Village | deck: 3 Copper", bob="")
    alice.plays("Throne Room")
    alice.plays("Village", of="Village")
    assert (alice.hand, alice.in_play, game.actions) == ("2 Copper", "Throne Room, Village", 4)
    assert game.is_quiet()


def test_throne_room_without_an_action_asks_nothing() -> None:
    game, alice, _ = scenario(edition=SECOND, alice="hand: Throne Room, Gold", bob="")
    alice.plays("Throne Room")
    assert game.is_quiet()


def test_throne_room_on_throne_room_may_stop_after_the_first() -> None:
    game, alice, _ = scenario(edition=SECOND, alice="hand: 2 Throne Room, Market, Festival | deck: 4 Copper", bob="")
    alice.plays("Throne Room")
    alice.plays("Throne Room")
    alice.plays("Market", of="Market, Festival")
    alice.declines(verbs.PLAY)
    assert (alice.in_play, alice.hand, game.actions) == ("2 Throne Room, Market", "Festival, 2 Copper", 2)
    assert game.is_quiet()


def test_throne_room_is_a_must_in_the_first_edition() -> None:
    game, alice, _ = scenario(alice="hand: Throne Room, Village, Festival", bob="", kingdom="Mill")
    alice.plays("Throne Room")
    alice.cannot_decline()
    alice.plays("Village")
    assert game.is_quiet()


# -- Mine: you may -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("hand", ["Copper", "Copper, Silver", "2 Gold"])
def test_mine_may_be_declined(hand: str) -> None:
    game, alice, _ = scenario(edition=SECOND, alice=f"hand: Mine, {hand}", bob="")
    alice.plays("Mine")
    alice.declines(verbs.TRASH)
    assert (alice.hand, game.trash) == (hand, "")
    assert game.is_quiet()


def test_mine_trashes_and_then_the_gain_is_a_must() -> None:
    game, alice, _ = scenario(edition=SECOND, alice="hand: Mine, Silver", bob="")
    alice.plays("Mine")
    alice.trashes("Silver", of="Silver", by="Mine")
    alice.cannot_decline()
    alice.gains("Gold", of="Copper, Silver, Gold")
    assert (alice.hand, game.trash) == ("Gold", "Silver")
    assert game.is_quiet()


def test_mine_without_a_treasure_asks_nothing() -> None:
    game, alice, _ = scenario(edition=SECOND, alice="hand: Mine, Estate", bob="")
    alice.plays("Mine")
    assert game.is_quiet()


# -- Moneylender: you may ----------------------------------------------------------------------------------------------


def test_moneylender_may_be_declined() -> None:
    game, alice, _ = scenario(edition=SECOND, alice="hand: Moneylender, 2 Copper", bob="")
    alice.plays("Moneylender")
    alice.is_asked(verbs.TRASH, of="Copper", by="Moneylender")
    alice.declines(verbs.TRASH)
    assert (alice.hand, game.trash, game.coins) == ("2 Copper", "", 0)
    assert game.is_quiet()


def test_moneylender_gives_three_coins() -> None:
    game, alice, bob = scenario(edition=SECOND, alice="hand: Moneylender, 2 Copper", bob="")
    alice.plays("Moneylender")
    alice.trashes("Copper")
    assert (alice.hand, game.trash, game.coins) == ("Copper", "Copper", 3)
    assert bob.notices("trash") == [(0, "Copper", 1)]
    assert game.is_quiet()


def test_moneylender_without_a_copper_asks_nothing() -> None:
    game, alice, _ = scenario(edition=SECOND, alice="hand: Moneylender, Silver", bob="")
    alice.plays("Moneylender")
    assert (game.coins, game.trash) == (0, "")
    assert game.is_quiet()


def test_moneylender_twice() -> None:
    game, alice, _ = scenario(edition=SECOND, alice="hand: Throne Room, Moneylender, 2 Copper", bob="")
    alice.thrones("Moneylender")
    alice.trashes("Copper")
    alice.declines(verbs.TRASH)
    assert (alice.hand, game.coins) == ("Copper", 3)
    assert game.is_quiet()


# -- Masquerade: players with cards in hand ----------------------------------------------------------------------------


def test_masquerade_as_ever_if_all_have_cards() -> None:
    game, alice, bob, carol = scenario(
        edition=SECOND, alice="hand: Masquerade, Estate, Copper", bob="hand: Silver, Curse", carol="hand: Gold, Duchy"
    )
    alice.plays("Masquerade")
    assert alice.is_asked(verbs.PASS).subject == 0
    alice.passes("Estate")
    bob.passes("Curse")
    carol.passes("Gold")
    alice.declines(verbs.TRASH)
    assert (alice.hand, bob.hand, carol.hand) == ("Copper, Gold", "Silver, Estate", "Duchy, Curse")
    assert game.is_quiet()


def test_masquerade_with_two_seats_and_one_empty_hand() -> None:
    """Nobody else has cards, so nothing is passed; the player may trash anyway."""
    game, alice, bob = scenario(edition=SECOND, alice="hand: Masquerade, Estate | deck: Copper, Gold", bob="deck: Gold")
    alice.plays("Masquerade")
    alice.trashes("Estate", of="Estate, Copper, Gold")
    assert (alice.hand, bob.hand, game.trash) == ("Copper, Gold", "", "Estate")
    assert alice.sees("pass") == []
    assert game.is_quiet()


def test_masquerade_if_only_the_other_has_cards() -> None:
    """The player with an empty hand neither passes nor receives."""
    game, alice, bob = scenario(edition=SECOND, alice="hand: Masquerade", bob="hand: Silver, Curse")
    alice.plays("Masquerade")
    assert (alice.hand, bob.hand) == ("", "Silver, Curse")
    assert game.is_quiet()


def test_masquerade_in_the_first_edition_passes_to_the_neighbour_whatever_they_hold() -> None:
    game, alice, bob, carol = scenario(alice="hand: Masquerade, Estate, Copper", bob="", carol="hand: Gold, Duchy")
    alice.plays("Masquerade")
    alice.passes("Estate")
    carol.passes("Gold")
    alice.declines(verbs.TRASH)
    assert (alice.hand, bob.hand, carol.hand) == ("Copper, Gold", "Estate", "Duchy")
    assert game.is_quiet()


def test_masquerade_with_three_seats_skips_an_empty_hand() -> None:
    """The next such player to the left receives, and the question says who: its subject."""
    game, alice, bob, carol = scenario(
        edition=SECOND, alice="hand: Masquerade, Estate, Copper", bob="deck: Gold", carol="hand: Gold, Duchy"
    )
    alice.plays("Masquerade")
    assert alice.is_asked(verbs.PASS).subject == 2
    alice.passes("Estate")
    assert carol.is_asked(verbs.PASS).subject == 2  # the player to the left: nobody has to be named
    carol.passes("Gold")
    alice.declines(verbs.TRASH)
    assert (alice.hand, bob.hand, carol.hand) == ("Copper, Gold", "", "Duchy, Estate")
    assert game.is_quiet()


def test_masquerade_with_six_seats_and_three_empty_hands() -> None:
    game, *seats = scenario(
        edition=SECOND,
        a="hand: Masquerade, Estate, Copper",
        b="",
        c="hand: Gold, Duchy",
        d="",
        e="",
        f="hand: Silver, Curse",
    )
    alice, _, carol, _, _, flo = seats
    alice.plays("Masquerade")
    asked = game.game.asked_together()
    assert [(question.seat, question.subject) for question in asked] == [(0, 2), (2, 5), (5, 5)]
    alice.passes("Estate")
    carol.passes("Gold")
    flo.passes("Curse")
    alice.declines(verbs.TRASH)
    assert [repr(seat.hand) for seat in seats] == [
        "Copper, Curse",
        "nothing",
        "Duchy, Estate",
        "nothing",
        "nothing",
        "Gold, Silver",
    ]
    assert carol.notices("pass") == [(0, "Estate", 1), (2, "Gold", 1), (5, "", 1)]
    assert seats[1].notices("pass") == [(0, "", 1), (2, "", 1), (5, "", 1)]
    assert game.is_quiet()


def test_masquerade_with_six_seats_and_only_one_with_cards() -> None:
    game, *seats = scenario(edition=SECOND, a="hand: Masquerade, Estate", b="", c="", d="", e="", f="")
    seats[0].plays("Masquerade")
    seats[0].declines(verbs.TRASH)
    assert [len(seat.hand) for seat in seats] == [1, 0, 0, 0, 0, 0]
    assert game.is_quiet()


def test_a_last_card_laid_down_still_makes_a_receiver() -> None:
    """Whoever passes their only card has cards in hand, so they receive one."""
    game, alice, bob, carol = scenario(
        edition=SECOND, alice="hand: Masquerade, Estate", bob="hand: Gold", carol="hand: Silver"
    )
    alice.plays("Masquerade")
    alice.declines(verbs.TRASH)
    assert (alice.hand, bob.hand, carol.hand) == ("Silver", "Estate", "Gold")
    assert game.is_quiet()


def test_the_only_card_is_passed_to_the_next_one_with_cards() -> None:
    game, alice, bob, carol = scenario(edition=SECOND, alice="hand: Masquerade, Estate", bob="", carol="hand: Silver")
    alice.plays("Masquerade")
    alice.declines(verbs.TRASH)
    assert (alice.hand, bob.hand, carol.hand) == ("Silver", "", "Estate")
    assert alice.notices("pass") == [(0, "Estate", 1), (2, "Silver", 1)]
    assert game.is_quiet()


def test_masquerade_twice_in_the_second_edition() -> None:
    game, alice, bob = scenario(
        edition=SECOND, alice="hand: Throne Room, Masquerade | deck: Copper, Estate, Gold, Silver", bob="hand: Curse"
    )
    alice.thrones("Masquerade")
    alice.passes("Copper", of="Copper, Estate")
    alice.trashes("Curse", of="Estate, Curse")
    alice.passes("Estate", of="Estate, Gold, Silver")
    alice.declines(verbs.TRASH)
    assert (alice.hand, bob.hand, game.trash) == ("Gold, Silver, Copper", "Estate", "Curse")
    assert game.is_quiet()
