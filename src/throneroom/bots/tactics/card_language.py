"""What bots know about a card of the card language: a row of knowledge, and how to answer its questions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from throneroom.bots.tactics.knowledge_row import CardKnowledge

if TYPE_CHECKING:
    from throneroom.cards.language.facts import CardFacts
    from throneroom.engine.card import Card

_MOST_KEPT: Final = 2000  # cards: a server meets new ones for as long as it runs
_FACTS: Final[dict[int, CardFacts]] = {}  # by the number of the card


def facts_of(card: Card) -> CardFacts | None:
    """Return what is known about a card from its tree; None if it has none."""
    if card.tree is None:
        return None
    number = int(card.number)
    known = _FACTS.get(number)
    if known is None:
        # Imported on use: few games have such cards.
        from throneroom.cards.language.card_tree import CardTree
        from throneroom.cards.language.facts import facts

        assert isinstance(card.tree, CardTree)
        known = facts(card.tree)
        if len(_FACTS) >= _MOST_KEPT:
            _FACTS.clear()
        _FACTS[number] = known
    return known


def row_of(card: Card) -> CardKnowledge | None:
    """Return a row of knowledge derived from a card's tree; None if it has none."""
    found = facts_of(card)
    if found is None:
        return None
    value = int(found.value)
    attack = int(found.attack)
    printed = int(10 * card.coins + 8 * card.cards + 3 * card.buys + 2 * card.actions)
    typical = max(5, printed + value + attack * 7 // 10)
    return CardKnowledge(
        typical_value=typical,
        strength=24 + typical * 3 // 2 + (12 if found.curses else 0),
        play_order=_play_order(card, found),
        chosen_actions=int(found.chosen_actions),
        effect_value=value,
        attack_value=max(5, attack + value) if card.is_attack else 5,
        attack_fades=int(found.attack_fades),
        always_play=bool(found.is_harmless) and value >= 0,
        trashes_curses=bool(found.trashes_curses),
        attacks_hand=bool(found.attacks_hand),
    )


def _play_order(card: Card, found: CardFacts) -> int:
    """Return the place among nonterminals: villages, then cards that draw, then those that depend on the hand."""
    if card.actions >= 2:
        return 15 if card.cards else 35
    if not found.is_harmless:
        return 165
    if card.cards >= 2:
        return 70
    return 95 if card.cards else 125
