"""README's pictures are what the engine and the tables of other pages give."""

import runpy

from markdown import REPOSITORY

PICTURES = REPOSITORY / "docs" / "pictures"


def test_the_chain_is_the_one_that_the_engine_finds_and_the_catalogue_words() -> None:
    drawn = runpy.run_path(str(PICTURES / "draw_chain.py"))["pictures"]()

    assert len(drawn) == 8
    assert {name: (PICTURES / name).read_text("utf-8") for name in drawn} == drawn
    for name, picture in drawn.items():
        assert "<script" not in picture
        assert ("@keyframes" in picture) == ("still" not in name)


def test_the_chart_has_the_measured_figures_of_the_pages() -> None:
    drawn = runpy.run_path(str(PICTURES / "draw_chart.py"))["draw"]()

    assert (PICTURES / "measured.svg").read_text("utf-8") == drawn
