"""`throneroom completion`: print a script that lets the shell complete commands, options and names."""

from __future__ import annotations

from typing import ClassVar, Final

import click
from click.shell_completion import BashComplete, FishComplete, ShellComplete, ZshComplete

from throneroom.commands.support.localized_click import LocalizedCommand
from throneroom.commands.support.options import Word, lang_of_group


class _FishComplete(FishComplete):
    """As Click's, but words with commas are completed, too: lists of cards or bots."""

    source_template: ClassVar[str] = """\
function %(complete_func)s
    set -l response (env %(complete_var)s=fish_complete COMP_WORDS=(commandline -cp) COMP_CWORD=(commandline -t) \
%(prog_name)s)
    for completion in $response
        set -l metadata (string split --max 1 "," $completion)
        if test $metadata[1] = "dir"
            __fish_complete_directories $metadata[2]
        else if test $metadata[1] = "file"
            __fish_complete_path $metadata[2]
        else if test $metadata[1] = "plain"
            echo $metadata[2]
        end
    end
end

complete --no-files --command %(prog_name)s --arguments "(%(complete_func)s)"
"""


_SHELLS: Final[dict[str, type[ShellComplete]]] = {"bash": BashComplete, "zsh": ZshComplete, "fish": _FishComplete}


@click.command(cls=LocalizedCommand)
@click.argument("shell", type=Word(tuple(_SHELLS)))
@lang_of_group
@click.pass_context
def completion(context: click.Context, shell: str) -> None:
    """Print a script that lets the shell complete commands, options and names.

    \b
    Examples:
      eval "$(throneroom completion bash)"
      eval "$(throneroom completion zsh)"
      throneroom completion fish | source
    """
    script = _SHELLS[shell](context.find_root().command, {}, "throneroom", "_THRONEROOM_COMPLETE")
    click.echo(script.source())
