"""Random games for property tests: any ten cards, and random players who keep the game going.

    @given(deals())
    def test_something(deal: Deal) -> None:
        for game in deal.play():          # the game at each decision, and again when it is over
            ...

A `Deal` determines a whole game: equal deals play the same answers.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random

from hypothesis import strategies as st

from throneroom.cards import BASE_CARDS, BASIC_CARDS, INTRIGUE_CARDS
from throneroom.cards.base import MOAT, THRONE_ROOM
from throneroom.cards.basic import GOLD, PROVINCE, SILVER
from throneroom.cards.boxes import of_edition
from throneroom.cards.intrigue import MASQUERADE, MINING_VILLAGE, SECRET_CHAMBER
from throneroom.cards.kingdoms import DRAWN_EDITIONS, MIXED, kingdom_of
from throneroom.cards.second_edition.base import SENTRY, VASSAL
from throneroom.cards.second_edition.intrigue import DIPLOMAT, LURKER
from throneroom.engine import decision as verbs
from throneroom.engine.card import EDITIONS, FIRST, Card, Option
from throneroom.engine.decision import Decision, Verb
from throneroom.engine.game import Game
from throneroom.engine.player import Player
from throneroom.engine.view import View
from throneroom.engine.zones import Counts
from throneroom.record.record import Record

KINGDOM_CARDS = (*BASE_CARDS, *INTRIGUE_CARDS)
FIRST_EDITION_CARDS = of_edition(KINGDOM_CARDS, FIRST)
ALL_CARDS = (*BASIC_CARDS, *KINGDOM_CARDS)
SEATS = range(2, 7)

# More than twice as many answers as any game of these players needs.
MOST_ANSWERS = 6000


# -- deals ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Deal:
    """A game to play: the ten cards, the seats, the seed of the game and the seed of the answers.

    `served`: it is dealt by key, and forced questions are asked, as between people at a server. Without an edition, it
    is the one that the cards are from.
    """

    kingdom: tuple[Card, ...]
    seats: int
    seed: int
    whims: int
    served: bool = False
    edition: str | None = None

    def game(self) -> Game:
        kingdom = kingdom_of(self.kingdom, self.edition)
        return Game.deal(kingdom, self.seats, self.seed, keyed=self.served, asks_forced=self.served)

    def chance(self) -> Random:
        return Random(self.whims)

    def play(self, game: Game | None = None) -> Iterator[Game]:
        """Play to the end. Yields the game at each decision, and again when it is over."""
        played = self.game() if game is None else game
        chance = self.chance()
        for _ in range(MOST_ANSWERS):
            yield played
            if played.decision is None:
                return
            played.answer(any_answer(played.decision, chance))
        raise AssertionError(f"not over after {MOST_ANSWERS} answers: {self}")


# Cards with nested effects, which are drawn more often than others.
DEEP: tuple[tuple[Card, ...], ...] = (
    (THRONE_ROOM, MINING_VILLAGE),
    (MASQUERADE,),
    (SECRET_CHAMBER, MOAT),
    (DIPLOMAT, MOAT),
    (VASSAL, THRONE_ROOM),
    (SENTRY, LURKER),
)


@st.composite
def deals(draw: st.DrawFn, cards: Sequence[Card] = KINGDOM_CARDS) -> Deal:
    """Any ten of the cards of one edition or of both, 2 to 6 seats, any seeds."""
    drawn = draw(st.sampled_from(DRAWN_EDITIONS))
    order = list(cards if drawn == MIXED else of_edition(tuple(cards), drawn))
    edition = draw(st.sampled_from(EDITIONS)) if drawn == MIXED else drawn
    draw(st.randoms(use_true_random=False)).shuffle(order)
    for card in draw(st.sampled_from(((), (), *DEEP))):
        if card in order:
            order.insert(0, order.pop(order.index(card)))
    seats, seed, whims = draw(st.sampled_from(SEATS)), draw(st.integers(0, 2**64)), draw(st.integers(0, 2**32))
    return Deal(tuple(order[:10]), seats, seed, whims, draw(st.booleans()), edition)


def fixed_deals() -> list[Deal]:
    """Each kingdom card at least four times, with every number of seats."""
    found = []
    for shuffling in range(4):
        cards = list(KINGDOM_CARDS)
        Random(shuffling).shuffle(cards)
        found += [
            Deal(tuple((cards + cards)[at : at + 10]), 2 + (at // 10) % 5, at, shuffling)
            for at in range(0, len(cards), 10)
        ]
    return found


def where(game: Game) -> str:
    """Return the question and the record of the game so far, for the message of a failed assertion."""
    return f"after {len(Record.of(game).answers)} answers; asked: {game.decision}\n{Record.of(game).to_text()}"


# -- players ----------------------------------------------------------------------------------------------------------


def any_answer(decision: Decision, chance: Random) -> Sequence[Option]:
    """Return a random legal answer, biased towards playing and buying, so that games end.

    The games of tests/differential.txt have these answers: a change here changes all of them.
    """
    options = decision.options
    verb = decision.verb
    if verb is verbs.BUY:
        return _buy(options, chance)
    if verb is verbs.PLAY_TREASURES and chance.random() < 0.9:
        return options
    if verb in _EAGER and options and chance.random() < 0.8:
        return [chance.choice(options)]
    if verb is verbs.TRASH and decision.least == 0:  # a deck that trashes too much cannot buy anything
        return chance.sample(options, min(decision.most, chance.choice((0, 0, 1, 2))))
    return chance.sample(options, chance.randint(decision.least, decision.most))


_EAGER: frozenset[Verb] = frozenset({verbs.PLAY_ACTION, verbs.REACT, verbs.SET_ASIDE})


def _buy(options: Sequence[Option], chance: Random) -> Sequence[Option]:
    """Buy Provinces, some money, and otherwise the more expensive of two random kingdom cards."""
    if PROVINCE in options and chance.random() < 0.9:
        return [PROVINCE]
    money = [card for card in (GOLD, SILVER) if card in options]
    if money and chance.random() < 0.3:
        return money[:1]
    wares = [card for card in options if card not in BASIC_CARDS]
    if wares and chance.random() < 0.9:
        at = range(len(wares))
        return [wares[max(chance.choice(at), chance.choice(at))]]
    return chance.sample(options, chance.randint(0, 1))


# -- comparing --------------------------------------------------------------------------------------------------------


def zones(player: Player) -> dict[str, list[Card]]:
    """Return all zones of this player."""
    return {
        "deck": player.deck,
        "hand": player.hand,
        "discard": player.discard,
        "in play": player.in_play,
        "set aside": player.set_aside,
        "revealed": player.revealed,
        "passing": player.passing,
    }


def question(decision: Decision | None) -> tuple[object, ...]:
    """Return everything about a decision, to compare."""
    if decision is None:
        return ()
    return (
        decision.seat,
        decision.verb,
        decision.card,
        decision.options,
        decision.least,
        decision.most,
        decision.ordered,
        decision.subject,
        decision.zone,
    )


def state(game: Game) -> tuple[object, ...]:
    """Return everything about a game, to compare: zones in order, turn, question, answers so far."""
    players = [
        (
            player.seat,
            tuple(tuple(zone) for zone in zones(player).values()),
            tuple(player.owned.all()),
            player.turns,
            player.random,
        )
        for player in game.players
    ]
    return (
        tuple(game.supply.counts),
        game.supply.empty,
        game.supply.is_over,
        tuple(game.trash),
        tuple(players),
        game.player.seat,
        game.phase,
        (game.actions, game.buys, game.coins, game.reduction, game.actions_played),
        tuple(game.worth_more),
        tuple(game.first_worth_more),
        tuple(game.moves),
        () if game.playing is None else game.playing.causes(),
        game.effect is None,
        game.is_over,
        question(game.decision),
        Record.of(game).answers,
    )


def _parameters(name: str) -> list[str] | None:
    """Return the parameters of a public method of a view; None for a property."""
    attribute = getattr(View, name)
    return list(inspect.signature(attribute).parameters)[1:] if callable(attribute) else None


_TOLD = {name: _parameters(name) for name in dir(View) if not name.startswith("_")}


def facts(view: View) -> dict[str, object]:
    """Return everything a view offers: its properties, and its methods for every seat and card."""
    found: dict[str, object] = {}
    for name, parameters in _TOLD.items():
        attribute = getattr(view, name)
        if parameters is None:
            found[name] = attribute
        elif parameters == ["seat"]:
            found[name] = [attribute(seat) for seat in range(view.seats)]
        elif parameters == ["card"]:
            found[name] = [attribute(card) for card in view.supply]
        elif parameters == ["place"]:
            found[name] = [attribute(place) for place in range(len(view.supply))]
        elif parameters == ["weights"]:
            found[name] = attribute(view.weights([3**place % 1009 for place in range(len(view.supply))]))
        elif parameters == ["counts"]:
            found[name] = _counted(view, attribute)
        elif parameters == ["seat", "counts"]:
            found[name] = [_counted(view, partial(attribute, seat)) for seat in range(view.seats)]
        elif name == "weights":
            pass  # only numbers that the caller has given
        elif parameters == ["seed"]:
            pass  # a possible game, which has tests of its own
        elif parameters == ["seat", "card"]:
            found[name] = [attribute(seat, card) for seat in range(view.seats) for card in view.supply]
        elif parameters == ["seat", "more"]:
            found[name] = [attribute(seat, (card,)) for seat in range(view.seats) for card in view.supply]
        else:
            assert not parameters, f"facts() does not know which arguments {name} takes"
            found[name] = attribute()
    return {name: _plain(fact) for name, fact in found.items()}


def _counted(view: View, count: Callable[[Counts], None]) -> Counts:
    """Return what a method writes into counts, whatever was in them."""
    counts = view.weights([7] * len(view.supply))
    count(counts)
    return counts


def _plain(fact: object) -> object:
    """Return numbers instead of `Counts`, which are compared by identity."""
    if isinstance(fact, Counts):
        return fact.all()
    return [_plain(part) for part in fact] if isinstance(fact, list) else fact
