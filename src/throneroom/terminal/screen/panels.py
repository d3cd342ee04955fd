"""The parts of a game screen: header, players, play area, cells of the grids, and log."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from rich.text import Text

from throneroom.cards import BASIC_CARDS
from throneroom.engine.card import Card, Option
from throneroom.engine.decision import PLAY_TREASURES
from throneroom.engine.event import Event
from throneroom.locale import Locale
from throneroom.terminal.rich_text import card_title, join_lines
from throneroom.terminal.screen.card_boxes import boxed_cards
from throneroom.terminal.screen.selection import OptionGrid, Selection
from throneroom.terminal.screen.widgets.grid import CHOOSABLE, CHOSEN, NOTHING, Cell, CellAction
from throneroom.words.advice import option_line, why
from throneroom.words.answer import is_yes_or_no
from throneroom.words.board import laid_out, piles, player_line, standing, trash_line
from throneroom.words.card_text import card_text
from throneroom.words.log import INDENT, Log
from throneroom.words.names import option_name
from throneroom.words.phrases import choices, in_order
from throneroom.words.seat_view import SeatView

if TYPE_CHECKING:
    from throneroom.advice import Advice
    from throneroom.engine.decision import Decision

SUPPLY_ROWS: Final = 5
_MOST_LINES: Final = 100  # of the log shown beside the board


def head(view: SeatView, names: Sequence[str], locale: Locale) -> Text:
    """Return whose turn it is, and what is left to spend."""
    seat = view.turn_seat
    who = "you" if seat == view.seat else "other"
    line = Text()
    line.append(locale.text("log-turn", who=who, name=names[seat], n=view.turns(seat)), style="bold")
    parts = [
        locale.text(f"screen-phase-{view.phase}"),
        locale.text("ask-actions", n=view.actions),
        locale.text("ask-buys", n=view.buys),
        locale.text("worth-coins", n=view.coins),
    ]
    if view.reduction:
        parts.append(locale.text("screen-cheaper", n=view.reduction))
    return line.append("".join(f" · {part}" for part in parts))


def _order(view: SeatView) -> list[int]:
    return [(view.turn_seat + offset) % view.seats for offset in range(view.seats)]


def _name(seat: int, view: SeatView, names: Sequence[str], locale: Locale) -> str:
    return locale.text("log-you") if seat == view.seat else names[seat]


def players(view: SeatView, names: Sequence[str], locale: Locale) -> Text:
    """Return a line for each player, beginning with the one whose turn it is."""
    width = max(len(_name(seat, view, names, locale)) for seat in range(view.seats))
    lines: list[Text] = []
    for seat in _order(view):
        mark = "▶ " if seat == view.turn_seat else "  "
        name = _name(seat, view, names, locale)
        zones = [*standing(seat, view, locale)[:-1], *piles(seat, view, locale)]
        lines.append(Text.assemble((f"{mark}{name:{width}}", "bold" if mark.strip() else ""), "  ", " · ".join(zones)))
    return join_lines(lines)


def play_area(view: SeatView, names: Sequence[str], locale: Locale) -> Text:
    """Return the cards in front of each player, and the trash."""
    lines: list[Text] = []
    for seat in _order(view):
        laid = laid_out(seat, view, locale)
        if seat == view.turn_seat and not laid:
            laid = [locale.text("screen-nothing-in-play")]
        if laid:
            zones = locale.clauses(laid)
            line = Text(player_line(seat, zones, view, names, locale))
            line.stylize("bold", 0, len(line) - len(zones))
            lines.append(line)
    if view.trash:
        lines.append(Text(trash_line(view, locale), style="dim"))
    return join_lines(lines)


def kingdom_texts(view: SeatView, locale: Locale, width: int, height: int) -> Text:
    """Return the text of each kingdom card: in boxes, as a list, or cut to one line each, whatever fits."""
    cards = [card for card in view.supply if card not in BASIC_CARDS]
    boxes = boxed_cards(cards, view, locale, width, height)
    if boxes is not None:
        return boxes
    indent = max((len(option_name(card, locale)) for card in cards), default=0) + 2
    room = max(1, width - indent)
    wrapped = {card: textwrap.wrap(card_text(card, locale, view.edition), room) for card in cards}
    is_room = sum(map(len, wrapped.values())) <= height
    lines: list[Text] = []
    for card, text in wrapped.items():
        name = card_title(card, locale)
        name.pad_right(indent - name.cell_len)
        first, *more = text if is_room else [card_text(card, locale, view.edition)]
        lines.append(Text.assemble(name, (first, "dim")))
        lines += [Text(" " * indent + line, style="dim") for line in more]
    return join_lines(lines)


# -- cells -------------------------------------------------------------------------------------------------------------


def supply_cards(view: SeatView) -> list[Card | None]:
    """Return the piles in grid order: the basic cards, None to fill their last column, and the kingdom."""
    basic = [card for card in BASIC_CARDS if card in view.supply]
    gap = -len(basic) % SUPPLY_ROWS
    return [*basic, *[None] * gap, *(card for card in view.supply if card not in basic)]


def supply_cells(view: SeatView, selection: Selection | None, locale: Locale) -> list[Cell]:
    cells: list[Cell] = []
    for index, card in enumerate(supply_cards(view)):
        if card is None:
            cells.append(Cell(label=""))
            continue
        label = f"{view.cost(card)} {option_name(card, locale)}"
        mark = _mark(selection, OptionGrid.SUPPLY, index, card)
        cells.append(Cell(label=label, option=card, mark=mark, tail=str(view.left(card))))
    return cells


def hand_cells(hand: Sequence[Card], selection: Selection | None, locale: Locale) -> list[Cell]:
    return [
        Cell(label=option_name(card, locale), option=card, mark=_mark(selection, OptionGrid.HAND, index, card))
        for index, card in enumerate(in_order(hand, locale))
    ]


def listed_options(selection: Selection, locale: Locale) -> list[Option]:
    """Return the options that are neither in the Supply nor in hand, with every copy."""
    if selection.grid is not OptionGrid.CHOICES or is_yes_or_no(selection.decision):
        return []
    return [choice.option for choice in choices(selection.decision, locale) for _ in range(choice.copies)]


def choice_cells(selection: Selection | None, locale: Locale) -> list[Cell]:
    """Return the options shown below the question, and the buttons that complete the answer."""
    if selection is None:
        return []
    decision = selection.decision
    if is_yes_or_no(decision):
        return [_button("screen-yes", "yes", locale), _button("screen-no", "no", locale)]
    cells = [
        Cell(label=option_name(option, locale), option=option, mark=_mark(selection, OptionGrid.CHOICES, index, option))
        for index, option in enumerate(listed_options(selection, locale))
    ]
    if selection.can_all:
        key = f"screen-all-{decision.verb.name}" if decision.verb is PLAY_TREASURES else "screen-all"
        cells.append(_button(key, "all", locale))
    number = len(selection.chosen)
    if decision.least == 0 and not number:
        key = f"screen-none-{decision.verb.name}"
        cells.append(_button(key if locale.has(key) else "screen-none", "done", locale))
    elif decision.most > 1:
        cells.append(_button("screen-done", "done", locale, n=number))
    return cells


def _button(key: str, action: CellAction, locale: Locale, **arguments: int) -> Cell:
    return Cell(label=f"[ {locale.text(key, **arguments)} ]", action=action)


def _mark(selection: Selection | None, grid: OptionGrid, index: int, option: Option) -> str:
    if selection is None or selection.grid is not grid or not selection.is_option(option):
        return NOTHING
    number = selection.position_of(index)
    if not number:
        return CHOOSABLE
    return str(number % 10) if selection.decision.ordered else CHOSEN


# -- advice ------------------------------------------------------------------------------------------------------------


def advice_text(advice: Advice, decision: Decision, locale: Locale) -> list[Text]:
    """Return each answer with its chance, best first, and below it one sentence why."""
    lines: list[Text] = []
    for place, option in enumerate(advice.options):
        lines.append(Text(option_line(option, decision, locale), style="" if place else "bold"))
        reason = why(option, advice, locale)
        if reason:
            lines.append(Text(f"  {reason}", style="dim"))
    return [*lines, Text(), Text(locale.text("advice-games", n=advice.rollouts), style="dim")]


# -- the log -----------------------------------------------------------------------------------------------------------


class LogPanel:
    """The log as one reader sees it. It grows with the events, and is rebuilt after an undo."""

    def __init__(self, names: Sequence[str], seat: int, locale: Locale) -> None:
        self._names: Final = names
        self._seat: Final = seat
        self._locale: Final = locale
        self._branch = -1
        self._logged = 0
        self._log = Log(locale, names, seat)
        self.lines: list[str] = []

    def update(self, happened: Sequence[Event], branch: int) -> None:
        if branch != self._branch or len(happened) < self._logged:
            self._branch, self._logged, self.lines = branch, 0, []
            self._log = Log(self._locale, self._names, self._seat)
        self.lines += self._log.lines_for(happened[self._logged :])
        self._logged = len(happened)

    def text(self, most: int = _MOST_LINES) -> list[Text]:
        """Return the last lines, with headings in bold."""
        return [Text(line, style="" if line.startswith(INDENT) else "bold") for line in self.lines[-most:]]
