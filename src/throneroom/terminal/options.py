"""What several commands of the command line share: options, and the cards they know."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click

from throneroom.cards.catalog import Catalog
from throneroom.cards.kingdoms import BadKingdom
from throneroom.cards.own import load_cards
from throneroom.locale import Locale, languages
from throneroom.locale.choice import environment_language, known_language
from throneroom.terminal.kingdoms import BadWish
from throneroom.terminal.names import NotFound, quoted
from throneroom.terminal.sayings import told


@contextmanager
def refusing(locale: Locale, *bad: type[Exception]) -> Iterator[None]:
    """What the player typed cannot be done: that is bad usage."""
    kinds: tuple[type[Exception], ...] = (BadKingdom, NotFound, BadWish, *bad)
    try:
        yield
    except kinds as error:
        raise click.UsageError(told(error, locale)) from None


def catalog_with(own: tuple[Path, ...]) -> Catalog:
    """All cards a command knows: the printed ones and those of the files."""
    different = {file.resolve(): file for file in own}.values()
    return Catalog(card for file in different for card in load_cards(file))


def print_json(data: Any) -> None:
    click.echo(json.dumps(data, indent=2))


def spoken(context: click.Context) -> Locale:
    """The language that the command line is answered in."""
    found = context.find_root().obj
    return found if isinstance(found, Locale) else Locale(environment_language(os.environ))


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

    name = "whole number"


FILE = click.Path(path_type=Path)

lang_option = click.option(
    "--lang",
    "locale",
    metavar="XX",
    callback=_language,
    help="The language: en, es, fr or pl.  [default: that of the system]",
)
json_option = click.option("--json", "as_json", is_flag=True, help="Data for programs.")
own_option = click.option(
    "--own",
    multiple=True,
    metavar="FILE",
    type=FILE,
    help="A Python file with cards of your own; may be given several times.",
)
