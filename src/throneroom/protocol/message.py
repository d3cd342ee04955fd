"""What the server has to say to a person, as facts: each client finds the words in its own language."""

from __future__ import annotations

from typing import Literal, TypeAlias

from throneroom.protocol.base import Answer


class SaidName(Answer, tag_field="is", tag="name"):
    """A card, a mode or a recommended set by its English name."""

    kind: Literal["card", "mode", "set"]
    name: str


class SaidList(Answer, tag_field="is", tag="list"):
    """Several things: "a, b, c", or "a, b or c" if one of them is meant."""

    things: list[Fact]
    one_of: bool


class Said(Answer, tag_field="is", tag="said"):
    """A key of the catalogs in src/throneroom/locale, and what the text there speaks of."""

    key: str
    facts: dict[str, Fact]


Fact: TypeAlias = str | int | SaidName | SaidList | Said
