"""Rematches: votes, swapped cards, and the next table of a series."""

from __future__ import annotations

import asyncio

from tests.server.players import Player, leave, people, run


def test_a_series_goes_on_with_the_player_left_of_the_winner_and_swapped_cards(base: str) -> None:
    async def game() -> None:
        players = await people(base, 2, kingdom={"way": "set", "name": "First Game"}, seed=5)
        assert players[0].info["seeded"]
        await asyncio.gather(*(player.play() for player in players))
        ann, ben = players
        assert ann.over is not None
        assert await ann.refused({"type": "rematch", "swap": ["Witch", "Moat"]}) == "bad-wish"
        await ann.send({"type": "rematch", "swap": ["Moat", "Witch"]})
        await ben.until("rematch")
        assert await ben.refused({"type": "rematch", "swap": ["Moat", "Chapel"]}) == "bad-wish"
        await ben.send({"type": "rematch"})
        for player in players:
            await player.receive_until(lambda player: player.next, "the next table")
        again = [await Player(base, player.next or "", player.token).connect() for player in players]
        assert [player.seat for player in again] == [0, 1]
        assert "Witch" in again[0].info["kingdom"]
        assert "Moat" not in again[0].info["kingdom"]
        assert again[0].info["previous"] == ann.table
        assert not again[0].info["seeded"]
        if len(ann.over["winners"]) == 1:
            assert again[0].view is not None
            assert again[0].view["turn_seat"] == 1 - ann.over["winners"][0]
        await leave(*players, *again)

    run(game())


def test_someone_who_resigned_against_bots_can_play_again(base: str) -> None:
    async def game() -> None:
        (ann,) = await people(base, 1, bots=1)
        await ann.asked()
        await ann.send({"type": "resign"})
        await ann.until("over")
        await ann.send({"type": "rematch"})
        await ann.receive_until(lambda player: player.next, "the next table")
        again = await Player(base, ann.next or "", ann.token).connect()
        await again.asked()
        await leave(ann, again)

    run(game())


def test_someone_who_resigned_is_waited_for_while_they_are_there(base: str) -> None:
    """They keep their seat if they want another game; once they leave, a bot takes it."""

    async def game() -> None:
        ann, ben = await people(base, 2)
        await ben.send({"type": "resign"})
        await ann.until("over")
        await ann.send({"type": "rematch"})
        await ben.until("rematch")
        assert ann.next is None
        await ben.send({"type": "rematch"})
        await ann.receive_until(lambda player: player.next, "the next table")
        again = await Player(base, ann.next or "", ann.token).connect()
        other = await Player(base, ann.next or "", ben.token).connect()
        assert (again.seat, other.seat) == (0, 1)
        await other.send({"type": "resign"})
        await again.until("over")
        await again.send({"type": "rematch"})
        await other.until("rematch")
        await other.close()
        await again.receive_until(lambda player: player.next, "the next table")
        third = await Player(base, again.next or "", ann.token).connect()
        assert [seat["who"] for seat in third.info["seats"]] == ["human", "bot"]
        await leave(ann, ben, again, third)

    run(game())
