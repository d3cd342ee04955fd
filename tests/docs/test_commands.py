"""Every command in the README and the documentation works: it is run, or checked as tests/docs/runners.py says.

Hosting has its own tests, with a database and proxies.
"""

from __future__ import annotations

import importlib.util
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.docs.pages import PAGES, SHELLS, Block, blocks, inline_commands
from tests.docs.runners import RUNNERS, run_command
from tests.docs.sandbox import PATIENCE, Sandbox
from tests.helpers.missing import missing
from tests.helpers.paths import ROOT
from tests.server.players import request
from tests.server.running import free_port

pytestmark = pytest.mark.once  # many processes

HOSTING = "docs/hosting.md"
# Placeholders in the pages, and what a reader might replace them with.
REPLACEMENTS = {
    "HOST": "127.0.0.1",
    "8786": str(free_port()),
    r"mybot\.py": "docs/examples/mybot.py",
    r"first-game\.npz": "docs/examples/first-game.npz",
    "custom FILE": "custom docs/examples/night_market.py",
    "balance CARD": "balance docs/examples/night_market.card",
    "BOT BOT --out FILE": "big-money fair --out games.parquet",
    "FILE": "game.txt",
    "simulate NAME": "simulate smithy-money",
    # "strong" prepares for half a minute before a game; the lab's tests measure it.
    "strong": "good",
}
# Code that the programs on a page need to run.
PREAMBLES = {
    "docs/api.md": """
from throneroom import ACTION, ATTACK, Card, Effect, Game, Play, discard_down_to
""",
    "docs/coach.md": """
from pathlib import Path
from throneroom import Game, Record, random_kingdom
game = Game.deal(random_kingdom(seed=1), seats=2, seed=7)
for _ in range(10):
    game.answer(game.decision.default())
Path("game.txt").write_text(Record.of(game).to_text())
""",
    # As in a notebook: the first program of the page comes before each other one.
    "docs/data.md": """
import subprocess
arguments = "big-money smithy-money --kingdom First_Game --layout kingdom --games 60 --jobs 1 --out games.parquet"
words = [word.replace("_", " ") for word in arguments.split()]
subprocess.run(["throneroom", "lab", "games", *words], check=True)
"""
    + blocks("docs/data.md", "python")[0].text,
    "docs/record.md": """
from throneroom import Game, random_kingdom
game = Game.deal(random_kingdom(seed=1), seats=2, seed=7)
for _ in range(10):
    game.answer(game.decision.default())
""",
}
# Calls the tests in a program.
RUN_TESTS = """
for name, thing in list(globals().items()):
    if name.startswith("test_"):
        thing()
"""


@pytest.fixture
def sandbox(tmp_path: Path) -> Iterator[Sandbox]:
    created = Sandbox(tmp_path, REPLACEMENTS)
    yield created
    created.end()


def needs_server(page: str) -> bool:
    """Return whether the commands of a page need a running server."""
    return any("http://HOST" in block.text for block in blocks(page, *SHELLS))


def serve_tables(sandbox: Sandbox) -> None:
    """Start a server with an open table and a running one, and use its address in the commands."""
    base = sandbox.serve("throneroom serve")
    sandbox.replacements = {**sandbox.replacements, "8471": base.rpartition(":")[2], "URL": base}
    for other in ("open", "bot"):
        request(base, "/api/tables", {"name": "Ann", "seats": [{"who": "me"}, {"who": other}]})


@pytest.mark.parametrize("page", [page for page in PAGES if page != HOSTING and blocks(page, *SHELLS)])
def test_all_commands_of_a_page_work_one_after_another(page: str, sandbox: Sandbox) -> None:
    sandbox.run("throneroom play --plain --save game.txt")
    if needs_server(page):
        serve_tables(sandbox)
    for block in blocks(page, *SHELLS):
        for command in block.commands():
            run_command(sandbox, command, block.location)
        if not needs_server(page):
            sandbox.end()


def inline_only() -> list[str]:
    """Return the commands that appear in sentences and in no code block, each once."""
    listed = [command for page in PAGES for block in blocks(page, *SHELLS) for command in block.commands()]
    known = {command.partition(" #")[0].strip() for command in listed}
    found = {command for page in PAGES if page != HOSTING for command in inline_commands(page)}
    return sorted(found - known)


@pytest.mark.parametrize("part", range(4))
def test_every_command_in_a_sentence_works(part: int, sandbox: Sandbox) -> None:
    sandbox.run("throneroom play --plain --save game.txt")
    for command in inline_only()[part::4]:
        if "URL" in command:
            serve_tables(sandbox)
        run_command(sandbox, command, "in a sentence")
        sandbox.end()


def test_a_command_without_a_runner_fails(sandbox: Sandbox) -> None:
    with pytest.raises(pytest.fail.Exception, match="no runner for this command"):
        run_command(sandbox, "shutdown now", "nowhere")


def test_a_command_that_does_not_work_fails(sandbox: Sandbox) -> None:
    for command in (
        "throneroom cards Milita",
        "throneroom serve --databse x",
        "make dinner",
        "pip install '.[dinner]'",
        "pipx install dinner",
        "uvx dinner play",
    ):
        with pytest.raises(AssertionError):
            run_command(sandbox, command, "nowhere")


def test_every_runner_is_needed(sandbox: Sandbox) -> None:
    """A runner that no page needs any more must be removed."""
    sandbox.replacements = {**sandbox.replacements, "URL": "http://127.0.0.1"}
    commands = [command for page in PAGES for block in blocks(page, *SHELLS) for command in block.commands()]
    read = [sandbox.fill_in(command) for command in [*commands, *inline_only()]]
    assert not [pattern for pattern, _ in RUNNERS if not any(re.match(pattern, command) for command in read)]


PROGRAMS = [block for page in PAGES for block in blocks(page, "python")]


@pytest.mark.parametrize("block", PROGRAMS, ids=lambda block: block.location)
def test_each_program_runs(block: Block, sandbox: Sandbox) -> None:
    if block.page == "docs/data.md" and not all(map(importlib.util.find_spec, ("matplotlib", "pandas", "pyarrow"))):
        missing("the page about data needs PyArrow, pandas and Matplotlib: pip install '.[data]'")
    (sandbox.folder / "my-plan.txt").write_text("Province\nGold\nSilver\n")
    program = sandbox.folder / "program.py"
    before = "" if "__future__" in block.text else PREAMBLES.get(block.page, "")  # complete files import what they need
    program.write_text(before + block.text + RUN_TESTS, encoding="utf-8")
    sandbox.environment["PYTHONPATH"] += f":{ROOT}"
    done = subprocess.run(
        [sys.executable, str(program)],
        capture_output=True,
        encoding="utf-8",
        cwd=sandbox.folder,
        env=sandbox.environment,
        check=False,
        timeout=PATIENCE,
    )
    assert (done.returncode, done.stderr) == (0, ""), block.text
