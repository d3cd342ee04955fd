"""Translates messages of the lower layers, which have facts but no language."""

from __future__ import annotations

import errno
from collections.abc import Sequence

from throneroom.cards.sets import RecommendedSet
from throneroom.engine.card import Option
from throneroom.engine.decision import IllegalAnswer
from throneroom.engine.localizable import Localizable, OneOf, Problem
from throneroom.locale import Locale
from throneroom.words.names import option_name, set_name


def message_text(message: Localizable, locale: Locale) -> str:
    return locale.text(message.key, **{name: _fact(fact, locale) for name, fact in message.facts.items()})


def error_text(error: Exception, locale: Locale) -> str:
    """Return what is wrong, in the reader's language unless the error is just a string."""
    if isinstance(error, Problem | IllegalAnswer):
        return message_text(error.message, locale)
    if isinstance(error, OSError):
        return system_error_text(error, locale)
    return str(error)


def system_error_text(error: OSError, locale: Locale) -> str:
    """Return the operating system's message, which is in English unless the catalogs have it."""
    from socket import gaierror  # slow to import, and rarely needed

    if isinstance(error, gaierror):
        return locale.text("system-no-host")
    number = errno.ETIMEDOUT if isinstance(error, TimeoutError) else error.errno or 0
    key = f"system-{errno.errorcode.get(number, 'other').lower()}"
    return locale.text(key) if locale.has(key) else error.strerror or str(error)


def _fact(fact: object, locale: Locale) -> str | int:
    match fact:
        case str() | int():
            return fact
        case Option():
            return option_name(fact, locale)
        case RecommendedSet():
            return set_name(fact, locale)
        case Localizable():
            return message_text(fact, locale)
        case OSError():
            return system_error_text(fact, locale)
        case OneOf():
            return locale.one_of([str(_fact(thing, locale)) for thing in fact.things])
        case Sequence():
            return ", ".join(str(_fact(thing, locale)) for thing in fact)
        case _:
            return str(fact)
