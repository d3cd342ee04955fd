"""Click commands with help and errors in the player's language.

The texts are in help.ftl, under the names of the command and its options. The help shows only the blocks of a
docstring that follow a \\b: the examples, and a sample of the JSON. The first line of each block is replaced by a
translated heading.
"""

from __future__ import annotations

import difflib
import inspect
import re
import textwrap
from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib import import_module
from typing import Any, Final

import click
from click.core import ParameterSource
from click.shell_completion import CompletionItem

from throneroom.commands.support.options import OLD_CUSTOM, locale_of
from throneroom.locale import Locale
from throneroom.system.console import terminal_width

_EXAMPLES: Final = "Examples:"
_WIDEST: Final = 80
_NARROWEST: Final = 30
_TWO_COLUMNS: Final = 60  # options and their texts side by side


class _Formatter(click.HelpFormatter):
    """Help for terminals of any width: on narrow ones, an option's text is below its name."""

    def __init__(self, indent_increment: int = 2, width: int | None = None, max_width: int | None = None) -> None:
        if width is None:  # Click's own is never narrower than 50 columns
            width = max(min(terminal_width(), max_width or _WIDEST) - 2, _NARROWEST)
        super().__init__(indent_increment, width, max_width)

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        if self.width >= _TWO_COLUMNS:
            super().write_usage(prog, args, prefix)
        else:
            self.write_line(f"{prefix or ''}{prog} {args}")

    def write_dl(self, rows: Iterable[tuple[str, str]], col_max: int = 30, col_spacing: int = 2) -> None:
        if self.width >= _TWO_COLUMNS:
            super().write_dl(list(rows), col_max, col_spacing)
            return
        for first, text in rows:
            self.write_text(first)
            with self.indentation():
                self.write_text(text)

    def write_line(self, line: str) -> None:
        """Write a line as it is, wrapped only if it does not fit."""
        indent = " " * self.current_indent
        shown = textwrap.wrap(
            line,
            self.width,
            initial_indent=indent,
            subsequent_indent=f"{indent}    ",
            break_long_words=False,
            break_on_hyphens=False,
        )
        self.write("\n".join(shown or [""]) + "\n")


class _Context(click.Context):
    formatter_class = _Formatter


class _Localized(click.Command):
    """What commands and groups have in common."""

    context_class = _Context

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        """Offer options with their localized texts."""
        locale, key = locale_of(ctx), _key(ctx)
        by_name = {
            name: param for param in self.get_params(ctx) if isinstance(param, click.Option) for name in param.opts
        }
        found: list[CompletionItem] = []
        for item in click.Command.shell_complete(self, ctx, incomplete):
            if item.value in by_name:
                item.help = _help(by_name[item.value], key, locale)
            if item.value != OLD_CUSTOM:
                found.append(item)
        return found

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        locale = locale_of(ctx)
        pieces = ["[OPTIONS]", *(_argument(param) for param in self.params if isinstance(param, click.Argument))]
        if isinstance(self, click.Group):
            pieces.append("COMMAND [ARGS]...")
        shown = _capitals(" ".join(pieces), locale)
        formatter.write_usage(ctx.command_path, shown, f"{locale.text('help-usage')} ")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        locale, key = locale_of(ctx), _key(ctx)
        for part in (key, f"{key}.more"):
            if locale.has(part):
                formatter.write_paragraph()
                with formatter.indentation():
                    formatter.write_text(locale.text(part))
        data = 0
        for heading, lines in _blocks((self.callback and self.callback.__doc__) or ""):
            if heading == _EXAMPLES:
                shown = locale.text("help-examples")
            else:
                data += 1
                shown = locale.text(f"{key}.data" if data == 1 else f"{key}.data-{data}")
            formatter.write_paragraph()
            with formatter.indentation():
                formatter.write_text(shown)
                for line in lines:
                    assert isinstance(formatter, _Formatter)
                    formatter.write_line(line)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        locale, key = locale_of(ctx), _key(ctx)
        options = [param for param in self.get_params(ctx) if isinstance(param, click.Option)]
        rows = [(_option(option, locale), _help(option, key, locale)) for option in options]
        _write_section(locale.text("help-options"), rows, formatter)


