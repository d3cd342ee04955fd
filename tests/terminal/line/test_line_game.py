"""The line mode: whole games through pipes, undo, saving, several people, and leaving without losing anything."""

from __future__ import annotations

import contextlib
import io
import os
import pty
import random
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from tests.helpers.command import run
from tests.helpers.deals import seed_for
from tests.helpers.paths import SOURCES

from throneroom.cards.catalog import Catalog
from throneroom.cards.custom import load_cards
from throneroom.engine.decision import PLAY_TREASURES
from throneroom.engine.localizable import untranslated
from throneroom.locale import Locale
from throneroom.record.record import Record, read_record
from throneroom.terminal import start
from throneroom.terminal.line.line_game import Plain
from throneroom.terminal.line.talk import Talk
from throneroom.terminal.saved_games import CannotSave, load, save, unused
from throneroom.terminal.seats import BadSeats, read_seats, seats_of
from throneroom.terminal.start import GameFailed, Wanted, play_plain
from throneroom.words.names import player_names
from throneroom.words.prompt import choices

LOCALE = Locale()
CATALOG = Catalog()
SEED = seed_for(["3 Copper, 2 Estate", "4 Copper, Estate"], ["3 Copper, 2 Estate"])
PYTHON = Path(sys.executable).name
PATIENCE = 20  # seconds to wait for what another process is to say or do


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def wanted(
    people: str | None = None,
    bots: str | None = None,
    kingdom: str | None = None,
    seed: int = SEED,
    load: str | None = None,
    save: str | None = None,
) -> Wanted:
    return Wanted(
        people, bots, kingdom, None if load else seed, Path(load) if load else None, Path(save) if save else None, ()
    )


def play(lines: Iterable[str], wishes: Wanted | None = None) -> str:
    """A game in this process: what was said, until the lines run out."""
    output = io.StringIO()
    talk = Talk(io.StringIO("".join(f"{line}\n" for line in lines)), output)
    play_plain(wishes or wanted(), CATALOG, [LOCALE], talk)
    return output.getvalue()


class Script(Talk):
    """A scripted person: answers each question at random, in one of the ways it can be typed."""

    def __init__(self, seed: int) -> None:
        super().__init__(io.StringIO(), io.StringIO())
        self.game: Plain | None = None
        self._chance = random.Random(seed)
        self._said: list[str] = []

    def say(self, *lines: str) -> None:
        self._said += lines

    @property
    def said(self) -> str:
        return "\n".join(self._said)

    def ask(self, prompt: str) -> str:
        assert self.game is not None
        decision = self.game.session.game.decision
        if decision is None:
            raise EOFError
        listed = choices(decision, LOCALE)
        if decision.verb is PLAY_TREASURES:
            return "all"
        if decision.card is None:
            return str(max(1, len(listed) - self._chance.randrange(3)))
        number = self._chance.randint(decision.least, decision.most)
        options = self._chance.sample(decision.options, number)
        style = self._chance.choice(("name", "number", "upper"))
        numbers = {choice.option: str(choice.number) for choice in listed}
        names = [numbers[option] if style == "number" else option.name for option in options]
        return ", ".join(name.upper() if style == "upper" else name for name in names)


