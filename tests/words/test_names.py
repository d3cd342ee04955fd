"""Names of cards and sets as people type them: in any language, without accents, in part."""

from collections.abc import Iterator

import pytest
from tests.helpers.command import run

from throneroom.cards import MODES
from throneroom.cards.catalog import Catalog, plain
from throneroom.cards.sets import RECOMMENDED_SETS
from throneroom.engine.card import ACTION, Card
from throneroom.locale import Locale, languages, slug
from throneroom.protocol.kingdom import WrittenCards
from throneroom.protocol.message import decode_message
from throneroom.server.refusal import Refusal
from throneroom.server.tables.kingdom_choice import choose
from throneroom.words.messages import error_text, message_text
from throneroom.words.names import (
    NotFound,
    card_name,
    find_card,
    find_cards,
    find_set,
    matching,
    option_name,
    player_names,
    set_name,
)

CARDS = Catalog().cards


def readers() -> Iterator[Locale]:
    return map(Locale, languages())


def test_no_name_means_different_cards_in_different_languages() -> None:
    meant: dict[str, set[str]] = {}
    for card in CARDS:
        for locale in readers():
            for name in (card_name(card, locale), *locale.alternatives(f"card-{slug(card.name)}")):
                meant.setdefault(plain(name), set()).add(card.name)
    assert {name: cards for name, cards in meant.items() if len(cards) > 1} == {}


def test_no_name_means_different_sets_in_different_languages() -> None:
    meant: dict[str, set[str]] = {}
    for known in RECOMMENDED_SETS:
        for locale in readers():
            meant.setdefault(plain(set_name(known, locale)), set()).add(known.name)
    assert {name: sets for name, sets in meant.items() if len(sets) > 1} == {}


@pytest.mark.once
@pytest.mark.parametrize("reader", languages())
def test_every_reader_may_type_every_name_in_every_language(reader: str) -> None:
    """With or without accents, and in capitals."""
    for locale in readers():
        for card in CARDS:
            name = card_name(card, locale)
            for typed in (name, plain(name), name.upper(), f"  {name} "):
                assert find_card(typed, CARDS, Locale(reader)) is card, typed
        for known in RECOMMENDED_SETS:
            assert find_set(plain(set_name(known, locale)), Locale(reader)) is known


@pytest.mark.parametrize("reader", languages())
def test_an_answer_may_name_a_card_in_every_language(reader: str) -> None:
    """If first letters mean another card in the player's language or in English, both are found."""
    for locale in readers():
        for card in CARDS:
            typed = plain(card_name(card, locale))
            found = matching(typed, CARDS, Locale(reader))
            names = [(other, plain(card_name(other, Locale(reader))), plain(other.name)) for other in CARDS]
            begun = [other for other, *known in names if any(name.startswith(typed) for name in known)]
            assert card in found
            assert set(found) <= {card, *begun}


@pytest.mark.parametrize("reader", languages())
def test_an_answer_may_name_a_mode_in_every_language(reader: str) -> None:
    for locale in readers():
        for mode in MODES:
            same = [other for other in MODES if option_name(other, locale) == option_name(mode, locale)]
            assert set(matching(option_name(mode, locale), MODES, Locale(reader))) <= {
                mode,
                *same,
            }


@pytest.mark.parametrize(
    ("typed", "card"),
    [
        ("Salle du Trône", "Throne Room"),
        ("salle du trone", "Throne Room"),
        ("chabolas", "Shanty Town"),
        ("zlodziej", "Thief"),
        ("ZŁODZIEJ", "Thief"),
        ("or", "Gold"),
        ("Duc", "Duke"),
        ("most", "Bridge"),
        ("sorci", "Witch"),
        ("szlach", "Nobles"),
        ("puits", "Wishing Well"),
        ("throne-room", "Throne Room"),
    ],
)
def test_an_english_reader_types_other_languages(typed: str, card: str) -> None:
    """A whole name in another language comes before first letters: "Duc" is Duke, not Duchy."""
    assert find_card(typed, CARDS, Locale("en")).name == card


@pytest.mark.parametrize("reader", ["pl", "en"])
@pytest.mark.parametrize(
    ("typed", "card"),
    [
        *(("Miedziak", "Copper"), ("Miedziaki", "Copper")),
        *(("Srebro", "Silver"), ("Srebrniki", "Silver"), ("srebrnik", "Silver")),
        *(("Księstwo", "Duchy"), ("Powiat", "Duchy"), ("powi", "Duchy")),
    ],
)
def test_a_card_with_two_names_in_a_language_is_found_by_both(typed: str, card: str, reader: str) -> None:
    """The Polish leaflet and the Polish box differ."""
    assert find_card(typed, CARDS, Locale(reader)).name == card
    assert [option.name for option in matching(typed, CARDS, Locale(reader))] == [card]


def test_a_typing_error_in_another_name_gets_the_name_that_is_shown() -> None:
    with pytest.raises(NotFound) as caught:
        find_card("Powiad", CARDS, Locale("pl"))
    assert card_name(Catalog().find("Duchy"), Locale("pl")) in error_text(caught.value, Locale("pl"))


