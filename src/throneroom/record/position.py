"""A position as text: every zone of every seat, the supply and the turn, one line each.

    kingdom: Cellar, Market, Merchant, Militia, Mine, Moat, Remodel, Smithy, Village, Workshop
    edition: second
    supply: 40 Silver, 7 Province
    trash: 2 Estate
    turn: seat 0, action phase, 1 actions, 1 buys, 2 coins, 3 played, 1 cheaper, Copper worth more
    seat 0: 3 turns | hand: 2 Copper, Moat | deck: Gold, Estate | discard: Silver | random: 815
    seat 1: 2 turns | hand: 5 Copper

Decks and discard piles are written top card first. A pile that `supply` does not name is full, a zone that is not named
is empty, and everything but the kingdom and the seats may be left out; the edition is the first then. When the game has
ended, the turn says `game over` instead of a phase. A position is always between effects: in the middle of one, the
zones are not enough.
"""

from __future__ import annotations

import re
from typing import Final

from throneroom.cards import BASIC_CARDS
from throneroom.cards.catalog import Catalog, UnknownCard, list_text
from throneroom.engine.card import EDITIONS, FIRST, Card
from throneroom.engine.game import Game
from throneroom.engine.localizable import Localizable, OneOf, Problem, localizable
from throneroom.engine.player import Player, new_player
from throneroom.engine.rng import check_seed, stream
from throneroom.engine.setup import FEWEST_SEATS, MOST_SEATS, Kingdom
from throneroom.engine.supply import Stock, Supply
from throneroom.engine.turn import ACTION_PHASE, PHASE_NAMES, TREASURE_PHASE, next_decision

ZONES: Final = ("hand", "deck", "discard", "in play", "set aside", "revealed", "passing")
_AMOUNTS: Final = ("actions", "buys", "coins", "played", "cheaper")
# No position needs larger amounts, and a huge one must not exhaust memory.
_NUMBER: Final = r"[0-9]{1,4}"
_LARGEST_STATE: Final = 2**63 - 1


def at_line(line: int) -> Localizable:
    """Return a line number as a localizable location."""
    return localizable("problem-at-line", f"line {line}", line=str(line))


class BadPosition(Problem):
    """A position that cannot be read, with the line and the reason."""

    def __init__(self, line: int, reason: Localizable) -> None:
        where = at_line(line)
        super().__init__("problem-at", f"{where}: {reason}", where=where, reason=reason)
        self.line: Final = line
        self.reason: Final = reason


def has_pile(card: Card) -> Localizable:
    english = f"{card.name} already has a pile and cannot be listed again"
    return localizable("problem-record-pile", english, card=card)


def not_seated(seats: int) -> Localizable:
    english = f"a game has {FEWEST_SEATS} to {MOST_SEATS} players, not {seats}"
    return localizable("problem-record-seats", english, fewest=FEWEST_SEATS, most=MOST_SEATS, n=seats)


def no_edition(edition: str) -> Localizable:
    english = f"the edition is {' or '.join(EDITIONS)}, not {edition[:40]!r}"
    return localizable("problem-kingdom-edition", english, known=OneOf(list(EDITIONS)), edition=repr(edition[:40]))


def kingdom_lines(kingdom: Kingdom) -> list[str]:
    """Return the lines of a position that name its kingdom."""
    lines = [f"kingdom: {list_text(kingdom.cards)}"]
    return [*lines, f"edition: {kingdom.edition}"] if kingdom.is_second_edition else lines


def lines_after_kingdom(game: Game) -> list[str]:
    """Return the lines of a position without those that name its kingdom."""
    return position_text(game).splitlines()[len(kingdom_lines(game.kingdom)) :]


def position_text(game: Game) -> str:
    """Write the position, which must be between effects, as text that `read_position` understands."""
    if game.effect is not None:
        raise ValueError("a position can be written between cards only, not while one is being resolved")
    turn = [f"seat {game.player.seat}", "game over" if game.is_over else f"{PHASE_NAMES[game.phase]} phase"]
    for name, amount in zip(_AMOUNTS, _amounts(game), strict=True):
        turn.append(f"{amount} {name}")
    turn += [f"{card.name} worth more" for card in game.worth_more]
    turn += [f"{card.name} worth more once" for card in game.first_worth_more]
    counts = zip(game.supply.cards, game.supply.counts, strict=True)
    lines = [
        *kingdom_lines(game.kingdom),
        f"supply: {', '.join(f'{left} {card.name}' for card, left in counts)}",
        f"trash: {list_text(game.trash)}",
        f"turn: {', '.join(turn)}",
    ]
    for player in game.players:
        zones = [f"seat {player.seat}: {player.turns} turns"]
        for name, cards in _zones(player):
            if cards:
                zones.append(f"{name}: {list_text(cards)}")
        zones.append(f"random: {player.random}")
        lines.append(" | ".join(zones))
    return "\n".join(lines) + "\n"


