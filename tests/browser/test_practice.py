"""A technique is found by its player, who is told so."""

import pytest
from playwright.sync_api import expect

from game_page import OpenPage
from nonet.lessons import examples
from nonet.website.assets import ENGINE

UNTIL_KEPT = """async () => {
  while (!(await caches.match(location.href))) await new Promise(requestAnimationFrame);
}"""


def test_a_position_is_found_without_help_and_counts(open_page: OpenPage) -> None:
    page = open_page("/techniques/x-wing")
    page.locator("main .strong").click()
    step = examples()["x-wing"].step
    for cell, digit in step.eliminations:
        page.locator(f"[data-cell='{cell}'] [data-digit='{digit}']").click()

    page.locator("[data-do=check]").click()

    expect(page.locator("[data-told]")).to_contain_text("Found.")
    expect(page.locator("[data-rate]")).to_contain_text("Found 1 of 1 without help")
    page.goto("/techniques")
    rung = page.locator("[data-technique=x-wing]")
    expect(rung).to_have_attribute("data-mastery", "practised")
    expect(rung).to_contain_text("Practised")
    expect(page.locator("[data-technique=skyscraper]")).to_contain_text("Not begun")
    expect(page.locator("[data-continue]")).to_have_text("Practise: Full house")


def test_three_helps_show_the_answer_and_another_position_follows(open_page: OpenPage) -> None:
    page = open_page("/techniques/xy-chain/practice")
    for step in (1, 2, 3):
        page.locator("[data-do=help]").click()
        expect(page.locator("[data-told]")).to_contain_text(f"Hint {step} of 3")
    expect(page.locator(".drill .answer")).not_to_have_count(0)
    for candidate in page.locator(".drill .answer").all():
        candidate.focus()
        page.keyboard.press("Enter")
    page.locator("[data-do=check]").click()
    expect(page.locator("[data-told]")).to_contain_text("Found.")
    expect(page.locator("[data-rate]")).to_contain_text("Found 0 of 1 without help")

    before = page.locator(".drill").inner_text()
    page.locator("[data-do=next]").click()
    page.wait_for_url("**/practice?position=*")

    assert page.locator(".drill").inner_text() != before


def test_a_whole_cell_marks_the_digit_whose_places_are_shown(open_page: OpenPage) -> None:
    page = open_page("/techniques/x-wing/practice", viewport={"width": 390, "height": 844})
    cell, digit = examples()["x-wing"].step.eliminations[0]

    page.locator(f"[data-show='{digit}']").click()
    box = page.locator(f"[data-cell='{cell}']").bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] - 4, box["y"] + box["height"] - 4)

    marked = page.locator(f"[data-cell='{cell}'] [data-digit='{digit}']")
    expect(marked).to_have_attribute("aria-pressed", "true")


def test_a_position_that_was_visited_is_practised_without_a_network(open_page: OpenPage) -> None:
    if not ENGINE.exists():
        pytest.skip("no engine was built for browsers")
    page = open_page("/techniques/x-wing/practice?position=7")
    page.evaluate(UNTIL_KEPT)
    page.context.set_offline(offline=True)
    page.reload()

    for step in (1, 2, 3):
        page.locator("[data-do=help]").click()
        expect(page.locator("[data-told]")).to_contain_text(f"Hint {step} of 3")
    page.locator("[data-do=check]").click()
    expect(page.locator("[data-told]")).to_have_text("Nothing is marked yet.")
    other = page.locator(".drill button:not(.answer)").first
    other.click()
    page.locator("[data-do=check]").click()
    expect(page.locator("[data-told]")).to_contain_text("does not follow from this technique")
    other.click()
    for candidate in page.locator(".drill .answer").all():
        candidate.click()
    page.locator("[data-do=check]").click()

    expect(page.locator("[data-told]")).to_have_text("Found. That is all of it.")
