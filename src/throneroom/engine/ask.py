"""The questions that cards ask. Each helper asks only if there is a choice, and returns the answer.

In a game with `asks_forced`, questions about a hand are asked even without a choice, so that the other players cannot
tell from who is asked what is in a hand.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING, cast

from mypy_extensions import i64

from throneroom.engine import event as events
from throneroom.engine.card import distinct
from throneroom.engine.decision import (
    CHOOSE,
    CHOOSE_NUMBER,
    DISCARD,
    GAIN,
    PASS,
    TRASH,
    Decision,
    Verb,
    is_among,
    is_forced,
)
from throneroom.engine.numbers import number_options
from throneroom.engine.zone import DECK, DISCARD_PILE, HAND, Place, check_place

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
    zone: Place | None = None,
) -> Generator[Decision, None, list[Card]]:
    """Choose `least` to `most` of the cards, or all of them if there are fewer than `least`.

    `subject` is the player who owns the cards, if that is not the one who chooses. `zone` is where the cards are, if
    that is not the verb's usual zone.
    """
    asked = _which(game, player, verb, cards, least, most, ordered, subject, zone)
    if _is_asked(game, player, asked) and not game.ask_bot(asked):
        yield asked
    return _chosen(game, asked)


def _is_asked(game: Game, player: Player, asked: Decision) -> bool:
    """Whether there is a choice, or not asking would reveal something about the hand, or about cards looked at."""
    if not asked.is_forced:
        return True
    if not game.asks_forced:
        return False
    return player.hand_zone.size > 0 if asked.zone == HAND else asked.zone == DECK and len(asked.options) > 0


# Nested generators are slow, so most helpers below yield their own questions instead of calling `choose_cards`.


def _which(
    game: Game,
    player: Player,
    verb: Verb,
    cards: list[Card],
    least: i64,
    most: i64,
    ordered: bool = False,
    subject: Player | None = None,
    zone: Place | None = None,
) -> Decision:
    """Build the question of which cards to choose, even if there is no real choice."""
    options = tuple(distinct(cards)) if most == 1 else tuple(cards)
    if most > len(options):
        most = len(options)
    if least > most:
        least = most
    return _question(game, player, verb, options, least, most, ordered and most > 1, subject, zone)


def _chosen(game: Game, asked: Decision) -> list[Card]:
    """Return the cards chosen, or the only ones possible if the question was not asked."""
    chosen = asked.options[: asked.most] if asked.is_forced else game.answered
    return [cast("Card", card) for card in chosen]


def _question(
    game: Game,
    player: Player,
    verb: Verb,
    options: tuple[Option, ...],
    least: i64,
    most: i64,
    ordered: bool = False,
    subject: Player | None = None,
    zone: Place | None = None,
) -> Decision:
    # The compiler does the same for callers that it does not compile.
    if not isinstance(verb, Verb):
        raise TypeError(f"a question needs a Verb such as DISCARD, not {verb!r}")
    if zone is not None:
        check_place(zone)
    return Decision(
        seat=player.seat,
        verb=verb,
        card=None if game.playing is None else game.playing.card,
        options=options,
        least=least,
        most=most,
        ordered=ordered,
        subject=player.seat if subject is None else subject.seat,
        zone=verb.zone if zone is None else zone,
    )


def choose_card(
    game: Game,
    player: Player,
    verb: Verb,
    cards: list[Card],
    *,
    subject: Player | None = None,
    zone: Place | None = None,
) -> Generator[Decision, None, Card | None]:
    """Choose exactly one of the cards. Return None if there are none."""
    asked = _which(game, player, verb, cards, 1, 1, subject=subject, zone=zone)
    if _is_asked(game, player, asked) and not game.ask_bot(asked):
        yield asked
    chosen = _chosen(game, asked)
    return chosen[0] if chosen else None


def may(
    game: Game,
    player: Player,
    verb: Verb,
    card: Card,
    *,
    subject: Player | None = None,
    zone: Place | None = None,
) -> Generator[Decision, None, bool]:
    """Ask whether to do this with the card."""
    asked = _question(game, player, verb, card.alone, 0, 1, subject=subject, zone=zone)
    if not game.ask_bot(asked):
        yield asked
    return bool(game.answered)


def may_choose(game: Game, player: Player, verb: Verb, mode: Mode) -> Generator[Decision, None, bool]:
    """Ask whether to do something that is not about a particular card."""
    asked = _question(game, player, verb, mode.alone, 0, 1)
    if not game.ask_bot(asked):
        yield asked
    return bool(game.answered)


def choose_modes(
    game: Game, player: Player, modes: tuple[Mode, ...], number: int = 1
) -> Generator[Decision, None, list[Mode]]:
    """Choose this many different modes, then give their plus-signs, in the order of `modes`.

    All are chosen before any is carried out, and a mode may be chosen even if it cannot be carried out.
    """
    number = min(number, len(modes))
    chosen: tuple[Option, ...] = modes
    if not is_forced(modes, number, number, False):
        asked = _question(game, player, CHOOSE, modes, number, number)
        if not game.ask_bot(asked):
            yield asked
        chosen = game.answered
    if game.listener is not None:
        game.emit(events.CHOSE, player, chosen)
    in_order = [mode for mode in modes if is_among(chosen, mode)]
    for mode in in_order:
        game.plus_signs(player, mode)
    return in_order


def choose_number(game: Game, player: Player, least: int, most: int) -> Generator[Decision, None, int]:
    """Choose a number from `least` to `most`."""
    options = number_options(least, most)
    if len(options) == 1:
        return least
    asked = _question(game, player, CHOOSE_NUMBER, options, 1, 1)
    if not game.ask_bot(asked):
        yield asked
    return int(game.answered[0].name)


def discard_down_to(game: Game, player: Player, size: int) -> Generator[Decision, None, None]:
    """Discard until this many cards are left in hand."""
    number = player.hand_zone.size - size
    if number > 0:
        asked = _which(game, player, DISCARD, player.hand, number, number, ordered=True)
        if _is_asked(game, player, asked) and not game.ask_bot(asked):
            yield asked
        game.discard(player, _chosen(game, asked))


def discard_cards(game: Game, player: Player, number: int) -> Generator[Decision, None, None]:
    """Discard this many cards from hand; if there are too few, all of them."""
    asked = _which(game, player, DISCARD, player.hand, number, number, ordered=True)
    if _is_asked(game, player, asked) and not game.ask_bot(asked):
        yield asked
    game.discard(player, _chosen(game, asked))


def trash_cards(
    game: Game, player: Player, cards: list[Card], least: int, most: int
) -> Generator[Decision, None, list[Card]]:
    """Trash `least` to `most` of these cards from hand, and return those trashed."""
    asked = _which(game, player, TRASH, cards, least, most)
    if _is_asked(game, player, asked) and not game.ask_bot(asked):
        yield asked
    trashed = _chosen(game, asked)
    game.trash_from_hand(player, trashed)
    return trashed


def gain_one(
    game: Game, player: Player, cards: list[Card], to: Place = DISCARD_PILE
) -> Generator[Decision, None, Card | None]:
    """Gain exactly one of these cards from the Supply. Return None if there are none."""
    asked = _which(game, player, GAIN, cards, 1, 1)
    if not asked.is_forced and not game.ask_bot(asked):
        yield asked
    for card in _chosen(game, asked):
        game.gain(player, card, to)
        return card
    return None


def choose_to_pass(game: Game, player: Player) -> Generator[Decision, None, None]:
    """Choose a card from hand and lay it face down, to be passed once everybody has chosen.

    The subject of the question is who gets the card, if that is not the player to the left.
    """
    receiver = game.receiver(player)
    subject = None if receiver is game.left_of(player) else receiver
    asked = _which(game, player, PASS, player.hand, 1, 1, subject=subject)
    if _is_asked(game, player, asked) and not game.ask_bot(asked):
        yield asked
    for card in _chosen(game, asked):
        game.lay_down_to_pass(player, card)
