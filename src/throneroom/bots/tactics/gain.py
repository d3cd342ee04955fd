"""What to gain, to give away, to steal and to name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from throneroom.bots.tactics.card_knowledge import is_dead, typical_value
from throneroom.bots.tactics.deck import FINAL, Deck, worth
from throneroom.bots.tactics.endgame import loses
from throneroom.cards.basic import COPPER, SILVER
from throneroom.engine.card import Card, Option
from throneroom.engine.decision import Decision

if TYPE_CHECKING:
    from throneroom.bots.tactics.tactical_bot import TacticalBot
    from throneroom.engine.view import View

_WISHED: Final = 10  # what a wish adds to the worth of a card


def best_ware(view: View, deck: Deck, least: int, most: int) -> Card | None:
    """Of the supply, what costs from `least` to `most` and is worth most to the deck."""
    best: Card | None = None
    most_worth = -1000
    for card in view.supply:
        if least <= view.cost(card) <= most and view.left(card) and not loses(view, card):
            value = worth(view, deck, card)
            if value >= most_worth:  # the dearer of two equals
                best, most_worth = card, value
    return best


def ware_worth(bot: TacticalBot, view: View, deck: Deck, least: int, most: int) -> int:
    """What it is worth to gain a card of such a cost. What the bot wishes for is never worth nothing."""
    wish = bot.wish(view, least, most)
    if wish is not None:
        return max(5, worth(view, deck, wish)) + _WISHED
    best = best_ware(view, deck, least, most)
    return 0 if best is None else worth(view, deck, best)


def ware(bot: TacticalBot, view: View, deck: Deck, least: int, most: int) -> Card | None:
    """What the bot would gain at such a cost: what it wishes for, else what is worth most."""
    wish = bot.wish(view, least, most)
    return wish if wish is not None else best_ware(view, deck, least, most)


def gain(view: View, decision: Decision) -> tuple[Option, ...]:
    """What is worth most to the deck, and nothing bad unless it must. Wishes have been looked at before."""
    if decision.most > 1:
        return _loot(view, decision)
    best: Option | None = None
    most_worth = -1000
    deck = Deck(view)
    for option in decision.options:
        card = cast("Card", option)
        value = worth(view, deck, card) - (500 if loses(view, card) else 0)
        if value >= most_worth:
            best, most_worth = option, value
    if best is None or (decision.least == 0 and most_worth <= 0):
        return ()
    return best.alone


def _loot(view: View, decision: Decision) -> tuple[Option, ...]:
    """Thief: keep Silver and better; Copper only while there is little money, or where every card is a point."""
    deck = Deck(view)
    taken = [option for option in decision.options if worth(view, deck, cast("Card", option)) > 0]
    for option in decision.options:
        if len(taken) < decision.least and option not in taken:
            taken.append(option)
    return tuple(taken[: decision.most])


def give(view: View, decision: Decision) -> tuple[Option, ...]:
    """Swindler: the card that helps its new owner least, but none that ends the game in the owner's favour."""
    deck = Deck(view)
    worst = decision.options[0]
    least = 1000
    for option in decision.options:
        card = cast("Card", option)
        value = _use_to_others(deck, card) + (500 if loses(view, card, decision.subject) else 0)
        if value < least:
            worst, least = option, value
    return worst.alone


def _use_to_others(deck: Deck, card: Card) -> int:
    """What a card is worth to somebody whose plans are not known: late its points, before that what it does."""
    if card.is_curse:
        return -100
    points = 10 * card.points
    if card.worth is not None:
        points = 30  # Gardens, Duke: worth much to the one who collects them
    if is_dead(card):
        return points if deck.stage else points // 3
    value = 10 * card.coins if card.is_treasure else typical_value(card)
    return points + (value // 3 if deck.stage == FINAL else value)


def steal(decision: Decision) -> tuple[Option, ...]:
    """Thief: the Treasure that gives most."""
    best = decision.options[0]
    for option in decision.options:
        if cast("Card", option).cost > cast("Card", best).cost:
            best = option
    return best.alone


def name(view: View, decision: Decision) -> tuple[Option, ...]:
    """Wishing Well: what most likely lies on top of the deck; of nearly equals the better card.

    What was bought lately is still in the discard pile, so the numbers of old cards count for more than their use.
    """
    best = decision.options[0]
    most = -1
    hand = view.hand
    table = view.in_play(view.seat)
    for option in decision.options:
        card = cast("Card", option)
        copies = view.owns(card)
        if copies == 0:
            continue
        for held in hand:
            if held is card:
                copies -= 1
        for held in table:
            if held is card:
                copies -= 1
        value = copies * (1 if is_dead(card) else 10 + quality(card) // 5)
        if value > most:
            best, most = option, value
    return best.alone


def spied(view: View, decision: Decision) -> tuple[Option, ...]:
    """Spy: of one's own, a card worse than the average is discarded; of another's, one that is better."""
    card = cast("Card", decision.options[0])
    total = cards = 0
    for owned in view.owned(decision.subject):
        cards += 1
        total += quality(owned)
    good = quality(card) * cards > total
    if decision.subject == view.seat:
        # A Copper is as good as most of a young deck; nothing is gained by looking for another.
        return () if good or (card is COPPER and total < cards * quality(SILVER)) else decision.options
    return decision.options if good else ()


def quality(card: Card) -> int:
    """What a card is good for in anybody's hand."""
    if card.is_curse:
        return -5
    if is_dead(card):
        return 0
    return 10 * card.coins if card.is_treasure else typical_value(card)
