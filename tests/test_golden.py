"""The golden games are unchanged, decision by decision. tests/golden.py explains the files."""

from __future__ import annotations

from collections import Counter
from itertools import zip_longest
from pathlib import Path

import pytest
from tests.golden import FEWEST_GAMES, FOLDER, Names, files, head_lines, options, read, replayed, view_text

from throneroom.cards import BASE_CARDS, INTRIGUE_CARDS
from throneroom.cards.sets import RECOMMENDED_SETS
from throneroom.engine.turn import PHASE_NAMES
from throneroom.engine.view import SPECTATOR


def first_difference(path: str, text: str) -> str:
    """Say where the game differs from its file, with both lines; empty if it does not."""
    golden = read(text)
    for number, (expected, got) in enumerate(zip_longest(golden.lines, replayed(golden)), start=1):
        if expected != got:
            lines = [f"{path}:{number}", f"  expected: {expected}", f"  got:      {got}"]
            if expected and got and expected.partition(" | ")[0] == got.partition(" | ")[0]:
                lines += ["the question is the same, but not what is seen:", *_seen(text, number, expected, got)]
            return "\n".join([*lines, "If this is meant to be so: python -m tests.golden"])
    return ""


def _seen(text: str, number: int, expected: str, got: str) -> list[str]:
    """Write out the views whose digest has changed."""
    golden = read(text)
    game = golden.game()
    names = Names(game)
    for answer in golden.answers[: number - 1 - len(head_lines(golden))]:
        game.answer(options(game, answer, names))
    digests = zip(expected.partition(" | ")[2].split(), got.partition(" | ")[2].split(), strict=True)
    found = []
    for at, (before, now) in enumerate(digests):
        if before != now:
            seat = at if at < len(game.players) else SPECTATOR
            found.append(f"seat {seat} sees now:\n{view_text(game.view(seat), PHASE_NAMES[game.phase], names)}")
    return found


@pytest.mark.parametrize("path", files(), ids=lambda path: path.stem)
def test_the_game_is_unchanged(path: Path) -> None:
    difference = first_difference(path.name, path.read_text(encoding="utf-8"))
    if difference:
        pytest.fail(difference, pytrace=False)


def test_every_card_is_in_at_least_three_games() -> None:
    """Every recommended set and every number of seats is played too."""
    games = [read(path.read_text(encoding="utf-8")) for path in files()]
    counts = Counter(card for game in games for card in game.kingdom)
    rare = ", ".join(card.name for card in (*BASE_CARDS, *INTRIGUE_CARDS) if counts[card] < FEWEST_GAMES)
    assert not rare, f"too few golden games have {rare}: run python -m tests.golden, which adds them"
    assert {frozenset(known.cards) for known in RECOMMENDED_SETS} <= {frozenset(game.kingdom) for game in games}
    assert {game.seats for game in games} == {2, 3, 4, 5, 6}


def test_the_files_stay_small() -> None:
    sizes = [path.stat().st_size for path in files()]
    assert max(sizes) < 80_000
    assert sum(sizes) < 2_000_000


# -- the message when something has changed ---------------------------------------------------------------------------


def example() -> list[str]:
    return (FOLDER / "first-game.txt").read_text(encoding="utf-8").splitlines()


def test_a_changed_question_is_shown_with_file_and_line() -> None:
    lines = example()
    lines[9] = lines[9].replace(":", ": pro", 1)
    difference = first_difference("first-game.txt", "\n".join(lines))
    assert difference.splitlines()[:3] == [
        "first-game.txt:10",
        f"  expected: {lines[9]}",
        f"  got:      {example()[9]}",
    ]


def test_a_changed_view_is_shown_in_full() -> None:
    lines = example()
    question, _, seen = lines[9].partition(" | ")
    first, second, spectator = seen.split()
    lines[9] = f"{question} | {first} 00000000 {spectator}"
    difference = first_difference("first-game.txt", "\n".join(lines))
    assert difference.startswith("first-game.txt:10\n")
    assert second in difference
    assert "seat 1 sees now:\nhand " in difference
    assert "seat 0 sees now" not in difference


def test_an_answer_that_is_no_longer_legal_is_shown() -> None:
    lines = example()
    question, _, rest = lines[9].partition(" -> ")
    lines[9] = f"{question} -> witch | {rest.partition(' | ')[2]}"
    difference = first_difference("first-game.txt", "\n".join(lines))
    assert difference.startswith("first-game.txt:10\n")
    assert "-> witch" in difference


def test_a_game_that_is_longer_or_shorter_is_shown() -> None:
    lines = example()
    assert f"first-game.txt:{len(lines)}\n  expected: None" in first_difference("first-game.txt", "\n".join(lines[:-1]))
    assert "got:      None" in first_difference("first-game.txt", "\n".join([*lines, "end: more"]))
