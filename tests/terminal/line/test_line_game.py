"""The line mode: whole games, the board, commands, undo, several people, and the end of a game."""

from __future__ import annotations

import io
import random
from pathlib import Path

import pytest
from tests.helpers.deals import seed_for
from tests.terminal.line.playing import CATALOG, LOCALE, options, play

from throneroom.engine.decision import PLAY_TREASURES
from throneroom.terminal.line.line_game import LineGame
from throneroom.terminal.line.line_io import LineIO
from throneroom.terminal.saved_games import load
from throneroom.terminal.seats import seats_of
from throneroom.terminal.start import PlayOptions, open_game
from throneroom.words.phrases import choices


@pytest.fixture(autouse=True)
def _in_temporary_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


class Script(LineIO):
    """A scripted person, who answers each question at random, in one of the ways it can be typed."""

    def __init__(self, seed: int) -> None:
        super().__init__(io.StringIO(), io.StringIO())
        self.game: LineGame | None = None
        self._chance = random.Random(seed)
        self._printed: list[str] = []

    def print(self, *lines: str) -> None:
        self._printed += lines

    @property
    def printed(self) -> str:
        return "\n".join(self._printed)

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


@pytest.mark.once
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
def test_whole_games_by_a_scripted_person(kingdom: str, people: str, bots: str) -> None:
    script = Script(len(kingdom))
    series, _ = open_game(options(people, bots, kingdom=kingdom, save="game.txt"), CATALOG, LOCALE)
    script.game = LineGame(series, script, [LOCALE], CATALOG)
    script.game.play()
    assert script.game.session.game.is_over
    assert " wins." in script.printed or " share the victory." in script.printed
    assert "Saved to game.txt." in script.printed
    assert "{" not in script.printed
    record = load(Path("game.txt"), CATALOG)
    assert record.replay().is_over
    assert record == script.game.session.record()


# -- what is shown ---------------------------------------------------------------------------------------


def test_the_board_is_shown_at_the_beginning_of_the_turn() -> None:
    printed = play([])
    assert "Throneroom: Player 1, Fair bot. Kingdom: Cellar, Moat, " in printed
    assert "  Cost 0: Copper 46, Curse 10\n  Cost 2: Cellar 10, Estate 8, Moat 10\n" in printed
    assert "Trash: nothing\n" in printed
    assert "You: 5 in hand; 5 in deck; discard pile empty; 3 points; 1 turn\n" in printed
    assert "Fair bot: 5 in hand; discard pile empty; 3 points; 0 turns\n" in printed
    assert "Your hand: 3 Copper, 2 Estate.\n" in printed
    assert (
        "Buy phase, 0 coins so far: play Treasures from your hand.\n  1) Copper (3)\n(choose up to 3, or all; "
        in printed
    )


def test_your_plays_and_the_bots_turn_are_logged() -> None:
    printed = play(["all", "silver"])
    assert "\n  You play 3 Copper\n" in printed
    assert "\n  You buy Silver\n  You draw Estate, 4 Copper\nFair bot, turn 1\n  Fair bot plays 3 Copper\n" in printed


