"""What is said to a person, as it is sent."""

from __future__ import annotations

from throneroom.cards.sets import RecommendedSet
from throneroom.engine.card import Card, Mode
from throneroom.engine.localizable import OneOf, Saying
from throneroom.protocol.message import Fact, Said, SaidList, SaidName


def to_send(said: Saying) -> Said:
    return Said(said.key, {name: _to_send(fact) for name, fact in said.facts.items()})


def _to_send(fact: object) -> Fact:
    match fact:
        case str() | int():
            return fact
        case Card():
            return SaidName("card", fact.name)
        case Mode():
            return SaidName("mode", fact.name)
        case RecommendedSet():
            return SaidName("set", fact.name)
        case Saying():
            return to_send(fact)
        case OneOf():
            return SaidList([_to_send(thing) for thing in fact.things], True)
        case list() | tuple():
            return SaidList([_to_send(thing) for thing in fact], False)
        case _:
            return str(fact)
