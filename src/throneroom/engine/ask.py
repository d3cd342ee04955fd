"""The questions cards ask. Each helper asks only if there is something to choose, and returns what was chosen."""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING, cast

from mypy_extensions import i64

from throneroom.engine import event as events
from throneroom.engine.card import distinct
from throneroom.engine.decision import CHOOSE, DISCARD, GAIN, TRASH, Decision, Verb, is_forced

if TYPE_CHECKING:
    from throneroom.engine.card import Card, Mode, Option
    from throneroom.engine.game import Game
    from throneroom.engine.player import Player


def choose_cards(
    game: Game,
    player: Player,
    verb: Verb,
    cards: list[Card],
    least: int,
    most: int,
    *,
    ordered: bool = False,
    subject: Player | None = None,
) -> Generator[Decision, None, list[Card]]:
    """Choose from `least` to `most` of the cards; with too few cards, as many as there are."""
    asked = _which(game, player, verb, cards, least, most, ordered, subject)
    if not asked.is_forced:
        yield asked
    return _chosen(game, asked)


# A generator within another costs time: the helpers below ask themselves what they could leave to `choose_cards`.


def _which(
    game: Game,
    player: Player,
    verb: Verb,
    cards: list[Card],
    least: i64,
    most: i64,
    ordered: bool,
    subject: Player | None,
) -> Decision:
    """The question which of the cards, even if there is nothing to choose."""
    options = tuple(distinct(cards)) if most == 1 else tuple(cards)
    if most > len(options):
        most = len(options)
    if least > most:
        least = most
    return _question(game, player, verb, options, least, most, ordered and most > 1, subject)


def _chosen(game: Game, asked: Decision) -> list[Card]:
    """The cards chosen, or those that were not asked for since there was no choice."""
    chosen = asked.options[: asked.most] if asked.is_forced else game.answered
    return [cast("Card", card) for card in chosen]


def _question(
    game: Game,
    player: Player,
    verb: Verb,
    options: tuple[Option, ...],
    least: i64,
    most: i64,
    ordered: bool,
    subject: Player | None,
) -> Decision:
    asker = None if game.playing is None else game.playing.card
    about = player.seat if subject is None else subject.seat
    return Decision(player.seat, verb, asker, options, least, most, ordered, about)


def choose_card(
    game: Game, player: Player, verb: Verb, cards: list[Card], *, subject: Player | None = None
) -> Generator[Decision, None, Card | None]:
    """Choose one of the cards: a must. None if there is none to choose from."""
    asked = _which(game, player, verb, cards, 1, 1, False, subject)
    if not asked.is_forced:
        yield asked
    chosen = _chosen(game, asked)
    return chosen[0] if chosen else None


def may(
    game: Game, player: Player, verb: Verb, card: Card, *, subject: Player | None = None
) -> Generator[Decision, None, bool]:
    """Ask whether to do this with the card."""
    chosen = yield from choose_cards(game, player, verb, [card], 0, 1, subject=subject)
    return bool(chosen)


def may_choose(game: Game, player: Player, verb: Verb, mode: Mode) -> Generator[Decision, None, bool]:
    """Ask whether to do a thing that names no card."""
    yield _question(game, player, verb, mode.alone, 0, 1, False, None)
    return bool(game.answered)


def choose_modes(
    game: Game, player: Player, modes: tuple[Mode, ...], number: int = 1
) -> Generator[Decision, None, list[Mode]]:
    """Choose so many different modes, before any is carried out. Any may be chosen, even one that cannot be done."""
    number = min(number, len(modes))
    chosen: tuple[Option, ...] = modes
    if not is_forced(modes, number, number, False):
        yield _question(game, player, CHOOSE, modes, number, number, False, None)
        chosen = game.answered
    if game.listener is not None:
        game.tell(events.CHOSE, player, [], options=chosen)
    return [cast("Mode", mode) for mode in chosen]


def discard_down_to(game: Game, player: Player, size: int) -> Generator[Decision, None, None]:
    """Discard until so many cards are left in hand."""
    number = len(player.hand) - size
    if number > 0:
        asked = _which(game, player, DISCARD, player.hand, number, number, True, None)
        if not asked.is_forced:
            yield asked
        game.discard(player, _chosen(game, asked))


def discard_cards(game: Game, player: Player, number: int) -> Generator[Decision, None, None]:
    """Discard so many cards from hand, as far as there are."""
    asked = _which(game, player, DISCARD, player.hand, number, number, True, None)
    if not asked.is_forced:
        yield asked
    game.discard(player, _chosen(game, asked))


def trash_cards(
    game: Game, player: Player, cards: list[Card], least: int, most: int
) -> Generator[Decision, None, list[Card]]:
    """Trash from `least` to `most` of these cards of the hand, and return those trashed."""
    asked = _which(game, player, TRASH, cards, least, most, False, None)
    if not asked.is_forced:
        yield asked
    trashed = _chosen(game, asked)
    game.trash_from_hand(player, trashed)
    return trashed


def gain_one(
    game: Game, player: Player, cards: list[Card], to: str = events.DISCARD
) -> Generator[Decision, None, Card | None]:
    """Gain one of these cards: a must. None if there is none."""
    asked = _which(game, player, GAIN, cards, 1, 1, False, None)
    if not asked.is_forced:
        yield asked
    for card in _chosen(game, asked):
        game.gain(player, card, to)
        return card
    return None
