"""The table in words: every line can be understood alone, for screen readers and pipes."""

from __future__ import annotations

from collections.abc import Sequence

from throneroom.engine.card import Card
from throneroom.engine.decision import Decision
from throneroom.locale import Locale
from throneroom.words.game_facts import Facts
from throneroom.words.game_result import Result, SeatResult
from throneroom.words.names import option_name
from throneroom.words.phrases import card_list, copies, in_order


def table_lines(view: Facts, names: Sequence[str], locale: Locale) -> list[str]:
    """All that is open: the supply with prices, the trash, and each player's zones."""
    lines = [locale.text("plain-supply", empty=view.empty_piles, end=view.empty_piles_to_end)]
    by_cost: dict[int, list[str]] = {}
    for card in view.supply:
        pile = locale.text("plain-pile", card=option_name(card, locale), n=view.left(card))
        by_cost.setdefault(view.cost(card), []).append(pile)
    lines += ["  " + locale.text("plain-cost", cost=cost, piles=", ".join(piles)) for cost, piles in by_cost.items()]
    if view.reduction:
        lines.append(locale.text("plain-cheaper", n=view.reduction))
    lines.append(trash_line(view, locale))
    order = [(view.turn_seat + place) % view.seats for place in range(view.seats)]
    return lines + [_player_line(seat, view, names, locale) for seat in order]


def _cards(cards: Sequence[Card], locale: Locale) -> str:
    return card_list(cards, locale) or locale.text("plain-nothing")


def _player_line(seat: int, view: Facts, names: Sequence[str], locale: Locale) -> str:
    return locale.text(
        "plain-player",
        who="you" if seat == view.seat else "other",
        name=names[seat],
        zones=locale.clauses(
            [*piles(seat, view, locale), *laid_out(seat, view, locale), *standing(seat, view, locale)]
        ),
    )


def piles(seat: int, view: Facts, locale: Locale) -> list[str]:
    """A player's hand, deck and discard pile, as far as they may be known."""
    zones = [locale.text("plain-in-hand", n=view.hand_size(seat))]
    if seat == view.seat:
        zones.append(locale.text("plain-in-deck", n=view.deck_size))
    top = view.discard_top(seat)
    discard = locale.text("plain-discard", card=option_name(top, locale)) if top else locale.text("plain-no-discard")
    return [*zones, discard]


def laid_out(seat: int, view: Facts, locale: Locale) -> list[str]:
    """What lies before a player: in play, set aside, revealed."""
    zones = (
        ("plain-in-play", view.in_play(seat)),
        ("plain-set-aside", view.set_aside(seat)),
        ("plain-revealed", view.revealed(seat)),
    )
    return [locale.text(key, cards=card_list(cards, locale)) for key, cards in zones if cards]


def standing(seat: int, view: Facts, locale: Locale) -> list[str]:
    """A player's points, where they are told, and turns."""
    points = view.points(seat)
    told = [] if points is None else [locale.text("plain-owns", n=points)]
    return [*told, locale.text("plain-turns", n=view.turns(seat))]


def trash_line(view: Facts, locale: Locale) -> str:
    return locale.text("plain-trash", cards=_cards(in_order(view.trash, locale), locale))


def hand_line(view: Facts, decision: Decision, locale: Locale) -> str:
    """The own hand, and what is left to spend if a card asks in the own turn; the turn itself says it when it asks."""
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


def score_lines(result: Result, names: Sequence[str], locale: Locale, you: int = -1) -> list[str]:
    """The result: each player's points card by card, best first, and who has won. `you` is the seat of the reader."""
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


def winner_line(result: Result, names: Sequence[str], locale: Locale, you: int = -1) -> str:
    """Who has won, or who share the victory."""
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
