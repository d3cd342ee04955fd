"""The server leaks nothing hidden: each client receives only what its seat may see.

All messages are compared with what the engine lets that seat see in a replay of the same game, and their bytes are
searched for secrets: the key, tokens, other seats' questions.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from random import Random
from typing import Any

import pytest
from tests.server.players import Player, ask, eager, leave, people, run

from throneroom import Catalog, Game, Record, kingdom_of, read_record
from throneroom.cards import BASE_CARDS, INTRIGUE_CARDS
from throneroom.engine.event import Event, news_names
from throneroom.engine.view import View
from throneroom.protocol.base import WATCHING

CARDS = [card.name for card in (*BASE_CARDS, *INTRIGUE_CARDS)]
# Seven kingdoms with every card, some of them twice, for 2 to 6 players.
SHUFFLED = Random(4).sample(CARDS, len(CARDS))
KINGDOMS = [sorted((SHUFFLED * 2)[place * 10 : place * 10 + 10]) for place in range(7)]


def allowed_view(game: Game, seat: int) -> dict[str, Any]:
    """Return what the engine lets this seat see, built without the server's code."""
    view = game.view(seat)
    return {
        "seat": seat,
        "turn_seat": view.turn_seat,
        "phase": view.phase,
        "actions": view.actions,
        "buys": view.buys,
        "coins": view.coins,
        "reduction": view.reduction,
        "actions_played": view.actions_played,
        "worth_more": [card.name for card in view.worth_more],
        "first_worth_more": [card.name for card in view.first_worth_more],
        "playing": [card.name for card in view.playing],
        "supply": [{"card": card.name, "left": view.left(card), "cost": view.cost(card)} for card in view.supply],
        "empty_piles": view.empty_piles,
        "to_end": view.empty_piles_to_end,
        "trash": [card.name for card in view.trash],
        "players": [allowed_player(view, other, own=other == seat) for other in range(view.seats)],
        "is_over": view.is_over,
    }


def allowed_player(view: View, seat: int, own: bool) -> dict[str, Any]:
    top = view.discard_top(seat)
    return {
        "seat": seat,
        "hand": [card.name for card in view.hand] if own else None,
        "hand_size": view.hand_size(seat),
        "deck_size": view.deck_size if own else None,
        "discard_top": None if top is None else top.name,
        "in_play": [card.name for card in view.in_play(seat)],
        "set_aside": [card.name for card in view.set_aside(seat)],
        "revealed": [card.name for card in view.revealed(seat)],
        "passing": [card.name for card in view.passing] if own else None,
        "passing_size": view.passing_size(seat),
        "turns": view.turns(seat),
        "points": view.points(seat) if view.is_over else None,
        "owned": Counter(card.name for card in view.owned(seat)) if view.is_over else None,
        "deck": Counter(card.name for card in view.in_deck()) if own else None,
        "on_deck": [card.name for card in view.known_on_deck()] if own else None,
    }


def allowed_happening(event: Event, number: int, answer: int, seat: int) -> dict[str, Any]:
    """Return an event as the engine lets this seat see it."""
    seen = event.seen_by(seat)
    return {
        "number": number,
        "kind": seen.kind.name,
        "seat": seen.seat,
        "cards": [card.name for card in seen.cards],
        "count": seen.count,
        "source": seen.source,
        "target": seen.target,
        "other": seen.other,
        "cause": [card.name for card in seen.cause],
        "news": list(news_names(seen.news)),
        "answer": answer,
    }


def keen(prompt: dict[str, Any], chance: Random) -> list[str]:
    """Buy all kinds of kingdom cards, so that all are played."""
    if prompt["verb"] == "buy":
        wares = [card for card in prompt["options"] if card in CARDS]
        if wares and chance.random() < 0.6:
            return [chance.choice(wares)]
    return eager(prompt, chance)


