"""What is printed on the cards, and the pile sizes (rules, sections 1, 2, 8 and 9)."""

from __future__ import annotations

import re

import pytest

from throneroom.cards import BASE_CARDS, BASIC_CARDS, INTRIGUE_CARDS
from throneroom.cards.boxes import of_edition
from throneroom.cards.catalog import Catalog
from throneroom.engine.game import Game
from throneroom.engine.setup import Kingdom
from throneroom.testing import scenario

PRINTED = """
    basic     0  Copper           Treasure
    basic     3  Silver           Treasure
    basic     6  Gold             Treasure
    basic     2  Estate           Victory
    basic     5  Duchy            Victory
    basic     8  Province         Victory
    basic     0  Curse            Curse
    base      6  Adventurer       Action
    base      4  Bureaucrat       Action, Attack
    base      2  Cellar           Action
    base      3  Chancellor       Action
    base      2  Chapel           Action
    base      5  Council Room     Action
    base      4  Feast            Action
    base      5  Festival         Action
    base      4  Gardens          Victory
    base      5  Laboratory       Action
    base      5  Library          Action
    base      5  Market           Action
    base      4  Militia          Action, Attack
    base      5  Mine             Action
    base      2  Moat             Action, Reaction
    base      4  Moneylender      Action
    base      4  Remodel          Action
    base      4  Smithy           Action
    base      4  Spy              Action, Attack
    base      4  Thief            Action, Attack
    base      4  Throne Room      Action
    base      3  Village          Action
    base      5  Witch            Action, Attack
    base      3  Woodcutter       Action
    base      3  Workshop         Action
    intrigue  2  Courtyard        Action
    intrigue  2  Pawn             Action
    intrigue  2  Secret Chamber   Action, Reaction
    intrigue  3  Great Hall       Action, Victory
    intrigue  3  Masquerade       Action
    intrigue  3  Shanty Town      Action
    intrigue  3  Steward          Action
    intrigue  3  Swindler         Action, Attack
    intrigue  3  Wishing Well     Action
    intrigue  4  Baron            Action
    intrigue  4  Bridge           Action
    intrigue  4  Conspirator      Action
    intrigue  4  Coppersmith      Action
    intrigue  4  Ironworks        Action
    intrigue  4  Mining Village   Action
    intrigue  4  Scout            Action
    intrigue  5  Duke             Victory
    intrigue  5  Minion           Action, Attack
    intrigue  5  Saboteur         Action, Attack
    intrigue  5  Torturer         Action, Attack
    intrigue  5  Trading Post     Action
    intrigue  5  Tribute          Action
    intrigue  5  Upgrade          Action
    intrigue  6  Harem            Treasure, Victory
    intrigue  6  Nobles           Action, Victory
    base      6  Artisan          Action
    base      5  Bandit           Action, Attack
    base      3  Harbinger        Action
    base      3  Merchant         Action
    base      4  Poacher          Action
    base      5  Sentry           Action
    base      3  Vassal           Action
    intrigue  5  Courtier         Action
    intrigue  4  Diplomat         Action, Reaction
    intrigue  2  Lurker           Action
    intrigue  4  Mill             Action, Victory
    intrigue  5  Patrol           Action
    intrigue  5  Replace          Action, Attack
    intrigue  4  Secret Passage   Action
"""

# second-edition.md: what only one edition of each box has.
ONLY_IN = {
    ("base", "first"): "Adventurer, Chancellor, Feast, Spy, Thief, Woodcutter",
    ("base", "second"): "Artisan, Bandit, Harbinger, Merchant, Poacher, Sentry, Vassal",
    ("intrigue", "first"): "Coppersmith, Great Hall, Saboteur, Scout, Secret Chamber, Tribute",
    ("intrigue", "second"): "Courtier, Diplomat, Lurker, Mill, Patrol, Replace, Secret Passage",
}

COINS = {"Copper": 1, "Silver": 2, "Gold": 3, "Harem": 2}
POINTS = {"Estate": 1, "Duchy": 3, "Province": 6, "Curse": -1, "Great Hall": 1, "Harem": 2, "Nobles": 2, "Mill": 1}
VICTORY_KINGDOM = ["Gardens", "Duke", "Great Hall", "Harem", "Nobles", "Mill"]

# Cards, Actions, Buys and coins of the cards that have nothing but plus-signs, or nothing else to do here.
PLUS_SIGNS = {
    "Council Room": (4, 0, 1, 0),
    "Festival": (0, 2, 1, 2),
    "Laboratory": (2, 1, 0, 0),
    "Market": (1, 1, 1, 1),
    "Militia": (0, 0, 0, 2),
    "Moat": (2, 0, 0, 0),
    "Smithy": (3, 0, 0, 0),
    "Village": (1, 2, 0, 0),
    "Witch": (2, 0, 0, 0),
    "Woodcutter": (0, 0, 1, 2),
    "Great Hall": (1, 1, 0, 0),
    "Bridge": (0, 0, 1, 1),
    "Harbinger": (1, 1, 0, 0),
    "Merchant": (1, 1, 0, 0),
    "Poacher": (1, 1, 0, 1),
}

# For each number of players: Estates, Duchies and kingdom Victory cards; Provinces; Curses; Coppers before the deal,
# Silvers and Golds; empty piles that end the game.
SETUP = {
    2: (8, 8, 10, (60, 40, 30), 3),
    3: (12, 12, 20, (60, 40, 30), 3),
    4: (12, 12, 30, (60, 40, 30), 3),
    5: (12, 15, 40, (120, 80, 60), 4),
    6: (12, 18, 50, (120, 80, 60), 4),
}

CATALOG = Catalog()


