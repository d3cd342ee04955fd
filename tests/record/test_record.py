"""Records: text and JSON read back to the same game, and mistakes are refused with line and reason."""

from __future__ import annotations

import json
import random
import re

import pytest
from tests.helpers.deals import FIRST_GAME, seed_for
from tests.helpers.paths import ROOT

from throneroom.bots.simple import RandomBot
from throneroom.cards import BASE_CARDS, BASIC_CARDS, INTRIGUE_CARDS
from throneroom.cards.catalog import Catalog
from throneroom.engine.ask import choose_modes
from throneroom.engine.card import ACTION, Card, Mode
from throneroom.engine.event import Event
from throneroom.engine.game import Game
from throneroom.engine.play import Effect, Play
from throneroom.engine.setup import Kingdom
from throneroom.record.position import position_text, read_position
from throneroom.record.record import RULES, BadRecord, Record, read_record
from throneroom.testing import scenario

CATALOG = Catalog()
DOCS = ROOT / "docs" / "record.md"

SEED = seed_for(["4 Copper, Estate"], ["4 Copper, Estate"])
HEAD = f"""\
Throneroom record, rules 1
kingdom: Cellar, Moat, Village, Woodcutter, Workshop, Militia, Remodel, Smithy, Market, Mine
seats: Alice, Bob
seed: {SEED}
first: 0
"""
GAME = (
    HEAD
    + """
Alice, turn 1
  play-treasures: 4 Copper
  buy: Militia

Bob, turn 1
  play-treasures: 4 Copper
  buy: -
"""
)


def played(seed: int, answers: int | None = None) -> Game:
    """Return a game of random bots with random cards, at its end or after this many answers."""
    chance = random.Random(seed)
    kingdom = Kingdom(BASIC_CARDS, tuple(chance.sample(BASE_CARDS + INTRIGUE_CARDS, 10)))
    seats = chance.randint(2, 6)
    game = Game.deal(kingdom, seats, seed)
    bots = [RandomBot(seed * 10 + seat) for seat in range(seats)]
    while (decision := game.decision) is not None and (answers is None or len(game.history) < answers):
        game.answer(bots[decision.seat].answer(game.view(decision.seat), decision))
    return game


def reads_back(record: Record, catalog: Catalog = CATALOG) -> bool:
    text, data = record.to_text(), record.to_json()
    assert Record.from_text(text, catalog) == record
    assert Record.from_json(data, catalog) == record
    assert read_record(text, catalog) == record == read_record(data, catalog)
    assert read_record(text, catalog).to_text() == text
    assert read_record(data, catalog).to_json() == data
    return True


def refused(text: str, catalog: Catalog = CATALOG) -> str:
    with pytest.raises(BadRecord) as caught:
        read_record(text, catalog)
    assert "\n" not in str(caught.value)
    return str(caught.value)


# -- round trips -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(8))
def test_a_whole_game_reads_back(seed: int) -> None:
    game = played(seed)
    record = Record.of(game)
    assert game.is_over
    assert reads_back(record)
    again = record.replay()
    assert position_text(again) == position_text(game)
    assert record.to_text().splitlines()[-1].startswith("# end: seat 0 ")


@pytest.mark.parametrize("answers", [0, 1, 7, 50, 101, 102, 103, 104, 105, 106])
def test_an_unfinished_game_reads_back(answers: int) -> None:
    assert reads_back(Record.of(played(3, answers)))


def test_a_game_stopped_in_the_middle_of_a_card_reads_back() -> None:
    stopped = 0
    for seed in range(4):
        game = played(seed)
        for number in range(len(game.history)):
            rewound = game.rewound(number)
            if rewound.effect is not None:
                record = Record.of(rewound)
                assert reads_back(record)
                assert str(record.replay().decision) == str(rewound.decision)
                stopped += 1
                break
    assert stopped == 4


def test_a_game_from_a_position_reads_back() -> None:
    board, alice, _bob = scenario(alice="hand: Militia, Gold | deck: 6 Copper", bob="hand: 5 Estate", trash="Moat")
    alice.plays("Militia")
    assert board.game.decision is None or board.game.effect is None  # five Estates: there is no choice
    alice.plays_treasures("Gold")
    record = Record.of(board.game, ["Alice", "Bob"])
    assert record.origin is not None
    assert reads_back(record)
    assert position_text(record.replay()) == position_text(board.game)
    assert "position:\n  supply: " in record.to_text()


