"""Strips for newspapers: puzzles of a day and yesterday's answers, as large as asked for."""

from collections.abc import Callable
from datetime import date
from itertools import combinations
from typing import Any

import pytest

from nonet.engine import Label
from nonet.errors import LayoutError
from nonet.printing.books.preflight import preflight
from nonet.printing.strip import Strip, draw_strip, place_grids, read_size, strip_days

NEW_YEAR = date(2027, 1, 1)
LABELS: list[Label] = ["easy", "medium", "hard"]
SIZES = ["286x130", "286x110", "95x286", "130x200", "210x148", "400x90"]


def made(size: str, count: int, **options: Any) -> Strip:
    (day,) = strip_days(LABELS[:count], NEW_YEAR, 1, seed=5, budget=10_000_000)
    return Strip(
        day=day.day,
        puzzles=tuple(each.sheet for each in day.puzzles),
        yesterday=tuple(each.sheet for each in day.yesterday),
        credit="Created with Nonet · nonet.example",
        size=read_size(size),
        **options,
    )


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [2, 3])
def test_no_grid_overlaps_another_or_leaves_the_strip(size: str, count: int) -> None:
    width, height = (side * 72 / 25.4 for side in read_size(size))

    puzzles, answers = place_grids(read_size(size), count)

    boxes = [
        (each.left, each.top, each.left + each.side, each.top + each.side + 15)
        for each in (*puzzles, *answers)
    ]
    for left, top, right, bottom in boxes:
        assert 0 <= left < right <= width + 0.01
        assert 0 <= top < bottom <= height - 12 + 0.01
    for one, other in combinations(boxes, 2):
        apart = one[2] <= other[0] or other[2] <= one[0]
        assert apart or one[3] <= other[1] + 0.01 or other[3] <= one[1] + 0.01


@pytest.mark.parametrize("size", SIZES)
def test_strips_pass_the_preflight_in_black_ink_only(size: str) -> None:
    found = preflight(draw_strip(made(size, 2)))

    width, height = read_size(size)
    assert (found.faults(), found.inks) == ([], {"black"})
    assert found.trims == {(width, height)}


@pytest.mark.parametrize(
    "title", ["Übung Ägypten ÅÉ", "今日の数独", "سودوكو اليوم", "كُلُّ يَوْمٍ", "السُّؤَالُ", "Gy"]
)
def test_titles_fit_on_the_strip(
    title: str, page_pixels: Callable[[bytes, int], list[list[bytes]]]
) -> None:
    drawn = draw_strip(made("286x130", 2, title=title))

    edge, *rows = page_pixels(drawn, 1)
    assert set(edge) == {b"\xff\xff\xff"}
    assert set(rows[8]) > {b"\xff\xff\xff"}


def test_svgs_have_their_size_and_only_black_ink() -> None:
    drawn = draw_strip(made("286x130", 3, form="svg")).decode()

    assert 'width="286mm" height="130mm"' in drawn
    assert {part.split('"')[0] for part in drawn.split('fill="')[1:]} == {"#000000", "none"}
    assert {part.split('"')[0] for part in drawn.split('stroke="')[1:]} == {"#000000"}


def test_the_same_seed_gives_the_same_day_without_duplicates() -> None:
    week = list(strip_days(LABELS, NEW_YEAR, 7, seed=5, budget=10_000_000))
    (later,) = strip_days(LABELS, date(2027, 1, 4), 1, seed=5, budget=10_000_000)

    assert week[3] == later
    assert later.yesterday == week[2].puzzles
    puzzles = [each.sheet.puzzle for day in week for each in day.puzzles]
    assert len(set(puzzles)) == 21
    assert [each.sheet.label for each in later.puzzles] == LABELS


@pytest.mark.parametrize("size", ["95x95", "x", "20x400", "286x130cm"])
def test_small_sizes_are_rejected(size: str) -> None:
    with pytest.raises(LayoutError):
        place_grids(read_size(size), 3)
