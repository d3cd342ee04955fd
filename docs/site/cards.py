"""MkDocs hook: generate the card reference, one page per language, from the cards and their catalogs."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

import babel
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

from throneroom.cards.catalog import Catalog, plain
from throneroom.cards.sets import RECOMMENDED_SETS
from throneroom.engine.card import BASE, BASIC, INTRIGUE, Card
from throneroom.locale import Locale, languages, slug
from throneroom.words.card_text import box_name, card_rulings, card_text, type_names
from throneroom.words.names import card_name, edition_name, set_name

BOXES = (BASIC, BASE, INTRIGUE)


def on_files(files: Files, config: MkDocsConfig) -> Files:
    names = [language_name(language) for language in languages()]
    pages = {"cards/index.md": "\n".join(index(names))}
    for language in languages():
        pages[f"cards/{language}.md"] = "\n".join(reference(Locale(language)))
    for place, text in pages.items():
        files.append(File.generated(config, place, content=text))
    return files


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Replace the `cards/` entry of the menu in mkdocs.yml with one page per language."""
    pages = [{"All languages": "cards/index.md"}]
    pages += [{language_name(language): f"cards/{language}.md"} for language in languages()]
    for entry in config.nav or []:
        entry.update({name: pages for name, place in entry.items() if place == "cards/"})
    return config


def language_name(language: str) -> str:
    """Return a language's own name, such as Français."""
    name = babel.Locale(language).get_display_name(language) or language
    return name[0].upper() + name[1:]


# -- all languages ---------------------------------------------------------------------------------------


def index(names: list[str]) -> Iterator[str]:
    locales = [Locale(language) for language in languages()]
    english = Locale()
    yield "# The cards"
    yield ""
    yield (
        f"The 7 basic cards and the {len(Catalog().cards) - 7} kingdom cards of both editions. A name links to the "
        "card's text and rulings in that language. "
        "These pages are generated from the program's own catalogs, so they match what you see at the table "
        "and what `throneroom cards` prints."
    )
    for box in BOXES:
        yield from ["", f"## {box_name(box, english)}", ""]
        yield "| | types | edition | " + " | ".join(names) + " |"
        yield "|---:|---|---|" + "---|" * len(names)
        for card in cards_of(box, english):
            links = [f"[{card_name(card, locale)}]({locale.language}.md#{slug(card.name)})" for locale in locales]
            edition = card.only_in or "both"
            yield f"| {cost(card, english)} | {type_names(card, english)} | {edition} | " + " | ".join(links) + " |"
    yield from ["", "## Recommended kingdoms", ""]
    yield "Recommended by the rulebooks; `throneroom kingdom --list` prints them, and `--kingdom` takes their names."
    yield from ["", "| " + " | ".join(names) + " | cards |", "|---" * len(names) + "|---|"]
    for known in RECOMMENDED_SETS:
        titles = [set_name(known, locale) for locale in locales]
        yield "| " + " | ".join(titles) + " | " + ", ".join(card.name for card in known.cards) + " |"


# -- one language ----------------------------------------------------------------------------------------


def reference(locale: Locale) -> Iterator[str]:
    yield f"# {locale.text('web-all-cards')} {{ lang={locale.language} }}"
    yield ""
    others = [language for language in languages() if language != locale.language]
    yield " · ".join(f"[{language_name(language)}]({language}.md){{ lang={language} }}" for language in others)
    for box in BOXES:
        yield from ["", f"## {box_name(box, locale)} {{ #{box} lang={locale.language} }}", ""]
        for card in cards_of(box, locale):
            yield from entry(card, locale)


def entry(card: Card, locale: Locale) -> Iterator[str]:
    kinds_line = type_names(card, locale)
    if card.only_in:
        kinds_line += f" · {edition_name(card.only_in, locale)}"
    kinds = " ".join(f"card-{name.lower()}" for name in card.type_names)
    yield f'<div class="card {kinds}" lang="{locale.language}" markdown="1">'
    yield ""
    yield f"### {card_name(card, locale)} {{ #{slug(card.name)} }}"
    yield ""
    yield f'<p class="card-line">{cost(card, locale)} <span class="card-types">{kinds_line}</span></p>'
    yield ""
    yield escape(card_text(card, locale), quote=False).replace("+", "\\+")
    yield ""
    for ruling in card_rulings(card, locale):
        yield f"- {escape(ruling, quote=False)}"
    yield from ["", "</div>", ""]


def cost(card: Card, locale: Locale) -> str:
    return f'<span class="cost" title="{locale.text("show-cost")}">{card.cost}</span>'


def cards_of(box: str, locale: Locale) -> list[Card]:
    """Return the cards of a box, sorted by name; the basic cards stay in rulebook order."""
    cards = [card for card in Catalog().cards if card.box == box]
    return cards if box == BASIC else sorted(cards, key=lambda card: plain(card_name(card, locale)))
