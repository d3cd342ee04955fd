"""What to answer to a question that no printed card asks: keep and take good cards, give up bad ones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from throneroom.bots.tactics.choose_card import quality
from throneroom.engine.card import Card
from throneroom.engine.decision import BUY, DISCARD, GAIN, GIVE, NAME, PASS, PLAY, PLAY_ACTION, PLAY_TREASURES, TRASH

if TYPE_CHECKING:
    from throneroom.engine.card import Option
    from throneroom.engine.decision import Decision
    from throneroom.engine.view import View

# What a player likes to do with good cards, and to rid themselves of bad ones.
_LIKED: Final = (GAIN, BUY, PLAY, PLAY_ACTION, PLAY_TREASURES, NAME)
_GIVEN_UP: Final = (DISCARD, TRASH, PASS)


def unusual_question(view: View, decision: Decision) -> tuple[Option, ...]:
    """Choose good cards for what the bot likes to do or opponents do not, otherwise bad ones.

    It chooses as many as it likes, and if it does not, as few as it may.
    """
    if not isinstance(decision.options[0], Card):
        return decision.default()
    cards = [cast("Card", option) for option in decision.options]
    mine = decision.subject == view.seat
    liked = decision.verb in _LIKED
    wants_good = liked or (not mine and decision.verb is not GIVE)
    cards.sort(key=quality)  # stable: the same answer to the same question
    number = decision.least
    if wants_good:
        cards.reverse()
        number = len([card for card in cards if quality(card) > 0])
    elif decision.verb in _GIVEN_UP:
        number = len([card for card in cards if quality(card) <= 0])
    number = max(decision.least, min(number, decision.most))
    return tuple(cards[:number])
