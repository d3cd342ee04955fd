"""Messages of the layers below have texts in every language, and English ones for programs."""

from __future__ import annotations

import errno
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from throneroom.bots.named_bot import find_bot
from throneroom.bots.strategies.language import read_strategy
from throneroom.cards.catalog import Catalog
from throneroom.cards.custom import load_cards
from throneroom.cards.kingdoms import kingdom_of, random_kingdom, random_swaps, swap
from throneroom.cards.sets import RECOMMENDED_SETS
from throneroom.engine.decision import IllegalAnswer
from throneroom.engine.game import Game
from throneroom.engine.localizable import Localizable, Problem, system_message
from throneroom.locale import Locale, languages
from throneroom.protocol.message import Message, decode_message, encode_message
from throneroom.record.position import read_position
from throneroom.record.record import Record, read_record
from throneroom.terminal.saved_games import check_target, expanded, load
from throneroom.words.messages import error_text, message_text
from throneroom.words.names import find_card, find_set

CATALOG = Catalog()
FIRST = RECOMMENDED_SETS[0].cards
BASE = [card for card in CATALOG.cards if card.box == "base"]
INTRIGUE = [card for card in CATALOG.cards if card.box == "intrigue"]
OTHERS = [language for language in languages() if language != "en"]


def card(name: str) -> Callable[[], object]:
    return lambda: find_card(name, CATALOG.cards, Locale("en"))


def kingdom(*names: str) -> Callable[[], object]:
    return lambda: kingdom_of([CATALOG.find(name) for name in names])


def swapping(*pairs: tuple[str, str]) -> Callable[[], object]:
    swaps = [(CATALOG.find(old), CATALOG.find(new)) for old, new in pairs]
    return lambda: swap(kingdom_of(FIRST), swaps, 2)


def strategy(text: str) -> Callable[[], object]:
    return lambda: read_strategy(text, CATALOG, "plan")


def record(change: Callable[[str], str], as_json: bool = False) -> Callable[[], object]:
    game = Game.deal(kingdom_of(FIRST), 2, 7)
    game.answer(game.decision.default() if game.decision else ())
    saved = Record.of(game, ["Ann", "Bob"])
    return lambda: read_record(change(saved.to_json() if as_json else saved.to_text()), CATALOG)


def replacing(old: str, new: str) -> Callable[[str], str]:
    def change(text: str) -> str:
        assert old in text
        return text.replace(old, new, 1)

    return change


def position(*lines: str) -> Callable[[], object]:
    return lambda: read_position("\n".join(lines), CATALOG)


TEN = "kingdom: Cellar, Market, Militia, Mine, Moat, Remodel, Smithy, Village, Woodcutter, Workshop"
TWO = ("seat 0: hand: Copper", "seat 1: hand: Copper")

