"""`throneroom workshop check`: say whether a file of cards is right, and if not, where and why."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import click

from throneroom.commands.support.echo import echo
from throneroom.commands.support.localized_click import LocalizedCommand
from throneroom.commands.support.options import FAILED, FILE, json_option, lang_option
from throneroom.locale import Locale


@click.command(cls=LocalizedCommand)
@click.argument("file", type=FILE)
@lang_option
@json_option
def check(file: Path, locale: Locale, as_json: bool) -> None:
    """Read the cards of a file, and report the first mistake.

    \b
    Examples:
      throneroom workshop check my_cards.card
      throneroom workshop check --json my_cards.card

    \b
    JSON has the cards, and the mistake or null:
      {"cards": [{"name": "Night Market", "written": "..."}],
       "mistake": {"line": 4, "column": 9, "problem": "...",
                   "understood": "...", "expected": ["..."]}}
    """
    from throneroom.cards.custom import load_cards
    from throneroom.cards.language.card_tree import CardTree
    from throneroom.cards.language.mistakes import BadCardText
    from throneroom.cards.language.writer import write_card
    from throneroom.commands.output.console import print_json
    from throneroom.words.messages import message_text
    from throneroom.words.names import card_name

    mistake: dict[str, Any] | None = None
    cards = []
    try:
        cards = [card for card in load_cards(file) if isinstance(card.tree, CardTree)]
    except BadCardText as bad:
        if not as_json:
            raise
        mistake = {
            "line": bad.line,
            "column": bad.column,
            "problem": message_text(bad.problem, locale),
            "hint": "" if bad.hint is None else message_text(bad.hint, locale),
            "understood": bad.understood,
            "expected": list(bad.expected),
        }
    if as_json:
        trees = [card.tree for card in cards if isinstance(card.tree, CardTree)]
        print_json({"cards": [{"name": tree.name, "written": write_card(tree)} for tree in trees], "mistake": mistake})
        if mistake is not None:
            sys.exit(FAILED)
        return
    names = locale.all_of([card_name(card, locale) for card in cards])
    echo(locale.text("workshop-checked", n=len(cards), names=names))
