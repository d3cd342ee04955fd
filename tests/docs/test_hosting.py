"""docs/hosting.md is right: each command works, the service starts, and a backup can be restored.

PostgreSQL is real. systemd is not: the test runs the ExecStart line of the unit file, and checks the file with
systemd-analyze if that is installed.
"""

from __future__ import annotations

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
from tests.docs.pages import SHELLS, blocks, inline_commands
from tests.docs.runners import RUNNERS, Runner, check_extra, run_as_written, run_command, start_server
from tests.docs.sandbox import Sandbox, stop, wait_for
from tests.helpers.missing import missing
from tests.server.database import Database, database
from tests.server.players import request
from tests.server.running import free_port

pytestmark = pytest.mark.once  # many processes

PAGE = "docs/hosting.md"
TOOLS = ("createdb", "createuser", "curl", "pg_dump", "pg_restore")
PATHS = ("/opt/throneroom", "/var/lib/throneroom", "/var/backups", "/tmp/tables.db")


class Machine(Sandbox):
    """A machine whose folders lie below the folder of the test, with one service."""

    def __init__(self, folder: Path, running: Database) -> None:
        super().__init__(folder, {"8471": str(free_port()), "8472": str(free_port()), "10.0.0.6": "127.0.0.1"})
        for path in ("/var/lib/throneroom", "/var/backups", "/tmp"):
            (folder / path[1:]).mkdir(parents=True)
        # The PostgreSQL of a test checks no passwords, so sudo only has to change the user name.
        self.write_script(folder / "bin" / "sudo", 'export PGUSER="$2"; shift 2; exec "$@"')
        self.environment |= {"PGHOST": running.folder, "PGUSER": "postgres"}
        self._service: subprocess.Popen[str] | None = None

    def fill_in(self, command: str) -> str:
        # There is no user called throneroom here.
        command = command.replace(
            "--owner throneroom --group throneroom", f"--owner {os.getuid()} --group {os.getgid()}"
        )
        for path in PATHS:
            command = command.replace(path, f"{self.folder}{path}")
        return super().fill_in(command)

    @property
    def unit(self) -> str:
        """The text of the unit file."""
        (block,) = blocks(PAGE, "ini")
        return self.fill_in(block.text)

    @property
    def address(self) -> str:
        """The address of the service."""
        return f"http://127.0.0.1:{self.replacements['8471']}"

    def start_service(self) -> None:
        assert self._service is None
        # A unit file may set a key several times, which ConfigParser refuses.
        variables = dict(re.findall(r"^Environment=(\w+)=(.*)$", self.unit, re.MULTILINE))
        (command,) = re.findall(r"^ExecStart=(.*)$", self.unit, re.MULTILINE)
        self._service = subprocess.Popen(
            command.split(), env={**self.environment, **variables}, encoding="utf-8", start_new_session=True
        )
        wait_for(f"{self.address}/api/health", self._service)

    def stop_service(self) -> None:
        """Stop the service with SIGTERM, as systemd does."""
        if self._service is not None:
            stop(self._service, signal.SIGTERM)
            self._service = None


# -- how the commands of this page are run ----------------------------------------------------------------------------


def venv(sandbox: Sandbox, command: str) -> None:
    sandbox.run(f"{command} --without-pip")  # the test installs nothing into it


def install(sandbox: Sandbox, command: str) -> None:
    """Link the program to where pip would install it."""
    check_extra(sandbox, command)
    (Path(command.split()[0]).parent / "throneroom").symlink_to(sandbox.folder / "bin" / "throneroom")


def service(sandbox: Sandbox, command: str) -> None:
    assert isinstance(sandbox, Machine)
    if "stop" in command or "restart" in command:
        sandbox.stop_service()
    if "start" in command or "enable" in command:
        sandbox.start_service()


def skip(sandbox: Sandbox, command: str) -> None:
    """Do nothing: the command would change the system (packages, users), or needs systemd or Docker."""


HOSTING_RUNNERS: list[tuple[str, Runner]] = [
    (r"apt install (python3-venv|gcc python3-dev)$", skip),
    (r"useradd --system --home-dir \S+ throneroom$", skip),
    (r"systemctl daemon-reload$", skip),
    (r"docker |echo \"POSTGRES_PASSWORD=", skip),
    (r"journalctl --unit throneroom$", skip),
    (r"systemctl (enable --now|restart|start|stop) throneroom$", service),
    (r"python3 -m venv \S+$", venv),
    (r"\S+/opt/throneroom/bin/pip install ", install),
    (r"curl --fail http://127", run_as_written),
    (r"(cp|install|rm) ", run_as_written),
    (r"sudo -u postgres (createdb|createuser|pg_dump|pg_restore) ", run_as_written),
    (r"THRONEROOM_PORT=\S+ THRONEROOM_LIMIT=\S+ \S+ throneroom serve$", start_server),
    *RUNNERS,
]


