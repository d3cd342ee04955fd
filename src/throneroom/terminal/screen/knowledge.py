"""What a player may know: what is left in their deck, the cards that others own, and the trash."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from throneroom.locale import Locale
from throneroom.words.board import trash_line
from throneroom.words.phrases import card_list
from throneroom.words.seat_view import SeatView


def knowledge_lines(view: SeatView, names: Sequence[str], locale: Locale) -> list[Text]:
    """Return the deck of the viewer, if there is one, what each player is known to own, and the trash."""
    lines: list[Text] = []

    def add(heading: str, text: str) -> None:
        lines.append(Text.assemble((f"{heading} ", "bold"), text))

    if view.seat >= 0:
        deck = view.in_deck()
        add(locale.text("known-deck", n=len(deck)), card_list(deck, locale) or locale.text("known-no-cards"))
        if top := view.known_on_deck():
            add(locale.text("known-top"), card_list(tuple(reversed(top)), locale, ordered=True))
    for seat in range(view.seats):
        owned = view.owned(seat)
        heading = locale.text("known-owned", who="you" if seat == view.seat else "other", name=names[seat])
        add(heading, locale.text("known-hidden") if owned is None else card_list(owned, locale))
    return [*lines, Text(), Text(trash_line(view, locale), style="bold")]
