"""Reactions to an Attack (rules, section 4)."""

from __future__ import annotations

import pytest

from throneroom.engine import decision as verbs
from throneroom.testing import scenario

ATTACKS = ["Bureaucrat", "Militia", "Minion", "Saboteur", "Spy", "Swindler", "Thief", "Torturer", "Witch"]


# -- when --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("attack", ATTACKS)
def test_before_anything_of_the_card_is_done(attack: str) -> None:
    """Before anything of that card is done: before its +Cards, its +coins, its choices and its gains."""
    game, alice, bob = scenario(
        alice=f"hand: {attack} | deck: 4 Copper", bob="hand: Moat, 2 Estate, 2 Copper | deck: Gold, Silver"
    )
    alice.plays(attack)
    bob.is_asked(verbs.REACT, of="Moat")
    assert (game.actions, game.buys, game.coins) == (0, 1, 0)
    assert alice.in_play == attack
    assert alice.hand == ""
    assert alice.deck == "4 Copper"
    assert bob.hand == "Moat, 2 Estate, 2 Copper"
    assert bob.deck == "Gold, Silver"
    assert bob.discard == ""
    bob.reveals("Moat")
    alice.answers_as_little_as_possible()
    assert bob.hand == "Moat, 2 Estate, 2 Copper"
    assert bob.deck == "Gold, Silver"
    assert bob.discard == ""
    assert game.trash == ""
    assert game.is_quiet()


def test_minion_is_chosen_after_the_reactions() -> None:
    """Reactions come before the choice, and are possible with fewer than 5 cards too."""
    game, alice, bob = scenario(alice="hand: Minion", bob="hand: Moat")
    alice.plays("Minion")
    bob.reveals("Moat", of="Moat")
    alice.chooses("+2 coins", by="Minion")
    assert (game.actions, game.coins) == (1, 2)
    assert bob.hand == "Moat"
    assert game.is_quiet()


@pytest.mark.parametrize("action", ["Council Room", "Tribute", "Village", "Bridge", "Throne Room"])
def test_only_attacks_can_be_reacted_to(action: str) -> None:
    """Neither Masquerade nor Tribute nor Council Room is an Attack: nobody is asked to react."""
    game, alice, bob = scenario(alice=f"hand: {action}", bob="hand: Moat, Secret Chamber | deck: Curse, Curse, Curse")
    alice.plays(action)
    assert "Moat" in bob.hand
    assert "Secret Chamber" in bob.hand
    assert bob.notices("reveal") == ([(1, "Curse, Curse", 2)] if action == "Tribute" else [])
    assert game.is_quiet()


def test_masquerade_cannot_be_reacted_to() -> None:
    """Masquerade is not an Attack: the Moat is passed on like any card."""
    game, alice, bob = scenario(alice="hand: Masquerade | deck: 2 Copper", bob="hand: Moat")
    alice.plays("Masquerade")
    alice.is_asked(verbs.TRASH, of="Copper, Moat", by="Masquerade")
    alice.declines()
    assert bob.hand == "Copper"
    assert game.is_quiet()


def test_gaining_or_buying_an_attack_is_not_playing_it() -> None:
    """When another player plays an Attack: buying or gaining one opens no window."""
    game, alice, _ = scenario(alice="hand: Workshop", bob="hand: Moat, Secret Chamber", turn="4 coins, 2 buys")
    alice.plays("Workshop")
    alice.gains("Militia")
    alice.buys("Militia")
    alice.is_asked(verbs.BUY)
    assert alice.discard == "2 Militia"
    assert game.is_quiet()


@pytest.mark.parametrize("attack", ATTACKS)
def test_no_reaction_to_ones_own_attack(attack: str) -> None:
    """Another player: nobody reacts to their own Attack."""
    game, alice, bob = scenario(alice=f"hand: {attack}, Moat, Secret Chamber", bob="")
    alice.plays(attack)
    if attack == "Minion":
        alice.chooses("+2 coins")
    elif attack == "Torturer":
        bob.chooses("discard 2 cards")
    assert (0, "Moat", 1) not in bob.notices("react")
    assert alice.hand == "Moat, Secret Chamber"
    assert game.is_quiet()


def test_a_player_may_react_to_what_would_not_affect_them() -> None:
    """A player may react even if the attack would not affect them: three cards in hand, no Curses left."""
    game, alice, bob = scenario(alice="hand: Militia, Witch", bob="hand: Moat", turn="2 actions", supply="0 Curse")
    alice.plays("Militia")
    bob.reveals("Moat", of="Moat")
    alice.plays("Witch")
    bob.reveals("Moat", of="Moat")
    assert bob.hand == "Moat"
    assert game.is_quiet()


