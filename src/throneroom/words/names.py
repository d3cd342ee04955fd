"""Names of cards, sets, modes and players: as they are shown, and as people type them.

Names may be typed in any language, and are compared without case, accents and apostrophes. A whole name in any language
wins; then its first letters, or those of a word in it; then any part of it. The player's language comes before English,
and English before the others, whose catalogs are loaded only if nothing is found in these two.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Final, TypeVar

from throneroom.cards.catalog import Catalog, plain, with_suggestions
from throneroom.cards.kingdoms import DRAWN_EDITIONS
from throneroom.cards.sets import RECOMMENDED_SETS, RecommendedSet
from throneroom.engine.card import CUSTOM, FIRST, Card, Mode, Option
from throneroom.engine.localizable import Localizable, OneOf, Problem, localizable, or_list
from throneroom.locale import Locale, languages, slug
from throneroom.locale.choice import FALLBACK

T = TypeVar("T")

LONGEST: Final = 60  # letters of typed text that are quoted back
_STRATEGIES: Final = ("strategy", "guide")  # in place of a level: one without a name, and that of the lesson
_FEWEST: Final = 3  # first letters that are enough in a language other than the player's


class NotFound(Problem):
    """A name that matches no card or set, or more than one."""


# -- names to show ----------------------------------------------------------------------------------------------------


def card_name(card: Card, locale: Locale) -> str:
    """Return a card's name. A custom card without a translation has the same name in every language."""
    if card.box == CUSTOM:
        return card.names.get(locale.language, card.name)
    return locale.text(f"card-{slug(card.name)}")


def _card_names(card: Card, locale: Locale) -> Sequence[str]:
    """Return the names that may be typed for a card in a language, starting with the one shown."""
    if card.box == CUSTOM:
        return [card_name(card, locale)]
    return [card_name(card, locale), *locale.alternatives(f"card-{slug(card.name)}")]


def option_name(option: Option, locale: Locale) -> str:
    """Return the name of a card or a mode."""
    if isinstance(option, Card):
        return card_name(option, locale)
    key = f"ask-mode-{slug(option.name)}"
    if locale.has(key):
        return locale.text(key)
    return option.name if locale.language == FALLBACK else _mode_name(option.name, locale)


def _mode_name(name: str, locale: Locale) -> str:
    """Return the name of a custom card's mode. Those of the card language can be translated, others cannot."""
    from throneroom.words.card_language import mode_text  # it needs the names of cards

    return mode_text(name, locale.language) or name


def set_name(known: RecommendedSet, locale: Locale) -> str:
    """Return the name of a recommended set, with its edition if that is not the first."""
    return in_edition(locale.text(f"kingdom-{slug(known.name)}"), known.edition, locale)


def in_edition(name: str, edition: str, locale: Locale) -> str:
    """Return a name with its edition, if that is not the first."""
    if edition == FIRST:
        return name
    return locale.text("kingdom-in-edition", name=name, edition=edition_name(edition, locale))


def edition_name(edition: str, locale: Locale) -> str:
    return locale.text(f"edition-{edition}")


def level_name(level: str, locale: Locale) -> str:
    """Return the name of a level of play."""
    return locale.text(f"level-{level}")


def bot_name(kind: str, number: int, locale: Locale) -> str:
    """Return the name of the `number`-th bot with this level or strategy."""
    level = kind.lower()
    if not locale.has(f"level-{level}"):
        return locale.text("bot-with-strategy", strategy=kind, n=number)
    if level in _STRATEGIES:
        return locale.text("bot-with-strategy", strategy=level_name(level, locale), n=number)
    return locale.text("bot-name", level=level_name(level, locale), n=number)


def player_name(name: str, number: int, locale: Locale) -> str:
    """Return a player's name.

    Records call bots "Fair bot 2" in any language, and may leave a person unnamed.
    """
    bot = re.fullmatch(r"(.+) bot(?: (\d+))?", name)
    if bot is not None:
        return bot_name(bot[1], int(bot[2] or 1), locale)
    return name or locale.text("plain-person", n=number)


def player_names(names: Iterable[str], locale: Locale) -> list[str]:
    return [player_name(name, number, locale) for number, name in enumerate(names, start=1)]


def quoted(typed: str) -> str:
    """Quote typed text, or the beginning of it."""
    text = typed.strip()
    return repr(text if len(text) <= LONGEST else f"{text[:LONGEST]}...")


# -- names as people type them ----------------------------------------------------------------------------------------


def find_card(wanted: str, cards: Iterable[Card], locale: Locale) -> Card:
    """Return the card meant by a name or an unambiguous part of one, in any language.

    Raises NotFound.
    """
    unknown = localizable("problem-no-card", f"no card named {quoted(wanted)}", name=quoted(wanted))
    return _find(wanted, list(cards), _card_names, unknown, locale)


@cache
def _english_names() -> dict[str, str]:
    """Return the English name of each printed card by its names in the other languages."""
    names: dict[str, str] = {}
    for language in languages():
        for card in Catalog().cards:
            for name in _card_names(card, Locale(language)):
                names.setdefault(plain(name), card.name)
    return names


def understand_all_languages(catalog: Catalog) -> Catalog:
    """Make `Catalog.find` know whole names in any language, for strategies. Other languages are loaded when needed."""
    catalog.translate = _english_name
    return catalog


def _english_name(name: str) -> str | None:
    return _english_names().get(plain(name))


def find_cards(wanted: str, cards: Sequence[Card], locale: Locale) -> list[Card]:
    """Return the cards of a list separated by commas, semicolons or line breaks.

    Raises NotFound.
    """
    return [find_card(name, cards, locale) for name in re.split("[,;\n]", wanted) if name.strip()]


