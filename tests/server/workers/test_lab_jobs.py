"""The lab over HTTP: jobs that report progress, are bounded, and can be cancelled."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from tests.helpers.waiting import wait_until
from tests.server.database import database
from tests.server.players import Refused, request
from tests.server.running import server, settings

MONEY = "strategy money\nProvince\nGold\nSilver\n"
SECONDS = 60.0  # more than any job here takes, even on a busy machine
COPPER = "strategy copper\nCopper\n"


@pytest.fixture(scope="module")
def alone() -> Iterator[str]:
    """Yield the address of a server. One is enough: the lab does not use the database."""
    with server(settings(None)) as address:
        yield address


def players(*strategies: str) -> list[dict[str, Any]]:
    return [{"name": f"P{number}", "strategy": text} for number, text in enumerate(strategies)]


def job_when(base: str, job: dict[str, Any], condition: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """Return the job as soon as the condition holds."""
    shown = job

    def holds() -> bool:
        nonlocal shown
        shown = request(base, f"/api/lab/jobs/{job['id']}")
        return condition(shown)

    wait_until(holds, lambda: f"the job reaches the condition; it is {shown}", SECONDS)
    return shown


def finished(base: str, job: dict[str, Any]) -> dict[str, Any]:
    return job_when(base, job, lambda shown: shown["state"] not in ("waiting", "running"))


def begun(base: str, job: dict[str, Any]) -> dict[str, Any]:
    """Return the job as soon as it has played some games."""
    return job_when(base, job, lambda shown: shown["done"] > 0)


def test_strategies_play_against_each_other(alone: str) -> None:
    """Each gets a share of the victories with its interval, points and a curve. A seed gives the same result again."""
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


def test_a_level_plays_against_a_strategy_and_the_job_is_cancelled(alone: str) -> None:
    two = [{"name": "Fair", "level": "fair"}, {"name": "Money", "strategy": MONEY}]
    job = request(alone, "/api/lab/simulations", {"players": two, "games": 100_000})
    job = begun(alone, job)
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


def test_a_mistake_in_a_strategy_is_reported_with_its_position(alone: str) -> None:
    assert request(alone, "/api/lab/check", {"strategy": MONEY}) == {"ok": True}
    with pytest.raises(Refused, match="strategy:2:1: no card named 'Provinze'; did you mean Province"):
        request(alone, "/api/lab/check", {"strategy": "Gold\nProvinze\n"})
    with pytest.raises(Refused, match="not-found"):
        request(alone, "/api/lab/jobs/nothing")


def test_any_process_can_be_asked_about_a_job_of_another() -> None:
    """Of two servers on one PostgreSQL, one does the work; the other shows its progress and cancels it."""
    with database() as running, server(settings(running.address)) as one, server(settings(running.address)) as other:
        asked = {"players": players(MONEY, MONEY), "games": 100_000}
        job = request(one, "/api/lab/simulations", asked)
        assert begun(other, job)["state"] == "running"
        request(other, f"/api/lab/jobs/{job['id']}", method="DELETE")
        assert finished(one, job)["state"] == "cancelled"


@pytest.mark.once
def test_a_search_finds_a_strategy_that_can_sit_down_at_a_table(alone: str) -> None:
    """It beats big money."""
    job = request(alone, "/api/lab/searches", {"seconds": 1, "kingdom": {"way": "set", "name": "First Game"}})
    assert (job["kind"], job["total"]) == ("search", 1)
    done = finished(alone, job)
    assert done["state"] == "done"
    best = done["best"][0]
    assert 0.5 < best["low"] <= best["share"] <= best["high"] <= 1
    request(alone, "/api/lab/check", {"strategy": best["strategy"]})
    bots = [{"who": "bot", "strategy": best["strategy"]}]
    seated = request(alone, "/api/quick", {"name": "Ann", "bots": bots})
    assert request(alone, f"/api/tables/{seated['table']}")["seats"][1]["name"] == "found bot"


GATE = "Toll Gate\ncost 3, Action\n+2 Cards, +1 Coin\n"


def test_the_measurement_of_a_card_is_cancelled(alone: str) -> None:
    job = request(alone, "/api/lab/balance", {"card": GATE, "kingdoms": 60})
    assert (job["kind"], job["done"], job["total"], job["balance"]) == ("balance", 0, 60, None)
    job_when(alone, job, lambda shown: shown["state"] == "running")
    assert request(alone, f"/api/lab/jobs/{job['id']}", method="DELETE")["state"] == "cancelled"


def test_a_card_with_a_mistake_is_refused_with_its_place(alone: str) -> None:
    with pytest.raises(Refused, match="3:8: no card named 'Slver'; did you mean Silver"):
        request(alone, "/api/lab/balance", {"card": "Toll Gate\ncost 4, Action\nGain a Slver.\n"})
    with pytest.raises(Refused, match="there is already a card named Smithy"):
        request(alone, "/api/lab/balance", {"card": "Smithy\ncost 4, Action\n+3 Cards\n"})
