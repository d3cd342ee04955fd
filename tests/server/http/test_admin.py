"""`throneroom admin`, with a running server."""

from __future__ import annotations

import io
import json
import urllib.error
import urllib.request
from collections.abc import Iterator
from dataclasses import replace

import pytest
from tests.helpers.command import run as run_command
from tests.server.database import database
from tests.server.players import Player, ask, leave, people, request, run
from tests.server.running import free_port, server, settings

from throneroom.server.settings import Settings

TOKEN = "a-token-for-the-operator"
DELETED = "Its rating and the list of its games are deleted."


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def administered(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Yield the address of a server with an admin token."""
    if request.param == "sqlite":
        file = str(tmp_path_factory.mktemp("admin") / "games.db")
        with server(replace(settings(file), admin_token=TOKEN)) as base:
            yield base
    else:
        with database() as running, server(replace(settings(running.address), admin_token=TOKEN)) as base:
            yield base


@pytest.fixture(autouse=True)
def _token(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("THRONEROOM_ADMIN_TOKEN", TOKEN)


def test_all_tables_are_listed_including_private_ones(administered: str) -> None:
    private = request(administered, "/api/quick", {"name": "Ann"})["table"]
    opened = request(administered, "/api/tables", {"name": "Ben", "seats": [{"who": "me"}, {"who": "open"}]})["table"]
    lines = run_command("admin", "list", "--url", administered).out.splitlines()
    assert lines[0].startswith(f"{opened}  open  ")
    assert lines[0].endswith("  Ben")
    assert lines[1].startswith(f"{private}  running  ")
    running = run_command("admin", "list", "--state", "running", "--json", "--url", administered).json
    assert private in {table["id"] for table in running}
    assert {table["state"] for table in running} == {"running"}


def test_a_game_that_is_closed_ends_for_its_players(administered: str) -> None:
    async def test() -> None:
        ann, ben = await people(administered, 2)
        done = run_command("admin", "close", ann.table, "--url", administered)
        assert (done.code, done.out) == (0, f"Table {ann.table} is closed.\n")
        for player in (ann, ben):
            await player.receive_until(lambda player: player.over, "the end")
            assert player.over is not None
            assert player.over["how"] == "ended"
        await leave(ann, ben)
        again = run_command("admin", "close", ann.table, "--url", administered)
        assert again.is_refused(1, "already over")

    run(test())


def test_an_open_table_that_is_closed_is_gone(administered: str) -> None:
    seats = [{"who": "me"}, {"who": "open"}]
    table = request(administered, "/api/tables", {"name": "Ben", "seats": seats})["table"]
    assert run_command("admin", "close", table, "--url", administered).code == 0
    assert request(administered, f"/api/tables/{table}")["state"] == "closed"


def test_everything_stored_about_a_table_is_exported(administered: str) -> None:
    async def test() -> str:
        (ann,) = await people(administered, 1, 1, options={"first": 0})
        await ann.answer([])
        await ann.send({"type": "chat", "text": "hello"})
        await ann.until("chat")
        await ann.close()
        return ann.table

    table = run(test())
    export = run_command("admin", "export", table, "--url", administered).json
    assert (export["table"], export["format"]) == (table, 1)
    kinds = [entry["e"] for entry in export["entries"]]
    assert kinds[:2] == ["opened", "began"]
    assert {"a", "chat"} <= set(kinds)


def test_a_kept_name_is_deleted_if_it_is_typed_again(administered: str, monkeypatch: pytest.MonkeyPatch) -> None:
    name = "50% Ada? / é"
    request(administered, "/api/names", {"name": name}, player="0123456789abcdef" * 2)
    forget = ("admin", "forget", name, "--url", administered)
    for typed in ("", "Ben\n"):
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        done = run_command(*forget)
        assert (done.code, done.out) == (1, "")
        assert "is still kept" in done.err
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{name}\n"))
    done = run_command(*forget)
    assert (done.code, done.out) == (0, f"The name {name} is no longer kept. {DELETED}\n")
    assert run_command(*forget, "--yes").is_refused(1, f"Nobody keeps the name {name}")
    assert run_command("admin", "forget", " ", "--yes", "--url", administered).is_refused(1, "visible character")
    request(administered, "/api/names", {"name": name}, player="fedcba9876543210" * 2)


def test_nobody_else_may_do_this(administered: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither with another token, nor through a proxy with the right one."""
    headers = {"Authorization": f"Bearer {TOKEN}", "X-Forwarded-For": "192.0.2.1"}
    asked = urllib.request.Request(f"{administered}/api/admin/tables", headers=headers)
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(asked)
    with refused.value as answer:
        assert json.loads(answer.read())["text"] == "no such page"
    monkeypatch.setenv("THRONEROOM_ADMIN_TOKEN", TOKEN[:-1])
    assert run_command("admin", "list", "--url", administered).is_refused(1, "admin token is wrong")
    monkeypatch.delenv("THRONEROOM_ADMIN_TOKEN")
    assert run_command("admin", "list", "--url", administered).is_refused(1, "set THRONEROOM_ADMIN_TOKEN")


def test_a_server_without_a_token_has_no_administration() -> None:
    with server(Settings()) as base:
        assert run_command("admin", "list", "--url", base).is_refused(1, "no admin token")


def test_what_cannot_be_done_is_refused_in_one_line(administered: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for command in ("close", "export"):
        assert run_command("admin", command, "nowhere", "--url", administered).is_refused(1, "does not exist")
        assert run_command("admin", command, "../no/where", "--url", administered).is_refused(1)
    nobody = f"http://127.0.0.1:{free_port()}"
    assert run_command("admin", "list", "--url", nobody).is_refused(1, "no server answers", nobody)
    monkeypatch.setenv("THRONEROOM_ADMIN_TOKEN", "short")
    assert run_command("serve", "--port", "0").is_refused(1, "too short", "20")


def test_a_table_stays_playable_after_an_export(administered: str) -> None:
    async def test() -> None:
        seated = await ask(administered, "/api/quick", {"name": "Ann"})
        run_command("admin", "export", seated["table"], "--url", administered)
        ann = await Player(administered, seated["table"], seated["token"]).connect()
        await ann.play(most=3)
        await ann.close()

    run(test())
