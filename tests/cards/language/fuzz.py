"""Mutated card texts: each is read, or refused with a clean error; and games with those that can be read stay sound.

    python -m tests.cards.language.fuzz --cards 100000

A mutation replaces, repeats, drops or swaps words and letters of the printed cards' texts, or mixes their sentences. A
text that can be read is written and read again, and now and then put into every language and played: all cards stay in
the game, none is left revealed, no number is negative, and every turn ends.
"""

from __future__ import annotations

import argparse
import re
import time
from collections import Counter
from functools import cache
from random import Random
from typing import Final

import click
from tests.cards.language.printed_cards import FILES, FOLDER
from tests.properties.games import KINGDOM_CARDS, any_answer, zones

from throneroom.cards.kingdoms import kingdom_of
from throneroom.cards.language.card_tree import CardTree
from throneroom.cards.language.mistakes import BadCardText
from throneroom.cards.language.reader import card_of, read_tree
from throneroom.cards.language.writer import write_card
from throneroom.engine.card import Card
from throneroom.engine.game import Game
from throneroom.engine.setup import KINGDOM_SIZE
from throneroom.locale import Locale, languages
from throneroom.words.card_language import tree_text

SLOWEST: Final = 2.0  # seconds of processor time to read one text; a hundred times what any takes
MOST_ANSWERS: Final = 400
_HEADER: Final = re.compile(r"cost \d+, .*")


@cache
def texts() -> tuple[str, ...]:
    """Return the printed cards' texts, one for each card."""
    found = [(FOLDER / f"{file}.card").read_text(encoding="utf-8").split("\n\n")[1:] for file in FILES]
    return tuple([text.strip() for file in found for text in file])


@cache
def words() -> tuple[str, ...]:
    return tuple(sorted({word for text in texts() for word in text.split()}))


@cache
def sentences() -> tuple[str, ...]:
    """Return the lines of all texts below the cost and the types."""
    return tuple(sorted({line for text in texts() for line in text.split("\n")[2:]}))


def mutated(chance: Random) -> str:
    """Return a card's text with some mutations."""
    text = chance.choice(texts())
    name, header, *lines = text.split("\n")
    if chance.random() < 0.5:
        header = f"cost {chance.randint(0, 8)}, {chance.choice(('Action', 'Action - Attack', 'Action - Reaction'))}"
        lines = [chance.choice(sentences()) for _ in range(chance.randint(1, 5))]
        if "Reaction" in header:
            lines += ["When another player plays an Attack, you may reveal this from your hand."]
            lines += [chance.choice(sentences())]
    body = "\n".join(lines)
    for _ in range(chance.choice((0, 0, 1, 1, 2, 4))):
        body = chance.choice(_MUTATIONS)(body, chance)
    return f"{name}\n{header}\n{body}"


def _replace_word(text: str, chance: Random) -> str:
    parts = text.split(" ")
    parts[chance.randrange(len(parts))] = chance.choice(words())
    return " ".join(parts)


def _drop_word(text: str, chance: Random) -> str:
    parts = text.split(" ")
    del parts[chance.randrange(len(parts))]
    return " ".join(parts)


def _repeat(text: str, chance: Random) -> str:
    parts = text.split(" ")
    begin = chance.randrange(len(parts))
    end = min(len(parts), begin + chance.randint(1, 8))
    return " ".join(parts[:end] + parts[begin:end] * chance.choice((1, 1, 2, 30)) + parts[end:])


def _swap(text: str, chance: Random) -> str:
    parts = text.split(" ")
    one, other = chance.randrange(len(parts)), chance.randrange(len(parts))
    parts[one], parts[other] = parts[other], parts[one]
    return " ".join(parts)


def _number(text: str, chance: Random) -> str:
    number = str(chance.choice((0, 1, 2, 5, 9, 50, 99, 100, 10**6, 10**12)))
    return re.sub(r"\d+", lambda found: number if chance.random() < 0.5 else found[0], text)


def _letter(text: str, chance: Random) -> str:
    at = chance.randrange(len(text) + 1)
    sign = chance.choice("aeX .,;:+-'\n\t\0é€#0\u2028\U0001f0cf")
    return text[:at] + sign + text[at + chance.randint(0, 1) :]


_MUTATIONS: Final = (_replace_word, _drop_word, _repeat, _swap, _number, _letter)


# -- what must hold ---------------------------------------------------------------------------------------------------


def read_one(text: str) -> CardTree | None:
    """Read a text, and check the error if it is refused, or that it can be written if it is not."""
    began = time.process_time()
    tree: CardTree | None = None
    refused: BadCardText | None = None
    try:
        tree = read_tree(text)
    except BadCardText as bad:
        refused = bad
    assert time.process_time() - began < SLOWEST, text
    if refused is not None:
        assert 1 <= refused.line <= text.count("\n") + 2, text
        assert refused.column >= 1, text
        assert str(refused), text
    if tree is not None:
        assert read_tree(write_card(tree)) == tree, text
    return tree


def check_words(tree: CardTree) -> None:
    for language in languages():
        assert tree_text(tree, Locale(language)), write_card(tree)


def play(tree: CardTree, chance: Random) -> None:
    """Play a game with a card, and check it after each answer."""
    card = card_of(tree)
    others = [other for other in chance.sample(KINGDOM_CARDS, KINGDOM_SIZE + 1) if other.name != card.name]
    kingdom = kingdom_of([card, *others[: KINGDOM_SIZE - 1]])
    game = Game.deal(kingdom, chance.choice((2, 3, 4)), chance.getrandbits(60), asks_forced=chance.random() < 0.5)
    dealt = _all_cards(game)
    for _ in range(MOST_ANSWERS):
        decision = game.decision
        if decision is None:
            break
        answer = [card] if card in decision.options and decision.card is None else any_answer(decision, chance)
        game.answer(list(answer)[: decision.most])
        assert _all_cards(game) == dealt, write_card(tree)
        assert min(game.actions, game.buys, game.coins, game.reduction) >= 0, write_card(tree)
        if game.effect is None:
            for player in game.players:
                assert not player.revealed + player.set_aside + player.passing, write_card(tree)
        again = game.clone()
        assert repr(again.decision) == repr(game.decision), write_card(tree)


def _all_cards(game: Game) -> Counter[Card]:
    found = Counter(game.trash)
    for card in game.supply.cards:
        found[card] += game.supply.left(card)
    for player in game.players:
        for zone in zones(player).values():
            found.update(zone)
    return found


def fuzz(number: int, seed: int = 0, *, words_every: int = 50, game_every: int = 200) -> tuple[int, int]:
    """Try this many texts. Return how many could be read, and how many games were played."""
    readable = games = 0
    for place in range(number):
        chance = Random(f"{seed} {place}")
        tree = read_one(mutated(chance))
        if tree is None:
            continue
        readable += 1
        if readable % words_every == 0:
            check_words(tree)
        if readable % game_every == 0:
            play(tree, chance)
            games += 1
    return readable, games


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--cards", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    began = time.monotonic()
    readable, games = fuzz(given.cards, given.seed, game_every=20)
    seconds = time.monotonic() - began
    click.echo(
        f"{given.cards:,} texts, {readable:,} could be read, {games:,} games played: no problem ({seconds:,.0f} s)"
    )


if __name__ == "__main__":
    main()
