"""The command line: `throneroom play`, `join`, `watch`, `cards`, `kingdom`, `replay`, `serve`, and those of the lab."""

from __future__ import annotations

import io
import os
import sys
from importlib import import_module
from pathlib import Path

import click

from throneroom import __version__
from throneroom.cards.kingdoms import SOURCES
from throneroom.cards.sets import RECOMMENDED_SETS
from throneroom.commands.support.localized_click import Group, usage_words
from throneroom.commands.support.options import (
    FILE,
    WholeNumber,
    Word,
    catalog_with,
    custom_option,
    json_option,
    lang_of_group,
    lang_option,
    langs_option,
    print_json,
    refusing,
)
from throneroom.engine.build import build
from throneroom.engine.card import BASE, BASIC, CUSTOM, INTRIGUE
from throneroom.engine.setup import FEWEST_SEATS
from throneroom.locale import Locale
from throneroom.locale.choice import early_language
from throneroom.words.card_text import card_data, console, show_card, show_cards
from throneroom.words.kingdom_request import Wishes, proposal_data, propose, set_data, show_proposal, show_sets
from throneroom.words.messages import error_text
from throneroom.words.names import find_card
from throneroom.words.phrases import sentence

FAILED = 1  # and 2 is bad usage, as click has it

MOST_PEOPLE = 100


