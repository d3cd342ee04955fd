"""`throneroom play`: play in the browser, on the full screen, or line by line."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from throneroom.commands.support.completion import complete_bots, complete_kingdom
from throneroom.commands.support.echo import echo
from throneroom.commands.support.localized_click import LocalizedCommand
from throneroom.commands.support.options import (
    FILE,
    WholeNumber,
    custom_cards,
    custom_option,
    langs_option,
    usage_errors,
)
from throneroom.locale import Locale
from throneroom.words.messages import error_text

if TYPE_CHECKING:
    from throneroom.terminal.start import PlayOptions

_HOME_PORT: Final = 8470


@click.command(cls=LocalizedCommand)
@click.argument("file", required=False, type=FILE)
@click.option("--plain", is_flag=True)
@click.option("--terminal", "on_screen", is_flag=True)
@click.option("--port", type=WholeNumber(0, 65535), metavar="N")
@click.option("--no-browser", is_flag=True)
@click.option("--people", "--seats", metavar="N|NAMES")
@click.option("--bots", metavar="N|KINDS", shell_complete=complete_bots)
@click.option("--kingdom", metavar="SET|LIST|random", shell_complete=complete_kingdom)
@click.option("--seed", type=WholeNumber(), metavar="N")
@click.option("--load", type=FILE, metavar="FILE")
@click.option("--save", type=FILE, metavar="FILE")
@click.option("--advice", is_flag=True)
@custom_option
@langs_option
def play(
    file: Path | None,
    plain: bool,
    on_screen: bool,
    port: int | None,
    no_browser: bool,
    people: str | None,
    bots: str | None,
    kingdom: str | None,
    seed: int | None,
    load: Path | None,
    save: Path | None,
    advice: bool,
    custom: tuple[Path, ...],
    locales: tuple[Locale, ...],
) -> None:
    """Play in the browser, on the terminal's full screen (--terminal) or line by line (--plain).

    \b
    Examples:
      throneroom play
      throneroom play --kingdom "Big Money" --bots strong --seed 7
      throneroom play --people Alice,Bob --bots 1
      throneroom play --bots mybot.py:MyBot
      throneroom play --bots network:first-game.npz
      throneroom play --terminal
      throneroom play --terminal --people Alice,Bob --bots 1
      throneroom play --plain
      throneroom play --plain --people Alice,Bob --bots 2
      throneroom play --plain --bots good,strong --kingdom "Hand Madness"
      throneroom play --plain --kingdom random --seed 7
      throneroom play --plain --kingdom "random intrigue" --save game.txt
      throneroom play --plain game.txt
    """
    from throneroom.terminal.seats import BadSeats, needs_terminal
    from throneroom.terminal.start import GameFailed, PlayOptions

    locale = locales[0]
    options = PlayOptions(
        people=people,
        bots=bots,
        kingdom=kingdom,
        seed=seed,
        load=load or file,
        save=save,
        custom=custom,
        advice=advice,
    )
    if plain and on_screen:
        raise click.UsageError(locale.text("plain-or-screen"))
    if load is not None and file is not None:
        raise click.UsageError(locale.text("plain-one-file"))
    if options.load is not None and (option := options.option_of_new_game()):
        raise click.UsageError(locale.text("plain-with-saved", option=option))
    if (plain or on_screen) and (port is not None or no_browser):
        raise click.UsageError(locale.text("serve-browser-only"))
    if needs_terminal(bots) and not plain and not on_screen:
        if port is not None or no_browser:
            raise click.UsageError(locale.text("serve-no-terminal-bot"))
        on_screen = True  # the server runs no code and reads no files that somebody names
    try:
        with usage_errors(locale, BadSeats):
            if plain:
                from throneroom.terminal.line.line_io import LineIO
                from throneroom.terminal.line.play_plain import play_plain

                play_plain(options, custom_cards(custom, locale).catalog, locales, LineIO())
            elif on_screen:
                from throneroom.commands.support.full_screen import need_full_screen

                need_full_screen(locale, has_plain=True)
                from throneroom.terminal.screen.launch import play_on_screen

                play_on_screen(options, custom_cards(custom, locale).catalog, locales)
            else:
                _play_in_browser(options, locale, port, not no_browser)
    except GameFailed as error:
        raise click.ClickException(str(error)) from None


def _play_in_browser(options: PlayOptions, locale: Locale, port: int | None, opens_browser: bool) -> None:
    from throneroom.commands.support.browser_game import browser_game
    from throneroom.protocol.table import PersonSeat
    from throneroom.server.app import STATIC
    from throneroom.server.serve import CannotServe, is_running, serve_locally
    from throneroom.system.folders import data_folder

    cards = custom_cards(options.custom, locale)
    game = browser_game(options, cards.catalog, locale)
    people = [seat.name for seat in game.seats if isinstance(seat, PersonSeat)] if game else []

    def show(addresses: list[str]) -> None:
        echo(locale.text("serve-at-home", address=addresses[0]))
        if len(addresses) > 1:
            echo(locale.text("serve-more-people"))
            for name, address in zip(people[1:], addresses[1:], strict=True):
                click.echo(f"  {name}: {address}")

    if not (STATIC / "index.html").is_file():
        raise click.ClickException(locale.text("serve-no-client"))
    at = _HOME_PORT if port is None else port
    if options.custom and at and is_running(at):  # it was started without these cards
        raise click.ClickException(locale.text("serve-running-without", address=f"http://127.0.0.1:{at}/"))
    try:
        database = str(data_folder() / "games.db")
        serve_locally(at, database, show, opens_browser, cards.sources, game)
    except CannotServe as error:
        raise click.ClickException(error_text(error, locale)) from None
