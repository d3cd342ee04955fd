"""The table as text, as a picture and as SVG, for `render`: what one seat sees, and nothing more."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from html import escape
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from throneroom.engine.card import Card
from throneroom.env.letters import HEIGHT, LETTERS, WIDTH
from throneroom.locale import Locale
from throneroom.words.board import board_lines, hand_line
from throneroom.words.prompt import question

if TYPE_CHECKING:
    from throneroom.engine.view import View
    from throneroom.env.episode import Episode
    from throneroom.env.settings import Bytes

RENDER_MODES: Final = ("human", "ansi", "rgb_array")

Colour = tuple[int, int, int]

_BACKGROUND: Final[Colour] = (30, 42, 38)
_INK: Final[Colour] = (24, 24, 24)
_LIGHT: Final[Colour] = (232, 226, 208)
_SOLD_OUT: Final[Colour] = (92, 96, 94)
_ACTION: Final[Colour] = (226, 220, 206)
_TREASURE: Final[Colour] = (238, 205, 95)
_VICTORY: Final[Colour] = (132, 190, 112)
_CURSE: Final[Colour] = (178, 140, 196)
_ATTACK: Final[Colour] = (230, 140, 118)
_REACTION: Final[Colour] = (124, 178, 220)

_MARGIN: Final = 8
_CARD: Final = (94, 30)  # width and height
_IN_ROW: Final = 9
_LINE: Final = 14
_PICTURE_WIDTH: Final = 2 * _MARGIN + _IN_ROW * (_CARD[0] + 4)


class Box(NamedTuple):
    """A card in the picture: where it is, its colour, and two lines on it."""

    left: int
    top: int
    colour: Colour
    name: str
    below: str


class Line(NamedTuple):
    """A line of text in the picture."""

    left: int
    top: int
    text: str


class Drawing(NamedTuple):
    """What is in the picture, and how high it is. Its width is always the same."""

    height: int
    boxes: list[Box]
    lines: list[Line]


def text(view: View, episode: Episode) -> str:
    """Return the board in words, the turn and, if this seat is asked, the question and what is chosen so far."""
    names = _names(view)
    english = Locale("en")
    lines = [*board_lines(view, names, english), _turn(view)]
    decision = episode.game.decision
    if decision is not None and decision.seat == view.seat:
        lines += [hand_line(view, decision, english), question(decision, view, english, names)]
        if episode.choices.chosen:
            lines.append(f"Chosen: {', '.join(option.name for option in episode.choices.chosen)}")
    return "\n".join(lines)


def _names(view: View) -> list[str]:
    return [f"player_{seat}" for seat in range(view.seats)]


def _turn(view: View) -> str:
    if view.is_over:
        return "The game is over: " + ", ".join(
            f"{name} {view.points(seat)} points" for seat, name in enumerate(_names(view))
        )
    return (
        f"Turn of player_{view.turn_seat}, {view.phase} phase: "
        f"actions {view.actions}, buys {view.buys}, coins {view.coins}"
    )


# -- pictures ---------------------------------------------------------------------------------------------------------


def drawing(view: View) -> Drawing:
    """Return the Supply, what each player has laid out, and the hand of this seat."""
    boxes: list[Box] = []
    lines = [Line(_MARGIN, _MARGIN, _turn(view))]
    top = _MARGIN + _LINE
    piles = [(card, f"{view.left(card)} left, cost {view.cost(card)}", view.left(card) == 0) for card in view.supply]
    top = _add_row(boxes, top, piles)
    for seat in range(view.seats):
        name = "you" if seat == view.seat else f"player_{seat}"
        shown = f"{name}: {view.hand_size(seat)} in hand, {view.points(seat)} points, turn {view.turns(seat)}"
        lines.append(Line(_MARGIN, top, shown))
        top += _LINE
        laid_out = [*view.in_play(seat), *view.revealed(seat), *view.set_aside(seat)]
        if laid_out:
            top = _add_row(boxes, top, _copies(laid_out))
        if seat == view.seat and view.hand:
            lines.append(Line(_MARGIN, top, "hand"))
            top = _add_row(boxes, top + _LINE, _copies(view.hand))
    return Drawing(top + _MARGIN, boxes, lines)


def _copies(cards: Iterable[Card]) -> list[tuple[Card, str, bool]]:
    return [(card, f"x {copies}" if copies > 1 else "", False) for card, copies in Counter(cards).items()]


def _add_row(boxes: list[Box], top: int, cards: list[tuple[Card, str, bool]]) -> int:
    """Add cards, in as many rows as they need, and return where the next row begins."""
    width, height = _CARD
    for at, (card, below, is_empty) in enumerate(cards):
        left = _MARGIN + at % _IN_ROW * (width + 4)
        colour = _SOLD_OUT if is_empty else _colour(card)
        boxes.append(Box(left, top + at // _IN_ROW * (height + 4), colour, card.name, below))
    return top + -(-len(cards) // _IN_ROW) * (height + 4) + 4


def _colour(card: Card) -> Colour:
    if card.is_attack:
        return _ATTACK
    if card.is_reaction:
        return _REACTION
    if card.is_treasure:
        return _TREASURE
    if card.is_victory:
        return _VICTORY
    return _CURSE if card.is_curse else _ACTION


def picture(view: View) -> Bytes:
    """Return the picture as an array of height, width and three colours."""
    drawn = drawing(view)
    pixels: Bytes = np.empty((drawn.height, _PICTURE_WIDTH, 3), np.uint8)
    pixels[:] = _BACKGROUND
    width, height = _CARD
    for box in drawn.boxes:
        pixels[box.top : box.top + height, box.left : box.left + width] = box.colour
        _write(pixels, box.left + 4, box.top + 5, box.name, _INK, box.left + width)
        _write(pixels, box.left + 4, box.top + 17, box.below, _INK, box.left + width)
    for line in drawn.lines:
        _write(pixels, line.left, line.top, line.text, _LIGHT, _PICTURE_WIDTH)
    return pixels


def _write(pixels: Bytes, left: int, top: int, words: str, colour: Colour, right: int) -> None:
    """Write in capitals, as far as there is room."""
    for letter in words.upper().replace("_", " "):
        if left + WIDTH > right:
            return
        dots = np.array(LETTERS.get(letter, LETTERS[" "]))
        pixels[top : top + HEIGHT, left : left + WIDTH][dots] = colour
        left += WIDTH + 1


def svg(view: View) -> str:
    """Return the picture as SVG."""
    drawn = drawing(view)
    width, height = _CARD
    size = f'width="{_PICTURE_WIDTH}" height="{drawn.height}" viewBox="0 0 {_PICTURE_WIDTH} {drawn.height}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="sans-serif">',
        f'<rect width="100%" height="100%" fill="{_hex(_BACKGROUND)}"/>',
    ]
    for box in drawn.boxes:
        place = f'x="{box.left}" y="{box.top}" width="{width}" height="{height}"'
        parts.append(f'<rect {place} rx="4" fill="{_hex(box.colour)}"/>')
        parts.append(f'<text x="{box.left + 5}" y="{box.top + 13}" font-size="11">{escape(box.name)}</text>')
        parts.append(f'<text x="{box.left + 5}" y="{box.top + 25}" font-size="9">{escape(box.below)}</text>')
    for line in drawn.lines:
        words = escape(line.text)
        parts.append(f'<text x="{line.left}" y="{line.top + 9}" font-size="11" fill="{_hex(_LIGHT)}">{words}</text>')
    return "\n".join([*parts, "</svg>"])


def _hex(colour: Colour) -> str:
    return "#{:02x}{:02x}{:02x}".format(*colour)
