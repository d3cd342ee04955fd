"""The differential test: 100,000 random games of all cards are the same as with an older engine, decision by decision.

`make differential` compares all of them, tests/test_differential.py a few hundred. The older engine is not needed:
tests/differential.txt has a digest for each block of 100 games that it played. A game is text, with one line for each
decision:

    1 discard (Militia) 2-2 ordered hand: Copper, Estate, Copper, Moat, Gold -> Estate, Moat

It ends with the position (every zone in order), the scores and the winners; now and then a line has what a seat can
see. In some games forced questions are asked, some are dealt by key, some have their events written too, and in some a
clone takes over. Every fifth game is followed by a game between bots, of which the text has only the end, and what
those bots were asked that answer at random.

If a block differs, `--beside FOLDER` plays it again with the older package, which `make baseline` builds, and shows the
first line that differs. `--dump 1234` prints a game. After an intended change of behaviour, `--write COMMIT` keeps the
digests of the engine under test.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from hashlib import blake2b
from itertools import chain, zip_longest
from pathlib import Path
from random import Random
from typing import Final

import click
from tests.golden import Names, view_text
from tests.helpers.paths import ROOT
from tests.properties.games import FIRST_EDITION_CARDS, SEATS, any_answer

from throneroom.bots.beginner import BeginnerBot
from throneroom.bots.bot import Bot, play_out
from throneroom.bots.levels import FAIR, plan
from throneroom.bots.match import MOST_TURNS, Match
from throneroom.bots.simple import MoneyBot, RandomBot, VillageSmithyBot
from throneroom.bots.strategies.builtin import builtin, builtin_names, key_cards
from throneroom.bots.strategies.strategy import StrategyBot
from throneroom.cards.kingdoms import kingdom_of
from throneroom.engine.card import SECOND, Card, Option, distinct
from throneroom.engine.decision import Decision
from throneroom.engine.event import Event
from throneroom.engine.game import Game
from throneroom.engine.score import scores, winners
from throneroom.engine.setup import KINGDOM_SIZE, Kingdom
from throneroom.engine.turn import PHASE_NAMES
from throneroom.engine.view import SPECTATOR, View
from throneroom.lab.pool import open_pool, results_in_order
from throneroom.record.position import position_text

FILE: Final = Path(__file__).with_suffix(".txt")
GAMES: Final = 100_000
BLOCK: Final = 100
_DIGEST_SIZE: Final = 6  # bytes
_HEAD: Final = f"# Digests of {BLOCK} games each, played by the engine of commit "

# Which games and decisions have what. These are primes, so that all combinations occur.
_KEYED: Final = 3
_ASKS_FORCED: Final = 2
_STANDING_ORDERS: Final = 7
_WITH_EVENTS: Final = 11
_WITH_CLONES: Final = 13
_WITH_BOTS: Final = 5
_VIEW_EVERY: Final = 17
_CLONE_EVERY: Final = 19

# The older engine knows only the first editions.
_STRATEGIES: Final = tuple(
    [name for name in builtin_names() if all(card.only_in != SECOND for card in key_cards(builtin(name)))]
)


# -- a game as text ---------------------------------------------------------------------------------------------------


def lines(number: int) -> Iterator[str]:
    """Play a game, and yield it line by line."""
    yield f"game {number}"
    yield from _random_game(number)
    if number % _WITH_BOTS == 0:
        yield from _bots_game(number)


def names_text(options: Iterable[Option]) -> str:
    return ", ".join([option.name for option in options])


def question_text(decision: Decision) -> str:
    """Return everything about a decision."""
    asker = "" if decision.card is None else f" ({decision.card.name})"
    subject = "" if decision.subject == decision.seat else f" of {decision.subject}"
    ordered = " ordered" if decision.ordered else ""
    return (
        f"{decision.seat} {decision.verb.name}{asker}{subject} {decision.least}-{decision.most}{ordered} "
        f"{decision.zone}: {names_text(decision.options)}"
    )


def _random_game(number: int) -> Iterator[str]:
    chance = Random(number)
    kingdom = kingdom_of(chance.sample(FIRST_EDITION_CARDS, KINGDOM_SIZE))
    seats, seed = chance.choice(SEATS), chance.getrandbits(60)
    keyed, asks_forced = number % _KEYED == 0, number % _ASKS_FORCED == 0
    game = Game.deal(kingdom, seats, seed, keyed=keyed, asks_forced=asks_forced)
    yield f"{names_text(kingdom.cards)}; {seats} seats; {game.first} first; {keyed=}; {asks_forced=}"
    if number % _STANDING_ORDERS == 0 and not asks_forced:
        game.always_play_treasures(chance.randrange(seats))
    heard: list[Event] = []
    if number % _WITH_EVENTS == 0:
        game.listener = heard.append
    names = Names(game)
    asked = 0
    answered = len(game.history)
    while (decision := game.decision) is not None and game.player.turns <= MOST_TURNS:
        asked += 1
        if asked % _VIEW_EVERY == 0:
            seat = asked // _VIEW_EVERY % (seats + 1)
            yield _view(game, SPECTATOR if seat == seats else seat, names)
        game.answer(any_answer(decision, chance))
        # Several answers if a seat with standing orders plays its Treasures next.
        given = " then ".join([names_text(answer) for answer in game.history[answered:]])
        answered = len(game.history)
        yield f"{question_text(decision)} -> {given}"
        if heard:
            yield from map(_event_text, heard)
            heard.clear()
        if number % _WITH_CLONES == 0 and asked % _CLONE_EVERY == 0:
            listener = game.listener
            orders = game.standing_orders
            game = game.clone()
            game.standing_orders = orders  # 86f3679 loses them in a second clone in the middle of an effect
            game.listener = listener
    yield from _end(game)


def _view(game: Game, seat: int, names: Names) -> str:
    view = game.view(seat)
    text = view_text(view, PHASE_NAMES[game.phase], names).replace("\n", " | ")
    reacted = names_text(view.reacted)
    return f"seat {seat} sees: {text} | {view.phase} phase; {view.cards_to_end} to end; {view.money()}; {reacted}"


def _event_text(event: Event) -> str:
    return f"{event} insiders {event.insiders} shown {names_text(event.shown)}"


def _end(game: Game) -> Iterator[str]:
    yield from position_text(game).splitlines()
    yield f"{scores(game)} points; won by {winners(game)}"


# -- bots -------------------------------------------------------------------------------------------------------------


class AnsweringAtRandom(Bot):
    """Answers at random, and notes what it is asked."""

    def __init__(self) -> None:
        self._chance = Random(0)
        self.noted: list[str] = []

    def begin(self, seed: int) -> None:
        self._chance = Random(seed)

    def answer(self, view: View, decision: Decision) -> tuple[Option, ...]:
        given = tuple(any_answer(decision, self._chance))
        self.noted.append(f"{question_text(decision)} -> {names_text(given)} with {names_text(view.hand)}")
        return given


def _bots_game(number: int) -> Iterator[str]:
    """Let bots play: mostly strategies, in a kingdom with their cards, sometimes beside other bots."""
    chance = Random(-1 - number)
    seats = chance.choice((2, 2, *SEATS))
    strategies = [builtin(chance.choice(_STRATEGIES)) for _ in range(seats)]
    if chance.random() < 0.3:
        strategies = strategies[:1] * seats
    kingdom = _kingdom_with([card for strategy in strategies for card in key_cards(strategy)], chance)
    mixed = number % (2 * _WITH_BOTS) == 0
    bots: list[Bot] = [
        _other_bot(kingdom, seats, chance) if mixed and chance.random() < 0.4 else StrategyBot(strategy)
        for strategy in strategies
    ]
    match = Match(kingdom, bots, chance.getrandbits(60))
    yield f"bots; {names_text(kingdom.cards)}; {', '.join(map(_bot_name, bots))}"
    game = match.deal(1)
    play_out(game, match.seated(1), MOST_TURNS)
    yield from _end(game)
    outcome = match.play(2)
    yield f"next: {outcome.points} points; {outcome.turns} turns; won by {outcome.winners}; ending {outcome.ending}"
    for bot in bots:
        if isinstance(bot, AnsweringAtRandom):
            yield from bot.noted


def _kingdom_with(cards: list[Card], chance: Random) -> Kingdom:
    others = chance.sample(FIRST_EDITION_CARDS, len(FIRST_EDITION_CARDS))
    return kingdom_of(distinct(cards + others)[:KINGDOM_SIZE])


def _other_bot(kingdom: Kingdom, seats: int, chance: Random) -> Bot:
    kinds: list[Callable[[], Bot]] = [
        AnsweringAtRandom,
        MoneyBot,
        VillageSmithyBot,
        lambda: BeginnerBot(0),
        lambda: RandomBot(0),
        lambda: StrategyBot(plan(FAIR, kingdom, seats)),
    ]
    return chance.choice(kinds)()


def _bot_name(bot: Bot) -> str:
    return bot.strategy.name if isinstance(bot, StrategyBot) else type(bot).__name__


# -- digests ----------------------------------------------------------------------------------------------------------


def digest(block: int) -> str:
    """Play the games of a block, and return their digest."""
    found = blake2b(digest_size=_DIGEST_SIZE)
    for number in range(block * BLOCK, (block + 1) * BLOCK):
        found.update("\n".join(lines(number)).encode())
    return found.hexdigest()


def kept_digests() -> list[str]:
    return [line for line in FILE.read_text(encoding="ascii").splitlines() if not line.startswith("#")]


def digests(blocks: int, jobs: int) -> Iterator[str]:
    """Yield the digests of the first blocks in order, from this many processes."""
    with open_pool(jobs, None) as pool:
        yield from results_in_order(pool, digest, ((block,) for block in range(blocks)), 2 * jobs)


def with_progress(found: Iterator[str], blocks: int) -> Iterator[str]:
    """Yield the digests, and print on standard error how many games are done."""
    began = time.monotonic()
    for done, one in enumerate(found, start=1):
        left = (time.monotonic() - began) / done * (blocks - done)
        click.echo(f"\r{done * BLOCK:,} of {blocks * BLOCK:,} games, {left:,.0f} s left  ", err=True, nl=False)
        yield one
    click.echo(err=True)


# -- the first difference ---------------------------------------------------------------------------------------------


def dump(games: Iterable[int]) -> None:
    for line in chain.from_iterable(map(lines, games)):
        click.echo(line)


def dumped(games: range, build: Path | None) -> list[str]:
    """Return the games as played by another build, or by the one under test, in a process of its own."""
    environment = {**os.environ} if build is None else {**os.environ, "PYTHONPATH": str(build.resolve())}
    command = [sys.executable, "-m", "tests.differential", "--dump", f"{games.start}-{games.stop - 1}"]
    done = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, encoding="utf-8", cwd=ROOT)
    return done.stdout.splitlines()


def first_difference(expected: list[str], found: list[str], context: int = 3) -> str:
    """Return the first lines that differ, with the name of the game and the lines before them; "" if none do."""
    for number, (wanted, got) in enumerate(zip_longest(expected, found)):
        if wanted != got:
            before = expected[:number]
            games = [line for line in before if re.fullmatch(r"game \d+", line)]
            last = [f"            {line}" for line in before[-context:]]
            return "\n".join([*games[-1:], *last, f"  expected: {wanted}", f"  got:      {got}"])
    return ""


# -- commands ---------------------------------------------------------------------------------------------------------


def _numbers(text: str) -> range:
    """Read 1234, or 1200-1299."""
    first, _, last = text.partition("-")
    return range(int(first), int(last or first) + 1)


def write(blocks: int, jobs: int, commit: str) -> None:
    """Keep the digests of the engine under test."""
    found = list(with_progress(digests(blocks, jobs), blocks))
    FILE.write_text("\n".join([f"{_HEAD}{commit}", *found]) + "\n", encoding="ascii")
    click.echo(f"written: {FILE}")


def compare(blocks: int, jobs: int, beside: Path | None) -> bool:
    """Return whether all games are as they were. If not, print the first block that differs, and perhaps more."""
    found = with_progress(digests(blocks, jobs), blocks)
    for block, (expected, got) in enumerate(zip(kept_digests(), found, strict=False)):
        if expected != got:
            games = range(block * BLOCK, (block + 1) * BLOCK)
            click.echo(f"\nnot the same: games {games.start} to {games.stop - 1}")
            if beside is None:
                click.echo("--beside FOLDER shows the first decision that differs; see make baseline")
            else:
                click.echo(first_difference(dumped(games, beside), dumped(games, None)))
            return False
    click.echo(f"all {blocks * BLOCK:,} games are the same, decision by decision")
    return True


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=GAMES, help=f"a multiple of {BLOCK}; default: {GAMES}")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--beside", type=Path, metavar="FOLDER", help="the older package, to show the first difference")
    parser.add_argument("--dump", type=_numbers, metavar="GAME", help="print a game, or several: 1200-1299")
    parser.add_argument("--write", metavar="COMMIT", help="keep the digests of the engine under test, of this commit")
    given = parser.parse_args()
    blocks = given.games // BLOCK
    try:
        if given.dump is not None:
            dump(given.dump)
        elif given.write is not None:
            write(blocks, given.jobs, given.write)
        elif not 0 < blocks <= len(kept_digests()):
            parser.error(f"--games must be from {BLOCK} to {len(kept_digests()) * BLOCK}")
        else:
            sys.exit(not compare(blocks, given.jobs, given.beside))
    except KeyboardInterrupt:
        click.echo("\nstopped", err=True)
        sys.exit(130)


if __name__ == "__main__":
    main()
