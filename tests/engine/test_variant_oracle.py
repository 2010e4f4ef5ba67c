"""Another solver counts the same solutions of variants, where it is installed.

`NONET_ORACLE` names a Python that has `ortools`, in an environment of its own.
"""

import json
import os
import subprocess
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from machine import LISTS
from nonet.engine import variants
from nonet.errors import GenerationLimitError, VariantFormatError

ORACLE = os.environ.get("NONET_ORACLE")
SCRIPT = Path(__file__).parents[2] / "benchmarks" / "variant_oracle.py"
SIZES = {"windoku": [9], "non-consecutive": [6, 9], "anti-king": [6, 8, 9]}
PER_KIND = int(os.environ.get("NONET_ORACLE_PUZZLES", "12"))

pytestmark = [
    pytest.mark.thorough,
    pytest.mark.timeout(3_000),
    pytest.mark.skipif(ORACLE is None, reason="NONET_ORACLE names no Python with ortools"),
]


def changed(puzzle: dict[str, Any], random: Random) -> dict[str, Any]:
    """Return a puzzle that often has several solutions, or none."""
    givens, rules = list(puzzle["givens"]), puzzle["rules"]
    filled = [cell for cell, sign in enumerate(givens) if sign != "-"]
    choice = random.randrange(4)
    if choice == 0 and filled:
        givens[random.choice(filled)] = "-"
    elif choice == 1 and filled:
        givens[random.choice(filled)] = random.choice("123456789"[: puzzle["size"]])
    elif choice == 2 and len(rules) > 1:
        rules.pop(random.randrange(len(rules)))
    elif rules and "sum" in (rule := random.choice(rules)):
        rule["sum"] += 1
    elif filled:
        givens[random.choice(filled)] = "-"
    return {**puzzle, "givens": "".join(givens)}


def puzzles_of(kind: str) -> list[dict[str, Any]]:
    """Return puzzles of a kind, every other one changed, that are puzzles still."""
    found: list[dict[str, Any]] = []
    random = Random(kind)
    sizes = SIZES.get(kind, [4, 6, 8, 9])
    for seed in range(PER_KIND):
        size = sizes[seed // 2 % len(sizes)]
        level = random.choice(variants.DIFFICULTIES[:3])
        try:
            made = variants.generate(kind, size, level, seed=seed, budget=60).puzzle.data
        except GenerationLimitError:
            made = variants.generate(kind, size, "beginner", seed=seed, budget=600).puzzle.data
        found.append(changed(made, random) if seed % 2 else made)
    return [puzzle for puzzle in found if is_puzzle(puzzle)]


def is_puzzle(puzzle: dict[str, Any]) -> bool:
    """Return whether a changed puzzle is one still."""
    try:
        variants.VariantPuzzle(puzzle)
    except VariantFormatError:
        return False
    return True


def judge(puzzles: list[dict[str, Any]]) -> list[list[str] | None]:
    """Return the other solver's solutions of each puzzle."""
    assert ORACLE is not None
    lines = "".join(f"{json.dumps(puzzle)}\n" for puzzle in puzzles)
    done = subprocess.run([ORACLE, SCRIPT], input=lines, capture_output=True, text=True, check=True)
    return [json.loads(line) for line in done.stdout.splitlines()]


def compare(puzzles: list[dict[str, Any]]) -> list[int]:
    """Compare all verdicts, and return the numbers of solutions."""
    counts = []
    for puzzle, expected in zip(puzzles, judge(puzzles), strict=True):
        if expected is None:
            continue
        found = variants.count_solutions(puzzle)
        assert len(found.solutions) == len(expected), json.dumps(puzzle)
        if len(expected) == 1:
            assert list(found.solutions) == expected
        counts.append(len(expected))
    return counts


@pytest.mark.parametrize("kind", variants.KINDS)
def test_both_solvers_count_the_same_solutions(
    kind: str, record_property: Callable[[str, object], None]
) -> None:
    counts = compare(puzzles_of(kind))

    record_property("solutions", [counts.count(number) for number in (0, 1, 2)])
    assert counts.count(1) >= len(counts) // 3


@pytest.mark.corpora
def test_both_solvers_agree_on_published_puzzles() -> None:
    lines = (LISTS / "variants" / "given.jsonl").read_text("utf-8").splitlines()
    puzzles = [json.loads(line) for line in lines]
    for puzzle in puzzles:
        del puzzle["solution"], puzzle["status"]

    assert set(compare(puzzles)) == {1}
