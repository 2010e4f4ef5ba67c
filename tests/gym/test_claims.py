"""Deductions are read as people, forums and models write them, and each is proved by itself."""

import json
from itertools import islice

import pytest

from nonet import engine, gym
from nonet.grid import name_of

PAIR = gym.StepClaim(
    1,
    frozenset(),
    frozenset({(4, 3), (5, 3), (4, 7)}),
    "naked-pair",
    frozenset({0, 1}),
    frozenset({3, 7}),
)
WRITTEN = [
    "naked-pair 37 r1c1 r1c2 => r1c56<>3, r1c5<>7",
    "1. Naked Pair {3,7} in R1C12 ⇒ R1C5 <> 3, 7, R1C6 != 3",
    "- **Naked pair**: 3 and 7 in r1c1, r1c2 of row 1 => r1c5≠37, r1c6≠3",
    "Step 4) r1c5<>37, r1c6<>3 (naked pair, digits 3/7, row 1, column 1 and r1c2)",
    json.dumps(
        {
            "technique": "Naked pair",
            "cells": ["r1c1", 1],
            "digits": [3, 7],
            "eliminations": [[4, 3], ["r1c5", 7], "r1c6<>3"],
        }
    ),
]


@pytest.mark.parametrize("line", WRITTEN)
def test_a_deduction_is_read_in_any_notation(line: str) -> None:
    assert gym.read_steps(line) == [PAIR]


def test_lines_without_a_conclusion_are_skipped() -> None:
    text = "Look at row 1.\nNaked pairs are rare.\n\nhidden single: r4c5=7\nDone."

    assert gym.read_steps(text) == [
        gym.StepClaim(4, frozenset({(31, 7)}), frozenset(), "hidden-single")
    ]


@pytest.mark.english
@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("", "The answer contains no deduction such as hidden-single => r4c5=7."),
        ("so r4c5=7", "Line 1 does not name a technique."),
        ('{"technique": "no such"}', "Line 1 does not name a technique."),
        ('{"technique": "naked-pair"}', "Line 1 does not say what follows."),
        (
            "naked-pair 37 => r1c1<>2",
            "Line 1 does not name the cells and digits of its Naked pair.",
        ),
        (
            "forcing-net-verity 3 r1c1 => r1c1<>2",
            "Line 1 needs its whole evidence: a Forcing net (verity) cannot be shown by cells",
        ),
        (
            '{"technique": "naked-pair", "eliminations": [[99, 1]]}',
            "Line 1 is not a step as JSON: expected a cell, 0 to 80 or r1c1 to r9c9, found 99.",
        ),
        ("[1]", "Line 1 is not a step as JSON: expected an object"),
        ("full-house => r1c5=8", "Line 1 concludes nothing new."),
        ("(4)r1c2=(4)r2c2 => r1c1<>2", "Line 1 does not hold. "),
        ("(4)r1c2=(4)r2c2 => r1c1<>2 \ud800", "Line 1 does not hold. "),
        ("naked-pair 23 r1c1 r1c2 => r1c1<>2", "Line 1: Naked pair does not show this"),
    ],
)
def test_each_error_names_its_line(line: str, why: str) -> None:
    found = gym.score(gym.task(3, "hard", goal="steps"), line)

    (said,) = found.explain()
    assert said.startswith(why)
    assert found.reward <= 0


@pytest.mark.parametrize("band", ["medium", "hard", "expert"])
def test_all_steps_of_the_engine_count_as_written(band: engine.AnyLabel) -> None:
    task = gym.task(8, band, goal="steps")

    found = islice(engine.find_all_steps(task.puzzle, budget=2_000), 200)
    for step in {step.technique: step for step in found}.values():
        for line in (gym.write_step(step), json.dumps(step.to_dict())):
            (judged,) = gym.score(task, line).steps
            assert judged.holds, line
            assert judged.gain > 0


def test_a_chain_in_eureka_notation_is_proved_by_its_links() -> None:
    task = gym.task(5, "expert", goal="steps")
    lines = task.answer.splitlines()
    at = next(at for at, line in enumerate(lines) if "two-string" in line or "skyscraper" in line)
    board, removed, placed = task.puzzle, list[tuple[int, int]](), list[int]()
    steps = list(engine.solve_iter(task.puzzle))
    for step in steps[:at]:
        board, removed = engine.after_step(step, board, removed)
        placed += [cell for cell, _ in step.placements]
    told = json.loads(engine.explain_step(steps[at], board, removed=removed, depth=3))
    right = next(cell for cell, sign in enumerate(board) if sign == "-")
    wrong = f"{told['notation'].partition('=>')[0]}=> {name_of(right)}<>{task.solution[right]}"

    before = gym.score(task, "\n".join(lines[:at]))
    shown = gym.score(task, "\n".join([*lines[:at], f"Skyscraper: {told['notation']}"]))
    refuted = gym.score(task, "\n".join([*lines[:at], wrong]))

    assert shown.steps[-1].holds
    assert shown.reward > before.reward > refuted.reward
