"""Tests of cards: positions written as text, seats that answer with card names, and zones that compare with text.

    from throneroom.testing import scenario

    def test_a_moat_protects_from_militia():
        game, alice, bob = scenario(alice="hand: Militia", bob="hand: 4 Copper, Moat | deck: Estate")
        alice.plays("Militia")
        bob.reveals("Moat")
        assert bob.hand == "4 Copper, Moat"
        assert game.is_quiet()

Every answer checks that this seat is asked this question, by the card `by` and with the options `of` if given. It works
with any test runner, and is never compiled.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from throneroom.cards.catalog import Catalog
from throneroom.engine import decision as verbs
from throneroom.engine.card import BASIC, Card, Option
from throneroom.engine.decision import Decision, IllegalAnswer, Verb
from throneroom.engine.event import Event
from throneroom.engine.game import Game
from throneroom.engine.score import points, scores, winners
from throneroom.record.position import read_position

SUPPLY_FILLERS = "Cellar, Market, Militia, Mine, Moat, Remodel, Smithy, Village, Woodcutter, Workshop"


class Zone:
    """Cards that compare with a list as text, in order (deck, discard pile: top first) or not (hand)."""

    def __init__(self, cards: Iterable[Card], catalog: Catalog, ordered: bool) -> None:
        self._cards = list(cards)
        self._catalog = catalog
        self._ordered = ordered

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Zone):
            expected, ordered = other._cards, self._ordered and other._ordered
        elif isinstance(other, str):
            expected, ordered = self._catalog.read_list(other), self._ordered
        else:
            return NotImplemented
        return self._cards == expected if ordered else Counter(self._cards) == Counter(expected)

    __hash__ = None  # type: ignore[assignment]  # zones are compared with text, never used as keys

    def __len__(self) -> int:
        return len(self._cards)

    def __contains__(self, name: str) -> bool:
        return self._catalog.find(name) in self._cards

    @property
    def in_any_order(self) -> Zone:
        return Zone(self._cards, self._catalog, ordered=False)

    def __repr__(self) -> str:
        cards = self._cards if self._ordered else sorted(self._cards, key=lambda card: card.name)
        return ", ".join(card.name for card in cards) or "nothing"


class Seat:
    """One player of a test game."""

    def __init__(self, game: TestGame, number: int) -> None:
        self._game = game
        self.number = number

    # -- zones ------------------------------------------------------------------------------------------------------

    def _zone(self, cards: list[Card], ordered: bool = False) -> Zone:
        return Zone(cards, self._game.catalog, ordered)

    @property
    def hand(self) -> Zone:
        return self._zone(self._game.game.players[self.number].hand)

    @property
    def deck(self) -> Zone:
        """Top card first."""
        return self._zone(self._game.game.players[self.number].deck[::-1], ordered=True)

    @property
    def discard(self) -> Zone:
        """Top card first."""
        return self._zone(self._game.game.players[self.number].discard[::-1], ordered=True)

    @property
    def in_play(self) -> Zone:
        return self._zone(self._game.game.players[self.number].in_play)

    @property
    def set_aside(self) -> Zone:
        return self._zone(self._game.game.players[self.number].set_aside)

    @property
    def revealed(self) -> Zone:
        return self._zone(self._game.game.players[self.number].revealed)

    @property
    def cards(self) -> Zone:
        """Everything this player owns."""
        return self._zone(self._game.game.players[self.number].cards())

    @property
    def points(self) -> int:
        return points(self._game.game.players[self.number].cards())

    @property
    def turns(self) -> int:
        return self._game.game.players[self.number].turns

    # -- answers ----------------------------------------------------------------------------------------------------

    def answers(self, verb: Verb, names: str, *, of: str | None = None, by: str | None = None) -> None:
        """Answer, after checking that this seat is asked this, by this card, with these options."""
        decision = self.is_asked(verb, of=of, by=by)
        self._game.game.answer(self._game.options(names, decision))

    def is_asked(self, verb: Verb, *, of: str | None = None, by: str | None = None) -> Decision:
        decision = self._game.game.decision
        assert decision is not None, f"nobody is asked; seat {self.number} was to {verb}"
        assert (decision.seat, decision.verb) == (self.number, verb), f"asked instead: {decision}"
        assert not decision.is_forced or self._game.game.asks_forced, f"a forced question: {decision}"
        if of is not None:
            assert Counter(decision.options) == Counter(self._game.options(of, decision)), f"asked: {decision}"
        if by is not None:
            assert decision.card is self._game.catalog.find(by), f"asked: {decision}"
        return decision

    def plays(self, name: str, *, of: str | None = None) -> None:
        """Play an Action card: in the action phase, or with Throne Room."""
        decision = self._game.game.decision
        throned = decision is not None and decision.verb is verbs.PLAY
        self.answers(verbs.PLAY if throned else verbs.PLAY_ACTION, name, of=of)

    def thrones(self, name: str) -> None:
        """Play Throne Room and choose this card, in either edition: the first does not ask about the only one."""
        self.plays("Throne Room")
        decision = self._game.game.decision
        throne_room = self._game.catalog.find("Throne Room")
        if decision is not None and decision.verb is verbs.PLAY and decision.card is throne_room:
            self.plays(name)

    def plays_treasures(self, names: str, *, of: str | None = None) -> None:
        self.answers(verbs.PLAY_TREASURES, names, of=of)

    def buys(self, name: str, *, of: str | None = None) -> None:
        self.answers(verbs.BUY, name, of=of)

    def reveals(self, name: str, *, of: str | None = None) -> None:
        """Reveal a Reaction."""
        self.answers(verbs.REACT, name, of=of)

    def discards(self, names: str, *, of: str | None = None, by: str | None = None) -> None:
        """Discard cards in this order: the last one ends up on top."""
        self.answers(verbs.DISCARD, names, of=of, by=by)

    def trashes(self, names: str, *, of: str | None = None, by: str | None = None) -> None:
        self.answers(verbs.TRASH, names, of=of, by=by)

    def gains(self, names: str, *, of: str | None = None, by: str | None = None) -> None:
        self.answers(verbs.GAIN, names, of=of, by=by)

    def gives(self, name: str, *, of: str | None = None) -> None:
        """Swindler: choose what the victim gains."""
        self.answers(verbs.GIVE, name, of=of)

    def puts_on_deck(self, names: str, *, of: str | None = None, by: str | None = None) -> None:
        """Put cards from hand onto the deck in this order: the last one ends up on top."""
        self.answers(verbs.PUT_ON_DECK, names, of=of, by=by)

    def puts_back(self, names: str, *, of: str | None = None) -> None:
        """Put revealed cards back in this order: the last one ends up on top."""
        self.answers(verbs.PUT_BACK, names, of=of)

    def sets_aside(self, name: str) -> None:
        self.answers(verbs.SET_ASIDE, name, of=name)

    def puts_into_deck(self, name: str, *, of: str | None = None) -> None:
        """Choose the card to put into the deck; `chooses_number` says how deep."""
        self.answers(verbs.PUT_INTO_DECK, name, of=of)

    def shows(self, name: str, *, of: str | None = None) -> None:
        """Reveal a card from hand because a card says so."""
        self.answers(verbs.REVEAL_CARD, name, of=of)

    def chooses_number(self, number: int) -> None:
        self.answers(verbs.CHOOSE_NUMBER, str(number))

    def passes(self, name: str, *, of: str | None = None) -> None:
        self.answers(verbs.PASS, name, of=of)

    def names(self, name: str, *, of: str | None = None) -> None:
        self.answers(verbs.NAME, name, of=of)

    def chooses(self, modes: str, *, of: str | None = None, by: str | None = None) -> None:
        """Choose modes by their names, such as "+1 Card, +1 Buy"."""
        self.answers(verbs.CHOOSE, modes, of=of, by=by)

    def puts_deck_into_discard(self) -> None:
        self.answers(verbs.DISCARD_DECK, "deck into discard pile")

    def declines(self, verb: Verb | None = None) -> None:
        """Answer nothing: choose not to do what may be done (also: end the phase)."""
        decision = self._game.game.decision
        assert decision is not None, f"nobody is asked; seat {self.number} was to decline"
        self.answers(decision.verb if verb is None else verb, "")

    def cannot_answer(self, names: str) -> None:
        """Check that this is not a legal answer, and that giving it changes nothing."""
        decision = self._game.game.decision
        assert decision is not None, f"nobody is asked; seat {self.number} was to answer wrongly"
        assert decision.seat == self.number, f"asked instead: {decision}"
        try:
            self._game.game.answer(self._game.options(names, decision))
        except IllegalAnswer:
            assert self._game.game.decision is decision, "an illegal answer has changed the game"
        else:
            raise AssertionError(f"{names or 'nothing'} is a legal answer to: {decision}")

    def cannot_decline(self) -> None:
        """Check that the seat must choose something."""
        self.cannot_answer("")

    def answers_as_little_as_possible(self) -> None:
        """Give default answers until the card is resolved."""
        game = self._game.game
        while game.effect is not None:
            decision = game.decision
            assert decision is not None
            assert decision.seat == self.number, f"asked instead: {decision}"
            game.answer(decision.default())

    def ends_turn(self) -> None:
        """Decline everything until this seat's turn is over."""
        game = self._game.game
        turns = self.turns
        while game.decision is not None and game.player.seat == self.number and self.turns == turns:
            self.declines()

    def sees(self, event: str) -> list[tuple[object, ...]]:
        """Return the facts of all events of this kind so far, as this seat sees them."""
        seen = (event_.seen_by(self.number) for event_ in self._game.events)
        return [event_.facts() for event_ in seen if event_.kind.name == event]

    def notices(self, event: str) -> list[tuple[int, str, int]]:
        """Return, of all events of this kind so far, the seat, the cards this seat saw, and the count."""
        seen = (event_.seen_by(self.number) for event_ in self._game.events)
        return [
            (event_.seat, ", ".join(card.name for card in event_.cards), event_.count)
            for event_ in seen
            if event_.kind.name == event
        ]


