"""`throneroom simulate`: many games between strategies."""

from __future__ import annotations

import csv
import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.helpers.command import run, run_process
from tests.helpers.paths import ROOT, SOURCES
from tests.helpers.waiting import wait_until

PNG = b"\x89PNG\r\n\x1a\n"


def simulate(*arguments: str) -> Any:
    """Return the JSON without the times."""
    data = run("simulate", *arguments, "--json").json
    assert data.pop("games_per_second") > 0
    assert data.pop("seconds") >= 0
    return data


def test_the_result_has_wins_ties_points_turns_and_endings() -> None:
    """In percent of all games, with intervals; a shared victory is a tie."""
    data = simulate("smithy-money", "big-money", "--games", "200", "--seed", "3")
    assert data["games"] == 200
    assert data["seed"] == 3
    assert data["stopped"] == "finished"
    assert 15 < data["mean_turns"] < 25
    first, second = data["strategies"]
    assert (first["name"], second["name"]) == ("smithy-money", "big-money")
    assert first["win_percent"] + second["win_percent"] + data["ties_percent"] == pytest.approx(100)
    assert first["share_percent"] + second["share_percent"] == pytest.approx(100)
    for player in (first, second):
        for amount, interval in (("win_percent", "win_interval"), ("mean_score", "mean_score_interval")):
            low, high = player[interval]
            assert low < player[amount] < high
    assert sum(data["endings_percent"].values()) == pytest.approx(100)


def test_the_same_seed_gives_the_same_result() -> None:
    """For any number of jobs. Another seed gives another result."""
    once = simulate("random", "big-money", "--games", "130", "--jobs", "1", "--kingdom", "First Game")
    assert simulate("random", "big-money", "--games", "130", "--jobs", "2", "--kingdom", "First Game") == once
    assert simulate("random", "big-money", "--games", "130", "--seed", "2", "--kingdom", "First Game") != once


def test_by_default_the_kingdom_has_the_cards_that_the_strategies_buy() -> None:
    """The seed chooses the rest."""
    kingdoms = [
        simulate("double-witch", "workshop-gardens", "--games", "2", "--seed", seed)["kingdom"] for seed in "12"
    ]
    for kingdom in kingdoms:
        assert kingdom["set"] is None
        assert {"Witch", "Workshop", "Gardens"} < set(kingdom["cards"])
        assert len(kingdom["cards"]) == 10
    assert kingdoms[0] != kingdoms[1]


@pytest.mark.parametrize(
    ("kingdom", "known"),
    [
        ("victory dance", "Victory Dance"),
        ("Cellar,Market,Militia,Mine,Moat,Remodel,Smithy,Village,Woodcutter,Workshop", "First Game"),
    ],
)
def test_a_kingdom_is_a_set_or_ten_cards(kingdom: str, known: str) -> None:
    assert simulate("big-money", "random", "--games", "2", "--kingdom", kingdom)["kingdom"]["set"] == known


def test_a_random_kingdom_follows_from_the_seed() -> None:
    """It may come from a single box."""
    found = [simulate("big-money", "random", "--games", "2", "--kingdom", "random base") for _ in range(2)]
    assert found[0]["kingdom"] == found[1]["kingdom"]


def test_up_to_six_play() -> None:
    """A second bot with the same name gets the number 2."""
    result = run("simulate", *["big-money"] * 5, "random", "--games", "6")
    assert result.code == 0
    assert "big-money (5)" in result.out
    assert "random" in result.out


