"""The `throneroom` command: the group of all commands, and error handling."""

from __future__ import annotations

import io
import os
import sys

import click

from throneroom import __version__
from throneroom.commands.support.localized_click import LocalizedGroup, usage_text
from throneroom.commands.support.options import FAILED, lang_of_group
from throneroom.engine.build import build
from throneroom.locale import Locale
from throneroom.locale.choice import early_language
from throneroom.words.messages import error_text
from throneroom.words.phrases import sentence

_COMMANDS = (
    "admin",
    "backup",
    "cards",
    "check",
    "coach",
    "join",
    "kingdom",
    "lab",
    "play",
    "replay",
    "search",
    "serve",
    "simulate",
    "tournament",
    "watch",
)


@click.group(
    cls=LocalizedGroup,
    modules={name: f"throneroom.commands.{name}" for name in _COMMANDS},
    context_settings={"help_option_names": ["-h", "--help"]},
    invoke_without_command=True,
)
@click.version_option(__version__, message=f"throneroom {__version__} ({build()})")
@lang_of_group
@click.pass_context
def throneroom(context: click.Context) -> None:
    """Play and study Dominion and Intrigue."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


def main(arguments: list[str] | None = None) -> None:
    """Run the command line. Bad input produces one line on standard error, never a traceback."""
    given = sys.argv[1:] if arguments is None else arguments
    locale = Locale(early_language(given, os.environ))
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # print characters that the terminal lacks as question marks
    if sys.stdout is None:
        click.echo(f"throneroom: {locale.text('usage-closed')}", err=True)
        sys.exit(FAILED)
    try:
        throneroom.main(arguments, prog_name="throneroom", standalone_mode=False, obj=locale)
        sys.stdout.flush()
    except click.UsageError as error:
        command = error.ctx.command_path if error.ctx else "throneroom"
        click.echo(f"{command}: {sentence(usage_text(error, locale))}", err=True)
        sys.exit(error.exit_code)
    except click.ClickException as error:
        click.echo(f"throneroom: {error.format_message()}", err=True)
        sys.exit(error.exit_code)
    except click.Abort:
        click.echo(locale.text("usage-interrupted"), err=True)
        sys.exit(FAILED)
    except BrokenPipeError:
        # The reader, such as `head`, has closed the pipe. Without this, Python would report an error at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(FAILED)
    except (OSError, ValueError) as error:
        click.echo(f"throneroom: {error_text(error, locale)}", err=True)
        sys.exit(FAILED)


if __name__ == "__main__":
    main()