@pytest.mark.parametrize(
    "kingdom",
    [
        "First Game",
        "Deconstruction",
        "Hand Madness",
        "Best Wishes",
        "Secret Schemes",
        "Pawn, Scout, Secret Chamber, Masquerade, Wishing Well, Thief, Torturer, Library, Spy, Swindler",
        "random 5+5",
    ],
)
@pytest.mark.parametrize(("people", "bots"), [("1", "money"), ("2", "random"), ("3", "0"), ("1", "money,random,vil")])
def test_whole_games_by_a_scripted_person(
    kingdom: str, people: str, bots: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = Script(len(kingdom))
    begin = start._begin

    def begun(*arguments: object) -> Plain:
        script.game = begin(*arguments)  # type: ignore[arg-type]  # a table of arguments of several types
        return script.game

    monkeypatch.setattr(start, "_begin", begun)
    play_plain(wanted(people, bots, kingdom, save="game.txt"), CATALOG, [LOCALE], script)
    assert script.game is not None
    assert script.game.session.game.is_over
    assert " wins." in script.said or " share the victory." in script.said
    assert "Saved to game.txt." in script.said
    assert "{" not in script.said
    record = load(Path("game.txt"), CATALOG)
    assert record.replay().is_over
    assert record == script.game.session.record()


# -- what is shown ---------------------------------------------------------------------------------------


def test_the_whole_open_state_is_shown_at_the_beginning_of_the_turn() -> None:
    said = play([])
    assert "Throneroom: Player 1, Fair bot. Kingdom: Cellar, Moat, " in said
    assert "  Cost 0: Copper 46, Curse 10\n  Cost 2: Cellar 10, Estate 8, Moat 10\n" in said
    assert "Trash: nothing\n" in said
    assert "You: 5 in hand; 5 in deck; discard pile empty; 3 points; 1 turn\n" in said
    assert "Fair bot: 5 in hand; discard pile empty; 3 points; 0 turns\n" in said
    assert "Your hand: 3 Copper, 2 Estate.\n" in said
    assert (
        "Buy phase, 0 coins so far: play Treasures from your hand.\n  1) Copper (3)\n(choose up to 3, or all; " in said
    )


def test_the_own_plays_and_the_bots_turn_are_told() -> None:
    said = play(["all", "silver"])
    assert "\n  You play 3 Copper\n" in said
    assert "\n  You buy Silver\n  You draw Estate, 4 Copper\nFair bot, turn 1\n  Fair bot plays 3 Copper\n" in said


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("help", "To choose: type a name (militia), its first letters (mil), or its number (3)."),
        ("?", "To choose: type a name"),
        ("/h", "To choose: type a name"),
        ("help moat", "Moat: costs 2. Action, Reaction.\n+2 Cards."),
        ("help throne", "Throne Room: costs 4. Action."),
        ("help mi", "'mi' could be "),
        ("help xyzzy", "No card named 'xyzzy'.\n"),
        (f"help {'x' * 5000}", f"No card named '{'x' * 60}...'.\n"),
        ("x" * 5000, f"There is no option '{'x' * 60}...'. Type"),
        ("9" * 5000, f"There is no option number {'9' * 20}. The options are numbered 1 to 1."),
        ("log 0", "Type log for everything, or log 2 for the last 2 turns."),
        ("log x", "Type log for everything, or log 2 for the last 2 turns."),
        ("save a\0b", "Not saved: a\0b: embedded null byte"),
        ("save ~nobody-of-this-name/a.txt", "Not saved: ~nobody-of-this-name/a.txt: no such home folder"),
        (f"save {'x' * 5000}", "File name too long"),
        ("rule", "Rules, section 3B.\nBuy phase: "),
        ("log", "You draw 3 Copper, 2 Estate\nYour turn 1"),
        ("table", "Trash: nothing"),
        ("undo", "There is nothing to undo"),
        ("save", "Save where? Type: save FILE"),
        ("co es", "Estate cannot be chosen now. Choose from: Copper."),
        ("4 copper", "You can choose only 3 Copper, not 4."),
    ],
)
def test_commands_and_mistakes_are_answered_and_the_question_stands(typed: str, said: str) -> None:
    said_without = play([])
    said_with = play([typed, "all"])
    begin = said_without.rindex("(choose up to 3")
    assert said in said_with[begin:]
    assert "You play 3 Copper" in said_with


def test_log_of_the_last_turns() -> None:
    said = play(["all", "silver", "log 1"])
    after = said[said.index("> log 1") :]
    assert after.startswith("> log 1\nYour turn 2\n")


def test_first_letters_are_a_card_and_a_command_is_a_whole_word() -> None:
    """In a kingdom with Saboteur, Scout, Upgrade and Torturer, s, u and t are cards, and the commands are not lost."""
    cards = "Saboteur, Scout, Upgrade, Torturer, Laboratory, Library, Harem, Tribute, Remodel, Moat"
    said = play(["all", "moa", "all", "har"], wanted(kingdom=cards))
    assert "You buy Moat" in said
    assert "Harem cannot be chosen now." in said
    said = play(["all", "/u", "all", "q"], wanted(kingdom=cards))
    assert "Undone: 3 Copper" in said
    assert "There is no option 'q'." in said


# -- undo ------------------------------------------------------------------------------------------------


