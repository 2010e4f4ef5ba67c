"""No half of a page stays blank if there is something left to print."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from nonet.printing.class_set import ClassSet, PupilSheet, render_class_set
from nonet.printing.layout import PAPERS, Layout, Paper
from nonet.printing.rendering import render
from nonet.printing.worksheet import Worksheet

Word = tuple[str, float, float, float, float]
Words = Callable[[bytes, int], list[Word]]


@pytest.mark.parametrize("paper", PAPERS)
def test_the_only_puzzle_of_a_pupils_sheet_is_centred_on_its_page(
    make_worksheet: Callable[..., Worksheet], page_words: Words, paper: Paper
) -> None:
    worksheet = make_worksheet(1, paper=paper)
    class_set = ClassSet(worksheet=worksheet, sheets=(PupilSheet(puzzles=worksheet.sheets),) * 2)

    words = page_words(render_class_set(class_set), 1)

    digits = [word for word in words if len(word[0]) == 1 and word[4] - word[2] > 30]
    assert max(word[4] for word in digits) - min(word[2] for word in digits) > 400


def test_hints_use_both_halves_of_their_page(
    make_worksheet: Callable[..., Worksheet], page_words: Words
) -> None:
    hints = ("The only place for 5 in row 1, of all its cells, is r1c1: look at rows 2 and 3.",) * 3
    for count in (1, 2, 5):
        worksheet = make_worksheet(count, layout=Layout(hints=True, answers="none", per_page=9))
        sheets = tuple(replace(sheet, hints=hints) for sheet in worksheet.sheets)

        words = page_words(render(replace(worksheet, sheets=sheets)), 2)

        hinted = [word for word in words if 90 < word[2] < 780]
        assert max(word[3] for word in hinted) > 300, count
