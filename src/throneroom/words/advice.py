"""Advice in words: an answer, its chance to win, and one sentence why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from throneroom.locale import Locale, slug
from throneroom.words.names import option_name
from throneroom.words.phrases import card_list

if TYPE_CHECKING:
    from throneroom.advice import Advice, OptionAdvice, Reason
    from throneroom.engine.card import Option
    from throneroom.engine.decision import Decision


def advice_lines(advice: Advice, decision: Decision, locale: Locale) -> list[str]:
    """Return one line for each answer, best first: its chance, the interval, and why."""
    return [
        " ".join((option_line(option, decision, locale), why(option, advice, locale))).rstrip()
        for option in advice.options
    ]


def option_line(option: OptionAdvice, decision: Decision, locale: Locale) -> str:
    """Return an answer with its chance: "Buy Gold: 61 % (57 to 65 %)"."""
    return locale.text(
        "advice-line",
        answer=answer_words(decision, option.answer, locale),
        chance=percent(option.chance),
        low=percent(option.low),
        high=percent(option.high),
    )


def percent(chance: float) -> str:
    return str(round(100 * chance))


def why(option: OptionAdvice, advice: Advice, locale: Locale) -> str:
    """Return one sentence about what usually happened after the answer; empty if there is nothing to tell.

    What happens after every answer is told only if there is nothing else.
    """
    telling = [reason for reason in option.reasons if not _is_common(reason, advice)]
    return reason_words((telling or option.reasons)[0], locale) if option.reasons else ""


def _is_common(reason: Reason, advice: Advice) -> bool:
    kinds = [[(each.kind, each.card) for each in option.reasons] for option in advice.options]
    return all((reason.kind, reason.card) in each for each in kinds)


def reason_words(reason: Reason, locale: Locale) -> str:
    key = f"advice-why-{reason.kind}"
    if not locale.has(key):
        return ""  # a server may know more kinds than this program
    if reason.card is not None:
        return locale.text(key, card=option_name(reason.card, locale), percent=str(reason.percent))
    return locale.text(key, n=max(1, round(reason.turns or reason.points)))


def answer_words(decision: Decision, answer: Sequence[Option], locale: Locale) -> str:
    """Return an answer to a decision as what the player does: "Buy Gold", "End turn"."""
    card = None if decision.card is None else decision.card.name
    return action_words(decision.verb.name, card, answer, locale, ordered=decision.ordered)


def action_words(
    verb: str, card: str | None, answer: Sequence[Option], locale: Locale, *, ordered: bool = False
) -> str:
    """Return an answer as what the player does. `card` is the one that asks, if any."""
    family = "web-do" if answer else "web-decline"
    key = f"{family}-{verb}"
    if card is not None and locale.has(own := f"{family}-{slug(card)}-{verb}"):
        key = own
    return locale.text(key, cards=card_list(answer, locale, ordered=ordered), n=len(answer))