def find_edition(wanted: str, locale: Locale) -> str | None:
    """Return the edition that this names in any language, or None."""
    for known in _locales_to_search(locale):
        for edition in DRAWN_EDITIONS:
            if plain(wanted) == plain(edition_name(edition, known)):
                return edition
    return None


def split_edition(typed: str, locale: Locale) -> tuple[str, str | None]:
    """Return a kingdom as typed without its edition, and the edition, if it ends with one: "random, second edition"."""
    names, comma, last = typed.rpartition(",")
    edition = find_edition(last, locale) if comma else None
    return (typed, None) if edition is None else (names, edition)


def find_set(wanted: str, locale: Locale, edition: str | None = None) -> RecommendedSet:
    """Return the recommended set meant by a name or an unambiguous part of one, of this edition if one is given.

    Of two sets with the same name, it is the one of the first edition. Raises NotFound.
    """
    if edition is None:
        wanted, edition = split_edition(wanted, locale)
    by_name: dict[str, RecommendedSet] = {}
    for known in RECOMMENDED_SETS:
        if edition is None or known.edition == edition:
            by_name.setdefault(known.name, known)
    english = f"no recommended set named {quoted(wanted)} (to list cards, separate them with commas)"
    unknown = localizable("problem-no-set", english, name=quoted(wanted))
    return _find(wanted, list(by_name.values()), _set_names, unknown, locale)


def _set_names(known: RecommendedSet, locale: Locale) -> Sequence[str]:
    return [locale.text(f"kingdom-{slug(known.name)}")]


def _locales_to_search(locale: Locale) -> list[Locale]:
    """Return the languages in which a name may be typed: the player's, English, then the others."""
    others = [language for language in dict.fromkeys((FALLBACK, *languages())) if language != locale.language]
    return [locale, *map(Locale, others)]


def _is_whole(part: str, name: str) -> bool:
    return part == name


def _is_beginning(part: str, name: str) -> bool:
    return name.startswith(part)


def _begins_word(part: str, name: str) -> bool:
    return f" {part}" in name


def _is_inside(part: str, name: str) -> bool:
    return part in name


def _find(
    wanted: str,
    things: Sequence[T],
    names_in: Callable[[T, Locale], Sequence[str]],
    unknown: Localizable,
    locale: Locale,
) -> T:
    """Return the one thing whose name matches. Raises NotFound, with `unknown` if nothing matches."""
    part = plain(wanted)
    reader, *others = _locales_to_search(locale)
    english = Locale(FALLBACK)
    attempts = [
        *((language, _is_whole) for language in (reader, *others)),
        *((language, fits) for language in (reader, *others) for fits in (_is_beginning, _begins_word)),
        *((language, _is_inside) for language in (reader, *others)),
    ]
    for language, fits in attempts:
        if not part or (language is not reader and fits is not _is_whole and len(part) < _FEWEST):
            continue
        found = [thing for thing in things if any(fits(part, plain(name)) for name in names_in(thing, language))]
        if len(found) == 1:
            return found[0]
        if found:
            found.sort(key=lambda thing: names_in(thing, locale)[0])
            names = or_list([names_in(thing, english)[0] for thing in found])
            raise NotFound(
                "problem-ambiguous",
                f"{quoted(wanted)} could be {names}; type more of the name",
                name=quoted(wanted),
                names=OneOf(list(found)),
            )
    known = {
        plain(name): thing
        for language in (*reversed(others), reader)
        for thing in things
        for name in names_in(thing, language)
    }
    close = {id(known[name]): known[name] for name in difflib.get_close_matches(part, known, cutoff=0.7)}.values()
    message = with_suggestions(unknown, list(close), [names_in(thing, english)[0] for thing in close])
    raise NotFound(message.key, message.english, **message.facts)


# -- options of a decision --------------------------------------------------------------------------------------------


def is_named(text: str, options: Iterable[Option], locale: Locale) -> bool:
    """Return whether the text is the whole name of an option, in the player's language or English."""
    return any(plain(text) in _names(option, locale) for option in options)


def matching(text: str, options: Sequence[Option], locale: Locale) -> list[Option]:
    """Return the options a text may mean: by whole name, else first letters, else those of a word in it.

    A whole name in another language counts as much as first letters in the player's. If they mean different options,
    both are returned, so that nobody gets a card they did not mean.
    """
    wanted = plain(text)
    different = list(dict.fromkeys(options))
    if not wanted:
        return []
    reader, *others = _locales_to_search(locale)
    in_own_language = [(option, _names(option, reader)) for option in different]
    if found := [option for option, names in in_own_language if wanted in names]:
        return found
    foreign = [(option, {name for language in others for name in _names(option, language)}) for option in different]
    begun = [option for option, names in in_own_language if any(name.startswith(wanted) for name in names)]
    if found := [option for option, names in foreign if wanted in names or option in begun]:
        return found
    for known, fits in ((in_own_language, _begins_word), (foreign, _is_beginning), (foreign, _begins_word)):
        if known is foreign and len(wanted) < _FEWEST:
            continue
        if found := [option for option, names in known if any(fits(wanted, name) for name in names)]:
            return found
    return []


def _names(option: Option, locale: Locale) -> set[str]:
    """Return the names of an option in this language and in English; "+2 Cards" also without the sign."""
    shown = _card_names(option, locale) if isinstance(option, Card) else [option_name(option, locale)]
    names = {plain(name) for name in (*shown, option.name)}
    if isinstance(option, Mode):
        names |= {re.sub(r"^\+\d+ ", "", name) for name in names} | {name.lstrip("+") for name in names}
    return names | {name.replace(" ", "") for name in names}