class Commands(Group):
    """The commands, and those that other parts bring: a part is imported when it is wanted."""

    BROUGHT = {  # noqa: RUF012  # never changed
        "serve": "throneroom.commands.serve",
        "join": "throneroom.commands.join",
        "watch": "throneroom.commands.join",
        "simulate": "throneroom.commands.lab",
        "tournament": "throneroom.commands.lab",
        "lab": "throneroom.commands.lab",
        "search": "throneroom.commands.search",
    }

    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted([*super().list_commands(ctx), *self.BROUGHT])

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self.BROUGHT:
            return super().get_command(ctx, cmd_name)
        found = getattr(import_module(self.BROUGHT[cmd_name]), cmd_name)
        assert isinstance(found, click.Command)
        return found


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]}, invoke_without_command=True)
@click.version_option(__version__, message=f"throneroom {__version__} ({build()})")
@lang_of_group
@click.pass_context
def throneroom(context: click.Context) -> None:
    """The command line; see help.ftl for what it says of itself."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


# -- cards -----------------------------------------------------------------------------------------------


@throneroom.command()
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
    found = [card for card in catalog_with(custom).cards if box in (None, card.box)]
    if not found:
        raise click.UsageError(locale.text("show-no-own"))
    if name:
        with refusing(locale):
            found = [find_card(" ".join(name), found, locale)]
    if as_json:
        print_json([card_data(card, locale) for card in found])
    elif name:
        show_card(found[0], locale, console())
    else:
        show_cards(found, locale, console())


# -- kingdom ---------------------------------------------------------------------------------------------


@throneroom.command()
@click.argument("cards", nargs=-1, metavar="[SET | CARD, CARD, ...]")
@click.option("--list", "listing", is_flag=True)
@click.option("--from", "source", type=Word(SOURCES))
@click.option("--with", "needs", multiple=True, metavar="CARDS")
@click.option("--without", "bans", multiple=True, metavar="CARDS")
@click.option("--seed", type=WholeNumber(), metavar="N")
@click.option(
    "--people",
    type=WholeNumber(FEWEST_SEATS, MOST_PEOPLE),
    default=2,
    show_default=True,
    metavar="N",
)
@click.option("--split", is_flag=True)
@click.option(
    "--swap",
    "swaps",
    multiple=True,
    metavar="OLD=NEW",
)
@custom_option
@lang_option
@json_option
def kingdom(
    cards: tuple[str, ...],
    listing: bool,
    source: str | None,
    needs: tuple[str, ...],
    bans: tuple[str, ...],
    seed: int | None,
    people: int,
    split: bool,
    swaps: tuple[str, ...],
    custom: tuple[Path, ...],
    locale: Locale,
    as_json: bool,
) -> None:
    """Choose the ten kingdom cards of a game: by chance, by name of a recommended set, or by hand.

    \b
    Examples:
      throneroom kingdom
      throneroom kingdom --from 5+5 --with Moat --without Thief,Spy --seed 7
      throneroom kingdom first game
      throneroom kingdom --list
      throneroom kingdom --people 7
      throneroom kingdom First Game --swap Moat=Chapel --swap Mine=Witch
      throneroom kingdom --own my_cards.py --with "Night Market"

    \b
    JSON has the seed (null if nothing was left to chance) and the tables:
      {"seed": 7, "tables": [{"players": 2, "set": null,
        "cards": ["Cellar", "..."], "piles": {"Copper": 46, "...": 10}}]}

    \b
    and with --list the sets:
      [{"name": "First Game", "boxes": ["base"], "cards": ["Cellar", "..."]}]
    """
    wishes = Wishes(" ".join(cards) if cards else None, source, needs, bans, seed, people, split, swaps, custom)
    if listing:
        if wishes != Wishes(None, None, (), (), None, 2, False, (), ()):
            raise click.UsageError(locale.text("show-list-alone"))
        if as_json:
            print_json([set_data(known) for known in RECOMMENDED_SETS])
        else:
            show_sets(locale, console())
        return
    with refusing(locale):
        proposal = propose(wishes, catalog_with(custom).cards, locale)
    if as_json:
        print_json(proposal_data(proposal))
    else:
        show_proposal(proposal, locale, console())


# -- play ------------------------------------------------------------------------------------------------


@throneroom.command()
@click.argument("file", required=False, type=FILE)
@click.option("--plain", is_flag=True)
@click.option("--terminal", "on_screen", is_flag=True)
@click.option("--port", type=WholeNumber(0, 65535), metavar="N")
@click.option("--no-browser", is_flag=True)
@click.option("--people", "--seats", metavar="N|NAMES")
@click.option(
    "--bots",
    metavar="N|KINDS",
)
@click.option("--kingdom", metavar="SET|LIST|random")
@click.option("--seed", type=WholeNumber(), metavar="N")
@click.option("--load", type=FILE, metavar="FILE")
@click.option("--save", type=FILE, metavar="FILE")
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
    custom: tuple[Path, ...],
    locales: tuple[Locale, ...],
) -> None:
    """Play in the browser; in the terminal with --terminal on the full screen, or with --plain line by line.

    \b
    Examples:
      throneroom play --terminal
      throneroom play --terminal --people Alice,Bob --bots 1
      throneroom play --plain
      throneroom play --plain --people Alice,Bob --bots 2
      throneroom play --plain --bots good,strong --kingdom "Hand Madness"
      throneroom play --plain --kingdom random --seed 7
      throneroom play --plain --kingdom "random intrigue" --save game.txt
      throneroom play --plain game.txt
    """
    from throneroom.terminal.line.talk import Talk
    from throneroom.terminal.seats import BadSeats
    from throneroom.terminal.start import GameFailed, Wanted, play_plain

    locale = locales[0]
    wanted = Wanted(people, bots, kingdom, seed, load or file, save, custom)
    if plain and on_screen:
        raise click.UsageError(locale.text("plain-or-screen"))
    if not plain and not on_screen:
        if wanted != Wanted(None, None, None, None, None, None, ()):
            raise click.UsageError(locale.text("serve-plain-only"))
        from throneroom.commands.serve import play_in_browser

        play_in_browser(locale, port, not no_browser)
        return
    if port is not None or no_browser:
        raise click.UsageError(locale.text("serve-browser-only"))
    if load is not None and file is not None:
        raise click.UsageError(locale.text("plain-one-file"))
    if wanted.load is not None and (option := wanted.beside_saved()):
        raise click.UsageError(locale.text("plain-with-saved", option=option))
    try:
        with refusing(locale, BadSeats):
            if plain:
                play_plain(wanted, catalog_with(custom), locales, Talk())
            else:
                from throneroom.commands.join import need_screen

                need_screen(locale)
                from throneroom.terminal.screen.launch import play_on_screen

                play_on_screen(wanted, catalog_with(custom), locales)
    except GameFailed as error:
        raise click.ClickException(str(error)) from None


# -- replay ----------------------------------------------------------------------------------------------


@throneroom.command()
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
    from throneroom.terminal.line.talk import fitting
    from throneroom.terminal.saved_games import load
    from throneroom.words.replay_log import BadReplay, replay_lines, seat_of

    record = load(file, catalog_with(custom))
    with refusing(locale, BadReplay):
        lines = replay_lines(record, locale, to, seat_of(record, seat, everything, locale))
    click.echo("\n".join(part for line in lines for part in fitting(line, sys.stdout)))


# -- running ---------------------------------------------------------------------------------------------


def main(arguments: list[str] | None = None) -> None:
    """Run the command line. Bad input ends with one line on standard error, never a traceback."""
    given = sys.argv[1:] if arguments is None else arguments
    locale = Locale(early_language(given, os.environ))
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that lacks a letter shows a question mark
    if sys.stdout is None:
        click.echo(f"throneroom: {locale.text('usage-closed')}", err=True)
        sys.exit(FAILED)
    try:
        throneroom.main(arguments, prog_name="throneroom", standalone_mode=False, obj=locale)
        sys.stdout.flush()
    except click.UsageError as error:
        command = error.ctx.command_path if error.ctx else "throneroom"
        click.echo(f"{command}: {sentence(usage_words(error, locale))}", err=True)
        sys.exit(error.exit_code)
    except click.ClickException as error:
        click.echo(f"throneroom: {error.format_message()}", err=True)
        sys.exit(error.exit_code)
    except click.Abort:
        click.echo(locale.text("usage-interrupted"), err=True)
        sys.exit(FAILED)
    except BrokenPipeError:
        # The reader, such as `head`, has seen enough. Python would complain when it closes the stream.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(FAILED)
    except (OSError, ValueError) as error:
        click.echo(f"throneroom: {error_text(error, locale)}", err=True)
        sys.exit(FAILED)


if __name__ == "__main__":
    main()
