"""Throne Room: choose an Action card from hand and play it twice (rules, section 8)."""

from __future__ import annotations

from throneroom.engine import decision as verbs
from throneroom.testing import scenario


def test_an_action_is_played_twice_at_no_extra_cost() -> None:
    """Choose an Action card from hand and play it twice. It costs no extra action."""
    game, alice, _ = scenario(alice="hand: Throne Room, Village, Smithy, Harem | deck: 3 Copper", bob="")
    alice.plays("Throne Room")
    alice.plays("Village", of="Village, Smithy")
    assert game.actions == 4
    assert alice.hand == "Smithy, Harem, 2 Copper"
    assert alice.deck == "Copper"
    assert alice.in_play == "Throne Room, Village"
    assert game.is_quiet()


def test_mandatory_if_there_is_one() -> None:
    """Mandatory if there is one: it cannot be declined."""
    game, alice, _ = scenario(alice="hand: Throne Room, Village, Festival", bob="")
    alice.plays("Throne Room")
    alice.is_asked(verbs.PLAY, of="Village, Festival", by="Throne Room")
    alice.cannot_decline()
    alice.plays("Festival")
    assert (game.actions, game.buys, game.coins) == (4, 3, 4)
    assert alice.hand == "Village"
    assert game.is_quiet()


def test_the_only_action_is_played_without_a_question() -> None:
    """A forced answer is never asked: with one Action in hand it is that one."""
    game, alice, _ = scenario(alice="hand: Throne Room, Woodcutter, Gold", bob="")
    alice.plays("Throne Room")
    assert (game.actions, game.buys, game.coins) == (0, 3, 4)
    assert alice.in_play == "Throne Room, Woodcutter"
    assert alice.hand == "Gold"
    assert game.is_quiet()


def test_without_an_action_nothing_happens() -> None:
    """A card may be played even if not all of it can be done; Victory and Treasure cards are not Actions."""
    game, alice, _ = scenario(alice="hand: Throne Room, Gold, Gardens, Harem | deck: Village", bob="")
    alice.plays("Throne Room")
    assert game.actions == 0
    assert alice.hand == "Gold, Gardens, Harem"
    assert alice.in_play == "Throne Room"
    assert game.is_quiet()


def test_an_action_of_two_types_may_be_chosen() -> None:
    """Great Hall counts as an Action in every case."""
    game, alice, _ = scenario(alice="hand: Throne Room, Great Hall | deck: 2 Copper", bob="")
    alice.plays("Throne Room")
    assert game.actions == 2
    assert alice.hand == "2 Copper"
    assert game.is_quiet()


def test_nothing_in_between() -> None:
    """The first play is done before the second, with nothing in between: a Village drawn has to wait."""
    game, alice, _ = scenario(alice="hand: Throne Room, Laboratory | deck: Village, Moat, Copper, Silver", bob="")
    alice.plays("Throne Room")
    assert alice.hand == "Village, Moat, Copper, Silver"
    alice.is_asked(verbs.PLAY_ACTION, of="Village, Moat")
    assert game.actions == 2
    assert game.is_quiet()


def test_on_a_throne_room_two_different_actions_twice_each() -> None:
    """On a Throne Room: two different actions played twice each, one after the other, not one four times."""
    game, alice, _ = scenario(alice="hand: 2 Throne Room, Market, Festival | deck: 4 Copper", bob="")
    alice.plays("Throne Room")
    alice.plays("Throne Room", of="Throne Room, Market, Festival")
    alice.plays("Market", of="Market, Festival")
    assert alice.in_play == "2 Throne Room, Market, Festival"
    assert alice.hand == "2 Copper"
    assert (game.actions, game.buys, game.coins) == (2 + 4, 1 + 2 + 2, 2 + 4)
    assert game.is_quiet()


