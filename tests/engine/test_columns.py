"""Batches are read as objects, and as columns without copies."""

import math
import pickle
from array import array

import numpy as np
import pandas as pd
import polars as pl
import pytest

from nonet import engine

UNIQUE = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
GRIDS = [UNIQUE, "." * 81, "11" + "." * 79, engine.solve(UNIQUE)]


def test_columns_of_verdicts_equal_the_objects() -> None:
    verdicts = engine.check_many(GRIDS)

    one_by_one = [engine.count_solutions(grid) for grid in GRIDS]
    statuses = [engine.STATUSES[status] for status in verdicts.statuses]
    assert statuses == [verdict.status for verdict in one_by_one]
    assert verdicts.solutions_found.tolist() == [one.solutions_found for one in one_by_one]
    assert verdicts.search_complete.tolist() == [one.search_complete for one in one_by_one]
    assert verdicts.nodes.tolist() == [one.nodes for one in one_by_one]
    solutions = "".join(verdict.solution or "-" * 81 for verdict in one_by_one)
    assert verdicts.solutions == solutions.encode()


def test_a_column_is_read_as_a_buffer_of_its_type() -> None:
    nodes = engine.check_many(GRIDS).nodes

    assert (nodes.format, nodes.itemsize, nodes.readonly, nodes.contiguous) == ("Q", 8, True, True)
    assert array("Q", nodes.tobytes()).tolist() == nodes.tolist()


def test_columns_of_grades_and_ratings_equal_the_objects() -> None:
    puzzles = [puzzle.puzzle for puzzle in engine.generate_many("hard", 5, seed=1)] + [UNIQUE]

    grades, ratings = engine.grade_many(puzzles), engine.rate_many(puzzles)

    assert [engine.TIERS[tier] for tier in grades.tiers] == [grade.tier for grade in grades]
    assert grades.solved.tolist() == [grade.solved for grade in grades]
    assert grades.scores.tolist() == [grade.score for grade in grades]
    assert ratings.er.tolist() == [rating.er for rating in ratings]
    assert ratings.ep.tolist() == [rating.ep for rating in ratings]
    assert ratings.ed.tolist() == [rating.ed for rating in ratings]
    assert ratings.at_least.tolist() == [rating.at_least for rating in ratings]


def test_unknown_numbers_are_nan() -> None:
    ratings = engine.rate_many([UNIQUE], work=1)

    assert ratings[0].er is None
    assert math.isnan(ratings.er[0])


def test_a_batch_is_read_like_a_list() -> None:
    verdicts = engine.check_many(GRIDS)

    assert [verdict.status for verdict in verdicts[1:3]] == ["multiple", "invalid"]
    assert verdicts[-1].solution == GRIDS[-1]
    assert (len(verdicts), repr(verdicts)) == (4, "<Verdicts of 4>")
    with pytest.raises(IndexError):
        _ = verdicts[4]


def test_a_batch_is_immutable() -> None:
    for first, second in (
        (engine.check_many(GRIDS), engine.check_many(GRIDS)),
        (engine.grade_many([UNIQUE]), engine.grade_many([UNIQUE])),
        (engine.rate_many([UNIQUE], work=1), engine.rate_many([UNIQUE], work=1)),
    ):
        assert (first, hash(first)) == (second, hash(second))
        for name in ("count", "nodes", "solved", "at_least", "other"):
            with pytest.raises(AttributeError, match=name):
                setattr(first, name, 1)
        with pytest.raises(AttributeError):
            delattr(first, "nodes")
        assert first == second


def test_an_index_out_of_range_names_the_batch() -> None:
    verdicts = engine.check_many(GRIDS)

    for place in (4, -5):
        with pytest.raises(IndexError, match=f"from -4 to 3 in Verdicts, found {place}"):
            _ = verdicts[place]
    with pytest.raises(TypeError, match="a number or a slice for a place, found str"):
        _ = verdicts["first"]  # type: ignore[call-overload]
    with pytest.raises(IndexError, match="no Verdicts are there"):
        _ = engine.check_many([])[0]


def test_a_batch_equals_its_list_and_is_picklable() -> None:
    verdicts, grades = engine.check_many(GRIDS), engine.grade_many([UNIQUE])

    assert verdicts == list(verdicts) == engine.check_many(GRIDS)
    assert verdicts != engine.check_many(GRIDS[:3])
    assert verdicts != tuple(verdicts)
    for batch in (verdicts, grades, engine.rate_many([UNIQUE])):
        again = pickle.loads(pickle.dumps(batch))  # noqa: S301 - our own
        assert (type(again), again) == (type(batch), batch)


def test_numpy_pandas_and_polars_read_a_column_without_copying() -> None:
    grids = [puzzle.puzzle for puzzle in engine.generate_many("easy", 4, seed=1)]
    verdicts, ratings = engine.check_many(grids), engine.rate_many(grids)

    nodes = np.asarray(verdicts.nodes)
    table = pd.DataFrame({"nodes": nodes, "er": np.asarray(ratings.er)}, copy=False)
    digits = np.frombuffer(verdicts.solutions, np.uint8).reshape(-1, 9, 9) - ord("0")

    assert np.shares_memory(nodes, np.frombuffer(verdicts.nodes, np.uint64))
    assert np.shares_memory(np.asarray(table["nodes"]), nodes)
    assert pl.Series(np.asarray(ratings.er)).to_list() == [one.er for one in ratings]
    assert (digits.sum(axis=1) == 45).all()
