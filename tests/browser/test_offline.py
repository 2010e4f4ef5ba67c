from playwright.sync_api import expect

from game_page import OpenPage, cell, command, message
from grids import PUZZLE_ID

UNTIL_KEPT = """async () => {
  while (!(await caches.match(location.href))) await new Promise(requestAnimationFrame);
}"""


def test_a_puzzle_that_was_visited_is_played_without_a_network(open_page: OpenPage) -> None:
    page = open_page()
    page.evaluate(UNTIL_KEPT)
    page.context.set_offline(offline=True)

    page.goto(f"/puzzles/{PUZZLE_ID}")
    cell(page, 2).click()
    page.keyboard.press("4")
    page.reload()

    expect(cell(page, 2)).to_have_text("4")
    for question in ("check", "hint"):
        command(page, question)
        expect(message(page)).to_contain_text("No connection")
        page.keyboard.press("Escape")
