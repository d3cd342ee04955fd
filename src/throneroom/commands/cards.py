"""`throneroom cards`: show all cards, or one with its rulings."""

from __future__ import annotations

from pathlib import Path

import click

from throneroom.cards.boxes import of_edition
from throneroom.commands.support.completion import complete_card
from throneroom.commands.support.localized_click import LocalizedCommand
from throneroom.commands.support.options import (
    Word,
    custom_cards,
    custom_option,
    json_option,
    lang_option,
    usage_errors,
)
from throneroom.engine.card import BASE, BASIC, CUSTOM, EDITIONS, INTRIGUE
from throneroom.locale import Locale
from throneroom.words.names import find_card


@click.command(cls=LocalizedCommand)
@click.argument("name", nargs=-1, shell_complete=complete_card)
@click.option("--set", "box", type=Word([BASIC, BASE, INTRIGUE, CUSTOM], {"own": CUSTOM}))
@click.option("--edition", type=Word(EDITIONS))
@custom_option
@lang_option
@json_option
def cards(
    name: tuple[str, ...],
    box: str | None,
    edition: str | None,
    custom: tuple[Path, ...],
    locale: Locale,
    as_json: bool,
) -> None:
    """Show all cards, or one card with its rulings.

    \b
    Examples:
      throneroom cards
      throneroom cards throne
      throneroom cards --set intrigue --edition second
      throneroom cards --json Moat
      throneroom cards --custom my_cards.py --set custom

    \b
    JSON is a list of cards:
      [{"name": "Moat", "cost": 2, "types": ["Action", "Reaction"],
        "set": "base", "editions": ["first", "second"], "text": "...",
        "rulings": ["...", "..."]}]
    """
    from throneroom.commands.output.card_report import card_data, show_card, show_cards
    from throneroom.commands.output.console import console, print_json

    known = custom_cards(custom, locale).catalog.cards
    if edition is not None:
        known = of_edition(known, edition)
    found = [card for card in known if box in (None, card.box)]
    if not found:
        raise click.UsageError(locale.text("show-no-custom"))
    if name:
        with usage_errors(locale):
            found = [find_card(" ".join(name), found, locale)]
    if as_json:
        print_json([card_data(card, locale, edition) for card in found])
    elif name:
        show_card(found[0], locale, console(), edition)
    else:
        show_cards(found, locale, console(), edition)
