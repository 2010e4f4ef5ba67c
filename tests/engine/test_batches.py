"""Batches take grids in any shape, and give a result for every valid one."""

import math
import pickle
from collections import Counter
from collections.abc import Callable
from typing import Any

import numpy as np
import pandas as pd
import polars as pl
import pytest

from nonet import engine
from nonet.errors import GridFormatError
from samples import EMPTY, INVALID, UNSOLVABLE

PUZZLES = engine.generate_many("easy", 9, seed=1)
TEXTS = [puzzle.puzzle for puzzle in PUZZLES]
ARRAY = engine.to_numpy(TEXTS)
JUDGES: dict[str, Callable[[Any], Any]] = {
    "check": engine.check_many,
    "grade": engine.grade_many,
    "rate": engine.rate_many,
    "canonical": engine.canonical_many,
}
SHAPES: dict[str, Any] = {
    "tuple": tuple(TEXTS),
    "grids": [engine.Grid(text) for text in TEXTS],
    "puzzles": PUZZLES,
    "texts of NumPy": np.array(TEXTS),
    "objects of NumPy": np.array(TEXTS, dtype=object),
    "bytes of NumPy": np.array(TEXTS, dtype="S81"),
    "Series of pandas": pd.Series(TEXTS, index=range(9, 0, -1)),
    "Series of Polars": pl.Series(TEXTS),
    "n x 9 x 9": ARRAY,
    "n x 81": ARRAY.reshape(-1, 81),
    "n x 9 x 9 with a sign": ARRAY.astype(np.int64),
    "n x 9 x 9 of floats": ARRAY.astype(float),
    "arrays": list(ARRAY),
    "nested lists": ARRAY.tolist(),
    "a mixture": [*TEXTS[:3], *PUZZLES[3:6], *ARRAY[6:8], ARRAY[8].tolist()],
}
# Values of many types that aren't grids.
ENDLESS: list[Any] = []
ENDLESS += [ENDLESS] * 9
NO_GRIDS: list[Any] = ["5", None, math.nan, 5, [[1, 2], [3]], np.full((9, 9), 12), b"5", "x" * 81]
NO_GRIDS.append(ENDLESS)


@pytest.mark.parametrize("judge", JUDGES.values(), ids=JUDGES)
@pytest.mark.parametrize("shape", SHAPES.values(), ids=SHAPES)
def test_a_batch_is_accepted_in_any_shape(judge: Callable[[Any], Any], shape: Any) -> None:
    assert judge(shape) == judge(TEXTS)


def test_an_array_of_one_grid_is_rejected_as_a_batch() -> None:
    for one in (ARRAY[0], ARRAY[0].tolist()):
        with pytest.raises(ValueError, match=r"grids\[0\]: .* found 9; pass \[grid\] for one grid"):
            engine.check_many(one)
    with pytest.raises(TypeError, match=r"found one Puzzle: pass \[grid\]"):
        engine.check_many(PUZZLES[0])  # type: ignore[call-overload]


def test_errors_in_an_array_have_their_position() -> None:
    wrong = ARRAY.copy()
    wrong[3, 0, 0] = 10

    with pytest.raises(ValueError, match=r"grids\[3\]: expected numbers, 0 to 9, found .*10"):
        engine.check_many(wrong)


@pytest.mark.parametrize("nothing", NO_GRIDS, ids=repr)
def test_invalid_items_give_none_on_request(nothing: Any) -> None:
    batch = [TEXTS[0], nothing, TEXTS[1]]

    for judge in (engine.check_many, engine.grade_many, engine.rate_many, engine.canonical_many):
        first, second = judge(TEXTS[:2])
        assert list(judge(batch, errors="null")) == [first, None, second]
        with pytest.raises((GridFormatError, TypeError, ValueError), match=r"grids\[1\]: "):
            judge(batch)


def test_columns_have_the_statuses_of_invalid_items() -> None:
    verdicts = engine.check_many(["5", TEXTS[0], EMPTY], errors="null")

    _, unique, several = verdicts
    assert unique is not None
    assert several is not None
    assert [engine.STATUSES[status] for status in verdicts.statuses] == [
        *("malformed", "unique", "multiple")
    ]
    assert verdicts.nodes.tolist() == [0, unique.nodes, several.nodes]
    assert verdicts.solutions_found.tolist() == [0, 1, 2]
    assert verdicts.search_complete.tolist() == [False, True, True]
    assert verdicts.solutions == b"-" * 81 + PUZZLES[0].solution.encode() + b"-" * 81


def test_grades_and_ratings_exist_for_valid_items() -> None:
    batch = [UNSOLVABLE, INVALID, TEXTS[0], EMPTY, "5"]

    grades = engine.grade_many(batch, errors="null")
    ratings = engine.rate_many([INVALID, TEXTS[0], "5"], errors="null")

    grade, rating = engine.grade(TEXTS[0]), engine.rate(TEXTS[0])
    assert list(grades) == [None, None, grade, None, None]
    assert [engine.STATUSES[status] for status in grades.statuses] == [
        *("unsolvable", "invalid", "unique", "multiple", "malformed")
    ]
    assert grades.tiers.tolist() == [engine.NO_TIER] * 2 + [0] + [engine.NO_TIER] * 2
    assert grades.solved.tolist() == [False, False, True, False, False]
    assert np.isnan(grades.scores).tolist() == [True, True, False, True, True]
    assert list(ratings) == [None, rating, None]
    assert np.isnan(ratings.er).tolist() == [True, False, True]


def test_a_batch_with_gaps_is_a_value() -> None:
    for judge in (engine.check_many, engine.grade_many, engine.rate_many):
        batch = judge(["5", TEXTS[0]], errors="null")

        again = pickle.loads(pickle.dumps(batch))  # noqa: S301 - our own

        assert again == batch == judge(["5", TEXTS[0]], errors="null")
        assert hash(again) == hash(batch)
        assert (len(batch), batch[0], batch[-1]) == (2, None, batch[1])


def test_another_value_of_errors_is_rejected() -> None:
    with pytest.raises(ValueError, match="'raise' or 'null', found 'ignore'"):
        engine.check_many(TEXTS, errors="ignore")  # type: ignore[call-overload]


@pytest.mark.thorough
def test_a_thousand_extreme_puzzles_are_distinct_and_of_many_kinds() -> None:
    puzzles = engine.generate_many("extreme", 1_000, seed=1)

    texts = [puzzle.puzzle for puzzle in puzzles]
    grades = engine.grade_many(texts)
    assert {grade.tier for grade in grades} == {"extreme"}
    assert [grade.hardest for grade in grades] == [puzzle.hardest for puzzle in puzzles]
    assert len(set(engine.canonical_many(texts))) == len(puzzles)
    for start in range(len(puzzles) - 199):
        kinds = Counter(grade.hardest for grade in grades[start : start + 200])
        assert kinds.most_common(1)[0][1] <= 40