class TestGame:
    """A game in a given position, with its public facts."""

    __test__ = False

    def __init__(self, game: Game, catalog: Catalog) -> None:
        self.game = game
        self.catalog = catalog
        self.events: list[Event] = []
        game.listener = self.events.append

    def options(self, names: str, decision: Decision) -> list[Option]:
        """Return the options with these names. "2 Copper" is Copper twice, unless it names a mode."""
        by_name = {option.name: option for option in decision.options}
        found: list[Option] = []
        for name in (part.strip() for part in names.split(",")):
            if name in by_name:
                found.append(by_name[name])
            elif name:
                found += self.catalog.read_list(name)
        return found

    @property
    def decision(self) -> Decision | None:
        return self.game.decision

    def is_quiet(self) -> bool:
        """Return whether no card is being resolved: only the turn itself asks."""
        return self.game.effect is None

    @property
    def is_over(self) -> bool:
        return self.game.is_over

    @property
    def actions(self) -> int:
        return self.game.actions

    @property
    def buys(self) -> int:
        return self.game.buys

    @property
    def coins(self) -> int:
        return self.game.coins

    @property
    def trash(self) -> Zone:
        return Zone(self.game.trash, self.catalog, ordered=False)

    @property
    def turn(self) -> int:
        """The seat whose turn it is."""
        return self.game.player.seat

    def left(self, name: str) -> int:
        """Return the copies left in the Supply."""
        return self.game.supply.left(self.catalog.find(name))

    def cost(self, name: str) -> int:
        return self.game.cost(self.catalog.find(name))

    @property
    def scores(self) -> list[int]:
        return scores(self.game)

    @property
    def winners(self) -> list[int]:
        return winners(self.game)