@pytest.mark.parametrize(
    "names",
    [
        ("", ""),
        ("Alice", "Bob"),
        ("Same", "Same"),
        ("Ana María", "Żaneta"),
        ("a, b", "x: y"),
        ('quo"te', "back\\slash"),
        ("# hash", "(brackets)"),
        ("buy", "a discard b"),
        ("seat 0", "seat 7"),
        ("-", "3 Copper"),
        (" lead", "trail "),
        ("tab\there", "line\nbreak"),
        ("\u2028", "\x85"),
        ("Bob, turn 1", "position"),
    ],
)
def test_any_names_read_back(names: tuple[str, str]) -> None:
    game = Game.deal(FIRST_GAME, 2, seed=1)
    game.answer(list(game.decision.options) if game.decision else [])
    assert reads_back(Record.of(game, names))


@pytest.mark.parametrize("seed", [0, -1, 7, 2**63, -(10**40)])
def test_any_seed_reads_back(seed: int) -> None:
    assert reads_back(Record.of(Game.deal(FIRST_GAME, 3, seed, first=2)))


# -- games dealt by key ------------------------------------------------------------------------------------------------

KEY = int("0123456789abcdef" * 4, 16)


def played_by_key(seed: int) -> Game:
    """Return a game like those at a server: dealt by key, with forced questions."""
    chance = random.Random(seed)
    kingdom = Kingdom(BASIC_CARDS, tuple(chance.sample(BASE_CARDS + INTRIGUE_CARDS, 10)))
    game = Game.deal(kingdom, 3, KEY + seed, keyed=True, asks_forced=True)
    bots = [RandomBot(seed * 10 + seat) for seat in range(3)]
    while (decision := game.decision) is not None:
        game.answer(bots[decision.seat].answer(game.view(decision.seat), decision))
    return game


@pytest.mark.parametrize("seed", range(3))
def test_a_game_dealt_by_key_replays_from_its_record(seed: int) -> None:
    """From text and from JSON, every zone is the same, at the end and in the middle."""
    game = played_by_key(seed)
    record = Record.of(game, ["Ann", "Bob", "Cid"])
    assert reads_back(record)
    again = read_record(record.to_text(), CATALOG).replay()
    assert position_text(again) == position_text(game)
    middle = len(game.history) // 2
    assert position_text(game.rewound(middle).rewound(0)) == position_text(record.begin())
    assert Record.of(record.replay(middle)) == Record.of(game.rewound(middle))


def test_a_game_dealt_by_key_continues_the_same_from_a_position() -> None:
    """The number of shuffles so far is part of the position."""
    whole = Record.of(played_by_key(1))
    middle = whole.replay(next(n for n in range(60, 100) if whole.replay(n).effect is None))
    begun = read_position(position_text(middle), CATALOG, middle.seed, keyed=True, asks_forced=True)
    for answer in whole.answers[len(middle.history) :]:
        begun.answer(answer)
    assert position_text(begun) == position_text(whole.replay())
    assert reads_back(Record.of(begun))


def test_the_header_names_the_key_and_that_forced_questions_are_asked() -> None:
    record = Record.of(Game.deal(FIRST_GAME, 2, KEY, first=0, keyed=True, asks_forced=True))
    assert f"\nkey: {'0123456789abcdef' * 4}\nforced: asked\nfirst: 0\n" in record.to_text()
    assert f'\n"key": "{"0123456789abcdef" * 4}",\n"forced": "asked",\n' in record.to_json()
    assert "seed" not in record.to_text() + record.to_json()
    assert repr(record) == "Record(2 seats, dealt by key, 0 answers)"


@pytest.mark.parametrize(
    ("header", "error"),
    [
        ("key: 12", "line 4: a key has 64 hexadecimal digits (0 to 9, a to f)"),
        (f"key: {'G' * 64}", "line 4: a key has 64 hexadecimal digits (0 to 9, a to f)"),
        (f"seed: 7\nkey: {'0' * 64}", "line 4: a game that was dealt by key has no seed"),
        ("seed: 7\nforced: maybe", "line 5: expected 'asked', not 'maybe'"),
    ],
)
def test_a_wrong_key_is_refused(header: str, error: str) -> None:
    assert refused(GAME.replace(f"seed: {SEED}", header, 1)) == error


