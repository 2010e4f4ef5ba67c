from typing import Any

import pytest
from hypothesis import given, strategies as st

from nonet import engine
from samples import ATTRIBUTION, SOLUTION, UNIQUE, normal, put
from service import Service


def board(progress: str, **differing: Any) -> dict[str, Any]:
    """Return the response to a board of the sample puzzle that is right but for `differing`."""
    return {
        "engineVersion": engine.VERSION,
        "puzzle": normal(UNIQUE),
        "progress": normal(progress),
        "valid": True,
        "complete": False,
        "remainingCells": normal(progress).count("-"),
        "changedGivens": [],
        "incorrectCells": [],
        "conflictCells": [],
        "attribution": ATTRIBUTION,
        **differing,
    }


@pytest.mark.parametrize(
    ("progress", "differing"),
    [
        (UNIQUE, {}),
        (put(UNIQUE, (2, "4")), {}),
        (SOLUTION, {"complete": True}),
        # An entry that breaks no rule, and is wrong: 1 in r1c3.
        (put(UNIQUE, (2, "1")), {"valid": False, "incorrectCells": [2]}),
        # A wrong entry that meets the given 5 of its row and box.
        (
            put(UNIQUE, (2, "5")),
            {"valid": False, "incorrectCells": [2], "conflictCells": [0, 2]},
        ),
        # A right entry that meets a changed given: only the given is wrong, both conflict.
        (
            put(UNIQUE, (0, "4"), (2, "4")),
            {"valid": False, "changedGivens": [0], "conflictCells": [0, 2, 36]},
        ),
        (put(UNIQUE, (0, "."), (80, ".")), {"valid": False, "changedGivens": [0, 80]}),
        (
            put(SOLUTION, (79, "9"), (80, "7")),
            {
                "valid": False,
                "changedGivens": [79, 80],
                "conflictCells": None,
            },
        ),
        ("." * 81, {"valid": False, "changedGivens": None}),
    ],
)
def test_every_wrong_cell_of_a_board_is_named_in_order(
    unlimited_service: Service, progress: str, differing: dict[str, Any]
) -> None:
    expected = board(progress, **differing)
    if expected["changedGivens"] is None:
        expected["changedGivens"] = [cell for cell in range(81) if UNIQUE[cell] != "."]
    if expected["conflictCells"] is None:
        expected["conflictCells"] = naive_conflicts(progress)

    answer = unlimited_service.post("/validate", {"puzzle": UNIQUE, "progress": progress})

    assert answer.status_code == 200
    assert answer.json() == expected


def naive_conflicts(progress: str) -> list[int]:
    """Compare every filled cell with every other one."""
    grid = normal(progress)
    return [
        a
        for a in range(81)
        if grid[a] != "-" and any(a != b and grid[a] == grid[b] and see(a, b) for b in range(81))
    ]


def see(a: int, b: int) -> bool:
    """Return whether two cells share a row, a column or a box."""
    (row_a, column_a), (row_b, column_b) = divmod(a, 9), divmod(b, 9)
    same_box = (row_a // 3, column_a // 3) == (row_b // 3, column_b // 3)
    return row_a == row_b or column_a == column_b or same_box


@given(progress=st.text("123456789.0-", min_size=81, max_size=81))
def test_the_three_lists_of_any_board_follow_their_definitions(
    unlimited_service: Service, progress: str
) -> None:
    givens, entries = normal(UNIQUE), normal(progress)
    changed = [cell for cell in range(81) if givens[cell] not in ("-", entries[cell])]
    incorrect = [
        cell
        for cell in range(81)
        if givens[cell] == "-" and entries[cell] not in ("-", SOLUTION[cell])
    ]
    conflicts = naive_conflicts(progress)
    valid = not (changed or incorrect or conflicts)

    answer = unlimited_service.post("/validate", {"puzzle": UNIQUE, "progress": progress})

    assert answer.json() == board(
        progress,
        valid=valid,
        complete=valid and "-" not in entries,
        changedGivens=changed,
        incorrectCells=incorrect,
        conflictCells=conflicts,
    )