def scenario(
    *,
    kingdom: str = "",
    supply: str = "",
    turn: str = "",
    trash: str = "",
    seed: int = 1,
    edition: str = "first",
    custom: Iterable[Card] = (),
    catalog: Catalog | None = None,
    asks_forced: bool = False,
    **seats: str,
) -> tuple[Any, ...]:
    """Return a game in a position, and its seats: further keywords are the seats in turn order.

    It is the first seat's turn. The kingdom has all cards named anywhere, filled up to ten from First Game. `custom`
    are the custom cards that may be named, or `catalog` has all cards. `supply` and `trash` list cards, and `turn` says
    what has happened in this turn, as in a record's position: "1 cheaper". `asks_forced` is as in `Game.deal`, and
    `edition` says how the cards play whose text has changed.
    """
    known = catalog or Catalog(custom)
    chosen = known.read_list(kingdom)
    named = [known.find(name) for zones in (*seats.values(), trash, supply) for name in _names_in(zones)]
    for card in (*named, *known.read_list(SUPPLY_FILLERS)):
        if card.box != BASIC and card not in chosen and (len(chosen) < 10 or card in named):
            chosen.append(card)
    lines = [f"kingdom: {', '.join(card.name for card in chosen)}", f"turn: {turn}", f"trash: {trash}"]
    if edition != "first":
        lines.append(f"edition: {edition}")
    if supply:
        lines.append(f"supply: {supply}")
    lines += [f"seat {number}: 1 turn | {zones}" for number, zones in enumerate(seats.values())]
    test_table = TestGame(read_position("\n".join(lines), known, seed, asks_forced=asks_forced), known)
    return (test_table, *(Seat(test_table, number) for number in range(len(seats))))


def _names_in(zones: str) -> list[str]:
    names = []
    for zone in zones.split("|"):
        listed = zone.partition(":")[2] if ":" in zone else zone
        for part in listed.split(","):
            name = part.strip().lstrip("0123456789").strip()
            if name and name.strip("-") and not name.startswith("turn"):
                names.append(name)
    return names
