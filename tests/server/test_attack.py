"""An attack on the shuffles: find what a game was dealt from, given everything that one seat was sent.

The attacker sits at seat 0 and has seen every event of the first turns as that seat may see it, and all answers that
were public. It tries candidates: each deals a game, which is played with the same answers and compared with what was
seen. The candidates that fit show it the hand of seat 1.

The attack works against seeds: among thousands of candidates, it finds the right one and with it the other hand. It is
no better than guessing against a game that is dealt by key, even with candidates that differ from the key in one bit.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from random import Random

import pytest

from throneroom.cards.kingdoms import random_kingdom
from throneroom.engine.card import Card, Option
from throneroom.engine.decision import BUY, PLAY_TREASURES, IllegalAnswer
from throneroom.engine.event import Event
from throneroom.engine.game import Game
from throneroom.engine.rng import KEY_BITS
from throneroom.record.record import emit_opening

KINGDOM = random_kingdom(1)
TURNS = 4  # seat 0 has seen its deal and the shuffle after its second turn
CANDIDATES = 3000

Seen = list[tuple[object, ...]]


class Observed:
    """What seat 0 knows after some turns: the events as it saw them, and the answers."""

    def __init__(self, seed: int, keyed: bool, turns: int = TURNS) -> None:
        self.keyed = keyed
        self.events: Seen = []
        self.answers: list[tuple[Option, ...]] = []
        game = Game.deal(KINGDOM, 2, seed, first=0, keyed=keyed)
        watch(game, self.events)
        while (decision := game.decision) is not None and game.player.turns <= turns:
            answer = decision.default()
            if decision.verb in (PLAY_TREASURES, BUY):
                answer = decision.options[-decision.most :]
            self.answers.append(answer)
            game.answer(answer)
        self.other_hand = hand_of(game, 1)  # what the attacker wants to know

    def fits(self, candidate: int) -> Game | None:
        """Return the game that this candidate deals, if seat 0 would have seen the same."""
        seen: Seen = []
        game = Game.deal(KINGDOM, 2, candidate, first=0, keyed=self.keyed)
        watch(game, seen)
        for answer in self.answers:
            if seen != self.events[: len(seen)]:
                return None
            try:
                game.answer(answer)
            except IllegalAnswer:
                return None
        return game if seen == self.events else None

    def attack(self, candidates: Iterable[int]) -> list[list[str]]:
        """Return the hands of seat 1 that the remaining candidates deal."""
        games = [self.fits(candidate) for candidate in candidates]
        return [hand_of(game, 1) for game in games if game is not None]


def watch(game: Game, seen: Seen) -> None:
    def note(event: Event) -> None:
        seen.append(event.seen_by(0).facts())

    game.listener = note
    emit_opening(game)


def hand_of(game: Game, seat: int) -> list[str]:
    return sorted(card.name for card in game.players[seat].hand)


@pytest.mark.parametrize("place", range(3))
def test_the_attack_finds_a_seed_and_with_it_the_other_hand(place: int) -> None:
    """Only the number of seeds protects a game with a seed, and 2**53 is not enough."""
    chance = Random(place)
    candidates = [chance.getrandbits(53) for _ in range(CANDIDATES)]
    observed = Observed(chance.choice(candidates), keyed=False)
    assert observed.attack(candidates) == [observed.other_hand]


def test_the_attack_finds_nothing_if_a_game_is_dealt_by_key() -> None:
    chance = Random(1)
    observed = Observed(chance.getrandbits(KEY_BITS), keyed=True)
    assert observed.attack(chance.getrandbits(KEY_BITS) for _ in range(CANDIDATES)) == []


@pytest.mark.parametrize("kind", ["random", "one bit away"])
def test_candidates_for_a_key_are_no_better_than_guesses(kind: str) -> None:
    """Candidates that deal seat 0 its first hand are right about the other hand no more often than any others."""
    chance = Random(2)
    right = tried = guessed = guesses = 0
    for _ in range(40):
        key = chance.getrandbits(KEY_BITS)
        truth = Game.deal(KINGDOM, 2, key, first=0, keyed=True)
        random = [chance.getrandbits(KEY_BITS) for _ in range(KEY_BITS)]
        for candidate in [key ^ 1 << bit for bit in range(KEY_BITS)] if kind != "random" else random:
            game = Game.deal(KINGDOM, 2, candidate, first=0, keyed=True)
            is_right = hand_of(game, 1) == hand_of(truth, 1)
            guesses += 1
            guessed += is_right
            if hand_of(game, 0) == hand_of(truth, 0):
                tried += 1
                right += is_right
    assert tried > 1000
    expected, deviation = guessed / guesses, (0.25 / tried) ** 0.5
    assert abs(right / tried - expected) < 4 * deviation


def test_one_shuffle_of_a_key_says_nothing_about_the_next() -> None:
    """If it did, equal first shuffles would be followed by equal second ones more often than other pairs."""
    chance = Random(3)
    firsts: dict[tuple[Card, ...], list[tuple[Card, ...]]] = {}
    for _ in range(3000):
        game = Game.deal(KINGDOM, 2, chance.getrandbits(KEY_BITS), first=0, keyed=True)
        player = game.players[0]
        first = (*player.hand, *player.deck)
        player.hand_zone.fill([])
        player.deck_zone.fill([])
        player.discard_zone.fill(KINGDOM.starting_deck)
        game.shuffle(player)
        firsts.setdefault(first, []).append(tuple(player.deck))
    pairs = [(one, two) for seconds in firsts.values() for one, two in pairwise(seconds)]
    same = sum(one == two for one, two in pairs)
    assert len(pairs) > 2500
    assert (
        same / len(pairs) < 1 / 120 + 4 * (1 / 120 / len(pairs)) ** 0.5
    )  # there are 120 orders of 7 Coppers, 3 Estates
