"""A game as far as one seat knows it, rebuilt from the messages that the seat gets.

Bots answer from an engine's view. Whatever a view does not show is filled with any cards here, so that the number of
cards is right in each zone whose size the seat knows.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from throneroom.cards.basic import COPPER
from throneroom.cards.catalog import Catalog, UnknownCard
from throneroom.engine.card import Card, Mode, Option
from throneroom.engine.decision import VERBS, Decision
from throneroom.engine.game import Game
from throneroom.engine.play import Play
from throneroom.engine.player import Player, new_player
from throneroom.engine.setup import Kingdom
from throneroom.engine.supply import Stock, Supply
from throneroom.engine.turn import PHASE_NAMES
from throneroom.engine.zones import counts_of
from throneroom.protocol.lookup import catalog_of
from throneroom.protocol.view import PlayerView, Prompt, TableView

_VERBS: Final = {verb.name: verb for verb in VERBS}
_UNKNOWN: Final = COPPER


_PLUS: Final = re.compile(r"\+(\d) (Card|Action|Buy|Coin)")


def known_game(view: TableView, kingdom: Kingdom, reacted: Sequence[str] = ()) -> Game:
    """Return a game whose view, for the seat of `view`, is the same as that of the real game.

    `view` must have been made with `shows_decks`.
    """
    stock = kingdom.stock(len(view.players))
    catalog = catalog_of(kingdom)
    players = [_player(player, stock, catalog) for player in view.players]
    left = {pile.card: pile.left for pile in view.supply}
    supply = Supply.of(stock, [left[card.name] for card in stock.cards])
    game = Game(kingdom=kingdom, seed=0, first=0, supply=supply, players=players)
    game.player = players[view.turn_seat]
    game.phase = game.shown_phase = PHASE_NAMES.index(view.phase)
    game.actions = view.actions
    game.buys = view.buys
    game.coins = view.coins
    game.reduction = view.reduction
    game.actions_played = view.actions_played
    game.trash = _cards(view.trash, catalog)
    game.worth_more = _cards(view.worth_more, catalog)
    game.first_worth_more = _cards(view.first_worth_more, catalog)
    for card in _cards(view.playing, catalog):
        game.playing = Play(card, game.player, game.playing)
    if game.playing is not None:
        game.playing.reacted = tuple(_cards(reacted, catalog))
    return game


def _player(view: PlayerView, stock: Stock, catalog: Catalog) -> Player:
    owned = view.owned or {}
    hand = [_UNKNOWN] * view.hand_size if view.hand is None else _cards(view.hand, catalog)
    passing = [_UNKNOWN] * view.passing_size if view.passing is None else _cards(view.passing, catalog)
    deck_size = view.deck_size or 0
    shown = [view.in_play, view.set_aside, view.revealed]
    discard = [] if view.discard_top is None else [catalog.find(view.discard_top)]
    if view.hand is not None:  # the seat itself, which knows how many cards it owns
        others = len(hand) + len(passing) + deck_size + sum(map(len, shown)) + len(discard)
        discard = [_UNKNOWN] * (sum(owned.values()) - others) + discard
    player = new_player(
        stock.table,
        view.seat,
        0,
        deck=[_UNKNOWN] * deck_size,
        hand=hand,
        discard=discard,
        in_play=_cards(view.in_play, catalog),
        set_aside=_cards(view.set_aside, catalog),
        revealed=_cards(view.revealed, catalog),
        passing=passing,
    )
    player.owned = counts_of(stock.table, [owned.get(card.name, 0) for card in stock.cards])
    player.turns = view.turns
    return player


def _cards(names: Sequence[str], catalog: Catalog) -> list[Card]:
    return [catalog.find(name) for name in names]


def decision_asked(seat: int, prompt: Prompt, catalog: Catalog) -> Decision:
    """Return the decision that this prompt asks of the seat."""
    return Decision(
        seat=seat,
        verb=_VERBS[prompt.verb],
        card=None if prompt.card is None else catalog.find(prompt.card),
        options=tuple(_option(name, catalog) for name in prompt.options),
        least=prompt.least,
        most=prompt.most,
        ordered=prompt.ordered,
        subject=prompt.subject,
        zone=prompt.zone,
    )


def _option(name: str, catalog: Catalog) -> Option:
    """Return the card, mode or number with this name. The modes of a custom card are in no catalog."""
    try:
        return catalog.find_option(name)
    except UnknownCard:
        plus = {word: int(number) for number, word in _PLUS.findall(name)}
        return Mode(
            name,
            cards=plus.get("Card", 0),
            actions=plus.get("Action", 0),
            buys=plus.get("Buy", 0),
            coins=plus.get("Coin", 0),
        )
