"""A digest of a whole position, to find out later whether a replay has led to the same one."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final

from throneroom.engine.card import Option
from throneroom.engine.game import Game

_BYTES: Final = 8


def position_digest(game: Game) -> str:
    """Return a digest of everything in the game, hidden cards included, even in the middle of an effect.

    Whoever knows it can check a guess about hidden cards, so it must not be shown. The order of cards counts only where
    it matters in the game. The random streams are left out: if they differ, so does the next shuffle.
    """
    decision = game.decision
    facts = [
        f"{game.player.seat} {game.phase} {game.actions} {game.buys} {game.coins} {game.reduction}",
        f"{game.actions_played} {game.is_over} {len(game.history)}",
        _any_order(game.worth_more),
        _any_order(game.trash),
        " ".join(map(str, game.supply.counts)),
        "" if decision is None else f"{decision.seat} {decision.verb.name} {_any_order(decision.options)}",
    ]
    for player in game.players:
        facts += [
            str(player.turns),
            ",".join([card.name for card in player.deck]),
            ",".join([card.name for card in player.discard]),
            _any_order(player.hand),
            _any_order(player.in_play),
            _any_order(player.set_aside),
            _any_order(player.revealed),
            _any_order(player.passing),
        ]
    if game.first_worth_more:
        facts.append(_any_order(game.first_worth_more))
    return hashlib.blake2b("\n".join(facts).encode(), digest_size=_BYTES).hexdigest()


def _any_order(options: Sequence[Option]) -> str:
    return ",".join(sorted([option.name for option in options])) if options else ""
