"""The `throneroom` command: the group of all commands, and error handling."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Final

import click

from throneroom import __version__
from throneroom.commands.support.echo import echo, unbroken
from throneroom.commands.support.localized_click import LocalizedGroup, usage_text
from throneroom.commands.support.options import FAILED, lang_of_group
from throneroom.commands.support.version_line import version_line
from throneroom.locale import Locale
from throneroom.locale.choice import early_language
from throneroom.system.console import prepare_streams
from throneroom.words.messages import error_text
from throneroom.words.phrases import sentence

_SECTIONS: Final = {
    "help-section-play": ("play", "join", "watch"),
    "help-section-look-up": ("cards", "kingdom", "workshop", "replay", "coach"),
    "help-section-lab": ("simulate", "tournament", "search", "lab"),
    "help-section-serve": ("serve", "admin", "backup", "check"),
    "help-section-help": ("help", "version", "completion"),
}


@click.group(
    cls=LocalizedGroup,
    modules={name: f"throneroom.commands.{name}" for names in _SECTIONS.values() for name in names},
    sections=_SECTIONS,
    context_settings={"help_option_names": ["-h", "--help"]},
    invoke_without_command=True,
)
@click.version_option(__version__, message=version_line())
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
    prepare_streams(sys.stdout, sys.stderr)
    if sys.stdout is None:
        echo(f"throneroom: {locale.text('usage-closed')}", err=True)
        sys.exit(FAILED)
    try:
        throneroom.main(arguments, prog_name="throneroom", standalone_mode=False, obj=locale)
        sys.stdout.flush()
    except click.UsageError as error:
        command = error.ctx.command_path if error.ctx else _command(given)
        _complain(command, sentence(usage_text(error, locale)), command, locale)
        sys.exit(error.exit_code)
    except click.ClickException as error:
        _complain("throneroom", error.format_message(), _command(given), locale)
        sys.exit(error.exit_code)
    except click.Abort:
        echo(locale.text("usage-interrupted"), err=True)
        sys.exit(FAILED)
    except BrokenPipeError:
        # The reader, such as `head`, has closed the pipe. Without this, Python would report an error at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(FAILED)
    except OSError as error:  # such as a full disk, for which there is no help
        echo(f"throneroom: {error_text(error, locale)}", err=True)
        sys.exit(FAILED)
    except ValueError as error:
        _complain("throneroom", error_text(error, locale), _command(given), locale)
        sys.exit(FAILED)


def _complain(who: str, problem: str, command: str, locale: Locale) -> None:
    """Print what is wrong, and where to read on."""
    if not problem.endswith((".", "?", "!")):
        problem += "."
    help_command = unbroken(f"{command} --help")
    echo(f"{who}: {locale.text('usage-read-on', problem=problem, command=help_command)}", err=True)


def _command(given: Sequence[str]) -> str:
    """Return the command that these arguments call, for its help."""
    words = ["throneroom"]
    group: click.Command = throneroom
    for word in given:
        if isinstance(group, click.Group) and (found := group.get_command(click.Context(group), word)) is not None:
            words.append(word)
            group = found
    return " ".join(words)


if __name__ == "__main__":
    main()
