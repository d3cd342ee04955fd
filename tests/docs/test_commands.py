"""Every command in the README and the documentation works: each is run, or checked as tests/docs/ways.py says.

Hosting has its own test, with a database and proxies.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.docs.pages import PAGES, SHELLS, Block, blocks, commands_in_sentences
from tests.docs.stage import PATIENCE, Stage
from tests.docs.ways import WAYS, carry_out
from tests.helpers.paths import ROOT
from tests.server.players import request
from tests.server.running import free_port

pytestmark = pytest.mark.once  # many processes

HOSTING = "docs/hosting.md"
# Words that a page leaves open, and what a reader might put there.
MEANT = {
    "HOST": "127.0.0.1",
    "8786": str(free_port()),
    "FILE": "game.txt",
    "simulate NAME": "simulate smithy-money",
    # It thinks for half a minute before a game; the lab's tests measure it.
    "strong": "good",
}
# What a program on a page takes for granted.
BEFORE = {
    "README.md": """
from throneroom import ACTION, ATTACK, Card, Effect, Game, Play, discard_down_to
""",
    "docs/record.md": """
from throneroom import Game, random_kingdom
game = Game.deal(random_kingdom(seed=1), seats=2, seed=7)
for _ in range(10):
    game.answer(game.decision.default())
""",
    "docs/write-a-card.md": """
from tests.helpers.scenario import scenario
from throneroom.cards.catalog import Catalog
from throneroom.cards.custom import load_cards
""",
}
# A program that is a test is called, too.
AFTER = """
for name, thing in list(globals().items()):
    if name.startswith("test_"):
        thing()
"""


@pytest.fixture
def stage(tmp_path: Path) -> Iterator[Stage]:
    opened = Stage(tmp_path, MEANT)
    yield opened
    opened.end()


def visited(page: str) -> bool:
    """Whether the page tells how to go to a server that runs already."""
    return any("http://HOST" in block.text for block in blocks(page, *SHELLS))


def serve_tables(stage: Stage) -> None:
    """A server with an open table and a running one; the pages mean it by its address."""
    base = stage.serve("throneroom serve")
    stage.replaced = {**stage.replaced, "8471": base.rpartition(":")[2], "URL": base}
    for other in ("open", "bot"):
        request(base, "/api/tables", {"name": "Ann", "seats": [{"who": "me"}, {"who": other}]})


@pytest.mark.parametrize("page", [page for page in PAGES if page != HOSTING and blocks(page, *SHELLS)])
def test_each_command_of_a_page_works_one_after_the_other(page: str, stage: Stage) -> None:
    stage.run("throneroom play --plain --save game.txt")
    if visited(page):
        serve_tables(stage)
    for block in blocks(page, *SHELLS):
        for command in block.commands():
            carry_out(stage, command, block.place)
        if not visited(page):
            stage.end()


def sentences() -> list[str]:
    """The commands within sentences, each once, and none that a block has as well."""
    listed = [command for page in PAGES for block in blocks(page, *SHELLS) for command in block.commands()]
    known = {command.partition(" #")[0].strip() for command in listed}
    found = {command for page in PAGES if page != HOSTING for command in commands_in_sentences(page)}
    return sorted(found - known)


@pytest.mark.parametrize("part", range(4))
def test_each_command_within_a_sentence_works(part: int, stage: Stage) -> None:
    stage.run("throneroom play --plain --save game.txt")
    for command in sentences()[part::4]:
        if "URL" in command:
            serve_tables(stage)
        carry_out(stage, command, "in a sentence")
        stage.end()


def test_a_command_that_nobody_runs_is_found(stage: Stage) -> None:
    with pytest.raises(pytest.fail.Exception, match="nobody runs this command"):
        carry_out(stage, "shutdown now", "nowhere")


def test_a_command_that_does_not_work_is_found(stage: Stage) -> None:
    for command in (
        "throneroom cards Milita",
        "throneroom serve --databse x",
        "make dinner",
        "pip install '.[dinner]'",
    ):
        with pytest.raises(AssertionError):
            carry_out(stage, command, "nowhere")


def test_every_way_is_needed(stage: Stage) -> None:
    """A way that no page needs any more is taken out of the table."""
    stage.replaced = {**stage.replaced, "URL": "http://127.0.0.1"}
    commands = [command for page in PAGES for block in blocks(page, *SHELLS) for command in block.commands()]
    read = [stage.read(command) for command in [*commands, *sentences()]]
    assert not [pattern for pattern, _ in WAYS if not any(re.match(pattern, command) for command in read)]


PROGRAMS = [block for page in PAGES for block in blocks(page, "python")]


@pytest.mark.parametrize("block", PROGRAMS, ids=lambda block: block.place)
def test_each_program_runs(block: Block, stage: Stage) -> None:
    (stage.folder / "my-plan.txt").write_text("Province\nGold\nSilver\n")
    program = stage.folder / "program.py"
    before = "" if "__future__" in block.text else BEFORE.get(block.page, "")  # a whole file has all it needs
    program.write_text(before + block.text + AFTER, encoding="utf-8")
    stage.environment["PYTHONPATH"] += f":{ROOT}"
    done = subprocess.run(
        [sys.executable, str(program)],
        capture_output=True,
        encoding="utf-8",
        cwd=stage.folder,
        env=stage.environment,
        check=False,
        timeout=PATIENCE,
    )
    assert (done.returncode, done.stderr) == (0, ""), block.text
