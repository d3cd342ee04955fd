"""Does the coach find a blunder? Games of good bots in which one of them blunders once, on purpose.

Otherwise the blunderer follows its plan, unless it sees that this would cost much: plans alone blunder, too, above all
in the last turns, and then the planted blunder would rightly not be the costliest decision.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from throneroom.advice.analysis import Judgement
from throneroom.advice.assess import Assessment
from throneroom.advice.coach import Quality, coach
from throneroom.advice.plans import Plans, plans_for
from throneroom.bots.bot_mistakes import answer_or_default
from throneroom.bots.levels import GOOD, plan
from throneroom.bots.match import MOST_TURNS
from throneroom.bots.strategies.strategy import StrategyBot
from throneroom.cards.base import CHAPEL
from throneroom.cards.basic import COPPER, CURSE, GOLD, PROVINCE
from throneroom.cards.intrigue import MASQUERADE, STEWARD
from throneroom.cards.kingdoms import BOTH, random_kingdom
from throneroom.engine.decision import BUY, PLAY_TREASURES, TRASH, Decision, is_among
from throneroom.engine.game import Game
from throneroom.engine.rng import Random, stream
from throneroom.record.record import Record

if TYPE_CHECKING:
    from throneroom.engine.card import Card, Option

CURSED: Final = "curse"  # buys Curse although there are coins for better
GOLD_TRASHED: Final = "gold"
COPPER_AT_EIGHT: Final = "copper"  # buys Copper although a Province is affordable
KINDS: Final = (CURSED, GOLD_TRASHED, COPPER_AT_EIGHT)

_SEATS: Final = 2
_BLUNDERER: Final = 0
_LEAST_COINS: Final = 4  # with fewer, a Curse may not be much worse than nothing
_FEW_GOLDS: Final = 2  # one of many is not missed much
# A blunder in a game that is already decided costs nothing, and nobody could find it.
_OPEN: Final = (0.2, 0.8)
_OPEN_DEALS: Final = 64
_TRASHERS: Final = (CHAPEL, STEWARD, MASQUERADE)  # trashing a Gold for a card that costs more would be no blunder
_LOOK_AHEAD_DEALS: Final = 64
_COSTLY: Final = 0.05
_STREAM: Final = -400
_MOST_TRIES: Final = 60


@dataclass(frozen=True)
class Planted:
    """A game with one blunder: which decision it was."""

    kind: str
    record: Record
    number: int
    plans: Plans


@dataclass(frozen=True)
class Found:
    """What the coach said about the planted blunder, and which decision it named as the costliest."""

    kind: str
    planted: Judgement
    named: Judgement | None

    @property
    def is_found(self) -> bool:
        return self.planted == self.named


def plant(kind: str, number: int, seed: int) -> Planted:
    """Return game `number` of good bots with a blunder of this kind, at a moment when the game was still open."""
    for attempt in range(_MOST_TRIES):
        planted = _plant(kind, stream(stream(seed, number), attempt) >> 2)
        if planted is not None:
            return planted
    raise ValueError(f"no game in {_MOST_TRIES} had a chance for this blunder: {kind}")


def find_planted(kind: str, number: int, seed: int, quality: Quality) -> Found:
    """Let the coach look at a game with a planted blunder."""
    planted = plant(kind, number, seed)
    analysis = coach(planted.record, _BLUNDERER, planted.plans, quality, seed=seed, own_only=True)
    assert analysis is not None  # nobody interrupts it
    named = [analysis.judgement(number) for number in analysis.costliest[:1]]
    return Found(kind, analysis.judgement(planted.number), named[0] if named else None)


def _plant(kind: str, seed: int) -> Planted | None:
    random = Random(seed, _STREAM)
    wanted = [_TRASHERS[random.below(len(_TRASHERS))]] if kind == GOLD_TRASHED else []
    kingdom = random_kingdom(seed, BOTH, wanted)
    plans = plans_for(kingdom, _SEATS)
    bot = StrategyBot(plan(GOOD, kingdom, _SEATS))
    game = Game.deal(kingdom, _SEATS, seed)
    _play_on(game, bot, plans, seed)
    record = Record.of(game)
    chances = _chances(record, kind)
    while chances:
        number = chances.pop(random.below(len(chances)))
        before = record.replay(number)
        if not _is_open(before, plans, seed):
            continue
        assert before.decision is not None
        before.answer(_blunder(kind, before.decision))
        _play_on(before, bot, plans, seed)
        return Planted(kind, Record.of(before), number, plans) if before.is_over else None
    return None


def _play_on(game: Game, bot: StrategyBot, plans: Plans, seed: int) -> None:
    """Play to the end. The blunderer looks ahead a little before it does what its plan says."""
    while (decision := game.decision) is not None and game.player.turns <= MOST_TURNS:
        view = game.view(decision.seat)
        answer = answer_or_default(bot, view, decision)
        if decision.seat == _BLUNDERER and decision.verb is not PLAY_TREASURES and not decision.is_forced:
            assessment = Assessment(view, decision, plans, answers=[answer], seed=stream(seed, len(game.history)) >> 2)
            advice = assessment.play(_LOOK_AHEAD_DEALS)
            usual = advice.of(decision, answer)
            if usual is None or usual.loss > max(_COSTLY, 1.5 * usual.loss_error):
                answer = advice.best.answer
        game.answer(answer)


def _chances(record: Record, kind: str) -> list[int]:
    """Return the decisions at which this blunder is possible."""
    found: list[int] = []
    game = record.begin()
    for number, answer in enumerate(record.answers):
        decision = game.decision
        if decision is not None and decision.seat == _BLUNDERER and _is_possible(kind, game, decision):
            found.append(number)
        game.answer(answer)
    return found


def _is_possible(kind: str, game: Game, decision: Decision) -> bool:
    if kind == GOLD_TRASHED:
        is_rare = game.view(decision.seat).owns(GOLD) <= _FEW_GOLDS
        return is_rare and decision.verb is TRASH and decision.card in _TRASHERS and _offers(decision, GOLD)
    if decision.verb is not BUY or game.buys > 1:  # what is not bought now could be bought next
        return False
    if kind == COPPER_AT_EIGHT:
        return _offers(decision, PROVINCE) and _offers(decision, COPPER)
    return game.coins >= _LEAST_COINS and _offers(decision, CURSE)


def _offers(decision: Decision, card: Card) -> bool:
    return is_among(decision.options, card)


def _blunder(kind: str, decision: Decision) -> tuple[Option, ...]:
    if kind == CURSED:
        return CURSE.alone
    if kind == COPPER_AT_EIGHT:
        return COPPER.alone
    others = list(decision.options)
    others.remove(GOLD)
    return (GOLD, *others[: max(0, decision.least - 1)])


def _is_open(game: Game, plans: Plans, seed: int) -> bool:
    decision = game.decision
    assert decision is not None
    advice = Assessment(game.view(decision.seat), decision, plans, seed=seed).play(_OPEN_DEALS)
    return _OPEN[0] <= advice.best.chance <= _OPEN[1]