@pytest.mark.parametrize(
    ("field", "error"),
    [
        ('"key": 7', "key: a key has 64 hexadecimal digits (0 to 9, a to f)"),
        (f'"seed": 7, "key": "{"0" * 64}"', "seed: a game that was dealt by key has no seed"),
        ('"seed": 7, "forced": true', "forced: expected 'asked', not 'true'"),
    ],
)
def test_a_wrong_key_in_json_is_refused(field: str, error: str) -> None:
    data = Record.of(Game.deal(FIRST_GAME, 2, 7, first=0)).to_json()
    assert refused(data.replace('"seed": 7', field, 1)) == error


def test_records_are_equal_only_if_all_their_fields_are() -> None:
    game = played(1, 20)
    record = Record.of(game)
    assert record == Record.of(game)
    assert hash(record) == hash(Record.of(game))
    assert record != Record.of(game.rewound(19))
    assert record != Record.of(game, ["x"] * len(game.players))
    assert record != "a record"


# -- replaying -------------------------------------------------------------------------------------------


def test_replay_stops_at_a_decision() -> None:
    game = played(5, 40)
    record = Record.of(game)
    assert str(record.replay(to=17).decision) == str(game.rewound(17).decision)
    assert len(record.replay(to=0).history) == 0
    with pytest.raises(ValueError, match="no decision 41; the record has 0 to 40"):
        record.replay(to=41)


def test_the_listener_gets_the_deal_and_every_event() -> None:
    events: list[Event] = []
    game = Record.of(played(2, 30)).replay(listener=events.append)
    seats = len(game.players)
    assert [event.kind.name for event in events[: seats + 1]] == ["draw"] * seats + ["turn"]
    assert events[0].seen_by(1).cards == ()
    assert len(events[0].seen_by(0).cards) == 5


def test_there_must_be_as_many_names_as_seats() -> None:
    with pytest.raises(ValueError, match="2 seats need as many names, not 1"):
        Record.of(Game.deal(FIRST_GAME), ["Alice"])


# -- the text --------------------------------------------------------------------------------------------


def test_the_text_groups_the_answers_by_turn_and_names_who_answers_out_of_turn() -> None:
    board, alice, bob = scenario(alice="hand: Militia, 4 Copper", bob="hand: 3 Copper, 2 Estate | deck: 5 Copper")
    alice.plays("Militia")
    bob.discards("Estate, Copper")
    alice.plays_treasures("4 Copper")
    alice.buys("Gold")
    text = Record.of(board.game, ["Alice", "Bob"]).to_text()
    assert text.split("\n\n")[1] == (
        "Alice, turn 1\n  play-action: Militia\n  Bob discard (Militia): Estate, Copper\n"
        "  play-treasures: 4 Copper\n  buy: Gold\n"
    )


def test_comments_blank_lines_and_other_spelling_are_read() -> None:
    text = GAME.replace("buy: Militia", "buy: militia  # a comment").replace("\n\n", "\n\n# another\n\n\t\n")
    assert read_record("\ufeff" + text, CATALOG) == read_record(GAME, CATALOG)
    assert read_record(text.replace("\n", "\r\n"), CATALOG) == read_record(GAME, CATALOG)


def test_the_examples_of_the_documentation_are_records() -> None:
    records = [read_record(block, CATALOG) for block in documented()]
    assert [len(record.answers) for record in records] == [14, 3, 4]
    assert records[1].replay().is_over


def documented() -> list[str]:
    """Return the records in the documentation: a dealt game and one from a position, and one as JSON."""
    return re.findall(r"```(?:json)?\n((?:Throneroom|\{).*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("game.txt", "rules 1", "rules 2"),
        ("game.txt", "Cellar", "Old Bazaar"),
        ("game.txt", "Bob discard", "Bob trash"),
        ("game.txt", "(Militia): Estate, Copper", "(Militia): Copper"),
        ("game.json", '["Militia"]', '["Milita"]'),
    ],
)
def test_the_error_messages_in_the_documentation_are_correct(file: str, old: str, new: str) -> None:
    text, _, data = documented()
    example = data if file == "game.json" else text
    assert old in example
    example = example.replace(old, new, 1)
    assert f"\n{file}, {refused(example)}\n" in DOCS.read_text(encoding="utf-8")


