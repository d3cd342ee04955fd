"""The printed cards by box, the kingdoms made of them, and how custom cards are loaded.

The rules that all cards share are in `throneroom.engine`, their names and texts in `throneroom.locale`.
"""

from throneroom.cards.boxes import BASE_CARDS, BASIC_CARDS, INTRIGUE_CARDS, MODES
from throneroom.engine.card import Card

__all__ = ["BASE_CARDS", "BASIC_CARDS", "INTRIGUE_CARDS", "MODES", "read_card"]


def read_card(text: str) -> Card:
    """Return the card that a text of the card language describes. Raises BadCardText."""
    # Imported on use: most programs read no cards, and start faster without it.
    from throneroom.cards.language.reader import read_card as read

    return read(text)
