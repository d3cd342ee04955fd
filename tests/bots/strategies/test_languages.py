"""Strategies may name cards in any language."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.helpers.command import run

from throneroom.bots.strategies.language import read_strategy, strategy_text
from throneroom.cards.catalog import Catalog
from throneroom.locale import Locale, languages
from throneroom.protocol.lookup import current_catalog
from throneroom.words.names import card_name, understand_all_languages

TEXTS = {
    "fr": "Province if money > 18\nDuché if left(Province) < 4\nSorcière if own(Sorcière) < 2\nOr\nArgent\n",
    "es": "Provincia if money > 18\nDucado if left(Provincia) < 4\nBruja if own(Bruja) < 2\nOro\nPlata\n",
    "pl": "Prowincja if money > 18\nKsięstwo if left(Prowincja) < 4\nWiedźma if own(Wiedźma) < 2\nZłoto\nSrebro\n",
}
ENGLISH = "Province if money > 18\nDuchy if left(Province) < 4\nWitch if own(Witch) < 2\nGold\nSilver\n"


@pytest.mark.parametrize("language", TEXTS)
def test_a_strategy_in_another_language_is_the_same_strategy(language: str, tmp_path: Path) -> None:
    catalog = understand_all_languages(Catalog())
    expected = strategy_text(read_strategy(ENGLISH, catalog, "witch"))
    assert strategy_text(read_strategy(TEXTS[language], catalog, "witch")) == expected
    assert strategy_text(read_strategy(TEXTS[language], current_catalog(), "witch")) == expected
    file = tmp_path / "witch.txt"
    file.write_text(TEXTS[language], encoding="utf-8")
    done = run("simulate", str(file), "big-money", "--games", "2", "--jobs", "1", "--json")
    assert done.json["games"] == 2


def test_every_card_is_understood_in_every_language() -> None:
    """Whole names alone: nobody should guess what a part of a name in another language means."""
    catalog = understand_all_languages(Catalog())
    for language in languages():
        for card in catalog.cards:
            found = read_strategy(f'"{card_name(card, Locale(language))}"', catalog, "one").buys[0].card
            assert found is card, (language, card)
