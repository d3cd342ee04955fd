"""Swindler: +2 coins. The others trash their top card and gain one of equal cost that you choose."""

from __future__ import annotations

from throneroom.testing import scenario

# Cost 2: Cellar, Moat, Secret Chamber; 3: Swindler, Village, Workshop; 4: Militia, Smithy; 5: Market, Mine; 6: no pile.
KINGDOM = "Cellar, Moat, Secret Chamber, Swindler, Village, Workshop, Militia, Smithy, Market, Mine"


def test_the_top_card_is_swapped_for_one_of_the_same_cost() -> None:
    """The attacker chooses an available pile of the same cost; the victim gains it to the discard pile."""
    game, alice, bob = scenario(
        kingdom=KINGDOM, alice="hand: Swindler | deck: Gold", bob="hand: Copper | deck: Smithy, Gold | discard: Estate"
    )
    alice.plays("Swindler")
    alice.gives("Militia", of="Militia, Smithy")
    assert game.trash == "Smithy"
    assert bob.deck == "Gold"
    assert bob.discard == "Militia, Estate"
    assert bob.hand == "Copper"
    assert alice.deck == "Gold"
    assert alice.discard == ""
    assert game.left("Militia") == 9
    assert game.coins == 2
    assert game.is_quiet()


def test_the_same_card_is_allowed() -> None:
    """The same card is allowed: another copy from the supply, not the one trashed."""
    game, alice, bob = scenario(kingdom=KINGDOM, alice="hand: Swindler", bob="deck: Silver")
    alice.plays("Swindler")
    alice.gives("Silver", of="Silver, Swindler, Village, Workshop")
    assert bob.discard == "Silver"
    assert game.trash == "Silver"
    assert game.left("Silver") == 39
    assert game.is_quiet()


def test_a_curse_for_a_copper() -> None:
    """Curse for a 0-cost card."""
    game, alice, bob = scenario(kingdom=KINGDOM, alice="hand: Swindler", bob="deck: Copper")
    alice.plays("Swindler")
    alice.gives("Curse", of="Copper, Curse")
    assert bob.discard == "Curse"
    assert game.trash == "Copper"
    assert game.is_quiet()


def test_the_choice_is_mandatory() -> None:
    """The victim gains a card of exactly that cost if there is one; the attacker cannot decline."""
    game, alice, bob = scenario(kingdom=KINGDOM, alice="hand: Swindler", bob="deck: Silver")
    alice.plays("Swindler")
    alice.cannot_decline()
    alice.cannot_answer("Estate")
    alice.gives("Village")
    assert bob.discard == "Village"
    assert game.is_quiet()


def test_the_only_card_of_that_cost_is_gained_unasked() -> None:
    """A forced answer is never asked: a Province for a Province."""
    game, alice, bob = scenario(kingdom=KINGDOM, alice="hand: Swindler", bob="deck: Province")
    alice.plays("Swindler")
    assert bob.discard == "Province"
    assert game.trash == "Province"
    assert game.is_quiet()


def test_with_no_such_card_nothing_is_gained() -> None:
    """No such card: trashed anyway, nothing gained."""
    game, alice, bob = scenario(kingdom=KINGDOM, alice="hand: Swindler", bob="deck: Gold", supply="0 Gold")
    alice.plays("Swindler")
    assert bob.cards == ""
    assert game.trash == "Gold"
    assert game.is_quiet()


def test_empty_piles_are_not_offered() -> None:
    """An available pile: the Curses and Villages have run out."""
    game, alice, bob = scenario(
        kingdom=KINGDOM, alice="hand: Swindler", bob="deck: Silver", supply="0 Village, 0 Swindler, 0 Curse"
    )
    alice.plays("Swindler")
    alice.gives("Workshop", of="Silver, Workshop")
    assert bob.discard == "Workshop"
    assert game.is_quiet()


def test_an_empty_deck_is_shuffled_first() -> None:
    """No card to trash: the discard pile becomes the deck, and what is gained comes after."""
    game, alice, bob = scenario(kingdom=KINGDOM, alice="hand: Swindler", bob="discard: 2 Copper")
    alice.plays("Swindler")
    alice.gives("Curse", of="Copper, Curse")
    assert bob.deck == "Copper"
    assert bob.discard == "Curse"
    assert game.trash == "Copper"
    assert game.is_quiet()


def test_with_no_card_to_trash_nothing_happens() -> None:
    """No card to trash even after shuffling: nothing; the hand is safe."""
    game, alice, bob = scenario(kingdom=KINGDOM, alice="hand: Swindler", bob="hand: 2 Copper")
    alice.plays("Swindler")
    assert bob.cards == "2 Copper"
    assert game.trash == ""
    assert game.coins == 2
    assert game.is_quiet()


