"""The log of a server: JSON on standard error, without secrets."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from tests.helpers.waiting import wait_until
from tests.server.players import Player, Refused, ask, leave, people, request, run
from tests.server.running import free_port

from throneroom.protocol.lookup import current_catalog
from throneroom.server import logs

ADMIN = "a-token-for-the-operator"


async def use(base: str) -> list[str]:
    """Play, chat, fail and be refused in every way there is, and return what must not be in the log."""
    kingdom = {"way": "set", "name": "First Game"}
    ann, ben = await people(base, 2, kingdom=kingdom, seed=2718281828459045)
    await ann.send({"type": "chat", "text": "a secret between us"})
    await ben.until("chat")
    await asyncio.gather(ann.play(most=20), ben.play(most=20))
    assert ann.socket is not None
    for text in ('{"type":"answer","request":"0.0","options":["Witch"]}', "rubbish Witch", b"\xff Witch"):
        await ann.socket.send(text)
    with pytest.raises(AssertionError):
        await Player(base, ann.table, "not the token").connect()
    for path, body in (("/api/quick", {"name": "Zebedee", "seed": -1}), ("/api/kingdom", {"way": "set", "name": "?"})):
        with pytest.raises(Refused):
            await ask(base, path, body)
    await ben.send({"type": "resign"})
    await ann.receive_until(lambda ann: ann.over, "the end")
    for path in ("result", "replay", "record?format=json"):
        await ask(base, f"/api/tables/{ann.table}/{path}")
    players = [{"name": "Zebedee", "level": "beginner"}, {"name": "B", "level": "beginner"}]
    await ask(base, "/api/lab/simulations", {"players": players, "games": 10})
    await asyncio.to_thread(request, base, "/api/admin/tables", player=ADMIN)
    await leave(ann, ben)
    return [
        ann.token or "",
        ben.token or "",
        "not the token",
        "a secret between us",
        "2718281828459045",
        "Zebedee",
        ADMIN,
    ]


def test_no_secret_and_no_card_is_in_the_log(tmp_path: Path) -> None:
    port = free_port()
    base = f"http://127.0.0.1:{port}"
    command = [sys.executable, "-m", "throneroom", "serve", "--port", str(port), "--database", str(tmp_path / "x.db")]
    environment = {**os.environ, "THRONEROOM_ADMIN_TOKEN": ADMIN}
    with (tmp_path / "log").open("wb") as file:
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=file, env=environment)
    try:
        wait_until(lambda: is_up(base), "the server answers")
        secrets = run(use(base))
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(30)
    text = (tmp_path / "log").read_text(encoding="utf-8")
    lines: list[dict[str, Any]] = [json.loads(line) for line in text.splitlines()]
    assert {"started", "opened", "over", "replay-process", "stopping", "stopped"} <= {line["event"] for line in lines}
    assert all(line["at"] > 1e9 for line in lines)
    for secret in [*secrets, *(f'"{card.name}"' for card in current_catalog().cards), "Witch", "Traceback"]:
        assert secret not in text


def is_up(base: str) -> bool:
    try:
        return bool(request(base, "/api/health/ready")["ok"])
    except (OSError, urllib.error.URLError):
        return False


def test_only_the_first_line_of_an_error_is_written(capsys: pytest.CaptureFixture[str]) -> None:
    """PostgreSQL quotes the data on the lines after it."""
    logs.be_quiet(False)
    logs.log("test-one", error="invalid input\nDETAIL: Witch", number=1)
    written = json.loads(capsys.readouterr().err)
    assert (written["error"], written["number"]) == ("invalid input", 1)
    logs.be_quiet(True)


def test_nobody_can_fill_the_disk_with_log_lines(capsys: pytest.CaptureFixture[str]) -> None:
    logs.be_quiet(False)
    for _ in range(1000):
        logs.log("test-many")
    logs.log("test-another")
    logs.be_quiet(True)
    written = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert 200 <= len(written) < 300
    assert written[-1]["event"] == "test-another"
