"""Click commands with help and errors in the player's language.

The texts are in help.ftl, under the names of the command and its options. The help shows only the blocks of a
docstring that follow a \\b: the examples, and a sample of the JSON. The first line of each block is replaced by a
translated heading.
"""

from __future__ import annotations

import difflib
import inspect
import re
from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any, Final

import click

from throneroom.commands.support.options import locale_of
from throneroom.locale import Locale

_EXAMPLES: Final = "Examples:"


class _Localized(click.Command):
    """What commands and groups have in common."""

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
                    formatter.write(f"{'':{formatter.current_indent}}{line}\n")

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
    """A group of commands. `modules` maps each command to its module, which is imported only to run it."""

    def __init__(self, *args: Any, modules: Mapping[str, str], **attributes: Any) -> None:
        super().__init__(*args, **attributes)
        self._modules: Final = modules

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
        rows: list[tuple[str, str]] = []
        for name in self.list_commands(ctx):
            key = _key(ctx, name)
            rows.append((name, locale.text(f"{key}.short" if locale.has(f"{key}.short") else key)))
        _write_section(locale.text("help-commands"), rows, formatter)

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


def _option(option: click.Option, locale: Locale) -> str:
    """Return an option as it is typed."""
    names = ", ".join(sorted(option.opts, key=lambda name: name.startswith("--")))
    if option.is_flag or option.count:
        return names
    if option.metavar is None and isinstance(option.type, click.Choice):
        return f"{names} [{'|'.join(map(str, option.type.choices))}]"
    return f"{names} {_capitals(option.metavar or 'N', locale)}"


def _help(option: click.Option, key: str, locale: Locale) -> str:
    name = max(option.opts, key=len).lstrip("-")
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
            return _perhaps(unknown, sorted(error.possibilities or []), locale)
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
    param = error.param
    if isinstance(param, click.Argument):
        return _capitals(_argument(param).strip("[]."), locale)
    return max(param.opts, key=len) if param is not None else ""