@pytest.fixture
def machine(tmp_path: Path) -> Iterator[Machine]:
    with database() as running:
        # As after a fresh installation: a superuser called postgres, and no user called throneroom.
        with psycopg.connect(running.address, autocommit=True) as connection:
            connection.execute("CREATE ROLE postgres SUPERUSER LOGIN")
        with psycopg.connect(running.address.replace("throneroom@", "postgres@"), autocommit=True) as connection:
            connection.execute("ALTER ROLE throneroom RENAME TO somebody")
        sandbox = Machine(tmp_path, running)
        if lacking := [name for name in TOOLS if not shutil.which(name, path=sandbox.environment["PATH"])]:
            missing(f"{', '.join(lacking)} not installed; install PostgreSQL's client programs, and curl")
        try:
            yield sandbox
        finally:
            sandbox.end()
            sandbox.stop_service()


def take_seat(base: str) -> dict[str, str]:
    """Take a seat at a new table, and return the table and the token."""
    seated = request(base, "/api/quick", {"name": "Ann"})
    return {"table": seated["table"], "token": seated["token"]}


def has_seat(base: str, seat: dict[str, str]) -> bool:
    """Return whether the table exists and the token still gives access to the seat."""
    return bool(request(base, "/api/mine", {"seats": [seat]})["seats"])


def test_each_command_of_the_page_works_and_a_backup_can_be_restored(machine: Machine) -> None:
    before: dict[str, str] = {}
    after: dict[str, str] = {}
    shared: dict[str, str] = {}

    def service_runs() -> None:
        before.update(take_seat(machine.address))

    def backed_up() -> None:
        assert has_seat(machine.address, before)
        after.update(take_seat(machine.address))

    def backup_opened() -> None:
        assert has_seat(machine.base, before)
        assert not has_seat(machine.base, after)

    def restored() -> None:
        assert has_seat(machine.address, before)
        assert not has_seat(machine.address, after)

    def origin_allowed() -> None:
        """Pages from this origin may play, others may not."""
        assert status_from(machine.base, "https://play.example.org") == 200
        assert status_from(machine.base, "https://elsewhere.example") == 400

    def postgres_runs() -> None:
        shared.update(take_seat(machine.base))

    def postgres_has_it() -> None:
        assert has_seat(machine.base, shared)

    checks: dict[str, Callable[[], None]] = {
        "curl --fail": service_runs,
        "--origin": origin_allowed,
        "throneroom backup /var/lib/throneroom": backed_up,
        "--database /tmp/tables.db": backup_opened,
        "install --owner": restored,
        "serve --database postgresql:///throneroom\n": postgres_runs,
        "--workers 4": postgres_has_it,
        "postgresql:///restored": postgres_has_it,
    }
    for block in blocks(PAGE, *SHELLS):
        for command in block.commands():
            run_command(machine, command, block.location, HOSTING_RUNNERS)
        for words in [words for words in checks if words in block.text]:
            checks.pop(words)()
        machine.end()
    assert not checks
    for command in inline_commands(PAGE):
        run_command(machine, command, PAGE, HOSTING_RUNNERS)


def status_from(base: str, origin: str) -> int:
    """Return the status of a request that a browser sends from a page of this origin."""
    headers = {"Content-Type": "application/json", "Origin": origin}
    asked = urllib.request.Request(f"{base}/api/quick", json.dumps({"name": "Ann"}).encode(), headers)
    try:
        with urllib.request.urlopen(asked, timeout=20) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as error:
        return error.code


def test_systemd_accepts_the_unit_file(tmp_path: Path) -> None:
    tool = shutil.which("systemd-analyze")
    if tool is None:
        pytest.skip("systemd-analyze is not installed; the other test runs ExecStart")
    (block,) = blocks(PAGE, "ini")
    unit = tmp_path / "throneroom.service"
    unit.write_text(block.text.replace("/opt/throneroom/bin/throneroom", shutil.which("true") or ""))
    done = subprocess.run([tool, "verify", str(unit)], capture_output=True, encoding="utf-8", check=False, timeout=60)
    assert [line for line in done.stderr.splitlines() if "throneroom.service" in line] == []
    unit.write_text(block.text.replace("[Service]", "[Service]\nExecStop=nothing"))
    done = subprocess.run([tool, "verify", str(unit)], capture_output=True, encoding="utf-8", check=False, timeout=60)
    assert re.search("throneroom.service", done.stderr), "systemd-analyze does not notice a mistake"