def test_undo_without_news_needs_no_confirmation() -> None:
    said = play(["all", "undo", "2 copper"])
    assert "Undone: 3 Copper.\n" in said
    assert said.count("Your hand: 3 Copper, 2 Estate.") == 2
    assert "You play 2 Copper" in said


def test_undo_after_news_says_what_and_asks() -> None:
    said = play(["all", "silver", "undo", "no", "undo", "yes", "moat", "quit"], wanted(save="a.txt"))
    assert "Since your last answer: cards were drawn, other players have answered." in said
    assert "Nothing was undone." in said
    assert "Undone: Silver, and 2 later answers by other players.\n" in said
    record = load(Path("a.txt"), CATALOG)
    assert [option.name for option in record.answers[1]] == ["Moat"]


def test_undo_of_everything_leads_to_the_beginning() -> None:
    said = play(["all", "silver", "all", *["undo", "yes"] * 9, "quit"], wanted(save="a.txt"))
    assert load(Path("a.txt"), CATALOG).answers == ()
    assert "There is nothing to undo" in said


def test_bots_answer_the_same_after_undo() -> None:
    lines = ["all", "silver", "all", "moat"]
    play([*lines, "quit"], wanted(bots="random,random", save="a.txt"))
    play([*lines, "undo", "yes", "undo", "yes", "all", "moat", "quit"], wanted(bots="random,random", save="b.txt"))
    assert load(Path("a.txt"), CATALOG) == load(Path("b.txt"), CATALOG)


# -- saving and leaving ----------------------------------------------------------------------------------


def test_the_end_of_input_saves_the_game_and_says_how_to_go_on() -> None:
    said = play(["all"])
    assert said.endswith(
        f"The game is saved in throneroom-{SEED}.txt.\n"
        f"Continue with: throneroom play --plain --load throneroom-{SEED}.txt\n"
    )
    assert len(load(Path(f"throneroom-{SEED}.txt"), CATALOG).answers) == 1
    play(["all", "silver"])
    assert len(load(Path(f"throneroom-{SEED}-2.txt"), CATALOG).answers) > 1  # the first file is not touched
    assert len(load(Path(f"throneroom-{SEED}.txt"), CATALOG).answers) == 1


def test_a_saved_game_goes_on_where_it_stopped() -> None:
    play(["all", "silver", "save mine.json", "quit"])
    assert Path("mine.json").read_text(encoding="utf-8").startswith("{")
    said = play(["all"], wanted(load="mine.json"))
    assert "Continuing mine.json." in said
    assert "Fair bot, turn 1\n  Fair bot plays 3 Copper" in said
    assert "Your turn 2" in said
    assert "You play 4 Copper" in said
    assert "Continue with: throneroom play --plain --load mine.json" in said
    whole = play(["all", "silver", "all"], wanted(save="whole.json"))
    assert whole
    assert load(Path("mine.json"), CATALOG) == load(Path("whole.json"), CATALOG)


def test_save_refuses_what_is_no_saved_game_and_goes_on() -> None:
    Path("letter.txt").write_text("Dear Bob", encoding="utf-8")
    Path("folder").mkdir()
    said = play(["save letter.txt", "save folder", "save no/such/folder/a.txt", "save good.txt", "all"])
    assert (
        "Not saved: letter.txt: this file is not a saved game and will not be overwritten; choose another name" in said
    )
    assert "Not saved: folder: this is a folder; give a file name" in said
    assert "Not saved: no/such/folder/a.txt: no such folder: " in said
    assert "Saved to good.txt." in said
    assert Path("letter.txt").read_text(encoding="utf-8") == "Dear Bob"
    assert "The game is saved in good.txt." in said
    assert sorted(path.name for path in Path().iterdir()) == ["folder", "good.txt", "letter.txt"]


def test_saving_fails_as_a_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    play(["save a.txt", "quit"])
    before = Path("a.txt").read_bytes()

    def fail(self: Path, target: Path) -> Path:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", fail)
    record = load(Path("a.txt"), CATALOG)
    with pytest.raises(CannotSave, match="No space left on device"):
        save(record, Path("a.txt"))
    assert Path("a.txt").read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == ["a.txt"]


