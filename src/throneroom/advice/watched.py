"""What usually happens after an answer: watched while a possible game is played on, and summed up as reasons."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from throneroom.bots.bot_mistakes import log_mistake
from throneroom.bots.rollouts.rollout import MOST_TURNS, margin, victory
from throneroom.cards.basic import COPPER, CURSE

if TYPE_CHECKING:
    from throneroom.bots.rollouts.answers import Answer
    from throneroom.engine.bot import Bot
    from throneroom.engine.card import Card
    from throneroom.engine.game import Game
    from throneroom.engine.view import View

# What is worth mentioning: how often a card is gained on the next turn, and by how much turns and points differ.
_OFTEN: Final = 40  # percent
_TURNS: Final = 1.0
_POINTS: Final = 1.5


@dataclass(frozen=True, kw_only=True)
class Reason:
    """Why an answer is worth what it is: something that usually happened afterwards.

    `kind`: `ends` (it ends the game at once), `next-buy` (the seat usually gains `card` on its next turn, in `percent`
    of the games), `sooner` or `later` (the game ends `turns` turns sooner or later than after the best other answer),
    `more-points` or `fewer-points` (more or fewer than the best opponent, compared with the best other answer).
    """

    kind: str
    card: Card | None = None
    percent: int = 0
    turns: float = 0.0
    points: float = 0.0


@dataclass
class Watched:
    """What happened after one answer, summed over all deals."""

    deals: int = 0
    shares: float = 0.0
    turns: int = 0
    margins: int = 0
    ended_at_once: int = 0
    gained: Counter[Card] = field(default_factory=Counter)  # on the seat's next turn, each card once per deal

    def watch(self, view: View, answer: Answer, bots: list[Bot], seed: int) -> float:
        """Play a possible game on after this answer, and return the seat's share of the victory."""
        seat = view.seat
        turn = int(view.turns(seat))
        game = view.possible_game(seed)
        game.answer(answer)
        game.run(bots, turn, recorded=False, on_mistake=log_mistake)
        before = _owned(game, seat)
        self.ended_at_once += game.is_over
        game.run(bots, turn + 1, recorded=False, on_mistake=log_mistake)
        self.gained.update((_owned(game, seat) - before).keys())
        game.run(bots, turn + MOST_TURNS, recorded=False, on_mistake=log_mistake)
        share = victory(game, seat)
        self.deals += 1
        self.shares += share
        self.turns += max(int(player.turns) for player in game.players)
        self.margins += margin(game, seat)
        return share

    @property
    def share(self) -> float:
        """The seat's average share of the victory."""
        return self.shares / self.deals

    @property
    def is_settled(self) -> bool:
        """Whether every game ended in the turn of the answer."""
        return self.ended_at_once == self.deals

    def reasons(self, other: Watched | None) -> tuple[Reason, ...]:
        """Return what is worth telling about this answer, compared with the best other one, the most telling first."""
        if self.is_settled:
            return (Reason(kind="ends"),)
        found: list[Reason] = []
        if other is not None and other.deals:
            turns = self.turns / self.deals - other.turns / other.deals
            points = self.margins / self.deals - other.margins / other.deals
            if abs(turns) >= _TURNS:
                found.append(Reason(kind="later" if turns > 0 else "sooner", turns=abs(turns)))
            if abs(points) >= _POINTS:
                found.append(Reason(kind="more-points" if points > 0 else "fewer-points", points=abs(points)))
        bought = [(number, card) for card, number in self.gained.items() if card is not CURSE and card is not COPPER]
        if bought:
            number, card = max(bought, key=lambda pair: (pair[0], pair[1].cost))
            percent = round(100 * number / self.deals)
            if percent >= _OFTEN:
                found.insert(0, Reason(kind="next-buy", card=card, percent=percent))
        return tuple(found)


def _owned(game: Game, seat: int) -> Counter[Card]:
    counts = game.players[seat].owned
    return Counter({card: int(counts.of(card)) for card in game.supply.cards if counts.of(card)})
