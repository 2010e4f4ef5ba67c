"""Refusals shared by `/publish` and `/worksheets`; one bad grid spoils the whole request."""

from collections.abc import Iterator
from typing import Any

import pytest

from samples import EMPTY, INVALID, OTHER, UNIQUE, UNSOLVABLE
from service import Service

PATHS = ["/publish", "/worksheets"]

FORM = "expected 81 characters, each 1-9 or one of . 0 -, found "
AMBIGUOUS = "expected exactly one solution, found more than one solution"
NONE = "expected exactly one solution, found no solution"
EQUAL_GIVENS = "expected exactly one solution, found equal givens in a row, column or box"


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """Give a service that gives every search up at once."""
    folder = tmp_path_factory.mktemp("impatient")
    with Service(folder, search_node_budget=1) as service:
        yield service


@pytest.mark.parametrize("path", PATHS)
def test_every_grid_without_one_solution_is_named(unlimited_service: Service, path: str) -> None:
    answer = unlimited_service.post(
        path, {"puzzles": [EMPTY, UNIQUE, UNSOLVABLE, INVALID, OTHER, EMPTY]}
    )

    assert answer.status_code == 422
    assert answer.json() == {
        "error": {
            "code": "NOT_UNIQUE",
            "message": "A grid does not have exactly one solution.",
            "issues": [
                {"path": "puzzles[0]", "message": AMBIGUOUS},
                {"path": "puzzles[2]", "message": NONE},
                {"path": "puzzles[3]", "message": EQUAL_GIVENS},
                {"path": "puzzles[5]", "message": AMBIGUOUS},
            ],
        }
    }


@pytest.mark.parametrize("path", PATHS)
def test_an_ambiguous_grid_among_twenty_is_named(unlimited_service: Service, path: str) -> None:
    answer = unlimited_service.post(path, {"puzzles": [*[UNIQUE] * 19, EMPTY]})

    issues = [{"path": "puzzles[19]", "message": AMBIGUOUS}]
    assert answer.status_code == 422
    assert answer.json()["error"]["issues"] == issues


@pytest.mark.parametrize("path", PATHS)
def test_an_exhausted_search_is_named(impatient: Service, path: str) -> None:
    answer = impatient.post(path, {"puzzles": [UNIQUE, EMPTY, UNIQUE, EMPTY]})

    assert answer.status_code == 422
    assert answer.json()["error"]["code"] == "SEARCH_LIMIT"
    assert [issue["path"] for issue in answer.json()["error"]["issues"]] == [
        "puzzles[1]",
        "puzzles[3]",
    ]


@pytest.mark.parametrize("path", PATHS)
def test_not_unique_outranks_an_exhausted_search(impatient: Service, path: str) -> None:
    answer = impatient.post(path, {"puzzles": [EMPTY, INVALID, UNIQUE, UNSOLVABLE, INVALID]})

    error = answer.json()["error"]
    assert (answer.status_code, error["code"]) == (422, "NOT_UNIQUE")
    assert [issue["path"] for issue in error["issues"]] == [
        "puzzles[1]",
        "puzzles[3]",
        "puzzles[4]",
    ]


@pytest.mark.parametrize("path", PATHS)
def test_every_malformed_grid_is_named_before_any_search(
    unlimited_service: Service, path: str
) -> None:
    wrong = UNIQUE[:40] + "x" + UNIQUE[41:]
    answer = unlimited_service.post(
        path, {"puzzles": [UNIQUE[:-1], EMPTY, wrong, UNIQUE + "\n", UNIQUE, None, "", INVALID]}
    )

    assert answer.status_code == 400
    assert answer.json() == {
        "error": {
            "code": "INVALID_REQUEST",
            "message": "The request is not valid.",
            "issues": [
                {"path": "puzzles[0]", "message": FORM + "a text of length 80"},
                {"path": "puzzles[2]", "message": FORM + "another character at position 41"},
                {"path": "puzzles[3]", "message": FORM + "a text of length 82"},
                {"path": "puzzles[5]", "message": "expected a string, found null"},
                {"path": "puzzles[6]", "message": FORM + "a text of length 0"},
            ],
        }
    }


@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize(
    ("body", "issue"),
    [
        ({}, "puzzles"),
        ({"puzzles": []}, "puzzles"),
        ({"puzzles": [UNIQUE] * 21}, "puzzles"),
        ({"puzzles": UNIQUE}, "puzzles"),
        ({"puzzles": {"0": UNIQUE}}, "puzzles"),
        ({"puzzles": None}, "puzzles"),
        ({"puzzle": UNIQUE, "puzzles": [UNIQUE]}, "puzzle"),
        ({"puzzles": [[UNIQUE]]}, "puzzles[0]"),
        ({"puzzles": [UNIQUE], "IncludeAnswers": True}, "IncludeAnswers"),
        ({"puzzles": [UNIQUE], "include_answers": True}, "include_answers"),
        ([UNIQUE], ""),
    ],
)
def test_a_malformed_body_is_rejected_by_its_path(
    unlimited_service: Service, path: str, body: Any, issue: str
) -> None:
    answer = unlimited_service.post(path, body)

    error = answer.json()["error"]
    assert (answer.status_code, error["code"]) == (400, "INVALID_REQUEST")
    assert [found["path"] for found in error["issues"]] == [issue]


@pytest.mark.parametrize(
    ("options", "issue"),
    [
        ({"includeAnswers": 1}, "includeAnswers"),
        ({"includeAnswers": "true"}, "includeAnswers"),
        ({"includeAnswers": None}, "includeAnswers"),
        ({"paper": "A4"}, "paper"),
        ({"paper": "legal"}, "paper"),
        ({"paper": None}, "paper"),
        ({"answers": 1}, "answers"),
        ({"count": 1}, "count"),
    ],
)
def test_a_malformed_option_is_rejected(
    unlimited_service: Service, options: dict[str, object], issue: str
) -> None:
    answer = unlimited_service.post("/worksheets", {"puzzles": [UNIQUE], **options})

    assert answer.status_code == 400
    assert [found["path"] for found in answer.json()["error"]["issues"]] == [issue]


@pytest.mark.parametrize("option", ["includeAnswers", "paper", "count"])
def test_publish_rejects_the_options_of_worksheets(unlimited_service: Service, option: str) -> None:
    answer = unlimited_service.post("/publish", {"puzzles": [UNIQUE], option: "a4"})

    assert answer.status_code == 400
    assert [found["path"] for found in answer.json()["error"]["issues"]] == [option]