# -- invalid text ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ("rules 1", "rules 2", "line 1: this record follows rules 2, but this program knows only rules 1"),
        ("Throneroom record", "A record", "line 1: a record starts with 'Throneroom record, rules 1'"),
        ("Cellar, ", "Celar, ", "line 2: no card named 'Celar'. Did you mean Cellar?"),
        ("Cellar, ", "Cellar, Cellar, ", "line 2: Cellar already has a pile and cannot be listed again"),
        ("Cellar, ", "Copper, ", "line 2: Copper already has a pile and cannot be listed again"),
        ("Alice, Bob\n", "Alice\n", "line 3: a game has 2 to 6 players, not 1"),
        ("Alice, Bob\n", "seat 1, Bob\n", "line 3: a seat without a name goes by its number: expected 'seat 0'"),
        (f"seed: {SEED}", "seed: one", "line 4: expected a whole number, not 'one'"),
        ("first: 0", "first: 2", "line 5: the first player must be a seat from 0 to 1, not 2"),
        (f"seed: {SEED}\n", "", "the line 'seed: ...' is missing before the first turn"),
        ("first: 0\n", "", "the line 'first: ...' is missing before the first turn"),
        (f"seed: {SEED}\n", f"seed: {SEED}\nseed: 2\n", "line 5: seed appears twice"),
        (
            f"seed: {SEED}\n",
            f"seed: {SEED}\nbox: base\n",
            "line 5: expected one of kingdom, edition, seats, seed, key, forced, first, cards, custom, position",
        ),
        ("Alice, turn 1", "Bob, turn 1", "line 7: the game is at 'Alice, turn 1' here, not at 'Bob, turn 1'"),
        ("Alice, turn 1", "Alice, turn 2", "line 7: the game is at 'Alice, turn 1' here, not at 'Alice, turn 2'"),
        ("Bob, turn 1\n", "", "line 11: the game is at 'Bob, turn 1' here, not at 'Alice, turn 1'"),
        ("Bob, turn 1\n", "Bob's turn\n", "line 11: expected 'NAME, turn 1' or an indented answer"),
        ("buy: Militia", "buys Militia", "line 9: expected an answer such as 'buy: Gold', not 'buys Militia'"),
        ("buy: Militia", "gain: Militia", "line 9: expected 'buy: ...' here, not 'gain: Militia'"),
        ("buy: Militia", "Bob buy: Militia", "line 9: expected 'buy: ...' here, not 'Bob buy: Militia'"),
        ("buy: Militia", "buy (Feast): Militia", "line 9: expected 'buy: ...' here, not 'buy (Feast): Militia'"),
        ("buy: Militia", "buy: Milita", "line 9: no card named 'Milita'. Did you mean Militia?"),
        ("buy: Militia", "buy: Gold", "line 9: illegal answer: Gold; expected: seat 0 buy: 0 to 1 of Copper, "),
        ("buy: Militia", "buy: 2 Militia", "line 9: illegal answer: Militia, Militia; expected: seat 0 buy"),
        ("4 Copper\n  buy: M", "99999999999 Copper\n  buy: M", "line 8: illegal answer: Copper, Copper, Copper, "),
    ],
)
def test_an_invalid_text_is_refused_with_line_and_reason(old: str, new: str, error: str) -> None:
    assert GAME.count(old) >= 1
    assert error in refused(GAME.replace(old, new, 1))


def test_an_empty_text_is_refused() -> None:
    assert refused("") == "line 1: the record is empty"
    assert refused("kingdom: Cellar") == "line 1: a record starts with 'Throneroom record, rules 1'"
    assert refused("\x00\x01\n\n") == "line 1: a record starts with 'Throneroom record, rules 1'"


def test_answers_after_the_end_are_refused() -> None:
    text = Record.of(played(1)).to_text()
    lines = len(text.splitlines())
    assert refused(text + "  buy: -\n") == f"line {lines + 1}: the game is already over; nothing can follow"
    assert refused(text + "seat 0, turn 99\n") == f"line {lines + 1}: the game is already over; nothing can follow"