# -- who, and in what order --------------------------------------------------------------------------------------------


def test_each_other_player_in_turn_order() -> None:
    """In turn order; players without Reactions are not asked. All react before anybody is attacked."""
    game, alice, bob, carol, dora = scenario(
        alice="hand: Militia, Moat",
        bob="hand: Moat, Estate, 3 Copper",
        carol="hand: Estate, 4 Copper",
        dora="hand: Moat, Estate, 3 Copper",
    )
    alice.plays("Militia")
    bob.declines(verbs.REACT)
    dora.reveals("Moat", of="Moat")
    bob.discards("Moat, Estate", of="Moat, Estate, 3 Copper")
    carol.discards("Estate, Copper", of="Estate, 4 Copper")
    assert (bob.hand, carol.hand) == ("3 Copper", "3 Copper")
    assert dora.hand == "Moat, Estate, 3 Copper"
    assert game.coins == 2
    assert game.is_quiet()


def test_the_order_begins_at_the_attackers_left() -> None:
    """In turn order, beginning to the left of the attacker."""
    game, alice, bob, carol = scenario(alice="hand: Moat", bob="hand: Witch", carol="hand: Moat", turn="seat 1")
    bob.plays("Witch")
    carol.reveals("Moat")
    alice.declines(verbs.REACT)
    assert carol.discard == ""
    assert alice.discard == "Curse"
    assert game.is_quiet()


def test_a_player_is_done_before_the_next_one_is_asked() -> None:
    """Each reveals their Reactions one after the other, then the next player does."""
    game, alice, bob, carol = scenario(
        alice="hand: Witch", bob="hand: Moat, Secret Chamber | deck: 2 Gold", carol="hand: Moat"
    )
    alice.plays("Witch")
    bob.reveals("Secret Chamber", of="Moat, Secret Chamber")
    bob.puts_on_deck("Gold, Gold", by="Secret Chamber")
    bob.reveals("Moat", of="Moat, Secret Chamber")
    bob.declines(verbs.REACT)
    carol.reveals("Moat", of="Moat")
    assert (bob.discard, carol.discard) == ("", "")
    assert game.is_quiet()


def test_a_moat_does_not_stop_it_for_others() -> None:
    """Only the player who reveals Moat is unaffected; it stops neither others nor the attacker's gains."""
    game, alice, bob, carol, dora = scenario(
        alice="hand: Bureaucrat", bob="hand: Estate", carol="hand: Moat, Estate", dora="hand: Estate"
    )
    alice.plays("Bureaucrat")
    carol.reveals("Moat")
    assert alice.deck == "Silver"
    assert (bob.deck, carol.deck, dora.deck) == ("Estate", "", "Estate")
    assert game.is_quiet()


# -- again -------------------------------------------------------------------------------------------------------------


def test_a_second_moat_is_not_offered() -> None:
    """A second Moat against the same play changes nothing, so it is not offered."""
    game, alice, bob = scenario(alice="hand: Witch", bob="hand: 2 Moat")
    alice.plays("Witch")
    bob.reveals("Moat", of="Moat")
    assert alice.notices("react") == [(1, "Moat", 1)]
    assert bob.discard == ""
    assert game.is_quiet()


def test_after_the_moat_only_the_secret_chamber_is_offered() -> None:
    """A card may be revealed again while it is in hand: a Moat is not offered again, a Secret Chamber is."""
    game, alice, bob = scenario(alice="hand: Witch", bob="hand: 2 Moat, Secret Chamber | deck: 2 Copper")
    alice.plays("Witch")
    bob.reveals("Moat", of="Moat, Secret Chamber")
    bob.reveals("Secret Chamber", of="Secret Chamber")
    bob.puts_on_deck("Copper, Copper")
    bob.reveals("Secret Chamber", of="Secret Chamber")
    bob.puts_on_deck("Copper, Copper")
    bob.declines(verbs.REACT)
    assert bob.hand == "2 Moat, Secret Chamber"
    assert bob.discard == ""
    assert game.is_quiet()


