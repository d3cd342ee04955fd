"""Levels of play: each plays legally, each is stronger than the one before, and plans are cached on disk."""

from __future__ import annotations

from pathlib import Path

import pytest

from throneroom.bots import levels, plan_cache
from throneroom.bots.bot import Bot
from throneroom.bots.levels import BEGINNER, EXPERT, FAIR, GOOD, LEVELS, RANDOM, STRONG
from throneroom.bots.match import Match
from throneroom.bots.named_bot import find_bot, make_bot, prepare_bot
from throneroom.bots.rollouts.expert_bot import ExpertBot
from throneroom.bots.search.evolve import Search
from throneroom.bots.strategies.language import load_strategy
from throneroom.bots.strategies.several import read_strategies
from throneroom.cards.catalog import Catalog
from throneroom.cards.custom import load_cards
from throneroom.cards.kingdoms import kingdom_of, random_kingdom
from throneroom.cards.sets import RECOMMENDED_SETS
from throneroom.engine.card import ACTION, Card
from throneroom.engine.setup import Kingdom
from throneroom.system.folders import CACHE_VARIABLE, cache_folder

pytestmark = pytest.mark.once  # many games

CATALOG = Catalog()
FIRST_GAME = kingdom_of(RECOMMENDED_SETS[0].cards)


@pytest.fixture(autouse=True)
def _short_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    """Search with fewer games than in real play, and remember no plans but those on disk."""
    levels._search.cache_clear()
    monkeypatch.setattr(levels, "GOOD_GAMES", 600)
    monkeypatch.setattr(levels, "STRONG_GAMES", 1_500)
    monkeypatch.setattr(levels, "STRONG_GAMES_PLAIN", 1_500)


def match(names: list[str], kingdom: Kingdom, seed: int = 1) -> Match:
    return Match(
        kingdom,
        [make_bot(prepare_bot(find_bot(name, CATALOG), kingdom, len(names)), CATALOG) for name in names],
        seed,
    )


