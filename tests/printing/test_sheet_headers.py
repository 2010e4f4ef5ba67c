"""Titles, classes and dates never overlap."""

import itertools
from collections.abc import Callable

import pytest

from nonet.i18n.catalogue import Catalogue
from nonet.i18n.words import Words
from nonet.printing.class_set import ClassSet, PupilSheet, render_class_set
from nonet.printing.layout import PAPERS, Answers, Header, Layout, Paper, PerPage
from nonet.printing.rendering import render
from nonet.printing.worksheet import Worksheet
from page_boxes import boxes_of

Collisions = Callable[[bytes, int], list[str]]

_FIFTY = "Practising together for the great school contest 26"
_LONG = "A title of many words that nobody would print on a sheet " * 2 + "123456"
_WIDE = "W" * 80
_CLASS, _DATE = "Class 5 b of the Upper Valley School", "Friday, 21 November 2026"
_HEADERS = {
    "fifty characters": Header(title=_FIFTY, class_name="Class 5 b", date=_DATE),
    "a long title": Header(title=_LONG, class_name="Class 5 b", date="21 November"),
    "all long": Header(title=_LONG, class_name=_CLASS, date=_DATE),
    "one wide word": Header(title=_WIDE, class_name=_CLASS, date=_DATE),
    "as long as can be": Header(title=_WIDE, class_name=_LONG[:80], date=_LONG[:80]),
}


@pytest.mark.sample("as long as can be.*-a4$")
@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("per_page", [1, 2, 4, 6, 9])
@pytest.mark.parametrize("name", _HEADERS)
def test_long_heads_are_set_smaller_and_on_more_lines(
    make_worksheet: Callable[..., Worksheet],
    collisions: Collisions,
    name: str,
    per_page: PerPage,
    paper: Paper,
) -> None:
    worksheet = make_worksheet(
        per_page,
        header=_HEADERS[name],
        layout=Layout(per_page=per_page, answers="none"),
        paper=paper,
    )

    pdf = render(worksheet)

    assert collisions(pdf, 1) == []


@pytest.mark.sample("as long as can be")
@pytest.mark.parametrize("name", _HEADERS)
@pytest.mark.parametrize("labels", [("easy", "medium", "hard"), (None, None)])
def test_long_heads_leave_room_for_letter_and_dots_of_a_class_set(
    make_worksheet: Callable[..., Worksheet],
    collisions: Collisions,
    name: str,
    labels: tuple[None, ...],
) -> None:
    worksheet = make_worksheet(2, header=_HEADERS[name])
    sheets = tuple(PupilSheet(puzzles=worksheet.sheets, label=label) for label in labels)

    pdf = render_class_set(ClassSet(worksheet=worksheet, sheets=sheets))

    for page in range(1, len(sheets) + 2):
        assert collisions(pdf, page) == []


LEAST_BLANK_PT = 95
"""A name that is written by hand takes 34 mm."""
# Letter paper is wider, so one language shows that it is set alike.
ON_PAPER = [
    pytest.param(words, paper, id=f"{words.tag}-{paper}")
    for words in Catalogue().all()
    for paper in (PAPERS if words.tag == "de" else ("a4",))
]


@pytest.mark.sample("9-(de|ja)-a4$")
@pytest.mark.parametrize(("words", "paper"), ON_PAPER)
@pytest.mark.parametrize("per_page", [2, 4, 6, 9])
def test_every_language_has_a_line_for_the_name(
    make_worksheet: Callable[..., Worksheet], words: Words, per_page: PerPage, paper: Paper
) -> None:
    places: tuple[Answers, ...] = ("none", "below") if per_page < 6 else ("none",)
    for answers, codes in itertools.product(places, (True, False)):
        layout = Layout(per_page=per_page, answers=answers, codes=codes)
        for header in (Header(), Header(date=_DATE)):
            sheet = make_worksheet(
                per_page, header=header, layout=layout, paper=paper, language=words.folder
            )

            assert longest_blank(render(sheet)) >= LEAST_BLANK_PT, (layout, header, paper)


@pytest.mark.sample("of the U-(de|ja)-a4$")
@pytest.mark.parametrize(("words", "paper"), ON_PAPER)
@pytest.mark.parametrize("class_name", ["", "Class 5 b", "Class 5 b of the U", _CLASS])
def test_class_sets_have_a_line_for_the_name(
    make_worksheet: Callable[..., Worksheet], words: Words, class_name: str, paper: Paper
) -> None:
    for date in ("", "21 November"):
        header = Header(title=_LONG, class_name=class_name, date=date)
        worksheet = make_worksheet(2, header=header, paper=paper, language=words.folder)
        sheets = (PupilSheet(puzzles=worksheet.sheets),) * 2

        pdf = render_class_set(ClassSet(worksheet=worksheet, sheets=sheets))

        assert longest_blank(pdf) >= LEAST_BLANK_PT, (header, paper)


def longest_blank(pdf: bytes) -> float:
    """Return how long the longest line to write on above the grids of the first page is."""
    page = next(boxes_of(pdf))
    lines = [(line.top, line.right - line.left) for line in page.lines if line.top == line.bottom]
    longest = max(length for _, length in lines)
    rule = min(top for top, length in lines if length > longest - 1)
    return max(length for top, length in lines if 0 < rule - top < 30)
