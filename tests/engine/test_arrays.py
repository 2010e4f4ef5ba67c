"""Grids in NumPy, pandas and Polars, as `docs/tutorials/ten-minutes.md` shows it."""

import numpy as np
import pandas as pd
import polars as pl
import pytest

from nonet import engine

PUZZLES = [engine.generate("easy", seed=seed).puzzle for seed in range(4)]


def test_grids_survive_conversion_to_an_array() -> None:
    array = engine.to_numpy(PUZZLES)

    assert array.shape == (4, 9, 9)
    assert array.dtype == np.uint8
    assert engine.from_numpy(array) == PUZZLES
    assert engine.from_numpy(array.reshape(4, 81)) == PUZZLES
    assert (engine.Grid(PUZZLES[0]).to_numpy() == array[0]).all()
    assert engine.to_numpy([]).shape == (0, 9, 9)


def test_one_grid_is_rejected_as_a_batch() -> None:
    with pytest.raises(TypeError, match=r"pass \[grid\] for one grid"):
        engine.to_numpy(PUZZLES[0])


def test_an_array_of_another_shape_is_rejected() -> None:
    with pytest.raises(ValueError, match="expected 81 cells, found 9"):
        engine.from_numpy(np.zeros((9, 9), np.uint8))


def test_a_pandas_data_frame_has_columns_of_the_results() -> None:
    frame = pd.DataFrame({"puzzle": PUZZLES})

    frame["grade"] = engine.grade_many(frame["puzzle"])
    frame["score"] = [grade.score for grade in frame["grade"]]
    shown = pd.DataFrame([verdict.to_dict() for verdict in engine.check_many(frame["puzzle"])])

    assert list(frame.sort_values("grade")["score"]) == sorted(frame["score"])
    assert set(shown["status"]) == {"unique"}


def test_a_polars_data_frame_has_columns_of_the_results() -> None:
    frame = pl.DataFrame({"puzzle": PUZZLES})

    ratings = pl.DataFrame([rating.to_dict() for rating in engine.rate_many(frame["puzzle"])])
    rated = frame.hstack(ratings)

    assert rated.filter(pl.col("er") > 1.0).height > 0
    assert rated["er"].to_list() == [engine.rate(puzzle).er for puzzle in PUZZLES]
