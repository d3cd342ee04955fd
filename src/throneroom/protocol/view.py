"""A game as one seat sees it: the cards, what happened, what is asked, how it ended."""

from __future__ import annotations

from typing import Literal

from msgspec import field

from throneroom.protocol.base import Answer


class PileView(Answer):
    """A Supply pile: how many cards are left, and what one costs now."""

    card: str
    left: int
    cost: int


class PlayerView(Answer, kw_only=True):
    """What the viewer may know about one seat.

    `hand`, `deck_size`, `deck`, `on_deck` and `passing` (the card chosen to pass with Masquerade) are None except for
    the viewer's own seat. `deck`: how many copies of each card are in the deck, as a player knows who remembers every
    card since the last shuffle; `on_deck`: the cards whose place is known because the player put them on top, the top
    card last. No view holds the size of another deck or of any discard pile (rules, section 3). `points` and `owned`
    count what everybody could remember, if the table shows it; after the game everything is shown.
    """

    seat: int
    hand: list[str] | None
    hand_size: int
    deck_size: int | None
    discard_top: str | None
    in_play: list[str]
    set_aside: list[str]
    revealed: list[str]
    passing: list[str] | None
    passing_size: int
    turns: int
    points: int | None
    owned: dict[str, int] | None
    deck: dict[str, int] | None = None
    on_deck: list[str] | None = None


class TableView(Answer, kw_only=True):
    """The game as one seat sees it; `seat` may be WATCHING or EVERYTHING.

    `phase` is action, treasure or buy. `reduction`: how much less all cards cost. `worth_more`: Treasures that produce
    one more coin, once for each time they are listed; of `first_worth_more`, only the first copy played does.
    `playing`: the cards being resolved, outermost first. `to_end`: the number of empty piles that ends the game.
    """

    seat: int
    turn_seat: int
    phase: str
    actions: int
    buys: int
    coins: int
    reduction: int
    actions_played: int
    worth_more: list[str]
    playing: list[str]
    supply: list[PileView]
    empty_piles: int
    to_end: int
    trash: list[str]
    players: list[PlayerView]
    is_over: bool
    first_worth_more: list[str] = field(default_factory=list)


class Happening(Answer, kw_only=True):
    """One event as this seat may see it, numbered from 0.

    engine/event.py has the kinds, engine/zone.py the zones. `cards`: those the seat sees (for `choose` and `name`, the
    modes and cards chosen); `count`: how many there were. `cause`: the cards being resolved, outermost first. `other`:
    a second seat, -1 if none. `news`: draw, shuffle, reveal, look. `answer`: the number of the answer that caused it,
    -1 before the first.
    """

    number: int
    kind: str
    seat: int
    cards: list[str]
    count: int
    source: str
    target: str
    other: int
    cause: list[str]
    news: list[str]
    answer: int


class Prompt(Answer, kw_only=True):
    """A question to this seat alone: choose `least` to `most` of `options`.

    An option listed several times may be chosen that many times. `ordered`: the order of the answer matters, and the
    last one named ends up on top. `card`: the card that asks, None for the turn itself. `rule`: the section of the
    rules. `subject`: the seat whose cards the question is about. All options are in one `zone`: hand (of the seat
    asked), supply, trash, revealed or play (of `subject`), or modes. `default`: the answer that changes least.
    `together`: others are asked at the same time, and nobody sees an answer before all have chosen. `seconds`: the time
    left, None without a clock.
    """

    request: str
    number: int
    verb: str
    card: str | None
    rule: str
    options: list[str]
    least: int
    most: int
    ordered: bool
    subject: int
    zone: str
    default: list[str]
    together: bool
    seconds: float | None


class UndoOffer(Answer, kw_only=True):
    """What this seat can undo: its answer to decision `number`.

    `others`: how many later answers of other seats are undone too. `news`: what has been revealed since (draw, shuffle,
    reveal, other seat). `free`: nobody has to agree; otherwise everybody in `consent` has to, and if that is empty, it
    cannot be undone. `marks`: the undo will mark the game.
    """

    number: int
    verb: str
    card: str | None
    answer: list[str]
    others: int
    news: list[str]
    free: bool
    consent: list[int]
    marks: bool


class CardPoints(Answer):
    card: str
    count: int
    points: int


class SeatScore(Answer, kw_only=True):
    seat: int
    name: str
    points: int
    turns: int
    winner: bool
    resigned: bool
    cards: list[CardPoints]


class Curve(Answer):
    """A seat's points and the value of its Treasures, after the deal and after each of its turns."""

    seat: int
    points: list[int]
    money: list[int]


class GameOver(Answer, kw_only=True):
    """The result.

    `how`: `played` to the end, all but one `resigned`, `ended` early by the others, or `draw` if the table is outdated
    and was ended; then there are no points. `key`: the secret that the game was dealt from, in hexadecimal; None if it
    was dealt from a `seed`.
    """

    how: Literal["played", "resigned", "ended", "draw"]
    scores: list[SeatScore]
    winners: list[int]
    seed: int
    curves: list[Curve]
    key: str | None = None


class ChatLine(Answer):
    """A line of chat, by a player. `at` is in seconds since 1970."""

    seat: int
    name: str
    text: str
    at: float


class Vote(Answer):
    """A player who wants another game, and the cards they swap for it, if any."""

    seat: int
    swap: tuple[str, str] | None


class UndoRequest(Answer):
    """A seat asks to undo this many answers. `waiting`: those who have yet to agree.

    `start`: the number of the first happening that would be undone; -1 from an older server.
    """

    seat: int
    answers: int
    news: list[str]
    waiting: list[int]
    start: int = -1