def test_a_game_that_can_be_saved_nowhere_is_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(record: Record, path: Path) -> None:
        reason = untranslated("Read-only file system")
        raise CannotSave("problem-in-file", f"{path}: {reason}", file=str(path), reason=reason)

    monkeypatch.setattr("throneroom.terminal.saved_games.save", fail)
    said = play(["all"])
    record = said[said.index("Throneroom record, rules 1") :]
    assert len(read_record(record, CATALOG).answers) == 1
    assert f"could not be saved anywhere: throneroom-{SEED}.txt: Read-only file system" in said


def test_a_game_that_is_saved_elsewhere_says_why(tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    output = io.StringIO()

    class Vanishing(Talk):
        def ask(self, prompt: str) -> str:
            (tmp_path / "games").rmdir()
            raise EOFError

    play_plain(wanted(save="games/a.txt"), CATALOG, [LOCALE], Vanishing(io.StringIO(), output))
    assert "The game could not be saved where you asked. games/a.txt: no such folder: " in output.getvalue()
    assert f"The game is saved in throneroom-{SEED}.txt.\n" in output.getvalue()


def test_an_own_card_that_fails_is_named_in_one_line_and_the_game_is_saved() -> None:
    Path("own.py").write_text(
        "from throneroom.engine.card import ACTION, Card\n"
        "def boom(game, play):\n"
        "    raise RuntimeError('one\\ntwo' * 1000)\n"
        "BOOM = Card('Boom', cost=0, types=ACTION, effect=boom)\n",
        encoding="utf-8",
    )
    Path("boom.txt").write_text(
        "Throneroom record, rules 1\n"
        "kingdom: Boom, Cellar, Market, Militia, Mine, Moat, Smithy, Village, Woodcutter, Workshop\n"
        "seats: Alice, Bob\nseed: 1\nposition:\n"
        "  turn: seat 0, action phase, 1 actions, 1 buys\n  seat 0: 1 turns | hand: Boom, Copper\n  seat 1: 0 turns\n",
        encoding="utf-8",
    )
    wishes = Wanted(None, None, None, None, Path("boom.txt"), None, (Path("own.py"),))
    output = io.StringIO()
    with pytest.raises(GameFailed) as failed:
        play_plain(wishes, Catalog(load_cards(Path("own.py"))), [LOCALE], Talk(io.StringIO("boom\n"), output))
    assert str(failed.value).startswith("A card failed: RuntimeError: one twoone two")
    assert "\n" not in str(failed.value)
    assert "The game is saved in boom.txt.\n" in output.getvalue()


def test_a_new_file_never_takes_the_place_of_another(tmp_path: Path) -> None:
    assert unused(tmp_path, 7).name == "throneroom-7.txt"
    unused(tmp_path, 7).touch()
    assert unused(tmp_path, 7).name == "throneroom-7-2.txt"


# -- the end of a game -----------------------------------------------------------------------------------

LAST_BUY = """\
Throneroom record, rules 1
kingdom: Cellar, Gardens, Militia, Mine, Moat, Remodel, Smithy, Village, Woodcutter, Workshop
seats: Alice, Bob
seed: 1
position:
  supply: 1 Province
  turn: seat 0, buy phase, 1 buys, 8 coins
  seat 0: 9 turns | hand: Curse | deck: 3 Estate, Gardens, 6 Copper
  seat 1: 8 turns | hand: Duchy, Copper | deck: 2 Province, 20 Copper
"""


@pytest.fixture
def last_buy() -> Wanted:
    Path("last.txt").write_text(LAST_BUY, encoding="utf-8")
    return wanted(load="last.txt")


def test_the_end_shows_scores_by_card_the_winner_and_the_file(last_buy: Wanted) -> None:
    said = play(["province", "no"], last_buy)
    assert "Bob: 15 points in 8 turns: Duchy (3), 2 Province (12)\n" in said
    assert "Alice: 9 points in 9 turns: Curse (-1), 3 Estate (3), Gardens (1), Province (6)\n" in said
    assert "Bob wins.\nSaved to last.txt.\n" in said
    assert said.endswith("Goodbye.\n")


def test_one_person_alone_is_called_you_at_the_end_too(last_buy: Wanted) -> None:
    Path("last.txt").write_text(LAST_BUY.replace("Bob", "Money bot"), encoding="utf-8")
    said = play(["province", "no"], last_buy)
    assert "You: 9 points in 9 turns: " in said
    assert "Money bot wins.\n" in said
    Path("last.txt").write_text(LAST_BUY.replace("Bob", "Money bot").replace("2 Province", "Gold"), encoding="utf-8")
    assert "You win.\n" in play(["province", "no"], last_buy)


def test_another_game_is_begun_by_the_player_to_the_left_of_the_winner(last_buy: Wanted) -> None:
    said = play(["province", "perhaps", "yes"], last_buy)
    assert "Another game, seed 2. Alice goes first." in said
    assert said.count("Another game? yes or no.") == 2
    record = load(Path("last-2.txt"), CATALOG)
    assert (record.first, record.seed, record.names) == (0, 2, ("Alice", "Bob"))
    assert load(Path("last.txt"), CATALOG).replay().is_over


def test_the_last_answer_can_be_taken_back_after_the_end(last_buy: Wanted) -> None:
    said = play(["province", "undo", "yes", "duchy"], last_buy)
    assert "Undone: Province" in said
    assert not load(Path("last.txt"), CATALOG).replay().is_over


# -- people and bots -------------------------------------------------------------------------------------


def test_each_person_is_told_only_what_he_may_know() -> None:
    seed = seed_for(["4 Copper, Estate"], ["4 Copper, Estate"])
    said = play(["all", "militia", "all", "silver"], wanted("Alice,Bob", seed=seed))
    _, alice, bob, _ = said.split(", it is your move.\n")
    assert alice.startswith("\nYou draw 4 Copper, Estate\nYour turn 1\n")
    assert bob.startswith("\nYou draw 4 Copper, Estate\nAlice, turn 1\n  Alice plays 4 Copper\n  Alice buys Militia\n")
    assert "draws" not in bob


def test_people_take_turns_with_a_line_between_them() -> None:
    said = play(["all", "silver", "all", "silver"], wanted("Alice,Bob"))
    assert "Bob, it is your move.\n" in said
    assert "Alice, it is your move.\n" in said
    assert "Press Enter" not in said


@pytest.mark.parametrize(
    ("people", "bots", "names"),
    [
        (None, None, ["Player 1", "Fair bot"]),
        ("2", None, ["Player 1", "Player 2"]),
        ("Ann, Ben", "1", ["Ann", "Ben", "Fair bot"]),
        ("1", "3", ["Player 1", "Fair bot", "Good bot", "Fair bot 2"]),
        ("1", "money,random,money", ["Player 1", "Money bot", "Random bot", "Money bot 2"]),
        ("1", "v", ["Player 1", "Village-Smithy bot"]),
        ("1", "s,double-witch", ["Player 1", "Strong bot", "Double-Witch bot"]),
        ("6", None, [f"Player {n}" for n in range(1, 7)]),
    ],
)
def test_seats(people: str | None, bots: str | None, names: list[str]) -> None:
    seats = read_seats(people, bots, LOCALE, CATALOG)
    kept = [seat.name for seat in seats]
    assert player_names(kept, LOCALE) == names
    assert [seat.kind for seat in seats_of(kept, CATALOG)] == [seat.kind for seat in seats]


def test_a_strategy_file_sits_down_and_is_found_again() -> None:
    """Under its file's name; once the file is gone, a person goes on."""
    Path("My Plan.txt").write_text("Province\nGold\nSilver\n", encoding="utf-8")
    play(["quit"], wanted(bots="My Plan.txt", save="game.txt"))
    assert "My Plan.txt bot" in play(["quit"], wanted(load="game.txt"))
    names = ["Player 1", "My Plan.txt bot"]
    assert [seat.kind for seat in seats_of(names, CATALOG)] == ["", "My Plan.txt"]
    Path("My Plan.txt").unlink()
    assert [seat.kind for seat in seats_of(names, CATALOG)] == ["", ""]


@pytest.mark.parametrize(
    ("people", "bots", "error"),
    [
        ("1", "none.txt", "cannot read none.txt: No such file"),
        ("0", None, "1 to 6 people"),
        ("7", None, "1 to 6 people"),
        ("1", "0", "A game has 2 to 6 people and bots, not 1"),
        ("3", "4", "not 7"),
        ("99999999999", None, "not 99999999999"),
        ("-1", None, "1 to 6 people can share a keyboard, not -1."),
        ("1.5", None, "not 1.5"),
        ("", None, "1 to 6 people"),
        ("1", "99999", "A game has at most 5 bots, not 99999."),
        ("Ann,ann", None, "Two people are named Ann"),
        (",", None, "1 to 6 people"),
        ("Money bot,Ann", None, "Money bot is a bot's name; choose another"),
        ("x" * 31, None, "A name has 1 to 30 characters"),
        ("1", "clever", "No bot named 'clever'; choose from random, beginner, fair, good, strong, "),
        ("1", "", "No bot named ''"),
    ],
)
def test_seats_that_cannot_be(people: str, bots: str | None, error: str) -> None:
    with pytest.raises(BadSeats) as caught:
        read_seats(people, bots, LOCALE, CATALOG)
    assert error in str(caught.value)


# -- the command -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "code", "parts"),
    [
        (["--people", "7"], 2, ["1 to 6 people"]),
        (["--bots", "clever"], 2, ["No bot named 'clever'"]),
        (["--kingdom", "Second Game"], 2, ["Second Game"]),
        (["--kingdom", "Moat, Cellar"], 2, ["10 different cards"]),
        (["--kingdom", "random attic"], 2, ["attic"]),
        (["--kingdom", ""], 2, ["No recommended set named ''"]),
        (["--seed", "one"], 2, ["--seed", "'one' is not a valid whole number."]),
        (["--save", "no/such/folder/a.txt"], 1, ["no such folder:"]),
        (["--lang", "tlh"], 2, ["tlh"]),
        (["--load", "nowhere.txt"], 1, ["nowhere.txt: No such file or directory"]),
        (["nowhere.txt", "--seed", "3"], 2, ["leave out --seed"]),
        (["a.txt", "--load", "b.txt"], 2, ["once"]),
        (["--own", "nowhere.py"], 1, ["nowhere.py"]),
        (["--save", "."], 1, ["this is a folder"]),
        (["bad.txt"], 1, ["bad.txt, line 1: a record starts with 'Throneroom record, rules 1'"]),
        (["bytes.txt"], 1, ["bytes.txt, line 2: not a saved game: the file is not UTF-8 text"]),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_line(arguments: list[str], code: int, parts: list[str]) -> None:
    Path("bad.txt").write_text("Dear Bob\n", encoding="utf-8")
    Path("bytes.txt").write_bytes(b"Throneroom\n\xff\xfe")
    assert run("play", "--plain", *arguments).is_refused(code, *parts)


# -- as a process ----------------------------------------------------------------------------------------


@contextlib.contextmanager
def process(*arguments: str, stdin: int = subprocess.PIPE) -> Iterator[subprocess.Popen[str]]:
    """A game of its own through pipes. It does not outlive the test."""
    with subprocess.Popen(
        [sys.executable, "-m", "throneroom", "play", "--plain", "--seed", str(SEED), *arguments],
        stdin=stdin,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env={**os.environ, "PYTHONPATH": str(SOURCES)},
    ) as game:
        try:
            yield game
        finally:
            game.kill()  # nothing, if it has ended


def read_until(text: str, source: int) -> str:
    """What is said until this comes. If it does not come in time, or at all, the test fails with what was read."""
    said = b""
    deadline = time.monotonic() + PATIENCE
    while text.encode() not in said:
        ready, _, _ = select.select([source], [], [], max(0.0, deadline - time.monotonic()))
        more = b""
        if ready:
            with contextlib.suppress(OSError):  # a terminal whose program has ended
                more = os.read(source, 4096)
        if not more:
            how = "the output ended" if ready else f"nothing came in {PATIENCE} seconds"
            pytest.fail(f"{how} while waiting for {text!r}; read so far: {said.decode(errors='replace')!r}")
        said += more
    return said.decode(errors="replace")


def rest(game: subprocess.Popen[str], typed: str | None = None) -> tuple[str, str]:
    """What the game says until its end: output and errors. If it does not end in time, the test fails with them."""
    try:
        return game.communicate(typed, timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        game.kill()
        out, err = game.communicate()
        pytest.fail(f"it did not end in {PATIENCE} seconds; read so far: {out!r}; errors: {err!r}")


def test_a_game_through_real_pipes() -> None:
    with process() as game:
        out, err = rest(game, "all\nsilver\nsave a.txt\nquit\n")
    assert (game.returncode, err) == (0, "")
    assert out.isascii()
    assert "\x1b" not in out
    assert out.endswith(f"Continue with: {PYTHON} -m throneroom play --plain --load a.txt\n")


def test_standard_input_may_be_closed_at_once() -> None:
    command = f"exec {sys.executable} -m throneroom play --plain --seed {SEED} <&-"
    done = subprocess.run(
        ["sh", "-c", command],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": str(SOURCES)},
        timeout=PATIENCE,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert f"The game is saved in throneroom-{SEED}.txt." in done.stdout
    with process(stdin=subprocess.DEVNULL) as game:
        assert f"The game is saved in throneroom-{SEED}-2.txt." in rest(game)[0]


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_ends_it_cleanly_with_the_game_saved(number: int) -> None:
    with process("--save", "a.txt") as game:
        assert game.stdin is not None
        assert game.stdout is not None
        game.stdin.write("all\n")
        game.stdin.flush()
        said = read_until("(Enter to end your turn)\n", game.stdout.fileno())
        assert "You play 3 Copper" in said
        time.sleep(0.2)  # it waits for the next line now
        game.send_signal(number)
        out, err = rest(game)
    assert (game.returncode, err) == (0, "")
    assert f"The game is saved in a.txt.\nContinue with: {PYTHON} -m throneroom play --plain --load a.txt\n" in out
    assert len(load(Path("a.txt"), CATALOG).answers) == 1


def test_a_reader_that_has_seen_enough_loses_no_game() -> None:
    with process("--save", "a.txt") as game:
        assert game.stdin is not None
        assert game.stdout is not None
        assert game.stderr is not None
        read_until("\n", game.stdout.fileno())
        game.stdout.close()
        game.stdin.write("all\n")
        game.stdin.close()
        game.wait(timeout=PATIENCE)
        assert "Traceback" not in game.stderr.read()
    assert load(Path("a.txt"), CATALOG)


@contextlib.contextmanager
def terminal(*arguments: str) -> Iterator[tuple[subprocess.Popen[bytes], int]]:
    """A game at a real terminal, and the other end of it. It does not outlive the test."""
    parent, child = pty.openpty()
    try:
        with subprocess.Popen(
            [sys.executable, "-m", "throneroom", "play", "--plain", "--seed", str(SEED), *arguments],
            stdin=child,
            stdout=child,
            stderr=child,
            env={**os.environ, "PYTHONPATH": str(SOURCES), "TERM": "dumb"},
        ) as game:
            os.close(child)
            try:
                yield game, parent
            finally:
                game.kill()  # nothing, if it has ended
    finally:
        os.close(parent)


def test_at_a_terminal_the_next_person_presses_enter_first() -> None:
    """Two people at a real terminal: one hand scrolls away before the other is shown."""
    with terminal("--people", "Alice,Bob") as (game, parent):
        said = ""
        for answer, next_text in (
            ("", "Alice, it is your move. Everyone else, look away.\r\nPress Enter."),
            ("\n", "> "),
            ("all\n", "1 buy: buy a card"),
            (
                "silver\n",
                "Bob, it is your move. Everyone else, look away.\r\nPress Enter. (Alice can still type undo.)",
            ),
        ):
            os.write(parent, answer.encode())
            said += read_until(next_text, parent)
        before, after = said.rsplit("\r\n" * 20, 1)
        assert "Your hand" in before
        assert "Your hand" not in after
        for answer, next_text in (
            ("log\n", "Your hand"),  # of the next person: it is as good as Enter
            ("all\n", "1 buy: buy a card"),
            ("silver\n", "(Bob can still type undo.)"),
            ("help\n", "(Bob can still type undo.)"),
            ("undo\n", "Undo anyway? (yes or no)"),
            ("yes\n", "1 buy: buy a card"),
        ):
            os.write(parent, answer.encode())
            said = read_until(next_text, parent)
        assert "Undone: Silver." in said
        os.write(parent, b"quit\n")
        read_until("Continue with: ", parent)
        assert game.wait(timeout=PATIENCE) == 0
