"""The lab over HTTP: work that grows, is bounded, and can be cancelled."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest
from tests.server.database import database
from tests.server.players import Refused, request
from tests.server.running import server, settings

MONEY = "strategy money\nProvince\nGold\nSilver\n"
COPPER = "strategy copper\nCopper\n"


@pytest.fixture(scope="module")
def alone() -> Iterator[str]:
    """A server; the lab does not depend on its store."""
    with server(settings(None)) as address:
        yield address


def players(*strategies: str) -> list[dict[str, Any]]:
    return [{"name": f"P{number}", "strategy": text} for number, text in enumerate(strategies)]


def finished(base: str, job: dict[str, Any]) -> dict[str, Any]:
    while job["state"] in ("waiting", "running"):
        time.sleep(0.05)
        job = request(base, f"/api/lab/jobs/{job['id']}")
    return job


def test_strategies_play_against_each_other(alone: str) -> None:
    """Shares of victories with their intervals, points and curves; the same again for the same seed."""
    asked = {"players": players(MONEY, COPPER), "games": 60, "seed": 5}
    job = finished(alone, request(alone, "/api/lab/simulations", asked))
    assert (job["state"], job["done"], job["total"]) == ("done", 60, 60)
    money, copper = job["shares"]
    assert money["share"] == 1
    assert copper["share"] == 0
    assert money["low"] > 0.9
    assert len(money["curve"]) > 5
    assert money["curve"][0] == 3
    again = finished(alone, request(alone, "/api/lab/simulations", asked))
    assert again["shares"] == job["shares"]


def test_a_level_plays_against_a_strategy_and_work_is_cancelled(alone: str) -> None:
    two = [{"name": "Fair", "level": "fair"}, {"name": "Money", "strategy": MONEY}]
    job = request(alone, "/api/lab/simulations", {"players": two, "games": 100_000})
    while not (job := request(alone, f"/api/lab/jobs/{job['id']}"))["done"]:
        time.sleep(0.02)
    assert job["state"] == "running"
    assert 0 < job["done"] < 100_000
    cancelled = request(alone, f"/api/lab/jobs/{job['id']}", method="DELETE")
    assert cancelled["state"] == "cancelled"
    assert request(alone, f"/api/lab/jobs/{job['id']}")["state"] == "cancelled"


@pytest.mark.parametrize(
    "asked",
    [
        {"players": players(MONEY)},
        {"players": [{"name": "A"}, {"name": "B"}]},
        {"players": [{"name": "A", "level": "fair", "strategy": MONEY}, {"name": "B", "level": "fair"}]},
        {"players": [{"name": "A", "level": "king"}, {"name": "B", "level": "fair"}]},
        {"players": players(MONEY, "Province if")},
        {"players": players(MONEY, MONEY), "games": 10**9},
    ],
)
def test_a_bad_experiment_is_refused(alone: str, asked: dict[str, Any]) -> None:
    with pytest.raises(Refused) as refused:
        request(alone, "/api/lab/simulations", asked)
    assert refused.value.reason in ("bad-message", "bad-wish")


def test_a_strategy_is_checked_with_the_place_of_the_mistake(alone: str) -> None:
    assert request(alone, "/api/lab/check", {"strategy": MONEY}) == {"ok": True}
    with pytest.raises(Refused, match="strategy:2:1: no card named 'Provinze'; did you mean Province"):
        request(alone, "/api/lab/check", {"strategy": "Gold\nProvinze\n"})
    with pytest.raises(Refused, match="not-found"):
        request(alone, "/api/lab/jobs/nothing")


def test_any_process_can_be_asked_about_a_job_of_another() -> None:
    """Two servers on one PostgreSQL: one works, the other tells how far it is, and cancels it."""
    with database() as running, server(settings(running.address)) as one, server(settings(running.address)) as other:
        asked = {"players": players(MONEY, MONEY), "games": 100_000}
        job = request(one, "/api/lab/simulations", asked)
        while not (told := request(other, f"/api/lab/jobs/{job['id']}"))["done"]:
            time.sleep(0.05)
        assert told["state"] == "running"
        request(other, f"/api/lab/jobs/{job['id']}", method="DELETE")
        assert finished(one, job)["state"] == "cancelled"


def test_a_strategy_is_searched_for_and_can_be_played_against(alone: str) -> None:
    """The best so far are told while it goes on; what is found at the end beats big money, and sits down at a table."""
    job = request(alone, "/api/lab/searches", {"seconds": 1, "kingdom": {"way": "set", "name": "First Game"}})
    assert (job["kind"], job["total"]) == ("search", 1)
    done = finished(alone, job)
    assert done["state"] == "done"
    best = done["best"][0]
    assert 0.5 < best["low"] <= best["share"] <= best["high"] <= 1
    request(alone, "/api/lab/check", {"strategy": best["strategy"]})
    bots = [{"who": "bot", "strategy": best["strategy"]}]
    seated = request(alone, "/api/quick", {"name": "Ann", "bots": bots})
    assert request(alone, f"/api/tables/{seated['table']}")["seats"][1]["name"] == "Strategy bot"
