"""The workshop: a card's text as it is being written, and what the server makes of it."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from throneroom.protocol.base import LONGEST_CARD, Answer, Count, Request
from throneroom.protocol.kingdom import CardFacts


class CheckCard(Request, kw_only=True):
    """POST /api/workshop/check: read a card's text, and complete it at a place (line and column from 1).

    `language`: of what is explained.
    """

    text: Annotated[str, Meta(max_length=LONGEST_CARD)]
    language: Annotated[str, Meta(min_length=2, max_length=3)] = "en"
    line: Count = 0
    column: Count = 0


class CardMistake(Answer):
    """The first mistake: where (from 1), what is wrong and what would be right, in the reader's language.

    `understood`: the text before it, as far as it makes sense. `expected`: words that could stand there.
    """

    line: int
    column: int
    problem: str
    hint: str
    understood: str
    expected: list[str]


class CardChecked(Answer, kw_only=True):
    """The card, or the mistake in it. `completions`: what could stand at the place, as whole words.

    `written`: the card as the server writes it. Cards that say the same are written the same.
    """

    card: CardFacts | None
    mistake: CardMistake | None
    completions: list[str]
    written: str = ""
