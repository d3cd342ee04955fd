"""Taking back: what would go, what has come to light since, and the words for both."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from throneroom.engine.card import Option
from throneroom.locale import Locale, slug
from throneroom.words.phrases import card_list


class Offer(NamedTuple):
    """What a seat could take back: its answer to decision `number`, and so many later answers of others along.

    `news` is what has come to light since. `consent` are the names of those who would have to agree: none of them sits
    at this keyboard.
    """

    number: int
    answer: tuple[Option, ...]
    others: int
    news: tuple[str, ...]
    consent: Sequence[str] = ()


def news_words(news: Sequence[str], locale: Locale) -> str:
    return ", ".join(locale.text(f"plain-news-{slug(name)}") for name in news)


def undone_line(offer: Offer, locale: Locale) -> str:
    """What was taken back."""
    answer = card_list(offer.answer, locale) or locale.text("plain-none")
    return locale.text("plain-undone", answer=answer, others=offer.others)
