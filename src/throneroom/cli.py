"""The command line: `throneroom play`, `cards`, `kingdom`, `replay`."""

from __future__ import annotations

import io
import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click

from throneroom import __version__
from throneroom.cards.catalog import Catalog
from throneroom.cards.kingdoms import RECOMMENDED_SETS, SOURCES, BadKingdom
from throneroom.cards.own import load_cards
from throneroom.engine import game as engine_game
from throneroom.engine.card import BASE, BASIC, INTRIGUE, OWN
from throneroom.engine.setup import FEWEST_SEATS
from throneroom.locale import Locale, UnknownLanguage
from throneroom.terminal.cards import NotFound, card_data, console, find_card, show_card, show_cards
from throneroom.terminal.kingdoms import Wishes, proposal_data, propose, set_data, show_proposal, show_sets

FAILED = 1
BAD_USAGE = 2

MOST_PEOPLE = 100


def build() -> str:
    """Whether the engine that runs is compiled or plain Python."""
    return "plain" if (engine_game.__file__ or "").endswith(".py") else "compiled"


@contextmanager
def refusing() -> Iterator[None]:
    """What the player typed cannot be done: that is bad usage."""
    try:
        yield
    except (BadKingdom, NotFound) as error:
        raise click.UsageError(str(error)) from None


def read_language(context: click.Context, option: click.Parameter, language: str) -> Locale:
    try:
        return Locale(language)
    except UnknownLanguage as unknown:
        raise click.BadParameter(str(unknown)) from None


def catalog_with(own: tuple[Path, ...]) -> Catalog:
    """All cards a command knows: the printed ones and those of the files."""
    different = {file.resolve(): file for file in own}.values()
    return Catalog(card for file in different for card in load_cards(file))


lang_option = click.option(
    "--lang", "locale", default="en", metavar="xx", callback=read_language, help="The language, such as en."
)
json_option = click.option("--json", "as_json", is_flag=True, help="Data for programs.")
own_option = click.option(
    "--own",
    multiple=True,
    metavar="FILE",
    type=click.Path(path_type=Path),
    help="A Python file with cards of your own; may be given several times.",
)


@click.group(context_settings={"help_option_names": ["-h", "--help"]}, invoke_without_command=True)
@click.version_option(__version__, message=f"throneroom {__version__} ({build()})")
@click.pass_context
def throneroom(context: click.Context) -> None:
    """Dominion and Intrigue: play, look up cards, choose a kingdom, replay a game."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


# -- cards -----------------------------------------------------------------------------------------------


@throneroom.command()
@click.argument("name", nargs=-1)
@click.option("--set", "box", type=click.Choice([BASIC, BASE, INTRIGUE, OWN]), help="Only the cards of this set.")
@own_option
@lang_option
@json_option
def cards(name: tuple[str, ...], box: str | None, own: tuple[Path, ...], locale: Locale, as_json: bool) -> None:
    """Show all cards, or one card with its rulings.

    NAME is a card's name or a part of it that fits no other card; case and accents do not matter.

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
    found = [card for card in catalog_with(own).cards if box in (None, card.box)]
    if not found:
        raise click.UsageError(locale.text("show-no-own"))
    if name:
        with refusing():
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
@click.option("--list", "listing", is_flag=True, help="List the recommended sets.")
@click.option("--from", "source", type=click.Choice(SOURCES), help="Draw from one box, both, or five of each.")
@click.option("--with", "needs", multiple=True, metavar="CARD", help="Draw a kingdom with this card.")
@click.option("--without", "bans", multiple=True, metavar="CARD", help="Draw a kingdom without this card.")
@click.option("--seed", type=int, metavar="N", help="The same seed and wishes give the same kingdom.")
@click.option(
    "--people", type=click.IntRange(FEWEST_SEATS, MOST_PEOPLE), default=2, metavar="N", help="How many play (2)."
)
@click.option("--split", is_flag=True, help="Tables of at most four, also for 5 or 6 people.")
@click.option(
    "--swap",
    "swaps",
    multiple=True,
    metavar="OLD=NEW",
    help="Next game of a series: each player may swap a card. 'random' swaps one for each.",
)
@own_option
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
    own: tuple[Path, ...],
    locale: Locale,
    as_json: bool,
) -> None:
    """Choose the ten kingdom cards of a game: by chance, by name of a recommended set, or by hand.

    More than six people sit at several tables, each with a kingdom of its own.

    \b
    Examples:
      throneroom kingdom
      throneroom kingdom --from 5+5 --with Moat --without Thief --seed 7
      throneroom kingdom first game
      throneroom kingdom --list
      throneroom kingdom --people 7
      throneroom kingdom First Game --swap Moat=Chapel --swap Mine=Witch
      throneroom kingdom --own my_cards.py --with "Night Market"

    \b
    JSON has the seed (null if nothing was left to chance) and the tables:
      {"seed": 7, "tables": [{"players": 2, "set": null,
        "cards": ["Cellar", "..."], "piles": {"Copper": 46, "...": 10}}]}
    and with --list the sets:
      [{"name": "First Game", "boxes": ["base"], "cards": ["Cellar", "..."]}]
    """
    if listing:
        if as_json:
            print_json([set_data(known) for known in RECOMMENDED_SETS])
        else:
            show_sets(locale, console())
        return
    wishes = Wishes(" ".join(cards), source, needs, bans, seed, people, split, swaps, own)
    with refusing():
        proposal = propose(wishes, catalog_with(own).cards, locale)
    if as_json:
        print_json(proposal_data(proposal))
    else:
        show_proposal(proposal, locale, console())


