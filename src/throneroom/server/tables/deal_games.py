"""Playing a deal that others play too: the deal of the day, offering the deal of a finished game, and the results."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final, cast

from throneroom.cards.kingdoms import kingdom_names, random_kingdom
from throneroom.cards.sets import recommended_set
from throneroom.cards.written import written_cards
from throneroom.engine.localizable import Problem
from throneroom.protocol.deal import (
    DealGame,
    DealInfo,
    DealOffered,
    DealOutcome,
    DealResult,
    OfferDeal,
    PlayDeal,
)
from throneroom.protocol.kingdom import Edition
from throneroom.protocol.lookup import current_catalog, kingdom_named
from throneroom.protocol.table import BotSeat, Seated, SeatStatus
from throneroom.server.card_facts import card_facts
from throneroom.server.refusal import Refusal, refusal
from throneroom.server.tables.deal_log import DAILY, DEAL_VERSION, OFFERED, Deal, DealFinished, DealOpened, DealStarted
from throneroom.server.tables.deals import Deals, closing_time, no_deal, result_entry
from throneroom.server.tables.log_entries import Began, Opened, OptionsRecord, SeatRecord
from throneroom.server.tables.registry import TableRegistry
from throneroom.server.tables.seating import bot_seat, clean_name, person
from throneroom.server.tables.table_state import OVER, PLAYED, RUNNING, TableState
from throneroom.server.tokens import hashed, id_after, new_key
from throneroom.server.workers.bot_levels import SLOW

TODAY: Final = "today"
# Whoever plays a deal gets the same table: nobody watches, nobody helps, and undo does not show what comes next.
_OPTIONS: Final = OptionsRecord(listed=False, watch="nobody", undo="free", points=True, advice="never")
_STAND_IN: Final = BotSeat("good")  # plays for the other people of a game whose deal is offered
_MOST_SHOWN: Final = 100
_KINGDOM_SEEDS: Final = 1_000_000_000
_ORDER: Final[dict[DealOutcome, int]] = {"won": 0, "tied": 1, "lost": 2, "unfinished": 3}


async def find_deal(registry: TableRegistry, deal_id: str) -> Deal:
    """Return a deal; that of today is made when somebody first asks for it. Raises Refusal if there is none."""
    deals = registry.deals
    if deal_id == TODAY or deal_id == f"{DAILY}{deals.today()}":
        return await _todays(registry)
    deal = await deals.find(deal_id)
    if deal is None:
        raise no_deal()
    return deal


async def _todays(registry: TableRegistry) -> Deal:
    deals = registry.deals
    date = deals.today()
    known = await deals.find(f"{DAILY}{date}")
    if known is not None:
        return known
    kingdom = list(kingdom_names(random_kingdom(secrets.randbelow(_KINGDOM_SEEDS), "both")))
    bot = bot_seat(BotSeat(registry.daily_level), [], current_catalog())
    opened = DealOpened(
        at=deals.now(),
        version=DEAL_VERSION,
        kingdom=kingdom,
        seats=[SeatRecord(who="open"), bot],
        seat=0,
        date=date,
        key=new_key(),
    )
    return await deals.open(f"{DAILY}{date}", opened)


async def play_deal(registry: TableRegistry, deal_id: str, wish: PlayDeal) -> Seated:
    """Open this player's table for a deal, or return the seat they already have there."""
    name, player = clean_name(wish.name), hashed(wish.player)
    deals = registry.deals
    deal = await find_deal(registry, deal_id)
    token = _seat_token(deal, wish.player)
    table_id = id_after(deal.id, f"{deal.opened.key} {player}")
    if deal.tables.get(player, table_id) != table_id:
        raise refusal("not-now", "deal-played", "this is your own deal")
    if player not in deal.tables:
        if not deals.may_begin(deal):
            raise refusal("not-now", "deal-over", "this deal was for another day")
        await deals.start(deal, DealStarted(deals.now(), table_id, player))
    opened = deal.opened
    try:
        kingdom_named(opened.kingdom)
    except Problem as unknown:  # a custom card that the server no longer has
        raise Refusal("bad-wish", unknown.message) from None
    seats = list(opened.seats)
    seats[opened.seat] = person(name, token)
    at = deals.now()
    table = Opened(
        at=at,
        owner=opened.seat,
        seats=seats,
        kingdom=opened.kingdom,
        seed=opened.seed,
        options=_OPTIONS,
        seeded=opened.seeded,
        key=opened.key,
        first=opened.first,
        prefix=opened.prefix,
        deal=deal.id,
        player=player,
    )
    for bot in seats:
        if bot.level in SLOW and bot.strategy is None:  # before somebody waits for it
            registry.bots.find_plan(bot.level or "", opened.kingdom, len(seats))
    await registry.create(table, Began(at, opened.seat, seats, asks_forced=opened.asks_forced), table_id=table_id)
    return Seated(table_id, opened.seat, token)


