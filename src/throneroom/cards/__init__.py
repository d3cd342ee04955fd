"""The printed cards by box, the kingdoms made of them, and how custom cards are loaded.

The rules that all cards share are in `throneroom.engine`, their names and texts in `throneroom.locale`.
"""

from throneroom.cards.boxes import BASE_CARDS, BASIC_CARDS, INTRIGUE_CARDS, MODES
from throneroom.cards.language.reader import read_card

__all__ = ["BASE_CARDS", "BASIC_CARDS", "INTRIGUE_CARDS", "MODES", "read_card"]
