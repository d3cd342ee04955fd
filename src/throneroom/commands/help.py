"""`throneroom help`: print the help of a command, as --help does."""

from __future__ import annotations

import click
from click.shell_completion import CompletionItem

from throneroom.commands.support.localized_click import LocalizedCommand
from throneroom.commands.support.options import lang_of_group


def _complete(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    root = ctx.find_root()
    return [item for item in root.command.shell_complete(root, incomplete) if not item.value.startswith("-")]


@click.command(cls=LocalizedCommand)
@click.argument("command", nargs=-1, shell_complete=_complete)
@lang_of_group
@click.pass_context
def help(context: click.Context, command: tuple[str, ...]) -> None:
    """Show the help of a command.

    \b
    Examples:
      throneroom help
      throneroom help play
      throneroom help lab levels
    """
    shown = context.find_root()
    for word in command:
        group = shown.command
        found = None
        if isinstance(group, click.Group):
            _, found, _ = group.resolve_command(shown, [word])
        if found is None:
            break
        shown = found.context_class(found, parent=shown, info_name=word)
    click.echo(shown.get_help())
