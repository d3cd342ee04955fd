"""`throneroom cards`: show all cards, or one with its rulings."""

from __future__ import annotations

from pathlib import Path

import click

from throneroom.commands.support.localized_click import LocalizedCommand
from throneroom.commands.support.options import (
    Word,
    catalog_with,
    custom_option,
    json_option,
    lang_option,
    usage_errors,
)
from throneroom.engine.card import BASE, BASIC, CUSTOM, INTRIGUE
from throneroom.locale import Locale
from throneroom.words.names import find_card


@click.command(cls=LocalizedCommand)
@click.argument("name", nargs=-1)
@click.option("--set", "box", type=Word([BASIC, BASE, INTRIGUE, CUSTOM]))
@custom_option
@lang_option
@json_option
def cards(name: tuple[str, ...], box: str | None, custom: tuple[Path, ...], locale: Locale, as_json: bool) -> None:
    """Show all cards, or one card with its rulings.

    \b
    Examples:
      throneroom cards
      throneroom cards throne
      throneroom cards --set intrigue
      throneroom cards --json Moat
      throneroom cards --own my_cards.py --set own

    \b
    JSON is a list of cards:
      [{"name": "Moat", "cost": 2, "types": ["Action", "Reaction"],
        "set": "base", "text": "...", "rulings": ["...", "..."]}]
    """
    from throneroom.commands.output.card_report import card_data, show_card, show_cards
    from throneroom.commands.output.console import console, print_json

    found = [card for card in catalog_with(custom).cards if box in (None, card.box)]
    if not found:
        raise click.UsageError(locale.text("show-no-own"))
    if name:
        with usage_errors(locale):
            found = [find_card(" ".join(name), found, locale)]
    if as_json:
        print_json([card_data(card, locale) for card in found])
    elif name:
        show_card(found[0], locale, console())
    else:
        show_cards(found, locale, console())
