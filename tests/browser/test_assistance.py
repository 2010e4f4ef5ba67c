"""What the server is asked, and what it tells."""

from playwright.sync_api import Page, Response, expect

from game_page import OpenPage, cell, command, message
from grids import PUZZLE_ID, SOLUTION


def test_a_hint_tells_more_each_time_and_fills_itself_in(page: Page) -> None:
    command(page, "hint")
    expect(message(page)).to_have_text("Hint 1 of 3. Look at the top middle box.")
    expect(page.locator(".area")).to_have_count(9)

    command(page, "hint")
    expect(message(page)).to_contain_text("Hint 2 of 3. A hidden single")
    expect(page.locator(".target")).to_have_count(0)

    command(page, "hint")
    expect(message(page)).to_contain_text("8 fits only in row 1, column 6")
    expect(page.locator(".target")).to_have_count(1)
    expect(page.locator(".reason")).to_have_count(3)

    page.locator("[data-command=place]").click()
    expect(cell(page, 5)).to_have_text("8")
    expect(page.locator(".area")).to_have_count(0)


def test_a_wrong_entry_is_named_before_a_hint_is_given(page: Page) -> None:
    cell(page, 2).click()
    page.keyboard.press("1")

    command(page, "hint")

    expect(message(page)).to_have_text("1 entry does not fit the solution: r1c3.")
    expect(cell(page, 2)).to_have_attribute("aria-invalid", "true")
    expect(page.locator(".area")).to_have_count(0)


def test_check_tells_whether_all_is_right_so_far(page: Page) -> None:
    cell(page, 2).click()
    page.keyboard.press("4")
    page.keyboard.press("Enter")
    expect(message(page)).to_have_text("All right so far. 50 cells to go.")

    page.keyboard.press("2")
    page.keyboard.press("Enter")
    expect(message(page)).to_contain_text("does not fit the solution: r1c3")


def test_the_solution_never_reaches_the_browser_unasked(open_page: OpenPage) -> None:
    page = open_page("/developers/terms")
    answers: list[Response] = []

    def keep(answer: Response) -> None:
        answers.append(answer)

    page.on("response", keep)

    page.goto(f"/puzzles/{PUZZLE_ID}")
    command(page, "hint")
    expect(message(page)).to_contain_text("Look at")
    cell(page, 2).click()
    page.keyboard.press("Enter")
    expect(message(page)).to_contain_text("All right")

    page.wait_for_load_state("networkidle")
    bodies = [answer.text() for answer in answers]
    assert len(bodies) > 8
    rows = [SOLUTION[start : start + 9] for start in range(0, 81, 9)]
    assert not any(row in body for row in rows for body in bodies)
