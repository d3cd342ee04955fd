"""The table as a seat sees it: what lies there, what happened, what is asked, how it ended."""

from __future__ import annotations

from typing import Literal

from throneroom.protocol.base import Answer


class PileView(Answer):
    """A supply pile: how many are left, and what the card costs now."""

    card: str
    left: int
    cost: int


class PlayerView(Answer):
    """What may be known of one seat.

    `hand` and `deck_size` are None but for the own seat; `passing` too, the card laid down to pass (Masquerade). The
    size of another's deck, and of any discard pile, is in no view (rules, section 3). `points` and `owned` are what
    everybody may know by heart, if the table shows it; all is shown when the game is over.
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


class TableView(Answer):
    """The table as one seat sees it; `seat` may be WATCHING or EVERYTHING.

    `phase` is action, treasure or buy. `reduction`: how much less all cards cost. `worth_more`: Treasures that give a
    coin more, once for each time they stand here. `playing`: the cards being resolved, outermost first. `to_end`: so
    many empty piles end the game.
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


class Happening(Answer):
    """One thing that happened, as this seat may see it; engine/event.py has the kinds and zones.

    `cards` are those seen (for `choose` and `name` the modes and cards chosen), `count` is how many there were.
    `cause`: the cards being resolved, outermost first. `other`: a second seat, -1 if none. `news`: draw, shuffle,
    reveal. `answer`: the number of the answer that brought it about, -1 before the first. The first has
    number 0.
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


class Prompt(Answer):
    """A question to this seat alone: choose from `least` to `most` of `options`.

    What stands in `options` several times may be chosen as often. `ordered`: the order of the answer counts, the last
    one named ends on top. `card` asks (None: the turn itself), by section `rule` of the rules, about the cards of seat
    `subject`. All options lie in one `zone`: hand (of the seat asked), supply, trash, revealed or play (of `subject`);
    or they are modes. `default` is the answer that changes least. `together`: others are asked at the same time and
    nobody sees another's answer before all have chosen. `seconds`: how much time is left, None without a clock.
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


class UndoOffer(Answer):
    """What this seat could take back: its answer to decision `number`.

    `others`: how many later answers of others go with it. `news`: what has come to light since (draw, shuffle, reveal,
    other seat). `free`: nobody need agree, else all of `consent`; an empty list there means that it cannot be undone.
    `marks`: the game will be marked.
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


class SeatScore(Answer):
    seat: int
    name: str
    points: int
    turns: int
    winner: bool
    resigned: bool
    cards: list[CardPoints]


class Curve(Answer):
    """A seat's points and the coins on its Treasures after each of its turns; the deal first."""

    seat: int
    points: list[int]
    money: list[int]


class GameOver(Answer):
    """How a game ended: `played` to its end, all but one `resigned`, or `ended` by those who stayed."""

    how: Literal["played", "resigned", "ended"]
    scores: list[SeatScore]
    winners: list[int]
    seed: int
    curves: list[Curve]


class ChatLine(Answer):
    """Only those who play may talk. `at` is in seconds since 1970."""

    seat: int
    name: str
    text: str
    at: float


class Vote(Answer):
    """A person who wants another game, and the card he swaps for it, if any."""

    seat: int
    swap: tuple[str, str] | None


class UndoRequest(Answer):
    """A person asks to take back; `waiting` are those who have yet to agree, `answers` how many answers go."""

    seat: int
    answers: int
    news: list[str]
    waiting: list[int]