POSITION = """\
Throneroom record, rules 1
kingdom: Cellar, Moat, Village, Woodcutter, Workshop, Militia, Remodel, Smithy, Market, Mine
seats: Alice, Bob
seed: 1
position:
  # a comment counts as a line
  supply: 3 Province
  seat 0: 1 turn | hand: Moat, Copper
  seat 1: 1 turn | hand: Copper

Alice, turn 1
  play-action: Moat
"""


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ("3 Province", "three Province", "line 7: expected a number and a card"),
        ("Moat, Copper", "Moot, Copper", "line 8: no card named 'Moot'. Did you mean Moat?"),
        ("hand: Copper", "hand: Witch", "line 9: Witch has no pile in this kingdom"),
        ("Alice, Bob", "Alice, Bob, Cy", "the record has 3 seats, but the position has 2"),
        ("position:", "first: 1\nposition:", "line 5: a game that starts from a position has no 'first'"),
        ("play-action: Moat", "play-action: Mine", "line 12: illegal answer: Mine"),
    ],
)
def test_an_invalid_position_is_refused_with_the_line_of_the_record(old: str, new: str, error: str) -> None:
    assert read_record(POSITION, CATALOG).replay().players[0].in_play[0].name == "Moat"
    assert error in refused(POSITION.replace(old, new, 1))


# -- invalid JSON ---------------------------------------------------------------------------------------


def data(**changes: object) -> str:
    facts = json.loads(read_record(GAME, CATALOG).to_json())
    facts.update(changes)
    return json.dumps({key: value for key, value in facts.items() if value != "left out"})


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("{", "line 1: not valid JSON"),
        ("{\n\n?}", "line 3: not valid JSON"),
        (f'{{"seed": {"9" * 5000}}}', "line 1: this JSON cannot be read"),
        ('{"a":' + "[" * 100_000, "line 1: this JSON cannot be read"),
        ('{"rules": 1}', 'format: a record must be an object with "format": "throneroom record"'),
        (
            data(rules=RULES + 1),
            f"rules: this record follows rules {RULES + 1}, but this program knows only rules {RULES}",
        ),
        (data(rules="1"), 'rules: expected a whole number, not "1"'),
        (data(seed=True), "seed: expected a whole number, not true"),
        (data(seed=1.0), "seed: expected a whole number, not 1.0"),
        (data(seed="left out"), "seed: this field is missing"),
        (data(first=5), "first: the first player must be a seat from 0 to 1, not 5"),
        (data(seats=["Alice"]), "seats: a game has 2 to 6 players, not 1"),
        (data(seats="Alice, Bob"), 'seats: expected a list of strings, not "Alice, Bob"'),
        (data(kingdom=["Night Market"]), "add --custom FILE"),
        (data(kingdom=[]), "kingdom: a kingdom needs at least one card"),
        (data(extra=1), "extra: unknown field"),
        (data(position=["seat 0: 1 turn", "seat 1: x"]), "position, line 2: expected a zone (hand, deck,"),
        (data(answers={}), "answers: expected a list of answers"),
        (data(answers="left out"), "answers: this field is missing"),
        (data(answers=["Copper"]), "answer 0: an answer must be a list of card or mode names"),
        (data(answers=[[1]]), "answer 0: an answer must be a list of card or mode names"),
        (data(answers=[[], ["Estat"]]), "answer 1: no card named 'Estat'. Did you mean Estate"),
        (data(answers=[[], ["Silver"]]), "answer 1: illegal answer: Silver; expected: seat 0 buy: 0 to 1 of"),
    ],
)
def test_invalid_json_is_refused_with_path_and_reason(text: str, error: str) -> None:
    assert error in refused(text)


def test_json_with_too_many_answers_is_refused() -> None:
    facts = json.loads(Record.of(played(1)).to_json())
    number = len(facts["answers"])
    facts["answers"].append([])
    assert (
        refused(json.dumps(facts))
        == f"answer {number}: no answer is expected: the game is over, or an answer is being resolved; given: nothing"
    )


# -- custom cards ----------------------------------------------------------------------------------------


def tinker(game: Game, play: Play) -> Effect:
    """Choose one."""
    chosen = yield from choose_modes(game, play.player, (COIN, BUY_AND_MORE))
    if COIN in chosen:
        game.plus_coins(1)


