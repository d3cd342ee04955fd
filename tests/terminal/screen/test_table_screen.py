"""The table on the full screen, played by a person with keys, mouse and words."""

from __future__ import annotations

import os
import random
import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import pytest
from tests.helpers.deals import seed_for
from tests.helpers.paths import PACKAGE
from tests.terminal.driving import (
    CATALOG,
    LARGE,
    LOCALE,
    SMALL,
    Person,
    at_game,
    at_table,
    wanted,
)
from textual.geometry import Offset
from textual.widgets import Static

from throneroom.cards.kingdoms import kingdom_of
from throneroom.engine.card import Card, Option
from throneroom.engine.decision import DISCARD, PUT_BACK, VERBS, Decision, Verb
from throneroom.engine.game import Game
from throneroom.record.record import Record
from throneroom.terminal.saved_games import load
from throneroom.terminal.screen.end_screen import End
from throneroom.terminal.screen.launch import Playing
from throneroom.terminal.screen.local_table import LocalTable
from throneroom.terminal.screen.widgets.grid import Grid
from throneroom.terminal.screen.widgets.overlays import Cover, Reading, Typing, YesNo
from throneroom.terminal.seats import seats_of
from throneroom.terminal.series import Series
from throneroom.terminal.session import Session
from throneroom.words.prompt import question

SEED = seed_for(["3 Copper, 2 Estate", "4 Copper, Estate"], ["3 Copper, 2 Estate"])
ASKING = "Pawn, Scout, Secret Chamber, Masquerade, Wishing Well, Chancellor, Torturer, Library, Spy, Swindler"
STEALING = "Thief, Courtyard, Throne Room, Moat, Militia, Village, Cellar, Remodel, Steward, Baron"


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def playing(record: Record) -> Playing:
    """A game that goes on from a record."""
    series = Series(Session(record, seats_of(record.names, CATALOG)), lambda seed: record.kingdom)
    begun = Playing(wanted(), CATALOG, [LOCALE])
    begun.series = series
    return begun


# -- every kind of decision --------------------------------------------------------------------------------------------


@cache
def positions() -> dict[str, Record]:
    """A game of two people that has just come to a decision of each verb, with more than one option where there are."""
    found: dict[str, Record] = {}
    for seed, cards in enumerate([ASKING, STEALING] * 10):
        chance = random.Random(seed)
        kingdom = kingdom_of([CATALOG.find(name) for name in cards.split(",")])
        game = Game.deal(kingdom, 2, seed)
        while (decision := game.decision) is not None and len(game.history) < 400:
            best = found.get(decision.verb.name)
            if best is None or (len(best.replay().decision.options) == 1 < len(decision.options)):  # type: ignore[union-attr]
                found[decision.verb.name] = Record.of(game, ["Alice", "Bob"])
            game.answer(_any_answer(decision, chance))
        if len(found) == len(VERBS):
            break
    return found


def _any_answer(decision: Decision, chance: random.Random) -> Sequence[Option]:
    if decision.verb.name == "play-treasures":
        return decision.options
    least = max(decision.least, 1) if decision.card is None else decision.least
    return chance.sample(decision.options, chance.randint(min(least, len(decision.options)), decision.most))


@pytest.mark.parametrize("verb", VERBS, ids=str)
def test_every_kind_of_decision_is_asked_and_answered(verb: Verb) -> None:
    """The question is the line mode's; what is chosen cell by cell is the answer that counts."""
    record = positions()[verb.name]

    async def work(person: Person, begun: Playing) -> None:
        assert begun.series is not None
        await person.press("enter")  # the cover
        game = begun.series.session.game
        decision = person.decision
        assert decision.verb is verb
        asked = question(decision, game.view(decision.seat), LOCALE, ["Alice", "Bob"])
        assert asked.split()[0] in person.screen
        assert asked[-20:] in re.sub(r"\s+", " ", person.screen)
        number = decision.most if decision.most <= 3 else max(decision.least, 2)
        chosen = tuple(random.Random(1).sample(decision.options, number))
        await person.answer(chosen)
        assert game.history[len(record.answers)] == chosen

    at_game(playing(record), work)


def test_the_order_of_the_answer_is_the_order_of_choosing() -> None:
    """Scout: the last card chosen ends on top; the marks count along."""
    record = next(
        found for found in positions().values() if (asked := found.replay().decision) is not None and asked.ordered
    )

    async def work(person: Person, begun: Playing) -> None:
        await person.press("enter")
        grid = person.grid()
        for place in reversed(range(person.decision.most)):
            await person.take(grid, place)
        marks = [cell.mark for cell in grid.cells if cell.option is not None][: person.decision.most]
        assert marks == [str(number) for number in reversed(range(1, person.decision.most + 1))]

    assert record.replay().decision is not None
    at_game(playing(record), work)


