"""The board in words, for screen readers and pipes: every line makes sense on its own."""

from __future__ import annotations

from collections.abc import Sequence

from throneroom.engine.card import Card
from throneroom.engine.decision import Decision
from throneroom.locale import Locale
from throneroom.words.game_result import GameResult, SeatResult
from throneroom.words.names import option_name
from throneroom.words.phrases import card_list, copies, in_order
from throneroom.words.seat_view import SeatView


def board_lines(view: SeatView, names: Sequence[str], locale: Locale) -> list[str]:
    """Return everything the seat sees: the Supply with its costs, the trash, and each player's zones."""
    lines = [locale.text("plain-supply", empty=view.empty_piles, end=view.empty_piles_to_end)]
    by_cost: dict[int, list[str]] = {}
    for card in view.supply:
        pile = locale.text("plain-pile", card=option_name(card, locale), n=view.left(card))
        by_cost.setdefault(view.cost(card), []).append(pile)
    lines += ["  " + locale.text("plain-cost", cost=cost, piles=", ".join(piles)) for cost, piles in by_cost.items()]
    if view.reduction:
        lines.append(locale.text("plain-cheaper", n=view.reduction))
    lines.append(trash_line(view, locale))
    order = [(view.turn_seat + offset) % view.seats for offset in range(view.seats)]
    return lines + [player_line(seat, _zones(seat, view, locale), view, names, locale) for seat in order]


def _cards(cards: Sequence[Card], locale: Locale) -> str:
    return card_list(cards, locale) or locale.text("plain-nothing")


def player_line(seat: int, zones: str, view: SeatView, names: Sequence[str], locale: Locale) -> str:
    """Return a line with a player's name and the text for their zones."""
    return locale.text("plain-player", who="you" if seat == view.seat else "other", name=names[seat], zones=zones)


def _zones(seat: int, view: SeatView, locale: Locale) -> str:
    return locale.clauses([*piles(seat, view, locale), *laid_out(seat, view, locale), *standing(seat, view, locale)])


def piles(seat: int, view: SeatView, locale: Locale) -> list[str]:
    """Return a player's hand, deck and discard pile, as far as the reader may know them."""
    zones = [locale.text("plain-in-hand", n=view.hand_size(seat))]
    if seat == view.seat:
        zones.append(locale.text("plain-in-deck", n=view.deck_size))
    top = view.discard_top(seat)
    discard = locale.text("plain-discard", card=option_name(top, locale)) if top else locale.text("plain-no-discard")
    return [*zones, discard]


def laid_out(seat: int, view: SeatView, locale: Locale) -> list[str]:
    """Return a player's cards in play, set aside and revealed."""
    zones = (
        ("plain-in-play", view.in_play(seat)),
        ("plain-set-aside", view.set_aside(seat)),
        ("plain-revealed", view.revealed(seat)),
    )
    return [locale.text(key, cards=card_list(cards, locale)) for key, cards in zones if cards]


def standing(seat: int, view: SeatView, locale: Locale) -> list[str]:
    """Return a player's points, unless the table hides them, and turns."""
    points = view.points(seat)
    shown = [] if points is None else [locale.text("plain-owns", n=points)]
    return [*shown, locale.text("plain-turns", n=view.turns(seat))]


def trash_line(view: SeatView, locale: Locale) -> str:
    return locale.text("plain-trash", cards=_cards(in_order(view.trash, locale), locale))


def hand_line(view: SeatView, decision: Decision, locale: Locale) -> str:
    """Return the reader's hand and, if a card asks during their turn, what is left to spend.

    The turn's own questions already say what is left.
    """
    hand = _cards(in_order(view.hand, locale), locale)
    if view.turn_seat != view.seat or decision.card is None:
        return locale.text("plain-hand", hand=hand)
    return locale.text(
        "plain-hand-and-turn",
        hand=hand,
        actions=locale.text("ask-actions", n=view.actions),
        buys=locale.text("ask-buys", n=view.buys),
        coins=locale.text("worth-coins", n=view.coins),
    )


def score_lines(result: GameResult, names: Sequence[str], locale: Locale, you: int = -1) -> list[str]:
    """Return each player's points card by card, best first, and the winner.

    `you` is the reader's seat.
    """
    names = [locale.text("log-you") if seat == you else name for seat, name in enumerate(names)]
    lines = [
        locale.text(
            "plain-score",
            name=names[score.seat],
            n=score.points,
            turns=locale.text("plain-turns", n=score.turns),
            cards=_points_by_card(score, locale),
        )
        for score in result.best_first()
    ]
    return [*lines, winner_line(result, names, locale, you)]


def winner_line(result: GameResult, names: Sequence[str], locale: Locale, you: int = -1) -> str:
    """Return who has won, or who shares the victory."""
    won = result.winners
    if len(won) == 1:
        return locale.text("plain-wins", who="you" if won[0] == you else "other", names=names[won[0]])
    return locale.text("plain-share", names=locale.all_of([names[seat] for seat in won]))


def _points_by_card(score: SeatResult, locale: Locale) -> str:
    by_card = {worth.card: worth for worth in score.scoring()}
    parts = [
        locale.text("plain-worth", cards=copies(card, by_card[card].copies, locale), n=by_card[card].points)
        for card in in_order(by_card, locale)
    ]
    return ", ".join(parts) or locale.text("plain-nothing")
