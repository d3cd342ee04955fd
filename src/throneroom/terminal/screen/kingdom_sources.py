"""The ways to come to a kingdom: a recommended set, by chance, or by hand."""

from __future__ import annotations

from typing import Final

from throneroom.cards.kingdoms import SOURCES
from throneroom.cards.sets import RECOMMENDED_SETS
from throneroom.locale import Locale, slug
from throneroom.words.kingdom_request import Wishes
from throneroom.words.names import set_name

BY_HAND: Final = "hand"
_RANDOM: Final = "random "


def ways(locale: Locale) -> list[tuple[str, str]]:
    """All ways, each with its name for the reader."""
    text = locale.text
    found = [(set_name(known, locale), known.name) for known in RECOMMENDED_SETS]
    for source in SOURCES:
        name = text(f"screen-source-{slug(source)}")
        found.append((text("screen-way-random", source=name), _RANDOM + source))
    return [*found, (text("screen-way-hand"), BY_HAND)]


def is_random(way: str) -> bool:
    return way.startswith(_RANDOM)


def wishes_for(way: str, by_hand: str, needs: str, bans: str, seed: int) -> Wishes:
    """What a way asks for; needs and bans are for a random kingdom, and `by_hand` are the cards chosen so."""
    if not is_random(way):
        return Wishes(by_hand if way == BY_HAND else way, None, (), (), None, 2, False, (), ())
    needed, banned = ((names,) if names.strip() else () for names in (needs, bans))
    return Wishes(None, way.removeprefix(_RANDOM), needed, banned, seed, 2, False, (), ())
