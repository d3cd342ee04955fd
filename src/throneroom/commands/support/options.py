"""What several commands of the command line share: options, and the cards they know."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from throneroom.cards.catalog import Catalog
from throneroom.cards.custom import load_cards
from throneroom.cards.kingdoms import BadKingdom
from throneroom.locale import Locale, languages
from throneroom.locale.choice import environment_language, known_language
from throneroom.words.kingdom_request import BadWish
from throneroom.words.messages import error_text
from throneroom.words.names import NotFound, quoted

if TYPE_CHECKING:
    _Choice = click.Choice[str]
else:
    _Choice = click.Choice  # generic only in later versions


@contextmanager
def refusing(locale: Locale, *bad: type[Exception]) -> Iterator[None]:
    """What the player typed cannot be done: that is bad usage."""
    kinds: tuple[type[Exception], ...] = (BadKingdom, NotFound, BadWish, *bad)
    try:
        yield
    except kinds as error:
        raise click.UsageError(error_text(error, locale)) from None


def catalog_with(custom: tuple[Path, ...]) -> Catalog:
    """All cards a command knows: the printed ones and those of the files."""
    different = {file.resolve(): file for file in custom}.values()
    return Catalog(card for file in different for card in load_cards(file))


def print_json(data: Any) -> None:
    click.echo(json.dumps(data, indent=2))


def spoken(context: click.Context) -> Locale:
    """The language that the command line is answered in."""
    found = context.find_root().obj
    return found if isinstance(found, Locale) else Locale(environment_language(os.environ))


def _languages(context: click.Context, option: click.Parameter, wanted: str | None) -> tuple[Locale, ...]:
    """Several languages, with commas: one for each person at the keyboard."""
    return tuple(_language(context, option, part) for part in (wanted.split(",") if wanted else [None]))


def _language(context: click.Context, option: click.Parameter, wanted: str | None) -> Locale:
    if wanted is None:
        return spoken(context)
    language = known_language(wanted)
    if language is None:
        known = ", ".join(languages())
        raise click.BadParameter(spoken(context).text("show-no-language", name=quoted(wanted), known=known))
    return Locale(language)


class WholeNumber(click.IntRange):
    """A number, within limits if there are any."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        try:
            number = int(value)
        except ValueError:
            self.fail(_say(ctx, "usage-not-whole", value=repr(value)), param, ctx)
        return number if is_within(number, self) else self.fail(_outside(number, self, ctx), param, ctx)


class Number(click.FloatRange):
    """A number that need not be whole, within limits."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        try:
            number = float(value)
        except ValueError:
            self.fail(_say(ctx, "usage-not-number", value=repr(value)), param, ctx)
        return number if is_within(number, self) else self.fail(_outside(number, self, ctx), param, ctx)


class Word(_Choice):
    """One of a few words."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        if value not in self.choices:
            names = _spoken_here(ctx).one_of([str(choice) for choice in self.choices])
            self.fail(_say(ctx, "usage-one-of", value=repr(value), names=names), param, ctx)
        return str(value)


def is_within(number: float, limits: click.IntRange | click.FloatRange) -> bool:
    return (limits.min is None or number >= limits.min) and (limits.max is None or number <= limits.max)


def _outside(number: float, limits: click.IntRange | click.FloatRange, ctx: click.Context | None) -> str:
    if limits.max is None:
        return _say(ctx, "usage-at-least", value=str(number), least=str(limits.min))
    return _say(ctx, "usage-between", value=str(number), least=str(limits.min or 0), most=str(limits.max))


def _say(ctx: click.Context | None, key: str, **arguments: str) -> str:
    return _spoken_here(ctx).text(key, **arguments)


def _spoken_here(ctx: click.Context | None) -> Locale:
    return Locale(environment_language(os.environ)) if ctx is None else spoken(ctx)


FILE = click.Path(path_type=Path)

lang_option = click.option("--lang", "locale", metavar="XX", callback=_language)
langs_option = click.option("--lang", "locales", metavar="XX", callback=_languages)
lang_of_group = click.option("--lang", metavar="XX", callback=_language, expose_value=False)
json_option = click.option("--json", "as_json", is_flag=True)
custom_option = click.option("--own", "custom", multiple=True, metavar="FILE", type=FILE)
