"""How bots answer the questions of a card of the card language, from what its tree says."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from throneroom.bots.tactics.card_language import facts_of
from throneroom.bots.tactics.card_worth import trash_value
from throneroom.bots.tactics.choose_action import play_free
from throneroom.bots.tactics.choose_card import quality, spy
from throneroom.bots.tactics.deck import Deck
from throneroom.bots.tactics.give_up import (
    best_to_mine,
    best_trade,
    cards_of,
    courtyard,
    mining_value,
    mining_village_pays,
    trade_value,
    unwanted,
)
from throneroom.bots.tactics.hand_value import discard_cost, hand_value, idle_cards, least_missed, purse, taper
from throneroom.bots.tactics.second_edition import place_in_deck, put_into_deck, trash_from_supply, worth_fetching
from throneroom.engine.card import Card, Option
from throneroom.engine.decision import CHOOSE, CHOOSE_NUMBER, DISCARD, PLAY, PUT_INTO_DECK, PUT_ON_DECK, TRASH, Decision
from throneroom.engine.zone import DISCARD_PILE, HAND, IN_PLAY, REVEALED, SUPPLY

if TYPE_CHECKING:
    from throneroom.bots.tactics.tactical_bot import TacticalBot
    from throneroom.cards.language.facts import OptionFacts
    from throneroom.engine.view import View

_WORTH_FETCHING: Final = 40  # a good card from the trash
_COST_OF_CURSE: Final = [45, 35, 15]  # by stage


def answer_from_tree(bot: TacticalBot, view: View, decision: Decision) -> tuple[Option, ...] | None:
    """Return an answer to a question of a card with a tree; None to answer it as any other."""
    asker = decision.card
    if asker is None or decision.most == 0:
        return None
    found = facts_of(asker)
    if found is None:
        return None
    verb, mine = decision.verb, decision.subject == view.seat
    if verb is CHOOSE:
        return _modes(bot, view, decision, asker, found.options, int(found.reward))
    if verb is CHOOSE_NUMBER:
        return place_in_deck(bot, view, decision)
    if not isinstance(decision.options[0], Card):
        return None
    if verb is PUT_INTO_DECK and mine:
        return put_into_deck(bot, view)
    if verb is TRASH and mine and decision.zone == HAND and found.trade is not None and decision.most == 1:
        return _trade(bot, view, decision, found.trade, bool(found.mines))
    if verb is TRASH and decision.zone == SUPPLY:
        return trash_from_supply(bot, view, decision)
    if verb is TRASH and decision.zone == IN_PLAY:
        return decision.options if mining_village_pays(bot, view) else ()
    if verb is TRASH and mine and decision.zone == HAND and decision.least == 0 and found.reward >= 20:
        cards = cards_of(decision.options)
        return tuple(least_missed(cards, 1, view.actions)) if decision.most == 1 else None
    if verb is DISCARD and mine:
        return _discard(view, decision, int(found.reward), int(found.per_card))
    if verb is PUT_ON_DECK and mine and view.turn_seat == view.seat:
        if decision.zone == DISCARD_PILE:
            best = max(cards_of(decision.options), key=quality)
            return best.alone if decision.least or quality(best) > Deck(view).draw_value_with_action else ()
        if decision.least == 1 and decision.most == 1:
            return courtyard(bot, view, cards_of(decision.options)).alone
    if verb is PLAY and decision.zone != HAND:
        return play_free(bot, view, decision)
    return None


def _trade(bot: TacticalBot, view: View, decision: Decision, trade: tuple[int, int], mines: bool) -> tuple[Option, ...]:
    """Trash the card whose exchange gains most; none, if that is allowed and every exchange would hurt."""
    cards = cards_of(decision.options)
    if mines:
        best = best_to_mine(view, cards)
        return () if decision.least == 0 and mining_value(view, best) <= 0 else best.alone
    deck = Deck(view)
    best = best_trade(bot, view, deck, cards, trade[0], trade[1])
    if decision.least == 0 and trade_value(bot, view, deck, best, trade[0], trade[1]) <= 0:
        return ()
    return best.alone


def _discard(view: View, decision: Decision, reward: int, per_card: int) -> tuple[Option, ...] | None:
    """Discard for a reward if it is worth more than the cards; with a reward for each card, the idle ones."""
    cards = cards_of(decision.options)
    if decision.zone == REVEALED:
        return spy(view, decision) if decision.least == 0 and len(cards) == 1 else None
    if decision.zone != HAND:
        return None
    actions = view.actions if view.turn_seat == view.seat else 1
    if decision.least == 0 and per_card:
        deck = Deck(view)
        worth = per_card
        if per_card <= 8:
            if deck.unseen <= 0:
                return ()
            worth = int(deck.draw_value_with_action if actions else deck.draw_value)
        return tuple(idle_cards(cards, actions, worth)[: decision.most])
    if decision.least == 0 and reward > 0 and decision.most == 1:
        hand = view.hand_cards()
        chosen = least_missed(cards, 1, actions)
        rest = hand[:]
        for at, card in enumerate(rest):
            if card is chosen[0]:
                del rest[at]
                break
        return tuple(chosen) if hand_value(hand, actions) - hand_value(rest, actions) < reward else ()
    return None


# -- modes ------------------------------------------------------------------------------------------------------------


def _modes(
    bot: TacticalBot, view: View, decision: Decision, asker: Card, options: dict[str, OptionFacts], reward: int
) -> tuple[Option, ...]:
    """Choose the modes that are worth most now."""
    if decision.least == 0:
        number = 2
        hand = view.hand_cards()
        return decision.options if reward > discard_cost(hand, min(number, len(hand)), view.actions) else ()
    deck = Deck(view)
    hand = view.hand_cards()
    coins, goal = 0, None
    if any(mode.coins or mode.buys for mode in decision.options):
        coins = purse(view)
        goal = bot.wanted(view, coins)
    values: list[tuple[int, int]] = []
    for at, mode in enumerate(decision.options):
        value = _plus_value(bot, view, deck, mode, hand, coins, goal)
        found = options.get(mode.name)
        if found is not None:
            value += _option_value(bot, view, deck, hand, asker, found)
        values.append((value, -at))
    values.sort(reverse=True)
    places = sorted([-place for _, place in values[: decision.least]])
    return tuple([decision.options[place] for place in places])


def _plus_value(
    bot: TacticalBot, view: View, deck: Deck, mode: Option, hand: list[Card], coins: int, goal: Card | None
) -> int:
    """Return what the plus-signs of a mode are worth with this hand. `goal` is what `coins` buy without it."""
    actions = view.actions if view.turn_seat == view.seat else 1
    value = 0
    if mode.cards:
        worth = deck.draw_value_with_action if actions + mode.actions > 0 else deck.draw_value
        value += int(min(mode.cards, max(0, deck.unseen)) * worth)
    if mode.coins:
        higher = bot.wanted(view, coins + int(mode.coins))
        value += 5 * int(mode.coins)
        if higher is not None and higher is not goal:
            value += 6 * int(mode.coins) + (10 if view.cost(higher) >= 5 else 0)
    if mode.actions:
        playable = 0
        if view.actions == 0:
            playable = len([card for card in hand if card.is_action])
        value += 14 * min(playable, int(mode.actions)) if playable else 3
    if mode.buys:
        value += 12 if goal is not None and coins - view.cost(goal) >= 4 else 2
    return value


def _option_value(bot: TacticalBot, view: View, deck: Deck, hand: list[Card], asker: Card, found: OptionFacts) -> int:
    """Return what a mode is worth besides its plus-signs, as its tree says."""
    actions = view.actions if view.turn_seat == view.seat else 1
    if found.new_hand >= 0:
        drawn = min(int(found.new_hand), max(0, int(deck.unseen) + len(hand)))
        new = int(taper(10 * view.coins + drawn * deck.draw_value_with_action)) + int(found.attack) // 3
        return new - int(taper(10 * view.coins + hand_value(hand, actions)))
    if found.trashes:
        junk = unwanted(bot, view, deck, hand, int(found.trashes))
        if len(junk) < found.trashes and len(hand) >= found.trashes:
            return -15
        return sum([10 + int(trash_value(view, deck, card)) for card in junk])
    if found.curses:
        return -_COST_OF_CURSE[deck.stage] if view.left(_curse(view)) else 0
    if found.from_trash:
        return _WORTH_FETCHING if worth_fetching(view, deck, asker) else -_WORTH_FETCHING
    if found.discards:
        return -int(discard_cost(hand, min(int(found.discards), len(hand)), actions))
    return int(found.value)


def _curse(view: View) -> Card:
    for card in view.supply:
        if card.is_curse:
            return card
    return view.supply[0]
