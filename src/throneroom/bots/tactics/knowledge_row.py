"""What bots know about an Action card, as a row of numbers and facts. All values are tenths of a coin."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from mypy_extensions import i64


@final
@dataclass(frozen=True, kw_only=True)
class CardKnowledge:
    """One card's row."""

    # Tenths of a coin that one play is worth in an ordinary deck. Used wherever the play itself is not evaluated: for a
    # future hand, or for a card still in the deck.
    typical_value: i64

    # Win percentage of big money with one or two copies (whichever is better) against plain big money, over 800 games
    # each. Only the order matters: the search tries strong cards first.
    strength: int

    # Order among nonterminals; the lowest is played first. Villages come first, so that no terminal is drawn dead.
    # Scout comes before the cards that draw. Cards whose effect depends on the hand follow, and Minion, which may
    # discard the hand, is last.
    play_order: i64 = 90

    # Actions that a play can give besides the printed plus-signs.
    chosen_actions: i64 = 0

    # Tenths of a coin that the text is worth beyond the plus-signs, unless play_value.py computes it.
    effect_value: i64 = 5

    # Tenths of a coin that the attack is worth beyond the plus-signs, and how much less on what may be the last turn.
    attack_value: i64 = 5
    attack_fades: i64 = 0

    # Playing it never hurts, so there is nothing to compute when it is the only Action in hand.
    always_play: bool = False

    # Its value depends on the other cards in hand; hand_value.py computes it.
    depends_on_hand: bool = False

    # It can trash a Curse, so its owner minds Curses less.
    trashes_curses: bool = False

    # It makes opponents discard, so their Secret Chambers save good cards from it.
    attacks_hand: bool = False