class LocalizedCommand(_Localized):
    """A command whose texts are in the catalogs."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        ctx.allow_extra_args = True
        rest = super().parse_args(ctx, args)
        if ctx.args and not ctx.resilient_parsing:
            raise click.UsageError(locale_of(ctx).text("usage-extra", words=" ".join(ctx.args)), ctx)
        return rest


class LocalizedGroup(_Localized, click.Group):
    """A group of commands. `modules` maps each command to its module, which is imported only to run it.

    `sections`: the commands as the help shows them, by the key of their heading.
    """

    def __init__(
        self,
        *args: Any,
        modules: Mapping[str, str],
        sections: Mapping[str, Sequence[str]] | None = None,
        **attributes: Any,
    ) -> None:
        super().__init__(*args, **attributes)
        self._modules: Final = modules
        self._sections: Final = sections or {"help-commands": sorted(modules)}

    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted(self._modules)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self._modules:
            return None
        found = getattr(import_module(self._modules[cmd_name]), cmd_name)
        assert isinstance(found, click.Command)
        return found

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_options(ctx, formatter)
        self.format_commands(ctx, formatter)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        locale = locale_of(ctx)
        for heading, names in self._sections.items():
            _write_section(locale.text(heading), [(name, _short(ctx, name, locale)) for name in names], formatter)

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        locale = locale_of(ctx)
        commands = [name for names in self._sections.values() for name in names if name.startswith(incomplete)]
        items = [CompletionItem(name, help=_short(ctx, name, locale)) for name in commands]
        return [*items, *super().shell_complete(ctx, incomplete)]

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        name = args[0]
        if self.get_command(ctx, name) is None and not name.startswith("-") and not ctx.resilient_parsing:
            locale = locale_of(ctx)
            unknown = locale.text("usage-no-command", name=repr(name))
            close = difflib.get_close_matches(name, self.list_commands(ctx))
            raise click.UsageError(_perhaps(unknown, close, locale), ctx)
        return super().resolve_command(ctx, args)


# -- texts ---------------------------------------------------------------------------------------------------------


def _key(ctx: click.Context, *more: str) -> str:
    """Return the key of a command's texts: help-lab-levels for `throneroom lab levels`."""
    words = [*ctx.command_path.split()[1:], *more] or ["throneroom"]
    return f"help-{'-'.join(words)}"


def _short(ctx: click.Context, name: str, locale: Locale) -> str:
    """Return the line about a command in the list of commands."""
    key = _key(ctx, name)
    return locale.text(f"{key}.short" if locale.has(f"{key}.short") else key)


def _write_section(heading: str, rows: list[tuple[str, str]], formatter: click.HelpFormatter) -> None:
    formatter.write_paragraph()
    formatter.write(f"{heading}\n")
    with formatter.indentation():
        formatter.write_dl(rows)


def _blocks(docstring: str) -> Iterator[tuple[str, list[str]]]:
    """Yield the heading and lines of each block that is shown as written."""
    for paragraph in re.split(r"\n\s*\n", inspect.cleandoc(docstring)):
        first, *lines = paragraph.splitlines() or [""]
        if first.strip() == "\b" and lines:
            yield lines[0], lines[1:]


def _argument(argument: click.Argument) -> str:
    """Return an argument as the usage line shows it."""
    if argument.metavar:
        return argument.metavar
    name = (argument.name or "").upper()
    shown = name if argument.required else f"[{name}]"
    return f"{shown}..." if argument.nargs == -1 else shown


def _shown(names: list[str]) -> list[str]:
    return [name for name in names if name != OLD_CUSTOM]


def _option(option: click.Option, locale: Locale) -> str:
    """Return an option as it is typed."""
    names = ", ".join(sorted(_shown(option.opts), key=lambda name: name.startswith("--")))
    if option.is_flag or option.count:
        return names
    if option.metavar is None and isinstance(option.type, click.Choice):
        return f"{names} [{'|'.join(map(str, option.type.choices))}]"
    return f"{names} {_capitals(option.metavar or 'N', locale)}"


def _help(option: click.Option, key: str, locale: Locale) -> str:
    name = max(_shown(option.opts), key=len).lstrip("-")
    specific = f"{key}.{name}"
    text = locale.text(specific if locale.has(specific) else f"help-option.{name}")
    if option.show_default and option.default is not None:
        text += f"  {locale.text('help-default', value=str(option.default))}"
    return f"{text}  {locale.text('help-required')}" if option.required else text


def _capitals(text: str, locale: Locale) -> str:
    """Translate the words in capitals, which are placeholders for values."""

    def word(found: re.Match[str]) -> str:
        key = f"metavar-{found[0].lower()}"
        return locale.text(key) if locale.has(key) else found[0]

    return re.sub(r"[A-Z]{2,}", word, text)


def _perhaps(problem: str, close: list[str], locale: Locale) -> str:
    return locale.text("problem-did-you-mean", problem=problem, names=locale.one_of(close)) if close else problem


def usage_text(error: click.UsageError, locale: Locale) -> str:
    """Return what is wrong with a command line. Click's less common messages stay in English."""
    match error:
        case click.NoSuchOption():
            unknown = locale.text("usage-no-option", name=error.option_name)
            return _perhaps(unknown, _shown(sorted(error.possibilities or [])), locale)
        case click.MissingParameter():
            key = "usage-no-argument" if isinstance(error.param, click.Argument) else "usage-no-required"
            return locale.text(key, name=_name(error, locale))
        case click.BadOptionUsage():
            key = "usage-takes-no-value" if "does not take" in error.message else "usage-needs-value"
            return locale.text(key, name=error.option_name)
        case click.BadParameter():
            return locale.text("usage-bad-value", name=_name(error, locale), reason=error.message)
        case _:
            return error.format_message()


def _name(error: click.BadParameter, locale: Locale) -> str:
    """Return what the user has to correct: an argument, an option, or the environment variable that set the option."""
    param = error.param
    if isinstance(param, click.Argument):
        return _capitals(_argument(param).strip("[]."), locale)
    if param is None:
        return ""
    if error.ctx is not None and error.ctx.get_parameter_source(param.name or "") is ParameterSource.ENVIRONMENT:
        return str(param.envvar)
    return max(param.opts, key=len)