def test_a_custom_strategy_and_custom_cards(tmp_path: Path) -> None:
    """A strategy file may name custom cards from another file."""
    plan = tmp_path / "market.txt"
    plan.write_text("strategy market\nProvince\nGold\nNight Market if own(Night Market) < 2\nSilver\n")
    own = str(ROOT / "docs" / "examples" / "night_market.py")
    data = simulate(str(plan), "big-money", "--custom", own, "--games", "20")
    assert data["strategies"][0]["name"] == "market"
    assert "Night Market" in data["kingdom"]["cards"]


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_custom_card_that_fails_is_reported_in_one_line(
    jobs: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether it fails in this process or in another one."""
    monkeypatch.setattr("throneroom.lab.pool.LocalPool.break_even_seconds", 0)
    cards, plan = tmp_path / "cards.py", tmp_path / "boom.txt"
    cards.write_text(
        "from throneroom import Card\nfrom throneroom.engine.card import ACTION\n"
        "def boom(game, play):\n    raise ZeroDivisionError('no way')\n"
        "BOOM = Card('Boom', cost=3, types=ACTION, effect=boom)\n"
    )
    plan.write_text("Boom\n")
    result = run("simulate", str(plan), "big-money", "--custom", str(cards), "--games", "60", "--jobs", jobs)
    assert result.is_refused(1, "perhaps because of a custom card", "ZeroDivisionError: no way")


def test_each_game_is_a_line_of_the_csv_file(tmp_path: Path) -> None:
    """The lines add up to the result."""
    file = tmp_path / "games.csv"
    data = simulate("basic-money", "big-money", "--games", "70", "--csv", str(file))
    with file.open(newline="", encoding="utf-8") as lines:
        games = list(csv.DictReader(lines))
    assert [int(game["game"]) for game in games] == list(range(70))
    assert [game["first"] for game in games[:4]] == ["basic-money", "big-money"] * 2
    assert games[0]["seed"] == games[1]["seed"] != games[2]["seed"]
    for player in data["strategies"]:
        name = player["name"]
        wins = sum(game["winner"] == name for game in games)
        assert player["win_percent"] == pytest.approx(100 * wins / 70)
        assert player["mean_score"] == pytest.approx(sum(int(game[f"{name} points"]) for game in games) / 70)
    ties = sum(game["winner"] == "basic-money = big-money" for game in games)
    assert data["ties_percent"] == pytest.approx(100 * ties / 70)
    longest = [max(int(game["basic-money turns"]), int(game["big-money turns"])) for game in games]
    assert data["mean_turns"] == pytest.approx(sum(longest) / 70)


def test_a_game_is_saved_and_replayed(tmp_path: Path) -> None:
    """It has the same points as the game with this number in the CSV file."""
    table, record = tmp_path / "games.csv", tmp_path / "game.txt"
    words = ["smithy-money", "big-money", "--games", "6", "--csv", str(table), "--record", str(record)]
    result = run("simulate", *words, "--record-game", "3")
    assert result.code == 0
    assert f"Game 3: {record}" in result.out
    with table.open(newline="", encoding="utf-8") as lines:
        game = list(csv.DictReader(lines))[3]
    log = run("replay", str(record)).out
    for name in ("smithy-money", "big-money"):
        assert f"{name}: {game[f'{name} points']} points in {game[f'{name} turns']} turns" in log


@pytest.mark.parametrize("kind", ["overview", "wins", "length", "score", "money", "deck"])
def test_every_kind_of_plot_is_drawn(kind: str, tmp_path: Path) -> None:
    """As SVG, in which the test can search for text."""
    file = tmp_path / "plot.svg"
    result = run("simulate", "smithy-money", "big-money", "--games", "60", "--plot", str(file), "--plot-kind", kind)
    assert (result.code, result.err) == (0, "")
    assert f"Plot: {file}" in result.out
    drawn = file.read_text(encoding="utf-8")
    assert "smithy-money · big-money" in drawn
    words = {
        "wins": ["Wins, with 95% intervals"],
        "length": ["Game length"],
        "score": ["Points after each turn"],
        "money": ["Coins to spend each turn"],
        "deck": ["smithy-money's deck", "Smithy", "Province"],
    }
    for part in words.get(kind, [part for parts in words.values() for part in parts]):
        assert part in drawn


def test_a_plot_for_six_is_drawn_as_png(tmp_path: Path) -> None:
    file = tmp_path / "plot.PNG"
    result = run("simulate", *["big-money"] * 6, "--games", "12", "--plot", str(file))
    assert (result.code, result.err) == (0, "")
    assert file.read_bytes().startswith(PNG)


def test_plots_without_matplotlib_say_what_to_install(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """They do so before any game is played."""
    for name in [name for name in sys.modules if name.startswith("throneroom.lab.plots")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    result = run("simulate", "big-money", "big-money", "--plot", str(tmp_path / "x.png"))
    assert result.is_refused(1, "this needs Matplotlib", "pip install 'throneroom[lab]'")


@pytest.mark.parametrize(
    ("arguments", "parts"),
    [
        (["big-money"], ["at least 2 strategies"]),
        ([], ["2 to 6 strategies"]),
        (["big-money"] * 7, ["2 to 6 strategies", "2 to 6 strategies, not 7"]),
        (["big-money", "smithymoney"], ["'smithymoney'", "Did you mean smithy-money"]),
        (["big-money", ""], ["No strategy, level or file named ''"]),
        (["big-money", "absent.txt"], ["Cannot read absent.txt: No such file"]),
        (["big-money", "random", "--kingdom", "no such set"], ["no such set"]),
        (["big-money", "random", "--kingdom", "Moat, Cellar"], ["10 different cards", "add 8 more"]),
        (["big-money", "random", "--games", "0"], ["--games", "0"]),
        (["big-money", "random", "--games", "many"], ["--games", "many"]),
        (["big-money", "random", "--jobs", "0"], ["--jobs"]),
        (["big-money", "random", "--precision", "0"], ["--precision"]),
        (["big-money", "random", "--plot", "x.pdf"], ["x.pdf", ".png or .svg"]),
        (["big-money", "random", "--plot", "nowhere/x.png"], ["nowhere/x.png", "no such folder"]),
        (["big-money", "random", "--csv", "."], ["folder"]),
        (["big-money", "random", "--jobs", "2", "--cluster", "tcp://h:1"], ["--jobs", "--cluster"]),
        (["big-money", "random", "--lang", "xx"], ["xx"]),
    ],
)
def test_bad_usage_is_reported_in_one_line(arguments: list[str], parts: list[str]) -> None:
    assert run("simulate", *arguments).is_refused(2, *parts)


def test_a_mistake_in_a_strategy_is_reported_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "plan.txt"
    file.write_text("Province\nGlod\n")
    assert run("simulate", str(file), "big-money").is_refused(2, "plan.txt:2:1", "Gold")


def test_more_cards_than_a_kingdom_has_need_a_kingdom(tmp_path: Path) -> None:
    names = "Cellar, Chapel, Moat, Village, Woodcutter, Workshop, Feast, Militia, Smithy, Remodel, Witch"
    (tmp_path / "many.txt").write_text(names.replace(", ", "\n"))
    assert run("simulate", str(tmp_path / "many.txt"), "big-money").is_refused(2, "11 cards", "--kingdom")


def is_group_alive(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.once
@pytest.mark.skipif(os.name == "nt", reason="there are no such signals")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interruption_shows_the_results_so_far_and_leaves_no_process(number: int, jobs: str, tmp_path: Path) -> None:
    """Exit code 130, one line on standard error, and the results so far."""
    table = tmp_path / "games.csv"
    words = ["simulate", "big-money", "random", "--kingdom", "First Game", "--games", "90000000", "--jobs", jobs]
    process = subprocess.Popen(
        [sys.executable, "-m", "throneroom", *words, "--json", "--csv", str(table)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        start_new_session=True,
        env={**os.environ, "PYTHONPATH": str(SOURCES)},
    )
    wait_until(lambda: table.exists() and table.stat().st_size >= 100_000, "the file has some games")
    os.killpg(process.pid, number) if number == signal.SIGINT else os.kill(process.pid, number)
    out, err = process.communicate(timeout=50)
    assert process.returncode == 130, err
    data = json.loads(out)
    assert data["stopped"] == "interrupted"
    assert data["games"] > 0
    assert err == f"interrupted after {data['games']:,} games; here are the results so far\n"
    assert table.read_bytes().count(b"\n") == data["games"] + 1
    wait_until(
        lambda: not is_group_alive(process.pid), "every process ends"
    )  # Python's helper process ends a little later


def test_a_closed_output_causes_no_traceback() -> None:
    """As with `throneroom ... | head`."""
    command = f"{sys.executable} -m throneroom simulate big-money random --games 10 | true"
    environment = {**os.environ, "PYTHONPATH": str(SOURCES)}
    done = subprocess.run(
        ["/bin/sh", "-c", command], capture_output=True, encoding="utf-8", env=environment, check=False
    )
    assert done.stderr == ""


def test_there_is_no_progress_bar_in_a_pipe() -> None:
    """Standard error stays empty."""
    result = run_process("simulate", "big-money", "random", "--games", "10")
    assert (result.code, result.err) == (0, "")


def test_the_lab_alone_shows_its_commands() -> None:
    result = run("lab")
    assert (result.code, result.err) == (0, "")
    assert "validate" in result.out
