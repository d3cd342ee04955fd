"""Bots by name: a level, a strategy, a file, a class in Python or a trained network, as plain data for any process.

`find_bot` looks up a name, `prepare_bot` finds its plan for the kingdom, once for all processes, and `make_bot` creates
the bot in the process where it plays.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from throneroom.bots.bot import Bot
from throneroom.bots.levels import EXPERT, LEVELS, PLANNED, plans, simple_bot
from throneroom.bots.network_name import is_network, network_path
from throneroom.bots.python_bot import UnknownBot, is_python_bot, new_bot, split_name
from throneroom.bots.rollouts.expert_bot import ExpertBot
from throneroom.bots.strategies.builtin import builtin, builtin_names, key_cards
from throneroom.bots.strategies.language import load_strategy, read_strategy, strategy_text
from throneroom.bots.strategies.several import read_strategies, strategies_text
from throneroom.bots.strategies.strategy import StrategyBot
from throneroom.cards.catalog import Catalog, with_suggestions
from throneroom.engine.card import Card
from throneroom.engine.localizable import Localizable, localizable
from throneroom.engine.setup import Kingdom

__all__ = ["NamedBot", "UnknownBot", "bot_maker", "bot_names", "find_bot", "make_bot", "prepare_bot"]


@dataclass(frozen=True)
class NamedBot:
    """What a bot is made from: its name, its level if it is one, and the strategy it follows, as text.

    The text of an expert has several strategies. A bot in Python has a `file` and a class, its name, and a trained
    network has the file `network`; the file must be there wherever the bot plays.
    """

    name: str
    level: str = ""
    text: str = ""
    file: str = ""
    network: str = ""

    def cards(self, catalog: Catalog) -> list[Card]:
        """Return the kingdom cards that its strategy buys, in the order of the strategy."""
        if not self.text:
            return []
        return key_cards(read_strategy(self.text, catalog, self.name))


def bot_names() -> tuple[str, ...]:
    """Return the levels, from weak to strong, and the built-in strategies."""
    return (*LEVELS, *builtin_names())


def find_bot(name: str, catalog: Catalog) -> NamedBot:
    """Return the bot with this name; a file is read as a strategy. Raise UnknownBot or BadStrategy."""
    if name in LEVELS:
        return NamedBot(name, level=name)
    if name in builtin_names():
        return NamedBot(name, text=strategy_text(builtin(name)))
    if is_network(name):
        file = network_path(name)
        _network_maker(file, catalog)  # is it one?
        return NamedBot(file.stem, network=str(file.resolve()))
    if is_python_bot(name):
        file, class_name = split_name(name)
        return NamedBot(type(new_bot(file, class_name)).__name__, file=str(file.resolve()))
    path = Path(name)
    if not path.suffix and len(path.parts) <= 1 and not path.is_file():
        close = difflib.get_close_matches(name.lower(), bot_names(), n=3)
        unknown = localizable("problem-no-bot", f"no strategy, level or file named {name!r}", name=repr(name))
        message = with_suggestions(unknown, list(close), close) if close else _with_known_names(unknown)
        raise UnknownBot(message.key, message.english, **message.facts)
    try:
        strategy = load_strategy(path, catalog)
    except OSError as error:
        raise UnknownBot(
            "problem-bot-file",
            f"cannot read {name}: {error.strerror or error}; give a strategy file or a built-in strategy",
            file=name,
            error=error,
        ) from None
    return NamedBot(strategy.name, text=strategy_text(strategy))


def prepare_bot(bot: NamedBot, kingdom: Kingdom, seats: int, use_cache: bool = True) -> NamedBot:
    """Return the bot ready to play in this kingdom, searching for its plan if it needs one."""
    if bot.level in PLANNED:
        found = plans(bot.level, kingdom, seats, use_cache)
        return replace(bot, text=strategies_text(found if bot.level == EXPERT else found[:1]))
    return bot


def make_bot(bot: NamedBot, catalog: Catalog) -> Bot:
    """Return the bot itself, once it is prepared."""
    return bot_maker(bot, catalog)()


def bot_maker(bot: NamedBot, catalog: Catalog) -> Callable[[], Bot]:
    """Return a function that makes the bot again and again, and reads its strategy only once."""
    if bot.file:
        return lambda: new_bot(Path(bot.file), bot.name)
    if bot.network:
        return _network_maker(Path(bot.network), catalog)
    if bot.level and bot.level not in PLANNED:
        return lambda: simple_bot(bot.level)
    strategies = read_strategies(bot.text, catalog, bot.name)
    if bot.level == EXPERT:
        return lambda: ExpertBot(strategies)
    return lambda: StrategyBot(strategies[0])


def _network_maker(file: Path, catalog: Catalog) -> Callable[[], Bot]:
    """Return a function that makes the bot of a trained network. Raises UnknownBot."""
    try:
        from throneroom.bots.network_bot import network_bot_maker
    except ModuleNotFoundError as error:
        if error.name != "numpy":
            raise
        command = "pip install 'throneroom[lab]'"
        english = f"this needs NumPy; install it with: {command}"
        raise UnknownBot("lab-needs", english, package="NumPy", command=command) from None
    return network_bot_maker(file, catalog)


def _with_known_names(unknown: Localizable) -> Localizable:
    levels, strategies = ", ".join(LEVELS), ", ".join(builtin_names())
    english = f"{unknown}; levels: {levels}; strategies: {strategies}"
    return localizable("problem-bots-known", english, problem=unknown, levels=levels, strategies=strategies)
