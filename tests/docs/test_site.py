"""The documentation site builds without warnings, has every card in every language, and needs no other host."""

from __future__ import annotations

import http.server
import re
import threading
from collections.abc import Iterator
from functools import partial
from html import unescape
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Request, sync_playwright
from tests.helpers.layers import MAY_IMPORT
from tests.helpers.paths import ROOT
from tests.web import browser

from throneroom.cards.catalog import Catalog
from throneroom.engine.card import Card
from throneroom.locale import Locale, languages, slug
from throneroom.words.card_text import card_rulings, card_text
from throneroom.words.names import card_name

pytestmark = pytest.mark.once  # the site does not depend on how the engine was built

# Attributes whose address a browser loads automatically. Links to follow are not among them.
RESOURCE_ATTRIBUTES = {
    "audio": "src",
    "embed": "src",
    "iframe": "src",
    "img": "src",
    "link": "href",
    "object": "data",
    "script": "src",
    "source": "src",
    "video": "src",
}


class Page(HTMLParser):
    """An HTML page: the addresses it loads, its anchors and its text."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.loads: list[str] = []
        self.anchors: list[str] = []
        self._words: list[str] = []
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        known = {name: value or "" for name, value in attributes}
        if address := known.get(RESOURCE_ATTRIBUTES.get(tag, ""), ""):
            self.loads.append(address)
        if "id" in known:
            self.anchors.append(known["id"])

    def handle_data(self, data: str) -> None:
        self._words.append(data)

    @property
    def text(self) -> str:
        return plain(unescape("".join(self._words)))


def plain(text: str) -> str:
    """Replace all whitespace with single spaces: French has other spaces before some punctuation."""
    return " ".join(text.split())


def pages(site: Path) -> list[Path]:
    return sorted(site.rglob("*.html"))


def test_the_pages_of_the_repository_are_on_the_site(site: Path) -> None:
    places = {name: name.lower() for name in ("ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md")}
    for path in (ROOT / "docs").rglob("*.md"):
        places[path.relative_to(ROOT).as_posix()] = path.relative_to(ROOT / "docs").as_posix()
    assert len(places) > 12
    for source, place in places.items():
        title, *_ = re.findall(r"^# (.+)$", (ROOT / source).read_text(encoding="utf-8"), re.MULTILINE)
        assert title in Page((site / place).with_suffix(".html")).text, source


@pytest.mark.parametrize("language", languages())
def test_the_reference_has_every_card_with_text_and_rulings(site: Path, language: str) -> None:
    locale = Locale(language)
    page = Page(site / "cards" / f"{language}.html")

    def is_missing(card: Card) -> bool:
        words = [card_name(card, locale), card_text(card, locale), *card_rulings(card, locale)]
        return slug(card.name) not in page.anchors or not all(plain(part) in page.text for part in words)

    assert not [card for card in Catalog().cards if is_missing(card)]


def test_the_list_of_cards_names_each_in_every_language(site: Path) -> None:
    text = Page(site / "cards" / "index.html").text
    names = [card_name(card, Locale(language)) for language in languages() for card in Catalog().cards]
    assert not [name for name in names if name not in text]


def test_the_drawing_of_the_layers_has_every_layer() -> None:
    drawing = (ROOT / "docs" / "images" / "layers.svg").read_text(encoding="utf-8")
    folders = {path.name for path in (ROOT / "src" / "throneroom").iterdir() if (path / "__init__.py").exists()}
    assert folders < MAY_IMPORT.keys()
    assert not [layer for layer in folders if f">{layer}</text>" not in drawing]


def test_nothing_on_the_site_is_loaded_from_another_host(site: Path) -> None:
    addresses = [address for path in pages(site) for address in Page(path).loads]
    for sheet in site.rglob("*.css"):
        text = sheet.read_text(encoding="utf-8")
        addresses += re.findall(r"""(?:url\(|@import\s)\s*["']?([^"')]+)""", text)
    for drawing in site.rglob("*.svg"):
        addresses += re.findall(r"""(?:href|src)="([^"]+)\"""", drawing.read_text(encoding="utf-8"))
    assert len(addresses) > 100
    assert not [address for address in addresses if urlsplit(address).netloc]


@pytest.fixture
def address(site: Path) -> Iterator[str]:
    class Quiet(http.server.SimpleHTTPRequestHandler):
        def log_message(self, format: str, *args: object) -> None:
            pass

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(site))) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_address[1]}"
        server.shutdown()
        thread.join()


def test_a_browser_shows_and_searches_all_pages_without_the_internet(site: Path, address: str) -> None:
    """No page requests another host, reports an error, lacks a file or is wider than a phone; the search works."""
    path = browser.require()
    complaints: list[str] = []

    def look(request: Request) -> None:
        if not request.url.startswith((address, "data:")):
            complaints.append(request.url)

    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        page = chromium.new_page(viewport={"width": 360, "height": 740})
        page.on("request", look)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("response", lambda answer: complaints.append(answer.url) if answer.status >= 400 else None)
        for built in pages(site):
            page.goto(f"{address}/{built.relative_to(site).as_posix()}")
            wide = page.evaluate("document.documentElement.scrollWidth")
            if wide > 360:
                complaints.append(f"{built.name} is {wide} wide")
        page.goto(f"{address}/index.html")
        page.locator("label[for=__search]").first.click()
        page.locator("input.md-search__input").press_sequentially("Milicja")
        page.locator(".md-search-result a", has_text="Milicja").first.wait_for()
        chromium.close()
    assert complaints == []
