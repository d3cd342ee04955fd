"""Every card is complete. Each failure says what is missing, and where to add it.

The order is that of "Add a card" in CONTRIBUTING.md.
"""

from __future__ import annotations

import json

import pytest
from tests.helpers.paths import ROOT
from tests.helpers.questions import KINGDOM_CARDS, questions

from throneroom.bots.strategies.builtin import builtin, builtin_names, key_cards
from throneroom.bots.tactics import card_knowledge
from throneroom.cards.catalog import Catalog
from throneroom.cards.roles import ROLES_BY_EFFECT
from throneroom.engine.card import SECOND, Card, Mode
from throneroom.engine.decision import REACT
from throneroom.locale import languages, slug
from throneroom.locale.source import messages

GUIDE = '(see CONTRIBUTING.md, "Add a card")'

every_card = pytest.mark.parametrize("card", Catalog().cards, ids=str)
every_kingdom_card = pytest.mark.parametrize("card", KINGDOM_CARDS, ids=str)


def constant(card: Card) -> str:
    """Return the name of the card's constant."""
    return slug(card.name).upper().replace("-", "_")


def files_without(key: str, file: str, attribute: str = "") -> str:
    """Return the files that lack this text, or this attribute of it, as one string."""
    sources = {language: messages(language) for language in languages()}
    return ", ".join(
        f"src/throneroom/locale/{language}/{file}"
        for language, known in sources.items()
        if key not in known or (attribute and f"\n    .{attribute} = " not in known[key].source)
    )


@every_kingdom_card
def test_a_card_has_a_test_file(card: Card) -> None:
    folder = "second_edition" if card.only_in == SECOND else card.box
    file = f"tests/cards/{folder}/test_{constant(card).lower()}.py"
    tests = (ROOT / file).read_text(encoding="utf-8") if (ROOT / file).is_file() else ""
    assert "def test_" in tests, f"{card} has no tests: write {file}, one test for each ruling {GUIDE}"


@every_card
def test_a_card_has_a_name_and_a_text_in_every_language(card: Card) -> None:
    key = f"card-{slug(card.name)}"
    missing = files_without(key, "cards.ftl")
    assert not missing, (
        f"{card} has no name in {missing}: add '{key} = ...' with '.text = ...' and '.ruling-1 = ...' below it {GUIDE}"
    )
    missing = files_without(key, "cards.ftl", attribute="text")
    assert not missing, f"{card} has no text in {missing}: add '.text = ...' below {key} {GUIDE}"


@every_kingdom_card
def test_a_card_has_words_for_every_question_in_every_language(card: Card) -> None:
    for (asking, verb), record in questions().items():
        if asking is not card or verb == REACT.name:
            continue
        key = f"ask-{slug(card.name)}-{verb}"
        missing = files_without(key, "prompt.ftl")
        assert not missing, f"{card} asks its player to {verb}: add '{key} = ...' to {missing} {GUIDE}"
        decision = record.replay().decision
        assert decision is not None
        for mode in decision.options:
            if isinstance(mode, Mode) and not mode.name.isdecimal():
                key = f"ask-mode-{slug(mode.name)}"
                missing = files_without(key, "prompt.ftl")
                assert not missing, f"{card} offers the mode {mode}: add '{key} = ...' to {missing} {GUIDE}"


@every_kingdom_card
def test_an_attack_has_a_sentence_for_its_victim_in_every_language(card: Card) -> None:
    key = f"web-attacked-{slug(card.name)}"
    missing = files_without(key, "web.ftl") if card.is_attack else ""
    assert not missing, (
        f"{card} is an Attack: say what it does to the player attacked, '{key} = ...', in {missing} {GUIDE}"
    )


@every_card
def test_a_card_has_an_icon(card: Card) -> None:
    icons = json.loads((ROOT / "web" / "icons.json").read_text(encoding="utf-8"))
    assert slug(card.name) in icons, (
        f'{card} has no icon in web/icons.json: add "{slug(card.name)}": "AUTHOR/NAME" from game-icons.net {GUIDE}'
    )


@every_kingdom_card
def test_a_card_with_an_effect_has_a_row_of_roles(card: Card) -> None:
    assert card.effect is None or card in ROLES_BY_EFFECT, (
        f"{card} has no row in src/throneroom/cards/roles.py: "
        f"add '{constant(card)}: (...),' to ROLES_BY_EFFECT, '()' if the effect adds none {GUIDE}"
    )


@every_kingdom_card
def test_bots_know_every_action_card(card: Card) -> None:
    assert not card.is_action or card in card_knowledge.CARDS, (
        f"{card} has no row in src/throneroom/bots/tactics/card_knowledge.py: "
        f"add '{constant(card)}: CardKnowledge(typical_value=..., strength=...),' to CARDS {GUIDE}"
    )


@every_kingdom_card
def test_a_built_in_strategy_uses_the_card(card: Card) -> None:
    assert any(card in key_cards(builtin(name)) for name in builtin_names()), (
        f"No built-in strategy buys {card}: add one in src/throneroom/bots/strategies/texts, "
        "and its row in docs/strategies.md, measured with "
        f"'throneroom simulate NAME big-money --games 20000 --seed 1' {GUIDE}"
    )