def test_on_a_throne_room_with_one_action_left() -> None:
    """Not one four times: a single Market is played twice, and the second Throne Room finds nothing."""
    game, alice, _ = scenario(alice="hand: 2 Throne Room, Market | deck: 4 Copper", bob="")
    alice.plays("Throne Room")
    alice.plays("Throne Room", of="Throne Room, Market")
    assert alice.in_play == "2 Throne Room, Market"
    assert alice.hand == "2 Copper"
    assert (game.actions, game.buys, game.coins) == (2, 3, 2)
    assert game.is_quiet()


def test_on_a_throne_room_the_first_action_may_draw_the_second() -> None:
    """All of the first play is done before the second: what it drew can be played twice next."""
    game, alice, _ = scenario(alice="hand: 2 Throne Room, Market | deck: Copper, Smithy, 6 Silver", bob="")
    alice.plays("Throne Room")
    alice.plays("Throne Room")
    assert alice.in_play == "2 Throne Room, Market, Smithy"
    assert alice.hand == "Copper, 6 Silver"
    assert game.is_quiet()


def test_two_throne_rooms_alone() -> None:
    """Two Throne Rooms without another Action: the second is played twice, without effect."""
    game, alice, _ = scenario(alice="hand: 2 Throne Room, Copper", bob="")
    alice.plays("Throne Room")
    assert alice.in_play == "2 Throne Room"
    assert alice.hand == "Copper"
    assert game.is_quiet()


def test_three_throne_rooms_play_three_actions_twice_each() -> None:
    """A Throne Room on a Throne Room on a Throne Room: three different actions, twice each."""
    game, alice, _ = scenario(alice="hand: 3 Throne Room, Festival, Woodcutter, Chancellor", bob="")
    alice.plays("Throne Room")
    alice.plays("Throne Room", of="Throne Room, Festival, Woodcutter, Chancellor")
    alice.plays("Throne Room", of="Throne Room, Festival, Woodcutter, Chancellor")
    alice.plays("Festival", of="Festival, Woodcutter, Chancellor")
    alice.plays("Woodcutter", of="Woodcutter, Chancellor")
    assert alice.hand == ""
    assert (game.actions, game.buys, game.coins) == (4, 1 + 2 + 2, 3 * 4)
    assert alice.in_play == "3 Throne Room, Festival, Woodcutter, Chancellor"
    assert game.is_quiet()


def test_both_plays_count_as_actions_played() -> None:
    """Both plays count: Conspirator is the 2nd Action, then the 3rd, and only then gives its bonus."""
    game, alice, _ = scenario(alice="hand: Throne Room, Conspirator | deck: 2 Copper", bob="")
    alice.plays("Throne Room")
    assert (game.actions, game.coins) == (1, 4)
    assert alice.hand == "Copper"
    assert game.is_quiet()


def test_an_attack_opens_the_reaction_window_twice() -> None:
    """An Attack that is played twice by Throne Room opens this window twice; a Moat is good for one play."""
    game, alice, bob = scenario(alice="hand: Throne Room, Witch | deck: 4 Copper", bob="hand: Moat")
    alice.plays("Throne Room")
    bob.reveals("Moat", of="Moat")
    assert alice.hand == "2 Copper"
    bob.declines(verbs.REACT)
    assert alice.hand == "4 Copper"
    assert bob.discard == "Curse"
    assert game.is_quiet()


def test_the_cards_stay_in_play_until_clean_up() -> None:
    """Played cards stay in play until clean-up: the card played twice is one card."""
    game, alice, _ = scenario(alice="hand: Throne Room, Village", bob="")
    alice.plays("Throne Room")
    alice.ends_turn()
    assert alice.in_play == ""
    assert alice.cards == "Throne Room, Village"
    assert game.is_quiet()


def test_everybody_sees_both_plays() -> None:
    """Playing: announce the card, each time."""
    game, alice, bob = scenario(alice="hand: Throne Room, Village", bob="")
    alice.plays("Throne Room")
    assert [cards for _, cards, _ in bob.notices("play")] == ["Throne Room", "Village", "Village"]
    assert game.is_quiet()
