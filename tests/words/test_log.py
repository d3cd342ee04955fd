"""The log: events in words, as each seat sees them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from throneroom.bots.simple import RandomBot
from throneroom.cards.catalog import Catalog
from throneroom.cards.kingdoms import kingdom_of, random_kingdom
from throneroom.engine import event as events
from throneroom.engine.decision import CHOOSE_NUMBER, PUT_INTO_DECK
from throneroom.engine.event import Kind
from throneroom.engine.game import Game
from throneroom.engine.view import SPECTATOR
from throneroom.locale import Locale
from throneroom.record.record import Record
from throneroom.testing import TestGame, scenario
from throneroom.words.log import EVERYTHING, Log

LOCALE = Locale()
SECOND_EDITION = "Sentry, Harbinger, Vassal, Lurker, Secret Passage, Replace, Diplomat, Merchant, Courtier, Artisan"
NAMES = ["Alice", "Bob", "Cy", "Di", "Ed", "Flo"]


def error_text(board: TestGame, seat: int) -> list[str]:
    return Log(LOCALE, NAMES, seat).lines_for(board.events)


def test_a_play_is_logged_with_its_effect() -> None:
    board, alice, _ = scenario(alice="hand: Village | deck: Silver, Copper", bob="hand: Copper")
    alice.plays("Village")
    assert error_text(board, 0) == ["You play Village: draw Silver; +2 Actions"]
    assert error_text(board, 1) == ["Alice plays Village: draws a card; +2 Actions"]
    assert error_text(board, SPECTATOR) == error_text(board, 1)
    assert error_text(board, EVERYTHING) == ["Alice plays Village: draws Silver; +2 Actions"]


def test_cards_looked_at_are_named_to_their_owner_only() -> None:
    board, alice, _ = scenario(alice="hand: Sentry | deck: Gold, Curse, Copper, Silver", bob="hand: Copper")
    alice.plays("Sentry")
    alice.trashes("Curse")
    alice.declines()
    start = "play Sentry: draw Gold; +1 Action; look at Curse, Copper; trash Curse; put Copper back"
    assert error_text(board, 0) == [f"You {start}"]
    theirs = "plays Sentry: draws a card; +1 Action; looks at 2 cards; trashes Curse; puts a card back"
    assert error_text(board, 1) == [f"Alice {theirs}"]


def test_a_card_put_into_the_deck_says_how_deep() -> None:
    board, alice, _ = scenario(alice="hand: Secret Passage, Gold | deck: 2 Curse, 3 Copper", bob="hand: Copper")
    alice.plays("Secret Passage")
    alice.answers(PUT_INTO_DECK, "Gold")
    alice.answers(CHOOSE_NUMBER, "2")
    assert error_text(board, 0)[-1].endswith("put Gold into your deck, under 2 cards")
    assert error_text(board, 1)[-1].endswith("puts a card into their deck, under 2 cards")


@pytest.mark.parametrize("language", ["en", "fr", "es", "pl"])
def test_every_verb_of_the_second_editions_has_words_in_every_language(language: str) -> None:
    game = Game.deal(kingdom_of(Catalog().read_list(SECOND_EDITION)), 2, 3)
    log = Log(Locale(language), NAMES, 0)
    game.listener = log
    bot = RandomBot(5)
    while game.decision is not None and len(game.history) < 800:
        game.answer(bot.answer(game.view(game.decision.seat), game.decision))
    written = "\n".join(log.take())
    assert "{" not in written
    assert "log-" not in written
    assert len(written) > 5000


def test_hidden_cards_are_counted_with_their_plural() -> None:
    board, alice, _ = scenario(alice="hand: Smithy | deck: 3 Copper", bob="hand: Copper")
    alice.plays("Smithy")
    assert error_text(board, 1) == ["Alice plays Smithy: draws 3 cards"]


def test_of_several_discarded_cards_others_see_the_number_and_the_top_one() -> None:
    board, alice, bob = scenario(alice="hand: Militia", bob="hand: 3 Copper, Estate, Moat")
    alice.plays("Militia")
    bob.declines()
    bob.discards("Estate, Copper")
    assert error_text(board, 0)[-1] == "  Bob discards 2 cards, Copper on top"
    assert error_text(board, 1)[-1] == "  You discard Estate, Copper"


def test_repeated_plays_and_buys_are_logged_as_one() -> None:
    board, alice, _ = scenario(
        alice="hand: 2 Village, 2 Copper, Silver | deck: 5 Estate", bob="hand: Copper", turn="2 buys, 2 coins"
    )
    alice.plays("Village")
    alice.plays("Village")
    alice.plays_treasures("Copper")
    alice.plays_treasures("Copper, Silver")
    alice.buys("Silver")
    alice.buys("Silver")
    assert error_text(board, 0)[:3] == [
        "You play 2 Village: draw 2 Estate; +4 Actions",
        "You play 2 Copper, Silver",
        "You buy 2 Silver",
    ]


def test_a_choice_is_logged_unless_its_effect_says_the_same() -> None:
    board, alice, _ = scenario(alice="hand: Steward", bob="hand: Copper")
    alice.plays("Steward")
    alice.chooses("+2 coins")
    assert error_text(board, 1) == ["Alice plays Steward: +2 Coins"]
    board, alice, _ = scenario(alice="hand: Pawn | deck: Copper", bob="hand: Copper")
    alice.plays("Pawn")
    alice.chooses("+1 Card, +1 coin")
    assert error_text(board, 1) == ["Alice plays Pawn: chooses: +1 Card, +1 Coin; draws a card; +1 Coin"]


def test_effects_are_indented_below_their_cause_and_the_second_play_is_logged() -> None:
    board, alice, bob = scenario(alice="hand: Throne Room, Militia", bob="hand: 4 Copper, Estate")
    alice.plays("Throne Room")
    bob.discards("Estate, Copper")
    assert error_text(board, 1) == [
        "Alice plays Throne Room",
        "  Alice plays Militia: +2 Coins",
        "    You discard Estate, Copper",
        "  Alice plays Militia again: +2 Coins",
    ]


def test_a_reaction_is_logged_before_the_attack_goes_on() -> None:
    board, alice, bob = scenario(
        alice="hand: Militia", bob="hand: Secret Chamber, 4 Copper | deck: Gold, Estate, Silver"
    )
    alice.plays("Militia")
    bob.reveals("Secret Chamber")
    bob.puts_on_deck("Gold, Estate")
    bob.declines()
    bob.discards("Copper, Copper")
    assert error_text(board, 0) == [
        "You play Militia",
        "  Bob reveals Secret Chamber; draws 2 cards; puts 2 cards onto their deck",
        "  You get +2 Coins",
        "  Bob discards 2 cards, Copper on top",
    ]
    assert "  You reveal Secret Chamber; draw Estate, Gold; put Gold, Estate onto your deck" in [
        line.replace("draw Gold, Estate", "draw Estate, Gold") for line in error_text(board, 1)
    ]


def test_a_buy_logs_the_gain_once_and_the_next_hand_only_for_its_owner() -> None:
    board, alice, _ = scenario(alice="hand: 3 Copper | deck: 5 Estate", bob="hand: Copper")
    alice.plays_treasures("3 Copper")
    alice.buys("Silver")
    assert error_text(board, 0) == ["You play 3 Copper", "You buy Silver", "You draw 5 Estate", "Bob, turn 2"]
    assert error_text(board, 1) == ["Alice plays 3 Copper", "Alice buys Silver", "Your turn 2"]


def test_a_shuffle_at_the_end_of_a_turn_is_logged() -> None:
    board, alice, _ = scenario(alice="hand: 3 Copper | discard: 5 Estate", bob="hand: Copper")
    alice.ends_turn()
    assert error_text(board, 1)[0] == "Alice shuffles; draws 5 cards"


def test_a_shuffle_during_a_draw_is_logged_without_the_size_of_the_deck() -> None:
    board, alice, _ = scenario(alice="hand: Smithy | deck: Gold | discard: 4 Copper", bob="hand: Copper")
    alice.plays("Smithy")
    assert error_text(board, 0) == ["You play Smithy: shuffle; draw Gold, 2 Copper"]
    assert error_text(board, 1) == ["Alice plays Smithy: shuffles; draws 3 cards"]


def test_only_the_top_card_of_a_discarded_deck_is_logged() -> None:
    board, alice, _ = scenario(alice="hand: Chancellor | deck: Gold, Silver, Estate", bob="hand: Copper")
    alice.plays("Chancellor")
    alice.puts_deck_into_discard()
    assert error_text(board, 0) == [
        "You play Chancellor: +2 Coins; put your deck into your discard pile, Estate on top",
    ]
    assert error_text(board, 1) == error_text(board, SPECTATOR) == error_text(board, EVERYTHING)
    assert error_text(board, 1) == [
        "Alice plays Chancellor: +2 Coins; puts their deck into their discard pile, Estate on top",
    ]


def test_revealed_cards_are_called_it_or_them_afterwards() -> None:
    board, alice, _ = scenario(alice="hand: Tribute", bob="deck: Copper, Estate")
    alice.plays("Tribute")
    assert error_text(board, 0)[:3] == [
        "You play Tribute",
        "  Bob reveals Copper, Estate; discards them",
        "  You get +2 Coins",
    ]


def test_cards_revealed_one_by_one_are_logged_together() -> None:
    board, alice, _ = scenario(alice="hand: Adventurer | deck: Copper, Estate, Silver, Gold", bob="hand: Copper")
    alice.plays("Adventurer")
    assert error_text(board, 1) == [
        "Alice plays Adventurer: reveals Copper, Estate, Silver; takes Copper, Silver into their hand; discards Estate"
    ]


def test_a_passed_card_is_seen_by_giver_and_taker_only() -> None:
    board, alice, bob, cy = scenario(
        alice="hand: Masquerade | deck: 2 Estate", bob="hand: Copper, Silver", cy="hand: Gold, Curse"
    )
    alice.plays("Masquerade")
    bob.passes("Silver")
    cy.passes("Curse")
    alice.declines()
    assert error_text(board, 0) == [
        "You play Masquerade: draw 2 Estate; pass Estate to Bob",
        "  Bob passes a card to Cy",
        "  Cy passes you Curse",
    ]
    assert error_text(board, 1) == [
        "Alice plays Masquerade: draws 2 cards; passes you Estate",
        "  You pass Silver to Cy",
        "  Cy passes a card to Alice",
    ]


def test_an_empty_hand_is_revealed_as_such() -> None:
    board, alice, _ = scenario(alice="hand: Bureaucrat", bob="deck: Copper")
    alice.plays("Bureaucrat")
    assert error_text(board, 0) == ["You play Bureaucrat: gain Silver onto your deck", "  Bob reveals an empty hand"]


def test_the_opening_hands_and_the_end_are_logged() -> None:
    game = Game.deal(random_kingdom(1), 2, seed=1, first=0)
    while (decision := game.decision) is not None:
        game.answer(list(RandomBot(len(game.history)).answer(game.view(decision.seat), decision)))
    log = Log(LOCALE, NAMES, 0)
    Record.of(game).replay(listener=log)
    lines = log.take()
    assert lines[0].startswith("You draw ")
    assert lines[1] == "Your turn 1"
    assert lines[-1] == "The game is over."


def test_take_begins_a_new_line() -> None:
    board, alice, _ = scenario(alice="hand: Cellar, Copper, Estate | deck: Gold", bob="hand: Copper")
    log = Log(LOCALE, NAMES, 0)
    board.game.listener = log
    alice.plays("Cellar")
    assert log.take() == ["You play Cellar: +1 Action"]
    alice.discards("Estate")
    assert log.take() == ["  You discard Estate; draw Gold"]
    assert log.take() == []


def test_whole_games_are_logged_for_every_seat_without_hidden_cards() -> None:
    """Every event has words, and the cards another seat draws are never named."""
    catalog = Catalog()
    for seed in range(12):
        game = Game.deal(random_kingdom(seed), 2 + seed % 5, seed)
        bots = [RandomBot(seed * 10 + seat) for seat in range(len(game.players))]
        while (decision := game.decision) is not None and len(game.history) < 400:
            game.answer(list(bots[decision.seat].answer(game.view(decision.seat), decision)))
        for seat in (EVERYTHING, SPECTATOR, 0, len(game.players) - 1):
            log = Log(LOCALE, NAMES, seat)
            Record.of(game).replay(listener=log)
            lines = log.take()
            assert all(is_clean(line) for line in lines)
            if seat == SPECTATOR:
                parts = [part for line in lines for part in line.split("; ")]
                drawn = [part.partition("draws ")[2] for part in parts]
                assert not [part for part in drawn if any(card.name in part for card in catalog.cards)]


def is_clean(line: str) -> bool:
    return line == line.rstrip() and not any(sign in line for sign in ("{", "}", "$", "  You  ", "None", ": ;"))


KINDS: Sequence[Kind] = [value for value in vars(events).values() if isinstance(value, Kind)]
SILENT = (events.CLEANED_UP,)


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind not in SILENT], ids=str)
def test_every_kind_of_event_has_words(kind: Kind) -> None:
    keys: dict[Any, str] = {events.ENDED: "log-end"}
    assert LOCALE.has(keys.get(kind, f"log-{kind.name}"))
