"""What docs/hosting.md promises: each command works, the service starts, and what is backed up comes back.

PostgreSQL is real. There is no systemd in a test: the service is started as its file says, and the file is checked by
systemd's own tool where there is one.
"""

from __future__ import annotations

import configparser
import json
import os
import re
import shutil
import signal
import subprocess
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import psycopg
import pytest
from tests.docs.pages import SHELLS, blocks, commands_in_sentences
from tests.docs.stage import Stage, stop, wait_for
from tests.docs.ways import WAYS, Way, as_it_stands, carry_out, is_extra
from tests.helpers.missing import missing
from tests.server.database import Database, database
from tests.server.players import request
from tests.server.running import free_port

pytestmark = pytest.mark.once  # many processes

PAGE = "docs/hosting.md"
TOOLS = ("createdb", "createuser", "curl", "pg_dump", "pg_restore")
PLACES = ("/opt/throneroom", "/var/lib/throneroom", "/var/backups", "/tmp/tables.db")


class Machine(Stage):
    """A machine of one's own: its folders are below the folder of the test, and it has one service."""

    def __init__(self, folder: Path, running: Database) -> None:
        super().__init__(folder, {"8471": str(free_port()), "8472": str(free_port()), "10.0.0.6": "127.0.0.1"})
        for place in ("/var/lib/throneroom", "/var/backups", "/tmp"):
            (folder / place[1:]).mkdir(parents=True)
        # PostgreSQL in a test believes every name, so the name is all that sudo changes here.
        self.put(folder / "bin" / "sudo", 'export PGUSER="$2"; shift 2; exec "$@"')
        self.environment |= {"PGHOST": running.folder, "PGUSER": "postgres"}
        self._service: subprocess.Popen[str] | None = None

    def read(self, command: str) -> str:
        # Nobody is called throneroom here.
        command = command.replace(
            "--owner throneroom --group throneroom", f"--owner {os.getuid()} --group {os.getgid()}"
        )
        for place in PLACES:
            command = command.replace(place, f"{self.folder}{place}")
        return super().read(command)

    @property
    def unit(self) -> str:
        """The file of the service."""
        (block,) = blocks(PAGE, "ini")
        return self.read(block.text)

    @property
    def address(self) -> str:
        """Of the service."""
        return f"http://127.0.0.1:{self.replaced['8471']}"

    def start_service(self) -> None:
        assert self._service is None
        unit = configparser.ConfigParser(interpolation=None)
        unit.read_string(self.unit)
        command = unit["Service"]["ExecStart"]
        self._service = subprocess.Popen(
            command.split(), env=self.environment, encoding="utf-8", start_new_session=True
        )
        wait_for(f"{self.address}/api/health", self._service)

    def stop_service(self) -> None:
        """As systemd does it."""
        if self._service is not None:
            stop(self._service, signal.SIGTERM)
            self._service = None


# -- how the commands of this page are run ----------------------------------------------------------------------------


def venv(stage: Stage, command: str) -> None:
    stage.run(f"{command} --without-pip")  # nothing is installed into it


def install(stage: Stage, command: str) -> None:
    """The program is put where pip would put it."""
    is_extra(stage, command)
    (Path(command.split()[0]).parent / "throneroom").symlink_to(stage.folder / "bin" / "throneroom")


def service(stage: Stage, command: str) -> None:
    assert isinstance(stage, Machine)
    if "stop" in command or "restart" in command:
        stage.stop_service()
    if "start" in command or "enable" in command:
        stage.start_service()


def not_here(stage: Stage, command: str) -> None:
    """Changes the system that the test runs on (packages, users), or asks a systemd that is not there."""


HOSTING_WAYS: list[tuple[str, Way]] = [
    (r"apt install (python3-venv|gcc python3-dev)$", not_here),
    (r"useradd --system --home-dir \S+ throneroom$", not_here),
    (r"systemctl daemon-reload$", not_here),
    (r"journalctl --unit throneroom$", not_here),
    (r"systemctl (enable --now|restart|start|stop) throneroom$", service),
    (r"python3 -m venv \S+$", venv),
    (r"\S+/opt/throneroom/bin/pip install ", install),
    (r"curl --fail http://127", as_it_stands),
    (r"(cp|install|rm) ", as_it_stands),
    (r"sudo -u postgres (createdb|createuser|pg_dump|pg_restore) ", as_it_stands),
    *WAYS,
]