@pytest.mark.parametrize(
    ("typed", "printed"),
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
def test_commands_and_mistakes_leave_the_question_open(typed: str, printed: str) -> None:
    said_without = play([])
    with_command = play([typed, "all"])
    begin = said_without.rindex("(choose up to 3")
    assert printed in with_command[begin:]
    assert "You play 3 Copper" in with_command


def test_log_of_the_last_turns() -> None:
    printed = play(["all", "silver", "log 1"])
    after = printed[printed.index("> log 1") :]
    assert after.startswith("> log 1\nYour turn 2\n")


def test_first_letters_are_a_card_and_a_command_is_a_whole_word() -> None:
    """With Saboteur, Scout, Upgrade and Torturer, s, u and t are cards, and the commands still work."""
    cards = "Saboteur, Scout, Upgrade, Torturer, Laboratory, Library, Harem, Tribute, Remodel, Moat"
    printed = play(["all", "moa", "all", "har"], options(kingdom=cards))
    assert "You buy Moat" in printed
    assert "Harem cannot be chosen now." in printed
    printed = play(["all", "/u", "all", "q"], options(kingdom=cards))
    assert "Undone: 3 Copper" in printed
    assert "There is no option 'q'." in printed


# -- undo ------------------------------------------------------------------------------------------------


def test_undo_without_new_information_needs_no_confirmation() -> None:
    printed = play(["all", "undo", "2 copper"])
    assert "Undone: 3 Copper.\n" in printed
    assert printed.count("Your hand: 3 Copper, 2 Estate.") == 2
    assert "You play 2 Copper" in printed


def test_undo_after_new_information_names_it_and_asks() -> None:
    printed = play(["all", "silver", "undo", "no", "undo", "yes", "moat", "quit"], options(save="a.txt"))
    assert "Since your last answer: cards were drawn, other players have answered." in printed
    assert "Nothing was undone." in printed
    assert "Undone: Silver, and 2 later answers by other players.\n" in printed
    record = load(Path("a.txt"), CATALOG)
    assert [option.name for option in record.answers[1]] == ["Moat"]


def test_undoing_everything_returns_to_the_beginning() -> None:
    printed = play(["all", "silver", "all", *["undo", "yes"] * 9, "quit"], options(save="a.txt"))
    assert load(Path("a.txt"), CATALOG).answers == ()
    assert "There is nothing to undo" in printed


def test_bots_answer_the_same_after_undo() -> None:
    lines = ["all", "silver", "all", "moat"]
    play([*lines, "quit"], options(bots="random,random", save="a.txt"))
    play([*lines, "undo", "yes", "undo", "yes", "all", "moat", "quit"], options(bots="random,random", save="b.txt"))
    assert load(Path("a.txt"), CATALOG) == load(Path("b.txt"), CATALOG)


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
def last_buy() -> PlayOptions:
    Path("last.txt").write_text(LAST_BUY, encoding="utf-8")
    return options(load="last.txt")


def test_the_end_shows_scores_by_card_the_winner_and_the_file(last_buy: PlayOptions) -> None:
    printed = play(["province", "no"], last_buy)
    assert "Bob: 15 points in 8 turns: Duchy (3), 2 Province (12)\n" in printed
    assert "Alice: 9 points in 9 turns: Curse (-1), 3 Estate (3), Gardens (1), Province (6)\n" in printed
    assert "Bob wins.\nSaved to last.txt.\n" in printed
    assert printed.endswith("Goodbye.\n")


def test_a_single_person_is_you_at_the_end_too(last_buy: PlayOptions) -> None:
    Path("last.txt").write_text(LAST_BUY.replace("Bob", "Money bot"), encoding="utf-8")
    printed = play(["province", "no"], last_buy)
    assert "You: 9 points in 9 turns: " in printed
    assert "Money bot wins.\n" in printed
    Path("last.txt").write_text(LAST_BUY.replace("Bob", "Money bot").replace("2 Province", "Gold"), encoding="utf-8")
    assert "You win.\n" in play(["province", "no"], last_buy)


def test_the_player_to_the_left_of_the_winner_starts_the_next_game(last_buy: PlayOptions) -> None:
    printed = play(["province", "perhaps", "yes"], last_buy)
    assert "Another game, seed 2. Alice goes first." in printed
    assert printed.count("Another game? yes or no.") == 2
    record = load(Path("last-2.txt"), CATALOG)
    assert (record.first, record.seed, record.names) == (0, 2, ("Alice", "Bob"))
    assert load(Path("last.txt"), CATALOG).replay().is_over


def test_the_last_answer_can_be_undone_after_the_end(last_buy: PlayOptions) -> None:
    printed = play(["province", "undo", "yes", "duchy"], last_buy)
    assert "Undone: Province" in printed
    assert not load(Path("last.txt"), CATALOG).replay().is_over


# -- people and bots -------------------------------------------------------------------------------------


def test_each_person_reads_only_what_they_may_know() -> None:
    seed = seed_for(["4 Copper, Estate"], ["4 Copper, Estate"])
    printed = play(["all", "militia", "all", "silver"], options("Alice,Bob", seed=seed))
    _, alice, bob, _ = printed.split(", it is your move.\n")
    assert alice.startswith("\nYou draw 4 Copper, Estate\nYour turn 1\n")
    assert bob.startswith("\nYou draw 4 Copper, Estate\nAlice, turn 1\n  Alice plays 4 Copper\n  Alice buys Militia\n")
    assert "draws" not in bob


def test_people_take_turns_with_a_line_between_them() -> None:
    printed = play(["all", "silver", "all", "silver"], options("Alice,Bob"))
    assert "Bob, it is your move.\n" in printed
    assert "Alice, it is your move.\n" in printed
    assert "Press Enter" not in printed


def test_a_saved_game_with_a_strategy_file_is_continued() -> None:
    """The bot is named after its file. If the file is gone, a person takes over."""
    Path("My Plan.txt").write_text("Province\nGold\nSilver\n", encoding="utf-8")
    play(["quit"], options(bots="My Plan.txt", save="game.txt"))
    assert "My Plan.txt bot" in play(["quit"], options(load="game.txt"))
    names = ["Player 1", "My Plan.txt bot"]
    assert [seat.kind for seat in seats_of(names, CATALOG)] == ["", "My Plan.txt"]
    Path("My Plan.txt").unlink()
    assert [seat.kind for seat in seats_of(names, CATALOG)] == ["", ""]
