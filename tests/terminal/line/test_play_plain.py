"""Starting and leaving the line mode: saving, failing cards, options, pipes, signals, a terminal."""

from __future__ import annotations

import contextlib
import io
import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.helpers.command import run
from tests.helpers.paths import SOURCES
from tests.terminal.line.playing import CATALOG, LOCALE, SEED, options, play, typed
from tests.terminal.pseudo_terminal import terminal

from throneroom.cards.catalog import Catalog
from throneroom.cards.custom import load_cards
from throneroom.engine.localizable import untranslated
from throneroom.record.record import Record, read_record
from throneroom.terminal.line.line_io import LineIO
from throneroom.terminal.line.play_plain import play_plain
from throneroom.terminal.saved_games import CannotSave, load
from throneroom.terminal.start import GameFailed, PlayOptions

PYTHON = Path(sys.executable).name
PATIENCE = 20  # seconds to wait for another process


@pytest.fixture(autouse=True)
def _in_temporary_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


# -- saving and leaving ----------------------------------------------------------------------------------


def test_the_end_of_input_saves_the_game_and_says_how_to_continue() -> None:
    printed = play(["all"])
    assert printed.endswith(
        f"The game is saved in throneroom-{SEED}.txt.\n"
        f"Continue with: throneroom play --plain --load throneroom-{SEED}.txt\n"
    )
    assert len(load(Path(f"throneroom-{SEED}.txt"), CATALOG).answers) == 1
    play(["all", "silver"])
    assert len(load(Path(f"throneroom-{SEED}-2.txt"), CATALOG).answers) > 1  # the first file is not touched
    assert len(load(Path(f"throneroom-{SEED}.txt"), CATALOG).answers) == 1


def test_a_saved_game_continues_where_it_stopped() -> None:
    play(["all", "silver", "save mine.json", "quit"])
    assert Path("mine.json").read_text(encoding="utf-8").startswith("{")
    printed = play(["all"], options(load="mine.json"))
    assert "Continuing mine.json." in printed
    assert "Fair bot, turn 1\n  Fair bot plays 3 Copper" in printed
    assert "Your turn 2" in printed
    assert "You play 4 Copper" in printed
    assert "Continue with: throneroom play --plain --load mine.json" in printed
    whole = play(["all", "silver", "all"], options(save="whole.json"))
    assert whole
    assert load(Path("mine.json"), CATALOG) == load(Path("whole.json"), CATALOG)


def test_save_overwrites_only_saved_games() -> None:
    Path("letter.txt").write_text("Dear Bob", encoding="utf-8")
    Path("folder").mkdir()
    printed = play(["save letter.txt", "save folder", "save no/such/folder/a.txt", "save good.txt", "all"])
    assert (
        "Not saved: letter.txt: this file is not a saved game and will not be overwritten; choose another name"
        in printed
    )
    assert "Not saved: folder: this is a folder; give a file name" in printed
    assert "Not saved: no/such/folder/a.txt: no such folder: " in printed
    assert "Saved to good.txt." in printed
    assert Path("letter.txt").read_text(encoding="utf-8") == "Dear Bob"
    assert "The game is saved in good.txt." in printed
    assert sorted(path.name for path in Path().iterdir()) == ["folder", "good.txt", "letter.txt"]


def test_a_game_that_cannot_be_saved_is_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(record: Record, path: Path) -> None:
        reason = untranslated("Read-only file system")
        raise CannotSave("problem-in-file", f"{path}: {reason}", file=str(path), reason=reason)

    monkeypatch.setattr("throneroom.terminal.saved_games.save", fail)
    printed = play(["all"])
    record = printed[printed.index("Throneroom record, rules 1") :]
    assert len(read_record(record, CATALOG).answers) == 1
    assert f"could not be saved anywhere: throneroom-{SEED}.txt: Read-only file system" in printed


