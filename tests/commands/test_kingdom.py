"""`throneroom kingdom`: random, named and by hand; swaps; many people; a line to paste; JSON."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Any

import pytest
from tests.helpers.command import CommandResult, run, run_process
from tests.helpers.paths import ROOT

from throneroom.cards.catalog import Catalog
from throneroom.cards.kingdoms import SOURCES, random_kingdom
from throneroom.cards.sets import RECOMMENDED_SETS
from throneroom.locale import Locale

NIGHT_MARKET = "docs/examples/night_market.py"
TEN = "Cellar, Market, Militia, Mine, Moat, Remodel, Smithy, Village, Woodcutter, Witch"


@pytest.fixture(autouse=True)
def _in_repository(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.delenv("COLUMNS", raising=False)


def tables(*arguments: str) -> list[dict[str, Any]]:
    found = run("kingdom", "--json", *arguments).json["tables"]
    assert isinstance(found, list)
    return found


def pasted(result: CommandResult) -> list[CommandResult]:
    """Run the commands that a result shows for pasting."""
    commands = [line for line in result.out.splitlines() if line.startswith("throneroom kingdom ")]
    return [run(*shlex.split(command)[1:]) for command in commands]


# -- by name and by hand ---------------------------------------------------------------------------------


def test_a_recommended_set_is_shown_by_cost_with_types_and_piles() -> None:
    assert run("kingdom", "victory", "dance").out == (
        "Victory Dance, a recommended set\n"
        "\n"
        "Cost  Card        Types              Set       Pile\n"
        "   2  Pawn        Action             Intrigue    10\n"
        "   3  Great Hall  Action, Victory    Intrigue     8\n"
        "   3  Masquerade  Action             Intrigue    10\n"
        "   4  Bridge      Action             Intrigue    10\n"
        "   4  Ironworks   Action             Intrigue    10\n"
        "   4  Scout       Action             Intrigue    10\n"
        "   5  Duke        Victory            Intrigue     8\n"
        "   5  Upgrade     Action             Intrigue    10\n"
        "   6  Harem       Treasure, Victory  Intrigue     8\n"
        "   6  Nobles      Action, Victory    Intrigue     8\n"
        "\n"
        "Basic: Copper 46, Silver 40, Gold 30, Estate 8, Duchy 8, Province 8, Curse 10\n"
        "The game ends when the Provinces are gone, or when any 3 piles are empty.\n"
        "\n"
        "To repeat:\n"
        'throneroom kingdom "Victory Dance" --people 2\n'
    )


@pytest.mark.parametrize("known", RECOMMENDED_SETS, ids=repr)
def test_every_recommended_set_is_found_by_its_name(known: Any) -> None:
    (table,) = tables(f"{known.name}, {known.edition} edition")
    assert (table["set"], table["edition"]) == (known.name, known.edition)
    assert sorted(table["cards"]) == sorted(card.name for card in known.cards)
    assert tables(known.name.split()[0].lower(), "--edition", known.edition) == [table]
    if known.edition == "first":
        assert tables(known.name) == [table]


@pytest.mark.parametrize(
    ("named", "problem"),
    [
        ("v", "'v' could be Victory Dance or Village Square; type more of the name"),
        (
            "Frist Game",
            "No recommended set named 'Frist Game' (to list cards, separate them with commas). Did you mean First",
        ),
        ("Moat", "No recommended set named 'Moat' (to list cards, separate them with commas)"),
        ("Moat, Milita", "No card named 'Milita'. Did you mean Militia?"),
        ("Moat, Militia", "A kingdom has 10 different cards, not 2; add 8 more"),
        ("Moat, Moat", "Moat is listed more than once; a kingdom has 10 different cards"),
        ("Moat, Copper", "Copper is a basic card and already in every game; list only kingdom cards"),
        (f"{TEN}, Chapel", "A kingdom has 10 different cards, not 11; remove 1"),
    ],
)
def test_a_name_that_is_no_kingdom_is_bad_usage(named: str, problem: str) -> None:
    assert run("kingdom", named).is_refused(2, f"throneroom kingdom: {problem}")


def test_the_sets_can_be_listed() -> None:
    shown = run("kingdom", "--list").out
    assert shown.startswith("First Game (Dominion)\n  Cellar, Market, ")
    assert "\nUnderlings (Dominion + Intrigue)\n  Baron, " in shown
    assert max(map(len, shown.splitlines())) <= 80
    found = run("kingdom", "--list", "--json").json
    assert [known["name"] for known in found] == [known.name for known in RECOMMENDED_SETS]
    assert {known["name"]: known["boxes"] for known in found}["Underlings"] == ["base", "intrigue"]
    assert [known["edition"] for known in found] == ["first"] * 11 + ["second"] * 9
    assert all(len(known["cards"]) == 10 for known in found)


def test_ten_cards_by_hand_in_any_accepted_spelling() -> None:
    (table,) = tables(TEN)
    assert table["set"] is None
    assert sorted(table["cards"]) == sorted(TEN.split(", "))
    assert tables(*TEN.split(" ")) == [table]
    assert tables(TEN.replace(", ", ";").lower()) == [table]
    assert tables(TEN.replace(", ", "\n") + "\n") == [table]
    assert tables(TEN.replace("Militia", "mili")) == [table]
    assert run("kingdom", TEN).out.startswith("A kingdom chosen by hand\n")


# -- random ----------------------------------------------------------------------------------------------


def test_without_a_seed_one_is_chosen_and_shown() -> None:
    shown = run("kingdom").out
    found = re.match(r"A random kingdom, seed (\d+)\n", shown)
    assert found
    assert run("kingdom", "--seed", found[1]).out == shown
    data = run("kingdom", "--json").json
    assert run("kingdom", "--json", "--seed", str(data["seed"])).json == data


@pytest.mark.parametrize("source", SOURCES)
def test_the_options_match_the_library(source: str) -> None:
    find = Catalog().find
    need, ban = ("Moat", "Thief") if source != "intrigue" else ("Pawn", "Duke")
    (table,) = tables("--from", source, "--with", need.lower(), "--without", ban[:4], "--seed", "-5")
    kingdom = random_kingdom(-5, source, [find(need)], [find(ban)])
    assert table["cards"] == [card.name for card in kingdom.cards]


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ("--with Moat --without moat", "Moat is both required and banned; choose one"),
        ("--with Bridge --from base", "Bridge is from intrigue, but the kingdom is drawn from base; try both"),
        ("--with Gold", "Gold is a basic card and already in every game"),
        ("--with Milita", "No card named 'Milita'. Did you mean Militia?"),
        ("--without room", "'room' could be Council Room or Throne Room; type more of the name"),
        ("--without Moat,room", "'room' could be Council Room or Throne Room; type more of the name"),
        ("--with Moat,", "No card named ''."),
        ("--list First Game", "--list shows the recommended sets; combine it only with --lang and --json"),
        ("--list --people 5", "--list shows"),
        ("First Game --seed 3", "--seed is for random kingdoms, but you named a kingdom"),
        ("First Game --with Witch", "--with is for random kingdoms, but you named a kingdom"),
        ("First Game --without Moat", "--without is for random kingdoms, but you named a kingdom"),
        ("First Game --from base", "--from is for random kingdoms, but you named a kingdom"),
        ("First Game --with Witch --swap random", "--with is for random kingdoms, but you named a kingdom"),
    ],
)
def test_impossible_requests_are_bad_usage(arguments: str, problem: str) -> None:
    assert run("kingdom", *arguments.split()).is_refused(2, f"throneroom kingdom: {problem}")


@pytest.mark.parametrize("named", ["", " "])
def test_an_empty_name_is_not_taken_for_a_random_kingdom(named: str) -> None:
    assert run("kingdom", named).is_refused(2, "No recommended set named ''")


def test_several_cards_may_be_requested_at_once() -> None:
    chosen = run("kingdom", "--with", "Moat, Witch", "--with", "spy", "--without", "Thief,Militia", "--json").json
    cards = set(chosen["tables"][0]["cards"])
    assert {"Moat", "Witch", "Spy"} <= cards
    assert not {"Thief", "Militia"} & cards


# -- how many play ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("people", "piles"),
    [
        (2, [46, 40, 30, 8, 8, 8, 10]),
        (3, [39, 40, 30, 12, 12, 12, 20]),
        (4, [32, 40, 30, 12, 12, 12, 30]),
        (5, [85, 80, 60, 12, 12, 15, 40]),
        (6, [78, 80, 60, 12, 12, 18, 50]),
    ],
)
def test_the_piles_are_those_of_the_rules(people: int, piles: list[int]) -> None:
    (table,) = tables("Size Distortion", "--people", str(people))
    assert table["players"] == people
    assert len(table["piles"]) == 17
    basic = ("Copper", "Silver", "Gold", "Estate", "Duchy", "Province", "Curse")
    assert [table["piles"][name] for name in basic] == piles
    assert (table["piles"]["Gardens"], table["piles"]["Witch"]) == (8 if people == 2 else 12, 10)


def test_seven_people_sit_at_tables_of_three_and_four_each_with_a_kingdom() -> None:
    result = run("kingdom", "--people", "7", "--seed", "1")
    assert result.out.startswith("A random kingdom, seed 1\n7 people at 2 tables: 3 + 4\n\nTable 1, 3 players\n")
    assert "\nTable 2, 4 players\n" in result.out
    three, four = tables("--people", "7", "--seed", "1")
    assert (three["players"], four["players"]) == (3, 4)
    assert not set(three["cards"]) & set(four["cards"])


def test_five_and_six_may_share_a_table_but_are_advised_to_take_two() -> None:
    for people, advice in ((5, "2 + 3"), (6, "3 + 3")):
        shown = run("kingdom", "First Game", "--people", str(people)).out
        assert "any 4 piles are empty" in shown
        assert f"advises two tables: {advice} (--split)." in shown
        assert [table["players"] for table in tables("--split", "--people", str(people))] == [
            int(size) for size in advice.split(" + ")
        ]
    assert "advises" not in run("kingdom", "--people", "4").out
    assert "advises" not in run("kingdom", "--people", "6", "--split").out


def test_a_named_kingdom_is_used_at_all_tables() -> None:
    assert [(table["players"], table["set"]) for table in tables("First Game", "--people", "8")] == [
        (4, "First Game"),
        (4, "First Game"),
    ]


@pytest.mark.parametrize("people", ["1", "0", "-2", "101", "many"])
def test_other_numbers_of_people_are_bad_usage(people: str) -> None:
    assert run("kingdom", "--people", people).is_refused(2, "--people", people)


# -- series of games -------------------------------------------------------------------------------------


def test_each_player_may_swap_a_card_for_the_next_game() -> None:
    arguments = ["First Game", "--people", "3", "--swap", "moat=chapel", "--swap", "Mine = Nobles"]
    result = run("kingdom", *arguments)
    assert result.out.startswith("First Game, a recommended set\nSwapped: Chapel for Moat, Nobles for Mine\n")
    (table,) = tables(*arguments)
    assert {"Chapel", "Nobles"} <= set(table["cards"])
    assert not {"Moat", "Mine"} & set(table["cards"])
    assert table["set"] is None


def test_swaps_may_be_random() -> None:
    shown = run("kingdom", "First Game", "--people", "4", "--swap", "random").out
    found = re.match(r"First Game, a recommended set\nSwapped at random, seed (\d+): ", shown)
    assert found
    again = ["First Game", "--people", "4", "--swap", "random", "--seed", found[1]]
    assert run("kingdom", *again).out == shown
    data = run("kingdom", "--json", *again, "--from", "base", "--without", "Witch").json
    assert data["seed"] == int(found[1])
    cards = {card.name for card in RECOMMENDED_SETS[0].cards}
    assert len(cards & set(data["tables"][0]["cards"])) == 6
    assert run("kingdom", "--seed", "3", "--swap", "random").out.startswith("A random kingdom, seed 3\nSwapped: ")


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (
            "--swap Moat=Chapel --swap Mine=Witch --swap Market=Spy",
            "Each player may swap at most one card, but there are 3",
        ),
        ("--swap Moat", "--swap takes OLD=NEW, such as Moat=Chapel, not 'Moat'"),
        ("--swap Moat=Mine", "Mine was already in the last game; swap in a card that was not"),
        ("--swap Witch=Spy", "Witch was not in the last game; swap one of these: Cellar, Moat, "),
        ("--swap Moat=Chappel", "No card named 'Chappel'. Did you mean Chapel?"),
        (
            "--swap random --swap Moat=Chapel",
            "--swap random already swaps a card for each player; leave out the other swaps",
        ),
        ("--people 7 --swap Moat=Chapel", "--swap is for the next game at one table, but 7 people make 2"),
    ],
)
def test_swaps_that_the_rules_do_not_allow_are_bad_usage(arguments: str, problem: str) -> None:
    assert run("kingdom", "First Game", *arguments.split()).is_refused(2, f"throneroom kingdom: {problem}")


# -- custom cards ----------------------------------------------------------------------------------------


def test_a_custom_card_can_be_required_chosen_and_swapped_in() -> None:
    own = ("--custom", NIGHT_MARKET)
    for arguments in (["--with", "night market", "--from", "5+5"], ["First Game", "--swap", "Moat=Night Market"]):
        (table,) = tables(*own, *arguments)
        assert "Night Market" in table["cards"]
        assert table["piles"]["Night Market"] == 10
    assert "   5  Night Market  Action, Attack" in run("kingdom", *own, "--with", "night", "--seed", "2").out
    assert "Night Market" not in run("kingdom", *own, "--seed", "2").out


def test_the_line_to_paste_names_the_file_and_is_quoted_for_the_shell(tmp_path: Path) -> None:
    file = tmp_path / "my $own cards.py"
    card = """A = Card("Five o'clock \\"tea\\"", cost=5, types=ACTION)"""
    file.write_text(f"from throneroom.engine.card import ACTION, Card\n{card}\n")
    result = run("kingdom", "--custom", str(file), "--with", "five", "--seed", "2")
    (again,) = pasted(result)
    assert again.out.splitlines()[1:] == result.out.splitlines()[1:]


# -- the line to paste, layout, data ---------------------------------------------------------------------


@pytest.mark.parametrize(
    "arguments",
    [
        "--seed 1",
        "--seed 1 --from 5+5 --people 4",
        "First Game --people 6",
        "First Game --people 3 --swap random --seed 4",
        "--people 11 --seed 5",
        f"--with night --seed 5 --custom {NIGHT_MARKET}",
    ],
)
def test_what_is_pasted_back_gives_the_same_kingdom(arguments: str) -> None:
    data = run("kingdom", "--json", *arguments.split()).json
    again = pasted(run("kingdom", *arguments.split()))
    assert len(again) == len(data["tables"])
    for result, table in zip(again, data["tables"], strict=True):
        assert (result.code, result.err) == (0, "")
        assert all(f"  {name} " in result.out for name in table["cards"])
        (same,) = pasted(result)
        assert same.out == result.out


@pytest.mark.parametrize("seed", range(10))
def test_everything_but_the_line_to_paste_fits_80_columns(seed: int) -> None:
    for line in run("kingdom", "--seed", str(seed), "--people", "20").out.splitlines():
        assert len(line) <= 80 or line.startswith("throneroom kingdom ")
        assert line == line.rstrip()
        assert line.isascii()


def test_json_has_the_documented_fields() -> None:
    data = run("kingdom", "--json", "--seed", "7", "--people", "7").json
    assert list(data) == ["seed", "tables"]
    assert data["seed"] == 7
    for table in data["tables"]:
        assert list(table) == ["players", "set", "edition", "cards", "piles"]
        assert set(table["cards"]) < set(table["piles"])
    assert run("kingdom", "--json", "First Game").json["seed"] is None


def test_it_runs_in_another_process() -> None:
    assert run_process("kingdom", "first").out.startswith("First Game, a recommended set\n")
    assert run_process("kingdom", "--with", "Milita").is_refused(2, "Did you mean Militia?")


def test_every_text_of_these_commands_is_used() -> None:
    folder = ROOT / "src" / "throneroom"
    keys = re.findall(r"^(show-[a-z-]+) =", (folder / "locale/en/commands.ftl").read_text("utf-8"), re.MULTILINE)
    code = "".join(
        path.read_text("utf-8") for layer in ("words", "commands") for path in (folder / layer).rglob("*.py")
    )
    assert len(keys) > 20
    assert not [key for key in keys if f'"{key}"' not in code]
    assert not [key for key in re.findall(r'"(show-[a-z-]+)"', code) if not Locale("en").has(key)]


def test_a_random_kingdom_may_be_named_as_in_other_commands() -> None:
    drawn = run("kingdom", "random intrigue, second edition", "--seed", "3", "--json").json
    assert drawn == run("kingdom", "--from", "intrigue", "--edition", "second", "--seed", "3", "--json").json
    assert drawn["tables"][0]["edition"] == "second"
    assert run("kingdom", "random nowhere").is_refused(2, "'nowhere'")
