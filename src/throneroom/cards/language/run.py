"""One card being followed: whose turn it is to do something, and what the text refers back to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from throneroom.engine.zone import DECK, HAND, NOWHERE, REVEALED, Place, contains, remove_in_order

if TYPE_CHECKING:
    from throneroom.engine.card import Card
    from throneroom.engine.game import Game
    from throneroom.engine.play import Play
    from throneroom.engine.player import Player


@final
class Run:
    """What a card's text has done so far.

    `me` does what the text says now: the player, or in turn each other player. `it` is the card that the last step was
    about, and `it_zone` where it is now. `group` are the cards revealed from a deck, or looked at on it (`group_zone`).
    """

    def __init__(self, game: Game, play: Play, attack: Play | None) -> None:
        self.game: Final = game
        self.play: Final = play
        self.attack: Final = attack  # for a Reaction: the Attack that it is revealed to
        self.you: Final = play.player
        self.me: Player = play.player
        self.it: Card | None = None
        self.it_zone: Place = NOWHERE
        self.group: list[Card] = []
        self.group_zone: Place = REVEALED
        self.shown: list[Card] = []  # all cards that were revealed from decks
        self.loot: list[Card] = []  # all cards that others have trashed
        self.named: Card | None = None
        self.count = 0  # how many cards the last step was about
        self.done = False  # whether it could be done, and was

    def note(self, cards: list[Card], done: bool, zone: Place) -> None:
        """Take note of the cards of a step, for "it", "for each card ... this way" and "if you do"."""
        self.count = len(cards)
        self.done = done
        if cards:
            self.it = cards[len(cards) - 1]
            self.it_zone = zone
        else:
            self.it = None
            self.it_zone = NOWHERE

    def reveal(self, cards: list[Card]) -> None:
        """Take note of cards just revealed from the deck."""
        if self.group_zone != REVEALED:
            self.group = []
            self.group_zone = REVEALED
        self.group = self.group + cards
        self.shown = self.shown + cards

    def leaves(self, cards: list[Card]) -> None:
        """Take note that cards are no longer among those revealed or looked at."""
        for card in cards:
            if contains(self.group, card):
                remove_in_order(self.group, card)

    def tidy(self) -> None:
        """Put back what is still revealed (rules, section 3: a revealed card goes back where it came from)."""
        if self.group and self.group_zone == REVEALED:
            self.game.put_back(self.me, self.group[::-1])
        self.group = []
        self.group_zone = REVEALED

    def affected(self) -> list[Player]:
        """Return the other players that the card affects, in turn order."""
        if self.attack is None and self.play.card.is_attack:
            return self.play.victims
        return self.game.others(self.you)

    def has(self, zone: Place) -> bool:
        """Whether `it` is there now."""
        it = self.it
        if it is None or self.it_zone != zone:
            return False
        if zone == HAND:
            return self.me.hand_zone.count(it) > 0
        return zone not in (REVEALED, DECK) or contains(self.group, it)
