"""Options that several commands share, parameter types with localized errors, and exit codes."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from throneroom.cards.catalog import Catalog
from throneroom.cards.custom import load_cards
from throneroom.cards.kingdoms import BadKingdom
from throneroom.locale import Locale, languages
from throneroom.locale.choice import environment_language, known_language
from throneroom.words.kingdom_request import BadKingdomRequest
from throneroom.words.messages import error_text
from throneroom.words.names import NotFound, quoted

if TYPE_CHECKING:
    _Choice = click.Choice[str]
else:
    _Choice = click.Choice  # not generic in Click 8.1

FAILED: Final = 1  # Click exits with 2 for bad usage
INTERRUPTED: Final = 130  # as in shells: 128 plus the number of the signal


@contextmanager
def usage_errors(locale: Locale, *more: type[Exception]) -> Iterator[None]:
    """Report unusable cards and kingdoms, and exceptions of the types `more`, as usage errors."""
    kinds: tuple[type[Exception], ...] = (BadKingdom, NotFound, BadKingdomRequest, *more)
    try:
        yield
    except kinds as error:
        raise click.UsageError(error_text(error, locale)) from None


def catalog_with(custom: tuple[Path, ...]) -> Catalog:
    """Return a catalog of the built-in cards and the custom cards from these files."""
    different = {file.resolve(): file for file in custom}.values()
    return Catalog(card for file in different for card in load_cards(file))


# -- languages -----------------------------------------------------------------------------------------------------


def locale_of(context: click.Context | None) -> Locale:
    """Return the language for help and errors."""
    found = None if context is None else context.find_root().obj
    return found if isinstance(found, Locale) else Locale(environment_language(os.environ))


def _languages(context: click.Context, option: click.Parameter, wanted: str | None) -> tuple[Locale, ...]:
    """Return the languages in a comma-separated list, one for each person at the keyboard."""
    return tuple(_language(context, option, part) for part in (wanted.split(",") if wanted else [None]))


def _language(context: click.Context, option: click.Parameter, wanted: str | None) -> Locale:
    if wanted is None:
        return locale_of(context)
    language = known_language(wanted)
    if language is None:
        known = ", ".join(languages())
        raise click.BadParameter(locale_of(context).text("show-no-language", name=quoted(wanted), known=known))
    return Locale(language)


# -- types of parameters -------------------------------------------------------------------------------------------


_LONGEST_SHOWN: Final = 40


def shortened(value: str) -> str:
    """Return the beginning of what was typed: nobody needs to read thousands of digits again."""
    return value if len(value) <= _LONGEST_SHOWN else f"{value[:_LONGEST_SHOWN]}…"


class WholeNumber(click.IntRange):
    """A whole number, optionally within limits."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        try:
            number = int(value)
        except ValueError:
            self.fail(locale_of(ctx).text("usage-not-whole", value=repr(shortened(str(value)))), param, ctx)
        return number if _is_within(number, self) else self.fail(_outside(number, self, ctx), param, ctx)


class DecimalNumber(click.FloatRange):
    """A number within limits, not necessarily whole."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        try:
            number = float(value)
        except ValueError:
            self.fail(locale_of(ctx).text("usage-not-number", value=repr(value)), param, ctx)
        return number if _is_within(number, self) else self.fail(_outside(number, self, ctx), param, ctx)


class Word(_Choice):
    """One of a few words."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        if value not in self.choices:
            locale = locale_of(ctx)
            names = locale.one_of([str(choice) for choice in self.choices])
            self.fail(locale.text("usage-one-of", value=repr(value), names=names), param, ctx)
        return str(value)


def _is_within(number: float, limits: click.IntRange | click.FloatRange) -> bool:
    return (limits.min is None or number >= limits.min) and (limits.max is None or number <= limits.max)


def _outside(number: float, limits: click.IntRange | click.FloatRange, ctx: click.Context | None) -> str:
    text = locale_of(ctx).text
    if limits.max is None:
        return text("usage-at-least", value=str(number), least=str(limits.min))
    return text("usage-between", value=str(number), least=str(limits.min or 0), most=str(limits.max))


FILE: Final = click.Path(path_type=Path)

lang_option = click.option("--lang", "locale", metavar="XX", callback=_language)
langs_option = click.option("--lang", "locales", metavar="XX", callback=_languages)
lang_of_group = click.option("--lang", metavar="XX", callback=_language, expose_value=False)
json_option = click.option("--json", "as_json", is_flag=True)
custom_option = click.option("--own", "custom", multiple=True, metavar="FILE", type=FILE)