PROBLEMS: list[Callable[[], object]] = [
    card("Milise"),
    card("xyzzy"),
    card("mi"),
    lambda: find_set("xyzzy", Locale("en")),
    lambda: CATALOG.find("Milita"),
    lambda: CATALOG.read_list("1000 Copper"),
    kingdom("Moat", "Moat"),
    kingdom("Moat", "Copper"),
    kingdom("Moat"),
    lambda: kingdom_of([*FIRST, *INTRIGUE[:1]]),
    lambda: random_kingdom(1, "attic"),
    lambda: random_kingdom(1, need=BASE[:11]),
    lambda: random_kingdom(1, need=BASE[:1], ban=BASE[:1]),
    lambda: random_kingdom(1, "5+5", need=BASE[:6]),
    lambda: random_kingdom(1, "base", ban=BASE[:20]),
    lambda: random_kingdom(1, "base", need=INTRIGUE[:1]),
    lambda: random_swaps(kingdom_of(FIRST), 2, 1, "base", BASE),
    swapping(("Moat", "Witch"), ("Mine", "Spy"), ("Cellar", "Thief")),
    swapping(("Witch", "Spy")),
    swapping(("Moat", "Spy"), ("Moat", "Witch")),
    swapping(("Moat", "Mine")),
    swapping(("Moat", "Spy"), ("Mine", "Spy")),
    lambda: find_bot("big-mony", CATALOG),
    lambda: find_bot("xyzzy", CATALOG),
    lambda: find_bot("no/such/plan.txt", CATALOG),
    strategy('"Gold if turn > 3'),
    strategy("Gold if (turn > 3"),
    strategy("Gold if turn) > 3"),
    strategy("if turn > 3"),
    strategy("> 3"),
    strategy("Gold if own()"),
    strategy("strategy: plan"),
    strategy("buy: Gold"),
    strategy("Gold turn > 3"),
    strategy("Gold, Silver"),
    strategy("Gold ?"),
    strategy("Gold if"),
    strategy("Gold if turn >"),
    strategy("Gold if turn > ?"),
    strategy("Gold if own Gold > 3"),
    strategy("Gold if 2 < turn < 9"),
    strategy("Gold if turn > 3 adn turn < 9"),
    strategy("Gold if turn"),
    strategy("Gold if turn > 3 ?"),
    strategy("steal:"),
    strategy("Gold if turns > 3"),
    strategy("Gold if turn == 3"),
    strategy("Glod"),
    strategy("Gold if own(Glod) > 3"),
    strategy("Gold\nstrategy plan"),
    strategy("strategy"),
    strategy("Gold\ntrash:\nendgame"),
    strategy("# nothing"),
    strategy("2 Gold"),
    strategy("Gold if " + " and ".join(["turn > 3"] * 100)),
    strategy("Gold if turn > 12345678901"),
    strategy("Gold if own > 3"),
    strategy("Gold if turn(Gold) > 3"),
    strategy("Gold if left(Action) > 3"),
    lambda: read_record("", CATALOG),
    record(replacing("rules 1", "rules 99")),
    record(replacing("Throneroom", "Thronerom")),
    record(replacing("seed:", "sed:")),
    record(replacing("seed: 7", "seed: 7\nseed: 8")),
    record(replacing("seed: 7\n", "")),
    record(replacing("seed: 7", "seed: seven")),
    record(replacing("seats: Ann", "seats: seat 3")),
    record(replacing("Cellar", "Celar")),
    record(replacing("Cellar", "Copper")),
    record(replacing("seats: Ann, Bob", "seats: Ann")),
    record(replacing("first: ", "first: 7")),
    record(lambda text: text + "nonsense\n"),
    record(lambda text: text + "  nonsense\n"),
    record(replacing("turn 1", "turn 9")),
    record(replacing("play-treasures", "buy")),
    record(replacing("play-treasures: -", "play-treasures: 9 Copper")),
    record(lambda text: text[:-9], as_json=True),
    record(replacing('"throneroom record"', '"letter"'), as_json=True),
    record(replacing('"seed"', '"sed"'), as_json=True),
    record(replacing('"seed": 7', '"seed": "7"'), as_json=True),
    record(replacing('"seed": 7', '"seed": 7, "more": 1'), as_json=True),
    record(replacing('["Ann", "Bob"]', '"Ann"'), as_json=True),
    record(replacing('"answers": [\n  []\n]', '"answers": 1'), as_json=True),
    record(replacing('"answers": [\n  []\n]', '"answers": [1]'), as_json=True),
    record(replacing('"answers": [\n  []\n]', '"answers": [["Moat"]]'), as_json=True),
    position("kingdom"),
    position("turn: seat 0"),
    position(TEN, TEN),
    position("kingdom: Copper", *TWO),
    position(TEN, TWO[0]),
    position(TEN, "supply: Gold", *TWO),
    position(TEN, "supply: 3 Witch", *TWO),
    position(TEN, "seat 0: hand: Copper", "seat 2: hand: Copper"),
    position(TEN, "seat 0: pocket: Copper", TWO[1]),
    position(TEN, "turn: seat 5", *TWO),
    position(TEN, "turn: tea time", *TWO),
    lambda: load(Path("/no/such/game.txt"), CATALOG),
    lambda: check_target(Path("/")),
    lambda: check_target(Path("/no/such/folder/game.txt")),
    lambda: check_target(Path(__file__)),
    lambda: expanded("~nobody-of-this-name/game.txt"),
]

