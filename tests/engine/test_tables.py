"""Arrow tables as input and output of batches, read by the usual libraries."""

from collections.abc import Callable, Iterator
from typing import Any

import duckdb
import nanoarrow
import pandas as pd
import polars as pl
import pyarrow as pa
import pytest

from nonet import engine
from samples import HARD, UNIQUE

GRIDS = [HARD, UNIQUE, HARD[::-1]]
MANY: list[Callable[..., Any]] = [
    engine.check_many,
    engine.grade_many,
    engine.rate_many,
    engine.solve_path_many,
    engine.canonical_many,
    engine.minlex_many,
]
ALL = pytest.mark.parametrize("function", MANY, ids=lambda function: function.__name__)


def rows_of(table: Any) -> list[dict[str, Any]]:
    """Read a table with PyArrow, which checks it, too."""
    read = pa.table(table)
    read.validate(full=True)
    rows: list[dict[str, Any]] = read.to_pylist()
    return rows


@ALL
def test_every_library_reads_the_same_table(function: Callable[..., Any]) -> None:
    results = function(GRIDS)

    rows = rows_of(results)
    assert [row["puzzle"] for row in rows] == list(map(engine.normalize, GRIDS))
    assert pl.DataFrame(results).to_dicts() == rows
    relation: Any = duckdb.sql("from results")
    assert [dict(zip(relation.columns, row, strict=True)) for row in relation.fetchall()] == rows
    assert pd.DataFrame.from_arrow(results)["puzzle"].tolist() == [row["puzzle"] for row in rows]
    assert nanoarrow.Array(results).to_pylist() == rows


@ALL
def test_invalid_items_are_rows_of_nulls(function: Callable[..., Any]) -> None:
    rows = rows_of(function([HARD, "no grid", UNIQUE], errors="null"))

    whole = rows_of(function([HARD, UNIQUE]))
    shown = [{name: row[name] for name in whole[0]} for row in rows]
    assert shown[::2] == whole
    assert {value for name, value in shown[1].items() if name != "status"} == {None}
    assert rows[1].get("status") in (None, "malformed")


def test_table_columns_equal_the_objects() -> None:
    checked = rows_of(engine.check_many([HARD, "." * 81]))
    verdict = engine.count_solutions(HARD)
    assert checked[0] == {
        "puzzle": engine.normalize(HARD),
        "status": verdict.status,
        "solution": verdict.solution,
        "solutions_found": verdict.solutions_found,
        "search_complete": verdict.search_complete,
        "nodes": verdict.nodes,
    }
    assert (checked[1]["status"], checked[1]["solution"]) == ("multiple", None)

    [graded] = rows_of(engine.grade_many([HARD], path="shortest"))
    grade = engine.grade(HARD, path="shortest")
    assert {one["technique"]: one["count"] for one in graded["counts"]} == grade.counts
    simple = ("tier", "label", "score", "hardest", "solved")
    assert [graded[name] for name in simple] == [getattr(grade, name) for name in simple]
    assert graded["path"] == list(map(step_as_row, grade.path or ()))

    [rated] = rows_of(engine.rate_many([HARD], trace=True))
    rating = engine.rate(HARD, trace=True)
    simple = ("er", "ep", "ed", "at_least", "hardest_step")
    assert [rated[name] for name in simple] == [getattr(rating, name) for name in simple]
    assert [(one["er"], one["name"]) for one in rated["trace"]] == [
        (one.er, one.name) for one in rating.trace or ()
    ]

    [least] = rows_of(engine.minlex_many([HARD]))
    image = engine.minlex(HARD)
    assert least == {
        "puzzle": engine.normalize(HARD),
        "minlex": image,
        "id": engine.minlex_id(HARD),
    }


def step_as_row(step: engine.Step) -> dict[str, Any]:
    """Write a step as a table has it."""
    pairs = {
        name: [{"cell": cell, "digit": digit} for cell, digit in getattr(step, name)]
        for name in ("placements", "eliminations")
    }
    return {"technique": step.technique, "rating": step.rating, **pairs}


def test_paths_of_many_equal_single_ones_with_steps_as_lists() -> None:
    paths = engine.solve_path_many(GRIDS[:2])

    one = [engine.solve_path(grid) for grid in GRIDS[:2]]
    assert paths == one
    assert [row["steps"] for row in rows_of(paths)] == [
        list(map(step_as_row, path.steps)) for path in one
    ]
    assert engine.solve_path_many(["11" + "." * 79, HARD], errors="null") == [None, one[0]]


