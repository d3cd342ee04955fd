"""What a bot is asked: the same view and prompt that a person at its seat would get, and nothing else."""

from __future__ import annotations

import hashlib
from typing import Final

from throneroom.cards.kingdoms import kingdom_names
from throneroom.engine.decision import Decision
from throneroom.engine.game import Game
from throneroom.engine.rng import keyed_bytes, stream
from throneroom.protocol.lookup import catalog_of
from throneroom.record.possible_game import PossibleGame, possible_game
from throneroom.server.tables.log_entries import SeatRecord
from throneroom.server.tables.snapshot import SupplyMessage, Views, names, pile_views, prompt
from throneroom.server.tables.table_state import Question
from throneroom.server.workers.bot_levels import LOOKS_AHEAD, STAND_IN
from throneroom.server.workers.bot_process import MoveQuestion

_STREAM: Final = -1000  # one random stream per answer, from here down; streams from -300 up have other uses


def bot_question(seat: SeatRecord, game: Game, decision: Decision) -> MoveQuestion:
    """Return the question for the bot that plays this seat."""
    view = Views(game, SupplyMessage(), shows_points=False, shows_decks=True).of(decision.seat)
    view.supply = pile_views(game)  # not encoded: bots are not asked in JSON
    level = seat.level or STAND_IN
    return MoveQuestion(
        level=level,
        strategy=seat.strategy,
        kingdom=list(kingdom_names(game.kingdom)),
        view=view,
        prompt=prompt(Question("", 0, decision)),
        reacted=names(game.view(decision.seat).reacted),
        random=_random(game),
        possible=_possible(game, decision) if level in LOOKS_AHEAD and seat.strategy is None else None,
    )


def _possible(game: Game, decision: Decision) -> PossibleGame | None:
    """Return a possible game for a bot that looks ahead. Nothing in it tells the seed or key of the real one."""
    seed = hashlib.sha256(str(_random(game)).encode()).digest()
    return possible_game(game, decision.seat, int.from_bytes(seed[:7], "big"), catalog_of(game.kingdom))


def _random(game: Game) -> int:
    """Return the seed of a bot's next answer. It depends on the game alone, so it survives a restart."""
    answers = len(game.history)
    if game.keyed:
        return int.from_bytes(keyed_bytes(game.seed, _STREAM, answers, 7), "big")
    return stream(game.seed, _STREAM - answers)