@pytest.fixture
def machine(tmp_path: Path) -> Iterator[Machine]:
    with database() as running:
        # As a fresh installation has it: a superuser called postgres, and nobody called throneroom.
        with psycopg.connect(running.address, autocommit=True) as connection:
            connection.execute("CREATE ROLE postgres SUPERUSER LOGIN")
        with psycopg.connect(running.address.replace("throneroom@", "postgres@"), autocommit=True) as connection:
            connection.execute("ALTER ROLE throneroom RENAME TO somebody")
        stage = Machine(tmp_path, running)
        if lacking := [name for name in TOOLS if not shutil.which(name, path=stage.environment["PATH"])]:
            missing(f"there is no {', '.join(lacking)} here; install PostgreSQL's client programs, and curl")
        try:
            yield stage
        finally:
            stage.end()
            stage.stop_service()


def seat_at(base: str) -> dict[str, str]:
    """Somebody sits down at a new table: the table and the token."""
    seated = request(base, "/api/quick", {"name": "Ann"})
    return {"table": seated["table"], "token": seated["token"]}


def has_seat(base: str, seat: dict[str, str]) -> bool:
    """Whether the table is there, and the token still opens the seat."""
    return bool(request(base, "/api/mine", {"seats": [seat]})["seats"])


def test_each_command_of_the_page_works_and_what_is_backed_up_comes_back(machine: Machine) -> None:
    before: dict[str, str] = {}
    after: dict[str, str] = {}
    shared: dict[str, str] = {}

    def service_runs() -> None:
        before.update(seat_at(machine.address))

    def backed_up() -> None:
        assert has_seat(machine.address, before)
        after.update(seat_at(machine.address))

    def looked_at() -> None:
        assert has_seat(machine.base, before)
        assert not has_seat(machine.base, after)

    def restored() -> None:
        assert has_seat(machine.address, before)
        assert not has_seat(machine.address, after)

    def origin_allowed() -> None:
        """A browser that comes from there may play; one from elsewhere may not."""
        assert says_from(machine.base, "https://play.example.org") == 200
        assert says_from(machine.base, "https://elsewhere.example") == 400

    def postgres_runs() -> None:
        shared.update(seat_at(machine.base))

    def postgres_has_it() -> None:
        assert has_seat(machine.base, shared)

    checks: dict[str, Callable[[], None]] = {
        "curl --fail": service_runs,
        "--origin": origin_allowed,
        "cp /var/lib/throneroom/tables.db": backed_up,
        "--database /tmp/tables.db": looked_at,
        "install --owner": restored,
        "serve --database postgresql:///throneroom\n": postgres_runs,
        "--workers 4": postgres_has_it,
        "postgresql:///restored": postgres_has_it,
    }
    for block in blocks(PAGE, *SHELLS):
        for command in block.commands():
            carry_out(machine, command, block.place, HOSTING_WAYS)
        for words in [words for words in checks if words in block.text]:
            checks.pop(words)()
        machine.end()
    assert not checks
    for command in commands_in_sentences(PAGE):
        carry_out(machine, command, PAGE, HOSTING_WAYS)


def says_from(base: str, origin: str) -> int:
    """The status of a request that a browser would send from a page there."""
    headers = {"Content-Type": "application/json", "Origin": origin}
    asked = urllib.request.Request(f"{base}/api/quick", json.dumps({"name": "Ann"}).encode(), headers)
    try:
        with urllib.request.urlopen(asked, timeout=20) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as error:
        return error.code


def test_systemd_finds_nothing_wrong_with_the_service(tmp_path: Path) -> None:
    tool = shutil.which("systemd-analyze")
    if tool is None:
        pytest.skip("there is no systemd-analyze; the other test starts what the file says")
    (block,) = blocks(PAGE, "ini")
    unit = tmp_path / "throneroom.service"
    unit.write_text(block.text.replace("/opt/throneroom/bin/throneroom", shutil.which("true") or ""))
    done = subprocess.run([tool, "verify", str(unit)], capture_output=True, encoding="utf-8", check=False, timeout=60)
    assert [line for line in done.stderr.splitlines() if "throneroom.service" in line] == []
    unit.write_text(block.text.replace("[Service]", "[Service]\nExecStop=nothing"))
    done = subprocess.run([tool, "verify", str(unit)], capture_output=True, encoding="utf-8", check=False, timeout=60)
    assert re.search("throneroom.service", done.stderr), "it would tell"
