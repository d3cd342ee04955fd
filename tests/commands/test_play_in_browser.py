"""`throneroom play` with options, for the browser: the command, its server, and a client that acts as a browser."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.commands.playing import PlayProcess
from tests.helpers.command import run as run_command
from tests.helpers.paths import ROOT
from tests.helpers.waiting import wait_until
from tests.server.players import Player, Refused, request, run
from tests.server.running import server, settings

from throneroom.bots.bot import play_out
from throneroom.bots.simple import MoneyBot
from throneroom.cards.kingdoms import kingdom_of
from throneroom.cards.sets import RECOMMENDED_SETS
from throneroom.engine.game import Game
from throneroom.record.record import Record

BIG_MONEY = kingdom_of(next(known for known in RECOMMENDED_SETS if known.name == "Big Money").cards)


def take(play: PlayProcess, number: int = 0, name: str = "Zoe") -> Any:
    return request(play.base, "/api/prepared/take", {"code": play.codes[number], "name": name})


def join(play: PlayProcess, number: int = 0) -> Player:
    seated = take(play, number)
    return Player(play.base, seated["table"], seated["token"])


def saved(path: Path, answers: int | None, names: tuple[str, str] = ("Ann", "Fair bot")) -> Record:
    """Save the beginning of a game, or a whole one."""
    game = Game.deal(BIG_MONEY, 2, 7)
    play_out(game, [MoneyBot(), MoneyBot()])
    record = Record.of(game.rewound(len(game.history) if answers is None else answers), names)
    path.write_text(record.to_text(), encoding="utf-8")
    return record


def test_a_game_is_dealt_as_in_the_terminal(tmp_path: Path) -> None:
    """The same kingdom, bots, seed and starting hand as with --plain."""

    async def test() -> None:
        player = await join(play).connect()
        await player.asked()
        assert player.info["kingdom"] == [card.name for card in BIG_MONEY.cards]
        assert [(seat["who"], seat["level"]) for seat in player.info["seats"]] == [("human", None), ("bot", "good")]
        assert player.info["seats"][0]["name"] == "Zoe"
        assert player.view is not None
        dealt = Game.deal(BIG_MONEY, 2, 7)
        assert sorted(player.view["players"][0]["hand"]) == sorted(card.name for card in dealt.players[0].hand)
        assert player.info["state"] == "running"
        await player.close()

    with PlayProcess(tmp_path, "--kingdom", "Big Money", "--bots", "good", "--seed", "7") as play:
        run(test())


def test_each_of_several_people_gets_an_address(tmp_path: Path) -> None:
    async def test() -> None:
        ann, ben = await join(play, 0).connect(), await join(play, 1).connect()
        assert (ann.table, ann.seat, ben.seat) == (ben.table, 0, 1)
        assert [seat["name"] for seat in ann.info["seats"]] == ["Ann", "Ben", "Fair bot"]
        asked = ann if 0 in ann.waiting else ben
        if 2 not in ann.waiting:
            assert (await asked.asked())["options"]
        assert ann.info["advice"] is True
        await ann.close()
        await ben.close()

    with PlayProcess(tmp_path, "--people", "Ann,Ben", "--bots", "1", "--advice") as play:
        assert len(play.codes) == 2
        assert "Ben: http" in play.output
        run(test())


def test_a_code_works_once(tmp_path: Path) -> None:
    with PlayProcess(tmp_path, "--bots", "1") as play:
        take(play)
        with pytest.raises(Refused) as refused:
            take(play)
        assert refused.value.reason == "no-seat"
        assert "token" not in play.output


def test_a_saved_game_is_continued(tmp_path: Path) -> None:
    async def test() -> None:
        player = await join(play).connect()
        await player.asked()
        game = record.replay()
        assert player.view is not None
        assert player.view["players"][0]["turns"] == game.players[0].turns
        assert sorted(player.view["players"][0]["hand"]) == sorted(card.name for card in game.players[0].hand)
        assert [seat["name"] for seat in player.info["seats"]] == ["Ann", "Fair bot"]
        await player.play(most=3)
        await player.close()

    file = tmp_path / "game.txt"
    record = saved(file, 20)
    with PlayProcess(tmp_path, str(file)) as play:
        run(test())


def test_a_second_command_uses_the_server_that_is_running(tmp_path: Path) -> None:
    """It ends, since the first one serves the table."""
    with PlayProcess(tmp_path, "--bots", "1") as play:
        (tmp_path / "second").mkdir()
        with PlayProcess(tmp_path / "second", "--seed", "8", port=play.port) as second:
            wait_until(lambda: second._process.poll() == 0, lambda: second.errors)
            assert take(second)["table"] != take(play)["table"]


def test_custom_cards_are_in_the_kingdom(tmp_path: Path) -> None:
    async def test() -> None:
        player = await join(play).connect()
        assert "Toll Gate" in player.info["kingdom"]
        await player.asked()
        await player.close()

    file = str(ROOT / "tests/helpers/toll_gate.py")
    cards = "Toll Gate,Cellar,Chapel,Moat,Village,Smithy,Market,Festival,Witch,Mine"
    with PlayProcess(tmp_path, "--custom", file, "--kingdom", cards) as play:
        run(test())


def test_what_the_browser_cannot_do_is_refused_in_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "over.txt"
    saved(file, None)
    assert run_command("play", str(file)).is_refused(2, "is over", "throneroom watch")
    assert run_command("play", "--save", "game.txt").is_refused(2, "--save", "--plain")
    assert run_command("play", "--seed", "-1").is_refused(2, "-1 is not between")
    assert run_command("play", "--bots", "nobody").is_refused(2, "nobody")
    assert run_command("play", "--kingdom", "Nowhere").is_refused(2, "Nowhere")
    assert run_command("play", str(file), "--seed", "3").is_refused(2, "--seed")


def test_other_servers_prepare_no_games() -> None:
    """A public server has no such page; the command says what to do about it."""
    with server(settings(None)) as base:
        port = base.rpartition(":")[2]
        refused = run_command("play", "--bots", "1", "--no-browser", "--port", port)
        assert refused.is_refused(1, "already running", "--port")


def test_bad_games_are_refused_by_the_server(tmp_path: Path) -> None:
    bot = {"who": "bot", "level": "fair"}
    person = {"who": "person", "name": "Ann"}
    record = saved(tmp_path / "over.txt", None)
    wishes: list[dict[str, Any]] = [
        {"seats": [bot, bot], "kingdom": []},
        {"seats": [person, bot], "kingdom": ["Nowhere"]},
        {"seats": [person, {**bot, "level": "none"}], "kingdom": []},
        {"seats": [person, bot], "record": "not a record"},
        {"seats": [person, bot], "record": record.to_text()},
        {"seats": [person, bot, bot], "record": record.to_text()},
    ]
    with PlayProcess(tmp_path, "--bots", "1") as play:
        for wish in wishes:
            with pytest.raises(Refused) as refused:
                request(play.base, "/api/prepared", wish)
            assert refused.value.status == 400