def test_each_other_player_in_turn_order() -> None:
    """In turn order: the last Curse goes to the player on the left, then only Coppers cost 0."""
    game, alice, bob, carol = scenario(
        kingdom=KINGDOM,
        alice="deck: Copper",
        bob="hand: Swindler",
        carol="deck: Copper",
        turn="seat 1",
        supply="1 Curse",
    )
    bob.plays("Swindler")
    bob.gives("Curse", of="Copper, Curse")
    assert carol.discard == "Curse"
    assert alice.discard == "Copper"
    assert game.trash == "2 Copper"
    assert game.left("Curse") == 0
    assert game.is_quiet()


def test_one_victim_is_done_before_the_next() -> None:
    """In turn order: carol's card is not yet trashed while bob's is being chosen."""
    game, alice, bob, carol = scenario(
        kingdom=KINGDOM, alice="hand: Swindler", bob="deck: Silver", carol="deck: Estate"
    )
    alice.plays("Swindler")
    assert game.trash == "Silver"
    assert carol.deck == "Estate"
    assert alice.is_asked(game.decision.verb).subject == bob.number
    alice.gives("Village", of="Silver, Swindler, Village, Workshop")
    assert alice.is_asked(game.decision.verb).subject == carol.number
    alice.gives("Moat", of="Estate, Cellar, Moat, Secret Chamber")
    assert bob.discard == "Village"
    assert carol.discard == "Moat"
    assert game.is_quiet()


def test_the_cost_is_the_current_one() -> None:
    """Bridge: with everything 2 cheaper, an Estate costs 0, as do Copper, Curse, and all that cost 2."""
    game, alice, bob = scenario(kingdom=KINGDOM, alice="hand: Swindler", bob="deck: Estate", turn="2 cheaper")
    alice.plays("Swindler")
    alice.gives("Curse", of="Copper, Curse, Estate, Cellar, Moat, Secret Chamber")
    assert bob.discard == "Curse"
    assert game.is_quiet()


def test_a_copper_may_become_what_bridge_made_free() -> None:
    """Never below 0: a Copper and an Estate cost the same."""
    game, alice, bob = scenario(kingdom=KINGDOM, alice="hand: Swindler", bob="deck: Copper", turn="2 cheaper")
    alice.plays("Swindler")
    alice.gives("Estate", of="Copper, Curse, Estate, Cellar, Moat, Secret Chamber")
    assert bob.discard == "Estate"
    assert game.is_quiet()


def test_moat_protects_its_holder_only() -> None:
    """Moat does not stop the attack for others, nor the attacker's own coins."""
    game, alice, bob, carol = scenario(
        kingdom=KINGDOM, alice="hand: Swindler", bob="hand: Moat | deck: Silver", carol="deck: Silver"
    )
    alice.plays("Swindler")
    assert game.coins == 0
    bob.reveals("Moat", of="Moat")
    alice.gives("Village")
    assert bob.deck == "Silver"
    assert bob.discard == ""
    assert carol.discard == "Village"
    assert game.coins == 2
    assert game.is_quiet()


def test_secret_chamber_may_lay_a_worthless_card_on_top() -> None:
    """Reactions come before anything of the attack: the card put back last is the one trashed."""
    game, alice, bob = scenario(
        kingdom=KINGDOM, alice="hand: Swindler", bob="hand: Secret Chamber, Curse | deck: Gold, Silver"
    )
    alice.plays("Swindler")
    bob.reveals("Secret Chamber")
    assert game.coins == 0
    bob.puts_on_deck("Gold, Curse", of="Secret Chamber, Curse, Gold, Silver")
    bob.declines()
    alice.gives("Copper", of="Copper, Curse")
    assert game.trash == "Curse"
    assert bob.hand == "Secret Chamber, Silver"
    assert bob.deck == "Gold"
    assert bob.discard == "Copper"
    assert game.is_quiet()


def test_throne_room_swindles_twice() -> None:
    """An Attack played twice by Throne Room opens the window twice."""
    game, alice, bob = scenario(
        kingdom=KINGDOM, alice="hand: Throne Room, Swindler", bob="hand: Moat | deck: Copper, Smithy"
    )
    alice.plays("Throne Room")
    bob.declines()
    alice.gives("Curse", of="Copper, Curse")
    bob.reveals("Moat", of="Moat")
    assert bob.deck == "Smithy"
    assert bob.discard == "Curse"
    assert game.coins == 4
    assert game.is_quiet()