def printed() -> list[tuple[str, int, str, set[str]]]:
    """Return box, cost, name and types of each card."""
    rows = (re.split(r" {2,}", line.strip()) for line in PRINTED.split("\n") if line.strip())
    found: list[tuple[str, int, str, set[str]]] = []
    for row in rows:
        assert len(row) == 4, f"PRINTED: separate box, cost, name and types by two spaces or more, not {row}"
        box, cost, name, types = row
        found.append((box, int(cost), name, set(types.split(", "))))
    return found


def test_the_catalog_holds_the_printed_cards() -> None:
    """7 basic cards and 64 kingdom cards: in both editions, 32 of the base game and 32 of Intrigue."""
    names = {name for _, _, name, _ in printed()}
    missing = [card.name for card in CATALOG.cards if card.name not in names]
    assert not missing, (
        f"PRINTED in tests/cards/test_printed.py lacks {missing}: add lines like 'base  4  Smithy  Action'"
    )
    assert [name for name in sorted(names) if name not in {card.name for card in CATALOG.cards}] == []
    assert len(CATALOG.cards) == len(printed()) == 71


@pytest.mark.parametrize(("box", "edition"), ONLY_IN)
def test_what_only_one_edition_has(box: str, edition: str) -> None:
    cards = {"base": BASE_CARDS, "intrigue": INTRIGUE_CARDS}[box]
    assert sorted(card.name for card in cards if card.only_in == edition) == ONLY_IN[box, edition].split(", ")


@pytest.mark.parametrize(("edition", "size"), [("first", 25), ("second", 26)])
def test_a_box_of_each_edition(edition: str, size: int) -> None:
    """25 cards in the first edition, 26 in the second."""
    for cards in (BASE_CARDS, INTRIGUE_CARDS):
        assert len(of_edition(cards, edition)) == size
        assert {card.only_in for card in of_edition(cards, edition)} == {"", edition}


@pytest.mark.parametrize("name", ["Throne Room", "Mine", "Moneylender", "Masquerade"])
def test_a_changed_card_is_one_card_in_both_editions(name: str) -> None:
    """One name, one card: the edition of the kingdom says how it plays."""
    assert CATALOG.find(name).only_in == ""


@pytest.mark.parametrize(("box", "cost", "name", "types"), printed(), ids=[name for _, _, name, _ in printed()])
def test_a_card_as_printed(box: str, cost: int, name: str, types: set[str]) -> None:
    """Every card has the box, cost and types of the rules."""
    card = CATALOG.find(name)
    assert (card.name, card.box, card.cost, set(card.type_names)) == (name, box, cost, types)
    assert len(card.type_names) == len(types)


@pytest.mark.parametrize("name", [name for _, _, name, types in printed() if types & {"Treasure"}])
def test_what_a_treasure_is_worth(name: str) -> None:
    """Copper 1 coin, Silver 2, Gold 3, Harem 2."""
    assert CATALOG.find(name).coins == COINS[name]


@pytest.mark.parametrize("name", [name for _, _, name, _ in printed()])
def test_the_points_printed_on_a_card(name: str) -> None:
    """Estate 1, Duchy 3, Province 6, Curse -1, Great Hall 1, Harem 2, Nobles 2; others are computed."""
    card = CATALOG.find(name)
    assert card.points == POINTS.get(name, 0)
    assert (card.worth is not None) == (name in ("Gardens", "Duke"))


@pytest.mark.parametrize(("name", "plus"), PLUS_SIGNS.items())
@pytest.mark.parametrize("with_listener", [True, False])
def test_plus_signs(name: str, plus: tuple[int, int, int, int], with_listener: bool) -> None:
    """+X Cards, Actions, Buys, coins: added at once, with or without a listener."""
    cards, actions, buys, coins = plus
    game, alice, *_ = scenario(alice=f"hand: {name} | deck: 5 Copper", bob="")
    if not with_listener:
        game.game.listener = None
    alice.plays(name)
    assert len(alice.hand) == cards
    assert (game.actions, game.buys, game.coins) == (actions, 1 + buys, coins)
    assert game.game.actions_played == 1
    assert alice.in_play == name
    assert game.is_quiet()


@pytest.mark.parametrize("players", SETUP)
def test_pile_sizes(players: int) -> None:
    """17 piles: 7 basic and 10 kingdom piles of 10 cards, Victory piles by the number of players."""
    victory, provinces, curses, (coppers, silvers, golds), empty_to_end = SETUP[players]
    kingdom = [*VICTORY_KINGDOM, "Moat", "Witch", "Village", "Bridge"]
    expected = dict.fromkeys(kingdom, 10) | dict.fromkeys([*VICTORY_KINGDOM, "Estate", "Duchy"], victory)
    expected |= {"Province": provinces, "Curse": curses}
    expected |= {"Copper": coppers - 7 * players, "Silver": silvers, "Gold": golds}
    view = _deal(kingdom, players).view(0)
    assert {card.name: view.left(card) for card in view.supply} == expected
    assert len(expected) == 17
    assert view.empty_piles_to_end == empty_to_end


@pytest.mark.parametrize("players", SETUP)
def test_the_first_hand(players: int) -> None:
    """Every player gets 7 Copper and 3 Estates, shuffles them and draws 5."""
    game = _deal(
        ["Cellar", "Market", "Militia", "Mine", "Moat", "Remodel", "Smithy", "Village", "Workshop", "Woodcutter"],
        players,
    )
    for player in game.players:
        assert sorted(card.name for card in player.hand + player.deck) == ["Copper"] * 7 + ["Estate"] * 3
        assert len(player.hand) == 5


def _deal(kingdom: list[str], players: int) -> Game:
    return Game.deal(Kingdom(BASIC_CARDS, tuple(map(CATALOG.find, kingdom))), players, seed=1)
