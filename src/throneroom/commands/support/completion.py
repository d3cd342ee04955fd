"""What a shell offers to complete: names of cards, recommended sets, levels, strategies and languages.

Names are offered as they can be typed without quotes, such as throne-room, in the player's language.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Final

import click
from click.shell_completion import CompletionItem

from throneroom.cards.catalog import Catalog, plain
from throneroom.cards.sets import RECOMMENDED_SETS
from throneroom.commands.support.options import locale_of
from throneroom.engine.card import BASIC
from throneroom.locale import Locale, slug
from throneroom.words.kingdom_request import RANDOM
from throneroom.words.languages import language_names
from throneroom.words.names import card_name, level_name

_Words = Iterable[tuple[str, str]]  # what is typed, and a description of it
_SEPARATOR: Final = ","


def _typed(name: str) -> str:
    """Return a name, or enough of it, without what a shell would not take literally: the & of Silver & Gold."""
    return re.split(r"[^\w.+-]", plain(name).replace(" ", "-"))[0].rstrip("-")


def _cards(locale: Locale) -> _Words:
    return [(_typed(name), name) for name in sorted(card_name(card, locale) for card in Catalog().cards)]


def _kingdom_cards(locale: Locale) -> _Words:
    return [
        (_typed(name), name)
        for name in sorted(card_name(card, locale) for card in Catalog().cards if card.box != BASIC)
    ]


def _sets(locale: Locale) -> _Words:
    names = dict.fromkeys(locale.text(f"kingdom-{slug(known.name)}") for known in RECOMMENDED_SETS)
    return [(_typed(name), name) for name in names]


def _bots(locale: Locale) -> _Words:
    from throneroom.bots.levels import LEVELS
    from throneroom.bots.strategies.builtin import builtin_names

    return [*((level, level_name(level, locale)) for level in LEVELS), *((name, "") for name in builtin_names())]


def _kingdoms(locale: Locale) -> _Words:
    return [(RANDOM, ""), *_sets(locale)]


def _languages(locale: Locale) -> _Words:
    return language_names()


def _items(words: _Words, incomplete: str, before: str = "") -> list[CompletionItem]:
    part = plain(incomplete).replace(" ", "-")
    return [CompletionItem(before + word, help=shown or None) for word, shown in words if word.startswith(part)]


Complete = Callable[[click.Context, click.Parameter, str], list[CompletionItem]]


def _one(words: Callable[[Locale], _Words], or_file: bool = False) -> Complete:
    def complete(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        return _items(words(locale_of(ctx)), incomplete) or _files(incomplete, or_file)

    return complete


def _several(
    first: Callable[[Locale], _Words], others: Callable[[Locale], _Words] | None = None, or_file: bool = False
) -> Complete:
    """Complete the last word of a list separated by commas. Words after the first may be different ones."""

    def complete(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        before, comma, last = incomplete.rpartition(_SEPARATOR)
        words = (others or first) if comma else first
        return _items(words(locale_of(ctx)), last, before + comma) or _files(last, or_file and not comma)

    return complete


def _files(incomplete: str, is_allowed: bool) -> list[CompletionItem]:
    return [CompletionItem(incomplete, type="file")] if is_allowed and incomplete else []


def _first_kingdoms(locale: Locale) -> _Words:
    return [*_kingdoms(locale), *_kingdom_cards(locale)]


complete_cards: Final = _several(_kingdom_cards)
complete_card: Final = _one(_cards)
complete_kingdom: Final = _several(_first_kingdoms, _kingdom_cards)
complete_bot: Final = _one(_bots, or_file=True)
complete_bots: Final = _several(_bots, or_file=True)
complete_languages: Final = _several(_languages)
