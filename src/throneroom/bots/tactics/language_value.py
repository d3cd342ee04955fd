"""What the text of a card of the card language is worth with this hand, from what its tree says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throneroom.bots.tactics.card_knowledge import known
from throneroom.bots.tactics.card_language import facts_of
from throneroom.bots.tactics.card_worth import card_worth, trash_value
from throneroom.bots.tactics.give_up import least_valuable, mining_value, trade_value, unwanted
from throneroom.bots.tactics.hand_value import idle_cards
from throneroom.engine.card import Card, distinct

if TYPE_CHECKING:
    from throneroom.bots.tactics.deck import Deck
    from throneroom.bots.tactics.tactical_bot import TacticalBot
    from throneroom.engine.view import View


def tree_value(bot: TacticalBot, view: View, deck: Deck, card: Card, draw: int) -> int:
    """Return what the text is worth now, in tenths of a coin; negative if it would cost a good card."""
    found = facts_of(card)
    usual = int(known(card).effect_value)
    if found is None:
        return usual
    rest = deck.hand[:]
    for at, held in enumerate(rest):
        if held is card:
            del rest[at]
            break
    if found.trade is not None:
        low, high = found.trade
        if found.mines:
            return max([mining_value(view, held) for held in rest if held.is_treasure], default=0)
        return max([trade_value(bot, view, deck, held, low, high) for held in distinct(rest)], default=0)
    if found.per_card:
        worth = draw if found.per_card <= 8 else int(found.per_card)
        return len(idle_cards(rest, view.actions, worth)) * worth // 2
    if found.trashes and found.trashes_curses:
        number = int(found.trashes)
        if found.is_harmless:
            junk = unwanted(bot, view, deck, rest, number)
            return usual // 2 + sum([6 + int(trash_value(view, deck, held)) for held in junk])
        lost = least_valuable(view, deck, rest, min(number, len(rest)))
        reward = int(found.reward) if len(lost) == number else 0
        return reward - sum([int(card_worth(view, deck, held)) for held in lost])
    return usual
