"""`throneroom workshop show`: show the cards of a file as players see them."""

from __future__ import annotations

from pathlib import Path

import click

from throneroom.commands.support.localized_click import LocalizedCommand
from throneroom.commands.support.options import FILE, json_option, lang_option
from throneroom.locale import Locale


@click.command(cls=LocalizedCommand)
@click.argument("file", type=FILE)
@lang_option
@json_option
def show(file: Path, locale: Locale, as_json: bool) -> None:
    """Show the cards of a file as players see them, in any language.

    \b
    Examples:
      throneroom workshop show my_cards.card
      throneroom workshop show my_cards.card --lang fr

    \b
    JSON is a list of cards, as of `throneroom cards --json`.
    """
    from throneroom.cards.custom import load_cards
    from throneroom.commands.output.card_report import card_data, show_card
    from throneroom.commands.output.console import console, print_json

    cards = load_cards(file)
    if as_json:
        print_json([card_data(card, locale, None) for card in cards])
        return
    output = console()
    for card in cards:
        if card is not cards[0]:
            output.print()
        show_card(card, locale, output, None)
