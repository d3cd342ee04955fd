"""Masquerade: +2 Cards. All pass a card to the left at once. Then you may trash a card from hand."""

from __future__ import annotations

from throneroom.testing import scenario


def test_each_passes_a_card_to_the_left_and_the_player_may_trash() -> None:
    """+2 Cards, pass, then trash: a card just received may be trashed."""
    game, alice, bob = scenario(
        alice="hand: Masquerade, Estate | deck: Copper, Gold, Silver", bob="hand: Silver, Curse"
    )
    alice.plays("Masquerade")
    alice.passes("Estate", of="Estate, Copper, Gold")
    bob.passes("Curse", of="Silver, Curse")
    assert alice.hand == "Copper, Gold, Curse"
    assert bob.hand == "Silver, Estate"
    alice.trashes("Curse", of="Copper, Gold, Curse", by="Masquerade")
    assert alice.hand == "Copper, Gold"
    assert alice.deck == "Silver"
    assert game.trash == "Curse"
    assert game.is_quiet()


def test_the_trashing_is_optional() -> None:
    """The rulebooks disagree; the ruling is "may"."""
    game, alice, bob = scenario(alice="hand: Masquerade | deck: Copper, Gold", bob="hand: Silver, Curse")
    alice.plays("Masquerade")
    alice.passes("Copper")
    bob.passes("Curse")
    alice.declines()
    assert alice.hand == "Gold, Curse"
    assert game.trash == ""
    assert game.is_quiet()


def test_at_most_one_card_is_trashed() -> None:
    """You may trash a card: one."""
    game, alice, bob = scenario(alice="hand: Masquerade | deck: Copper, Gold", bob="hand: Silver, Curse")
    alice.plays("Masquerade")
    alice.passes("Copper")
    bob.passes("Curse")
    alice.cannot_answer("Gold, Curse")
    alice.trashes("Gold", of="Gold, Curse")
    assert alice.hand == "Curse"
    assert game.is_quiet()


def test_the_pass_is_mandatory() -> None:
    """Each player passes a card: exactly one."""
    game, alice, bob = scenario(alice="hand: Masquerade | deck: Copper, Gold", bob="hand: Silver, Curse")
    alice.plays("Masquerade")
    alice.cannot_decline()
    alice.cannot_answer("Copper, Gold")
    alice.passes("Copper")
    bob.cannot_decline()
    bob.passes("Silver")
    alice.declines()
    assert game.is_quiet()


def test_all_choose_before_anyone_sees_what_they_receive() -> None:
    """The cards stay face down until everybody has chosen: nobody can pass on the card they receive."""
    game, alice, bob, carol = scenario(
        alice="hand: Masquerade, Estate, Copper", bob="hand: Silver, Curse", carol="hand: Gold, Duchy"
    )
    alice.plays("Masquerade")
    alice.passes("Estate", of="Estate, Copper")
    assert bob.hand == "Silver, Curse"
    assert game.game.view(1).passing == ()
    assert game.game.view(1).passing_size(0) == 1
    bob.passes("Curse", of="Silver, Curse")
    carol.passes("Gold", of="Gold, Duchy")
    alice.declines()
    assert alice.hand == "Copper, Gold"
    assert bob.hand == "Silver, Estate"
    assert carol.hand == "Duchy, Curse"
    assert game.is_quiet()


def test_they_choose_in_turn_order_from_the_player_whose_turn_it_is() -> None:
    """In turn order, beginning with the player whose turn it is and wrapping around."""
    game, alice, bob, carol = scenario(
        alice="hand: Estate, Copper", bob="hand: Silver, Curse", carol="hand: Masquerade, Gold, Duchy", turn="seat 2"
    )
    carol.plays("Masquerade")
    carol.passes("Duchy", of="Gold, Duchy")
    alice.passes("Estate", of="Estate, Copper")
    bob.passes("Curse", of="Silver, Curse")
    carol.trashes("Curse", of="Gold, Curse")
    assert alice.hand == "Copper, Duchy"
    assert bob.hand == "Silver, Estate"
    assert carol.hand == "Gold"
    assert game.is_quiet()


def test_with_four_players_one_of_them_with_an_empty_hand() -> None:
    """A player with an empty hand passes nothing and still receives; the next player gets nothing."""
    game, alice, bob, carol, dave = scenario(
        alice="hand: Masquerade, Estate, Copper", bob="hand: Silver, Curse", carol="", dave="hand: Gold, Duchy"
    )
    alice.plays("Masquerade")
    alice.passes("Estate")
    bob.passes("Silver")
    dave.passes("Duchy", of="Gold, Duchy")
    alice.declines()
    assert alice.hand == "Copper, Duchy"
    assert bob.hand == "Curse, Estate"
    assert carol.hand == "Silver"
    assert dave.hand == "Gold"
    assert game.is_quiet()


def test_the_player_of_masquerade_may_have_an_empty_hand() -> None:
    """With nothing drawn, the player passes nothing, still receives a card, and may trash it."""
    game, alice, bob = scenario(alice="hand: Masquerade", bob="hand: Silver, Curse")
    alice.plays("Masquerade")
    bob.passes("Curse", of="Silver, Curse")
    alice.trashes("Curse", of="Curse")
    assert alice.hand == ""
    assert bob.hand == "Silver"
    assert game.trash == "Curse"
    assert game.is_quiet()


