"""`throneroom kingdom`: choose ten kingdom cards for a game, or list the recommended sets."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import click

from throneroom.cards.kingdoms import DRAWN_EDITIONS, SOURCES
from throneroom.cards.sets import RECOMMENDED_SETS
from throneroom.commands.support.completion import complete_cards, complete_kingdom
from throneroom.commands.support.localized_click import LocalizedCommand
from throneroom.commands.support.options import (
    WholeNumber,
    Word,
    custom_cards,
    custom_option,
    json_option,
    lang_option,
    usage_errors,
)
from throneroom.engine.setup import FEWEST_SEATS
from throneroom.locale import Locale
from throneroom.words.kingdom_request import KingdomRequest, propose

_MOST_PEOPLE: Final = 100


@click.command(cls=LocalizedCommand)
@click.argument("cards", nargs=-1, metavar="[SET | CARD, CARD, ...]", shell_complete=complete_kingdom)
@click.option("--list", "listing", is_flag=True)
@click.option("--from", "source", type=Word(SOURCES))
@click.option("--edition", type=Word(DRAWN_EDITIONS))
@click.option("--with", "needs", multiple=True, metavar="CARDS", shell_complete=complete_cards)
@click.option("--without", "bans", multiple=True, metavar="CARDS", shell_complete=complete_cards)
@click.option("--seed", type=WholeNumber(), metavar="N")
@click.option(
    "--people", type=WholeNumber(FEWEST_SEATS, _MOST_PEOPLE), default=FEWEST_SEATS, show_default=True, metavar="N"
)
@click.option("--split", is_flag=True)
@click.option("--swap", "swaps", multiple=True, metavar="OLD=NEW")
@custom_option
@lang_option
@json_option
def kingdom(
    cards: tuple[str, ...],
    listing: bool,
    source: str | None,
    edition: str | None,
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
    """Choose the ten kingdom cards of a game: at random, a recommended set, or by hand.

    \b
    Examples:
      throneroom kingdom
      throneroom kingdom --from 5+5 --with Moat --without Thief,Spy --seed 7
      throneroom kingdom first game
      throneroom kingdom --edition second
      throneroom kingdom "First Game, second edition"
      throneroom kingdom --list
      throneroom kingdom --people 7
      throneroom kingdom First Game --swap Moat=Chapel --swap Mine=Witch
      throneroom kingdom --custom my_cards.py --with "Night Market"

    \b
    JSON has the seed (null if nothing was random) and the tables:
      {"seed": 7, "tables": [{"players": 2, "set": null,
        "edition": "first", "cards": ["Cellar", "..."],
        "piles": {"Copper": 46, "...": 10}}]}

    \b
    and with --list the sets:
      [{"name": "First Game", "boxes": ["base"], "edition": "first",
        "cards": ["Cellar", "..."]}]
    """
    from throneroom.commands.output.console import console, print_json
    from throneroom.commands.output.kingdom_report import proposal_data, set_data, show_proposal, show_sets

    request = KingdomRequest(
        named=" ".join(cards) if cards else None,
        source=source,
        edition=edition,
        needs=needs,
        bans=bans,
        seed=seed,
        people=people,
        split=split,
        swaps=swaps,
    )
    if listing:
        if request != KingdomRequest() or custom:
            raise click.UsageError(locale.text("show-list-alone"))
        if as_json:
            print_json([set_data(known) for known in RECOMMENDED_SETS])
        else:
            show_sets(locale, console())
        return
    with usage_errors(locale):
        proposal = propose(request, custom_cards(custom, locale).catalog.cards, locale)
    if as_json:
        print_json(proposal_data(proposal))
    else:
        show_proposal(proposal, custom, locale, console())
