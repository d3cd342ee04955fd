"""Undo: what it would undo, what has been revealed since, and the words for both."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from throneroom.engine.card import Option
from throneroom.locale import Locale, slug
from throneroom.words.phrases import card_list


@dataclass(frozen=True, kw_only=True)
class Offer:
    """What a seat can undo: its answer to decision `number`, with `others` later answers of other seats.

    `news` lists what has been revealed since. `consent` names the remote players who have to agree.
    """

    number: int
    answer: tuple[Option, ...]
    others: int
    news: tuple[str, ...]
    consent: Sequence[str] = ()


def news_words(news: Sequence[str], locale: Locale) -> str:
    return ", ".join(locale.text(f"plain-news-{slug(name)}") for name in news)


def undone_line(offer: Offer, locale: Locale) -> str:
    """Report an undo that was carried out."""
    answer = card_list(offer.answer, locale) or locale.text("plain-none")
    return locale.text("plain-undone", answer=answer, others=offer.others)
