"""Thief: the others reveal 2 cards and trash a Treasure, which you may gain (rules, section 8)."""

from __future__ import annotations

from throneroom.engine import decision as verbs
from throneroom.testing import scenario


def test_a_treasure_that_you_choose() -> None:
    """The victim trashes a revealed Treasure that you choose and discards the other revealed cards."""
    game, alice, bob = scenario(alice="hand: Thief", bob="deck: Copper, Silver, Gold | discard: Estate")
    alice.plays("Thief")
    assert bob.revealed == "Copper, Silver"
    alice.cannot_decline()
    alice.trashes("Silver", of="Copper, Silver", by="Thief")
    alice.gains("Silver", of="Silver", by="Thief")
    assert alice.discard == "Silver"
    assert bob.deck == "Gold"
    assert bob.discard == "Copper, Estate"
    assert bob.revealed == ""
    assert game.trash == ""
    assert game.is_quiet()


def test_everybody_sees_the_revealed_cards() -> None:
    """Each other player reveals the top 2 cards of their deck."""
    game, alice, _, carol = scenario(alice="hand: Thief", bob="deck: Estate, Duchy", carol="deck: Curse, Village")
    alice.plays("Thief")
    assert carol.notices("reveal") == [(1, "Estate, Duchy", 2), (2, "Curse, Village", 2)]
    assert game.is_quiet()


def test_the_only_treasure_is_trashed() -> None:
    """One Treasure leaves no choice: it is trashed."""
    game, alice, bob = scenario(alice="hand: Thief", bob="deck: Estate, Copper")
    alice.plays("Thief")
    alice.declines(verbs.GAIN)
    assert alice.discard == ""
    assert bob.discard == "Estate"
    assert game.trash == "Copper"
    assert game.is_quiet()


def test_at_most_one_per_player() -> None:
    """At most one per player: of two equal Treasures, one is trashed without asking, the other discarded."""
    game, alice, bob = scenario(alice="hand: Thief", bob="deck: 2 Gold")
    alice.plays("Thief")
    alice.gains("Gold", of="Gold")
    assert alice.discard == "Gold"
    assert bob.discard == "Gold"
    assert game.is_quiet()


def test_no_treasure_revealed() -> None:
    """Without Treasures both cards are discarded, and there is nothing to gain."""
    game, alice, bob = scenario(alice="hand: Thief", bob="deck: Estate, Curse, Gold")
    alice.plays("Thief")
    assert bob.deck == "Gold"
    assert bob.discard.in_any_order == "Estate, Curse"
    assert game.trash == ""
    assert game.is_quiet()


def test_harem_can_be_stolen() -> None:
    """A card of several types counts as each: Harem is a Treasure, Great Hall is not."""
    game, alice, bob = scenario(alice="hand: Thief", bob="deck: Harem, Great Hall")
    alice.plays("Thief")
    alice.gains("Harem", of="Harem")
    assert alice.discard == "Harem"
    assert bob.discard == "Great Hall"
    assert game.is_quiet()


def test_then_you_may_gain_any_of_them() -> None:
    """Then you may gain any of the cards trashed this way. The rest stays in the trash."""
    game, alice, bob, carol, dora = scenario(
        alice="hand: Thief | discard: Estate",
        bob="deck: Copper, Gold",
        carol="deck: Silver, Estate",
        dora="deck: Copper, Duchy",
    )
    alice.plays("Thief")
    alice.trashes("Gold", of="Copper, Gold")
    decision = alice.is_asked(verbs.GAIN, of="Gold, Silver, Copper", by="Thief")
    assert (decision.least, decision.most) == (0, 3)
    alice.gains("Silver, Gold")
    assert alice.discard.in_any_order == "Estate, Silver, Gold"
    assert (bob.discard, carol.discard, dora.discard) == ("Copper", "Estate", "Duchy")
    assert game.trash == "Copper"
    assert game.is_quiet()


def test_you_choose_for_the_player_to_the_left_first() -> None:
    """Attacks: the player to the left of the attacker first; the next one reveals only then."""
    game, alice, bob, carol = scenario(alice="hand: Thief", bob="deck: Copper, Silver", carol="deck: Gold, Silver")
    alice.plays("Thief")
    assert alice.is_asked(verbs.TRASH, of="Copper, Silver").subject == bob.number
    assert carol.deck == "Gold, Silver"
    alice.trashes("Copper")
    assert alice.is_asked(verbs.TRASH, of="Gold, Silver").subject == carol.number
    alice.trashes("Gold")
    alice.gains("Gold", of="Copper, Gold")
    assert (bob.discard, carol.discard) == ("Silver", "Silver")
    assert game.trash == "Copper"
    assert game.is_quiet()


def test_only_treasures_trashed_by_this_play() -> None:
    """Only Treasures trashed by this play: an older Gold in the trash is not offered."""
    game, alice, _ = scenario(alice="hand: Thief", bob="deck: Copper, Estate", trash="Gold, Copper")
    alice.plays("Thief")
    alice.gains("Copper", of="Copper")
    assert alice.discard == "Copper"
    assert game.trash == "Gold, Copper"
    assert game.is_quiet()


def test_revealing_two_may_need_a_shuffle_between() -> None:
    """Revealing 2 may need a shuffle between; the first revealed card is not shuffled in."""
    game, alice, bob = scenario(alice="hand: Thief", bob="deck: Estate | discard: 3 Silver")
    alice.plays("Thief")
    alice.declines(verbs.GAIN)
    assert game.trash == "Silver"
    assert bob.deck == "2 Silver"
    assert bob.discard == "Estate"
    assert game.is_quiet()


def test_too_few_cards_to_reveal() -> None:
    """A victim with one card reveals that one, a victim with none reveals nothing."""
    game, alice, bob, _ = scenario(alice="hand: Thief", bob="discard: Copper", carol="")
    alice.plays("Thief")
    alice.gains("Copper", of="Copper")
    assert alice.discard == "Copper"
    assert bob.cards == ""
    assert alice.notices("reveal") == [(1, "Copper", 1)]
    assert game.is_quiet()


def test_a_moat_protects_only_its_holder() -> None:
    """A protected player reveals nothing; the others are robbed anyway."""
    game, alice, bob, carol = scenario(alice="hand: Thief", bob="hand: Moat | deck: 2 Gold", carol="deck: 2 Silver")
    alice.plays("Thief")
    bob.reveals("Moat")
    alice.gains("Silver", of="Silver")
    assert bob.deck == "2 Gold"
    assert carol.discard == "Silver"
    assert game.is_quiet()


def test_throne_room_the_second_play_has_separate_loot() -> None:
    """All of the first play is done before the second; what it left in the trash is not offered again."""
    game, alice, bob = scenario(alice="hand: Throne Room, Thief", bob="deck: Gold, Estate, Silver, Duchy")
    alice.plays("Throne Room")
    alice.declines(verbs.GAIN)
    alice.gains("Silver", of="Silver")
    assert alice.discard == "Silver"
    assert bob.discard.in_any_order == "Estate, Duchy"
    assert game.trash == "Gold"
    assert game.is_quiet()
