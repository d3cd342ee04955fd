"""Cards, recommended sets and modes by name: as a player reads them, and as a player types them in any language.

What is typed is compared without case, accents and apostrophes. The whole name in any language comes first; then its
first letters, or those of a word in it; then any part of it. The player's own language comes before English, and
English before the others, whose catalogs are opened only if something is not found at once.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeVar

from throneroom.cards.catalog import perhaps, plain
from throneroom.cards.sets import RECOMMENDED_SETS, RecommendedSet
from throneroom.engine.card import CUSTOM, Card, Mode, Option
from throneroom.engine.localizable import Localizable, OneOf, Problem, localizable, or_list
from throneroom.locale import Locale, languages, slug
from throneroom.locale.choice import FALLBACK

T = TypeVar("T")

LONGEST: Final = 60  # letters of what was typed that are said again
_FEWEST: Final = 3  # letters that count as the first ones of a name in another language than the player's


class NotFound(Problem):
    """A name that fits no card or set, or several."""


# -- names as they are read -------------------------------------------------------------------------------------------


def card_name(card: Card, locale: Locale) -> str:
    """A card as the player reads it. A user's own ones keep their names."""
    return card.name if card.box == CUSTOM else locale.text(f"card-{slug(card.name)}")


def option_name(option: Option, locale: Locale) -> str:
    """A card or a mode as the player reads it."""
    if isinstance(option, Card):
        return card_name(option, locale)
    key = f"ask-mode-{slug(option.name)}"
    return locale.text(key) if locale.has(key) else option.name


def set_name(known: RecommendedSet, locale: Locale) -> str:
    return locale.text(f"kingdom-{slug(known.name)}")


def level_name(level: str, locale: Locale) -> str:
    """A level of play, or a strategy, as the player reads it. Only levels have names in every language."""
    return locale.text(f"level-{level}") if locale.has(f"level-{level}") else level.title()


def player_name(name: str, number: int, locale: Locale) -> str:
    """A player's name as it is read. Records call a bot "Fair bot 2" in every language, and need not name a person."""
    bot = re.fullmatch(r"(.+) bot(?: (\d+))?", name)
    if bot is None or not locale.has(f"level-{bot[1].lower()}"):
        return name or locale.text("plain-person", n=number)
    return locale.text("bot-name", level=level_name(bot[1].lower(), locale), n=int(bot[2] or 1))


def player_names(names: Iterable[str], locale: Locale) -> list[str]:
    return [player_name(name, number, locale) for number, name in enumerate(names, start=1)]


def quoted(typed: str) -> str:
    """What was typed, said again; the beginning will do."""
    text = typed.strip()
    return repr(text if len(text) <= LONGEST else f"{text[:LONGEST]}...")


# -- names as they are typed ------------------------------------------------------------------------------------------


def find_card(wanted: str, cards: Iterable[Card], locale: Locale) -> Card:
    """The card meant by a name or an unambiguous part of it, in any language."""
    unknown = localizable("problem-no-card", f"no card named {quoted(wanted)}", name=quoted(wanted))
    return _find(wanted, list(cards), card_name, unknown, locale)


def find_cards(wanted: str, cards: Sequence[Card], locale: Locale) -> list[Card]:
    """The cards of a list: names with commas, semicolons or line breaks between them."""
    return [find_card(name, cards, locale) for name in re.split("[,;\n]", wanted) if name.strip()]


def find_set(wanted: str, locale: Locale) -> RecommendedSet:
    """The recommended set meant by a name or an unambiguous part of it, in any language."""
    english = f"no recommended set named {quoted(wanted)} (to list cards, separate them with commas)"
    unknown = localizable("problem-no-set", english, name=quoted(wanted))
    return _find(wanted, RECOMMENDED_SETS, set_name, unknown, locale)


def tongues(locale: Locale) -> list[Locale]:
    """The languages in which a name may be typed: the player's, English, then the others."""
    return [
        locale,
        *(Locale(language) for language in dict.fromkeys((FALLBACK, *languages())) if language != locale.language),
    ]


def _is_whole(part: str, name: str) -> bool:
    return part == name


def _is_beginning(part: str, name: str) -> bool:
    return name.startswith(part)


def _begins_word(part: str, name: str) -> bool:
    return f" {part}" in name


def _is_inside(part: str, name: str) -> bool:
    return part in name


def _find(
    wanted: str, things: Sequence[T], name_in: Callable[[T, Locale], str], unknown: Localizable, locale: Locale
) -> T:
    """The one thing whose name fits; `unknown` says that there is none."""
    part = plain(wanted)
    reader, *others = tongues(locale)
    english = Locale(FALLBACK)
    ways = [
        *((tongue, _is_whole) for tongue in (reader, *others)),
        *((tongue, fits) for tongue in (reader, *others) for fits in (_is_beginning, _begins_word)),
        *((tongue, _is_inside) for tongue in (reader, *others)),
    ]
    for tongue, fits in ways:
        if not part or (tongue is not reader and fits is not _is_whole and len(part) < _FEWEST):
            continue
        found = [thing for thing in things if fits(part, plain(name_in(thing, tongue)))]
        if len(found) == 1:
            return found[0]
        if found:
            found.sort(key=lambda thing: name_in(thing, locale))
            names = or_list([name_in(thing, english) for thing in found])
            raise NotFound(
                "problem-ambiguous",
                f"{quoted(wanted)} could be {names}; type more of the name",
                name=quoted(wanted),
                names=OneOf(list(found)),
            )
    known = {plain(name_in(thing, tongue)): thing for tongue in (*reversed(others), reader) for thing in things}
    close = {id(known[name]): known[name] for name in difflib.get_close_matches(part, known, cutoff=0.7)}.values()
    message = perhaps(unknown, list(close), [name_in(thing, english) for thing in close])
    raise NotFound(message.key, message.english, **message.facts)


# -- options of a decision --------------------------------------------------------------------------------------------


def is_named(text: str, options: Iterable[Option], locale: Locale) -> bool:
    """Whether the text is the whole name of an option, in the player's language or in English."""
    return any(plain(text) in _keys(option, locale) for option in options)


def matching(text: str, options: Sequence[Option], locale: Locale) -> list[Option]:
    """The options a text may mean: by the whole name, else by its first letters, else by those of a word in it.

    A whole name in another language is as good as first letters in the player's: where they mean two different things,
    both are found, so that nobody buys something else than was meant.
    """
    wanted = plain(text)
    different = list(dict.fromkeys(options))
    if not wanted:
        return []
    reader, *others = tongues(locale)
    own = [(option, _keys(option, reader)) for option in different]
    if found := [option for option, names in own if wanted in names]:
        return found
    foreign = [(option, {key for tongue in others for key in _keys(option, tongue)}) for option in different]
    begun = [option for option, names in own if any(name.startswith(wanted) for name in names)]
    if found := [option for option, names in foreign if wanted in names or option in begun]:
        return found
    for known, fits in ((own, _begins_word), (foreign, _is_beginning), (foreign, _begins_word)):
        if known is foreign and len(wanted) < _FEWEST:
            continue
        if found := [option for option, names in known if any(fits(wanted, name) for name in names)]:
            return found
    return []


def _keys(option: Option, locale: Locale) -> set[str]:
    """The names an option goes by: in this language and in English, and for "+2 Cards" without the sign."""
    names = {plain(option_name(option, locale)), plain(option.name)}
    if isinstance(option, Mode):
        names |= {re.sub(r"^\+\d+ ", "", name) for name in names} | {name.lstrip("+") for name in names}
    return names | {name.replace(" ", "") for name in names}