def test_with_all_hands_empty_nothing_happens() -> None:
    """Nobody has a card to pass, and there is none to trash."""
    game, alice, bob = scenario(alice="hand: Masquerade", bob="deck: Gold")
    alice.plays("Masquerade")
    assert alice.hand == bob.hand == ""
    assert bob.deck == "Gold"
    assert game.is_quiet()


def test_the_only_card_is_passed_unasked() -> None:
    """A forced answer is never asked."""
    game, alice, bob = scenario(alice="hand: Masquerade | deck: 2 Copper", bob="hand: Gold")
    alice.plays("Masquerade")
    alice.declines()
    assert alice.hand == "Copper, Gold"
    assert bob.hand == "Copper"
    assert game.is_quiet()


def test_it_is_not_an_attack() -> None:
    """Not an Attack: no reactions. A Moat may even be passed."""
    game, alice, bob = scenario(alice="hand: Masquerade | deck: 2 Copper", bob="hand: Moat, Secret Chamber")
    alice.plays("Masquerade")
    bob.passes("Moat", of="Moat, Secret Chamber")
    alice.declines()
    assert alice.hand == "Copper, Moat"
    assert bob.hand == "Secret Chamber, Copper"
    assert game.is_quiet()


def test_only_the_player_of_masquerade_may_trash() -> None:
    """Only the player of Masquerade may trash a card, and it is optional."""
    game, alice, bob, carol = scenario(alice="hand: Masquerade, 2 Curse", bob="hand: 2 Curse", carol="hand: 2 Curse")
    alice.plays("Masquerade")
    alice.trashes("Curse", of="Curse")
    assert alice.hand == "Curse"
    assert bob.hand == carol.hand == "2 Curse"
    assert game.trash == "Curse"
    assert game.is_quiet()


def test_passed_cards_are_seen_by_giver_and_receiver_only() -> None:
    """No third player sees a passed card."""
    game, alice, bob, carol = scenario(
        alice="hand: Masquerade, Estate, Copper", bob="hand: Silver, Curse", carol="hand: Gold, Duchy"
    )
    alice.plays("Masquerade")
    alice.passes("Estate")
    bob.passes("Curse")
    carol.passes("Gold")
    alice.declines()
    assert alice.notices("pass") == [(0, "Estate", 1), (1, "", 1), (2, "Gold", 1)]
    assert bob.notices("pass") == [(0, "Estate", 1), (1, "Curse", 1), (2, "", 1)]
    assert carol.notices("pass") == [(0, "", 1), (1, "Curse", 1), (2, "Gold", 1)]
    assert game.is_quiet()


def test_a_passed_card_is_neither_trashed_nor_discarded_nor_gained() -> None:
    """It moves from hand to hand, and nothing else happens."""
    game, alice, bob = scenario(alice="hand: Masquerade, Estate", bob="hand: Silver")
    alice.plays("Masquerade")
    alice.declines()
    for event in ("trash", "discard", "gain", "reveal"):
        assert alice.sees(event) == []
    assert alice.discard == bob.discard == ""
    assert game.trash == ""
    assert game.left("Estate") == 8
    assert game.is_quiet()


def test_throne_room_passes_twice() -> None:
    """All of the first play, the trashing too, is done before the second."""
    game, alice, bob = scenario(
        alice="hand: Throne Room, Masquerade | deck: Copper, Estate, Gold, Silver", bob="hand: Curse, Duchy"
    )
    alice.plays("Throne Room")
    alice.passes("Copper", of="Copper, Estate")
    bob.passes("Curse", of="Curse, Duchy")
    alice.trashes("Curse", of="Estate, Curse")
    alice.passes("Estate", of="Estate, Gold, Silver")
    bob.passes("Copper", of="Duchy, Copper")
    alice.trashes("Copper", of="Gold, Silver, Copper")
    assert alice.hand == "Gold, Silver"
    assert bob.hand == "Duchy, Estate"
    assert game.trash == "Curse, Copper"
    assert game.is_quiet()


def test_all_who_pass_can_be_asked_at_once() -> None:
    """All questions are known when the first is asked, and none depends on another's answer."""
    game, alice, bob, carol = scenario(
        alice="hand: Masquerade | deck: Copper, Gold", bob="hand: Silver, Curse", carol="hand: Estate, Duchy"
    )
    alice.plays("Masquerade")
    asked = game.game.asked_together()
    assert [(question.seat, repr(question.options)) for question in asked] == [
        (0, "(Copper, Gold)"),
        (1, "(Silver, Curse)"),
        (2, "(Estate, Duchy)"),
    ]
    alice.passes("Copper")
    assert [question.seat for question in game.game.asked_together()] == [1, 2]
    bob.passes("Curse")
    carol.passes("Estate")
    assert [question.seat for question in game.game.asked_together()] == [0]
    alice.declines()
    assert game.is_quiet()


def test_the_second_masquerade_of_a_throne_room_is_asked_separately() -> None:
    """Nobody is asked what to pass the second time before the first play is finished."""
    game, alice, _, carol = scenario(
        alice="hand: Throne Room, Masquerade | deck: Copper, Gold", bob="hand: Silver", carol="hand: Estate, Duchy"
    )
    alice.plays("Throne Room")
    assert [question.seat for question in game.game.asked_together()] == [0, 2]
    alice.passes("Copper")
    assert [question.seat for question in game.game.asked_together()] == [2]
    carol.passes("Estate")
    alice.declines()
    assert [question.seat for question in game.game.asked_together()] == [0, 2]
    alice.passes("Gold")
    carol.passes("Duchy")
    alice.declines()
    assert game.is_quiet()
