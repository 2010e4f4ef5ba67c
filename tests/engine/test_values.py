"""Results are values: equal, hashable, picklable, copyable, and plain data makes them again."""

import copy
import json
import pickle
from collections.abc import Callable
from functools import cache
from typing import Any, Protocol

import pytest
from hypothesis import given, settings, strategies as st

from nonet import engine
from samples import EMPTY, HARD, INVALID, SOLUTION, UNSOLVABLE

SEEDS = st.integers(0, 400)
EXPERT = "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1"

STEPS = engine.solve_path(EXPERT).steps
STEP = STEPS[0]
LINK = next(link for step in STEPS for link in step.pattern.links)

Result = Callable[[str], object]

RESULTS: dict[str, Result] = {
    "verdict": engine.count_solutions,
    "single": engine.next_single,
    "analysis": engine.analyze,
    "step": engine.next_step,
    "path": engine.solve_path,
    "shortest": lambda grid: engine.solve_path(grid, path="shortest"),
    "grade": engine.grade,
    "grade with a path": lambda grid: engine.grade(grid, path="shortest"),
    "counted": lambda grid: engine.grade_with_steps(grid)[1],
    "rating": engine.rate,
    "rating with its steps": lambda grid: engine.rate(grid, trace=True),
    "rating in the making": lambda grid: engine.rate(grid, work=1),
    "grid": engine.Grid,
}


class Value(Protocol):
    """Value that can be built from plain data."""

    def to_dict(self) -> dict[str, Any]: ...

    @staticmethod
    def from_dict(data: dict[str, Any]) -> "Value": ...


@cache
def puzzle_of(seed: int) -> str:
    label: engine.Label = engine.LABELS[seed % len(engine.LABELS)]
    return engine.generate(label, seed=seed).puzzle


def plain(value: object) -> object:
    """Return a result as its own data, sent through JSON."""
    if isinstance(value, tuple):
        return tuple(plain(item) for item in value)
    if isinstance(value, engine.Grid):
        return type(value)(json.loads(json.dumps(value)))
    made: object = type(value).from_dict(json.loads(json.dumps(value.to_dict())))  # type: ignore[attr-defined]
    return made


def assert_is_a_value(first: object, second: object) -> None:
    assert first is not second
    assert first == second
    assert hash(first) == hash(second)
    assert pickle.loads(pickle.dumps(first)) == first  # noqa: S301 - our own
    assert copy.copy(first) == copy.deepcopy(first) == first
    assert plain(first) == first


@pytest.mark.parametrize("kind", RESULTS)
@given(seed=SEEDS)
@settings(max_examples=8, deadline=None)
def test_a_result_is_a_value(kind: str, seed: int) -> None:
    grid = puzzle_of(seed)

    assert_is_a_value(RESULTS[kind](grid), RESULTS[kind](grid))


def test_a_result_differs_from_that_of_another_puzzle() -> None:
    first, second = puzzle_of(0), puzzle_of(4)

    for result in RESULTS.values():
        assert result(first) != result(second) or result is RESULTS["rating in the making"]


def test_evidence_of_every_kind_on_a_hard_path_is_a_value() -> None:
    for step in STEPS:
        again = type(step.evidence).from_dict(json.loads(json.dumps(step.evidence.to_dict())))
        assert again == step.evidence
        assert hash(again) == hash(step.evidence)
        assert pickle.loads(pickle.dumps(step.pattern)) == step.pattern  # noqa: S301 - our own
    assert len({step.evidence.kind for step in STEPS}) > 3


def test_a_siamese_fish_survives_serialization() -> None:
    removed = [(cell, 5) for cell in range(9, 18) if cell not in (10, 15)]
    removed += [(cell, 5) for cell in range(64, 72) if cell not in (64, 70)]
    removed += [(63, 5)]

    steps = engine.find_steps("." * 81, removed=removed, technique="sashimi-x-wing")

    assert [type(step).from_dict(step.to_dict()) for step in steps] == list(steps)
    assert {step.evidence.kind for step in steps} == {"Fish", "SiameseFish"}


