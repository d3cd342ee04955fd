"""Every question names the zone of its options, and they are there."""

from __future__ import annotations

from collections import Counter

from tests.helpers.questions import questions
from tests.properties.games import KINGDOM_CARDS, fixed_deals, where

from throneroom.cards.base import (
    ADVENTURER,
    COUNCIL_ROOM,
    SPY,
    THIEF,
    WITCH,
)
from throneroom.cards.intrigue import (
    BRIDGE,
    CONSPIRATOR,
    COPPERSMITH,
    MINING_VILLAGE,
    SECRET_CHAMBER,
    SHANTY_TOWN,
    TRIBUTE,
)
from throneroom.cards.second_edition.base import BANDIT, HARBINGER, MERCHANT, SENTRY, VASSAL
from throneroom.cards.second_edition.intrigue import DIPLOMAT, LURKER
from throneroom.engine.card import Card, Mode, Option
from throneroom.engine.decision import DISCARD, GAIN, PLAY, PUT_BACK, PUT_ON_DECK, REACT, TRASH, Decision, Verb
from throneroom.engine.game import Game
from throneroom.engine.zone import DECK, DISCARD_PILE, HAND, IN_PLAY, MODES, REVEALED, SUPPLY, TRASH_PILE

# Questions whose options are not in the usual zone of their verb.
ELSEWHERE: dict[tuple[Card | None, Verb], str] = {
    (SPY, DISCARD): REVEALED,
    (THIEF, TRASH): REVEALED,
    (THIEF, GAIN): TRASH_PILE,
    (MINING_VILLAGE, TRASH): IN_PLAY,
    (BANDIT, TRASH): REVEALED,
    (HARBINGER, PUT_ON_DECK): DISCARD_PILE,
    (SENTRY, TRASH): DECK,
    (SENTRY, DISCARD): DECK,
    (SENTRY, PUT_BACK): DECK,
    (VASSAL, PLAY): DISCARD_PILE,
    (LURKER, TRASH): SUPPLY,
    (LURKER, GAIN): TRASH_PILE,
}
SILENT = (
    ADVENTURER,
    COUNCIL_ROOM,
    WITCH,
    BRIDGE,
    CONSPIRATOR,
    COPPERSMITH,
    SHANTY_TOWN,
    TRIBUTE,
    MERCHANT,
)
ASKING = {card for card in KINGDOM_CARDS if card.effect is not None and card not in SILENT}
ATTACKS = {card for card in KINGDOM_CARDS if card.is_attack}


def cards_in_zone(game: Game, decision: Decision) -> list[Card]:
    """Return all cards in the zone that the question names."""
    subject = game.players[decision.subject]
    zones: dict[str, list[Card]] = {
        HAND: game.players[decision.seat].hand,
        SUPPLY: list(game.supply.cards),
        REVEALED: subject.revealed,
        TRASH_PILE: game.trash,
        IN_PLAY: subject.in_play,
        DISCARD_PILE: subject.discard,
        DECK: subject.deck,
    }
    return zones[decision.zone]


def check_zone(game: Game, decision: Decision) -> None:
    if decision.zone == MODES:
        assert all(isinstance(option, Mode) for option in decision.options), where(game)
    else:
        there = Counter[Option](cards_in_zone(game, decision))
        assert Counter(decision.options) <= there, where(game)
    assert decision.zone == ELSEWHERE.get((decision.card, decision.verb), decision.verb.zone), where(game)
    if decision.zone == HAND and decision.verb is not REACT:
        assert decision.subject == decision.seat, where(game)


def test_the_options_of_every_card_lie_in_the_zone_that_the_question_names() -> None:
    for deal in fixed_deals():
        for game in deal.play():
            if game.decision is not None:
                check_zone(game, game.decision)


def test_every_card_that_can_ask_has_asked() -> None:
    asked: set[tuple[Card | None, Verb]] = set()
    for record in questions().values():
        game = record.replay()
        assert game.decision is not None
        check_zone(game, game.decision)
        asked.add((game.decision.card, game.decision.verb))
    silent = ASKING - {card for card, verb in asked if verb is not REACT}
    assert not silent, f"{silent} never asked anything: if that is right, add them to SILENT"
    assert not [card for card in SILENT if any(card is asking and verb is not REACT for asking, verb in asked)]
    assert {card for card, verb in asked if verb is REACT} <= ATTACKS | {SECRET_CHAMBER, DIPLOMAT}
    assert asked >= ELSEWHERE.keys()
