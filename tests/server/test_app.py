"""The health check and the metrics of a server."""

from __future__ import annotations

import urllib.request
from pathlib import Path

from tests.server.players import ask, people, run
from tests.server.running import server, settings


def test_the_server_reports_its_health_and_counts_what_it_does(tmp_path: Path) -> None:
    async def test(base: str) -> None:
        (ann,) = await people(base, 1, 1)
        await ann.play(most=3)
        await ann.close()
        health = await ask(base, "/api/health")
        assert (health["ok"], health["database"], health["protocol"]) == (True, "sqlite", 1)

    with server(settings(str(tmp_path / "games.db"))) as base:
        run(test(base))
        with urllib.request.urlopen(f"{base}/metrics") as answer:
            text = answer.read().decode()
        assert "throneroom_answers_total 3\n" in text
        assert 'throneroom_answer_seconds_bucket{le="+Inf"} 3\n' in text
        assert "throneroom_tables_opened_total 1\n" in text
