"""Percentages, intervals and kingdoms as readable text."""

from __future__ import annotations

from throneroom.cards.sets import recommended_set
from throneroom.engine.setup import Kingdom
from throneroom.lab.match_setup import MatchSetup, match_of
from throneroom.lab.statistics import Estimate
from throneroom.locale import Locale
from throneroom.words.names import card_name, edition_name, set_name


def percent_text(value: float, locale: Locale) -> str:
    return locale.text("lab-percent", value=locale.number(value, 1))


def range_text(estimate: Estimate, digits: int, locale: Locale) -> str:
    """Return the interval as text, or "" if there is none."""
    if estimate.low is None or estimate.high is None:
        return ""
    return locale.text("lab-range", low=locale.number(estimate.low, digits), high=locale.number(estimate.high, digits))


def kingdom_text(setup: MatchSetup, locale: Locale) -> str:
    return kingdom_title(match_of(setup).kingdom, locale)


def kingdom_title(kingdom: Kingdom, locale: Locale) -> str:
    """Return the name of the recommended set, or the ten cards if it is not one."""
    known = recommended_set(kingdom)
    if known is not None:
        return set_name(known, locale)
    names = [card_name(card, locale) for card in kingdom.cards]
    return ", ".join([*names, edition_name(kingdom.edition, locale)] if kingdom.is_second_edition else names)