# -- play ------------------------------------------------------------------------------------------------


@throneroom.command()
@click.argument("file", required=False, type=click.Path(path_type=Path))
@click.option("--plain", is_flag=True, help="Line by line: also for screen readers and pipes.")
@click.option("--people", "--seats", metavar="N|NAMES", help="How many people play, or their names.  [default: 1]")
@click.option("--bots", metavar="N|KINDS", help="How many bots play, or which: money, village-smithy, random.")
@click.option(
    "--kingdom", metavar="SET|LIST|random", help="A recommended set, ten cards, or random.  [default: First Game]"
)
@click.option("--seed", type=int, help="The same seed deals the same cards.")
@click.option("--load", type=click.Path(path_type=Path), metavar="FILE", help="Go on with a saved game.")
@click.option("--save", type=click.Path(path_type=Path), metavar="FILE", help="Save to this file (.json: as JSON).")
@own_option
@lang_option
def play(
    file: Path | None,
    plain: bool,
    people: str | None,
    bots: str | None,
    kingdom: str | None,
    seed: int | None,
    load: Path | None,
    save: Path | None,
    own: tuple[Path, ...],
    locale: Locale,
) -> None:
    """Play in the terminal: 1 to 6 people at one keyboard, and bots, 2 to 6 in all.

    FILE is a saved game to go on with. Type help in the game; quit, Ctrl-C or the end of input saves it.

    \b
    Examples:
      throneroom play --plain
      throneroom play --plain --people Alice,Bob --bots 2
      throneroom play --plain --bots money,village-smithy --kingdom "Hand Madness"
      throneroom play --plain --kingdom random --seed 7
      throneroom play --plain --kingdom "random intrigue" --save game.txt
      throneroom play --plain game.txt
    """
    from throneroom.terminal.seats import BadSeats
    from throneroom.terminal.start import CardFailed, Wanted, play_plain
    from throneroom.terminal.talk import Talk

    wanted = Wanted(people, bots, kingdom, seed, load or file, save, own)
    if load is not None and file is not None:
        raise click.UsageError(locale.text("plain-one-file"))
    if wanted.load is not None and (option := wanted.beside_saved()):
        raise click.UsageError(locale.text("plain-with-saved", option=option))
    try:
        with refusing():
            play_plain(wanted, catalog_with(own), locale, Talk())
    except BadSeats as error:
        raise click.UsageError(str(error)) from None
    except CardFailed as error:
        raise click.ClickException(str(error)) from None


# -- replay ----------------------------------------------------------------------------------------------


@throneroom.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--to", type=int, metavar="N", help="Stop when decision N (from 0 on) is asked.")
@click.option("--seat", metavar="N|NAME", help="As this seat (from 0 on) saw it.")
@click.option("--all", "everything", is_flag=True, help="With everybody's hidden cards.")
@own_option
@lang_option
def replay(
    file: Path, to: int | None, seat: str | None, everything: bool, own: tuple[Path, ...], locale: Locale
) -> None:
    """Print the log of a saved game, as a spectator saw it.

    \b
    Examples:
      throneroom replay game.txt
      throneroom replay game.txt --to 40
      throneroom replay game.txt --seat 0
      throneroom replay game.json --all
    """
    from throneroom.terminal.files import load
    from throneroom.terminal.replay import BadReplay, replay_lines, seat_of

    record = load(file, catalog_with(own))
    try:
        lines = replay_lines(record, locale, to, seat_of(record, seat, everything, locale))
    except BadReplay as error:
        raise click.UsageError(str(error)) from None
    click.echo("\n".join(lines))


# -- running ---------------------------------------------------------------------------------------------


def print_json(data: Any) -> None:
    click.echo(json.dumps(data, indent=2))


def main(arguments: list[str] | None = None) -> None:
    """Run the command line. Bad input ends with one line on standard error, never a traceback."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that lacks a letter shows a question mark
    try:
        throneroom.main(arguments, prog_name="throneroom", standalone_mode=False)
        sys.stdout.flush()
    except click.ClickException as error:
        hint = error.ctx.command_path if isinstance(error, click.UsageError) and error.ctx else "throneroom"
        click.echo(f"{hint}: {error.format_message()}", err=True)
        sys.exit(error.exit_code)
    except click.Abort:
        click.echo("interrupted", err=True)
        sys.exit(FAILED)
    except BrokenPipeError:
        # The reader, such as `head`, has seen enough. Python would complain when it closes the stream.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(FAILED)
    except (OSError, ValueError) as error:
        click.echo(f"throneroom: {error}", err=True)
        sys.exit(FAILED)


if __name__ == "__main__":
    main()
