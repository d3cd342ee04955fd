"""Options that several commands share, parameter types with localized errors, and exit codes."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

import click

from throneroom.cards.custom_sources import CustomCards, find_custom_cards
from throneroom.cards.kingdoms import BadKingdom
from throneroom.commands.support.echo import echo
from throneroom.locale import Locale, languages
from throneroom.locale.choice import environment_language, known_language
from throneroom.system.folders import card_folder
from throneroom.words.kingdom_request import BadKingdomRequest
from throneroom.words.messages import error_text
from throneroom.words.names import NotFound, quoted, understand_all_languages

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem

    _Choice = click.Choice[str]
else:
    _Choice = click.Choice  # not generic in Click 8.1

_Function = TypeVar("_Function", bound=Callable[..., Any])

FAILED: Final = 1  # Click exits with 2 for bad usage
INTERRUPTED: Final = 130  # as in shells: 128 plus the number of the signal


@contextmanager
def usage_errors(locale: Locale, *more: type[Exception]) -> Iterator[None]:
    """Report unusable cards and kingdoms, and exceptions of the types `more`, as usage errors."""
    kinds: tuple[type[Exception], ...] = (BadKingdom, NotFound, BadKingdomRequest, *more)
    try:
        yield
    except kinds as error:
        raise click.UsageError(error_text(error, locale)) from None


def custom_cards(named: tuple[Path, ...], locale: Locale) -> CustomCards:
    """Load the custom cards of these files and directories, of the user's card directory, and of packages.

    What nobody named is skipped if it is broken, with a line on standard error.
    """
    found = find_custom_cards(named, card_folder())
    for problem in found.skipped:
        skipped = locale.text("show-custom-skipped", problem=error_text(problem, locale))
        echo(f"throneroom: {skipped}", err=True)
    understand_all_languages(found.catalog)
    return found


# -- languages -----------------------------------------------------------------------------------------------------


def locale_of(context: click.Context | None) -> Locale:
    """Return the language for help and errors."""
    found = None if context is None else context.find_root().obj
    return found if isinstance(found, Locale) else Locale(environment_language(os.environ))


def _languages(context: click.Context, option: click.Parameter, wanted: str | None) -> tuple[Locale, ...]:
    """Return the languages in a comma-separated list, one for each person at the keyboard."""
    return tuple(_language(context, option, part) for part in (wanted.split(",") if wanted else [None]))


def _language(context: click.Context, option: click.Parameter, wanted: str | None) -> Locale:
    if wanted is None:
        return locale_of(context)
    language = known_language(wanted)
    if language is None:
        known = ", ".join(languages())
        raise click.BadParameter(locale_of(context).text("show-no-language", name=quoted(wanted), known=known))
    return Locale(language)


# -- types of parameters -------------------------------------------------------------------------------------------


_LONGEST_SHOWN: Final = 40


def shortened(value: str) -> str:
    """Return the beginning of what was typed: nobody needs to read thousands of digits again."""
    return value if len(value) <= _LONGEST_SHOWN else f"{value[:_LONGEST_SHOWN]}…"


class WholeNumber(click.IntRange):
    """A whole number, optionally within limits."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        try:
            number = int(value)
        except ValueError:
            self.fail(locale_of(ctx).text("usage-not-whole", value=repr(shortened(str(value)))), param, ctx)
        return number if _is_within(number, self) else self.fail(_outside(number, self, ctx), param, ctx)


class DecimalNumber(click.FloatRange):
    """A number within limits, not necessarily whole."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        try:
            number = float(value)
        except ValueError:
            self.fail(locale_of(ctx).text("usage-not-number", value=repr(value)), param, ctx)
        return number if _is_within(number, self) else self.fail(_outside(number, self, ctx), param, ctx)


class Word(_Choice):
    """One of a few words. `renamed` are old words that are still understood, and what they are called now."""

    def __init__(self, choices: Sequence[str], renamed: Mapping[str, str] | None = None) -> None:
        super().__init__(choices)
        self._renamed: Final = renamed or {}

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        value = self._renamed.get(value, value)
        if value not in self.choices:
            locale = locale_of(ctx)
            names = locale.one_of([str(choice) for choice in self.choices])
            self.fail(locale.text("usage-one-of", value=repr(value), names=names), param, ctx)
        return str(value)


class YesOrNo(click.types.BoolParamType):
    """A flag. On the command line it has no value; in the environment, 1 sets it and 0 does not."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> bool:
        try:
            return super().convert(value, param, ctx)
        except click.BadParameter:
            locale = locale_of(ctx)
            self.fail(locale.text("usage-one-of", value=repr(value), names=locale.one_of(["1", "0"])), param, ctx)


def _is_within(number: float, limits: click.IntRange | click.FloatRange) -> bool:
    return (limits.min is None or number >= limits.min) and (limits.max is None or number <= limits.max)


def _outside(number: float, limits: click.IntRange | click.FloatRange, ctx: click.Context | None) -> str:
    text = locale_of(ctx).text
    if limits.max is None:
        return text("usage-at-least", value=str(number), least=str(limits.min))
    return text("usage-between", value=str(number), least=str(limits.min or 0), most=str(limits.max))


FILE: Final = click.Path(path_type=Path)
OLD_CUSTOM: Final = "--own"  # what --custom was called; still understood, but not shown


def setting(name: str, *more: str, **attributes: Any) -> Callable[[_Function], _Function]:
    """An option that can also be set in the environment: --keep-days as THRONEROOM_KEEP_DAYS.

    Several values are separated by spaces; paths as in PATH.
    """
    return click.option(name, *more, envvar=f"THRONEROOM_{name.lstrip('-').replace('-', '_').upper()}", **attributes)


def _complete_languages(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    from throneroom.commands.support.completion import complete_languages

    return complete_languages(ctx, param, incomplete)


_lang: Final[dict[str, Any]] = {"metavar": "XX", "shell_complete": _complete_languages}

lang_option = click.option("--lang", "locale", callback=_language, **_lang)
langs_option = click.option("--lang", "locales", callback=_languages, **_lang)
lang_of_group = click.option("--lang", callback=_language, expose_value=False, **_lang)
json_option = click.option("--json", "as_json", is_flag=True)
custom_option = click.option("--custom", OLD_CUSTOM, "custom", multiple=True, metavar="FILE|DIR", type=FILE)
