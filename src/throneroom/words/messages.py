"""Words for what the layers below have to say: they know facts, and no language."""

from __future__ import annotations

import errno
from collections.abc import Sequence

from throneroom.cards.sets import RecommendedSet
from throneroom.engine.card import Option
from throneroom.engine.decision import IllegalAnswer
from throneroom.engine.localizable import OneOf, Problem, Saying
from throneroom.locale import Locale
from throneroom.words.names import option_name, set_name


def words(said: Saying, locale: Locale) -> str:
    """The saying in the reader's language."""
    return locale.text(said.key, **{name: _fact(fact, locale) for name, fact in said.facts.items()})


def told(error: Exception, locale: Locale) -> str:
    """What is wrong, in the reader's language as far as the error knows more than words."""
    if isinstance(error, Problem | IllegalAnswer):
        return words(error.said, locale)
    if isinstance(error, OSError):
        return system_words(error, locale)
    return str(error)


def system_words(error: OSError, locale: Locale) -> str:
    """What the system says; it speaks English, so the usual complaints are ours."""
    from socket import gaierror  # only here: it takes its time to import

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
        case Saying():
            return words(fact, locale)
        case OSError():
            return system_words(fact, locale)
        case OneOf():
            return locale.one_of([str(_fact(thing, locale)) for thing in fact.things])
        case Sequence():
            return ", ".join(str(_fact(thing, locale)) for thing in fact)
        case _:
            return str(fact)
