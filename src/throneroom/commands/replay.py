"""`throneroom replay`: print the log of a saved game."""

from __future__ import annotations

from pathlib import Path

import click

from throneroom.commands.support.echo import echo
from throneroom.commands.support.localized_click import LocalizedCommand
from throneroom.commands.support.options import (
    FILE,
    WholeNumber,
    custom_cards,
    custom_option,
    lang_option,
    usage_errors,
)
from throneroom.locale import Locale
from throneroom.words.messages import message_text
from throneroom.words.phrases import sentence


@click.command(cls=LocalizedCommand)
@click.argument("file", type=FILE)
@click.option("--to", type=WholeNumber(), metavar="N")
@click.option("--seat", metavar="N|NAME")
@click.option("--all", "everything", is_flag=True)
@custom_option
@lang_option
def replay(
    file: Path, to: int | None, seat: str | None, everything: bool, custom: tuple[Path, ...], locale: Locale
) -> None:
    """Print the log of a saved game, as a spectator saw it.

    \b
    Examples:
      throneroom replay game.txt
      throneroom replay game.txt --to 40
      throneroom replay game.txt --seat 0
      throneroom replay game.json --all
    """
    from throneroom.terminal.saved_games import load
    from throneroom.words.replay_log import BadReplay, replay_lines, seat_of

    record = load(file, custom_cards(custom, locale).catalog, partly=True)
    with usage_errors(locale, BadReplay):
        lines = replay_lines(record, locale, to, seat_of(record, seat, everything, locale))
    if record.notice is not None:
        echo(f"throneroom: {sentence(message_text(record.notice, locale))}", err=True)
    for line in lines:
        echo(line)