def test_too_few_too_many_and_wrong_ones_are_refused() -> None:
    record = positions()["discard"]

    async def work(person: Person, begun: Playing) -> None:
        await person.press("enter")
        decision = person.decision
        assert decision.verb is DISCARD
        assert begun.series is not None
        table = person.table
        supply = table.query_one("#supply", Grid)
        supply.focus()
        await person.press("enter")
        assert "cannot be chosen now" in person.screen
        if decision.least:
            await person.press("d")
            assert "choose" in person.screen
        assert len(begun.series.session.game.history) == len(record.answers)

    at_game(playing(record), work)


# -- whole games -------------------------------------------------------------------------------------------------------


def test_a_whole_game_its_end_and_another_one() -> None:
    """A game against a bot: result, scores by card, points by turn; then the next game of the series."""

    async def work(person: Person, begun: Playing) -> None:
        assert begun.series is not None
        await person.play_out(wish=Person.plain_wish)
        assert isinstance(person.app.screen, End)
        assert re.search(r"(You win|wins|share the victory)\.", person.screen)
        assert "Province" in person.screen
        assert "Points by turn" in person.screen
        assert "●" in person.screen
        assert Path("game.txt").read_text().startswith("Throneroom record")
        assert load(Path("game.txt"), CATALOG).replay().is_over
        await person.press("y")
        await person.asked_or_over()
        assert begun.series.session.game.seed == SEED + 1
        assert begun.series.save_to == Path("game-2.txt")

    at_table(wanted("Alice", "money", "First Game", SEED, save=Path("game.txt")), work)


def test_the_result_is_there_again_after_the_log() -> None:
    """Reading the log, or the table, does not lose the way to the next game."""
    game = Game.deal(kingdom_of([CATALOG.find(name) for name in STEALING.split(",")]), 2, 5)
    chance = random.Random(5)
    while game.decision is not None:
        game.answer(_any_answer(game.decision, chance))

    async def work(person: Person, begun: Playing) -> None:
        assert isinstance(person.app.screen, End)
        await person.press("l")
        assert isinstance(person.app.screen, Reading)
        await person.press("escape")
        assert "The game is over." in person.screen
        assert "Esc: the result" in person.screen
        await person.press("escape")
        assert isinstance(person.app.screen, End)

    at_game(playing(Record.of(game, ["Alice", "Bob"])), work)


def test_two_people_see_only_their_own_hands() -> None:
    """Before another is asked a cover hides everything: at the turns, and when Militia asks."""

    async def work(person: Person, begun: Playing) -> None:
        assert begun.series is not None
        covers = 0
        for _ in range(30):
            await person.asked_or_over()
            if isinstance(person.app.screen, Cover):
                covers += 1
                assert not [card.name for card in CATALOG.cards if card.name in person.screen]
                await person.press("enter")
                await person.asked_or_over()
            decision = person.decision
            game = begun.series.session.game
            assert person.table.eyes == decision.seat
            hand = person.table.query_one("#hand", Grid)
            held = [cell.option for cell in hand.cells]
            assert sorted(map(str, held)) == sorted(map(str, game.players[decision.seat].hand))
            is_turn = decision.card is None
            wish = [option for option in decision.options if option.name == "Militia" and is_turn]
            await person.answer(tuple(wish[:1]) or person.wish())
        assert covers > 8
        assert "discard" in person.asked

    at_table(wanted("Alice,Bob", "0", "First Game", SEED), work)


def test_the_bots_turn_is_told_in_the_log() -> None:
    async def work(person: Person, begun: Playing) -> None:
        await person.press("a", "d")
        await person.asked_or_over()
        await person.press("l")
        assert isinstance(person.app.screen, Reading)
        assert "Money bot, turn 1" in person.screen
        assert "Money bot plays " in person.screen
        await person.press("escape")
        assert isinstance(person.app.screen, LocalTable)

    at_table(wanted("Alice", "money", "First Game", SEED), work)


# -- taking back, saving, leaving --------------------------------------------------------------------------------------


def test_taking_back_is_free_until_something_was_seen() -> None:
    async def work(person: Person, begun: Playing) -> None:
        assert begun.series is not None
        await person.press("u")
        assert "nothing to undo" in person.screen
        await person.press("a")
        await person.press("u")
        assert "Undone: 3 Copper." in person.screen
        assert begun.series.session.game.history == []
        await person.press("a", "d")
        await person.asked_or_over()
        await person.press("u")
        assert isinstance(person.app.screen, YesNo)
        assert "cards were drawn" in person.screen
        await person.press("n")
        assert len(begun.series.session.game.history) > 2
        await person.press("u", "y")
        assert len(begun.series.session.game.history) == 1

    at_table(wanted("Alice", "money", "First Game", SEED), work)


