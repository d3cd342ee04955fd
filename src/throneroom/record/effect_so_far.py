"""The effect being resolved, as one seat has seen it so far, and possible positions before it that lead to the same.

The answers since the effect began are played again in a possible position. There, the cards that the seat has seen
leave a hand or a deck must be in the same place as in the real game; all others are dealt again.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Final

from throneroom.engine import event as events
from throneroom.engine.player import NOTHING_KNOWN
from throneroom.engine.rng import MASK
from throneroom.engine.zone import DECK, HAND

if TYPE_CHECKING:
    from throneroom.engine.card import Card, Option
    from throneroom.engine.decision import Decision
    from throneroom.engine.event import Event
    from throneroom.engine.game import Game
    from throneroom.engine.player import Player


class Impossible(Exception):
    """There is no such position, or it was not found."""


class GivenAnswer:
    """An answer since the effect began. `seen` tells which of its options the seat knows."""

    __slots__ = ("answer", "decision", "is_silent", "seen")

    def __init__(self, decision: Decision, answer: tuple[Option, ...], seen: list[bool]) -> None:
        self.decision: Final = decision
        self.answer: Final = answer
        self.seen: Final = seen
        # Nobody notices whether this was asked at all.
        self.is_silent: Final = decision.is_forced or (not answer and decision.verb.name == "react")

    def like(self, asked: Decision, chance: Random) -> tuple[Option, ...]:
        """Return an answer to the same question that looks the same to the seat."""
        if all(self.seen):
            return self.answer
        left = list(asked.options)
        for option, is_seen in zip(self.answer, self.seen, strict=True):
            if is_seen:
                _take(left, option)
        return tuple(
            option if is_seen else left.pop(chance.randrange(len(left)))
            for option, is_seen in zip(self.answer, self.seen, strict=True)
        )


def _take(cards: list[Option], wanted: Option) -> None:
    """Remove a card from a list. Raise Impossible if it is not there."""
    for place, card in enumerate(cards):
        if card is wanted:
            del cards[place]
            return
    raise Impossible


class _PutCard:
    """A card that another player has put onto their deck. The seat may see later which one it was."""

    def __init__(self) -> None:
        self.is_seen = False


class _SeenOfOther:
    """What the seat has seen of another player's cards since the effect began."""

    def __init__(self) -> None:
        self.left_hand: Final[Counter[Card]] = Counter()
        self.in_hand: Final[Counter[Card]] = Counter()  # at the beginning, at least
        self.from_deck: Final[list[Card | None]] = []  # in the order taken from the deck; None is an unseen card
        self.put_on_deck: Final[list[_PutCard]] = []  # on top of it, and not there at the beginning
        self.has_shuffled = False

    def note(self, event: Event, cards: tuple[Card, ...]) -> None:
        if event.kind is events.SHUFFLED:
            self.has_shuffled = True
        elif event.kind is events.DREW:
            self._take(event.count, ())
        elif event.kind is events.INTO_DECK:
            raise Impossible
        elif event.kind is events.LOOKED:
            pass  # the cards stay where they are
        elif event.source == DECK:
            if event.kind is events.DECK_DISCARDED:
                raise Impossible
            self._take(event.count, cards)
        elif event.source == HAND:
            self._leave_hand(event, cards)
        if event.target == DECK and event.kind is not events.SHUFFLED:
            self.put_on_deck.extend(_PutCard() for _ in range(event.count))

    def _take(self, number: int, cards: tuple[Card, ...]) -> None:
        for place in range(number):
            card = cards[place] if place < len(cards) else None
            if not self.put_on_deck:
                self.from_deck.append(card)
            elif card is not None:
                put = self.put_on_deck.pop()
                put.is_seen = True
            else:
                self.put_on_deck.pop()

    def _leave_hand(self, event: Event, cards: tuple[Card, ...]) -> None:
        shown = Counter(cards)
        for card, number in shown.items():
            self.in_hand[card] = max(self.in_hand[card], self.left_hand[card] + number)
        if event.kind is not events.SHOWN and event.kind is not events.REACTED:
            self.left_hand.update(shown)


