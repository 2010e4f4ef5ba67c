"""Grids as results draw them are taken back; other texts are read for the puzzles in them."""

from typing import Any

import pytest

from mcp_client import call, error_of
from nonet.web.mcp.text import draw_grid
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
def test_a_grid_in_nine_lines_is_the_grid_in_one(
    unlimited_service: Service, tool: str, drawn: dict[str, Any], plain: dict[str, Any]
) -> None:
    found = call(unlimited_service, tool, drawn)

    assert not found.is_error
    assert found.structured_content == call(unlimited_service, tool, plain).structured_content


def test_a_row_of_another_length_is_named(unlimited_service: Service) -> None:
    rows = DRAWN.splitlines()
    rows[3] = rows[3][:-2]

    error = error_of(call(unlimited_service, "check_puzzle", {"puzzle": "\n".join(rows)}))

    assert (error["code"], error["issues"][0]["path"]) == ("INVALID_REQUEST", "puzzle")
    assert "line 4" in error["issues"][0]["message"]


def test_two_drawn_grids_are_not_one(unlimited_service: Service) -> None:
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


@pytest.mark.parametrize("text", ["no puzzle at all", "\n".join([UNIQUE] * 21)])
def test_a_text_without_puzzles_or_with_too_many_is_refused(
    unlimited_service: Service, text: str
) -> None:
    error = error_of(call(unlimited_service, "import_puzzles", {"text": text}))

    assert (error["code"], error["issues"][0]["path"]) == ("INVALID_REQUEST", "text")


def test_custom_puzzles_are_as_wished(unlimited_service: Service) -> None:
    wish = {"technique": "x-wing", "seed": "7", "symmetry": "none"}

    found = call(unlimited_service, "generate_custom", wish).structured_content

    [item] = found["puzzles"]
    assert item["hardestTechnique"] == "x-wing"
    assert found == unlimited_service.post("/generate/custom", wish).json()


def test_a_step_beyond_singles_is_explained(unlimited_service: Service) -> None:
    puzzle = unlimited_service.post("/generate", {"difficulty": "expert"}).json()["puzzles"][0][
        "puzzle"
    ]

    steps = call(unlimited_service, "explain_step", {"puzzle": puzzle, "progress": puzzle})

    assert steps.structured_content["status"] == "step"


def test_an_empty_text_is_told_that_it_is_too_short(unlimited_service: Service) -> None:
    error = error_of(call(unlimited_service, "import_puzzles", {"text": ""}))

    issue = {"path": "text", "message": "expected at least 1, found 0 characters"}
    assert (error["code"], error["issues"]) == ("INVALID_REQUEST", [issue])
