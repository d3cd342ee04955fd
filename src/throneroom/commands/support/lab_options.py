"""What the commands of the lab have in common: their options, and what they refuse."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from throneroom.commands.support.options import WholeNumber
from throneroom.engine.localizable import Problem
from throneroom.locale import Locale
from throneroom.words.messages import error_text

FAILED = 1
INTERRUPTED = 130  # as shells have it: 128 and the number of the signal
MOST_GAMES = 1_000_000_000
MOST_JOBS = 256

seed_option = click.option("--seed", type=WholeNumber(), default=1, metavar="N")
jobs_option = click.option("--jobs", type=WholeNumber(1, MOST_JOBS), metavar="N")
cluster_option = click.option("--cluster", metavar="ADDRESS")


class BadFile(click.ClickException):
    """A file that is no good. Its name comes first, so it is told as it is."""

    exit_code = 2


def chosen_jobs(jobs: int | None, cluster: str | None, locale: Locale) -> int:
    from throneroom.lab.pool import cores

    if jobs is not None and cluster is not None:
        raise click.UsageError(locale.text("lab-not-with-cluster"))
    return jobs or cores()


def refuse_file(path: Path | None, locale: Locale, suffixes: tuple[str, ...] = ()) -> None:
    """Refuse a file that could not be written, before anything is played."""
    if path is None:
        return
    if suffixes and path.suffix.lower() not in suffixes:
        raise BadFile(locale.text("lab-bad-plot", file=str(path), suffix=path.suffix or repr(path.name)))
    if path.is_dir():
        raise BadFile(locale.text("lab-is-folder", file=str(path)))
    if not path.resolve().parent.is_dir():
        raise BadFile(locale.text("lab-no-folder", file=str(path), folder=str(path.resolve().parent)))


@contextmanager
def failing(custom: tuple[Path, ...], locale: Locale) -> Iterator[None]:
    """Work that could not be done is told in one line, and so is a card of one's own that fails in a game."""
    from throneroom.lab.pool import LabFailed

    try:
        yield
    except LabFailed as error:
        raise click.ClickException(error_text(error, locale)) from None
    except (click.ClickException, OSError, Problem):
        raise
    except Exception as error:  # anything may go wrong in a card that somebody else wrote
        if not custom:
            raise
        reason = " ".join(f"{type(error).__name__}: {error}".split())
        raise click.ClickException(locale.text("lab-card-failed", error=reason)) from None
