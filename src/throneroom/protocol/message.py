"""A message for a player, sent as a key and facts: each client looks up the text in its language."""

from __future__ import annotations

from typing import Literal, TypeAlias, assert_never

from throneroom.cards.catalog import Catalog, UnknownCard
from throneroom.cards.sets import RECOMMENDED_SETS, RecommendedSet
from throneroom.engine.card import Card, Mode
from throneroom.engine.localizable import Localizable, OneOf
from throneroom.protocol.base import Answer


class MessageName(Answer, tag_field="is", tag="name"):
    """A card, a mode or a recommended set by its English name."""

    kind: Literal["card", "mode", "set"]
    name: str


class MessageList(Answer, tag_field="is", tag="list"):
    """Several facts: "a, b, c", or "a, b or c" if one of them is meant."""

    things: list[Fact]
    one_of: bool


class Message(Answer, tag_field="is", tag="said"):
    """A key of the catalogs in src/throneroom/locale, and the facts that its text needs."""

    key: str
    facts: dict[str, Fact]


Fact: TypeAlias = str | int | MessageName | MessageList | Message


def encode_message(message: Localizable) -> Message:
    return Message(message.key, {name: _encode_fact(fact) for name, fact in message.facts.items()})


def _encode_fact(fact: object) -> Fact:
    match fact:
        case str() | int():
            return fact
        case Card():
            return MessageName("card", fact.name)
        case Mode():
            return MessageName("mode", fact.name)
        case RecommendedSet():
            return MessageName("set", repr(fact))
        case Localizable():
            return encode_message(fact)
        case OneOf():
            return MessageList([_encode_fact(thing) for thing in fact.things], True)
        case list() | tuple():
            return MessageList([_encode_fact(thing) for thing in fact], False)
        case _:
            return str(fact)


def decode_message(message: Message, text: str, catalog: Catalog) -> Localizable:
    """Return the message that was sent; `text` is its English text."""
    return Localizable(message.key, text, {name: _decode_fact(fact, catalog) for name, fact in message.facts.items()})


def _decode_fact(fact: Fact, catalog: Catalog) -> object:
    match fact:
        case str() | int():
            return fact
        case MessageName(kind="set", name=name):
            return next((known for known in RECOMMENDED_SETS if repr(known) == name), name)
        case MessageName(name=name):
            try:
                return catalog.find_option(name)
            except UnknownCard:
                return name
        case MessageList(things=things, one_of=one_of):
            received = [_decode_fact(thing, catalog) for thing in things]
            return OneOf(received) if one_of else received
        case Message():
            return decode_message(fact, "", catalog)
        case _:
            assert_never(fact)
