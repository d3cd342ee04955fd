"""How a decision is asked: the question, the numbered choices, how to answer, and the rule behind it."""

from __future__ import annotations

from collections.abc import Sequence

from throneroom.engine.card import Card
from throneroom.engine.decision import CHOOSE_NUMBER, DISCARD, PUT_BACK, PUT_ON_DECK, REACT, Decision
from throneroom.engine.zone import SUPPLY
from throneroom.locale import Locale, slug
from throneroom.words.answer import is_yes_or_no
from throneroom.words.card_text import card_help
from throneroom.words.names import option_name
from throneroom.words.phrases import choices
from throneroom.words.seat_view import SeatView

# What lies on top in the end, where the order of an answer matters.
_ORDER_HINTS = {
    DISCARD.name: "ask-hint-order-discard",
    PUT_ON_DECK.name: "ask-hint-order-deck",
    PUT_BACK.name: "ask-hint-order-deck",
}


def question(decision: Decision, view: SeatView, locale: Locale, names: Sequence[str]) -> str:
    """Return the question as one sentence. A card without its own question uses the verb's."""
    verb = decision.verb.name
    keys = [] if decision.card is None else [f"ask-{slug(decision.card.name)}-{verb}"]
    if is_yes_or_no(decision):
        keys.append(f"ask-may-{verb}")
    if decision.subject != decision.seat:
        keys.append(f"ask-other-{verb}")
    elif decision.least == 0:
        keys.append(f"ask-optional-{verb}")
    key = next(filter(locale.has, keys), f"ask-{verb}")
    option = decision.options[0]
    return locale.text(
        key,
        asker=_asker(decision, view, locale, names),
        card=option_name(option, locale),
        last=option_name(decision.options[-1], locale),
        cost=view.cost(option) if isinstance(option, Card) else 0,
        n=decision.most,
        least=decision.least,
        keep=view.hand_size(decision.seat) - decision.most,
        whose="you" if decision.subject == decision.seat else "other",
        name=names[decision.subject],
        left=names[_receiver(decision, view)],
        actions=locale.text("ask-actions", n=view.actions),
        buys=locale.text("ask-buys", n=view.buys),
        coins=locale.text("worth-coins", n=view.coins),
    )


def _receiver(decision: Decision, view: SeatView) -> int:
    """Return who gets a card that is passed: the subject, or else the player to the left."""
    return (decision.seat + 1) % view.seats if decision.subject == decision.seat else decision.subject


def _asker(decision: Decision, view: SeatView, locale: Locale, names: Sequence[str]) -> str:
    """Return the card that asks, with its player if it is another's. A Reaction is the asked player's own."""
    card = decision.card
    if card is None:
        return ""
    name = option_name(card, locale)
    is_own = view.turn_seat == decision.seat or card.is_reaction or decision.verb is REACT
    return name if is_own else locale.text("ask-whose", player=names[view.turn_seat], card=name)


def choice_lines(decision: Decision, view: SeatView, locale: Locale) -> list[str]:
    """Return the numbered choices: a line for each cost if they are piles, else all on one line."""
    if decision.verb is CHOOSE_NUMBER:
        return []  # the question says which
    by_cost = decision.zone == SUPPLY and len(decision.options) > 1
    listed: dict[int, list[str]] = {}
    for choice in choices(decision, locale):
        price = view.cost(choice.option) if by_cost and isinstance(choice.option, Card) else -1
        text = locale.text("ask-choice", number=choice.number, name=choice.name, n=choice.copies)
        listed.setdefault(price, []).append(text)
    return [
        locale.text("ask-choices-at", price=price, choices=", ".join(texts)) if price >= 0 else ", ".join(texts)
        for price, texts in listed.items()
    ]


def hint(decision: Decision, locale: Locale, typed: bool = True) -> str:
    """Return how many to choose, what an empty typed answer means, and whether the order matters."""
    hints: list[str] = []
    if is_yes_or_no(decision):
        if not typed:
            return ""
        hints.append(locale.text("ask-hint-yes-no"))
    elif decision.least == decision.most:
        hints.append(locale.text("ask-hint-exactly", n=decision.most))
    elif decision.most > 1:
        all_ = "yes" if decision.most == len(decision.options) else "no"
        hints.append(locale.text("ask-hint-up-to", n=decision.most, all=all_))
    if typed and decision.least == 0 and not is_yes_or_no(decision):
        key = f"ask-none-{decision.verb.name}"
        hints.append(locale.text(key if locale.has(key) else "ask-none"))
    if decision.ordered and decision.most > 1:
        hints.append(locale.text(_ORDER_HINTS.get(decision.verb.name, "ask-hint-order")))
    return locale.text("ask-hints", hints=locale.clauses(hints)) if hints else ""


def rule_lines(decision: Decision, locale: Locale, edition: str) -> list[str]:
    """Return the rule behind the question: its section, then the rule or the card's text and rulings."""
    section = decision.rule
    if decision.card is not None:
        section = section.replace(decision.card.name, option_name(decision.card, locale))
    lines = [locale.text("ask-rule", section=section)]
    if locale.has(key := f"ask-rule-{slug(decision.rule)}"):
        lines.append(locale.text(key))
    if decision.card is not None:
        lines += card_help(decision.card, locale, edition)
    return lines
