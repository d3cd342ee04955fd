"""The texts of cards written in the card language, and of their modes, in every language.

English is what `cards/language` writes, since it can be read again. The other languages are put together from the
phrases of workshop.ftl.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from throneroom.cards.language.card_tree import CardTree
from throneroom.cards.language.flow_nodes import steps_said
from throneroom.cards.language.reader import english_text, read_steps
from throneroom.cards.language.said import INFINITIVE, YOURS
from throneroom.cards.language.writer import capital, sentences, signs
from throneroom.engine.card import Card
from throneroom.engine.localizable import Localizable
from throneroom.locale import Locale, languages
from throneroom.locale.choice import FALLBACK
from throneroom.words.names import card_name

_NOTHING: Final = "workshop-nothing"
# Parts of a phrase may be missing, and leave spaces or commas behind.
_SPACES: Final = re.compile(r" {2,}")
_BEFORE: Final = re.compile(r" +(?=[,.])")
_TWICE: Final = re.compile(r",+(?=[,.;])")


def said(message: Localizable, locale: Locale) -> str:
    """Return a step, a sentence or a part of one in a language."""
    if message.key == _NOTHING:
        return ""
    if locale.language == FALLBACK:
        return message.english.strip(" ")
    facts = {name: _fact(fact, locale) for name, fact in message.facts.items()}
    return _tidied(locale.text(message.key, **facts))


def _fact(fact: object, locale: Locale) -> str | int:
    if isinstance(fact, Localizable):
        return said(fact, locale)
    if isinstance(fact, Card):
        return card_name(fact, locale)
    return fact if isinstance(fact, int) else str(fact)


def _tidied(text: str) -> str:
    return _TWICE.sub("", _BEFORE.sub("", _SPACES.sub(" ", text))).strip(" ")


def tree_text(tree: CardTree, locale: Locale) -> str:
    """Return what a card does, as one paragraph: its plus-signs, then its sentences."""
    if locale.language == FALLBACK:
        return english_text(tree)
    plus = ", ".join(said(sign, locale) for sign in signs(tree))
    parts = [_tidied(f"{capital(said(sentence, locale))}.") for sentence in sentences(tree)]
    return " ".join([f"{plus}.", *parts] if plus else parts) or tree.name


def translations(tree: CardTree) -> dict[str, str]:
    """Return the text of a card in each language but English."""
    return {language: tree_text(tree, Locale(language)) for language in languages() if language != FALLBACK}


@lru_cache(maxsize=1000)
def mode_text(name: str, language: str) -> str | None:
    """Return a mode of such a card in a language, by its English name; None if the name is not of this kind."""
    steps = read_steps(name)
    return None if steps is None else said(steps_said(steps, INFINITIVE, YOURS), Locale(language))
