"""Strategies as text: one card per line, the most wanted first, each with its condition.

See docs/strategies.md. An example:

strategy big-money
Province if money > 18
Gold
Silver
"""

from __future__ import annotations

from pathlib import Path
from typing import assert_never

from throneroom.bots.strategies.grammar import ENDGAME, SECTIONS
from throneroom.bots.strategies.line_reader import Endgame, Header, Section, read_line
from throneroom.bots.strategies.mistakes import BadStrategy, Mistake, message
from throneroom.bots.strategies.strategy import Line, Strategy
from throneroom.cards.catalog import Catalog


def read_strategy(text: str, catalog: Catalog, name: str, file: str = "") -> Strategy:
    """Return the strategy that the text describes, called `name` if the text gives it no name.

    Raise BadStrategy with the position of the mistake in `file`, or in `name` if there is no file.
    """
    place = file or name
    sections: dict[str, list[Line]] = {section: [] for section in SECTIONS}
    section = SECTIONS[0]
    is_first = True
    endgame = False
    lines = text.removeprefix("\ufeff").split("\n")
    for number, line in enumerate(lines, 1):
        content = line.partition("#")[0].rstrip()
        if not content.strip():
            continue
        try:
            read = read_line(content, catalog)
            if isinstance(read, Line):
                sections[section].append(read)
            elif isinstance(read, Section):
                section = read.title
            elif isinstance(read, Endgame):
                if section != SECTIONS[0]:
                    buying = message("endgame", "'endgame' belongs with the buys")
                    raise Mistake(1, buying, message("move-up", "move this line up to the buys"))
                endgame = True
            elif isinstance(read, Header):
                if not is_first:
                    first = message("name-first", "the strategy's name comes first")
                    raise Mistake(1, first, message("move-top", "move this line to the top"))
                name = read.name
            else:
                assert_never(read)
        except Mistake as mistake:
            raise BadStrategy(
                mistake.problem, mistake.suggestion, line=number, column=mistake.column, file=place
            ) from None
        is_first = False
    if not sections["buy"]:
        lines_of = message("lines", "write one card per line, for example: Province if money > 18")
        raise BadStrategy(
            message("nothing", "the strategy buys nothing"), lines_of, line=len(lines), column=1, file=place
        )
    buys, gains, trashes, discards, plays = (tuple(sections[title]) for title in SECTIONS)
    return Strategy(name, buys, gains=gains, trashes=trashes, discards=discards, plays=plays, endgame=endgame)


def load_strategy(path: str | Path, catalog: Catalog) -> Strategy:
    """Return the strategy in a file, named after the file unless the text names it.

    Raise BadStrategy or OSError."""
    path = Path(path)
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        before = error.object[: error.start]
        column = error.start - before.rfind(b"\n")
        utf8 = message("utf-8", "save the file as UTF-8")
        line = before.count(b"\n") + 1
        raise BadStrategy(
            message("not-text", "this is not a text file"), utf8, line=line, column=column, file=str(path)
        ) from None
    return read_strategy(text, catalog, path.stem, str(path))


def strategy_text(strategy: Strategy) -> str:
    """Return the strategy as text. Reading it gives an equal strategy."""
    name = strategy.name
    if name != " ".join(name.split()) or "#" in name:
        raise ValueError(f"a strategy's name is one line without '#' and without doubled or outer spaces, not {name!r}")
    paragraphs = [[f"strategy {name}"]] if name else []
    paragraphs.append([ENDGAME] * strategy.endgame + [line.text() for line in strategy.buys])
    others = (strategy.gains, strategy.trashes, strategy.discards, strategy.plays)
    for section, lines in zip(SECTIONS[1:], others, strict=True):
        if lines:
            paragraphs.append([f"{section}:", *(line.text() for line in lines)])
    return "\n\n".join("\n".join(lines) for lines in paragraphs) + "\n"
