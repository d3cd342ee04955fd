"""Several strategies in one text, which is also the text of the first one: the others are comments at its end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from throneroom.bots.strategies.language import read_strategy, strategy_text
from throneroom.bots.strategies.strategy import Strategy
from throneroom.cards.catalog import Catalog

_ANOTHER: Final = "# another plan:\n"
_COMMENT: Final = "#| "


def strategies_text(strategies: Sequence[Strategy]) -> str:
    """Write strategies, the most important one first."""
    text = strategy_text(strategies[0])
    for other in strategies[1:]:
        text += _ANOTHER + "".join(f"{_COMMENT}{line}\n" for line in strategy_text(other).splitlines())
    return text


def read_strategies(text: str, catalog: Catalog, name: str) -> list[Strategy]:
    """Read what `strategies_text` has written, or a single strategy. Raise BadStrategy."""
    return [read_strategy(part.replace(_COMMENT, ""), catalog, name) for part in text.split(_ANOTHER)]
