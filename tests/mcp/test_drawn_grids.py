"""Grids as results draw them are taken back; other texts are read for the puzzles in them."""

from collections.abc import Sequence
from itertools import count
from typing import Any

import pytest

from mcp_client import call, error_of
from nonet.engine import Grid, generate
from nonet.server.mcp.text import draw_grid
from samples import EMPTY, INVALID, SOLUTION, UNIQUE, normal
from service import Service

DRAWN = draw_grid(normal(UNIQUE))


@pytest.mark.parametrize(
    ("tool", "drawn", "plain"),
    [
        ("check_puzzle", {"puzzle": DRAWN}, {"puzzle": UNIQUE}),
        (
            "explain_step",
            {"puzzle": DRAWN, "progress": DRAWN.replace(" |", "")},
            {"puzzle": UNIQUE, "progress": UNIQUE},
        ),
        ("publish_puzzles", {"puzzles": [DRAWN, SOLUTION]}, {"puzzles": [UNIQUE, SOLUTION]}),
    ],
)
def test_a_grid_in_nine_lines_equals_one_in_one_line(
    unlimited_service: Service, tool: str, drawn: dict[str, Any], plain: dict[str, Any]
) -> None:
    found = call(unlimited_service, tool, drawn)

    assert not found.is_error
    assert found.structured_content == call(unlimited_service, tool, plain).structured_content


@pytest.mark.parametrize("tool", ["explain_step", "prove_step"])
@pytest.mark.parametrize("form", ["rows", "729"])
def test_candidates_of_a_grid_count_as_eliminated(
    unlimited_service: Service, tool: str, form: str
) -> None:
    # A cell with one candidate would be written as filled.
    puzzles = (generate("hard", seed=3, index=index) for index in count())
    made = next(one for one in puzzles if all(len(it) != 1 for it in Grid(one.puzzle).candidates))
    puzzle, candidates = made.puzzle, [*Grid(made.puzzle).candidates]
    cell = next(cell for cell, digits in enumerate(candidates) if len(digits) > 2)
    solution = int(made.solution[cell])
    removed = next(digit for digit in candidates[cell] if digit != solution)
    candidates[cell] = tuple(digit for digit in candidates[cell] if digit != removed)
    deduction: dict[str, Any] = {"premises": [], "links": [], "conclusions": {}}
    more = {"deduction": deduction} if tool == "prove_step" else {}

    drawn = {"puzzle": written(puzzle, candidates, form), "progress": puzzle, **more}
    plain = {
        "puzzle": puzzle,
        "progress": puzzle,
        "eliminated": [{"index": cell, "value": removed}],
        **more,
    }

    found, expected = (call(unlimited_service, tool, one) for one in (drawn, plain))
    assert found.structured_content == expected.structured_content


def written(puzzle: str, candidates: Sequence[Sequence[int]], form: str) -> str:
    """Write a board with nine characters for each cell, or a list of candidates."""
    cells = [
        [int(sign)] if sign != "-" else digits
        for sign, digits in zip(puzzle, candidates, strict=True)
    ]
    if form == "729":
        return "".join(str(d) if d in cell else "." for cell in cells for d in range(1, 10))
    words = ["".join(map(str, cell)) for cell in cells]
    return "\n".join(" ".join(words[at : at + 9]) for at in range(0, 81, 9))


def test_a_row_of_the_wrong_length_is_named(unlimited_service: Service) -> None:
    rows = DRAWN.splitlines()
    rows[3] = rows[3][:-2]

    error = error_of(call(unlimited_service, "check_puzzle", {"puzzle": "\n".join(rows)}))

    assert (error["code"], error["issues"][0]["path"]) == ("INVALID_REQUEST", "puzzle")
    assert "line 4" in error["issues"][0]["message"]


def test_two_drawn_grids_are_rejected(unlimited_service: Service) -> None:
    error = error_of(
        call(unlimited_service, "publish_puzzles", {"puzzles": [f"{DRAWN}\n\n{DRAWN}"]})
    )

    assert [issue["path"] for issue in error["issues"]] == ["puzzles[0]"]


def test_puzzles_of_a_text_come_with_verdicts_and_reasons(unlimited_service: Service) -> None:
    text = f"1. from a book\n{DRAWN}\n\n{EMPTY}\n{INVALID}\n"

    found = call(unlimited_service, "import_puzzles", {"text": text})

    statuses = [item["status"] for item in found.structured_content["results"]]
    assert statuses == ["unique", "multiple", "invalid"]
    [content] = found.content
    assert "r1c1 can hold 1 or 2" in content.text  # type: ignore[union-attr]
    assert "the givens in r1c1 r1c2 contradict each other" in content.text  # type: ignore[union-attr]


def test_skipped_lines_of_a_text_are_reported(unlimited_service: Service) -> None:
    text = f"{UNIQUE}\nAnd this one is from my paper:\n{UNIQUE}\n"

    found = call(unlimited_service, "import_puzzles", {"text": text})

    assert found.structured_content["skippedLines"] == [2]
    [content] = found.content
    assert "Skipped lines, without a grid: 2" in content.text  # type: ignore[union-attr]


@pytest.mark.parametrize("text", ["no puzzle at all", "\n".join([UNIQUE] * 21)])
def test_texts_without_or_with_too_many_puzzles_are_rejected(
    unlimited_service: Service, text: str
) -> None:
    error = error_of(call(unlimited_service, "import_puzzles", {"text": text}))

    assert (error["code"], error["issues"][0]["path"]) == ("INVALID_REQUEST", "text")


def test_custom_puzzles_meet_their_spec(unlimited_service: Service) -> None:
    spec = {"technique": "x-wing", "seed": "7", "symmetry": "none"}

    found = call(unlimited_service, "generate_custom", spec).structured_content

    [item] = found["puzzles"]
    assert item["hardestTechnique"] == "x-wing"
    assert found == unlimited_service.post("/generate/custom", spec).json()


def test_a_step_beyond_singles_is_explained(unlimited_service: Service) -> None:
    puzzle = unlimited_service.post("/generate", {"difficulty": "expert"}).json()["puzzles"][0][
        "puzzle"
    ]

    steps = call(unlimited_service, "explain_step", {"puzzle": puzzle, "progress": puzzle})

    assert steps.structured_content["status"] == "step"


def test_an_empty_text_is_reported_as_too_short(unlimited_service: Service) -> None:
    error = error_of(call(unlimited_service, "import_puzzles", {"text": ""}))

    issue = {"path": "text", "message": "expected at least 1, found 0 characters"}
    assert (error["code"], error["issues"]) == ("INVALID_REQUEST", [issue])