def test_whoever_was_asked_before_may_take_back_at_the_cover() -> None:
    async def work(person: Person, begun: Playing) -> None:
        await person.press("enter", "a", "d")
        assert isinstance(person.app.screen, Cover)
        assert "u: undo Alice's answer" in person.screen
        await person.press("u")
        assert "Your hand" not in person.screen
        await person.press("n")
        assert isinstance(person.app.screen, Cover)
        await person.press("u", "y")
        assert person.table.eyes == 0
        assert person.decision.verb.name == "buy"

    at_table(wanted("Alice,Bob", "0", "First Game", SEED), work)


def test_saving_asks_for_a_file_once_and_goes_on() -> None:
    async def work(person: Person, begun: Playing) -> None:
        Path("notes.txt").write_text("important")
        await person.press("s")
        assert isinstance(person.app.screen, Typing)
        person.app.screen.query_one("Input").value = "notes.txt"  # type: ignore[attr-defined]
        await person.press("enter")
        assert "is not a saved game" in person.screen
        person.app.screen.query_one("Input").value = "mine.txt"  # type: ignore[attr-defined]
        await person.press("enter")
        assert "Saved to mine.txt." in person.screen
        await person.press("a", "s")
        assert "Saved to mine.txt." in person.screen
        assert len(load(Path("mine.txt"), CATALOG).answers) == 1

    at_table(wanted("Alice", "money", "First Game", SEED), work)


def test_a_saved_game_goes_on(tmp_path: Path) -> None:
    record = positions()["pass"]
    file = tmp_path / "game.txt"
    file.write_text(record.to_text())

    async def work(person: Person, begun: Playing) -> None:
        await person.press("enter")
        assert "Masquerade: pass 1 card" in person.screen

    at_table(wanted(seed=None, load=file), work)


# -- keys, mouse and reading -------------------------------------------------------------------------------------------


def test_the_card_under_the_cursor_or_the_mouse_is_explained() -> None:
    async def work(person: Person, begun: Playing) -> None:
        supply = person.table.query_one("#supply", Grid)
        supply.focus()
        supply.cursor = next(place for place, cell in enumerate(supply.cells) if str(cell.option) == "Moat")
        await person.pilot.pause()
        assert "+2 Cards" in person.screen
        smithy = next(place for place, cell in enumerate(supply.cells) if str(cell.option) == "Smithy")
        region = supply._regions[smithy]
        await person.pilot.hover(supply, offset=Offset(region.x + 2, region.y + 1))
        assert "+3 Cards" in person.screen
        await person.press("c")
        assert isinstance(person.app.screen, Reading)
        assert "Smithy: costs 4. Action." in person.screen

    at_table(wanted("Alice", "money", "First Game", SEED), work)


def test_the_arrow_keys_reach_every_pile_and_the_other_parts() -> None:
    async def work(person: Person, begun: Playing) -> None:
        supply = person.table.query_one("#supply", Grid)
        supply.focus()
        met: set[object] = set()
        for _ in range(4):
            for _ in range(5):
                met.add(supply.cells[supply.cursor].option)
                await person.press("down")
                if person.app.focused is not supply:
                    supply.focus()
                    break
            while supply.cursor % 5:
                await person.press("up")
            await person.press("right")
        assert {card for card in met if isinstance(card, Card)} == set(begun.series.session.game.supply.stock.cards)  # type: ignore[union-attr]
        await person.press("end")
        await person.press("down")
        assert person.app.focused is person.table.query_one("#hand", Grid)

    at_table(wanted("Alice", "money", "First Game", SEED), work)


def test_help_and_rule_are_shown_and_a_click_at_the_lower_edge_is_a_key() -> None:
    async def work(person: Person, begun: Playing) -> None:
        await person.press("question_mark")
        assert "Play all Treasures, or choose all" in person.screen
        await person.press("escape", "r")
        assert "Rules, section 3B." in person.screen
        await person.press("escape")
        line = person.screen.splitlines()[-1]
        await person.pilot.click(offset=Offset(line.index("all"), 23))
        assert person.decision.verb.name == "buy"

    at_table(wanted("Alice", "money", "First Game", SEED), work)


def test_an_answer_can_be_typed_as_in_the_line_mode() -> None:
    async def work(person: Person, begun: Playing) -> None:
        assert begun.series is not None
        await person.press("slash", *"3", "space", *"cop", "enter")
        await person.press("slash", *"prov", "enter")
        assert "Province cannot be chosen now." in person.screen
        await person.press("escape", "slash", *"sil", "enter")
        assert [str(answer) for answer in begun.series.session.game.history[1]] == ["Silver"]

    at_table(wanted("Alice", "money", "First Game", SEED), work)


