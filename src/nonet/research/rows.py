"""The rows of a corpus: the columns of each puzzle, as an Arrow table."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

import pyarrow as pa

from nonet import engine
from nonet.grid import EMPTY
from nonet.i18n.words import Words
from nonet.puzzles.explanations.guidance import guide
from nonet.research.recipe import Recipe, Wording

_CANDIDATES = pa.list_(pa.struct([("cell", pa.int8()), ("digit", pa.int8())]))
PATH = pa.list_(
    pa.struct(
        [
            ("technique", pa.string()),
            ("rating", pa.float64()),
            ("placements", _CANDIDATES),
            ("eliminations", _CANDIDATES),
        ]
    )
)
"""The steps of a path, in order; cells count from 0, row by row."""

_ALWAYS = {"id": pa.string(), "band": pa.string(), "puzzle": pa.string(), "reference": pa.string()}
_OPTIONAL: dict[str, dict[str, pa.DataType]] = {
    "solution": {"solution": pa.string()},
    "label": {"label": pa.string()},
    "score": {"score": pa.int32()},
    "technique": {"technique": pa.string()},
    "rating": {"er": pa.float64(), "ep": pa.float64(), "ed": pa.float64()},
    "nodes": {"nodes": pa.int64()},
    "clues": {"clues": pa.int8()},
    "path": {"path": PATH},
    "words": {"words": pa.list_(pa.string())},
}


class Made(NamedTuple):
    """A puzzle of a corpus before its other columns are computed."""

    band: str
    puzzle: str
    reference: str


class Described(NamedTuple):
    """The rows of some puzzles, and the techniques that each needs, for assigning splits."""

    table: pa.Table
    needed: list[frozenset[str]]


def schema_of(recipe: Recipe) -> pa.Schema:
    """Return the columns of a recipe's corpus, in order."""
    described = (_OPTIONAL[name] for name in _OPTIONAL if name in recipe.columns)
    columns = {name: kind for group in (_ALWAYS, *described) for name, kind in group.items()}
    return pa.schema(list(columns.items()))


def describe(made: Sequence[Made], recipe: Recipe, words: Words) -> Described:
    """Compute a recipe's columns for some puzzles, in order, on the current thread.

    Raises:
        NotUniqueError: a puzzle doesn't have exactly one solution.
    """
    grids = [one.puzzle for one in made]
    grades = engine.grade_many(grids, threads=1)
    columns: dict[str, Iterable[Any]] = {
        "id": engine.minlex_many(grids, threads=1).ids,
        "band": [one.band for one in made],
        "puzzle": grids,
        "reference": [one.reference for one in made],
        "label": [grade.label for grade in grades],
        "score": [grade.score for grade in grades],
        "technique": [grade.hardest for grade in grades],
        "clues": [len(grid) - grid.count(EMPTY) for grid in grids],
    }
    needed = [frozenset(grade.counts) for grade in grades]
    for name, find in _SLOWER.items():
        if name in recipe.columns:
            columns |= find(grids)
    if {"path", "words"} & {*recipe.columns}:
        paths = [engine.solve_path(grid).steps for grid in grids]
        needed = [
            known.union(step.technique for step in path)
            for known, path in zip(needed, paths, strict=True)
        ]
        columns |= _steps_as(grids, paths, recipe, words)
    schema = schema_of(recipe)
    arrays = [pa.array(list(columns[field.name]), field.type) for field in schema]
    return Described(pa.Table.from_arrays(arrays, schema=schema), needed)


def _solved(grids: list[str]) -> dict[str, Iterable[Any]]:
    return {"solution": [one.solution for one in engine.check_many(grids, threads=1)]}


def _searched(grids: list[str]) -> dict[str, Iterable[Any]]:
    return {"nodes": engine.check_many(grids, threads=1).nodes}


def _rated(grids: list[str]) -> dict[str, Iterable[Any]]:
    rated = list(engine.rate_many(grids, threads=1))
    return {name: [getattr(one, name) for one in rated] for name in ("er", "ep", "ed")}


_SLOWER: dict[str, Callable[[list[str]], dict[str, Iterable[Any]]]] = {
    "solution": _solved,
    "nodes": _searched,
    "rating": _rated,
}


def _steps_as(
    grids: list[str], paths: list[tuple[engine.Step, ...]], recipe: Recipe, words: Words
) -> dict[str, Iterable[Any]]:
    described: dict[str, Iterable[Any]] = {}
    if "path" in recipe.columns:
        described["path"] = [list(map(_as_struct, path)) for path in paths]
    if "words" in recipe.columns:
        pairs = zip(grids, paths, strict=True)
        described["words"] = [_in_words(grid, path, recipe.words, words) for grid, path in pairs]
    return described


def _as_struct(step: engine.Step) -> dict[str, Any]:
    return {
        "technique": step.technique,
        "rating": step.rating,
        "placements": [{"cell": cell, "digit": digit} for cell, digit in step.placements],
        "eliminations": [{"cell": cell, "digit": digit} for cell, digit in step.eliminations],
    }


def _in_words(grid: str, path: Iterable[engine.Step], wording: Wording, words: Words) -> list[str]:
    sentences, position = [], engine.Position(grid)
    for step in path:
        guidance = guide(step, position, depth=wording.level)
        sentences.append(words.render(guidance.sentence))
        position = position.after(step)
    return sentences
