"""Throneroom: Dominion and its expansion Intrigue, as a rules engine, bots and tables to play at.

Everything that authors of cards, bots and tools need can be imported from here:

play          Game, View, SPECTATOR, Decision, IllegalAnswer, Event, Kind, scores, winners, next_first_player
kingdoms      Kingdom, kingdom_of, random_kingdom, BadKingdom, RecommendedSet, RECOMMENDED_SETS
look up cards Catalog, UnknownCard, Option, BASIC_CARDS, BASE_CARDS, INTRIGUE_CARDS;
              COPPER, SILVER, GOLD, ESTATE, DUCHY, PROVINCE, CURSE
write cards   Card, Mode, Effect, Play, Player, play_once, play_twice, distinct, load_cards, BadCardFile, CardFailed;
              read_card, BadCardText: a card from its text
... types     ACTION, TREASURE, VICTORY, CURSE_TYPE, ATTACK, REACTION
... questions choose_card, choose_cards, choose_modes, choose_number, choose_to_pass, may, may_choose, discard_cards,
              discard_down_to, gain_one, trash_cards
... verbs     Verb; PLAY_ACTION, PLAY_TREASURES, BUY, REACT, PLAY, DISCARD, DISCARD_DECK, TRASH, GAIN, GIVE,
              PUT_ON_DECK, PUT_BACK, PUT_INTO_DECK, REVEAL_CARD, SET_ASIDE, PASS, NAME, CHOOSE, CHOOSE_NUMBER
... zones     HAND, DECK, DISCARD_PILE, IN_PLAY, REVEALED, ASIDE, TRASH_PILE, SUPPLY
write bots    Bot, play_out, Match, Tally; Strategy, StrategyBot, read_strategy, load_strategy, BadStrategy
records       Record, read_record, BadRecord, read_position, position_text, BadPosition

The compiled build has no docstrings, since mypyc drops them: `help(Game.deal)` shows only the signature there. They are
in the sources, which are installed next to the compiled modules, and in the API reference.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from throneroom.bots.bot import Bot, play_out
from throneroom.bots.match import Match, Tally
from throneroom.cards import BASE_CARDS, BASIC_CARDS, INTRIGUE_CARDS, read_card
from throneroom.cards.basic import COPPER, CURSE, DUCHY, ESTATE, GOLD, PROVINCE, SILVER
from throneroom.cards.catalog import Catalog, UnknownCard
from throneroom.cards.custom import BadCardFile, load_cards
from throneroom.cards.kingdoms import BadKingdom, kingdom_of, random_kingdom
from throneroom.cards.language.mistakes import BadCardText
from throneroom.cards.sets import RECOMMENDED_SETS, RecommendedSet
from throneroom.engine.author_questions import (
    choose_card,
    choose_cards,
    choose_modes,
    choose_number,
    choose_to_pass,
    discard_cards,
    discard_down_to,
    gain_one,
    may,
    may_choose,
    play_once,
    play_twice,
    trash_cards,
)
from throneroom.engine.card import ACTION, ATTACK, CURSE_TYPE, REACTION, TREASURE, VICTORY, Card, Mode, Option, distinct
from throneroom.engine.custom_effect import CardFailed
from throneroom.engine.decision import (
    BUY,
    CHOOSE,
    CHOOSE_NUMBER,
    DISCARD,
    DISCARD_DECK,
    GAIN,
    GIVE,
    NAME,
    PASS,
    PLAY,
    PLAY_ACTION,
    PLAY_TREASURES,
    PUT_BACK,
    PUT_INTO_DECK,
    PUT_ON_DECK,
    REACT,
    REVEAL_CARD,
    SET_ASIDE,
    TRASH,
    Decision,
    IllegalAnswer,
    Verb,
)
from throneroom.engine.event import Event, Kind
from throneroom.engine.game import Game
from throneroom.engine.play import Effect, Play
from throneroom.engine.player import Player
from throneroom.engine.score import scores, winners
from throneroom.engine.setup import Kingdom, next_first_player
from throneroom.engine.view import SPECTATOR, View
from throneroom.engine.zone import ASIDE, DECK, DISCARD_PILE, HAND, IN_PLAY, REVEALED, SUPPLY, TRASH_PILE
from throneroom.record.position import BadPosition, position_text, read_position
from throneroom.record.record import BadRecord, Record, read_record

if TYPE_CHECKING:
    from throneroom.bots.strategies.language import load_strategy, read_strategy
    from throneroom.bots.strategies.mistakes import BadStrategy
    from throneroom.bots.strategies.strategy import Strategy, StrategyBot

__version__ = "0.1.0"

__all__ = [
    "ACTION",
    "ASIDE",
    "ATTACK",
    "BASE_CARDS",
    "BASIC_CARDS",
    "BUY",
    "CHOOSE",
    "CHOOSE_NUMBER",
    "COPPER",
    "CURSE",
    "CURSE_TYPE",
    "DECK",
    "DISCARD",
    "DISCARD_DECK",
    "DISCARD_PILE",
    "DUCHY",
    "ESTATE",
    "GAIN",
    "GIVE",
    "GOLD",
    "HAND",
    "INTRIGUE_CARDS",
    "IN_PLAY",
    "NAME",
    "PASS",
    "PLAY",
    "PLAY_ACTION",
    "PLAY_TREASURES",
    "PROVINCE",
    "PUT_BACK",
    "PUT_INTO_DECK",
    "PUT_ON_DECK",
    "REACT",
    "REACTION",
    "RECOMMENDED_SETS",
    "REVEALED",
    "REVEAL_CARD",
    "SET_ASIDE",
    "SILVER",
    "SPECTATOR",
    "SUPPLY",
    "TRASH",
    "TRASH_PILE",
    "TREASURE",
    "VICTORY",
    "BadCardFile",
    "BadCardText",
    "BadKingdom",
    "BadPosition",
    "BadRecord",
    "BadStrategy",
    "Bot",
    "Card",
    "CardFailed",
    "Catalog",
    "Decision",
    "Effect",
    "Event",
    "Game",
    "IllegalAnswer",
    "Kind",
    "Kingdom",
    "Match",
    "Mode",
    "Option",
    "Play",
    "Player",
    "RecommendedSet",
    "Record",
    "Strategy",
    "StrategyBot",
    "Tally",
    "UnknownCard",
    "Verb",
    "View",
    "choose_card",
    "choose_cards",
    "choose_modes",
    "choose_number",
    "choose_to_pass",
    "discard_cards",
    "discard_down_to",
    "distinct",
    "gain_one",
    "kingdom_of",
    "load_cards",
    "load_strategy",
    "may",
    "may_choose",
    "next_first_player",
    "play_once",
    "play_out",
    "play_twice",
    "position_text",
    "random_kingdom",
    "read_card",
    "read_position",
    "read_record",
    "read_strategy",
    "scores",
    "trash_cards",
    "winners",
]

# Strategies also import the tactics, which would make `import throneroom` a quarter slower.
_IMPORTED_ON_USE = {
    "BadStrategy": "throneroom.bots.strategies.mistakes",
    "Strategy": "throneroom.bots.strategies.strategy",
    "StrategyBot": "throneroom.bots.strategies.strategy",
    "load_strategy": "throneroom.bots.strategies.language",
    "read_strategy": "throneroom.bots.strategies.language",
}


def __getattr__(name: str) -> object:
    """Import the strategy names on first use."""
    if name not in _IMPORTED_ON_USE:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_IMPORTED_ON_USE[name]), name)
