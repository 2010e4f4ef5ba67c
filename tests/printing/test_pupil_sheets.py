"""Pupils' sheets: marks distinguish levels, and each has a tip for its own first step."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from nonet.engine import Label
from nonet.engine.small import Marks
from nonet.printing.class_set import ClassSet, PupilSheet, render_class_set
from nonet.printing.layout import Mark
from nonet.printing.worksheet import Worksheet

LEVELS: tuple[Label, ...] = ("beginner", "easy", "medium")
MARKED: tuple[Marks, ...] = ("digits", "shapes")


@pytest.fixture
def make_set(make_worksheet: Callable[..., Worksheet]) -> Callable[[Mark], bytes]:
    """Print a set of three levels, whose puzzles have tips."""

    def make(mark: Mark) -> bytes:
        worksheet = make_worksheet(6)
        puzzles = [
            replace(sheet, hints=(f"Look at row {at} first.",))
            for at, sheet in enumerate(worksheet.sheets, 1)
        ]
        sheets = tuple(
            PupilSheet(puzzles=tuple(puzzles[2 * at : 2 * at + 2]), label=label)
            for at, label in enumerate(LEVELS)
        )
        return render_class_set(ClassSet(worksheet=worksheet, sheets=sheets, mark=mark))

    return make


def test_each_sheet_has_the_tip_for_the_first_step_of_its_own_puzzle(
    make_set: Callable[[Mark], bytes], page_text: Callable[[bytes, int], str]
) -> None:
    pdf = make_set("dots")

    for page, row in ((1, 1), (2, 3), (3, 5)):
        assert f"Look at row {row} first." in page_text(pdf, page)
        assert "digits given" in page_text(pdf, page)
    assert "Only the dots distinguish" in page_text(pdf, 4)


def test_sheets_with_symbols_do_not_show_their_rank(
    make_set: Callable[[Mark], bytes], page_text: Callable[[bytes, int], str]
) -> None:
    pdf = make_set("symbols")

    for page in (1, 2, 3):
        text = page_text(pdf, page)
        assert not any(word in text for word in ("digits given", "Beginner", "Easy", "Medium"))
    assert "only this key shows" in page_text(pdf, 4)


def test_texts_beside_puzzles_with_shapes_mention_shapes(
    make_worksheet: Callable[..., Worksheet], page_text: Callable[[bytes, int], str]
) -> None:
    digits, shapes = (
        replace(sheet, puzzle="1---" * 4, solution="1234" * 4, marks=marks)
        for sheet, marks in zip(make_worksheet(2).sheets, MARKED, strict=True)
    )
    sheets = (PupilSheet(puzzles=(digits, shapes), label="beginner"),)

    pdf = render_class_set(ClassSet(worksheet=make_worksheet(2), sheets=sheets))

    text = page_text(pdf, 1)
    assert "4 digits given" in text
    assert "4 shapes given" in text
    assert "every shape once" in text
