"""Throneroom: the card game Dominion with Intrigue, as a rules engine, bots and a table to play at."""

from throneroom.cards.catalog import Catalog, UnknownCard
from throneroom.cards.custom import load_cards
from throneroom.cards.kingdoms import BadKingdom, kingdom_of, random_kingdom
from throneroom.cards.sets import RECOMMENDED_SETS
from throneroom.engine.card import Card, Mode
from throneroom.engine.decision import Decision, IllegalAnswer
from throneroom.engine.event import Event
from throneroom.engine.game import Game
from throneroom.engine.score import scores, winners
from throneroom.engine.setup import Kingdom, next_first_player
from throneroom.engine.view import View
from throneroom.record.position import BadPosition, position_text, read_position
from throneroom.record.record import BadRecord, Record, read_record

__version__ = "0.1.0"

__all__ = [
    "RECOMMENDED_SETS",
    "BadKingdom",
    "BadPosition",
    "BadRecord",
    "Card",
    "Catalog",
    "Decision",
    "Event",
    "Game",
    "IllegalAnswer",
    "Kingdom",
    "Mode",
    "Record",
    "UnknownCard",
    "View",
    "kingdom_of",
    "load_cards",
    "next_first_player",
    "position_text",
    "random_kingdom",
    "read_position",
    "read_record",
    "scores",
    "winners",
]