def test_the_readers_language_comes_first() -> None:
    """First letters are those of the reader's language, if any name there begins with them."""
    assert (
        find_card("Vi", [card for card in CARDS if card.name in ("Village", "Moneylender")], Locale("fr")).name
        == "Village"
    )
    assert find_card("mina", CARDS, Locale("es")).name == "Mine"


def test_a_list_may_mix_languages() -> None:
    names = "Cave; marche\nMilicia, kopalnia, Moat"
    assert [card.name for card in find_cards(names, CARDS, Locale("pl"))] == [
        *("Cellar", "Market", "Militia", "Mine", "Moat")
    ]


@pytest.mark.parametrize(
    ("reader", "typed", "suggested"),
    [
        ("en", "xyzzy", ""),
        ("en", "milise", "Militia"),
        ("fr", "milise", "Milice"),
        ("fr", "Throne Rom", "Salle du Trône"),
        ("es", "zlodzej", "Ladrón"),
    ],
)
def test_an_unknown_name_gets_suggestions_in_the_readers_language(reader: str, typed: str, suggested: str) -> None:
    with pytest.raises(NotFound) as caught:
        find_card(typed, CARDS, Locale(reader))
    text = error_text(caught.value, Locale(reader))
    assert repr(typed) in text
    assert suggested in text
    assert ("?" in text) == bool(suggested)


def test_an_ambiguous_name_gets_the_names_it_may_mean() -> None:
    with pytest.raises(NotFound) as caught:
        find_card("chambre", CARDS, Locale("es"))
    text = error_text(caught.value, Locale("es"))
    assert "Cámara Secreta" in text
    assert "Sala del Consejo" in text


def test_a_custom_card_has_the_same_name_in_every_language() -> None:
    """It comes before a printed card that has this name in another language."""
    custom = Card("Forgeron", cost=4, types=ACTION, cards=3)
    cards = (*CARDS, custom)
    for locale in readers():
        if locale.language != "fr":
            assert find_card("forgeron", cards, locale) is custom
    night = Card("Night Market", cost=4, types=ACTION, cards=1)
    assert all(find_card("night mar", (*CARDS, night), locale) is night for locale in readers())


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", ["Fair bot 2", "Big-Money bot", "plan.txt bot 2", "Strategy bot", "Ann"]),
        ("fr", ["Bot moyen 2", "Bot Big-Money", "Bot plan.txt 2", "Bot à stratégie", "Ann"]),
        ("es", ["Bot normal 2", "Bot Big-Money", "Bot plan.txt 2", "Bot con estrategia", "Ann"]),
        ("pl", ["Średni bot 2", "Bot Big-Money", "Bot plan.txt 2", "Bot ze strategią", "Ann"]),
    ],
)
def test_players_have_names_in_the_readers_language(language: str, names: list[str]) -> None:
    """Records name bots in English, and may leave a person unnamed."""
    recorded = ["Fair bot 2", "Big-Money bot", "plan.txt bot 2", "Strategy bot", "Ann", ""]
    shown = player_names(recorded, Locale(language))
    assert [name.casefold() for name in shown[:5]] == [name.casefold() for name in names]
    assert shown[5] == Locale(language).text("plain-person", n=6)


def test_the_commands_take_names_in_any_language() -> None:
    assert run("cards", "salle", "du", "trone", "--json").json[0]["name"] == "Throne Room"
    assert run("cards", "zlodziej", "--json", "--lang", "fr").json[0]["name"] == "Voleur"
    drawn = run("kingdom", "--with", "Douves,Bruja", "--without", "Wioska", "--seed", "7", "--json").json
    assert {"Moat", "Witch"} <= set(drawn["tables"][0]["cards"])
    named = run("kingdom", "taniec zwyciestwa", "--json", "--lang", "fr").json
    assert named["tables"][0]["set"] == "Victory Dance"
    swapped = run("kingdom", "First Game", "--swap", "Fosa=Chapelle", "--json").json
    assert "Chapel" in swapped["tables"][0]["cards"]


@pytest.mark.parametrize(
    ("written", "first"),
    [
        ("les premieres parties", "Cellar"),
        ("Taniec Zwycięstwa", "Pawn"),
        ("Cave, Marché, Milicia, kopalnia, Moat, Rénovation, Forgeron, Village, Bûcheron, Taller", "Cellar"),
    ],
)
def test_a_kingdom_pasted_at_the_server_may_be_in_any_language(written: str, first: str) -> None:
    kingdom, _ = choose(WrittenCards(written))
    assert kingdom.cards[0].name == first


def test_the_server_refuses_an_unknown_name_with_facts() -> None:
    """The client then shows it in the reader's language."""
    with pytest.raises(Refusal) as caught:
        choose(WrittenCards("Milise, Moat"))
    message = caught.value.encoded()
    assert message.text == "no card named 'Milise'. Did you mean Militia?"
    assert message.said.key == "problem-did-you-mean"
    said = decode_message(message.said, message.text, Catalog())
    assert message_text(said, Locale("pl")) == "nie ma karty o nazwie 'Milise'. Czy chodzi o: Milicja?"