# -- sizes and snapshots -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=["small", "large"])
@pytest.mark.parametrize("bots", ["money", "money,money,money,money,money"], ids=["2", "6"])
def test_everything_needed_fits(size: tuple[int, int], bots: str) -> None:
    """Supply, hand, question, buttons and keys are on the screen, and nothing stands beyond its edge."""

    async def work(person: Person, begun: Playing) -> None:
        for part in ("#head", "#supply", "#players", "#hand", "#question", "#choices", "#foot"):
            region = person.table.query_one(part).region
            assert region.height, part
            assert person.app.screen.region.contains_region(region), (part, region)
        for text in ("Supply", "Province", "Your hand", "Estate", "[ Play all Treasures ]", "? keys", "q quit"):
            assert text in person.screen, text
        assert person.screen.count("Money bot") >= bots.count("money")
        assert (size == LARGE) == ("-wide" in person.table.classes)

    at_table(wanted("Alice", bots, "First Game", seed=None if "," in bots else SEED), work, size)


def test_six_players_and_a_large_hand_still_leave_room_for_the_question() -> None:
    async def work(person: Person, begun: Playing) -> None:
        assert begun.series is not None
        await person.asked_or_over()
        player = begun.series.session.game.players[0]
        player.hand += [CATALOG.find("Woodcutter")] * 9
        person.table.look()
        await person.pilot.pause()
        assert "Woodcutter" in person.screen.split("Your hand")[1]
        assert "Play all Treasures" in person.screen
        assert "q quit" in person.screen

    at_table(wanted("Alice", "money,money,money,money,money", "First Game", seed=None), work)


def test_the_next_person_does_not_see_which_card_was_looked_at() -> None:
    """Nothing of it is left on the table that lies below the cover, nor does the key for it show it."""

    async def work(person: Person, begun: Playing) -> None:
        await person.press("enter", "a")
        person.table.query_one("#choices", Grid).focus()
        await person.pilot.hover("#hand", offset=Offset(3, 1))
        assert "Estate: costs 2." in person.screen
        await person.press("enter")
        assert isinstance(person.app.screen, Cover)
        below = person.app.screen_stack[-2]
        assert isinstance(below, LocalTable)
        assert str(below.query_one("#card-text", Static).content) == LOCALE.text("screen-no-card")
        below.action_card()
        assert isinstance(person.app.screen, Cover)

    at_table(wanted("Alice,Bob", "0", "First Game", SEED), work)


def snapshot(name: str, screen: str) -> None:
    """Compare the screen with the one kept; THRONEROOM_SNAPSHOTS=write keeps it anew."""
    path = Path(__file__).parent / "snapshots" / f"{name}.txt"
    if os.environ.get("THRONEROOM_SNAPSHOTS") == "write":
        path.parent.mkdir(exist_ok=True)
        path.write_text(screen + "\n", encoding="utf-8")
    assert screen + "\n" == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=["small", "large"])
def test_screens_look_as_they_did(size: tuple[int, int]) -> None:
    label = "small" if size == SMALL else "large"

    async def work(person: Person, begun: Playing) -> None:
        snapshot(f"cover-{label}", person.screen)
        await person.press("enter")
        snapshot(f"treasures-{label}", person.screen)
        await person.press("a")
        snapshot(f"buy-{label}", person.screen)
        await person.press("question_mark")
        snapshot(f"keys-{label}", person.screen)

    at_table(wanted("Alice,Bob", "money", "First Game", seed=4), work, size)


def test_the_end_looks_as_it_did() -> None:
    game = Game.deal(kingdom_of([CATALOG.find(name) for name in STEALING.split(",")]), 2, 5)
    chance = random.Random(5)
    while game.decision is not None:
        game.answer(_any_answer(game.decision, chance))

    async def work(person: Person, begun: Playing) -> None:
        await person.pilot.pause()
        snapshot("end-small", person.screen)

    at_game(playing(Record.of(game, ["Alice", "Bob"])), work)


def test_the_put_back_position_is_one_of_scouts() -> None:
    """The positions above are what they say."""
    decision = positions()[PUT_BACK.name].replay().decision
    assert decision is not None
    assert decision.card is CATALOG.find("Scout")
    assert len(positions()) == len(VERBS)


def test_every_text_of_the_table_is_used() -> None:
    folder = PACKAGE
    keys = re.findall(r"^(screen-[a-z0-9-]+) =", (folder / "locale/en/screen.ftl").read_text("utf-8"), re.MULTILINE)
    code = "".join(path.read_text("utf-8") for path in folder.glob("terminal/**/*.py"))
    made = (
        "screen-watch-",
        "screen-key-",
        "screen-phase-",
        "screen-source-",
        "screen-none-",
        "screen-all-",
        "screen-name-",
    )
    assert len(keys) > 60
    assert not [key for key in keys if f'"{key}"' not in code and not key.startswith(made)]
