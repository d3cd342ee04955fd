"""The parts of the table that are only read: whose turn it is, what lies there, the players, and the story so far."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from typing import Final

from rich.text import Text

from throneroom.cards import BASIC_CARDS
from throneroom.engine.card import Card, Option
from throneroom.engine.decision import PLAY_TREASURES
from throneroom.engine.event import Event
from throneroom.locale import Locale
from throneroom.terminal.screen.selection import Choosing, Where
from throneroom.terminal.screen.text import joined
from throneroom.terminal.screen.widgets.grid import CHOOSABLE, CHOSEN, NOTHING, Cell
from throneroom.words.answer import is_yes_or_no
from throneroom.words.board import laid_out, piles, standing, trash_line
from throneroom.words.card_text import card_text, title
from throneroom.words.game_facts import Facts
from throneroom.words.log import INDENT, Log
from throneroom.words.names import option_name
from throneroom.words.phrases import in_order
from throneroom.words.prompt import choices

SUPPLY_ROWS: Final = 5
_MOST_LINES: Final = 100  # of the log, beside the table


def head(facts: Facts, names: Sequence[str], locale: Locale) -> Text:
    """Whose turn it is, and what is left to spend."""
    seat = facts.turn_seat
    who = "you" if seat == facts.seat else "other"
    line = Text()
    line.append(locale.text("log-turn", who=who, name=names[seat], n=facts.turns(seat)), style="bold")
    parts = [
        locale.text(f"screen-phase-{facts.phase}"),
        locale.text("ask-actions", n=facts.actions),
        locale.text("ask-buys", n=facts.buys),
        locale.text("worth-coins", n=facts.coins),
    ]
    if facts.reduction:
        parts.append(locale.text("screen-cheaper", n=facts.reduction))
    return line.append("".join(f" · {part}" for part in parts))


def _order(facts: Facts) -> list[int]:
    return [(facts.turn_seat + place) % facts.seats for place in range(facts.seats)]


def _name(seat: int, facts: Facts, names: Sequence[str], locale: Locale) -> str:
    return locale.text("log-you") if seat == facts.seat else names[seat]


def players(facts: Facts, names: Sequence[str], locale: Locale) -> Text:
    """A line for each player, from the one whose turn it is."""
    width = max(len(_name(seat, facts, names, locale)) for seat in range(facts.seats))
    lines: list[Text] = []
    for seat in _order(facts):
        mark = "▶ " if seat == facts.turn_seat else "  "
        name = _name(seat, facts, names, locale)
        told = [*standing(seat, facts, locale)[:-1], *piles(seat, facts, locale)]
        lines.append(Text.assemble((f"{mark}{name:{width}}", "bold" if mark.strip() else ""), "  ", " · ".join(told)))
    return joined(lines)


def play_area(facts: Facts, names: Sequence[str], locale: Locale) -> Text:
    """What lies before each player, and the trash."""
    lines: list[Text] = []
    for seat in _order(facts):
        laid = laid_out(seat, facts, locale)
        if seat == facts.turn_seat and not laid:
            laid = [locale.text("screen-nothing-in-play")]
        if laid:
            lines.append(Text.assemble((f"{_name(seat, facts, names, locale)}: ", "bold"), locale.clauses(laid)))
    if facts.trash:
        lines.append(Text(trash_line(facts, locale), style="dim"))
    return joined(lines)


def kingdom_texts(facts: Facts, locale: Locale, width: int, height: int) -> Text:
    """What each card of the kingdom does, for screens that have room for it; a line each if there is not enough."""
    cards = [card for card in facts.supply if card not in BASIC_CARDS]
    indent = max((len(option_name(card, locale)) for card in cards), default=0) + 2
    room = max(1, width - indent)
    wrapped = {card: textwrap.wrap(card_text(card, locale), room) for card in cards}
    is_room = sum(map(len, wrapped.values())) <= height
    lines: list[Text] = []
    for card, told in wrapped.items():
        name = title(card, locale)
        name.pad_right(indent - name.cell_len)
        first, *more = told if is_room else [card_text(card, locale)]
        lines.append(Text.assemble(name, (first, "dim")))
        lines += [Text(" " * indent + line, style="dim") for line in more]
    return joined(lines)


# -- cells -------------------------------------------------------------------------------------------------------------


def supply_cards(facts: Facts) -> list[Card | None]:
    """The piles as they lie in columns: the basic cards, a gap, and the kingdom."""
    basic = [card for card in BASIC_CARDS if card in facts.supply]
    gap = -len(basic) % SUPPLY_ROWS
    return [*basic, *[None] * gap, *(card for card in facts.supply if card not in basic)]


def supply_cells(facts: Facts, choosing: Choosing | None, locale: Locale) -> list[Cell]:
    cells: list[Cell] = []
    for place, card in enumerate(supply_cards(facts)):
        if card is None:
            cells.append(Cell(""))
            continue
        label = f"{facts.cost(card)} {option_name(card, locale)}"
        cells.append(Cell(label, card, _mark(choosing, Where.SUPPLY, place, card), str(facts.left(card))))
    return cells


def hand_cells(hand: Sequence[Card], choosing: Choosing | None, locale: Locale) -> list[Cell]:
    return [
        Cell(option_name(card, locale), card, _mark(choosing, Where.HAND, place, card))
        for place, card in enumerate(in_order(hand, locale))
    ]


def listed_options(choosing: Choosing, locale: Locale) -> list[Option]:
    """The options that lie neither in the supply nor in hand, each copy for itself."""
    if choosing.where is not Where.LISTED or is_yes_or_no(choosing.decision):
        return []
    return [choice.option for choice in choices(choosing.decision, locale) for _ in range(choice.copies)]


def choice_cells(choosing: Choosing | None, locale: Locale) -> list[Cell]:
    """What is listed beside the question: options that lie nowhere else, and what ends the choosing."""
    if choosing is None:
        return []
    decision = choosing.decision
    if is_yes_or_no(decision):
        return [Cell(_button("screen-yes", locale), action="yes"), Cell(_button("screen-no", locale), action="no")]
    cells = [
        Cell(option_name(option, locale), option, _mark(choosing, Where.LISTED, place, option))
        for place, option in enumerate(listed_options(choosing, locale))
    ]
    if choosing.can_all:
        key = f"screen-all-{decision.verb.name}" if decision.verb is PLAY_TREASURES else "screen-all"
        cells.append(Cell(_button(key, locale), action="all"))
    number = len(choosing.chosen)
    if decision.least == 0 and not number:
        key = f"screen-none-{decision.verb.name}"
        cells.append(Cell(_button(key if locale.has(key) else "screen-none", locale), action="done"))
    elif decision.most > 1:
        cells.append(Cell(_button("screen-done", locale, n=number), action="done"))
    return cells


def _button(key: str, locale: Locale, **arguments: int) -> str:
    return f"[ {locale.text(key, **arguments)} ]"


def _mark(choosing: Choosing | None, place_of: Where, place: int, option: Option) -> str:
    if choosing is None or choosing.where is not place_of or not choosing.may(option):
        return NOTHING
    number = choosing.place_of(place)
    if not number:
        return CHOOSABLE
    return str(number % 10) if choosing.decision.ordered else CHOSEN


# -- the story ---------------------------------------------------------------------------------------------------------


class Story:
    """The log as one reader sees it, told further as things happen and anew when something was taken back."""

    def __init__(self, names: Sequence[str], seat: int, locale: Locale) -> None:
        self._names: Final = names
        self._seat: Final = seat
        self._locale: Final = locale
        self._branch = -1
        self._told = 0
        self._log = Log(locale, names, seat)
        self.lines: list[str] = []

    def tell(self, happened: Sequence[Event], branch: int) -> None:
        if branch != self._branch or len(happened) < self._told:
            self._branch, self._told, self.lines = branch, 0, []
            self._log = Log(self._locale, self._names, self._seat)
        self.lines += self._log.tell(happened[self._told :])
        self._told = len(happened)

    def text(self, most: int = _MOST_LINES) -> list[Text]:
        """The last lines; headings stand out."""
        return [Text(line, style="" if line.startswith(INDENT) else "bold") for line in self.lines[-most:]]