def _seat_token(deal: Deal, player: str) -> str:
    """Return the token of a player's seat. Only their own token leads to it, so they can ask for it again."""
    return hashlib.sha256(f"seat {deal.id} {player}".encode()).hexdigest()


async def offer_deal(registry: TableRegistry, table_id: str, wish: OfferDeal) -> DealOffered:
    """Offer the deal of a finished game. Other people's seats are played by bots there."""
    deals, player = registry.deals, hashed(wish.player)
    async with registry.locked_table(table_id) as table:
        state = table.state
        state.must_be_over()
        state.must_be_replayable()
        seat = table.seat_of(wish.token)
        if seat is None:
            raise refusal("no-seat", "offer", "only somebody who played this game can offer its deal")
        known = None if state.opened.deal is None else await deals.find(state.opened.deal)
        if known is not None and not deals.is_closed(known):
            return DealOffered(known.id)
        deal_id = OFFERED + id_after(state.id, state.seats[seat].token or "")
        opened, finished = _offered(state, seat), result_entry(state, seat, player)
    return DealOffered((await deals.open(deal_id, opened, finished)).id)


def _offered(state: TableState, seat: int) -> DealOpened:
    assert state.game is not None
    opened, game = state.opened, state.game
    seats: list[SeatRecord] = []
    for number, other in enumerate(state.seats):
        if number == seat:
            seats.append(SeatRecord(who="open"))
        else:
            seats.append(other if other.who == "bot" else bot_seat(_STAND_IN, seats, state.catalog))
    return DealOpened(
        at=state.changed,
        version=DEAL_VERSION,
        kingdom=opened.kingdom,
        seats=seats,
        seat=seat,
        by=state.seats[seat].name,
        seed=opened.seed,
        key=opened.key,
        first=game.first,
        seeded=opened.seeded,
        prefix=opened.prefix,
        asks_forced=game.asks_forced and bool(opened.prefix),  # as when these answers were given
    )


# -- results ----------------------------------------------------------------------------------------------------------


def deal_info(deals: Deals, deal: Deal, player: str | None) -> DealInfo:
    """Return what this player (the hash of a token) may know about a deal: nothing that tells a card or the key."""
    opened = deal.opened
    kingdom = kingdom_named(opened.kingdom)
    known = recommended_set(kingdom)
    results = None
    if deals.may_compare(deal, player):
        closes = None if opened.date is None else closing_time(opened.date)
        in_time = [one for one in deal.finished.values() if closes is None or one.at < closes]
        results = sorted((_result(one, player) for one in in_time), key=_rank)
    return DealInfo(
        id=deal.id,
        kind="daily" if deal.is_daily else "offered",
        date=opened.date,
        by=opened.by,
        kingdom=[card.name for card in kingdom.cards],
        edition=cast("Edition", kingdom.edition),
        set=None if known is None else known.name,
        seats=[_seat(number, seat) for number, seat in enumerate(opened.seats)],
        seat=opened.seat,
        may_play=deals.may_begin(deal) and player not in deal.finished,
        closes=None if opened.date is None else closing_time(opened.date),
        started=len(deal.tables),
        finished=len(deal.finished),
        mine=_mine(deal, player),
        cards=[card_facts(card) for card in written_cards(kingdom)],
        results=None if results is None else results[:_MOST_SHOWN] + [one for one in results[_MOST_SHOWN:] if one.mine],
    )


def _mine(deal: Deal, player: str | None) -> DealGame | None:
    if player is None or player not in deal.tables:
        return None
    return DealGame(table=deal.tables[player], state=OVER if player in deal.finished else RUNNING)


def _result(finished: DealFinished, player: str | None) -> DealResult:
    points, seat = finished.points, finished.seat
    outcome: DealOutcome
    if finished.how != PLAYED:
        outcome = "unfinished"
    elif seat not in finished.winners:
        outcome = "lost"
    else:
        outcome = "won" if len(finished.winners) == 1 else "tied"
    return DealResult(
        table=finished.table,
        name=finished.name,
        seat=seat,
        outcome=outcome,
        points=points[seat],
        others=max(points[:seat] + points[seat + 1 :]),
        turns=finished.turns,
        mine=finished.player == player,
        ended=finished.at,
    )


def _rank(result: DealResult) -> tuple[int, int, int, float]:
    """Order results: who won first, then in fewer turns, then by more points."""
    return _ORDER[result.outcome], result.turns, result.others - result.points, result.ended


def _seat(number: int, seat: SeatRecord) -> SeatStatus:
    return SeatStatus(
        seat=number,
        who=seat.who,
        name=seat.name,
        level=seat.level,
        away=None,
        stand_in=False,
        resigned=False,
        may_decide=False,
    )
