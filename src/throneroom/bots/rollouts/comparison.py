"""Compares the answers to a decision by rollouts, all with the same deals.

Since every answer meets the same deals and the same opponents, differences between answers show long before their
values are known precisely. Answers that are clearly worse drop out, so that the games go to those that matter.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final, final

from throneroom.bots.rollouts.rollout import margin, roll_out, victory

if TYPE_CHECKING:
    from throneroom.bots.rollouts.answers import Answer
    from throneroom.engine.bot import Bot
    from throneroom.engine.view import View

# A margin of points counts a little besides the victory: over few games it tells more. It saturates at about this many.
_POINTS: Final = 12.0
_CLEARLY: Final = 2.0  # standard errors behind the best
_RACE_TURNS: Final = 150_000  # of all rollouts of a race; where turns are longest, they take about a second
_LEAST_ERROR: Final = 0.25  # of a victory, divided by the number of deals: a lead without any spread is not certain


@final
class Candidate:
    """An answer, the bot that plays on for the seat after it, and how the deals so far went."""

    def __init__(self, answer: Answer, bot: Bot) -> None:
        self.answer: Final = answer
        self.bot: Final = bot
        self.values: Final[list[float]] = []  # by deal: the share of the victory, plus a little for the points

    def value(self) -> float:
        return sum(self.values) / len(self.values)


@final
class Lead:
    """By how much one candidate is better than another, and the standard error of that."""

    def __init__(self, mean: float, error: float) -> None:
        self.mean: Final = mean
        self.error: Final = error


@final
class Comparison:
    """Rollouts of one decision. `tables` are the bots by seat, one table per deal; after the last one, the first."""

    def __init__(self, view: View, tables: list[list[Bot]], seed: int, points_weight: float = 0.0) -> None:
        self._view: Final = view
        self._tables: Final = tables
        self._seed: Final = seed
        self._points_weight: Final = points_weight
        self.rollouts = 0
        self.turns = 0  # played in all rollouts

    def play(self, candidates: list[Candidate], start: int, stop: int) -> None:
        """Play these deals with each candidate. The candidates must have played all deals before them."""
        view = self._view
        seat = view.seat
        before = sum([view.turns(other) for other in range(view.seats)])
        for deal in range(start, stop):
            bots = self._tables[deal % len(self._tables)][:]
            for candidate in candidates:
                bots[seat] = candidate.bot
                game = roll_out(view, candidate.answer, bots, self._seed + deal)
                self.turns += sum([player.turns for player in game.players]) - before
                value = victory(game, seat)
                if self._points_weight:
                    value += self._points_weight * math.tanh(margin(game, seat) / _POINTS)
                candidate.values.append(value)
        self.rollouts += (stop - start) * len(candidates)

    def race(self, candidates: list[Candidate], first: int, budget: int, certainty: float) -> list[Candidate]:
        """Play within this budget of rollouts, and of turns. Return what is left, best first.

        The first candidate is what the seat would do without looking ahead. It stays to the end. Of the others, the
        better half plays on after each stage, with twice as many deals as before, except for what is clearly worse
        than the best. `first` is the number of deals of the first stage. After the last one, a lead over the first
        candidate counts only if it exceeds `certainty` standard errors.
        """
        usual = candidates[0]
        alive = candidates[:]
        deals = 0
        step = first
        end = self.rollouts + budget
        most_turns = self.turns + _RACE_TURNS
        while True:
            self.play(alive, deals, deals + step)
            deals += step
            alive = self._survivors(alive, usual)
            affordable = (most_turns - self.turns) * self.rollouts // max(1, self.turns)
            step = min(deals, min(end - self.rollouts, affordable) // len(alive))
            if step < max(1, first // 2) or _all_alike(alive):
                break
        while alive[0] is not usual:
            lead = lead_of(alive[0], usual)
            if lead.mean >= certainty * lead.error:
                break
            alive.pop(0)
        return alive

    def _survivors(self, candidates: list[Candidate], usual: Candidate) -> list[Candidate]:
        """Return the usual one and the better half of the others, best first, but none that is clearly worse."""
        ranked = sorted(candidates, key=_negative_value)
        best = ranked[0]
        most = max(1, len(ranked) // 2)
        kept: list[Candidate] = []
        for candidate in ranked:
            if candidate is usual:
                kept.append(candidate)
            elif most > 0:
                lead = lead_of(best, candidate)
                if lead.mean <= _CLEARLY * lead.error:
                    kept.append(candidate)
                most -= 1
        return kept


def _negative_value(candidate: Candidate) -> float:
    return -candidate.value()


def _all_alike(candidates: list[Candidate]) -> bool:
    """Whether all candidates give the same answer."""
    for candidate in candidates:
        if candidate.answer != candidates[0].answer:
            return False
    return True


def lead_of(leader: Candidate, other: Candidate) -> Lead:
    """Compare two candidates over the deals that both have played."""
    return lead_in(leader.values, other.values)


def lead_in(values: list[float], others: list[float]) -> Lead:
    """Compare two results deal by deal, as far as both go."""
    deals = min(len(values), len(others))
    total = 0.0
    squares = 0.0
    for deal in range(deals):
        difference = values[deal] - others[deal]
        total += difference
        squares += difference * difference
    mean = total / deals
    variance = (squares - total * mean) / max(1, deals - 1)
    return Lead(mean, math.sqrt(max(0.0, variance) / deals) + _LEAST_ERROR / deals)
