"""What everybody may know about a table, its summary for the lists, and the result of its game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, cast, get_args

from throneroom.cards.sets import recommended_set
from throneroom.cards.written import written_cards
from throneroom.engine.score import points
from throneroom.protocol.base import encode
from throneroom.protocol.kingdom import Edition
from throneroom.protocol.rating import SeatRating
from throneroom.protocol.table import AdviceRule, SeatStatus, TableInfo, TableOptions, TableStatus, UndoRule, WatchRule
from throneroom.protocol.view import CardPoints, Curve, GameOver, SeatScore
from throneroom.record.header import key_text
from throneroom.record.score_sheet import card_scores, score_curves
from throneroom.server.card_facts import card_facts
from throneroom.server.ratings.counting import unrated
from throneroom.server.store.structs import Summary
from throneroom.server.tables.log_entries import OptionsRecord
from throneroom.server.tables.outdated_state import OutdatedState
from throneroom.server.tables.table_state import OVER, RUNNING, TableState


def table_info(
    state: TableState, away: Sequence[float | None] = (), watchers: int = 0, with_cards: bool = True
) -> TableInfo:
    """Describe a table. `away` has the seconds since each seat was last connected, None if it still is.

    `with_cards`: with the cards that only this table knows.
    """
    opened = state.opened
    known = recommended_set(state.kingdom)
    game = state.shown_game()
    custom = state.custom if isinstance(state, OutdatedState) else None
    return TableInfo(
        id=state.id,
        state=cast("TableStatus", state.status),
        owner=state.owner,
        seats=[_seat(state, seat, away[seat] if away else None) for seat in range(len(state.seats))],
        kingdom=[card.name for card in state.kingdom.cards],
        set=None if known is None else known.name,
        supply=[card.name for card in state.kingdom.stock(len(state.seats)).cards],
        options=table_options(state.options),
        seeded=opened.seeded,
        marked=state.marked,
        watchers=watchers,
        turn=0 if game is None else game.player.turns,
        previous=opened.previous,
        next=state.next,
        opened=opened.at,
        begun=state.begun,
        ended=state.ended,
        outdated=state.is_outdated,
        missing=[] if custom is None else custom.missing,
        changed=[] if custom is None else custom.changed,
        agreed=[seat for seat in state.people() if seat in state.agreed],
        advice=state.is_advised(),
        advised=state.advised,
        guide=opened.guide,
        deal=opened.deal,
        unrated=unrated(state),
        edition=cast("Edition", state.kingdom.edition),
        cards=[card_facts(card) for card in written_cards(state.kingdom)] if with_cards else [],
    )


def table_options(stored: OptionsRecord) -> TableOptions:
    """Return stored options as clients know them. A rule that this version does not know becomes the strictest one."""
    watch, undo, advice = stored.watch, stored.undo, stored.advice
    return TableOptions(
        listed=stored.listed,
        watch=cast("WatchRule", watch if watch in get_args(WatchRule) else "nobody"),
        delay=stored.delay,
        undo=cast("UndoRule", undo if undo in get_args(UndoRule) else "never"),
        clock=stored.clock,
        grace=stored.grace,
        points=stored.points,
        decks=stored.decks,
        first=stored.first,
        pauses=stored.pauses,
        advice=cast("AdviceRule", advice if advice in get_args(AdviceRule) else "never"),
    )


def options_record(options: TableOptions) -> OptionsRecord:
    """Return the options that a client asks for as they are stored."""
    return OptionsRecord(
        listed=options.listed,
        watch=options.watch,
        delay=options.delay,
        undo=options.undo,
        clock=options.clock,
        grace=options.grace,
        points=options.points,
        decks=options.decks,
        first=options.first,
        pauses=options.pauses,
        advice=options.advice,
    )


def _seat(state: TableState, number: int, away: float | None) -> SeatStatus:
    seat = state.seats[number]
    gone = away if seat.who == "human" else None
    return SeatStatus(
        seat=number,
        who=seat.who,
        name=seat.name,
        level=seat.level if seat.strategy is None else "strategy",
        away=None if gone is None else round(gone, 1),
        stand_in=number in state.stand_ins,
        resigned=number in state.resigned,
        may_decide=may_decide(state, number, gone),
        rating=_seat_rating(state, number),
    )


def _seat_rating(state: TableState, number: int) -> SeatRating | None:
    for changed in state.ratings:
        if changed.seat == number:
            before, deviation, after, after_deviation = (round(value, 1) for value in (*changed.before, *changed.after))
            return SeatRating(rating=before, deviation=deviation, after=after, after_deviation=after_deviation)
    held = state.seats[number].held
    return None if held is None else SeatRating(rating=round(held.rating, 1), deviation=round(held.deviation, 1))


def may_decide(state: TableState, seat: int, away: float | None) -> bool:
    """Return whether a seat has been away past its grace time, so that the others may decide for it."""
    is_playing = state.status == RUNNING and not state.is_outdated and state.is_person(seat)
    return is_playing and away is not None and away >= state.options.grace


def table_summary(state: TableState) -> Summary:
    """Return what the store keeps besides the log, for the lists of tables."""
    return Summary(state.status, state.options.listed, state.changed, encode(table_info(state, with_cards=False)))


def game_over(state: TableState) -> GameOver | None:
    """Return the result of the game, or None before its end."""
    if isinstance(state, OutdatedState):
        return state.over()
    game = state.game
    if state.status != OVER or game is None:
        return None
    winners = state.winners()
    scores = [
        SeatScore(
            seat=player.seat,
            name=state.seats[player.seat].name,
            points=points(player.cards()),
            turns=player.turns,
            winner=player.seat in winners,
            resigned=player.seat in state.resigned,
            cards=[CardPoints(worth.card.name, worth.copies, worth.points) for worth in card_scores(player.cards())],
        )
        for player in game.players
    ]
    curves = [Curve(seat, course.points, course.money) for seat, course in enumerate(score_curves(state.record()))]
    is_dealt_again = state.opened.deal is not None  # then others may still play these cards
    how = cast("Literal['played', 'resigned', 'ended', 'draw']", state.how)
    return GameOver(
        how=how,
        scores=scores,
        winners=winners,
        seed=0 if game.keyed or is_dealt_again else game.seed,
        curves=curves,
        key=key_text(game.seed) if game.keyed and not is_dealt_again else None,
    )
