"""What must not go wrong: updates, a lost network, memory, bad links, notices, undo requests, resigning."""

from __future__ import annotations

from playwright.sync_api import Page, Route, expect
from tests.web.player import Player
from tests.web.screen_checks import check_screen
from tests.web.visitor import DESK, PHONE, Visitor

CARDS = "Cellar,Market,Militia,Mine,Moat,Remodel,Smithy,Village,Woodcutter,Workshop"
FIRST_GAME = f"#/kingdom?cards={CARDS}&seed=5"
GAMES = 7
FIRST_GAMES = 4  # the number is steady from here on: up to two old tables are freed late
MOST_MORE_NODES = 1500  # a table has about 3,000

# The supply's tiles whose middle is covered by something else or outside the screen.
_COVERED = """() => [...document.querySelectorAll('.supply .tile')].filter((tile) => {
  const box = tile.getBoundingClientRect();
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return !top || !tile.contains(top);
}).map((tile) => tile.dataset.card)"""


def play(visitor: Visitor, size: tuple[int, int] = DESK) -> Page:
    page = visitor.open(path=FIRST_GAME, warnings=False, size=size)
    page.get_by_role("button", name="Play now").click()
    page.locator(".bar.asked").wait_for()
    return page


def resign(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Really resign?").click()
    page.locator(".scores").wait_for()


def update_server(page: Page, is_lasting: bool = False) -> list[str]:
    """Pretend that the server has a newer program: the lab of this page's program is gone.

    Return the addresses that the page is loaded from later; `is_lasting`: the reload brings the older program again.
    """
    loads: list[str] = []

    def gone(route: Route) -> None:
        if is_lasting or not loads:
            route.fulfill(status=404, body="not found")
        else:
            route.continue_()

    def newer(route: Route) -> None:
        if route.request.is_navigation_request():
            loads.append(route.request.url)
            route.continue_()
        else:
            route.fulfill(content_type="text/html", body='<script type="module" src="/assets/newer.js"></script>')

    page.route("**/assets/LabScreen*.js", gone)
    page.route(lambda url: url.split("#")[0].count("/") == 3 and url.split("#")[0].endswith("/"), newer)
    return loads


def test_a_page_from_before_an_update_reloads_itself(visitor: Visitor) -> None:
    page = visitor.open()
    page.get_by_role("heading", level=1).wait_for()
    loads = update_server(page)
    page.evaluate("location.hash = '#/lab'")
    expect(page.get_by_role("heading", level=1)).to_have_text("Lab")
    assert len(loads) == 1
    visitor.complaints.clear()  # the browser reports the missing file


def test_a_page_that_stays_outdated_is_reloaded_only_once(visitor: Visitor) -> None:
    page = visitor.open()
    page.get_by_role("heading", level=1).wait_for()
    loads = update_server(page, is_lasting=True)
    page.evaluate("location.hash = '#/lab'")
    expect(page.get_by_role("alert")).to_contain_text("could not be loaded")
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    assert len(loads) == 1
    visitor.complaints.clear()


def test_a_lost_network_shows_at_once(visitor: Visitor) -> None:
    page = play(visitor)
    state = page.locator("[data-state]")
    expect(state).to_have_attribute("data-state", "open")
    page.context.set_offline(True)
    expect(state).to_have_attribute("data-state", "lost", timeout=1000)
    expect(state).to_contain_text("Connection lost")
    page.context.set_offline(False)
    expect(state).to_have_attribute("data-state", "open")
    Player(page).play(3)
    visitor.complaints.clear()


def test_tables_of_finished_games_are_forgotten(visitor: Visitor) -> None:
    """The number of nodes, detached ones included, does not grow from game to game."""
    page = play(visitor)
    browser = page.context.new_cdp_session(page)
    nodes: list[int] = []
    for _ in range(GAMES):
        Player(page).play(2)
        resign(page)
        page.get_by_role("button", name="Play again", exact=True).click()
        page.locator(".bar.asked").wait_for()
        browser.send("HeapProfiler.collectGarbage")
        nodes.append(browser.send("Memory.getDOMCounters")["nodes"])
    assert nodes[-1] - nodes[FIRST_GAMES - 1] < MOST_MORE_NODES, nodes


def test_a_kingdom_link_names_the_cards_it_cannot_use(visitor: Visitor) -> None:
    page = visitor.open(path="#/kingdom?cards=Milita,Moat,Xyzzy,Copper,Village")
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("No card named 'Milita'. Did you mean Militia?")
    expect(alert).to_contain_text("No card named 'Xyzzy'.")
    expect(alert).to_contain_text("Copper is a basic card")
    expect(page.locator(".chosen .tile")).to_have_count(2)
    french = visitor.open(path="#/kingdom?cards=Milita,Moat", locale="fr")
    expect(french.get_by_role("alert")).to_contain_text("Milice")


def test_an_undo_request_names_the_move_and_covers_no_supply(visitor: Visitor) -> None:
    """On a desk and on a phone."""
    ada = visitor.open(name="Ada", path=FIRST_GAME, warnings=False)
    ada.get_by_role("button", name="Invite a friend").click()
    ada.wait_for_url("**/#/table/*")
    ben = visitor.open(name="Ben", path=ada.url.split("/", 3)[3], size=PHONE, warnings=False)
    ben.get_by_role("button", name="Take a seat").click()
    for page in (ada, ben):
        page.locator("section.bar").wait_for()
    first, second = (ada, ben) if ada.locator(".bar.asked").count() else (ben, ada)
    Player(first).play(2)
    second.locator(".bar.asked").wait_for()
    before = [page.evaluate(_COVERED) for page in (first, second)]
    first.locator('.bar [data-do="undo"]').click()
    notice = second.locator(".notice")
    expect(notice).to_contain_text("asks to undo")
    expect(notice).to_contain_text("buys")
    expect(first.locator(".notice")).to_contain_text("You asked to undo")
    assert [page.evaluate(_COVERED) for page in (first, second)] == before
    notice.get_by_role("button", name="Agree").click()
    first.locator(".bar.asked").wait_for()
    expect(second.locator(".notice")).to_have_count(0)


def test_someone_who_resigns_reads_so_and_can_play_again(visitor: Visitor) -> None:
    page = play(visitor)
    first = page.url
    resign(page)
    expect(page.get_by_role("heading", level=1)).to_contain_text("You resigned.")
    expect(page.get_by_role("heading", level=1)).to_contain_text("wins.")
    check_screen(page, "resigned")
    page.get_by_role("button", name="Play again", exact=True).click()
    page.locator(".bar.asked").wait_for()
    assert page.url != first