def test_a_generated_puzzle_is_a_value() -> None:
    assert_is_a_value(
        engine.generate(min_rating=1.5, max_rating=4.5, seed=3),
        engine.generate(min_rating=1.5, max_rating=4.5, seed=3),
    )


def test_grades_are_in_order_of_tier_and_score() -> None:
    grades = [engine.grade(puzzle_of(seed)) for seed in range(10)]

    ordered = sorted(grades)

    scores = [(grade.tier == "expert", grade.score) for grade in ordered]
    assert [grade.tier for grade in ordered] == sorted(
        (grade.tier for grade in grades), key=["singles", "medium", "hard", "expert"].index
    )
    assert ordered[0] < ordered[-1]
    assert scores[0] < scores[-1]


def test_ratings_techniques_and_houses_have_an_order() -> None:
    easy, hard = engine.rate(puzzle_of(0)), engine.rate(puzzle_of(4))

    assert easy < hard
    assert list(engine.TECHNIQUES) == sorted(engine.TECHNIQUES)
    row, column = (engine.House.from_dict({"kind": kind, "index": 0}) for kind in ("row", "column"))
    assert row < column


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({}, 'expected a field "index"'),
        ({"index": 1}, 'expected a field "kind"'),
        ({"kind": "row", "index": 9}, "expected a digit"),
        ({"kind": "diagonal", "index": 0}, "expected a kind of house, found 'diagonal'"),
        ([], "expected a dictionary"),
    ],
)
def test_invalid_data_is_rejected(data: dict[str, object], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        engine.House.from_dict(data)


@pytest.mark.parametrize("status", ["unique", "multiple", "unsolvable", "invalid", "unknown"])
def test_a_verdict_of_any_status_is_a_value(status: str) -> None:
    grids = {"multiple": EMPTY, "unsolvable": UNSOLVABLE, "invalid": INVALID}
    budget = 0 if status == "unknown" else engine.DEFAULT_NODE_BUDGET

    verdict = engine.count_solutions(grids.get(status, HARD), node_budget=budget)

    assert verdict.status == status
    assert plain(verdict) == verdict


def test_a_technique_is_a_value_and_has_a_name() -> None:
    technique = engine.technique_of("x-wing")

    assert plain(technique) == technique
    assert technique.name == "X-wing"


@pytest.mark.parametrize(
    ("value", "changes", "message"),
    [
        (engine.rate(SOLUTION), {"at_least": 1000.0}, "expected a rating, found 1000.0"),
        (engine.count_solutions(SOLUTION), {"status": "sure"}, "expected a status, found 'sure'"),
        (STEP, {"evidence": {"kind": "Luck"}}, "expected a kind of evidence, found 'Luck'"),
        (STEP.evidence, {"kind": "Fish"}, "expected evidence of the kind .*, found 'Fish'"),
        (LINK, {"kind": "loose"}, "expected a kind of link, found 'loose'"),
    ],
    ids=["rating", "verdict", "step", "evidence", "link"],
)
def test_a_contradictory_field_is_rejected(
    value: Value, changes: dict[str, object], message: str
) -> None:
    with pytest.raises(ValueError, match=message):
        type(value).from_dict({**value.to_dict(), **changes})


def test_every_field_is_typed() -> None:
    values = [value for value in vars(engine).values() if hasattr(value, "from_dict")]

    lacking = [
        f"{value.__name__}.{name}"
        for value in values
        for name, member in vars(value).items()
        if not name.startswith("_") and not getattr(member, "__doc__", None)
    ]
    assert len(values) > 40
    assert lacking == []


def test_evidence_of_another_technique_is_rejected() -> None:
    step = next(step for step in STEPS if step.evidence.kind == "Subset")

    with pytest.raises(ValueError, match="expected a technique, found 'x-wing'"):
        type(step).from_dict({**step.to_dict(), "technique": "x-wing"})


def test_every_step_of_a_position_survives_serialization() -> None:
    for step in engine.find_all_steps(HARD):
        assert type(step).from_dict(step.to_dict()) == step