def test_a_game_that_is_saved_elsewhere_says_why(tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    output = io.StringIO()

    class Vanishing(LineIO):
        def ask(self, prompt: str) -> str:
            (tmp_path / "games").rmdir()
            raise EOFError

    play_plain(options(save="games/a.txt"), CATALOG, [LOCALE], Vanishing(io.StringIO(), output))
    assert "The game could not be saved where you asked. games/a.txt: no such folder: " in output.getvalue()
    assert f"The game is saved in throneroom-{SEED}.txt.\n" in output.getvalue()


def test_a_custom_card_that_fails_is_named_in_one_line_and_the_game_is_saved() -> None:
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
    wanted = PlayOptions(load=Path("boom.txt"), custom=(Path("own.py"),))
    output = io.StringIO()
    with pytest.raises(GameFailed) as failed:
        play_plain(wanted, Catalog(load_cards(Path("own.py"))), [LOCALE], LineIO(typed("boom"), output))
    assert str(failed.value).startswith("A card failed: RuntimeError: one twoone two")
    assert "\n" not in str(failed.value)
    assert "The game is saved in boom.txt.\n" in output.getvalue()


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
        (["--custom", "nowhere.py"], 1, ["nowhere.py"]),
        (["--save", "."], 1, ["this is a folder"]),
        (["bad.txt"], 1, ["bad.txt, line 1: a record starts with 'Throneroom record, rules 1'"]),
        (["bytes.txt"], 1, ["bytes.txt, line 2: not a saved game: the file is not UTF-8 text"]),
    ],
)
def test_bad_options_are_refused_in_one_line(arguments: list[str], code: int, parts: list[str]) -> None:
    Path("bad.txt").write_text("Dear Bob\n", encoding="utf-8")
    Path("bytes.txt").write_bytes(b"Throneroom\n\xff\xfe")
    assert run("play", "--plain", *arguments).is_refused(code, *parts)


# -- as a process ----------------------------------------------------------------------------------------


@contextlib.contextmanager
def process(*arguments: str, stdin: int = subprocess.PIPE) -> Iterator[subprocess.Popen[str]]:
    """Run a game in another process, with pipes, for as long as the test."""
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
            game.kill()  # does nothing if it has ended


def read_until(text: str, source: int) -> str:
    """Read until this text appears, and return what was read; fail with that if it does not in time."""
    printed = b""
    deadline = time.monotonic() + PATIENCE
    while text.encode() not in printed:
        ready, _, _ = select.select([source], [], [], max(0.0, deadline - time.monotonic()))
        more = b""
        if ready:
            with contextlib.suppress(OSError):  # a terminal whose program has ended
                more = os.read(source, 4096)
        if not more:
            how = "the output ended" if ready else f"nothing came in {PATIENCE} seconds"
            pytest.fail(f"{how} while waiting for {text!r}; read so far: {printed.decode(errors='replace')!r}")
        printed += more
    return printed.decode(errors="replace")


def rest(game: subprocess.Popen[str], typed: str | None = None) -> tuple[str, str]:
    """Return the rest of the output and errors; fail with them if the game does not end in time."""
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
        printed = read_until("(Enter to end your turn)\n", game.stdout.fileno())
        assert "You play 3 Copper" in printed
        game.send_signal(number)
        out, err = rest(game)
    assert (game.returncode, err) == (0, "")
    assert f"The game is saved in a.txt.\nContinue with: {PYTHON} -m throneroom play --plain --load a.txt\n" in out
    assert len(load(Path("a.txt"), CATALOG).answers) == 1


def test_closing_the_output_does_not_lose_the_game() -> None:
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


def test_at_a_terminal_the_next_person_presses_enter_first() -> None:
    """Two people at a real terminal: one hand scrolls away before the other is shown."""
    play = ("play", "--plain", "--seed", str(SEED), "--people", "Alice,Bob")
    with terminal(*play, folder=Path(), TERM="dumb") as screen:
        shown = ""
        for answer, next_text in (
            ("", "Alice, it is your move. Everyone else, look away.\r\nPress Enter."),
            ("\n", "> "),
            ("all\n", "1 buy: buy a card"),
            (
                "silver\n",
                "Bob, it is your move. Everyone else, look away.\r\nPress Enter. (Alice can still type undo.)",
            ),
        ):
            screen.press(answer)
            screen.until(next_text)
            shown += screen.plain
        before, after = shown.rsplit("\r\n" * 20, 1)
        assert "Your hand" in before
        assert "Your hand" not in after
        for answer, next_text in (
            ("log\n", "Your hand"),  # typed by the next person instead of Enter
            ("all\n", "1 buy: buy a card"),
            ("silver\n", "(Bob can still type undo.)"),
            ("help\n", "(Bob can still type undo.)"),
            ("undo\n", "Undo anyway? (yes or no)"),
            ("yes\n", "1 buy: buy a card"),
        ):
            screen.press(answer)
            screen.until(next_text)
        assert "Undone: Silver." in screen.plain
        screen.press("quit\n")
        assert screen.ended() == 0
        assert "Continue with: " in screen.plain
