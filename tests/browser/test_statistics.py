"""The player's own statistics can be read on a phone, in every language."""

import pytest
from playwright.sync_api import expect

from game_page import OpenPage
from language_files import CATALOGUE, tags
from played_games import keep, play
from samples import EXPERT_ID, PUZZLE
from waiting import eventually

EXPERT = EXPERT_ID.removeprefix("v1-").replace("0", "-")
SOLVED = play(PUZZLE, at=1, label="beginner", slow={}).kept
PATHS = ["/statistics", *(f"/{tag}/statistics" for tag in tags(CATALOGUE))]
# How many pixels a unit of the plot is wide.
SCALE = "plot => plot.clientWidth / plot.viewBox.baseVal.width"
LINE = """() => document.querySelector(".plot path").getAttribute("d")
  .slice(1).split("L").map(point => point.split(",").map(Number))"""
POINTS = """() => [...document.querySelectorAll(".plot circle")]
  .map(({ cx, cy }) => [cx, cy].map(at => Number(at.baseVal.value.toFixed(1))))"""


@pytest.mark.parametrize("path", PATHS)
def test_all_columns_are_in_sight(open_page: OpenPage, path: str) -> None:
    page = open_page("/robots.txt")
    keep(page, SOLVED)
    page.goto(path)
    expect(page.locator(".figures")).to_be_visible()

    beyond = {}
    for width in (320, 390, 480):
        page.set_viewport_size({"width": width, "height": 844})
        beyond[width] = page.locator(".wide").evaluate("box => box.scrollWidth - box.clientWidth")

    assert beyond == {320: 0, 390: 0, 480: 0}


@pytest.mark.parametrize("path", ["/statistics", "/ar/statistics"])
def test_the_times_beside_the_plot_are_in_sight_and_large_enough(
    open_page: OpenPage, path: str
) -> None:
    page = open_page("/robots.txt")
    keep(page, SOLVED)
    page.goto(path)

    for width in (1280, 390):
        page.set_viewport_size({"width": width, "height": 844})
        eventually(lambda: page.locator(".plot").evaluate(SCALE) == 1)
        plot, labels = page.locator(".plot"), page.locator(".plot text")
        expect(labels).to_have_count(5)
        expect(labels.first).to_have_css("font-size", "13px")
        edge, *times = [one.bounding_box() for one in (plot, *labels.all())]
        assert edge
        assert all(time and 0 <= time["x"] - edge["x"] < 56 for time in times)


def test_the_line_of_the_plot_goes_through_its_points(open_page: OpenPage) -> None:
    page = open_page("/robots.txt")
    keep(page, {**SOLVED, **play(EXPERT, at=2, label="beginner", slow={}).kept})

    page.goto("/statistics")

    expect(page.locator(".plot circle")).to_have_count(2)
    assert page.evaluate(LINE) == page.evaluate(POINTS)
