"""A game as it might be for all that one seat knows, as plain data that another process can rebuild.

A position is always between effects (`position`), so in the middle of a card a possible game is the position before
the card, and the answers since. The seat sees and is asked exactly the same in it as in the real game; everything else
is dealt again, and nothing in it tells the real seed or key.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Final

from throneroom.engine.decision import IllegalAnswer
from throneroom.engine.player import NOTHING_KNOWN
from throneroom.record.effect_so_far import EffectSoFar, GivenAnswer, Impossible, effect_so_far
from throneroom.record.position import position_text, read_position

if TYPE_CHECKING:
    from throneroom.cards.catalog import Catalog
    from throneroom.engine.card import Card, Option
    from throneroom.engine.decision import Decision
    from throneroom.engine.game import Game
    from throneroom.engine.view import View

_ATTEMPTS: Final = 8


@dataclass(frozen=True, kw_only=True)
class PossibleGame:
    """A possible game for a seat: a position as text, and the answers given since, by name.

    `known`: how many cards on top of its deck the seat itself knew in that position.
    """

    seat: int
    position: str
    known: int
    answers: list[list[str]]

    def rebuilt(self, catalog: Catalog) -> Game:
        """Return the game."""
        game = read_position(self.position, catalog)
        assert game.origin is not None  # a position is its own origin
        for copy in (game, game.origin):
            player = copy.players[self.seat]
            player.known_from = player.deck_zone.size - self.known if self.known else NOTHING_KNOWN
        for answer in self.answers:
            game.answer([_option_named(name, game, catalog) for name in answer])
        return game


def _option_named(name: str, game: Game, catalog: Catalog) -> Option:
    """Return an option of the question by name; the modes of a custom card are in no catalog."""
    for option in () if game.decision is None else game.decision.options:
        if option.name == name:
            return option
    return catalog.find_option(name)


def possible_game(game: Game, seat: int, seed: int, catalog: Catalog) -> PossibleGame | None:
    """Return a possible game at the decision that this seat is asked now, or None if none was found.

    The seed decides what is dealt; it must not tell anything about the seed of the game. None is rare: after some
    shuffles in the middle of a card.
    """
    asked = at_question_to(game, seat)
    if asked.effect is None:
        dealt = asked.view(seat).possible_game(seed)
        return _checked(asked, seat, _written(dealt, seat, []), catalog)
    try:
        effect = effect_so_far(asked, seat)
    except Impossible:
        return None
    for attempt in range(_ATTEMPTS):
        chance = Random(f"{seed} {attempt}")
        try:
            dealt = effect.dealt(chance)
            written = _written(dealt, seat, [])
            written.answers.extend(_names(answer) for answer in _replayed(written.rebuilt(catalog), effect, chance))
        except (Impossible, IllegalAnswer):
            continue
        found = _checked(asked, seat, written, catalog)
        if found is not None:
            return found
    return None


def at_question_to(game: Game, seat: int) -> Game:
    """Return the game at the question to this seat: a copy, if others are asked together with it, and before it."""
    if game.decision is None:
        raise ValueError("the game asks nobody")
    if game.decision.seat == seat:
        return game
    copy = game.clone()
    while copy.decision is not None and copy.decision.verb.together:
        if copy.decision.seat == seat:
            return copy
        copy.answer(copy.decision.default())
    raise ValueError(f"the game asks seat {game.decision.seat}, not seat {seat}")


def _names(answer: Sequence[Option]) -> list[str]:
    return [option.name for option in answer]


def _written(game: Game, seat: int, answers: list[list[str]]) -> PossibleGame:
    known = len(game.players[seat].known_on_deck())
    return PossibleGame(seat=seat, position=position_text(game), known=known, answers=answers)


def _checked(game: Game, seat: int, written: PossibleGame, catalog: Catalog) -> PossibleGame | None:
    """Return it if the seat sees and is asked the same in both games."""
    rebuilt = written.rebuilt(catalog)
    is_same_question = question_facts(rebuilt.decision) == question_facts(game.decision)
    return written if is_same_question and is_same_view(game, rebuilt, seat) else None


# -- the effect, played again -----------------------------------------------------------------------------------------


def _replayed(game: Game, effect: EffectSoFar, chance: Random) -> list[tuple[Option, ...]]:
    """Answer as in the real game since the effect began. Return the answers.

    What the seat did not see of an answer is chosen at random. Questions may be missing, or be added, if nobody
    notices: whether to reveal a Reaction, or a choice that is none.
    """
    answers: list[tuple[Option, ...]] = []
    for given in effect.answers:
        while not _is_asked(game.decision, given):
            if given.is_silent:
                break
            answers.append(_decline(game))
        else:
            assert game.decision is not None
            answers.append(given.like(game.decision, chance))
            game.answer(answers[-1])
    while game.decision is not None and question_facts(game.decision) != effect.question:
        answers.append(_decline(game))
    return answers


def _is_asked(decision: Decision | None, given: GivenAnswer) -> bool:
    if decision is None:
        raise Impossible
    asked = (decision.seat, decision.verb, decision.card, decision.subject)
    return asked == (given.decision.seat, given.decision.verb, given.decision.card, given.decision.subject)


def _decline(game: Game) -> tuple[Option, ...]:
    """Reveal no Reaction, where nobody was asked or nobody noticed."""
    decision = game.decision
    if decision is None or decision.least or decision.verb.name != "react":
        raise Impossible
    game.answer(())
    return ()


# -- comparing --------------------------------------------------------------------------------------------------------


def question_facts(decision: Decision | None) -> tuple[object, ...]:
    """Return everything about a decision."""
    if decision is None:
        return ()
    amounts = (decision.least, decision.most, decision.ordered)
    options = tuple(decision.options)
    return (decision.seat, decision.verb, decision.card, options, amounts, decision.subject, decision.zone)


def is_same_view(real: Game, possible: Game, seat: int) -> bool:
    """Return whether a seat sees the same in both games.

    With more than two players, cards that were passed unseen may leave it open who owns what: then the possible game
    decides it.
    """
    is_open = bool(real.moves) and len(real.players) > 2
    return _facts(real.view(seat), is_open) == _facts(possible.view(seat), is_open)


def _facts(view: View, is_open: bool) -> tuple[object, ...]:
    seats = range(view.seats)
    owned: list[list[Card]] = [view.owned(view.seat)] if is_open else [view.owned(seat) for seat in seats]
    return (
        (view.hand, view.deck_size, view.in_deck(), view.known_on_deck(), view.passing, owned),
        [(view.hand_size(seat), view.passing_size(seat), view.in_play(seat)) for seat in seats],
        [(view.set_aside(seat), view.revealed(seat), view.discard_top(seat), view.turns(seat)) for seat in seats],
        [view.left(card) for card in view.supply],
        (view.trash, view.turn_seat, view.phase, view.actions, view.buys, view.coins, view.reduction),
        (view.actions_played, view.worth_more, view.first_worth_more, view.playing, view.reacted),
    )