def test_secret_chamber_may_be_revealed_again_and_again() -> None:
    """A Secret Chamber may be revealed again while it is in hand, each time resolved completely."""
    game, alice, bob = scenario(
        alice="hand: Militia", bob="hand: Secret Chamber, 2 Copper | deck: Silver, Gold, Estate"
    )
    alice.plays("Militia")
    bob.reveals("Secret Chamber", of="Secret Chamber")
    bob.puts_on_deck("Gold, Copper", of="Secret Chamber, 2 Copper, Silver, Gold")
    assert bob.deck == "Copper, Gold, Estate"
    bob.reveals("Secret Chamber", of="Secret Chamber")
    bob.puts_on_deck("Copper, Copper", of="Secret Chamber, Copper, Silver, Copper, Gold")
    bob.reveals("Secret Chamber", of="Secret Chamber")
    bob.puts_on_deck("Copper, Copper", of="Secret Chamber, Silver, Gold, 2 Copper")
    bob.declines(verbs.REACT)
    assert bob.hand == "Secret Chamber, Silver, Gold"
    assert bob.deck == "2 Copper, Estate"
    assert game.is_quiet()


def test_a_secret_chamber_put_back_is_no_longer_offered() -> None:
    """While it is in hand: once put onto the deck, it cannot be revealed."""
    game, alice, bob = scenario(alice="hand: Militia", bob="hand: Secret Chamber, Copper | deck: Silver, Gold")
    alice.plays("Militia")
    bob.reveals("Secret Chamber")
    bob.puts_on_deck("Copper, Secret Chamber", of="Secret Chamber, Copper, Silver, Gold")
    assert bob.hand == "Silver, Gold"
    assert bob.deck == "Secret Chamber, Copper"
    assert game.is_quiet()


def test_a_player_who_declines_is_not_asked_again() -> None:
    """A player who declines is not asked again about this play."""
    game, alice, bob = scenario(alice="hand: Witch", bob="hand: 2 Moat, 2 Secret Chamber")
    alice.plays("Witch")
    bob.declines(verbs.REACT)
    assert bob.discard == "Curse"
    assert game.is_quiet()


def test_a_moat_is_good_for_one_play() -> None:
    """It protects from one play of an Attack: a second play in the same turn needs the Moat again."""
    game, alice, bob = scenario(alice="hand: 2 Witch", bob="hand: Moat", turn="2 actions")
    alice.plays("Witch")
    bob.reveals("Moat", of="Moat")
    alice.plays("Witch")
    bob.declines(verbs.REACT)
    assert bob.discard == "Curse"
    assert game.is_quiet()


@pytest.mark.parametrize(("first", "second", "curses"), [(1, 1, 0), (1, 0, 1), (0, 1, 1), (0, 0, 2)])
def test_throne_room_opens_the_window_twice(first: int, second: int, curses: int) -> None:
    """An Attack that is played twice by Throne Room opens this window twice."""
    game, alice, bob, carol = scenario(alice="hand: Throne Room, Witch", bob="hand: Moat", carol="")
    alice.plays("Throne Room")
    for revealed in (first, second):
        bob.answers(verbs.REACT, "Moat" if revealed else "", of="Moat")
    assert bob.discard == f"{curses} Curse"
    assert carol.discard == "2 Curse"
    assert game.is_quiet()


def test_throne_room_lets_the_secret_chamber_prepare_twice() -> None:
    """The second window comes after all of the first play."""
    game, alice, bob = scenario(
        alice="hand: Throne Room, Spy", bob="hand: Secret Chamber, Copper | deck: Gold, Silver, Estate"
    )
    alice.plays("Throne Room")
    bob.reveals("Secret Chamber")
    bob.puts_on_deck("Silver, Copper", of="Secret Chamber, Copper, Gold, Silver")
    bob.declines(verbs.REACT)
    alice.discards("Copper", of="Copper", by="Spy")
    bob.reveals("Secret Chamber")
    bob.puts_on_deck("Silver, Estate", of="Secret Chamber, Gold, Silver, Estate")
    bob.declines(verbs.REACT)
    alice.declines(verbs.DISCARD)
    assert bob.hand == "Secret Chamber, Gold"
    assert bob.deck == "Estate, Silver"
    assert bob.discard == "Copper"
    assert game.is_quiet()


# -- together ----------------------------------------------------------------------------------------------------------


def test_secret_chamber_may_find_the_moat() -> None:
    """A Reaction need not be in hand when the Attack is played: Secret Chamber may draw a Moat."""
    game, alice, bob = scenario(
        alice="hand: Militia", bob="hand: Secret Chamber, 4 Copper | deck: Moat, Estate, Gold | discard: Duchy"
    )
    alice.plays("Militia")
    bob.reveals("Secret Chamber", of="Secret Chamber")
    bob.puts_on_deck("Copper, Estate", of="Secret Chamber, 4 Copper, Moat, Estate")
    bob.reveals("Moat", of="Secret Chamber, Moat")
    bob.declines(verbs.REACT)
    assert bob.hand == "Secret Chamber, 3 Copper, Moat"
    assert bob.deck == "Estate, Copper, Gold"
    assert bob.discard == "Duchy"
    assert game.is_quiet()