IN_A_MESSAGE = {
    *("type", "view", "happenings", "prompt", "undo", "answered", "branch", "start", "waiting"),
    *("protocol", "seat", "table", "undo_request", "chat", "over", "rematch"),
}
OF_A_TABLE = {
    *("id", "state", "owner", "seats", "kingdom", "set", "supply", "options", "seeded", "marked", "watchers", "turn"),
    *("previous", "next", "opened", "begun", "ended", "outdated", "agreed", "advice", "advised", "guide", "deal"),
    *("unrated", "edition", "missing", "changed", "cards"),
}


class Referee:
    """Replays the game with the engine alone, and knows what each seat may see at each moment."""

    def __init__(self, record: Record) -> None:
        self.events: list[Event] = []
        self.answers: list[int] = []  # the answer that caused each event
        # For each seat, what it may see after this many events: several views if an answer causes none.
        self.views: dict[int, dict[int, list[Any]]] = {seat: {} for seat in range(WATCHING, len(record.names))}
        self.askers: list[int] = []
        game = record.begin(self.events.append)
        self._note(game, -1)
        for number, answer in enumerate(record.answers):
            assert game.decision is not None
            self.askers.append(game.decision.seat)
            game.answer(answer)
            self._note(game, number)

    def _note(self, game: Game, number: int) -> None:
        self.answers += [number] * (len(self.events) - len(self.answers))
        for seat, views in self.views.items():
            views.setdefault(len(self.events), []).append(allowed_view(game, seat))

    def happenings(self, seat: int) -> list[Any]:
        pairs = zip(self.events, self.answers, strict=True)
        return [allowed_happening(event, number, answer, seat) for number, (event, answer) in enumerate(pairs)]


def check(client: Player, referee: Referee, tokens: list[str], key: str) -> None:
    """Check that this client received only what its seat may know."""
    seat = client.seat
    happened = referee.happenings(seat)
    for text in client.received:
        message = json.loads(text)
        kind = message["type"]
        for secret in tokens:
            assert secret not in text
        if kind in ("welcome", "update"):
            if message["view"] is not None:
                assert message["view"] in referee.views[seat][message["start"] + len(message["happenings"])]
            for happening in message["happenings"]:
                assert happening == happened[happening["number"]]
            prompt = message["prompt"]
            if prompt is not None:
                assert referee.askers[prompt["number"]] == seat
            assert message["undo"] is None or referee.askers[message["undo"]["number"]] == seat
            assert set(message) <= IN_A_MESSAGE
            assert set(message.get("table", {})) <= OF_A_TABLE
        if kind != "over" and not (kind == "welcome" and message["over"]):
            assert key not in text
            assert str(int(key, 16)) not in text


@pytest.mark.once
@pytest.mark.parametrize("number", range(len(KINGDOMS)))
def test_each_client_receives_what_its_seat_may_know_and_nothing_else(base: str, number: int) -> None:
    """Full games of 2 to 6 seats with every card: people, one of whom reconnects often, bots and a spectator."""

    async def game() -> tuple[list[Player], Any]:
        seats = number % 5 + 2
        humans = max(2, seats - 2)
        kingdom = {"way": "cards", "cards": KINGDOMS[number]}
        players = await people(base, humans, seats - humans, kingdom=kingdom)
        spectator = await Player(base, players[0].table, None).connect()

        async def watch() -> None:
            while spectator.over is None:
                await spectator.receive()

        async def restless(player: Player) -> None:
            while player.over is None:
                await player.play(keen, most=30)
                await player.close()
                await player.connect()

        await asyncio.gather(watch(), restless(players[0]), *(player.play(keen) for player in players[1:]))
        record = await ask(base, f"/api/tables/{players[0].table}/record?format=json")
        await leave(*players, spectator)
        return [*players, spectator], record

    clients, record = run(game(), seconds=240)
    referee = Referee(read_record(json.dumps(record), Catalog()))
    tokens = [client.token for client in clients if client.token is not None]
    for client in clients:
        assert client.happenings == referee.happenings(client.seat)
        check(client, referee, tokens, record["key"])


def test_the_kingdoms_of_the_test_have_every_card() -> None:
    assert {card for kingdom in KINGDOMS for card in kingdom} == set(CARDS)
    for kingdom in KINGDOMS:
        kingdom_of([Catalog().find(name) for name in kingdom])
