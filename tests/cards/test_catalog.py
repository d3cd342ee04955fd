"""The catalog: cards and modes by name, suggestions for wrong names, and lists of cards as text."""

from __future__ import annotations

import re

import pytest

from throneroom.cards import BASE_CARDS, BASIC_CARDS, INTRIGUE_CARDS, MODES
from throneroom.cards.basic import COPPER
from throneroom.cards.catalog import Catalog, UnknownCard, list_text
from throneroom.engine.card import ACTION, Card, Mode

CATALOG = Catalog()
CAFE = Card("Café Royal", cost=4, types=ACTION, cards=2)


def names(text: str) -> list[str]:
    return [card.name for card in CATALOG.read_list(text)]


# -- by name ---------------------------------------------------------------------------------------------


def test_printed_cards_come_before_custom_ones() -> None:
    assert CATALOG.cards == BASIC_CARDS + BASE_CARDS + INTRIGUE_CARDS
    assert Catalog([CAFE]).cards == (*CATALOG.cards, CAFE)


@pytest.mark.parametrize("card", CATALOG.cards, ids=str)
def test_every_card_is_found_by_its_name(card: Card) -> None:
    assert CATALOG.find(card.name) is card
    assert CATALOG.find_option(card.name) is card


@pytest.mark.parametrize(
    "name", ["Throne Room", "throne room", "THRONE ROOM", "  Throne   Room ", "Throne\tRoom", "Thróne Roöm"]
)
def test_case_accents_and_doubled_or_outer_spaces_do_not_matter(name: str) -> None:
    assert CATALOG.find(name).name == "Throne Room"


@pytest.mark.parametrize("name", ["Café Royal", "cafe royal", "Cafe\u0301 Royal", "CAFÉ  ROYAL"])
def test_a_name_with_an_accent_is_found_with_and_without_it(name: str) -> None:
    assert Catalog([CAFE]).find(name) is CAFE


@pytest.mark.parametrize("name", ["Copper", "copper", "Cöpper", " Copper "])
def test_no_two_cards_have_the_same_name(name: str) -> None:
    with pytest.raises(ValueError, match=f"^there is already a card named {name}; give yours another name$"):
        Catalog([Card(name, cost=1, types=ACTION)])


@pytest.mark.parametrize(
    ("name", "suggestions", "message"),
    [
        ("Milita", ["Militia"], "no card named 'Milita'. Did you mean Militia?"),
        (" milita ", ["Militia"], "no card named 'milita'. Did you mean Militia?"),
        ("ThroneRoom", ["Throne Room"], "no card named 'ThroneRoom'. Did you mean Throne Room?"),
        ("Duky", ["Duke"], "no card named 'Duky'. Did you mean Duke?"),
        ("xyzzy", [], "no card named 'xyzzy'"),
        ("", [], "no card named ''"),
    ],
)
def test_a_wrong_name_is_refused_with_suggestions(name: str, suggestions: list[str], message: str) -> None:
    with pytest.raises(UnknownCard) as refusal:
        CATALOG.find(name)
    assert refusal.value.name == name.strip()
    assert refusal.value.suggestions == suggestions
    assert str(refusal.value) == message


# -- modes -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_every_mode_is_found_as_an_option_but_not_as_a_card(mode: Mode) -> None:
    assert CATALOG.find_option(mode.name) is mode
    assert CATALOG.find_option(f" {mode.name.upper()} ") is mode
    with pytest.raises(UnknownCard):
        CATALOG.find(mode.name)


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_a_mode_gives_the_plus_signs_that_its_name_says(mode: Mode) -> None:
    plus = re.fullmatch(r"\+(\d) (Card|Action|Buy|coin)s?", mode.name)
    number, word = (int(plus[1]), plus[2]) if plus else (0, "")
    expected = [number if word == each else 0 for each in ("Card", "Action", "Buy", "coin")]
    assert [mode.cards, mode.actions, mode.buys, mode.coins] == expected


def test_a_name_that_is_neither_card_nor_mode_is_refused() -> None:
    with pytest.raises(UnknownCard, match=r"no card named 'Milita'. Did you mean Militia\?"):
        CATALOG.find_option("Milita")


# -- lists -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("Moat", ["Moat"]),
        ("2 Copper, Moat", ["Copper", "Copper", "Moat"]),
        ("Moat,2 copper", ["Moat", "Copper", "Copper"]),
        ("Copper, Moat, Copper", ["Copper", "Moat", "Copper"]),
        ("2x Copper, 2 x Moat, 1× Curse", ["Copper", "Copper", "Moat", "Moat", "Curse"]),
        (" 2   throne  room ,, ", ["Throne Room", "Throne Room"]),
        ("0 Copper, Moat", ["Moat"]),
        ("", []),
        (" , ", []),
        ("-", []),
        ("---", []),
        ("–", []),
    ],
)
def test_a_list_is_read_in_its_order(text: str, cards: list[str]) -> None:
    assert names(text) == cards


def test_a_list_with_a_wrong_name_is_refused() -> None:
    with pytest.raises(UnknownCard, match=r"no card named 'Milita'. Did you mean Militia\?"):
        CATALOG.read_list("3 Copper, 2 Milita")
    with pytest.raises(UnknownCard, match="no card named '2'"):
        CATALOG.read_list("Copper, 2")
    with pytest.raises(UnknownCard, match="no card named '-1 Copper'"):
        CATALOG.read_list("-1 Copper")


def test_an_absurd_amount_is_refused_with_its_entry_and_uses_no_memory() -> None:
    assert len(CATALOG.read_list("999 Copper")) == 999
    for number in ("1000", "99999999999", "9" * 5000):
        with pytest.raises(ValueError, match=rf"^no game has {number} copies of a card: '{number} Copper'$"):
            CATALOG.read_list(f"Moat, {number} Copper")


@pytest.mark.parametrize(
    ("cards", "text"),
    [
        ("", "-"),
        ("Moat", "Moat"),
        ("4 Copper, Moat", "4 Copper, Moat"),
        ("Copper, Copper, Moat, Copper", "2 Copper, Moat, Copper"),
    ],
)
def test_a_list_is_written_in_its_order_with_equal_neighbors_counted_together(cards: str, text: str) -> None:
    assert list_text(CATALOG.read_list(cards)) == text
    assert CATALOG.read_list(text) == CATALOG.read_list(cards)


def test_modes_are_written_like_cards() -> None:
    assert list_text([MODES[0], MODES[1], COPPER, COPPER]) == f"{MODES[0].name}, {MODES[1].name}, 2 Copper"
