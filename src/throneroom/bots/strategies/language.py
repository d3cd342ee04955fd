"""Strategies as text: one card on each line, the best first, each with its condition. See docs/strategies.md.

strategy big-money
Province if money > 18
Gold
Silver
"""

from __future__ import annotations

from pathlib import Path

from throneroom.bots.strategies.grammar import ENDGAME, SECTIONS
from throneroom.bots.strategies.mistakes import BadStrategy, Wrong, it
from throneroom.bots.strategies.reading import Endgame, Section, read_line
from throneroom.bots.strategies.strategy import Line, Strategy
from throneroom.cards.catalog import Catalog


def read_strategy(text: str, catalog: Catalog, name: str, file: str = "") -> Strategy:
    """The strategy that the text describes; `name` is for one that does not give its own.

    Raises BadStrategy, which tells `file`, or else `name`, as the place.
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
                    buying = it("endgame", "'endgame' belongs with the buys")
                    raise Wrong(1, buying, it("move-up", "move this line up to the buys"))
                endgame = True
            elif is_first:
                name = read.name
            else:
                first = it("name-first", "the strategy's name comes first")
                raise Wrong(1, first, it("move-top", "move this line to the top"))
        except Wrong as wrong:
            raise BadStrategy(wrong.problem, wrong.suggestion, number, wrong.column, place) from None
        is_first = False
    if not sections["buy"]:
        lines_of = it("lines", "write one card per line, for example: Province if money > 18")
        raise BadStrategy(it("nothing", "the strategy buys nothing"), lines_of, len(lines), 1, place)
    buys, gains, trashes, discards, plays = (tuple(sections[title]) for title in SECTIONS)
    return Strategy(name, buys, gains, trashes, discards, plays, endgame)


def load_strategy(path: str | Path, catalog: Catalog) -> Strategy:
    """The strategy in a file; it is named after the file unless it gives its own name."""
    path = Path(path)
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        before = error.object[: error.start]
        column = error.start - before.rfind(b"\n")
        utf8 = it("utf-8", "save the file as UTF-8")
        line = before.count(b"\n") + 1
        raise BadStrategy(it("not-text", "this is not a text file"), utf8, line, column, str(path)) from None
    return read_strategy(text, catalog, path.stem, str(path))


def strategy_text(strategy: Strategy) -> str:
    """The strategy in the language. Read again, it gives an equal one."""
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