class EffectSoFar:
    """The effect being resolved, up to the question that the seat is asked.

    `before` is the real position, which must not be shown to anybody; `own_deck` the cards taken from the seat's own
    deck since, the first one last, and `own_hidden` the cards under them that the seat does not know.
    """

    def __init__(self, before: Game, seat: int, question: tuple[object, ...]) -> None:
        self._before: Final = before
        self._seat: Final = seat
        self.question: Final = question
        self.answers: Final[list[GivenAnswer]] = []
        self._others: Final = {player.seat: _SeenOfOther() for player in before.players if player.seat != seat}
        me = before.players[seat]
        self._own_deck = me.deck
        self._own_known = me.known_from
        self._untouched = len(self._own_deck)  # cards at the bottom of the seat's own deck
        self._has_shuffled = False
        self._puts: list[_PutCard] = []  # by other players, since the last answer

    # -- what has happened ------------------------------------------------------------------------------------------

    def follow(self, answers: list[tuple[Option, ...]]) -> None:
        """Play the answers since the effect began, and note what the seat sees."""
        game = self._before.clone()
        emitted: list[Event] = []

        def listen(event: Event) -> None:
            emitted.append(event)
            self._note(event, game)

        game.listener = listen
        puts: list[list[_PutCard]] = []
        for answer in answers:
            decision = game.decision
            if decision is None:
                raise Impossible
            emitted.clear()
            game.answer(answer)
            if decision.seat != self._seat or not decision.is_forced:  # a possible game does not ask what is no choice
                self.answers.append(self._given(decision, answer, emitted))
                puts.append(self._puts)
            self._puts = []
            for event in emitted:
                if event.kind is events.PASSED and event.other == self._seat:
                    self._note_passed(event.seat)

        for given, cards in zip(self.answers, puts, strict=True):
            if len(cards) == len(given.seen):
                given.seen[:] = [seen or card.is_seen for seen, card in zip(given.seen, cards, strict=True)]

    def _note_passed(self, giver: int) -> None:
        """Note which card was laid down to be passed to the seat: it sees it only now."""
        for given in reversed(self.answers):
            if given.decision.seat == giver and given.decision.verb.together:
                given.seen[:] = [True]
                return

    def _given(self, decision: Decision, answer: tuple[Option, ...], emitted: list[Event]) -> GivenAnswer:
        if decision.seat == self._seat:
            return GivenAnswer(decision, answer, [True] * len(answer))
        shown: Counter[Option] = Counter()
        for event in emitted:
            # Cards from a hand are seen as they leave it; what is revealed afterwards is another matter.
            if event.seat == decision.seat and (decision.zone != HAND or event.source == HAND):
                shown.update(event.cards_seen_by(self._seat) if event.kind is not events.PASSED else ())
        seen: list[bool] = []
        for option in reversed(answer):  # the last one is the one on top
            seen.append(shown[option] > 0)
            shown[option] -= 1
        return GivenAnswer(decision, answer, seen[::-1])

    def _note(self, event: Event, game: Game) -> None:
        if event.seat == self._seat:
            me = game.players[self._seat]
            if event.kind is events.SHUFFLED:
                self._note_own_shuffle(me)
            self._untouched = min(self._untouched, me.deck_zone.size)
        else:
            other = self._others[event.seat]
            before = len(other.put_on_deck)
            other.note(event, event.cards_seen_by(self._seat))  # type: ignore[arg-type]  # events of modes are not noted
            self._puts += other.put_on_deck[before:]

    def _note_own_shuffle(self, me: Player) -> None:
        """Let the cards shuffled be under the deck from the beginning, in the order in which they turned out."""
        if self._has_shuffled:
            raise Impossible
        self._has_shuffled = True
        self._own_deck = me.deck + self._own_deck
        self._own_known = NOTHING_KNOWN
        self._untouched = me.deck_zone.size

    # -- what might have been ---------------------------------------------------------------------------------------

    def dealt(self, chance: Random) -> Game:
        """Return a possible position before the effect. Raise Impossible if the cards seen do not fit."""
        game = self._before.view(self._seat).possible_game(chance.getrandbits(60))
        for player in game.players:
            player.random = chance.getrandbits(62) & MASK
            if player.seat == self._seat:
                self._arrange_own(player, chance)
            else:
                _arrange(player, self._others[player.seat], chance)
        return game

    def _arrange_own(self, player: Player, chance: Random) -> None:
        if self._has_shuffled:
            if len(self._own_deck) != player.deck_zone.size + player.discard_zone.size:
                raise Impossible  # cards discarded since were shuffled, too
            player.discard_zone.fill([])
        hidden = min(self._untouched, self._own_known)
        player.deck_zone.fill(self._own_deck[:hidden])
        player.deck_zone.sort()
        cards = player.deck
        chance.shuffle(cards)
        player.deck_zone.fill(cards + self._own_deck[hidden:])
        player.known_from = self._own_known


def _arrange(player: Player, seen: _SeenOfOther, chance: Random) -> None:
    """Let another player have the cards that were seen since, where they were seen."""
    top = [] if seen.has_shuffled else player.discard[-1:]
    in_hand, passed, place = player.hand_zone.size, player.passing_zone.size, 0
    pool: list[Option] = [*player.hand, *player.passing, *player.deck, *player.discard]
    for card in top:
        _take(pool, card)
    for card in seen.in_hand.elements():
        _take(pool, card)
    for taken in seen.from_deck:
        if taken is not None:
            _take(pool, taken)
    player.deck_zone.fill(pool)  # type: ignore[arg-type]  # only cards are in it
    player.deck_zone.sort()
    left = player.deck
    chance.shuffle(left)

    def deal(number: int) -> list[Card]:
        nonlocal place
        if number < 0 or place + number > len(left):
            raise Impossible
        place += number
        return left[place - number : place]

    hand = list(seen.in_hand.elements())
    player.hand_zone.fill(hand + deal(in_hand - len(hand)))
    player.passing_zone.fill(deal(passed))
    on_deck = [deal(1)[0] if card is None else card for card in seen.from_deck]
    rest = deal(len(left) - place)
    in_discard = chance.randint(0, len(rest)) if top else 0
    player.discard_zone.fill(rest[:in_discard] + top)
    player.deck_zone.fill(rest[in_discard:] + on_deck[::-1])


def effect_so_far(game: Game, seat: int) -> EffectSoFar:
    """Return the effect being resolved, as this seat has seen it."""
    from throneroom.record.possible_game import question_facts

    before = game.before_effect()
    found = EffectSoFar(before, seat, question_facts(game.decision))
    found.follow(game.history[len(before.history) :])
    return found