CUSTOM = [
    "",
    "from throneroom import Card, ACTION\nA = Card('Moat', cost=1, types=ACTION)",
    "this is nothing",
    "raise ValueError('no')",
    "from throneroom import Card, ACTION\nA = Card('2 Moats', cost=1, types=ACTION)",
    "from throneroom import Card, ACTION\nA = Card('A', cost=1, types=ACTION)\nA.box = 'base'",
    "from throneroom import Card, ACTION\nA = Card('A', cost=-1, types=ACTION)",
    "from throneroom import Card, ACTION\nA = Card('A', cost=1, types=0)",
    "from throneroom import Card, ACTION\nA = Card('A', cost=1, types=ACTION, dealt=3)",
    "from throneroom import Card, ACTION\nA = Card('A', cost=1, types=ACTION, piles=(1, 2))",
    "from throneroom import Card, ATTACK\nA = Card('A', cost=1, types=ATTACK)",
    "from throneroom import Card, ACTION, REACTION\nA = Card('A', cost=1, types=ACTION | REACTION)",
    "from throneroom import Card, TREASURE\nA = Card('A', cost=1, types=TREASURE, effect=lambda game, play: None)",
]


def problem_of(work: Callable[[], object]) -> Problem:
    with pytest.raises(Problem) as caught:
        work()
    return caught.value


def fact_types(message: Localizable) -> str:
    """Return the types of all facts, with their base classes."""
    kinds = [
        fact_types(fact) if isinstance(fact, Localizable) else str(type(fact).__mro__)
        for fact in message.facts.values()
    ]
    return " ".join(kinds)


def check(message: Localizable) -> None:
    """Check that the English text is str(message), that other languages differ, and that it can be sent."""
    assert message_text(message, Locale("en")) == str(message)
    for language in OTHERS:
        locale = Locale(language)
        text = message_text(message, locale)
        assert text
        if "OSError" in fact_types(message):  # errors of local files; a server does not send them
            continue
        sent = msgspec.json.decode(msgspec.json.encode(encode_message(message)), type=Message)
        assert message_text(decode_message(sent, str(message), CATALOG), locale) == text


@pytest.mark.parametrize("number", range(len(PROBLEMS)))
def test_a_problem_has_texts(number: int) -> None:
    message = problem_of(PROBLEMS[number]).message
    check(message)
    assert all(message_text(message, Locale(language)) != str(message) for language in OTHERS)


@pytest.mark.parametrize("source", CUSTOM)
def test_a_problem_of_a_custom_card_has_texts(source: str, tmp_path: Path) -> None:
    file = tmp_path / "own.py"
    file.write_text(source, encoding="utf-8")
    check(problem_of(lambda: load_cards(file)).message)


def test_an_illegal_answer_has_texts() -> None:
    game = Game.deal(kingdom_of(FIRST), 2, 7)
    with pytest.raises(IllegalAnswer) as caught:
        game.answer([CATALOG.find("Moat")])
    assert "Moat" in str(caught.value)
    assert "Douves" in error_text(caught.value, Locale("fr"))
    assert "Fosa" in error_text(caught.value, Locale("pl"))


def test_system_errors_have_texts() -> None:
    """Common errors are translated; the others are shown as the system words them."""
    missing = system_message(FileNotFoundError(errno.ENOENT, "No such file or directory"))
    assert message_text(missing, Locale("en")) == "No such file or directory"
    assert message_text(missing, Locale("es")) == "No existe el archivo o la carpeta"
    rare = OSError(errno.EXDEV, "Cross-device link")
    assert error_text(rare, Locale("es")) == "Cross-device link"