COIN = Mode("1 coin: yes")
BUY_AND_MORE = Mode("a buy, no more")
TINKER = Card("Tinker", cost=2, types=ACTION, effect=tinker)
CHAIN = Card("Chain", cost=2, types=ACTION)


def test_a_record_with_a_custom_card_needs_its_catalog() -> None:
    catalog = Catalog([TINKER, CHAIN])
    board, alice, _ = scenario(alice="hand: Tinker, Chain", bob="hand: Copper", catalog=catalog)
    alice.plays("Tinker")
    board.game.answer([BUY_AND_MORE])
    record = Record.of(board.game)
    assert '  choose (Tinker): "a buy, no more"\n' in record.to_text()
    assert reads_back(record, catalog)
    assert "no card named" in refused(record.to_text())
    assert "for a custom card, add --custom FILE" in refused(record.to_json())


# -- too much ---------------------------------------------------------------------------------------------------------

LONGEST = 2**14284 - 1  # has 4,300 digits


@pytest.mark.parametrize("seed", [LONGEST, -LONGEST, 10**4299, 10**1000, 2**62, -(2**64)], ids=int.bit_length)
def test_a_long_seed_reads_back(seed: int) -> None:
    record = Record.of(Game.deal(FIRST_GAME, 2, seed))
    for text in (record.to_text(), record.to_json()):
        read = read_record(text, CATALOG)
        assert read == record
        assert read.seed == seed


@pytest.mark.parametrize("seed", [LONGEST + 1, -LONGEST - 1, 10**5000, -(10**5000)], ids=int.bit_length)
def test_a_seed_that_no_text_could_hold_is_refused_at_once(seed: int) -> None:
    with pytest.raises(ValueError, match=r"^a seed has at most 4,300 digits$"):
        Game.deal(FIRST_GAME, 2, seed)
    position = position_text(Game.deal(FIRST_GAME, 2, 1))
    with pytest.raises(ValueError, match=r"^a seed has at most 4,300 digits$"):
        read_position(position, CATALOG, seed)


@pytest.mark.parametrize("key", [-1, 2**256, 10**5000], ids=int.bit_length)
def test_a_key_that_is_too_long_is_refused_at_once(key: int) -> None:
    with pytest.raises(ValueError, match=r"^a key is a number from 0 to 2\*\*256 - 1$"):
        Game.deal(FIRST_GAME, 2, key, keyed=True)


@pytest.mark.parametrize("digits", ["9" * 4300, "1" * 4301, "-" + "1" * 5000, "1" * 100_000], ids=len)
def test_a_record_with_a_seed_that_is_too_long_is_refused(digits: str) -> None:
    record = Record.of(Game.deal(FIRST_GAME, 2, 7))
    with pytest.raises(BadRecord, match=r"line 4: a seed has at most 4,300 digits$"):
        read_record(record.to_text().replace("seed: 7", f"seed: {digits}"), CATALOG)
    with pytest.raises(BadRecord, match=r"4,?300 digits"):
        read_record(record.to_json().replace('"seed": 7', f'"seed": {digits}'), CATALOG)


def test_a_record_with_millions_of_answers_is_refused_before_it_is_replayed() -> None:
    record = Record.of(Game.deal(FIRST_GAME, 2, 7, first=0))
    millions = 1_000_000
    data = record.to_json().replace('"answers": []', f'"answers": [{"[]," * millions}[]]')
    with pytest.raises(BadRecord, match=r"^answers: a record has at most 100,000 answers$"):
        read_record(data, CATALOG)
    heading = "seat 0, turn 1\n"
    text = f"{record.to_text()}\n{heading}" + " buy:\n" * millions
    with pytest.raises(BadRecord, match=r"^line \d: a record has at most 100,000 answers$"):
        read_record(text, CATALOG)
    for long in (" buy: " + "Copper, " * millions, " " + "discard (x " * millions):
        with pytest.raises(BadRecord, match=r"^line \d: this line is too long for an answer$"):
            read_record(f"{record.to_text()}\n{heading}{long}\n", CATALOG)
    many = json.dumps([["Copper"] * 1_000_000])
    with pytest.raises(BadRecord, match=r"^answer 0: illegal answer: ") as refused:
        read_record(record.to_json().replace('"answers": []', f'"answers": {many}'), CATALOG)
    assert len(str(refused.value)) < 1000