def _amounts(game: Game) -> tuple[int, ...]:
    return game.actions, game.buys, game.coins, game.actions_played, game.reduction


def _zones(player: Player) -> tuple[tuple[str, list[Card]], ...]:
    cards = (
        player.hand,
        player.deck[::-1],
        player.discard[::-1],
        player.in_play,
        player.set_aside,
        player.revealed,
        player.passing,
    )
    return tuple(zip(ZONES, cards, strict=True))


def read_position(
    text: str, catalog: Catalog, seed: int = 0, *, keyed: bool = False, asks_forced: bool = False
) -> Game:
    """Return a game that continues from this position. The seed is for seats without `random`.

    `keyed` and `asks_forced` are as in `Game.deal`. With `keyed`, `random` is the number of shuffles so far.
    """
    check_seed(seed, keyed)
    return _Reader(catalog, seed, keyed, asks_forced).read(text)


class _Reader:
    def __init__(self, catalog: Catalog, seed: int, keyed: bool, asks_forced: bool) -> None:
        self._catalog: Final = catalog
        self._seed: Final = seed
        self._keyed: Final = keyed
        self._asks_forced: Final = asks_forced
        self._fields: Final[dict[str, tuple[int, str]]] = {}
        self._line = 0

    def read(self, text: str) -> Game:
        for number, line in enumerate(text.splitlines(), start=1):
            self._line = number
            name, colon, value = (part.strip() for part in line.partition(":"))
            if name and not name.startswith("#"):
                self._note(name, colon, value)
        try:
            return self._build()
        except UnknownCard as unknown:
            raise BadPosition(self._line, unknown.message) from None

    def _bad(self, key: str, english: str, **facts: object) -> BadPosition:
        return BadPosition(self._line, localizable(f"problem-{key}", english, **facts))

    def _note(self, name: str, colon: str, value: str) -> None:
        if not colon or not re.fullmatch(r"kingdom|edition|supply|trash|turn|seat [0-5]", name):
            english = f"expected kingdom, edition, supply, trash, turn or seat 0 to 5 and a colon, not {name!r}"
            raise self._bad("position-field", english, name=repr(name))
        if name in self._fields:
            raise self._bad("record-twice", f"{name} appears twice", name=name)
        self._fields[name] = (self._line, value)

    def _take(self, name: str) -> str | None:
        self._line, value = self._fields.pop(name, (self._line, None))
        return value

    def _build(self) -> Game:
        chosen = self._take("kingdom")
        if chosen is None:
            self._line = 1
            raise self._bad("position-kingdom", "a position needs a line 'kingdom: ...'")
        cards = self._cards(chosen)
        for place, card in enumerate(cards):
            if card in BASIC_CARDS or card in cards[:place]:
                raise BadPosition(self._line, has_pile(card))
        edition = self._take("edition") or FIRST
        if edition not in EDITIONS:
            raise BadPosition(self._line, no_edition(edition))
        kingdom = Kingdom(BASIC_CARDS, tuple(cards), edition)
        seats = sum(name.startswith("seat") for name in self._fields)
        if not FEWEST_SEATS <= seats <= MOST_SEATS:
            raise BadPosition(self._line, not_seated(seats))
        stock = kingdom.stock(seats)
        counts = stock.sizes[:]
        for part in (self._take("supply") or "").split(","):
            amount = re.fullmatch(rf"\s*({_NUMBER})\s+(.+)", part)
            if amount:
                counts[stock.cards.index(self._with_pile(stock, self._catalog.find(amount[2])))] = int(amount[1])
            elif part.strip():
                english = f"expected a number and a card, such as '7 Province', not {part.strip()!r}"
                raise self._bad("position-pile", english, part=repr(part.strip()))
        trash = self._cards(self._take("trash") or "")
        turn = self._take("turn") or ""
        turn_line = self._line
        players: list[Player] = []
        for seat in range(seats):
            players.append(self._player(stock, seat))
        game = Game(
            kingdom=kingdom,
            seed=self._seed,
            first=0,
            supply=Supply.of(stock, counts),
            players=players,
            keyed=self._keyed,
            asks_forced=self._asks_forced,
        )
        game.trash = trash
        self._line = turn_line
        self._turn(game, turn)
        has_treasures = any(card.is_treasure for card in game.player.in_play)
        game.shown_phase = TREASURE_PHASE if has_treasures else ACTION_PHASE
        if not game.is_over:
            game.decision = next_decision(game)
        game.origin = game.clone()
        game.origin.origin = game.origin  # a position is its own origin
        return game

    def _with_pile(self, stock: Stock, card: Card) -> Card:
        if not stock.has_pile(card):
            raise self._bad("position-no-pile", f"{card.name} has no pile in this kingdom", name=card.name)
        return card

    def _cards(self, text: str) -> list[Card]:
        try:
            return self._catalog.read_list(text)
        except Problem as problem:
            raise BadPosition(self._line, problem.message) from None

    def _player(self, stock: Stock, seat: int) -> Player:
        text = self._take(f"seat {seat}")
        if text is None:
            english = f"seats must be numbered from 0 without gaps; seat {seat} is missing"
            raise self._bad("position-gap", english, seat=str(seat))
        turns = 0
        random = 0 if self._keyed else stream(self._seed, seat)
        zones: dict[str, list[Card]] = {name: [] for name in ZONES}
        for part in text.split("|"):
            name, colon, value = (piece.strip() for piece in part.partition(":"))
            if not colon and (amount := re.fullmatch(rf"({_NUMBER}) turns?", name)):
                turns = int(amount[1])
            elif name == "random" and re.fullmatch(r"\d{1,19}", value) and int(value) <= _LARGEST_STATE:
                random = int(value)
            elif name in zones:
                zones[name] = self._cards(value)
            elif name:
                english = f"expected a zone ({', '.join(ZONES)}), random or '3 turns', not {part.strip()!r}"
                raise self._bad("position-zone", english, zones=", ".join(ZONES), part=repr(part.strip()))
        for cards in zones.values():
            for card in cards:
                self._with_pile(stock, card)
        player = new_player(
            stock.table,
            seat,
            random,
            hand=zones["hand"],
            deck=zones["deck"][::-1],
            discard=zones["discard"][::-1],
            in_play=zones["in play"],
            set_aside=zones["set aside"],
            revealed=zones["revealed"],
            passing=zones["passing"],
        )
        player.turns = turns
        return player

    def _turn(self, game: Game, text: str) -> None:
        for part in text.split(","):
            entry = part.strip()
            amount = re.fullmatch(rf"({_NUMBER}) (\w+)", entry)
            if seat := re.fullmatch(r"seat ([0-5])", entry):
                if int(seat[1]) >= len(game.players):
                    raise self._bad("position-no-seat", f"there is no seat {seat[1]}", seat=seat[1])
                game.player = game.players[int(seat[1])]
            elif phase := re.fullmatch(rf"({'|'.join(PHASE_NAMES)}) phase", entry):
                game.phase = PHASE_NAMES.index(phase[1])
            elif entry == "game over":
                game.is_over = True
            elif amount and amount[2] in _AMOUNTS:
                self._amount(game, amount[2], int(amount[1]))
            elif treasure := re.fullmatch(r"(.+) worth more once", entry):
                game.first_worth_more.append(self._catalog.find(treasure[1]))
            elif treasure := re.fullmatch(r"(.+) worth more", entry):
                game.worth_more.append(self._catalog.find(treasure[1]))
            elif entry:
                raise self._bad(
                    "position-turn",
                    f"expected 'seat 0', '{PHASE_NAMES[0]} phase', 'game over', a number of {', '.join(_AMOUNTS)}, "
                    f"or 'Copper worth more', not {entry!r}",
                    phase=f"'{PHASE_NAMES[0]} phase'",
                    amounts=", ".join(_AMOUNTS),
                    entry=repr(entry),
                )

    def _amount(self, game: Game, name: str, amount: int) -> None:
        if name == "actions":
            game.actions = amount
        elif name == "buys":
            game.buys = amount
        elif name == "coins":
            game.coins = amount
        elif name == "played":
            game.actions_played = amount
        else:
            game.reduction = amount
