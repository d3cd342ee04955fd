"""The command line: `throneroom play`, `cards`, `kingdom`, `replay`."""

from __future__ import annotations

import sys

import click

from throneroom import __version__
from throneroom.engine import game as engine_game

FAILED = 1
BAD_USAGE = 2


def build() -> str:
    """Whether the engine that runs is compiled or plain Python."""
    return "plain" if (engine_game.__file__ or "").endswith(".py") else "compiled"


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, message=f"throneroom {__version__} ({build()})")
def throneroom() -> None:
    """Dominion and Intrigue: play, look up cards, choose a kingdom, replay a game."""


def main() -> None:
    """Run the command line. Bad input ends with one line on standard error, never a traceback."""
    try:
        throneroom.main(standalone_mode=False)
    except click.ClickException as error:
        hint = error.ctx.command_path if isinstance(error, click.UsageError) and error.ctx else "throneroom"
        click.echo(f"{hint}: {error.format_message()}", err=True)
        sys.exit(error.exit_code)
    except click.Abort:
        click.echo("interrupted", err=True)
        sys.exit(FAILED)
    except (OSError, ValueError) as error:
        click.echo(f"throneroom: {error}", err=True)
        sys.exit(FAILED)


if __name__ == "__main__":
    main()