def test_table_types_match_the_values() -> None:
    schema = pa.table(engine.grade_many(GRIDS[:1])).schema
    word = pa.dictionary(pa.uint8(), pa.string())

    assert schema.field("puzzle").type == pa.string()
    assert schema.field("tier").type == schema.field("hardest").type == word
    assert schema.field("score").type == pa.uint32()
    assert schema.field("solved").type == pa.bool_()
    step = schema.field("path").type.value_type
    assert step.field("technique").type == word
    pair = pa.struct({"cell": pa.uint8(), "digit": pa.uint8()})
    assert step.field("placements").type.value_type == pair


def columns_of(grids: list[str]) -> Iterator[Any]:
    """Bring a column of grids in every kind that libraries have."""
    texts, series = pa.array(grids), pl.Series("grid", grids)
    yield from (texts, pa.chunked_array([grids[:1], grids[1:]]), texts.dictionary_encode())
    yield from (texts.cast(pa.large_string()), texts.cast(pa.string_view()))
    yield pa.array(["x", *grids, "y"]).slice(1, len(grids))
    yield pa.array(["x", *grids]).dictionary_encode().slice(1)
    yield from (series, series.cast(pl.Categorical), series.to_frame())
    yield from (pa.table({"grid": grids}), pd.Series(grids), nanoarrow.Array(texts))
    yield duckdb.sql(f"select unnest({grids!r}) as grid")
    yield pa.table({"grid": grids}).to_reader()


def test_columns_of_all_libraries_are_accepted() -> None:
    found = [engine.check_many(column) for column in columns_of(GRIDS)]

    assert found == [engine.check_many(GRIDS)] * 15


@pytest.mark.parametrize("kind", [pa.string(), pa.large_string(), pa.string_view()])
def test_missing_values_of_a_column_have_no_result(kind: pa.DataType) -> None:
    column = pa.array([HARD, None, "short", UNIQUE], kind)

    statuses = [one and one.status for one in engine.check_many(column, errors="null")]
    assert statuses == ["unique", None, None, "unique"]
    with pytest.raises(TypeError, match=r"grids\[1\]"):
        engine.check_many(column)


def test_a_table_of_several_columns_is_rejected_with_their_number() -> None:
    table = pl.DataFrame({"grid": GRIDS, "name": ["a", "b", "c"]})

    with pytest.raises(ValueError, match="expected one column of grids, found a table of 2"):
        engine.check_many(table)


def test_puzzles_are_a_table_and_the_same_objects() -> None:
    puzzles = engine.generate_many("easy", 300, seed=3)
    stream = engine.generate_iter("easy", 300, seed=3)

    rows = rows_of(puzzles)
    first = puzzles[0]
    assert rows[0] == {
        "puzzle": first.puzzle,
        "solution": first.solution,
        "seed": 3,
        "index": 0,
        "label": "easy",
        "hardest": first.hardest,
        **dict.fromkeys(("er", "ep", "ed")),
    }
    assert next(stream) == first
    assert rows_of(stream) == rows[1:]
    assert puzzles + puzzles[:1] == [*puzzles, first]
    assert engine.check_many(puzzles) == engine.check_many([one.puzzle for one in puzzles])


def test_batches_are_judged_on_request() -> None:
    read = list[str]()

    def grids() -> Iterator[str]:
        for grid in GRIDS * 4:
            read.append(grid)
            yield grid

    batches = iter(engine.in_batches(engine.check_many, grids(), size=5))

    assert next(batches) == engine.check_many((GRIDS * 2)[:5])
    assert len(read) == 5
    assert [len(batch) for batch in batches] == [5, 2]


def test_a_stream_becomes_a_table_batch_by_batch() -> None:
    reader = pa.table({"grid": GRIDS * 4}).to_reader(max_chunksize=2)
    batches = engine.in_batches(engine.grade_many, reader, size=5, uniqueness=False)

    table = pa.table(batches)
    assert [len(chunk) for chunk in table.column("puzzle").chunks] == [5, 5, 2]
    assert rows_of(table) == rows_of(engine.grade_many(GRIDS * 4, uniqueness=False))
    assert rows_of(engine.in_batches(engine.grade_many, [])) == []


def test_an_error_reaches_the_reader_of_the_table() -> None:
    batches = engine.in_batches(engine.grade_many, [HARD, "no grid"], size=1)

    with pytest.raises(OSError, match="expected 81 characters"):
        pa.table(batches)
    with pytest.raises(ValueError, match="size of at least 1"):
        engine.in_batches(engine.grade_many, [], size=0)
