"""How bots answer the questions of the cards that the second editions add."""

from __future__ import annotations

from typing import Any

import pytest
from tests.bots.tactics.replies import BEGINNER, RICH, reply, reply_to

from throneroom.testing import scenario


def board(card: str, zones: str) -> object:
    """Play a card from a seat with these zones, and return the table at its first question."""
    table, alice, _ = scenario(alice=zones, bob="hand: 5 Copper | deck: 5 Copper")
    alice.plays(card)
    return table


def say(table: Any, names: str) -> None:
    """Answer the question that is asked now."""
    options = {option.name: option for option in table.decision.options}
    table.game.answer([options[name] for name in names.split(", ")])


@pytest.mark.parametrize(
    ("discard", "chosen"),
    [
        ("Gold, 3 Copper, Estate", "Gold"),
        ("Witch, Silver, Copper", "Witch"),
        ("2 Estate, Curse", "-"),  # any card of the deck is better
    ],
)
def test_harbinger_fetches_the_best_card(discard: str, chosen: str) -> None:
    assert reply(board("Harbinger", f"hand: Harbinger | deck: Copper, {BEGINNER} | discard: {discard}")) == chosen


def test_sentry_trashes_junk_and_keeps_money() -> None:
    assert reply(board("Sentry", f"hand: Sentry | deck: Copper, Curse, Gold, {RICH}")) == "Curse"
    assert reply(board("Sentry", f"hand: Sentry | deck: Copper, Estate, Gold, {RICH}")) == "Estate"


def test_vassal_plays_what_it_finds() -> None:
    assert reply(board("Vassal", f"hand: Vassal | deck: Market, {BEGINNER}")) == "Market"


def test_artisan_keeps_what_this_turn_needs() -> None:
    """The Silver just gained buys the Gold with a coin to spare: the Copper is for the next turn."""
    table, alice, _ = scenario(alice=f"hand: Artisan, 2 Silver, Estate, Copper | deck: {BEGINNER}", bob="")
    alice.plays("Artisan")
    assert reply(table, "Province\nGold\nSilver") == "Silver"
    say(table, "Silver")
    assert reply(table, "Province\nGold\nSilver") == "Copper"


@pytest.mark.parametrize(
    ("hand", "shown"), [("Copper, Harem, Estate", "Harem"), ("Copper, Mill", "Mill"), ("Diplomat, Gold", "Diplomat")]
)
def test_courtier_reveals_the_card_with_most_types(hand: str, shown: str) -> None:
    assert reply_to("Courtier", hand) == shown


@pytest.mark.parametrize(
    ("hand", "modes"),
    [
        ("Estate, 3 Copper", "+3 coins"),  # a Gold to buy
        ("2 Gold, Silver, Copper", "gain a Gold"),  # nine coins already buy a Province
        ("Harem, Estate", "+3 coins, gain a Gold"),
    ],
)
def test_courtier_modes(hand: str, modes: str) -> None:
    table, alice, _ = scenario(alice=f"hand: Courtier, {hand} | deck: {RICH}", bob="")
    alice.plays("Courtier")
    say(table, reply(table))
    assert reply(table) == modes


def test_lurker_trashes_what_it_wants_and_gains_it_next_time() -> None:
    plan = "Province\nGold\nLaboratory\nSilver"
    kingdom = "Lurker, Laboratory, Moat"
    table, alice, _ = scenario(
        kingdom=kingdom, alice=f"hand: 2 Lurker | deck: {BEGINNER}", bob="hand: Lurker, 4 Copper"
    )
    alice.plays("Lurker")
    assert reply(table, plan) == "trash an Action from the Supply"
    say(table, "trash an Action from the Supply")
    assert reply(table, plan) == "Laboratory"
    say(table, "Laboratory")
    alice.plays("Lurker")
    assert reply(table, plan) == "gain an Action from the trash"


def test_lurker_offers_a_rival_nothing_good() -> None:
    table, alice, _ = scenario(
        kingdom="Lurker, Laboratory, Cellar", alice=f"hand: Lurker | deck: {BEGINNER}", bob="deck: Lurker, 4 Copper"
    )
    alice.plays("Lurker")
    say(table, "trash an Action from the Supply")
    assert reply(table) in ("Cellar", "Lurker")


@pytest.mark.parametrize(
    ("hand", "answer"),
    [
        ("2 Estate, 2 Silver, Curse", "discard 2 cards"),  # six coins for a Gold
        ("Gold, 2 Silver", "-"),  # nothing to spare
        ("2 Estate, 2 Gold", "discard 2 cards"),  # eight coins for a Province
    ],
)
def test_mill(hand: str, answer: str) -> None:
    assert reply_to("Mill", hand, "Estate, 5 Gold", "Province\nGold\nSilver") == answer


def test_secret_passage_hides_a_dead_card_at_the_bottom() -> None:
    table, alice, _ = scenario(alice=f"hand: Secret Passage, Estate, 3 Silver | deck: {RICH}", bob="")
    alice.plays("Secret Passage")
    assert reply(table) == "Estate"
    say(table, "Estate")
    assert reply(table) == "8"


def test_secret_passage_saves_a_card_for_the_next_turn() -> None:
    """Without an Action left, the Witch is worth more in the next hand: on top of the deck."""
    table, alice, _ = scenario(
        turn="seat 0, action phase, 1 actions, 1 buys, 0 coins",
        alice="hand: Secret Passage, 2 Smithy, Witch, 3 Gold | deck: 10 Copper",
        bob="",
    )
    alice.plays("Secret Passage")
    chosen = reply(table)
    assert chosen in ("Smithy", "Witch", "Copper")
    say(table, chosen)
    assert reply(table) == ("0" if chosen != "Copper" else "8")


def test_replace_turns_estates_into_better_cards() -> None:
    assert reply_to("Replace", "Estate, 3 Silver", text="Province\nGold\nSilver") == "Estate"


@pytest.mark.parametrize(
    ("attack", "hand", "revealed"),
    [
        ("Militia", "Diplomat, 4 Silver", "Diplomat"),  # four cards are left of seven, and one more goes
        ("Witch", "Diplomat, 2 Estate, 2 Copper", "Diplomat"),
        ("Witch", "Diplomat, 4 Silver", "-"),  # a Witch takes no card from the hand
    ],
)
def test_diplomat_is_revealed_when_it_helps(attack: str, hand: str, revealed: str) -> None:
    table, alice, _ = scenario(alice=f"hand: {attack}", bob=f"hand: {hand} | deck: {RICH}")
    alice.plays(attack)
    assert reply(table) == revealed


def test_the_second_edition_lets_bots_decline() -> None:
    """Moneylender was played for its coins; Mine finds nothing better than a Gold."""
    cards = "Moneylender, Mine, Artisan"
    table, alice, _ = scenario(kingdom=cards, edition="second", alice="hand: Moneylender, 2 Copper", bob="")
    alice.plays("Moneylender")
    assert reply(table) == "Copper"
    table, alice, _ = scenario(kingdom=cards, edition="second", alice="hand: Mine, 2 Gold", bob="")
    alice.plays("Mine")
    assert reply(table) == "-"
