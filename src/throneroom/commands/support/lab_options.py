"""Options and errors that the lab's commands share: simulate, tournament, search, lab."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from throneroom.bots.bot_mistakes import DEFAULT, MISTAKES
from throneroom.cards.custom_sources import CardSource, find_custom_cards
from throneroom.cards.kingdoms import DRAWN_EDITIONS
from throneroom.commands.support.options import WholeNumber, Word
from throneroom.engine.card import FIRST
from throneroom.engine.localizable import Problem
from throneroom.locale import Locale
from throneroom.words.messages import error_text

if TYPE_CHECKING:
    from throneroom.bots.named_bot import NamedBot
    from throneroom.cards.catalog import Catalog

MOST_GAMES: Final = 1_000_000_000
_MOST_JOBS: Final = 256
PLOT_SUFFIXES: Final = (".png", ".svg")

edition_option = click.option("--edition", type=Word(DRAWN_EDITIONS), default=FIRST, show_default=True)
seed_option = click.option("--seed", type=WholeNumber(), default=1, metavar="N")
jobs_option = click.option("--jobs", type=WholeNumber(1, _MOST_JOBS), metavar="N")
mistakes_option = click.option("--mistakes", type=Word(MISTAKES), default=DEFAULT, show_default=True)
cluster_option = click.option("--cluster", metavar="ADDRESS")


class BadFile(click.ClickException):
    """A file cannot be used. The message already begins with its name, so no prefix is added."""

    exit_code = 2


def process_count(jobs: int | None, cluster: str | None, locale: Locale) -> int:
    from throneroom.lab.pool import cores

    if jobs is not None and cluster is not None:
        raise click.UsageError(locale.text("lab-not-with-cluster"))
    return jobs or cores()


def cards_in_each_kingdom(named: tuple[Path, ...]) -> tuple[CardSource, ...]:
    """Return the custom cards for a measurement in random kingdoms: those that were named, which all have."""
    return find_custom_cards(named, packages=False).sources


def check_output_file(path: Path | None, locale: Locale, suffixes: tuple[str, ...] = ()) -> None:
    """Reject a file that cannot be written, before any game is played."""
    if path is None:
        return
    if suffixes and path.suffix.lower() not in suffixes:
        raise BadFile(locale.text("lab-bad-plot", file=str(path), suffix=path.suffix or repr(path.name)))
    if path.is_dir():
        raise BadFile(locale.text("lab-is-folder", file=str(path)))
    if not path.resolve().parent.is_dir():
        raise BadFile(locale.text("lab-no-folder", file=str(path), folder=str(path.resolve().parent)))


def find_bots(names: Sequence[str], catalog: Catalog, locale: Locale) -> list[NamedBot]:
    from throneroom.bots.named_bot import UnknownBot, find_bot
    from throneroom.bots.strategies.mistakes import BadStrategy

    try:
        return [find_bot(name, catalog) for name in names]
    except UnknownBot as unknown:
        raise click.UsageError(error_text(unknown, locale)) from None
    except BadStrategy as bad:
        raise BadFile(error_text(bad, locale)) from None


@contextmanager
def lab_errors(custom: Sequence[CardSource], locale: Locale) -> Iterator[None]:
    """Report in one line why the lab failed, including failures of custom cards during a game."""
    from throneroom.lab.pool import LabFailed

    try:
        yield
    except LabFailed as error:
        raise click.ClickException(error_text(error, locale)) from None
    except (click.ClickException, OSError, Problem):
        raise
    except Exception as error:  # a custom card may raise anything
        if not custom:
            raise
        reason = " ".join(f"{type(error).__name__}: {error}".split())
        raise click.ClickException(locale.text("lab-card-failed", error=reason)) from None