def hasty_bot(name: str, kingdom: Kingdom, seats: int) -> Bot:
    """Return the bot of a level. An expert looks ahead with few rollouts: weak players make games very long."""
    prepared = prepare_bot(find_bot(name, CATALOG), kingdom, seats)
    if name == EXPERT:
        return ExpertBot(read_strategies(prepared.text, CATALOG, name), effort=0.03)
    return make_bot(prepared, CATALOG)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_level_plays_with_every_number_of_seats(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """An illegal answer would raise, and an endless game would be stopped."""
    monkeypatch.setattr(levels, "GOOD_GAMES", 100)
    monkeypatch.setattr(levels, "STRONG_GAMES", 101)
    monkeypatch.setattr(levels, "STRONG_GAMES_PLAIN", 101)
    monkeypatch.setattr("throneroom.bots.search.evolve.FEWEST_GAMES", 100)
    names = [LEVELS[place % len(LEVELS)] for place in range(6)]
    for first in (0, 3) if seats < 6 else (0,):  # six seats are all levels at once
        seating = [names[(first + place) % 6] for place in range(seats)]
        kingdom = random_kingdom(10 * seats + first)
        bots = [hasty_bot(name, kingdom, seats) for name in seating]
        outcome = Match(kingdom, bots, 1).play(0)
        assert 5 < max(outcome.turns) < 200


@pytest.mark.parametrize(("weak", "strong", "games"), [(RANDOM, BEGINNER, 20), (BEGINNER, FAIR, 40), (FAIR, GOOD, 150)])
def test_each_level_is_stronger_than_the_one_before(weak: str, strong: str, games: int) -> None:
    """Far beyond luck: by chance, this many victories happen less than once in ten thousand times."""
    kingdom = random_kingdom(6)
    tally = match([strong, weak], kingdom).tally(0, games)
    assert tally.wins[0].total > games / 2 + 2 * games**0.5


def test_a_plan_is_cached(monkeypatch: pytest.MonkeyPatch) -> None:
    """The second time nothing is searched. Other kingdoms and numbers of seats have separate plans."""
    first = levels.plan(STRONG, FIRST_GAME, 2)
    assert first.name == STRONG
    levels._search.cache_clear()
    monkeypatch.setattr(Search, "run", lambda search: pytest.fail("it searches again"))
    assert levels.plan(STRONG, FIRST_GAME, 2) == first
    games = levels.games_to_prepare(STRONG)
    assert plan_cache.load(FIRST_GAME, 2, games)
    assert not plan_cache.load(FIRST_GAME, 3, games)
    assert not plan_cache.load(random_kingdom(1), 2, games)


def test_a_level_knows_other_plans_besides_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """They differ, the first is the level's own, and all are cached in one file, which is a strategy."""
    plans = levels.plans(GOOD, FIRST_GAME, 2)
    assert 1 < len(plans) <= 4
    assert plans[0] == levels.plan(GOOD, FIRST_GAME, 2)
    assert len({plan.buys for plan in plans}) == len(plans)
    assert [plan.name for plan in plans] == [GOOD, *[f"{GOOD} {at}" for at in range(2, len(plans) + 1)]]
    (file,) = cache_folder().iterdir()
    assert load_strategy(file, CATALOG).buys == plans[0].buys
    levels._search.cache_clear()
    monkeypatch.setattr(Search, "run", lambda search: pytest.fail("it searches again"))
    assert levels.plans(GOOD, FIRST_GAME, 2) == plans
    assert [plan.name for plan in levels.plans(FAIR, FIRST_GAME, 2)] == [FAIR]


@pytest.mark.parametrize("damage", ["", "Province\n", "half", "\0\0\0", "bad"])
def test_a_damaged_plan_is_replaced(damage: str) -> None:
    plan = levels.plan(GOOD, FIRST_GAME, 2)
    (file,) = cache_folder().iterdir()
    whole = file.read_bytes()
    if damage == "half":
        file.write_bytes(whole[: len(whole) // 2])
    elif damage == "bad":
        file.write_bytes(b"\xff" + whole)
    else:
        file.write_text(damage, encoding="utf-8")
    assert not plan_cache.load(FIRST_GAME, 2, levels.games_to_prepare(GOOD))
    assert levels.plan(GOOD, FIRST_GAME, 2) == plan
    assert file.read_bytes() == whole
    assert [entry.name for entry in cache_folder().iterdir()] == [file.name]


def test_a_folder_that_cannot_be_written_is_not_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv(CACHE_VARIABLE, str(tmp_path / "file" / "plans"))
    assert levels.plan(GOOD, FIRST_GAME, 2).name == GOOD
    assert not cache_folder().exists()


def test_plans_with_custom_cards_are_cached_as_long_as_their_file_is_the_same() -> None:
    """A custom card may change and keep its name; one that comes from no file is never cached."""
    custom = Card("Night Market", cost=5, types=ACTION, cards=1, actions=1, coins=2)
    kingdom = kingdom_of([custom, *FIRST_GAME.cards[1:]])
    assert levels.plan(GOOD, kingdom, 2).buys
    assert not cache_folder().exists()
    games = levels.games_to_prepare(GOOD)
    source = b"from throneroom import ACTION, Card\nA = Card('Night Market', cost=5, types=ACTION, cards=1, coins=2)\n"

    def kingdom_with(source: bytes) -> Kingdom:
        return kingdom_of([*load_cards("cards.py", source), *FIRST_GAME.cards[1:]])

    plan_cache.save([levels.plan(FAIR, kingdom_with(source), 2)], kingdom_with(source), 2, games)
    assert plan_cache.load(kingdom_with(source), 2, games)
    assert not plan_cache.load(kingdom_with(source.replace(b"cards=1", b"cards=2")), 2, games)