def test_a_moat_put_back_after_its_reveal_still_protects() -> None:
    """Revealing Moat makes the player unaffected, wherever the Moat goes afterwards."""
    game, alice, bob = scenario(alice="hand: Witch", bob="hand: Moat, Secret Chamber | deck: Gold, Silver")
    alice.plays("Witch")
    bob.reveals("Moat")
    bob.reveals("Secret Chamber", of="Secret Chamber")
    bob.puts_on_deck("Secret Chamber, Moat", of="Moat, Secret Chamber, Gold, Silver")
    assert bob.hand == "Gold, Silver"
    assert bob.deck == "Moat, Secret Chamber"
    assert bob.discard == ""
    assert game.is_quiet()


def test_a_reaction_is_shown_and_goes_back_to_hand() -> None:
    """The Reaction is shown and put back. What Secret Chamber draws and puts back is not shown."""
    game, alice, bob, carol = scenario(
        alice="hand: Militia", bob="hand: Secret Chamber, Copper | deck: Gold, Silver", carol=""
    )
    alice.plays("Militia")
    bob.reveals("Secret Chamber")
    bob.puts_on_deck("Gold, Silver")
    bob.declines(verbs.REACT)
    assert carol.notices("react") == [(1, "Secret Chamber", 1)]
    assert carol.notices("draw") == carol.notices("put-on-deck") == [(1, "", 2)]
    assert bob.notices("put-on-deck") == [(1, "Gold, Silver", 2)]
    assert bob.hand == "Secret Chamber, Copper"
    assert game.is_quiet()


def test_secret_chamber_with_fewer_than_two_cards() -> None:
    """Fewer than 2 in hand: put back all. With nothing to draw the Secret Chamber itself goes back."""
    game, alice, bob = scenario(alice="hand: Militia", bob="hand: Secret Chamber")
    alice.plays("Militia")
    bob.reveals("Secret Chamber")
    assert bob.hand == ""
    assert bob.deck == "Secret Chamber"
    assert game.is_quiet()


def test_secret_chamber_shuffles_to_draw() -> None:
    """To draw from an empty deck the discard pile is shuffled, even between the two draws."""
    game, alice, bob = scenario(alice="hand: Militia", bob="hand: Secret Chamber | deck: Gold | discard: 3 Copper")
    alice.plays("Militia")
    bob.reveals("Secret Chamber")
    bob.puts_on_deck("Copper, Gold", of="Secret Chamber, Gold, Copper")
    bob.declines(verbs.REACT)
    assert bob.hand == "Secret Chamber"
    assert bob.deck == "Gold, 3 Copper"
    assert bob.discard == ""
    assert game.is_quiet()


def test_secret_chamber_changes_what_the_attack_finds() -> None:
    """Reactions are resolved completely before the Attack: the Thief finds what was put back."""
    game, alice, bob = scenario(alice="hand: Thief", bob="hand: Secret Chamber, 2 Estate | deck: Gold, Silver")
    alice.plays("Thief")
    bob.reveals("Secret Chamber")
    bob.puts_on_deck("Estate, Estate", of="Secret Chamber, 2 Estate, Gold, Silver")
    bob.declines(verbs.REACT)
    assert bob.hand == "Secret Chamber, Gold, Silver"
    assert bob.discard == "2 Estate"
    assert game.trash == ""
    assert game.is_quiet()


def test_reactions_are_revealed_one_at_a_time() -> None:
    game, alice, bob = scenario(alice="hand: Militia", bob="hand: Moat, Secret Chamber, 3 Copper")
    alice.plays("Militia")
    bob.cannot_answer("Moat, Secret Chamber")
    bob.reveals("Moat", of="Moat, Secret Chamber")
    bob.declines()
    assert game.is_quiet()


def test_what_was_revealed_to_an_attack_is_open() -> None:
    """Everybody saw it. It counts for this play of this Attack, for each player separately."""
    board, alice, bob, carol = scenario(
        alice="hand: Militia",
        bob="hand: Moat, Secret Chamber, 3 Copper | deck: 4 Copper",
        carol="hand: Moat, 2 Copper",
    )
    views = [board.game.view(seat) for seat in (-1, 0, 1, 2)]
    alice.plays("Militia")
    assert [view.reacted for view in views] == [()] * 4
    bob.reveals("Moat")
    assert [[card.name for card in view.reacted] for view in views] == [["Moat"]] * 4
    bob.declines()
    assert [view.reacted for view in views] == [()] * 4
    carol.reveals("Moat")
    assert board.is_quiet()
    assert [view.reacted for view in views] == [()] * 4
