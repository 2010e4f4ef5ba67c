"""Titles, classes and dates stand beside or above each other, never upon each other."""

from collections.abc import Callable

import pytest

from nonet.content.worksheets import (
    ClassSet,
    Header,
    Layout,
    PerPage,
    PupilSheet,
    Worksheet,
    render,
    render_class_set,
)
from nonet.foundation.paper import PAPERS, Paper

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


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("per_page", [1, 2, 4, 6, 9])
@pytest.mark.parametrize("name", _HEADERS)
def test_a_long_head_gets_smaller_and_takes_more_lines(
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


@pytest.mark.parametrize("name", _HEADERS)
@pytest.mark.parametrize("labels", [("easy", "medium", "hard"), (None, None)])
def test_a_long_head_leaves_letter_and_dots_of_a_class_set_their_place(
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
