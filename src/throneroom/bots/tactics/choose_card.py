"""Which single card to gain, give, steal, name, or discard from a deck."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from throneroom.bots.tactics.card_knowledge import is_dead, typical_value
from throneroom.bots.tactics.card_worth import card_worth
from throneroom.bots.tactics.deck import FINAL, Deck
from throneroom.bots.tactics.endgame import loses
from throneroom.cards.basic import COPPER, SILVER
from throneroom.engine.card import Card, Option
from throneroom.engine.decision import Decision

if TYPE_CHECKING:
    from throneroom.bots.tactics.tactical_bot import TacticalBot
    from throneroom.engine.view import View

_WANTED_BONUS: Final = 10  # added to the worth of a card that the bot wants


# -- gaining -----------------------------------------------------------------------------------------------------------


def best_gain(view: View, deck: Deck, least: int, most: int) -> Card | None:
    """Return the card in the Supply costing `least` to `most` that is worth most to the deck."""
    best: Card | None = None
    most_worth = -1000
    for card in view.supply:
        if least <= view.cost(card) <= most and view.left(card) and not loses(view, card):
            worth = card_worth(view, deck, card)
            if worth >= most_worth:  # prefer the more expensive of equals
                best, most_worth = card, worth
    return best


def gain_worth(bot: TacticalBot, view: View, deck: Deck, least: int, most: int) -> int:
    """Return what gaining a card that costs `least` to `most` is worth; positive if the bot wants one."""
    wanted = bot.wanted_gain(view, least, most)
    if wanted is not None:
        return max(5, card_worth(view, deck, wanted)) + _WANTED_BONUS
    best = best_gain(view, deck, least, most)
    return 0 if best is None else card_worth(view, deck, best)


def preferred_gain(bot: TacticalBot, view: View, deck: Deck, least: int, most: int) -> Card | None:
    """Return what the bot would gain at this cost: a card it wants, otherwise the one worth most."""
    wanted = bot.wanted_gain(view, least, most)
    return wanted if wanted is not None else best_gain(view, deck, least, most)


def gain(view: View, decision: Decision) -> tuple[Option, ...]:
    """Choose the card worth most to the deck, and a bad one only if forced to."""
    if decision.most > 1:
        return _loot(view, decision)
    best: Option | None = None
    most_worth = -1000
    deck = Deck(view)
    for option in decision.options:
        card = cast("Card", option)
        worth = card_worth(view, deck, card) - (500 if loses(view, card) else 0)
        if worth >= most_worth:
            best, most_worth = option, worth
    if best is None or (decision.least == 0 and most_worth <= 0):
        return ()
    return best.alone


def _loot(view: View, decision: Decision) -> tuple[Option, ...]:
    """Thief: keep Silver and better; keep Copper only if money is short or the deck makes use of it."""
    deck = Deck(view)
    taken = [option for option in decision.options if card_worth(view, deck, cast("Card", option)) > 0]
    for option in decision.options:
        if len(taken) < decision.least and option not in taken:
            taken.append(option)
    return tuple(taken[: decision.most])


# -- attacking ---------------------------------------------------------------------------------------------------------


def give(view: View, decision: Decision) -> tuple[Option, ...]:
    """Swindler: give the card that helps its new owner least, but none that lets them win the game."""
    deck = Deck(view)
    worst = decision.options[0]
    least = 1000
    for option in decision.options:
        card = cast("Card", option)
        value = _value_to_others(deck, card) + (500 if loses(view, card, decision.subject) else 0)
        if value < least:
            worst, least = option, value
    return worst.alone


def _value_to_others(deck: Deck, card: Card) -> int:
    """Return what a card is worth to an opponent with unknown plans.

    That is what it does and, mostly late in the game, its points."""
    if card.is_curse:
        return -100
    points = 10 * card.points
    if card.worth is not None:
        points = 30  # Gardens, Duke: worth much to a player who collects them
    if is_dead(card):
        return points if deck.stage else points // 3
    value = 10 * card.coins if card.is_treasure else typical_value(card)
    return points + (value // 3 if deck.stage == FINAL else value)


def steal(decision: Decision) -> tuple[Option, ...]:
    """Thief: trash the most expensive Treasure."""
    best = decision.options[0]
    for option in decision.options:
        if cast("Card", option).cost > cast("Card", best).cost:
            best = option
    return best.alone


def spy(view: View, decision: Decision) -> tuple[Option, ...]:
    """Spy: discard the bot's own card if it is below average for the deck, an opponent's if above."""
    card = cast("Card", decision.options[0])
    total = cards = 0
    for owned in view.owned(decision.subject):
        cards += 1
        total += quality(owned)
    good = quality(card) * cards > total
    if decision.subject == view.seat:
        # Copper is as good as most cards of a young deck, so the next card is hardly better.
        return () if good or (card is COPPER and total < cards * quality(SILVER)) else decision.options
    return decision.options if good else ()


# -- naming ------------------------------------------------------------------------------------------------------------


def name_card(view: View, decision: Decision) -> tuple[Option, ...]:
    """Wishing Well: name the most likely top card of the deck; among close candidates, the better one.

    New cards are still in the discard pile, so the number of copies counts for more than their quality.
    """
    best = decision.options[0]
    most = -1
    hand = view.hand
    in_play = view.in_play(view.seat)
    for option in decision.options:
        card = cast("Card", option)
        copies = view.owns(card)
        if copies == 0:
            continue
        for held in hand:
            if held is card:
                copies -= 1
        for held in in_play:
            if held is card:
                copies -= 1
        value = copies * (1 if is_dead(card) else 10 + quality(card) // 5)
        if value > most:
            best, most = option, value
    return best.alone


def quality(card: Card) -> int:
    """Return what a card is worth in anyone's hand."""
    if card.is_curse:
        return -5
    if is_dead(card):
        return 0
    return 10 * card.coins if card.is_treasure else typical_value(card)
