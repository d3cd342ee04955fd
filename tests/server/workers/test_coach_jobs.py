"""The coach over HTTP: for finished games only, shared by those who ask for the same, stopped when nobody looks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from tests.helpers.waiting import wait_until
from tests.server.players import Refused, ask, leave, people, request, run
from tests.server.running import server, settings

from throneroom.server.workers import lab_jobs

pytestmark = pytest.mark.once  # many rollouts

SECONDS = 200.0  # on a busy machine


@pytest.fixture(scope="module")
def alone() -> Iterator[str]:
    with server(settings(None)) as address:
        yield address


def finished_table(base: str) -> str:
    """Play a few turns against a bot and resign. Return the table."""

    async def play() -> str:
        (ann,) = await people(base, 1, bots=1, kingdom={"way": "set", "name": "First Game"}, seed=3)
        with pytest.raises(Refused, match="not-now"):
            await ask(base, "/api/lab/coach", {"table": ann.table, "seat": 0})
        await ann.play(most=4)
        await ann.send({"type": "resign"})
        await ann.receive_until(lambda player: player.over is not None, "the end")
        await leave(ann)
        return ann.table

    return run(play())


def when_over(base: str, job: dict[str, Any]) -> dict[str, Any]:
    """Ask for the job until it is over."""
    shown = job

    def is_over() -> bool:
        nonlocal shown
        shown = request(base, f"/api/lab/jobs/{job['id']}")
        return shown["state"] not in ("waiting", "running")

    wait_until(is_over, lambda: f"the coach is done; it is {shown['state']} at {shown['done']}", SECONDS)
    return shown


def test_a_finished_game_is_judged_for_one_seat(alone: str) -> None:
    """Who asks for the same again gets the same job."""
    table = finished_table(alone)
    job = request(alone, "/api/lab/coach", {"table": table, "seat": 0, "quality": "quick"})
    assert (job["kind"], job["total"]) == ("coach", 1)
    assert request(alone, "/api/lab/coach", {"table": table, "seat": 0, "quality": "quick"})["id"] == job["id"]
    done = when_over(alone, job)
    assert (done["state"], done["done"]) == ("done", 1)
    analysis = done["analysis"]
    assert (analysis["version"], analysis["seat"], analysis["is_complete"]) == (1, 0, True)
    assert len(analysis["judgements"]) == analysis["decisions"] > 0
    skill = analysis["gained"] - analysis["lost"]
    assert analysis["luck"] == pytest.approx(analysis["final"] - analysis["initial"] - skill)


def test_a_coach_that_nobody_follows_is_cancelled(alone: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab_jobs, "_UNWATCHED_SECONDS", 0.0)
    job = request(alone, "/api/lab/coach", {"table": finished_table(alone), "seat": 1})
    assert when_over(alone, job)["state"] == "cancelled"


@pytest.mark.parametrize("asked", [{"table": "nowhere", "seat": 0}, {"table": "nowhere", "seat": 9}, {"seat": 0}])
def test_what_cannot_be_coached_is_refused(alone: str, asked: dict[str, Any]) -> None:
    with pytest.raises(Refused) as refused:
        request(alone, "/api/lab/coach", asked)
    assert refused.value.reason in ("no-table", "bad-message")
    with pytest.raises(Refused, match="bad-wish"):
        request(alone, "/api/lab/coach", {"table": finished_table(alone), "seat": 4})
