"""HTTP requests about tables and kingdoms."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from tests.server.players import Refused, ask, leave, people, request, run
from tests.server.running import server, settings

from throneroom.cards.catalog import Catalog
from throneroom.cards.sets import RECOMMENDED_SETS

FIRST_GAME = [card.name for card in RECOMMENDED_SETS[0].cards]


def test_my_seats_are_found_by_their_tokens(base: str) -> None:
    async def game() -> None:
        (ann,) = await people(base, 1, bots=1, options={"first": 0})
        seats = [
            {"table": ann.table, "token": ann.token},
            {"table": ann.table, "token": "wrong"},
            {"table": "nowhere", "token": ann.token},
        ]
        (mine,) = (await ask(base, "/api/mine", {"seats": seats}))["seats"]
        assert (mine["table"]["id"], mine["seat"], mine["asked"]) == (ann.table, 0, True)
        await leave(ann)

    run(game())


def test_a_running_table_is_listed_unless_it_is_private(tmp_path: Path) -> None:
    with server(settings(str(tmp_path / "games.db"))) as base:
        quick = request(base, "/api/quick", {"name": "Ann"})
        listed = request(base, "/api/quick", {"name": "Ben", "options": {"listed": True}})
        (table,) = request(base, "/api/tables")["running"]
        assert (table["id"], table["seats"][0]["name"]) == (listed["table"], "Ben")
        assert request(base, f"/api/tables/{quick['table']}")["seats"][0]["name"] == "Ann"


def test_the_catalog_and_kingdoms_have_everything_a_client_needs() -> None:
    with server(settings(None)) as base:
        catalog = request(base, "/api/catalog")
        assert [card["name"] for card in catalog["cards"]] == [card.name for card in Catalog().cards]
        assert len(catalog["sets"]) == 20
        witch = next(card for card in catalog["cards"] if card["name"] == "Witch")
        assert (witch["cost"], witch["types"], witch["does"]) == (5, ["Action", "Attack"], ["draw", "attack"])
        proposal = request(base, "/api/kingdom?seats=3", {"way": "text", "text": "first game"})
        assert (proposal["set"], proposal["cards"]) == ("First Game", sorted_by_cost(catalog, FIRST_GAME))
        assert {"card": "Estate", "size": 12} in proposal["piles"]
        swapped = request(base, "/api/kingdom", {"way": "swap", "last": FIRST_GAME, "seed": 3})
        assert len(set(swapped["cards"]) - set(FIRST_GAME)) == 2
        drawn = {"way": "random", "source": "5+5", "need": ["Moat"], "seed": 1}
        assert request(base, "/api/kingdom", drawn) == request(base, "/api/kingdom", drawn)


def sorted_by_cost(catalog: dict[str, Any], names: list[str]) -> list[str]:
    cost = {card["name"]: card["cost"] for card in catalog["cards"]}
    return sorted(names, key=lambda name: (cost[name], name))


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/quick", {}),
        ("/api/quick", {"name": ""}),
        ("/api/quick", {"name": "a" * 31}),
        ("/api/quick", {"name": "\u200b \u0000"}),
        ("/api/quick", {"name": "A", "bots": []}),
        ("/api/quick", {"name": "A", "bots": [{"who": "bot", "level": "godlike"}]}),
        ("/api/quick", {"name": "A", "bots": [{"who": "bot", "strategy": "buy everything!"}]}),
        ("/api/quick", {"name": "A", "kingdom": {"way": "cards", "cards": ["Moat"]}}),
        ("/api/quick", {"name": "A", "kingdom": {"way": "cards", "cards": ["Moat"] * 10}}),
        ("/api/quick", {"name": "A", "kingdom": {"way": "set", "name": "Nowhere"}}),
        ("/api/quick", {"name": "A", "seed": -1}),
        ("/api/quick", {"name": "A", "seed": 2**60}),
        ("/api/quick", {"name": "A", "options": {"delay": 1}}),
        ("/api/quick", {"name": "A", "options": {"first": 5}}),
        ("/api/tables", {"name": "A", "seats": [{"who": "me"}]}),
        ("/api/tables", {"name": "A", "seats": [{"who": "me"}, {"who": "me"}]}),
        ("/api/tables", {"name": "A", "seats": [{"who": "open"}, {"who": "open"}]}),
        ("/api/tables", {"name": "A", "seats": [{"who": "me"}, {"who": "king"}]}),
        ("/api/kingdom", {"way": "random", "need": ["Moat"], "ban": ["Moat"]}),
        ("/api/kingdom?seats=9", {"way": "random"}),
        ("/api/kingdom?seats=²", {"way": "random"}),
        ("/api/mine", {"seats": "all"}),
        ("/api/tables/nowhere/seats", {"name": "A"}),
        ("/api/tables/nowhere/play-on", {"name": "A", "number": 0, "seat": 0}),
    ],
)
def test_a_bad_request_is_refused_with_a_reason(base: str, path: str, body: object) -> None:
    with pytest.raises(Refused) as refused:
        request(base, quote(path, safe="/?=&"), body)
    assert refused.value.reason in ("bad-message", "bad-wish", "no-table")
    assert refused.value.status in (400, 404)
