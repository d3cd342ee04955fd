"""Trained networks: their files, what they see, and how they play with cards that they do not know."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.helpers.networks import FIRST_GAME, small_network
from tests.helpers.paths import ROOT

from throneroom.bots.bot import Bot, play_out
from throneroom.bots.match import Match
from throneroom.bots.named_bot import UnknownBot, bot_maker, find_bot, make_bot
from throneroom.bots.network_bot import NetworkBot
from throneroom.bots.network_file import FORMAT, load_network, save_network
from throneroom.bots.simple import MoneyBot, RandomBot
from throneroom.cards.catalog import Catalog
from throneroom.cards.kingdoms import random_kingdom
from throneroom.encoding.buffer import Buffer
from throneroom.encoding.choices import Choices
from throneroom.encoding.layout import LAYOUT_VERSION, layout_of
from throneroom.encoding.observation import ObservationRow, observe
from throneroom.engine.card import Option
from throneroom.engine.decision import Decision
from throneroom.engine.game import Game
from throneroom.engine.view import View
from throneroom.locale import Locale, languages
from throneroom.words.messages import error_text


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "small.npz"
    save_network(path, small_network())
    return path


def changed(file: Path, header: dict[str, Any] | None = None, **arrays: Any) -> Path:
    """Return a copy of a file with other contents; None leaves an array out."""
    with np.load(file) as known:
        kept = {**known, **{name.replace("_", " "): array for name, array in arrays.items()}}
    if header is not None:
        kept["header"] = np.array(json.dumps({**json.loads(str(kept["header"])), **header}))
    path = file.with_name("changed.npz")
    np.savez(path, **{name: array for name, array in kept.items() if array is not None})
    return path


def test_a_file_holds_the_network_and_what_it_is_for(file: Path) -> None:
    made, read = small_network(), load_network(file, Catalog())
    assert (read.seats, read.cards, read.kingdom, read.description) == (2, made.cards, made.kingdom, "made by a test")
    for (weight, bias), (stored, stored_bias) in zip(made.layers, read.layers, strict=True):
        assert np.allclose(weight, stored, atol=1e-3)
        assert np.allclose(bias, stored_bias)


def test_it_plays_by_name(file: Path) -> None:
    found = find_bot(f"network:{file}", Catalog())
    assert (found.name, found.network, found.cards(Catalog())) == ("small", str(file), [])
    tally = Match(FIRST_GAME, [make_bot(found, Catalog()), RandomBot(0)], 1).tally(0, 20)
    assert tally.wins[0].total > 15
    make = bot_maker(found, Catalog())
    file.unlink()  # it is read only once
    assert make() is not make()


class Watching(NetworkBot):
    """Keeps what the network was shown."""

    def __init__(self) -> None:
        super().__init__(small_network(), Catalog())
        self.shown: list[Any] = []
        network = self._network

        class Shown(type(network)):  # type: ignore[misc]  # a class known only when it runs
            def logits(inner, observation: Any) -> Any:
                self.shown.append(observation)
                return network.logits(observation)

        object.__setattr__(self, "_network", Shown(**vars(network)))


def test_it_sees_what_a_learner_would_observe() -> None:
    """Each time it is asked, in the middle of an answer, too."""
    layout = layout_of([FIRST_GAME])
    game = Game.deal(FIRST_GAME, 2, 3)
    bot, other = Watching(), MoneyBot()
    choices = Choices(layout.actions, game)
    buffer, mask = Buffer(layout.size), Buffer(layout.actions.size)
    row = ObservationRow(layout, buffer, 0, mask, 0)
    views = [game.view(0), game.view(1)]
    row.begin(views[0])
    compared = 0
    for _ in range(300):
        decision = game.decision
        if decision is None:
            break
        if decision.seat == 1:
            game.answer(other.answer(views[1], decision))
            continue
        bot.shown.clear()
        answer = bot.answer(views[0], decision)
        for action in choices.actions_of(answer):
            observe(row, views[0], choices)
            if bot.shown and sum(mask.shared) > 1 and decision.verb.name != "play treasures":
                assert np.array_equal(bot.shown.pop(0), np.frombuffer(buffer.shared, np.uint8))
                compared += 1
            choices.choose(action)
    assert compared > 20


@pytest.mark.parametrize("seats", [2, 4])
def test_it_plays_in_every_kingdom_and_buys_only_what_it_knows(seats: int) -> None:
    bought: list[str] = []

    class Checked(NetworkBot):
        def answer(self, view: View, decision: Decision) -> tuple[Option, ...]:
            answer = super().answer(view, decision)
            if decision.verb.name == "buy":
                bought.extend(option.name for option in answer)
            return answer

    known = small_network().cards
    for seed in range(6):
        kingdom = random_kingdom(seed, edition="second" if seed % 2 else "first")
        bots: list[Bot] = [Checked(small_network(), Catalog()), *[RandomBot(seed) for _ in range(seats - 1)]]
        play_out(Game.deal(kingdom, seats, seed), bots, 20)  # a mistake would be raised
    assert bought
    assert set(bought) <= set(known)


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"header": {"version": 2}}, "format version 2, and this program reads 1"),
        ({"header": {"layout_version": 99}}, f"layout version 99, and this program reads {LAYOUT_VERSION}"),
        ({"header": {"format": "a cake"}}, "the format is 'a cake'"),
        ({"header": {"seats": 3}}, "and the layout ("),
        ({"header": {"seats": 7}}, "2 to 6 players, not 7"),
        ({"header": {"cards": ["Copper", "Marquis"]}}, "no card named 'Marquis'"),
        ({"header": {"sizes": [1]}}, "1 sizes"),
        ({"header": {"sizes": "many"}}, "damaged"),
        ({"bias_0": np.zeros(7, np.float32)}, "and the header says (8,)"),
        ({"bias_0": np.zeros(8, np.int64)}, "of int64"),
        ({"bias_0": np.full(8, np.nan, np.float32)}, "not finite"),
        ({"weight_1": None}, "weight 1"),
        ({"weight_1": np.array([{"pickled": 1}], object)}, "damaged"),
    ],
)
def test_a_file_that_is_not_right_is_refused_in_every_language(
    file: Path, changes: dict[str, Any], reason: str
) -> None:
    with pytest.raises(UnknownBot) as refused:
        find_bot(f"network:{changed(file, **changes)}", Catalog())
    assert reason in str(refused.value)
    for language in languages():
        assert "changed.npz" in error_text(refused.value, Locale(language))


def test_a_file_that_is_no_archive_or_not_there_is_refused(tmp_path: Path) -> None:
    (tmp_path / "text.npz").write_text("Province\n")
    for name, reason in (("text.npz", "no trained network in"), ("gone.npz", "cannot read"), (".", "cannot read")):
        with pytest.raises(UnknownBot, match=reason):
            find_bot(f"network:{tmp_path / name}", Catalog())


def test_a_file_that_would_fill_the_memory_is_not_read(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("throneroom.bots.network_file._LARGEST", 1000)
    with pytest.raises(UnknownBot, match="more than 1000 bytes"):
        load_network(file, Catalog())


def test_the_header_is_plain_json(file: Path) -> None:
    with np.load(file, allow_pickle=False) as arrays:
        header = json.loads(str(arrays["header"]))
    assert (header["format"], header["version"], header["sizes"][1]) == (FORMAT, 1, 8)


def test_the_trained_example_beats_big_money() -> None:
    """In the kingdom that it was trained in. In 10,000 games it wins five of six."""
    file = ROOT / "docs" / "examples" / "first-game.npz"
    assert file.stat().st_size < 2**20
    bots = [make_bot(find_bot(name, Catalog()), Catalog()) for name in (f"network:{file}", "big-money")]
    tally = Match(FIRST_GAME, bots, 1).tally(0, 60)
    assert tally.wins[0].total > 40
