"""Kingdoms: recommended, by hand, random, swaps in a series, several tables (rules, sections 2, 10)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from hashlib import sha256

import pytest

from throneroom.cards import BASE_CARDS, BASIC_CARDS, INTRIGUE_CARDS
from throneroom.cards.boxes import of_edition
from throneroom.cards.catalog import Catalog
from throneroom.cards.kingdoms import (
    BOTH,
    FIVE_AND_FIVE,
    MIXED,
    SOURCES,
    BadKingdom,
    BadSwap,
    ImpossibleWish,
    edition_of,
    kingdom_named,
    kingdom_names,
    kingdom_of,
    random_kingdom,
    random_kingdoms,
    random_swaps,
    swap,
    tables_for,
)
from throneroom.cards.sets import RECOMMENDED_SETS, RecommendedSet, recommended_set
from throneroom.engine.card import ACTION, BASE, FIRST, INTRIGUE, SECOND, Card
from throneroom.engine.setup import Kingdom

CATALOG = Catalog()
FIRST_GAME = kingdom_of(RECOMMENDED_SETS[0].cards)
OLD_BAZAAR = Card("Old Bazaar", cost=5, types=ACTION, cards=1, actions=2, coins=1)
LANTERN = Card("Lantern", cost=2, types=ACTION, cards=1, actions=1)

# Rules, section 10, verbatim.
SETS = """
| First Game | base | Cellar, Market, Militia, Mine, Moat, Remodel, Smithy, Village, Woodcutter, Workshop |
| Big Money | base | Adventurer, Bureaucrat, Chancellor, Chapel, Feast, Laboratory, Market, Mine, Moneylender, Throne Room |
| Interaction | base | Bureaucrat, Chancellor, Council Room, Festival, Library, Militia, Moat, Spy, Thief, Village |
| Size Distortion | base | Cellar, Chapel, Feast, Gardens, Laboratory, Thief, Village, Witch, Woodcutter, Workshop |
| Village Square | base | Bureaucrat, Cellar, Festival, Library, Market, Remodel, Smithy, Throne Room, Village, Woodcutter |
| Victory Dance | Intrigue | Bridge, Duke, Great Hall, Harem, Ironworks, Masquerade, Nobles, Pawn, Scout, Upgrade |
| Secret Schemes | Intrigue | Conspirator, Harem, Ironworks, Pawn, Saboteur, Shanty Town, Steward, Swindler, Trading Post, Tribute |
| Best Wishes | Intrigue | Coppersmith, Courtyard, Masquerade, Scout, Shanty Town, Steward, Torturer, Trading Post, Upgrade, Wishing Well |
| Deconstruction | both | Bridge, Mining Village, Remodel, Saboteur, Secret Chamber, Spy, Swindler, Thief, Throne Room, Torturer |
| Hand Madness | both | Bureaucrat, Chancellor, Council Room, Courtyard, Mine, Militia, Minion, Nobles, Steward, Torturer |
| Underlings | both | Baron, Cellar, Festival, Library, Masquerade, Minion, Nobles, Pawn, Steward, Witch |
"""  # noqa: E501  as in the rules, unbroken so that the two can be compared


# second-edition.md.
SECOND_SETS = {
    "First Game": "Cellar, Market, Merchant, Militia, Mine, Moat, Remodel, Smithy, Village, Workshop",
    "Size Distortion": "Artisan, Bandit, Bureaucrat, Chapel, Festival, Gardens, Sentry, Throne Room, Witch, Workshop",
    "Deck Top": (
        "Artisan, Bureaucrat, Council Room, Festival, Harbinger, Laboratory, Moneylender, Sentry, Vassal, Village"
    ),
    "Sleight of Hand": (
        "Cellar, Council Room, Festival, Gardens, Library, Harbinger, Militia, Poacher, Smithy, Throne Room"
    ),
    "Improvements": "Artisan, Cellar, Market, Merchant, Mine, Moat, Moneylender, Poacher, Remodel, Witch",
    "Silver & Gold": (
        "Bandit, Bureaucrat, Chapel, Harbinger, Laboratory, Merchant, Mine, Moneylender, Throne Room, Vassal"
    ),
    "Victory Dance": "Baron, Courtier, Duke, Harem, Ironworks, Masquerade, Mill, Nobles, Patrol, Replace",
    "The Plot Thickens": (
        "Conspirator, Ironworks, Lurker, Mining Village, Pawn, Secret Passage, Steward, Swindler, Torturer, "
        "Trading Post"
    ),
    "Best Wishes": (
        "Baron, Conspirator, Courtyard, Diplomat, Duke, Secret Passage, Shanty Town, Torturer, Upgrade, Wishing Well"
    ),
}


def cards(names: str) -> list[Card]:
    return CATALOG.read_list(names)


def names(found: Sequence[Card]) -> str:
    return ", ".join(card.name for card in found)


# -- recommended sets ------------------------------------------------------------------------------------


def test_the_eleven_recommended_sets_are_those_of_the_rules() -> None:
    boxes = {"base": (BASE,), "Intrigue": (INTRIGUE,), "both": (BASE, INTRIGUE)}
    rows = [[cell.strip() for cell in line.strip("| ").split("|")] for line in SETS.strip().splitlines()]
    first = [known for known in RECOMMENDED_SETS if known.edition == FIRST]
    assert [(known.name, known.boxes, names(known.cards)) for known in first] == [
        (name, boxes[box], listed) for name, box, listed in rows
    ]


def test_the_nine_recommended_sets_of_the_second_edition() -> None:
    second = [known for known in RECOMMENDED_SETS if known.edition == SECOND]
    assert [(known.name, sorted(card.name for card in known.cards)) for known in second] == [
        (name, sorted(listed.split(", "))) for name, listed in SECOND_SETS.items()
    ]
    assert [known.boxes for known in second] == [(BASE,)] * 6 + [(INTRIGUE,)] * 3
    assert not [card for known in second for card in known.cards if card.only_in == FIRST]


@pytest.mark.parametrize("known", RECOMMENDED_SETS, ids=repr)
def test_a_recommended_set_is_a_kingdom_and_is_recognized(known: RecommendedSet) -> None:
    assert recommended_set(kingdom_of(reversed(known.cards))) is known


def test_a_kingdom_that_differs_in_a_card_is_not_a_recommended_set() -> None:
    assert recommended_set(swap(FIRST_GAME, [(cards("Moat")[0], cards("Chapel")[0])], 2)) is None


# -- by hand ---------------------------------------------------------------------------------------------


def test_a_kingdom_has_the_basic_cards_and_ten_kingdom_cards_by_cost() -> None:
    kingdom = kingdom_of(RECOMMENDED_SETS[0].cards)
    assert kingdom.basic == BASIC_CARDS
    assert names(kingdom.cards) == (
        "Cellar, Moat, Village, Woodcutter, Workshop, Militia, Remodel, Smithy, Market, Mine"
    )


@pytest.mark.parametrize(
    ("listed", "problem"),
    [
        ("", "a kingdom has 10 different cards, not 0; add 10 more"),
        ("Moat, Militia", "a kingdom has 10 different cards, not 2; add 8 more"),
        (f"{names(FIRST_GAME.cards)}, Witch, Thief", "a kingdom has 10 different cards, not 12; remove 2"),
        ("Moat, Militia, Moat", "Moat is listed more than once; a kingdom has 10 different cards"),
        (
            f"{names(FIRST_GAME.cards[:9])}, Copper",
            "Copper is a basic card and already in every game; list only kingdom cards",
        ),
    ],
)
def test_anything_but_ten_different_kingdom_cards_is_refused(listed: str, problem: str) -> None:
    with pytest.raises(BadKingdom) as refusal:
        kingdom_of(cards(listed))
    assert str(refusal.value) == problem


# -- random ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("source", SOURCES)
def test_a_random_kingdom_comes_from_its_source(source: str) -> None:
    stacks = {BASE: BASE_CARDS, INTRIGUE: INTRIGUE_CARDS}
    for seed in range(50):
        kingdom = random_kingdom(seed, source)
        assert len(set(kingdom.cards)) == 10
        assert set(kingdom.cards) <= set(stacks.get(source, BASE_CARDS + INTRIGUE_CARDS))
        if source == FIVE_AND_FIVE:
            assert Counter(card.box for card in kingdom.cards) == {BASE: 5, INTRIGUE: 5}


def test_a_seed_always_gives_the_same_kingdom() -> None:
    assert random_kingdom(7).cards == random_kingdom(7).cards
    expected = "Swindler, Wishing Well, Woodcutter, Bridge, Feast, Remodel, Throne Room, Festival, Witch, Nobles"
    found = names(random_kingdom(7).cards)
    assert found == expected, f"seed 7 now gives {found}: right after adding a card, otherwise everybody's seeds change"
    assert len({random_kingdom(seed).cards for seed in range(-50, 50)}) == 100


def test_the_order_of_required_and_banned_cards_does_not_matter() -> None:
    one = random_kingdom(3, BOTH, cards("Moat, Bridge"), cards("Witch, Thief"))
    other = random_kingdom(3, BOTH, cards("Bridge, Moat, Bridge"), cards("Thief, Witch"))
    assert one.cards == other.cards


@pytest.mark.parametrize("source", [BASE, INTRIGUE, BOTH, FIVE_AND_FIVE])
def test_every_card_is_equally_likely(source: str) -> None:
    boxes = {BASE: 25, INTRIGUE: 25}
    size = boxes.get(source, sum(boxes.values()))
    games = 5000
    seen = Counter(card for seed in range(games) for card in random_kingdom(seed, source).cards)
    assert len(seen) == size
    share = 10 / size
    spread = (games * share * (1 - share)) ** 0.5
    assert all(abs(number - games * share) < 4.5 * spread for number in seen.values()), seen


def test_required_cards_are_included_and_banned_ones_are_not() -> None:
    need, ban = cards("Moat, Bridge, Harem"), cards("Witch, Saboteur, Torturer")
    for seed in range(50):
        kingdom = random_kingdom(seed, BOTH, need, ban)
        assert set(need) <= set(kingdom.cards)
        assert not set(ban) & set(kingdom.cards)


def test_required_cards_count_towards_the_five_of_their_box() -> None:
    kingdom = random_kingdom(1, FIVE_AND_FIVE, cards("Moat, Militia, Chapel, Witch, Village, Bridge"))
    assert Counter(card.box for card in kingdom.cards) == {BASE: 5, INTRIGUE: 5}
    assert {card.name for card in kingdom.cards if card.box == BASE} == {
        "Moat",
        "Militia",
        "Chapel",
        "Witch",
        "Village",
    }


@pytest.mark.parametrize("source", SOURCES)
def test_custom_cards_may_be_required_with_every_source_but_are_never_drawn(source: str) -> None:
    kingdom = random_kingdom(1, source, [OLD_BAZAAR, LANTERN])
    assert OLD_BAZAAR in kingdom.cards
    assert LANTERN in kingdom.cards
    assert len(kingdom.cards) == 10
    if source == FIVE_AND_FIVE:
        assert Counter(card.box for card in kingdom.cards) == {BASE: 4, INTRIGUE: 4, "custom": 2}


def test_custom_cards_take_the_places_of_the_box_that_has_more_to_fill() -> None:
    kingdom = random_kingdom(1, FIVE_AND_FIVE, [*cards("Moat, Militia, Chapel, Witch, Village"), OLD_BAZAAR, LANTERN])
    assert Counter(card.box for card in kingdom.cards) == {BASE: 5, INTRIGUE: 3, "custom": 2}


@pytest.mark.parametrize(
    ("source", "need", "ban", "problem"),
    [
        (BOTH, "Copper", "", "Copper is a basic card and already in every game"),
        (BOTH, "", "Copper", "Copper is a basic card and already in every game"),
        (BOTH, "Moat", "Moat", "Moat is both required and banned; choose one"),
        (BASE, "Bridge", "", "Bridge is from intrigue, but the kingdom is drawn from base; try both"),
        (BOTH, f"{names(FIRST_GAME.cards)}, Witch", "", "a kingdom has 10 cards, but 11 are required: Cellar, Moat"),
        (
            FIVE_AND_FIVE,
            "Moat, Militia, Chapel, Witch, Village, Mine",
            "",
            "5+5 takes 5 base cards, but 6 are required: Moat, Militia, Chapel, Witch, Village, Mine",
        ),
        (
            INTRIGUE,
            "Pawn",
            ", ".join(card.name for card in of_edition(INTRIGUE_CARDS, FIRST)[5:]),
            "9 more cards from intrigue are needed, but the bans leave 4; ban fewer",
        ),
        ("box", "", "", "a kingdom can be drawn from base, intrigue, both or 5+5, not from 'box'"),
    ],
)
def test_impossible_requests_are_refused_with_the_reason(source: str, need: str, ban: str, problem: str) -> None:
    with pytest.raises(BadKingdom) as refusal:
        random_kingdom(1, source, cards(need), cards(ban))
    assert str(refusal.value).startswith(problem)


def test_bans_may_leave_just_enough() -> None:
    kingdom = random_kingdom(1, BASE, ban=BASE_CARDS[10:])
    assert set(kingdom.cards) == set(BASE_CARDS[:10])


# -- editions --------------------------------------------------------------------------------------------

# Digests of random kingdoms as they were before there was a second edition.
BEFORE = {
    BASE: "172cc493f70fd47f",
    INTRIGUE: "fff53e9c493b44b2",
    BOTH: "aef8bfd02997946e",
    FIVE_AND_FIVE: "9284d0ecf72e5831",
}


def digest(lines: list[str]) -> str:
    return sha256("\n".join(lines).encode()).hexdigest()[:16]


@pytest.mark.parametrize("source", SOURCES)
def test_random_kingdoms_of_the_first_edition_are_those_of_earlier_versions(source: str) -> None:
    """The same seed gives the same kingdom as before there was a second edition, which is also the default."""
    assert digest([names(random_kingdom(seed, source).cards) for seed in range(-100, 400)]) == BEFORE[source]
    for seed in range(20):
        kingdom = random_kingdom(seed, source, edition=FIRST)
        assert kingdom.cards == random_kingdom(seed, source).cards
        assert kingdom.edition == FIRST


def test_wishes_swaps_and_tables_are_those_of_earlier_versions() -> None:
    need, ban = cards("Moat, Bridge"), cards("Witch, Thief")
    wishes = [names(random_kingdom(seed, BOTH, need, ban).cards) for seed in range(200)]
    assert digest(wishes) == "53665953ad9205a6"
    swaps = [
        str([(old.name, new.name) for old, new in random_swaps(random_kingdom(seed, source), 3, seed, source)])
        for seed in range(100)
        for source in SOURCES
    ]
    assert digest(swaps) == "3ca818ab339a9ed2"
    assert digest([names(one.cards) for seed in range(50) for one in random_kingdoms(3, seed)]) == "c65bc6b704c5b1d5"


@pytest.mark.parametrize("source", SOURCES)
def test_a_kingdom_of_the_second_edition_has_no_card_that_only_the_first_has(source: str) -> None:
    seen = set()
    for seed in range(100):
        kingdom = random_kingdom(seed, source, edition=SECOND)
        assert kingdom.edition == SECOND
        assert kingdom.cards == random_kingdom(seed, source, edition=SECOND).cards
        seen |= set(kingdom.cards)
        if source == FIVE_AND_FIVE:
            assert Counter(card.box for card in kingdom.cards) == {BASE: 5, INTRIGUE: 5}
    stacks = {BASE: BASE_CARDS, INTRIGUE: INTRIGUE_CARDS}
    assert seen == set(of_edition(stacks.get(source, BASE_CARDS + INTRIGUE_CARDS), SECOND))


def test_a_mixed_kingdom_has_cards_of_both() -> None:
    kingdoms = [random_kingdom(seed, edition=MIXED) for seed in range(100)]
    assert {card for kingdom in kingdoms for card in kingdom.cards} == set(BASE_CARDS + INTRIGUE_CARDS)
    for kingdom in kingdoms:
        assert kingdom.edition == edition_of(kingdom.cards)


@pytest.mark.parametrize(
    ("need", "allowed"),
    [("Moat", {"", FIRST}), ("Spy", {"", FIRST}), ("Sentry", {"", SECOND}), ("Spy, Mill", {"", FIRST, SECOND})],
)
def test_without_an_edition_the_needed_cards_decide(need: str, allowed: set[str]) -> None:
    seen: set[str] = set()
    for seed in range(40):
        kingdom = random_kingdom(seed, need=cards(need))
        assert set(cards(need)) <= set(kingdom.cards)
        seen |= {card.only_in for card in kingdom.cards}
    assert seen == allowed


@pytest.mark.parametrize(
    ("edition", "need", "problem"),
    [
        (SECOND, "Spy", "Spy is only in the first edition, but the kingdom is drawn from the second; try mixed"),
        (FIRST, "Mill", "Mill is only in the second edition, but the kingdom is drawn from the first; try mixed"),
        ("third", "", "the edition is first, second or mixed, not 'third'"),
    ],
)
def test_an_edition_that_cannot_be_is_refused(edition: str, need: str, problem: str) -> None:
    with pytest.raises(ImpossibleWish) as refusal:
        random_kingdom(1, need=cards(need), edition=edition)
    assert str(refusal.value) == problem


def test_a_second_edition_card_of_the_other_box_is_refused_for_its_box() -> None:
    with pytest.raises(ImpossibleWish, match="Mill is from intrigue, but the kingdom is drawn from base; try both"):
        random_kingdom(1, BASE, cards("Mill"), edition=SECOND)


def test_the_edition_of_ten_cards_by_hand() -> None:
    """Without an edition, the second if a card is only in that; any may be given: whoever owns both mixes them."""
    old, new = cards(names(FIRST_GAME.cards)), cards(SECOND_SETS["First Game"])
    assert kingdom_of(old).edition == FIRST
    assert kingdom_of(new).edition == SECOND
    assert kingdom_of([*old[:9], CATALOG.find("Mill")]).edition == SECOND
    assert kingdom_of(old, SECOND).edition == SECOND
    assert kingdom_of(new, FIRST).edition == FIRST
    assert kingdom_of(new, FIRST).is_second_edition is False
    with pytest.raises(BadKingdom, match="the edition is first or second, not 'mixed'"):
        kingdom_of(old, MIXED)


@pytest.mark.parametrize("edition", [FIRST, SECOND])
def test_a_kingdom_as_names_reads_back(edition: str) -> None:
    for seed in range(10):
        kingdom = random_kingdom(seed, edition=edition)
        again = kingdom_named(kingdom_names(kingdom), CATALOG)
        assert (again.cards, again.edition) == (kingdom.cards, edition)
    unusual = kingdom_of(cards(SECOND_SETS["First Game"]), FIRST)
    assert kingdom_named(kingdom_names(unusual), CATALOG).edition == FIRST
    assert kingdom_names(kingdom_of(FIRST_GAME.cards, SECOND)) == (
        *names(FIRST_GAME.cards).split(", "),
        "second edition",
    )


def test_swaps_keep_the_edition() -> None:
    last = kingdom_of(cards(SECOND_SETS["First Game"]))
    assert swap(last, pairs("Merchant=Chapel"), 2).edition == SECOND
    assert swap(FIRST_GAME, pairs("Moat=Mill"), 2).edition == FIRST
    for seed in range(30):
        assert not [new for _, new in random_swaps(last, 4, seed) if new.only_in == FIRST]
        assert not [new for _, new in random_swaps(FIRST_GAME, 4, seed) if new.only_in == SECOND]
    mixed = kingdom_of(cards("Spy, Mill, Moat, Village, Smithy, Market, Mine, Militia, Cellar, Remodel"))
    assert {new.only_in for seed in range(30) for _, new in random_swaps(mixed, 4, seed)} == {"", FIRST, SECOND}


def test_a_set_of_the_same_name_is_recognized_by_its_edition() -> None:
    new = recommended_set(kingdom_of(cards(SECOND_SETS["First Game"])))
    assert new is not None
    assert (new.name, new.edition, repr(new)) == ("First Game", SECOND, "First Game (second edition)")
    assert recommended_set(FIRST_GAME) is RECOMMENDED_SETS[0]
    assert recommended_set(kingdom_of(FIRST_GAME.cards, SECOND)) is None


def test_tables_of_the_second_edition() -> None:
    for kingdom in random_kingdoms(3, 1, edition=SECOND):
        assert not [card for card in kingdom.cards if card.only_in == FIRST]


# -- series of games -------------------------------------------------------------------------------------


def pairs(text: str) -> list[tuple[Card, Card]]:
    """Read swaps such as "Moat=Chapel, Mine=Witch"."""
    return [(CATALOG.find(old), CATALOG.find(new)) for old, new in (part.split("=") for part in text.split(", "))]


def test_each_player_may_swap_a_card_of_the_last_game() -> None:
    kingdom = swap(FIRST_GAME, pairs("Moat=Chapel, Mine=Nobles"), 3)
    assert names(kingdom.cards) == (
        "Cellar, Chapel, Village, Woodcutter, Workshop, Militia, Remodel, Smithy, Market, Nobles"
    )
    assert swap(FIRST_GAME, [], 2).cards == FIRST_GAME.cards
    assert OLD_BAZAAR in swap(FIRST_GAME, [(FIRST_GAME.cards[0], OLD_BAZAAR)], 2).cards


@pytest.mark.parametrize(
    ("swaps", "problem"),
    [
        (
            "Moat=Chapel, Mine=Witch, Market=Spy",
            "each player may swap at most one card, but there are 3 swaps for 2 players",
        ),
        ("Witch=Chapel", "Witch was not in the last game; swap one of these: Cellar, Moat, Village"),
        ("Copper=Chapel", "Copper was not in the last game"),
        ("Moat=Chapel, Chapel=Witch", "Chapel was not in the last game"),
        ("Moat=Chapel, Moat=Witch", "Moat is swapped out twice; swap out another card instead"),
        ("Moat=Mine", "Mine was already in the last game; swap in a card that was not"),
        ("Moat=Moat", "Moat was already in the last game"),
        ("Moat=Chapel, Mine=Moat", "Moat was already in the last game"),
        ("Moat=Chapel, Mine=Chapel", "Chapel is swapped in twice; a kingdom has 10 different cards"),
        ("Moat=Copper", "Copper is a basic card and already in every game"),
    ],
)
def test_other_swaps_are_refused_with_the_reason(swaps: str, problem: str) -> None:
    with pytest.raises(BadKingdom) as refusal:
        swap(FIRST_GAME, pairs(swaps), 2)
    assert str(refusal.value).startswith(problem)
    assert isinstance(refusal.value, BadSwap) or "basic card" in problem


@pytest.mark.parametrize("source", SOURCES)
@pytest.mark.parametrize("seats", [2, 6])
def test_swaps_may_be_random(source: str, seats: int) -> None:
    for seed in range(30):
        last = random_kingdom(seed, source)
        swaps = random_swaps(last, seats, seed, source, cards("Pawn, Moat"))
        assert swaps == random_swaps(last, seats, seed, source, cards("Moat, Pawn"))
        kingdom = swap(last, swaps, seats)
        assert len(set(kingdom.cards) - set(last.cards)) == seats
        assert not {new.name for _, new in swaps} & {"Moat", "Pawn"}
        if source == FIVE_AND_FIVE:
            assert Counter(card.box for card in kingdom.cards) == {BASE: 5, INTRIGUE: 5}


def test_a_random_swap_that_finds_no_card_is_refused() -> None:
    with pytest.raises(ImpossibleWish, match=r"no card from base is left to replace .*; ban fewer cards"):
        random_swaps(FIRST_GAME, 2, 1, BASE, BASE_CARDS)


# -- many people -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("people", "tables"),
    [
        (2, [2]),
        (3, [3]),
        (4, [4]),
        (5, [2, 3]),
        (6, [3, 3]),
        (7, [3, 4]),
        (8, [4, 4]),
        (9, [3, 3, 3]),
        (10, [3, 3, 4]),
        (11, [3, 4, 4]),
    ],
)
def test_more_than_four_people_are_advised_to_sit_at_several_tables(people: int, tables: list[int]) -> None:
    assert tables_for(people) == tables


def test_from_six_people_on_all_tables_have_three_or_four() -> None:
    for people in range(6, 200):
        assert sum(tables_for(people)) == people
        assert set(tables_for(people)) <= {3, 4}


@pytest.mark.parametrize("people", [1, 0, -3])
def test_one_person_is_too_few_for_a_table(people: int) -> None:
    with pytest.raises(ValueError, match=f"a game needs at least 2 people, not {people}"):
        tables_for(people)


def shared(kingdoms: list[Kingdom]) -> set[str]:
    """Return the cards used at more than one table."""
    seen = Counter(card.name for kingdom in kingdoms for card in kingdom.cards)
    return {name for name, number in seen.items() if number > 1}


def test_each_table_has_a_different_kingdom_from_the_same_boxes() -> None:
    """The boxes hold each kingdom pile once."""
    for seed in range(30):
        assert not shared(random_kingdoms(2, seed))
        assert not shared(random_kingdoms(5, seed))
        assert not shared(random_kingdoms(2, seed, BASE, ban=cards("Moat, Witch")))
        assert shared(random_kingdoms(2, seed, need=cards("Moat, Pawn"))) == {"Moat", "Pawn"}
        assert random_kingdoms(3, seed)[0].cards == random_kingdom(seed).cards


def test_with_too_few_cards_tables_share_some() -> None:
    kingdoms = random_kingdoms(6, 1, BASE)
    assert all(len(kingdom.cards) == 10 for kingdom in kingdoms)
    assert shared(kingdoms)


def test_requests_that_no_kingdom_satisfies_are_refused() -> None:
    with pytest.raises(ImpossibleWish, match="Moat is both required and banned"):
        random_kingdoms(2, 1, need=cards("Moat"), ban=cards("Moat"))
