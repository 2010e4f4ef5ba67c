import pytest

from nonet import engine
from samples import (
    ATTRIBUTION,
    EMPTY,
    HARD,
    INVALID,
    REQUESTS,
    SOLUTION,
    UNIQUE,
    UNSOLVABLE,
    normal,
)
from service import Service

pytestmark = pytest.mark.shared


def test_a_unique_grid_is_returned_normalized_with_its_solution(service: Service) -> None:
    answer = service.post("/check", {"puzzle": UNIQUE})

    assert answer.status_code == 200
    assert answer.json() == {
        "puzzle": normal(UNIQUE),
        "status": "unique",
        "unique": True,
        "solutionsFound": 1,
        "searchComplete": True,
        "nodes": 0,
        "solution": SOLUTION,
        "attribution": ATTRIBUTION,
    }


@pytest.mark.parametrize(
    ("grid", "status", "found"),
    [(EMPTY, "multiple", 2), (UNSOLVABLE, "unsolvable", 0), (INVALID, "invalid", 0)],
)
def test_other_grids_get_their_documented_status(
    unlimited_service: Service, grid: str, status: str, found: int
) -> None:
    answer = unlimited_service.post("/check", {"puzzle": grid}).json()

    nodes = answer.pop("nodes")
    assert nodes >= 0
    assert answer == {
        "puzzle": normal(grid),
        "status": status,
        "unique": False,
        "solutionsFound": found,
        "searchComplete": True,
        "solution": None,
        "attribution": ATTRIBUTION,
    }


@pytest.mark.parametrize("other", [1, 8, 72, 10], ids=["row", "far in row", "column", "box"])
def test_equal_givens_in_any_house_are_invalid_without_a_search(
    unlimited_service: Service, other: int
) -> None:
    grid = "".join("7" if cell in (0, other) else "." for cell in range(81))

    answer = unlimited_service.post("/check", {"puzzle": grid}).json()

    assert (answer["status"], answer["nodes"]) == ("invalid", 0)


def test_a_valid_full_grid_is_its_own_solution(service: Service) -> None:
    answer = service.post("/check", {"puzzle": SOLUTION}).json()

    assert (answer["status"], answer["solution"], answer["nodes"]) == ("unique", SOLUTION, 0)


def test_a_puzzle_beyond_propagation_counts_the_guesses(service: Service) -> None:
    answer = service.post("/check", {"puzzle": HARD}).json()

    assert answer["status"] == "unique"
    assert answer["nodes"] == engine.count_solutions(HARD).nodes > 0


def test_each_sign_for_an_empty_cell_means_the_same(service: Service) -> None:
    answers = [
        service.post("/check", {"puzzle": UNIQUE.replace(".", sign)}).json() for sign in ".0-"
    ]

    assert answers[0] == answers[1] == answers[2]


@pytest.mark.parametrize("endpoint", REQUESTS)
def test_every_endpoint_answers_a_minimal_request(service: Service, endpoint: str) -> None:
    answer = service.post(endpoint, REQUESTS[endpoint])

    assert answer.status_code == 200
    assert answer.headers["Content-Type"] == "application/json"
    assert answer.json()["attribution"] == ATTRIBUTION
