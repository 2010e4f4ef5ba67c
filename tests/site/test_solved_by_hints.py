"""Extreme puzzles are solved with only hints, and every statement on the way is true."""

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from machine import NODE, needs_engine
from nonet import engine

pytestmark = [
    needs_engine,
    pytest.mark.slow,
    pytest.mark.thorough,
]

SCRIPT = Path(__file__).with_name("solve_by_hints.js")
PUZZLES = 20
# Enough for an extreme puzzle.
CANDIDATES = 1_000_000
# The statements of these hold under an assumption that turns out wrong.
UNDER_AN_ASSUMPTION = ("forcing", "nested")


def is_so(link: Any, solution: str) -> bool:
    """Return whether the solution agrees with a link: one of the two, or not both."""

    def is_true(candidates: list[list[int]]) -> bool:
        return any(solution[cell] == str(digit) for cell, digit in candidates)

    start, end = is_true(link["from"]), is_true(link["to"])
    return start or end if link["strong"] else not (start and end)


def test_extreme_puzzles_are_solved_by_hints_and_every_statement_holds() -> None:
    puzzles = [
        engine.generate("extreme", seed=20, index=index, budget=CANDIDATES).puzzle
        for index in range(PUZZLES)
    ]

    shown = subprocess.run(
        [NODE, SCRIPT], input=json.dumps(puzzles), capture_output=True, check=True, text=True
    )

    hardest = set()
    for puzzle, solved in zip(puzzles, json.loads(shown.stdout), strict=True):
        solution = engine.solve(puzzle)
        assert solved["board"] == solution
        for step in solved["steps"]:
            technique, deduction = step["technique"], step["deduction"]
            hardest.add(technique)
            assert deduction["placements"] or deduction["eliminations"]
            assert all(solution[cell] == str(digit) for cell, digit in deduction["placements"])
            assert all(solution[cell] != str(digit) for cell, digit in deduction["eliminations"])
            if not technique.startswith(UNDER_AN_ASSUMPTION):
                assert all(is_so(link, solution) for link in deduction["links"])
    assert hardest & {one.slug for one in engine.TECHNIQUES if one.tier == "extreme"}
